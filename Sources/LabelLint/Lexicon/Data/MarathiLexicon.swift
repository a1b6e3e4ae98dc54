extension LexiconData {
  /// The words of Marathi.
  static var marathi: String {
    #"""
    # label-lint lexicon
    language mr

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: पुश बटण {2/1}, बटण {2/1}
    toggle-button certain tail: टॉगल बटण {3/2}
    checkbox certain tail: चिन्ह चौकोन {2/1}, चेक बॉक्स {1/1}, चेकबॉक्स {1/1}
    radio-button certain tail: रेडिओ बटण {4/2}
    switch certain tail: स्विच {1/1}
    slider certain tail: सरकपट्टी {2/1}, स्लायडर {2/1}
    progress-bar certain tail: प्रगती निदर्शक पट्टी {2/1}, प्रगती बार {1/1}, प्रगती सूचक {1/1}
    text-field certain tail: संपादन बॉक्स {1/1}
    search-field certain tail: मजकूर क्षेत्र शोधा {1/1}, मजकूर फील्ड दर्शवा {1/1}
    combo-box certain tail: काँबो बॉक्स {1/1}, कॉम्बो चौकोन {2/1}, ड्रॉप डाउन सूची {1/1}
    drop-down certain tail: पॉप अप बटण {1/1}
    image noun tail: इमेज {4/2}, चित्र {1/1}, प्रतिमा {2/1}
    icon certain tail: आयकन {4/1}, आयकॉन {1/1}
    icon support tail: चिन्ह {3/1}
    picture noun tail: चित्र {5/3}
    graphic noun tail: ग्राफिक {1/1}
    photo class tail: फोटो {2/1}
    logo certain tail: लोगो {1/1}
    thumbnail class tail: थंबनेल {4/4}
    link class tail: दुवा {3/1}, लिंक {2/1}
    menu class tail: मेनू {2/2}, मेन्यु {2/1}
    menu-item class tail: मेनू आयटम {1/1}, मेन्यु घटक {2/1}
    tab class tail: टॅब {3/3}, पानावरील टॅब {2/1}
    toolbar class tail: टूलबार {1/1}, साधन पट्टी {2/1}
    heading class tail: शिर्षक {2/1}, शीर्षक {2/2}, शीर्षलेख {1/1}
    dialog class tail: डायलॉग {2/1}, संवाद {2/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: निवडली आहे {1/1}, निवडलेले {1/1}
    checked: निवडले {1/1}, निवडलेले {1/1}
    not-checked: निवडले नाही {2/1}
    partly-checked: अंशतः निवडलेले {1/1}
    expanded: विस्तार केला आहे {1/1}, विस्तार केले {1/1}, विस्तारित {1/1}, विस्तृत केले {1/1},
      विस्तृत केलेले {1/1}
    collapsed: कोलॅप्स केला आहे {1/1}, कोलॅप्स केली आहे {1/1}, कोलॅप्स केले {1/1},
      कोसळलेले {1/1}, संकुचित केले {1/1}, संकुचित केलेले {1/1}
    enabled: सुरू केले {3/2}
    disabled: अक्षम केले {1/1}, अक्षम केलेले {1/1}
    muted: मंद केले {2/1}, म्यूट केले {1/1}
    on: सुरू {3/3}
    off: बंद {3/3}
    active: ॲक्टिव्ह {1/1}
    inactive: सुरू नाही {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: स्वीकार करा {1}, स्वीकारा {2}
    accept/reject second: नकार करा {1}, नकार द्या {1}, नाकारा {2}
    activate/deactivate first: ॲक्टिव्हेट करा {1}
    activate/deactivate second: डीअॅक्टिव्हेट करा {1}
    active/inactive first: ॲक्टिव्ह {1}
    active/inactive second: सुरू नाही {1}
    add/remove first: जोडा {2}, समावेष करा {1}
    add/remove second: काढा {1}, काढूण टाका {1}, काढून टाका {2}
    allow/deny first: allow {1}, अनुमती द्या {1}, परवानगी द्या {1}
    allow/deny second: अनुमती देऊ नका {1}, नकार द्या {1}, नाकारा {1}, परवानगी देऊ नका {1},
      ब्लॉक करा {1}
    approve/reject first: मंजूर करा {1}
    approve/reject second: नकार द्या {1}
    archive/unarchive first: आर्काइव्ह {1}
    archive/unarchive second: आर्काइव्हमधून बाहेर काढा {1}
    ascending/descending first: वाढता क्रम {1}
    ascending/descending second: उतरता क्रम {1}
    available/unavailable first: उपलब्ध {1}, उपलब्ध आहे {1}
    available/unavailable second: अनुपलब्ध {1}, उपलब्ध नाही {1}
    before/after first: आधी f {2}
    before/after second: नंतर a {2}
    bookmark/remove-bookmark first: बुकमार्क जोडा {1}
    bookmark/remove-bookmark second: बुकमार्क हटवा {1}
    camera-on/off first: कॅमेरा सुरू करा {1}
    camera-on/off second: कॅमेरा बंद करा {1}
    captions-on/off first: क्लोस्ड कॅपशन्स् दाखवा {1}, सबटायटल सुरू करा {1}
    captions-on/off second: क्लोस्ड् कॅप्शन्स् लपवा {1}, सबटायटल बंद करा {1}
    check/uncheck first: तपासणी करा {1}, तपासा {1}
    check/uncheck second: चौकटीतली खूण काढा {1}, निवड अशक्य करा {1}
    checked/unchecked first: निवडले {1}, निवडलेले {1}
    checked/unchecked second: निवडले नाही {1}
    connect/disconnect first: कनेक्ट करा {1}
    connect/disconnect second: डिस्कनेक्ट करा {1}
    download/cancel first: डाउनलोड करा {1}
    download/cancel second: डाउनलोड रद्द करा {1}
    download/remove-download first: डाउनलोड करा {1}
    download/remove-download second: डाउनलोड हटवा {1}
    enable/disable first: सुरू करा {1}
    enable/disable second: अक्षम करा {1}
    enabled/disabled first: सक्षम {1}, सुरू केले {2}
    enabled/disabled second: अकार्यान्वीत {2}, अक्षम केले {1}, अक्षम केलेले {1}, बंद केले {1}
    expand-all/collapse-all first: सर्व विस्तार करा {1}, सर्व विस्तृत करा {1}
    expand-all/collapse-all second: सर्व कोलॅप्स करा {1}
    expand/collapse first: विस्तार करा {2}, विस्तृत करा {1}
    expand/collapse second: कॉंप्रेस करा {1}, कोलॅप्स {1}, कोलॅप्स करा {2}, संकुचित करा {1},
      संक्षिप्त करा {1}
    expanded/collapsed first: विस्तार केला आहे {1}, विस्तार केले {1}, विस्तारित {1},
      विस्तृत केले {1}, विस्तृत केलेले {1}
    expanded/collapsed second: कोलॅप्स केला आहे {1}, कोलॅप्स केली आहे {1}, कोलॅप्स केले {1},
      कोसळलेले {1}, संकुचित केले {1}, संकुचित केलेले {1}
    fast-forward/rewind first: फास्ट फॉरवर्ड करा {1}
    fast-forward/rewind second: रिवाईँड करा {1}, रीवाइंड करा {1}
    favorite/unfavorite first: आवडते {1}
    favorite/unfavorite second: आवडत नसल्याचे चिन्हांकित करा {1}
    first/last first: पहिला {1}, पहिले {1}
    first/last second: शेवटचा {1}, शेवटचे {1}
    forward/back first: forward {1}, पुढील {1}, पुढे {1}
    forward/back second: मागील {1}, मागे {1}
    fullscreen-enter/exit first: क्षेत्रे {1}, पदडाभर {1}, पूर्ण स्क्रीन {1}, फुल स्क्रीन {1},
      फुल स्क्रीन एंटर करा {1}, फुलस्क्रीनवर पहा {1}, संपूर्ण पडदा {1}
    fullscreen-enter/exit second: क्षेत्रेमधून बाहेर पडा {1}, पदडाभर सोडा {1},
      पूर्ण स्क्रीनमधून निर्गमन करा {1}, फुलस्क्रीनवरून बाहेर पडा {1},
      संपूर्ण पडद्यातून बाहेर पडा {1}
    grid/list-view first: ग्रिड {1}
    grid/list-view second: यादी {1}, सूची {1}
    import/export first: आयात {1}, इंपोर्ट {1}
    import/export second: एक्सपोर्ट {1}, निर्यात {1}, निर्यात करा {1}
    increase/decrease first: वाढवला आहे {1}, वाढवा {1}
    increase/decrease second: कमी करा {1}, कमी केला आहे {1}
    install/uninstall first: स्थापना करा {1}
    install/uninstall second: अनइंस्टॉल करा {1}
    left/right first: डावीकडे l {2}, डावे {2}
    left/right second: उजवा r {2}, उजवे {2}
    lock/unlock first: लॉक {2}, लॉक करा {1}
    lock/unlock second: अनलॉक {1}, कुलूपबंद अशक्य करा {2}
    locked/unlocked first: लॉक {1 also}
    locked/unlocked second: अनलॉक {1}
    maximize/minimize first: मोठे करा {2}, वाढवा {1}
    maximize/minimize second: कमी करा {1}, छोटे करा {2}
    microphone-on/off first: मायक्रोफोन अनम्यूट करा {1}
    microphone-on/off second: मायक्रोफोन म्यूट करा {1}
    minimum/maximum first: किमान {1}
    minimum/maximum second: कमाल {1}
    mute/unmute first: गप्प करा {1}, मंद करा {1}, मुक {1}, म्यूट करा {2}
    mute/unmute second: अनम्यूट करा {2}, अमूक {1}, बोलके करा {1}, मंद अशक्य करा {1}
    next/previous first: पुढील {4}, पुढे {1}
    next/previous second: मागील {4}
    on/off first: सुरू {5}, सुरू आहे {1}
    on/off second: बंद {5}, बंद आहे {1}
    open/close first: उघडा {6}
    open/close second: बंद करा {6}
    pause/resume first: थांबवा {1}, विराम द्या {1}
    pause/resume second: पुढे सुरू ठेवा {1}, पुन्हा करा {1 also}, रेझ्युमे {1}, सुरू ठेवा {1}
    pin/unpin first: पिन {1}
    pin/unpin second: अनपिन {1}, अनपिन करा {1}
    pip-enter/exit first: चित्रात-चित्र एंटर करा {1}, पिक्चर-इन-पिक्चर {1}
    pip-enter/exit second: चित्रात-चित्र मधून बाहेर पडा {1}, पिक्चर-इन-पिक्चरमधून बाहेर पडा {1}
    play/pause first: चालवा {2}, प्ले करा {2}, प्लेबॅक सुरू करा {1}
    play/pause second: थांबवा {2}, प्लेबॅक थांबवा {1}, विराम {1}, विराम द्या {2},
      विरामित करा {1}
    play/stop first: चालवा {1}, प्ले करा {4}
    play/stop second: थांबवा {1 also}, थांबा {4}
    public/private first: सार्वजनिक {1}
    public/private second: खासगी {1}
    read/unread first: वाचलेले अशी खूण करा {1}
    read/unread second: न वाचलेली म्हणून मार्क करा {1}
    record/stop first: रेकॉर्डिंग सुरू करा {1}
    record/stop second: रेकॉर्डिंग थांबवा {1}
    select-all/deselect-all first: सर्व निवडा {1}
    select-all/deselect-all second: सर्व निवड रद्द करा {1}
    select/deselect first: निवडा {1}
    select/deselect second: निवड रद्द करा {1 also}
    show-more/show-less first: अधिक दर्शवा {1}, अधिक दाखवा {1}
    show-more/show-less second: कमी दर्शवा {1}, कमी दाखवा {1}
    show-password/hide-password first: पासवर्ड दर्शवा {1}, पासवर्ड दाखवा {1}
    show-password/hide-password second: पासवर्ड लपवा {1}
    show/hide first: दाखवा {1}
    show/hide second: लपवा {1}
    shuffle-on/shuffle-off first: शफल मोड सुरू करा {1}
    shuffle-on/shuffle-off second: शफल मोड बंद करा {1}
    sign-in/sign-out first: प्रवेश {1}, साइन इन {1}, साइन इन करा {1}
    sign-in/sign-out second: बाहेर पडा {1 also}, साइन आउट करा {1}
    start/end first: सुरू करा {2 also}
    start/end second: end {2}
    start/stop first: सुरुवात करा {1}, सुरू करा {2 also}
    start/stop second: थांबवा {2 also}
    subscribe/unsubscribe first: सबस्क्राईब {1}
    subscribe/unsubscribe second: सबस्क्राईब काढा {1}
    turn-on/turn-off first: चालू करा {1 weak}, सुरू करा {1 weak}
    turn-on/turn-off second: बंद करा {1 also weak}
    undo/redo first: पहिल्यासारखे करा {1}, पूर्ववत करा {2}
    undo/redo second: पुनः करा {1}, पुन्हा करा {2}
    upload/download first: अपलोड करा {1}
    upload/download second: डाउनलोड करा {1}
    volume-up/volume-down first: आवाज वाढवा {1}
    volume-up/volume-down second: आवाज कमी करा {1}, आवाज वाढवा कमी करा {1}
    zoom-in/zoom-out first: झूम इन करा {1}, झूम वाढवा {1}, दृष्य बदल लहान करा {1},
      मोठे करा {1 also}
    zoom-in/zoom-out second: छोटे करा {1 also}, झूम कमी करा {1}, दृष्य बदल मोठे करा {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here tail phrase: क्लिक करा {in 4/6}, राइट क्लिक करा {in 2/6}
    click-to tail linked: करण्यासाठी क्लिक करा {in 13/22}, क्लिक करा {in 20/22}
    double-tap-to tail linked: दोन वेळा टॅप करा {?}, दोनदा टॅप करा {in 6/6}
    icon-of closed linked: चा आयकन {19/19}, चा चिन्ह {?}, ची आयकन {?}, ची चिन्ह {?},
      चे आयकन {?}, चे चिन्ह {?}
    image-of closed linked: चा इमेज {?}, चा प्रतिमा {?}, ची इमेज {?}, ची प्रतिमा {?},
      चे इमेज {?}, चे प्रतिमा {?}
    link-to closed linked: चा लिंक {?}, ची लिंक {?}
    link-to tail linked: ची लिंक {?}
    logo-of closed linked: चा लोगो {?}, ची लोगो {?}, चे लोगो {?}
    logo-of tail noun: लोगो {10/10}
    photo-of closed linked: चा फोटो {?}, ची फोटो {?}, चे फोटो {?}
    picture-of closed linked: चा चित्र {1/1}, ची चित्र {?}, चे चित्र {1/2}
    select-to tail linked: उघडण्यासाठी निवडा {in 2/3}
    swipe-to anywhere verb: स्वाइप {in 4/4}
    swipe-to tail phrase: स्वाइप करा {in 3/4}
    tap-and-hold anywhere verb: धरून {in 23/26}
    tap-and-hold tail phrase: आणि धरून ठेवा {in 10/26}, करून धरून ठेवा {in 7/26},
      धरून ठेवा {in 17/26}
    tap-here head phrase: इथे टॅप {in 3/4}
    tap-here tail phrase: टॅप करा {in 4/4}
    tap-to tail linked: करण्यासाठी टॅप करा {in 11/26}, टॅप करा {in 23/26}
    thumbnail-of head linked: पृष्ठाचे थंबनेल {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: अपडेट करा {2}, उघडा {4}, एंटर {2}, एंटर करा {2}, काढा {2}, काढून टाका {4},
      कॉपी करा {3}, छापा {2}, जोडा {3}, डाउनलोड करा {5}, थांबवा {3}, थांबा {5}, नष्ट करा {3},
      नाव बदला {2}, निवडा {6}, पहा {2}, पाठवा {2}, पिन {3}, पुनर्संचयित करा {2},
      पुनर्स्थित करा {2}, पूर्वस्थितीत आणा {2}, पेस्ट करा {3}, प्ले करा {4}, बंद करा {12},
      म्यूट करा {2}, रद्द करा {11}, रीसेट करा {4}, लपवा {2}, विराम द्या {2}, शेअर करा {4},
      शोध {4}, शोधा {9}, संग्रहित करा {2}, संपादन {3}, संपादित करा {5}, साफ करा {4},
      सिंक करा {2}, सेव्ह करा {4}, स्कॅन करा {2}, स्थापित करा {2}, हटवा {6}, हलवा {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    icon: गुणिले आयकन, डॉलर आयकन

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: बटण {2/1 mobile}
    toggle-button: टॉगल बटण {3/2 browser}
    checkbox: चेक बॉक्स {1/1 mobile}
    radio-button: रेडिओ बटण {4/2 mobile}
    switch: स्विच {1/1 mobile}
    slider: स्लायडर {2/1 mobile}
    progress-bar: प्रगती बार {1/1 mobile}
    text-field: संपादन बॉक्स {1/1 mobile}
    search-field: मजकूर फील्ड दर्शवा {1/1 browser}
    combo-box: ड्रॉप डाउन सूची {1/1 mobile}
    drop-down: पॉप अप बटण {1/1 browser}
    image: इमेज {1/1 mobile}
    icon: आयकन {1/1 mobile}
    graphic: ग्राफिक {1/1 browser}
    link: लिंक {2/1 mobile}
    menu: मेनू {2/2 browser}
    menu-item: मेनू आयटम {1/1 browser}
    tab: टॅब {3/3 browser}
    toolbar: टूलबार {1/1 browser}
    heading: शीर्षक {2/2 mobile}
    dialog: डायलॉग {2/1 browser}
    list: सूची {1/1 mobile}
    page: पेज {1/1 mobile}
    """#
  }
}
