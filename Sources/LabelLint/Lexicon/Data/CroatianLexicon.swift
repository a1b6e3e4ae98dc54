extension LexiconData {
  /// The words of Croatian.
  static var croatian: String {
    #"""
    # label-lint lexicon
    language hr

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    held-out: 10

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain either: gumb {3/2}, gumb prekidača {1/1}, tipka na pritisak {2/1}
    button plural either: gumbi {8 form}
    toggle-button certain either: gumb prekidača {1/1}, preklopna tipka {2/1},
      preklopni gumb {1/1}
    checkbox certain either: gumb za označavanje {1/1}, okvir odabira {3/1},
      potvrdni okvir {4/3}
    radio-button certain either: isključiv gumb {1/1}, izborni gumb {3/2}, krug odabira {1/1},
      radio gumb {1/1}, tipka kružića odabira {2/1}
    switch certain either: prekidač {1/1}, preklopnik {2/2}
    slider certain head: klizač {7/4}
    progress-bar certain head: linija toka {1/1}, pokazivač napretka {1/1},
      traka napredka {2/1}, traka napretka {3/3}
    text-field certain head: okvir teksta {1/1}, uređivački okvir {1/1}
    search-field certain head: okvir pretrage {1/1}, pretraži tekstno polje {1/1},
      tekstualno polje za pretraživanje {1/1}
    combo-box certain head: kombinirani okvir {1/1}, odabirni okvir {2/2},
      padajući izbornik {2/1}, padajući popis {2/2}
    drop-down certain either: gumb skočnog prozora {1/1}, gumb za padajući izbornik {1/1},
      padajući gumb {1/1}
    image noun either: slika {21/13}
    image plural either: slike {104 form}
    icon certain either: ikona {16/9}
    icon plural either: ikone {15 form}
    picture noun either: slika {8/6}
    picture plural either: slike {104 form}
    graphic noun either: grafika {1/1}, slika {2/2}
    graphic plural either: slike {104 form}
    photo class head: fotografija {7/4}
    logo certain head: logo {4/4}, logotip {4/4}
    thumbnail class head: minijatura {2/2}, sličica {2/2}
    link class head: poveznica {6/2}, veza {3/2}
    link plural head: poveznice {21 form}
    menu class head: izbornik {6/3}
    menu-item class head: stavka izbornika {6/4}
    tab class head: kartica {3/3}, kartica stranice {2/1}
    tab plural head: kartice {189 form}
    toolbar class head: alatna traka {6/4}
    heading class head: naslov {4/3}, zaglavlje {5/2}
    dialog class head: dijalog {7/4}, dijaloški okvir {1/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: odabran {form}, odabrana {form}, odabrani {form}, odabrano {4/5}
    not-selected: nije odabran {1/1}, nije odabrana {form}, nije odabrani {form},
      nije odabrano {2/2}
    checked: odabran {form}, odabrana {form}, odabrani {form}, odabrano {1/1}, označen {1/1},
      označena {form}, označeni {form}, označeno {form}, potvrđen {form}, potvrđena {form},
      potvrđeni {form}, potvrđeno {1/1 also}
    not-checked: nije odabran {form}, nije odabrana {form}, nije odabrani {form},
      nije odabrano {1/1}, nije označen {1/1}, nije označena {form}, nije označeni {form},
      nije označeno {1/1}, nije potvrđen {form}, nije potvrđena {form}, nije potvrđeni {form},
      nije potvrđeno {1/1}
    partly-checked: djelomično označen {1/1}, djelomično označena {form},
      djelomično označeni {form}, djelomično označeno {form}, djelomično potvrđen {form},
      djelomično potvrđena {form}, djelomično potvrđeni {form}, djelomično potvrđeno {1/1},
      na pola odabrano {1/1}
    expanded: proširen {1/1}, proširena {form}, prošireni {form}, prošireno {4/2},
      rasklopljeno {1/1}
    collapsed: sažeta {form}, sažeti {form}, sažeto {4/1}, sklopljeno {1/1}, skupljeno {1/1}
    enabled: aktiviran {form}, aktivirana {form}, aktivirani {form}, aktivirano {1/1},
      omogućen {2/1}, omogućena {form}, omogućeno {1/2}, uključen {form}, uključena {form},
      uključeni {1/1}, uključeno {form}
    disabled: deaktiviran {form}, deaktivirana {form}, deaktivirani {form}, deaktivirano {1/2},
      isključen {form}, isključena {form}, isključeni {1/1}, isključeno {form},
      onemogućen {1/3}, onemogućena {form}, onemogućeni {form}, onemogućeno {2/4}
    pressed: pritisnut {form}, pritisnuta {1/1}, pritisnuti {form}, pritisnuto {1/1}
    not-pressed: nije pritisnut {1/1}, nije pritisnuta {form}, nije pritisnuti {form},
      nije pritisnuto {1/1}
    muted: bez zvuka {1/3}, utišan {form}, utišano {2/1}
    on: uklj {1/2}, uključen {1/3}, uključeno {3/6}
    off: isklj {1/2}, isključen {1/3}, isključeno {6/6}
    active: aktivna {form}, aktivni {form}, aktivno {1/3}
    inactive: nije aktivna {form}, nije aktivni {form}, nije aktivno {1/1}
    required: potrebna {form}, potrebni {form}, potrebno {2/2}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: prihvati {4}, prihvaćam {1}
    accept/reject second: odbaci {1}, odbij {4}, odbijam {1}
    activate/deactivate first: aktiviraj {1}
    activate/deactivate second: deaktiviraj {1}
    active/inactive first: aktivno {1}
    active/inactive second: nije aktivno {1}
    add/remove first: add {2}, dodaj {7}, dodajte {1}
    add/remove second: ukloni {7}
    allow/deny first: allow {1}, dopusti {2}, dozvoli {1}
    allow/deny second: blokiraj {1}, ne dopusti {1}, nemoj dopustiti {1}, nemoj dozvoliti {1},
      odbij {2}, spriječi {1}, zabrani {1 also}
    approve/reject first: odobri {2}
    approve/reject second: odbij {2}
    archive/unarchive first: arhiva {1}
    archive/unarchive second: poništi arhiviranje {1}
    ascending/descending first: rastući {2}, uzlazno {2}
    ascending/descending second: padajući {2}, silazno {2}
    available/unavailable first: dostupan {1}, dostupno {2}
    available/unavailable second: nedostupno {1}, nije dostupno {2}
    before/after first: prije {2}
    before/after second: nakon {2}, poslije {2}
    block/unblock first: blokiraj {2}
    block/unblock second: odblokiraj {2}
    bookmark/remove-bookmark first: dodavanje oznake {1}
    bookmark/remove-bookmark second: izbriši oznaku {1}
    camera-on/off first: uključi fotoaparat {1}
    camera-on/off second: isključi kameru {1}
    captions-on/off first: omogući titlove {1}, prikazivanje podnaslova {1}
    captions-on/off second: onemogući titlove {1}, sakrivanje podnaslova {1}
    check/uncheck first: označi {2}
    check/uncheck second: ukloni oznaku {2}
    checked/unchecked first: odabrano {1}, označen {1}, označeno {1 also}, potvrđeno {1 also}
    checked/unchecked second: nije odabrano {1}, nije označen {1}, nije označeno {1},
      nije potvrđeno {1}
    connect/disconnect first: povezivanje {2 also}, poveži {1}, poveži se {2}
    connect/disconnect second: prekini povezivanje {2}, prekini vezu {1}
    download/cancel first: preuzmi {1}
    download/cancel second: otkaži preuzimanje {1}
    download/remove-download first: preuzmi {1}
    download/remove-download second: izbriši preuzimanje {1}
    enable/disable first: omogući {4}
    enable/disable second: onemogući {4}
    enabled/disabled first: aktivirano {1}, omogućen {2}, omogućeno {3}, uključeni {1}
    enabled/disabled second: deaktivirano {1}, isključeni {1}, onemogućen {2}, onemogućeno {3}
    expand-all/collapse-all first: proširi sve {1}
    expand-all/collapse-all second: sažmi sve {1}
    expand/collapse first: proširi {6}, proširivanje {1}, rasklopi {1}
    expand/collapse second: sažimanje {1}, sažmi {6}, sklopi {1}, skupi {1}
    expanded/collapsed first: proširen {1}, prošireno {3}, rasklopljeno {1}
    expanded/collapsed second: sažeto {3}, sklopljeno {1}, skupljeno {1}
    fast-forward/rewind first: brzo unaprijed {3}
    fast-forward/rewind second: unatrag {3}
    favorite/unfavorite first: dodaj omiljenu stavku {1}, dodaj u favorite {1},
      dodaj u omiljene {1}, favorit {1}
    favorite/unfavorite second: ukloni iz favorita {1}, ukloni iz omiljenih {1},
      ukloni omiljeno {1}
    first/last first: prvo {1}, prvu {1}
    first/last second: posljednju {1}, zadnje {1}
    forward/back first: naprijed {9}, proslijedi {4}
    forward/back second: natrag {9}, prijašnje {2 also}
    fullscreen-enter/exit first: cijeli zaslon {2}, otvaranje na cijelom zaslonu {1},
      otvaranje prikaza na cijelom zaslonu {1}, otvori u cijelom zaslonu {1}, puni ekran {1},
      puni zaslon {1}
    fullscreen-enter/exit second: izađi iz cijelog zaslona {2}, izlaz iz punog zaslona {1},
      izlazak iz cijelog zaslona {1}, mali ekran {1}, napusti cijeli zaslon {1},
      zatvaranje prikaza na cijelom zaslonu {1}
    grid/list-view first: mreža {3}, popločeno {1}, prikaz rešetke {1}, rešetka {1}
    grid/list-view second: popis {3}, prikaz popisa {1}
    import/export first: uvezi {3}, uvoz {1}
    import/export second: izvezi {3}, izvoz {2}
    increase/decrease first: pojačano {1}, povećavanje {1}
    increase/decrease second: smanjivanje {1}, stišano {1 also}
    install/uninstall first: instaliraj {1}
    install/uninstall second: deinstaliraj {1}
    join/leave first: pridruži se {2}
    join/leave second: napusti {2}
    left/right first: lijevo {6}, ulijevo {1}
    left/right second: desno {6}, udesno {1}
    like/unlike first: sviđa mi se {?}
    like/unlike second: ne sviđa mi se više {?}
    lock/unlock first: zaključaj {4}, zaključati {2}
    lock/unlock second: otključaj {4}
    locked/unlocked first: zaključano {2}
    locked/unlocked second: otključano {2}
    maximize/minimize first: maksimiziraj {1}, uvećaj {2}
    maximize/minimize second: minimiziraj {1}, smanji {2 also}
    microphone-on/off first: uključi mikrofon {1}
    microphone-on/off second: isključi mikrofon {1}
    minimum/maximum first: minimalno {1}, najmanje {1}
    minimum/maximum second: maksimalno {1}, najviše {1}
    mute/unmute first: isključi ton {1}, isključi zvuk {5}, prigušen {1}, utišaj {1}
    mute/unmute second: ne-prigušen {1}, uključi zvuk {5}, uključivanje zvuka {1}
    next/previous first: dalje {4}, sljedeća {1}, sljedeće {1}, sljedeći {1}
    next/previous second: prethodna {1}, prethodni {1}, prethodno {4}, prijašnja {1}
    on/off first: uklj {2}, uključen {3}, uključeno {9}
    on/off second: isklj {2}, isključen {3}, isključeno {9}
    open/close first: otvori {8}
    open/close second: zatvori {8}
    pause/resume first: pauza {1}, pauziraj {5}
    pause/resume second: nastavi {5}, nastavite {1}
    pin/unpin first: prikvači {4}
    pin/unpin second: otkvači {4}
    pip-enter/exit first: pokreni sliku u slici {1}, pokretanje načina slika u slici {1}
    pip-enter/exit second: izlaz iz načina slika u slici {1}, zatvori sliku u slici {1}
    play/pause first: početak reprodukcije {1}, pusti {1}, reproduciraj {8}, reprodukcija {2}
    play/pause second: pauza {4}, pauziraj {8}, pauziranje reprodukcije {1}
    play/stop first: reproduciraj {9}, reprodukcija {1}
    play/stop second: stop {1}, stop zaustavi {1}, zaustavi {9}
    pressed/not-pressed first: pritisnuta {1}, pritisnuto {1}
    pressed/not-pressed second: nije pritisnut {1}, nije pritisnuto {1}
    public/private first: javna {1}, javno {3}
    public/private second: privatna {1}, privatno {3}
    read/unread first: označi kao pročitano {5}, označi pročitanim {1}
    read/unread second: označi kao nepročitano {5}, označi nepročitanim {1}
    record/stop first: početak snimanja {1}
    record/stop second: zaustavi snimanje {1}
    save/unsave first: spremi {1}
    save/unsave second: poništi spremanje {1}
    select-all/deselect-all first: odaberi sve {2}
    select-all/deselect-all second: odaberi ništa {1}, odznači sve {1}, poništi sve odabire {2},
      ukloni sav odabir {1}
    select/deselect first: odaberi {1}, označi {1 also}
    select/deselect second: odznači {1}, poništi odabir {1}
    selected/not-selected first: odabrano {2}
    selected/not-selected second: nije odabran {1}, nije odabrano {2}
    show-all/hide-all first: prikaži sve {1}
    show-all/hide-all second: sakrij sve {1}
    show-more/show-less first: pokaži više {1}, prikaži više {2}, više {1}
    show-more/show-less second: manje {1}, pokaži manje {2}, prikaži manje {2}
    show-password/hide-password first: pokaži lozinku {1}, pokaži zaporku {1},
      prikaži lozinku {2}, prikaži zaporku {2}
    show-password/hide-password second: sakrij lozinku {2}, sakrij zaporku {2}
    show/hide first: prikaži {3}
    show/hide second: sakrij {3}
    shuffle-on/shuffle-off first: naizmjenično uključeno {1},
      omogućite način nasumične reprodukcije {1}
    shuffle-on/shuffle-off second: naizmjenično isključeno {1},
      onemogućite način nasumične reprodukcije {1}
    sign-in/sign-out first: prijava {3}, prijavi se {1}
    sign-in/sign-out second: odjava {3}, odjavi se {2}
    start/end first: pokreni {2 also}, start {1}
    start/end second: end {2}, završi {1}
    start/stop first: pokreni {2}, započni {2}
    start/stop second: zaustavi {2}
    subscribe/unsubscribe first: pretplati se {2}
    subscribe/unsubscribe second: odjavi se {1 also}, otkaži pretplatu {2}
    turn-on/turn-off first: uključi {2}
    turn-on/turn-off second: isključi {2}
    undo/redo first: poništi {5}, vrati {3 also}
    undo/redo second: ponovi {5}, vrati poništeno {1}
    up/down first: gore {2}
    up/down second: dolje {2 also}, down {2}
    upload/download first: otpremi {1}, prenesi {1}
    upload/download second: preuzmi {1}
    volume-up/volume-down first: glasnije {1}, pojačaj glasnoću zvuka {1 also},
      pojačavanje glasnoće {1}, povećaj glasnoću {2}
    volume-up/volume-down second: smanji glasnoću {2}, smanji glasnoću zvuka {1},
      stišavanje glasnoće {1}, tiše {1}
    zoom-in/zoom-out first: povećaj {1}, približi {1}, uvećaj {2 also}, uvećaj prikaz {1},
      zoom in povećaj {1}
    zoom-in/zoom-out second: smanji {1}, udalji {1}, umanji {2}, umanji prikaz {1},
      zoom out smanji {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: gumb za {15/15}
    click-here anywhere verb: kliknite {in 9/14}
    click-here head phrase: dodirnite ovdje {in 1/2}, kliknite ovdje {in 4/14}
    click-to anywhere verb: kliknite {in 20/30}
    click-to head linked: kliknite da biste {in 14/30}, kliknite za {?}, pritisnite za {?}
    double-tap-to head linked: dodirnite dvaput {?}, dvaput dodirnite {in 5/8},
      dvaput kliknite {?}
    double-tap-to head phrase: dvaput dodirnite da {in 3/8}, dvaput dodirnite za {in 2/8}
    icon-of head linked: ikona za {1/6}
    image-of head linked: slika za {?}
    link-to head linked: poveznica na {?}, veza na {2/2}
    logo-of head linked: logo za {?}, logotip za {1/1}
    logo-of head noun: logo {?}, logotip {11/12}
    photo-of head linked: fotografija za {?}
    press-to head verb: pritisnite {in 19/20}
    select-to head linked: odaberite da biste {?}
    select-to head verb: odaberite {in 3/3}
    swipe-to head verb: prijeđite {in 3/5}
    tap-here anywhere verb: dodirnite {in 6/6}
    tap-here head phrase: ovdje dodirnite za {in 2/6}
    tap-here head verb: dodirnite {in 4/6}
    tap-here tail phrase: dodirnite za promjenu {in 2/6}
    tap-to head linked: dodirnite da biste {in 13/36}, dodirnite za {in 17/36}
    tap-to head verb: dodirnite {in 32/36}
    thumbnail-of head linked: minijatura stranice {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: arhiva {5}, ažuriraj {3}, blokiraj {3}, dijeli {6}, dodaj {7}, hvatanje {2},
      instaliraj {4}, isključi zvuk {7}, ispis {4}, izbriši {15}, izvezi {2}, izvoz {4},
      knjižna oznaka {2}, kopiraj {13}, naprijed {9}, obriši {4}, odaberi {7}, odabir {3},
      odgovori {6}, odustani {18}, otkaži {3}, otvori {5}, očisti {4}, pauza {4}, pauziraj {10},
      podijeli {7}, pomakni {2}, poništi {2}, poredaj {2}, postavi {2}, pošalji {7},
      preimenuj {6}, premjesti {3}, pretraga {8}, pretraži {10}, pretraživanje {6},
      preuzimanja {2}, preuzimanje {2}, preuzmi {9}, pribadača {2}, prijavi {4}, prikaz {5},
      prikaži {6}, prikvači {4}, pronađi {4}, proslijedi {3}, pročitano {2}, razvrstaj {2},
      reproduciraj {8}, reprodukcija {3}, resetiraj {2}, sakrij {5}, sinkronizacija {4},
      spremi {17}, stvori {6}, traži {4}, ukloni {13}, umetni {2}, unos {2}, upravljanje {2},
      uredi {15}, uređivanje {3}, uvezi {3}, uvoz {2}, vrati {7}, vrati izvorno {3},
      zalijepi {7}, zamijeni {3}, započni {2}, zatvori {18}, zaustavi {10}, čitaj {3}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: pozadinska slika, slika u slici, uljana slika

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}, čpp {2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: gumb {3/2 mobile}
    toggle-button: preklopni gumb {1/1 browser}
    checkbox: potvrdni okvir {4/3 mobile}
    radio-button: izborni gumb {3/2 mobile}
    switch: prekidač {1/1 mobile}
    slider: klizač {7/4 mobile}
    progress-bar: traka napretka {3/3 mobile}
    text-field: uređivački okvir {1/1 mobile}
    search-field: okvir pretrage {1/1 desktop}
    combo-box: padajući popis {2/2 mobile}
    drop-down: gumb skočnog prozora {1/1 browser}
    image: slika {5/2 mobile}
    icon: ikona {5/3 mobile}
    graphic: slika {2/2 browser}
    link: veza {3/2 mobile}
    menu: izbornik {6/3 browser}
    menu-item: stavka izbornika {6/4 browser}
    tab: kartica {3/3 desktop}
    toolbar: alatna traka {6/4 browser}
    heading: naslov {4/3 mobile}
    dialog: dijalog {7/4 browser}
    list: popis {7/4 mobile}
    page: stranica {4/3 mobile}
    """#
  }
}
