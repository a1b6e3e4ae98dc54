extension LexiconData {
  /// The words of English.
  static var english: String {
    #"""
    # label-lint lexicon
    language en

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-last
    articles: a, an, the

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; the
      choice and its strength: own list, from 91,234 base strings of 122 apps
    button certain tail: btn {2/2}, btns {form}, button {6/3}, buttons {form},
      floating action button, floating action buttons {form}, push button {2/2},
      push buttons {form}
    toggle-button certain tail: toggle button {4/3}, toggle buttons {form}
    toggle-button class tail: toggle {31/18}, toggles {form}
    checkbox certain tail: check box {5/3}, check boxes {form}, check-box, check-boxes {form},
      checkbox {2/2}, checkboxes {form}, tick box, tick boxes {form}
    radio-button certain tail: radio button {7/4}, radio buttons {form}
    switch class tail: switch {6/3}, switches {form}
    slider certain tail: seek bar {1/1}, seek bars {form}, slider {7/4}, sliders {form}
    progress-bar certain tail: progress bar {6/4}, progress bars {form},
      progress indicator {1/1}, progress indicators {form}
    text-field certain tail: edit box {1/1}, edit boxes {form}, edit field, edit fields {form},
      edit text {3/2}, edit texts {form}, input box, input boxes {form}, input field {2/2},
      input fields {form}, text box {2/2}, text boxes {form}, text field {8/5},
      text fields {form}
    search-field certain tail: search box {2/2}, search boxes {form}, search field {2/1},
      search fields {form}
    search-field class tail: search bar, search bars {form}
    combo-box certain tail: combo box {7/4}, combo boxes {form}
    drop-down certain tail: drop-down, drop-down button, drop-down buttons {form},
      drop-down list, drop-down lists {form}, drop-down menu, drop-down menus {form},
      drop-downs {form}, dropdown {3/3}, dropdown button, dropdown buttons {form},
      dropdown list, dropdown lists {form}, dropdown menu {1/1}, dropdown menus {form},
      dropdowns {form}, spinner, spinners {form}
    image noun tail: image {38/24}, images {form}
    icon noun tail: glyph, glyphs {form}, icon {30/19}, icons {form}
    picture noun tail: pic, pics {form}, picture {17/14}, pictures {form}
    graphic noun tail: graphic {3/3}, graphics {form}, illustration, illustrations {form}
    photo class tail: photo {15/11}, photos {form}
    logo noun tail: logo {9/7}, logos {form}
    thumbnail noun tail: thumbnail {9/9}, thumbnails {form}
    link certain tail: hyperlink {2/1}, hyperlinks {form}
    link class tail: link {9/4}, links {form}
    menu class tail: menu {6/3}, menus {form}
    menu-item class tail: menu item {6/4}, menu items {form}
    tab class tail: tab {4/3}, tabs {form}
    toolbar class tail: toolbar {1/1}, toolbars {form}
    heading class tail: header, headers {form}, heading {8/3}, headings {form}
    dialog class tail: dialog {7/4}, dialogs {form}
    list class tail: list {7/4}, lists {form}
    page class tail: page {5/4}, pages {form}
    row class tail: row, rows {form}
    cell class tail: cell, cells {form}
    label class tail: label, labels {form}
    alert class tail: alert, alerts {form}
    banner class tail: banner, banners {form}
    picker class tail: picker, pickers {form}
    stepper class tail: stepper, steppers {form}
    avatar class tail: avatar, avatars {form}
    badge class tail: badge, badges {form}
    field class tail: field, fields {form}
    control class tail: control, controls {form}
    screen class tail: screen, screens {form}
    view class tail: view, views {form}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: currently selected {?}, selected {5/7}
    not-selected: deselected, not selected {2/3}, unselected {1/1}
    checked: checked {5/5}, ticked
    not-checked: not checked {4/3}, unchecked, unticked
    partly-checked: half checked {1/1}, partially checked {2/2}
    expanded: expanded {7/5}
    collapsed: collapsed {7/5}
    enabled: enabled {5/7}
    disabled: dimmed, disabled {6/14}, grayed out {?}, greyed out {?}
    pressed: pressed {3/3}
    not-pressed: not pressed {2/2}
    muted: muted {3/6}
    unmuted: unmuted
    on: on {5/12}
    off: off {6/11}
    active: active {1/6}
    inactive: inactive, not active {1/1}
    required: required {2/2}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: accept {9}
    accept/reject second: decline {7}, reject {9}
    activate/deactivate first: activate {1}
    activate/deactivate second: deactivate {1}
    active/inactive first: active {2}
    active/inactive second: inactive {2}, not active {1}
    add/remove first: add {18}
    add/remove second: remove {18}
    allow/deny first: allow {4}
    allow/deny second: block {1}, deny {4}, don't allow {2}
    approve/reject first: approve {2}
    approve/reject second: deny {2}
    archive/unarchive first: archive {3}
    archive/unarchive second: unarchive {3}
    ascending/descending first: ascending {5}
    ascending/descending second: descending {5}
    available/unavailable first: available {4}
    available/unavailable second: not available {2}, unavailable {4}
    before/after first: before {2}
    before/after second: after {2}
    block/unblock first: block {6}
    block/unblock second: unblock {6}
    bookmark/remove-bookmark first: add bookmark {2}, bookmark {4}
    bookmark/remove-bookmark second: delete bookmark {2}, remove bookmark {4}, unbookmark {1}
    boost/unboost first: boost {3}
    boost/unboost second: remove boost {1}, unboost {3}, undo boost {2}
    camera-on/off first: turn on camera {1}
    camera-on/off second: turn off camera {1}
    captions-on/off first: enable subtitles {1}, show closed captions {1}
    captions-on/off second: disable subtitles {1}, hide closed captions {1}
    check/uncheck first: check {2}
    check/uncheck second: uncheck {2}
    checked/unchecked first: checked {5}
    checked/unchecked second: not checked {5}, unchecked {2}
    connect/disconnect first: connect {5}
    connect/disconnect second: disconnect {5}
    connected/disconnected first: connected {3}
    connected/disconnected second: disconnected {3}
    download/cancel first: download {4}
    download/cancel second: cancel download {4}, stop download {1}
    download/remove-download first: download {3}
    download/remove-download second: delete download {3}, remove download {1}
    enable/disable first: enable {6}
    enable/disable second: disable {6}
    enabled/disabled first: enabled {10}
    enabled/disabled second: disabled {10}
    expand-all/collapse-all first: expand all {1}
    expand-all/collapse-all second: collapse all {1}
    expand/collapse first: expand {14}
    expand/collapse second: collapse {14}
    expanded/collapsed first: expanded {10}
    expanded/collapsed second: collapsed {10}
    fast-forward/rewind first: fast forward {4}, fast-forward {2}
    fast-forward/rewind second: rewind {4}
    favorite/unfavorite first: add favorite {1}, add to favorites {3}, favorite {3}, star {2}
    favorite/unfavorite second: remove favorite {1}, remove from favorites {3}, unfavorite {3},
      unstar {2}
    first/last first: first {3}
    first/last second: last {3}
    follow/unfollow first: follow {5}
    follow/unfollow second: unfollow {5}
    forward/back first: forward {12}
    forward/back second: back {12}
    fullscreen-enter/exit first: enter full screen {2}, enter fullscreen {1}, full screen {2},
      fullscreen {2}
    fullscreen-enter/exit second: exit full screen {2}, exit fullscreen {2},
      leave fullscreen {1}
    grid/list-view first: grid {6}, grid view {1}
    grid/list-view second: list {6}, list view {1}
    import/export first: import {7}
    import/export second: export {7}
    increase/decrease first: increase {3}
    increase/decrease second: decrease {3}
    install/uninstall first: install {1}
    install/uninstall second: uninstall {1}
    join/leave first: join {2}
    join/leave second: leave {2}
    left/right first: left {9}
    left/right second: right {9}
    like/unlike first: like {1}
    like/unlike second: unlike {1}
    lock/unlock first: lock {8}
    lock/unlock second: unlock {8}
    locked/unlocked first: locked {4}
    locked/unlocked second: unlocked {4}
    maximize/minimize first: maximize {3}
    maximize/minimize second: minimize {3}
    microphone-on/off first: unmute microphone {1}
    microphone-on/off second: mute microphone {1}
    minimum/maximum first: minimum {4}
    minimum/maximum second: maximum {4}
    more/less first: more {1}
    more/less second: less {1}
    mute/unmute first: mute {12}
    mute/unmute second: unmute {12}
    next/previous first: next {14}
    next/previous second: previous {14}
    notifications-on/off first: enable notifications {2}
    notifications-on/off second: disable notifications {2}
    on/off first: on {19}
    on/off second: off {19}
    open-menu/close-menu first: open menu {1}
    open-menu/close-menu second: close menu {1}
    open/close first: open {12}
    open/close second: close {12}
    pause/resume first: pause {10}
    pause/resume second: continue {10}, resume {8}
    pin/unpin first: pin {6}
    pin/unpin second: unpin {6}
    pip-enter/exit first: enter picture-in-picture {2}, picture-in-picture {1}
    pip-enter/exit second: exit picture-in-picture {2}
    play/pause first: begin playback {1}, play {19}
    play/pause second: pause {19}, pause playback {1}
    play/stop first: play {13}
    play/stop second: stop {13}
    pressed/not-pressed first: pressed {2}
    pressed/not-pressed second: not pressed {2}
    public/private first: public {5}
    public/private second: private {5}
    read/unread first: mark as read {6}, mark read {2}
    read/unread second: mark as unread {6}, mark unread {2}
    record/stop first: start recording {2}
    record/stop second: stop recording {2}
    repeat-all/repeat-off first: repeat all {1}
    repeat-all/repeat-off second: repeat none {1}
    save/unsave first: save {2}
    save/unsave second: unsave {2}
    select-all/deselect-all first: select all {8}
    select-all/deselect-all second: deselect all {8}, select none {4}
    select/deselect first: select {2}
    select/deselect second: deselect {2}, unselect {2}
    selected/not-selected first: selected {4}
    selected/not-selected second: not selected {4}, unselected {1}
    show-all/hide-all first: show all {3}
    show-all/hide-all second: hide all {3}
    show-more/show-less first: see more {2}, show more {7}
    show-more/show-less second: see less {2}, show less {7}
    show-password/hide-password first: show password {8}
    show-password/hide-password second: hide password {8}
    show/hide first: show {9}
    show/hide second: hide {9}
    shuffle-on/shuffle-off first: enable shuffle mode {1}, shuffle on {1}
    shuffle-on/shuffle-off second: disable shuffle mode {1}, shuffle off {1}
    sign-in/sign-out first: log in {8}, login {5}, sign in {3}
    sign-in/sign-out second: log out {8}, logout {2}, sign out {3}
    start/end first: start {5}
    start/end second: end {5}
    start/stop first: start {9}
    start/stop second: stop {9}
    subscribe/unsubscribe first: subscribe {8}
    subscribe/unsubscribe second: unsubscribe {8}
    turn-on/turn-off first: turn on {2}
    turn-on/turn-off second: turn it off {1}, turn off {2}
    undo/redo first: undo {8}
    undo/redo second: redo {8}
    up/down first: up {4}
    up/down second: down {4}
    upload/download first: upload {3}
    upload/download second: download {3}
    visible/hidden first: shown {1}, visible {1}
    visible/hidden second: hidden {1}
    volume-up/volume-down first: increase volume {2}, volume up {4}
    volume-up/volume-down second: decrease volume {2}, volume down {4}
    zoom-in/zoom-out first: zoom in {6}
    zoom-in/zoom-out second: zoom out {6}

    [counterparts]
    source: own list, checked on 12,809 value pairs of 22 apps and their locales
    toggle = play: pause, stop
    toggle = pause: continue, play, resume
    toggle = mute: unmute
    toggle = lock: unlock
    toggle = expand: collapse
    toggle = expanded: collapsed
    toggle = follow: unfollow
    toggle = checked: not checked, unchecked
    toggle = on: off
    toggle = turn on: turn off
    toggle = switch on: switch off
    toggle = mark as read: mark as unread
    toggle = mark as played: mark as unplayed
    toggle = zoom in: zoom out
    toggle = accept: decline, reject
    toggle = show password: hide password
    toggle = start recording: stop recording
    toggle = starred: not starred
    toggle = muted: unmuted
    seen = favorite: remove favorite, remove from favorites, unfavorite
    seen = favourite: remove favorite, remove from favorites, unfavorite
    seen = star: remove star, unstar
    seen = like: remove like, unlike
    seen = bookmark: remove bookmark, unbookmark
    seen = pin: unpin
    seen = subscribe: unsubscribe
    seen = archive: unarchive
    seen = block: unblock
    seen = boost: unboost, undo boost
    seen = connect: disconnect
    seen = enable: disable
    seen = enabled: disabled
    seen = locked: unlocked
    seen = connected: disconnected
    seen = cast: stop casting
    seen = share: stop sharing
    seen = shuffle on: shuffle off
    seen = repeat on: repeat off
    direction = previous: next
    direction = back: forward
    direction = rewind: fast forward
    direction = skip back: skip forward
    direction = increase: decrease
    direction = up: down
    direction = left: right
    direction = ascending: descending
    direction = minimum: maximum
    direction = min: max
    direction = import: export
    direction = undo: redo
    direction = maximize: minimize
    direction = first: last
    direction = before: after
    direction = sign in: sign out
    direction = log in: log out
    shared = upload: download
    proof = select: deselect, unselect
    proof = select all: clear selection, deselect all, select none
    proof = selected: not selected, unselected
    proof = check: uncheck
    proof = tick: untick
    proof = open: close
    proof = opened: closed
    proof = add: added, remove
    proof = delete: deleted, restore
    proof = save: saved, unsave
    proof = download: cancel download, downloaded, remove download
    proof = upload: cancel upload
    proof = start: pause, stop
    proof = record: stop
    proof = show: hide, unhide
    proof = visible: hidden
    proof = join: leave
    proof = attach: detach
    proof = activate: deactivate
    proof = active: inactive
    proof = approve: reject
    proof = allow: deny
    proof = more: less
    proof = full screen: exit full screen
    proof = online: offline
    proof = public: private
    proof = mark complete: mark incomplete
    proof = notifications on: notifications off

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to anywhere linked: this button {8}
    button-to head linked: button for {?}, button that {?}, button to {?}
    click-here anywhere phrase: click here {27}
    click-to anywhere phrase: click on {17}, click this to {?}, click to {44}
    double-tap-to anywhere phrase: double tap {31}, double tap to {16}, double-tap to {4}
    graphic-of head linked: graphic of {?}, graphic showing {?}
    icon-of head linked: icon for {7}, icon of {3}, icon representing {?}, icon showing {?}
    illustration-of head linked: illustration of {?}
    image-of head linked: image for {?}, image of {2}, images of {?}
    link-to head linked: link for {?}, link to {1}, links to {2}
    logo-of head linked: logo for {?}, logo of {?}
    logo-of tail noun: logo {17/17}
    photo-of head linked: photo for {?}, photo of {7}, photo showing {?}, photograph of {?},
      photos of {?}
    picture-of head linked: pic of {1}, picture for {?}, picture of {2}, picture showing {?},
      pictures of {1}
    press-to anywhere phrase: press here {1}, press this to {?}, press to {8}
    screenshot-of head linked: screenshot of {?}
    select-to anywhere phrase: select this to {?}, select to {13}
    swipe-to anywhere phrase: swipe left to {2}, swipe right to {4}, swipe to {8},
      swipe up to {2}
    tap-and-hold anywhere phrase: long press {41}, press and hold {4}, tap and hold {22},
      touch and hold {17}
    tap-and-hold anywhere verb: long-press {4}
    tap-here anywhere phrase: tap here {10}
    tap-to anywhere phrase: tap here to {5}, tap on {9}, tap this to {?}, tap to {117},
      touch to {4}
    thumbnail-of head linked: thumbnail for {4}, thumbnail of {?}
    use-this-to anywhere phrase: this button {2}, use this button to {2}, use this to {3}

    [media-nouns]
    source: own list, from 91,234 base strings of 122 apps
    word: animation, animations, artwork, artworks, avatar, avatars, banner, banners, drawing,
      drawings, glyph, glyphs, graphic, graphics, icon, icons, illustration, illustrations,
      image, images, logo, logos, painting, paintings, photo, photograph, photographs, photos,
      pic, pics, picture, pictures, poster, posters, screenshot, screenshots, symbol, symbols,
      thumbnail, thumbnails

    [verbs]
    source: own list, from 91,234 base strings of 122 apps
    any: add, attach, browse, capture, change, choose, clear, close, collapse, copy, create,
      crop, customise, customize, cut, delete, disable, display, download, drag, edit, enable,
      expand, export, find, flip, follow, get, go, hide, import, insert, like, load, make,
      manage, maximise, maximize, minimise, minimize, move, open, paste, pick, pin, play, post,
      preview, print, re-add, re-attach, re-create, re-download, re-enable, re-import,
      re-insert, re-load, re-open, re-play, re-post, re-scan, re-send, re-sort, re-start,
      re-sync, re-upload, re-use, refresh, reload, remove, rename, reorder, replace, report,
      reset, resize, restore, rotate, save, scan, search, select, send, set, share, show, skip,
      sort, start, stop, switch, sync, take, toggle, try, turn, undo, unpin, update, upload,
      use, view, zoom
    button: choose, click, configure, customise, customize, display, move, press, rearrange,
      reassign, reorder, reset, tap, use
    icon: add, change, choose, create, customise, customize, edit, hide, move, pick, remove,
      replace, reset, select, set, show, update, upload, use
    hint: activate, adjust, announce, append, apply, archive, ask, attempt, begin, block, book,
      cancel, check, compose, connect, continue, disconnect, dismiss, filter, jump, lock, log,
      mark, mute, navigate, pause, publish, put, repeat, retrieve, retry, scroll, seek, shuffle,
      sign, submit, subscribe, unlock, unmute, unpublish

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: action button, mouse button, volume buttons
    switch: switch account, switch app, switch camera, switch to
    text-field: field of text
    image: copy image, picture in picture, picture-in-picture, save image, share image
    icon: app icon, application icon, change icon, choose icon, favicon, feed icon, menu bar icon, provider icon,
      site icon, website icon
    picture: account picture, contact picture, cover picture, profile picture, user picture
    photo: profile photo, take photo
    link: link account, link device
    menu: open menu, overflow menu, show navigation menu
    tab: close tab, new tab, private tab
    list: list view
    page: page down, page up

    [actions]
    source: own list, from 91,234 base strings of 122 apps
    per-item: archive, block, bookmark, boost, buy, call, copy, delete, details, download, edit,
      expand, favorite, favourite, follow, hide, info, like, message, more, move, mute, open,
      options, order, pin, play, remove, rename, reply, report, save, select, share, star,
      subscribe, view
    singleton: back, cancel, close, done, go back, help, home, login, logout, menu,
      more options, navigate up, next, ok, previous, profile, refresh, retry, save, search,
      send, settings, skip, submit

    [synonyms]
    source: own list, from 91,234 base strings of 122 apps
    set: clear, delete, erase, remove, trash
    set: back, go back, navigate back, navigate up, previous
    set: more, more actions, more menu, more options, options, overflow
    set: cancel, close, dismiss, exit
    set: find, search
    set: change, edit, modify
    set: options, preferences, settings
    set: mark as played, mark played
    set: mark as read, mark read
    set: share, share via, share with
    set: add, add new, create, new
    set: confirm, done, got it, ok, okay
    set: log in, login, sign in
    set: log out, logout, sign out
    set: bookmark, favorite, favourite, like, star
    set: image, photo, picture
    set: send, submit
    set: refresh, reload, update
    set: begin, start
    set: end, stop

    [placeholders]
    source: own list, from 91,234 base strings of 122 apps
    label: alt, alt text, asdf, bar, baz, blank, bullet, change me,
      content description, copy of, decorative, decorative image, description, divider, dummy,
      element, example, fixme, foo, hello world, insert text here, item, label, line,
      lorem ipsum, nan, new item, new string, nil, no name, no title, none, null, placeholder,
      qwerty, replace me, sample, short description, spacer, string, tba, tbd, temp, test,
      testing, text, title, tmp, to do, todo, undefined, unnamed, untitled, view, xxx,
      your text here

    [looks]
    source: own list, from 91,234 base strings of 122 apps
    strong = Menu: 3 bars, 3 lines, burger, hamburger, horizontal bars, horizontal lines,
      stacked bars, stacked lines, three bars, three lines, vertical bars, vertical lines
    strong = More options: 3 dots, 3 ellipsis, ellipsis, horizontal dots, horizontal ellipsis,
      kebab, meatball, meatballs, stacked dots, stacked ellipsis, three dots, three ellipsis,
      vertical dots, vertical ellipsis
    strong = Search: magnifier, magnifying glass
    strong = Settings: cog, cog wheel, gear, gear wheel
    strong = Delete: dustbin, garbage, garbage can, trash bin, trash can, waste basket,
      waste paper basket
    strong = Attach: paper clip
    strong = Close: cross, x
    strong: arrow, arrow back, arrow down, arrow downward, arrow downwards, arrow forward,
      arrow left, arrow right, arrow up, arrow upward, arrow upwards, asterisk, back arrow,
      back caret, back chevron, back triangle, big arrow, big caret, big chevron, big triangle,
      black arrow, black bell, black button, black circle, black dot, black flag, black heart,
      black icon, black square, black star, black thumb, black triangle, blue arrow, blue bell,
      blue button, blue circle, blue dot, blue flag, blue heart, blue icon, blue square,
      blue star, blue thumb, blue triangle, caret, caret back, caret down, caret downward,
      caret downwards, caret forward, caret left, caret right, caret up, caret upward,
      caret upwards, check mark, chevron, chevron back, chevron down, chevron downward,
      chevron downwards, chevron forward, chevron left, chevron right, chevron up,
      chevron upward, chevron upwards, double arrow, double caret, double chevron,
      double triangle, down arrow, down caret, down chevron, down triangle, downward arrow,
      downward caret, downward chevron, downward triangle, downwards arrow, downwards caret,
      downwards chevron, downwards triangle, empty arrow, empty bell, empty button,
      empty circle, empty dot, empty flag, empty heart, empty icon, empty square, empty star,
      empty thumb, empty triangle, exclamation mark, exclamation point, filled arrow,
      filled bell, filled button, filled circle, filled dot, filled flag, filled heart,
      filled icon, filled square, filled star, filled thumb, filled triangle, floppy,
      floppy disk, forward arrow, forward caret, forward chevron, forward triangle, funnel,
      gray arrow, gray bell, gray button, gray circle, gray dot, gray flag, gray heart,
      gray icon, gray square, gray star, gray thumb, gray triangle, green arrow, green bell,
      green button, green circle, green dot, green flag, green heart, green icon, green square,
      green star, green thumb, green triangle, grey arrow, grey bell, grey button, grey circle,
      grey dot, grey flag, grey heart, grey icon, grey square, grey star, grey thumb,
      grey triangle, hollow arrow, hollow bell, hollow button, hollow circle, hollow dot,
      hollow flag, hollow heart, hollow icon, hollow square, hollow star, hollow thumb,
      hollow triangle, left arrow, left caret, left chevron, left triangle, light bulb,
      lightning, lightning bolt, minus sign, orange arrow, orange bell, orange button,
      orange circle, orange dot, orange flag, orange heart, orange icon, orange square,
      orange star, orange thumb, orange triangle, outline arrow, outline bell, outline button,
      outline circle, outline dot, outline flag, outline heart, outline icon, outline square,
      outline star, outline thumb, outline triangle, outlined arrow, outlined bell,
      outlined button, outlined circle, outlined dot, outlined flag, outlined heart,
      outlined icon, outlined square, outlined star, outlined thumb, outlined triangle, padlock,
      plus sign, push pin, question mark, question point, red arrow, red bell, red button,
      red circle, red dot, red flag, red heart, red icon, red square, red star, red thumb,
      red triangle, right arrow, right caret, right chevron, right triangle, small arrow,
      small caret, small chevron, small triangle, solid arrow, solid bell, solid button,
      solid circle, solid dot, solid flag, solid heart, solid icon, solid square, solid star,
      solid thumb, solid triangle, spanner, speech bubble, thumbtack, tick, triangle,
      triangle back, triangle down, triangle downward, triangle downwards, triangle forward,
      triangle left, triangle right, triangle up, triangle upward, triangle upwards, up arrow,
      up caret, up chevron, up triangle, upward arrow, upward caret, upward chevron,
      upward triangle, upwards arrow, upwards caret, upwards chevron, upwards triangle,
      white arrow, white bell, white button, white circle, white dot, white flag, white heart,
      white icon, white square, white star, white thumb, white triangle, wrench, yellow arrow,
      yellow bell, yellow button, yellow circle, yellow dot, yellow flag, yellow heart,
      yellow icon, yellow square, yellow star, yellow thumb, yellow triangle
    weak = Delete: bin
    weak = Edit: pencil
    weak: at sign, bell, bulb, calendar, camera, circle, clock, cloud, disk, dot, dots,
      envelope, eye, flag, globe, hash, heart, house, i, info, key, lock, mic, microphone,
      minus, pen, person, phone, pin, plus, ribbon, shield, silhouette, speaker, square, star,
      thumbs down, thumbs up

    [generic]
    source: own list, from 91,234 base strings of 122 apps
    strong: a link, action, button, click, click here, element, form, go, here, item, link,
      misc, more, other, page, press, press here, tap, tap here, this, this link, this page,
      website
    weak: actions, article, change, continue, details, discover, download, find out,
      find out more, info, information, learn more, more details, more info, more information,
      more options, open, options, read, read more, see more, select, show more, start, toggle,
      view, view more

    [sensory]
    source: own list, from 91,234 base strings of 122 apps
    verb: check, choose, click, drag, find, go, hit, look, press, push, scroll, see, select,
      swipe, tap, touch, turn, use
    colour: black, blue, brown, gray, green, grey, orange, pink, purple, red, white, yellow
    shape: 3-dot, arrow, circular, cog, cross, gear, hamburger, heart, pencil, plus,
      rectangular, round, square, star, three-dot, three-line, triangular
    element: area, arrow, badge, bar, box, button, circle, dot, field, icon, line, link, menu,
      message, section, switch, tab

    [decorative]
    source: own list, from 91,234 base strings of 122 apps
    word: background, caret, chevron, decoration, decorative, divider, drop shadow, empty list,
      empty state, empty view, header image, hero image, illustration, ornament, overlay icon,
      placeholder image, separator, spacer, splash image, watermark

    [abbreviations]
    source: own list, from 91,234 base strings of 122 apps
    = for example: e.g
    = that is: i.e
    = and so on: etc
    = versus: vs
    = approximately: approx
    = minutes: min, mins
    = maximum: max
    = seconds: sec, secs
    = hours: hr, hrs
    = weeks: wk
    = month: mo
    = years: yr, yrs
    = number: no., nr
    = quantity: qty
    = amount: amt
    = points: pts
    = episode: ep
    = volume: vol
    = with: w/
    = without: w/o
    = button: btn
    = image: img
    = message: msg
    = password: pwd
    = address: addr
    = account: acct
    = telephone: tel
    = download: dl
    = favorites: fav, favs
    = featuring: feat
    = including: incl
    = previous: prev
    = configuration: cfg
    = department: dept
    = government: govt

    [wordy]
    source: own list, after usual advice on plain language
    = to: in order to
    = if: in the event that
    = because: due to the fact that
    = now: at this point in time
    = use: make use of, utilise, utilize
    = about: with regard to
    = some: a number of
    =: please note that

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}; without a count: own list, from 91,234 base strings of 122 apps
    word: add {1/98}, all {5/101}, an {1/100}, and {1/110}, any {1/80}, as {3/90}, ask {0/40},
      at {1/90}, back {1/77}, be {1/105}, buy {0/13}, by {1/101 alone}, copy {0/75}, cut {0/14},
      day {0/59}, deny {0/15}, do {0/78}, done {0/64}, edit {1/72}, end {0/47}, fix {0/30},
      for {2/110}, get {1/80}, go {0/66}, help {0/68}, hide {0/68}, hot {0/6}, how {0/59},
      if {0/89}, in {3/114}, is {1/111}, it {0/97 alone}, less {0/46}, list {0/80},
      live {alone}, log {0/57},
      low {0/32}, map {0/25}, max {0/37 number}, me {1/41}, menu {1/67}, min {0/31 number},
      more {1/93}, my {0/59}, new {2/97}, next {1/86}, no {3/102}, not {8/109}, now {0/80},
      of {2/106}, off {8/72}, old {0/35}, on {11/109}, one {0/87}, open {0/99}, or {2/104},
      out {1/81}, pay {0/15}, run {0/41}, save {1/86}, see {0/62}, send {0/71}, set {1/82},
      show {2/94}, skip {0/55}, so {0/57}, stop {0/65}, tap {0/64}, the {1/115}, to {1/115},
      top {1/50}, try {0/87}, two {0/48}, undo {1/45}, up {1/87}, us {4/45 alone}, use {2/99},
      we {0/55}, who {0/39}, why {0/24}, yes {0/59}, you {1/111}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: button {6/3 mobile}
    toggle-button: toggle button {4/3 browser}
    checkbox: check box {5/3 mobile}
    radio-button: radio button {7/4 mobile}
    switch: switch {6/3 mobile}
    slider: slider {7/4 mobile}
    progress-bar: progress bar {6/4 mobile}
    text-field: edit box {1/1 mobile}
    search-field: search box {2/2 browser}
    combo-box: combo box {7/4 browser}
    drop-down: drop down button {2/2 desktop}
    image: image {5/2 mobile}
    icon: icon {5/3 mobile}
    graphic: graphic {3/3 browser}
    link: link {9/4 mobile}
    menu: menu {6/3 browser}
    menu-item: menu item {6/4 browser}
    tab: tab {4/3 browser}
    toolbar: tool bar {5/3 desktop}
    heading: heading {8/3 mobile}
    dialog: dialog {7/4 browser}
    list: list {7/4 mobile}
    page: page {4/3 mobile}
    """#
  }
}
