extension LexiconData {
  /// The words of Greek.
  static var greek: String {
    #"""
    # label-lint lexicon
    language el

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    links: για, της, του, των
    held-out: 15

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: κουμπι {5/3}, πιεζομενο κουμπι {1/1}
    button plural head: κουμπια {11 form}
    toggle-button certain head: κουμπι εναλλαγησ {4/3}
    checkbox certain head: πλαισιο ελεγχου {2/1}, πλαισιο επιλογησ {4/2}
    radio-button certain head: κουμπι επιλογησ {5/3}, ραδιοπληκτρο {1/1}
    switch certain head: διακοπτησ {4/2}
    slider certain head: ρυθμιζομενο {1/1}, ρυθμιστικο {2/1}
    progress-bar certain head: γραμμη προοδου {4/3}, ενδειξη προοδου {1/1}
    text-field certain head: πλαισιο επεξεργασιασ {1/1}
    search-field certain head: αναζητηση πεδιου κειμενου {1/1}, πεδιο κειμενου αναζητησησ {1/1},
      πλαισιο αναζητησησ {1/1}
    combo-box certain head: αναδυομενο κουτι {1/1}, αναπτυσσομενη λιστα {1/1},
      πλαισιο πολλαπλων επιλογων {3/1}, συνθετο πλαισιο {1/1}
    drop-down certain head: αναδυομενο κουμπι {1/1}, αναπτυσσομενο μενου {1/1},
      κουμπι αναδυσησ λιστασ {1/1}
    image noun head: εικονα {25/16}
    image plural head: εικονεσ {34 form}
    icon certain head: εικονιδιο {21/14}
    icon plural head: εικονιδια {9 form}
    picture noun head: εικονα {10/10}
    picture plural head: εικονεσ {34 form}
    graphic support head: γραφικο {2/2}
    photo class head: φωτογραφια {8/6}
    photo plural head: φωτογραφιεσ {5 form}
    logo certain head: λογοτυπο {6/6}
    thumbnail class head: μικρογραφια {5/5}
    link class head: συνδεσμοσ {7/3}
    link plural head: συνδεσμοι {11 form}
    menu class head: μενου {6/3}
    menu-item class head: αντικειμενο μενου {3/1}, στοιχειο μενου {2/2}
    tab class head: καρτελα {3/3}, στηλη σελιδασ {2/1}
    tab plural head: καρτελεσ {71 form}
    toolbar class head: γραμμη εργαλειων {2/2}, εργαλειοθηκη {2/1}
    heading class head: επικεφαλιδα {4/4}, κεφαλιδα {3/2}
    dialog class head: διαλογοσ {3/2}, παραθυρο διαλογου {3/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: επιλεγμενο {4/5}
    not-selected: μη επιλεγμενο {2/3}
    checked: ελεγχθηκε {1/1}, επιλεγμενο {3/4}
    not-checked: δεν ελεγχθηκε {1/1}, μη επιλεγμενο {3/4}
    partly-checked: εγινε μερικοσ ελεγχοσ {1/1}, μερικωσ επιλεγμενο {1/1}, μισο επιλεγμενο {1/1}
    expanded: αναπτυχθηκε {3/1}, ανεπτυγμενο {3/3}, επεκταμενα {1/1}
    collapsed: συμπτυγμενο {2/3}, συμπτυχθηκε {3/1}, συνεμπτυγμενο {1/1}
    enabled: ενεργοποιημενο {4/4}
    disabled: ανενεργο {0/3}, απενεργοποιηθηκε {0/2}, απενεργοποιημενο {2/8}
    pressed: πατηθηκε {1/1}, πατημενο {1/1}
    not-pressed: δεν πατηθηκε {1/1}, μη πατημενο {1/1}
    muted: σε σιγαση {1/4}, σιγαση {2/1}
    on: ενεργο {3/10}, ενεργοποιημενο {2/2}, ενεργοσ {1/1}
    off: ανενεργο {3/7}, απενεργοποιημενη {2/2}, απενεργοποιημενο {2/2}, κλειστο {0/4}
    active: ενεργο {1/5 also}
    inactive: ανενεργη {1/1}
    required: απαιτουμενο {1/1}, υποχρεωτικο {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: αποδοχη {10}
    accept/reject second: απορριψη {10}
    active/inactive first: ενεργο {1 also}
    active/inactive second: ανενεργη {1}
    add/remove first: προσθηκη {8}
    add/remove second: αφαιρεση {8}, καταργηση {4}
    allow/deny first: allow {1}, αποδοχη {2}, επιτρεπεται {1}
    allow/deny second: αποκλεισμοσ {1}, απορριψη {1}, αρνηση {2}, δεν επιτρεπεται {1},
      να μην επιτραπει {1}, να μην επιτρεπεται {1}
    approve/reject first: εγκριση {1}
    approve/reject second: απορριψη {1}, αρνηση {1}
    archive/unarchive first: αρχειοθετηση {1}, αρχειοθηκη {1}
    archive/unarchive second: αναιρεση αρχειοθετησησ {1}, αποαρχειοθετηση {1}
    ascending/descending first: αυξουσα {2}
    ascending/descending second: φθινουσα {2}
    available/unavailable first: available {1}, διαθεσιμη {1}, διαθεσιμο {2}, διατιθεται {1}
    available/unavailable second: μη διαθεσιμο {2}
    before/after first: πριν {2}
    before/after second: μετα {2}
    block/unblock first: αποκλεισμοσ {4}
    block/unblock second: αρση αποκλεισμου {4}
    bookmark/remove-bookmark first: προσθηκη σελιδοδεικτη {2}, σελιδοδεικτησ {3}
    bookmark/remove-bookmark second: αφαιρεση σελιδοδεικτη {3}, διαγραφη σελιδοδεικτη {2}
    boost/unboost first: ενισχυση {2}
    boost/unboost second: ακυρωση ενισχυσησ {1}, αναιρεση ενισχυσησ {2}
    camera-on/off first: ενεργοποιηση καμερασ {1}
    camera-on/off second: απενεργοποιηση καμερασ {1}
    captions-on/off first: εμφανιση κλειστων λεζαντων {1}, ενεργοποιηση υποτιτλων {1}
    captions-on/off second: απενεργοποιηση υποτιτλων {1}, αποκρυψη κλειστων λεζαντων {1}
    check/uncheck first: επιλογη {1}
    check/uncheck second: αποεπιλογη {1}
    checked/unchecked first: ελεγχθηκε {1}, επιλεγμενο {4}
    checked/unchecked second: δεν ελεγχθηκε {1}, μη επιλεγμενο {4}
    connect/disconnect first: συνδεση {4 also}
    connect/disconnect second: αποσυνδεση {4 also}
    connected/disconnected first: συνδεδεμενο {1}, συνδεθηκε {1}
    connected/disconnected second: αποσυνδεδεμενο {1}, αποσυνδεθηκε {1}
    download/cancel first: αρχειο ληψησ {1}, ληψη {2}
    download/cancel second: ακυρωση ληψησ {2}
    download/remove-download first: ληψη {2}
    download/remove-download second: διαγραφη ληψησ {2}
    enable/disable first: ενεργοποιηση {5}
    enable/disable second: απενεργοποιηση {5}
    enabled/disabled first: ενεργο {1}, ενεργοποιηθηκε {1}, ενεργοποιημενο {4},
      ενεργοποιηση {1 also}
    enabled/disabled second: ανενεργο {2}, απενεργοποιηθηκε {1}, απενεργοποιημενο {4},
      απενεργοποιηση {1 also}
    expand-all/collapse-all first: αναπτυξη ολων {1}
    expand-all/collapse-all second: συμπτυξη ολων {1}
    expand/collapse first: αναπτυξη {8}, εξαπλωση {1}, επεκταση {2}
    expand/collapse second: κλεισιμο {1}, συμπτυξη {8}
    expanded/collapsed first: αναπτυχθηκε {3}, ανεπτυγμενο {2}, επεκταμενο {1}
    expanded/collapsed second: συμπτυγμενο {2}, συμπτυχθηκε {3}, συνεμπτυγμενο {1}
    fast-forward/rewind first: γρηγορη μεταβαση μπροστα {1}, γρηγορη προωθηση {3},
      γρηγορη-μεταβαση {1}
    fast-forward/rewind second: αναδιπλωση {1}, επαναφορα {3 also}, ξαναγυριστε {1},
      οπισθοχωρηση {1}
    favorite/unfavorite first: αγαπημενο {1}, αστερι {1}, προσθηκη αγαπημενου {1},
      προσθηκη στα αγαπημενα {3}
    favorite/unfavorite second: αφαιρεση αγαπημενου {1}, αφαιρεση απο αγαπημενα {1},
      αφαιρεση απο τα αγαπημενα {3}, διαγραφη απο αγαπημενα {1}
    first/last first: πρωτο {2}
    first/last second: τελευταιο {2}
    follow/unfollow first: ακολουθησε {3}, ακολουθηστε {1}
    follow/unfollow second: αρση ακολουθησησ {3}, παυση παρακολουθησησ {1}, παυω να ακολουθω {1}
    forward/back first: εμπροσ {2}, μεταβαση μπροστα {1}, μπροστα {2}, προωθηση {5}
    forward/back second: επιστροφη {2}, μεταβαση πισω {1}, πισω {5}
    fullscreen-enter/exit first: ενεργοποιηση πληρουσ οθονησ {1}, πληρησ οθονη {4}
    fullscreen-enter/exit second: εξοδοσ απο πληρη οθονη {4}
    grid/list-view first: πλεγμα {5}, προβολη πλεγματοσ {1}
    grid/list-view second: λιστα {5}, προβολη λιστασ {1}
    import/export first: εισαγωγη {4 also}
    import/export second: εξαγωγη {4}
    increase/decrease first: αυξηση {2}
    increase/decrease second: μειωση {2}
    install/uninstall first: εγκατασταση {1}
    install/uninstall second: απεγκατασταση {1}
    join/leave first: συμμετοχη {2}
    join/leave second: αποχωρηση {2}
    left/right first: αριστερα {7}, αριστερο βελοσ {2 also}
    left/right second: δεξι βελοσ {2}, δεξια {7}
    like/unlike first: μου αρεσει {1}
    like/unlike second: δεν μου αρεσει {1 also}
    lock/unlock first: κλειδωμα {5}
    lock/unlock second: ξεκλειδωμα {5}
    locked/unlocked first: κλειδωμενη {1}, κλειδωμενο {1}
    locked/unlocked second: ξεκλειδωθηκε {1}, ξεκλειδωτη {1}, ξεκλειδωτο {1}
    maximize/minimize first: μεγιστοποιηση {3}
    maximize/minimize second: ελαχιστοποιηση {3}
    microphone-on/off first: καταργηση σιγασησ μικροφωνου {1}
    microphone-on/off second: σιγαση μικροφωνου {1}
    minimum/maximum first: ελαχιστη {1}, ελαχιστο {1}
    minimum/maximum second: μεγιστη {1}, μεγιστο {1}
    mute/unmute first: σιγαση {6}
    mute/unmute second: kαταργηση σιγασησ {1}, αρση σιγασησ {4}, καταργηση σιγασησ {6}
    next/previous first: επομενη {1}, επομενο {10}
    next/previous second: προηγουμενη {1}, προηγουμενο {10}
    on/off first: ενεργεσ {1}, ενεργη {1}, ενεργο {9}, ενεργοποιημενο {4}, ενεργοσ {1}
    on/off second: ανενεργεσ {1}, ανενεργη {1}, ανενεργο {9}, απενεργοποιημενη {2},
      απενεργοποιημενο {4}, κλειστο {4}, μη ενεργο {1}, οχι {1}
    open-menu/close-menu first: ανοιγμα μενου {1}
    open-menu/close-menu second: κλεισιμο μενου {1}
    open/close first: ανοιγμα {8}
    open/close second: κλεισιμο {8}
    pause/resume first: παυση {7}
    pause/resume second: συνεχεια {7}, συνεχιση {4}
    pin/unpin first: καρφιτσωμα {4}
    pin/unpin second: ξεκαρφιτσωμα {4}
    pip-enter/exit first: εικονα-μεσα-σε-εικονα {1},
      εισοδοσ στη λειτουργια picture-in-picture {2}
    pip-enter/exit second: εξοδοσ απο τη λειτουργια picture-in-picture {2},
      εξοδοσ απο την εικονα-μεσα-σε-εικονα {1}
    play/pause first: aναπαραγωγη {1}, αναπαραγωγη {13}, εναρξη αναπαραγωγησ {1}, παιξε {1}
    play/pause second: παυση {13}, παυση αναπαραγωγησ {1}
    play/stop first: αναπαραγωγη {9}
    play/stop second: διακοπη {9}
    pressed/not-pressed first: πατηθηκε {1}, πατημενο {1}
    pressed/not-pressed second: δεν πατηθηκε {1}, μη πατημενο {1}
    public/private first: δημοσια {1}, δημοσιο {3}
    public/private second: ιδιωτικη {1}, ιδιωτικο {3}
    read/unread first: επισημανση ωσ αναγνωσμενο {1}, επισημανση ωσ αναγνωσμενου {2},
      σημανση ωσ αναγνωσμενο {3}, σημανση ωσ αναγνωσμενου {1}
    read/unread second: επισημανση ωσ μη αναγνωσμενο {1}, επισημανση ωσ μη αναγνωσμενου {2},
      σημανση στοιχειου ωσ μη αναγνωσμενου {1}, σημανση ωσ μη αναγνωσμενο {3}
    record/stop first: εναρξη εγγραφησ {1}, ξεκινηστε την εγγραφη {1}
    record/stop second: διακοπη εγγραφησ {1}
    repeat-all/repeat-off first: επαναληψη ολων {1}
    repeat-all/repeat-off second: χωρισ επαναληψη {1}
    save/unsave first: αποθηκευση {1}
    save/unsave second: αναιρεση αποθηκευσησ {1}
    select-all/deselect-all first: επιλογη ολων {5}
    select-all/deselect-all second: αναιρεση επιλογησ ολων {1}, αποεπιλογη ολων {5},
      εξαιρεση ολων {1}, επιλογη κανενοσ {2}, καμια επιλογη {1}
    select/deselect first: επιλογη {2}
    select/deselect second: απο-επιλογη {1}, αποεπιλογη {2}
    selected/not-selected first: επιλεγμενο {3}
    selected/not-selected second: μη επιλεγμενο {3}
    show-all/hide-all first: εμφανιση ολων {1}, προβολη ολων {1 also}
    show-all/hide-all second: αποκρυψη ολων {1}
    show-more/show-less first: δειτε περισσοτερα {1}, δεσ περισσοτερα {1},
      εμφανιση περισσοτερων {5}
    show-more/show-less second: δειτε λιγοτερα {1}, δεσ λιγοτερα {1}, εμφανιση λιγοτερων {5}
    show-password/hide-password first: εμφανιση κωδικου προσβασησ {7}
    show-password/hide-password second: αποκρυψη κωδικου προσβασησ {7}
    show/hide first: εμφανιση {5 also}
    show/hide second: αποκρυψη {5}
    shuffle-on/shuffle-off first: ενεργοπ λειτουργ τυχαιασ αναπαραγωγησ {1},
      ενεργοποιηση ανακατεματοσ {1}
    shuffle-on/shuffle-off second: απενεργ λειτουργ τυχαιασ αναπαραγωγησ {1},
      απενεργοποιηση ανακατεματοσ {1}
    sign-in/sign-out first: εισοδοσ {3}, εισοδου {1}, συνδεση {8 also}
    sign-in/sign-out second: αποσυνδεση {8}
    start/end first: start {1}, εκκινηση {2}, εναρξη {1 also}
    start/end second: ληξη {1}, τελοσ {1 also}, τερμα end {2}
    start/stop first: εκκινηση {5}, εναρξη {2}
    start/stop second: διακοπη {5}
    subscribe/unsubscribe first: εγγραφη {4}
    subscribe/unsubscribe second: απεγγραφη {4}
    turn-on/turn-off first: ενεργοποιηση {2}
    turn-on/turn-off second: απενεργοποιηση {2}
    undo/redo first: αναιρεση {3}
    undo/redo second: ακυρωση αναιρεσησ {1}, επαναληψη {3 also}, επαναληψη ενεργειασ {1},
      επανεκτελεση {2}
    up/down first: πανω βελοσ {2 also}
    up/down second: κατω βελοσ {2 also}
    upload/download first: μεταφορτωση {2}
    upload/download second: αρχειο ληψησ {1}, ληψη {2}
    visible/hidden first: εμφανιζομενα {1}, ορατο {1}
    visible/hidden second: κρυμμενο {1}, κρυφο {1}
    volume-up/volume-down first: αυξηση εντασησ {3}
    volume-up/volume-down second: μειωση εντασησ {3}
    zoom-in/zoom-out first: μεγεθυνση {4}
    zoom-in/zoom-out second: σμικρυνση {4}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: κουμπι για {?}
    click-here anywhere verb: κλικ {in 12/15}
    click-here head phrase: καντε κλικ εδω {in 6/15}
    click-here tail phrase: κλικ εδω {in 3/15}
    click-to anywhere verb: κλικ {in 28/29}
    click-to head linked: καντε κλικ για {in 20/29}
    double-tap-to head linked: διπλο πατημα για {in 5/13}, πατηστε δυο φορεσ {in 7/13}
    icon-of head linked: εικονιδιο για {7/7}, εικονιδιο τησ {?}, εικονιδιο του {?}
    image-of head linked: εικονα για {?}, εικονα τησ {1/2}, εικονα του {?}
    link-to head linked: συνδεσμοσ για {?}, συνδεσμοσ προσ {?}
    logo-of head linked: λογοτυπο για {?}, λογοτυπο τησ {?}, λογοτυπο του {?}
    logo-of head noun: λογοτυπο {10/13}
    photo-of head linked: φωτογραφια για {?}, φωτογραφια τησ {?}, φωτογραφια του {?}
    press-to head verb: πατηστε {in 20/20}
    select-to head linked: επιλεξτε για {in 3/3}
    swipe-to head phrase: συρετε για {in 3/9}
    swipe-to head verb: συρετε {in 7/9}
    tap-and-hold head phrase: πατηστε παρατεταμενα {in 10/41}
    tap-here head phrase: πατηστε εδω για {in 2/7}
    tap-here head verb: πατηστε {in 6/7}
    tap-to anywhere verb: πατηστε {in 48/58}
    tap-to head linked: αγγιξτε για {in 1/21}, πατηστε για {in 48/58}, πατηστε για να {in 28/58}
    thumbnail-of head linked: μικρογραφια σελιδασ {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: ακολουθησε {2}, ακολουθηστε {2}, ακυρο {5}, ακυρωση {23}, αλλαγη {3}, αναγνωση {3},
      αναγνωσμενο {2}, αναζητηση {24}, ανακτηση {2}, αναπαραγωγη {12}, αναφορα {9}, ανοιγμα {7},
      αντιγραφη {14}, αντικατασταση {4}, απαντηση {8}, αποθηκευση {22}, αποκλεισμοσ {5},
      αποκρυψη {10}, αποστολη {9}, αρχειο {2}, αρχειοθετηση {3}, αρχειοθηκη {3}, αφαιρεση {11},
      δημιουργια {9}, διαγραφη {24}, διακοπη {11}, διαμοιρασμοσ {3}, διαχειριση {4},
      εγκατασταση {5}, εισαγωγη {7}, εκκαθαριση {9}, εκκινηση {3}, εκτυπωση {6}, εμπροσ {3},
      εμφανιση {7}, εναρξη {3}, ενημερωση {5}, εξαγωγη {6}, επαναφορα {15}, επεξεργασια {20},
      επικολληση {8}, επιλογη {12}, ευρεση {7}, καρφιτσωμα {4}, καταργηση {4}, κλεισιμο {25},
      κοινη χρηση {5}, κοινοποιηση {11}, ληψη {11}, μετακινηση {4}, μεταφορτωση {3},
      μετονομασια {6}, μπροστα {2}, παυση {15}, προβολη {11}, προσθηκη {12}, προωθηση {6},
      σαρωση {2}, σελιδοδεικτησ {4}, σιγαση {13}, συγχρονισμοσ {5}, ταξινομηση {5}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: εικονα εντοσ εικονασ

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: fa {2}, jis {2}, πμ {3}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: κουμπί {5/3 mobile}
    toggle-button: κουμπί εναλλαγής {4/3 browser}
    checkbox: πλαίσιο ελέγχου {2/1 mobile}
    radio-button: κουμπί επιλογής {5/3 mobile}
    switch: διακόπτης {4/2 mobile}
    slider: ρυθμιστικό {2/1 mobile}
    progress-bar: γραμμή προόδου {4/3 mobile}
    text-field: πλαίσιο επεξεργασίας {1/1 mobile}
    search-field: πλαίσιο αναζήτησης {1/1 desktop}
    combo-box: αναπτυσσόμενη λίστα {1/1 mobile}
    drop-down: αναδυόμενο κουμπί {1/1 browser}
    image: εικόνα {5/2 mobile}
    icon: εικονίδιο {5/3 mobile}
    graphic: γραφικό {2/2 browser}
    link: σύνδεσμος {7/3 mobile}
    menu: μενού {6/3 browser}
    menu-item: στοιχείο μενού {2/2 browser}
    tab: καρτέλα {3/3 browser}
    toolbar: γραμμή εργαλείων {2/2 browser}
    heading: επικεφαλίδα {4/4 browser}
    dialog: παράθυρο διαλόγου {3/2 browser}
    list: λίστα {6/3 mobile}
    page: σελίδα {4/3 mobile}
    """#
  }
}
