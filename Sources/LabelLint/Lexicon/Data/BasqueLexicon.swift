extension LexiconData {
  /// The words of Basque.
  static var basque: String {
    #"""
    # label-lint lexicon
    language eu

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-last

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: botoia {4/2}, sakatze-botoia {1/1}
    button plural tail: botoiak {13 form}
    toggle-button certain tail: txandakatze-botoia {2/1}
    checkbox certain tail: kontrol-koadroa {1/1}, kontrol-laukia {3/1}
    radio-button certain tail: aukera-botoia {4/2}, irrati-botoia {1/1}
    switch certain tail: etengailua {1/1}, txandakatzailea {3/1}
    slider certain tail: graduatzailea {4/2}
    progress-bar certain tail: aurrerapen-barra {1/1}, garapen-barra {1/1},
      progresio-barra {2/1}
    text-field certain tail: editatzeko koadroa {1/1}, testu-koadroa {1/1}
    search-field certain tail: bilaketa-koadroa {1/1}, bilatzeko testu-eremua {1/1}
    combo-box certain tail: goitibeherako zerrenda {1/1}, konbinazio-koadroa {4/1}
    drop-down certain tail: menu zabalgarria {1/1}
    image noun tail: irudi {24/16}, irudia {5/2}
    image plural tail: irudiak {27 form}
    icon certain tail: ikono {17/11}, ikonoa {3/1}
    icon plural tail: ikonoak {4 form}
    picture noun tail: argazki {3/3}, irudi {9/9}, irudia {60 form}
    picture support tail: argazkia {27 form}
    photo class tail: argazki {10/8}
    photo support tail: argazkia {27 form}
    logo certain tail: logo {1/1}, logoa {1 form}, logotipo {1/1}, logotipoa {1 form}
    thumbnail class tail: miniatura {3/3}
    link class tail: esteka {5/2}
    link plural tail: estekak {13 form}
    menu class tail: menua {4/1}
    menu-item class tail: menu-elementua {3/1}
    tab class tail: fitxa {3/2}, orri-fitxa {1/1}, orrialde-fitxa {1/1}
    toolbar class tail: tresna-barra {3/1}
    heading class tail: goiburua {2/2}
    dialog class tail: elkarrizketa {2/1}, elkarrizketa-koadroa {2/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: hautatuta {3/4}
    not-selected: desautatuta {1/1}, hautatu gabea {1/1}
    checked: markatuta {2/1}
    not-checked: ez da markatu {1/1}, markatu gabe {1/1}
    partly-checked: erdi-markatuta {1/1}, partzialki gaituta {1/1}
    expanded: hedatuta {1/1}, zabalduta {2/1}, zabalduta dago {1/1}
    collapsed: tolestuta {3/2}, tolestuta dago {1/1}
    enabled: gaituta {3/3}
    disabled: desgaitua {1/5}, desgaituta {3/7}
    pressed: sakatuta {1/1}
    not-pressed: sakatu gabea {1/1}
    muted: mutututa {2/4}
    on: aktibatuta {2/2}, piztuta {0/3}
    off: desaktibatuta {3/3}, itzalita {0/3}
    active: aktibo {0/1}, aktiboa {0/1}
    required: beharrezkoa {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: onartu {5}
    accept/reject second: baztertu {5}, ukatu {5}
    add/remove first: gehitu {7}
    add/remove second: ezabatu {1}, kendu {7}
    allow/deny first: baimendu {3}
    allow/deny second: ez baimendu {1}, ukatu {3}
    approve/reject first: onartu {1}
    approve/reject second: ukatu {1}
    archive/unarchive first: artxiboa {1}
    archive/unarchive second: desartxibatu {1}
    ascending/descending first: behetik gora {1 also}, gorantz {1}
    ascending/descending second: beherantz {1}, goitik behera {1 also}
    available/unavailable first: erabilgarri {1}
    available/unavailable second: ez dago erabilgarri {1}
    before/after first: aurretik {2}
    before/after second: ondoren {2}
    block/unblock first: blokeatu {5}
    block/unblock second: desblokeatu {5}, utzi blokeatzeari {1}
    bookmark/remove-bookmark first: jarri laster-marka {1}, laster-marka {1}
    bookmark/remove-bookmark second: ezabatu laster-marka {1}, kendu laster-marka {1},
      laster-marka kendu {1}
    boost/unboost first: bultzada {2}, bultzatu {2}
    boost/unboost second: desegin bultzada {2}, kendu bultzada {2}
    captions-on/off first: erakutsi itxitako epigrafeak {1}, gaitu azpitituluak {1}
    captions-on/off second: desgaitu azpitituluak {1}, ezkutatu itxitako epigrafeak {1}
    check/uncheck first: egiaztatu {1}
    check/uncheck second: ez egiaztatu {1}
    checked/unchecked first: gaituta {1}, hautatuta {1}, markatuta {1}
    checked/unchecked second: desgaituta {1}, ez da markatu {1}, hautatu gabe {1},
      markatu gabe {1}
    connect/disconnect first: konektatu {3}
    connect/disconnect second: deskonektatu {3}
    download/cancel first: deskargatu {1}
    download/cancel second: ezeztatu deskarga {1}
    download/remove-download first: deskargatu {1}
    download/remove-download second: ezabatu deskarga {1}
    enable/disable first: gaitu {2}
    enable/disable second: desgaitu {2}
    enabled/disabled first: gaituta {4}
    enabled/disabled second: desgaitua {1}, desgaituta {4}
    expand/collapse first: hedatu {2}, zabaldu {5}
    expand/collapse second: itxi {1}, kolapsatu {1}, tolestu {5}
    expanded/collapsed first: hedatuta {1}, zabalduta {2}, zabalduta dago {1}
    expanded/collapsed second: tolestuta {2}, tolestuta dago {1}
    fast-forward/rewind first: aurrera bizkor {1}, aurreratu {2}, bizkor erreproduzitu {1}
    fast-forward/rewind second: atzeratu {2}, birbobinatu {1}, egin atzera {1 also}
    favorite/unfavorite first: egin gogoko {1}, gehitu gogokoetara {3}, gogokoa {1}
    favorite/unfavorite second: gogokoa kendu {1}, kendu gogokoa {1}, kendu gogokoetatik {3},
      kendu gogokotik {1}
    first/last first: aurrenekora {1}, lehena {1}
    first/last second: azkena {1}, azkenera {1}
    follow/unfollow first: jarraitu {2 also}
    follow/unfollow second: ez jarraitu {1}, jarraitzeari utzi {1}, utzi jarraitzeari {2}
    forward/back first: aurrera {5}, birbidali {4}
    forward/back second: atzera {5}
    fullscreen-enter/exit first: erreproduzitu pantaila osoan {1}, pantaila osoa {2}
    fullscreen-enter/exit second: irten pantaila osotik {2}
    grid/list-view first: sareta {5}, sareta ikuspegia {1}
    grid/list-view second: zerrenda {5}, zerrenda ikuspegia {1}
    import/export first: inportatu {3}
    import/export second: esportatu {3}
    increase/decrease first: handitu {1}, igo {1}
    increase/decrease second: jaitsi {1}, txikitu {1}
    join/leave first: elkartu {2}
    join/leave second: atera {2}
    left/right first: ezkerra {1}, ezkerrean {3}, ezkerrera {3}
    left/right second: eskuina {1}, eskuinean {3}, eskuinera {3}
    like/unlike first: gustuko dut {1}
    like/unlike second: ez dut gustuko {1}
    lock/unlock first: blokeatu {4}
    lock/unlock second: desblokeatu {4}
    locked/unlocked first: blokeatuta {2 also}
    locked/unlocked second: desblokeatuta {2}
    maximize/minimize first: maximizatu {2}
    maximize/minimize second: minimizatu {2}
    minimum/maximum first: gutxienekoa {1}
    minimum/maximum second: gehienekoa {1}
    mute/unmute first: desaktibatu audioa {1}, isilarazi {1 also}, ixildu {1}, mututu {2}
    mute/unmute second: aktibatu audioa {2}, desmututu {2}, ez mututu {1}, gaitu audioa {1},
      soinua jarri {1}, utzi mututzeari {1}
    next/previous first: hurrengoa {8}
    next/previous second: aurrekoa {8}
    notifications-on/off first: gaitu jakinarazpenak {1}
    notifications-on/off second: ezgaitu jakinarazpenak {1}
    on/off first: aktibatuta {3}, bai {1}, gaituta {1}, piztuta {4}
    on/off second: desaktibatuta {3}, ezgaituta {1}, itzali {1}, itzalita {4}
    open-menu/close-menu first: ireki menua {1}
    open-menu/close-menu second: itxi menua {1}
    open/close first: ireki {6}
    open/close second: itxi {6}
    pause/resume first: eten {2}, gelditu {1 also}, pausatu {1}
    pause/resume second: berrekin {1}, egin aurrera {1}, jarraitu {2}
    pin/unpin first: ainguratu {1}, finkatu {3}
    pin/unpin second: desainguratu {1}, kendu aingura {1}, utzi finkatzeari {3}
    pip-enter/exit first: irudiz-irudi {1}
    pip-enter/exit second: irten irudiz-irudiztik {1}
    play/pause first: entzun {1}, erreproduzitu {6}, hasi erreproduzitzen {1}, jokatu {1}
    play/pause second: eten {2}, gelditu {1 also}, pausatu {6}, pausatu erreprodukzioa {1}
    play/stop first: erreproduzitu {5}, jokatu {1}
    play/stop second: gelditu {5}, stop {1}
    pressed/not-pressed first: sakatuta {1}
    pressed/not-pressed second: sakatu gabea {1}
    public/private first: publikoa {2}
    public/private second: aipatutakoak {1}, pribatua {2}
    read/unread first: markatu irakurri gisa {1}, markatu irakurrita gisa {1},
      markatu irakurritako gisa {1}, markatu irakurritakoa bezala {1}, markatu irakurritzat {2}
    read/unread second: markatu ez irakurri bezala {1}, markatu ez irakurritakoa bezala {1},
      markatu irakurri gabeko gisa {1}, markatu irakurri gabekotzat {1},
      markatu irakurri gabetzat {2}
    repeat-all/repeat-off first: errepikatu denak {1}
    repeat-all/repeat-off second: errepikatu bat ere ez {1}
    save/unsave first: gorde {1}
    save/unsave second: ez gorde {1 also}
    select-all/deselect-all first: denak hautatu {1}, guztiak hautatu {1}, hautatu dena {1},
      hautatu denak {1}
    select-all/deselect-all second: bat ere ez hautatu {1}, desautatu dena {1},
      desautatu denak {1}, deshautatu dena {1}, guztiak deshautatu {1}
    select/deselect first: hautatu {1}
    select/deselect second: desautatu {1}, deshautatu {1}
    selected/not-selected first: hautatuta {1}
    selected/not-selected second: desautatuta {1}, hautatu gabea {1}
    show-all/hide-all first: dena erakutsi {1}, erakutsi dena {1}, erakutsi guztia {1}
    show-all/hide-all second: dena ezkutatu {1}, ezkutatu dena {1}, ezkutatu guztia {1}
    show-more/show-less first: erakutsi gehiago {5}, ikusi gehiago {2}
    show-more/show-less second: erakutsi gutxiago {5}, ikusi gutxiago {2}
    show-password/hide-password first: bistaratu pasahitza {1}, erakutsi pasahitza {3}
    show-password/hide-password second: ezkutatu pasahitza {3}
    show/hide first: erakutsi {2}
    show/hide second: ezkutatu {2}
    shuffle-on/shuffle-off first: gaitu ausazko modua {1}, nahasketa piztuta {1}
    shuffle-on/shuffle-off second: desgaitu ausazko modua {1}, nahasketa itzalita {1}
    sign-in/sign-out first: hasi saioa {3}, saio-hasiera {2}, saioa hasi {1}
    sign-in/sign-out second: amaitu saioa {3}, itxi saioa {3}, saioa itxi {1}
    start/end first: hasi {2 also}
    start/end second: amaiera {2}
    start/stop first: hasi {4 also}
    start/stop second: gelditu {4}
    subscribe/unsubscribe first: harpidetu {4}
    subscribe/unsubscribe second: ezabatu harpidetza {1}, harpidegabetu {1},
      kendu harpidetza {4}
    turn-on/turn-off first: aktibatu {1}
    turn-on/turn-off second: desaktibatu {1}
    undo/redo first: desegin {6}
    undo/redo second: berregin {6}
    up/down first: gora {3}
    up/down second: behera {3}
    upload/download first: igo {1}
    upload/download second: deskargatu {1}
    visible/hidden first: erakutsita {1}
    visible/hidden second: ezkutuan {1}
    volume-up/volume-down first: igo bolumena {4}
    volume-up/volume-down second: jaitsi bolumena {4}
    zoom-in/zoom-out first: gerturatu zooma {1}, handiagotu {2}, zooma handiagotu {1}
    zoom-in/zoom-out second: txikiagotu {2}, urrundu zooma {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: klik {in 6/6}
    click-here head phrase: egin klik hemen {in 5/6}
    click-here tail phrase: klik hemen desegiteko {in 2/6}
    click-to anywhere verb: sakatu {in 5/7}
    click-to head linked: egin klik {in 2/7}
    click-to tail phrase: daude sakatu tolesteko {in 2/7}, daude sakatu zabaltzeko {in 2/7}
    double-tap-to head linked: sakatu birritan {in 2/10}
    double-tap-to tail phrase: sakatu birritan {in 2/10}
    icon-of closed linked: ren ikono {?}, ren ikonoa {9/13}
    image-of closed linked: ren irudi {?}, ren irudia {3/4}
    link-to closed linked: rako esteka {?}
    link-to tail linked: rako esteka {?}
    logo-of closed linked: ren logo {?}, ren logotipo {?}
    logo-of hyphen noun: logo {?}, logotipo {?}
    logo-of tail linked: logotipoa {1/1}
    logo-of tail noun: logo {?}, logotipo {?}
    photo-of closed linked: ren argazki {?}
    photo-of tail linked: argazkia {15/20}
    picture-of closed linked: ren argazki {?}
    press-to anywhere verb: sakatu {in 10/10}
    swipe-to head phrase: pasatu hatza {in 3/8}
    swipe-to head verb: irristatu {in 3/8}
    tap-and-hold anywhere verb: sakatuta {in 17/27}
    tap-to head verb: sakatu {in 35/44}
    thumbnail-of tail linked: orriaren koadro txikia {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: ainguratu {2}, aldatu {2}, aldatu izena {3}, artxiboa {6}, aurkitu {2}, aurrera {5},
      berrezarri {11}, berrizendatu {5}, bidali {7}, bilaketa {4}, bilatu {18}, birbidali {4},
      blokeatu {5}, desaktibatu {2}, deskargak {2}, deskargatu {8}, editatu {16}, eguneratu {3},
      erakutsi {5}, erantzun {9}, erreproduzitu {7}, esportatu {5}, eten {2}, ezabatu {23},
      ezeztatu {3}, ezkutatu {6}, finkatu {3}, garbitu {9}, gehitu {10}, gelditu {7},
      gorde {19}, hasi {4}, hautatu {8}, ikusi {7}, inportatu {4}, inprimatu {4}, instalatu {4},
      irakurri {3}, ireki {5}, itsatsi {6}, itxi {19}, jarraitu {4}, kapturatu {2}, kendu {9},
      kopiatu {12}, laster-marka {3}, leheneratu {4}, mugitu {4}, mututu {6}, ordenatu {2},
      ordeztu {2}, partekatu {15}, pausatu {9}, salatu {6}, sartu {3}, sartu tekla {2},
      sinkronizatu {4}, sortu {8}, txertatu {5}, utzi {17}
    icon: aldatu {2}, berrezarri {11}, editatu {16}, eguneratu {3}, erakutsi {5}, ezabatu {23},
      ezkutatu {6}, gehitu {10}, hautatu {8}, kendu {9}, mugitu {4}, ordeztu {2}, sortu {8}

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: aa {2}, aeb {2}, jis {2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: botoia {4/2 mobile}
    toggle-button: txandakatze-botoia {2/1 desktop}
    checkbox: kontrol-laukia {3/1 desktop}
    radio-button: aukera-botoia {4/2 mobile}
    switch: etengailua {1/1 mobile}
    slider: graduatzailea {4/2 mobile}
    progress-bar: garapen-barra {1/1 mobile}
    text-field: editatzeko koadroa {1/1 mobile}
    search-field: bilaketa-koadroa {1/1 desktop}
    combo-box: goitibeherako zerrenda {1/1 mobile}
    image: irudia {5/2 mobile}
    icon: ikonoa {3/1 desktop}
    link: esteka {5/2 mobile}
    menu: menua {4/1 desktop}
    menu-item: menu-elementua {3/1 desktop}
    tab: fitxa {3/2 desktop}
    toolbar: tresna-barra {3/1 desktop}
    heading: goiburua {2/2 mobile}
    dialog: elkarrizketa-koadroa {2/2 desktop}
    list: zerrenda {5/2 mobile}
    page: orria {3/2 mobile}
    """#
  }
}
