extension LexiconData {
  /// The words of Malayalam.
  static var malayalam: String {
    #"""
    # label-lint lexicon
    language ml

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: പുഷ് ബട്ടൺ {2/1}, ബട്ടൺ {3/2}
    toggle-button certain tail: ടൊഗ്ഗിൾ ബട്ടൺ {2/1}, ടോഗിൾ ബട്ടൺ {1/1}
    checkbox certain tail: ചെക്ക് ബോക്സ് {4/2}
    radio-button certain tail: റേഡിയോ ബട്ടൺ {5/2}
    switch certain tail: സ്വിച്ച് {2/1}
    slider certain tail: സ്ലൈഡർ {4/2}
    progress-bar certain tail: പ്രോഗ്രസ് ഇൻഡിക്കേറ്റർ {1/1}, പ്രോഗ്രസ്സ് ബാർ {3/2}
    text-field certain tail: എഡിറ്റ് ബോക്സ് {1/1}
    search-field certain tail: തിരയൽ ടെക്സ്റ്റ് ഫീൽഡ് {1/1}
    combo-box certain tail: കോംപോ ബോക്സ് {1/1}, കോംബോ ബോക്സ് {2/1}, കോമ്പോ ബോക്സ് {1/1},
      ഡ്രോപ്പ് ഡൗൺ ലിസ്റ്റ് {1/1}
    drop-down certain tail: പോപ്പ് അപ്പ് ബട്ടൺ {1/1}
    image noun tail: ഇമേജ് {1/1}, ചിത്രം {12/8}
    icon certain tail: ഐക്കൺ {8/5}, പ്രതിരൂപം {1/1}
    icon support tail: ചിഹ്നം {2/1}
    picture noun tail: ചിത്രം {5/3}
    graphic noun tail: ഗ്രാഫിക് {1/1}
    photo class tail: ഫോട്ടോ {5/3}
    logo certain tail: ലോഗോ {1/1}
    thumbnail class tail: ലഘുചിത്രം {2/2}
    link class tail: കണ്ണി {2/1}, ലിങ്ക് {3/2}
    menu class tail: മെനു {2/2}
    menu-item class tail: മെനു ഇനം {1/1}, മെന്യു ഐറ്റം {2/1}
    tab class tail: ടാബ് {2/2}, താളിനുള്ള റ്റാബ് {2/1}
    toolbar class tail: ടൂൾബാർ {1/1}, പണി ആയുധപ്പെട്ടി {2/1}
    heading class tail: തലകെട്ട് {2/1}, തലക്കെട്ട് {3/2}
    dialog class tail: ഡയലോഗ് {2/1}, സംവാദം {2/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: തിരഞ്ഞെടുത്തവ {1/1}, തിരഞ്ഞെടുത്തു {2/2}
    not-selected: തിരഞ്ഞെടുക്കാത്തവ {1/1}, തിരഞ്ഞെടുത്തിട്ടില്ലാത്തത് {1/1}
    checked: ചെക്കുചെയ്തു {1/1}, ചെക്ക് മാർക്കിട്ടു {1/1}
    not-checked: ചെക്കുചെയ്തിട്ടില്ല {1/1}, ചെക്ക് മാർക്കിട്ടിട്ടില്ല {1/1}
    partly-checked: ഭാഗികമായി ചെക്ക് മാർക്കിട്ടു {1/1}
    expanded: നീട്ടം കൂട്ടി {1/1}, നീട്ടം കൂട്ടിയത് {1/1}, വികസിപ്പിച്ചു {2/1},
      വിപുലീകരിച്ചത് {1/1}, വിപുലീകരിച്ചു {2/1}
    collapsed: കുറച്ചു കാണിക്കുക {1/1}, ചുരുക്കി {3/1}, ചുരുക്കിയത് {1/1}
    enabled: പ്രവർത്തന സജ്ജം {1/1}, പ്രവർത്തനക്ഷമമാക്കി {1/1}
    disabled: പ്രവർത്തനരഹിതമാക്കി {1/1}
    muted: നിശബ്ദമാക്കുക {2/1}, മ്യൂട്ടുചെയ്തു {1/1}
    on: ഓൺ {3/5}, ഓൺ ചെയ്തിരിക്കുന്നു {1/1}, ഓൺ ചെയ്യുക {1/1}
    off: ഓഫാക്കുക {1/1}, ഓഫ് {3/5}, ഓഫ് ചെയ്തിരിക്കുന്നു {1/1}
    active: സജീവം {0/2}, സജീവമാണ് {1/1}
    inactive: സജീവമല്ല {1/1}
    required: ആവശ്യമാണു് {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: അംഗീകരിക്കുക {3}, സ്വീകരിക്കുക {1}
    accept/reject second: നിരസിക്കുക {3}
    activate/deactivate first: സജീവമാക്കുക {1}
    activate/deactivate second: നിഷ്ക്രിയമാക്കുക {1}
    active/inactive first: സജീവം {1}, സജീവമാണ് {1}
    active/inactive second: നിഷ്ക്രിയം {1}, സജീവമല്ല {1}
    add/remove first: ചേർക്കുക {2}, ചേർക്കൂ {1}
    add/remove second: നീക്കം ചെയ്യുക {2}, നീക്കംചെയ്യുക {1}, നീക്കംചെയ്യൂ {1}
    allow/deny first: allow {1}, അനുവദിക്കുക {2}, അനുവദിക്കൂ {1}
    allow/deny second: അനുവദിക്കരുത് {1}, തടയുക {1}, നിരസിക്കുക {2}, നിരസിക്കൂ {1}
    approve/reject first: അംഗീകരിക്കുക {1}
    approve/reject second: നിരസിക്കൂ {1}
    archive/unarchive first: ആർക്കൈവ് {1}
    archive/unarchive second: ആർക്കൈവിൽ നിന്ന് പുറത്തെടുക്കുക {1}
    ascending/descending first: ആരോഹണം {2}
    ascending/descending second: അവരോഹണം {2}
    available/unavailable first: available {1}, ലഭ്യം {2}, ലഭ്യമാണ് {1}
    available/unavailable second: ലഭ്യമല്ല {2}
    before/after first: മുമ്പ് {1}, മുമ്പ് f {2}
    before/after second: ശേഷം {1}, ശേഷം a {2}
    block/unblock first: നിരോധിക്കുക {1}
    block/unblock second: നിരോധനം നീക്കുക {1}
    bookmark/remove-bookmark first: ബുക്ക്മാർക്ക് ചേർക്കുക {1}
    bookmark/remove-bookmark second: ബുക്ക്മാർക്ക് ഇല്ലാതാക്കുക {1}
    boost/unboost first: ബൂസ്റ്റ് {1}
    boost/unboost second: ബൂസ്റ്റ് ചെയ്യേണ്ട {1}, ബൂസ്റ്റ് പിൻവലിക്കുക {1}
    camera-on/off first: ക്യാമറ ഓണാക്കുക {1}
    camera-on/off second: ക്യാമറ ഓഫാക്കുക {1}
    captions-on/off first: സബ്ടൈറ്റിലുകൾ പ്രവർത്തനക്ഷമമാക്കുക {1}
    captions-on/off second: സബ്ടൈറ്റിലുകൾ പ്രവർത്തനരഹിതമാക്കുക {1}
    check/uncheck first: പരിശോധിക്കൂ {1}
    check/uncheck second: അൺചെക്ക് ചെയ്യുക {1}
    checked/unchecked first: ചെക്കുചെയ്തു {1}, ചെക്ക് മാർക്കിട്ടു {1}
    checked/unchecked second: ചെക്കുചെയ്തിട്ടില്ല {1}, ചെക്ക് മാർക്കിട്ടിട്ടില്ല {1}
    connect/disconnect first: കണക്ടു് ചെയ്യുക {1}, കണക്ട് ചെയ്യുക {1}, കണക്റ്റുചെയ്യുക {1}
    connect/disconnect second: ബന്ധം അടയ്ക്കു {1}, വിച്ഛേദിക്കുക {1}, വിഛേദിക്കുക {1}
    download/cancel first: ഡൗൺലോഡ് ചെയ്യുക {1}
    download/cancel second: ഡൗൺലോഡ് ചെയ്യുന്നത് റദ്ദാക്കുക {1}
    download/remove-download first: ഡൗൺലോഡ് ചെയ്യുക {1}
    download/remove-download second: ഡൗൺലോഡ് ചെയ്തത് ഇല്ലാതാക്കുക {1}
    enable/disable first: തയ്യാറാക്കുക {1}
    enable/disable second: അപ്രാപ്തമാക്കുക {1}
    enabled/disabled first: പ്രവർത്തന സജ്ജം {1}, പ്രവർത്തനക്ഷമമാക്കി {1}
    enabled/disabled second: അപ്രാപ്തമാക്കി {1}, പ്രവർത്തനരഹിതം {1}, പ്രവർത്തനരഹിതമാക്കി {1}
    expand-all/collapse-all first: എല്ലാം വികസിപ്പിക്കുക {1}
    expand-all/collapse-all second: എല്ലാം ചുരുക്കുക {1}
    expand/collapse first: വികസിപ്പിക്കുക {7}, വിപുലപ്പെടുത്തുക {1}
    expand/collapse second: ചുരുക്കുക {7}
    expanded/collapsed first: നീട്ടം കൂട്ടിയത് {1}, വികസിപ്പിച്ചു {2}, വിപുലീകരിച്ചത് {1},
      വിപുലീകരിച്ചു {2}
    expanded/collapsed second: കുറച്ചു കാണിക്കുക {1}, ചുരുക്കി {2}, ചുരുക്കിയത് {1}
    fast-forward/rewind first: വേഗത്തിലുള്ള കൈമാറൽ {1}, വേഗത്തിൽ മുന്നോട്ട് പോവുക {1}
    fast-forward/rewind second: പിന്നിലേക്ക് പോവുക {1}, പുറകോട്ട് പോവുക {1}, റിവൈൻഡുചെയ്യുക {1}
    favorite/unfavorite first: ഇഷ്ടപ്പെട്ടതിലേക്ക് ചേർക്കുക {1}, ഇഷ്ടപ്പെട്ടവ {1},
      പ്രിയങ്കരം {1}
    favorite/unfavorite second: ഇഷ്ടപ്പെട്ടവയിൽ നിന്നും കളയുക {1},
      ഇഷ്ടപ്പെട്ടവയിൽ നിന്നും നീക്കം ചെയ്യുക {1}, പ്രിയപ്പെട്ടവയിൽ നിന്ന് നീക്കുക {1}
    first/last first: ആദ്യം {1}, ആദ്യത്തെ {1}
    first/last second: അവസാനത്തെ {1}, ഒടുവിൽ {1}
    follow/unfollow first: പിന്തുടരുക {1}
    follow/unfollow second: പിന്തുടരൽ അവസാനിപ്പിക്കുക {1}, പിൻതുടരുന്നത് അവസാനിപ്പിക്കുക {1}
    forward/back first: forward {1}, ഫോർവേഡ് ചെയ്യുക {1}, മുന്നോട്ട് {2}, മുമ്പോട്ട് {1}
    forward/back second: പിന്നിലേക്ക് {1}, പിന്നോട്ട് {2}, പുറകോട്ട് {2}
    fullscreen-enter/exit first: പൂർണ്ണ സ്ക്രീനിലേക്ക് പോവുക {1}, പൂർണ്ണ സ്ക്രീൻ {1},
      പൂർണ്ണ സ്ക്രീൻ ആക്കുക {1}, പൂർണ്ണസ്ക്രീൻ {1}, സ്ക്രീൻ പരമാവധി വലിപ്പത്തിൽ {1}
    fullscreen-enter/exit second: പൂർണ്ണ സ്ക്രീനിൽ നിന്ന് പുറത്തുകടക്കുക {1},
      സ്ക്രീൻ പരമാവധി വലിപ്പത്തിൽ ആക്കുക {1}
    grid/list-view first: ഗ്രിഡ് {2}
    grid/list-view second: ലിസ്റ്റ് {2}
    import/export first: ഇംപോർട്ട് {1}, ഇംപോർട്ട് ചെയ്യുക {1}, ഇറക്കുമതിചെയ്യുക {1}
    import/export second: എക്സ്പോർട്ടുചെയ്യുക {1}, എക്സ്പോർട്ട് {1}, കയറ്റുമതി {1},
      കയറ്റുമതി ചെയ്യുക {1}
    increase/decrease first: കൂട്ടുക {1}, വർദ്ധിപ്പിക്കുക {1}
    increase/decrease second: കുറയ്ക്കുക {1}
    install/uninstall first: ഇൻസ്റ്റാൾ ചെയ്യുക {1}
    install/uninstall second: അൺഇൻസ്റ്റാൾ ചെയ്യുക {1}
    left/right first: ഇടത് {2}, ഇടത്ത് {3}
    left/right second: വലത് {2}, വലത്ത് {3}
    like/unlike first: ഇഷ്ടപ്പെടുക {1}
    like/unlike second: നീരസപ്പെടുക {1}
    lock/unlock first: പൂട്ടുക {2}
    lock/unlock second: അൺലോക്ക് {1}, പൂട്ടു് തുറക്കുക {2}
    locked/unlocked first: ലോക്ക് ചെയ്തു {1}
    locked/unlocked second: അൺലോക്ക് ചെയ്തു {1}
    maximize/minimize first: വലുതാക്കുക {2}
    maximize/minimize second: ചെറുതാക്കുക {2 also}
    microphone-on/off first: മൈക്രോഫോൺ അൺമ്യൂട്ട് ചെയ്യുക {1}
    microphone-on/off second: മൈക്രോഫോൺ മ്യൂട്ട് ചെയ്യുക {1}
    minimum/maximum first: കുറഞ്ഞത് {1}
    minimum/maximum second: പരമാവധി {1}
    mute/unmute first: നിശബ്ദമാക്കുക {1}, മ്യൂട്ട് {1}, മ്യൂട്ട് ചെയ്യുക {1}
    mute/unmute second: അൺമ്യൂട്ടുചെയ്യുക {1}, അൺമ്യൂട്ട് {1}, അൺമ്യൂട്ട് ചെയ്യുക {1},
      ശബ്ദമുണ്ടാക്കുക {1}, ശബ്ദമുള്ളതാക്കുക {1}
    next/previous first: അടുത്തതു് {1}, അടുത്തത് {3}
    next/previous second: മുമ്പത്തേത് {3}, മുമ്പുള്ളത് {1}, മുമ്പു് {1}, മുൻപുള്ളത് {1}
    on/off first: ഓണാണ് {2}, ഓൺ {6}, ഓൺ ചെയ്തിരിക്കുന്നു {1}, ഓൺ ചെയ്യുക {1}
    on/off second: ഓഫാക്കുക {1 also}, ഓഫാണ് {2}, ഓഫ് {6}, ഓഫ് ചെയ്തിരിക്കുന്നു {1}
    open-menu/close-menu first: മെനു തുറക്കുക {1}
    open-menu/close-menu second: മെനു അടക്കുക {1}
    open/close first: തുറക്കുക {5}, തുറക്കൂ {1}
    open/close second: അടയ്ക്കുക {5}, അവസാനിപ്പിക്കുക {1}
    pause/resume first: താൽക്കാലികമായി നിർത്തുക {2}, വിരാമം {1}
    pause/resume second: തുടരുക {2}, പുനരാരംഭിക്കുക {2 also}
    pin/unpin first: പിൻ ചെയ്യുക {1}
    pin/unpin second: അൺപിൻ ചെയ്യുക {1}, പിൻചെയ്യൽ മാറ്റുക {1}
    pip-enter/exit first: ചിത്രത്തിനുള്ളിലെ ചിത്രത്തിലേക്ക് പ്രവേശിക്കുക {1}
    pip-enter/exit second: ചിത്രത്തിനുള്ളിലെ ചിത്രത്തിന് പുറത്ത് കടക്കുക {1}
    play/pause first: തുടങ്ങുക {1}, പ്രവർത്തിപ്പിയ്ക്കുക {1}, പ്ലേ {1}, പ്ലേ ചെയ്യുക {3},
      പ്ലേചെയ്യുക {1}
    play/pause second: ഇടയ്ക്കു് നിർത്തുക {1}, താൽക്കാലികമായി നിർത്തുക {3},
      തൽക്കാലം നിർത്തുക {1}, തൽക്കാലത്തേക്ക് നിർത്തുക {1}, തൽക്കാലികമായി നിർത്തുക {1}, പോസ് {1},
      വിരാമം {1}
    play/stop first: തുടങ്ങുക {1}, പ്ലേ ചെയ്യുക {3}, പ്ലേചെയ്യുക {1}
    play/stop second: നിറുത്തുക {1}, നിർത്തുക {3}
    public/private first: പൊതുവായത് {1 also}
    public/private second: സ്വകാര്യം {1}
    read/unread first: വായിച്ചതായി അടയാളപ്പെടുത്തുക {2}
    read/unread second: പ്ലേ ചെയ്യാത്തതായി അടയാളപ്പെടുത്തി {1},
      വായിക്കാത്തതായി അടയാളപ്പെടുത്തുക {2}, വായിച്ചിട്ടില്ലെന്ന് അടയാളപ്പെടുത്തുക {1}
    record/stop first: റെക്കോർഡിംഗ് ആരംഭിക്കൂ {1}
    record/stop second: റെക്കോർഡിംഗ് നിർത്തുക {1}
    select-all/deselect-all first: എല്ലാം തിരഞ്ഞെടുക്കുക {1}, എല്ലാം തെരഞ്ഞെടുക്കുക {1}
    select-all/deselect-all second: ഒന്നും തിരഞ്ഞെടുക്കാതിരിക്കുക {1},
      തിരഞ്ഞെടുത്തവ വേണ്ടെന്ന് വയ്ക്കുക {1}
    select/deselect first: തിരഞ്ഞെടുക്കുക {2}
    select/deselect second: തിരഞ്ഞെടുത്തത് മാറ്റുക {2}
    selected/not-selected first: തിരഞ്ഞെടുത്തവ {1}
    selected/not-selected second: തിരഞ്ഞെടുക്കാത്തവ {1}, തിരഞ്ഞെടുത്തിട്ടില്ലാത്തത് {1}
    show-all/hide-all first: എല്ലാം കാണിക്കുക {1}
    show-all/hide-all second: എല്ലാം മറയ്ക്കുക {1}
    show-more/show-less first: കൂടുതൽ കാണിക്കുക {1}, കൂടുതൽ കാണിക്കൂ {1}
    show-more/show-less second: അൽപ്പം കാണിക്കൂ {1}, കുറച്ച് കാണിക്കുക {1}, കുറവ് കാണിക്കുക {1}
    show-password/hide-password first: പാസ്വേഡ് കാണിക്കുക {1}, രഹസ്യവാക്ക് കാണിക്കുക {1}
    show-password/hide-password second: പാസ്വേഡ് മറയ്ക്കുക {1}, രഹസ്യവാക്ക് മറയ്ക്കുക {1}
    show/hide first: കാണിക്കുക {1}
    show/hide second: മറയ്ക്കുക {1}
    shuffle-on/shuffle-off first: ഷഫിൾ ഓൺ {1}, ഷഫിൾ മോഡ് പ്രവർത്തനക്ഷമമാക്കുക {1}
    shuffle-on/shuffle-off second: ഷഫിൾ ഓഫ് {1}, ഷഫിൾ മോഡ് പ്രവർത്തനരഹിതമാക്കുക {1}
    sign-in/sign-out first: പ്രവേശനം {1}, പ്രവേശിക്കുക {2}, സൈൻ ഇൻ ചെയ്യുക {1}
    sign-in/sign-out second: ലോഗൗട്ട് {2}, സൈൻ ഔട്ട് ചെയ്യുക {1}
    start/end first: start {1}, തുടങ്ങുക {1 also}
    start/end second: end {1}, അവസാനിപ്പിക്കുക {1}
    start/stop first: തുടങ്ങുക {1}, തുടങ്ങൂ {1}, പ്രവർത്തിപ്പിക്കുക {1}
    start/stop second: നിറുത്തുക {1}, നിർത്തുക {1}
    subscribe/unsubscribe first: വരിക്കാരനാകുക {1}, സബ്സ്ക്രൈബ് {1}
    subscribe/unsubscribe second: അൺസബ്സ്ക്രൈബ് {1}, വരിക്കാരനല്ലാതാവുക {1}
    turn-on/turn-off first: ഓണാക്കുക {2}, ഓൺ ചെയ്യുക {1}
    turn-on/turn-off second: ഓഫാക്കുക {2}
    undo/redo first: തിരസ്ക്കരിക്കുക {1}, പഴയപടിയാക്കുക {3}, പൂർവാവസ്ഥയിലാക്കുക {1}, വേണ്ടെ {1}
    undo/redo second: വീണ്ടും {1}, വീണ്ടും ചെയ്യുക {3}
    up/down first: മുകളിലേക്ക് {1 also}, മുകളിൽ {1 also}
    up/down second: down {1}, താഴോട്ട് {1}
    upload/download first: അപ്ലോഡ് ചെയ്യുക {1}
    upload/download second: ഡൗൺലോഡ് ചെയ്യുക {1}
    volume-up/volume-down first: വോളിയം കൂട്ടുക {1}, ശബ്ദം കൂട്ടുക {2}
    volume-up/volume-down second: വോളിയം കുറയ്ക്കുക {1}, ശബ്ദം കുറയ്ക്കുക {2}
    zoom-in/zoom-out first: വലുതാക്കുക {3 also}, സൂം ഇൻ ചെയ്യുക {1}
    zoom-in/zoom-out second: ചെറുതാക്കുക {3 also}, സൂം ഔട്ട് ചെയ്യുക {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: ക്ലിക്ക് {in 7/8}
    click-here tail phrase: ഇവിടെ ക്ലിക്ക് ചെയ്യുക {in 3/8}, ക്ലിക്ക് ചെയ്യുക {in 5/8},
      വലത് ക്ലിക്ക് ചെയ്യുക {in 2/8}
    click-to anywhere verb: ക്ലിക്ക് {in 23/24}
    click-to tail linked: ക്ലിക്കുചെയ്യുക {in 2/4}, ക്ലിക്ക് ചെയ്യുക {in 20/24}
    double-tap-to tail linked: ഡബിൾ ടാപ്പ് ചെയ്യുക {in 4/9}
    icon-of closed linked: ന്റെ ഐക്കൺ {2/2}, ന്റെ ചിഹ്നം {?}, യുടെ ഐക്കൺ {?}, യുടെ ചിഹ്നം {?}
    image-of closed linked: ന്റെ ഇമേജ് {?}, ന്റെ ചിത്രം {1/1}, യുടെ ഇമേജ് {?}, യുടെ ചിത്രം {?}
    link-to closed linked: ന്റെ ലിങ്ക് {?}, യുടെ ലിങ്ക് {?}, ലേക്കുള്ള ലിങ്ക് {?}
    link-to tail linked: ലേക്കുള്ള ലിങ്ക് {?}
    logo-of closed linked: ന്റെ ലോഗോ {?}, യുടെ ലോഗോ {?}
    logo-of tail noun: ലോഗോ {10/10}
    photo-of closed linked: ന്റെ ഫോട്ടോ {?}, യുടെ ഫോട്ടോ {?}
    press-to tail phrase: മെനു അമർത്തുക {in 3/14}
    press-to tail verb: അമർത്തുക {in 13/14}
    select-to tail linked: തുറക്കാൻ തിരഞ്ഞെടുക്കുക {in 2/3}
    select-to tail verb: തിരഞ്ഞെടുക്കുക {in 3/3}
    swipe-to anywhere verb: സ്വൈപ്പ് {in 3/7}
    tap-and-hold anywhere verb: പിടിക്കുക {in 18/29}
    tap-and-hold tail phrase: ടാപ്പ് ചെയ്ത് പിടിക്കുക {in 13/29}
    tap-here anywhere verb: ടാപ്പ് {in 3/4}
    tap-here head phrase: ഇവിടെ ടാപ്പ് {in 3/4}
    tap-here tail phrase: ടാപ്പ് ചെയ്യുക {in 3/4}
    tap-to tail linked: ടാപ്പുചെയ്യുക {in 11/33}, ടാപ്പ് ചെയ്യുക {in 12/33}, ടാപ്പ് ചെയ്യൂ {?}
    tap-to tail verb: തൊടുക {in 7/33}
    thumbnail-of tail linked: താളിനുള്ള തംബ്നെയിൽ {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: അടയ്ക്കുക {12}, അപ്ഡേറ്റ് ചെയ്യുക {2}, അയയ്ക്കുക {5}, ആർക്കൈവ് {2}, ഇല്ലാതാക്കുക {6},
      ഇൻസ്റ്റാൾ ചെയ്യുക {3}, ഉപേക്ഷിക്കുക {2}, എഡിറ്റ് ചെയ്യുക {3}, ഒട്ടിക്കുക {3},
      കണ്ടെത്തുക {4}, കാണിക്കുക {2}, കാണുക {5}, ചേർക്കുക {3}, ചേർക്കൂ {2}, ഡൗൺലോഡ് {5},
      ഡൗൺലോഡ് ചെയ്യുക {3}, താൽക്കാലികമായി നിർത്തുക {4}, തിരഞ്ഞെടുക്കുക {5}, തിരയുക {13},
      തിരയൽ {2}, തിരുത്തുക {7}, തുറക്കുക {4}, നിശബ്ദമാക്കുക {2}, നിർത്തുക {6},
      നീക്കം ചെയ്യുക {5}, നീക്കംചെയ്യുക {3}, നീക്കുക {3}, പകർത്തുക {6}, പങ്കിടുക {9},
      പിന്തുടരുക {2}, പിൻ {3}, പിൻ ചെയ്യുക {2}, പുതുക്കുക {2}, പുനഃക്രമീകരിക്കുക {3},
      പേരുമാറ്റുക {2}, പേര് മാറ്റുക {2}, പ്രിന്റ് ചെയ്യുക {3}, പ്ലേ ചെയ്യുക {3}, മറയ്ക്കുക {2},
      മറുപടി {3}, മായ്ക്കുക {4}, മാറ്റിസ്ഥാപിക്കുക {2}, മാറ്റുക {2}, മുന്നോട്ട് {3},
      മ്യൂട്ട് ചെയ്യുക {2}, റദ്ദാക്കുക {12}, റീസെറ്റ് {2}, റീസെറ്റ് ചെയ്യുക {2}, വായിക്കുക {2},
      വിരാമം {2}, വീണ്ടെടുക്കുക {2}, സംരക്ഷിക്കുക {8}, സമന്വയിപ്പിക്കുക {2}, സേവ് ചെയ്യുക {2},
      സ്കാൻ ചെയ്യുക {2}

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: ഇവിടെ

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: ബട്ടൺ {3/2 mobile}
    toggle-button: ടോഗിൾ ബട്ടൺ {1/1 browser}
    checkbox: ചെക്ക് ബോക്സ് {4/2 mobile}
    radio-button: റേഡിയോ ബട്ടൺ {5/2 mobile}
    switch: സ്വിച്ച് {2/1 mobile}
    slider: സ്ലൈഡര്‍ {4/2 mobile}
    progress-bar: പ്രോഗ്രസ്സ് ബാര്‍ {3/2 mobile}
    text-field: എഡിറ്റ് ബോക്‌സ് {1/1 mobile}
    search-field: തിരയൽ ടെക്‌സ്റ്റ് ഫീൽഡ് {1/1 browser}
    combo-box: ഡ്രോപ്പ്‌ ഡൗൺ ലിസ്റ്റ് {1/1 mobile}
    drop-down: പോപ്പ് അപ്പ് ബട്ടൺ {1/1 browser}
    image: ചിത്രം {3/2 mobile}
    icon: ഐക്കൺ {1/1 mobile}
    graphic: ഗ്രാഫിക് {1/1 browser}
    link: ലിങ്ക് {3/2 mobile}
    menu: മെനു {2/2 browser}
    menu-item: മെനു ഇനം {1/1 browser}
    tab: ടാബ് {2/2 browser}
    toolbar: ടൂൾബാർ {1/1 browser}
    heading: തലക്കെട്ട് {3/2 mobile}
    dialog: ഡയലോഗ് {2/1 browser}
    list: ലിസ്റ്റ് {1/1 mobile}
    page: പേജ് {1/1 mobile}
    """#
  }
}
