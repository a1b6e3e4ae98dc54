/// The frame of the review page: `{{name}}` is a text of the page, `{{=name}}` what is made for it.
enum ReviewShell {
  /// The whole page but for its data.
  static let page = #"""
    <!doctype html>
    <html lang="{{=language}}" dir="{{=direction}}">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="{{=policy}}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>{{=title}}</title>
    <link rel="icon" href="data:,">
    <style>{{=style}}</style>
    </head>
    <body>
    <a class="skip" href="#list">{{skip}}</a>
    <header class="top">
    <h1>{{=title}}</h1>
    <p class="lead">{{=counts}}</p>{{=notRead}}
    <p class="intro needs-script" hidden>{{intro}}</p>
    </header>
    <main>
    {{=about}}
    <noscript><p class="noscript">{{=noscript}}</p></noscript>
    <div class="work">
    <form class="filters needs-script" id="filters" role="search" aria-labelledby="filters-title" hidden>
    <details id="filter-box" open>
    <summary><h2 id="filters-title">{{filters}}</h2></summary>
    <div class="fields">
    <p class="field"><label for="search">{{search}}</label><input type="search" id="search" autocomplete="off"></p>
    <div class="facets" id="facets"></div>
    <p class="field"><label for="group">{{group}}</label><select id="group">
    <option value="rule">{{group.rule}}</option>
    <option value="locale">{{group.locale}}</option>
    <option value="key">{{group.key}}</option>
    <option value="file">{{group.file}}</option>
    <option value="text">{{group.text}}</option>
    </select></p>
    <p class="check"><input type="checkbox" id="merge" checked><label for="merge">{{merge}}</label></p>
    <p><button type="button" id="reset">{{reset}}</button></p>
    </div>
    </details>
    </form>
    <section class="results" id="list" tabindex="-1" aria-label="{{list}}">
    <p class="range needs-script" id="range" hidden></p>
    <div id="cards">
    {{=cards}}
    </div>
    <nav class="pages needs-script" id="pages" aria-label="{{pages}}" hidden>
    <button type="button" id="previous">{{page.previous}}</button>
    <button type="button" id="next">{{page.next}}</button>
    </nav>
    </section>
    </div>
    </main>
    <section class="bar needs-script" aria-label="{{bar}}" hidden>
    <p id="saved"></p>
    <p id="progress"></p>
    <div class="buttons">
    <button type="button" id="undo">{{undo.last}}</button>
    <button type="button" id="help">{{help}}</button>
    <button type="button" id="save" class="primary">{{save}}</button>
    </div>
    </section>
    <div role="status" id="said" class="hidden-text"></div>
    {{=dialogs}}
    <template id="card">
    {{=template}}
    </template>
    <script type="application/json" id="data">{{=data}}</script>
    <script>{{=script}}</script>
    </body>
    </html>

