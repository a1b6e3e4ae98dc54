extension LexiconData {
  /// The words of Hungarian.
  static var hungarian: String {
    #"""
    # label-lint lexicon
    language hu

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last
    held-out: 16

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain compound: gomb {7/3}, nyomógomb {1/1}
    button certain tail: gombja {6 form}
    button plural compound: gombok {12 form}
    toggle-button certain compound: kapcsológomb {2/1}, többállapotú gomb {1/1},
      átkapcsológomb {1/1}
    checkbox certain compound: jelölőnégyzet {8/4}
    radio-button certain compound: rádiógomb {1/1}, választógomb {7/3}
    switch certain compound: kapcsoló {4/2}
    slider certain compound: csúszka {7/4}
    slider certain tail: csúszkája {4 form}
    progress-bar certain compound: folyamatjelző {7/4}
    text-field certain compound: szövegmező {1/1}
    text-field support compound: szerkesztőmező {4/3}
    search-field certain compound: keresés a szövegmezőben {1/1}, keresés szövegmező {1/1},
      keresőmező {1/1}
    combo-box certain compound: kombinált lista {1/1}, kombinált listamező {4/2},
      legördülő lista {3/2}
    drop-down certain compound: előugró gomb {1/1}, legördülő gomb {1/1}, legördülő menü {1/1},
      lenyíló gomb {1/1}
    image noun compound: kép {30/21}
    image noun tail: képe {5 form}
    image plural compound: képek {32 form}
    icon certain compound: ikon {23/15}
    icon certain tail: ikonja {19 form}
    icon plural compound: ikonok {5 form}
    picture noun compound: kép {14/11}
    picture noun tail: képe {5 form}
    picture plural compound: képek {32 form}
    graphic noun compound: grafika {2/2}, ábra {1/1}
    photo class compound: fotó {5/3}, fénykép {7/5}
    photo class tail: fotója {1 form}
    photo plural compound: fotók {6 form}, fényképek {3 form}
    logo certain compound: embléma {1/1}, logó {3/3}
    logo certain tail: logója {3 form}
    thumbnail class compound: bélyegkép {5/5}
    link class compound: hivatkozás {5/2}, link {2/1}
    link class tail: hivatkozása {2 form}
    link plural compound: hivatkozások {17 form}, linkek {16 form}
    menu class compound: menü {6/3}
    menu class tail: menüje {2 form}
    menu-item class compound: menüelem {6/4}
    tab class compound: fül {1/1}, lap {1/1}, lapfül {2/1}, tab {3/3}, táblafül {1/1}
    tab support tail: lapja {3 form}
    tab plural compound: lapok {104 form}
    toolbar class compound: eszköztár {6/4}
    heading class compound: címsor {7/4}, fejléc {1/1}
    dialog class compound: dialógus {1/1}, párbeszédablak {4/2}, párbeszédpanel {3/3}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: bejelölve {1/1}, kijelölve {3/3}, kiválasztott {1/1}, kiválasztva {0/2}
    not-selected: nincs kijelölve {2/2}, nincs kiválasztva {1/1}
    checked: bejelölve {4/3}
    not-checked: nincs bejelölve {4/3}
    partly-checked: félig bejelölve {1/1}, részben bejelölve {1/1}, részlegesen bejelölve {1/1}
    expanded: kibontott {1/1}, kibontva {3/1}, kiterjesztett {1/1}, nyitva {1/1}
    collapsed: zárva {1/1}, összecsukott {2/2}, összecsukva {3/1}
    enabled: engedélyezve {4/6}
    disabled: kikapcsolva {2/3}, letiltva {4/14}
    pressed: lenyomva {2/2}
    not-pressed: nincs lenyomva {2/2}
    muted: némítva {3/5}
    on: be {3/8}, bekapcsolva {2/2}
    off: ki {2/8}, kikapcsolva {3/3}
    active: aktív {1/5}
    inactive: nem aktív {1/1}
    required: szükséges {2/2}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: elfogad {1}, elfogadás {8}
    accept/reject second: elutasít {1}, elutasítás {8}
    active/inactive first: aktív {2}
    active/inactive second: inaktív {2}, nem aktív {1}
    add/remove first: add {2}, hozzáadás {10}
    add/remove second: eltávolít {1}, eltávolítás {10}, törlés {1}
    allow/deny first: allow {1}, engedélyezés {2}
    allow/deny second: elutasítás {2}, letiltás {1}, megtagadás {2}, tiltás {2}
    approve/reject first: jóváhagy {1}, jóváhagyás {1}
    approve/reject second: megtagadás {1}, visszautasít {1}
    archive/unarchive first: archívum {1}
    archive/unarchive second: visszavétel archívumból {1}
    ascending/descending first: emelkedő {1}, növekvő {3}
    ascending/descending second: csökkenő {3}
    available/unavailable first: available {1}, elérhető {2}, rendelkezésre áll {1}
    available/unavailable second: nem elérhető {1}, nem hozzáférhető {1},
      nem áll rendelkezésre {1}, nem érhető el {2}
    before/after first: elé {1}, előtte {2}
    before/after second: mögé {1}, mögötte {2}
    block/unblock first: letiltás {3}
    block/unblock second: letiltás feloldása {3}
    bookmark/remove-bookmark first: könyvjelzõ hozzáadása {1}, könyvjelzőzés {1}
    bookmark/remove-bookmark second: könyvjelző törlése {1}
    boost/unboost first: megtolás {2}
    boost/unboost second: megtolás visszavonása {2}
    camera-on/off first: kamera bekapcsolása {1}
    camera-on/off second: kamera kikapcsolása {1}
    captions-on/off first: feliratok bekapcsolása {1}, zárt fejezetek megjelenítése {1}
    captions-on/off second: feliratok kikapcsolása {1}, zárt fejezetek elrejtése {1}
    check/uncheck first: jelölje be {1}, megjelölés {1}
    check/uncheck second: megjelölés eltávolítása {1}, törölje {1}
    checked/unchecked first: bejelölve {4}
    checked/unchecked second: nincs bejelölve {4}
    connect/disconnect first: csatlakozás {1}, kapcsolódás {2 also}
    connect/disconnect second: bontás {2}, leválasztás {1}
    connected/disconnected first: kapcsolódva {1}
    connected/disconnected second: leválasztva {1}
    download/cancel first: letöltés {2}
    download/cancel second: letöltés megszakítása {2}
    download/remove-download first: letöltés {1}
    download/remove-download second: letöltés törlése {1}
    enable/disable first: engedélyezés {4}
    enable/disable second: kikapcsolás {1 also}, letiltás {4}
    enabled/disabled first: engedélyezve {8}
    enabled/disabled second: kikapcsolva {1}, letiltva {8}
    expand-all/collapse-all first: az összes kibontása {1}, összes részletes nézete {1}
    expand-all/collapse-all second: az összes összecsukása {1}, összes listanézete {1}
    expand/collapse first: kibontás {8}, kibővít {1}, részletes nézet {1}
    expand/collapse second: listanézet {1}, összecsuk {1}, összecsukás {8}
    expanded/collapsed first: kibontott {1}, kibontva {3}, kiterjesztett {1}, nyitva {1}
    expanded/collapsed second: zárva {1}, összecsukott {1}, összecsukva {3}
    fast-forward/rewind first: előretekerés {5}
    fast-forward/rewind second: visszatekerés {5}
    favorite/unfavorite first: hozzáadás a kedvencekhez {3}, kedvenc {1},
      kedvenc hozzáadása {1}, kedvencnek jelölés {1}
    favorite/unfavorite second: eltávolítás a kedvencek közül {3}, kedvenc eltávolítása {1},
      nem kedvenc {1}
    first/last first: első {2}
    first/last second: utolsó {2}
    follow/unfollow first: követem {1}, követés {1}
    follow/unfollow second: követés vége {1}, nem követem {1}
    forward/back first: előre {6}, következő {1}, tovább {5}, továbbítás {1}
    forward/back second: akciógomb vissza vagy előző {1}, előző {1}, vissza {6}
    fullscreen-enter/exit first: teljes képernyő {3}, teljes képernyős nézet {1}
    fullscreen-enter/exit second: kilépés a teljes képernyős módból {3},
      kilépés a teljes képernyős nézetből {1}, normál méret {1}, teljes képernyő elhagyása {1},
      teljes képernyő ki {1}
    grid/list-view first: rács {6}, rács nézet {1}
    grid/list-view second: lista {6}, lista nézet {1}
    import/export first: importálás {4}
    import/export second: exportálás {4}
    increase/decrease first: növelés {2}
    increase/decrease second: csökkentés {2}
    install/uninstall first: telepítés {1}
    install/uninstall second: eltávolítás {1}
    join/leave first: csatlakozás {2 also}
    join/leave second: elhagyás {2}
    left/right first: bal {4}, balra {5}, balra zárt {1}
    left/right second: jobb {4}, jobb széle {1}, jobbra {5}, jobbra zárt {1}
    like/unlike first: tetszik {1 also}
    like/unlike second: nem tetszik {1 also}
    lock/unlock first: lakat {2}, lezárás {1}, zárolás {4}
    lock/unlock second: feloldás {4}
    locked/unlocked first: lezárva {1}, zárolt {1}, zárolva {1}
    locked/unlocked second: feloldva {1}
    maximize/minimize first: maximalizálás {2}, teljes méret {1}
    maximize/minimize second: kis méret {1}, minimalizálás {2}
    microphone-on/off first: mikrofon némításának feloldása {1}
    microphone-on/off second: mikrofon némítása {1}
    mute/unmute first: némítás {7}
    mute/unmute second: hang be {1}, némítás feloldása {7}, némítás kikapcsolva {1},
      némítás megszüntetése {1}
    next/previous first: következő {6}, tovább {3}
    next/previous second: előző {6}, vissza {1}
    notifications-on/off first: értesítések engedélyezése {1 also}
    notifications-on/off second: értesítések tiltása {1}
    on/off first: be {11}, bekapcsolva {3}
    on/off second: csendes {1}, ki {11}, kikapcsolva {2}
    open-menu/close-menu first: menü megnyitása {1}
    open-menu/close-menu second: menü bezárása {1}
    open/close first: megnyitás {9}, open {2}
    open/close second: bezár {1}, bezárás {9}
    pause/resume first: szünet {3}, szüneteltetés {4}
    pause/resume second: folytatás {4}, tovább {2}
    pin/unpin first: kitűzés {2}, rögzítés {1 also}
    pin/unpin second: kitűzés eltávolítása {1}, kitűzés feloldása {2},
      rögzítés megszüntetése {1}
    pip-enter/exit first: belépés a kép a képben funkcióba {1},
      belépés a kép a képben módba {1}, kép a képben {1}
    pip-enter/exit second: kilépés a kép a képben funkcióból {1},
      kilépés a kép a képben módból {1}, kilépés kép a képben módból {1}
    play/pause first: játék {1 also}, lejátszás {8}, lejátszás elkezdése {1}
    play/pause second: lejátszás szüneteltetése {1}, szünet {7}, szüneteltetés {8}
    play/stop first: lejátszás {10}
    play/stop second: leállítás {10}
    pressed/not-pressed first: lenyomva {2}
    pressed/not-pressed second: nincs lenyomva {2}
    public/private first: nyilvános {3}
    public/private second: privát {3}
    read/unread first: elolvastam {1}, megjelölés olvasottként {5}, megjelölés olvasottnak {1},
      olvasottnak jelöl {1}
    read/unread second: jelölés olvasatlanként {1}, megjelölés olvasatlanként {5},
      megjelölés olvasatlannak {1}, olvasatlannak jelöl {1}, olvasatlannak jelölés {1}
    record/stop first: felvétel megkezdése {1}, kezdj el felvételt {1}
    record/stop second: felvétel abbahagyása {1}, felvétel leállítása {1}
    repeat-all/repeat-off first: összes ismétlése {1}
    repeat-all/repeat-off second: nincs ismétlés {1}
    save/unsave first: mentés {1}
    save/unsave second: eltávolítás {1}, mentés visszavonása {1}
    select-all/deselect-all first: mindent kijelöl {1}, összes kijelölése {2},
      összes kiválasztása {2}
    select-all/deselect-all second: kijelölés megszüntetése {2},
      kiválasztások megszüntetése {1}, összes kijelölés megszüntetése {1},
      összes kiválasztásának megszüntetése {2}
    select/deselect first: kijelölés {1}, kiválasztás {1}
    select/deselect second: kijelölés törlése {1}, kiválasztás megszüntetése {1},
      kiválasztás törlése {1}
    selected/not-selected first: kijelölve {2}, kiválasztott {1}
    selected/not-selected second: nincs kijelölve {2}, nincs kiválasztva {1}
    show-all/hide-all first: összes megjelenítése {2}
    show-all/hide-all second: összes elrejtése {2}
    show-more/show-less first: továbbiak {1}, továbbiak megjelenítése {1}, több {1},
      több megjelenítése {4}
    show-more/show-less second: kevesebb {1}, kevesebb megjelenítése {4}, mutass kevesebbet {1}
    show-password/hide-password first: jelszó megjelenítése {6}
    show-password/hide-password second: jelszó elrejtése {6}
    show/hide first: megjelenítés {2}, mutat {2}
    show/hide second: elrejt {2}, elrejtés {2}
    shuffle-on/shuffle-off first: keverés mód bekapcsolása {1}, véletlen sorrend be {1}
    shuffle-on/shuffle-off second: keverés mód kikapcsolása {1}, véletlen sorrend ki {1}
    sign-in/sign-out first: bejelentkezés {12}
    sign-in/sign-out second: kijelentkezés {12}
    start/end first: indítás {2}, start {1}
    start/end second: befejezés {1}, end {2}
    start/stop first: indítás {6}
    start/stop second: leállítás {6}
    subscribe/unsubscribe first: feliratkozás {6}
    subscribe/unsubscribe second: leiratkozás {6}
    turn-on/turn-off first: bekapcsolás {2}
    turn-on/turn-off second: kapcsold ki {1}, kikapcsolás {2 also}
    undo/redo first: visszavonás {3}
    undo/redo second: ismét {1}, ismétlés {1}, mégis {3}, újra {3 also}
    up/down first: fel {4}
    up/down second: le {4}
    upload/download first: feltöltés {2 also}
    upload/download second: letöltés {2}
    visible/hidden first: látható {1}, megjelenítve {1}
    visible/hidden second: rejtett {1}
    volume-up/volume-down first: hangerő fel {2}, hangerő növelése {2 also}, hangosítás {1}
    volume-up/volume-down second: halkítás {1}, hangerő csökkentése {2 also}, hangerő le {2}
    zoom-in/zoom-out first: nagyítás {5 also}
    zoom-in/zoom-out second: kicsinyítés {5}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: kattintson {in 14/15}
    click-here head phrase: kattintson ide {in 8/15}, kattintson ide a {in 5/15}
    click-to head linked: kattints a {?}, kattints az {?}, kattintson a {in 13/30},
      kattintson az {in 1/32}
    click-to head verb: kattintson {in 20/30}
    double-tap-to head linked: dupla koppintás a {in 4/12}, kattintson duplán {?},
      koppintson duplán {?}, koppintson kétszer {?}
    double-tap-to head phrase: koppintson duplán a {in 3/12}
    icon-of tail linked: ikonja {18/19}
    image-of tail linked: képe {4/5}
    link-to tail linked: hivatkozása {?}, linkje {1/1}
    logo-of closed noun: embléma {3/3}, logó {7/9}
    logo-of hyphen noun: embléma {1/1}, logó {5/5}
    logo-of tail linked: emblémája {?}, logója {2/2}
    logo-of tail noun: embléma {2/2}, logó {2/4}
    photo-of tail linked: fotója {?}, fényképe {?}
    press-to anywhere verb: nyomja {in 14/20}
    press-to head phrase: nyomja meg {in 5/20}
    press-to head verb: nyomja {in 8/20}
    select-to anywhere verb: válassza {in 3/3}
    tap-and-hold anywhere verb: lenyomva {in 20/38}
    tap-here head phrase: koppintson a {in 2/6}
    tap-here head verb: koppintson {in 6/6}
    tap-to head linked: koppints a {?}, koppints az {?}, koppintson a {in 22/56},
      koppintson az {in 3/21}
    tap-to head verb: koppintson {in 40/56}
    thumbnail-of tail linked: oldal bélyegképe {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: alaphelyzet {2}, archiválás {2}, archívum {7}, beillesztés {9}, bezár {2},
      bezárás {23}, csere {3}, elrejt {2}, elrejtés {8}, eltávolítás {15}, előre {6},
      exportálás {6}, feltöltés {2}, frissítés {6}, helyreállítás {3}, hozzáadás {11},
      importálás {6}, indítás {5}, jelentés {7}, keresés {22}, kezelés {3}, kijelölés {4},
      kitűzés {3}, kiválasztás {8}, könyvjelző {2}, könyvjelzőzés {2}, követés {2}, küldés {9},
      lejátszás {12}, letiltás {4}, letöltés {13}, leállítás {11}, létrehozás {11}, megadás {2},
      megjelenítés {5}, megnyitás {6}, megosztás {16}, megtekintés {7}, mentés {20}, mutat {2},
      másolás {14}, mégse {23}, mégsem {3}, módosítás {3}, nyomtatás {6}, némítás {11},
      nézet {3}, olvasás {3}, pin-kód {2}, rajszeg {2}, rendezés {5}, rögzítés {2},
      szerkesztés {18}, szinkronizálás {5}, szünet {7}, szüneteltetés {8}, telepítés {5},
      tovább {5}, törlés {21}, visszaállítás {14}, válasz {8}, áthelyezés {4}, átnevezés {7}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: menügomb, start gomb
    image: kép a képben, képernyő, képes, képlet, térkép
    icon: grafikon, parancsikon
    menu: menügomb

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: gyik {5}, jis {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: be {1/299}, ki {1/227}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: gomb {7/3 mobile}
    toggle-button: átkapcsológomb {1/1 browser}
    checkbox: jelölőnégyzet {8/4 mobile}
    radio-button: választógomb {7/3 mobile}
    switch: kapcsoló {4/2 desktop}
    slider: csúszka {7/4 mobile}
    progress-bar: folyamatjelző {7/4 mobile}
    text-field: szerkesztőmező {4/3 mobile}
    search-field: keresőmező {1/1 desktop}
    combo-box: legördülő lista {3/2 mobile}
    drop-down: előugró gomb {1/1 browser}
    image: kép {5/2 mobile}
    icon: ikon {5/3 mobile}
    graphic: grafika {2/2 browser}
    link: link {2/1 mobile}
    menu: menü {6/3 browser}
    menu-item: menüelem {6/4 browser}
    tab: tab {3/3 browser}
    toolbar: eszköztár {6/4 browser}
    heading: címsor {7/4 mobile}
    dialog: párbeszédpanel {3/3 browser}
    list: lista {7/4 mobile}
    page: oldal {4/3 mobile}
    """#
  }
}
