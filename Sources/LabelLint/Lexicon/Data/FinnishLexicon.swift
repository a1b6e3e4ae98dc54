extension LexiconData {
  /// The words of Finnish.
  static var finnish: String {
    #"""
    # label-lint lexicon
    language fi

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-last
    held-out: 19

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain compound: painike {7/4}
    button plural compound: painikkeet {8 form}
    toggle-button certain compound: vaihtopainike {2/2}, vipupainike {2/1}
    checkbox certain compound: valintaruutu {6/3}
    radio-button certain compound: radiopainike {1/1}, vaihtoehtonappi {2/1},
      valintanappi {1/1}, valintapainike {2/2}, valitsinpainike {1/1}
    switch certain compound: valintakytkin {1/1}
    switch support compound: valitsin {2/2}
    slider certain compound: liukusäädin {6/4}
    progress-bar certain compound: edistymispalkki {3/2}, etenemisen osoitin {1/1},
      etenemispalkki {2/2}
    text-field certain compound: muokkauskenttä {1/1}
    search-field certain compound: hakutekstikenttä {1/1}, haun tekstikenttä {1/1}
    combo-box certain compound: avattava luettelo {1/1}, valintalaatikko {1/1},
      yhdistelmälaatikko {1/1}, yhdistelmäruutu {4/3}
    drop-down certain compound: avattava painike {1/1}, ponnahduspainike {1/1},
      pudotusvalikko {1/1}, pudotusvalikon painike {1/1}
    image noun compound: kuva {28/18}
    image plural compound: kuvat {34 form}
    icon certain compound: kuvake {21/15}
    icon plural compound: kuvakkeet {5 form}
    picture noun compound: kuva {12/10}
    picture plural compound: kuvat {34 form}
    graphic noun compound: grafiikka {1/1}, kuva {2/2}
    graphic plural compound: kuvat {34 form}
    photo class compound: kuva {11/8}, valokuva {3/2}
    photo plural compound: kuvat {34 form}
    logo certain compound: logo {5/5}
    thumbnail class compound: pienoiskuva {2/2}, pikkukuva {2/2}
    link class compound: linkki {7/4}
    link plural compound: linkit {25 form}
    menu class compound: valikko {5/3}
    menu-item class compound: valikkokohde {2/2}, valikon kohta {3/2}
    tab class compound: välilehti {5/4}
    tab plural compound: välilehdet {90 form}
    toolbar class compound: työkalupalkki {4/3}, työkalurivi {1/1}
    heading class compound: otsikko {5/4}, ylätunniste {2/1}
    heading plural compound: otsikot {6 form}
    dialog class compound: dialogi {1/1}, valintaikkuna {5/3}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: valittu {5/6}
    not-selected: ei valittu {2/2}
    checked: merkitty {1/1}, valittu {4/3}
    not-checked: ei merkitty {1/1}, ei valittu {3/2}
    partly-checked: osittain merkitty {1/1}, osittain valittu {2/2}
    expanded: avattu {1/1 also}, laajennettu {6/3}
    collapsed: suljettu {1/1}, supistettu {1/1}, tiivistetty {5/2}
    enabled: käytössä {4/5}
    disabled: ei käytössä {2/6}, pois käytöstä {2/2}, pois päältä {1/1}, poissa käytöstä {0/3},
      poistettu käytöstä {0/4}
    pressed: painettu {3/3}
    not-pressed: ei painettu {2/2}
    muted: mykistetty {1/5}, vaimennettu {2/1}
    on: käytössä {1/2}, päällä {4/9}
    off: ei käytössä {2/3}, ei päällä {1/1}, pois {2/6}, pois päältä {2/7}
    active: aktiivinen {1/5}
    inactive: ei aktiivinen {1/1}
    required: pakollinen {1/1}, vaadittu {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: hyväksy {8}
    accept/reject second: hylkää {8}, älä hyväksy {1}
    active/inactive first: aktiivinen {1}
    active/inactive second: ei aktiivinen {1}, epäaktiivinen {1}
    add/remove first: add {3}, lisää {12}
    add/remove second: poista {12}
    allow/deny first: allow {1}, salli {2}
    allow/deny second: estä {2}, kiellä {2}, älä salli {2}
    approve/reject first: hyväksy {1}
    approve/reject second: kiellä {1}
    archive/unarchive first: arkisto {1}
    archive/unarchive second: palauta arkistosta {1}
    ascending/descending first: nouseva {3}
    ascending/descending second: laskeva {3}
    available/unavailable first: available {1}, käytettävissä {1}, saatavilla {2}
    available/unavailable second: ei käytettävissä {2}, ei saatavilla {1}, ei saatavissa {1}
    before/after first: ennen {2}
    before/after second: jälkeen {2}
    block/unblock first: estä {4}
    block/unblock second: poista esto {4}
    bookmark/remove-bookmark first: kirjanmerkki {4}, lisää kirjanmerkki {1}
    bookmark/remove-bookmark second: poista kirjanmerkki {4}
    boost/unboost first: jaa {1}
    boost/unboost second: poista jako {1}
    camera-on/off first: käynnistä kamera {1}
    camera-on/off second: sammuta kamera {1}
    captions-on/off first: ota tekstitykset käyttöön {1}
    captions-on/off second: poista tekstitykset käytöstä {1}
    check/uncheck first: valitse {1}
    check/uncheck second: poista valinta {1}
    checked/unchecked first: merkitty {1}, tarkastettu {1}, valittu {4}
    checked/unchecked second: ei merkitty {1}, ei valittu {4}, tarkastamaton {1}
    connect/disconnect first: yhdistä {5}
    connect/disconnect second: katkaise yhteys {5}
    connected/disconnected first: yhdistetty {2}
    connected/disconnected second: ei yhteyttä {1}, yhteys katkaistu {2}
    download/cancel first: lataa {1}, lataus {1}
    download/cancel second: peru lataus {1}, peruuta lataus {1}
    download/remove-download first: lataa {1}
    download/remove-download second: poista lataus {1}
    enable/disable first: ota käyttöön {5}
    enable/disable second: poista käytöstä {5}
    enabled/disabled first: käytössä {4}, otettu käyttöön {1}
    enabled/disabled second: ei käytössä {3}, pois käytöstä {4}, pois päältä {1},
      poissa käytöstä {1}, poistettu käytöstä {1}
    expand-all/collapse-all first: laajenna kaikki {1}
    expand-all/collapse-all second: tiivistä kaikki {1}
    expand/collapse first: laajenna {5}
    expand/collapse second: kutista {1}, pienennä {5}, supista {1}, tiivistä {5},
      vähennä {1 also}
    expanded/collapsed first: avattu {1}, laajennettu {5}
    expanded/collapsed second: suljettu {1}, supistettu {2}, tiivistetty {5}
    fast-forward/rewind first: eteenpäinkelaus {1}, kelaa eteen {1}, kelaa eteenpäin {1},
      nopea eteenpäin {1}, pikakelaus eteenpäin {1}
    fast-forward/rewind second: kelaa taakse {1}, kelaa taaksepäin {1}, kelaa takaisin {1},
      taaksepäin {1}, taaksepäin kelaus {1}
    favorite/unfavorite first: lisää suosikiksi {1}, lisää suosikkeihin {3}, lisää suosikki {1},
      merkitse suosikiksi {1}, suosikki {1}
    favorite/unfavorite second: poista suosikeista {3}, poista suosikki {1},
      poista suosikkimerkintä {1}
    first/last first: ensimmäinen {2}
    first/last second: viimeinen {2}
    follow/unfollow first: seuraa {3}
    follow/unfollow second: lopeta seuraaminen {3}
    forward/back first: eteenpäin {3}, seuraava {2}, välitä {4}
    forward/back second: edellinen {2}, taaksepäin {1}, takaisin {4}
    fullscreen-enter/exit first: koko näyttö {3}, koko näytön tila {1},
      siirry koko näytön tilaan {1}
    fullscreen-enter/exit second: poistu koko näytön tilasta {3}, sulje koko näytön tila {1}
    grid/list-view first: ruudukko {4}, ruudukkonäkymä {1}
    grid/list-view second: lista {4}, luettelonäkymä {1}
    import/export first: tuo {5}
    import/export second: vie {5}
    increase/decrease first: lisää {2 also}
    increase/decrease second: vähennä {2}
    install/uninstall first: asenna {1}
    install/uninstall second: poista {1}
    join/leave first: liity {2}
    join/leave second: poistu {2}
    left/right first: vasemmalla {1}, vasen {7}
    left/right second: oikea {7}, oikea reuna {1 also}, oikealla {1}
    like/unlike first: tykkää {1}
    like/unlike second: peru tykkäys {1}
    lock/unlock first: lukitse {3}, lukko {2}
    lock/unlock second: avaa {3}, avaa lukitus {2}
    locked/unlocked first: lukittu {2}
    locked/unlocked second: auki {1}, avattu {2}
    maximize/minimize first: suurenna {3}
    maximize/minimize second: pienennä {3}
    microphone-on/off first: poista mikrofonin mykistys {1}
    microphone-on/off second: mykistä mikrofoni {1}
    minimum/maximum first: minimi {2}, vähintään {1}
    minimum/maximum second: enintään {1}, maksimi {2}
    mute/unmute first: mykistä {9}, vaimenna {1}, äänetön {1}
    mute/unmute second: palauta ääni {1}, peru mykistys {1}, poista mykistys {9}
    next/previous first: seuraava {12}
    next/previous second: edellinen {12}
    notifications-on/off first: ota ilmoitukset käyttöön {1}
    notifications-on/off second: ota ilmoitukset pois päältä {1}
    on/off first: käytössä {1}, päällä {9}, sekoitus käytössä {1}, uudelleentoisto käytössä {1}
    on/off second: ei käytössä {1}, ei puhetta {1 also}, ei päällä {1}, pois {8},
      pois käytöstä {1}, pois päältä {9}, sekoitus pois {1}, uudelleentoisto pois {1}
    open-menu/close-menu first: avaa menu {1}
    open-menu/close-menu second: sulje menu {1}
    open/close first: avaa {11}
    open/close second: sulje {11}
    pause/resume first: keskeytä {5}, tauko {5}
    pause/resume second: jatka {5}
    pin/unpin first: kiinnitä {3}
    pin/unpin second: irrota {2}, poista kiinnitys {3}
    pip-enter/exit first: avaa kuva kuvassa {2}, avaa kuva kuvassa tila {1}
    pip-enter/exit second: sulje kuva kuvassa tila {2}
    play/pause first: pelaa {1}, toista {6}
    play/pause second: keskeytä {6}, keskeytä toisto {1}, tauko {6}, tauota {1}
    play/stop first: toista {6}
    play/stop second: lopeta {3}, pysäytä {6}, seis {1}
    pressed/not-pressed first: painettu {2}
    pressed/not-pressed second: ei painettu {2}
    public/private first: julkinen {4}
    public/private second: yksityinen {4}
    read/unread first: merkitse luetuksi {8}
    read/unread second: merkitse lukemattomaksi {8}
    record/stop first: aloita tallennus {1}, aloita äänitys {1}
    record/stop second: lopeta tallennus {1}
    repeat-all/repeat-off first: toistuvasti kaikki {1}
    repeat-all/repeat-off second: ei toistoa {1}
    save/unsave first: tallenna {1}
    save/unsave second: jätä tallentamatta {1}, poista {1}
    select-all/deselect-all first: valitse kaikki {3}
    select-all/deselect-all second: poista kaikki valinnat {3}, poista kaikkien valinta {1},
      poista valinnat {2}, poista valinta kaikista {1}, älä valitse mitään {1}
    select/deselect first: valitse {3}
    select/deselect second: poista valinta {3}
    selected/not-selected first: valittu {2}
    selected/not-selected second: ei valittu {2}
    show-all/hide-all first: näytä kaikki {2}
    show-all/hide-all second: piilota kaikki {2}
    show-more/show-less first: näytä enemmän {2}, näytä lisää {6}
    show-more/show-less second: näytä vähemmän {6}
    show-password/hide-password first: näytä salasana {6}
    show-password/hide-password second: piilota salasana {6}
    show/hide first: näytä {5}
    show/hide second: piilota {5}
    shuffle-on/shuffle-off first: ota satunnaistoisto käyttöön {1}, satunnaistoisto päälle {1}
    shuffle-on/shuffle-off second: poista satunnaistoisto käytöstä {1}, satunnaistoisto pois {1}
    sign-in/sign-out first: kirjaudu {5}, kirjaudu sisään {7}, kirjautumistieto {1},
      sisäänkirjautuminen {1}
    sign-in/sign-out second: kirjaudu ulos {7}
    start/end first: käynnistä {1 also}, start {1}
    start/end second: end {1}, loppu {1}, loppuun {1}
    start/stop first: aloita {2}, käynnistä {2}
    start/stop second: lopeta {2}, pysäytä {2}
    subscribe/unsubscribe first: tilaa {2}
    subscribe/unsubscribe second: peru tilaus {2}, peruuta tilaus {2}, poista tilaus {1}
    turn-on/turn-off first: kytke päälle {1}, laita päälle {1}, ota käyttöön {2}
    turn-on/turn-off second: laita pois päältä {1}, poista käytöstä {2}
    undo/redo first: kumoa {7}
    undo/redo second: tee uudelleen {7}
    up/down first: ylös {4}
    up/down second: alas {4}
    upload/download first: lähetä {2 also}
    upload/download second: lataa {2}
    visible/hidden first: näkyvä {1}, näytetty {1}
    visible/hidden second: piilotettu {1}
    volume-up/volume-down first: kovemmalle {1}, lisää voimakkuutta {1},
      lisää äänenvoimakkuutta {2}
    volume-up/volume-down second: hiljemmalle {1}, pienennä äänenvoimakkuutta {2},
      vähennä voimakkuutta {1}, vähennä äänenvoimakkuutta {1}
    zoom-in/zoom-out first: lähennä {5}
    zoom-in/zoom-out second: loitonna {5}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here tail phrase: napsauttamalla tätä {in 7/28}
    click-to tail linked: klikkaamalla {?}, napsauttamalla {?}
    double-tap-to tail linked: kaksoisnapauttamalla {in 7/13}, kaksoisnapsauttamalla {?},
      napauttamalla kahdesti {in 4/13}
    logo-of closed noun: logo {14/16}
    logo-of hyphen noun: logo {9/9}
    logo-of tail noun: logo {2/4}
    press-to anywhere verb: painamalla {in 20/20}
    select-to tail linked: valitsemalla {in 2/3}
    swipe-to head verb: pyyhkäise {in 5/10}
    tap-here head phrase: napauta tästä {in 2/9}
    tap-here head verb: napauta {in 6/9}
    tap-here tail phrase: napauttamalla tästä {in 2/9}
    tap-to head verb: napauta {in 19/53}
    tap-to tail linked: koskettamalla {in 4/9}, napauttamalla {in 28/53}, painamalla {?}
    thumbnail-of head linked: pienoiskuva sivusta {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: aloita {4}, arkisto {6}, arkistoi {3}, asenna {5}, avaa {8}, estä {5}, eteenpäin {4},
      etsi {9}, hae {10}, haku {10}, hallitse {2}, ilmoita {5}, jaa {17}, keskeytä {7},
      kiinnitä {5}, kirjanmerkki {4}, kirjoita {2}, kopioi {15}, korvaa {3}, kumoa {2},
      lajittele {5}, lataa {12}, lataus {2}, liitä {9}, lisää {12}, lopeta {4}, lue {4},
      luo {11}, lähetä {9}, muokkaa {21}, mykistä {11}, nimeä uudelleen {7}, nollaa {9},
      nuppineula {2}, näytä {9}, palauta {8}, peru {10}, peruuta {18}, piilota {10},
      pin-koodi {2}, poista {24}, pysäytä {6}, päivitä {5}, raportti {2}, seis {2}, seuraa {3},
      seuraava {2}, siirrä {5}, sulje {23}, suodatin {2}, synkronoi {2}, synkronointi {3},
      tallenna {22}, tauko {5}, toista {11}, tulosta {5}, tuo {6}, tyhjennä {11}, vaihda {2},
      valitse {12}, vastaa {9}, vie {6}, välitä {4}
    icon: korvaa {3}, lisää {12}, luo {11}, muokkaa {21}, nollaa {9}, näytä {9}, piilota {10},
      poista {24}, päivitä {5}, siirrä {5}, vaihda {2}, valitse {12}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: elokuva, esikuva, jatkuva, kuva kuvassa, kuvake, kuvaus, kuvio, mielikuva,
      näyttökuva, peilikuva, profiilikuva, taustakuva
    icon: pikakuvake

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: ukk {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: hae {0/124}, jaa {0/131}, lue {0/143}, luo {0/148}, tuo {0/67}, vie {0/58}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: painike {7/4 mobile}
    toggle-button: vaihtopainike {2/2 browser}
    checkbox: valintaruutu {6/3 mobile}
    radio-button: valintanappi {1/1 mobile}
    switch: valitsin {2/2 mobile}
    slider: liukusäädin {6/4 mobile}
    progress-bar: etenemispalkki {2/2 mobile}
    text-field: muokkauskenttä {1/1 mobile}
    search-field: hakutekstikenttä {1/1 browser}
    combo-box: yhdistelmäruutu {4/3 browser}
    drop-down: ponnahduspainike {1/1 browser}
    image: kuva {4/2 mobile}
    icon: kuvake {5/3 mobile}
    graphic: kuva {2/2 browser}
    link: linkki {7/4 mobile}
    menu: valikko {5/3 browser}
    menu-item: valikkokohde {2/2 browser}
    tab: välilehti {5/4 desktop}
    toolbar: työkalupalkki {4/3 browser}
    heading: otsikko {5/4 mobile}
    dialog: valintaikkuna {5/3 browser}
    list: lista {2/2 mobile}
    page: sivu {4/3 mobile}
    """#
  }
}
