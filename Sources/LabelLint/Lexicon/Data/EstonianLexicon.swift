extension LexiconData {
  /// The words of Estonian.
  static var estonian: String {
    #"""
    # label-lint lexicon
    language et

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-last

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain compound: lülitamisnupp {2/1}, nupp {2/1}
    button plural compound: nupud {10 form}
    toggle-button certain compound: lülitinupp {2/1}, ümberlülitusnupp {1/1}
    checkbox certain compound: märkeruut {4/2}
    radio-button certain compound: raadionupp {4/2}
    switch certain compound: lüliti {2/1}
    slider certain compound: liugur {4/2}
    progress-bar certain compound: edenemise näidik {1/1}, edenemisriba {3/2}
    text-field certain compound: muutmiskast {1/1}
    search-field certain compound: otsinguteksti väli {1/1}, teksti otsimise väli {1/1}
    combo-box certain compound: liitkast {1/1}, ripploend {1/1}, valikukast {2/1}
    drop-down certain compound: hüpikunupp {1/1}, rippmenüü {1/1}
    image noun compound: kujutis {2/1}, pilt {18/13}
    image plural compound: pildid {15 form}
    icon certain compound: ikoon {19/14}
    icon plural compound: ikoonid {3 form}
    picture noun compound: pilt {12/10}
    picture plural compound: pildid {15 form}
    graphic noun compound: graafika {1/1}
    photo class compound: foto {8/5}, pilt {?}
    photo plural compound: fotod {4 form}, pildid {15 form}
    logo certain compound: logo {4/4}
    thumbnail class compound: pisipilt {4/4}
    link class compound: link {2/1}, viit {3/1}
    link plural compound: lingid {17 form}
    menu class compound: menüü {4/2}
    menu-item class compound: menüü-üksus {1/1}, menüüelement {2/1}
    tab class compound: leheküljesakk {2/1}
    toolbar class compound: tööriistariba {3/2}
    heading class compound: pealkiri {2/1}, päis {3/2}
    dialog class compound: dialoog {5/3}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: valitud {2/3}
    checked: märgitud {2/1}
    not-checked: märkimata {2/1}
    partly-checked: osaliselt märgitud {1/1}
    expanded: laiendatud {5/2}
    collapsed: ahendatud {5/2}
    enabled: lubatud {1/4}
    disabled: keelatud {1/6}, pole kasutusel {0/2}
    muted: summutatud {0/2}, tumm {2/1}, vaigistatud {1/1}
    on: sees {3/6}
    off: väljas {3/6}
    active: aktiivne {1/4}
    inactive: pole aktiivne {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: nõustu {7}
    accept/reject second: keeldu {7}, lükka tagasi {1}
    activate/deactivate first: aktiveeri {1}
    activate/deactivate second: inaktiveeri {1}
    active/inactive first: aktiivne {1}
    active/inactive second: passiivne {1}, pole aktiivne {1}
    add/remove first: add {2}, lisa {8}
    add/remove second: eemalda {8}, eemaldage {1}
    allow/deny first: allow {1}, luba {4}
    allow/deny second: blokeeri {1}, keela {4}, ära luba {2}
    approve/reject first: võta vastu {1}
    approve/reject second: lükka tagasi {1}
    archive/unarchive first: arhiiv {1}
    archive/unarchive second: arhiivist välja {1}
    ascending/descending first: kasvav {1}, kasvavalt {2}, tõusev järjestus {1}
    ascending/descending second: kahanev {1}, kahanevalt {2}, laskuv järjestus {1}
    available/unavailable first: available {1}, saadaval {1}
    available/unavailable second: ei ole saadaval {1}, pole saadaval {1}
    before/after first: enne {2}
    before/after second: pärast {2}
    block/unblock first: blokeeri {2}
    block/unblock second: eemalda blokeering {2}
    bookmark/remove-bookmark first: järjehoidja lisamine {1}
    bookmark/remove-bookmark second: kustuta järjehoidja {1}
    camera-on/off first: lülita kaamera sisse {1}
    camera-on/off second: lülita kaamera välja {1}
    captions-on/off first: luba subtiitrid {1}
    captions-on/off second: keela subtiitrid {1}
    check/uncheck first: mrgista {1}
    check/uncheck second: eemalda mrgistus {1}
    checked/unchecked first: märgitud {2}
    checked/unchecked second: märkimata {2}
    connect/disconnect first: ühenda {2}, ühendu {1}
    connect/disconnect second: katkesta ühendus {2}
    connected/disconnected first: ühendatud {1}
    connected/disconnected second: lahti ühendatud {1}, ühendus katkestatud {1}
    download/cancel first: allalaaditud fail {1}, laadi alla {1}
    download/cancel second: katkesta allalaadimine {1}, tühista allalaadimine {1}
    download/remove-download first: laadi alla {1}
    download/remove-download second: kustuta allalaadimine {1}
    enable/disable first: luba {1 also}, võta kasutusele {2}
    enable/disable second: keela {1 also}, lülita välja {2}
    enabled/disabled first: lubatud {5}
    enabled/disabled second: keelatud {5}, välja lülitatud {1}
    expand-all/collapse-all first: laienda kõik {1}
    expand-all/collapse-all second: ahenda kõik {1}
    expand/collapse first: laienda {9}
    expand/collapse second: ahenda {9}, ahendamine {1}
    expanded/collapsed first: laiendatud {5}
    expanded/collapsed second: ahendatud {5}
    fast-forward/rewind first: edasikerimine {1}, keri edasi {3}
    fast-forward/rewind second: keri tagasi {3}
    favorite/unfavorite first: lemmik {1}, lisa lemmik {1}, lisa lemmikute hulka {1},
      lisa lemmikutesse {2}
    favorite/unfavorite second: eemalda lemmik {1}, eemalda lemmikute seast {1},
      eemalda lemmikutest {2}
    first/last first: esimene {2}
    first/last second: viimane {2}
    follow/unfollow first: jälgi {2 also}
    follow/unfollow second: lõpeta jälgimine {2}
    forward/back first: edasi {7}, edasta {3}, keri edasi {1 also}, saada edasi {1}
    forward/back second: eelmine {1}, tagasi {7}
    fullscreen-enter/exit first: avamine täisekraanil {1}, kuvamine täisekraanil {1},
      täisekraan {1}
    fullscreen-enter/exit second: lahku täisekraanist {1}, täisekraanilt väljumine {1},
      välju täisekraanilt {1}, välju täisekraanist {1}, väljumine täisekraanilt {1}
    grid/list-view first: ruudustik {2}, ruudustikvaade {1}, võre {1}, võrgustik {1},
      võrk {1 also}
    grid/list-view second: loend {2}, loendivaade {1}, nimekiri {1}
    import/export first: impordi {4}, import {1 also}
    import/export second: ekspordi {4}, eksport {1}, eksportimine {1}
    increase/decrease first: suurendamine {1}
    increase/decrease second: vähendamine {1}
    install/uninstall first: installi {1}
    install/uninstall second: desinstalli {1}
    join/leave first: liitu {2}
    join/leave second: lahku {2}
    left/right first: vasak {2}, vasakule {3}, vasakule nool {2}
    left/right second: parem {2}, paremale {3}, paremale nool {2}
    like/unlike first: meeldib {1}
    like/unlike second: ei meeldi {1}
    lock/unlock first: lukk {2}, lukusta {2}
    lock/unlock second: eemalda lukustus {2}, lukusta lahti {2}, võta lukust lahti {2}
    locked/unlocked first: lukus {1}, lukustatud {1}
    locked/unlocked second: lahti {1}, lukustamata {1}
    maximize/minimize first: akna maksimeerimine {2}, maksimeeri {1}
    maximize/minimize second: akna minimeerimine {2}, minimeeri {1}
    microphone-on/off first: tühista mikrofoni vaigistus {1}
    microphone-on/off second: vaigista mikrofon {1}
    minimum/maximum first: miinimaalne {1}, miinimum {1}, minimaalne {1}
    minimum/maximum second: maksimaalne {1}, maksimum {1}
    mute/unmute first: summuta {1}, summutatud {2}, vaigista {3}
    mute/unmute second: lõpeta summutamine {2}, lõpeta vaigistus {1}, taasta heli {1},
      tühista vaigistus {3}, vaigistuse tühistamine {1}
    next/previous first: edasi {1}, järgmine {9}
    next/previous second: eelmine {9}
    on/off first: kasutusel {1 also}, sees {8}, sisse {1}, sisselülitatud {1}
    on/off second: välja {1}, väljalülitatatud {1}, väljalülitatud {1}, väljas {8}
    open-menu/close-menu first: ava menüü {1}
    open-menu/close-menu second: sulge menüü {1}
    open/close first: ava {8}, avatud {2}
    open/close second: sule {1}, sulge {8}
    pause/resume first: paus {1}, peata {5}
    pause/resume second: jätka {5}
    pin/unpin first: kinnita {2 also}, tõsta esile {2}
    pin/unpin second: eemalda esiletõstmine {2}, vabasta {2}
    pip-enter/exit first: aktiveeri režiim pilt pildis {1}, pilt pildis {1}
    pip-enter/exit second: välju funktsioonist pilt pildis {1}, välju režiimist pilt pildis {1}
    play/pause first: esita {9}, esitamine {1 also}, esitamise alustamine {1}, esitus {1}
    play/pause second: esitamise paus {1}, paus {4}, pausi {1}, peata {9}, peatamine {1}
    play/stop first: esita {5}
    play/stop second: lõpeta {5 also}, peata {5 also}, stopp {1}
    public/private first: avalik {3}
    public/private second: privaatne {3}
    read/unread first: märgi loetuks {5}, märgista loetuks {1}
    read/unread second: märgi mitteloetuks {5}, märgista mitteloetuks {1}
    record/stop first: alusta salvestamist {1}
    record/stop second: lõpeta salvestamine {1}, peata salvestamine {1}
    repeat-all/repeat-off first: korda kõiki {1}
    repeat-all/repeat-off second: ära korda mitte midagi {1}
    save/unsave first: salvesta {1}
    save/unsave second: eemalda salvestatutest {1}
    select-all/deselect-all first: vali kõik {2}
    select-all/deselect-all second: eemalda kogu valik {1}, eemalda kõik valikud {2},
      eemalda kõik valikust {1}, tühista kõik valikud {1}, ära vali midagi {1},
      ära vali mitte midagi {1}
    select/deselect first: vali {2}
    select/deselect second: tühista valik {2}
    show-all/hide-all first: näita kõiki {2}
    show-all/hide-all second: peida kõik {2}
    show-more/show-less first: kuva rohkem {1}, näita rohkem {3}, näita veel {1}
    show-more/show-less second: kuva vähem {1}, näita vähem {3}
    show-password/hide-password first: kuva parool {2}, kuva parooli {1}, näita salasõna {2}
    show-password/hide-password second: peida parool {2}, peida salasõna {2}, varja parool {1}
    show/hide first: kuva {1}, näita {2}
    show/hide second: peida {2}
    shuffle-on/shuffle-off first: juhuesitus sees {1}, juhuesituse režiimi lubamine {1}
    shuffle-on/shuffle-off second: juhuesitus väljas {1}, juhuesituse režiimi keelamine {1}
    sign-in/sign-out first: logi sisse {7}, logige sisse {1}, sisselogimine {1 also}
    sign-in/sign-out second: logi välja {7}
    start/end first: start {1}
    start/end second: lõpeta {1 also}
    start/stop first: alusta {2}, alustame {1}
    start/stop second: lõpeta {2}, peata {1 also}
    subscribe/unsubscribe first: telli {2}
    subscribe/unsubscribe second: loobu tellimusest {2}, lõpeta tellimine {2},
      lõpeta tellimus {1}
    turn-on/turn-off first: lülita sisse {2}
    turn-on/turn-off second: lülita välja {2}
    undo/redo first: võta tagasi {5}
    undo/redo second: tee uuesti {5}
    up/down first: üles {2 also}, ülesnool {2 also}
    up/down second: alla {2}, allanool {2 also}
    upload/download first: laadi üles {2}
    upload/download second: allalaaditud fail {1}, laadi alla {2}
    visible/hidden first: nähtav {1}, nähtaval {1}
    visible/hidden second: peidetud {1}
    volume-up/volume-down first: heli valjemaks {1 also}, helitugevuse suurendamine {1 also},
      keera heli valjemaks {1}, valjemaks {1}
    volume-up/volume-down second: heli vaiksemaks {1 also}, helitugevuse vähendamine {1 also},
      keera heli vaiksemaks {1}, vaiksemaks {1}
    zoom-in/zoom-out first: suumi {1 also}, suumi sisse {1}, suurenda {3}, suurendab {1}
    zoom-in/zoom-out second: suumi välja {1}, suumib välja {1}, vähenda {3}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here head phrase: klõpsake siin {?}
    click-here tail phrase: klõpsi siin {in 3/12}
    click-to head linked: klõpsake {in 17/28}, klõpsake et {?}
    click-to head verb: klõpsa {in 4/24}
    click-to tail linked: klõpsa {in 4/24}, klõpsake {in 17/28}
    double-tap-to head linked: puudutage kaks korda {?}, topeltklõpsake {?},
      topeltpuudutage {in 4/12}
    double-tap-to head verb: topeltklõps {in 3/12}
    double-tap-to tail linked: puudutage kaks korda {?}, topeltklõpsake {?},
      topeltpuudutage {in 4/12}
    logo-of closed noun: logo {12/13}
    logo-of tail noun: logo {12/12}
    press-to anywhere verb: vajutage {in 19/19}
    press-to head verb: vajutage {in 9/19}
    select-to closed linked: miseks vali {?}, miseks valige {?}
    select-to head linked: valige et {?}
    select-to head verb: valige {in 3/3}
    tap-here head phrase: muutmiseks klõpsi {in 2/6}
    tap-here head verb: puudutage {in 4/6}
    tap-here tail phrase: klõpsi siin {in 2/6}
    tap-to head linked: puudutage {in 17/54}, puudutage et {?}
    tap-to tail linked: puuduta {in 11/54}, puudutage {in 17/54}
    thumbnail-of tail linked: lehekülje pisipilt {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: allalaadimine {2}, alusta {3}, arhiiv {4}, arhiveeri {2}, asenda {3}, aseta {3},
      ava {5}, avatud {2}, blokeeri {3}, edasi {6}, edasta {3}, eemalda {14}, ekspordi {3},
      esita {11}, halda {2}, impordi {4}, jaga {15}, jagamine {3}, katkesta {3}, kinnita {2},
      kleebi {4}, kopeeri {12}, kustuta {19}, kuva {3}, laadi alla {10}, laadi üles {2},
      lisa {8}, lisa järjehoidjatesse {2}, loo {8}, loobu {8}, lähtesta {8}, lõpeta {5},
      muuda {13}, muuda nime {5}, muutmine {2}, nimeta ümber {2}, nulli {2}, näita {4},
      nööpnõel {2}, otsi {15}, otsimine {2}, otsing {8}, paigalda {3}, paus {4}, peata {8},
      peida {7}, pin-kood {2}, prindi {3}, printimine {3}, puhasta {2}, redigeeri {3},
      saada {8}, salvesta {17}, selge {2}, sisesta {3}, sisestusklahv {2}, sule {5}, sulge {16},
      summutatud {2}, sünkrooni {2}, sünkroonimine {2}, taasta {6}, teata {5}, teisalda {3},
      tõsta esile {2}, tühista {11}, tühjenda {4}, vaata {5}, vaigista {5}, vali {10},
      vasta {4}, värskenda {2}
    icon: asenda {3}, eemalda {14}, kustuta {19}, laadi üles {2}, lisa {8}, loo {8},
      lähtesta {8}, muuda {13}, nulli {2}, näita {4}, peida {7}, redigeeri {3}, teisalda {3},
      vali {10}, värskenda {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: häälestusnupp
    image: ekraanipilt, taustapilt, tunnuspilt

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: fa {2}, kkk {3}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: ava {0/306}, loo {0/78}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: nupp {2/1 mobile}
    toggle-button: ümberlülitusnupp {1/1 browser}
    checkbox: märkeruut {4/2 mobile}
    radio-button: raadionupp {4/2 mobile}
    switch: lüliti {2/1 mobile}
    slider: liugur {4/2 mobile}
    progress-bar: edenemisriba {3/2 mobile}
    text-field: muutmiskast {1/1 mobile}
    search-field: otsinguteksti väli {1/1 browser}
    combo-box: ripploend {1/1 mobile}
    drop-down: hüpikunupp {1/1 browser}
    image: pilt {3/2 mobile}
    icon: ikoon {3/2 mobile}
    graphic: graafika {1/1 browser}
    link: link {2/1 mobile}
    menu: menüü {4/2 browser}
    menu-item: menüü-üksus {1/1 browser}
    tab: leheküljesakk {2/1 desktop}
    toolbar: tööriistariba {3/2 browser}
    heading: pealkiri {2/1 mobile}
    dialog: dialoog {5/3 browser}
    list: loend {1/1 mobile}
    page: leht {1/1 mobile}
    """#
  }
}
