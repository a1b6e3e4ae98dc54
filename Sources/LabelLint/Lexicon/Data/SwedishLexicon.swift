extension LexiconData {
  /// The words of Swedish.
  static var swedish: String {
    #"""
    # label-lint lexicon
    language sv

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: compounding
    links: av, för, med, på, till
    joints: hets, ings, ions, skaps
    held-out: 27

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain compound: knapp {6/3}, tryckknapp {2/2}
    button certain either: knappen {16 form}
    button plural compound: knappar {12 form}
    toggle-button certain compound: växlingsknapp {4/3}
    checkbox certain compound: kryssruta {7/3}, markeringsknapp {1/1}
    checkbox plural compound: kryssrutor {3 form}
    radio-button certain compound: alternativknapp {2/1}, envalsknapp {1/1}, radioknapp {4/2}
    radio-button support compound: radioinmatning {1/1}
    switch certain compound: brytare {3/1}, växlingsknapp {1/1}
    slider certain compound: skjutreglage {7/4}
    slider certain either: skjutreglaget {3 form}
    progress-bar certain compound: förloppsindikator {6/3}, förloppsmätare {1/1}
    text-field certain compound: redigeringsruta {1/1}, textruta {1/1}
    search-field certain compound: fält för söktext {1/1}, sökruta {1/1}, söktextfält {1/1}
    combo-box certain compound: kombinationsruta {5/4}, komboruta {2/1}, rullgardinsmeny {1/1}
    drop-down certain compound: listruteknapp {1/1}, nedrullningsmeny {1/1}, popup-knapp {1/1},
      rullgardinsknapp {1/1}
    image noun compound: bild {31/21}
    image noun either: bilden {25 form}
    image plural compound: bilder {57 form}
    icon certain compound: ikon {25/17}
    icon certain either: ikonen {18 form}
    icon plural compound: ikoner {14 form}
    picture noun compound: bild {15/12}
    picture noun either: bilden {25 form}
    picture plural compound: bilder {57 form}
    graphic noun compound: bild {1/1}, grafik {2/2}
    graphic noun either: bilden {25 form}
    graphic plural compound: bilder {57 form}
    photo class compound: foto {11/8}, fotografi {?}
    photo class either: fotot {6 form}
    photo plural compound: foton {4 form}
    logo certain compound: logotyp {6/6}
    logo certain either: logotypen {3 form}
    thumbnail class compound: miniatyr {4/4}, miniatyrbild {3/3}
    link class compound: länk {9/4}
    link class either: länken {29 form}
    link plural compound: länkar {42 form}
    menu class compound: meny {6/3}
    menu class either: menyn {20 form}
    menu plural compound: menyer {2 form}
    menu-item class compound: menyalternativ {1/1}, menyobjekt {2/2}, menypost {3/2}
    tab class compound: bladflik {1/1}, flik {3/3}, sidflik {2/1}, tabb {2/2}
    tab class either: fliken {74 form}
    tab plural compound: flikar {142 form}
    toolbar class compound: verktygsfält {6/4}
    toolbar class either: verktygsfältet {24 form}
    heading class compound: huvud {2/1}, rubrik {7/4}
    heading class either: rubriken {3 form}
    dialog class compound: dialog {4/3}, dialogruta {3/2}
    dialog class either: dialogrutan {3 form}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: markerad {3/4}, markerat {1/1}, valt {1/1}
    not-selected: avmarkerad {1/1}, inte markerad {1/1}, inte markerat {2/2}
    checked: kryssad {2/2}, markerad {2/2}, markerat {1/1}
    not-checked: inte kryssad {1/1}, inte kryssat {1/1}, inte markerad {2/1}
    partly-checked: delvis kryssad {2/2}, delvis markerad {1/1}
    expanded: expanderat {1/1}, utfälld {2/2}, utökad {2/1}, utökades {1/1}, utökat {2/1}
    collapsed: infälld {2/2}, komprimerad {2/1}, komprimerades {1/1}, komprimerat {2/1},
      stängd {1/1}
    enabled: aktiverad {4/6}
    disabled: avaktiverad {0/2}, inaktiverad {4/14}
    pressed: nedtryckt {1/1}, tryckt {2/2}
    not-pressed: inte nedtryckt {1/1}, inte tryckt {1/1}
    muted: ljudet avstängt {1/1}, tystad {2/4}
    on: på {5/11}
    off: av {6/11}
    active: aktiv {1/6}
    inactive: inte aktiv {1/1}
    required: krävs {1/1}, nödvändig {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: acceptera {4}, godkänn {4}
    accept/reject second: avböj {1}, avvisa {4}, godkänn inte {1}, neka {2}
    activate/deactivate first: aktivera {1 also}
    activate/deactivate second: inaktivera {1 also}
    active/inactive first: aktiv {2}
    active/inactive second: inaktiv {2}, inte aktiv {1}
    add/remove first: lägg till {14}
    add/remove second: radera {2}, ta bort {14}
    allow/deny first: allow {1}, tillåt {4}
    allow/deny second: blockera {1}, neka {4}, tillåt inte {2}
    approve/reject first: godkänn {1}
    approve/reject second: neka {1}
    archive/unarchive first: arkiv {2}
    archive/unarchive second: avarkivera {2}
    ascending/descending first: stigande {4}
    ascending/descending second: fallande {4}
    available/unavailable first: available {1}, tillgänglig {1}, tillgängliga {1},
      tillgängligt {1}
    available/unavailable second: ej tillgängligt {1}, inte tillgänglig {1}, otillgänglig {1}
    before/after first: före {2}
    before/after second: efter {2}
    block/unblock first: blockera {4}
    block/unblock second: avblockera {4}
    bookmark/remove-bookmark first: bokmärk {4}, lägg till bokmärke {2}
    bookmark/remove-bookmark second: ta bort bokmärke {4}
    boost/unboost first: knuffa {1}
    boost/unboost second: ta bort knuff {1}
    camera-on/off first: slå på kameran {1}
    camera-on/off second: stäng av kameran {1}
    captions-on/off first: aktivera undertexter {1}, visa undertexter {1}
    captions-on/off second: dölj undertexter {1}, inaktivera undertexter {1}
    check/uncheck first: kryssa för {1}, markera {1}
    check/uncheck second: avmarkera {1}, kryssa av {1}
    checked/unchecked first: kryssad {1}, markerad {2}
    checked/unchecked second: avmarkerad {2}, inte kryssad {1}, inte kryssat {1},
      inte markerad {2}
    connect/disconnect first: anslut {5}
    connect/disconnect second: koppla från {5}
    connected/disconnected first: ansluten {2}
    connected/disconnected second: frånkopplad {2}
    download/cancel first: ladda ned {1}, ladda ner {1}, nedladdning {1}
    download/cancel second: avbryt nedladdning {1}
    download/remove-download first: ladda ned {1}, ladda ner {1}
    download/remove-download second: radera nedladdning {1}, ta bort nedladdning {1}
    enable/disable first: aktivera {6}
    enable/disable second: inaktivera {6}
    enabled/disabled first: aktiverad {8}
    enabled/disabled second: avaktiverad {2}, inaktiverad {8}
    expand-all/collapse-all first: utöka alla {1}
    expand-all/collapse-all second: komprimera alla {1}
    expand/collapse first: expandera {3}, utöka {4}
    expand/collapse second: dölj {3}, fäll ihop {1}, fäll in {1}, kollapsa {1}, komprimera {4}
    expanded/collapsed first: expanderad {1}, expanderat {1}, utfälld {2}, utökad {2},
      utökades {1}, utökat {2}
    expanded/collapsed second: infälld {2}, komprimerad {2}, komprimerades {1}, komprimerat {2},
      minimerad {1}, stängd {1}
    fast-forward/rewind first: snabbspola framåt {3}, spola framåt {1}
    fast-forward/rewind second: backa {1}, spola tillbaka {3}
    favorite/unfavorite first: favorit {2}, lägg till favorit {1}, lägg till i favoriter {3},
      stjärnmärk {1}
    favorite/unfavorite second: avmarkera som favorit {1}, ta bort favorit {2},
      ta bort från favoriter {3}, ta bort stjärnmärkning {1}
    first/last first: första {2}
    first/last second: sista {2}
    follow/unfollow first: följ {3}
    follow/unfollow second: avfölj {3}, sluta följ {1}, sluta följa {1}
    forward/back first: framåt {5}, vidarebefordra {3}
    forward/back second: bakåt {5}, föregående {1}, tillbaka {3}
    fullscreen-enter/exit first: aktivera helskärm {1 also}, fullskärm {1}, helskärm {2},
      helskärmsläge {1}, visa i helskärm {1}
    fullscreen-enter/exit second: avsluta helskärm {1}, avsluta helskärmsläge {2},
      ej fullskärm {1}, lämna helskärm {1}
    grid/list-view first: rutnät {6}, rutnätsvy {1}
    grid/list-view second: lista {6}, listvy {1}
    import/export first: importera {4}
    import/export second: exportera {4}
    increase/decrease first: höja {1}, öka {1}
    increase/decrease second: minska {1}, sänka {1}
    install/uninstall first: installera {1}
    install/uninstall second: avinstallera {1}
    join/leave first: gå med {2}
    join/leave second: lämna {2}
    left/right first: vänster {8}
    left/right second: höger {8}
    like/unlike first: gilla {1}
    like/unlike second: sluta gilla {1}
    lock/unlock first: lås {7}
    lock/unlock second: lås upp {7}
    locked/unlocked first: låst {1}
    locked/unlocked second: olåst {1}, upplåst {1}
    maximize/minimize first: maximera {3}
    maximize/minimize second: minimera {3}
    microphone-on/off first: slå på mikrofonen {1}
    microphone-on/off second: stäng av mikrofonen {1}
    minimum/maximum first: lägsta {1}
    minimum/maximum second: högsta {1}
    more/less first: mer {1}
    more/less second: mindre {1 also}
    mute/unmute first: ljud av {2}, stäng av ljudet {2}, tysta {3}
    mute/unmute second: aktivera ljud {1}, avtysta {3}, ljud på {2}, slå på ljudet {2},
      ta bort tystade användare {1}, tysta ej {1}
    next/previous first: nästa {12}
    next/previous second: föregående {12}
    notifications-on/off first: aktivera notiser {1}
    notifications-on/off second: disable notifications {1}
    on/off first: på {16}
    on/off second: av {16}
    open-menu/close-menu first: öppna meny {1}
    open-menu/close-menu second: stäng meny {1}
    open/close first: öppen {1}, öppna {10}
    open/close second: stäng {10}
    pause/resume first: paus {1}, pausa {7}
    pause/resume second: fortsätt {7}, återuppta {4}
    pin/unpin first: fäst {2}, nåla fast {1}
    pin/unpin second: frigör {2}, lossa {2}, ta bort nål {1}
    pip-enter/exit first: öppna bild-i-bild-läge {2}
    pip-enter/exit second: avsluta bild-i-bild-läge {2}
    play/pause first: påbörja uppspelning {1}, spela {9}, spela upp {6}
    play/pause second: gör paus {1 also}, paus {1}, pausa {9}, pausa uppspelning {1}
    play/stop first: spela {3}, spela upp {5}
    play/stop second: stanna {1 also}, stop {1}, stopp {3}, stoppa {5}
    pressed/not-pressed first: nedtryckt {1}, tryckt {1}
    pressed/not-pressed second: inte nedtryckt {1}, inte tryckt {1}
    public/private first: offentlig {1}
    public/private second: privat {1}
    read/unread first: lästmärk {1}, markera som läst {7}
    read/unread second: markera som oläst {7}, olästmarkera {1}
    record/stop first: börja spela in {1}, starta inspelning {1}
    record/stop second: sluta spela in {1}, stoppa inspelning {1}
    repeat-all/repeat-off first: upprepa alla {1}
    repeat-all/repeat-off second: upprepa ingenting {1}
    save/unsave first: spara {1}
    save/unsave second: förkasta {1}, ta bort {1}
    select-all/deselect-all first: markera alla {2}, välj alla {3}
    select-all/deselect-all second: avmarkera alla {3}, markera ingen {1}, välj ingen {1}
    select/deselect first: markera {1}, välj {2}
    select/deselect second: avmarkera {2}
    selected/not-selected first: markerad {2}, valda {1}
    selected/not-selected second: avmarkerad {1}, ej valda {1}, inte markerad {1},
      inte markerat {2}
    show-all/hide-all first: visa alla {2}
    show-all/hide-all second: dölj alla {2}
    show-more/show-less first: visa fler {1}, visa mer {6}
    show-more/show-less second: visa färre {1}, visa mindre {6}
    show-password/hide-password first: visa lösenord {6}
    show-password/hide-password second: dölj lösenord {6}
    show/hide first: visa {4}
    show/hide second: dölj {4}
    shuffle-on/shuffle-off first: aktivera blandningsläget {1}, blanda på {1}
    shuffle-on/shuffle-off second: blanda av {1}, inaktivera blandningsläget {1}
    sign-in/sign-out first: inloggning {2}, logga in {13}
    sign-in/sign-out second: logga ut {13}
    start/end first: starta {2}
    start/end second: end {2}, sluta {1}
    start/stop first: starta {4}
    start/stop second: stoppa {4}
    subscribe/unsubscribe first: prenumerera {3}
    subscribe/unsubscribe second: avprenumerera {1}, avsluta prenumeration {2},
      sluta prenumerera {3}
    turn-on/turn-off first: aktivera {2}, slå på {1}
    turn-on/turn-off second: inaktivera {2}, stäng av det {1}
    undo/redo first: ångra {7}
    undo/redo second: gör om {7}, upprepa {1}
    up/down first: upp {3}
    up/down second: ned {3}
    upload/download first: ladda upp {1}
    upload/download second: hämta {1}, ladda ned {1}, ladda ner {1}, nedladdning {1}
    visible/hidden first: synlig {1}, visas {1}
    visible/hidden second: dold {1}, döljs {1}
    volume-up/volume-down first: höj volymen {3}, volym upp {1}, öka volymen {1}
    volume-up/volume-down second: minska volymen {1}, sänk volymen {3}, volym ner {1}
    zoom-in/zoom-out first: zooma in {6}
    zoom-in/zoom-out second: zooma ut {6}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: knapp för {8/8}, knapp för att {4/4}
    click-here anywhere verb: klicka {in 21/25}
    click-here head phrase: klicka här {?}, klicka här för {in 14/25}, tryck här {in 1/3}
    click-to anywhere verb: klicka {in 29/30}
    click-to head linked: klicka för att {in 25/30}
    double-tap-to anywhere verb: dubbeltryck {in 6/13}
    double-tap-to head linked: dubbelknacka för att {in 3/13}, dubbeltryck för att {in 6/13},
      tryck två gånger {?}
    icon-of head linked: ikon av {?}, ikon för {16/18}, ikon på {?}
    image-of head linked: bild av {?}, bild för {2/2}, bild på {?}
    link-to head linked: länk till {2/2}
    logo-of closed noun: logotyp {11/14}
    logo-of head linked: logotyp av {?}, logotyp för {?}, logotyp på {?}
    logo-of hyphen noun: logotyp {9/9}
    photo-of head linked: foto av {?}, foto för {?}, foto på {?}
    press-to head phrase: tryck på {in 17/20}
    select-to head linked: välj för att {?}
    swipe-to head verb: svep {in 10/12}
    tap-and-hold anywhere verb: håll {in 20/42}
    tap-and-hold head phrase: tryck länge {in 11/42}
    tap-here head phrase: tryck här för {in 6/10}
    tap-here head verb: tryck {in 10/10}
    tap-to head linked: tryck för att {in 48/63}
    thumbnail-of head linked: miniatyr av sida {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: ange {3}, anmäl {2}, arkiv {7}, arkivera {3}, avbryt {29}, blockera {5}, bokmärk {5},
      byt namn {7}, dela {18}, dölj {10}, ersätt {4}, exportera {5}, filtrera {2}, flytta {6},
      framåt {7}, fäst {4}, fångst {2}, följ {4}, hantera {4}, häftstift {2}, hämta {3},
      importera {6}, infoga {3}, installera {5}, klistra in {10}, kopiera {15}, ladda ned {7},
      ladda ner {3}, ladda upp {2}, ljud av {3}, lägg till {14}, läs {4}, markera {3},
      pausa {14}, pin-kod {2}, radera {16}, rapportera {6}, redigera {21}, rensa {13},
      skapa {12}, skicka {10}, skriv ut {6}, sortera {4}, spara {23}, spela {8}, spela upp {7},
      starta {5}, stopp {5}, stoppa {4}, ställ in {2}, stäng {24}, stäng av {2}, svara {9},
      synkronisera {4}, sök {24}, ta bort {17}, tysta {6}, uppdatera {5}, vidarebefordra {4},
      visa {10}, välj {10}, ändra {3}, återställ {14}, öppna {7}
    icon: byt {?}, dölj {10}, ersätt {4}, flytta {6}, ladda upp {2}, lägg till {14},
      markera {3}, radera {16}, redigera {21}, skapa {12}, ställ in {2}, ta bort {17},
      uppdatera {5}, visa {10}, välj {10}, ändra {3}, återställ {14}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: musknapp
    image: bakgrundsbild, bild i bild, bild-i-bild, förebild, sinnebild, skärmbild, stillbild
    icon: lexikon, silikon
    logo: logga in, logga ut

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: här, klicka här
    weak: läs mer

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: av {2/999}, läs {0/229}, på {2/999}, sök {0/245}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: knapp {6/3 mobile}
    toggle-button: växlingsknapp {4/3 browser}
    checkbox: kryssruta {7/3 mobile}
    radio-button: alternativknapp {2/1 mobile}
    switch: brytare {3/1 desktop}
    slider: skjutreglage {7/4 mobile}
    progress-bar: förloppsindikator {6/3 mobile}
    text-field: redigeringsruta {1/1 mobile}
    search-field: sökruta {1/1 desktop}
    combo-box: kombinationsruta {5/4 browser}
    drop-down: popup-knapp {1/1 browser}
    image: bild {5/2 mobile}
    icon: ikon {5/3 mobile}
    graphic: bild {1/1 browser}
    link: länk {9/4 mobile}
    menu: meny {6/3 browser}
    menu-item: menypost {3/2 desktop}
    tab: flik {3/3 desktop}
    toolbar: verktygsfält {6/4 browser}
    heading: rubrik {7/4 mobile}
    dialog: dialog {4/3 desktop}
    list: lista {7/4 mobile}
    page: sida {4/3 mobile}
    """#
  }
}
