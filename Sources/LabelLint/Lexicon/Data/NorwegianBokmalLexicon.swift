extension LexiconData {
  /// The words of Norwegian Bokmål.
  static var norwegianBokmal: String {
    #"""
    # label-lint lexicon
    language nb

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: compounding
    links: av, for, med, på, til
    joints: hets, ings, jons, skaps
    held-out: 14

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain compound: knapp {7/4}, trykknapp {1/1}
    button certain either: knappen {16 form}
    button plural compound: knapper {12 form}
    toggle-button certain compound: av og på-knapp {1/1}, av på-knapp {2/1}, veksleknapp {1/1}
    checkbox certain compound: avkrysningsboks {2/2}, avkryssingsboks {4/2},
      avmerkingsboks {2/1}
    checkbox certain either: avmerkingsboksen {2 form}
    radio-button certain compound: alternativknapp {2/1}, radioknapp {5/3}
    radio-button support compound: radio {1/1}
    switch certain compound: bryter {4/2}
    switch certain either: bryteren {1 form}
    slider certain compound: glidebryter {4/3}
    slider certain either: glidebryteren {1 form}
    progress-bar certain compound: framdriftsindikator {1/1}, framgangsindikator {1/1},
      fremdriftsindikator {1/1}, fremdriftslinje {2/2}, fremgangsmåler {2/1}
    text-field certain compound: redigeringsfelt {1/1}, tekstboks {1/1}
    search-field certain compound: søkeboks {1/1}, søketekstfelt {2/2}
    combo-box certain compound: kombinasjonsboks {2/2}, kombinasjonsfelt {1/1}, komboboks {4/2},
      rullegardinliste {1/1}
    drop-down certain compound: forgrunnsknapp {1/1}, knapp for rullemeny {1/1},
      nedtrekksmeny {1/1}, rullegardinknapp {1/1}
    image noun compound: bilde {31/22}
    image noun either: bildet {45 form}
    image plural compound: bilder {67 form}
    icon certain compound: ikon {24/17}
    icon certain either: ikonet {1 form}
    icon plural compound: ikoner {12 form}
    picture noun compound: bilde {16/13}
    picture noun either: bildet {45 form}
    picture plural compound: bilder {67 form}
    graphic support compound: grafikk {3/3}
    photo class compound: bilde {12/9}, foto {5/3}
    photo class either: bildet {45 form}
    photo plural compound: bilder {67 form}
    logo certain compound: logo {5/5}
    logo certain either: logoen {1 form}
    thumbnail class compound: miniatyrbilde {7/7}
    link class compound: kobling {1/1}, lenke {5/2}, link {2/1}
    link class either: lenken {6 form}, linken {37 form}
    link plural compound: lenker {26 form}, linker {19 form}
    menu class compound: meny {6/3}
    menu class either: menyen {17 form}
    menu plural compound: menyer {2 form}
    menu-item class compound: menyelement {3/3}, menyoppføring {3/1}
    tab class compound: fane {2/2}, sidefane {3/2}, tab {3/3}
    tab class either: fanen {85 form}
    tab plural compound: faner {131 form}
    toolbar class compound: verktøylinje {6/4}
    toolbar class either: verktøylinjen {11 form}
    heading class compound: overskrift {6/4}, topptekst {2/1}
    heading class either: overskriften {15 form}
    dialog class compound: dialog {5/3}, dialogboks {1/1}, meldingsvindu {1/1}
    dialog class either: dialogboksen {2 form}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: valgt {5/6}
    not-selected: ikke valgt {2/2}
    checked: avkrysset {1/1}, avmerket {2/1}, merket av {1/1}, sjekket {1/1}
    not-checked: ikke avkrysset {1/1}, ikke avmerket {1/1}, ikke merket av {1/1},
      ikke valgt {1/1}
    partly-checked: delvis avmerket {1/1}, delvis merket av {1/1}, halvveis avkrysset {1/1}
    expanded: utvidet {4/4}, vises {3/1}
    collapsed: kollapset {1/1}, sammenslått {1/1}, sammentrukket {1/1}, skjules {2/1},
      skjult {2/2 also}
    enabled: aktivert {1/3}, slått av {2/1 also}, slått på {1/1}
    disabled: avskrudd {0/2}, deaktivert {1/9}, slått av {3/2}
    pressed: presset {1/1}, trykket {2/2}
    not-pressed: ikke trykket {2/2}
    muted: dempet {2/3}, kuttet lyd {1/1}
    on: på {5/11}
    off: av {5/11}
    active: aktiv {1/5}
    inactive: ikke aktiv {1/1}
    required: krevet {1/1}, påkrevd {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: aksepter {1}, aksepterer {1}, godta {6}
    accept/reject second: avslå {6}, avvis {4}
    activate/deactivate first: aktivér {1}
    activate/deactivate second: deaktiver {1 also}
    active/inactive first: aktiv {1}
    active/inactive second: ikke aktiv {1}
    add/remove first: legg til {12}
    add/remove second: fjern {12}, slett {1}
    allow/deny first: allow {1}, tillat {2}, tillatt {1 also}
    allow/deny second: avslå {2}, blokkér {1}, ikke tillat {2}, ikke tillatt {1 also}, sperr {1}
    archive/unarchive first: arkiv {1}, arkiver {1}
    archive/unarchive second: angre arkivering {1}, fjern fra arkiv {1}
    ascending/descending first: stigende {3}
    ascending/descending second: synkende {3}
    available/unavailable first: available {1}, tilgjengelig {2}
    available/unavailable second: ikke tilgjengelig {2}, utilgjengelig {1}
    before/after first: før {2}
    before/after second: etter {2}
    block/unblock first: blokker {2}, blokkér {1}
    block/unblock second: fjern blokkering {2}, opphev blokkering {1}
    bookmark/remove-bookmark first: bokmerk {1}, bokmerke {3}, legg til bokmerke {1}
    bookmark/remove-bookmark second: fjern bokmerke {3}, slett bokmerke {1}, slett bokmerket {1}
    boost/unboost first: del {1}, forsterk {1}
    boost/unboost second: fjern deling {1}, opphev forsterkningen {1}
    camera-on/off first: slå på kameraet {1}
    camera-on/off second: slå av kameraet {1}
    captions-on/off first: slå på undertekstene {1}
    captions-on/off second: slå av undertekstene {1}
    check/uncheck first: merk av {1}, sjekk {1}
    check/uncheck second: fjern avkryssing {1}, fjern merke {1}
    checked/unchecked first: avkrysset {1}, avmerket {1}, merket av {1}
    checked/unchecked second: ikke avkrysset {1}, ikke avmerket {1}, ikke merket av {1},
      ikke valgt {1}
    connect/disconnect first: koble til {5}
    connect/disconnect second: koble fra {5}
    connected/disconnected first: tilkoblet {2}
    connected/disconnected second: frakoblet {2}
    download/cancel first: last ned {2}
    download/cancel second: avbryt nedlasting {1}, avbryt nedlastingen {2}
    download/remove-download first: last ned {1}
    download/remove-download second: slett nedlasting {1}, slett nedlastingen {1}
    enable/disable first: aktiver {3}, aktivér {1}
    enable/disable second: deaktiver {3}
    enabled/disabled first: aktivert {4}, på {1}, slått på {1}
    enabled/disabled second: av {1}, deaktivert {4}, slått av {1}
    expand-all/collapse-all first: utvid alle {1}
    expand-all/collapse-all second: skjul alle {1}
    expand/collapse first: fold ut {1}, utvid {5}, vis {4 also}
    expand/collapse second: kollaps {1}, skjul {5}, slå sammen {1}
    expanded/collapsed first: utvidet {2}, vises {2}, vist {1}
    expanded/collapsed second: kollapset {1}, sammenslått {1}, sammentrukket {1}, skjules {2},
      skjult {2 also}
    fast-forward/rewind first: fremoverspoling {1}, spol forover {1}, spol fram {2},
      spol fremover {1}
    fast-forward/rewind second: spol tilbake {2}, tilbakespoling {1}
    favorite/unfavorite first: favoritt {1}, gi stjerne {1}, legg til favoritt {1},
      legg til i favoritter {3}
    favorite/unfavorite second: fjern favoritt {1}, fjern favorittstempel {1},
      fjern fra favoritter {3}, fjern stjerne {1 also}, ikke favoritt {1}
    first/last first: først {1}, første {2}
    first/last second: siste {2}
    follow/unfollow first: følg {2}
    follow/unfollow second: ikke følg {1}, slutt å følge {2}
    forward/back first: framover {4}, frem {2}, fremover {2}, videresend {3}
    forward/back second: tilbake {4}
    fullscreen-enter/exit first: full skjerm {2}, fullskjerm {1}, gå til fullskjermmodus {1},
      se i fullskjerm {1}
    fullscreen-enter/exit second: avslutt fullskjerm {2}, avslutt fullskjermmodus {1},
      forlat fullskjerm {1}, lukk fullskjerm {1}
    grid/list-view first: rutenett {5}, rutenett-visning {1}
    grid/list-view second: liste {5}, listevisning {1}
    import/export first: importer {1}, importér {2}
    import/export second: eksporter {1}, eksportér {2}
    increase/decrease first: øk {2}
    increase/decrease second: reduser {2}
    install/uninstall first: installer {1}
    install/uninstall second: avinstaller {1}
    join/leave first: bli med {2}
    join/leave second: forlat {2}
    left/right first: venstre {7}
    left/right second: høyre {7}
    like/unlike first: liker {1}
    like/unlike second: liker ikke {1}
    lock/unlock first: lås {5}
    lock/unlock second: lås opp {5}
    locked/unlocked first: låst {2}
    locked/unlocked second: opplåst {1}, ulåst {2}
    maximize/minimize first: maksimer {3}
    maximize/minimize second: minimer {3}
    microphone-on/off first: slå på mikrofonen {1}
    microphone-on/off second: slå av mikrofonen {1}
    minimum/maximum first: minimum {3}
    minimum/maximum second: maksimum {3}
    mute/unmute first: demp {2}, forstum {1}, kutt lyd {1}, kutt lyden {3}, lyd av {1}
    mute/unmute second: fjern demping {1}, lyd på {1}, opphev demping {1},
      opphev forstumming {1}, slå på lyden {3}
    next/previous first: neste {10}
    next/previous second: forrige {10}
    notifications-on/off first: aktiver varsler {1}
    notifications-on/off second: deaktiver varsler {1}
    on/off first: på {17}
    on/off second: av {17}
    open-menu/close-menu first: åpne menyen {1}
    open-menu/close-menu second: lukk menyen {1}
    open/close first: open {2}, åpen {1}, åpne {9}
    open/close second: lukk {9}
    pause/resume first: pause {6 also}, sett på pause {1}, setter på pause {2},
      stans midlertidig {1}
    pause/resume second: fortsett {6}
    pin/unpin first: fest {5}
    pin/unpin second: fjern feste {1}, løsne {5}
    pip-enter/exit first: bilde-i-bilde {1}, start bilde-i-bilde {2}
    pip-enter/exit second: avslutt bilde-i-bilde {2}
    play/pause first: spill {5}, spill av {6}
    play/pause second: pause {6 also}, sett på pause {3}, setter på pause {2},
      stans midlertidig {1}
    play/stop first: spill {2}, spill av {9}
    play/stop second: stopp {9}
    pressed/not-pressed first: trykket {2}
    pressed/not-pressed second: ikke trykket {2}
    public/private first: offentlig {3}
    public/private second: privat {3}
    read/unread first: marker som lest {2}, merk som lest {5}
    read/unread second: marker som ulest {1}, merk som ulest {5}, merk uleste {1}
    record/stop first: start opptak {1}
    record/stop second: stopp opptaket {1}
    repeat-all/repeat-off first: gjenta alle {1}
    repeat-all/repeat-off second: ikke gjenta noen {1}
    save/unsave first: lagret {1 also weak}
    save/unsave second: fjern lagring {1 weak}
    select-all/deselect-all first: merk alle {1}, merk alt {1}, velg alle {3}
    select-all/deselect-all second: avmerk alle {1}, fjern all markering {1}, merk ingen {1},
      opphev valg av alle {1}, velg bort alle {3}, velg ingen {3}
    select/deselect first: velg {2}
    select/deselect second: fjern merking {1}, fjern valg {2}
    selected/not-selected first: valgt {2}, valgte {1}
    selected/not-selected second: ikke valgt {2}, ingen valgte {1}
    show-all/hide-all first: vis alle {1}, vis alt {1}
    show-all/hide-all second: skjul alle {1}, skjul alt {1}
    show-more/show-less first: vis mer {7}
    show-more/show-less second: vis færre {1}, vis mindre {7}
    show-password/hide-password first: vis passord {6}
    show-password/hide-password second: skjul passord {6}
    show/hide first: vis {4}
    show/hide second: skjul {4 also}
    shuffle-on/shuffle-off first: slå på modus for tilfeldig rekkefølge {1}, tilfeldig på {1}
    shuffle-on/shuffle-off second: slå av modus for tilfeldig rekkefølge {1}, tilfeldig av {1}
    sign-in/sign-out first: innlogging {1}, logg inn {9}, logg på {2}, pålogging {1}
    sign-in/sign-out second: logg av {2}, logg ut {9}
    start/stop first: start {7}
    start/stop second: stopp {7}
    subscribe/unsubscribe first: abonner {3}
    subscribe/unsubscribe second: avslutt abonnemang {1}, avslutt abonnementet {1},
      opphev abonnement {3}
    turn-on/turn-off first: skru på {1}, slå på {2}
    turn-on/turn-off second: slå av {2}
    undo/redo first: angre {3}
    undo/redo second: gjenopprett {2}, gjenta {1}, gjør om {3}, utfør likevel {1}
    up/down first: opp {3}
    up/down second: ned {3}
    upload/download first: last opp {2}
    upload/download second: last ned {2}
    visible/hidden first: vist {1}
    visible/hidden second: skjult {1 also}
    volume-up/volume-down first: høyere lyd {1}, volum opp {1}, øk lydnivå {1}, øk volumet {1}
    volume-up/volume-down second: lavere lyd {1}, reduser volumet {1}, senk lydnivå {1},
      senk volumet {1}, volum ned {1}
    zoom-in/zoom-out first: forstørr {1 also}, zoom inn {4}
    zoom-in/zoom-out second: forminsk {1}, zoom ut {4}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: knapp for {8/8}, knapp for å {4/4}
    click-here anywhere verb: klikk {in 18/25}
    click-here head phrase: klikk her {?}, klikk her for {in 15/25}, trykk her {in 2/3}
    click-to anywhere verb: klikk {in 27/29}
    click-to head linked: klikk for å {in 22/29}
    double-tap-to anywhere verb: dobbelttrykk {in 13/15}
    double-tap-to head linked: dobbeltklikk for å {?}, dobbelttrykk for å {in 12/15},
      trykk to ganger {?}
    icon-of head linked: ikon av {?}, ikon for {8/8}, ikon på {?}, ikon til {?}
    image-of head linked: bilde av {1/3}, bilde for {?}, bilde på {?}, bilde til {?}
    link-to head linked: kobling til {1/1}, lenke til {?}
    logo-of closed noun: logo {12/15}
    logo-of head linked: logo av {?}, logo for {?}, logo på {?}, logo til {?}
    logo-of hyphen noun: logo {9/11}
    photo-of head linked: bilde av {?}, bilde for {?}, bilde på {?}, bilde til {?}, foto av {?},
      foto for {?}, foto på {?}, foto til {?}
    press-to head phrase: trykk på {in 24/28}
    select-to head linked: velg for å {?}
    swipe-to head verb: sveip {in 9/11}
    tap-and-hold anywhere verb: hold {in 43/52}
    tap-and-hold head phrase: trykk og hold {in 11/52}
    tap-here head phrase: trykk her for {in 6/10}
    tap-here head verb: trykk {in 10/10}
    tap-to head linked: trykk for å {in 54/55}
    thumbnail-of head linked: miniatyrbilde av side {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: administrer {2}, angi {2}, arkiv {6}, arkiver {4}, avbryt {26}, blokker {3},
      blokkér {2}, bokmerke {3}, del {15}, dele {3}, demp {6}, eksporter {4}, endre {5},
      endre navn {3}, erstatt {4}, fang {2}, fest {6}, finn {6}, fjern {16}, flytt {6},
      framover {4}, frem {2}, fremover {2}, følg {3}, gjenopprett {8}, importer {3},
      importér {2}, installer {4}, kopier {10}, kopiér {2}, kutt lyden {3}, lagre {21},
      last ned {14}, last opp {2}, legg til {13}, les {3}, lim inn {8}, lukk {24},
      nullstill {4}, oppdater {7}, opprett {10}, rapporter {6}, rediger {18}, sende {2},
      sett inn {5}, skann {2}, skjul {7}, skriv ut {6}, slett {27}, sorter {4}, spill {4},
      spill av {10}, stopp {12}, svar {7}, synkroniser {4}, søk {20}, søke {2},
      tilbakestill {11}, tøm {9}, velg {12}, videresend {3}, vis {9}, åpne {6}
    icon: bytt {?}, endre {5}, erstatt {4}, fjern {16}, flytt {6}, last opp {2}, legg til {13},
      nullstill {4}, oppdater {7}, opprett {10}, rediger {18}, skjul {7}, slett {27},
      tilbakestill {11}, velg {12}, vis {9}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: musknapp
    image: bakgrunnsbilde, bilde i bilde, bilde-i-bilde, forbilde, lysbilde, skjermbilde
    icon: leksikon, silikon

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: her, klikk her
    weak: les mer

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: av {2/999}, del {0/147}, les {0/116}, på {2/999}, søk {0/237}, tøm {0/63}, vis {0/559}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: knapp {7/4 mobile}
    toggle-button: av og på-knapp {1/1 browser}
    checkbox: avmerkingsboks {2/1 mobile}
    radio-button: alternativknapp {2/1 mobile}
    switch: bryter {4/2 mobile}
    slider: glidebryter {4/3 mobile}
    progress-bar: fremdriftslinje {2/2 mobile}
    text-field: redigeringsfelt {1/1 mobile}
    search-field: søketekstfelt {2/2 browser}
    combo-box: rullegardinliste {1/1 mobile}
    drop-down: forgrunnsknapp {1/1 browser}
    image: bilde {5/2 mobile}
    icon: ikon {5/3 mobile}
    graphic: grafikk {3/3 browser}
    link: link {2/1 mobile}
    menu: meny {6/3 browser}
    menu-item: menyelement {3/3 browser}
    tab: tab {3/3 browser}
    toolbar: verktøylinje {6/4 browser}
    heading: overskrift {6/4 mobile}
    dialog: dialog {5/3 browser}
    list: liste {7/4 mobile}
    page: side {4/3 mobile}
    """#
  }
}
