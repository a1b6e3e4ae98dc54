extension LexiconData {
  /// The words of Gujarati.
  static var gujarati: String {
    #"""
    # label-lint lexicon
    language gu

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last
    links: ના, ની, નું, નો

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: દબાતુ બટન {2/1}, બટન {2/1}
    toggle-button certain tail: ટોગલ બટન {1/1}, ફેરબદલી કરવાનું બટન {2/1}
    checkbox certain tail: ચૅક-બૉકસ {2/1}, ચેક બૉક્સ {1/1}, ચેકબોક્સ {1/1}
    radio-button certain tail: રેડિઓ બટન {2/1}, રેડિયો બટન {2/1}
    switch certain tail: સ્વિચ {1/1}
    slider certain tail: સરકપટ્ટી {2/1}, સ્લાઇડર {2/1}
    progress-bar certain tail: પ્રગતિ બાર {1/1}, પ્રગતિ સૂચક {1/1}, પ્રગતિદર્શક-પટ્ટી {2/1}
    text-field certain tail: સંપાદન બૉક્સ {1/1}
    search-field certain tail: ટેક્સ્ટ ફીલ્ડ શોધો {1/1}, પાઠ ક્ષેત્ર શોધો {1/1}
    combo-box certain tail: કૉમ્બો બૉક્સ {1/1}, કોમ્બો બૉક્સ {2/1}, ડ્રોપ ડાઉન સૂચિ {1/1}
    drop-down certain tail: પૉપ-અપ બટન {1/1}
    image noun tail: ઇમેજ {2/2}, ચિત્ર {2/1}, છબી {6/4}
    icon certain tail: આઇકન {4/1}
    icon support tail: આઇકૉન {?}, ચિહ્ન {3/1}
    picture noun tail: ચિત્ર {4/2}
    graphic noun tail: ગ્રાફિક {1/1}
    photo class tail: ફોટો {4/2}
    logo certain tail: લોગો {1/1}
    thumbnail class tail: થંબનેલ {2/2}
    link class tail: કડી {3/1}, લિંક {2/1}
    menu class tail: મેનુ {3/1}, મેનૂ {1/1}
    menu-item class tail: મેનુની વસ્તુ {2/1}, મેનૂ આઇટમ {1/1}
    tab class tail: ટૅબ {1/1}, ટેબ {2/2}, પાનાનું ટેબ {2/1}
    toolbar class tail: ટુલબાર {1/1}, સાધન પટ્ટી {2/1}
    heading class tail: મથાળું {5/3}
    dialog class tail: સંવાદ {4/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: પસંદ કરેલ {1/2}, પસંદ કરેલો {1/1}
    checked: ચેક કરેલું છે {1/1}, તપાસાયેલું {1/1}
    not-checked: ચેક કરેલું નથી {1/1}, તપાસાયેલ નથી {1/1}
    partly-checked: આંશિક રીતે ચેક કરેલું છે {1/1}
    expanded: મોટી કરી {1/1}, મોટી કરી છે {1/1}, મોટું કર્યું {1/1}, વિસ્તૃત {1/1},
      વિસ્તૃત કરેલ {1/1}, વિસ્તૃત કર્યું {1/1}
    collapsed: નાની કરી {1/1}, નાની કરી છે {1/1}, નાનું કર્યું {1/1}, સંકુચિત {2/2},
      સંકુચિત કર્યું {1/1}
    enabled: ચાલુ છે {1/1}, સક્રિય {2/1}
    disabled: અક્ષમ કરેલું {1/1}, અક્ષમ કર્યું {1/1}
    muted: મૂંગુ કરેલ {2/1}, મ્યૂટ કરેલ {1/1}
    on: ચાલુ {3/2}
    off: બંધ {3/2}
    active: સક્રિય {1/2}
    inactive: સક્રિય નથી {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: સ્વીકારો {2}
    accept/reject second: નકારો {2}
    activate/deactivate first: સક્રિય કરો {1}
    activate/deactivate second: નિષ્ક્રિય કરો {1}
    active/inactive first: સક્રિય {1}
    active/inactive second: સક્રિય નથી {1}
    add/remove first: ઉમેરો {4}
    add/remove second: કાઢી નાખો {1}, દૂર કરો {4}
    allow/deny first: allow {1}, પરવાનગી આપો {1}, મંજૂરી આપો {2}
    allow/deny second: અવરોધિત કરો {1}, નકારો {2}, મંજૂરી આપશો નહીં {2}
    approve/reject first: મંજૂર કરો {1}
    approve/reject second: નકારો {1}
    ascending/descending first: ચડતાક્રમમાં {1}
    ascending/descending second: ઊતરતાક્રમમાં {1}
    available/unavailable first: ઉપલબ્ધ {2}
    available/unavailable second: અનુપલબ્ધ {1}, ઉપલબ્ધ નથી {2}
    before/after first: પહેલાં f {2}
    before/after second: પછી a {2}
    bookmark/remove-bookmark first: બુકમાર્ક ઉમેરો {1}
    bookmark/remove-bookmark second: બુકમાર્ક કાઢી નાખો {1}
    camera-on/off first: કૅમેરા ચાલુ કરો {1}
    camera-on/off second: કૅમેરા બંધ કરો {1}
    captions-on/off first: બંધ થયેલ કેપ્શનો બતાવો {1}, સબટાઇટલ ચાલુ કરો {1}
    captions-on/off second: બંધ થયેલ કેપ્શનો છુપાવો {1}, સબટાઇટલ બંધ કરો {1}
    check/uncheck first: ચકાસો {1}, તપાસો {1}
    check/uncheck second: અનચેક કરો {1}, ચકાસણી દૂર કરો {1}
    checked/unchecked first: ચેક કરેલું છે {1}, તપાસાયેલું {1}
    checked/unchecked second: ચેક કરેલું નથી {1}, તપાસાયેલ નથી {1}
    connect/disconnect first: કનેક્ટ કરો {1}, જોડો {1}
    connect/disconnect second: જોડાણ તોડો {1}, ડિસ્કનેક્ટ કરો {1}
    download/cancel first: ડાઉનલોડ કરો {1}
    download/cancel second: ડાઉનલોડ રદ કરો {1}
    download/remove-download first: ડાઉનલોડ કરો {1}
    download/remove-download second: ડાઉનલોડ ડિલીટ કરો {1}
    enable/disable first: ચાલુ કરો {1 weak}
    enable/disable second: બંધ કરો {1 also weak}
    enabled/disabled first: ચાલુ છે {1}, સક્રિય {2}, સક્ષમ કરેલું {1}
    enabled/disabled second: અક્ષમ કરેલું {1}, અક્ષમ કર્યું {1}, નિષ્ક્રિય થયેલ {2}
    expand-all/collapse-all first: તમામ મોટી કરો {1}, તમામ વિસ્તૃત કરો {1}, વધુ જુઓ {1}
    expand-all/collapse-all second: તમામ નાની કરો {1}, બધા નાના કરો {1}, બધાને સંકુચિત કરો {1}
    expand/collapse first: મોટું કરો {1}, વિસ્તાર કરો {1}, વિસ્તૃત કરો {3}
    expand/collapse second: નાની કરો {1}, નાનું કરો {1}, સંકુચિત કરો {3}
    expanded/collapsed first: મોટી કરી {1}, મોટી કરી છે {1}, મોટું કર્યું {1}, વિસ્તૃત {1},
      વિસ્તૃત કરેલ {1}, વિસ્તૃત કર્યું {1}
    expanded/collapsed second: નાની કરી {1}, નાની કરી છે {1}, નાનું કર્યું {1}, સંકુચિત {1},
      સંકુચિત કર્યું {1}
    fast-forward/rewind first: ઝડપી ફોરવર્ડ કરો {1}, ફાસ્ટ ફૉરવર્ડ કરો {1}
    fast-forward/rewind second: રિવાઇન્ડ કરો {1}, રીવાઇન્ડ કરો {1}
    first/last first: પહેલી {1}, પહેલુ {1}
    first/last second: છેલ્લી {1}, છેલ્લુ {1}
    forward/back first: forward {1}, આગળ ધપાવો {1}, આગળ વઘારો {1}, ફોર્વર્ડ કરો {1}
    forward/back second: પાછળ {1}, પાછળ કરો {1 also}, પાછા જાવ {1}
    fullscreen-enter/exit first: પૂર્ણ સ્ક્રીન {1}, પૂર્ણ સ્ક્રીનમાં દાખલ થાઓ {1},
      પૂર્ણસ્ક્રીન {1}, પૂર્ણસ્ક્રીન મોડમાં દાખલ થાઓ {1}
    fullscreen-enter/exit second: પૂર્ણ સ્ક્રીન છોડો {1}, પૂર્ણ સ્ક્રીનથી બહાર નીકળો {1},
      પૂર્ણસ્ક્રીન મોડમાંથી બહાર નીકળો {1}, પૂર્ણસ્ક્રીનથી બહાર નીકળો {1}
    grid/list-view first: ગ્રિડ {1}
    grid/list-view second: સૂચિ {1}
    import/export first: આયાત કરો {1}
    import/export second: નિકાસ કરો {1}
    increase/decrease first: વધારો {2}
    increase/decrease second: ઘટાડો {2}
    install/uninstall first: ઇન્સ્ટોલ કરો {1}
    install/uninstall second: અનઇન્સ્ટૉલ કરો {1}
    left/right first: ડાબું {1}, ડાબું l {2}
    left/right second: જમણું {1}, જમણું r {2}, જમણે {1}
    lock/unlock first: તાળુ મારો {2}
    lock/unlock second: તાળુ ખોલો {2}
    maximize/minimize first: મહત્તમ કરો {2}, મોટું કરો {1}
    maximize/minimize second: નાનું કરો {1}, ન્યૂનતમ કરો {2}
    microphone-on/off first: માઇક્રોફોન અનમ્યૂટ કરો {1}
    microphone-on/off second: માઇક્રોફોન મ્યૂટ કરો {1}
    minimum/maximum first: ન્યૂનતમ {1}
    minimum/maximum second: મહત્તમ {1}
    mute/unmute first: અવાજ બંધ કરો {1}, મૂંગુ {1}, મ્યૂટ કરો {1}
    mute/unmute second: અનમ્યૂટ કરો {1}, મૂંગુ દૂર કરો {1}
    next/previous first: આગલું {1}, આગળ {2}, આગળનું {1}, પછી {1}
    next/previous second: પહેલાંનુ {1}, પહેલાનુ {1}, પાછલી {1}, પાછળ {2}
    notifications-on/off first: સૂચનાઓ સક્ષમ કરો {1}
    notifications-on/off second: સૂચનાઓ નિષ્ક્રિય કરો {1}
    on/off first: ચાલુ {5}
    on/off second: બંધ {5}
    open/close first: ખોલો {5}
    open/close second: બંધ કરો {5}
    pause/resume first: અટકાવો {1}, થોભો {1}
    pause/resume second: આગળ વધો {1}, ફરી શરૂ કરો {1}, રિઝ્યુમે {1}
    pin/unpin first: પિન {1}, પિન કરો {1}
    pin/unpin second: અનપિન કરો {1}
    pip-enter/exit first: ચિત્ર-માં-ચિત્ર મોડમાં દાખલ થાઓ {1}, ચિત્ર-માં-ચિત્રમાં પ્રવેશ કરો {1}
    pip-enter/exit second: ચિત્ર-માં-ચિત્રમાંથી બહાર નીકળો {1},
      ચિત્રમાં ચિત્રમાંથી બહાર નીકળો {1}
    play/pause first: ચલાવો {3}, વગાડવાનું શરૂ કરો {1}, વગાડો {1}
    play/pause second: અટકાવો {1}, થોભાવો {1}, થોભો {3}, વગાડવાનું અટકાવો {1}
    play/stop first: ચલાવો {3}
    play/stop second: stop {1}, રોકો {3}
    read/unread first: વાંચેલાં તરીકે માર્ક કરો {1}
    read/unread second: વાંચ્યા વગરનું તરીકે માર્ક કરો {1}
    record/stop first: રેકોર્ડિંગ શરૂ કરો {1}
    record/stop second: રેકોર્ડિંગ બંધ કરો {1}
    select-all/deselect-all first: બધું પસંદ કરો {1}
    select-all/deselect-all second: બધા નાપસંદ કરો {1}
    select/deselect first: પસંદ કરો {1}
    select/deselect second: નાપસંદ કરો {1}
    show-more/show-less first: વધુ બતાવો {1}
    show-more/show-less second: ઓછું બતાવો {1}
    show-password/hide-password first: પાસવર્ડ બતાવો {2}
    show-password/hide-password second: પાસવર્ડ છુપાવો {2}
    show/hide first: બતાવો {1}
    show/hide second: છુપાવો {1}
    shuffle-on/shuffle-off first: શફલ મોડ ચાલુ કરો {1}
    shuffle-on/shuffle-off second: શફલ મોડ બંધ કરો {1}
    sign-in/sign-out first: લૉગ ઇન {1}, સાઇન ઇન {1}, સાઇન ઇન કરો {1}
    sign-in/sign-out second: લૉગ આઉટ {1}, સાઇન આઉટ {1}
    start/end first: start {1}, શરૂ કરો {2 also}
    start/end second: end {2}, સમાપ્ત {1}
    start/stop first: શરૂ કરો {2 also}
    start/stop second: બંધ કરો {2 also}
    subscribe/unsubscribe first: સબ્સ્ક્રાઇબ કરો {1}
    subscribe/unsubscribe second: અનસબ્સ્ક્રાઇબ કરો {1}, સબ્સ્ક્રાઇબ કાઢો {1}
    turn-on/turn-off first: ચાલુ કરો {2}
    turn-on/turn-off second: બંધ કરો {2 also}
    undo/redo first: છેલ્લી ક્રિયા રદ કરો {1}, છેલ્લો ફેરફાર રદ કરો {1}, પૂર્વવત્ કરો {2}
    undo/redo second: ફરી કરો {2}, ફરીથી કરો {1}
    up/down first: ઉપર કરો {1}
    up/down second: નીચે કરો {1}
    upload/download first: અપલોડ કરો {1}
    upload/download second: ડાઉનલોડ કરો {1}
    volume-up/volume-down first: અવાજ ઉપર {1}, વૉલ્યૂમ વધારો {1}
    volume-up/volume-down second: અવાજ નીચો {1}, વૉલ્યૂમ ઘટાડો {1}
    zoom-in/zoom-out first: ઝૂમ વધારો {1}, નાનું કરો {1 also}, મોટું કરો {1 also}
    zoom-in/zoom-out second: ઝૂમ ઘટાડો {1}, નાનું કરો {1 also}, મોટુ કરો {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: ક્લિક {in 6/6}
    click-here tail phrase: અહીં ક્લિક કરો {in 2/6}, ક્લિક કરો {in 4/6}, રાઇટ ક્લિક કરો {in 2/6}
    click-to anywhere verb: ક્લિક {in 19/19}
    click-to tail linked: ક્લિક કરો {?}, માટે ક્લિક કરો {in 14/19}
    double-tap-to tail linked: વાર ટૅપ કરો {in 5/6}, વાર ટેપ કરો {?}
    icon-of closed linked: ની આઇકન {?}, ની ચિહ્ન {?}, નું આઇકન {42/43}, નું ચિહ્ન {?},
      નો આઇકન {?}, નો ચિહ્ન {?}
    image-of closed linked: ની ચિત્ર {?}, ની છબી {2/3}, નું ચિત્ર {?}, નું છબી {?},
      નો ચિત્ર {?}, નો છબી {?}
    link-to closed linked: ની લિંક {?}
    link-to tail linked: ની લિંક {?}
    logo-of closed linked: ની લોગો {?}, નું લોગો {?}, નો લોગો {8/8}
    logo-of tail noun: લોગો {9/9}
    photo-of closed linked: ની ફોટો {?}, નું ફોટો {?}, નો ફોટો {2/2}
    press-to tail verb: દબાવો {in 12/14}
    select-to closed linked: વા માટે પસંદ કરો {?}
    swipe-to anywhere verb: સ્વાઇપ {in 4/4}
    swipe-to tail phrase: સ્વાઇપ કરો {in 3/4}
    tap-and-hold anywhere verb: દબાવી {in 23/26}
    tap-and-hold tail phrase: કરીને દબાવી રાખો {in 15/26}, દબાવી રાખો {in 23/26}
    tap-here anywhere verb: ટૅપ {in 4/4}
    tap-here head phrase: અહીં ટૅપ {in 4/4}
    tap-here tail phrase: ટૅપ કરો {in 4/4}
    tap-to anywhere verb: ટૅપ {in 22/24}
    tap-to tail linked: ટૅપ કરો {?}, ટેપ કરો {?}, માટે ટૅપ કરો {in 19/24}
    thumbnail-of tail linked: નું થંબનેલ્સ {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: અટકાવો {2}, અપડેટ કરો {2}, ઉમેરો {3}, કૉપિ કરો {3}, ખોલો {3}, ચલાવો {3}, છાપો {3},
      છુપાવો {2}, જવાબ આપો {2}, જુઓ {2}, ડાઉનલોડ કરો {4}, ડિલીટ કરો {4}, થોભો {3}, દાખલ કરો {3},
      દૂર કરો {3}, નામ બદલો {2}, પસંદ કરો {4}, પિન {2}, પુનઃસંગ્રહો {2}, પેસ્ટ કરો {4},
      ફેરફાર કરો {4}, બંધ કરો {10}, બદલો {2}, બનાવો {2}, મોકલો {3}, રદ કરો {11}, રીસેટ કરો {2},
      રોકો {4}, વહેંચો {2}, શેર કરો {4}, શોધ {3}, શોધો {8}, સમન્વયન {2}, સાચવો {6}, સાફ કરો {2},
      સ્થાપિત કરો {2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: બટન {2/1 mobile}
    toggle-button: ટોગલ બટન {1/1 browser}
    checkbox: ચેક બૉક્સ {1/1 mobile}
    radio-button: રેડિઓ બટન {2/1 mobile}
    switch: સ્વિચ {1/1 browser}
    slider: સ્લાઇડર {2/1 mobile}
    progress-bar: પ્રગતિ બાર {1/1 mobile}
    text-field: સંપાદન બૉક્સ {1/1 mobile}
    search-field: ટેક્સ્ટ ફીલ્ડ શોધો {1/1 browser}
    combo-box: ડ્રોપ ડાઉન સૂચિ {1/1 mobile}
    drop-down: પૉપ-અપ બટન {1/1 browser}
    image: છબી {1/1 mobile}
    icon: આઇકન {1/1 mobile}
    graphic: ગ્રાફિક {1/1 browser}
    link: લિંક {2/1 mobile}
    menu: મેનૂ {1/1 browser}
    menu-item: મેનૂ આઇટમ {1/1 browser}
    tab: ટેબ {2/2 browser}
    toolbar: ટુલબાર {1/1 browser}
    heading: મથાળું {5/3 mobile}
    dialog: સંવાદ {4/2 browser}
    list: સૂચિ {1/1 mobile}
    page: પૃષ્ઠ {1/1 mobile}
    """#
  }
}
