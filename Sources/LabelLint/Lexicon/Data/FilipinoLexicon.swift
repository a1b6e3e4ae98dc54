extension LexiconData {
  /// The words of Filipino.
  static var filipino: String {
    #"""
    # label-lint lexicon
    language fil

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    links: ng, para

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: button {2/1}
    toggle-button certain head: button sa pag-toggle {1/1}
    checkbox certain head: check box {1/1}, checkbox {1/1}
    radio-button certain head: radio button {2/1}
    switch certain head: switch {1/1}
    slider certain head: slider {2/1}
    progress-bar certain head: indicator ng pag-usad {1/1}, progress bar {1/1}
    text-field certain head: kahon sa pag-edit {1/1}
    search-field certain head: paghahanap ng patlang ng teksto {1/1},
      text field ng paghahanap {1/1}
    combo-box certain head: combo box {1/1}, drop down na listahan {1/1}
    drop-down certain head: pop up na button {1/1}
    image noun head: imahe {4/3}, larawan {7/5}
    icon certain head: icon {7/4}
    picture noun head: larawan {4/3}
    graphic noun head: graphic {1/1}
    photo class head: larawan {2/1}
    logo certain head: logo {2/2}
    thumbnail class head: thumbnail {3/3}
    link class head: link {2/1}
    menu class head: menu {1/1}
    menu-item class head: item sa menu {1/1}
    tab class head: tab {2/2}
    toolbar class head: toolbar {1/1}
    heading class head: heading {3/2}
    dialog class head: dialog {3/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: napili {2/2}
    checked: may check {1/1}, nasuri {1/1}
    not-checked: hindi nilagyan ng check {1/1}, walang check {1/1}
    partly-checked: bahagyang may check {1/1}
    expanded: na-expand {1/1}, naka-expand {2/1}, pinalawak {2/1}
    collapsed: na-collapse {2/1}, naka-collapse {3/1}
    enabled: naka-enable {1/1}
    disabled: naka-disable {1/2}
    muted: naka-mute {1/1}
    on: i-on {1/1 also}, naka-on {2/1}
    off: i-off {1/1 also}, naka-off {3/1}
    active: aktibo {1/3}
    inactive: hindi aktibo {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: tanggapin {3}
    accept/reject second: tanggihan {3}
    activate/deactivate first: i-activate {1}
    activate/deactivate second: i-deactivate {1}
    active/inactive first: aktibo {1}
    active/inactive second: hindi aktibo {1}
    add/remove first: idagdag {2}, magdagdag {1}
    add/remove second: alisin {2}, tangalin {1}, tanggalin {1}
    allow/deny first: allow {1}, payagan {3}
    allow/deny second: huwag payagan {2}, i-block {1}, tanggihan {3}
    approve/reject first: aprubahan {1}
    approve/reject second: tanggihan {1}
    archive/unarchive first: archive {1}
    archive/unarchive second: i-unarchive {1}
    available/unavailable first: available {2}
    available/unavailable second: hindi available {2}
    bookmark/remove-bookmark first: magdagdag ng bookmark {1}
    bookmark/remove-bookmark second: tanggalin ang bookmark {1}
    camera-on/off first: i-on ang camera {1}
    camera-on/off second: i-off ang camera {1}
    captions-on/off first: i-enable ang mga subtitle {1}
    captions-on/off second: i-disable ang mga subtitle {1}
    check/uncheck first: i-tsek {1}
    check/uncheck second: i-uncheck {1}
    checked/unchecked first: may check {1}, nasuri {1}
    checked/unchecked second: hindi nilagyan ng check {1}, walang check {1}
    connect/disconnect first: kumonekta {1}
    connect/disconnect second: idiskonekta {1}
    download/cancel first: i-download {1}
    download/cancel second: ikansela ang pag-download {1}, kanselahin ang pag-download {1}
    download/remove-download first: i-download {1}
    download/remove-download second: i-delete ang download {1}
    enable/disable first: i-enable {1}
    enable/disable second: huwag paganahin {1}
    enabled/disabled first: naka-enable {1}, pinagana {1}
    enabled/disabled second: hindi pinapagana {1}, naka-disable {1}, nakapatay {1}
    expand-all/collapse-all first: i-expand lahat {1}, palawakin lahat {1}
    expand-all/collapse-all second: i-collapse lahat {1}, tiklupin lahat {1}
    expand/collapse first: i-expand {2}, palawakin {2}
    expand/collapse second: i-collapse {2}, itago {1}, tiklupin {1}
    expanded/collapsed first: na-expand {1}, naka-expand {2}, pinalawak {1}
    expanded/collapsed second: na-collapse {1}, naka-collapse {2}
    fast-forward/rewind first: i-fast forward {3}
    fast-forward/rewind second: i-rewind {3}
    favorite/unfavorite first: paborito {1}
    favorite/unfavorite second: alisin sa paborito {1}
    first/last first: una {1}
    first/last second: huli {1}
    forward/back first: abante {1}, pagsulong {1}, sumulong {2}
    forward/back second: balik {1}, bumalik {2}
    fullscreen-enter/exit first: buong screen {2}, mag-full screen {1}, mag-fullscreen {1}
    fullscreen-enter/exit second: lumabas sa buong screen {2}, lumabas sa full screen {1},
      lumabas sa fullscreen {1}
    grid/list-view first: grid {2}
    grid/list-view second: listahan {2}
    import/export first: i-import {1}, mag-import {1}
    import/export second: i-export {1}
    increase/decrease first: dagdagan {2}
    increase/decrease second: bawasan {2}
    install/uninstall first: mag-install {1}
    install/uninstall second: i-uninstall {1}
    left/right first: kaliwa {1}
    left/right second: kanan {1}
    lock/unlock first: ikandado {1}
    lock/unlock second: i-unlock {1}
    locked/unlocked first: naka-lock {1}
    locked/unlocked second: naka-unlock {1}
    maximize/minimize first: i-maximize {1}
    maximize/minimize second: i-minimize {1}
    microphone-on/off first: i-unmute ang mikropono {1}
    microphone-on/off second: i-mute ang mikropono {1}
    mute/unmute first: i-mute {3}
    mute/unmute second: i-unmute {3}
    next/previous first: sunod {1}, susunod {3}
    next/previous second: nakaraan {3}, nauna {1}
    on/off first: i-on {1 also}, naka-bukas {1}, naka-on {3}, nakabukas {1}
    on/off second: i-off {1 also}, naka-off {3}, nakapatay {1}, nakasara {1}
    open-menu/close-menu first: buksan ang menu {1}
    open-menu/close-menu second: isara ang menu {1}
    open/close first: buksan {4}
    open/close second: isara {4}
    pause/resume first: i-pause {2}, ihinto {1 also}
    pause/resume second: ituloy {1}, magpatuloy {2}
    pin/unpin first: i-pin {2}
    pin/unpin second: i-unpin {2}
    pip-enter/exit first: pumasok sa picture-in-picture {2}
    pip-enter/exit second: lumabas sa picture-in-picture {2}
    play/pause first: i-play {5}, ipatugtog {1}
    play/pause second: i-pause {5}, ihinto {1 also}
    play/stop first: i-play {3}
    play/stop second: huminto {1}, ihinto {3}, stop {1}
    public/private first: publiko {1}
    public/private second: pribado {1}
    read/unread first: markahang nabasa {1}, markahang nabasa na {1}
    read/unread second: markahan bilang hindi pa nababasa {1}, markahang di pa nabasa {1}
    record/stop first: simulang mag-record {1}
    record/stop second: ihinto ang pag-record {1}
    select-all/deselect-all first: piliin lahat {1}
    select-all/deselect-all second: tanggalin lahat sa pagkakapili {1}
    select/deselect first: pumili {1}
    select/deselect second: i-unselect {1}, wag piliin {1}
    show-all/hide-all first: tingnan lahat {1 also}
    show-all/hide-all second: itago lahat {1}
    show-more/show-less first: ipakita pa {1}, magpakita nang higit pa {1},
      magpakita ng higit pa {1}
    show-more/show-less second: ipakita ang mas kaunti {1}, magpakita nang mas kaunti {1},
      magpakita ng mas kaunti {1}
    show-password/hide-password first: ipakita ang password {2}
    show-password/hide-password second: itago ang password {2}
    show/hide first: ipakita {1}
    show/hide second: itago {1}
    shuffle-on/shuffle-off first: i-enable ang shuffle mode {1}
    shuffle-on/shuffle-off second: i-disable ang shuffle mode {1}
    sign-in/sign-out first: mag-sign in {2}, pag-login {1}
    sign-in/sign-out second: mag-logout {1}, mag-sign out {2}
    start/end first: start {1}
    start/end second: tapusin {1}
    start/stop first: start {1}
    start/stop second: huminto {1}
    subscribe/unsubscribe first: mag-subscribe {1}
    subscribe/unsubscribe second: tumigil sa pagsubaybay {1}
    turn-on/turn-off first: i-on {2}
    turn-on/turn-off second: i-off {2}
    undo/redo first: i-undo {2}, pawalang-bisa {1}
    undo/redo second: gawing muli {1}, i-redo {2}
    upload/download first: i-upload {1}
    upload/download second: i-download {1}
    visible/hidden first: ipinapakita {1}
    visible/hidden second: nakatago {1}
    volume-up/volume-down first: lakasan {1}
    volume-up/volume-down second: hinaan {1}
    zoom-in/zoom-out first: lumapit {1}, mag-zoom in {1}, palakihin {2}
    zoom-in/zoom-out second: lumayo {1}, mag-zoom out {1}, paliitin {2}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: button na {30/30}, button para {1/2}
    click-here anywhere verb: click {in 6/6}
    click-here tail phrase: click dito {in 3/6}, right click dito {in 2/6}
    click-to anywhere verb: click {in 22/22}
    click-to head linked: i-click para {in 15/22}
    double-tap-to head linked: i-double tap {in 4/9}, i-double-tap {?}
    double-tap-to head phrase: mag-double tap {in 4/9}
    icon-of head linked: icon ng {19/20}, icon ni {?}, icon para sa {?}
    image-of head linked: larawan ng {1/2}, larawan ni {?}, larawan para sa {?}
    link-to head linked: link sa {1/1}
    logo-of head linked: logo ng {6/6}, logo ni {?}, logo para sa {?}
    photo-of head linked: larawan ng {1/2}, larawan ni {?}, larawan para sa {?}
    select-to head linked: piliin para {in 3/3}
    swipe-to anywhere verb: swipe {in 6/6}
    swipe-to head phrase: mag-swipe {in 6/6}
    tap-and-hold anywhere verb: hold {in 26/41}
    tap-here head phrase: mag-tap {in 4/4}
    tap-here tail phrase: tap dito {in 4/4}
    tap-to head linked: i-tap {in 17/30}, i-tap para {in 11/30}, pindutin para {?},
      pindutin upang {in 2/4}
    tap-to head phrase: mag-tap {in 8/30}
    thumbnail-of head linked: thumbnail ng pahina {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: alisin {3}, baguhin {3}, buksan {4}, burahin {3}, hanapin {3}, i-clear {2},
      i-delete {5}, i-download {7}, i-edit {5}, i-export {3}, i-install {2}, i-mute {3},
      i-paste {5}, i-pause {5}, i-pin {2}, i-play {4}, i-print {2}, i-reset {4}, i-save {7},
      i-scan {2}, i-update {2}, ibahagi {8}, ibalik {2}, idagdag {2}, ihinto {3}, ilipat {2},
      ipadala {2}, isara {11}, itago {3}, kanselahin {10}, kopyahin {4}, magdagdag {4},
      maghanap {6}, paghahanap {2}, palitan {2}, piliin {4}, pumili {2}, sumulong {2},
      tanggalin {3}, tingnan {4}, tumugon {2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: button {2/1 mobile}
    toggle-button: button sa pag-toggle {1/1 browser}
    checkbox: check box {1/1 mobile}
    radio-button: radio button {2/1 mobile}
    switch: switch {1/1 mobile}
    slider: slider {2/1 mobile}
    progress-bar: progress bar {1/1 mobile}
    text-field: kahon sa pag-edit {1/1 mobile}
    search-field: text field ng paghahanap {1/1 browser}
    combo-box: drop down na listahan {1/1 mobile}
    drop-down: pop up na button {1/1 browser}
    image: larawan {1/1 mobile}
    icon: icon {1/1 mobile}
    graphic: graphic {1/1 browser}
    link: link {2/1 mobile}
    menu: menu {1/1 browser}
    menu-item: item sa menu {1/1 browser}
    tab: tab {2/2 browser}
    toolbar: toolbar {1/1 browser}
    heading: heading {3/2 mobile}
    dialog: dialog {3/2 browser}
    list: listahan {1/1 mobile}
    page: page {1/1 mobile}
    """#
  }
}
