/// How the review page looks: light, dark, forced colours, narrow, printed.
enum ReviewStyle {
  /// The style sheet, a constant: the page's policy names it by its hash.
  static let text = #"""
    :root {
      color-scheme: light dark;
      --page: #f4f5f7; --card: #ffffff; --field: #ffffff; --quiet: #eef0f3;
      --text: #1a1d21; --muted: #535b66; --line: #c9ced6; --edge: #747c88;
      --link: #0b4fc4; --focus: #0b4fc4; --on: #ffffff;
      --error: #a3171b; --warning: #7a4700; --note: #2f5685; --good: #11612f;
      --mark: #ffe08a; --mark-line: #8a5a00;
      --del: #fde3e1; --del-text: #8c1515; --ins: #d9f2df; --ins-text: #0f5527;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #121417; --card: #1b1e23; --field: #14171b; --quiet: #23272d;
        --text: #e7e9ec; --muted: #a9b1bc; --line: #363c45; --edge: #8a929e;
        --link: #8db8ff; --focus: #8db8ff; --on: #0b1526;
        --error: #ff9c94; --warning: #f3bf62; --note: #a3c4f0; --good: #83d69b;
        --mark: #5a4300; --mark-line: #f3bf62;
        --del: #4a1d1c; --del-text: #ffb9b3; --ins: #133a20; --ins-text: #a5e8b8;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-block: 1rem 6rem; }
    body {
      margin: 0; padding: 0; background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      overflow-wrap: anywhere;
    }
    [hidden] { display: none !important; }
    h1, h2, h3, p, dl, dd, ul { margin: 0; }
    h1 { font-size: 1.75rem; line-height: 1.2; }
    h2 { font-size: 1.2rem; line-height: 1.3; }
    h3 { font-size: 1.05rem; line-height: 1.4; }
    a { color: var(--link); }
    code, kbd { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .9em; }
    kbd { border: 1px solid var(--edge); border-radius: .25rem; padding: .1rem .4rem; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    .skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -10rem; background: var(--card); padding: .75rem 1rem; z-index: 3; }
    .skip:focus { inset-block-start: 1rem; }
    .hidden-text {
      position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    .top, main { max-inline-size: 84rem; margin-inline: auto; padding-inline: 1.25rem; }
    .top { padding-block: 1.75rem .5rem; }
    .lead { margin-block-start: .5rem; font-size: 1.1rem; }
    .lead .total { font-weight: 700; }
    .lead span { margin-inline-end: .9rem; white-space: nowrap; }
    .intro { color: var(--muted); margin-block-start: .35rem; max-inline-size: 45rem; }
    .error-mark { color: var(--error); } .warning-mark { color: var(--warning); } .note-mark { color: var(--note); }
    .noscript { border: 1px solid var(--edge); border-radius: .5rem; padding: .75rem 1rem; margin-block: 1rem; background: var(--card); }

    .about { margin-block: 1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
    .about > summary { padding: .7rem 1rem; font-weight: 600; }
    .about > summary h2 { display: inline; font-size: 1rem; }
    .about .body { padding: 0 1rem 1rem; display: grid; gap: 1rem; }
    .about h3 { margin-block-end: .35rem; }
    .plain { display: grid; grid-template-columns: minmax(8rem, max-content) minmax(0, 1fr); gap: .2rem 1rem; }
    .plain dt { color: var(--muted); }
    summary { cursor: pointer; min-block-size: 1.75rem; }
    .scroll { overflow-x: auto; max-inline-size: 100%; }
    table { border-collapse: collapse; }
    caption { text-align: start; font-weight: 600; padding-block-end: .35rem; }
    th, td { text-align: start; padding: .3rem .75rem; border-block-end: 1px solid var(--line); vertical-align: top; overflow-wrap: normal; }
    thead th { border-block-end: 2px solid var(--edge); }
    td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
    td.number a { display: inline-block; min-inline-size: 1.5rem; min-block-size: 1.5rem; }

    .work { display: grid; gap: 1.5rem; padding-block-end: 2rem; grid-template-columns: minmax(0, 1fr); }
    @media (min-width: 60rem) {
      .work { grid-template-columns: 17rem minmax(0, 1fr); }
      .filters { position: sticky; inset-block-start: 1rem; max-block-size: calc(100vh - 7rem); overflow-y: auto; align-self: start; }
      html:not(.scripted) .work { grid-template-columns: minmax(0, 1fr); }
    }
    .filters { padding: .75rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
    .filters summary h2 { display: inline; }
    .fields { display: grid; gap: .75rem; padding-block: .5rem .25rem; }
    .facets { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); }
    .field { display: grid; gap: .2rem; }
    .field label, .name { color: var(--muted); font-size: .9rem; }
    .check { display: flex; gap: .5rem; align-items: center; }
    .check input { inline-size: 1.5rem; block-size: 1.5rem; margin: 0; flex: none; accent-color: var(--link); }
    input, select, textarea, button { font: inherit; color: inherit; }
    input[type=search], input[type=text], input[type=file], select, textarea {
      inline-size: 100%; min-block-size: 2.5rem; padding: .4rem .6rem; background: var(--field);
      border: 1px solid var(--edge); border-radius: .4rem;
    }
    textarea { resize: vertical; font-size: 1.1rem; }
    button {
      min-block-size: 2.5rem; padding: .4rem .9rem; background: var(--card); border: 1px solid var(--edge);
      border-radius: .4rem; cursor: pointer;
    }
    button:hover { background: var(--quiet); }
    .primary { background: var(--link); border-color: var(--link); color: var(--on); font-weight: 600; }
    .primary:hover { background: var(--link); text-decoration: underline; }
    .primary:focus-visible { outline-offset: 3px; }
    button:disabled { opacity: 1; color: var(--muted); border-style: dashed; cursor: default; }

    .results:focus { outline: none; }
    .results:focus-visible { outline: 3px solid var(--focus); outline-offset: 6px; }
    .range { color: var(--muted); margin-block-end: .75rem; }
    .group { margin-block-end: 2rem; }
    .group > h2 { margin-block-end: .15rem; }
    .group > h2 .many { color: var(--muted); font-weight: 400; font-size: 1rem; }
    .group > .what { color: var(--muted); margin-block-end: .75rem; max-inline-size: 50rem; }
    .card {
      background: var(--card); border: 1px solid var(--line); border-inline-start: .3rem solid var(--edge);
      border-radius: .6rem; padding: 1rem 1.15rem; margin-block: .75rem; display: grid; gap: .6rem;
      content-visibility: auto; contain-intrinsic-size: auto 24rem;
    }
    /* What is opened is measured as it is, not as it was when it was last seen. */
    .card:has(details[open]) { content-visibility: visible; }
    .card.is-error { border-inline-start-color: var(--error); }
    .card.is-warning { border-inline-start-color: var(--warning); }
    .card.is-note { border-inline-start-color: var(--note); }
    .card:focus-visible { outline-offset: 3px; }
    .head { display: flex; gap: .75rem; align-items: baseline; }
    .badge { flex: none; font-size: .85rem; font-weight: 700; }
    .is-error .badge { color: var(--error); } .is-warning .badge { color: var(--warning); } .is-note .badge { color: var(--note); }
    .where { color: var(--muted); font-size: .95rem; display: flex; flex-wrap: wrap; gap: .15rem 1rem; }
    .key { color: var(--text); }
    .comment q { font-style: italic; }
    .texts { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
    .texts > div { background: var(--quiet); border-radius: .5rem; padding: .6rem .8rem; }
    .texts dt { color: var(--muted); font-size: .85rem; }
    .texts dd { font-size: 1.2rem; line-height: 1.45; white-space: pre-wrap; }
    .texts dd.empty { color: var(--muted); font-size: 1rem; font-style: italic; }
    .texts dd.whole { max-block-size: 60vh; overflow-y: auto; }
    .texts:empty, .facts:empty { display: none; }
    .facts { display: grid; grid-template-columns: minmax(7.5rem, max-content) minmax(0, 1fr); gap: .35rem 1rem; }
    .facts > div { display: contents; }
    .facts dt { color: var(--muted); }
    .facts dd { white-space: pre-wrap; }
    .translations { margin: 0; border: 1px solid var(--line); border-radius: .4rem; padding: .4rem .8rem; }
    .translations legend { color: var(--muted); padding-inline: .3rem; }
    .translations p { margin-block: .25rem; }
    .translations input { inline-size: 1.5rem; block-size: 1.5rem; vertical-align: middle; }
    .facts .suggestion { font-size: 1.1rem; }
    mark { background: var(--mark); color: inherit; text-decoration: underline 2px; text-decoration-color: var(--mark-line); text-underline-offset: .2em; border-radius: .15rem; }
    del { background: var(--del); color: var(--del-text); text-decoration: line-through 2px; border-radius: .15rem; }
    ins { background: var(--ins); color: var(--ins-text); text-decoration: underline 2px; border-radius: .15rem; }
    .sign { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .7em; border: 1px solid var(--edge); border-radius: .2rem; padding: 0 .2rem; color: var(--muted); unicode-bidi: isolate; direction: ltr; }
    .more { font-size: .95rem; color: var(--muted); }
    details .body { padding-block: .35rem .25rem; padding-inline-start: 1.1rem; display: grid; gap: .5rem; }
    .why summary { text-wrap: pretty; }
    blockquote { margin: 0; padding-inline-start: .8rem; border-inline-start: 3px solid var(--line); }
    blockquote cite { display: block; color: var(--muted); font-style: normal; font-size: .9rem; }
    .others table dd, .others td { white-space: pre-wrap; overflow-wrap: anywhere; }
    .done { font-weight: 600; color: var(--good); white-space: pre-wrap; }
    .actions, .buttons { display: flex; flex-wrap: wrap; gap: .6rem; }
    .place { font-size: .9rem; color: var(--muted); display: flex; flex-wrap: wrap; gap: .15rem 1rem; }
    .place a { min-block-size: 1.5rem; }
    .is-done { background: var(--quiet); }
    .is-done .texts > div { background: transparent; padding-inline: 0; }
    .is-done .texts dd { font-size: 1rem; }
    .is-done .facts, .is-done .translations, .is-done details { display: none; }
    .pages { display: flex; gap: .75rem; justify-content: space-between; }
    .bar {
      position: sticky; inset-block-end: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .35rem 1.25rem; align-items: center;
      background: var(--card); border-block-start: 1px solid var(--edge); padding: .6rem 1.25rem;
    }
    .bar #saved { font-weight: 600; } .bar #progress { color: var(--muted); }
    .bar .buttons { margin-inline-start: auto; }

    dialog {
      inline-size: min(40rem, calc(100vw - 1.5rem)); max-block-size: calc(100vh - 1.5rem); overflow-y: auto;
      background: var(--card); color: var(--text); border: 1px solid var(--edge); border-radius: .75rem; padding: 1.25rem;
    }
    dialog::backdrop { background: rgb(0 0 0 / .5); }
    dialog form { display: grid; gap: .9rem; }
    .hint { color: var(--muted); font-size: .95rem; }
    .checks { padding-inline-start: 1.25rem; }
    .checks:empty, .error:empty, .answer:empty, #save-counts:empty { display: none; }
    .checks .bad, .error { color: var(--error); font-weight: 600; }
    .checks .good { color: var(--good); }

    @media (max-width: 30rem) {
      .top, main { padding-inline: .75rem; }
      .facts, .plain { grid-template-columns: minmax(0, 1fr); gap: 0; }
      .facts dd, .plain dd { margin-block-end: .5rem; }
      .card { padding: .8rem; }
      .head { flex-direction: column; gap: .1rem; }
      .actions button { flex: 1 1 8rem; }
      .bar { padding-inline: .75rem; }
      .bar .buttons { margin-inline-start: 0; gap: .4rem; }
      .bar #progress { display: none; }
      th, td { padding-inline: .4rem; }
    }
    @media (max-height: 30rem), (max-width: 20rem) {
      .bar { position: static; }
      html { scroll-padding-block: 1rem; }
    }
    @media (prefers-reduced-motion: no-preference) {
      button { transition: background-color .12s; }
    }
    @media (forced-colors: active) {
      mark, del, ins { forced-color-adjust: none; background: Canvas; color: CanvasText; }
      .card, .texts > div, .primary { border: 1px solid CanvasText; }
      .primary { border-width: 2px; }
      button:disabled { color: GrayText; border-color: GrayText; }
    }
    @media print {
      :root { color-scheme: light; --page: #fff; --card: #fff; --quiet: #fff; --text: #000; --muted: #333; }
      .filters, .actions, .bar, .pages, .skip, .intro, .place a { display: none !important; }
      .work { display: block; }
      .card { content-visibility: visible; break-inside: avoid; }
      .is-done .facts { display: grid; } .is-done .translations { display: block; } .is-done details { display: block; }
      details::details-content { content-visibility: visible; block-size: auto; }
      .texts dd.whole { max-block-size: none; }
      h2 { break-after: avoid; }
    }
    """#
}
