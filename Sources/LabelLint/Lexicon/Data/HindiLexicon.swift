extension LexiconData {
  /// The words of Hindi.
  static var hindi: String {
    #"""
    # label-lint lexicon
    language hi

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last
    links: का, की, के

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: पुश बटन {1/1}, बटन {5/3}
    button plural tail: बटनों {1 form}
    toggle-button certain tail: टॉगल बटन {4/3}
    checkbox certain tail: चेक बक्सा {1/1}, चेक बॉक्स {2/2}, चेकबॉक्स {1/1}, जाँच पेटी {1/1},
      जांच पेटी {1/1}
    radio-button certain tail: रेडियो बटन {6/3}
    switch certain tail: स्विच {1/1}
    slider certain tail: स्लाइडर {5/3}
    progress-bar certain tail: प्रगति पट्टी {3/2}, प्रगति बार {1/1}, प्रगति संकेतक {1/1}
    text-field certain tail: संपादन बॉक्स {1/1}
    search-field certain tail: पाठ क्षेत्र खोजें {1/1}, लेख फ़ील्ड खोजें {1/1}
    combo-box certain tail: कॉम्बो पेटी {2/1}, कॉम्बो बक्सा {1/1}, कॉम्बो बॉक्स {2/2},
      ड्रॉप डाउन सूची {1/1}
    drop-down certain tail: ड्रॉप डाउन बटन {1/1}, ड्रॉपडाउन मेन्यू {1/1}, पॉप अप बटन {1/1}
    image noun tail: इमेज {6/4}, चित्र {10/8}, छवि {2/1}, तस्वीर {3/3}, फ़ोटो {3/2}
    icon certain tail: आइकॉन {6/3}
    icon support tail: प्रतीक {3/1}
    picture noun tail: चित्र {5/5}, पिक्चर {5/3}
    picture support tail: तस्वीर {?}
    graphic noun tail: ग्राफ़िक {1/1}, चित्राङ्कन {1/1}
    photo class tail: फ़ोटो {2/1}
    logo certain tail: लोगो {1/1}
    thumbnail class tail: थंबनेल {3/3}, थंमनेल {3/3}
    link class tail: कड़ी {2/1}, लिंक {4/3}
    menu class tail: मेनू {2/2}, मेन्यू {3/2}
    menu-item class tail: मेनू आइटम {1/1}, मेनू मद {1/1}, मेन्यू आइटम {1/1}, मेन्यू मद {1/1}
    tab class tail: टैब {4/4}, पृष्ठ टैब {2/1}
    toolbar class tail: उपकरण पट्टी {1/1}, औज़ार पट्टी {2/1}, टूलबार {1/1}
    heading class tail: टाइटल {1/1}, शीर्षक {5/3}, हेडिंग {1/1}
    dialog class tail: डायलॉग {2/1}, संवाद {3/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: चयनित {3/4}, चुनी गई {1/1}
    not-selected: अचयनित {2/2}, नहीं चयनित {1/1}
    checked: चेक किया गया {1/1}, जांचा हुआ {1/1}, सही का निशान लगाया गया {1/1}
    not-checked: चेक नहीं किया गया {1/1}, जाँच नहीं की गई {1/1},
      सही का निशान नहीं लगाया गया {1/1}
    partly-checked: अर्ध जाँचा हुआ {1/1}, कुछ विकल्प चुने गए {1/1}
    expanded: बड़ा करें {1/1}, बड़ा किया गया {2/1}, विस्तारित {2/2}, विस्तृत {1/1}
    collapsed: गिर गया {1/1}, छोटा करें {1/1}, छोटा किया गया {2/1}, पिचका {1/1}, संक्षिप्त {1/1}
    enabled: चालू है {1/1}, सक्षम {2/1}, सक्षम किया गया {1/1}
    disabled: अक्षम {2/2}, बंद {0/2}
    pressed: दबाया गया {1/1}
    not-pressed: दबाया नहीं गया {1/1}
    muted: आवाज़ बंद की गई {1/1}, मूक {2/1}
    on: ऑन {1/2}, औन {1/1}, चालू {1/2}, चालू है {1/1}, में {1/1}
    off: औफ {1/1}, बंद {5/4}
    active: सक्रिय {1/3}
    inactive: चालू नहीं {1/1}
    required: आवश्यक {1/1}, जरूरी {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: मानें {1}, स्वीकार करें {5}
    accept/reject second: अस्वीकार करें {5}, मना करें {1}
    active/inactive first: सक्रिय {1}
    active/inactive second: चालू नहीं {1}
    add/remove first: add जोड़ना {1}, जोड़ें {2}
    add/remove second: निकालें {2}, हटाए {1}, हटाए remove {1}, हटाएँ {2}, हटाएं {2}
    allow/deny first: allow {1}, अनुमति दें {2}
    allow/deny second: अनुमति न दें {2}, अस्वीकार करें {1}, अस्वीकारें {1}, नामंजूर करें {1},
      ब्लॉक करें {1}, मना करें {1}
    approve/reject first: अनुमति दें {1}
    approve/reject second: अस्वीकार करें {1}
    archive/unarchive first: आर्काइव {1}
    archive/unarchive second: आर्काइव से बाहर निकालें {1}
    ascending/descending first: आरोही क्रम में {1}, छोटे से बड़े की ओर {1}
    ascending/descending second: अवरोही क्रम में {1}, बड़े से छोटे की ओर {1}
    available/unavailable first: उपलब्ध {1}, कास्ट करने के लिए उपलब्ध जगह {1}, मौजूद {1}
    available/unavailable second: अनुपलब्ध {1}, उपलब्ध नहीं {1}, उपलब्ध नहीं है {1}
    before/after first: पहले f {2}
    before/after second: के बाद a {2}
    block/unblock first: ब्लॉक {1}
    block/unblock second: अनब्लॉक {1}
    bookmark/remove-bookmark first: बुकमार्क जोड़ें {1}
    bookmark/remove-bookmark second: बुकमार्क हटाएं {1}
    camera-on/off first: कैमरा चालू करें {1}
    camera-on/off second: कैमरा बंद करें {1}
    captions-on/off first: बंद शीर्षकों को दिखाएँ {1}, सबटाइटल चालू करें {1}
    captions-on/off second: बंद शीर्षकों को छिपायें {1}, सबटाइटल बंद करें {1}
    check/uncheck first: जांचें {1}, सही का निशान लगाकर चुनें {1}
    check/uncheck second: अनचेक करें {1}, सही का निशान हटाएं {1}
    checked/unchecked first: चेक किया गया {1}, जांचा हुआ {1}, सही का निशान लगाया गया {1}
    checked/unchecked second: चेक नहीं किया गया {1}, जाँच नहीं की गई {1},
      सही का निशान नहीं लगाया गया {1}
    connect/disconnect first: कनेक्ट करें {1}
    connect/disconnect second: डिसकनेक्ट करें {1}, डिस्कनेक्ट करें d {1}
    download/cancel first: डाउनलोड करें {1}
    download/cancel second: डाउनलोड कैंसिल करें {1}, डाउनलोड रद्द करें {1}
    download/remove-download first: डाउनलोड करें {1}
    download/remove-download second: डाउनलोड किए गए मॉड्यूल को मिटाएं {1}
    enable/disable first: चालू करें {2}
    enable/disable second: बंद करें {2 also}
    enabled/disabled first: ऑन है {1}, चालू किया गया {1}, चालू है {1}, सक्षम {2},
      सक्षम किया गया {1}
    enabled/disabled second: अक्षम {1}, निष्क्रिय {2}, बंद {1}, बंद किया गया {1}, बंद है {1}
    expand-all/collapse-all first: सब दिखाएं {1}, सभी को बड़ा करें {1}, सभी दिखाएं {1}
    expand-all/collapse-all second: सभी को छोटा करें {1}, सभी छिपाएं {1}
    expand/collapse first: ज़्यादा दिखाएं {1}, पूरा खोलें {1}, बड़ा करें {2}, विस्तार करें {2}
    expand/collapse second: कम दिखाएं {1}, छोटा करें {2}
    expanded/collapsed first: बड़ा करें {1}, बड़ा किया गया {2}, विस्तारित {1}, विस्तृत {1}
    expanded/collapsed second: गिर गया {1}, छोटा करें {1}, छोटा किया गया {2}, पिचका {1},
      संक्षिप्त {1}
    fast-forward/rewind first: तेज़ी से आगे बढ़ाएं {1}, फ़ास्ट फ़ॉरवर्ड {1},
      फ़ास्ट-फ़ॉरवर्ड करें {1}, फास्ट-फॉरवर्ड {1}, फास्ट-फॉरवर्ड करें {1}
    fast-forward/rewind second: पीछे ले जाएं {1}, रिवाइंड करें {1}
    favorite/unfavorite first: पसंद {1 also}, पसंदीदा में जोड़ें {1}, मनपसंद {1},
      मनपसंद में जोड़ें {1}
    favorite/unfavorite second: नापसन्द {1}, पसंदीदा से हटाएँ {1}, पसंदीदा हटाएं {1},
      मनपसंद से हटाएं {1}
    first/last first: पहला {1}, पहला आइटम {1}
    first/last second: अंतिम {1}, आखिरी आइटम {1}
    follow/unfollow first: फ़ॉलो {1}
    follow/unfollow second: अनफ़ॉलो {1}
    forward/back first: forward {1}, अग्रेषित करें {1}, आगे {2}, आगे जाएँ {1}, आगे जाएं {1},
      आगे बढ़ें {1}
    forward/back second: पीछे {2}, पीछे जाएँ {1}, पीछे जाएं {1}, वापस {1}, वापस का चिन्ह {1},
      वापस जाएं {1}
    fullscreen-enter/exit first: पूर्ण स्क्रीन {1}, पूर्णस्क्रीन {1}, फ़ुल स्क्रीन {3},
      फ़ुल स्क्रीन में प्रवेश करें {1}, फ़ुलस्क्रीन मोड पर देखें {1}
    fullscreen-enter/exit second: पूर्ण स्क्रीन छोड़ें {1}, पूर्णस्क्रीन से बाहर निकलें {1},
      फ़ुल स्क्रीन से बाहर निकलें {3}, फ़ुलस्क्रीन मोड से बाहर निकलें {1}
    grid/list-view first: ग्रिड {3}
    grid/list-view second: सूची {3}
    import/export first: आयात करें {1}, इंपोर्ट करें {1}
    import/export second: निर्यात करें {1}
    increase/decrease first: आवाज़ बढ़ गई है {1}, बढ़ाएं {1}
    increase/decrease second: आवाज़ कम हो गई है {1}, कम करें {1}
    install/uninstall first: इंस्टॉल करें {1}
    install/uninstall second: विस्थापित करें {1}
    left/right first: बाएँ {1}, बाएँ ओर {1}, बाएं {1}, बाया {1}, बायाँ {1}, बायाँ l {2}
    left/right second: दाएँ {1}, दाएँ ओर {1}, दाएं {1}, दाया {1}, दायाँ {1}, दायां {1},
      दाहिना {1}, दाहिना r {2}
    like/unlike first: लाइक करें {?}
    like/unlike second: अनलाइक करें {?}
    lock/unlock first: तालाबंद {2}, लॉक करें {1}
    lock/unlock second: खोलें {1}, ताला खोलें {2}
    maximize/minimize first: अधिकतम करें {2}, बड़ा करें {1}
    maximize/minimize second: छोटा करें {1}, न्यूनतम करें {2}
    microphone-on/off first: माइक्रोफ़ोन को अनम्यूट करें {1}
    microphone-on/off second: माइक्रोफ़ोन को म्यूट करें {1}
    minimum/maximum first: कम से कम {1}
    minimum/maximum second: ज़्यादा से ज़्यादा {1}
    mute/unmute first: अवाज बंद करें {1}, मूक करें {1}, म्यूट {1}, म्यूट करें {4}
    mute/unmute second: अनम्यूट {1}, अनम्यूट करें {4}, अवाज चालू करें {1}, आवाज़ चालू {1}
    next/previous first: अगला {5}, अगला चलाएं {1 also}, आगे {2}, आगे बढ़ें {1}
    next/previous second: पिछला {5}, पिछला चलाएं {1}, पीछे जाएं {1}
    on/off first: ऑन {1}, औन {1}, चालू {3}, चालू करें {2 also}, चालू है {1}
    on/off second: ऑफ़ {1}, औफ {1}, बंद {3}, बंद करें {2 also}, बंद है {1}
    open-menu/close-menu first: मेन्यू खोलें {1}
    open-menu/close-menu second: मेन्यू बंद करें {1}
    open/close first: खोलें {9}
    open/close second: बंद करें {9}
    pause/resume first: ठहराएं {1}, थामें {1}, रोकें {2}
    pause/resume second: जारी रखें {2}, जारी रहना {1}, दुबारा शुरू करें {1}, पुनः आरंभ करें {1},
      फिर से शुरू करें {1 also}
    pin/unpin first: पिन {1}, पिन करें {2}
    pin/unpin second: अनपिन {1}, अनपिन करें {2}
    pip-enter/exit first: पिक्चर में पिक्चर चालू करें {1},
      पिक्चर में पिक्चर सुविधा चालू करें {1}, पिक्चर-इन-पिक्चर {1}
    pip-enter/exit second: पिक्चर में पिक्चर सुविधा से बाहर निकलें {1},
      पिक्चर में पिक्चर से बाहर निकलें {1}, पिक्चर-इन-पिक्चर से बाहर निकलें {1}
    play/pause first: चलाएँ {1}, चलाएं {5}, चलायें {1}, प्लेबैक शुरू करते हैं {1}, बजाएँ {1},
      सुनें {1}
    play/pause second: ठहरा हुआ {1}, ठहराएं {1}, ठहरें {1}, पॉज़ करें {1}, प्लेबैक रोकें {1},
      रोके {1}, रोकें {5}
    play/stop first: चलाएं {2}, बजाएँ {1}
    play/stop second: बंद करें {2 also}, रोकें {2 also}
    pressed/not-pressed first: दबाया गया {1}
    pressed/not-pressed second: दबाया नहीं गया {1}
    public/private first: सार्वजनिक {1}
    public/private second: निजी {1}
    read/unread first: पठित चिह्नित करें {1}, पढ़ा गया के तौर पर मार्क करें {1},
      पढ़ा हुआ मार्क करें {1}
    read/unread second: अपठित चिह्नित करें {1}, नहीं पढ़ा गया का निशान लगाएं {1},
      नहीं पढ़ा मार्क करें {1}, पढ़ा नहीं मार्क करें {1}
    record/stop first: रिकॉर्ड करना शुरू करें {1}
    record/stop second: रिकॉर्डिंग बंद करें {1}
    repeat-all/repeat-off first: समग्र पुनरावृत्ति {1}
    repeat-all/repeat-off second: किसी को भी दुबारा नहीं {1}
    save/unsave first: सहेजें {1}
    save/unsave second: हटाएँ {1}
    select-all/deselect-all first: सब चुनें {1}, सभी चुनें {1}
    select-all/deselect-all second: किसी को ना चुनें {1}, सभी अचयनित करें {1}
    select/deselect first: चुनें {1}
    select/deselect second: चुने हुए का निशान हटाएं {1}, चुनें से हटाएं {1}
    selected/not-selected first: चयनित {2}
    selected/not-selected second: अचयनित {2}, नहीं चयनित {1}
    show-all/hide-all first: सभी दिखाएँ {1}
    show-all/hide-all second: सभी छिपाएं {1}
    show-more/show-less first: अधिक दिखाएँ {1}, और दिखाएं {1}, और दिखाओ {2}
    show-more/show-less second: कम दिखाएँ {1}, कम दिखाएं {2}
    show-password/hide-password first: पासवर्ड दिखाएं {2}
    show-password/hide-password second: पासवर्ड छिपाएं {2}
    show/hide first: दिखाएं {1}, प्रदर्शन {1}
    show/hide second: छिपाना {1}, छुपाएं {1}
    shuffle-on/shuffle-off first: कभी ये कभी वो चालू {1}, शफ़ल मोड चालू करें {1}
    shuffle-on/shuffle-off second: कभी ये कभी वो बंद {1}, शफ़ल मोड बंद करें {1}
    sign-in/sign-out first: लॉग इन करें {1}, लॉगइन {1}, लॉगइन करें {1}, लॉगिन {1},
      साइन इन करें {1}
    sign-in/sign-out second: लॉग-आउट करें {1}, लॉगआउट करें {1}, लोग आउट {1}, साइन आउट करें {1}
    start/end first: start {1}, आरंभ करें {2}
    start/end second: end {2}, खत्म {1}
    start/stop first: आरंभ करें {2}, शुरू {1}
    start/stop second: रोकें {2 also}
    subscribe/unsubscribe first: सब्सक्राइब करें {1}
    subscribe/unsubscribe second: अनसब्सक्राईब करें {1}
    turn-on/turn-off first: चालू करें {2}
    turn-on/turn-off second: बंद करें {2 also}
    undo/redo first: अनडू करें {1}, पहले जैसा {1}, पहले जैसा करें {2}, पूर्ववत करें {1},
      पूर्ववत् करें {1}
    undo/redo second: पुनः करें {1}, फिर करें {1}, फिर से करें {2}
    up/down first: ऊपर {2 also}
    up/down second: नीचे {2 also}
    upload/download first: अपलोड करें {1}
    upload/download second: डाउनलोड करें {1}
    visible/hidden first: छुपा हुआ नहीं {1}
    visible/hidden second: छुपा हुआ {1}
    volume-up/volume-down first: आयतन ज्यादा {1}, आवाज तेज {1}, आवाज तेज करें {1},
      आवाज़ बढ़ाएं {1}
    volume-up/volume-down second: आयतन कम {1}, आवाज कम {1}, आवाज हल्की करें {1},
      आवाज़ कम करें {1}
    zoom-in/zoom-out first: आकार बढ़ाएँ {1}, ज़ूम इन {1}, ज़ूम इन करें {1}, बड़ा करें {2 also}
    zoom-in/zoom-out second: आकार घटाएँ {1}, छोटा करें {2 also}, ज़ूम आउट {1}, ज़ूम आउट करें {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to tail linked: का बटन {7/8}
    click-here anywhere verb: क्लिक {in 7/7}
    click-here tail phrase: क्लिक करें {in 5/7}, यहाँ क्लिक करें {?}, यहां क्लिक करें {in 2/7},
      यहां टैप करें {?}
    click-to anywhere verb: क्लिक {in 23/23}
    click-to tail linked: क्लिक करें {in 1/4}, लिए क्लिक करें {in 18/23}
    double-tap-to tail linked: बार क्लिक करें {?}, बार टैप करें {in 5/7}
    icon-of tail linked: का आइकॉन {42/42}, का प्रतीक {?}, की आइकॉन {?}, की प्रतीक {?}
    image-of tail linked: का इमेज {?}, का चित्र {1/1}, की इमेज {1/1}, की चित्र {?}
    link-to tail linked: का लिंक {1/1}, की लिंक {?}, लिए लिंक {?}
    logo-of tail linked: का लोगो {8/8}, की लोगो {?}
    logo-of tail noun: लोगो {10/10}
    photo-of tail linked: का फ़ोटो {?}, की फ़ोटो {?}
    picture-of tail linked: का पिक्चर {?}, की पिक्चर {?}
    press-to anywhere verb: दबाएं {in 14/15}
    press-to tail verb: दबाएं {in 11/15}
    select-to closed linked: ने के लिए चुनें {?}
    swipe-to anywhere verb: स्वाइप {in 6/7}
    swipe-to tail phrase: स्वाइप करें {in 6/7}
    tap-and-hold tail phrase: दबाकर रखें {in 9/27}
    tap-here anywhere verb: टैप {in 4/4}
    tap-here head phrase: यहां टैप {in 4/4}
    tap-here tail phrase: टैप करें {in 4/4}
    tap-to anywhere verb: टैप {in 29/33}
    tap-to tail linked: टैप करें {in 1/5}, लिए टैप करें {in 27/33}, लिए स्पर्श करें {in 1/5}
    thumbnail-of tail linked: की लघु-छवि {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: अपडेट करें {3}, आगे {2}, आयात करें {2}, आर्काइव {3}, आर्काइव करें {2},
      इंस्टॉल करें {2}, उत्तर दें {2}, कैंसिल करें {3}, कॉपी करें {5}, खोज {3}, खोजें {11},
      खोलें {5}, चलाएँ {2}, चलाएं {5}, चिपकाएं {3}, चुनें {5}, छापें {3}, छुपाएं {3},
      जवाब दें {6}, जोड़ें {6}, डाउनलोड {3}, डाउनलोड करें {7}, ढूंढें {4}, देखें {6},
      नाम बदलें {6}, निकालें {3}, निर्यात करें {2}, पिन {4}, पिन करें {2}, फॉरवर्ड करें {2},
      बंद करें {15}, बदलाव करें {3}, बदलें {3}, बुकमार्क {2}, भेजें {4}, मिटाएँ {2},
      मिटाएं {10}, म्यूट करें {4}, रद्द करना {2}, रद्द करें {12}, रिपोर्ट करें {3}, रीसेट {2},
      रीसेट करें {7}, रोकें {6}, ले जाएं {2}, वापस लाएँ {2}, वापस लाएं {2}, शेयर {2},
      शेयर करें {8}, संपादन {4}, संपादित करें {4}, सहेजें {3}, साझा करें {2}, साफ करें {3},
      सिंक {2}, सेव करें {5}, स्कैन करें {2}, स्थापित करें {2}, हटाए {2}, हटाएँ {3}, हटाएं {4}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: कीबोर्ड का बटन

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: यहाँ क्लिक करें
    weak: और पढ़ें

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: बटन {5/3 mobile}
    toggle-button: टॉगल बटन {4/3 browser}
    checkbox: चेक बॉक्स {2/2 mobile}
    radio-button: रेडियो बटन {6/3 mobile}
    switch: स्विच {1/1 mobile}
    slider: स्लाइडर {5/3 mobile}
    progress-bar: प्रगति बार {1/1 mobile}
    text-field: संपादन बॉक्स {1/1 mobile}
    search-field: लेख फ़ील्ड खोजें {1/1 browser}
    combo-box: कॉम्बो बॉक्स {2/2 browser}
    drop-down: पॉप अप बटन {1/1 browser}
    image: इमेज {1/1 mobile}
    icon: आइकॉन {2/2 mobile}
    graphic: ग्राफ़िक {1/1 browser}
    link: लिंक {4/3 mobile}
    menu: मेन्यू {3/2 browser}
    menu-item: मेन्यू आइटम {1/1 browser}
    tab: टैब {4/4 browser}
    toolbar: टूलबार {1/1 browser}
    heading: शीर्षक {5/3 desktop}
    dialog: संवाद {3/2 desktop}
    list: सूची {5/3 mobile}
    page: पेज {1/1 mobile}
    """#
  }
}
