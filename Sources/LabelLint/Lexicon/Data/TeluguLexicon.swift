extension LexiconData {
  /// The words of Telugu.
  static var telugu: String {
    #"""
    # label-lint lexicon
    language te

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last
    links: యొక్క

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: బటన్ {2/1}
    toggle-button certain tail: టోగుల్ బటన్ {1/1}, టోగుల్ మీట {2/1}
    checkbox certain tail: చెక్ బాక్స్ {3/2}, చెక్బాక్స్ {1/1}
    radio-button certain tail: రేడియో బటన్ {2/1}, రేడియో మీట {2/1}
    switch certain tail: మార్చేది {1/1}
    slider certain tail: స్లయిడర్ {2/1}, స్లైడరు {2/1}
    progress-bar certain tail: అబివృద్ధి సూచిక {2/1}, ప్రోగ్రెస్ బార్ {1/1},
      ప్రోగ్రెస్ సూచిక {1/1}
    text-field certain tail: ఎడిట్ బాక్స్ {1/1}
    search-field certain tail: టెక్స్ట్ ఫీల్డ్ శీధించు {1/1}, శోధన వచనం ఫీల్డ్ {1/1}
    combo-box certain tail: కాంబో పెట్టె {1/1}, కాంబో బాక్స్ {2/1}, డ్రాప్ డౌన్ లిస్ట్ {1/1}
    drop-down certain tail: పాప్ అప్ బటన్ {1/1}
    image noun tail: ఇమేజ్ {2/1}, చిత్రం {6/4}, ప్రతిరూపం {2/1}, బొమ్మ {3/2}
    icon certain tail: చిహ్నం {5/2}, ప్రతిమ {3/1}
    picture noun tail: చిత్రం {2/1}
    graphic noun tail: గ్రాఫిక్ {1/1}
    photo class tail: ఫోటో {2/1}
    logo certain tail: లోగో {1/1}
    thumbnail class tail: థంబ్నెయిల్ {2/2}
    link class tail: లంకె {2/1}, లింకు {1/1}, లింక్ {2/1}
    menu class tail: మెనూ {2/2}
    menu-item class tail: జాబితా అంశం {2/1}, మెనూ అంశం {1/1}
    tab class tail: టాబ్ {1/1}, ట్యాబ్ {1/1}, పేజీ టాబ్ {2/1}
    toolbar class tail: సాధన పట్టీ {2/1}, సాధన బార్ {1/1}
    heading class tail: ఎగువ సూచి {2/1}, ముఖ్య శీర్షిక {1/1}, శీర్షిక {2/2}
    dialog class tail: డైలాగ్ {2/1}, సంభాషణ {2/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: ఎంచుకోబడింది {2/1}, ఎంపికకాబడిన {1/1}, ఎంపికకాబడినది {1/1}
    not-selected: ఎంపికకాని {1/1}, ఎంపికకాబడలేదు {1/1}, ఎంపికచేయలేదు {1/1}
    checked: ఎంచుకోబడింది {2/1}
    not-checked: ఎంచుకోబడలేదు {1/1}, ఎంచుకోలేదు {1/1}
    partly-checked: పాక్షికంగా ఎంచుకోబడింది {1/1}
    expanded: విస్తరించబడింది {3/1}, విస్తరించారు {1/1}, విస్తరించిన {1/1},
      విస్తరింపజేయబడింది {1/1}
    collapsed: కుదించబడింది {4/1}, కుదించారు {1/1}, కూలిన {1/1}
    enabled: ఎనేబుల్ చేయబడింది {1/1}, క్రియాశీలీకరించిన {2/1}
    disabled: నిలిపివేయబడింది {1/1}
    muted: నిశబ్దం {2/1}, మ్యూట్ చేసినవి {1/1}
    on: ఆన్ {1/1}, ఆన్చేయి {1/1}, ఆన్లో ఉంది {3/1}
    off: ఆఫ్ {2/2}, ఆఫ్ అయ్యింది {1/1}, ఆఫ్చేయి {1/1}, ఆఫ్లో ఉంది {2/1}
    active: సక్రియం {1/1}
    inactive: యాక్టివ్గా లేదు {1/1}
    required: అవసరమైనది {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: ఆమోదించు {2}, ఆమోదిస్తున్నాను {1}
    accept/reject second: తిరస్కరించు {2}, తిరస్కరిస్తున్నాను {1}
    activate/deactivate first: యాక్టివేట్ చేయండి {1}
    activate/deactivate second: డీయాక్టివేట్ చేయండి {1}
    active/inactive first: సక్రియం {1}
    active/inactive second: యాక్టివ్గా లేదు {1}
    add/remove first: చేర్చు {1}, జతచేయి {1}, జోడించండి {1}, జోడించు {1}
    add/remove second: తీసివేయండి {1}, తీసివేయి {1}, తొలగించు {1}
    allow/deny first: allow {1}, అనుమతించండి {1}, అనుమతించు {1}, అనుమతిస్తున్నాను {1}
    allow/deny second: అనుమతించవద్దు {1}, తిరస్కరించండి {1}, తిరస్కరించు {1},
      తిరస్కరిస్తున్నాను {1}, నిరోధించు {1}
    approve/reject first: ఆమోదించు {1}
    approve/reject second: తిరస్కరించు {1}
    archive/unarchive first: ఆర్కైవ్ {1}
    archive/unarchive second: ఆర్కైవ్ నుండి తీసివేయి {1}
    ascending/descending first: ఆరోహణ {1}
    ascending/descending second: అవరోహణ {1}
    available/unavailable first: అందుబాటులో ఉంది {2}
    available/unavailable second: అందుబాటులో లేదు {2}, అందుబాటులో లేనివి {1}
    before/after first: ముందు f {2}
    before/after second: తరువాత a {2}
    bookmark/remove-bookmark first: బుక్మార్క్ను జోడించండి {1}
    bookmark/remove-bookmark second: బుక్మార్క్ను తొలగించండి {1}
    camera-on/off first: కెమెరాను ఆన్ చేయి {1}
    camera-on/off second: కెమెరాను ఆఫ్ చేయి {1}
    captions-on/off first: ఉప శీర్షికలను ఎనేబుల్ చేయి {1}, మూసిన శీర్షికలను చూపు {1}
    captions-on/off second: ఉప శీర్షికలను డిజేబుల్ చేయి {1}, మూసిన శీర్షికలను మరుగునవుంచు {1}
    check/uncheck first: చెక్ {1}, చెక్ చేయండి {1}
    check/uncheck second: అన్చెక్ {1}, ఎంపిక చేయబడలేదు {1}
    checked/unchecked first: ఎంచుకోబడింది {1}
    checked/unchecked second: ఎంచుకోబడలేదు {1}, ఎంచుకోలేదు {1}
    connect/disconnect first: అనుసంధానించు {1}, కనెక్ట్ చేయి {1}
    connect/disconnect second: అననుసంధానించు {1}, డిస్కనెక్ట్ చేయి {1}
    download/cancel first: డౌన్లోడ్ {1}
    download/cancel second: డౌన్లోడ్ను రద్దు చేయండి {1}
    download/remove-download first: డౌన్లోడ్ చేయండి {1}
    download/remove-download second: డౌన్లోడ్ను తొలగించండి {1}
    enable/disable first: ప్రారంభించండి {1 also}
    enable/disable second: నిలిపివేయి {1}
    enabled/disabled first: ఎనేబుల్ చేయబడింది {1}, క్రియాశీలీకరించిన {2}, ప్రారంభించబడింది {1}
    enabled/disabled second: అచేతనపరచివుంది {2}, డిజేబుల్ చేయబడింది {1}, నిలిపివేయబడింది {1}
    expand-all/collapse-all first: అన్నింటినీ విస్తరించండి {1}, అన్నీ విస్తరించు {1}
    expand-all/collapse-all second: అన్నింటినీ కుదించండి {1}, అన్నీ కుదించు {1}
    expand/collapse first: విస్తరించండి {1}, విస్తరించు {4}, విస్తరింపజేయి {1}
    expand/collapse second: కుదించండి {1}, కుదించు {4}
    expanded/collapsed first: విస్తరించబడింది {3}, విస్తరించారు {1}, విస్తరించిన {1},
      విస్తరింపజేయబడింది {1}
    expanded/collapsed second: కుదించబడింది {3}, కుదించారు {1}, కూలిన {1}
    fast-forward/rewind first: వేగంగా ఫార్వర్డ్ చేయండి {1}, వేగంగా ఫార్వార్డ్ చేయి {1}
    fast-forward/rewind second: రివైండ్ చేయండి {1}, రివైండ్ చేయి {1}
    favorite/unfavorite first: ఇష్టమైనది {1}
    favorite/unfavorite second: ఇష్టమైన వాటి నుండి తీసివేయి {1}
    first/last first: మొదటిది {1}, మొదలు {1}
    first/last second: చివర {1}, చివరిది {1}
    follow/unfollow first: అనుసరించు {1}
    follow/unfollow second: అనుసరించవద్దు {1}
    forward/back first: forward {1}, ఫార్వర్డ్ {1}, ఫార్వార్డ్ చేయి {1}, ముందు {1}, ముందుకు {1}
    forward/back second: వెనక్కి {1}, వెనుక {1}, వెనుకకు {1}
    fullscreen-enter/exit first: నిండుతెర {1}, పూర్తి స్క్రీన్ {1},
      పూర్తి స్క్రీన్లోకి ప్రవేశించు {1}, పూర్తితెర {1}, ఫుల్ స్క్రీన్లోకి ప్రవేశించు {1},
      ఫుల్-స్క్రీన్ {1}
    fullscreen-enter/exit second: నిండుతెర వదిలిపెట్టు {1},
      పూర్తి స్క్రీన్ నుండి నిష్క్రమించండి {1}, ఫుల్ స్క్రీన్ నుండి నిష్క్రమించండి {1},
      ఫుల్-స్క్రీన్ నుండి నిష్క్రమించండి {1}
    grid/list-view first: గ్రిడ్ {1}
    grid/list-view second: జాబితా {1}, లిస్ట్ {1}
    import/export first: దిగుమతి {1}, దిగుమతి చేయండి {1}
    import/export second: ఎగుమతి {1}, ఎగుమతి చేయండి {1}, ఎగుమతి చేయి {1}
    increase/decrease first: పెంచు {1}, వాల్యూమ్ను పెంచండి {1 also}
    increase/decrease second: తగ్గించు {1}, వాల్యూమ్ను తగ్గించండి {1 also}
    install/uninstall first: ఇన్స్టాల్ చేయండి {1}
    install/uninstall second: అన్ఇన్స్టాల్ చేయి {1}
    left/right first: ఎడమ {3}, ఎడమ l {2}
    left/right second: కుడి {3}, కుడి r {2}
    like/unlike first: ఇష్టం {1}
    like/unlike second: అయిష్టం {1}
    lock/unlock first: తాళంవేయి {2}, లాక్ {1}
    lock/unlock second: అన్లాక్ చేయి {1}, తాళంతీయి {2}
    locked/unlocked first: లాక్ చేయబడింది {1}
    locked/unlocked second: అన్లాక్ చేయబడింది {1}
    maximize/minimize first: గరిష్ఠీకరించు {1}, పెద్దది చేయు {2}
    maximize/minimize second: కనిష్టీకరించు {1}, చిన్నదిచేయు {2}
    microphone-on/off first: మైక్రోఫోన్ను అన్మ్యూట్ చేయి {1}
    microphone-on/off second: మైక్రోఫోన్ను మ్యూట్ చేయి {1}
    minimum/maximum first: కనిష్ఠం {1}
    minimum/maximum second: గరిష్ఠం {1}
    mute/unmute first: నిశ్శబ్దం {1}, మూగ {1}, మ్యూట్ {1}, మ్యూట్ చేయండి {1}, మ్యూట్ చేయి {1}
    mute/unmute second: అన్మ్యూట్ చేయండి {1}, అన్మ్యూట్ చేయి {1}, శబ్దం {1}
    next/previous first: తరువాత {3}, తర్వాత {3}
    next/previous second: క్రితం {1}, మునుపటి {3}
    on/off first: ఆన్ {1}, ఆన్ చేయబడ్డాయి {1}, ఆన్చేయి {1}, ఆన్లో ఉంది {2}, చేతనం {1}
    on/off second: అచేతనం {1}, ఆఫ్ {1}, ఆఫ్ అయ్యింది {1}, ఆఫ్ చేయబడ్డాయి {1}, ఆఫ్చేయి {1},
      ఆఫ్లో ఉంది {2}
    open-menu/close-menu first: మెనూని తెరువు {1}
    open-menu/close-menu second: మెనూని మూసివేయి {1}
    open/close first: తెరువు {4}
    open/close second: మూయి {2}, మూయు {1}, మూసివేయండి {1}, మూసివేయి {4}
    pause/resume first: నిలిపివేయి {1}, నిలుపు {1}, పాజ్ చేయి {2}
    pause/resume second: కొనసాగించండి {2}, కొనసాగించు {1}, మళ్లీ ప్రారంభించండి {1},
      మళ్ళీ ప్రారంభించండి {1 also}
    pin/unpin first: పిన్ చేయండి {1}, పిన్ చేయి {1}
    pin/unpin second: అన్పిన్ చేయి {1}
    pip-enter/exit first: చిత్రంలో చిత్రం మోడ్లోకి ప్రవేశిస్తుంది {1}, పిక్చర్-ఇన్-పిక్చర్ {1}
    pip-enter/exit second: చిత్రంలో చిత్రం మోడ్ నుండి నిష్క్రమింపజేయి {1},
      చిత్రంలో చిత్రం మోడ్ నుండి నిష్క్రమింపజేస్తుంది {1},
      పిక్చర్-ఇన్-పిక్చర్ నుండి నిష్క్రమించండి {1}
    play/pause first: ఆడించు {1}, నడుపు {1}, ప్లే {1}, ప్లే చేయండి {1}, ప్లే చేయి {2},
      ప్లేబాక్ ప్రారంభించు {1}
    play/pause second: నిలిపివుంచు {1}, నిలిపివేయి {1}, నిలుపు {1}, పాజ్ {1}, పాజ్ చేయండి {1},
      పాజ్ చేయి {2}, ప్లేబాక్ నిలిపివుంచు {1}
    play/stop first: ఆడించు {1}, ప్లే చేయండి {1}, ప్లే చేయి {1}
    play/stop second: ఆపండి {1}, ఆపివేయి {1}, ఆపు {1}
    read/unread first: చదివినట్టుగా గుర్తుపెట్టు {1}, చదివినట్లుగా గుర్తించు {1},
      చదివినట్లుగా గుర్తుపెట్టు {1}
    read/unread second: చదవనట్టుగా గుర్తుపెట్టు {1}, చదవనట్లుగా గుర్తు పెట్టు {1},
      చదవనిదిగా మార్క్ చేస్తుంది {1}
    record/stop first: రికార్డింగ్ను ప్రారంభించండి {1}
    record/stop second: రికార్డ్ చేయడం ఆపివేయి {1}
    select-all/deselect-all first: అన్నిటినీ ఎంచుకో {1}
    select-all/deselect-all second: అన్నిటి ఎంపికను రద్దుచేయి {1}, ఎంపిక మొత్తం రద్దుచేయి {1}
    select/deselect first: ఎంచుకోండి {1}
    select/deselect second: ఎంచుకోవద్దు {1}
    selected/not-selected first: ఎంపికకాబడిన {1}, ఎంపికకాబడినది {1}
    selected/not-selected second: ఎంపికకాని {1}, ఎంపికకాబడలేదు {1}, ఎంపికచేయలేదు {1}
    show-all/hide-all first: అన్నీ చూపించు {1}
    show-all/hide-all second: అన్నీ దాచు {1}
    show-more/show-less first: మరింత చూపు {1}, మరిన్ని చూపించు {1}
    show-more/show-less second: తక్కువ చూపించు {1}, తక్కువ చూపు {1}
    show-password/hide-password first: పాస్వర్డ్ను చూపించు {1}, సంకేతపదాన్ని చూపించు {1}
    show-password/hide-password second: పాస్వర్డ్ను దాచిపెట్టు {1}, సంకేతపదాన్ని దాచు {1}
    show/hide first: చూపించు {1}
    show/hide second: దాచు {1}
    shuffle-on/shuffle-off first: షఫుల్ మోడ్ను ఎనేబుల్ చేయండి {1}
    shuffle-on/shuffle-off second: షఫుల్ మోడ్ను డిజేబుల్ చేయండి {1}
    sign-in/sign-out first: లాగిన్ {1}, సైన్ ఇన్ {1}, సైన్ ఇన్ చేయండి {1}
    sign-in/sign-out second: లాగౌట్ అవ్వండి {1}, సైన్ ఔట్ {1}
    start/end first: start {1}, ప్రారంభించు {2 also}
    start/end second: end {2}, ముగించు {1}
    start/stop first: ప్రారంభించు {2}
    start/stop second: ఆపివేయి {2}
    subscribe/unsubscribe first: సభ్యత్వం {1}
    subscribe/unsubscribe second: సభ్యత్వాన్ని తొలగించుము {1}
    turn-on/turn-off first: ఆన్ చేయండి {1}, ఆన్ చేయి {1}
    turn-on/turn-off second: ఆఫ్ చేయండి {1}, ఆఫ్ చేయి {1}
    undo/redo first: అన్డు {1}, చర్య రద్దు {1}, చర్య రద్దు చేయి {1}, రద్దు చెయ్యి {1},
      రద్దుచేయి {1}
    undo/redo second: చర్యను పునరావృతం చేయి {1}, పునరావృతం {1}, మళ్లీ చేయి {1},
      మళ్ళీ చెయ్యి {1}, మళ్ళీచేయు {1}
    upload/download first: అప్లోడ్ చేయి {1}
    upload/download second: డౌన్లోడ్ {1}, డౌన్లోడ్ చేయండి {1}
    volume-up/volume-down first: వాల్యూమ్ను పెంచండి {1 also}, శబ్దము పెంచు {1}
    volume-up/volume-down second: వాల్యూమ్ను తగ్గించండి {1 also}, శబ్దము తగ్గించు {1}
    zoom-in/zoom-out first: జూమిన్ చెయ్యి {1}, జూమ్ చేయి {1}, జూమ్పెంచు {1},
      దగ్గరికి జూమ్ చేయి {1}
    zoom-in/zoom-out second: జూమౌట్ చెయ్యి {1}, జూమ్ తగ్గించు {1}, జూమ్తగ్గించు {1},
      దూరంగా జూమ్ చేయి {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: క్లిక్ {in 6/6}
    click-here tail phrase: ఇక్కడ క్లిక్ చేయండి {in 2/6}, క్లిక్ చేయండి {in 4/6},
      రైట్ క్లిక్ చేయండి {in 2/6}
    click-to anywhere verb: క్లిక్ {in 22/22}
    click-to tail linked: క్లిక్ చేయండి {in 21/22}, చేయడానికి క్లిక్ చేయండి {in 8/22}
    double-tap-to tail linked: డబుల్ ట్యాప్ చేయండి {in 4/5}, రెండుసార్లు ట్యాప్ చేయండి {?},
      రెండుసార్లు నొక్కండి {?}
    icon-of closed linked: యొక్క చిహ్నం {?}, యొక్క ప్రతిమ {?}
    image-of closed linked: యొక్క చిత్రం {?}, యొక్క ప్రతిరూపం {?}
    link-to closed linked: కి లింక్ {?}, కు లింక్ {?}
    link-to tail linked: కు లింక్ {?}
    logo-of closed linked: యొక్క లోగో {?}
    logo-of tail noun: లోగో {10/10}
    photo-of closed linked: యొక్క ఫోటో {?}
    press-to tail verb: నొక్కండి {in 14/14}
    select-to tail linked: చూడటానికి ఎంచుకోండి {?}, తెరవడానికి ఎంచుకోండి {in 2/3}
    select-to tail verb: ఎంచుకోండి {in 3/3}
    swipe-to anywhere verb: స్వైప్ {in 4/4}
    swipe-to tail phrase: స్వైప్ చేయండి {in 4/4}
    tap-and-hold anywhere verb: నొక్కి {in 22/26}
    tap-and-hold tail phrase: నొక్కి ఉంచండి {in 11/26}, నొక్కి పట్టుకోండి {in 7/26}
    tap-here anywhere verb: ట్యాప్ {in 3/4}
    tap-here head phrase: ఇక్కడ ట్యాప్ {in 3/4}
    tap-here tail phrase: ట్యాప్ చేయండి {in 3/4}
    tap-to tail linked: చేయడానికి నొక్కండి {in 8/27}, ట్యాప్ చేయండి {?}, నొక్కండి {in 20/27}
    thumbnail-of tail linked: పేజీ నఖచిత్రం {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: అతికించు {2}, ఆపివేయి {3}, ఆర్కైవ్ {2}, ఎంచుకోండి {4}, ఎడిట్ చేయండి {2}, కనుగొనండి {3},
      కనుగొను {2}, కాపీ చేయి {3}, క్లియర్ చేయండి {2}, చదువు {2}, చూడండి {3}, డౌన్లోడ్ {2},
      డౌన్లోడ్ చేయండి {2}, డౌన్లోడ్ చేయి {2}, తరలించు {2}, తిరిగివుంచు {2}, తీసివేయి {3},
      తెరువు {4}, తొలగించండి {3}, తొలగించు {8}, దాచు {2}, దిగుమతి {2}, నిలుపు {2},
      పంచుకోండి {2}, పంపు {2}, పాజ్ చేయి {3}, పునరుద్ధరించు {2}, పేరుమార్చు {2},
      పేస్ట్ చేయండి {2}, ప్లే చేయి {2}, భద్రపరచు {3}, భద్రపరుచు {2}, మార్చు {2}, ముందుకు {2},
      ముద్రించు {3}, మూయి {2}, మూసివేయండి {5}, మూసివేయి {6}, రద్దు చేయండి {4}, రద్దు చేయి {3},
      రద్దుచేయి {6}, రీసెట్ చేయండి {3}, వెతకండి {3}, వెతుకు {5}, షేర్ చేయండి {2}, సవరించు {3},
      సింక్ {2}, సృష్టించు {2}, సెర్చ్ {3}, సేవ్ చేయండి {3}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    icon: విరామ చిహ్నం

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: బటన్ {2/1 mobile}
    toggle-button: టోగుల్ బటన్ {1/1 browser}
    checkbox: చెక్‌ బాక్స్ {3/2 mobile}
    radio-button: రేడియో బటన్ {2/1 mobile}
    switch: మార్చేది {1/1 mobile}
    slider: స్లయిడర్ {2/1 mobile}
    progress-bar: ప్రోగ్రెస్ బార్ {1/1 mobile}
    text-field: ఎడిట్ బాక్స్ {1/1 mobile}
    search-field: శోధన వచనం ఫీల్డ్ {1/1 browser}
    combo-box: డ్రాప్ డౌన్ లిస్ట్‌ {1/1 mobile}
    drop-down: పాప్ అప్ బటన్ {1/1 browser}
    image: ఇమేజ్ {1/1 mobile}
    icon: చిహ్నం {1/1 mobile}
    graphic: గ్రాఫిక్ {1/1 browser}
    link: లింక్ {2/1 mobile}
    menu: మెనూ {2/2 browser}
    menu-item: మెనూ అంశం {1/1 browser}
    tab: ట్యాబ్ {1/1 desktop}
    toolbar: సాధన బార్‌ {1/1 browser}
    heading: శీర్షిక {2/2 browser}
    dialog: డైలాగ్ {2/1 browser}
    list: లిస్ట్‌ {1/1 mobile}
    page: పేజీ {3/2 mobile}
    """#
  }
}
