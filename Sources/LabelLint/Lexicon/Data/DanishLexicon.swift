extension LexiconData {
  /// The words of Danish.
  static var danish: String {
    #"""
    # label-lint lexicon
    language da

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: compounding
    links: af, for, med, på, til
    joints: heds, ings, ions, skabs
    held-out: 19

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain compound: knap {6/3}, tryk knap {1/1}, trykknap {1/1}
    button certain either: knappen {16 form}
    button plural compound: knapper {12 form}
    toggle-button certain compound: skifteknap {3/2}, skydeknap {1/1}
    checkbox certain compound: afkrydsningsboks {3/1}, afkrydsningsfelt {3/2}, tjek knap {1/1}
    radio-button certain compound: alternativknap {2/1}, radio knap {1/1}, radioknap {4/2}
    radio-button support compound: radio {1/1}
    switch certain compound: switch {1/1}, tænd sluk-knap {1/1}
    slider certain compound: skyder {6/3}, slider {1/1}
    slider certain either: skyderen {3 form}
    progress-bar certain compound: behandlingslinje {1/1}, forløbslinje {1/1},
      fremgangsbar {1/1}, fremgangslinje {2/1}, statusindikator {1/1}
    text-field certain compound: redigeringsfelt {1/1}, tekstboks {1/1}
    search-field certain compound: søgeboks {1/1}, tekstfelt til søgning {2/2}
    combo-box certain compound: kombi boks {1/1}, kombifelt {1/1}, kombinationsboks {4/1},
      rullemenu {1/1}
    drop-down certain compound: drop down knap {1/1}, dropdown knap {1/1}, pop op-knap {1/1},
      rullemenu {1/1}
    image noun compound: billede {27/18}
    image noun either: billedet {21 form}
    image plural compound: billeder {66 form}
    icon certain compound: ikon {23/15}
    icon certain either: ikonet {1 form}
    icon plural compound: ikoner {10 form}
    picture noun compound: billede {14/11}
    picture noun either: billedet {21 form}
    picture plural compound: billeder {66 form}
    graphic noun compound: grafik {3/3}
    photo class compound: billede {5/3}, foto {6/5}, fotografi {3/2}
    photo class either: billedet {21 form}
    photo plural compound: billeder {66 form}, fotos {3 form}
    logo certain compound: logo {5/5}
    thumbnail class compound: miniature {3/3}, miniaturebillede {2/2}
    link class compound: henvisning {2/1}, link {7/4}
    link class either: linket {18 form}
    link plural compound: links {40 form}
    menu class compound: menu {6/3}
    menu class either: menuen {14 form}
    menu plural compound: menuer {2 form}
    menu-item class compound: menupunkt {6/4}
    tab class compound: fane {2/2}, faneblad {2/2}, sidefane {1/1}, sidefaneblad {2/1}
    tab class either: fanen {39 form}
    tab plural compound: faner {92 form}
    toolbar class compound: værktøjslinje {5/3}
    toolbar class either: værktøjslinjen {7 form}
    heading class compound: overskrift {9/4}
    heading class either: overskriften {1 form}
    dialog class compound: dialog {5/3}, dialogboks {3/2}
    dialog class either: dialogboksen {1 form}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: markeret {1/1}, valgt {4/5}
    not-selected: afmarkeret {1/1}, ikke valgt {2/2}
    checked: markeret {3/2}, tilvalgt {1/1}
    not-checked: fravalgt {1/1}, ikke markeret {3/2}
    partly-checked: delvis markeret {1/1}, delvist markeret {1/1}, delvist tilvalgt {1/1}
    expanded: udvidet {6/3}
    collapsed: sammenfoldet {1/1}, skjult {4/1 also}, slået sammen {1/1}
    enabled: aktiveret {2/5}, slået til {2/1}
    disabled: deaktiveret {2/12}, slået fra {2/3}
    pressed: trykket {2/2}
    not-pressed: ikke trykket {2/2}
    muted: lyd slået fra {0/2}, lydløs {1/1}, tavs {1/1}
    on: aktiv {0/2}, til {5/8}
    off: fra {6/8}, slukket {0/2}
    active: aktiv {1/5}
    inactive: ikke aktiv {1/1}
    required: krævet {1/1}, påkrævet {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: accepter {5}, acceptér {3}
    accept/reject second: afvis {5}
    activate/deactivate first: aktivér {1}
    activate/deactivate second: deaktiver {1 also}
    active/inactive first: aktiv {2}
    active/inactive second: ikke aktiv {1}, inaktiv {2}
    add/remove first: tilføj {12}
    add/remove second: fjern {12}, slet {1}
    allow/deny first: allow {1}, tillad {4}
    allow/deny second: afvis {4}, bloker {1}, tillad ikke {2}
    approve/reject first: godkend {2}
    approve/reject second: afvis {2}
    archive/unarchive first: arkiv {1}
    archive/unarchive second: fjern fra arkiv {1}
    ascending/descending first: stigende {4}
    ascending/descending second: faldende {4}
    available/unavailable first: tilgængelig {3}
    available/unavailable second: ikke tilgængelig {3}, ikke tilgængelige {1}, utilgængelig {1}
    before/after first: før {2}
    before/after second: efter {2}
    block/unblock first: bloker {2}
    block/unblock second: fjern blokering {2}
    bookmark/remove-bookmark first: tilføj bogmærke {1}
    bookmark/remove-bookmark second: slet bogmærke {1}
    camera-on/off first: slå kamera til {1}
    camera-on/off second: slå kamera fra {1}
    captions-on/off first: aktivér undertekster {1}, vis undertekster {1}
    captions-on/off second: deaktiver undertekster {1}, skjul undertekster {1}
    check/uncheck first: markér {1}, tilvælg {1}
    check/uncheck second: fjern markering {1}, fravælg {1}
    checked/unchecked first: markeret {4}, tilvalgt {1}
    checked/unchecked second: fravalgt {1}, ikke markeret {4}
    connect/disconnect first: opret forbindelse {2}, tilslut {2}
    connect/disconnect second: afbryd {2}, afbryd forbindelse {2}, afbryd forbindelsen {1}
    connected/disconnected first: forbundet {2}
    connected/disconnected second: afbrudt {2}
    download/cancel first: hent {1}
    download/cancel second: annullér overførsel {1}
    download/remove-download first: download {1}
    download/remove-download second: slet download {1}
    enable/disable first: aktiver {1}, aktivér {1}, slå til {2}
    enable/disable second: deaktiver {2}, deaktivér {1}, slå fra {1}
    enabled/disabled first: aktiveret {6}, slået til {2}
    enabled/disabled second: deaktiveret {6}, slået fra {2}
    expand-all/collapse-all first: udvid alle {1}
    expand-all/collapse-all second: skjul alle {1}
    expand/collapse first: udvid {8}, udvide {1}
    expand/collapse second: fold sammen {1}, folde sammen {1}, kollaps {1}, skjul {8}
    expanded/collapsed first: udvidet {5}
    expanded/collapsed second: sammenfoldet {1}, skjult {5 also}, slået sammen {1}
    fast-forward/rewind first: hurtigere {1 also}, spol frem {4}
    fast-forward/rewind second: spol tilbage {4}
    favorite/unfavorite first: favorit {1}, føj til favoritter {1}, tilføj til favorit {1},
      tilføj til favoritter {1}
    favorite/unfavorite second: fjern favorit {1}, fjern fra farvoritter {1},
      fjern fra favoritter {1}
    first/last first: første {2}
    first/last second: sidste {2}
    follow/unfollow first: følg {1}
    follow/unfollow second: følg ikke {1}
    forward/back first: frem {3}, fremad {5}, næste {1}, spol frem {1 also}, videresend {4}
    forward/back second: forrige {1}, tilbage {5}
    fullscreen-enter/exit first: fuld skærm {2}, fuldskærm {1}, gå i fuldskærm {1},
      åbn fuld skærm {2}
    fullscreen-enter/exit second: afslut fuld skærm {2}, afslut fuldskærm {1},
      forlad fuldskærm {1}, luk fuldskærm {1}
    grid/list-view first: elnet {1}, gitter {6}, grid visning {1}
    grid/list-view second: list visning {1}, liste {6}
    import/export first: import {1}, importer {2}, importér {2}
    import/export second: eksport {1}, eksporter {2}, eksportér {2}
    increase/decrease first: forøg {1}, højere {2 also}
    increase/decrease second: lavere {2}, sænk {1}
    install/uninstall first: installer {1}
    install/uninstall second: afinstaller {1}
    join/leave first: deltag {2}
    join/leave second: forlad {2}
    left/right first: venstre {7}
    left/right second: højre {7}
    like/unlike first: synes om {1}
    like/unlike second: synes ikke om {1}
    lock/unlock first: lås {5}
    lock/unlock second: lås op {5}, oplås {1}
    locked/unlocked first: låst {2}
    locked/unlocked second: oplåst {1}, ulåst {2}
    maximize/minimize first: maksimér {2}
    maximize/minimize second: minimer {1}, minimér {2}
    microphone-on/off first: slå mikrofon til {1}
    microphone-on/off second: slå mikrofon fra {1}
    minimum/maximum first: minimum {2 also}
    minimum/maximum second: maksimum {2}
    mute/unmute first: lydløs {2}, slå lyd fra {1}, slå lyden fra {3}, sæt på lydløs {1},
      uden lyd {1}
    mute/unmute second: med lyd {1}, slå lyd til {1}, slå lyden til {3}
    next/previous first: næste {11}
    next/previous second: forrige {11}
    on/off first: aktiv {2}, til {13}, tændt {1}
    on/off second: fra {13}, slukket {2}
    open-menu/close-menu first: åbn menu {1}
    open-menu/close-menu second: luk menu {1}
    open/close first: åben {1}, åbn {9}
    open/close second: luk {9}
    pause/resume first: pause {5}, pausér {2}, sæt på pause {2}
    pause/resume second: fortsæt {4}, genoptag {5}
    pin/unpin first: fastgør {4}
    pin/unpin second: frigør {4}
    pip-enter/exit first: start integreret billede {1}, åbn integreret billede {2}
    pip-enter/exit second: afslut integreret billede {2}
    play/pause first: afspil {10}, begynd afspilning {1}
    play/pause second: pause {10}, pausér {3}, sæt afspilning på pause {1}, sæt på pause {2}
    play/stop first: afspil {11}
    play/stop second: stop {11}
    pressed/not-pressed first: trykket {2}
    pressed/not-pressed second: ikke trykket {2}
    public/private first: offentlig {3}
    public/private second: privat {3}
    read/unread first: marker som læst {6}, markér som læst {2}
    read/unread second: marker som ulæst {6}, markér som ulæst {2}
    record/stop first: start optagelse {1}, start optagelsen {1}
    record/stop second: stop optagelse {1}, stop optagelsen {1}
    repeat-all/repeat-off first: gentag alle {1}
    repeat-all/repeat-off second: gentag intet {1}
    save/unsave first: gem {1}
    save/unsave second: fjern {1}, fortryd gem {1}
    select-all/deselect-all first: vælg alle {6}
    select-all/deselect-all second: fravælg alle {6}, vælg ingen {2}
    select/deselect first: vælg {2}
    select/deselect second: fjern markering {1}, fravælg {2}
    selected/not-selected first: markeret {1}, valgt {2}
    selected/not-selected second: afmarkeret {1}, ikke valgt {2}
    show-all/hide-all first: vis alt {1}
    show-all/hide-all second: skjul alt {1}
    show-more/show-less first: vis flere {1}, vis mere {4}
    show-more/show-less second: se færre {1}, vis færre {1}, vis mindre {4}
    show-password/hide-password first: vis adgangskode {6}
    show-password/hide-password second: skjul adgangskode {6}
    show/hide first: vis {4}
    show/hide second: skjul {4}
    shuffle-on/shuffle-off first: aktivér bland {1}, bland til {1}
    shuffle-on/shuffle-off second: bland fra {1}, deaktiver bland {1}
    sign-in/sign-out first: indlogning {1}, log ind {8}
    sign-in/sign-out second: log af {1}, log ud {8}
    subscribe/unsubscribe first: abonner {3}, abonnér {1}, deltag {1 also}, følg {1}
    subscribe/unsubscribe second: afmeld {3}, afmeld abbonement {1}
    turn-on/turn-off first: aktivér {1}, slå til {1}
    turn-on/turn-off second: deaktiver {1}, sluk den {1}
    undo/redo first: fortryd {4}
    undo/redo second: annuller fortryd {2}, annuller fortrydelse {1}, gentag {2}, omgør {4}
    up/down first: op {4}
    up/down second: ned {4}
    upload/download first: send {1 also}
    upload/download second: download {1}
    visible/hidden first: synlig {1}, vist {1}
    visible/hidden second: skjult {1}
    volume-up/volume-down first: forøg lydstyrke {1}, lydstyrke op {1}, skru op for lyden {1},
      skrue op {1}
    volume-up/volume-down second: lydstyrke ned {1}, skru ned for lyden {1}, skrue ned {1},
      sænk lydstyrke {1}
    zoom-in/zoom-out first: zoom ind {4}
    zoom-in/zoom-out second: zoom ud {4}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: knap til {6/6}, knap til at {?}
    click-here anywhere verb: klik {in 23/28}
    click-here head phrase: klik her {?}, klik her for {in 17/28}, tryk her {in 2/3}
    click-to anywhere verb: klik {in 30/31}
    click-to head linked: klik for at {in 26/31}
    double-tap-to anywhere verb: dobbelttryk {in 5/12}
    double-tap-to head linked: dobbeltklik for at {?}, dobbelttryk for at {in 5/12}
    double-tap-to head phrase: tryk to gange {in 4/12}
    icon-of head linked: ikon af {?}, ikon for {40/41}, ikon på {?}, ikon til {1/1}
    image-of head linked: billede af {?}, billede for {?}, billede på {?}, billede til {?}
    link-to head linked: link til {3/3}
    logo-of closed noun: logo {15/17}
    logo-of head linked: logo af {?}, logo for {?}, logo på {?}, logo til {?}
    logo-of hyphen noun: logo {13/15}
    photo-of head linked: billede af {?}, billede for {?}, billede på {?}, billede til {?},
      foto af {?}, foto for {?}, foto på {?}, foto til {?}
    press-to head phrase: tryk på {in 17/20}
    select-to head linked: vælg for at {?}
    swipe-to head phrase: stryg til {in 3/11}
    swipe-to head verb: stryg {in 9/11}
    tap-and-hold anywhere verb: hold {in 25/38}
    tap-here head phrase: tryk her for {in 5/9}
    tap-here head verb: tryk {in 9/9}
    tap-to head linked: tryk for at {in 52/57}
    thumbnail-of head linked: miniature af side {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: administrer {2}, afbryd {2}, afspil {12}, angiv {2}, anmeld {3}, annuller {16},
      annullér {9}, anullér {2}, arkiv {6}, arkivér {3}, bloker {3}, bogmærke {2}, del {15},
      eksportér {6}, erstat {3}, fastgør {4}, fjern {14}, flyt {5}, frem {3}, fremad {4},
      gem {20}, gendan {8}, hent {6}, importer {2}, importér {3}, indfangning {2}, indsæt {10},
      indtast {2}, installer {3}, kopier {3}, kopiér {10}, luk {22}, lydløs {2}, læs {3},
      nulstil {13}, omdøb {8}, opdater {3}, opret {11}, pausér {2}, pinkode {2}, rapporter {2},
      rapportér {2}, rediger {10}, redigér {8}, ryd {11}, se {3}, skjul {9}, slet {22},
      sorter {3}, sortér {2}, svar {6}, synkroniser {2}, søg {23}, søgning {2}, tilføj {12},
      udskriv {4}, videresend {4}, vis {7}, vælg {10}, åben {2}, åbn {6}, ændr {2}
    icon: erstat {3}, fjern {14}, flyt {5}, nulstil {13}, opdater {3}, opret {11}, rediger {10},
      redigér {8}, skift {?}, skjul {9}, slet {22}, tilføj {12}, vis {7}, vælg {10}, ændr {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: baggrundsbillede, billede i billede, forbillede, integreret billede,
      skærmbillede, stillbillede
    icon: leksikon, silikone

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: klik her

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: del {0/120}, fra {2/813}, gem {0/179}, luk {0/104}, læs {0/77}, ryd {0/88},
      se {0/257}, søg {0/194}, til {2/999}, vis {0/534}, åbn {0/347}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: knap {6/3 mobile}
    toggle-button: skifteknap {3/2 desktop}
    checkbox: afkrydsningsfelt {3/2 mobile}
    radio-button: alternativknap {2/1 mobile}
    switch: switch {1/1 desktop}
    slider: skyder {6/3 mobile}
    progress-bar: statusindikator {1/1 browser}
    text-field: redigeringsfelt {1/1 mobile}
    search-field: søgeboks {1/1 desktop}
    combo-box: rullemenu {1/1 mobile}
    drop-down: pop op-knap {1/1 browser}
    image: billede {5/2 mobile}
    icon: ikon {5/3 mobile}
    graphic: grafik {3/3 browser}
    link: link {7/4 mobile}
    menu: menu {6/3 browser}
    menu-item: menupunkt {6/4 browser}
    tab: fane {2/2 browser}
    toolbar: værktøjslinje {5/3 browser}
    heading: overskrift {9/4 mobile}
    dialog: dialog {5/3 desktop}
    list: liste {7/4 mobile}
    page: side {4/3 mobile}
    """#
  }
}
