extension LexiconData {
  /// The words of Slovak.
  static var slovak: String {
    #"""
    # label-lint lexicon
    language sk

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    held-out: 15

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain either: tlačidlo {7/3}
    button plural either: tlačidlá {22 form}
    toggle-button certain either: prepínacie tlačidlo {3/2}, tlačidlo prepínania {1/1}
    checkbox certain either: začiarkavacie pole {2/1}, začiarkavacie políčko {3/2},
      zaškrtávacie pole {1/1}
    radio-button certain either: rádiové tlačidlo {3/1}
    radio-button support either: prepínač {3/2}
    switch support either: prepínač {5/2}
    slider certain head: posuvník {3/2}, posúvač {2/1}
    progress-bar certain head: indikátor priebehu {2/2}, panel priebehu {1/1},
      ukazovateľ priebehu {2/1}
    text-field certain head: pole úprav {1/1}
    search-field certain head: textové pole pre vyhľadávanie {1/1},
      textové pole vyhľadávania {1/1}
    combo-box certain head: kombinované pole {3/1}, pole s výberom {1/1},
      rozbaľovací zoznam {1/1}, zoznamový rámik {1/1}
    drop-down certain either: kontextové tlačidlo {1/1}, tlačidlo s kontextovou ponukou {1/1}
    image noun head: obrázok {19/12}
    image plural head: obrázky {44 form}
    icon certain either: ikona {15/8}
    icon plural either: ikony {12 form}
    picture noun head: obraz {6/4}, obrázok {4/4}
    picture plural head: obrázky {44 form}
    graphic noun either: grafika {2/2}
    photo class head: fotka {2/2}, fotku {3/2}, fotografia {4/3}
    logo certain head: logo {4/4}
    thumbnail class head: miniatúra {3/3}
    link class head: odkaz {7/3}
    link plural head: odkazy {43 form}
    menu class head: ponuka {5/3}
    menu-item class head: položka menu {1/1}, položka ponuky {3/2}
    tab class head: karta {4/3}
    tab plural head: karty {195 form}
    toolbar class head: lišta nástrojov {2/1}, panel nástrojov {1/1}, panel s nástrojmi {1/1}
    heading class head: hlavička {1/1}, nadpis {6/3}
    dialog class head: dialóg {2/2}, dialógové okno {5/3}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: vybraná {form}, vybrané {2/3}, vybraný {form}, vybratá {form}, vybraté {3/3},
      vybratý {form}
    not-selected: nevybrané {1/1}, nevybraný {form}, nevybratá {1/1}, nevybraté {2/2},
      nevybratý {form}
    checked: začiarknuté {4/3}
    not-checked: nezačiarknuté {4/3}
    partly-checked: čiastočne začiarknuté {3/3}
    expanded: otvorená {form}, otvorené {2/2}, otvorený {form}, rozbalené {4/1},
      rozbalený {form}, roztiahnuté {1/1}
    collapsed: zatvorená {form}, zatvorené {2/2}, zatvorený {form}, zbalené {4/1},
      zbalený {form}
    enabled: povolená {form}, povolené {3/3}, povolený {1/1}, zapnutá {form}, zapnuté {1/2},
      zapnutý {form}
    disabled: deaktivovaná {form}, deaktivované {1/2}, deaktivovaný {form}, vypnutá {form},
      vypnuté {1/7}, vypnutý {form}, zakázaná {1/1}, zakázané {3/6}, zakázaný {1/1}
    pressed: stlačené {2/2}
    not-pressed: nestlačené {2/2}
    muted: stlmené {2/3}
    on: zapnuté {4/9}, zapnutý {1/2}
    off: vypnuté {5/9}, vypnutý {1/2}
    active: aktívne {1/3}
    inactive: neaktívne {1/1}
    required: povinná {form}, povinné {1/1}, povinný {form}, požadované {1/1}, požadovaný {form}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: prijať {8}
    accept/reject second: odmietnuť {8}
    activate/deactivate first: aktivovať {1}
    activate/deactivate second: deaktivovať {1}
    active/inactive first: aktívne {1}
    active/inactive second: neaktívne {1}
    add/remove first: pridať {10}
    add/remove second: odstrániť {10}
    allow/deny first: allow {1}, povoliť {2}
    allow/deny second: blokovať {1}, nepovoliť {2}, odmietnuť {2}, zamietnuť {2}
    approve/reject first: schváliť {2}
    approve/reject second: odmietnuť {2}
    archive/unarchive first: archív {1}
    archive/unarchive second: zrušiť archiváciu {1}
    ascending/descending first: vzostupne {4}
    ascending/descending second: zostupne {4}
    available/unavailable first: dostupné {1}, k dispozícii {2}
    available/unavailable second: nedostupné {1}, nie je k dispozícii {2}
    before/after first: pred {2}
    before/after second: za {2}
    block/unblock first: blokovať {1}, zablokovať {2}
    block/unblock second: odblokovať {2}
    bookmark/remove-bookmark first: pridanie záložky {1}, vytvoriť záložku {1}
    bookmark/remove-bookmark second: odobrať záložku {1}, odstrániť záložku {1}
    boost/unboost first: podporiť {1 also}
    boost/unboost second: prestať podporovať {1}, zrušiť boost {1}
    camera-on/off first: zapnúť kameru {1}
    camera-on/off second: vypnúť kameru {1}
    captions-on/off first: povoliť titulky {1}
    captions-on/off second: zakázať titulky {1}
    check/uncheck first: označiť {1}
    check/uncheck second: zrušiť označenie {1}
    checked/unchecked first: začiarknuté {4}
    checked/unchecked second: nezačiarknuté {4}
    connect/disconnect first: pripojiť {3}
    connect/disconnect second: odpojenie {1}, odpojiť {3}, odpojí {2}
    download/cancel first: stiahnuť {2}
    download/cancel second: zrušiť sťahovanie {2}
    download/remove-download first: stiahnuť {1}
    download/remove-download second: odstrániť stiahnutý súbor {1}
    enable/disable first: aktivovať {1}, povoliť {2 also}
    enable/disable second: vypnúť {2}, zakázať {1}
    enabled/disabled first: povolené {4}, povolený {1}, zapnuté {1}
    enabled/disabled second: deaktivované {1}, vypnuté {1}, zakázaná {1}, zakázané {4},
      zakázaný {1}
    expand-all/collapse-all first: rozbaliť všetko {1}
    expand-all/collapse-all second: zbaliť všetko {1}, zbaliť všetky {1}
    expand/collapse first: rozbaliť {10}
    expand/collapse second: zabaliť {1}, zbaliť {10}
    expanded/collapsed first: otvorené {2}, rozbalené {4}
    expanded/collapsed second: zatvorené {2}, zbalené {4}
    fast-forward/rewind first: pretočiť dopredu {3}, rýchlo dopredu {1}, rýchlo vpred {1}
    fast-forward/rewind second: pretočiť späť {3}, previnúť {1}
    favorite/unfavorite first: oblúbiť {1}, obľúbené {1}, pridať do obľúbených {2},
      pridať do obľúbených položiek {1}, pridať medzi obľúbené {1}
    favorite/unfavorite second: odstraniť obľúbenie {1}, odstrániť obľúbenú položku {1},
      odstrániť z obľúbených {2}
    first/last first: prvá {1}, prvý {1}
    first/last second: posledná {1}, posledný {1}
    follow/unfollow first: sledovať {1}
    follow/unfollow second: nesledovať {1 also}, prestať sledovať {1}
    forward/back first: dopredu {3}, preposlať {4}, vpred {1}, ďalej {2}
    forward/back second: dozadu {1}, naspäť {2}, späť {4}
    fullscreen-enter/exit first: celá obrazovka {2}, prejsť do režimu celej obrazovky {2},
      režim celej obrazovky {1}
    fullscreen-enter/exit second: opustiť celú obrazovku {1}, režim normálnej obrazovky {1},
      ukončiť režim celej obrazovky {2}, ukončiť zobrazenie na celú obrazovku {2}
    grid/list-view first: mriežka {4}, zobrazenie mriežky {1}
    grid/list-view second: zobrazenie zoznamu {1}, zoznam {4}
    import/export first: importovať {4}
    import/export second: exportovať {4}
    increase/decrease first: zvýšiť {2}
    increase/decrease second: znížiť {2}
    install/uninstall first: inštalovať {1}
    install/uninstall second: odinštalovať {1}
    join/leave first: pripojiť sa {2}
    join/leave second: opustiť {2}
    left/right first: doľava {3}, v ľavo {1}, vľavo {5}, ľavý {2}
    left/right second: doprava {3}, pravý {2}, v pravo {1}, vpravo {5}
    like/unlike first: páči sa mi to {1}
    like/unlike second: už sa mi to nepáči {1}
    lock/unlock first: uzamknúť {3}, zamknúť {1}, zámka {2}, zámok {1}
    lock/unlock second: odomknúť {3}
    locked/unlocked first: zamknutý {1}
    locked/unlocked second: odomknutý {1}
    maximize/minimize first: maximalizovať {3}
    maximize/minimize second: minimalizovať {3}
    microphone-on/off first: zapnúť mikrofón {1}
    microphone-on/off second: vypnúť mikrofón {1}
    mute/unmute first: stlmiť {2}, vypnúť zvuk {3}
    mute/unmute second: obnoviť zvuk {1}, zapnúť zvuk {3}, zrušiť stlmenie {2},
      zrušiť stlmenie zvuku {2}
    next/previous first: nasledujúca {2}, nasledujúce {1}, ďalej {2}, ďalšia {1}, ďalšie {2}
    next/previous second: dozadu {1}, naspäť {2}, predchádzajúca {2}, predchádzajúce {2},
      späť {2}
    on/off first: zapnutá {1}, zapnuté {12}, zapnutý {2}
    on/off second: bez reči {1}, vypnutá {1}, vypnuté {12}, vypnutý {2}
    open-menu/close-menu first: otvoriť menu {1}
    open-menu/close-menu second: zatvoriť menu {1}
    open/close first: otvorené {1 also}, otvoriť {6}
    open/close second: zatvoriť {1}, zavrieť {6}
    pause/resume first: pozastaviť {8}
    pause/resume second: pokračovať {8}
    pin/unpin first: pripnúť {4}
    pin/unpin second: odopnúť {4}, uvoľniť {1}
    pip-enter/exit first: spustiť obraz v obraze {2}, zapnúť obraz v obraze {1}
    pip-enter/exit second: ukončiť obraz v obraze {2}
    play/pause first: hrať {2}, prehrať {9}
    play/pause second: pauza {1}, pozastaviť {9}
    play/stop first: hrať {2}, prehrať {4}
    play/stop second: stop {3}, zastaviť {4}
    pressed/not-pressed first: stlačené {2}
    pressed/not-pressed second: nestlačené {2}
    public/private first: verejné {1}
    public/private second: súkromné {1}
    read/unread first: označiť ako prečítané {7}
    read/unread second: označiť ako neprečítané {7}, označiť ako prehrané {1 also}
    record/stop first: spustiť zaznamenávanie {1}, začni nahrávať {1}
    record/stop second: zastaviť zaznamenávanie {1}, zastavte nahrávanie {1}
    repeat-all/repeat-off first: zopakovať všetko {1}
    repeat-all/repeat-off second: neopakovať nič {1}
    save/unsave first: uložiť {1}
    save/unsave second: odstrániť {1}, zrušiť uloženie {1}
    select-all/deselect-all first: označiť všetko {1}, označiť všetky {1}, vybrať všetko {2},
      vybrať všetky {1}
    select-all/deselect-all second: nevybrať nič {2}, odznačiť všetko {1}, odznačiť všetky {1},
      zrušiť označenie {1}, zrušiť výber všetkých {2}
    select/deselect first: vybrať {2}
    select/deselect second: nevyberané {1}, zrušiť výber {2}
    selected/not-selected first: vybrané {1}, vybraté {2}
    selected/not-selected second: nevybrané {1}, nevybratá {1}, nevybraté {2}
    show-all/hide-all first: zobraziť všetko {2}
    show-all/hide-all second: skryť všetko {2}
    show-more/show-less first: zobraziť viac {6}
    show-more/show-less second: zobraziť menej {6}
    show-password/hide-password first: zobraziť heslo {5}
    show-password/hide-password second: skryť heslo {5}
    show/hide first: zobraziť {2}
    show/hide second: skryť {2}
    shuffle-on/shuffle-off first: zapnúť náhodné prehrávanie {1},
      zapnúť režim náhodného prehrávania {1}
    shuffle-on/shuffle-off second: vypnúť náhodné prehrávanie {1},
      vypnúť režim náhodného prehrávania {1}
    sign-in/sign-out first: prihlasovacie meno {1}, prihlásenie {4}, prihlásiť sa {4}
    sign-in/sign-out second: odhlásiť {2}, odhlásiť sa {4}
    start/end first: spustiť {2}, start {1}
    start/end second: end {2}, koniec {1}
    start/stop first: spustiť {2}, štart {2}
    start/stop second: stop {2}, zastaviť {2}
    subscribe/unsubscribe first: odoberať {4}
    subscribe/unsubscribe second: odhlásiť odber {1}, zrušiť odber {4}
    turn-on/turn-off first: zapnúť {3}
    turn-on/turn-off second: vypnúť {3}
    undo/redo first: späť {3 also}, vrátiť späť {2}
    undo/redo second: opakovať vrátené {2}, vykonať znova {1}, znova {3}, znovu {1}
    up/down first: hore {2 also}
    up/down second: dole {2 also}, dolu {1}
    upload/download first: nahrať {2}
    upload/download second: stiahnuť {2}, stiahnúť {1}
    visible/hidden first: zobrazené {1}
    visible/hidden second: skryté {1}
    volume-up/volume-down first: pridať hlasitosť {1}, zvýšiť hlasitosť {4}
    volume-up/volume-down second: ubrať hlasitosť {1}, znížiť hlasitosť {4}
    zoom-in/zoom-out first: priblížiť {3}, zväčšiť {1 also}, zväčšiť veľkosť {1}
    zoom-in/zoom-out second: oddialiť {3}, zmenšiť {1}, zmenšiť veľkosť {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: tlačidlo na {1/1}
    click-here anywhere verb: kliknite {in 10/13}
    click-here head phrase: kliknite sem {?}, kliknite sem pre {in 3/13}, ťuknite sem {?}
    click-here head verb: kliknite {in 5/13}
    click-to head linked: kliknite na otvorenie {?}, kliknutím {in 17/29}
    double-tap-to head linked: dvojitým klepnutím {in 4/12}, dvojitým kliknutím {?},
      dvojitým ťuknutím {?}
    double-tap-to tail phrase: dvojitým klepnutím {in 4/12}
    icon-of head linked: ikona aplikácie {?}, ikona pre {1/1}
    image-of head linked: obrázok aplikácie {?}, obrázok pre {1/1}
    link-to head linked: odkaz na {3/7}
    logo-of head linked: logo aplikácie {1/1}, logo pre {?}
    logo-of head noun: logo {9/11}
    photo-of head linked: fotku aplikácie {?}, fotku pre {?}, fotografia aplikácie {?},
      fotografia pre {?}
    picture-of head linked: obraz aplikácie {?}, obraz pre {?}
    press-to anywhere verb: stlačením {in 8/20}, stlačte {in 12/20}
    press-to head verb: stlačením {in 6/20}
    select-to anywhere verb: výberom {in 3/3}
    select-to head linked: výberom otvorte {in 2/3}, výberom otvoríte {?}, výberom zobrazíte {?}
    swipe-to anywhere verb: potiahnutím {in 9/11}
    swipe-to head verb: potiahnutím {in 6/11}
    swipe-to tail verb: potiahnutím {in 3/11}
    tap-here anywhere verb: klepnite {in 4/6}
    tap-here head phrase: ťuknite sem ak {in 2/6}
    tap-here head verb: klepnite {in 3/6}
    tap-to head linked: dotykom {in 2/7}, klepnutím {in 19/49}, ťuknutím {in 11/49}
    thumbnail-of head linked: miniatúra strany {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: aktualizovať {4}, archivovať {3}, archív {6}, blokovať {2}, dopredu {5},
      exportovať {4}, hrať {2}, hľadať {12}, importovať {3}, inštalovať {3}, kopírovať {12},
      nahlásiť {5}, nahradiť {2}, nahrať {2}, nainštalovať {2}, nájsť {4}, obnoviť {7},
      odoslať {8}, odpovedať {7}, odstrániť {15}, otvoriť {5}, pauza {2}, pozastaviť {11},
      prehrať {10}, premenovať {8}, preposlať {4}, presunúť {5}, pridať {11}, prilepiť {5},
      pripnúť {5}, resetovať {4}, skenovať {2}, skryť {4}, sledovať {2}, spravovať {2},
      správa {2}, spustiť {2}, stiahnuť {10}, stlmiť {6}, synchronizovať {2},
      synchronizácia {3}, tlačiť {5}, uložiť {19}, upraviť {17}, vložiť {3}, vybrať {7},
      vyhľadať {4}, vyhľadávanie {8}, vyhľadávať {2}, vymazať {9}, vynulovať {2},
      vypnúť zvuk {3}, vytvoriť {9}, vyčistiť {6}, výber {2}, zablokovať {2}, zachytiť {2},
      zadať {3}, zastaviť {6}, zatvoriť {8}, zavrieť {15}, zdieľať {15}, zmazať {5}, zmeniť {3},
      zobraziť {10}, zoradiť {4}, zrušiť {23}, záložka {2}, úprava {2}, čítať {2}, ďalej {2},
      špendlík {2}, štart {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: obraz v obraze

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: tlačidlo {7/3 mobile}
    toggle-button: prepínacie tlačidlo {3/2 desktop}
    checkbox: začiarkavacie políčko {3/2 mobile}
    radio-button: prepínač {3/2 mobile}
    switch: prepínač {5/2 mobile}
    slider: posúvač {2/1 mobile}
    progress-bar: panel priebehu {1/1 mobile}
    text-field: pole úprav {1/1 mobile}
    search-field: textové pole vyhľadávania {1/1 desktop}
    combo-box: rozbaľovací zoznam {1/1 mobile}
    drop-down: kontextové tlačidlo {1/1 browser}
    image: obrázok {5/2 mobile}
    icon: ikona {5/3 mobile}
    graphic: grafika {2/2 browser}
    link: odkaz {7/3 mobile}
    menu: ponuka {5/3 browser}
    menu-item: položka ponuky {3/2 browser}
    tab: karta {4/3 browser}
    toolbar: panel s nástrojmi {1/1 browser}
    heading: nadpis {6/3 mobile}
    dialog: dialógové okno {5/3 desktop}
    list: zoznam {6/3 mobile}
    page: stránka {3/2 mobile}
    """#
  }
}
