extension LexiconData {
  /// The words of Dutch.
  static var dutch: String {
    #"""
    # label-lint lexicon
    language nl

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: compounding
    links: met, naar, om, van, voor
    joints: heids, ings, teits
    held-out: 29

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain compound: drukknop {2/2}, knop {6/3}
    button plural compound: knoppen {16 form}
    toggle-button certain compound: schakelknop {4/3}
    checkbox certain compound: aankruisvakje {3/2}, keuzevakje {1/1}, selectievakje {4/3}
    checkbox plural compound: selectievakjes {3 form}
    radio-button certain compound: keuzerondje {5/3}, radioknop {3/2}
    switch certain compound: schakelaar {5/3}, wisselaar {1/1}
    slider certain compound: schuifknop {1/1}, schuifregelaar {4/3}, schuiver {2/1}
    progress-bar certain compound: voortgangsbalk {6/4}, voortgangsindicator {1/1}
    text-field certain compound: bewerkingsvak {1/1}, invoerveld {3/2}, tekstvak {1/1}
    search-field certain compound: zoektekstveld {2/2}, zoekveld {1/1}
    combo-box certain compound: combinatievak {1/1}, dropdownmenu {1/1},
      keuzelijst met invoervak {1/1}, keuzemenu {2/1}, keuzevak {2/1}, vervolgkeuzelijst {1/1}
    drop-down certain compound: dropdown-menu {1/1}, dropdownknop {1/1}, pop-upknop {1/1},
      uitschuifknop {1/1}
    image noun compound: afbeelding {33/23}
    image plural compound: afbeeldingen {54 form}
    icon certain compound: icoon {8/6}, pictogram {20/14}
    icon plural compound: iconen {9 form}, pictogrammen {9 form}
    picture noun compound: afbeelding {6/6}, foto {5/4}
    picture plural compound: afbeeldingen {54 form}, foto's {10 form}
    graphic noun compound: afbeelding {2/2}
    graphic plural compound: afbeeldingen {54 form}
    photo class compound: foto {12/9}
    photo plural compound: foto's {10 form}
    logo certain compound: logo {6/6}
    thumbnail class compound: miniatuur {5/5}
    link class compound: link {5/3}, verwijzing {2/1}
    link plural compound: links {124 form}
    menu class compound: menu {5/2}
    menu-item class compound: menu-item {6/4}
    tab class compound: pagina-tabblad {2/1}, paginatab {1/1}, tab {4/3}, tabblad {1/1}
    tab plural compound: tabbladen {147 form}
    toolbar class compound: gereedschapsbalk {1/1}, werkbalk {5/3}
    heading class compound: kop {7/4}, koptekst {1/1}
    dialog class compound: dialoog {1/1}, dialoogvenster {7/4}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: geselecteerd {5/7}
    not-selected: niet geselecteerd {2/3}
    checked: aangevinkt {3/2}, geselecteerd {1/1}
    not-checked: niet aangevinkt {3/2}
    partly-checked: deels aangevinkt {1/1}, gedeeltelijk aangevinkt {1/1},
      half ingeschakeld {1/1}
    expanded: uitgevouwen {7/4}
    collapsed: ingevouwen {1/2}, samengevouwen {6/3}
    enabled: aangezet {1/1}, ingeschakeld {3/5}
    disabled: uitgeschakeld {4/11}, uitgezet {1/1}
    pressed: ingedrukt {3/3}
    not-pressed: niet ingedrukt {2/2}
    muted: gedempt {2/4}, geluid uit {1/1}
    on: aan {5/9}
    off: uit {5/9}
    active: actief {1/6}
    inactive: niet actief {1/1}
    required: vereist {1/1}, verplicht {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: aanvaarden {1}, accepteer {1}, accepteren {7}
    accept/reject second: afwijzen {3}, weiger {2}, weigeren {7}
    activate/deactivate first: activeren {1}
    activate/deactivate second: deactiveren {1}
    active/inactive first: actief {2}
    active/inactive second: inactief {2}, niet actief {1}
    add/remove first: toevoegen {16}, voeg toe {1}
    add/remove second: verwijder {1}, verwijderen {16}
    allow/deny first: allow {1}, toestaan {4}
    allow/deny second: blokkeren {1}, niet toestaan {2}, weigeren {4}
    approve/reject first: goedkeuren {1}
    approve/reject second: afkeuren {1}, weigeren {1}
    archive/unarchive first: archief {1}, archiveren {1}
    archive/unarchive second: dearchiveren {1}
    ascending/descending first: oplopend {4}
    ascending/descending second: aflopend {4}
    available/unavailable first: beschikbaar {4}
    available/unavailable second: niet beschikbaar {4}
    before/after first: voor {2}
    before/after second: na {2}
    block/unblock first: blokkeer {1}, blokkeren {5}
    block/unblock second: deblokkeer {1}, deblokkeren {5}
    bookmark/remove-bookmark first: bladwijzer {1}, bladwijzer toevoegen {3},
      bookmark toevoegen {1}, voeg bladwijzer toe {1}
    bookmark/remove-bookmark second: bladwijzer verwijderen {3}, bookmark verwijderen {1},
      verwijder bladwijzer {1}
    boost/unboost first: boosten {1}
    boost/unboost second: boost verwijderen {1}, niet meer boosten {1}
    camera-on/off first: camera aanzetten {1}
    camera-on/off second: camera uitzetten {1}
    captions-on/off first: ondertiteling aanzetten {1}, ondertiteling tonen {1}
    captions-on/off second: ondertiteling uitzetten {1}, ondertiteling verbergen {1}
    check/uncheck first: aankruisen {1}, selecteren {1}
    check/uncheck second: deselecteren {1}, uitvinken {1}
    checked/unchecked first: aangevinkt {3}, ingeschakeld {2}
    checked/unchecked second: niet aangevinkt {3}, uitgeschakeld {2}
    connect/disconnect first: verbinden {4 also}, verbinding maken {1}
    connect/disconnect second: verbinding verbreken {4}
    connected/disconnected first: verbonden {2}
    connected/disconnected second: verbinding verbroken {2}, verbroken {1}
    download/cancel first: downloaden {1}
    download/cancel second: download afbreken {1}, download annuleren {1}
    download/remove-download first: downloaden {2}
    download/remove-download second: download verwijderen {2}
    enable/disable first: aanzetten {1}, activeren {2}, inschakelen {3}
    enable/disable second: uitschakelen {3}, uitzetten {1}
    enabled/disabled first: aangezet {2}, ingeschakeld {6}
    enabled/disabled second: uitgeschakeld {6}, uitgezet {2}
    expand-all/collapse-all first: alles uitvouwen {1}
    expand-all/collapse-all second: alles samenvouwen {1}
    expand/collapse first: openvouwen {1}, toon {1}, uitklappen {3}, uitvouwen {8}
    expand/collapse second: dichtvouwen {1}, inklappen {3}, samenvouwen {8}, verberg {1}
    expanded/collapsed first: uitgeklapt {1}, uitgevouwen {7}
    expanded/collapsed second: ingevouwen {1}, samengevouwen {7}
    fast-forward/rewind first: vooruit springen {1}, vooruitspoelen {4}
    fast-forward/rewind second: terugspoelen {4}
    favorite/unfavorite first: aan favorieten toevoegen {1}, als favoriet markeren {1},
      favoriet {1}, favoriet toevoegen {1}, maak favoriet {1}, ster toevoegen {1},
      toevoegen aan favorieten {1}
    favorite/unfavorite second: favoriet verwijderen {1}, uit favorieten verwijderen {1},
      verwijder favoriet {1}, verwijder uit favorieten {1}, verwijderen uit favorieten {1}
    first/last first: eerste {3}
    first/last second: laatste {3}
    follow/unfollow first: volgen {3}
    follow/unfollow second: niet meer volgen {2}, ontvolgen {3}
    forward/back first: doorsturen {4}, volgende {2}, vooruit {5}, vooruitspoelen {1 also}
    forward/back second: terug {5}, vorige {2}
    fullscreen-enter/exit first: schermvullend {1 also}, volledig scherm {2},
      volledig scherm openen {2}
    fullscreen-enter/exit second: schermvullend verlaten {1}, volledig scherm sluiten {2},
      volledig scherm uit {1}
    grid/list-view first: raster {5}, rasterindeling {1}
    grid/list-view second: lijst {5}, lijstindeling {1}
    import/export first: importeer {2}, importeren {5}
    import/export second: exporteer {2}, exporteren {5}
    increase/decrease first: verhogen {2}
    increase/decrease second: verlagen {2}
    install/uninstall first: installeren {1}
    install/uninstall second: verwijderen {1}
    join/leave first: deelnemen {2}
    join/leave second: verlaten {2}
    left/right first: links {8}
    left/right second: rechts {8}
    like/unlike first: vind ik leuk {1}
    like/unlike second: loslaten {1}
    lock/unlock first: slot {2}, vergrendelen {5}
    lock/unlock second: ontgrendelen {5}
    locked/unlocked first: vergrendeld {3}
    locked/unlocked second: ontgrendeld {3}
    maximize/minimize first: maximaliseren {3}
    maximize/minimize second: minimaliseren {3}
    microphone-on/off first: microfoon aanzetten {1}
    microphone-on/off second: microfoon uitzetten {1}
    more/less first: meer {1}
    more/less second: minder {1}
    mute/unmute first: dempen {4}, geluid dempen {1 also}, geluid uitzetten {3},
      negeren {2 also}
    mute/unmute second: dempen opheffen {4}, dempen uit {1}, geluid aan {1},
      geluid aanzetten {3}, niet langer negeren {2}
    next/previous first: volgende {12}
    next/previous second: vorige {12}
    notifications-on/off first: schakel meldingen in {1}
    notifications-on/off second: schakel meldingen uit {1}
    on/off first: aan {15}
    on/off second: uit {15}
    open-menu/close-menu first: menu openen {1 also}
    open-menu/close-menu second: menu sluiten {1 also}
    open/close first: openen {9}
    open/close second: sluiten {9}
    pause/resume first: onderbreken {2}, pauzeren {5}
    pause/resume second: doorgaan {3}, hervatten {5}, voortzetten {2}
    pin/unpin first: vastmaken {3}, vastzetten {2}, zet vast {1}
    pin/unpin second: losmaken {3}, maak los {1}
    pip-enter/exit first: scherm-in-scherm openen {2}
    pip-enter/exit second: scherm-in-scherm afsluiten {2}
    play/pause first: afspelen {12}, afspelen beginnen {1}, spelen {1}
    play/pause second: afspelen pauzeren {1}, onderbreken {3}, pauze {2}, pauzeren {12}
    play/stop first: afspelen {6}, spelen {2}
    play/stop second: stop {3}, stoppen {6}
    pressed/not-pressed first: ingedrukt {2}
    pressed/not-pressed second: niet ingedrukt {2}
    public/private first: openbaar {4}
    public/private second: direct bericht {1}, privé {4}
    read/unread first: als gelezen markeren {2}, markeren als gelezen {7}
    read/unread second: als ongelezen markeren {2}, markeren als ongelezen {7}
    record/stop first: opname starten {2}
    record/stop second: opname stoppen {2}
    repeat-all/repeat-off first: alles herhalen {1}
    repeat-all/repeat-off second: niet herhalen {1}
    save/unsave first: opslaan {1}
    save/unsave second: verwijderen {1}, weggooien {1 also}
    select-all/deselect-all first: alles selecteren {3}
    select-all/deselect-all second: alles de-selecteren {1}, alles deselecteren {3},
      deselecteer alles {1}, niets selecteren {2}, niks selecteren {1}
    select/deselect first: selecteren {2}
    select/deselect second: deselecteren {2}, selectie opheffen {1}
    selected/not-selected first: geselecteerd {3}
    selected/not-selected second: niet geselecteerd {3}
    show-all/hide-all first: alles weergeven {2}, toon alle {1}
    show-all/hide-all second: alles verbergen {2}, verberg alle {1}
    show-more/show-less first: meer bekijken {1}, meer tonen {3}, meer weergeven {1},
      toon meer {1}
    show-more/show-less second: minder bekijken {1}, minder tonen {3}, minder weergeven {1},
      toon minder {2}
    show-password/hide-password first: wachtwoord bekijken {1}, wachtwoord tonen {2},
      wachtwoord weergeven {4}
    show-password/hide-password second: wachtwoord verbergen {4}
    show/hide first: tonen {3}, toon {1}, weergeven {2}
    show/hide second: verberg {1}, verbergen {3}
    shuffle-on/shuffle-off first: shuffle aanzetten {1}, willekeurige volgorde aan {1}
    shuffle-on/shuffle-off second: shuffle uitzetten {1}, willekeurige volgorde uit {1}
    sign-in/sign-out first: aanmelden {3}, aanmeldingen {1}, inloggen {8}
    sign-in/sign-out second: afmelden {3}, log uit {1}, uitloggen {8}
    start/end first: starten {2 also}
    start/end second: end {2}
    start/stop first: starten {2}
    start/stop second: stop {2}, stoppen {2}
    subscribe/unsubscribe first: abonneren {3}
    subscribe/unsubscribe second: abonnement afmelden {1}, afmelden {2 also}, deabonneren {3}
    turn-on/turn-off first: aanzetten {1}, inschakelen {1}
    turn-on/turn-off second: uitschakelen {1}, uitzetten {1}
    undo/redo first: ongedaan maken {7}
    undo/redo second: opnieuw {7}, opnieuw uitvoeren {1}
    up/down first: omhoog {4}
    up/down second: omlaag {4}
    upload/download first: upload {1}, uploaden {1 also}
    upload/download second: download {1}, downloaden {1}
    visible/hidden first: getoond {1}, zichtbaar {1}
    visible/hidden second: verborgen {1}
    volume-up/volume-down first: harder {1}, volume omhoog {2}, volume verhogen {1}
    volume-up/volume-down second: volume omlaag {2}, volume verlagen {1},
      volume verminderen {1}, zachter {1}
    zoom-in/zoom-out first: inzoomen {5}
    zoom-in/zoom-out second: uitzoomen {5}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: knop om {?}, knop voor {4/4}
    click-here anywhere verb: klik {in 24/29}
    click-here head phrase: klik hier {in 1/3}, klik hier om {in 14/29}, tik hier {in 1/3}
    click-to anywhere verb: klik {in 29/30}
    click-to head linked: klik om {in 25/30}, klikken om {in 1/32}
    double-tap-to anywhere verb: dubbeltik {in 7/13}
    double-tap-to head linked: dubbel tikken om {in 4/13}, dubbelklik om {?},
      dubbeltik om {in 6/13}
    icon-of head linked: icoon van {5/6}, icoon voor {15/15}, pictogram van {4/5},
      pictogram voor {1/1}
    image-of head linked: afbeelding van {1/3}, afbeelding voor {?}
    link-to head linked: koppeling naar {2/5}, link naar {9/10}
    logo-of closed noun: logo {12/15}
    logo-of head linked: logo van {?}, logo voor {?}
    logo-of hyphen noun: logo {11/13}
    photo-of head linked: foto van {?}, foto voor {?}
    picture-of head linked: foto van {?}, foto voor {?}
    press-to anywhere verb: druk {in 20/20}
    press-to head linked: druk om {?}
    press-to head phrase: druk op {in 19/20}
    select-to head linked: kies om {?}, selecteer om {?}
    select-to head verb: selecteer {in 3/3}
    swipe-to head verb: veeg {in 7/12}
    tap-and-hold anywhere verb: houd {in 17/42}
    tap-and-hold head verb: houd {in 10/42}
    tap-here head phrase: tik hier om {in 3/8}
    tap-here head verb: tik {in 8/8}
    tap-to anywhere verb: tik {in 51/61}
    tap-to head linked: tik om {in 42/61}, tik op om {in 1/22}, tikken om {?}
    thumbnail-of head linked: miniatuur van pagina {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: aanmaken {10}, afdrukken {6}, afspelen {12}, annuleer {3}, annuleren {27},
      antwoorden {3}, archief {6}, archiveren {4}, beantwoorden {2}, beheren {4}, bekijken {4},
      bewaar {2}, bewerk {4}, bewerken {20}, bijwerken {3}, bladwijzer {5}, blokkeren {5},
      creëren {2}, deel {2}, delen {18}, dempen {7}, doorsturen {4}, downloaden {12},
      duimspijker {2}, exporteren {7}, gelezen {3}, geluid uitzetten {3}, hernoemen {5},
      herstellen {9}, importeren {7}, installeren {5}, invoegen {3}, invoeren {3},
      kopiëren {15}, lezen {3}, melden {5}, naam wijzigen {3}, negeren {2}, onderbreken {4},
      openen {5}, opname {2}, opnieuw instellen {3}, opslaan {21}, pauze {4}, pauzeren {9},
      pincode {2}, plakken {9}, rapporteer {2}, reageren {4}, resetten {3}, scannen {2},
      selecteren {12}, sluiten {25}, sorteren {4}, spelen {3}, standaardwaarden {2},
      starten {3}, stoppen {6}, synchronisatie {2}, synchroniseren {3}, toevoegen {14},
      tonen {3}, toon {3}, uitschakelen {2}, updaten {2}, uploaden {2}, vastmaken {3},
      vastzetten {2}, verberg {2}, verbergen {10}, verplaatsen {5}, versturen {3},
      vervangen {3}, verwijder {4}, verwijderen {21}, verzenden {7}, vinden {2}, voeg toe {3},
      voer in {2}, volgen {4}, volgende {2}, vooruit {5}, weergave {2}, weergeven {6},
      wijzigen {2}, wissen {13}, zoeken {24}
    icon: aanmaken {10}, bewerk {4}, bewerken {20}, bijwerken {3}, creëren {2}, herstellen {9},
      kies {?}, opnieuw instellen {3}, resetten {3}, selecteren {12}, toevoegen {14}, tonen {3},
      toon {3}, updaten {2}, uploaden {2}, verberg {2}, verbergen {10}, verplaatsen {5},
      vervangen {3}, verwijder {4}, verwijderen {21}, voeg toe {3}, weergeven {6}, wijzig {?},
      wijzigen {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: beknopt, draaiknop, muisknop
    image: beeld-in-beeld, voorbeeld

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: klik hier
    weak: lees meer

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: fa {2}, jis {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: aan {3/648}, uit {4/403}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: knop {6/3 mobile}
    toggle-button: schakelknop {4/3 browser}
    checkbox: selectievakje {4/3 mobile}
    radio-button: keuzerondje {5/3 mobile}
    switch: schakelaar {5/3 mobile}
    slider: schuifregelaar {4/3 mobile}
    progress-bar: voortgangsbalk {6/4 mobile}
    text-field: bewerkingsvak {1/1 mobile}
    search-field: zoektekstveld {2/2 browser}
    combo-box: dropdownmenu {1/1 mobile}
    drop-down: pop-upknop {1/1 browser}
    image: afbeelding {5/2 mobile}
    icon: icoon {1/1 mobile}
    graphic: afbeelding {2/2 browser}
    link: link {5/3 mobile}
    menu: menu {5/2 browser}
    menu-item: menu-item {6/4 browser}
    tab: tab {4/3 browser}
    toolbar: werkbalk {5/3 browser}
    heading: kop {7/4 mobile}
    dialog: dialoogvenster {7/4 browser}
    list: lijst {7/4 mobile}
    page: pagina {4/3 mobile}
    """#
  }
}