    """#

  /// A card before the script fills it.
  static let card = #"""
    <article class="card" tabindex="-1">
    <div class="head"><p class="badge"></p><h3></h3></div>
    <p class="where"><code class="key" dir="auto"></code> <span class="slot"></span> <span class="in"></span></p>
    <p class="comment" hidden><span class="name">{{comment}}</span> <q dir="auto"></q></p>
    <dl class="texts"></dl>
    <dl class="facts"></dl>
    <fieldset class="translations" hidden><legend></legend><div class="rows"></div></fieldset>
    <details class="why"><summary></summary><div class="body"></div></details>
    <details class="others" hidden><summary></summary><div class="body"></div></details>
    <details class="copies" hidden><summary></summary><div class="body"></div></details>
    <details class="related" hidden><summary></summary><div class="body"></div></details>
    <p class="done" hidden></p>
    <div class="actions">
    <button type="button" class="primary" data-act="accept">{{accept}}</button>
    <button type="button" data-act="write">{{write}}</button>
    <button type="button" data-act="ignore">{{ignore}}</button>
    <button type="button" data-act="unsure">{{unsure}}</button>
    <button type="button" data-act="undo" hidden>{{undo}}</button>
    </div>
    <p class="place"><code dir="ltr"></code> <a>{{link}}</a></p>
    </article>
    """#

  /// The dialogs.
  static let dialogs = #"""
    <dialog id="write-dialog" aria-labelledby="write-title">
    <form method="dialog" novalidate>
    <h2 id="write-title">{{write.title}}</h2>
    <dl class="texts" id="write-texts"></dl>
    <p class="field"><label for="write-text">{{write.label}}</label>
    <textarea id="write-text" rows="3" dir="auto" aria-describedby="write-hint write-length write-checks"></textarea></p>
    <p class="hint" id="write-hint">{{write.hint}}</p>
    <p class="hint" id="write-length"></p>
    <div role="status"><ul class="checks" id="write-checks"></ul></div>
    <p class="field"><label for="write-comment">{{comment.label}}</label><input type="text" id="write-comment" dir="auto" autocomplete="off"></p>
    <p class="error" id="write-error" role="alert"></p>
    <p class="buttons"><button type="submit" class="primary" value="save">{{write.save}}</button>
    <button type="button" class="cancel">{{cancel}}</button></p>
    </form>
    </dialog>
    <dialog id="ignore-dialog" aria-labelledby="ignore-title">
    <form method="dialog" novalidate>
    <h2 id="ignore-title">{{ignore.title}}</h2>
    <p class="field"><label for="ignore-reason">{{ignore.reason}}</label><select id="ignore-reason" aria-describedby="ignore-error">
    <option value="">{{ignore.choose}}</option>
    <option value="name">{{ignore.name}}</option>
    <option value="meant">{{ignore.meant}}</option>
    <option value="space">{{ignore.space}}</option>
    <option value="unlike">{{ignore.unlike}}</option>
    <option value="other">{{ignore.other}}</option>
    </select></p>
    <p class="field"><label for="ignore-more">{{ignore.more}}</label>
    <textarea id="ignore-more" rows="3" dir="auto" aria-describedby="ignore-error"></textarea></p>
    <p class="error" id="ignore-error" role="alert"></p>
    <p class="buttons"><button type="submit" class="primary" value="save">{{ignore.save}}</button>
    <button type="button" class="cancel">{{cancel}}</button></p>
    </form>
    </dialog>
    <dialog id="unsure-dialog" aria-labelledby="unsure-title">
    <form method="dialog" novalidate>
    <h2 id="unsure-title">{{unsure.title}}</h2>
    <p class="field"><label for="unsure-comment">{{unsure.label}}</label>
    <textarea id="unsure-comment" rows="3" dir="auto" aria-describedby="unsure-error"></textarea></p>
    <p class="error" id="unsure-error" role="alert"></p>
    <p class="buttons"><button type="submit" class="primary" value="save">{{unsure.save}}</button>
    <button type="button" class="cancel">{{cancel}}</button></p>
    </form>
    </dialog>
    <dialog id="save-dialog" aria-labelledby="save-title">
    <form method="dialog" novalidate>
    <h2 id="save-title">{{save.title}}</h2>
    <ul id="save-counts"></ul>
    <p>{{save.what}}</p>
    <p><code dir="ltr" translate="no">label-lint review import decisions.json</code></p>
    <p class="hint" id="save-local"></p>
    <p class="field"><label for="save-name">{{save.name}}</label><input type="text" id="save-name" autocomplete="name" dir="auto"></p>
    <p class="buttons"><button type="button" class="primary" id="download">{{save.file}}</button>
    <button type="button" class="cancel">{{close}}</button></p>
    <p class="field"><label for="load">{{save.load}}</label><input type="file" id="load" accept="application/json,.json" aria-describedby="load-hint"></p>
    <p class="hint" id="load-hint">{{save.load.hint}}</p>
    <p class="answer" id="load-answer" role="status"></p>
    </form>
    </dialog>
    <dialog id="help-dialog" aria-labelledby="help-title">
    <form method="dialog" novalidate>
    <h2 id="help-title">{{keys.title}}</h2>
    <p>{{keys.hint}}</p>
    <p class="check"><input type="checkbox" id="keys-on" checked><label for="keys-on">{{keys.on}}</label></p>
    <table>
    <thead><tr><th scope="col">{{keys.key}}</th><th scope="col">{{keys.does}}</th></tr></thead>
    <tbody>
    <tr><th scope="row"><kbd>j</kbd></th><td>{{keys.next}}</td></tr>
    <tr><th scope="row"><kbd>k</kbd></th><td>{{keys.previous}}</td></tr>
    <tr><th scope="row"><kbd>a</kbd></th><td>{{keys.accept}}</td></tr>
    <tr><th scope="row"><kbd>e</kbd></th><td>{{keys.write}}</td></tr>
    <tr><th scope="row"><kbd>i</kbd></th><td>{{keys.ignore}}</td></tr>
    <tr><th scope="row"><kbd>c</kbd></th><td>{{keys.unsure}}</td></tr>
    <tr><th scope="row"><kbd>u</kbd></th><td>{{keys.undo}}</td></tr>
    <tr><th scope="row"><kbd>/</kbd></th><td>{{keys.search}}</td></tr>
    <tr><th scope="row"><kbd>?</kbd></th><td>{{keys.help}}</td></tr>
    <tr><th scope="row"><kbd>Esc</kbd></th><td>{{keys.close}}</td></tr>
    </tbody>
    </table>
    <p class="buttons"><button type="button" class="cancel">{{close}}</button></p>
    </form>
    </dialog>
    """#
}
