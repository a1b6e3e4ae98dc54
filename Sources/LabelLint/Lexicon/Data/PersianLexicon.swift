extension LexiconData {
  /// The words of Persian.
  static var persian: String {
    #"""
    # label-lint lexicon
    language fa

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    links: برای
    clitics-after: ی

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: دکمه {6/3}, دکمه فشاری {1/1}, دکمهی {21 form}
    button plural head: دکمهها {3 form}, دکمههای {12 form}
    toggle-button certain head: دکمه تغییر حالت {1/1}, دکمه ضامن {2/1}, دکمهی چندکاره {1/1}
    checkbox certain head: جعبه تیکدار {1/1}, جعبه تیکی {1/1}, جعبه نشانزنی {1/1},
      چارگوش انتخاب {2/1}, کادر علامتزدنی {1/1}
    checkbox support head: کادر {1/1}
    radio-button certain head: دکمه رادویی {1/1}, دکمه رادیویی {2/1}, دکمهی رادیویی {1/1}
    radio-button support head: رادیویی {1/1}
    switch certain head: سوئیچ {1/1}, سویچ {1/1}
    switch support head: کلید {3/1}
    slider certain head: سرنده {1/1}, لغزنده {5/3}
    progress-bar certain head: نشانگر پیشرفت {1/1}, نوار پیشرفت {5/3}
    text-field certain head: جعبه متنی {1/1}, چارگوش ویرایش {1/1}
    search-field certain head: بخش جستوجو متنی {1/1}, جعبه جستوجو {1/1},
      فیلد نوشتاری جستجو {1/1}
    combo-box certain head: جعبه بازشونده {1/1}, جعبه ترکیب {2/1}, جعبه ترکیبی {1/1},
      جعبهی کشویی {1/1}, فهرست کرکرهای {1/1}, کادر ترکیبی {1/1}
    drop-down certain head: دکمه بازشو {1/1}, دکمهی کرکرای {1/1}, منوی کشویی {1/1}
    image noun head: تصویر {25/18}
    image plural head: تصاویر {43 form}, تصویرها {8 form}
    icon certain head: آیکون {5/5}, شمایل {1/1}, نقشک {2/1}, نماد {10/7}
    icon plural head: نمادها {13 form}, نمادهای {3 form}
    picture noun head: تصویر {12/10}, عکس {7/6}
    picture plural head: تصاویر {43 form}, تصویرها {8 form}
    graphic noun head: ترسیمی {1/1}, گرافیک {1/1}
    photo class head: عکس {8/5}
    logo certain head: لوگو {1/1}, لوگوی {1 form}, نشانواره {2/2}
    thumbnail class head: بندانگشتی {4/4}, تصویر بندانگشتی {2/2}
    link class head: لینک {1/1}, پیوند {6/2}
    link plural head: پیوندها {11 form}, پیوندهای {14 form}
    menu class head: منو {2/2}, منوی {23 form}
    menu-item class head: جزء منو {1/1}, مورد فرست {1/1}, مورد فهرست {2/1}, مورد منو {1/1}
    tab class head: برگه {1/1}, زبانه {2/2}, زبانه صفحه {2/1}, سربرگ {1/1}
    tab support head: برگهی {1 form}
    tab plural head: زبانهها {71 form}, زبانههای {32 form}
    toolbar class head: نوار ابزار {5/3}
    heading class head: سرایند {1/1}, سرفصل {3/2}, سرنوشتار {1/1}
    dialog class head: محاوره {1/1}, پنجرهی محاورهای {1/1}, کادر گفتگو {2/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: انتخاب شده {2/3}, انتخابشده {1/1}, گزیده {1/1}, گزیده شد {1/1}
    not-selected: انتخابنشده {1/1}, ناگزیده {1/1}, گزیده نشد {1/1}
    checked: بررسی شد {1/1}, دارای علامت {1/1}, علامتدار {2/2}
    not-checked: بدون علامت {3/2}, بررسی نشد {1/1}
    partly-checked: تقریبی بررسی شد {1/1}, ناقص علامت زدهشده {1/1}, نیمه علامتدار {1/1}
    expanded: ازهم باز شد {1/1}, ازهم بازشده {2/1}, باز شده {2/2}, بزرگ شد {1/1}, گسترده {1/1}
    collapsed: بسته شده {1/1}, جمع شد {1/1}, جمع شده {2/2}, جمعشده {2/1}, کوچک شد {1/1}
    enabled: به کار افتاده {1/2}, بهکارافتاده {1/1}, فعال {1/1}, فعال شد {1/1}
    disabled: از کار افتاده {3/5}, غیرفعال {2/7}
    pressed: فشرده شده {2/2}
    not-pressed: فشرده نشده {1/1}, فشردهنشده {1/1}
    muted: بیصدا {2/1}, خموش {0/2}, صامتشده {1/1}
    on: روشن {5/8 also}
    off: خاموش {5/8}
    active: فعال {1/4}
    required: لازم {1/1}, نیاز است {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: تأیید {1}, قبول {1}, میپذیرم {1}, پذیرش {3}, پذیرفتن {1}
    accept/reject second: رد {3}, رد کردن {2}, عدم پذیرش {1}, نپذیرفتن {1}
    activate/deactivate first: فعال کردن {1}
    activate/deactivate second: غیرفعال کردن {1}
    active/inactive first: فعال {2}
    active/inactive second: غیرفعال {2 also}
    add/remove first: افزودن {6}
    add/remove second: برداشتن {4}, حذف {6}, حذف کردن {2}
    allow/deny first: allow {1}, اجازه دادن {1}, مجاز {1}, مجاز است {1}
    allow/deny second: اجازه ندادن {1}, اجازه ندارد {1}, رد کردن {1 also}, ردکردن {1},
      غیرمجاز {1}, مسدود کردن {1}
    approve/reject first: تأیید کردن {1 also}
    approve/reject second: رد کردن {1 also}
    archive/unarchive first: بایگانی {1}
    archive/unarchive second: خروج از بایگانی {1}
    ascending/descending first: صعودی {3}
    ascending/descending second: نزولی {3}
    available/unavailable first: در دسترس {1}, دردسترس {1}, موجود {1}
    available/unavailable second: بیرون از دسترس {1}, در دسترس نیست {1}, دردسترس نیست {1},
      موجود نیست {1}
    before/after first: پیش از {2}
    before/after second: پس از {2}
    block/unblock first: انسداد {1}, بلوک {2}
    block/unblock second: رفع انسداد {2}
    bookmark/remove-bookmark first: افزودن نشانک {1}, نشانک {1}
    bookmark/remove-bookmark second: برداشن نشانک {1}, حذف نشانک {1}
    boost/unboost first: تقویت {1}
    boost/unboost second: برداشتن تقویت {1}, ناتقویت {1}
    camera-on/off first: روشن کردن دوربین {1}
    camera-on/off second: خاموش کردن دوربین {1}
    captions-on/off first: فعال کردن زیرنویس {1}
    captions-on/off second: غیرفعال کردن زیرنویس {1}
    check/uncheck first: علامتگذاری {1}
    check/uncheck second: برداشتن علامت {1}
    checked/unchecked first: بررسی شد {1}, دارای علامت {1}, علامتدار {2}
    checked/unchecked second: بدون علامت {2}, بررسی نشد {1}
    connect/disconnect first: اتصال {3}
    connect/disconnect second: قطع ارتباط {3}
    download/cancel first: بارگیری {2}
    download/cancel second: لغو بارگیری {2}
    download/remove-download first: بارگیری {1}
    download/remove-download second: حذف بارگیری {1}
    enable/disable first: به کار انداختن {2}, فعال کردن {2}
    enable/disable second: از کار انداختن {2}, غیر فعال کردن {1}, غیرفعال کردن {2}
    enabled/disabled first: به کار افتاده {2}, بهکارافتاده {1}, فعال {1}, فعال شد {1}
    enabled/disabled second: از کار افتاده {2}, غیرفعال {1}, غیرفعال شد {1}
    expand-all/collapse-all first: گستردن همه {1}
    expand-all/collapse-all second: جمع کردن همه {1}, کوچک کردن همه {1}, کوچک کردن همه موارد {1}
    expand/collapse first: ازهم باز کردن {2}, بزرگ کردن {2}, گسترده کردن {1}, گسترش {2},
      گسترش دادن {1}
    expand/collapse second: جمع کردن {2}, کوچک کردن {2}
    expanded/collapsed first: ازهم باز شد {1}, ازهم بازشده {2}, باز شده {1}, بزرگ شد {1},
      گسترده {1}
    expanded/collapsed second: بسته شده {1}, جمع شد {1}, جمع شده {1}, جمعشده {2}, کوچک شد {1}
    fast-forward/rewind first: جلو بردن سریع {3}, حرکت سریع به جلو {1}, پیشبرد سریع {1}
    fast-forward/rewind second: تکرار {1 also}, عقب بردن {3}, پسروی {1 also}
    favorite/unfavorite first: افزودن به برگزیدگان {1}, افزودن به موارد دلخواه {1}, برگزیدن {1},
      مورد علاقه {1}
    favorite/unfavorite second: برداشتن از برگزیدگان {1}, برداشتن برگزیدگی {1},
      حذف از برگزیدهها {1}, حذف از موارد دلخواه {1}, حذف از مورد علاقه {1}
    first/last first: اول {1}, نخست {1}
    first/last second: آخر {1}
    follow/unfollow first: پیگیری {1}
    follow/unfollow second: ناپیگیری {1}
    forward/back first: ارسال کردن {1}, جلو {4}, جلو بردن {1}, هدایت {1}, پیشروی {3}
    forward/back second: بازگشت {3}, برگشت {1}, برگشتن {1}, عقب {4}, قبلی {1}
    fullscreen-enter/exit first: تمام صفحه {2}, تمامصفحه {1}, رفتن به حالت تمام صفحه {1},
      ورود به حالت تمامصفحه {1}
    fullscreen-enter/exit second: ترک حالت تمامصفحه {1}, خروج از حالت تمام صفحه {2},
      خروج از حالت تمامصفحه {1}, غیر تمامصفحه {1}
    grid/list-view first: جدولی {1}, شبکه {2 also}, شبکهای {1}, نمایش گرید {1}
    grid/list-view second: سیاهه {1}, فهرست {2}, فهرستی {1}, نمایش فهرست {1}
    import/export first: درون ریزی {1}, درونبرد {2}, وارد کردن {1}
    import/export second: برون ریزی {1}, برونبرد {2}, صادر کردن {1}
    increase/decrease first: افزایش {2}
    increase/decrease second: کاهش {2}
    install/uninstall first: نصب {1}
    install/uninstall second: حذف نصب {1}
    join/leave first: پیوستن {2}
    join/leave second: ترک {2}
    left/right first: چپ {8}, چپ چین {1}
    left/right second: راست {8}, راست چین {1}
    like/unlike first: پسندیدن {?}
    like/unlike second: نپسندیدن {?}
    lock/unlock first: قفل {4}, قفل کردن {1}
    lock/unlock second: باز کردن قفل {1}, بازکردن قفل {1}, قفلگشایی {4}
    locked/unlocked first: قفل شد {1}
    locked/unlocked second: باز شد {1}
    maximize/minimize first: بزرگ کردن {1}, حداکثر کردن {2}
    maximize/minimize second: حداقل کردن {2}, کوچک کردن {1}
    microphone-on/off first: صدادار کردن میکروفون {1}
    microphone-on/off second: صامت کردن میکروفون {1}
    minimum/maximum first: حداقل {1}
    minimum/maximum second: حداکثر {1}
    mute/unmute first: بیصدا {2}, بیصدا کردن {1}, خموشی {1}, صامت کردن {2}
    mute/unmute second: باصدا {2}, باصدا کردن {1}, صدادار {2}, صدادار کردن {2}, صدادارکردن {1},
      ناخموشی {1}
    next/previous first: بعدی {8}
    next/previous second: قبلی {8}
    notifications-on/off first: فعال کردن اطلاع رسانیها {1}
    notifications-on/off second: غیرفعال کردن نوتیفیکیشن {1}
    on/off first: تکرار روشن {1}, روشن {13 also}, پخش نامرتب فهرست پخش {1}
    on/off second: تکرار خاموش {1}, خاموش {13}, پخش مرتب فهرست پخش {1}
    open-menu/close-menu first: باز کردن منو {1}
    open-menu/close-menu second: بستن منو {1}
    open/close first: باز کردن {4}, بازکردن {1}, گشودن {4}
    open/close second: بستن {4}
    pause/resume first: توقف موقت {1}, مکث {7}
    pause/resume second: ادامه {7}, ازسرگیری {1}
    pin/unpin first: سنجاق {2}, سنجاق کردن {1}, پین {1}, پین کردن {1}
    pin/unpin second: برداشتن سنجاق {1}, برداشتن پین {1 also}, سنجاق نکردن {2}
    pip-enter/exit first: تصویر در تصویر {1}, ورود به تصویر در تصویر {2}
    pip-enter/exit second: خروج از تصویر در تصویر {2}, خروج از تصویردرتصویر {1},
      خروج از حالت تصویر در تصویر {1}
    play/pause first: بازی کن {1}, پخش {11}, پخش کردن {1}
    play/pause second: توقف {2 also}, توقف موقت {1}, موقتا متوقف کردن {1}, مکث {11}
    play/stop first: پخش {8}, پخش کردن {1}
    play/stop second: stop {1}, ایست {2}, توقف {8}
    pressed/not-pressed first: فشرده شده {1}
    pressed/not-pressed second: فشرده نشده {1}, فشردهنشده {1}
    public/private first: عمومی {2 also}
    public/private second: خصوصی {2}
    read/unread first: خوانده شد {1}, علامت به خوانده شده {1},
      علامتگذاری به عنوان خوانده شده {2}, علامتگذاری به عنوان خواندهشده {1},
      علامتگذاری بهعنوان خوانده شده {1}, علامتگذاری بهعنوان خواندهشده {1}
    read/unread second: خوانده نشد {1}, علامتگذاری به عنوان خوانده نشده {1},
      علامتگذاری به عنوان خواندهنشده {1}, علامتگذاری بهعنوان خواندهنشده {1},
      علامتگذاری بهعنوان نخواندهشده {1}, نشان به ناخوانده {2}, نشانهگذاری بهعنوان خواندهنشده {1}
    record/stop first: شروع کردن ضبط {1}
    record/stop second: توقف ضبط {1}
    save/unsave first: ذخیره {1}
    save/unsave second: حذف {1}, عدم ذخیره {1}
    select-all/deselect-all first: انتخاب همه {1}, گزینش همه {2}
    select-all/deselect-all second: انتخاب هیچ {1}, انتخاب هیچ کدام {1}, عدم انتخاب همه {1},
      لغو انتخاب همه {1}, ناگزینش همه {2}
    select/deselect first: انتخاب {2}
    select/deselect second: بیانتخاب {1}, لغو انتخاب {2}
    selected/not-selected first: انتخاب شده {1}, گزیده {1}, گزیده شد {1}
    selected/not-selected second: انتخابنشده {1}, ناگزیده {1}, گزیده نشد {1}
    show-all/hide-all first: نمایش همه {1}
    show-all/hide-all second: پنهانکردن همه {1}
    show-more/show-less first: بیشتر نشان دادن {1}, نمایش بیشتر {5}
    show-more/show-less second: نمایش کمتر {5}, کمتر نشان دادن {1}
    show-password/hide-password first: نشان دادن گذرواژه {1}, نمایش گذرواژه {2}
    show-password/hide-password second: عدم نمایش گذرواژه {1}, نهفتن گذرواژه {2},
      پنهان کردن گذرواژه {1}
    show/hide first: نشان دادن {1}, نمایش {1}
    show/hide second: مخفی کردن {1}, پنهانسازی {1}
    shuffle-on/shuffle-off first: فعال کردن حالت پخش درهم {1}, پخش تصادفی روشن {1}
    shuffle-on/shuffle-off second: غیرفعال کردن حالت پخش درهم {1}, پخش تصادفی خاموش {1}
    sign-in/sign-out first: وارد شدن {1}, ورود {6}, ورود به سیستم {1}
    sign-in/sign-out second: خروج {6 also}, خروج از سامانه {1}, خروج از سیستم {1}
    start/end first: start {1}, شروع {2}
    start/end second: پایان {2}
    start/stop first: آغاز {1}, شروع {4}
    start/stop second: توقف {4}
    subscribe/unsubscribe first: اشتراک {4}, عضویت {1}
    subscribe/unsubscribe second: لغو اشتراک {4}, لغو عضویت {1}, نااشتراک {1}
    turn-on/turn-off first: روشن کردن {2}
    turn-on/turn-off second: خاموش کردن {2}, خاموشش کن {1}
    undo/redo first: بازگردانی {1}, برگردان {2}, لغو {1}, واگرد {1}, واگردانی {1}
    undo/redo second: از نو {1}, ازنو انجام دادن {1}, انجام دوباره {2}, بازانجام {1}
    up/down first: بالا {4 also}
    up/down second: پایین {4 also}
    upload/download first: بارگذاری {2}
    upload/download second: بارگیری {2}, دانلود {1}, دریافت {1}
    visible/hidden first: نمایش داده شده {1}
    visible/hidden second: نهفته {1}
    volume-up/volume-down first: افزایش صدا {3}, بلند کردن صدا {1}, زیاد کردن صدا {1}
    volume-up/volume-down second: کاهش صدا {3}, کم کردن صدا {1}
    zoom-in/zoom-out first: بزرگنمایی {3}
    zoom-in/zoom-out second: دورنمایی کردن {1}, کوچک نمایی {3}, کوچکنمایی {3}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: دکمه {17/18}
    click-here anywhere verb: کلیک {in 25/26}
    click-here tail phrase: اینجا کلیک کنید {in 15/26}, کلیک کنید {in 22/26}
    click-to anywhere verb: کلیک {in 25/26}
    click-to tail linked: کلیک کنید {in 20/26}
    double-tap-to tail linked: بار ضربه بزنید {?}, بار لمس کنید {in 2/10},
      دو تکضرب بزنید {in 4/10}
    link-to head linked: پیوند به {3/3}
    logo-of head linked: نشان {?}
    logo-of head noun: نشانواره {6/6}
    press-to anywhere verb: فشار {in 15/15}
    press-to tail phrase: را فشار دهید {in 10/15}
    swipe-to tail verb: بکشید {in 7/10}
    tap-and-hold anywhere verb: نگه {in 23/30}
    tap-and-hold tail phrase: و نگه دارید {in 10/30}
    tap-here anywhere verb: بزنید {in 4/5}
    tap-here head phrase: اینجا تکضرب {in 3/5}
    tap-here tail phrase: تکضرب بزنید {in 4/5}
    tap-to anywhere verb: بزنید {in 32/46}, ضربه {in 28/46}
    tap-to tail linked: تکضرب بزنید {?}, ضربه بزنید {in 26/46}, لمس کنید {in 5/7}
    thumbnail-of head linked: تصویر بند انگشتی صفحه {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: آغاز {2}, ارسال {7}, اشتراک گذاری {3}, اشتراکگذاری {5}, افزودن {8}, انتخاب {6},
      انتقال {3}, انصراف {6}, ایجاد {8}, ایست {3}, بارگذاری {2}, بارگیری {9}, باز کردن {4},
      بازآوری {2}, بازنشانی {10}, بازگردانی {2}, بازیابی {2}, بایگانی {8}, برداشتن {4},
      بستن {20}, بلوک {2}, بهروزرسانی {2}, بیصدا {4}, تغییر {3}, تغییر نام {7}, تنظیممجدد {2},
      توقف {6}, جایگذاری {5}, جایگزین کردن {2}, جستجو {13}, جستوجو {9}, جلو {5}, حذف {18},
      خواندن {3}, دانلود {3}, درج {5}, دریافت {2}, ذخیره {17}, رونوشت {4}, سنجاق {2}, شروع {2},
      صامت کردن {2}, فرستادن {2}, لغو {17}, مرتبسازی {3}, مشاهده {4}, مکث {13}, نشانک {2},
      نصب {4}, نما {5}, نمایش {5}, همرسانی {7}, همگامسازی {5}, وارد کردن {2}, ورود {6},
      ویرایش {16}, پاسخ {8}, پاک سازی {4}, پاک کردن {4}, پاککردن {2}, پخش {10}, پخش کردن {2},
      پنهان کردن {2}, پیدا کردن {2}, پیشروی {4}, پین {3}, چاپ {5}, کپی {4}, کپی کردن {2},
      گرفتن {2}, گزارش {7}, یافتن {4}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: تصویر در تصویر
    logo: نشان دادن

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: دکمه {6/3 mobile}
    toggle-button: دکمه تغییر حالت {1/1 browser}
    checkbox: چارگوش انتخاب {2/1 mobile}
    radio-button: دکمه رادیویی {2/1 mobile}
    switch: سوئیچ {1/1 mobile}
    slider: لغزنده {5/3 mobile}
    progress-bar: نوار پیشرفت {5/3 mobile}
    text-field: چارگوش ویرایش {1/1 mobile}
    search-field: جعبهٔ جست‌وجو {1/1 desktop}
    combo-box: فهرست کرکره‌ای {1/1 mobile}
    drop-down: دکمه بازشو {1/1 browser}
    image: تصویر {5/2 mobile}
    icon: نماد {1/1 mobile}
    graphic: ترسیمی {1/1 browser}
    link: پیوند {6/2 mobile}
    menu: منو {2/2 browser}
    menu-item: مورد منو {1/1 browser}
    tab: زبانه {2/2 desktop}
    toolbar: نوار ابزار {5/3 browser}
    heading: عنوان {3/2 mobile}
    dialog: کادر گفتگو {2/1 browser}
    list: فهرست {4/3 mobile}
    page: صفحه {4/3 mobile}
    """#
  }
}
