extension LexiconData {
  /// The words of Tamil.
  static var tamil: String {
    #"""
    # label-lint lexicon
    language ta

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: அழுத்தும் பொத்தான் {2/1}, பட்டன் {2/1}, பொத்தான் {2/2}
    toggle-button certain tail: நிலைமாற்றிப் பொத்தான் {1/1}, நிலைமாற்றுதல் பட்டன் {1/1},
      மாற்றி பொத்தான் {2/1}
    checkbox certain tail: செக்பாக்ஸ் {2/1}, சோதனைப்பெட்டி {2/1}, தேர்வுபெட்டி {1/1},
      தேர்வுப் பெட்டி {1/1}
    radio-button certain tail: தேர்வு பொத்தான் {2/1}, தேர்வுபொத்தான் {1/1}, ரேடியோ பட்டன் {2/1},
      வானொலிப் பொத்தான் {1/1}
    switch certain tail: ஸ்விட்ச் {2/1}
    switch support tail: மாற்றி {1/1}
    slider certain tail: வழுக்கி {1/1}, ஸ்லைடர் {4/2}
    progress-bar certain tail: செயல்நிலை காட்டி {1/1}, செயல்நிலைப் பட்டி {1/1},
      முன்னேற்ற பட்டி {2/1}, முன்னேற்றப் பட்டை {1/1}
    text-field certain tail: திருத்துதல் பெட்டி {1/1}, தொகுகளம் {1/1}
    search-field certain tail: தேடல் உரைப் புலம் {1/1}
    combo-box certain tail: கீழ் தோன்றுதல் பட்டி {1/1}, சேர்க்கை பெட்டி {1/1},
      சேர்க்கைப் பெட்டி {2/2}, தேர்வுப்பெட்டி {2/1}
    drop-down certain tail: கீழ்விடு பொத்தான் {1/1}, பாப்-அப் பட்டன் {1/1}
    image noun tail: படம் {9/7}
    icon certain tail: ஐகான் {6/3}, படவுரு {1/1}
    icon support tail: சின்னம் {3/1}
    picture noun tail: படம் {7/7}
    graphic noun tail: கிராஃபிக் {1/1}, வரைகலை {1/1}
    photo class tail: ஃபோட்டோ {?}, படம் {5/4}, புகைப்படம் {5/4}
    logo certain tail: லோகோ {2/2}
    thumbnail class tail: சிறுபடம் {3/3}
    link class tail: இணைப்பு {5/2}, தொடுப்பு {1/1}
    menu class tail: பட்டி {2/1}, மெனு {1/1}
    menu-item class tail: பட்டி உறுப்பு {2/1}, பட்டியல் உருப்படி {1/1}, மெனு உருப்படி {1/1}
    tab class tail: கீற்று {3/3}, பக்கத் தத்தல் {2/1}
    toolbar class tail: கருவிப்பட்டி {1/1}, கருவிப்பட்டை {3/2}
    heading class tail: தலைப்பு {7/4}
    dialog class tail: உரையாடல் {5/3}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: தெரிவானது {1/1}, தேர்ந்தெடுக்கப்பட்டது {3/2}, தேர்வுசெய்தது {1/1}
    not-selected: தெரிவாகாதது {1/1}, தேர்ந்தெடுக்கப்படவில்லை {1/1}, தேர்வு நீக்கப்பட்டது {1/1}
    checked: தேர்ந்தெடுக்கப்பட்டது {1/1}, தேர்வானது {1/1}, தேர்வுசெய்யப்பட்டுள்ளது {1/1}
    not-checked: தேர்வாகாதது {1/1}, தேர்வுசெய்யப்படவில்லை {2/1}
    partly-checked: பாதி தேர்வுசெய்யப்பட்டுள்ளது {1/1}, பாதித் தேர்வானது {1/1}
    expanded: விரிக்கப்பட்டது {2/1}, விரிவாக்கப்பட்டது {5/3}
    collapsed: குறுக்கப்பட்டது {2/2}, சுருக்கப்பட்டது {4/1}
    enabled: இயக்கப்பட்டது {1/1}, செயல்படுத்தப்பட்டது {2/1}, முடுக்கப்பட்டது {1/1}
    disabled: முடக்கப்பட்டது {2/3}
    pressed: அழுத்தப்பட்டது {1/1}
    not-pressed: அழுத்தப்படாதது {1/1}
    muted: ஒலி நிறுத்தப்பட்டது {2/1}, ஒலியடக்கியவை {1/1}
    on: ஆன் {2/3}, இடப்பட்டது {1/1}, இயக்கத்தில் {1/1}, இயக்கு {2/3 also}
    off: அணை {0/3}, அறிவித்திடாது {1/1}, ஆஃப் {3/1}, இயக்கமில்லை {1/1}, நீக்கப்பட்டது {1/1}
    active: செயலில் உள்ளது {1/1}
    inactive: செயலில் இல்லை {1/1}
    required: அவசியம் {1/1}, தேவையானது {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: ஏற்கவும் {1}, ஏற்கிறேன் {2}, ஏற்றுக்கொள் {1}
    accept/reject second: நிராகரி {2}, மறு {1}, வீழ்ச்சி {1}
    active/inactive first: செயலில் உள்ளது {1}
    active/inactive second: செயலில் இல்லை {1}
    add/remove first: கூட்டுக {1}, சேர் {2}
    add/remove second: அகற்று {2}, நீக்கு {2}, நீக்குக {1}
    allow/deny first: allow {1}, அனுமதி {2}
    allow/deny second: அனுமதிக்காதே {2}, தடு {1}, நிராகரி {1 also}, மறு {2}, வேண்டாம் {1 also}
    approve/reject first: அனுமதி {1}
    approve/reject second: மறு {1}
    archive/unarchive first: காப்பகம் {1}
    archive/unarchive second: காப்பகத்திலிருந்து நீக்கு {1}
    ascending/descending first: ஏறுவரிசை {1}
    ascending/descending second: இறங்குவரிசை {1}
    available/unavailable first: கிடைக்கிறது {1}, கிடைப்பிலுள்ளது {1}
    available/unavailable second: இணைப்பு கிடைக்கவில்லை {1}, கிடைக்கவில்லை {1},
      கிடைப்பிலில்லை {1}
    before/after first: முன் {2 also}
    before/after second: பின் {2 also}
    block/unblock first: தடை {1}
    block/unblock second: தடை நீக்கு {1}
    bookmark/remove-bookmark first: புக்மார்க்குகளைச் சேர் {1}
    bookmark/remove-bookmark second: புக்மார்க்கை நீக்கு {1}
    boost/unboost first: மேலேற்று {1}
    boost/unboost second: மேலேற்றத்தை தவிர் {1}
    camera-on/off first: கேமராவை இயக்கு {1}
    camera-on/off second: கேமராவை முடக்கு {1}
    captions-on/off first: சப்டைட்டில்களை இயக்கும் {1}, மூடிய தலைப்புகளைக் காண்பி {1}
    captions-on/off second: சப்டைட்டில்களை முடக்கும் {1}, மூடிய தலைப்புகளை மறை {1}
    check/uncheck first: சரிபார் {1 also}, சோதி {1}
    check/uncheck second: தேர்வு நீக்கு {1}, தேர்வுநீக்கு {1}
    checked/unchecked first: தேர்ந்தெடுக்கப்பட்டது {1}, தேர்வானது {1},
      தேர்வுசெய்யப்பட்டுள்ளது {1}
    checked/unchecked second: தேர்வாகாதது {1}, தேர்வுசெய்யப்படவில்லை {1}
    connect/disconnect first: இணை {2}
    connect/disconnect second: துண்டி {2}
    download/cancel first: பதிவிறக்கு {1}
    download/cancel second: பதிவிறக்கத்தை ரத்துசெய் {1}
    download/remove-download first: பதிவிறக்கு {1}
    download/remove-download second: பதிவிறக்கத்தை நீக்கு {1}
    enable/disable first: இயக்கு {1}, முடுக்குக {1}
    enable/disable second: முடக்கு {1}, முடக்குக {1}
    enabled/disabled first: இயக்கப்பட்டது {2}, செயல்படுத்தப்பட்டது {2}, முடுக்கப்பட்டது {1}
    enabled/disabled second: செயல்பட முடியவில்லை {2}, முடக்கப்பட்டது {2}
    expand-all/collapse-all first: அனைத்தையும் விரி {1}, அனைத்தையும் விரிவாக்கு {1},
      எல்லாம் விரிவாக்கு {1}
    expand-all/collapse-all second: அனைத்தையும் சுருக்கு {1}, எல்லாம் சுருக்கு {1}
    expand/collapse first: விரி {1}, விரிக்கும் {1}, விரிவாக்கு {1}, விரிவாக்கும் {2}
    expand/collapse second: சுருக்கு {1}, சுருக்கும் {2}
    expanded/collapsed first: விரிக்கப்பட்டது {2}, விரிவாக்கப்பட்டது {3}
    expanded/collapsed second: குறுக்கப்பட்டது {2}, சுருக்கப்பட்டது {3}
    fast-forward/rewind first: முன்னே செல் {1}, வேகமாக முன்செல் {1}
    fast-forward/rewind second: பின்செல் {1}, பின்னே செல் {1}
    favorite/unfavorite first: பிடித்தது {1}, பிடித்தவையில் சேர் {1}
    favorite/unfavorite second: பிடித்தவையிலிருந்து நீக்கு {1}, விருப்பத்திலிருந்து நீக்கு {1}
    first/last first: முதல் {2}
    first/last second: கடைசி {2}
    follow/unfollow first: பின்பற்று {1}
    follow/unfollow second: பின்பற்றாதே {1}
    forward/back first: forward {1}, அடுத்த பக்கம் {1 also}, பிறர்க்கு {1}, முன் {1},
      முன்செல் {1 also}, முன்னே {1}, முன்னோக்கி {1}, முன்னோக்கு {1}
    forward/back second: திரும்பு {1}, பின் {1}, பின்செல் {1}, பின்செல்க {1}, பின்னால் {1},
      பின்னே {1}, முந்தைய பக்கம் {1 also}
    fullscreen-enter/exit first: முழுத்திரை {1}, முழுத்திரைக்குச் செல் {1},
      முழுத்திரையில் காட்ட உதவும் பட்டன் {1}
    fullscreen-enter/exit second: முழுத்திரை வேண்டாம் {1}, முழுத்திரையாக விடவும் {1},
      முழுத்திரையிலிருந்து வெளியேறு {1}, முழுத்திரையை வெளியேற உதவும் பட்டன் {1}
    grid/list-view first: கட்டம் {1}, வலைவாய் {2}
    grid/list-view second: பட்டியல் {2}
    import/export first: இறக்குமதி {3}, இறக்குமதி செய் {1}
    import/export second: ஏற்றுமதி {3}, ஏற்றுமதி செய் {1}
    increase/decrease first: அதிகரி {1}, அதிகரித்துள்ளது {1}
    increase/decrease second: குறை {1}, குறைந்துள்ளது {1}
    install/uninstall first: நிறுவுக {1}
    install/uninstall second: நிறுவல் நீக்கு {1}
    left/right first: இடது {6}, இடது ஆல்ட் {1}
    left/right second: வலது {6}, வலது ஆல்ட் {1 also}
    like/unlike first: விரும்பு {?}
    like/unlike second: விருப்பத்தை நீக்கு {?}
    lock/unlock first: பூட்டு {2}
    lock/unlock second: பூட்டவிழ் {1}, பூட்டுநீக்கு {2}
    locked/unlocked first: பூட்டப்பட்டது {1}
    locked/unlocked second: பூட்டவிழ்க்கப்பட்டது {1}
    maximize/minimize first: பெரிதாக்கு {3 also}
    maximize/minimize second: சிறிதாக்கு {3}
    microphone-on/off first: மைக்ரோஃபோனின் ஒலியை இயக்கு {1}
    microphone-on/off second: மைக்ரோஃபோனை ஒலியடக்கு {1}
    minimum/maximum first: குறைந்தபட்சம் {1}
    minimum/maximum second: அதிகபட்சம் {1}
    mute/unmute first: ஒலி நீக்கு {1}, ஒலிதடு {1}, ஒலியடக்கு {1}, ஒலியடக்கும் {1}
    mute/unmute second: ஒலி இயக்கு {1}, ஒலி எழுப்பும் {1}, ஒலிக்க செய் {1}, ஒலியை இயக்கு {1}
    next/previous first: அடுத்து {6}
    next/previous second: முந்தையது {6}
    on/off first: ஆன் {3}, இடப்பட்டது {1}, இயக்கத்தில் {1}, இயக்கப்பட்டுள்ளது {2},
      இயக்கு {2 also}, மீளியக்கம் {1}, வரிசைக்கிரமமின்றி இயக்குக {1}
    on/off second: அணை {3}, அமைதி {1}, அறிவித்திடாது {1}, ஆஃப் {2}, இயக்கமில்லை {1},
      நீக்கப்பட்டது {1}, மீளியக்க நிறுத்தம் {1}, முடக்கப்பட்டுள்ளது {2}, முடக்கு {2 also},
      வரிசைக்கிரமத்துடன் இயக்குக {1}
    open/close first: திற {6}
    open/close second: மூடு {6}, மூடுக {2}
    pause/resume first: இடைநிறுத்தம் {1}, இடைநிறுத்து {3}, இடைநிறுத்துக {1}
    pause/resume second: தொடரவும் {1}, தொடர் {1}, தொடர்க {3}, மீண்டும் தொடங்கு {1 also}
    pin/unpin first: நிலையாக வை {1}, பின் செய் {1}, பொருத்து {1}
    pin/unpin second: பின்னை அகற்று {1}, பிரித்தெடு {1}, விடுவி {1}
    pip-enter/exit first: பிக்ச்சர்-இன்-பிக்ச்சர் பயன்முறைக்கு செல் {1},
      பிக்ச்சர்-இன்-பிக்ச்சர் பயன்முறைக்குச் செல்லும் {1}
    pip-enter/exit second: பிக்ச்சர்-இன்-பிக்ச்சரில் இருந்து வெளியேறு {1}
    play/pause first: இயக்கத்தைத் தொடங்கு {1}, இயக்கு {4 also}, பிளே செய்யும் {1},
      விளையாடுங்கள் {2}
    play/pause second: இடை நிறுத்து {1}, இடைநிறுத்தம் {2}, இடைநிறுத்து {4}, இடைநிறுத்தும் {1},
      இயக்கத்தை இடைநிறுத்து {1}
    play/stop first: இயக்கு {5 also}, விளையாடுங்கள் {2}
    play/stop second: stop {1}, நிறுத்து {5}
    pressed/not-pressed first: அழுத்தப்பட்டது {1}
    pressed/not-pressed second: அழுத்தப்படாதது {1}
    public/private first: பொது {1 also weak}
    public/private second: தனிப்பட்ட {1 weak}
    read/unread first: குறி படித்தது {1}, படித்ததாகக் குறி {1}
    read/unread second: படிக்காததாகக் குறிக்கும் {1}, படித்ததாக குறி {1 also}
    record/stop first: பதிவுசெய்யத் தொடங்கு {1}
    record/stop second: பதிவுசெய்வதை நிறுத்து {1}
    repeat-all/repeat-off first: அனைத்தையும் மீள் இயக்கு {1}
    repeat-all/repeat-off second: ஒன்றையும் மீள் இயக்காதே {1}
    select-all/deselect-all first: அனைத்தையும் தெரிவுசெய் {1}, அனைத்தையும் தேர் {1}
    select-all/deselect-all second: எதுவுமில்லை என்பதைத் தேர்ந்தெடுக்கவும் {1},
      தேர்வனைத்தையும் நீக்கு {1}
    select/deselect first: தேர்தெடு {1}, தேர்ந்தெடு {1}
    select/deselect second: தேர்வு நீக்கு {1}, தேர்வுநீக்கும் {1}
    selected/not-selected first: தெரிவானது {1}, தேர்ந்தெடுக்கப்பட்டது {1}, தேர்வுசெய்தது {1}
    selected/not-selected second: தெரிவாகாதது {1}, தேர்ந்தெடுக்கப்படவில்லை {1},
      தேர்வு நீக்கப்பட்டது {1}
    show-all/hide-all first: எல்லாவற்றையும் காட்டு {1}
    show-all/hide-all second: எல்லாவற்றையும் மறை {1}
    show-more/show-less first: அதிகமாக்கு {1}, மேலும் காட்டு {2}, மேலும் காண்பி {1}
    show-more/show-less second: கம்மியாக்கு {1}, குறைவாக காட்டு {1}, குறைவாகக் காட்டு {2}
    show-password/hide-password first: கடவுச்சொல்லை காட்டு {1}, கடவுச்சொல்லைக் காண்பி {1}
    show-password/hide-password second: கடவுச்சொல்லை மறை {1}, கடவுச்சொல்லை மறைக்கும் {1}
    show/hide first: காண்பி {1}
    show/hide second: மறை {1}
    shuffle-on/shuffle-off first: கலக்கு இயக்க முறையை ஏற்று {1},
      கலைத்துப் போடும் பயன்முறையை இயக்கும் {1}
    shuffle-on/shuffle-off second: கலக்கு இயக்க முறையை அணைக்க {1},
      கலைத்துப் போடும் பயன்முறையை முடக்கும் {1}
    sign-in/sign-out first: உள்நுழை {1}, உள்நுழைக {1}, உள்நுழைவு {1}, புகுபதிகை செய் {1}
    sign-in/sign-out second: விடுபதிகை {1}, வெளியேறு {1 also}
    start/end first: துவக்கு s {2}
    start/end second: முடிவு {2}
    start/stop first: துவக்கு s {2}, தொடங்கு {1}
    start/stop second: நிறுத்து {2}
    subscribe/unsubscribe first: குழுசேர் {1}, சந்தாசேர் {1}
    subscribe/unsubscribe second: குழுவிலகவும் {1}, சந்தாநீக்கு {1}
    turn-on/turn-off first: இயக்கு {2}
    turn-on/turn-off second: ஆஃப் செய் {2}
    undo/redo first: செயல்தவிர் {2}, மறை {1 also}, மீளமை {1}
    undo/redo second: மீண்டும் செய் {2}, மீண்டும்செய் {1}, மீள் {1}
    up/down first: மெலே {1}, மேலே {3}
    up/down second: கீழே {3}
    upload/download first: பதிவேற்று {1}
    upload/download second: பதிவிறக்கு {1}
    volume-up/volume-down first: அளவை அதிகரிக்கவும் {1}, ஒலியளவை அதிகரி {1}, ஒலியளவை ஏற்றல் {1},
      ஒலியளவை ஏற்றிடுக {1}
    volume-up/volume-down second: அளவைக் குறைக்கவும் {1}, ஒலியளவை குறைக்கவும் {1},
      ஒலியளவைக் குறை {1}, ஒலியளவைக் குறைத்திடுக {1}
    zoom-in/zoom-out first: உருவ அளவு பெரிதாக்கு {1}, பெரிதாக்கு {4 also}
    zoom-in/zoom-out second: உருவ அளவு சிறிதாக்கு {1}, சிறிதாக்கு {4}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: கிளிக் {in 6/10}
    click-here head phrase: செயல்தவிர்க்க இங்கே சொடுக்கு {in 2/10}
    click-here tail phrase: இங்கே கிளிக் செய்யவும் {in 3/10}, இங்கே சொடுக்கு செய்க {in 4/10},
      கிளிக் செய்யவும் {in 5/10}
    click-to anywhere verb: கிளிக் {in 22/24}
    click-to head verb: கிளிக் {in 6/24}
    click-to tail linked: கிளிக் செய்க {?}, கிளிக் செய்யவும் {in 13/24}
    double-tap-to tail linked: இரண்டு முறை தட்டவும் {?}, இருமுறை தட்டவும் {in 2/10}
    double-tap-to tail verb: இரட்டைத்தட்டு {in 4/10}
    icon-of closed linked: இன் ஐகான் {?}, இன் சின்னம் {?}
    image-of closed linked: இன் உருவம் {?}, இன் படம் {?}
    image-of tail linked: உருவம் {?}
    link-to closed linked: க்கான இணைப்பு {?}
    link-to tail linked: க்கான இணைப்பு {?}
    logo-of closed linked: இன் லோகோ {?}
    logo-of tail noun: லோகோ {10/10}
    photo-of closed linked: இன் படம் {?}, இன் புகைப்படம் {?}
    press-to anywhere verb: அழுத்தவும் {in 8/15}
    press-to tail verb: அழுத்தவும் {in 4/15}
    select-to tail linked: திறக்க தேர்ந்தெடுக்கவும் {in 2/3}, திறக்கத் தேர்ந்தெடுக்கவும் {?}
    select-to tail verb: தேர்ந்தெடுக்கவும் {in 3/3}
    swipe-to anywhere verb: ஸ்வைப் {in 3/7}
    swipe-to tail phrase: ஸ்வைப் செய்யவும் {in 2/7}
    tap-and-hold anywhere verb: தட்டிப் {in 14/27}
    tap-and-hold tail phrase: தட்டிப் பிடித்தல் {in 9/27}
    tap-and-hold tail verb: பிடிக்கவும் {in 7/27}, பிடித்திருக்கவும் {in 6/27}
    tap-here tail verb: தட்டவும் {in 4/4}
    tap-to tail linked: தட்டவும் {in 24/29}, தட்டுக {?}
    thumbnail-of head linked: பக்கத்தின் சிறுபடம் {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: அகற்று {6}, அச்சிடு {3}, அனுப்பு {4}, அழி {7}, இடைநிறுத்தம் {4}, இடைநிறுத்து {5},
      இயக்கு {5}, இரத்து {2}, இறக்குமதி {3}, உருவாக்கு {5}, உள்நுழை {2}, உள்ளிடு {4},
      ஏற்றுமதி {2}, ஒட்டு {5}, கண்டுபிடி {2}, காப்பகம் {3}, சேமி {11}, சேர் {4}, திருத்து {8},
      திற {4}, தேடல் {5}, தேடு {8}, தேடுக {5}, தேர்ந்தெடு {3}, தேர்ந்தெடுக்கவும் {2}, தொகு {4},
      நகர்த்து {3}, நகலெடு {6}, நிறுத்து {7}, நிறுவுக {2}, நீக்கு {9}, பகிர் {10}, பதிலளி {2},
      பதில் {2}, பதிவிறக்கு {5}, பார் {2}, பின் {2}, புகாரளி {2}, புதுப்பி {2}, மறுபெயரிடு {3},
      மறை {2}, மாற்று {2}, மீட்டமை {5}, முன்னோக்கி {2}, மூடு {12}, மூடுக {3}, ரத்து {2},
      ரத்து செய் {3}, ரத்துசெய் {7}, வரிசைப்படுத்து {2}

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: இங்கே

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: பட்டன் {2/1 mobile}
    toggle-button: நிலைமாற்றுதல் பட்டன் {1/1 browser}
    checkbox: செக்பாக்ஸ் {2/1 mobile}
    radio-button: ரேடியோ பட்டன் {2/1 mobile}
    switch: ஸ்விட்ச் {2/1 mobile}
    slider: ஸ்லைடர் {4/2 mobile}
    progress-bar: செயல்நிலைப் பட்டி {1/1 mobile}
    text-field: திருத்துதல் பெட்டி {1/1 mobile}
    search-field: தேடல் உரைப் புலம் {1/1 browser}
    combo-box: சேர்க்கைப் பெட்டி {2/2 browser}
    drop-down: பாப்-அப் பட்டன் {1/1 browser}
    image: படம் {1/1 mobile}
    icon: ஐகான் {1/1 mobile}
    graphic: கிராஃபிக் {1/1 browser}
    link: இணைப்பு {5/2 mobile}
    menu: மெனு {1/1 browser}
    menu-item: மெனு உருப்படி {1/1 browser}
    tab: கீற்று {3/3 desktop}
    toolbar: கருவிப்பட்டை {3/2 desktop}
    heading: தலைப்பு {7/4 mobile}
    dialog: உரையாடல் {5/3 browser}
    list: பட்டியல் {4/2 mobile}
    page: பக்கம் {4/3 mobile}
    """#
  }
}
