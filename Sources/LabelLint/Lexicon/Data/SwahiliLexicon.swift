extension LexiconData {
  /// The words of Swahili.
  static var swahili: String {
    #"""
    # label-lint lexicon
    language sw

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    links: cha, kwa, la, wa, ya

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: kitufe {2/1}
    toggle-button certain head: kitufe cha kugeuza {1/1}
    checkbox certain head: kisanduku cha kuteua {2/1}
    radio-button certain head: kitufe cha mviringo {2/1}
    switch certain head: swichi {1/1}
    slider certain head: kitelezi {2/1}
    progress-bar certain head: kiashiria cha maendeleo {1/1}, upau wa kuonyesha hatua {1/1}
    text-field certain head: kisanduku cha kubadilisha {1/1}
    search-field certain head: sehemu ya maandishi ya utafutaji {1/1}
    combo-box certain head: kisanduku mseto {1/1}, orodha kunjuzi {1/1}
    drop-down certain head: kitufe cha dirisha ibukizi {1/1}
    image noun head: picha {5/3}
    icon certain head: aikoni {6/3}, ikoni {2/2}
    picture noun head: picha {7/5}
    graphic support head: mchoro {1/1}
    photo class head: picha {3/2}
    logo certain head: nembo {1/1}
    thumbnail class head: kijipicha {2/2}
    link class head: kiungo {2/1}
    menu class head: menyu {1/1}
    menu-item class head: kipengee cha menyu {1/1}
    tab class head: kichupo {1/1}
    toolbar class head: upau wa vidhibiti {1/1}
    heading class head: kichwa {2/1}
    dialog class head: kidirisha {2/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: iliyochaguliwa {1/1}, umechagua {1/1}
    checked: imeteuliwa {1/1}, kimeteuliwa {1/1}
    not-checked: haijachaguliwa {1/1}, hakijateuliwa {1/1}
    partly-checked: kimeteuliwa kwa kiasi fulani {1/1}
    expanded: imepanuliwa {4/1}
    collapsed: imekunjwa {4/1}
    enabled: imewashwa {1/1}
    disabled: imezimwa {1/1}, kimezimwa {1/1}
    on: imewashwa {1/1}, kimewashwa {1/1}, washa {1/1 also}
    off: imezimwa {1/1}, kimezimwa {2/1}, zima {1/1}
    active: inatumika {1/1}
    inactive: haitumiki {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: kubali {2}
    accept/reject second: kataa {2}
    active/inactive first: inatumika {1}
    active/inactive second: haitumiki {1 also}
    add/remove first: ongeza {3}
    add/remove second: ondoa {3}
    allow/deny first: allow {1}, ruhusu {2}
    allow/deny second: kataa {1}, kataza {2}, usiruhusu {1}, zuia {1}
    approve/reject first: idhinisha {1}
    approve/reject second: kataza {1}
    ascending/descending first: kupanda {1}
    ascending/descending second: kushuka {1}
    available/unavailable first: inapatikana {2}
    available/unavailable second: haipatikani {2}, hayapatikani {1}
    bookmark/remove-bookmark first: ongeza alamisho {1}
    bookmark/remove-bookmark second: futa alamisho {1}
    camera-on/off first: washa kamera {1}
    camera-on/off second: zima kamera {1}
    captions-on/off first: washa manukuu {1}
    captions-on/off second: zima manukuu {1}
    check/uncheck first: chunguza {1}
    check/uncheck second: toa tiki {1}
    checked/unchecked first: imeteuliwa {1}, kimeteuliwa {1}
    checked/unchecked second: haijachaguliwa {1}, hakijateuliwa {1}
    connect/disconnect first: unganisha {1 weak}
    connect/disconnect second: ondoa {1 also weak}
    download/cancel first: pakua {1}
    download/cancel second: ghairi upakuaji {1}
    download/remove-download first: pakua {1}
    download/remove-download second: futa kipakuliwa {1}
    enable/disable first: washa {1}
    enable/disable second: zima {1}
    enabled/disabled first: imewashwa {2}
    enabled/disabled second: imezimwa {2}, kimezimwa {1}
    expand-all/collapse-all first: panua yote {1}, panua zote {1}
    expand-all/collapse-all second: kunja zote {1}
    expand/collapse first: panua {5}
    expand/collapse second: kunja {5}
    expanded/collapsed first: imepanuliwa {4}
    expanded/collapsed second: imekunjwa {4}
    fast-forward/rewind first: chezambele {1}, peleka mbele kwa kasi {1},
      sogeza mbele haraka {1}
    fast-forward/rewind second: chezesha kinyume {1}, rudisha nyuma {1}
    favorite/unfavorite first: ongeza kwenye pendwa {1}, ongeza kwenye vipendwa {1}
    favorite/unfavorite second: ondoa kutoka katika pendwa {1}, toa kutoka vipendwa {1}
    first/last first: kwanza {1}
    first/last second: mwisho {1}
    forward/back first: mbele {2}
    forward/back second: nyuma {2}, rudi {1}, rudi nyuma {1}
    fullscreen-enter/exit first: fungua skrini nzima {1}, ingia skrini kamili {1},
      skrini kamili {1}, skrini nzima {1}
    fullscreen-enter/exit second: funga skrini nzima {1}, ondoka kwenye skrini nzima {1}
    grid/list-view first: gridi {1}, mwonekano wa gridi {1}
    grid/list-view second: mwonekano wa orodha {1}, orodha {1}
    import/export first: leta {1}
    import/export second: hamisha {1 also}
    increase/decrease first: ongeza {2 also}
    increase/decrease second: punguza {2}
    install/uninstall first: sakinisha {1}
    install/uninstall second: ondoa {1}
    left/right first: kushoto {2}
    left/right second: kulia {2}
    maximize/minimize first: tanua {1}
    maximize/minimize second: punguza {1 also}
    microphone-on/off first: washa maikrofoni {1}
    microphone-on/off second: zima maikrofoni {1}
    minimum/maximum first: kiwango cha chini zaidi {1}
    minimum/maximum second: kiwango cha juu {1}
    mute/unmute first: nyamazisha {1}, zima sauti {2}
    mute/unmute second: rejesha sauti {2}, washa sauti {1}
    next/previous first: endelea {1}, kinachofuata {1}, nenda mbele {1}
    next/previous second: iliyopita {1}, iliyotangulia {1}, rudi nyuma {1}, uliotangulia {1}
    on/off first: imewashwa {1}, kimewashwa {1}, washa {2 also}
    on/off second: imezimwa {1}, kimezimwa {1}, zima {2 also}
    open/close first: fungua {2}
    open/close second: funga {2}
    pause/resume first: pumzisha {2}, simamisha {1 also}, sitisha {1}
    pause/resume second: endelea {2}
    pin/unpin first: bana {1}, bandika {1 also}
    pin/unpin second: bandua {1}, banua {1}
    pip-enter/exit first: washa hali ya picha ndani ya picha {1}
    pip-enter/exit second: funga hali ya picha ndani ya picha {1}
    play/pause first: cheza {4}
    play/pause second: pumzisha {2}, sitisha {4}
    play/stop first: cheza {3}
    play/stop second: acha {2}, katiza {1}, simamisha {3}
    read/unread first: tia alama kuwa umesoma {1}
    read/unread second: tia alama kuwa hujasoma {1}
    record/stop first: anza kurekodi {1}
    record/stop second: acha kurekodi {1}
    select-all/deselect-all first: chagua zote {1}
    select-all/deselect-all second: acha kuchagua zote {1}
    select/deselect first: chagua {1}
    select/deselect second: acha kuchagua {1}
    show-more/show-less first: onyesha zaidi {1}
    show-more/show-less second: onyesha chache {1}
    show-password/hide-password first: onyesha nenosiri {1}
    show-password/hide-password second: ficha nenosiri {1}
    shuffle-on/shuffle-off first: kuchanganya kumewashwa {1}, washa hali ya kuchanganya {1}
    shuffle-on/shuffle-off second: kuchanganya kumezimwa {1}, zima hali ya kuchanganya {1}
    sign-in/sign-out first: ingia {2}, ingia katika akaunti {1}
    sign-in/sign-out second: ondoka {2 also}
    start/end first: start {1}
    start/end second: mwisho {1}
    start/stop first: anza {1 also}
    start/stop second: katiza {1}
    turn-on/turn-off first: washa {2}
    turn-on/turn-off second: zima {2}
    undo/redo first: tendua {1}
    undo/redo second: rejesha {1}, rudia {1}
    upload/download first: pakia {2}
    upload/download second: pakua {2}
    volume-up/volume-down first: ongeza sauti {2}
    volume-up/volume-down second: punguza sauti {2}
    zoom-in/zoom-out first: kuza karibu {1}, kuza zaidi {1}
    zoom-in/zoom-out second: fifiza {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: kitufe cha {63/73}
    click-here anywhere verb: bofya {in 7/8}
    click-here head phrase: bofya hapa {in 3/8}, bofya hapa ili {in 2/8}
    click-here tail phrase: bofya kulia hapa {in 2/8}
    click-to anywhere verb: bofya {in 18/18}
    click-to head linked: bofya ili {in 16/18}
    click-to head phrase: bofya ili uondoke {in 5/18}
    double-tap-to head linked: gusa mara mbili {in 8/9}
    icon-of head linked: aikoni cha {?}, aikoni ya {88/93}
    image-of head linked: picha cha {?}, picha ya {10/16}
    link-to head linked: kiungo cha {6/10}
    logo-of head linked: nembo cha {?}, nembo ya {10/10}
    photo-of head linked: picha cha {?}
    press-to head phrase: bonyeza kitufe cha {in 3/14}
    press-to head verb: bonyeza {in 14/14}
    select-to head linked: chagua ili {?}
    swipe-to head verb: telezesha {in 4/5}
    tap-and-hold anywhere verb: ushikilie {in 24/29}
    tap-here head verb: gusa {in 4/4}
    tap-to head linked: gusa ili {in 29/31}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: acha {2}, badilisha {3}, bandika {3}, chagua {2}, cheza {6}, ficha {2}, funga {9},
      fungua {2}, futa {7}, ghairi {9}, hariri {3}, hifadhi {7}, mbele {3}, nakili {4},
      ondoa {4}, ongeza {3}, pakia {2}, pakua {6}, panga {2}, sakinisha {2}, sasisha {2},
      sawazisha {3}, shiriki {5}, simamisha {3}, sitisha {4}, tafuta {9}, tuma {4},
      weka upya {5}, zima sauti {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: kitufe cha kibodi
    image: picha ya skrini

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: kitufe {2/1 mobile}
    toggle-button: kitufe cha kugeuza {1/1 browser}
    checkbox: kisanduku cha kuteua {2/1 mobile}
    radio-button: kitufe cha mviringo {2/1 mobile}
    switch: swichi {1/1 mobile}
    slider: kitelezi {2/1 mobile}
    progress-bar: upau wa kuonyesha hatua {1/1 mobile}
    text-field: kisanduku cha kubadilisha {1/1 mobile}
    search-field: sehemu ya maandishi ya utafutaji {1/1 browser}
    combo-box: orodha kunjuzi {1/1 mobile}
    drop-down: kitufe cha dirisha ibukizi {1/1 browser}
    image: picha {1/1 mobile}
    icon: aikoni {1/1 mobile}
    graphic: mchoro {1/1 browser}
    link: kiungo {2/1 mobile}
    menu: menyu {1/1 browser}
    menu-item: kipengee cha menyu {1/1 browser}
    tab: kichupo {1/1 browser}
    toolbar: upau wa vidhibiti {1/1 browser}
    heading: kichwa {2/1 mobile}
    dialog: kidirisha {2/1 browser}
    list: orodha {1/1 mobile}
    page: ukurasa {1/1 mobile}
    """#
  }
}
