extension LexiconData {
  /// The words of German.
  static var german: String {
    #"""
    # label-lint lexicon
    language de

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: compounding
    links: aus, der, des, für, mit, von, zu, zum, zur
    joints: heits, ings, ions, keits, lings, schafts, täts, ungs
    held-out: 34

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain compound: button {1/1}, druckknopf {1/1}, knopf {3/1}, schaltfläche {2/2}
    button support compound: schalter {1/1}, taste {11/10}
    button plural compound: buttons {9 form}, knöpfe {3 form}, schaltflächen {1 form}
    toggle-button certain compound: ein aus-button {1/1}, umschalter {1/1}
    checkbox certain compound: ankreuzfeld {2/1}, kontrollfeld {1/1}, kontrollkästchen {3/2},
      kästchen {2/1}
    radio-button certain compound: auswahlknopf {2/1}, auswahlschalter {1/1}, optionsfeld {2/1},
      optionskästchen {1/1}, radioknopf {2/1}
    switch support compound: schalter {3/3}
    slider certain compound: schieber {3/2}, schieberegler {4/3}
    progress-bar certain compound: fortschrittsanzeige {3/3}, fortschrittsbalken {1/1},
      fortschrittsleiste {2/1}
    text-field certain compound: bearbeitungsfeld {1/1}, eingabefeld {3/2}, textfeld {1/1}
    search-field certain compound: feld für den suchtext {1/1}, suchfeld {2/2},
      suchleiste {2/2}, suchtextfeld {1/1}
    combo-box certain compound: auswahlfeld {1/1}, drop-down-liste {1/1},
      kombinationsfeld {5/4}, kombiniertes auswahlfeld {1/1}
    drop-down certain compound: ausklappschalter {1/1}, dropdown-menü {1/1},
      dropdown-schaltfläche {1/1}, pop-up-button {1/1}
    image noun compound: bild {31/22}, grafik {4/3}
    image plural compound: bilder {48 form}, grafiken {6 form}
    icon certain compound: icon {7/7}, symbol {23/15}
    icon plural compound: icons {7 form}, symbole {17 form}
    picture noun compound: bild {16/13}
    picture plural compound: bilder {48 form}
    graphic noun compound: grafik {3/3}
    graphic plural compound: grafiken {6 form}
    photo class compound: foto {12/9}
    photo plural compound: fotos {10 form}
    logo certain compound: logo {6/6}
    logo plural compound: logos {2 form}
    thumbnail class compound: miniaturansicht {3/3}, vorschaubild {3/3}
    link class compound: link {5/4}, verweis {1/1}
    link plural compound: links {153 form}
    menu class compound: menü {6/3}
    menu plural compound: menüs {2 form}
    menu-item class compound: menü-eintrag {1/1}, menüeintrag {1/1}, menüelement {1/1},
      menüobjekt {2/1}, menüpunkt {1/1}
    tab class compound: registerkarte {2/2}, reiter {1/1}, seitenreiter {2/1}, tab {3/3}
    tab plural compound: tabs {146 form}
    toolbar class compound: werkzeugleiste {4/2}
    toolbar plural compound: werkzeugleisten {3 form}
    heading class compound: kopfzeile {1/1}, überschrift {8/4}
    heading plural compound: überschriften {10 form}
    dialog class compound: dialog {5/3}, dialogfeld {2/2}, kleines fenster {1/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: ausgewählt {5/7}
    not-selected: nicht ausgewählt {2/3}
    checked: aktiviert {3/2 also}, angekreuzt {1/1}, ausgewählt {1/1}
    not-checked: nicht aktiviert {3/2}, nicht ausgewählt {1/1}
    partly-checked: teilweise aktiviert {2/2}, teilweise ausgewählt {1/1}
    expanded: ausgeklappt {3/3}, gedehnt {1/1}, maximiert {3/1}
    collapsed: eingeklappt {3/3}, minimiert {4/1}
    enabled: aktiviert {4/6}
    disabled: ausgeschaltet {1/1}, deaktiviert {4/14}
    pressed: gedrückt {2/2}, geklickt {1/1}
    not-pressed: nicht gedrückt {2/2}
    muted: stumm {2/1}, stummgeschaltet {1/5}
    on: an {4/5}, ein {0/5}, eingeschaltet {1/1}
    off: aus {5/10}, ausgeschaltet {1/1}
    active: aktiv {1/6}
    inactive: nicht aktiv {1/1}
    required: eingabe erforderlich {1/1}, erforderlich {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: akzeptieren {8}, annehmen {2}, zulassen {1}
    accept/reject second: ablehnen {8}
    active/inactive first: aktiv {2}
    active/inactive second: inaktiv {2}, nicht aktiv {1}
    add/remove first: hinzufügen {16}
    add/remove second: entfernen {16}, löschen {1}
    allow/deny first: allow {1}, erlauben {1}, zulassen {3}
    allow/deny second: ablehnen {3}, blockieren {1}, nicht erlauben {1}, nicht zulassen {2},
      verweigern {1}
    approve/reject first: genehmigen {2}
    approve/reject second: ablehnen {2}
    archive/unarchive first: archiv {1}, archivieren {1}
    archive/unarchive second: nicht mehr archivieren {1}, wiederherstellen {1}
    ascending/descending first: aufsteigend {4}
    ascending/descending second: absteigend {4}
    available/unavailable first: verfügbar {4}
    available/unavailable second: nicht verfügbar {4}
    before/after first: bevor {2}, vorne {2}
    before/after second: hinten {2}, nach {2 also}
    block/unblock first: blockieren {4}
    block/unblock second: blockade aufheben {1}, blockierung aufheben {4}
    bookmark/remove-bookmark first: lesezeichen {3}, lesezeichen hinzufügen {2},
      lesezeichen setzen {2}
    bookmark/remove-bookmark second: lesezeichen entfernen {3}, lesezeichen löschen {2 also}
    boost/unboost first: boosten {1}, teilen {2}
    boost/unboost second: beitrag nicht mehr teilen {1}, boost entfernen {1},
      nicht mehr teilen {1}, teilen rückgängig machen {2}
    camera-on/off first: kamera einschalten {1}
    camera-on/off second: kamera ausschalten {1}
    captions-on/off first: untertitel aktivieren {1}
    captions-on/off second: untertitel deaktivieren {1}
    check/uncheck first: auswählen {1}, wählen {1}
    check/uncheck second: abwählen {1}, auswahl aufheben {1 also}
    checked/unchecked first: aktiviert {3}, ausgewählt {1}, häkchen gesetzt {1}
    checked/unchecked second: häkchen entfernt {1}, nicht aktiviert {3}, nicht ausgewählt {1}
    connect/disconnect first: verbinden {4}
    connect/disconnect second: trennen {4}, verbindung trennen {2}
    connected/disconnected first: verbunden {2}
    connected/disconnected second: getrennt {2}
    download/cancel first: herunterladen {2}
    download/cancel second: download abbrechen {2}
    download/remove-download first: herunterladen {2}
    download/remove-download second: download löschen {2}
    enable/disable first: aktivieren {6}
    enable/disable second: deaktivieren {6}
    enabled/disabled first: aktiviert {8}
    enabled/disabled second: ausgeschaltet {1}, deaktiviert {8}
    expand-all/collapse-all first: alle einblenden {1}, alle maximieren {1}
    expand-all/collapse-all second: alle ausblenden {1 also}, alle minimieren {1}
    expand/collapse first: ausklappen {3}, erweitern {2}, maximieren {5}
    expand/collapse second: einklappen {3}, minimieren {5}, reduzieren {2}
    expanded/collapsed first: ausgeklappt {3}, maximiert {3}
    expanded/collapsed second: eingeklappt {3}, minimiert {3}
    fast-forward/rewind first: schnell vorspulen {1}, vorspulen {4}
    fast-forward/rewind second: zurückspulen {4}
    favorite/unfavorite first: favorisieren {1}, favorit {2}, favorit hinzufügen {1},
      mit stern markieren {1}, zu den favoriten hinzufügen {1}, zu favoriten hinzufügen {2}
    favorite/unfavorite second: aus favoriten entfernen {2}, favorit entfernen {1},
      stern entfernen {1}, von favoriten entfernen {1}
    first/last first: erster {1}, erstes element {1}, zuerst {1}
    first/last second: letzter {1}, letztes element {1}, zuletzt {1}
    follow/unfollow first: abonnieren {1}, folgen {3}
    follow/unfollow second: entfolgen {3}, nicht mehr abonnieren {1}, nicht mehr folgen {2}
    forward/back first: vor {4}, vorwärts {3}, weiter {1}, weiterleiten {4}
    forward/back second: zurück {4}
    fullscreen-enter/exit first: vollbild {2}, vollbild aktivieren {1}, vollbild starten {1},
      vollbildmodus {2}, vollbildmodus aktivieren {1}
    fullscreen-enter/exit second: vollbild beenden {1}, vollbild verlassen {1},
      vollbildmodus beenden {2}
    grid/list-view first: kachelansicht {1}, netz {1}, raster {5}, tabelle {1}
    grid/list-view second: liste {5}, listenansicht {1}
    import/export first: importieren {5}
    import/export second: export {1}, exportieren {5}
    increase/decrease first: erhöhen {2}, verlängern {1}
    increase/decrease second: verringern {2}
    install/uninstall first: installieren {1}
    install/uninstall second: deinstallieren {1}
    join/leave first: beitreten {2}
    join/leave second: verlassen {2}
    left/right first: links {8}
    left/right second: rechts {8}
    like/unlike first: gefällt mir {1 also}
    like/unlike second: gefällt mir nicht mehr {1}
    lock/unlock first: sperren {5}, verriegeln {1}
    lock/unlock second: entriegeln {1}, entsperren {5}
    locked/unlocked first: gesperrt {2}
    locked/unlocked second: entsperrt {2}
    maximize/minimize first: maximieren {3}
    maximize/minimize second: minimieren {3}
    microphone-on/off first: mikrofon einschalten {1}
    microphone-on/off second: mikrofon stummschalten {1}
    minimum/maximum first: minimal {1}
    minimum/maximum second: maximal {1}
    more/less first: mehr {1}
    more/less second: weniger {1}
    mute/unmute first: stumm {2}, stumm schalten {1}, stummschalten {6}, stummschaltung {1}
    mute/unmute second: laut schalten {1}, nicht mehr stummschalten {1},
      stummschaltung aufheben {6}, ton an {1}, ton einschalten {1 also}
    next/previous first: fortfahren {1}, nächster {1}, vor {1}, weiter {7}
    next/previous second: vorherige {1}, vorheriger {1}, vorheriges {2}, zurück {7}
    notifications-on/off first: benachrichtigungen aktivieren {1}, mitteilungen aktivieren {1}
    notifications-on/off second: benachrichtigungen deaktivieren {1},
      mitteilungen deaktivieren {1}
    on/off first: aktiviert {1}, an {8}, ein {8}, eingeschaltet {1}
    on/off second: aus {8}, ausgeschaltet {1}
    open-menu/close-menu first: menü öffnen {1}
    open-menu/close-menu second: menü schliessen {1}
    open/close first: öffnen {10}
    open/close second: schliessen {10}
    pause/resume first: pause {3}, pausieren {5}
    pause/resume second: fortfahren {3}, fortsetzen {3}, weiter {5}
    pin/unpin first: anheften {1}, anpinnen {1}, fixieren {2}, im profil anheften {1},
      markieren {1}
    pin/unpin second: loslösen {1}, lösen {2}, markierung entfernen {1 also},
      nicht mehr anheften {1}, vom profil lösen {1}
    pip-enter/exit first: bild im bild aktivieren {2}, bild-im-bild-modus {1}
    pip-enter/exit second: bild im bild beenden {2}, bild-im-bild-modus beenden {1}
    play/pause first: abspielen {5}, spielen {2}, wiedergabe {5}, wiedergabe starten {1 also},
      wiedergeben {2}
    play/pause second: pause {5}, pausieren {5}, wiedergabe pausieren {1}
    play/stop first: abspielen {2}, spielen {1}, wiedergabe {2}, wiedergeben {1}
    play/stop second: anhalten {2}, beenden {2 also}, stopp {2}, stoppen {1}
    pressed/not-pressed first: gedrückt {2}
    pressed/not-pressed second: nicht gedrückt {2}
    public/private first: öffentlich {4}
    public/private second: direkt {1}, geschützt {1 also}, privat {4}
    read/unread first: als gelesen markieren {8}
    read/unread second: als ungelesen markieren {8}
    record/stop first: aufnahme starten {1 also}, aufzeichnung starten {1}
    record/stop second: aufnahme beenden {1}, aufzeichnung stoppen {1}
    repeat-all/repeat-off first: alle wiederholen {1}
    repeat-all/repeat-off second: nichts wiederholen {1}
    save/unsave first: speichern {1}
    save/unsave second: entfernen {1}, nicht mehr speichern {1}
    select-all/deselect-all first: alle auswählen {2}, alles auswählen {2}
    select-all/deselect-all second: alle abwählen {2}, alles abwählen {1}, auswahl aufheben {2},
      auswahl zurücksetzen {1}, nichts auswählen {1}
    select/deselect first: auswählen {2}
    select/deselect second: abwählen {1}, auswahl aufheben {2 also}
    selected/not-selected first: ausgewählt {3}
    selected/not-selected second: nicht ausgewählt {3}
    show-all/hide-all first: alle anzeigen {2}, alle zeigen {1}
    show-all/hide-all second: alle ausblenden {2}
    show-more/show-less first: mehr anzeigen {8}, mehr zeigen {1}
    show-more/show-less second: weniger anzeigen {8}, weniger zeigen {1}
    show-password/hide-password first: passwort anzeigen {4}, passwort zeigen {1}
    show-password/hide-password second: passwort ausblenden {4}, passwort verbergen {2},
      passwort verstecken {1}
    show/hide first: anzeigen {3}, zeigen {1}
    show/hide second: ausblenden {3}, verbergen {1}, verstecken {2}
    shuffle-on/shuffle-off first: zufallsmix aktivieren {1}, zufallswiedergabe ein {1}
    shuffle-on/shuffle-off second: zufallsmix deaktivieren {1}, zufallswiedergabe aus {1}
    sign-in/sign-out first: anmelden {13}
    sign-in/sign-out second: abmelden {13}
    start/end first: start {2 also}, starten {2}
    start/end second: ende {2}
    start/stop first: start {2 also}, starten {2}
    start/stop second: anhalten {2}, beenden {2}, stopp {2}, stoppen {1}
    subscribe/unsubscribe first: abonnieren {6}
    subscribe/unsubscribe second: deabonnieren {6}, nicht mehr abonnieren {1}
    turn-on/turn-off first: aktivieren {2}, anschalten {1}
    turn-on/turn-off second: deaktivieren {2}
    undo/redo first: rückgängig {5}, rückgängig machen {1}
    undo/redo second: wiederherstellen {2}, wiederholen {5 also}
    up/down first: hoch {3 also}
    up/down second: runter {3}
    upload/download first: hochladen {2}
    upload/download second: download {1}, herunterladen {2}
    visible/hidden first: angezeigt {1}, sichtbar {1}
    visible/hidden second: versteckt {1}
    volume-up/volume-down first: lauter {3}, lautstärke erhöhen {2}
    volume-up/volume-down second: lautstärke verringern {2}, leiser {3}
    zoom-in/zoom-out first: ansicht vergrössern {2}, vergrössern {4}
    zoom-in/zoom-out second: ansicht verkleinern {2}, verkleinern {4}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: button zum {1/1}, knopf zum {1/1}, schaltfläche für {?},
      schaltfläche zum {?}
    click-here anywhere verb: klicken {in 16/29}
    click-here head phrase: hier klicken um {in 1/4}, hier tippen um {?}, klicke hier {?},
      klicken sie hier {in 9/29}, klicken sie hier um {?}, tippe hier {in 1/4}
    click-to anywhere verb: klicken {in 22/32}
    click-to head linked: klicke um {?}, klicken sie um {?}, klicken um {in 13/32},
      klicken zum {in 1/37}
    click-to tail verb: klicken {in 8/32}
    double-tap-to anywhere verb: doppeltippen {in 7/13}
    double-tap-to head linked: doppelklicken um {?}, doppelt antippen zum {in 3/13},
      doppelt tippen um {?}, doppeltippen um {in 3/13}, doppeltippen zum {?},
      zweimal tippen um {?}
    double-tap-to tail verb: doppeltippen {in 3/13}
    icon-of head linked: icon aus {?}, icon der {?}, icon des {?}, icon für {?}, icon vom {?},
      icon von {?}, symbol aus {?}, symbol der {?}, symbol des {3/3}, symbol für {24/27},
      symbol vom {?}, symbol von {?}
    image-of head linked: bild aus {?}, bild der {1/1}, bild des {2/3}, bild für {2/2},
      bild vom {?}, bild von {?}, grafik aus {?}, grafik der {?}, grafik des {?},
      grafik für {?}, grafik vom {?}, grafik von {?}
    link-to head linked: link zu {2/3}, link zum {14/16}, link zur {3/4}
    logo-of closed noun: logo {14/18}
    logo-of head linked: logo aus {?}, logo der {?}, logo des {?}, logo für {?}, logo vom {?},
      logo von {?}
    logo-of hyphen noun: logo {14/17}
    photo-of head linked: foto aus {?}, foto der {?}, foto des {?}, foto für {?}, foto vom {?},
      foto von {?}
    press-to anywhere verb: drücken {in 16/20}
    press-to head linked: drücken um {in 1/8}
    press-to head phrase: drücke die {in 4/20}
    press-to head verb: drücken {in 5/20}
    select-to anywhere verb: wähle {in 2/3}
    select-to head linked: auswählen um {?}, wähle um {?}, wählen sie um {?}
    swipe-to anywhere verb: wische {in 5/12}, wischen {in 5/12}
    swipe-to head phrase: wische nach {in 4/12}
    swipe-to head verb: wischen {in 3/12}
    tap-here anywhere verb: tippen {in 7/10}
    tap-here head phrase: tippe hier um {in 3/10}, tippen sie hier {in 3/10}
    tap-here tail verb: tippen {in 4/10}
    tap-to anywhere verb: tippen {in 35/63}
    tap-to head linked: antippen um {in 2/26}, berühren um {?}, tippe um {in 16/63},
      tippen sie um {?}, tippen um {in 2/26}, tippen zum {?}
    tap-to tail verb: tippen {in 23/63}
    thumbnail-of head linked: miniaturansicht von seite {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: abbrechen {30}, absenden {2}, abspielen {6}, aktualisieren {5}, anhalten {5},
      ansehen {5}, ansicht {4}, antwort {2}, antworten {10}, anzeigen {5}, archiv {7},
      archivieren {4}, ausblenden {7}, auswählen {11}, bearbeiten {22}, beenden {4},
      bericht {2}, blockieren {6}, drucken {6}, einfg {3}, einfügen {8}, eingabe {2},
      eingabetaste {2}, eingeben {3}, einsetzen {2}, entfernen {18}, erfassen {2}, ersetzen {3},
      erstellen {12}, exportieren {6}, filtern {2}, fixieren {2}, folgen {4}, gelesen {2},
      herunterladen {12}, hinzufügen {16}, hochladen {2}, importieren {6}, installieren {5},
      kopieren {15}, leeren {4}, lesen {3}, lesezeichen {4}, löschen {26}, melden {6},
      pausieren {11}, scannen {2}, schliessen {25}, senden {9}, sortieren {6}, speichern {23},
      spielen {2}, starten {2}, stecknadel {2}, stopp {3}, stoppen {2}, stumm {3},
      stumm schalten {2}, stummschalten {8}, suche {15}, suchen {19}, synchronisieren {4},
      synchronisierung {2}, teilen {20}, umbenennen {8}, verbergen {2}, verschieben {5},
      verstecken {3}, verwalten {4}, vor {3}, vorwärts {3}, weiterleiten {4}, wiedergabe {6},
      wiedergeben {2}, wiederherstellen {9}, zeige {2}, zurücksetzen {15}, ändern {3},
      öffnen {8}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: auswahlknopf, drehknopf, lautstärketaste, leertaste, maustaste, radioknopf
    image: bild im bild, bild nach oben, bild nach unten, bild-im-bild, bildlauf, bildschirm,
      bildung, hintergrundbild, leitbild, profilbild, titelbild, vollbild, vorbild, weltbild
    icon: additionssymbol, sonnensymbol, statussymbol, währungssymbol
    toolbar: symbolleiste

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: hier, hier klicken, klick hier
    weak: mehr, weitere infos

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: fa {2}, jis {2}, ki {6}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: an {2/324}, aus {2/389}, vor {0/128}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: Schaltfläche {2/2 mobile}
    toggle-button: Ein-/Aus-Button {1/1 browser}
    checkbox: Kästchen {2/1 mobile}
    radio-button: Optionsfeld {2/1 mobile}
    switch: Schalter {3/3 mobile}
    slider: Schieberegler {4/3 mobile}
    progress-bar: Fortschrittsanzeige {3/3 browser}
    text-field: Bearbeitungsfeld {1/1 mobile}
    search-field: Suchfeld {2/2 browser}
    combo-box: Kombinationsfeld {5/4 browser}
    drop-down: Pop-up-Button {1/1 browser}
    image: Bild {5/2 mobile}
    icon: Symbol {5/3 mobile}
    graphic: Grafik {3/3 browser}
    link: Link {5/4 mobile}
    menu: Menü {6/3 browser}
    menu-item: Menüpunkt {1/1 browser}
    tab: Tab {3/3 browser}
    toolbar: Symbolleiste {2/2 browser}
    heading: Überschrift {8/4 mobile}
    dialog: Dialog {5/3 desktop}
    list: Liste {7/4 mobile}
    page: Seite {4/3 mobile}
    """#
  }
}
