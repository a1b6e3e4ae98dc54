extension LexiconData {
  /// The words of Serbian.
  static var serbian: String {
    #"""
    # label-lint lexicon
    language sr

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain either: dugme {5/3}, prekidač dugme {1/1}, дугме {6/2}, прекидач дугме {1/1}
    button plural either: дугмад {10 form}
    toggle-button certain either: dugme prekidača {1/1}, prekidač dugme {2/1},
      дугме за укључивање искључивање {1/1}, прекидач дугме {2/1}
    checkbox certain either: dugme za označavanje {1/1}, izborno polje {1/1},
      kućica za označavanje {2/1}, polje za potvrdu {2/2}, дугме за означавање {1/1},
      избор поље {1/1}, кућица за означавање {2/1}, поље за потврду {3/2}
    radio-button certain either: dugme za izbor {1/1}, isključivo dugme {3/2},
      radio dugme {2/2}, дугме за избор {2/1}, искључиво дугме {3/2}, радио дугме {1/1}
    radio-button support either: радио {1/1}
    switch certain either: prekidač {3/3}, прекидач {5/2}
    switch support either: prebacivač {1/1}
    slider certain head: klizač {5/4}, клизач {6/3}
    progress-bar certain head: linija napredovanja {2/1}, linija toka {1/1},
      traka napredovanja {1/1}, traka napretka {1/1}, индикатор напретка {1/1},
      линија напредовања {2/1}, линија тока {1/1}, трака напретка {2/2}
    text-field certain head: оквир за измене {1/1}, поље за текст {1/1}
    text-field support either: stavka {2/1}
    text-field support head: okvir za izmene {1/1}, polje za uređivanje {1/1}
    search-field certain head: поље за текст претраге {1/1}, поље претраге {1/1},
      текст поље за претрагу {1/1}
    combo-box certain head: комбинована кућица {2/1}, комбиновани оквир {1/1},
      комбиновани списак {1/1}, комбо поље {1/1}, падајућа листа {1/1}, прозорче за избор {1/1}
    combo-box support head: izborni okvir {1/1}, kombinovana kućica {2/1},
      kombinovani spisak {1/1}, padajuća lista {1/1}, prozorče za izbor {1/1}
    drop-down certain either: искачуће дугме {1/1}, падајуће дугме {1/1}
    drop-down support either: dugme padajuće liste {1/1}, padajuće dugme {1/1}
    image noun either: slika {4/2}, слика {13/8}
    image plural either: слике {97 form}
    icon certain either: ikona {2/2}, ikonica {3/1}, икона {5/3}, иконица {7/3}
    icon plural either: иконе {9 form}
    picture noun either: слика {8/6}
    picture plural either: слике {97 form}
    graphic noun either: grafika {1/1}, slika {1/1}, графика {1/1}
    graphic noun head: графички елемент {1/1}
    photo class head: слика {2/2}, фотографија {3/2}
    photo plural head: слике {97 form}
    logo certain head: лого {3/3}, логотип {3/3}
    thumbnail class head: сличица {5/5}
    link class head: veza {4/2}, веза {6/3}, линк {1/1}
    menu class head: izbor {1/1}, meni {3/2}, изборник {1/1}, мени {4/2}
    menu-item class head: stavka menija {4/3}, ставка изборника {1/1}, ставка менија {4/3}
    tab class head: jezičak strane {1/1}, list {2/1}, лист {2/1}, таб {1/1}, језичак {1/1},
      језичак стране {1/1}
    toolbar class head: alatnica {1/1}, linija alatki {2/1}, traka sa alatima {1/1},
      алатница {1/1}, линија алатки {2/1}, трака алата {1/1}, трака с алаткама {1/1}
    heading class head: kurs {2/1}, naslov {2/2}, zaglavlje {1/1}, заглавље {3/2}, наслов {2/1}
    dialog class head: dijalog {2/2}, prozorče {3/2}, дијалог {3/2}, прозорче {4/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: izabran {form}, izabrana {form}, izabrani {form}, izabrano {3/3},
      izabrano je {1/1}, изабран {form}, изабрана {form}, изабрани {form}, изабрано {2/3},
      изабрано је {1/1}
    not-selected: nije izabran {form}, nije izabrana {1/1}, nije izabrani {form},
      nije izabrano {2/2}, poništen je izbor {1/1}, није изабран {form}, није изабрана {1/1},
      није изабрани {form}, није изабрано {1/1}, поништен је избор {1/1}
    checked: obeleženo je {1/1}, označen {form}, označeno {3/3}, обележено је {1/1},
      означен {form}, означена {form}, означено {2/2}
    not-checked: nije označen {form}, nije označeno {4/3}, није означен {form},
      није означена {form}, није означено {3/2}
    partly-checked: delimično označeno {2/2}, polovično označeno {1/1}, делимично означено {2/2}
    expanded: prošireni {form}, prošireno {3/2}, prošireno je {1/1}, raširen {1/1},
      rašireno {1/1}, проширена {form}, проширени {form}, проширено {3/1}, проширено је {1/1},
      раширен {1/1}, раширено {1/1}
    collapsed: skupljeno {4/3}, skupljeno je {1/1}, скупљена {form}, скупљено {4/2},
      скупљено је {1/1}
    enabled: omogućen {form}, omogućena {form}, omogućeni {1/1}, omogućeno {2/2},
      uključen {2/1}, uključena {form}, uključeni {form}, uključeno {form}, омогућен {form},
      омогућена {form}, омогућено {1/2}, укључен {2/1}, укључена {form}, укључени {form},
      укључено {form}
    disabled: onemogućen {form}, onemogućena {form}, onemogućeni {1/1}, onemogućeno {1/2},
      onemogućeno je {1/1}, onemogući {1/1}, искључен {1/1}, искључена {1/1}, искључени {form},
      искључено {1/2}, онемогућено {0/5}, онемогућено је {1/1}
    pressed: pritisnuto {2/2}, притиснуто {1/1}
    not-pressed: nije pritisnuto {2/2}, није притиснуто {1/1}
    muted: utišano {2/1}, звук је искључен {1/1}, утишан {form}, утишани {form}, утишано {2/1}
    on: da {1/1}, uklj {1/1}, uključeno {2/2}, укљ {1/2}, укључено {3/4}
    off: isklj {1/1}, isključeno {3/2}, ne {1/1}, искљ {1/2}, искључено {3/4}
    active: активна {form}, активни {form}, активно {1/2}
    inactive: нису активне {1/1}
    required: obavezno {1/1}, zahtevano {1/1}, обавезна {form}, обавезни {form}, обавезно {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: prihvatam {1}, prihvati {1}, прихватам {1}, прихвати {3}
    accept/reject second: odbaci {1}, odbij {1}, одбаци {1}, одбиј {3}
    activate/deactivate first: активирај {1}
    activate/deactivate second: деактивирај {1}
    active/inactive first: активно {1}
    active/inactive second: нису активне {1}
    add/remove first: dodaj {3}, додај {4}
    add/remove second: ukloni {3}, уклони {4}
    allow/deny first: allow {1}, dozvoli {1}, дозволи {3}
    allow/deny second: odbij {1}, блокирај {1}, не дозволи {2}, одбиј {3}
    approve/reject first: одобри {1}
    approve/reject second: одбиј {1}
    archive/unarchive first: arhiva {1}
    archive/unarchive second: dearhiviraj {1}
    ascending/descending first: rastući {1}, растући {1}
    ascending/descending second: opadajući {1}, padajući {1}, опадајући {1}
    available/unavailable first: dostupna {1}, dostupni {1}, доступно {1}
    available/unavailable second: nedostupno {1}, nisu dostupne {1}, недоступни {1},
      није доступно {1}
    before/after first: pre {2}, пре {2}
    before/after second: posle {2}, после {2}
    bookmark/remove-bookmark first: додавање обележивача {1}
    bookmark/remove-bookmark second: брисање обележивача {1}
    camera-on/off first: укључи камеру {1}
    camera-on/off second: искључи камеру {1}
    captions-on/off first: omogući titlove {1}, prikaži zatvorene naslove {1},
      омогући титлове {1}, прикажи затворене наslove {1}
    captions-on/off second: onemogući titlove {1}, sakrij zatvorene naslove {1},
      онемогући титлове {1}, сакриј затворене наslove {1}
    check/uncheck first: uključi {1 also}, изабери {1}
    check/uncheck second: isključi {1}, опозови избор {1}
    checked/unchecked first: obeleženo je {1}, označeno {3}, обележено је {1}, означено {2}
    checked/unchecked second: nije označeno {3}, није означено {2}
    connect/disconnect first: poveži {3}, uspostavi vezu {1}, повежи се {2}, успостави везу {1}
    connect/disconnect second: prekini vezu {3}, прекини везу {2}
    download/cancel first: преузимање {1 also}, преузми {1}
    download/cancel second: откажи преузимање {1}
    download/remove-download first: preuzmi {1}, преузми {1}
    download/remove-download second: izbriši preuzimanje {1}, избриши преузимање {1}
    enable/disable first: omogući {1}, омогући {1}
    enable/disable second: onemogući {1}, онемогући {1}
    enabled/disabled first: omogućeni {1}, omogućeno {1}, uključen {2}, омогућено {2},
      укључен {2}
    enabled/disabled second: isključena {2}, onemogućeni {1}, onemogućeno {1},
      onemogućeno je {1}, onemogući {1}, искључен {1}, искључена {2}, искључено {1},
      онемогућено {2}, онемогућено је {1}
    expand-all/collapse-all first: прошири све {1}
    expand-all/collapse-all second: скупи све {1}
    expand/collapse first: proširi {4}, proširite {1}, прошири {3}, проширите {1}, рашири {1}
    expand/collapse second: sažmi {1}, skupi {4}, skupite {1}, скупи {3}, скупите {1}, умањи {2}
    expanded/collapsed first: prošireno {3}, prošireno je {1}, rašireno {1}, проширено {3},
      проширено је {1}, раширено {1}
    expanded/collapsed second: skupljeno {3}, skupljeno je {1}, скупљено {3}, скупљено је {1}
    fast-forward/rewind first: premotaj unapred {2}, премотавање унапред {1},
      премотај унапред {2}
    fast-forward/rewind second: premotaj unazad {2}, премотавање уназад {1}, премотај уназад {2}
    favorite/unfavorite first: додај у омиљене {1}, додај у омиљено {1}, омиљено {1}
    favorite/unfavorite second: избаци из омиљених {1}, скини омиљено {1},
      уклони из омиљених {1}
    first/last first: prvo {2}, прво {2}
    first/last second: poslednje {2}, последње {2}
    follow/unfollow first: запрати {1}
    follow/unfollow second: отпрати {1}
    forward/back first: napred {4}, напред {6}, проследи {2}
    forward/back second: nazad {4}, prethodno {2 also}, назад {6}, претходно {2}
    fullscreen-enter/exit first: ceo ekran {1}, pređi na ceo ekran {1}, pun ekran {1},
      пређи на цео екран {1}, пређите на режим целог екрана {1}, пун екран {1 also},
      цеo екран {1}, цео екран {2}
    fullscreen-enter/exit second: izađi iz celog ekrana {1}, mali ekran {1},
      napusti ceo ekran {1}, изађи из режима целог екрана {2}, изађи из целог екрана {1},
      изађите из режима целог екрана {1}, напусти цео екран {1}
    grid/list-view first: mreža {1}, мрежа {4}, приказ мреже {1}
    grid/list-view second: lista {1 also}, листа {4}, приказ листе {1}, списак {1}
    import/export first: увези {1}, увоз {1}
    import/export second: извези {1}, извоз {1}
    increase/decrease first: povećavanje {2}, повећавање {1}
    increase/decrease second: smanjivanje {2}, смањивање {1}
    install/uninstall first: инсталирај {1}
    install/uninstall second: деинсталирај {1}
    left/right first: levo {5}, лево {4}, улево {1}
    left/right second: desno {5}, десно {4}, удесно {1}
    like/unlike first: свиђам {1}
    like/unlike second: не свиђам {1}
    lock/unlock first: zaključaj {2}, закључај {3}
    lock/unlock second: otključaj {2}, откључај {3}
    locked/unlocked first: закључано {1}
    locked/unlocked second: откључано {1}
    maximize/minimize first: uvećaj {2}, увећај {3}
    maximize/minimize second: umanji {2}, умањи {3}
    microphone-on/off first: укључи звук микрофона {1}
    microphone-on/off second: искључи звук микрофона {1 also}
    minimum/maximum first: minimum {1}, najmanje {1}, минимум {1}
    minimum/maximum second: maksimum {1}, najviše {1}, максимум {1}
    mute/unmute first: isključi zvuk {1 also}, prigušen {1}, utišaj {1}, искључи звук {4},
      утишај {1}
    mute/unmute second: ne-prigušen {1}, pojačaj {1}, uključi zvuk {1}, појачај {1},
      укључи звук {4}, укључите звук {1}
    next/previous first: dalje {2}, sledeće {1}, sledeći {1}, даље {3}, следећа {1}, следеће {3}
    next/previous second: nazad {2}, prethodni {1}, prethodno {1 also}, назад {3},
      претходна {1}, претходно {3}
    notifications-on/off first: омогући обавештења {1}
    notifications-on/off second: онемогући обавештења {1}
    on/off first: da {1}, uklj {1}, uključeno {2}, укљ {2}, укључено {7}
    on/off second: isklj {1}, isključen {1}, isključeno {2}, ne {1}, искљ {2}, искључено {7}
    open-menu/close-menu first: отвори мени {1}
    open-menu/close-menu second: затвори мени {1}
    open/close first: otvori {4}, отвори {7}
    open/close second: zatvori {4}, затвори {7}
    pause/resume first: pauziraj {2}, паузирај {4}
    pause/resume second: nastavi {2}, настави {4}
    pin/unpin first: zakači {1}, закачи {1}
    pin/unpin second: otkači {1}, откачи {1 also}
    pip-enter/exit first: покрени режим слике у слици {2}, уђи у режим слике у слици {1}
    pip-enter/exit second: изађи из режима слике у слици {2}
    play/pause first: pusti {3}, играј {1}, пусти {9}, пустите {1}, репродукуј {1}
    play/pause second: pauza {2}, pauziraj {3}, пауза {1}, паузирај {9}
    play/stop first: pusti {3}, пусти {6}
    play/stop second: stop заустави {1}, zaustavi {3}, заустави {6}, стоп {1}
    pressed/not-pressed first: pritisnuto {2}, притиснуто {1}
    pressed/not-pressed second: nije pritisnuto {2}, није притиснуто {1}
    public/private first: јавно {1}
    public/private second: приватно {1}
    read/unread first: označi kao pročitano {1}, означи као прочитано {4}
    read/unread second: označi kao nepročitano {1}, означи као непрочитано {4}
    record/stop first: започни снимање {1}
    record/stop second: заустави снимање {1}
    repeat-all/repeat-off first: понављај све {1}
    repeat-all/repeat-off second: без понављања {1}
    select-all/deselect-all first: изабери све {1}, означи све {1}
    select-all/deselect-all second: не означи ниједан {1}, ниједан {1}, поништи избор {1 also},
      поништи избор свега {1}, поништи цео избор {1}
    select/deselect first: izaberi {1}, изабери {2}
    select/deselect second: poništi izbor {1}, поништи избор {2}, поништите избор {1}
    selected/not-selected first: izabrano {2}, изабрано {1}
    selected/not-selected second: nije izabrana {1}, nije izabrano {2}, poništen je izbor {1},
      није изабрана {1}, није изабрано {1}, поништен је избор {1}
    show-all/hide-all first: prikaži sve {1}, прикажи све {1}
    show-all/hide-all second: sakrij sve {1}, сакриј све {1}
    show-more/show-less first: прикажи више {3}
    show-more/show-less second: прикажи мање {3}
    show-password/hide-password first: прикажи лозинку {2}
    show-password/hide-password second: сакриј лозинку {2}
    show/hide first: прикажи {2}
    show/hide second: сакриј {2}
    shuffle-on/shuffle-off first: omogućite nasumični režim {1}, мешање укључено {1},
      омогућите насумични режим {1}
    shuffle-on/shuffle-off second: onemogućite nasumični režim {1}, мешање искључено {1},
      онемогућите насумични режим {1}
    sign-in/sign-out first: prijavi me {1}, пријава {3}, пријави ме {2}, пријави се {1}
    sign-in/sign-out second: odjavi me {1}, одјава {3}, одјави ме {2}, одјави се {1}
    start/end first: pokreni {2 also}, start {1}, покрени {2 also}
    start/end second: end {2}, заврши {1}
    start/stop first: pokreni {2 also}, покрени {2 also}, почни {1}
    start/stop second: zaustavi {2}, заустави {2}
    subscribe/unsubscribe first: запрати {3}, учлани се {1}
    subscribe/unsubscribe second: ишчлани {1}, прекини праћење {3}
    turn-on/turn-off first: uključi {1}, укључи {2}
    turn-on/turn-off second: isključi {1}, искључи {2}
    undo/redo first: opozovi {3}, poništi {1}, опозови {6}, поништи {1}
    undo/redo second: ponovi {3}, vrati {1 also}, обнови {1}, понови {6}, понови радњу {1}
    up/down first: gore {3}, горе {3}
    up/down second: dole {3}, доле {3}
    upload/download first: отпреми {2}
    upload/download second: преузимање {1 also}, преузми {2}
    visible/hidden first: приказано {1}
    visible/hidden second: скривено {1}
    volume-up/volume-down first: pojačaj {2}, povećaj jačinu zvuka {1},
      повећај јачину звука {1}, појачавање јачине звука {1}, појачај звук {1 also}
    volume-up/volume-down second: smanji jačinu zvuka {1}, utišaj {2}, смањи јачину звука {1},
      смањивање јачине звука {1}, утишај {1}
    zoom-in/zoom-out first: uvećaj {2 also}, zoom in увећај {1}, увеличавање {1}, увеличај {1},
      увећавање {1 also}, увећај {3 also}
    zoom-in/zoom-out second: umanji {2 also}, zoom out умањи {1}, умањи {3 also}, умањивање {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: дугме за {16/19}
    click-here anywhere verb: кликните {in 8/11}
    click-here head phrase: додирните овде {in 1/2}, кликните овде {?},
      кликните овде да {in 3/11}
    click-to anywhere verb: кликните {in 23/28}
    click-to head linked: kliknite da biste {?}, кликните да бисте {in 18/28}
    double-tap-to head linked: dvaput dodirnite {in 2/8}, двапут додирните {?},
      додирните двапут {?}
    double-tap-to head phrase: двапут додирните да {in 3/8}
    icon-of head linked: икона за {11/12}, иконица за {?}
    image-of head linked: слика за {?}
    link-to head linked: link ka {?}, веза ка {?}, линк до {?}, линк ка {?}
    logo-of head linked: лого за {?}, логотип за {?}
    logo-of head noun: лого {?}, логотип {7/9}
    photo-of head linked: слика за {?}, фотографија за {?}
    press-to head verb: притисните {in 12/20}
    select-to head linked: izaberite da biste {?}, изаберите да бисте {?}
    swipe-to head verb: превуците {in 5/6}
    tap-here head verb: додирните {in 4/4}
    tap-to anywhere verb: dodirnite {in 18/30}
    tap-to head linked: dodirnite da biste {in 14/30}, додирните да бисте {in 9/30},
      додирните за {in 1/7}
    thumbnail-of head linked: сличица од странице {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: arhiva {2}, deli {2}, izmeni {2}, kopiraj {2}, otkaži {4}, pauza {2}, pošalji {2},
      prijavi {2}, pronađi {2}, pusti {2}, sačuvaj {3}, ukloni {3}, zatvori {3}, zaustavi {2},
      ажурирај {2}, архива {4}, архивирај {3}, дели {6}, додај {6}, замени {2}, затвори {14},
      заустави {6}, изабери {8}, избриши {9}, извези {3}, извоз {2}, измени {5}, инсталирај {4},
      искључи звук {4}, копирај {8}, налепи {4}, направи {6}, напред {6}, обриши {5},
      одабери {2}, одговори {3}, отвори {4}, откажи {15}, отпреми {2}, очисти {5}, паузирај {9},
      поврати {4}, подели {3}, поново постави {2}, пошаљи {5}, преименуј {7}, премести {4},
      претрага {12}, претражи {4}, претражите {2}, преузимање {2}, преузми {9}, прикажи {2},
      приказ {2}, пријави {3}, промени {3}, пронађи {3}, проследи {2}, пусти {7}, ресетуј {5},
      сакриј {6}, сачувај {12}, синхронизација {2}, синхронизуј {2}, скенирај {2}, снимање {2},
      сортирај {2}, сортирање {2}, убаци {2}, увоз {3}, уклони {8}, уметни {2}, унеси {2},
      управљај {2}, уреди {7}, читај {2}, штампај {4}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: дугме за укључивање
    image: слика у слици

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: вр {2}, гдк {2}, гл {2}, егл {2}, ид {6}, ип {2}, мди {2}, ос {2}, пдф {2},
      ргба {2}, рок {2}, тв {3}, урл {2}, цсс {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: укљ {0/3}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: дугме {6/2 mobile}
    toggle-button: дугме за укључивање/искључивање {1/1 browser}
    checkbox: поље за потврду {3/2 mobile}
    radio-button: дугме за избор {2/1 mobile}
    switch: прекидач {5/2 mobile}
    slider: клизач {6/3 mobile}
    progress-bar: трака напретка {2/2 mobile}
    text-field: оквир за измене {1/1 mobile}
    search-field: поље претраге {1/1 desktop}
    combo-box: падајућа листа {1/1 mobile}
    drop-down: искачуће дугме {1/1 browser}
    image: слика {5/2 mobile}
    icon: икона {1/1 mobile}
    graphic: графички елемент {1/1 browser}
    link: веза {6/3 browser}
    menu: мени {4/2 browser}
    menu-item: ставка менија {4/3 browser}
    tab: језичак {1/1 desktop}
    toolbar: трака с алаткама {1/1 browser}
    heading: наслов {2/1 mobile}
    dialog: дијалог {3/2 browser}
    list: листа {1/1 mobile}
    page: страница {1/1 mobile}
    """#
  }
}
