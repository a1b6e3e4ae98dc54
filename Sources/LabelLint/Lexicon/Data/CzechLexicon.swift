extension LexiconData {
  /// The words of Czech.
  static var czech: String {
    #"""
    # label-lint lexicon
    language cs

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    held-out: 20

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain either: tlačítko {8/4}
    button plural either: tlačítka {34 form}
    toggle-button certain either: přepínací tlačítko {2/2}, přepínač {2/1}
    checkbox certain either: zaškrtávací políčko {7/3}, zaškrtávátko {1/1}
    radio-button certain either: přepínací políčko {1/1}, rádiové tlačítko {2/1},
      skupinový přepínač {2/1}
    radio-button support either: přepínač {3/3}
    switch certain either: vypínač {1/1}
    switch support either: přepínač {5/3}
    slider certain head: posunovač {2/1}, posuvník {4/3}, táhlo {1/1}
    progress-bar certain head: indikátor průběhu {2/2}, lišta průběhu {2/1},
      ukazatel postupu {1/1}, ukazatel průběhu {2/2}
    text-field certain head: editační pole {1/1}, textové pole {2/2}, vstupní pole {2/1}
    search-field certain head: pole pro vyhledání textu {1/1}, pole pro vyhledávání textu {1/1},
      vyhledávací pole {1/1}
    combo-box certain head: kombinované pole {1/1}, kombo box {2/1}, rozbalovací políčko {1/1},
      rozbalovací seznam {4/2}
    drop-down certain either: rozbalovací nabídka {1/1}, tlačítko s kontextovou nabídkou {1/1},
      tlačítko s vyskakovacím oknem {1/1}
    image noun head: obrázek {24/16}
    image plural head: obrázky {48 form}
    icon certain either: ikona {18/11}
    icon plural either: ikony {17 form}
    picture noun head: obraz {6/4}, obrázek {5/5}
    picture plural head: obrázky {48 form}
    graphic noun either: grafika {2/2}
    graphic noun head: obrázek {1/1}
    graphic plural head: obrázky {48 form}
    photo class head: fotka {3/3}, fotku {6/5}, fotografie {2/2}
    logo certain head: logo {5/5}
    thumbnail class head: miniatura {1/1}
    link class head: odkaz {8/4}
    link plural head: odkazy {36 form}
    menu class head: nabídka {5/3}
    menu-item class head: položka nabídky {6/4}
    tab class head: karta {2/2}, záložka stránky {3/2}
    tab plural head: karty {187 form}
    toolbar class head: lišta nástrojů {1/1}, nástrojová lišta {3/1}, panel nástrojů {1/1}
    heading class head: nadpis {3/3}, záhlaví {5/3}
    dialog class head: dialog {4/3}, dialogové okno {3/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: vybrána {form}, vybráno {4/5}, vybrány {form}
    not-selected: nevybrána {1/1}, nevybráno {2/2}, zrušen výběr {1/1}
    checked: zaškrtnuto {4/4}, zaškrtnuty {form}, zaškrtnutá {form}
    not-checked: nezaškrtnuto {4/4}
    partly-checked: částečně zaškrtnuto {3/3}, částečně zaškrtnuty {form},
      částečně zaškrtnutá {form}
    expanded: rozbaleno {5/3}, rozbaleny {form}, rozbalené {form}, rozbalený {form},
      roztažené {1/1}, výběr je rozbalen {1/1}
    collapsed: sbalena {form}, sbaleno {5/3}, sbaleny {form}, sbalené {form}, sbalený {form},
      výběr je sbalen {1/1}
    enabled: povolen {1/1}, povoleno {0/2 also}, povolené doplňky {1/1}, zapnuta {form},
      zapnuto {3/3}, zapnuty {form}, zapnutá {form}, zapnuté {form}, zapnutý {form}
    disabled: deaktivována {form}, deaktivováno {1/1}, deaktivovány {form}, vypnuta {form},
      vypnuto {3/6}, vypnuty {form}, vypnutá {form}, vypnuté {form}, vypnutý {form},
      zakázané doplňky {1/1}, zakázán {1/1}, zakázána {form}, zakázáno {2/9}, zakázány {form}
    pressed: stisknuto {1/1}, zmáčknuto {1/1}
    not-pressed: nestisknuto {1/1}, nezmáčknuto {1/1}
    muted: vypnutý zvuk {1/1}, ztišeno {0/2}, ztlumena {form}, ztlumeno {2/2}, ztlumený {form}
    on: zap {0/2}, zapnuto {4/7}
    off: vyp {0/2}, vypnuto {5/7}
    active: aktivní {1/5}
    inactive: neaktivní {1/2}
    required: povinná {form}, povinné {1/1}, povinný {form}, vyžadována {form},
      vyžadováno {1/1}, vyžadovány {form}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: přijmout {7}
    accept/reject second: odmítnout {7}, zamítnout {1}
    activate/deactivate first: aktivovat {1}
    activate/deactivate second: deaktivovat {1}
    active/inactive first: aktivní {3}
    active/inactive second: neaktivní {3}
    add/remove first: přidat {11}
    add/remove second: odebrat {6}, odstranit {11}, smazat {1}
    allow/deny first: allow {1}, povolit {2}
    allow/deny second: blokovat {1}, nepovolit {1}, nepovolovat {1}, odepřít {2}, odmítnout {2}
    approve/reject first: schválit {1}
    approve/reject second: odmítnout {1}
    archive/unarchive first: archiv {1}
    archive/unarchive second: odebrat z archivu {1}
    ascending/descending first: vzestupně {4}
    ascending/descending second: sestupně {4}
    available/unavailable first: dostupná {1}, dostupné {2}, dostupný {1}
    available/unavailable second: nedostupné {2}, není k dispozici {1}
    before/after first: před {2}
    before/after second: za {2}
    block/unblock first: blokovat {3}, zablokovat {2}
    block/unblock second: odblokovat {3}
    bookmark/remove-bookmark first: přidat záložku {1}, záložka {1}
    bookmark/remove-bookmark second: odebrat záložku {1}, odstranit záložku {1},
      smazat záložku {1}
    boost/unboost first: boost {2}, boostnout {1}
    boost/unboost second: odstranit boost {1}, vrátit zpět boost {2}, zrušit boost {1}
    camera-on/off first: zapnout kameru {1}
    camera-on/off second: vypnout kameru {1}
    captions-on/off first: zapnout titulky {1}
    captions-on/off second: vypnout titulky {1}
    check/uncheck first: kontrola {1}, zaškrtnout {1}
    check/uncheck second: odstranit zaškrtnutí {1}, zrušení výběru {1}
    checked/unchecked first: zaškrtnuto {5}
    checked/unchecked second: nezaškrtnuto {5}
    connect/disconnect first: připojit {4}
    connect/disconnect second: odpojit {4}
    connected/disconnected first: připojeno {1}
    connected/disconnected second: odpojeno {1}
    download/cancel first: stažený soubor {1}, stáhnout {1}
    download/cancel second: zrušit stahování {1}
    download/remove-download first: stáhnout {1}
    download/remove-download second: smazat stažený obsah {1}
    enable/disable first: aktivovat {1}, povolit {4 also}
    enable/disable second: deaktivovat {1}, zakázat {4}
    enabled/disabled first: povolen {1}, povoleno {2 also}, povolené doplňky {1}, zapnuto {4}
    enabled/disabled second: deaktivováno {1}, vypnuto {4}, zakázané doplňky {1}, zakázán {1},
      zakázáno {2}
    expand-all/collapse-all first: rozbalit vše {1}
    expand-all/collapse-all second: sbalit vše {1}
    expand/collapse first: rozbalit {10}, roztáhnout {1}, zobrazit více {1}
    expand/collapse second: sbalit {10}, zmenšit {1 also}, zobrazit méně {1}
    expanded/collapsed first: rozbaleno {5}, výběr je rozbalen {1}
    expanded/collapsed second: sbaleno {5}, výběr je sbalen {1}
    fast-forward/rewind first: posunout vpřed {1}, přetočit vpřed {1}, přetáčení vpřed {1},
      rychle vpřed {1}, rychlý posun vpřed {1}
    fast-forward/rewind second: posunout dozadu {1}, posunout zpět {1 also}, přetočit zpět {1}
    favorite/unfavorite first: oblíbené {1}, oblíbit {1}, přidat do oblíbené {1},
      přidat do oblíbených {2}, přidat oblíbené {1}
    favorite/unfavorite second: odebrat oblíbenou položku {1}, odebrat z oblíbených {2},
      odebrat z oblízených {1}, odstranit oblíbení {1}, odstranit z oblíbené {1}
    first/last first: první {2}
    first/last second: poslední {2}
    follow/unfollow first: sledovat {4}
    follow/unfollow second: přestat sledovat {4}
    forward/back first: dopředu {1}, dále {1}, přejde na následující stránku {1}, přeposlat {3},
      vpřed {5}
    forward/back second: přejde na předchozí stránku {1}, zpět {5}
    fullscreen-enter/exit first: celá obrazovka {2}, přejít do režimu celé obrazovky {2}
    fullscreen-enter/exit second: běžné zobrazení {1}, opustit celou obrazovku {1},
      ukončit režim celé obrazovky {2}, ukončit režim na celou obrazovku {1}
    grid/list-view first: mřížka {5}, mřížkové zobrazení {1}, síť {1 also},
      zobrazení v mřížce {1}
    grid/list-view second: seznam {5}, zobrazení v seznamu {1}
    import/export first: importovat {3}
    import/export second: export {2}, exportovat {3}
    increase/decrease first: zvýšit {3}
    increase/decrease second: snížit {3}
    install/uninstall first: instalovat {1}
    install/uninstall second: odinstalovat {1}
    join/leave first: vstoupit {2}
    join/leave second: odejít {2}
    left/right first: doleva {1}, levý {2}, vlevo {8}
    left/right second: doprava {1 also}, pravý {2}, vpravo {8}
    like/unlike first: to se mi líbí {1}
    like/unlike second: to se mi nelíbí {1}
    lock/unlock first: uzamknout {2}, zamknout {3}, zámek {2}
    lock/unlock second: odekmnout {1}, odemknout {3}
    locked/unlocked first: uzamčeno {1}, zamčeno {1}
    locked/unlocked second: odemčeno {1}
    maximize/minimize first: maximalizovat {3}
    maximize/minimize second: minimalizovat {3}
    microphone-on/off first: zapnout mikrofon {1}
    microphone-on/off second: vypnout mikrofon {1}
    mute/unmute first: ztišit {1}, ztlumení {1}, ztlumit {4}
    mute/unmute second: obnovit hlasitost {1}, zapnout zvuk {3}, zrušit ztlumení {4}
    next/previous first: další {9}, následující {2}
    next/previous second: předchozí {9}
    notifications-on/off first: povolit oznámení {1 also}
    notifications-on/off second: vypnout oznámení {1}
    on/off first: zamíchat {1}, zap {4}, zapnuta {1}, zapnuto {8}, zapnuty {1}
    on/off second: nemíchat {1}, vyp {4}, vypnuta {1}, vypnuto {8}, vypnuty {1}, vypnuté {1}
    open-menu/close-menu first: otevřít menu {1 also}
    open-menu/close-menu second: zavřít menu {1}
    open/close first: otevřít {10}
    open/close second: zavřít {10}
    pause/resume first: pozastavit {8}
    pause/resume second: obnovit {3 also}, pokračovat {8}
    pin/unpin first: pin {2}, připnout {3}
    pin/unpin second: odepnout {3}
    pip-enter/exit first: spustit režim obrazu v obraze {2}
    pip-enter/exit second: ukončit režim obrazu v obraze {2}
    play/pause first: hrát {1}, přehrát {14}, začít přehrávání {1}
    play/pause second: pozastavit {14}, pozastavit přehrávání {1}
    play/stop first: přehrát {9}
    play/stop second: zastavit {9}, zastavit přehrávání {1 also}
    pressed/not-pressed first: stisknuto {1}, zmáčknuto {1}
    pressed/not-pressed second: nestisknuto {1}, nezmáčknuto {1}
    public/private first: veřejné {3}
    public/private second: soukromé {3}
    read/unread first: označit jako přečtené {8}
    read/unread second: označit jako nepřečtené {8}
    record/stop first: zahájit nahrávání {1}, začít nahrávat {1}
    record/stop second: zastavit nahrávání {1}
    repeat-all/repeat-off first: opakovat vše {1}
    repeat-all/repeat-off second: žádné opakování {1}
    save/unsave first: uložit {1}
    save/unsave second: zrušit uložení {1}
    select-all/deselect-all first: označit vše {1}, vybrat vše {3}
    select-all/deselect-all second: odznačit vše {3}, zrušit označení všeho {1},
      zrušit výběr {3}
    select/deselect first: vybrat {2}
    select/deselect second: nevybráno {1 also}, zrušit výběr {2 also}
    selected/not-selected first: vybráno {2}
    selected/not-selected second: nevybrána {1}, nevybráno {2}, zrušen výběr {1}
    show-all/hide-all first: zobrazit vše {2}
    show-all/hide-all second: skrýt vše {2}
    show-more/show-less first: zobrazit další {1}, zobrazit více {7}
    show-more/show-less second: zobrazit méně {7}
    show-password/hide-password first: zobrazit heslo {5}
    show-password/hide-password second: skrýt heslo {5}
    show/hide first: ukázat {1}, zobrazit {4}
    show/hide second: skrýt {4}
    shuffle-on/shuffle-off first: aktivovat náhodné přehrávání {1},
      zapnout režim náhodné přehrávání {1}
    shuffle-on/shuffle-off second: deaktivovat náhodné přehrávání {1},
      vypnout režim náhodné přehrávání {1}
    sign-in/sign-out first: přihlaste se {1}, přihlásit {1}, přihlásit se {7}, přihlášení {3}
    sign-in/sign-out second: odhlásit {1}, odhlásit se {7}
    start/end first: spustit {2 also}, start {1}
    start/end second: end {2}, konec {1 also}
    start/stop first: spustit {3}, start {2}, začít {2 also}
    start/stop second: zastavit {3}, zastavit přehrávání {1 also}
    subscribe/unsubscribe first: odebírat {3}
    subscribe/unsubscribe second: odhlásit {1}, přestat odebírat {2}, zrušit odběr {3}
    turn-on/turn-off first: zapnout {3}
    turn-on/turn-off second: vypnout {3}
    undo/redo first: vráceno zpět {1}, vrátit {1}, vrátit zpět {2}, zpět {2 also}
    undo/redo second: opakovat {2 also}, provedeno znovu {1}, znovu {2}
    up/down first: nahoru {3}, výš {1}
    up/down second: dolů {3}, níž {1}
    upload/download first: nahrát {2}
    upload/download second: stažený soubor {1}, stáhnout {2}
    visible/hidden first: viditelné {1}, zobrazené {1}
    visible/hidden second: skryté {1}
    volume-up/volume-down first: zesílit {1}, zvýšit hlasitost {4}
    volume-up/volume-down second: snížit hlasitost {4}, zeslabit {1}
    zoom-in/zoom-out first: přiblížit {3}, zvětšit {2}, zvětší velikost {1}
    zoom-in/zoom-out second: oddálit {3}, zmenšit {2}, zmenší velikost {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: tlačítko pro {1/1}
    click-here anywhere verb: klikněte {in 9/13}
    click-here head phrase: klepněte sem {?}, kliknutím sem {in 4/13}, klikněte sem {in 3/13}
    click-here head verb: klikněte {in 5/13}
    click-to head linked: kliknutím {in 22/30}, klikněte pro {in 1/33}
    double-tap-to head linked: dvakrát klikněte pro {in 4/13}, dvojitým klepnutím {in 5/13},
      dvojitým kliknutím {?}, dvojím klepnutím {?}
    icon-of head linked: ikona pro {7/7}
    image-of head linked: obrázek pro {?}
    link-to head linked: odkaz na {7/13}
    logo-of head linked: logo pro {?}
    logo-of head noun: logo {8/8}
    photo-of head linked: fotka pro {?}, fotku pro {?}
    picture-of head linked: obraz pro {?}
    press-to head linked: stisknutím {in 9/20}
    select-to anywhere verb: výběrem {in 2/3}
    select-to head linked: výběrem otevřete {in 2/3}, výběrem spustíte {?},
      výběrem zobrazíte {?}
    swipe-to head verb: přejetím {in 2/9}
    tap-here head phrase: klepnutím sem provedete {in 2/6}
    tap-here head verb: klepněte {in 4/6}
    tap-to head linked: dotykem {in 2/23}, klepnutím {in 42/56}, klepnutím na {in 5/23},
      klepněte pro {in 1/23}
    thumbnail-of head linked: náhled strany {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: aktualizovat {4}, archiv {5}, archivovat {5}, blokovat {3}, editovat {2},
      exportovat {5}, hledat {19}, hledání {3}, hlášení {2}, importovat {4}, instalovat {3},
      kopírovat {14}, nahlásit {6}, nahradit {2}, nahrát {2}, nainstalovat {2}, najít {7},
      obnovit {8}, odebrat {10}, odeslat {9}, odpovědět {9}, odstranit {11}, otevřít {7},
      pozastavit {14}, přehrát {12}, přejmenovat {8}, přeposlat {3}, přesunout {5}, přidat {14},
      připnout {3}, původní {2}, resetovat {4}, sdílet {18}, seřadit {2}, skrýt {10},
      sledovat {3}, smazat {20}, spravovat {2}, spustit {2}, storno {2}, stáhnout {13},
      synchronizace {3}, synchronizovat {2}, tisk {4}, uložit {22}, upravit {18}, vložit {9},
      vpřed {5}, vybrat {9}, vyhledat {3}, vyhledávání {7}, vymazat {11}, vytisknout {2},
      vytvořit {11}, výběr {3}, zablokovat {2}, zachytit {2}, zadejte {3}, zastavit {9},
      zavřít {23}, začít {2}, změnit {3}, zobrazit {9}, zrušit {27}, ztlumit {8}, záložka {4},
      číst {2}, řazení {3}, špendlík {2}

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
    button: tlačítko {8/4 mobile}
    toggle-button: přepínací tlačítko {2/2 browser}
    checkbox: zaškrtávací políčko {7/3 mobile}
    radio-button: přepínač {3/3 browser}
    switch: přepínač {5/3 mobile}
    slider: posuvník {4/3 mobile}
    progress-bar: ukazatel postupu {1/1 mobile}
    text-field: textové pole {2/2 mobile}
    search-field: vyhledávací pole {1/1 desktop}
    combo-box: rozbalovací seznam {4/2 mobile}
    drop-down: tlačítko s vyskakovacím oknem {1/1 browser}
    image: obrázek {5/2 mobile}
    icon: ikona {5/3 mobile}
    graphic: obrázek {1/1 browser}
    link: odkaz {8/4 mobile}
    menu: nabídka {5/3 browser}
    menu-item: položka nabídky {6/4 browser}
    tab: karta {2/2 browser}
    toolbar: nástrojová lišta {3/1 desktop}
    heading: nadpis {3/3 mobile}
    dialog: dialog {4/3 desktop}
    list: seznam {7/4 mobile}
    page: stránka {1/1 mobile}
    """#
  }
}
