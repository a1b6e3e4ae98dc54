extension LexiconData {
  /// The words of Bulgarian.
  static var bulgarian: String {
    #"""
    # label-lint lexicon
    language bg

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    held-out: 13

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain either: бутон {7/3}, бутона {10 form}, бутонът {2 form}
    button plural either: бутони {11 form}
    toggle-button certain either: бутон за превключване {1/1}, превключващ бутон {3/2}
    checkbox certain either: квадратче за отметка {2/1}, поле за отметка {5/2}
    radio-button certain either: бутон за избор {2/1}, радио бутон {5/2}
    switch certain either: превключвател {5/3}, превключвателя {1 form}
    slider certain head: плъзгач {6/3}, плъзгача {5 form}
    progress-bar certain head: индикатор за напредък {1/1}, лента за напредък {1/1},
      лента за напредъка {1/1}, лента на напредъка {3/2}
    text-field certain head: поле за писане {3/2}, поле за редактиране {1/1},
      текстово поле {1/1}
    search-field certain head: кутия за търсене {1/1}, поле за търсене {1/1},
      текстово поле за търсене {1/1}
    combo-box certain head: комбинирано поле {1/1}, падащ списък {6/3}
    drop-down certain either: бутон с изскачащ прозорец {1/1}, падащ бутон {1/1}
    image noun head: изображение {24/16}, изображението {45 form}
    image plural head: изображения {48 form}
    icon certain head: икона {18/11}, иконата {3 form}, иконка {3/3}
    icon plural head: икони {10 form}
    picture noun head: картина {6/4}, картината {17 form}
    picture support head: изображение {?}, изображението {45 form}, снимка {5/5},
      снимката {13 form}
    picture plural head: изображения {48 form}, снимки {20 form}
    graphic noun head: изображение {1/1}, изображението {45 form}
    graphic support head: графика {1/1}
    graphic plural head: изображения {48 form}
    photo class head: снимка {6/4}, снимката {13 form}, фото {?}
    photo plural head: снимки {20 form}
    logo certain head: лого {4/4}, логото {5 form}
    thumbnail class head: миниатюра {4/4}
    link class head: връзка {7/3}, връзката {91 form}
    link plural head: връзки {35 form}
    menu class head: меню {6/3}, менюто {28 form}
    menu plural head: менюта {6 form}
    menu-item class head: елемент на меню {1/1}, елемент от меню {4/2}
    tab class head: етикет на подпрозорец {2/1}, подпрозорец {1/1}, раздел {2/2},
      раздела {32 form}, разделът {13 form}
    tab plural head: раздели {152 form}
    toolbar class head: лента с инструменти {5/3}
    heading class head: заглавие {8/4}
    dialog class head: диалог {1/1}, диалогов прозорец {5/3}, прозорче {1/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: избран {1/2}, избрано {3/2}, маркиран {1/1}
    not-selected: не е избрано {1/1}, неизбран {1/1}, неизбрана {1/1}, немаркиран {1/1}
    checked: отметнато {1/1}, с отметка {3/3}
    not-checked: без отметка {3/3}, не е отметнато {1/1}
    partly-checked: наполовина отметнат {1/1}, частично отметнат {1/1}, частично отметнато {1/1}
    expanded: разгънат {2/2}, разгънато {4/1}, разширено {1/1}
    collapsed: свит {2/2}, свито {4/1}
    enabled: активирано {1/3}, включен {2/1}, включена {1/1}
    disabled: деактивирано {1/3}, изключен {1/1}, изключена {1/1}, изключено {2/5}
    pressed: натиснат {2/2}
    not-pressed: ненатиснат {2/2}
    muted: заглушени {1/1}, заглушено {2/3}
    on: вкл {1/1}, включен {2/4}, включено {2/4}
    off: изкл {1/1}, изключен {2/4}, изключено {4/6}
    active: активен {0/3}, активно {1/2}
    inactive: не е активно {1/1}
    required: задължително {1/1}, необходимо {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: приемам {2}, приемане {4}, приеми {1}
    accept/reject second: откажи {1}, отказване {1}, отхвърлям {1}, отхвърляне {4}
    activate/deactivate first: активиране {1 also}
    activate/deactivate second: деактивиране {1}
    active/inactive first: активно {1}
    active/inactive second: не е активно {1}
    add/remove first: добави {1}, добавяне {8}
    add/remove second: премахване {8}, премахни {1}
    allow/deny first: allow {1}, разрешаване {2}
    allow/deny second: без разрешаване {1}, блокиране {1}, забраняване {2}, отказване {1}
    approve/reject first: одобри {1}
    approve/reject second: откажи {1}
    archive/unarchive first: архив {1}
    archive/unarchive second: изваждане от архива {1}
    ascending/descending first: възходящ {2}
    ascending/descending second: низходящ {2}
    available/unavailable first: available {1}, налице {1}, налични {1}, свободно място {1}
    available/unavailable second: експерименти които не са налице {1}, не е налице {1},
      недостъпен {1}, недостъпни {1}, няма достъп {1}
    before/after first: преди {2}
    before/after second: след {2}
    block/unblock first: блокиране {2}
    block/unblock second: деблокиране {1}, отблокиране {2}
    bookmark/remove-bookmark first: добавяне на отметка {1}, отмятане {1 also}
    bookmark/remove-bookmark second: изтриване на отметката {1}, премахване на отметка {1}
    boost/unboost first: споделяне {1}
    boost/unboost second: отсподеляне {1}, премахване на споделяне {1}
    camera-on/off first: включване на камерата {1}
    camera-on/off second: изключване на камерата {1}
    captions-on/off first: активиране на субтитрите {1}, показване на субтитри {1}
    captions-on/off second: деактивиране на субтитрите {1}, скриване на субтитри {1}
    check/uncheck first: отмятане {2}
    check/uncheck second: премахване на отметката {2}
    checked/unchecked first: отметнато {1}, с отметка {3}
    checked/unchecked second: без отметка {3}, не е отметнато {1}
    connect/disconnect first: свързване {2 also}
    connect/disconnect second: прекратяване на връзката {1}, прекъсване на връзката {1},
      разкачване {2}
    connected/disconnected first: свързан {1 weak}
    connected/disconnected second: изключен {1 also weak}
    download/cancel first: изтеглен файл {1}, изтегли {1}
    download/cancel second: анулиране на изтеглянето {1}, откажи изтеглянето {1}
    download/remove-download first: изтегляне {1}
    download/remove-download second: изтриване на изтеглянето {1}
    enable/disable first: активиране {3}, включи {1}
    enable/disable second: деактивиране {3}, изключи {1}
    enabled/disabled first: активиран {1}, активирано {4}, включен {2}, включена {1}
    enabled/disabled second: деактивирано {4}, дезактивирани {1}, изключен {2}, изключена {1},
      изключено {1}
    expand-all/collapse-all first: разгъване на всички {1}
    expand-all/collapse-all second: свиване на всички {1}
    expand/collapse first: разгъване {5}, разширяване {2}
    expand/collapse second: свиване {5}, сгъване {1}, сгъни {1}
    expanded/collapsed first: разгънат {2}, разгънато {4}
    expanded/collapsed second: свит {2}, свито {4}
    fast-forward/rewind first: превъртане напред {3}
    fast-forward/rewind second: превъртане назад {3}
    favorite/unfavorite first: добави към любими {1}, добави към любимите {1},
      добавяне в любими {1}, любими {1}, поставяне в любими {1}
    favorite/unfavorite second: премахване от любими {1}, премахване от любимите {1},
      премахни от любими {1}
    first/last first: първи елемент {1}, първо {1}
    first/last second: последен елемент {1}, последно {1}
    follow/unfollow first: последване {1}
    follow/unfollow second: отследване {1}
    forward/back first: напред {8}, препрати {1}, препращане {3}
    forward/back second: назад {8}
    fullscreen-enter/exit first: вход в цял екран {1}, вход за цял екран {1}, на цял екран {3},
      цял екран {1}
    fullscreen-enter/exit second: изход от цял екран {3}, спиране на цял екран {1}
    grid/list-view first: мрежа {1 also}, решетка {2}, решетъчен изглед {1}, таблица {2}
    grid/list-view second: списък {2}, списъчен изглед {1}
    import/export first: внасяне {4}, импортиране {1}
    import/export second: експортиране {1}, изнасяне {4}
    increase/decrease first: увеличаване {2 also}
    increase/decrease second: намаляване {2}
    install/uninstall first: инсталиране {1}
    install/uninstall second: деинсталиране {1}
    join/leave first: присъединяване {2}
    join/leave second: напускане {2}
    left/right first: ляв {1}, ляво {1}, наляво {2}, отляво {4}
    left/right second: десен {1}, десен край {1}, дясно {1}, надясно {2}, отдясно {4}
    like/unlike first: харесва ми {1}
    like/unlike second: не ми харесва {1}
    lock/unlock first: заключване {4}, катинар {2}
    lock/unlock second: отключване {4}
    locked/unlocked first: заключена {1}, заключено {2}
    locked/unlocked second: отключена {1}, отключено {2}
    maximize/minimize first: максимизиране {2}, увеличаване {1 also}
    maximize/minimize second: минимизиране {2}, намаляване {1 also}
    microphone-on/off first: включване на микрофона {1}
    microphone-on/off second: заглушаване на микрофона {1 also}
    minimum/maximum first: минимално {1}, минимум {1}
    minimum/maximum second: максимално {1}, максимум {1}
    mute/unmute first: без звук {1}, заглушаване {3}, спиране на звука {1}, спри звука {1}
    mute/unmute second: включване на звука {2}, премахване на заглушаването {1},
      пускане на звука {1}, пусни звука {1}, раззаглушаване {3}, със звук {1}
    next/previous first: напред {3}, следващ {2}, следваща {1}
    next/previous second: назад {3}, предишен {2}, предишна {1}, предишно {1}, пускане пак {1}
    on/off first: вкл {2}, включен {4}, включена {1}, включено {8}, включерно {1}
    on/off second: изкл {2}, изключен {4}, изключена {1}, изключено {8}
    open-menu/close-menu first: отвори меню {1}
    open-menu/close-menu second: затвори меню {1}
    open/close first: отваряне {7}
    open/close second: затваряне {7}
    pause/resume first: пауза {3}, поставяне на пауза {2}
    pause/resume second: възобновяване {1}, напред {2}, продължаване {3}
    pin/unpin first: закачане {2}, фиксиране {2}
    pin/unpin second: освобождаване {2}, откачване {2}, разкачане {1}
    pip-enter/exit first: вход в режима картина в картината {1},
      преминаване в режим картина в картината {2}
    pip-enter/exit second: изход от картина в картината {2},
      изход от режима картина в картината {1}
    play/pause first: възпроизвеждане {2}, изпълнение {2}, пускане {6}, пусни {1},
      стартиране на изпълнението {1}
    play/pause second: пауза {6}, пауза на изпълнението {1}, поставяне на пауза {2}
    play/stop first: възпроизвеждане {1}, изпълнение {1}, пускане {2}
    play/stop second: stop {1}, прекъсване {1 also}, спиране {1}, стоп {2}
    pressed/not-pressed first: натиснат {2}
    pressed/not-pressed second: ненатиснат {2}
    public/private first: обществена {1}, публичен {1}
    public/private second: поверителна {1}, частен {1}, частна {1}
    read/unread first: маркирай като прочетено {2}, означаване като прочетено {1},
      отбележи като прочетено {1}, отбелязване като прочетено {4}
    read/unread second: маркирай като непрочетено {2}, означаване като непрочетено {1},
      отбелязване като непрочетено {4}
    record/stop first: започнете запис {1}, старт на записа {1}
    record/stop second: спиране на записа {1}, спри записа {1}
    save/unsave first: запазване {1}
    save/unsave second: премахване от запазени {1}
    select-all/deselect-all first: всички {1}, избери всички {1}, избиране на всички {1}
    select-all/deselect-all second: без избиране {1}, никой {1}, откажи всички избрани {1},
      отменяне всички {1}
    select/deselect first: избери {1}, избиране {2}
    select/deselect second: отмени избор {1}, премахване на избора {2}
    selected/not-selected first: избран {1}, избрано {1}, маркиран {1}
    selected/not-selected second: не е избрано {1}, неизбран {1}, неизбрана {1}, немаркиран {1}
    show-all/hide-all first: показване на всички {1}
    show-all/hide-all second: скриване на всички {1}
    show-more/show-less first: покажи повече {2}, показване на още {1}, показване на повече {3}
    show-more/show-less second: покажи по-малко {2}, показване на по-малко {3}
    show-password/hide-password first: покажи паролата {1}, показване на парола {1},
      показване на паролата {4}
    show-password/hide-password second: скриване на парола {1}, скриване на паролата {4},
      скрий паролата {1}
    show/hide first: покажи {1}, показване {2}
    show/hide second: скриване {2}, скрий {1}
    shuffle-on/shuffle-off first: активиране на режима за разбъркване {1}
    shuffle-on/shuffle-off second: деактивиране на режима за разбъркване {1}
    sign-in/sign-out first: влизане {2}, вписване {1}, вход {3}
    sign-in/sign-out second: излизане {2 also}, изход {3 also}, отписване {1 also}
    start/end first: start {1}, старт {2 also}
    start/end second: end {2}, край {1}
    start/stop first: старт {2 also}
    start/stop second: спиране {2}
    subscribe/unsubscribe first: абонамент {1}, абониране {5}
    subscribe/unsubscribe second: отписване {5}, отпиши {1}
    turn-on/turn-off first: включване {2}
    turn-on/turn-off second: изключване {2 also}
    undo/redo first: отмени {1}, отмяна {2}
    undo/redo second: възстановяване {2}, върни {1}, повтаряне {2}, повторение {2}
    up/down first: нагоре {2}
    up/down second: надолу {2}
    upload/download first: качване {2}
    upload/download second: изтеглен файл {1}, изтегли {1}, изтегляне {2}
    visible/hidden first: показан {1}
    visible/hidden second: скрито {1}
    volume-up/volume-down first: увеличаване на звука {3}, увеличаване на силата на звука {1}
    volume-up/volume-down second: намаляване на звука {3}, намаляване на силата на звука {1}
    zoom-in/zoom-out first: приближаване {1}, увеличаване {3}, увеличаване на мащаба {2},
      увеличи {1}
    zoom-in/zoom-out second: намали {1}, намаляване {3}, намаляване на мащаба {2},
      отдалечаване {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: бутон за {35/36}, бутонът {2/2}
    click-here anywhere verb: кликнете {in 6/14}
    click-here head phrase: докоснете тук {in 2/4}, кликнете тук {?}, натиснете тук {in 1/4},
      щракнете тук {?}, щракнете тук за {in 3/14}
    click-here head verb: кликнете {in 3/14}
    click-to anywhere verb: кликнете {in 18/29}
    click-to head linked: кликнете за да {in 17/29}, натиснете за {in 2/14},
      щракнете за {in 8/29}
    double-tap-to head linked: докоснете два пъти {?}, щракнете двукратно {?}
    double-tap-to head phrase: докоснете двукратно за {in 2/8}, натиснете двукратно за {in 2/8}
    icon-of head linked: икона за {24/25}, икона на {70/73}
    image-of head linked: изображение за {1/1}, изображение на {4/5}
    link-to head linked: връзка към {2/2}
    logo-of head linked: лого за {?}, лого на {10/12}
    photo-of head linked: снимка за {?}, снимка на {3/9}
    picture-of head linked: картина за {?}, картина на {?}, снимка за {?}, снимка на {3/9}
    press-to head verb: натиснете {in 20/20}
    select-to head linked: изберете за да {?}
    swipe-to head verb: плъзнете {in 2/6}
    tap-and-hold anywhere verb: задръжте {in 14/33}
    tap-here head verb: докоснете {in 4/4}
    tap-to anywhere verb: докоснете {in 35/37}
    tap-to head linked: докоснете за {in 5/13}, докоснете за да {in 25/37}
    thumbnail-of head linked: миниатюра на страница {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: актуализиране {2}, архив {4}, архивиране {3}, блокиране {4}, вмъкване {2}, внасяне {4},
      въведете {3}, възпроизвеждане {3}, възстановяване {4}, демаксимизиране {2}, добави {2},
      добавяне {9}, доклад {2}, докладване {3}, заглушаване {7}, закачане {3}, замяна {2},
      запазване {15}, запиши {2}, започване {2}, затваряне {17}, затвори {5}, изберете {2},
      избиране {4}, избор {4}, изглед {2}, изключване {2}, изнасяне {4}, изпрати {4},
      изпращане {6}, изтегли {3}, изтегляне {9}, изтриване {17}, изтрий {3}, изчистване {7},
      изчисти {2}, инсталиране {3}, кабърче {2}, качване {3}, копиране {12}, намиране {2},
      напред {9}, нулиране {9}, обновяване {2}, отваряне {5}, отговор {6}, отговори {2},
      отказ {20}, отметка {2}, отмяна {2}, отпечатване {2}, пауза {11}, печат {3}, пин {3},
      показване {6}, поставяне {7}, преглед {5}, преименувай {2}, преименуване {5},
      премахване {11}, премахни {3}, преместване {5}, препращане {2}, прихващане {2},
      промяна {2}, прочитане {2}, пускане {7}, редактиране {13}, редакция {3},
      синхронизиране {3}, сканиране {2}, скриване {6}, скрий {2}, сортиране {2}, спиране {5},
      сподели {4}, споделяне {12}, стоп {2}, създаване {5}, създай {4}, търсене {19}, търси {2},
      управление {3}, фиксиране {2}, четене {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: бутон начало
    image: картина в картината
    photo: снимка на екрана

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}, вкл, изкл, мб {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: пин {3/0}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: бутон {7/3 mobile}
    toggle-button: превключващ бутон {3/2 desktop}
    checkbox: квадратче за отметка {2/1 mobile}
    radio-button: бутон за избор {2/1 mobile}
    switch: превключвател {5/3 mobile}
    slider: плъзгач {6/3 mobile}
    progress-bar: лента за напредъка {1/1 mobile}
    text-field: поле за редактиране {1/1 mobile}
    search-field: поле за търсене {1/1 desktop}
    combo-box: падащ списък {6/3 mobile}
    drop-down: бутон с изскачащ прозорец {1/1 browser}
    image: изображение {5/2 mobile}
    icon: икона {5/3 mobile}
    graphic: графика {1/1 browser}
    link: връзка {7/3 mobile}
    menu: меню {6/3 browser}
    menu-item: елемент от меню {4/2 browser}
    tab: раздел {2/2 browser}
    toolbar: лента с инструменти {5/3 browser}
    heading: заглавие {8/4 mobile}
    dialog: диалогов прозорец {5/3 browser}
    list: списък {6/3 mobile}
    page: страница {4/3 mobile}
    """#
  }
}
