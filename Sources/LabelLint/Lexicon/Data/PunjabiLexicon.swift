extension LexiconData {
  /// The words of Punjabi.
  static var punjabi: String {
    #"""
    # label-lint lexicon
    language pa

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last
    links: ਦਾ, ਦੀ, ਦੇ

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: ਦਬਾਉ ਬਟਨ {2/1}, ਬਟਣ {1/1}, ਬਟਨ {2/2}
    toggle-button certain tail: ਟਾਗਲ ਬਟਣ {1/1}, ਤਬਦੀਲ ਬਟਨ {2/1}
    checkbox certain tail: ਚੈਕ-ਬਕਸਾ {2/1}, ਚੈੱਕ-ਬਾਕਸ {1/1}, ਚੋਣ ਬਕਸਾ {1/1}, ਜਾਂਚ ਖਾਨਾ {1/1}
    radio-button certain tail: ਰੇਡੀਉ ਬਟਨ {2/1}, ਰੇਡੀਓ ਬਟਣ {1/1}, ਰੇਡੀਓ ਬਟਨ {1/1}
    radio-button support tail: ਰੇਡੀਓ {1/1}
    slider certain tail: ਸਲਾਇਡਰ {1/1}, ਸਲਾਈਡਰ {4/2}
    progress-bar certain tail: ਤਰੱਕੀ ਪੱਟੀ {3/1}, ਪ੍ਰਗਤੀ ਪੱਟੀ {1/1}, ਵਿਕਾਸ ਪੱਟੀ {1/1}
    text-field certain tail: ਲਿਖਤ ਬਾਕਸ {1/1}, ਸੰਪਾਦਨ ਬਾਕਸ {1/1}
    search-field certain tail: ਖੋਜ ਪਾਠ ਖੇਤਰ {1/1}, ਖੋਜ ਬਾਕਸ {1/1}
    combo-box certain tail: ਕੰਬੋ ਬਕਸਾ {1/1}, ਕੰਬੋ ਬਾਕਸ {2/1}, ਡ੍ਰੌਪ-ਡਾਊਨ ਸੂਚੀ {1/1},
      ਸੰਯੁਕਤ ਡੱਬਾ {1/1}
    drop-down certain tail: ਡ੍ਰਾਪ ਡਾਊਨ ਬਟਨ {1/1}
    image noun tail: ਚਿਤਰ {1/1}, ਚਿੱਤਰ {15/8}
    image plural tail: ਚਿੱਤਰਾਂ {11 form}
    icon certain tail: ਆਈਕਾਨ {8/4}, ਆਈਕੋਨ {1/1}, ਪ੍ਰਤੀਕ {3/1}
    picture noun tail: ਤਸਵੀਰ {4/3}
    graphic noun tail: ਚਿੱਤਰ {1/1}
    graphic plural tail: ਚਿੱਤਰਾਂ {11 form}
    photo class tail: ਫ਼ੋਟੋ {3/2}, ਫੋਟੋ {2/1}
    logo support tail: ਲੋਗੋ {?}
    thumbnail class tail: ਥੰਮਨੇਲ {3/3}
    link class tail: ਲਿੰਕ {5/3}
    link plural tail: ਲਿੰਕਾਂ {6 form}
    menu class tail: ਮੀਨੂ {1/1}, ਮੇਨੂ {4/1}
    menu-item class tail: ਮੀਨੂੰ ਵਸਤੂ {1/1}, ਮੇਨੂ ਆਈਟਮ {2/1}, ਮੇਨੂ ਚੀਜ਼ {1/1}
    tab class tail: ਟੈਬ {3/2}, ਟੈਬ ਕੰਟ੍ਰੋਲ ਦੀ ਕਿਸਮ {1/1}, ਪੇਜ਼ ਟੈਬ {2/1}
    tab plural tail: ਟੈਬਾਂ {53 form}
    toolbar class tail: ਟੂਲ ਪੱਟੀ {2/2}, ਟੂਲ ਬਾਰ {2/1}
    heading class tail: ਸਿਰਲੇਖ {2/2}, ਹੈਡਿੰਗ {1/1}, ਹੈੱਡਿੰਗ {3/2}
    dialog class tail: ਡਾਈਲਾਗ {4/2}, ਸੰਵਾਦ {1/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: ਚੁਣਿਆ {1/1}, ਚੁਣਿਆ ਗਿਆ {1/1}, ਚੁਣਿੰਦਾ {1/1}, ਚੁਣੀ ਗਈ {1/1}
    not-selected: ਚੁਣਿਆ ਨਹੀਂ {2/2}, ਨਾ-ਚੁਣਿਆ {1/1}
    checked: ਜਾਂਚ ਲਿਆ {1/1}, ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਲਾਇਆ ਗਿਆ {1/1}, ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਲੱਗਿਆ ਹੋਇਆ {1/1}
    not-checked: ਜਾਂਚਿਆ ਨਹੀਂ {1/1}, ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਨਹੀਂ ਲਾਇਆ ਗਿਆ {1/1},
      ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਨਹੀਂ ਲੱਗਿਆ ਹੋਇਆ {1/1}
    partly-checked: ਅੰਸ਼ਕ ਤੌਰ ਤੇ ਜਾਂਚ ਕੀਤੀ ਗਈ {1/1}, ਅੱਧਾ ਜਾਂਚਿਆ {1/1}
    expanded: ਫੈਲਾਇਆ {1/1}, ਵਿਸਤਾਰ ਕੀਤਾ ਗਿਆ {3/1}, ਵਿਸ੍ਤ੍ਰਿਤ {1/1}
    collapsed: ਸਮੇਟਿਆ {1/1}, ਸਮੇਟਿਆ ਗਿਆ {2/1}, ਸੁੰਗੇੜਿਆ ਗਿਆ {1/1}, ਸੁੰਗੜਿਆ {1/1}
    enabled: ਚਾਲੂ ਹੈ {2/2}, ਸਮਰੱਥ ਹੈ {1/1}
    disabled: ਅਸਮਰਥਿਤ {1/1}, ਅਸਮਰੱਥ ਹੈ {1/1}, ਬੰਦ ਹੈ {1/1}
    pressed: ਦਬਾਇਆ {1/1}
    muted: ਚੁੱਪ ਕੀਤਾ {2/1}
    on: ਚਾਲੂ {4/4}
    off: ਬੰਦ {4/4}
    active: ਸਰਗਰਮ {0/1}
    required: ਜ਼ਰੂਰੀ {1/1}, ਲੋੜੀਦਾ {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: ਸਵੀਕਾਰ ਕਰੋ {2}
    accept/reject second: ਅਸਵੀਕਾਰ {1}, ਅਸਵੀਕਾਰ ਕਰੋ {2}
    add/remove first: ਜੋੜੋ {2}, ਸ਼ਾਮਲ {1}, ਸ਼ਾਮਲ ਕਰੋ {1}
    add/remove second: ਹਟਾਓ {2}
    allow/deny first: ਆਗਿਆ ਦਿਓ {1}, ਮਨਜ਼ੂਰ {1}
    allow/deny second: ਅਸਵੀਕਾਰ ਕਰੋ {1}, ਇਜਾਜ਼ਤ ਨਾ ਦਿਓ {1}, ਨਾਂਹ ਕਰੋ {1}
    ascending/descending first: ਵਧਦਾ ਕ੍ਰਮ {1}
    ascending/descending second: ਘੱਟਦਾ ਕ੍ਰਮ {1}
    available/unavailable first: ਉਪਲਬਧ {1}
    available/unavailable second: ਉਪਲਬਧ ਨਹੀਂ ਹੈ {1}
    before/after first: ਪਹਿਲਾਂ {2}, ਪਹਿਲਾਂ f {2}
    before/after second: ਬਾਅਦ {2}, ਬਾਅਦ a {2}
    captions-on/off first: ਉਪਸਿਰਲੇਖਾਂ ਨੂੰ ਚਾਲੂ ਕਰੋ {1}
    captions-on/off second: ਉਪਸਿਰਲੇਖਾਂ ਨੂੰ ਬੰਦ ਕਰੋ {1}
    check/uncheck first: ਚੋਣ {1 also}
    check/uncheck second: ਅਣ-ਚੋਣ {1}
    checked/unchecked first: ਜਾਂਚ ਲਿਆ {1}, ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਲਾਇਆ ਗਿਆ {1},
      ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਲੱਗਿਆ ਹੋਇਆ {1}
    checked/unchecked second: ਜਾਂਚਿਆ ਨਹੀਂ {1}, ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਨਹੀਂ ਲਾਇਆ ਗਿਆ {1},
      ਸਹੀ ਦਾ ਨਿਸ਼ਾਨ ਨਹੀਂ ਲੱਗਿਆ ਹੋਇਆ {1}
    connect/disconnect first: ਕਨੈਕਟ ਕਰੋ {1}, ਕੁਨੈਕਟ ਕਰੋ {2}
    connect/disconnect second: ਕੁਨੈਕਸ਼ਨ ਬੰਦ {1}, ਕੁਨੈਕਸ਼ਨ ਬੰਦ ਕਰੋ {2}, ਡਿਸਕਨੈਕਟ ਕਰੋ {1}
    download/remove-download first: ਡਾਊਨਲੋਡ ਕਰੋ {1}
    download/remove-download second: ਡਾਊਨਲੋਡ ਨੂੰ ਮਿਟਾਓ {1}
    enabled/disabled first: ਚਾਲੂ ਹੈ {1}, ਸਮਰੱਥ ਹੈ {1}
    enabled/disabled second: ਅਸਮਰਥਿਤ {1}, ਅਸਮਰੱਥ ਹੈ {1}, ਬੰਦ ਹੈ {1}
    expand/collapse first: ਫੈਲਾਓ {1}, ਵਿਸਤਾਰ ਕਰੋ {3}
    expand/collapse second: ਨਸ਼ਟ ਕਰੋ {1}, ਸਮੇਟੋ {3}, ਸੁੰਗੇੜੋ {1}
    expanded/collapsed first: ਫੈਲਾਇਆ {1}, ਵਿਸਤਾਰ ਕੀਤਾ ਗਿਆ {2}, ਵਿਸ੍ਤ੍ਰਿਤ {1}
    expanded/collapsed second: ਸਮੇਟਿਆ {1}, ਸਮੇਟਿਆ ਗਿਆ {2}, ਸੁੰਗੇੜਿਆ ਗਿਆ {1}, ਸੁੰਗੜਿਆ {1}
    fast-forward/rewind first: ਤੇਜ਼ੀ ਨਾਲ ਅੱਗੇ ਕਰੋ {1}, ਤੇਜ਼ੀ ਨਾਲ ਅੱਗੇ ਭੇਜੋ {1}
    fast-forward/rewind second: ਪਿੱਛੇ ਕਰੋ {1}, ਰੀਵਾਈਂਡ ਕਰੋ {1}
    first/last first: ਪਹਿਲਾ {1}, ਪਹਿਲਾਂ {1 also}
    first/last second: ਆਖਰੀ {1}
    forward/back first: ਅੱਗੇ {3}, ਅੱਗੇ ਭੇਜੋ {1}
    forward/back second: ਪਿਛਾਂਹ {1}, ਪਿੱਛੇ {3}, ਪਿੱਛੋ {1}
    fullscreen-enter/exit first: ਪੂਰੀ ਸਕਰੀਨ {1}, ਪੂਰੀ ਸਕ੍ਰੀਨ ਦਾਖਲ ਕਰੋ {1}
    fullscreen-enter/exit second: ਪੂਰੀ ਸਕਰੀਨ ਛੱਡੋ {1}, ਪੂਰੀ-ਸਕ੍ਰੀਨ ਤੋਂ ਬਾਹਰ ਜਾਓ {1}
    grid/list-view first: ਗਰਿੱਡ {3}, ਗ੍ਰਿਡ {1}
    grid/list-view second: ਸੂਚੀ {3}
    increase/decrease first: ਵਧਾਓ {2}
    increase/decrease second: ਘਟਾਓ {2}
    left/right first: ਖੱਬਾ {2}, ਖੱਬੇ {4}, ਖੱਬੇ l {2}
    left/right second: ਸੱਜਾ {2}, ਸੱਜੇ {4}, ਸੱਜੇ r {2}
    lock/unlock first: ਲਾਕ {2}
    lock/unlock second: ਅਣ-ਲਾਕ {2}
    maximize/minimize first: ਅਧਿਕਤਮ ਕਰੋ {1}, ਵੱਧੋ-ਵੱਧ {1}
    maximize/minimize second: ਘੱਟੋ-ਘੱਟ {1}, ਨਿਊਨਤਮ ਕਰੋ {1}
    minimum/maximum first: ਘੱਟੋ-ਘੱਟ {1}
    minimum/maximum second: ਵੱਧੋ-ਵੱਧ {1}
    mute/unmute first: ਅਵਾਜ਼ ਬੰਦ ਕਰੋ {1}, ਮਿਊਟ ਕਰੋ {1}
    mute/unmute second: ਅਣਮਿਊਟ ਕਰੋ {1}, ਅਵਾਜ਼ ਚਾਲੂ ਕਰੋ {1}
    next/previous first: ਅੱਗੇ {3}
    next/previous second: ਪਿੱਛੇ {3}
    on/off first: ਆਨ {1}, ਚਾਲੂ {6}, ਚਾਲੂ ਹੈ {1}, ਦੁਹਰਾਅ ਚਾਲੂ {1}, ਸ਼ਫ਼ਲ ਚਾਲੂ {1}
    on/off second: ਆਫ {1}, ਦੁਹਰਾਅ ਬੰਦ {1}, ਬੰਦ {6}, ਬੰਦ ਹੈ {1}, ਸ਼ਫ਼ਲ ਬੰਦ {1}
    open/close first: ਖੋਲ੍ਹੋ {6}
    open/close second: ਬੰਦ ਕਰੋ {6}
    pause/resume first: ਰੋਕੋ {2}
    pause/resume second: ਜਾਰੀ ਰੱਖੋ {2}, ਮੁੜ ਸ਼ੁਰੂ ਕਰੋ {2}
    pin/unpin first: ਪਿੰਨ ਕਰੋ {1}
    pin/unpin second: ਅਨਪਿੰਨ ਕਰੋ {1}
    play/pause first: ਖੇਡੋ {1}, ਚਲਾਓ {3}, ਪਲੇ ਕਰੋ {1}
    play/pause second: ਰੋਕੋ {3}, ਵਿਰਾਮ {2}
    play/stop first: ਚਲਾਓ {3}, ਪਲੇ ਕਰੋ {1}
    play/stop second: ਰੋਕੋ {3 also}
    public/private first: ਜਨਤਕ {1}
    public/private second: ਨਿੱਜੀ ਪ੍ਰਾਈਵੇਟ {1}
    read/unread first: ਪੜ੍ਹਿਆ ਵਜੋਂ ਨਿਸ਼ਾਨ ਲਾਓ {1}, ਪੜ੍ਹੇ ਵਜੋਂ ਨਿਸ਼ਾਨ ਲਾਉ {1}
    read/unread second: ਨਹੀਂ-ਪੜ੍ਹਿਆ ਵਜੋਂ ਨਿਸ਼ਾਨ ਲਾਓ {1}
    select-all/deselect-all first: ਸਾਰੇ ਚੁਣੋ {1}
    select-all/deselect-all second: ਸਭ ਅਣ-ਚੁਣੇ ਕਰੋ {1}
    selected/not-selected first: ਚੁਣਿਆ {1}, ਚੁਣਿੰਦਾ {1}
    selected/not-selected second: ਚੁਣਿਆ ਨਹੀਂ {1}, ਨਾ-ਚੁਣਿਆ {1}
    show-all/hide-all first: ਸਾਰੇ ਵਿਖਾਓ {1}
    show-all/hide-all second: ਸਾਰੇ ਲੁਕਾਓ {1}
    show-more/show-less first: ਹੋਰ ਵਿਖਾਓ {1}
    show-more/show-less second: ਘੱਟ ਵਿਖਾਓ {1}
    show-password/hide-password first: ਪਾਸਵਰਡ ਵੇਖਾਓ {1}
    show-password/hide-password second: ਪਾਸਵਰਡ ਲੁਕਾਓ {1}
    shuffle-on/shuffle-off first: ਬੇਤਰਤੀਬ ਮੋਡ ਚਾਲੂ ਕਰੋ {1}
    shuffle-on/shuffle-off second: ਬੇਤਰਤੀਬ ਮੋਡ ਬੰਦ ਕਰੋ {1}
    sign-in/sign-out first: ਦਾਖ਼ਲ ਹੋਵੋ {1}, ਸਾਇਨ ਇਨ {1}
    sign-in/sign-out second: ਬਾਹਰ ਆਉ {1}, ਸਾਈਨ ਆਉਟ {1}
    start/end first: ਸ਼ੁਰੂ {2}
    start/end second: ਅੰਤ {2}
    start/stop first: ਸ਼ੁਰੂ {2}, ਸ਼ੁਰੂ ਕਰੋ {1}
    start/stop second: ਰੋਕੋ {2 also}
    subscribe/unsubscribe first: ਸਬਸਕ੍ਰਾਈਬ ਕਰੋ {1}
    subscribe/unsubscribe second: ਅਨ-ਸਬਸਕ੍ਰਾਈਬ ਕਰੋ {1}
    turn-on/turn-off first: ਚਾਲੂ ਕਰੋ {1}
    turn-on/turn-off second: ਇਸਨੂੰ ਬੰਦ ਕਰੋ {1}
    undo/redo first: ਅਣਕੀਤਾ ਕਰੋ {1}, ਰੱਦ ਕਰੋ {1}, ਵਾਪਸ {2 also}
    undo/redo second: ਮੁੜ-ਓਹੀ ਕਰੋ {1}, ਮੁੜ-ਕਰੋ {1}, ਮੁੜ-ਵਾਪਸ {2}
    up/down first: ਉੱਤੇ {3}
    up/down second: ਹੇਠਾਂ {3}
    volume-up/volume-down first: ਅਵਾਜ਼ ਵਧਾਓ {1}, ਆਵਾਜ਼ ਵਧਾਓ {2}
    volume-up/volume-down second: ਅਵਾਜ਼ ਘਟਾਓ {1}, ਆਵਾਜ਼ ਘਟਾਓ {2}
    zoom-in/zoom-out first: ਅੰਦਰ ਨੂੰ ਜ਼ੂਮ ਕਰੋ {1}, ਜ਼ੂਮ ਇਨ {2}
    zoom-in/zoom-out second: ਜ਼ੂਮ ਆਉਟ {2}, ਬਾਹਰ ਨੂੰ ਜ਼ੂਮ ਕਰੋ {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-to tail linked: ਕਲਿਕ ਕਰੋ {?}, ਕਲਿੱਕ ਕਰੋ {?}, ਲਈ ਕਲਿੱਕ ਕਰੋ {?}
    double-tap-to tail linked: ਡਬਲ ਟੈਪ ਕਰੋ {in 6/6}, ਵਾਰ ਟੈਪ ਕਰੋ {?}
    icon-of tail linked: ਦਾ ਆਈਕਾਨ {?}, ਦਾ ਪ੍ਰਤੀਕ {1/1}, ਦੀ ਆਈਕਾਨ {?}, ਦੀ ਪ੍ਰਤੀਕ {?}
    image-of tail linked: ਦਾ ਚਿਤਰ {?}, ਦਾ ਚਿੱਤਰ {?}, ਦੀ ਚਿਤਰ {?}, ਦੀ ਚਿੱਤਰ {?}
    link-to tail linked: ਦਾ ਲਿੰਕ {?}
    photo-of tail linked: ਦਾ ਫ਼ੋਟੋ {?}, ਦਾ ਫੋਟੋ {?}, ਦੀ ਫ਼ੋਟੋ {?}, ਦੀ ਫੋਟੋ {?}
    picture-of tail linked: ਦਾ ਤਸਵੀਰ {?}, ਦੀ ਤਸਵੀਰ {1/2}
    press-to anywhere verb: ਦਬਾਓ {in 10/10}
    select-to closed linked: ਣ ਲਈ ਚੁਣੋ {?}
    swipe-to anywhere verb: ਸਵਾਈਪ {in 4/5}
    swipe-to tail phrase: ਸਵਾਈਪ ਕਰੋ {in 4/5}
    tap-and-hold anywhere verb: ਦਬਾਈ {in 14/20}
    tap-and-hold tail phrase: ਅਤੇ ਦਬਾਈ ਰੱਖੋ {in 12/20}
    tap-to anywhere verb: ਟੈਪ {in 24/26}
    tap-to tail linked: ਟੈਪ ਕਰੋ {?}, ਲਈ ਟੈਪ ਕਰੋ {in 22/26}
    thumbnail-of tail linked: ਸਫ਼ੇ ਦਾ ਥੰਮਨੇਲ {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: ਅੱਗੇ {3}, ਅੱਪਡੇਟ ਕਰੋ {2}, ਇੰਸਟਾਲ ਕਰੋ {2}, ਐਂਟਰ {2}, ਕਾਪੀ ਕਰੋ {5}, ਕੈਪਚਰ {2}, ਖੋਜ {5},
      ਖੋਜੋ {6}, ਖੋਲ੍ਹੋ {3}, ਚਲਾਓ {3}, ਚੁਣੋ {5}, ਚੇਪੋ {3}, ਛਾਪੋ {2}, ਜੋੜੋ {3}, ਡਾਊਨਲੋਡ {2},
      ਡਾਊਨਲੋਡ ਕਰੋ {3}, ਨਾਂ ਬਦਲੋ {2}, ਪੇਸਟ ਕਰੋ {2}, ਪੜ੍ਹੋ {2}, ਬਣਾਓ {2}, ਬੰਦ ਕਰੋ {10}, ਮਿਟਾਓ {6},
      ਮੁੜ-ਸੈੱਟ ਕਰੋ {2}, ਰੀਸੈੱਟ ਕਰੋ {2}, ਰੋਕੋ {5}, ਰੱਖਿਅਤ ਕਰੋ {3}, ਰੱਦ ਕਰੋ {9}, ਲੱਭੋ {3},
      ਵਿਰਾਮ {3}, ਵੇਖੋ {2}, ਸ਼ਾਮਲ {2}, ਸਾਂਝਾ ਕਰੋ {5}, ਸੋਧ {2}, ਸੋਧੋ {2}, ਸੰਪਾਦਨ ਕਰੋ {2},
      ਸੰਭਾਲੋ {2}, ਹਟਾਓ {5}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: ਬਟਨ {2/2 mobile}
    toggle-button: ਤਬਦੀਲ ਬਟਨ {2/1 desktop}
    checkbox: ਚੈੱਕ-ਬਾਕਸ {1/1 mobile}
    radio-button: ਰੇਡੀਓ ਬਟਨ {1/1 mobile}
    slider: ਸਲਾਈਡਰ {4/2 mobile}
    progress-bar: ਪ੍ਰਗਤੀ ਪੱਟੀ {1/1 mobile}
    text-field: ਸੰਪਾਦਨ ਬਾਕਸ {1/1 mobile}
    search-field: ਖੋਜ ਬਾਕਸ {1/1 desktop}
    combo-box: ਡ੍ਰੌਪ-ਡਾਊਨ ਸੂਚੀ {1/1 mobile}
    drop-down: ਡ੍ਰਾਪ ਡਾਊਨ ਬਟਨ {1/1 desktop}
    image: ਚਿੱਤਰ {4/2 mobile}
    icon: ਪ੍ਰਤੀਕ {1/1 mobile}
    graphic: ਚਿੱਤਰ {1/1 desktop}
    link: ਲਿੰਕ {5/3 mobile}
    menu: ਮੇਨੂ {4/1 desktop}
    menu-item: ਮੇਨੂ ਆਈਟਮ {2/1 desktop}
    tab: ਟੈਬ {3/2 desktop}
    toolbar: ਟੂਲ ਪੱਟੀ {2/2 desktop}
    heading: ਸਿਰਲੇਖ {2/2 mobile}
    dialog: ਡਾਈਲਾਗ {4/2 desktop}
    list: ਸੂਚੀ {3/3 mobile}
    page: ਪੰਨਾ {2/2 mobile}
    """#
  }
}
