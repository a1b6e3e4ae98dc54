extension LexiconData {
  /// The words of Latvian.
  static var latvian: String {
    #"""
    # label-lint lexicon
    language lv

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-last
    held-out: 12

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain either: poga {5/2}, spiedpoga {1/1}
    button plural either: pogas {21 form}
    toggle-button certain either: pārslēgšanas poga {3/2}
    checkbox certain either: atzīmes rūtiņa {1/1}, izvēles rūtiņa {5/2}
    radio-button certain either: radio poga {3/1}, radiopoga {1/1}
    radio-button support either: radio {1/1}
    switch certain either: pārslēgs {2/1}, slēdzis {3/2}
    slider certain tail: slīdnis {5/2}
    progress-bar certain tail: norises indikators {1/1}, norises josla {1/1},
      progresa josla {3/1}
    text-field certain tail: rediģēšanas lodziņš {1/1}, tekstlodziņš {1/1}
    search-field certain tail: meklēšana kaste {1/1}, meklēšanas teksta lauks {2/2}
    combo-box certain tail: kombinētais lodziņš {5/2}, nolaižamais saraksts {1/1}
    drop-down certain either: uznirstoša poga {1/1}
    image noun tail: attēls {12/6}
    image plural tail: attēli {13 form}
    icon certain tail: ikona {15/8}
    icon plural tail: ikonas {10 form}
    picture noun tail: attēls {7/5}
    picture plural tail: attēli {13 form}
    graphic noun tail: grafiskais elements {1/1}
    photo class tail: foto {2/1}, fotoattēls {1/1}, fotogrāfija {?}
    logo certain tail: logo {3/3}, logotips {2/2}
    thumbnail class tail: sīktēls {2/2}
    link class tail: saite {6/2}
    link plural tail: saites {28 form}
    menu class tail: izvēlne {5/2}
    menu-item class tail: izvēlnes elements {2/1}, izvēlnes vienums {2/2}
    tab class tail: cilne {2/2}, lapas cilne {2/1}
    tab plural tail: cilnes {105 form}
    toolbar class tail: rīkjosla {2/2}, rīku josla {2/1}
    heading class tail: virsraksts {6/2}
    dialog class tail: dialoglodziņš {5/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: atlasīts {3/2}
    not-selected: atlase atcelta {1/1}, nav atlasīts {1/1}
    checked: atzīmēta {2/2}, atzīmēts {1/1}
    not-checked: nav atzīmēta {3/2}
    partly-checked: daļēji atzīmēta {1/1}, daļēji atzīmēts {1/1}
    expanded: izvērsta {1/1}, izvērsts {5/2}, paplašināts {1/1}
    collapsed: sakļauta {1/1}, sakļauts {5/2}
    enabled: ieslēgts {2/1}, iespējots {1/1}
    disabled: atspējota {0/2}, atspējots {1/5}, izsl {1/1}, izslēgts {2/2}
    pressed: piespiests {1/1}
    not-pressed: nav piespiests {1/1}
    muted: apklusināts {2/1}, izslēgta skaņa {1/1}
    on: iesl {1/1}, ieslēgt {1/2 also}, ieslēgts {2/4}
    off: izsl {2/1}, izslēgts {3/4}
    active: aktīvs {1/1}
    inactive: nav aktīva {1/1}
    required: nepieciešams {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: piekrist {1}, pieņemt {3}
    accept/reject second: nepiekrist {1}, noraidīt {3}
    activate/deactivate first: aktivizēt {1}
    activate/deactivate second: deaktivizēt {1}
    active/inactive first: aktīvs {1}
    active/inactive second: nav aktīva {1}
    add/remove first: pievienot {7}
    add/remove second: izņemt {1}, noņemt {7}
    allow/deny first: allow {1}, atļaut {2}
    allow/deny second: aizliegt {1}, bloķēt {1}, neatļaut {1}, noraidīt {2}
    approve/reject first: apstiprināt {1 also}
    approve/reject second: neatļaut {1 also}
    archive/unarchive first: arhīvs {1}
    archive/unarchive second: atcelt arhivēšanu {1}
    ascending/descending first: augoši {1}, augošā secībā {1}
    ascending/descending second: dilstoši {1}, dilstošā secībā {1}
    available/unavailable first: pieejams {2}
    available/unavailable second: nav pieejami {1}, nav pieejams {2}
    before/after first: pirms {2}
    before/after second: pēc {2}
    block/unblock first: bloķēt {1}
    block/unblock second: atbloķēt {1}
    bookmark/remove-bookmark first: atzīmēt ar grāmatzīmi {1}, pievienot grāmatzīmi {1}
    bookmark/remove-bookmark second: dzēst grāmatzīmi {1}, noņemt grāmatzīmi {1}
    boost/unboost first: pastiprināt {1}
    boost/unboost second: atcelt pastiprināšanu {1}, noņemt pastiprinājumu {1}
    camera-on/off first: ieslēgt kameru {1}
    camera-on/off second: izslēgt kameru {1}
    captions-on/off first: iespējot subtitrus {1}
    captions-on/off second: atspējot subtitrus {1}
    check/uncheck first: atzīmēt {1}, prbaudt {1}
    check/uncheck second: neatzīmēt {1}, neprbaudt {1}
    checked/unchecked first: atzīmēta {2}, atzīmēts {1}
    checked/unchecked second: nav atzīmēta {2}
    connect/disconnect first: izveidot savienojumu {1}, savienot {1}, savienoties {2}
    connect/disconnect second: atvienot {2}, atvienoties {2}
    download/cancel first: lejupielāde {1}
    download/cancel second: atcelt lejupielādi {1}
    download/remove-download first: lejupielādēt {1}
    download/remove-download second: dzēst lejupielādi {1}
    enable/disable first: iespējot {1}
    enable/disable second: atspējot {1}
    enabled/disabled first: ieslēgts {2}, iespējota {1}, iespējots {1}
    enabled/disabled second: atspējota {1}, atspējots {1}, deaktivēts {2}, izsl {1},
      izslēgts {2}
    expand-all/collapse-all first: izvērst visu {1}
    expand-all/collapse-all second: sakļaut visu {1}
    expand/collapse first: izplest {1}, izvērst {7}
    expand/collapse second: sakļaut {7}
    expanded/collapsed first: izvērsta {1}, izvērsts {4}, paplašināts {1}
    expanded/collapsed second: sakļauta {1}, sakļauts {4}
    fast-forward/rewind first: pārtīt uz priekšu {1}, ātri patīt {1}, ātrā pārtīšana {1}
    fast-forward/rewind second: attīt {1}, attīt atpakaļ {1}
    favorite/unfavorite first: izlasē {1}, pievienot izlasei {2}, pievienot izlases vienumu {1}
    favorite/unfavorite second: izņemt no izlases {1}, noņemt izlasi {1}, noņemt no izlases {2}
    first/last first: pirmais {2}
    first/last second: pēdējais {2}
    follow/unfollow first: sekot {1}
    follow/unfollow second: pārtraukt sekošanu {1}
    forward/back first: pārsūtīt {2}, uz priekšu {4}
    forward/back second: atpakaļ {4}
    fullscreen-enter/exit first: atvērt pilnekrāna režīmu {1}, atvērt pilnekrāna režīmā {1},
      pilnekrāna {1}, pilnekrāna režīms {3}, pilnekrāns {1 also}
    fullscreen-enter/exit second: aizvērt pilnekrāna režīmu {1}, iziet no pilnekrāna režīma {3},
      pamest pilnekrāna režīmu {1}
    grid/list-view first: režģa izkārtojums {1}, režģis {3}, tīkls {1 also}
    grid/list-view second: saraksta izkārtojums {1}, saraksts {3}
    import/export first: ievietot {1}, importēt {2}
    import/export second: eksportēt {2}, izgūšana {1}
    increase/decrease first: palielināt {2}
    increase/decrease second: samazināt {2}
    install/uninstall first: instalēt {1}
    install/uninstall second: atinstalēt {1}
    left/right first: kreisā {2}, pa kreisi {5}
    left/right second: labā {2}, pa labi {5}
    lock/unlock first: aizslēgt {3}, bloķēt {1}
    lock/unlock second: atbloķēt {1}, atslēgt {3}
    locked/unlocked first: slēgts {1}
    locked/unlocked second: atslēgts {1}
    maximize/minimize first: maksimizēt {3}
    maximize/minimize second: minimizēt {3}
    microphone-on/off first: ieslēgt mikrofonu {1}
    microphone-on/off second: izslēgt mikrofonu {1}
    minimum/maximum first: minimālā vērtība {2}
    minimum/maximum second: maksimālā vērtība {2}
    mute/unmute first: apklusināt {1}, ieslēgt audio {1}, izslēgt skaņu {4}
    mute/unmute second: atcelt apklusināšanu {1}, ieslēgt skaņu {4}, izslēgt audio {1},
      rādīt {1 also}
    next/previous first: nākamais {3}, nākamā {1}, tālāk {1}
    next/previous second: atpakaļ {1}, iepriekšējais {3}, iepriekšējā {1}
    notifications-on/off first: ieslēgt paziņojumus {1}
    notifications-on/off second: izslēgt paziņojumus {1}
    on/off first: iesl {1}, ieslēgt {2 also}, ieslēgts {6}
    on/off second: izsl {1}, izslēgt {2 also}, izslēgta {1}, izslēgts {6}
    open/close first: atvērt {9}
    open/close second: aizvērt {9}
    pause/resume first: pauzēt {3}, pārtraukt {1}
    pause/resume second: atsākt {3}, turpināt {1}
    pin/unpin first: piespraust {3}
    pin/unpin second: atspraust {3}
    pip-enter/exit first: attēls attēlā {1}, atvērt režīmu attēls attēlā {2}
    pip-enter/exit second: aizvērt režīmu attēls attēlā {2}, iziet no attēls attēlā {1},
      iziet no režīma attēls attēlā {1}
    play/pause first: atskaņot {9}
    play/pause second: pauzēt {9}, pārtraukt {2}
    play/stop first: atskaņot {7}
    play/stop second: apturēt {7}, stop {2}
    pressed/not-pressed first: piespiests {1}
    pressed/not-pressed second: nav piespiests {1}
    public/private first: publiska {1}, publisks {1}
    public/private second: privāta {1}, privāts {1}
    read/unread first: atzīmēt kā izlasītu {1}, atzīmēt kā lasītu {1}
    read/unread second: atzīmēt kā nelasītu {1}
    record/stop first: sāciet ierakstīt {1}, sākt ierakstīšanu {1}
    record/stop second: pārtraukt ierakstu {1}, pārtraukt ierakstīšanu {1}
    repeat-all/repeat-off first: atkārtot visu {1}
    repeat-all/repeat-off second: neatkārtot {1}
    save/unsave first: saglabāt {1}
    save/unsave second: nesaglabāt {1 also}
    select-all/deselect-all first: atzīmēt visu {1}, izvēlēties visus {1}
    select-all/deselect-all second: atcelt atzīmi {1}, neizvēlēties nevienu {1}
    select/deselect first: atlasīt {1}, atzīmēt {1 also}
    select/deselect second: noņemt atlasi {1}, noņemt atzīmi {1}
    selected/not-selected first: atlasīts {1}
    selected/not-selected second: atlase atcelta {1}, nav atlasīts {1}
    show-all/hide-all first: rādīt visus {1}
    show-all/hide-all second: paslēpt visus {1}
    show-more/show-less first: rādīt vairāk {4}
    show-more/show-less second: rādīt mazāk {4}
    show-password/hide-password first: rādīt paroli {1}
    show-password/hide-password second: paslēpt paroli {1}, slēpt paroli {1}
    show/hide first: parādīt {1}, rādīt {1}
    show/hide second: paslēpt {1}, slēpt {1}
    shuffle-on/shuffle-off first: iespējot atskaņošanu jauktā secībā {1}, nejaušā secībā {1}
    shuffle-on/shuffle-off second: atspējot atskaņošanu jauktā secībā {1}, pēc kārtas {1}
    sign-in/sign-out first: autorizēties {1}, pierakstīties {2}, pieslēgties {1},
      pieteikties {1}, pieteikšanās vienums {1}
    sign-in/sign-out second: atteikties {1}, iziet {1 also}, izrakstīties {2}
    start/end first: start {1}, startēt {2}
    start/end second: beigas {1}, end {2}
    start/stop first: startēt {2}
    start/stop second: apturēt {2}
    subscribe/unsubscribe first: abonēt {1}
    subscribe/unsubscribe second: anulēt abonementu {1}, atcelt abonementu {1},
      pārtraukt abonēt {1}
    turn-on/turn-off first: ieslēgt {2}
    turn-on/turn-off second: izslēgt {2}
    undo/redo first: atsaukt {4}
    undo/redo second: atatsaukt {4}, atcelt atsaukšanu {3}, darīt vēlreiz {1}, pāratsaukt {1}
    up/down first: augšup {2 also}, uz augšu {2}
    up/down second: lejup {2}, uz leju {2}
    upload/download first: augšupielādēt {2}
    upload/download second: lejupielāde {1}, lejupielādēt {2}
    volume-up/volume-down first: palielināt skaļumu {2}, skaļāk {1}
    volume-up/volume-down second: klusāk {1}, samazināt skaļumu {2}
    zoom-in/zoom-out first: pietuvināt {1 also}, tuvināt {3}
    zoom-in/zoom-out second: attālināt {1}, tālināt {3}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: noklikšķiniet {in 5/9}
    click-here head phrase: noklikšķiniet šeit {in 3/9}, pieskarieties šeit {in 1/2}
    click-here tail phrase: noklikšķiniet šeit {in 3/9}, pogu noklikšķiniet šeit {in 2/9}
    click-to anywhere verb: noklikšķiniet {in 17/28}
    click-to head linked: noklikšķiniet lai {in 16/28}
    double-tap-to head linked: divreiz pieskarieties {?}, pieskarieties divreiz {?},
      veiciet dubultskārienu {?}
    link-to head linked: saite uz {3/4}
    logo-of tail noun: logo {1/2}, logotips {10/12}
    press-to anywhere verb: nospiediet {in 12/19}
    press-to head verb: nospiediet {in 9/19}
    select-to anywhere verb: atlasiet {in 3/3}
    select-to head linked: atlasiet lai {?}, izvēlieties lai {?}
    swipe-to anywhere verb: velciet {in 3/5}
    swipe-to head verb: velciet {in 2/5}
    tap-and-hold anywhere verb: turiet {in 17/32}
    tap-and-hold tail phrase: pirkstiem un turēt {in 9/32}
    tap-here head verb: pieskarieties {in 4/4}
    tap-to anywhere verb: pieskarieties {in 24/28}
    tap-to head linked: pieskarieties lai {in 23/28}
    thumbnail-of tail linked: sīktēls {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: aizstāt {2}, aizvērt {17}, apturēt {5}, arhivēt {2}, arhīvs {5}, atbildēt {6},
      atcelt {17}, atiestatīt {6}, atjaunināt {3}, atjaunot {7}, atlasīt {7}, atrast {3},
      atskaņot {8}, atstatīt {2}, atvērt {5}, augšupielādēt {2}, bloķēt {2}, dalīties {2},
      drukāt {5}, dzēst {11}, eksportēt {3}, ielīmēt {6}, ievadīšanas taustiņš {2},
      ievietot {2}, importēt {2}, instalēt {2}, izdzēst {5}, izslēgt skaņu {4}, izveidot {5},
      izvēlēties {5}, kopēt {8}, kopīgot {8}, kārtot {5}, labot {5}, lasīt {2},
      lejupielādēt {9}, meklēt {14}, meklēšana {6}, notīrīt {6}, noņemt {11}, parādīt {2},
      paslēpt {4}, pauzēt {7}, piespraust {3}, pievienot {7}, pārdēvēt {3}, pārsūtīt {2},
      pārtraukt {3}, pārvaldīt {2}, pārvietot {5}, rediģēt {8}, rādīt {2}, saglabāt {15},
      sinhronizācija {2}, sinhronizēt {2}, skatīt {4}, slēpt {2}, sūtīt {6}, tvert {2},
      uz priekšu {4}, ziņot {2}

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: aa {2}, asv {3}, buj {3}, jis {2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: poga {5/2 mobile}
    toggle-button: pārslēgšanas poga {3/2 browser}
    checkbox: izvēles rūtiņa {5/2 mobile}
    radio-button: radiopoga {1/1 browser}
    switch: slēdzis {3/2 mobile}
    slider: slīdnis {5/2 mobile}
    progress-bar: norises josla {1/1 mobile}
    text-field: rediģēšanas lodziņš {1/1 mobile}
    search-field: meklēšanas teksta lauks {2/2 browser}
    combo-box: kombinētais lodziņš {5/2 browser}
    drop-down: uznirstoša poga {1/1 browser}
    image: attēls {5/2 mobile}
    icon: ikona {4/2 mobile}
    graphic: grafiskais elements {1/1 browser}
    link: saite {6/2 mobile}
    menu: izvēlne {5/2 browser}
    menu-item: izvēlnes vienums {2/2 browser}
    tab: cilne {2/2 browser}
    toolbar: rīkjosla {2/2 browser}
    heading: virsraksts {6/2 mobile}
    dialog: dialoglodziņš {5/2 browser}
    list: saraksts {5/2 mobile}
    page: lapa {3/2 mobile}
    """#
  }
}
