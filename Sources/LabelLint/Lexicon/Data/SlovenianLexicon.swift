extension LexiconData {
  /// The words of Slovenian.
  static var slovenian: String {
    #"""
    # label-lint lexicon
    language sl

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    held-out: 17

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain either: gumb {7/3}, potisni gumb {1/1}
    button plural either: gumbi {7 form}
    toggle-button certain either: preklopni gumb {3/2}, stikalni gumb {1/1}
    checkbox certain either: označno polje {1/1}, potrditveno polje {5/2}
    radio-button certain either: izbirni gumb {4/3}, radijski gumb {4/2}
    switch certain either: preklopna tipka {2/1}, stikalo {2/2}
    slider certain head: drsnik {7/4}
    progress-bar certain head: kazalnik napredka {3/1}, kazalnik poteka {1/1},
      vrstica napredka {2/2}, vrstica napredovanja {1/1}
    text-field certain head: besedilno polje {1/1}, polje za urejanje {1/1}
    search-field certain head: besedilno polje za iskanje {1/1}, iskalna polje {1/1},
      polje za iskanje {1/1}
    combo-box certain head: izbirno polje {1/1}, kombinirano polje {1/1}, spustni seznam {2/2},
      spustno polje {4/1}
    drop-down certain either: padajoči gumb {1/1}, padajoči meni {1/1}, pojavni gumb {1/1},
      spustni gumb {1/1}
    image noun either: slika {17/11}
    image plural either: slike {113 form}
    icon certain either: ikona {17/10}
    icon plural either: ikone {16 form}
    picture noun either: slika {9/7}
    picture plural either: slike {113 form}
    graphic noun either: grafika {2/2}
    graphic noun head: grafični element {1/1}
    photo class head: fotografija {4/3}
    logo certain head: logo {5/5}, logotip {4/4}
    thumbnail class head: sličica {5/5}
    link class head: povezava {9/4}
    link plural head: povezave {104 form}
    menu class head: meni {6/3}
    menu-item class head: menijski element {1/1}, postavka v meniju {1/1}, predmet menija {4/2}
    tab class head: zavihek {1/1}, zavihek strani {3/2}
    tab plural head: zavihki {46 form}
    toolbar class head: orodna vrstica {6/4}
    heading class head: glava {2/1}
    dialog class head: pogovorno okno {8/5}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: izbran {form}, izbrana {form}, izbrani {form}, izbrano {3/4}, označen {form},
      označena {form}, označeni {form}, označeno {1/1}
    not-selected: neizbrana {form}, neizbrano {1/1}, ni izbran {form}, ni izbrana {form},
      ni izbrani {form}, ni izbrano {1/1}, ni označen {form}, ni označena {form},
      ni označeni {form}, ni označeno {1/1}
    checked: izbran {form}, izbrana {form}, izbrani {form}, izbrano {1/1}, označen {form},
      označena {form}, označeni {form}, označeno {1/1}, potrjen {form}, potrjena {form},
      potrjeni {form}, potrjeno {2/2}
    not-checked: nepotrjeno {1/2}, ni izbran {form}, ni izbrana {form}, ni izbrani {form},
      ni izbrano {1/1}, ni označen {form}, ni označena {form}, ni označeni {form},
      ni označeno {2/2}
    partly-checked: delno označen {form}, delno označena {form}, delno označeni {form},
      delno označeno {1/1}, delno potrjen {form}, delno potrjena {form}, delno potrjeni {form},
      delno potrjeno {1/1}, polovično izbran {form}, polovično izbrana {form},
      polovično izbrani {form}, polovično izbrano {1/1}
    expanded: razprto {1/1}, razširjen {form}, razširjena {form}, razširjeni {form},
      razširjeno {5/2}, razširjeno besedilo {1/1}
    collapsed: stisnjeno {1/1}, strnjen {form}, strnjena {form}, strnjeni {form},
      strnjeno {4/1}, zložen {form}, zloženo {1/1}
    enabled: omogočen {1/1}, omogočena {form}, omogočeni {form}, omogočeno {1/4},
      onemogočen {form}, onemogočena {form}, onemogočeni {form}, onemogočeno {2/1 also}
    disabled: onemogočen {1/1}, onemogočena {form}, onemogočeni {form}, onemogočeno {4/10}
    pressed: pritisnjeno {2/2}
    not-pressed: ni pritisnjeno {2/2}
    muted: prezrt {form}, prezrta {form}, prezrto {1/1}, utišan {form}, utišana {form},
      utišani {form}, utišano {2/2}
    on: omogočeno {1/1}, vključeno {1/3}, vklopljeno {3/4}
    off: izključeno {1/3}, izklopljeno {3/5}, onemogočeno {2/1}
    active: aktiven {0/3}, aktivna {form}, aktivni {form}, aktivno {1/2}
    inactive: nedejavna {form}, nedejavni {form}, nedejavno {1/1}
    required: je potrebno {1/1}, zahtevan {form}, zahtevana {form}, zahtevani {form},
      zahtevano {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: sprejmem {1}, sprejmi {5}
    accept/reject second: ne sprejmem {1}, zavrnem {1}, zavrni {5}
    activate/deactivate first: aktiviraj {1}
    activate/deactivate second: deaktiviraj {1}
    active/inactive first: aktivno {1}
    active/inactive second: nedejavno {1}
    add/remove first: dodaj {12}
    add/remove second: odstrani {12}
    allow/deny first: allow {1}, dovoli {3}
    allow/deny second: blokiraj {1}, ne dovoli {2}, zavrni {3}
    approve/reject first: odobri {1}
    approve/reject second: ne dovoli {1 also}
    archive/unarchive first: arhiv {1}
    archive/unarchive second: odstrani iz arhiva {1}
    ascending/descending first: naraščajoče {4}
    ascending/descending second: padajoče {4}
    available/unavailable first: na voljo {2}
    available/unavailable second: ni na voljo {2}
    before/after first: pred {2}
    before/after second: po {2}
    block/unblock first: blokiraj {2}
    block/unblock second: odblokiraj {2}
    bookmark/remove-bookmark first: dodajanje zaznamka {1}, zaznamek {1}
    bookmark/remove-bookmark second: izbriši zaznamek {1}, odstrani zaznamek {1}
    boost/unboost first: izpostavi {2}, spodbudi {1}
    boost/unboost second: odstrani spodbudo {1}, prekini spodbudo {1},
      prekliči izpostavitev {1}, razveljavi izpostavitev {2}
    camera-on/off first: vklopi kamero {1}
    camera-on/off second: izklopi kamero {1}
    captions-on/off first: omogočanje podnapisov {1}, pokaži zaprte naslove {1}
    captions-on/off second: onemogočanje podnapisov {1}, skrij zaprte naslove {1}
    check/uncheck first: preveri {1 also}
    check/uncheck second: odstrani izbor {1}
    checked/unchecked first: izbrano {1}, označeno {1}, potrjeno {2}
    checked/unchecked second: nepotrjeno {2}, ni izbrano {1}, ni označeno {1}
    connect/disconnect first: poveži {2}, vzpostavi povezavo {1}
    connect/disconnect second: prekini {1 also}, prekini povezavo {2}, prekinitev povezave {1}
    connected/disconnected first: povezan {1}
    connected/disconnected second: povezava prekinjena {1}
    download/cancel first: prenos {2}
    download/cancel second: prekliči prenos {2}
    download/remove-download first: prenesi {1}
    download/remove-download second: izbriši prenos {1}
    enable/disable first: omogoči {2}
    enable/disable second: onemogoči {2}
    enabled/disabled first: omogočen {1}, omogočeno {5}
    enabled/disabled second: onemogočen {1}, onemogočeno {5}
    expand-all/collapse-all first: razširi vse {1}
    expand-all/collapse-all second: strni vse {1}
    expand/collapse first: razširi {7}, razširite {1}, razširitev {1}, razširiti {1}
    expand/collapse second: skrči {1}, strnete {1}, strni {7}, strnitev {1}, strniti {1}
    expanded/collapsed first: razprto {1}, razširjeno {4}
    expanded/collapsed second: stisnjeno {1}, strnjeno {4}, zloženo {1}
    fast-forward/rewind first: hitro-naprej {1}, naprej {1 also}, previj naprej {2},
      previjanje naprej {1}
    fast-forward/rewind second: previj nazaj {2}, previjanje nazaj {1}
    favorite/unfavorite first: dodaj med priljubljene {3}, dodaj priljubljene {1},
      priljubljen {1}, priljubljeni {1}, vzljubi {1}
    favorite/unfavorite second: odstrani iz priljubljenih {3}, odstrani priljubljene {1}
    first/last first: prva {1}, prvi {1}
    first/last second: zadnja {1}, zadnji {1}
    follow/unfollow first: sledi {3}
    follow/unfollow second: ne sledi več {3}, prenehaj slediti {2}
    forward/back first: naprej {8}, posreduj {3}
    forward/back second: nazaj {8}, nazaj ali prejšnji {1}
    fullscreen-enter/exit first: celozaslonski način {1}, celozaslonski prikaz {1},
      celozaslonsko {2}, prehod v celozaslonski način {1}, vstop v celozaslonski način {1},
      vstopi na celotni zaslon {1}
    fullscreen-enter/exit second: izhod iz celozaslonskega načina {2},
      prikaz na delu zaslona {1}, zapri celozaslonski način {1}, zapusti celozaslonski način {1}
    grid/list-view first: mreža {5}, mrežni pogled {1}
    grid/list-view second: seznam {5}, seznamski pogled {1}
    import/export first: uvozi {4}
    import/export second: izvozi {4}
    increase/decrease first: povečanje {1}, več {1}
    increase/decrease second: manj {1}, zmanjšanje {1}
    install/uninstall first: namesti {1}
    install/uninstall second: odmeščanje {1}
    left/right first: levo {6}, v levo {1}
    left/right second: desno {6}, v desno {1}
    like/unlike first: všeč mi je {1 weak}
    like/unlike second: ni mi všeč {1 also weak}
    lock/unlock first: zakleni {5}
    lock/unlock second: odkleni {5}
    locked/unlocked first: zaklenjen {1}, zaklenjeno {2}
    locked/unlocked second: odklenjen {1}, odklenjeno {2}
    maximize/minimize first: razpni {2}
    maximize/minimize second: skrči {2}
    microphone-on/off first: vklopi mikrofon {1}
    microphone-on/off second: izklopi mikrofon {1}
    minimum/maximum first: najmanj {1}
    minimum/maximum second: največ {1}, največji {1}
    mute/unmute first: izključi zvok {1}, izklopi zvok {3}, nemo {1}, utišaj {1}
    mute/unmute second: odtišaj {1}, povrni glasnost {1}, prekini utišanje {1},
      vključi zvok {1}, vklop zvoka {1}, vklopi zvok {3}
    next/previous first: najdi naprej {1}, naprej {6}, naslednje {1}, naslednji {1}
    next/previous second: najdi nazaj {1}, nazaj {6}, predhodni {1}, prejšnje {1}, prejšnji {1}
    notifications-on/off first: omogoči obvestila {1}
    notifications-on/off second: onemogoči obvestila {1}
    on/off first: naključno vključeno {1}, omogočeno {1}, ponavljanje vključeno {1}, vkl {1},
      vključeno {2}, vključi {1}, vklopljen {1}, vklopljeno {7}
    on/off second: izkl {1}, izključeno {2}, izključi {1}, izklopljeno {7},
      naključno izključeno {1}, onemogočeno {1}, ponavljanje izključeno {1}
    open-menu/close-menu first: odpri meni {1}
    open-menu/close-menu second: zapri meni {1}
    open/close first: odpiranje {1}, odpri {8}
    open/close second: zapri {8}
    pause/resume first: prekini {1 also}, premor {4}, začasno ustavi {1}
    pause/resume second: nadaljuj {4}, naprej {1}
    pin/unpin first: pripenjanje {1}, pripni {2}
    pin/unpin second: odpenjanje {1}, odpni {2}
    pip-enter/exit first: odpiranje načina slike v sliki {1}, odpri način slike v sliki {2},
      slika v sliki {1}
    pip-enter/exit second: izhod iz slike v sliki {1}, zapiranje načina slike v sliki {1},
      zapri način slike v sliki {2}
    play/pause first: igraj {1}, predvajaj {5}, predvajanje {1 also}, začetek predvajanja {1}
    play/pause second: pavza {1}, prekini {1 also}, premor {5}, premor predvajanja {1},
      zaustavi {1 also}, zaustavitev {1}, začasno ustavi {1}, začasno zaustavi {1}
    play/stop first: predvajaj {3}, predvajanje {1}
    play/stop second: ustavi {2}, ustavitev {1 also}, zaustavi {3 also}
    pressed/not-pressed first: pritisnjeno {2}
    pressed/not-pressed second: ni pritisnjeno {2}
    public/private first: javno {1}
    public/private second: zasebno {1}
    read/unread first: označi kot prebrano {4}
    read/unread second: označi kot neprebrano {4}, označitev kot neprebrano {1}
    record/stop first: začetek snemanja {1}, začni snemati {1}
    record/stop second: prenehajte snemati {1}, ustavi snemanje {1}
    repeat-all/repeat-off first: ponovi vse {1}
    repeat-all/repeat-off second: ne ponovi nič {1}
    save/unsave first: shrani {1}
    save/unsave second: odpravi shranjevanje {1}
    select-all/deselect-all first: izberi vse {1}, označi vse {1}
    select-all/deselect-all second: ne označi ničesar {1}, odstrani celoten izbor {1},
      odstrani izbiro {1}, počisti izbiro {1}, počisti vse {1}
    select/deselect first: izberi {1}
    select/deselect second: odizberi {1}, odstrani izbor {1 also}, prekliči izbor {1}
    selected/not-selected first: izbrano {1}, označeno {1}
    selected/not-selected second: neizbrano {1}, ni izbrano {1}, ni označeno {1}
    show-all/hide-all first: prikaži vse {2}
    show-all/hide-all second: skrij vse {2}
    show-more/show-less first: pokaži več {4}
    show-more/show-less second: pokaži manj {4}
    show-password/hide-password first: pokaži geslo {1}, prikaži geslo {3}
    show-password/hide-password second: skrij geslo {3}
    show/hide first: prikaži {3}
    show/hide second: skrij {3}, skrij se {1}
    shuffle-on/shuffle-off first: omogočanje načina naključnega predvajanja {1},
      premešani način je vključen {1}
    shuffle-on/shuffle-off second: onemogočanje načina naključnega predvajanja {1},
      premešani način je izključen {1}
    sign-in/sign-out first: prijava {8}, prijavi se {1}, prijavite se {1}, vpis {1}
    sign-in/sign-out second: odjava {8}, odjavi {1}, odjavi se {1}, odjavite se {1}
    start/end first: start {1}, začni {2 also}
    start/end second: konec {2}
    start/stop first: začni {2 also}, zaženi {1 also}
    start/stop second: zaustavi {2 also}
    subscribe/unsubscribe first: naroči {1}, naroči se {1}
    subscribe/unsubscribe second: odjavi {1}, odpovej naročnino {1}, prekini naročnino {1}
    turn-on/turn-off first: vklop {1}, vklopi {1}
    turn-on/turn-off second: izklop {1}, izklopi {1}
    undo/redo first: razveljavi {4}
    undo/redo second: ponovi {1}, ponovno uveljavi {2}, uveljavi {4}
    up/down first: gor {3}
    up/down second: dol {3}
    visible/hidden first: prikazano {1}
    visible/hidden second: skrito {1}
    volume-up/volume-down first: glasneje {1}, glasnost gor {1}, povečaj glasnost {1 also},
      povečanje glasnosti {1}
    volume-up/volume-down second: glasnost dol {1}, tišje {1}, zmanjšaj glasnost {1 also},
      zmanjšanje glasnosti {1}
    zoom-in/zoom-out first: povečaj {3}, približaj {2}
    zoom-in/zoom-out second: oddalji {2}, pomanjšaj {3}, zmanjšaj {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: gumb za {55/57}
    click-here anywhere verb: kliknite {in 11/13}
    click-here head phrase: dotaknite se tukaj {?}, kliknite tukaj {in 4/13}
    click-to head linked: kliknite za {in 11/31}, kliknite če {in 14/31}
    click-to head verb: kliknite {in 27/31}
    double-tap-to head linked: dotaknite se dvakrat {?}, dvakrat se dotaknite {?},
      dvakrat tapnite {?}, dvojni tap za {in 4/12}
    double-tap-to tail phrase: se dvakrat dotaknite {in 3/12}
    icon-of head linked: ikona za {21/21}
    image-of head linked: slika za {2/2}
    link-to head linked: povezava do {3/3}, povezava na {?}
    logo-of head linked: logo za {?}, logotip za {1/1}
    logo-of head noun: logo {?}, logotip {10/12}
    photo-of head linked: fotografija za {?}
    press-to head verb: pritisnite {in 18/20}
    select-to head linked: izberite če {?}
    swipe-to anywhere verb: povlecite {in 4/7}
    swipe-to head verb: povlecite {in 3/7}
    tap-here anywhere verb: dotaknite {in 4/4}
    tap-here head phrase: dotaknite se {in 4/4}
    tap-to anywhere verb: dotaknite {in 24/40}
    tap-to head linked: dotaknite se za {in 9/40}, dotaknite se če {in 1/7},
      tapnite za {in 12/40}
    tap-to head phrase: dotaknite se {in 22/40}
    thumbnail-of head linked: sličica strani {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: arhiv {6}, arhiviraj {3}, blokiraj {3}, branje {2}, brisanje {2}, deli {12},
      dodaj {12}, iskanje {15}, izberi {10}, izbriši {21}, izklopi zvok {3}, izvozi {6},
      išči {7}, kopiraj {12}, najdi {4}, namesti {5}, naprej {8}, natisni {6}, nemo {2},
      obnovi {7}, odgovor {2}, odgovori {6}, odpri {7}, odstrani {12}, ogled {2}, poišči {4},
      ponastavi {10}, poročaj {2}, poročilo {2}, posodobi {3}, počisti {8}, pošlji {7},
      preberi {2}, prebrano {3}, predvajaj {7}, predvajanje {3}, preimenuj {7}, prejmi {3},
      prekliči {23}, premakni {5}, premor {8}, prenesi {6}, prenos {4}, prikaži {5},
      prilepi {8}, pripni {2}, razvrsti {4}, shrani {18}, sinhronizacija {3}, skrij {9},
      skupna raba {2}, sledi {3}, spremeni {3}, upravljaj {2}, uredi {17}, urejanje {3},
      ustavi {6}, ustvari {6}, utišaj {5}, uvozi {5}, vnesi {3}, vstavi {4}, vstavljavka {3},
      zajem {2}, zamenjaj {2}, zapri {20}, zaznamek {3}, začasno ustavi {3}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: oljna slika, slika v sliki

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: cpe {2}, fa {2}, jis {2}, zda {2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: gumb {7/3 mobile}
    toggle-button: preklopni gumb {3/2 browser}
    checkbox: potrditveno polje {5/2 mobile}
    radio-button: izbirni gumb {4/3 mobile}
    switch: stikalo {2/2 mobile}
    slider: drsnik {7/4 mobile}
    progress-bar: vrstica napredovanja {1/1 mobile}
    text-field: polje za urejanje {1/1 mobile}
    search-field: iskalna polje {1/1 desktop}
    combo-box: spustni seznam {2/2 mobile}
    drop-down: pojavni gumb {1/1 browser}
    image: slika {5/2 mobile}
    icon: ikona {5/3 mobile}
    graphic: grafika {2/2 desktop}
    link: povezava {9/4 mobile}
    menu: meni {6/3 browser}
    menu-item: predmet menija {4/2 desktop}
    tab: zavihek {1/1 desktop}
    toolbar: orodna vrstica {6/4 browser}
    heading: naslov {7/4 mobile}
    dialog: pogovorno okno {8/5 browser}
    list: seznam {7/4 mobile}
    page: stran {4/3 mobile}
    """#
  }
}
