extension LexiconData {
  /// The words of Arabic.
  static var arabic: String {
    #"""
    # label-lint lexicon
    language ar

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    clitics-before: ال, ب, ك, ل, و
    held-out: 22

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: الزر {11 form}, زر {3/2}, زر ضغط {3/2}
    button plural head: أزرار {21 form}
    toggle-button certain head: زر التبديل {1/1}, زر تبديل {3/2}
    checkbox certain head: زر فحص {1/1}, صندوق ضبط {2/1}, مربع اختيار {2/1}, مربع تحديد {1/1}
    radio-button certain head: زر اختيار {3/3}, زر الاختيار {1/1}, زر مذياع {2/1}
    switch certain head: زر تبديل {1/1}, مفتاح تحكم {1/1}
    slider certain head: سحاب {1/1}, شريط التمرير {1/1}, شريط تمرير {1/1}, شريط سحب {1/1},
      مزلق {2/1}
    progress-bar certain head: شريط التقدم {5/4}, مؤشر التقدم {1/1}
    text-field certain head: مربع تعديل {1/1}
    search-field certain head: الحقل النصي للبحث {1/1}, حقل نص للبحث {1/1}
    combo-box certain head: صندوق اختيار {1/1}, صندوق خيارات {1/1}, صندوق مركب {2/1},
      قائمة منسدلة {1/1}, مربع تحرير وسرد {1/1}
    drop-down certain head: القائمة المنسدلة {1/1}, زر بقائمة منبثقة {1/1}, زر منزلق {1/1},
      زر منسدل {1/1}
    image noun head: الصورة {1/1}, صورة {24/17}
    image plural head: صور {17 form}
    icon certain head: أيقونة {12/9}, الأيقونة {3 form}
    icon support head: الرمز {1/1}, رمز {9/6}
    icon plural head: أيقونات {5 form}
    picture noun head: الصورة {139 form}, صورة {13/12}
    picture plural head: صور {17 form}
    graphic support head: الرسم {1/1}
    photo class head: الصورة {139 form}, صورة {8/7}
    photo plural head: صور {17 form}
    logo certain head: شعار {4/4}
    logo support head: الشعار {3 form}
    thumbnail class head: صورة مصغرة {2/2}
    link class head: الرابط {99 form}, رابط {6/4}, وصلة {1/1}
    link plural head: روابط {11 form}
    menu class head: القائمة {1/1}
    menu-item class head: عنصر القائمة {1/1}, عنصر قائمة {4/3}
    tab class head: صحيفة {1/1}, علامة تبويب {1/1}, لسان {2/2}, لسان الصفحة {3/2}
    toolbar class head: شريط الأدوات {5/4}
    heading class head: ترويس {2/1}, رأس {1/1}, رأس موضوع {1/1}
    dialog class head: حوار {3/2}, محاورة {1/1}, مربع حوار {2/1}, مربع حواري {1/1}
    dialog support head: الحوار {4 form}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: التاريخ المحدد {1/1}, محدد {2/3}, منتقى {1/1}
    not-selected: غير محدد {1/1 also}, غير منتقى {1/1}
    checked: تم التحديد {1/1}, تم وضع علامة في المربع {1/1}, محدد {1/1}
    not-checked: غير محدد {1/1 also}, لم يتم التحديد {1/1}, لم يتم وضع علامة في المربع {1/1}
    partly-checked: محدد جزئيأ {1/1}, يجوز أنه تم وضع علامة في المربع {1/1}
    expanded: تم التوسيع {1/1}, مفتوح {1/1}, ممطوط {1/1}, موسع {3/2}, موسعة {1/1}
    collapsed: تم التصغير {1/1}, مصغر {2/1}, مصغرة {1/1}, مطوي {1/1}, مغلق {1/1}
    enabled: تفعيل {1/1}, عنصر التحكم مفعل {1/1}, مفعل {2/1}, مفعلة {1/2}
    disabled: تعطيل {1/2}, غير مفعل {1/1}, غير مفعلة {1/1}, معطل {0/8}, معطلة {1/2}
    pressed: مضغوط {1/1}
    not-pressed: غير مضغوط {1/1}
    muted: صامت {2/1 also}, مكتوم {0/2}
    on: الإعداد مفعل {1/1}, مشتغل {1/1}, مفعل {1/4}, مفعلة {1/1}
    off: إيقاف {1/2 also}, تعطيل {1/1}, غير مفعل {2/2}, موقف {1/2}
    active: نشط {1/3}
    inactive: غير مفعلة {1/1}
    required: مطلوب {2/2}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: قبول {7}, موافقة {1}
    accept/reject second: رفض {7}
    active/inactive first: نشط {1}
    active/inactive second: غير مفعلة {1 also}
    add/remove first: أضف {2}, إضافة {8}, جمع {1}
    add/remove second: أزل {2}, إزالة {8}, احذف {1}, حذف {2}
    allow/deny first: allow {1}, اسمح {1}, السماح {1}, سماح {2}
    allow/deny second: ارفض {1}, حظر {1}, رفض {2}, عدم السماح {1}, لا تسمح {1}
    approve/reject first: وافق {1}
    approve/reject second: ارفض {1}
    archive/unarchive first: أرشفة {1}, أرشيف {1}
    archive/unarchive second: إزالة من الأرشيف {1}, إلغاء الأرشفة {1}
    ascending/descending first: تصاعدي {2}, تصاعديا {1}
    ascending/descending second: تنازلي {2}, تنازليا {1}
    available/unavailable first: متاح {1}, متاحة {1}, متوفر {1}
    available/unavailable second: التجارب غير المتاحة {1}, غير متاح {1}
    before/after first: قبل {2}
    before/after second: بعد {2}
    block/unblock first: حظر {1}, قم بحظره {1}
    block/unblock second: إلغاء الحظر {1}, رفع الحظر {1}
    bookmark/remove-bookmark first: أضفه إلى الفواصل المرجعية {1}, إضافة إشارة مرجعية {2},
      إضافة إلى الفواصل المرجعية {1}
    bookmark/remove-bookmark second: إزالة الفاصلة المرجعية {1}, احذف الفاصلة المرجعية {1},
      حذف الإشارة المرجعية {2}
    boost/unboost first: شارك {1}
    boost/unboost second: إلغاء إعادة المشاركة {1}, إلغاء إعادة النشر {1}
    camera-on/off first: تفعيل الكاميرا {1}
    camera-on/off second: إيقاف الكاميرا {1}
    captions-on/off first: أظهر العناوين المغلقة {1}, تفعيل الترجمة {1}
    captions-on/off second: أخف العناوين المغلقة {1}, إيقاف الترجمة {1}
    check/uncheck first: الاختيار {1}, تحديد {1}
    check/uncheck second: إزالة علامة الاختيار {1}, رفع التحديد {1}
    checked/unchecked first: تم التحديد {1}, تم وضع علامة في المربع {1}, متحقق منه {1}, محدد {1}
    checked/unchecked second: غير متحقق منه {1}, غير محدد {1 also}, لم يتم التحديد {1},
      لم يتم وضع علامة في المربع {1}
    connect/disconnect first: اتصال {1 also}, اتصل {2}
    connect/disconnect second: اقطع الاتصال {2}, قطع الاتصال {1}
    download/cancel first: تنزيل {2}, نزل {1}
    download/cancel second: ألغ التنزيل {1}, إلغاء التنزيل {2}
    download/remove-download first: تنزيل {2}
    download/remove-download second: حذف التنزيل {2}
    enable/disable first: تفعيل {1}, تفعيل الإضافات {1}, تمكين {1}
    enable/disable second: إيقاف {1 also}, تعطيل {1}
    enabled/disabled first: تفعيل {1}, تم التفعيل {1}, عنصر التحكم مفعل {1}, مفعل {2}, مفعلة {2}
    enabled/disabled second: تعطيل {1}, غير مفعل {1}, غير مفعلة {1}, معطل {2}, معطلة {2}
    expand-all/collapse-all first: توسيع الكل {1}
    expand-all/collapse-all second: تصغير الكل {1}
    expand/collapse first: تمديد {1}, توسيع {6}, مد {1}, وسع {1}, وسعه {1}
    expand/collapse second: اطو {1}, تصغير {6}, صغر {1}, طي {1}
    expanded/collapsed first: تم التوسيع {1}, تمت التوسعة {1}, مفتوح {1}, موسع {2}, موسعة {1}
    expanded/collapsed second: تم التصغير {1}, تم الطي {1}, مصغر {2}, مصغرة {1}, مطوي {1},
      مغلق {1}
    fast-forward/rewind first: التقدم السريع {1}, تقديم {1}, تقديم سريع {2}, تقديم للأمام {1}
    fast-forward/rewind second: أعد التشغيل {1}, إرجاع {1}, التخطي للخلف {1}, العودة للخلف {1},
      ترجيع {2}
    favorite/unfavorite first: أضف إلى المفضلة {1}, إضافة إلى المفضلة {1}, اضافة للمفضلات {1},
      التفضيل {1}, المفضلة {1}, الوسم بنجمة {1}, تفضيل {1}
    favorite/unfavorite second: أزل من المفضلات {1}, أزل من المفضلة {1}, إزالة التفضيل {1},
      إزالة المفضلة {1}, إزالة النجمة {1}, إزالة من المفضلة {1}
    first/last first: أول {1}, أولا {1}, الأول {1}
    first/last second: آخر {1 also}, الأخير {1}
    follow/unfollow first: إتبع {1}, تابع {1}, متابعة {2 also}
    follow/unfollow second: ألغ المتابعة {1}, إلغاء المتابعة {2}
    forward/back first: أمام {2}, إعادة توجيه {3}, إلى الأمام {2}, التالي {1}, تقدم {1},
      تقديم {1 also}
    forward/back second: إلى الوراء {1}, الخلف {1}, السابق {1}, العودة {1}, خلف {2}, رجوع {3}
    fullscreen-enter/exit first: تشغيل وضع ملء الشاشة {1}, دخول إلى وضع ملء الشاشة {1},
      ملء الشاشة {2}
    fullscreen-enter/exit second: إنهاء وضع ملء الشاشة {2}, تعطيل ملء الشاشة {1},
      خروج من عرض ملء الشاشة {1}, خروج من وضع ملء الشاشة {1}, غادر ملء الشاشة {1}
    grid/list-view first: الشبكة {1 also}, شبكة {3}, عرض شبكي {1}
    grid/list-view second: القائمة {1 also}, عرض على شكل قائمة {1}, قائمة {3}
    import/export first: استيراد {2}, الاستيراد {1}
    import/export second: تصدير {2}
    increase/decrease first: زيادة {2}
    increase/decrease second: تقليل {2}
    install/uninstall first: تثبيت {1 also}
    install/uninstall second: إزالة التثبيت {1}
    join/leave first: إنضمام {1}
    join/leave second: مغادرة {1}
    left/right first: اليسار {1}, يسار {6}
    left/right second: يمين {6}
    like/unlike first: أعجبني {1}
    like/unlike second: إلغاء إعجابى {1}
    lock/unlock first: أوصد {2}, اقفل {1}, قفل {2}
    lock/unlock second: إلغاء القفل {2}, افتح {2}, افتح القفل {1}, فك القفل {1}
    locked/unlocked first: مقفل {1}
    locked/unlocked second: غير مقفل {1}
    maximize/minimize first: تكبير {1 also}, كبر {2}
    maximize/minimize second: تصغير {1}, صغر {2}
    microphone-on/off first: إعادة صوت الميكروفون {1}
    microphone-on/off second: كتم صوت الميكروفون {1}
    minimum/maximum first: أدنى {1}, الحد الأدنى {1}
    minimum/maximum second: أقصى {1}, الحد الأعلى {1}, الحد الأقصى {1}
    more/less first: المزيد {1}
    more/less second: أقل {1}
    mute/unmute first: أكتم {1}, كتم {2}, كتم الصوت {3}
    mute/unmute second: إعادة الصوت {3}, إلغاء الكتم {2}, رفع الكتم {1}
    next/previous first: التالي {8}, التالية {1}, الصفحة التالية {1 also}
    next/previous second: السابق {8}, السابقة {1}, الصفحة السابقة {1 also}
    notifications-on/off first: تمكين الإشعارات {1}
    notifications-on/off second: تعطيل الإشعارات {1}
    on/off first: الإعداد مفعل {1}, تشغيل {3 also}, تشغيل repeat {1}, تشغيل shuffle {1},
      مشتغل {1}, مفعل {3}, مفعلة {1}
    on/off second: إيقاف {3 also}, تعطيل {1 also}, تعطيل off repeat {1}, تعطيل off shuffle {1},
      غير مفعل {3}, معطل {1}, موقف {1}
    open-menu/close-menu first: افتح القائمة {1}
    open-menu/close-menu second: اغلق القائمة {1}
    open/close first: افتح {3 also}, فتح {3}
    open/close second: أغلق {3}, إغلاق {3}, اغلاق {1}
    pause/resume first: ألبث {1}, إيقاف مؤقت {4}, الإيقاف مؤقتا {1}, وقف {1}
    pause/resume second: استئناف {4}, استمر {1}, المتابعة {1}, متابعة {3}
    pin/unpin first: تثبيت {1 also}, ثبت {1 also}
    pin/unpin second: إزالة التثبيت {1}, إزالة تثبيت {1}, إلغاء التثبيت {1}, فك التدبيس {1}
    pip-enter/exit first: الدخول في وضع نافذة ضمن نافذة {2}, صورة داخل صورة {1}
    pip-enter/exit second: الخروج من وضع صورة داخل صورة {1}, الخروج من وضع نافذة ضمن نافذة {2}
    play/pause first: ابدأ التشغيل {1}, التشغيل {2}, العب {1}, تشغيل {6 also}, شغل {3}
    play/pause second: ألبث {3}, ألبث التشغيل {1}, إيقاف {3 also}, إيقاف مؤقت {6},
      الإيقاف مؤقتا {1}, ايقاف مؤقت {1}, وقف {1}
    play/stop first: التشغيل {1}, تشغيل {7}, شغل {2}
    play/stop second: أوقف {2}, إيقاف {7 also}, توقف {1}, قف {1}
    pressed/not-pressed first: مضغوط {1}
    pressed/not-pressed second: غير مضغوط {1}
    public/private first: عامة {1}
    public/private second: خاص {1}, خاصة {1}
    read/unread first: علامة القراءة {1}, علامة مقروء {1}, علم كمقروءة {1}, علمه كمقروء {2},
      علمها كمقروءة {1}, وضع علامة كمقروء {1}, وضع علامة مقروءة {1}
    read/unread second: علامة غير مقروء {1}, علم كغير مقروءة {1}, علمه كغير مقروء {2},
      علمها كغير مقروءة {1}, وضع علامة غير مقروءة {1}, وضع علامة كغير مقروء {1},
      وضع علامة كغير مقروءة {1}
    record/stop first: ابدأ التسجيل {1}, بدء التسجيل {1}
    record/stop second: أوقف التسجيل {1}, إيقاف التسجيل {1}
    repeat-all/repeat-off first: تكرار الكل {1}
    repeat-all/repeat-off second: بلا تكرار {1}
    save/unsave first: احفظ {1}
    save/unsave second: الغاء حفظ {1}
    select-all/deselect-all first: اختر الكل {1}, تحديد الكل {3}
    select-all/deselect-all second: ألغ اختيار الكل {1}, ألغ تحديد الكل {1},
      إلغاء اختيار الكل {1}, إلغاء التحديد {2}, إلغاء تحديد الكل {3}, مسح الكل {1}
    select/deselect first: اختر {1}, اختيار {1}, حدد {1}
    select/deselect second: إلغ التحديد {1}, إلغاء اختيار {1}, إلغاء الاختيار {1}
    selected/not-selected first: محدد {1}, محددة {1}, منتقى {1}
    selected/not-selected second: غير محدد {1 also}, غير محددة {1}, غير منتقى {1}
    show-all/hide-all first: عرض الكل {1}
    show-all/hide-all second: أخف الكل {1}
    show-more/show-less first: أظهر المزيد {1}, إظهار مزيد من الأقسام {1}, اعرض المزيد {1},
      عرض المزيد {3}, عرض عناصر أكثر {1}
    show-more/show-less second: أظهر أقل {1}, إظهار أقسام أقل {1}, اعرض أقل {1}, عرض أقل {3},
      عرض عناصر أقل {1}
    show-password/hide-password first: أظهر كلمة السر {2}, إظهار كلمة السر {1},
      عرض كلمة المرور {2}
    show-password/hide-password second: أخف كلمة السر {2}, إخفاء كلمة المرور {2}
    show/hide first: إظهار {3}, عرض {1}
    show/hide second: إخفاء {3}
    shuffle-on/shuffle-off first: الخلط مفعل {1}, تفعيل وضع الترتيب العشوائي {1}
    shuffle-on/shuffle-off second: إيقاف وضع الترتيب العشوائي {1}, الخلط معطل {1}
    sign-in/sign-out first: تسجيل الدخول {8}, سجل الدخول {1}, يسجل دخول {1}
    sign-in/sign-out second: اخرج {1}, الخروج {1 also}, تسجيل الخروج {8}, خروج {1 also}
    start/end first: start {1}, ابدأ {2}, بداية {1 also}
    start/end second: end {2 also}, مفتاح end {1}, نهاية {1}
    start/stop first: إبدأ {1}, ابدأ {2}, بداية {1 also}
    start/stop second: أوقف {2}, إيقاف {1 also}, توقف {1}, قف {1}
    subscribe/unsubscribe first: اشتراك {2}, اشترك {1}, يشترك {1}
    subscribe/unsubscribe second: إلغاء الإشتراك {1}, إلغاء الاشتراك {2}
    turn-on/turn-off first: تشغيل {1 also}, تفعيل {1}
    turn-on/turn-off second: أطفئه {1}, إيقاف {1 also}
    undo/redo first: إلغاء {1}, تراجع {3}
    undo/redo second: أعد {2}, إعادة {3}
    up/down first: فوق {2}
    up/down second: أسفل {2 also}, تحت {1}
    upload/download first: تحميل {2 also}
    upload/download second: تنزيل {2}
    visible/hidden first: معروض {1}
    visible/hidden second: مخفي {1}
    volume-up/volume-down first: ارفع الصوت {2}, رفع الصوت {1 also}, رفع مستوى الصوت {1},
      زيادة الحجم {1}
    volume-up/volume-down second: أخفض الصوت {2}, تقليل الحجم {1}, خفض الصوت {1 also},
      خفض مستوى الصوت {1 also}
    zoom-in/zoom-out first: تقريب {1}, تكبير {3}, قرب {2}
    zoom-in/zoom-out second: بعد {2 also}, تبعيد {1}, تصغير {3 also}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here head phrase: اضغط هنا {?}, المس هنا {in 1/2}, انقر هنا {in 11/26}
    click-to head verb: انقر {in 18/30}
    double-tap-to head linked: اضغط مرتين {in 3/12}, انقر مرتين {?}, انقر نقرا مزدوجا {?}
    link-to head linked: رابط إلى {?}
    logo-of head noun: شعار {9/14}
    press-to anywhere verb: اضغط {in 20/20}
    press-to head phrase: اضغط على {in 14/20}, اضغط على مفتاح {in 4/20}
    select-to head linked: اختر لفتح {?}, حدد لفتح {?}
    swipe-to head verb: اسحب {in 4/8}, مرر {in 2/8}
    tap-and-hold anywhere verb: الاستمرار {in 21/35}
    tap-here anywhere verb: النقر {in 3/6}
    tap-here head phrase: يرجى النقر {in 3/6}
    tap-here head verb: انقر {in 2/6}
    tap-here tail phrase: النقر هنا {in 3/6}
    tap-to head linked: اضغط لإضافة {?}, اضغط لإظهار {?}, اضغط لإغلاق {?}, اضغط لإلغاء {?},
      اضغط لبدء {?}, اضغط لتحرير {?}, اضغط لتشغيل {?}, اضغط لتعديل {?}, اضغط لتغيير {?},
      اضغط لحذف {?}, اضغط لعرض {?}, اضغط لفتح {?}, اضغط للانتقال {?}, اضغط للحصول {?},
      اضغط للمتابعة {?}, اضغط للوصول {?}, اضغط لمعرفة {?}, اضغط لمنح {?}, المس لإضافة {?},
      المس لإظهار {?}, المس لإغلاق {?}, المس لإلغاء {?}, المس لبدء {?}, المس لتحرير {?},
      المس لتشغيل {?}, المس لتعديل {?}, المس لتغيير {?}, المس لحذف {?}, المس لعرض {?},
      المس لفتح {?}, المس للانتقال {?}, المس للحصول {?}, المس للمتابعة {?}, المس للوصول {?},
      المس لمعرفة {?}, المس لمنح {?}, انقر لإضافة {?}, انقر لإظهار {?}, انقر لإغلاق {?},
      انقر لإلغاء {?}, انقر لبدء {?}, انقر لتحرير {?}, انقر لتشغيل {?}, انقر لتعديل {?},
      انقر لتغيير {?}, انقر لحذف {?}, انقر لعرض {?}, انقر لفتح {?}, انقر للانتقال {?},
      انقر للحصول {?}, انقر للمتابعة {?}, انقر للوصول {?}, انقر لمعرفة {in 1/7},
      انقر لمنح {in 1/7}
    tap-to head verb: انقر {in 32/48}
    thumbnail-of head linked: مصغرة صفحة {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: أبلغ {2}, أبلغ عنه {2}, أدخل {2}, أرسل {2}, أرشفة {2}, أرشيف {4}, أزل {3}, أضف {4},
      أغلق {7}, ألبث {2}, ألصق {3}, ألغ {5}, أمام {2}, أنشئ {3}, أوقف {2}, إبلاغ {2}, إحذف {2},
      إخفاء {7}, إدارة {2}, إدخال {2}, إرسال {5}, إزالة {8}, إضافة {6}, إظهار {3},
      إعادة التسمية {3}, إعادة الضبط {4}, إعادة تسمية {2}, إعادة تعيين {2}, إعادة توجيه {3},
      إغلاق {15}, إلغاء {16}, إلى الأمام {2}, إنشاء {4}, إيقاف {8}, إيقاف مؤقت {8}, ابحث {5},
      ابدأ {2}, احذف {9}, احفظ {6}, اختر {2}, اختيار {2}, استبدال {3}, استعادة {2}, استعد {4},
      استيراد {3}, اطبع {3}, اعرض {2}, افتح {2}, الأرشيف {2}, البحث {12}, التشغيل {2},
      التقط {2}, الرد {2}, الغاء {2}, انسخ {4}, بحث {10}, تثبيت {3}, تحديث {2}, تحديد {3},
      تحرير {6}, تحميل {2}, ترتيب {2}, تشغيل {7}, تصدير {5}, تعديل {11}, تغيير {2}, تنزيل {11},
      توقف {2}, ثبت {2}, حذف {12}, حرر {4}, حظر {3}, حفظ {11}, رتب {2}, رد {6}, زامن {2},
      شارك {7}, شغل {4}, صفر {3}, عدل {2}, عرض {6}, غير الاسم {3}, فتح {4}, قراءة {3}, كتم {3},
      كتم الصوت {5}, لصق {4}, متابعة {2}, محو {4}, مزامنة {2}, مسح {6}, مشاركة {10}, نزل {3},
      نسخ {8}, نقل {4}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: زر التشغيل, زر الماوس
    image: صورة داخل صورة

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: اضغط هنا

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: زر {3/2 mobile}
    toggle-button: زر تبديل {3/2 desktop}
    checkbox: مربع اختيار {2/1 mobile}
    radio-button: زر اختيار {3/3 mobile}
    switch: مفتاح تحكّم {1/1 mobile}
    slider: شريط التمرير {1/1 mobile}
    progress-bar: شريط التقدم {5/4 mobile}
    text-field: مربع تعديل {1/1 mobile}
    search-field: الحقل النصي للبحث {1/1 browser}
    combo-box: قائمة منسدلة {1/1 mobile}
    drop-down: زر بقائمة منبثقة {1/1 browser}
    image: صورة {3/2 mobile}
    icon: أيقونة {4/2 desktop}
    graphic: الرسم {1/1 browser}
    link: رابط {6/4 mobile}
    menu: قائمة {4/2 desktop}
    menu-item: عنصر قائمة {4/3 desktop}
    tab: لسان {2/2 desktop}
    toolbar: شريط الأدوات {5/4 browser}
    heading: عنوان {1/1 mobile}
    dialog: حوار {3/2 desktop}
    list: قائمة {5/4 mobile}
    page: صفحة {4/3 mobile}
    """#
  }
}
