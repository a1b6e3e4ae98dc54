/// How the dashboard looks: light and dark, print, forced colours, down to 320 pixels.
enum DashboardStyle {
  /// The style sheet.
  static let css = """
    :root{color-scheme:light dark;--back:#fff;--panel:#f5f6f8;--text:#1b1f24;--quiet:#57606a;
    --line:#d0d7de;--accent:#0a58b8;--bad:#b3261e;--warn:#8a5300;--good:#1a6f37;--heat:10,88,184}
    @media(prefers-color-scheme:dark){:root{--back:#14171a;--panel:#1d2125;--text:#e6e9ec;
    --quiet:#a3adb8;--line:#3b434b;--accent:#7db4ff;--bad:#ff8a80;--warn:#f2b45c;--good:#6fd08c;
    --heat:125,180,255}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--back);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
    main,header,footer{max-width:76rem;margin:0 auto;padding:0 1rem}
    header{padding-top:1.5rem}footer{padding:2rem 1rem;color:var(--quiet)}
    h1{font-size:1.6rem;line-height:1.25;margin:0}h2{font-size:1.25rem;margin:2.5rem 0 .75rem}
    h3{font-size:1rem;margin:1.25rem 0 .5rem}p{margin:.4rem 0}a{color:var(--accent)}
    .skip{position:absolute;inset-inline-start:-99rem}
    .skip:focus{position:static;display:inline-block;padding:.5rem}
    nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:1rem 0 0}
    nav a{display:inline-block;min-height:24px}
    .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:.75rem;
    margin:1.25rem 0;padding:0;list-style:none}
    .tiles li,.card{background:var(--panel);border:1px solid var(--line);border-radius:.5rem;
    padding:.75rem 1rem}
    .tiles b{display:block;font-size:1.6rem;line-height:1.2}.tiles span{color:var(--quiet)}
    .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(19rem,100%),1fr));gap:.75rem}
    .scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.5rem}
    .scroll:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid var(--accent);
    outline-offset:2px}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
    caption{text-align:start;padding:.5rem .75rem;color:var(--quiet)}
    th,td{padding:.4rem .75rem;text-align:start;vertical-align:top;border-top:1px solid var(--line)}
    thead th{border-top:0;white-space:nowrap;background:var(--panel)}
    td.n,th.n{text-align:end;white-space:nowrap}
    tbody th{font-weight:600;min-width:9rem;overflow-wrap:anywhere}
    .more>.cards{margin-top:.75rem}
    .bad{color:var(--bad)}.warn{color:var(--warn)}.good{color:var(--good)}.quiet{color:var(--quiet)}
    .place{min-width:16rem;font-family:ui-monospace,monospace;font-size:.875rem;overflow-wrap:anywhere}
    summary{cursor:pointer;min-height:24px;color:var(--accent)}
    details .scroll{margin-top:.5rem;max-height:20rem}
    figure{margin:0}figcaption{font-weight:600;margin-bottom:.25rem;overflow-wrap:anywhere}
    svg{display:block;width:100%;height:auto;overflow:visible}
    .plot{overflow-x:auto}.plot svg{min-width:44rem}
    .plot:focus-visible{outline:3px solid var(--accent)}
    svg.spark{width:120px;height:28px}
    .grid{stroke:var(--line);fill:none}.tick{fill:var(--quiet);font-size:13px}
    .cards .tick{font-size:13px}
    .break{stroke:var(--warn);stroke-dasharray:2 3;fill:none;stroke-width:1.5}
    .line{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round;stroke:var(--accent)}
    .line.s1{stroke:var(--warn);stroke-dasharray:7 4}.line.s2{stroke:var(--quiet);stroke-dasharray:1 5}
    .dot{fill:var(--accent)}.dot.s1{fill:var(--warn)}.dot.s2{fill:var(--quiet)}
    .severity .line.s0{stroke:var(--bad)}.severity .dot.s0{fill:var(--bad)}
    .legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0}
    .legend svg{display:inline-block;width:36px;height:12px;vertical-align:middle}
    .bar{fill:var(--accent)}
    .h0{background:rgba(var(--heat),0)}.h1{background:rgba(var(--heat),.06)}
    .h2{background:rgba(var(--heat),.12)}.h3{background:rgba(var(--heat),.19)}
    .h4{background:rgba(var(--heat),.27)}
    .worse::before{content:"▲ "}.better::before{content:"▼ "}
    @media(max-width:40rem){th,td{padding:.35rem .5rem}}
    @media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    @media(forced-colors:active){.line,.break,.grid{stroke:CanvasText}.dot,.bar{fill:CanvasText}
    .tick{fill:CanvasText}}
    @media print{nav,.skip{display:none}.scroll,details .scroll{overflow:visible;max-height:none}
    details::details-content{content-visibility:visible;block-size:auto}}

    """
}
