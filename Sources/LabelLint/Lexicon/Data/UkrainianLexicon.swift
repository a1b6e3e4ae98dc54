extension LexiconData {
  /// The words of Ukrainian.
  static var ukrainian: String {
    #"""
    # label-lint lexicon
    language uk

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    held-out: 14

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain either: кнопка {7/4}
    button certain head: звичайна кнопка {1/1}
    button plural either: кнопки {44 form}
    toggle-button certain head: кнопка-перемикач {3/2}
    toggle-button support head: перемикач {1/1}
    checkbox certain either: кнопка-позначка {1/1}
    checkbox certain head: кнопка варіанта {1/1}, кнопка-прапорець {2/1}
    checkbox support head: прапорець {3/2}
    radio-button certain either: радіокнопка {1/1}
    radio-button certain head: кнопка-перемикач {2/1}
    radio-button support head: перемикач {4/3}, радіо {1/1}
    switch support head: перемикач {6/3}
    slider certain head: повзунок {7/4}
    progress-bar certain head: панель перебігу {1/1}, смужка прогресу {1/1},
      індикатор виконання {1/1}, індикатор перебігу {1/1}, індикатор поступу {3/1}
    text-field certain head: вікно редагування {1/1}, текстовий блок {1/1}
    search-field certain head: поле пошукового запиту {1/1}, поле пошуку {1/1},
      текстове поле пошуку {1/1}
    combo-box certain head: комбіноване поле {1/1}, комбінований список {1/1},
      поле зі списком {4/2}, розкривний список {1/1}, спадний список {1/1}
    drop-down certain head: випадаюча кнопка {1/1}, випадаюче меню {1/1},
      кнопка з випадаючим меню {1/1}, кнопка спливаючої підказки {1/1}
    image noun head: зображення {28/19}
    icon certain either: піктограма {6/4}, іконка {7/7}
    icon certain head: значок {11/7}
    icon plural either: іконки {5 form}
    icon plural head: значки {3 form}
    picture noun either: картинка {5/3}
    picture noun head: зображення {9/9}
    graphic noun either: графіка {2/2}
    graphic noun head: зображення {1/1}
    photo class head: світлина {1/1}, фото {8/6}, фотографія {2/1}
    logo certain head: логотип {3/3}
    thumbnail class head: ескіз {4/4}
    link class head: посилання {9/4}
    menu class head: меню {6/3}
    menu-item class head: елемент меню {5/3}, пункт меню {1/1}
    tab class head: вкладка {4/4}, вкладка сторінки {2/1}, закладка сторінки {1/1}
    tab plural head: вкладки {133 form}
    toolbar class head: панель інструментів {6/4}
    heading class head: заголовок {9/4}
    dialog class head: діалог {3/3}, діалогове вікно {4/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: вибрана {form}, вибране {form}, вибраний {form}, вибрано {2/2}, вибрані {form},
      виділена {1/1}, виділене {form}, виділений {1/1}, виділено {1/1}
    not-selected: не вибрана {form}, не вибране {form}, не вибраний {form}, не вибрано {1/1},
      не вибрані {form}, не виділена {1/1}, не виділене {form}, не виділений {1/1},
      не виділено {1/1}
    checked: вибрана {form}, вибране {form}, вибраний {form}, вибрано {1/1}, вибрані {form},
      позначене {form}, позначений {form}, позначено {3/3}, позначені {form}
    not-checked: не вибрана {form}, не вибране {form}, не вибраний {form}, не вибрано {2/1},
      не вибрані {form}, не позначене {form}, не позначений {form}, не позначено {2/2},
      не позначені {form}
    partly-checked: частково вибрана {form}, частково вибране {form}, частково вибраний {form},
      частково вибрано {1/1}, частково вибрані {form}, частково позначене {form},
      частково позначений {form}, частково позначено {2/2}, частково позначені {form}
    expanded: розгорнута {form}, розгорнутий {form}, розгорнуто {6/3}, розгорнуті {form}
    collapsed: згорнуто {6/3}, згорнуті {form}
    enabled: увімкнена {form}, увімкнене {form}, увімкнений {form}, увімкнено {4/5},
      увімкнені {form}
    disabled: вимкнена {form}, вимкнене {1/1}, вимкнений {1/1}, вимкнено {3/13}, вимкнені {form}
    pressed: натиснуто {2/2}
    not-pressed: не натиснуто {2/2}
    muted: звук вимкнено {1/3}, приглушити {2/1}
    on: увімк {1/1}, увімкнено {4/8}
    off: вимк {2/1}, вимкнено {5/8}
    active: активний {0/3}, активний клієнт {1/1}
    inactive: неактивна {form}, неактивне {1/1}, неактивний {form}, неактивні {form}
    required: необхідна {form}, необхідне {form}, необхідний {form}, необхідно {1/1},
      треба заповнити {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: погодитись {1}, прийняти {8}
    accept/reject second: відмовитись {1}, відхилити {8}
    active/inactive first: активний клієнт {1}
    active/inactive second: неактивне {1}
    add/remove first: додати {7}
    add/remove second: видалити {5}, вилучити {7}, влучити {1}
    allow/deny first: allow {1}, дозволити {2}
    allow/deny second: блокувати {1 also}, відмовити {2}, забор {1}, заборонити {2},
      не дозволяти {2}
    approve/reject first: дозволити {1}, схвалити {1}
    approve/reject second: відмовити {1}, відхилити {1}
    archive/unarchive first: архів {1}
    archive/unarchive second: видобути {1}
    ascending/descending first: висхідний {1}, за зростанням {2}, зростанням {1}
    ascending/descending second: за спаданням {2}, низхідний {1}, спаданням {1}
    available/unavailable first: доступно {3}
    available/unavailable second: недоступно {3}, недоступні {1}
    before/after first: до {2 also}, перед {2}
    before/after second: після {2}
    block/unblock first: заблокувати {4}
    block/unblock second: розблокувати {4}
    bookmark/remove-bookmark first: додати в закладки {1}, додати закладку {1}, у закладки {1}
    bookmark/remove-bookmark second: видалити закладку {1}, вилучити закладку {1},
      вилучити із закладок {1}
    boost/unboost first: поширити {2}
    boost/unboost second: відмінити поширення {1}, скасувати поширення {2}
    camera-on/off first: увімкнути камеру {1}
    camera-on/off second: вимкнути камеру {1}
    captions-on/off first: показати вбудовані субтитри {1}, увімкнути субтитри {1}
    captions-on/off second: вимкнути субтитри {1}, приховати вбудовані субтитри {1}
    check/uncheck first: позначити {1}, установити прапорець {1}
    check/uncheck second: зняти позначку {1}, зняти прапорець {1}
    checked/unchecked first: вибрано {1}, позначено {2}
    checked/unchecked second: не вибрано {2}, не позначено {2}
    connect/disconnect first: з'єднати {1}, з'єднатись {2}, під'єднатися {1}
    connect/disconnect second: від'єднати {2}, від'єднатися {1}
    connected/disconnected first: підключено {2}
    connected/disconnected second: відключено {2 also}
    download/cancel first: завантаження {1 also}, завантажити {1}
    download/cancel second: скасувати завантаження {1}
    download/remove-download first: завантажити {1}
    download/remove-download second: видалити модуль {1}
    enable/disable first: увімкнути {6}
    enable/disable second: вимкнути {6}
    enabled/disabled first: увімкнено {7}
    enabled/disabled second: вимкнений {1}, вимкнено {7}
    expand-all/collapse-all first: розгорнути все {1}, розгорнути всі {1}
    expand-all/collapse-all second: згорнути все {1}, згорнути всі {1}
    expand/collapse first: розгорнути {11}, ще {1}
    expand/collapse second: згорнути {11}
    expanded/collapsed first: розгорнуто {7}
    expanded/collapsed second: згорнуто {7}
    fast-forward/rewind first: перемотати вперед {4}, перемотування вперед {1}
    fast-forward/rewind second: перемотати {1}, перемотати назад {4}, перемотка назад {1}
    favorite/unfavorite first: вподобане {1}, вподобати {1}, додати до обраного {1},
      додати зірочку {1}, обране {1}
    favorite/unfavorite second: вилучити з обраних {1}, вилучити з обраного {1},
      вилучити із вподобаного {1}, прибрати з обраного {1}, прибрати зірочку {1}
    first/last first: перший {1}
    first/last second: останній {1}
    follow/unfollow first: підписатися {1}, слідкувати {1}
    follow/unfollow second: не слідкувати {1}, не стежити {1}
    forward/back first: forward {1}, вперед {5}, далі {1}, переслати {3}, уперед {2}
    forward/back second: назад {5}
    fullscreen-enter/exit first: на весь екран {2}, перейти в повноекранний режим {1},
      повноекранний режим {1}, увійти в повноекранний режим {1},
      увійти до повноекранного режиму {1}
    fullscreen-enter/exit second: вийти з повноекранного режиму {2}, лишити на весь екран {1},
      неповноекранний режим {1}
    grid/list-view first: показувати сіткою {1}, сiтка {1}, сітка {2}, сіткою {1}, таблиця {1}
    grid/list-view second: показувати списком {1}, списком {1}, список {2}
    import/export first: імпорт {3}, імпортувати {1}
    import/export second: експорт {3}, експортувати {1}
    increase/decrease first: збільшення {1}
    increase/decrease second: зменшення {1}
    install/uninstall first: установити {1}
    install/uninstall second: видалити {1}
    join/leave first: доєднатися {2}
    join/leave second: вийти {2}
    left/right first: зліва {2}, ліве {2}, лівий {1}, ліворуч {5}
    left/right second: праве {2}, правий {1}, праворуч {5}, справа {2}
    like/unlike first: подобається {1}
    like/unlike second: hе подобається {1}
    lock/unlock first: блокувати {2}, заблокувати {3}, замок {2}
    lock/unlock second: розблокувати {3}
    locked/unlocked first: заблоковано {3 also}
    locked/unlocked second: розблоковано {3}
    maximize/minimize first: розгорнути {2}
    maximize/minimize second: згорнути {2}
    microphone-on/off first: увімкнути мікрофон {1}
    microphone-on/off second: вимкнути мікрофон {1}
    minimum/maximum first: мінімум {2}
    minimum/maximum second: максимум {2}
    mute/unmute first: без звуку {1}, вимкнути звук {7}
    mute/unmute second: зі звуком {1}, увімкнути звук {7}
    next/previous first: далі {5}, наступна {2}, наступне {1}, наступний {1}
    next/previous second: назад {5}, попередня {2}, попереднє {1}, попередній {1}
    notifications-on/off first: увімкнути сповіщення {2}
    notifications-on/off second: вимкнути сповіщення {2}
    on/off first: включити {1}, увімк {2}, увімкнено {10}, увімкнути {2 also}
    on/off second: виключити {1}, вимк {2}, вимкнено {10}, вимкнути {2 also}, зупинено {1 also}
    open-menu/close-menu first: показати меню {1}
    open-menu/close-menu second: сховати меню {1}
    open/close first: відкрити {9}
    open/close second: закрити {9}
    pause/resume first: пауза {6}, призупинити {3}
    pause/resume second: відновити {2 also}, продовжити {6}
    pin/unpin first: закріпити {5}, прикріпити {1}
    pin/unpin second: відкріпити {5}
    pip-enter/exit first: увімкнути режим картинка в картинці {2}
    pip-enter/exit second: вийти з режиму картинка в картинці {2}
    play/pause first: відтворити {7}, грати {3}, почати відтворення {1}
    play/pause second: пауза {7}, призупинити {7}, призупинити відтворення {1}
    play/stop first: відтворити {10}, грати {1}
    play/stop second: зупинити {10}, припинити {1}, стоп {1}
    pressed/not-pressed first: натиснуто {2}
    pressed/not-pressed second: не натиснуто {2}
    public/private first: публічне {1}, публічний {2}
    public/private second: приватне {1}, приватний {2}
    read/unread first: позначити прочитаним {3}, позначити як прочитане {4},
      позначити як прочитані {1}, помітити як прочитане {1}
    read/unread second: позначити непрочитаним {3}, позначити як непрочитане {4},
      позначити як непрочитані {1}, помітити як непрочитане {1}
    record/stop first: почати запис {1}, починайте запис {1}
    record/stop second: припинити запис {1}, припиніть запис {1}
    repeat-all/repeat-off first: повторити все {1}
    repeat-all/repeat-off second: не повторювати {1}
    save/unsave first: зберегти {1}
    save/unsave second: видалити зі збережених {1}, вилучити {1}
    select-all/deselect-all first: вибрати все {2}, вибрати всі {1}, обрати все {1}
    select-all/deselect-all second: зняти вибір з усіх {1}, зняти всі мітки {1},
      нічого не вибрано {1}, скасувати вибір усіх {2}, скинути виділення {1}
    select/deselect first: вибрати {3}
    select/deselect second: скасувати вибір {3}
    selected/not-selected first: виділена {1}, виділений {1}, виділено {1}
    selected/not-selected second: не вибрано {1}, не виділена {1}, не виділений {1},
      не виділено {1}
    show-all/hide-all first: відобразити все {1}, показати усе {1}
    show-all/hide-all second: заховати усе {1}, приховати все {1}
    show-more/show-less first: показати більше {4}, розгорнути {1}
    show-more/show-less second: згорнути {1}, показати менше {4}, показувати менше {2}
    show-password/hide-password first: показати пароль {2}
    show-password/hide-password second: cховати пароль {2}, приховати пароль {2},
      сховати пароль {1}
    show/hide first: показати {2}
    show/hide second: приховати {1}, сховати {2}
    shuffle-on/shuffle-off first: перемішування увімк {1}, увімкнути режим перемішування {1}
    shuffle-on/shuffle-off second: вимкнути режим перемішування {1}, перемішування вимк {1}
    sign-in/sign-out first: вхід {4}, вхід у систему {1}, увійти {7}
    sign-in/sign-out second: вийти {7 also}, вийти із системи {1}, вихід {1 also}
    start/end first: start {1}, пуск {2}
    start/end second: end {2}, завершити {1}
    start/stop first: запустити {1}, почати {1}, пуск {2}, розпочати {2 also}
    start/stop second: зупинити {2}, стоп {2}
    subscribe/unsubscribe first: підписатися {6}
    subscribe/unsubscribe second: відписатися {6}
    turn-on/turn-off first: увімкнути {3}
    turn-on/turn-off second: вимкнути {3}
    undo/redo first: відмінити {2}, повернути {3}, скасувати {3}
    undo/redo second: повторити {3 also}
    up/down first: вгору {3}
    up/down second: вниз {3}
    visible/hidden first: показані {1}
    visible/hidden second: приховано {1}
    volume-up/volume-down first: голосніше {1}, гучніше {1}, збільшити гучність {3}
    volume-up/volume-down second: зменшити гучність {3}, тихіше {1}
    zoom-in/zoom-out first: збільшити {5}, збільшити масштаб {1}, масштабувати вперед {1}
    zoom-in/zoom-out second: зменшити {5}, зменшити масштаб {1}, масштабувати назад {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: кнопка для {?}
    click-here head phrase: натисніть тут {in 1/4}, натисніть тут щоб {in 17/26},
      торкніться тут {in 2/4}
    click-to head linked: клацніть щоб {in 1/21}, натисніть щоб {in 27/32}
    double-tap-to head linked: двічі натисніть {?}, двічі торкніться {?}, натисніть двічі {?},
      торкніться двічі {?}
    double-tap-to head phrase: двічі торкніться щоб {in 4/12}, подвійний натиск для {in 4/12}
    icon-of head linked: значок для {?}, іконка для {1/1}
    image-of head linked: зображення для {1/1}
    link-to head linked: посилання на {7/12}
    logo-of head linked: логотип для {?}
    logo-of head noun: логотип {8/11}
    photo-of head linked: фото для {?}, фотографія для {?}
    picture-of head linked: картинка для {?}
    press-to head verb: натисніть {in 16/20}
    select-to head linked: виберіть щоб {?}, оберіть щоб {?}
    select-to head verb: виберіть {in 3/3}
    swipe-to head phrase: проведіть пальцем {in 5/10}
    swipe-to head verb: проведіть {in 8/10}
    tap-and-hold anywhere verb: утримуйте {in 16/36}
    tap-here anywhere verb: торкніться {in 6/9}
    tap-here head phrase: торкніться тут щоб {in 3/9}
    tap-here head verb: натисніть {in 3/9}
    tap-to anywhere verb: торкніться {in 33/48}
    tap-to head linked: торкніться щоб {in 31/48}
    tap-to head phrase: натисніть щоб {in 14/48}
    thumbnail-of head linked: ескіз сторінки {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: pin-код {3}, архів {6}, архівувати {2}, вибрати {8}, видалити {18}, вилучити {10},
      вимкнути звук {8}, вперед {4}, впорядкувати {2}, вставити {7}, встановити {3},
      входимо {2}, відкрити {6}, відміна {2}, відновити {7}, відповісти {9}, відтворити {10},
      грати {3}, додати {12}, друк {3}, друкувати {2}, експорт {4}, експортувати {2},
      заблокувати {4}, завантаження {3}, завантажити {11}, закрити {22}, закріпити {5},
      замінити {3}, захоплення {2}, зберегти {19}, звіт {3}, змінити {8}, знайти {6},
      зупинити {8}, керувати {2}, кнопка {2}, копіювати {10}, надіслати {9}, обрати {2},
      оновити {5}, очистити {10}, пауза {10}, перегляд {3}, переглянути {6}, перейменувати {8},
      перемістити {4}, переслати {3}, поділитися {12}, показати {6}, поскаржитися {4},
      поширити {3}, пошук {19}, призупинити {5}, приховати {2}, підписатися {3},
      редагувати {13}, розпочати {2}, синхронізація {4}, сканувати {2}, скасувати {23},
      скинути {14}, скопіювати {3}, сортувати {3}, створити {11}, стоп {3}, сховати {6},
      уперед {2}, установити {2}, фільтр {2}, читати {2}, шукати {3}, імпорт {4}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: кнопка живлення
    image: картинка в картинці

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}, викл, вимк, вкл, мб {4}, пз {2}, сша {3}, тб {2}, увімк, ші {3}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: кнопка {7/4 mobile}
    toggle-button: кнопка-перемикач {3/2 desktop}
    checkbox: прапорець {3/2 mobile}
    radio-button: перемикач {4/3 mobile}
    switch: перемикач {6/3 mobile}
    slider: повзунок {7/4 mobile}
    progress-bar: панель перебігу {1/1 mobile}
    text-field: вікно редагування {1/1 mobile}
    search-field: поле пошуку {1/1 desktop}
    combo-box: спадний список {1/1 mobile}
    drop-down: кнопка спливаючої підказки {1/1 browser}
    image: зображення {5/2 mobile}
    icon: значок {3/2 mobile}
    graphic: зображення {1/1 browser}
    link: посилання {9/4 mobile}
    menu: меню {6/3 browser}
    menu-item: елемент меню {5/3 desktop}
    tab: вкладка {4/4 browser}
    toolbar: панель інструментів {6/4 browser}
    heading: заголовок {9/4 mobile}
    dialog: діалог {3/3 desktop}
    list: список {7/4 mobile}
    page: сторінка {4/3 mobile}
    """#
  }
}
