extension LexiconData {
  /// The words of Urdu.
  static var urdu: String {
    #"""
    # label-lint lexicon
    language ur

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last
    links: کا, کی, کے

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: بٹن {3/2}
    button plural tail: بٹنز {7 form}
    toggle-button certain tail: ٹوگل بٹن {2/2}
    checkbox certain tail: پڑتال خانہ {1/1}, چیک باکس {2/1}
    radio-button certain tail: ریڈیو بٹن {3/2}
    switch certain tail: سوئچ {1/1}
    slider certain tail: سلائیڈر {3/2}
    progress-bar certain tail: پیش رفت بار {1/1}, پیش رفت کا بار {1/1}, پیشرفت کا انڈیکیٹر {1/1}
    text-field certain tail: ترمیمی باکس {1/1}
    search-field certain tail: تلاش متن والے فیلڈ {1/1}, متن تلاش کرنے کی فیلڈ {1/1}
    combo-box certain tail: طومار خانہ {1/1}, ڈراپ ڈاؤن فہرست {1/1}, کومبو باکس {1/1}
    drop-down certain tail: پاپ اپ بٹن {1/1}
    image noun tail: تصویر {8/5}
    image plural tail: تصاویر {39 form}
    icon certain tail: آئیکن {6/3}, شبیہ {1/1}
    icon plural tail: آئیکنز {6 form}
    picture noun tail: تصویر {4/3}
    picture plural tail: تصاویر {39 form}
    graphic noun tail: گرافک {1/1}, گرافی {1/1}
    photo class tail: تصویر {4/2}, فوٹو {1/1}
    photo plural tail: تصاویر {39 form}
    logo certain tail: لوگو {2/2}
    thumbnail class tail: تھمب نیل {3/3}
    link class tail: ربط {1/1}, لنک {2/1}
    link plural tail: لنکس {17 form}
    menu class tail: مینیو {1/1}
    menu-item class tail: مینیو آئٹم {1/1}, مینیو شے {1/1}
    tab class tail: ٹیب {2/2}
    tab plural tail: ٹیبز {99 form}
    toolbar class tail: ٹول بار {2/2}
    heading class tail: سرخی {3/3}, ہیڈنگ {1/1}
    dialog class tail: ڈئیلاگ {1/1}, ڈائلاگ {1/1}, ڈائیلاگ {1/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: منتخب شدہ {1/2}, منتخب کردہ {2/1}
    checked: نشان زد ہو گیا {1/1}, پڑتال شدہ {1/1}, چیک کیا گیا {1/1}
    not-checked: نشان زد نہیں ہوا {1/1}, چیک نہیں کیا گیا {1/1}
    partly-checked: جزوی طور پر نشان زد {1/1}, نصف پڑتال مکمل {1/1}
    expanded: توسیع کردہ {1/1}, پھیلا دیا گیا {1/1}, پھیلا ہوا {2/1}, پھیلائی گئی {1/1},
      کشادہ {1/1}
    collapsed: تفصیل غائب کی گئی غائب شدہ {1/1}, سکڑا ہوا {2/1}, سکیڑا گیا {2/1},
      سکیڑی گئی {1/1}
    enabled: فعال کردہ {1/1}
    disabled: غیر فعال {1/3}, غیر فعال ہے {1/1}
    pressed: دبائی گئی {1/1}
    muted: خاموش {0/2}, خاموش کردہ {1/1}
    on: آن {4/2}
    off: آف {4/2}
    active: فعال {1/2}
    inactive: فعال نہیں ہے {1/1}
    required: مطلوب {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: قبول {1}, قبول کریں {4}
    accept/reject second: رد {1}, مسترد کریں {4}
    activate/deactivate first: فعال کریں {1 also}
    activate/deactivate second: غیر فعال کریں {1 also}
    active/inactive first: فعال {1}
    active/inactive second: فعال نہیں ہے {1}
    add/remove first: اضافہ کریں {1}, شامل کریں {3}
    add/remove second: ہٹائیں {3}
    allow/deny first: allow {1}, اجازت دیں {2}
    allow/deny second: اجازت مت دیں {1}, اجازت نہ دیں {1}, رد کریں {1 also}, مسترد کریں {2},
      مسدود کریں {1}
    approve/reject first: منظوری دیں {1}
    approve/reject second: مسترد کریں {1}
    available/unavailable first: دستیاب {2}
    available/unavailable second: دستیاب نہیں ہے {2}, غیر دستیاب {1}
    block/unblock first: مسدود کریں {2}
    block/unblock second: غیر مسدود کریں {2}
    bookmark/remove-bookmark first: بک مارک شامل کریں {1}
    bookmark/remove-bookmark second: بک مارک حذف کریں {1}
    camera-on/off first: کیمرا آن کریں {1}
    camera-on/off second: کیمرا آف کریں {1}
    captions-on/off first: سب ٹائٹلز کو فعال کریں {1}
    captions-on/off second: سب ٹائٹلز کو غیر فعال کریں {1}
    check/uncheck first: چیک کریں {1}
    check/uncheck second: غیر نشان زد کریں {1}
    checked/unchecked first: نشان زد ہو گیا {1}, چیک کیا گیا {1}
    checked/unchecked second: نشان زد نہیں ہوا {1}, چیک نہیں کیا گیا {1}
    connect/disconnect first: منسلک کریں {1}
    connect/disconnect second: غیر مربوط کریں {1}
    download/cancel first: ڈاؤن لوڈ {1}
    download/cancel second: ڈاؤن لوڈ منسوخ کریں {1}
    download/remove-download first: ڈاؤن لوڈ کریں {1}
    download/remove-download second: ڈاؤن لوڈ حذف کریں {1}
    enable/disable first: فعال کریں {3}
    enable/disable second: غیر فعال کریں {3}
    enabled/disabled first: فعال {1}, فعال کردہ {1}
    enabled/disabled second: غیر فعال {1}, غیر فعال ہے {1}
    expand-all/collapse-all first: سبھی کو توسیع دیں {1}, سبھی کو پھیلائیں {1}
    expand-all/collapse-all second: سبھی کو سکیڑیں {1}
    expand/collapse first: پھیلائیں {5}
    expand/collapse second: سکیڑیں {5}
    expanded/collapsed first: توسیع کردہ {1}, پھیلا دیا گیا {1}, پھیلا ہوا {2}, پھیلائی گئی {1},
      کشادہ {1}
    expanded/collapsed second: تفصیل غائب کی گئی غائب شدہ {1}, سکڑا ہوا {2}, سکیڑا گیا {1},
      سکیڑی گئی {1}
    fast-forward/rewind first: تیزی سے فارورڈ کریں {2}
    fast-forward/rewind second: ریوائینڈ کریں {2}
    first/last first: پہلا {1}
    first/last second: آخری {1}
    forward/back first: آگے {2}, آگے کریں {2}, فارورڈ کریں {1}
    forward/back second: واپس {2}, پیچھے {2}
    fullscreen-enter/exit first: پوری اسکرین {1}, پوری اسکرین میں داخل ہوں {1}
    fullscreen-enter/exit second: پوری اسکرین سے باہر نکلیں {1}, پوری اسکرین سے خارج ہوں {1},
      پوری سکرین سے خارج ہوں {1}
    grid/list-view first: گرڈ {4}
    grid/list-view second: فہرست {4}
    import/export first: درآمد کریں {1}
    import/export second: برآمد کریں {1}
    increase/decrease first: بڑھائیں {1}
    increase/decrease second: کم کریں {1}, گھٹائیں {1}
    install/uninstall first: انسٹال کریں {1}
    install/uninstall second: ان انسٹال کریں {1}
    join/leave first: شامل ہوں {2}
    join/leave second: چھوڑ دیں {2}
    left/right first: بائیں {1}, بایاں {1}
    left/right second: دائیں {1}, دایاں {1}
    like/unlike first: پسند کریں {?}
    like/unlike second: ناپسند کریں {?}
    maximize/minimize first: بڑا کریں {1}
    maximize/minimize second: چھوٹا کریں {1}
    microphone-on/off first: مائیکروفون کی آواز چالو کریں {1}
    microphone-on/off second: مائیکروفون کو خاموش کریں {1}
    minimum/maximum first: کم از کم {1}
    minimum/maximum second: زیادہ سے زیادہ {1}
    mute/unmute first: آواز بند کریں {1}, خاموش {1}, خاموش کریں {2}
    mute/unmute second: آواز چالو کریں {1}, آواز چلائیں {1}, غیر خاموش {1}, غیر خاموش کریں {2}
    next/previous first: آگے {2}, اگلا {2}
    next/previous second: پچھلا {2}, پیچھے {2}, گزشتہ {1}
    on/off first: آن {4}, آن ہے {1}, چالو {2}
    on/off second: آف {4}, آف ہے {1}, بند {2}
    open/close first: کھولیں {4}
    open/close second: بند کریں {4}
    pause/resume first: روکیں {1 also}, متوقف {2}, موقوف کریں {2}
    pause/resume second: جاری رکھیں {2}, دوبارہ شروع کریں {1}
    pin/unpin first: تثبیت کریں {2}, پن کریں {2}
    pin/unpin second: غیر تثبیت کریں {2}, پن ہٹائیں {2}
    pip-enter/exit first: تصویر میں تصویر میں داخل ہوں {1}
    pip-enter/exit second: تصویر میں تصویر سے باہر نکلیں {1}
    play/pause first: چلائیں {3}
    play/pause second: روکیں {1 also}, متوقف {2}, موقوف کریں {3}
    play/stop first: چلائیں {3}
    play/stop second: stop {1}, روکیں {3}
    read/unread first: بطور مقروءہ نشانزد کریں {2}
    read/unread second: بطور غیر مقروءہ نشانزد کریں {2}
    record/stop first: ریکارڈنگ شروع کریں {1}
    record/stop second: ریکارڈنگ روکیں {1}
    select-all/deselect-all first: تمام منتخب کریں {1}, سبھی کو منتخب کریں {1}
    select-all/deselect-all second: متخب کو ہٹایں {1}, کوئی منتخب نہ کریں {1}
    select/deselect first: منتخب کریں {1}
    select/deselect second: غیر منتخب کریں {1}
    show-all/hide-all first: سب دکھائیں {1}
    show-all/hide-all second: سب چھپائیں {1}
    show-more/show-less first: مزید دکھائیں {3}
    show-more/show-less second: کم دکھائیں {3}
    show-password/hide-password first: لفظ عبور دکھائیں {2}, پاس ورڈ دکھائیں {2}
    show-password/hide-password second: لفظ عبور چھپائیں {2}, پاس ورڈ چھپائیں {2}
    shuffle-on/shuffle-off first: شفل موڈ کو فعال کریں {1}
    shuffle-on/shuffle-off second: شفل موڈ کو غیر فعال کریں {1}
    sign-in/sign-out first: سائن ان کریں {1}, لاگ ان {1}
    sign-in/sign-out second: خارج ہو جائیں {1}, سائن آؤٹ {1}
    start/end first: start {1}
    start/end second: اختتام {1}
    start/stop first: شروع کریں {1}
    start/stop second: روکیں {1}
    subscribe/unsubscribe first: رکنیت اختیار کریں {1}, سبسکرائب {2}
    subscribe/unsubscribe second: ان سبسکرائب {2}, رکنیت چھوڑیں {1}
    turn-on/turn-off first: آن کریں {2}
    turn-on/turn-off second: آف کریں {2}
    undo/redo first: رد ترمیم {1}, پہلے جیسا کریں {1}, کالعدم کریں {2}
    undo/redo second: بحال {1}, دوبارہ کریں {2}, واپس لائیں {1}
    upload/download first: اپ لوڈ کریں {1}
    upload/download second: ڈاؤن لوڈ {1}, ڈاؤن لوڈ کریں {1}
    volume-up/volume-down first: آواز بڑھائیں {1}, والیوم زیادہ کریں {1}
    volume-up/volume-down second: آواز کم کریں {1}, والیوم کم کریں {1}
    zoom-in/zoom-out first: اندر زوم کریں {1}, بڑا کریں {1 also}, زوم ان {1}, زوم ان کریں {1}
    zoom-in/zoom-out second: باہر زوم کریں {1}, زوم آؤٹ {1}, زوم آؤٹ کریں {1},
      چھوٹا کریں {1 also}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: کلک {in 9/9}
    click-here tail phrase: دایاں کلک کریں {in 2/9}, یہاں کلک کریں {in 5/9}
    click-to anywhere verb: کلک {in 19/19}
    click-to tail linked: لیے کلک کریں {in 11/19}, کلک کریں {?}
    double-tap-to tail linked: بار تھپتھپائیں {?}, بار ٹیپ کریں {?},
      لیے دوبار تھپتھپائیں {in 2/5}
    double-tap-to tail phrase: دو بار تھپتھپائیں {in 3/5}
    icon-of tail linked: کا آئیکن {37/39}, کا شبیہ {?}, کی آئیکن {?}, کی شبیہ {?}
    image-of tail linked: کا تصویر {?}, کی تصویر {3/3}
    link-to tail linked: کا لنک {?}, کی لنک {?}, کے لیے لنک {?}
    logo-of tail linked: کا لوگو {7/7}, کی لوگو {?}
    logo-of tail noun: لوگو {9/9}
    photo-of tail linked: کا تصویر {?}, کا فوٹو {?}, کی تصویر {2/3}, کی فوٹو {?}
    press-to anywhere verb: دبائیں {in 14/14}
    press-to tail verb: دبائیں {in 11/14}
    select-to closed linked: نے کیلئے منتخب کریں {?}, نے کے لیے منتخب کریں {?}
    swipe-to anywhere verb: سوائپ {in 4/4}
    swipe-to tail phrase: سوائپ کریں {in 3/4}
    tap-and-hold anywhere verb: دبائے {in 24/26}
    tap-and-hold tail phrase: اور دبائے رکھیں {in 22/26}
    tap-here tail phrase: گیا یہاں تھپتھپائیں {in 3/4}
    tap-to tail linked: لیے تھپتھپائیں {?}, لیے ٹیپ کریں {?}, ٹیپ کریں {?},
      کرنے کیلئے تھپتھپائیں {in 12/32}, کیلئے تھپتھپائیں {in 19/32}
    tap-to tail verb: تھپتھپائیں {in 29/32}
    thumbnail-of head linked: صفحے کا مجمل {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: آگے {3}, آگے کریں {2}, اشتراک کریں {7}, بحال کریں {2}, بنائیں {2}, بند کریں {12},
      بھیجیں {4}, تثبیت کریں {2}, تخلیق کریں {3}, تدوین کریں {4}, ترمیم کریں {3}, تلاش {4},
      تلاش کریں {8}, جواب دیں {3}, حذف کریں {8}, خاموش کریں {4}, درج کریں {3}, دیکھیں {2},
      روکیں {6}, شامل کریں {4}, شروع کریں {3}, شیئر کریں {2}, صاف کریں {4}, متوقف {2},
      محفوظ کریں {9}, مسدود کریں {3}, منتخب کریں {2}, منسوخ کریں {12}, موقوف کریں {4}, نقل {3},
      پرنٹ {2}, پن کریں {2}, پڑھیں {2}, پیسٹ کریں {3}, چلائیں {5}, ڈاؤن لوڈ {2}, ڈھونڈیں {2},
      کاپی کریں {4}, کھولیں {4}, ہٹائیں {7}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: تصویر میں تصویر

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: بٹن {3/2 mobile}
    toggle-button: ٹوگل بٹن {2/2 browser}
    checkbox: چیک باکس {2/1 mobile}
    radio-button: ریڈیو بٹن {3/2 mobile}
    switch: سوئچ {1/1 mobile}
    slider: سلائیڈر {3/2 mobile}
    progress-bar: پیش رفت کا بار {1/1 mobile}
    text-field: ترمیمی باکس {1/1 mobile}
    search-field: تلاش متن والے فیلڈ {1/1 desktop}
    combo-box: ڈراپ ڈاؤن فہرست {1/1 mobile}
    drop-down: پاپ اپ بٹن {1/1 browser}
    image: تصویر {1/1 mobile}
    icon: آئیکن {1/1 mobile}
    graphic: گرافک {1/1 browser}
    link: لنک {2/1 mobile}
    menu: مینیو {1/1 browser}
    menu-item: مینیو آئٹم {1/1 browser}
    tab: ٹیب {2/2 browser}
    toolbar: ٹول بار {2/2 browser}
    heading: سرخی {3/3 browser}
    dialog: ڈئیلاگ {1/1 browser}
    list: فہرست {2/2 mobile}
    page: صفحہ {2/2 mobile}
    """#
  }
}
