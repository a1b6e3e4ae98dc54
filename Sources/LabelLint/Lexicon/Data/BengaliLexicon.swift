extension LexiconData {
  /// The words of Bengali.
  static var bengali: String {
    #"""
    # label-lint lexicon
    language bn

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: পুশ বোতাম {2/1}, বাটন {2/2}, বোতাম {2/1}
    toggle-button certain tail: টগল বোতাম {3/2}
    checkbox certain tail: চেক বাক্স {2/1}, চেকবাক্স {2/1}
    radio-button certain tail: রেডিও বোতাম {4/2}
    slider certain tail: স্লাইডার {4/2}
    progress-bar certain tail: অগ্রগতি বার {2/1}, অগ্রগতি সূচক {1/1}, প্রগতি বার {1/1}
    text-field certain tail: সম্পাদনা বাক্স {1/1}
    search-field certain tail: টেক্সট ফিল্ড খুঁজুন {1/1}, সার্চ পাঠ্য ফিল্ড {1/1}
    combo-box certain tail: কম্বো বাক্স {3/2}, ড্রপ-ডাউন তালিকা {1/1}
    drop-down certain tail: পপ আপ বোতাম {1/1}
    image noun tail: ইমেজ {1/1}, চিত্র {4/4}, ছবি {12/7}
    icon certain tail: আইকন {13/6}
    picture noun tail: ছবি {6/4}
    graphic noun tail: গ্রাফিক {1/1}
    photo class tail: ছবি {4/2}, ফটো {2/1}
    logo certain tail: লোগো {1/1}
    thumbnail class tail: থাম্বনেইল {4/4}
    link class tail: লিংক {3/1}, লিঙ্ক {2/1}
    menu class tail: মেনু {4/2}
    menu-item class tail: মেনু আইটেম {3/2}
    tab class tail: ট্যাব {3/3}, পৃষ্ঠা ট্যাব {2/1}
    toolbar class tail: টুল দণ্ড {1/1}, টুল বার {2/1}
    heading class tail: শিরোনাম {5/3}
    dialog class tail: ডায়ালগ {4/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: নির্বাচিত {2/3}, বেছে নেওয়া হয়েছে {1/1}
    not-selected: অনির্বাচিত {1/1}, নির্বাচিত নয় {1/1}
    checked: টিক চিহ্ন দেওয়া হয়েছে {1/1}, পরীক্ষা করা হয়েছে {1/1}
    not-checked: টিক চিহ্ন দেওয়া নেই {2/1}
    expanded: প্রসারিত {2/2}, প্রসারিত হয়েছে {1/1}, বড় করা হয়েছে {2/1}
    collapsed: আড়াল করা হয়েছে {2/1}, সংকুচিত {1/1}, সংকুচিত রয়েছে {1/1}, সঙ্কুচিত {1/1}
    enabled: চালু করা আছে {1/1}
    disabled: অক্ষম রয়েছে {1/1}, বন্ধ করা আছে {1/1}
    muted: নিঃশব্দ {2/1}, মিউট করা আছে {1/1}
    on: চালু {4/4}
    off: বন্ধ {2/4 also}, বন্ধ আছে {1/1}
    active: সক্রিয় {1/2}
    inactive: অ্যাক্টিভ নয় {1/1}
    required: প্রয়োজন {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: গ্রহণ {1}, গ্রহণ করুন {1}, সম্মতি দিন {1}, স্বীকার {1}, স্বীকার করো {1}
    accept/reject second: অস্বীকার করুন {1}, অস্বীকার করো {1}, নাকচ করুন {1}, প্রত্যাখ্যান {1},
      প্রত্যাখ্যান করুন {1}
    active/inactive first: সক্রিয় {1}
    active/inactive second: অ্যাক্টিভ নয় {1}
    add/remove first: জুড়ুন {1}, যোগ করুন {2}, যোগ করো {1}
    add/remove second: অপসারণ {2}, মুছো {1}, সরান {1}
    allow/deny first: allow {1}, অনুমতি দিন {1}
    allow/deny second: অনুমতি দিবেন না {1}, অনুমতি দেবেন না {1}, অস্বীকার {1},
      অস্বীকার করুন {1}, ব্লক করুন {1}
    approve/reject first: অনুমতি দিন {1}, অনুমোদন {1}
    approve/reject second: অস্বীকার {1}
    archive/unarchive first: আর্কাইভ {1}
    archive/unarchive second: আর্কাইভ থেকে সরান {1}
    ascending/descending first: আরোহী {1}
    ascending/descending second: অবরোহী {1}
    available/unavailable first: উপলব্ধ {1}, উপলভ্য {1}
    available/unavailable second: উপলব্ধ নয় {1}, উপলভ্য নয় {1}, উপলভ্য নেই {1}
    before/after first: পূর্বে {2}
    before/after second: পরে {2 also}
    block/unblock first: অবরুদ্ধ {1}
    block/unblock second: অবরোধ মুক্ত {1}
    bookmark/remove-bookmark first: বুকমার্ক যোগ করুন {1}
    bookmark/remove-bookmark second: বুকমার্ক মুছুন {1}
    boost/unboost first: সমর্থন {1}
    boost/unboost second: সমর্থন ফেরত {1}, সমর্থন সরান {1}
    camera-on/off first: ক্যামেরা চালু করুন {1}
    camera-on/off second: ক্যামেরা বন্ধ করুন {1}
    captions-on/off first: সাবটাইটেল চালু করুন {1}
    captions-on/off second: সাবটাইটেল বন্ধ করুন {1}
    check/uncheck first: চেক করুন {1}
    check/uncheck second: আনচেক {1}
    checked/unchecked first: টিক চিহ্ন দেওয়া হয়েছে {1}, পরীক্ষা করা হয়েছে {1}
    checked/unchecked second: টিক চিহ্ন দেওয়া নেই {1}
    connect/disconnect first: সংযুক্ত করুন {1}, সংযোগ করুন {1}
    connect/disconnect second: সংযোগ বিচ্ছিন্ন করুন {1}
    download/cancel first: ডাউনলোড {2}
    download/cancel second: ডাউনলোড বাতিল করুন {2}
    download/remove-download first: ডাউনলোড করুন {1}
    download/remove-download second: ডাউনলোড করা মডিউল মুছুন {1}
    enable/disable first: সক্ষম করুন {1}
    enable/disable second: বন্ধ {1 also}
    enabled/disabled first: চালু করা আছে {1}, সক্ষমিত {1}
    enabled/disabled second: অক্ষম রয়েছে {1}, অক্ষম হয়েছে {1}, বন্ধ করা আছে {1}
    expand-all/collapse-all first: সব বড় করুন {1}, সবকিছু প্রসারিত করুন {1},
      সবগুলি বড় করুন {1}
    expand-all/collapse-all second: সব আড়াল করুন {1}, সবগুলি আড়াল করুন {1}
    expand/collapse first: প্রসারণ {1}, প্রসারিত করুন {1}, বড় করুন {2}, বিস্তৃত {1}
    expand/collapse second: আড়াল করুন {2}, বন্ধ {1 also}, সংকোচন {1}, সঙ্কুচিত করুন {2}
    expanded/collapsed first: প্রসারিত {1}, প্রসারিত হয়েছে {1}, বড় করা হয়েছে {2}
    expanded/collapsed second: আড়াল করা হয়েছে {2}, সংকুচিত {1}, সংকুচিত রয়েছে {1},
      সঙ্কুচিত {1}
    fast-forward/rewind first: দ্রুত এগিয়ে যান {1}, দ্রুত সামনে এগোন {1}
    fast-forward/rewind second: গুটিয়ে নিন {1}, পিছিয়ে যান {1}
    favorite/unfavorite first: পছন্দ {1}, পছন্দগুলি-তে যোগ করুন {1}, প্রিয় {1}
    favorite/unfavorite second: অপছন্দ {1}, পছন্দ সরান {1}, পছন্দগুলি থেকে সরান {1}
    first/last first: প্রথম {1}
    first/last second: শেষ {1 also}, সর্বশেষ {1}
    follow/unfollow first: অনুসরণ কর {1}
    follow/unfollow second: অনুসরণ করা বন্ধ করুন {1}
    forward/back first: এগিয়ে চলুন {1}, ফরওয়ার্ড {1}, সামনে {3}
    forward/back second: পিছনে {3}, পূর্ববর্তী {1}, ফিরুন {1}
    fullscreen-enter/exit first: পর্দা জুড়ে প্রদর্শন {1}, পূর্ণ স্ক্রীণ {1},
      পূর্ণ স্ক্রীনে প্রবেশ করুন {1}, পূর্ণ-স্ক্রিন {1 also}, ফুল-স্ক্রিন মোডে দেখুন {1},
      সম্পূর্নস্ক্রীণ {1}
    fullscreen-enter/exit second: পর্দা জুড়ে প্রদর্শন বন্ধ {1}, পূর্ণ স্ক্রিন বন্ধ করুন {1},
      পূর্ণ স্ক্রীণ বন্ধ করুন {1}, পূর্ণস্ক্রীন থেকে প্রস্থান করুন {1},
      ফুল-স্ক্রিন মোড ছেড়ে বেরোন {1}
    grid/list-view first: গ্রিড {2}, ছক {1}
    grid/list-view second: তালিকা {2}
    import/export first: আমদানি {3}
    import/export second: রপ্তানি {3}
    increase/decrease first: বাড়ান {2}
    increase/decrease second: কমান {2}
    install/uninstall first: ইনস্টল করুন {1}
    install/uninstall second: আনইনস্টল {1}
    left/right first: বাম {3}, বামে {2}
    left/right second: ডান {3}, ডানে {2}
    like/unlike first: লাইক করুন {?}
    like/unlike second: আনলাইক করুন {?}
    lock/unlock first: বন্ধ করো {1}, লক {1}
    lock/unlock second: আনলক করুন {1}, খুলো {1}
    locked/unlocked first: লক করা {1}
    locked/unlocked second: আনলক করা {1}
    maximize/minimize first: বড় করুন {1}
    maximize/minimize second: ছোট করুন {1 also}
    microphone-on/off first: মাইক্রোফোন আনমিউট করুন {1}
    microphone-on/off second: মাইক্রোফোন মিউট করুন {1}
    minimum/maximum first: ন্যূনতম {1}
    minimum/maximum second: সর্বোচ্চ {1}
    mute/unmute first: মিউট {1}, মিউট করুন {1}, শব্দ বন্ধ {1}
    mute/unmute second: আন মিউট {1}, আনমিউট {1}, আনমিউট করুন {1}, সশব্দ {1}, সশব্দ করুন {1}
    next/previous first: পরবর্তী {5}, পরের {1}
    next/previous second: আগের {1}, পূর্ববর্তী {5}
    on/off first: চালু {5}, চালু করা আছে {1}
    on/off second: বন্ধ {5 also}, বন্ধ আছে {1}, বন্ধ করা আছে {1}
    open-menu/close-menu first: মেনু খুলুন {1}
    open-menu/close-menu second: মেনু বন্ধ করুন {1}
    open/close first: খুলুন {5}
    open/close second: বন্ধ {5 also}, বন্ধ করুন {1}
    pause/resume first: পজ করুন {1}, বিরতি {1}, বিরাম {1}
    pause/resume second: অব্যাহত {1}, আবার চালু করা {1}, এগিয়ে যাওয়া {1}, চালিয়ে যান {1},
      পুনঃসূচনা {1}, পুনরায় শুরু {1}
    pin/unpin first: পিন {2}, পিন করুন {1}
    pin/unpin second: আনপিন {2}, আনপিন করুন {1}
    pip-enter/exit first: ছবির-মধ্যে-ছবি মোডে প্রবেশ করুন {1}, ছবির-মধ্যে-ছবি মোডে যান {1},
      পিকচার-ইন-পিকচার {1}
    pip-enter/exit second: ছবির-মধ্যে-ছবি মোড থেকে বেরিয়ে আসুন {1},
      পিকচার-ইন-পিকচার থেকে প্রস্থান করুন {1}
    play/pause first: চালনা করুন {1}, চালান {1}, প্লে {1}, প্লে করুন {1}, বাজানো হবে {1}
    play/pause second: পজ করুন {1}, বিরতি {1}, বিরতি দিন {1}, বিরাম {1}, বিরাম দিন {1},
      স্থগিত {1}
    play/stop first: চালান {1}, প্লে করুন {1}, বাজানো হবে {1}
    play/stop second: থামান {1}
    public/private first: সর্বজনীন {1}
    public/private second: ব্যক্তিগত {1}
    read/unread first: পঠিত {1}, পঠিত হিসেবে চিহ্নিত করুন {1},
      পড়া হয়েছে হিসেবে চিহ্নিত করুন {1}
    read/unread second: অপঠিত {1}, অপঠিত হিসাবে চিহ্নিত করুন {1}, অপঠিত হিসেবে চিহ্নিত করুন {1},
      পড়া হয়নি হিসেবে চিহ্নিত করুন {1}
    record/stop first: রেকর্ডিং শুরু করুন {1}
    record/stop second: রেকর্ডিং বন্ধ করুন {1}
    save/unsave first: সংরক্ষণ {1}
    save/unsave second: সংরক্ষণ মুছো {1}
    select-all/deselect-all first: সব নির্বাচন {1}
    select-all/deselect-all second: সব অনির্বাচিত কর {1}
    select/deselect first: নির্বাচন {1}
    select/deselect second: বাদ দিন {1}
    selected/not-selected first: নির্বাচিত {1}
    selected/not-selected second: অনির্বাচিত {1}, নির্বাচিত নয় {1}
    show-all/hide-all first: সব দেখান {1}
    show-all/hide-all second: সব লুকান {1}
    show-more/show-less first: আরও দেখাও {1}, আরও দেখান {1}, আরও দেখুন {1}
    show-more/show-less second: কম দেখুন {1}, কমিয়ে দেখান {1}, প্রদর্শন কম {1}
    show-password/hide-password first: পাসওয়ার্ড দেখান {2}
    show-password/hide-password second: পাসওয়ার্ড লুকান {2}
    show/hide first: দেখান {1}
    show/hide second: লুকান {1}
    shuffle-on/shuffle-off first: শাফেল মোড চালু করে {1}
    shuffle-on/shuffle-off second: শাফেল মোড বন্ধ করে {1}
    sign-in/sign-out first: প্রবেশ {1}, প্রবেশ করো {1}, লগইন {1}, সাইন-ইন করুন {1}
    sign-in/sign-out second: প্রস্থান {1 also}, প্রস্থান করো {1}, লগ আউট {1}, সাইন-আউট করুন {1}
    start/end first: start {1}
    start/end second: শেষ {1}
    start/stop first: শুরু {1}
    start/stop second: বন্ধ করুন {1 also}
    subscribe/unsubscribe first: সদস্যতা {1}, সদস্যতা নাও {1}, সদস্যতা নিন {1}, সাবস্ক্রাইব {2}
    subscribe/unsubscribe second: আনসাবস্ক্রাইব {2}, পডকাস্ট সরান {1}, সদস্যতা বাতিল {1}
    turn-on/turn-off first: চালু করুন {2}
    turn-on/turn-off second: বন্ধ করুন {2 also}
    undo/redo first: আগের অবস্থায় ফিরুন {1}, পূর্বাবস্থা {1}, পূর্বাবস্থায় ফিরুন {1},
      পূর্বাবস্থায় ফিরো {1}, পূর্বাবস্থায় ফেরান {1}
    undo/redo second: আবার করুন {1}, আবার করো {1}, পুনরাবৃত্তি {1}, পুনরায় করুন {1}
    up/down first: উপরে {1 also}
    up/down second: নীচে {1}
    upload/download first: আপলোড {1}
    upload/download second: ডাউনলোড {1}, ডাউনলোড করুন {1}
    volume-up/volume-down first: ভলিউম বাড়ান {1}, ভলিউম বৃদ্ধি {1}
    volume-up/volume-down second: ভলিউম কমান {1}
    zoom-in/zoom-out first: আরও বড় {1}, জুম বাড়ান {1}, বড় আকারে প্রদর্শন {2}, বড়ো করুন {1},
      সম্প্রসারিত করো জুম {1}
    zoom-in/zoom-out second: আরও ছোট {1}, ছোট আকারে প্রদর্শন {2}, ছোট করুন {1 also},
      সংকুচিত করো জুম {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: ক্লিক {in 6/7}
    click-here tail phrase: এখানে ক্লিক করুন {in 3/7}, ক্লিক করুন {in 5/7},
      বোতামে ক্লিক করুন {in 2/7}
    click-to anywhere verb: ক্লিক {in 18/18}
    click-to tail linked: করতে ক্লিক করুন {in 10/18}, ক্লিক করুন {in 16/18}
    double-tap-to tail linked: ডবল ট্যাপ করুন {in 4/6}, দুবার ট্যাপ করুন {?}
    icon-of closed linked: এর আইকন {3/3}, র আইকন {26/28}
    image-of closed linked: এর চিত্র {?}, এর ছবি {?}, র চিত্র {?}, র ছবি {3/3}
    link-to closed linked: এর লিঙ্ক {?}, র লিংক {?}, র লিঙ্ক {?}
    link-to tail linked: এর লিংক {?}
    logo-of closed linked: এর লোগো {?}, র লোগো {?}
    logo-of tail noun: লোগো {9/9}
    photo-of closed linked: এর ছবি {?}, এর ফটো {?}, র ছবি {2/3}, র ফটো {?}
    press-to tail verb: টিপুন {in 5/14}
    select-to tail linked: খুলতে নির্বাচন করুন {?}, খুলতে বেছে নিন {?}, দেখতে বেছে নিন {?}
    swipe-to anywhere verb: সোয়াইপ {in 5/6}
    swipe-to tail phrase: সোয়াইপ করুন {in 5/6}
    tap-and-hold anywhere verb: ধরে {in 24/26}
    tap-and-hold tail phrase: করে ধরে থাকুন {in 12/26}, করে ধরে রাখুন {in 9/26}
    tap-here anywhere verb: ট্যাপ {in 3/4}
    tap-here head phrase: এখানে ট্যাপ {in 3/4}
    tap-here tail phrase: ট্যাপ করুন {in 3/4}
    tap-to anywhere verb: ট্যাপ {in 14/26}
    tap-to tail linked: আলতো চাপুন {in 7/26}, করতে ট্যাপ করুন {in 8/26}, ট্যাপ করুন {in 14/26}
    thumbnail-of tail linked: পাতার থাম্বনেইল {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: অনুলিপি {3}, অনুসন্ধান {5}, অপসারণ {2}, আপডেট করুন {2}, আমদানি {3}, আর্কাইভ {2},
      ইনস্টল {2}, উত্তর {3}, উত্তর দিন {2}, এডিট করুন {3}, কপি {2}, কপি করুন {2}, খুঁজুন {5},
      খুলুন {4}, ডাউনলোড {3}, ডাউনলোড করুন {4}, তৈরি করো {2}, থামান {2}, দেখুন {3}, পজ করুন {2},
      পড়ুন {2}, পরিবর্তন {2}, পাঠান {2}, পিন {2}, পুনঃনামকরণ {2}, পেস্ট করুন {3},
      প্রতিস্থাপন করুন {2}, প্রদর্শন {2}, প্লে করুন {2}, বন্ধ {5}, বন্ধ করুন {8}, বাতিল {8},
      বাতিল করুন {7}, বিরতি {3}, বিরাম {2}, বেছে নিন {2}, মিউট {3}, মিউট করুন {2}, মুছুন {3},
      মুছে দিন {2}, মুছে ফেলুন {2}, মুছো {2}, মুদ্রণ {3}, যোগ করুন {3}, রপ্তানি {2}, রিসেট {2},
      রিসেট করুন {3}, শেয়ার {4}, শেয়ার করুন {5}, সংরক্ষণ {3}, সংরক্ষণ করুন {2}, সম্পাদনা {5},
      সম্পাদনা করুন {3}, সরান {2}, সামনে {3}, সার্চ করুন {2}, সিঙ্ক {2}, সেভ করুন {4}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: বোতাম {2/1 mobile}
    toggle-button: টগল বোতাম {3/2 browser}
    checkbox: চেকবাক্স {2/1 mobile}
    radio-button: রেডিও বোতাম {4/2 mobile}
    slider: স্লাইডার {4/2 mobile}
    progress-bar: প্রগতি বার {1/1 mobile}
    text-field: সম্পাদনা বাক্স {1/1 mobile}
    search-field: সার্চ পাঠ্য ফিল্ড {1/1 browser}
    combo-box: কম্বো বাক্স {3/2 browser}
    drop-down: পপ আপ বোতাম {1/1 browser}
    image: ছবি {3/2 mobile}
    icon: আইকন {3/2 mobile}
    graphic: গ্রাফিক {1/1 browser}
    link: লিঙ্ক {2/1 mobile}
    menu: মেনু {4/2 browser}
    menu-item: মেনু আইটেম {3/2 browser}
    tab: ট্যাব {3/3 browser}
    toolbar: টুল দণ্ড {1/1 browser}
    heading: শিরোনাম {5/3 mobile}
    dialog: ডায়ালগ {4/2 browser}
    list: তালিকা {3/2 mobile}
    page: পৃষ্ঠা {3/2 mobile}
    """#
  }
}
