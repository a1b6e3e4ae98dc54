extension LexiconData {
  /// The words of Russian.
  static var russian: String {
    #"""
    # label-lint lexicon
    language ru

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    held-out: 26

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain either: кнопка {7/4}
    button certain head: нажимаемая кнопка {1/1}
    button plural either: кнопки {29 form}
    toggle-button certain head: кнопка переключатель {1/1}, кнопка-переключатель {3/2}
    checkbox certain head: кнопка-флажок {3/1}, чекбокс {1/1}
    checkbox support head: флажок {4/3}
    radio-button certain either: радио-кнопка {2/1}, радиокнопка {2/2}
    radio-button support head: переключатель {3/2}, радио {1/1}
    switch certain head: переключатель {5/3}
    slider certain head: бегунок {2/1}, ползунок {4/3}, слайдер {1/1}
    progress-bar certain head: индикатор выполнения {5/3}, индикатор прогресса {1/1},
      индикатор хода выполнения {1/1}
    text-field certain head: окно редактирования {1/1}, текстовое поле {1/1}
    search-field certain head: поле поиска {2/2}, поле поискового запроса {1/1}
    combo-box certain head: выпадающий список {1/1},
      выпадающий список с возможностью ввода {2/1}, комбинированный список {1/1},
      поле со списком {3/3}, раскрывающееся меню {1/1}
    drop-down certain head: всплывающая кнопка {1/1}, выпадающее меню {1/1},
      кнопка с выпадающим меню {1/1}, раскрывающаяся кнопка {1/1}
    image noun either: картинка {3/3}
    image noun head: изображение {26/17}
    image plural head: изображения {78 form}
    icon certain either: иконка {4/4}
    icon certain head: значок {20/13}
    icon plural either: иконки {4 form}
    icon plural head: значки {12 form}
    picture noun either: картинка {7/5}
    picture noun head: изображение {4/4}
    picture support head: рисунок {?}
    picture plural head: изображения {78 form}
    graphic noun head: изображение {2/2}
    graphic support either: графика {1/1}
    graphic plural head: изображения {78 form}
    photo class head: снимок {2/2}, фото {10/7}, фотография {1/1}
    logo certain head: логотип {5/5}
    logo plural head: логотипы {4 form}
    thumbnail class head: миниатюра {4/4}
    link class head: ссылка {8/4}
    link plural head: ссылки {49 form}
    menu class head: меню {6/3}
    menu-item class head: пункт меню {2/2}, элемент меню {4/3}
    tab class head: вкладка {2/2}, вкладка страницы {3/2}
    tab plural head: вкладки {118 form}
    toolbar class head: панель инструментов {6/4}
    heading class head: заголовок {8/4}
    dialog class head: диалог {4/3}, диалоговое окно {4/3}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: выбран {form}, выбрана {form}, выбрано {3/4}, выбраны {form}, выделен {1/1},
      выделена {form}, выделенный {1/1}, выделено {1/1}, выделены {form}
    not-selected: не выбран {form}, не выбрана {form}, не выбрано {1/1}, не выбраны {form},
      не выделен {1/1}, не выделена {form}, не выделено {2/2}, не выделены {form}
    checked: отмечен {form}, отмечено {4/4}, отмечены {form}, флажок установлен {1/1}
    not-checked: не отмечен {form}, не отмечено {3/3}, не отмечены {form},
      флажок не установлен {1/1}
    partly-checked: флажки установлены частично {1/1}, частично отмечен {form},
      частично отмечено {2/2}, частично отмечены {form}
    expanded: развернута {form}, развернуто {5/2}, развернуты {form}, развернутый {form},
      развёрнуто {1/1}, расширенный {1/1}, расширено {1/1}
    collapsed: свернута {form}, свернуто {5/2}, свернуты {form}, свернутый {form},
      свёрнут {form}, свёрнуто {2/2}
    enabled: включен {form}, включена {form}, включено {4/6}, включены {form}
    disabled: выключен {form}, выключена {form}, выключено {2/3}, выключены {form},
      отключен {form}, отключена {form}, отключено {2/12}, отключены {form}
    pressed: нажата {form}, нажато {3/3}
    not-pressed: не нажата {1/1}, не нажато {1/1}
    muted: без звука {0/2 also}, приглушён {2/1}, сайты с отключенным звуком {1/1}
    on: вкл {1/6}, включена {0/2}, включено {3/6}
    off: выкл {1/4}, выключено {1/3}, откл {0/3}, отключена {0/2}, отключено {3/3}
    active: активен {1/2}, активно {0/2}
    inactive: не выбран {form}, не выбрана {form}, не выбрано {1/1}, не выбраны {form}
    required: необходимо заполнить {1/1}, обязательно {form}, обязательное {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: принять {6}, разрешить {2}
    accept/reject second: отклонить {6}
    active/inactive first: активен {1}, активна {1}
    active/inactive second: не выбрано {1}, неактивна {1}
    add/remove first: добавить {14}
    add/remove second: убрать {2}, удалить {14}
    allow/deny first: allow {1}, разрешить {4}
    allow/deny second: блокировать {1}, запретить {4}, не разрешать {2}, отклонить {1}
    approve/reject first: одобрить {1}, разрешить {1}
    approve/reject second: запретить {1}, отклонить {1}
    archive/unarchive first: архив {1}
    archive/unarchive second: из архива {1}, разархивировать {1}
    ascending/descending first: возрастание {1}, по возрастанию {3}
    ascending/descending second: по убыванию {3}, убывание {1}
    available/unavailable first: available {1}, доступен {1}, доступно {2}, свободно {1}
    available/unavailable second: недоступно {2}, недоступные {1}
    before/after first: до {2}
    before/after second: после {2}
    block/unblock first: заблокировать {4}
    block/unblock second: разблокировать {4}
    bookmark/remove-bookmark first: добавить в закладки {1}, добавить закладку {1},
      добавление закладки {1}, закладка {3}
    bookmark/remove-bookmark second: убрать из закладок {1}, удалить закладку {3}
    boost/unboost first: продвинуть {1}
    boost/unboost second: отменить продвижение {1}
    camera-on/off first: включить камеру {1}
    camera-on/off second: отключить камеру {1}
    captions-on/off first: включить субтитры {1}
    captions-on/off second: выключить субтитры {1}
    check/uncheck first: поставить галочку {1}
    check/uncheck second: снять галочку {1}
    checked/unchecked first: отмечено {4}, флажок установлен {1}
    checked/unchecked second: не отмечено {4}, флажок не установлен {1}
    connect/disconnect first: подключиться {3}
    connect/disconnect second: отключить {2 also}, отключиться {3}
    connected/disconnected first: подключено {2}, соединение установлено {1}
    connected/disconnected second: отключено {2 also}, отсоединено {1}
    download/cancel first: без названия {1}, скачать {2}
    download/cancel second: отменить скачивание {2}
    download/remove-download first: скачать {1}
    download/remove-download second: удалить {1}, удалить скачивание {1}
    enable/disable first: включить {5}
    enable/disable second: отключить {5}
    enabled/disabled first: активировано {1}, включено {6}
    enabled/disabled second: выключено {3}, деактивировано {1}, отключен {1 also}, отключено {6}
    expand-all/collapse-all first: развернуть все {1}
    expand-all/collapse-all second: свернуть все {1}
    expand/collapse first: еще {1}, развернуть {10}
    expand/collapse second: свернуть {10}, сжать {1}, скрыть {1}
    expanded/collapsed first: развернуто {6}, развернутый {1}, развёрнуто {1}, расширено {1}
    expanded/collapsed second: свернуто {6}, свернутый {1}, свёрнуто {1}
    fast-forward/rewind first: быстро вперёд {1}, перемотать вперед {2}, перемотка вперед {1},
      перемотка вперёд {1}
    fast-forward/rewind second: отмотка {1}, перемотать назад {2}, перемотка {1},
      перемотка назад {1}
    favorite/unfavorite first: добавить в избранное {4}, избранный {1}, нравится {1},
      отметить {1}
    favorite/unfavorite second: убрать из избранного {4}, удалить из избранного {1},
      удалить из избранных {1}
    first/last first: в начало {1 also}, первый {1}, первый элемент {1}
    first/last second: в конец {1 also}, последний {1}, последний элемент {1}
    follow/unfollow first: подписаться {2}, следить {1}
    follow/unfollow second: не следить {1}, отменить подписку {1}, отписаться {2}
    forward/back first: вперед {1}, вперёд {7}, переслать {2}, пересылка {1}
    forward/back second: назад {7}
    fullscreen-enter/exit first: во весь экран {1 also}, полноэкранный режим {2}
    fullscreen-enter/exit second: выйти из полноэкранного режима {1},
      выход из полноэкранного режима {1}, неполноэкранный режим {1}, обычный режим {2},
      покинуть полноэкранный режим {1}
    grid/list-view first: вид сеткой {1}, сетка {3}, сеткой {2}
    grid/list-view second: вид списком {1}, списком {2}, список {3}
    import/export first: импорт {5}
    import/export second: экспорт {5}, экспортировать {1}
    increase/decrease first: громкость увеличена {1}
    increase/decrease second: громкость уменьшена {1}
    install/uninstall first: установить {1}
    install/uninstall second: удалить {1}
    join/leave first: присоединиться {2}
    join/leave second: покинуть {2}
    left/right first: влево {3}, левое {2}, левый {1}, по левому краю {2}, слева {4}
    left/right second: вправо {3}, по правому краю {2}, правое {2}, правый {1}, справа {4}
    like/unlike first: нравится {1}
    like/unlike second: не нравится {1}
    lock/unlock first: блокировать {1}, блокировка {1 also}, заблокировать {2}, замок {2}
    lock/unlock second: разблокировать {2}
    locked/unlocked first: блокирован {1}, заблокировано {1}
    locked/unlocked second: открыто {1}, разблокирован {1}, разблокировано {1}
    maximize/minimize first: развернуть {3}
    maximize/minimize second: свернуть {3}
    microphone-on/off first: включить микрофон {1}
    microphone-on/off second: отключить микрофон {1}
    minimum/maximum first: минимум {3}
    minimum/maximum second: максимум {3}
    more/less first: больше {1}
    more/less second: меньше {1}
    mute/unmute first: без звука {1}, выкл звук {2}, игнорировать {1}, отключить звук {4}
    mute/unmute second: вкл звук {2}, включение звука {1}, включить звук {4},
      перестать игнорировать {1}, со звуком {1}, убрать из игнорируемых {1}
    next/previous first: воспроизвести следующий трек {1}, далее {6}, следующая {2},
      следующее {1}, следующий трек {1}
    next/previous second: воспроизвести предыдущий трек {1}, назад {6}, предыдущая {2},
      предыдущий {2}, предыдущий трек {1}, прошлые {1 also}
    notifications-on/off first: включить оповещения {1}
    notifications-on/off second: отключить оповещения {1}
    on/off first: вкл {5}, включена {2}, включено {4}, включить {2 also}
    on/off second: выкл {5}, выключено {4}, откл {4}, отключена {2}, отключено {3},
      отключить {2 also}
    open-menu/close-menu first: открыть меню {1 also}
    open-menu/close-menu second: закрыть меню {1}
    open/close first: открыто {1}, открыть {10}
    open/close second: закрыть {10}
    pause/resume first: пауза {7}, приостановить {3}
    pause/resume second: возобновить {2}, продолжить {7}
    pin/unpin first: закрепить {5}
    pin/unpin second: открепить {5}
    pip-enter/exit first: включить режим картинка в картинке {1}, картинка в картинке {1},
      перейти в режим картинка в картинке {1}
    pip-enter/exit second: выйти из режима картинка в картинке {1},
      закрыть картинку в картинке {1}
    play/pause first: воспроизвести {9}, играть {1}
    play/pause second: пауза {9}, приостановить {6}
    play/stop first: воспроизвести {10}
    play/stop second: остановить {10}, стоп {1}
    pressed/not-pressed first: нажато {1}
    pressed/not-pressed second: не нажата {1}, не нажато {1}
    public/private first: публичная {1}, публичный {2}
    public/private second: приватная {1}, приватный {2}
    read/unread first: отметить как прочитанное {2}, пометить как прочитанное {3}, прочитано {1}
    read/unread second: не прочитано {1}, отметить как непрочитанное {3},
      пометить как непрочитанное {3}
    record/stop first: начать запись {2}
    record/stop second: остановить запись {2}
    save/unsave first: сохранить {1}
    save/unsave second: удалить {1}
    select-all/deselect-all first: выбрать все {2}, выделить все {1}, выделить всё {1}
    select-all/deselect-all second: отменить выбор {2}, отменить выбор всего {1},
      отменить выделение {1}, снять выбор {1}, снять выбор со всех {1}, снять выделение {1}
    select/deselect first: выбрать {2}
    select/deselect second: отменить выбор {2 also}, снять выбор {1}
    selected/not-selected first: выбран {1}, выбрано {1}, выделен {1}, выделено {1}
    selected/not-selected second: не выбран {1}, не выбрано {1}, не выделен {1}, не выделено {1}
    show-all/hide-all first: показать все {1}
    show-all/hide-all second: спрятать все {1}
    show-more/show-less first: больше {1}, ещё {1}, показать больше {3}, показать еще {1},
      развернуть {1}
    show-more/show-less second: меньше {1}, показать меньше {3}, свернуть {1}
    show-password/hide-password first: показать пароль {7}
    show-password/hide-password second: скрыть пароль {7}
    show/hide first: показать {5}
    show/hide second: скрыть {5}
    shuffle-on/shuffle-off first: включить перемешивание {1}, перемешивание вкл {1}
    shuffle-on/shuffle-off second: отключить перемешивание {1}, перемешивание выкл {1}
    sign-in/sign-out first: войти {12}, вход в систему {1}, логин {1}
    sign-in/sign-out second: выйти {12}, выход {1 also}, завершение сеанса {1}
    start/end first: start {1}, запустить {2 also}
    start/end second: end {2}, завершить {1}
    start/stop first: запустить {2}, начать {3 also}, поехали {1}
    start/stop second: остановить {3}, стоп {1}
    subscribe/unsubscribe first: подписаться {6}
    subscribe/unsubscribe second: отменить подписку {1}, отписаться {6}
    turn-on/turn-off first: включить {3}
    turn-on/turn-off second: отключить {3}
    undo/redo first: отмена {1}, отменить {4}
    undo/redo second: вернуть {4}, повтор {1}, повторить {3 also}
    up/down first: вверх {3 also}
    up/down second: вниз {3}
    visible/hidden first: не скрыто {1}, отображаемые {1}
    visible/hidden second: скрыто {1}, скрытые {1}
    volume-up/volume-down first: громче {2}, увеличение громкости {1}, увеличить громкость {2}
    volume-up/volume-down second: тише {2}, уменьшение громкости {1}, уменьшить громкость {2}
    zoom-in/zoom-out first: приблизить {1}, увеличить {4}, увеличить масштаб {1}
    zoom-in/zoom-out second: отдалить {1}, уменьшить {4}, уменьшить масштаб {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: кнопка для {3/4}
    click-here head phrase: коснитесь здесь {?}, нажмите здесь {in 12/27},
      нажмите здесь чтобы {in 8/27}, нажмите сюда {?}
    click-here tail phrase: нажмите здесь {in 7/27}
    click-to head linked: кликните чтобы {?}, нажмите чтобы {in 17/30}, щелкните чтобы {?}
    double-tap-to head linked: дважды коснитесь {?}, дважды нажмите {?}, дважды щелкните {?},
      коснитесь дважды {?}, нажмите дважды {?}
    double-tap-to head phrase: нажмите дважды чтобы {in 3/12}
    icon-of head linked: значок для {1/1}, иконка для {6/6}
    image-of head linked: изображение для {?}, картинка для {?}
    link-to head linked: ссылка на {10/16}
    logo-of head linked: логотип для {?}
    logo-of head noun: логотип {11/15}
    photo-of head linked: снимок для {?}, фото для {?}
    press-to head verb: нажмите {in 11/20}
    select-to head linked: выберите чтобы {in 3/3}
    swipe-to anywhere verb: проведите {in 6/12}
    swipe-to head verb: проведите {in 4/12}
    tap-and-hold anywhere verb: удерживайте {in 23/41}
    tap-and-hold head phrase: нажмите и удерживайте {in 9/41}
    tap-here head phrase: нажмите здесь чтобы {in 4/10}
    tap-here head verb: нажмите {in 9/10}
    tap-to head linked: коснитесь чтобы {?}, нажмите чтобы {in 44/60}
    thumbnail-of head linked: миниатюра страницы {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: pin-код {3}, архив {6}, архивировать {3}, булавка {2}, введите {2}, ввод {2},
      воспроизвести {12}, восстановить {7}, вперёд {7}, вставить {9}, выбрать {10},
      выкл звук {2}, добавить {14}, заблокировать {4}, загрузить {3}, закладка {4},
      закрепить {5}, закрыть {25}, заменить {4}, игнорировать {2}, изменить {10}, импорт {7},
      копировать {13}, найти {6}, настроить {2}, начать {3}, нисходящий {2}, обновить {6},
      остановить {11}, ответ {2}, ответить {9}, отключить звук {4}, открыть {7}, отмена {24},
      отменить {7}, отправить {10}, очистить {13}, пауза {10}, переименовать {8},
      переместить {5}, перенести {2}, переслать {3}, печать {5}, поделиться {17},
      подписаться {3}, пожаловаться {4}, поиск {24}, показать {8}, посмотреть {3}, править {4},
      правка {4}, приостановить {5}, просмотр {5}, просмотреть {3}, редактирование {2},
      редактировать {9}, сброс {6}, сбросить {10}, синхронизация {3}, скачать {11},
      скопировать {2}, скрыть {11}, создать {10}, сообщить {2}, сортировка {2}, сохранить {23},
      стоп {2}, убрать {2}, удалить {24}, упорядочить {2}, управление {2}, установить {4},
      фильтровать {2}, читать {2}, экспорт {4}, экспортировать {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: картинка в картинке

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: здесь, нажмите здесь
    weak: подробнее, читать далее

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}, вкл, выкл, гб {2}, ду {3}, ии {4}, мб {7}, пк {3}, тв {2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: кнопка {7/4 mobile}
    toggle-button: кнопка-переключатель {3/2 browser}
    checkbox: флажок {4/3 mobile}
    radio-button: переключатель {3/2 mobile}
    switch: переключатель {5/3 mobile}
    slider: ползунок {4/3 mobile}
    progress-bar: индикатор выполнения {5/3 mobile}
    text-field: окно редактирования {1/1 mobile}
    search-field: поле поиска {2/2 browser}
    combo-box: поле со списком {3/3 browser}
    drop-down: всплывающая кнопка {1/1 browser}
    image: изображение {5/2 mobile}
    icon: значок {5/3 mobile}
    graphic: изображение {2/2 browser}
    link: ссылка {8/4 mobile}
    menu: меню {6/3 browser}
    menu-item: элемент меню {4/3 browser}
    tab: вкладка {2/2 desktop}
    toolbar: панель инструментов {6/4 browser}
    heading: заголовок {8/4 mobile}
    dialog: диалоговое окно {4/3 browser}
    list: список {7/4 mobile}
    page: страница {4/3 mobile}
    """#
  }
}
