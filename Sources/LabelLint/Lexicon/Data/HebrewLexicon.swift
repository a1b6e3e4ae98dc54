extension LexiconData {
  /// The words of Hebrew.
  static var hebrew: String {
    #"""
    # label-lint lexicon
    language he

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    links: של
    clitics-before: ב, ה, ו, כ, ל, מ
    held-out: 24

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: הכפתור {8 form}, הלחצן {4 form}, כפתור {5/3}, לחצן {1/1}
    button plural head: כפתורי {24 form}, כפתורים {5 form}, לחצני {4 form}
    toggle-button certain head: כפתור ברירה {1/1}, כפתור החלפה {1/1}, כפתור מיתוג {1/1}
    checkbox certain head: תיבת סימון {6/3}
    radio-button certain head: כפתור בחירה {4/3}, כפתור ברירה {1/1}, לחצן בחירה {1/1}
    switch certain head: מתג {2/2}
    switch support head: בורר {2/1}
    slider certain head: מחוון {3/2}, פס הזזה {1/1}, פס עוצמה {1/1}
    progress-bar certain head: מדד התקדמות {1/1}, סרגל התקדמות {2/2}, פס התקדמות {3/2}
    text-field certain head: תיבת טקסט {1/1}, תיבת עריכה {1/1}
    search-field certain head: שדה טקסט לחיפוש {1/1}, שדה מלל לחיפוש {1/1}, תיבת חיפוש {1/1}
    combo-box certain head: רשימה נפתחת {1/1}, תיבה משולבת {2/2}, תיבת בחירה {2/1}
    drop-down certain head: כפתור הרחבה {1/1}, כפתור קופץ {1/1}, לחצן רשימה נגללת {1/1},
      תפריט נפתח {1/1}
    image noun head: התמונה {49 form}, תמונה {20/14}, תמונת {29 form}
    image plural head: תמונות {80 form}
    icon certain head: הסמל {9 form}, סמל {18/12}, צלמית {1/1}
    icon plural head: סמלי {2 form}, סמלים {7 form}
    picture noun head: התמונה {49 form}, תמונה {9/7}, תמונת {29 form}
    picture plural head: תמונות {80 form}
    graphic noun head: התמונה {49 form}, פריט גרפי {1/1}, תמונה {1/1}, תמונת {29 form}
    graphic plural head: תמונות {80 form}
    photo class head: התמונה {49 form}, תמונה {5/4}, תמונת {29 form}
    photo plural head: תמונות {80 form}
    logo certain head: הלוגו {12 form}, לוגו {2/2}
    thumbnail class head: תמונה ממוזערת {4/4}
    link class head: הקישור {45 form}, קישור {6/3}
    link plural head: קישורים {31 form}
    menu class head: התפריט {12 form}, תפריט {5/3}
    menu-item class head: פריט בתפריט {3/2}, פריט תפריט {1/1}
    tab class head: הלשונית {9 form}, טאב {1/1}, לשונית {2/2}, לשונית עמוד {1/1}
    tab plural head: לשוניות {49 form}
    toolbar class head: סרגל כלים {4/3}
    heading class head: כותרת {4/3}, כותרת ראשית {3/1}
    dialog class head: דו-שיח {2/2}, תיבת דו-שיח {1/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: התאריך שנבחר {1/1}, נבחר {3/5}
    not-selected: בחירה בוטלה {1/1}, לא נבחר {2/2}
    checked: מסומן {2/2}, מסומנת {2/2}
    not-checked: לא מסומן {2/2}, לא מסומנת {2/2}
    partly-checked: מסומן למחצה {1/1}, מסומנת חלקית {2/2}
    expanded: מורחב {6/3}
    collapsed: מכווץ {6/3}
    enabled: מאופשר {2/1}, מופעל {2/3}
    disabled: בטל {1/1}, השבת {1/1}, כבוי {0/2}, מבוטל {1/2}, מושבת {3/7}
    pressed: לחוץ {2/2}
    not-pressed: לא לחוץ {2/2}
    muted: מושתק {2/1}, מושתקים {1/1}
    on: מופעל {1/3}, פועל {2/2}, פעיל {2/4}
    off: כבוי {5/6}, לא פעיל {1/1}, ללא כניסה {1/1}
    active: פעיל {0/3 also}, פעילה {1/1}
    inactive: לא פעילה {1/1}
    required: נדרש {2/2}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: אישור {1}, לקבל {1}, קבל {1}, קבלה {1}
    accept/reject second: דחה {1}, דחייה {1}, לדחות {1}, סרב {1}, עדיף שלא {1}
    active/inactive first: פעילה {1}
    active/inactive second: לא פעילה {1}
    add/remove first: הוסף {2}, הוספה {4}
    add/remove second: הסר {2}, הסרה {4}, להסיר {1}
    allow/deny first: allow {1}, זה בסדר {1}, כן זה בסדר {1}, לאפשר {1}
    allow/deny second: אין אישור {1}, דחייה {1}, חסימה {1}, לא לאפשר {1}, לדחות {1}, לחסום {1},
      עדיף שלא {1}
    approve/reject first: אשר {1 also}
    approve/reject second: דחה {1}
    archive/unarchive first: ארכיב {1}
    archive/unarchive second: הוצאה מהארכיב {1}
    ascending/descending first: סדר עולה {1}, עולה {3}
    ascending/descending second: יורד {3}, סדר יורד {1}
    available/unavailable first: available {1}, זמין {2}, זמינות {1}
    available/unavailable second: אינו זמין {1}, לא זמין {2}, רשת לא זמינה {1}
    before/after first: לפני {2}
    before/after second: אחרי {2}
    bookmark/remove-bookmark first: הוספת סימנייה {1}
    bookmark/remove-bookmark second: מחק סימניה {1}
    camera-on/off first: הפעלת המצלמה {1}
    camera-on/off second: השבתת המצלמה {1}
    captions-on/off first: הפעלת כתוביות {1}, הצגת כתוביות {1}
    captions-on/off second: הסתרת כתוביות {1}, השבתת כתוביות {1}
    check/uncheck first: סימון {1 also}
    check/uncheck second: ביטול הסימון {1}, ביטול סימון {1}
    checked/unchecked first: מסומן {2}, מסומנת {2}
    checked/unchecked second: לא מסומן {2}, לא מסומנת {2}
    connect/disconnect first: התחבר {1 also}, התחברות {2}, חיבור {1 also}
    connect/disconnect second: התנתקות {2}, ניתוק {1 also}, נתק {1}
    connected/disconnected first: מחובר {1 also}
    connected/disconnected second: מנותק {1}
    download/cancel first: הורדה {1}
    download/cancel second: ביטול ההורדה {1}, ביטול הורדה {1}
    download/remove-download first: הורדה {1}
    download/remove-download second: מחיקת ההורדה {1}
    enable/disable first: הפעלה {2}
    enable/disable second: השבתה {2}
    enabled/disabled first: מאופשר {2}, מופעל {3}, פעיל {1}
    enabled/disabled second: בטל {1}, השבת {1}, כבוי {2}, מבוטל {1}, מושבת {3}, מכובה {1}
    expand-all/collapse-all first: הרחבת הכול {1}
    expand-all/collapse-all second: כיווץ הכול {1}
    expand/collapse first: הרחב {3}, הרחבה {3}, להרחיב {1}
    expand/collapse second: כווץ {3}, כיווץ {3}, לכווץ {1}, צמצום {1}, צמצם {2}
    expanded/collapsed first: מורחב {6}
    expanded/collapsed second: מכווץ {6}
    fast-forward/rewind first: האצה קדימה {1}, הרץ קדימה {1}, הרצה מהירה קדימה {1},
      הרצה קדימה {1}
    fast-forward/rewind second: הרץ אחורה {1}, הרצה אחורה {1}, חזרה אחורה {1}, חזרה לאחור {1}
    favorite/unfavorite first: הוספה למועדפים {1}, להוסיף למועדפים {1}, מועדף {1}
    favorite/unfavorite second: הסרה מהמועדפים {1}, להסיר מהמועדפים {1}
    first/last first: ראשון {2}
    first/last second: אחרון {2}
    follow/unfollow first: עקיבה {1}
    follow/unfollow second: הפסקת עקיבה {1}
    forward/back first: העבר {1 also}, קדימה {5}
    forward/back second: אחורה {4}, הקודם {1}, חזור {1}, חזרה {5}
    fullscreen-enter/exit first: כניסה למסך מלא {3}, מסך מלא {2}
    fullscreen-enter/exit second: יציאה ממסך מלא {3}, מסך לא מלא {1}, צא ממסך מלא {1}
    grid/list-view first: טבלה {2}, רשת {3 also}, תצוגת טבלה {1}
    grid/list-view second: רשימה {3}, תצוגת רשימה {1}
    import/export first: יבא {1}, יבוא {1}, ייבוא {2}
    import/export second: ייצא {1}, ייצוא {2}, יצוא {1}
    increase/decrease first: הגברת עוצמת הקול {1 also}, הוסף {1 also}
    increase/decrease second: הפחת {1}, הפחתת עוצמת הקול {1}
    install/uninstall first: התקנה {1}
    install/uninstall second: הסרה {1}
    left/right first: שמאל {4}, שמאלה {5}
    left/right second: גבול ימני {1}, ימים {1 also}, ימין {4}, ימינה {5}
    like/unlike first: אהבתי {1}
    like/unlike second: לא אהבתי {1}
    lock/unlock first: נעילה {3}, נעל {1}
    lock/unlock second: בטל נעילה {1}, פתח {1}, שחרור {3}
    locked/unlocked first: ננעל {1}, נעול {2}
    locked/unlocked second: נפתח {1}, פתוח {2}
    maximize/minimize first: הגדלה {2}, הגדלת החלון {1}
    maximize/minimize second: מזעור {2}
    microphone-on/off first: ביטול של השתקת המיקרופון {1}
    microphone-on/off second: השתקת המיקרופון {1}
    minimum/maximum first: מינימום {2}
    minimum/maximum second: מקסימום {2}
    mute/unmute first: השתק {1}, השתקה {3}
    mute/unmute second: בטל השתקה {1}, ביטול ההשתקה {1}, ביטול השתקה {3}
    next/previous first: הבא {8}
    next/previous second: הקודם {8}, קודם {1}
    on/off first: חזרה פעיל {1}, מופעל {4}, מצב פעיל {1}, ניגון אקראי פעיל {1}, פועל {3},
      פעיל {4}, פעילה {1}
    on/off second: אף סמל לא יתואר {1}, אף תמונה לא תתואר {1}, חזרה לא פעיל {1}, כבוי {4},
      כבויה {1}, לא פעיל {1}, ללא כניסה {1}, מכובה {1}, מצב מושבת {1}, ניגון אקראי לא פעיל {1}
    open-menu/close-menu first: פתיחת תפריט {1}
    open-menu/close-menu second: סגירת תפריט {1}
    open/close first: פתח {1}, פתיחה {7}
    open/close second: סגור {1}, סגירה {7}
    pause/resume first: השהיה {6}
    pause/resume second: המשך {6}, חידוש {1}, להמשיך {1}
    pin/unpin first: הצמד {1}, הצמדה {1}
    pin/unpin second: בטל הצמדה {1}, ביטול ההצמדה {1}
    pip-enter/exit first: מעבר אל מצב תמונה בתוך תמונה {2}
    pip-enter/exit second: יציאה ממצב תמונה בתוך תמונה {2}
    play/pause first: הפעל {1 also}, הפעלה {2 also}, התחלת השמעה {1}, לנגן {1}, לשחק {1},
      נגינה {2}, נגן {3}, ניגון {3}
    play/pause second: השהה {3}, השהיה {3}, השהיית השמעה {1}
    play/stop first: הפעל {1 also}, הפעלה {2 also}, לנגן {1}, נגינה {2}, ניגון {2}
    play/stop second: הפסק {1}, הפסקה {2}, עצירה {2}
    pressed/not-pressed first: לחוץ {2}
    pressed/not-pressed second: לא לחוץ {2}
    public/private first: ציבורי {1}
    public/private second: פרטי {1}
    read/unread first: סימון כהודעה שנקראה {1}, סימון כנקרא {2}, סימון כפריט שנקרא {1},
      סמן כנקרא {2}, סמן כנקראה {1}
    read/unread second: סימון כהודעה שלא נקראה {1}, סימון ככרטיסייה שלא נקראה {1},
      סימון כלא נקרא {2}, סמן כלא נקרא {2}
    record/stop first: התחל להקליט {1}, צילום סרטון {1}
    record/stop second: הפסק להקליט {1}, הפסקת צילום הסרטון {1}
    repeat-all/repeat-off first: לחזור על הכול {1}
    repeat-all/repeat-off second: לא לחזור {1}
    save/unsave first: שמור {1}
    save/unsave second: בטל שמירה {1}
    select-all/deselect-all first: בחירת הכול {1}, בחר הכל {3}, לבחור הכול {1}
    select-all/deselect-all second: ביטול בחירה {3}, ביטול בחירה מהכול {1},
      ביטול הבחירה {1 also}, לבטל בחירה {1}
    select/deselect first: בחירה {1}, בחר {1}
    select/deselect second: בטל בחירה {1}, ביטול בחירה {1 also}, ביטול הבחירה {1 also}
    selected/not-selected first: נבחר {2}
    selected/not-selected second: בחירה בוטלה {1}, לא נבחר {2}
    show-all/hide-all first: להציג הכול {2}
    show-all/hide-all second: להסתיר הכול {2}
    show-more/show-less first: הצג עוד {1}, הצגת פריטים נוספים {1}, להציג עוד {1}, עוד {1}
    show-more/show-less second: הצג פחות {1}, הצגת פחות פריטים {1}, להציג פחות {1}, פחות {1}
    show-password/hide-password first: הצגת סיסמה {1}, הצגת ססמה {1}, הראה סיסמה {1}
    show-password/hide-password second: הסתר סיסמה {1}, הסתרת סיסמה {1}, הסתרת ססמה {1}
    show/hide first: הצג {2}
    show/hide second: הסתר {2}
    shuffle-on/shuffle-off first: הפעלת הערבול {1}, הפעלת מצב ההפעלה האקראית {1}
    shuffle-on/shuffle-off second: השבתת מצב ההפעלה האקראית {1}, כיבוי הערבול {1}
    sign-in/sign-out first: התחבר {1}, כניסה {4}, שם לכניסה {1}
    sign-in/sign-out second: התנתק {1}, התנתקות {1}, יציאה {4 also}, יציאה מהחשבון {1}, צא {1}
    start/end first: start {1}, התחלה {2}
    start/end second: end {2}, סיום {1 also}
    start/stop first: התחלה {3 also}
    start/stop second: עצירה {3}
    subscribe/unsubscribe first: הרשם {1}, הרשמה {1}, הרשמה למינוי {1}, רישום למינוי {1}
    subscribe/unsubscribe second: בטל הרשמה {1}, ביטול המינוי {1}, ביטול מינוי {1},
      הסרת מינוי {1}
    turn-on/turn-off first: הפעל {1}, הפעלה {1}, להפעיל {1}
    turn-on/turn-off second: השבתה {1}, כיבוי {1}, לכבות את זה {1}
    undo/redo first: ביטול {2}, ביטול הפעולה {1}, הסגה {1}
    undo/redo second: ביצוע חוזר {2}, ביצוע מחדש {1}, ביצוע שוב {2}, בצע מחדש {1}, לבצע שוב {1},
      שחזור {1}
    up/down first: למעלה {2 also}, מעלה {2}
    up/down second: למטה {2 also}, מטה {2}
    upload/download first: העלאה {2}
    upload/download second: הורדה {2}
    visible/hidden first: מוצג {1}
    visible/hidden second: מוסתר {1}
    volume-up/volume-down first: הגבר עוצמה {1}, הגברת העצמה {1}, הגברת עוצמת הקול {1 also},
      הגברת עוצמת השמע {1}, הגברת עצמת השמע {1}
    volume-up/volume-down second: החלשת עוצמת הקול {1}, הנמך עוצמה {1}, הנמכת העצמה {1},
      הנמכת עוצמת השמע {1}, הנמכת עצמת השמע {1}
    zoom-in/zoom-out first: התקרבות {5}, התקרבות לתצוגה {1}
    zoom-in/zoom-out second: התרחקות {5}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: ללחוץ {in 8/14}
    click-here head phrase: אפשר ללחוץ כאן {in 4/14}, גע כאן {in 1/3}, הקש כאן {in 1/3},
      לחץ כאן {in 3/14}, לחצו כאן {?}
    click-here head verb: לחיצה {in 3/14}
    click-to anywhere verb: ללחוץ {in 17/30}
    click-to head linked: יש ללחוץ כדי {?}, לחיצה כדי {?}, לחץ כדי {in 2/18}, לחצו כדי {?}
    click-to head phrase: אפשר ללחוץ {in 6/30}, יש ללחוץ {in 7/30}
    double-tap-to head linked: הקישו פעמיים {?}, הקש פעמיים {?}, יש להקיש פעמיים {?},
      לחץ פעמיים {?}
    double-tap-to head phrase: נגיעה כפולה {in 4/12}
    icon-of head linked: סמל של {46/47}, צלמית של {?}
    image-of head linked: תמונה של {1/1}
    link-to head linked: קישור אל {1/1}, קישור ל {4/7}
    logo-of head linked: לוגו של {2/2}
    logo-of head noun: לוגו {2/2}
    photo-of head linked: צילום של {?}, תמונה של {1/1}
    press-to head verb: הקש {in 4/20}
    select-to anywhere verb: לבחור {in 2/3}
    select-to head linked: בחר כדי {?}, בחרו כדי {?}, יש לבחור כדי {?}
    swipe-to anywhere verb: להחליק {in 5/8}
    swipe-to head phrase: יש להחליק {in 2/8}, ניתן להחליק {in 2/8}
    swipe-to head verb: החלקה {in 2/8}
    tap-here anywhere verb: ללחוץ {in 4/4}
    tap-here head phrase: יש ללחוץ {in 4/4}
    tap-here tail phrase: ללחוץ כאן {in 4/4}
    tap-to head linked: גע כדי {in 2/8}, הקישו כדי {?}, הקש כדי {in 8/39},
      יש להקיש כדי {in 9/39}
    thumbnail-of head linked: תצוגה מקדימה של עמוד {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: איפוס {10}, ארכיון {6}, בחירה {6}, בחר {4}, ביטול {20}, דיווח {3}, הגדרה {2},
      הדבקה {7}, הדפסה {4}, הוספה {7}, הורדה {10}, החלפה {3}, הסר {5}, הסרה {5}, הסתר {2},
      הסתרה {4}, העבר {2}, העברה {2}, העברה לארכיון {2}, העלאה {2}, העתק {4}, העתקה {7},
      הפסקה {2}, הפעלה {3}, הצג {2}, הצגה {3}, השב {2}, השהה {4}, השהיה {8}, השתק {2},
      השתקה {5}, התקנה {4}, חיפוש {18}, ייבוא {3}, ייצוא {3}, יצוא {2}, יצירה {5}, לכידה {2},
      מחיקה {13}, מחק {3}, מיון {5}, מצא {2}, נגן {2}, ניגון {2}, ניהול {2}, ניקוי {3}, נקה {3},
      סגור {4}, סגירה {15}, סנכרון {4}, סריקה {2}, עדכון {4}, עצור {2}, עצירה {4}, ערוך {3},
      עריכה {10}, פינוי {3}, פתח {2}, פתיחה {5}, קדימה {8}, קריאה {3}, שחזור {5}, שחזר {2},
      שינוי {4}, שינוי שם {7}, שיתוף {10}, שלח {3}, שליחה {3}, שמור {3}, שמירה {11}, שתף {3}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: תמונה בתוך תמונה

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: לחץ כאן

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: כפתור {5/3 browser}
    toggle-button: כפתור החלפה {1/1 browser}
    checkbox: תיבת סימון {6/3 mobile}
    radio-button: כפתור בחירה {4/3 browser}
    switch: מתג {2/2 mobile}
    slider: מחוון {3/2 browser}
    progress-bar: סרגל התקדמות {2/2 mobile}
    text-field: תיבת עריכה {1/1 mobile}
    search-field: תיבת חיפוש {1/1 desktop}
    combo-box: תיבה משולבת {2/2 browser}
    drop-down: כפתור קופץ {1/1 browser}
    image: תמונה {4/2 mobile}
    icon: סמל {3/3 mobile}
    graphic: פריט גרפי {1/1 browser}
    link: קישור {6/3 mobile}
    menu: תפריט {5/3 browser}
    menu-item: פריט בתפריט {3/2 browser}
    tab: לשונית {2/2 desktop}
    toolbar: סרגל כלים {4/3 browser}
    heading: כותרת {4/3 mobile}
    dialog: דו-שיח {2/2 browser}
    list: רשימה {5/3 mobile}
    page: דף {1/1 mobile}
    """#
  }
}
