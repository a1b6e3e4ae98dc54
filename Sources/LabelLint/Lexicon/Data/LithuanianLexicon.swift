extension LexiconData {
  /// The words of Lithuanian.
  static var lithuanian: String {
    #"""
    # label-lint lexicon
    language lt

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-last
    held-out: 12

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain either: mygtukas {7/4}, paspaudžiamasis mygtukas {1/1}
    button plural either: mygtukai {11 form}
    toggle-button certain either: perjungimo mygtukas {4/3}
    checkbox certain either: žymimasis langelis {6/3}, žymimasis laukelis {2/1}
    radio-button certain either: akutė {4/3}, radijo mygtukas {1/1}, žymimoji akutė {2/1}
    radio-button support either: radijo {1/1}
    switch certain either: jungiklis {4/2}
    slider certain tail: slankiklis {1/1}, šliaužiklis {6/4}
    progress-bar certain tail: eigos indikatorius {1/1}, eigos juosta {6/4}
    text-field certain tail: redagavimo laukelis {1/1}, teksto laukas {2/2}
    search-field certain tail: paieškos laukas {1/1}, paieškos tekstinis laukas {1/1},
      paieškos teksto laukas {1/1}
    combo-box certain tail: išskleidžiamasis sąrašas {2/2}, jungtinis langelis {1/1},
      jungtinis laukelis {1/1}, laukas su sąrašu {2/1}, pasirinkimo langelis {1/1},
      pasirinkimo sąrašas {1/1}
    drop-down certain either: išskleidžiamasis meniu {1/1}, išskleidžiamasis mygtukas {1/1},
      išskleidžiamojo sąrašo mygtukas {1/1}, iššokantysis mygtukas {1/1}
    image noun tail: paveikslėlis {10/6}, vaizdas {8/5}
    image plural tail: paveikslėliai {4 form}, vaizdai {12 form}
    icon certain tail: piktograma {17/10}
    icon plural tail: piktogramos {6 form}
    picture noun tail: paveikslėlis {1/1}, vaizdas {4/2}
    picture plural tail: paveikslėliai {4 form}, vaizdai {12 form}
    graphic noun tail: grafika {1/1}, grafinis elementas {1/1}, paveikslas {1/1}
    photo class tail: fotografija {2/1}, nuotrauka {3/2}
    logo certain tail: logotipas {2/2}
    thumbnail class tail: miniatiūra {5/5}
    link class tail: nuoroda {7/3}, saitas {1/1}
    link plural tail: nuorodos {36 form}
    menu class tail: meniu {6/3}
    menu-item class tail: meniu elementas {4/4}, meniu punktas {2/1}
    tab class tail: kortelė {3/3}, lango kortelė {2/1}
    toolbar class tail: priemonių juosta {1/1}, įrankių juosta {5/3}
    heading class tail: antraštė {8/4}
    dialog class tail: dialogas {4/2}, dialogo langas {4/3}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: atrinktas {1/1}, pasirinkta {2/2}, pasirinktas {1/1}, pažymėta {1/2},
      pažymėtas {1/1}
    not-selected: neatrinktas {1/1}, nepasirinkta {1/1}, nepažymėta {1/1},
      pažymėjimas nuimtas {1/1}
    checked: pažymėta {3/2}, pažymėtas {2/2}
    not-checked: nepažymėta {3/2}, nepažymėtas {1/1}
    partly-checked: dalinai pažymėta {1/1}, dalinai pažymėtas {1/1}, iš dalies pažymėta {1/1}
    expanded: išplėsta {1/1}, išplėstas {1/1}, išskleista {3/1}, išskleistas {3/3}
    collapsed: suskleista {1/1}, suskleistas {2/2}, sutraukta {3/2}, sutrauktas {1/1}
    enabled: įgalinta {1/1}, įjungta {2/3}, įjungtas {1/1}
    disabled: išjungta {3/9}, išjungtas {1/3}
    pressed: nuspaustas {1/1}, paspausta {1/1}, paspaustas {1/1}
    not-pressed: nenuspausta {1/1}, nepaspausta {1/1}
    muted: nutildyta {2/1}
    on: įj {1/2}, įjungta {4/5}
    off: išj {1/2}, išjungta {5/5}
    active: aktyvus {1/3}
    inactive: neaktyvi {1/1}
    required: būtinas {1/1}, privalomas {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: priimti {6}, sutikti {1}
    accept/reject second: atmesti {6}
    activate/deactivate first: aktyvinti {1}
    activate/deactivate second: išaktyvinti {1}
    active/inactive first: aktyvus {1}
    active/inactive second: neaktyvi {1}
    add/remove first: papildyti {1}, pridėti {7}, įtraukti {1}
    add/remove second: pašalinti {7}, šalinti {2}
    allow/deny first: allow {1}, leisti {2}
    allow/deny second: atmesti {1}, blokuoti {1}, drausti {2}, neleisti {2}, uždrausti {2}
    approve/reject first: priimti {1}
    approve/reject second: atmesti {1}
    archive/unarchive first: archyvas {1}
    archive/unarchive second: išarchyvuoti {1}
    ascending/descending first: didėjančia tvarka {1}, didėjančiai {2}
    ascending/descending second: mažėjančia tvarka {1}, mažėjančiai {2}
    available/unavailable first: galima {1}, pasiekiama {2}
    available/unavailable second: nepasiekiama {2}
    before/after first: prieš {2}
    before/after second: po {2}
    block/unblock first: blokuoti {2}
    block/unblock second: atblokuoti {2}
    bookmark/remove-bookmark first: žymės pridėjimas {1}
    bookmark/remove-bookmark second: ištrinti žymę {1}
    camera-on/off first: įjungti fotoaparatą {1}
    camera-on/off second: išjungti fotoaparatą {1}
    captions-on/off first: rodyti titrus {1}, įgalinti subtitrus {1}
    captions-on/off second: išjungti subtitrus {1}, nerodyti titrų {1}
    check/uncheck first: pažymėti {1}, tikrinti {1}
    check/uncheck second: nuimti žymėjimą {1}
    checked/unchecked first: pažymėta {3}, pažymėtas {1}
    checked/unchecked second: nepažymėta {3}, nepažymėtas {1}
    connect/disconnect first: prijungti {1}, prisijungti {2 also}
    connect/disconnect second: atjungti {1}, atsijungti {2 also}
    download/cancel first: atsisiųsti {2}
    download/cancel second: atšaukti atsisiuntimą {2}
    download/remove-download first: atsisiųsti {1}
    download/remove-download second: ištrinti atsisiuntimą {1}
    enable/disable first: įgalinti {1}, įjungti {2}
    enable/disable second: išjungti {2}, neleisti {1 also}
    enabled/disabled first: įgalinta {1}, įjungta {5}, įjungtas {1}
    enabled/disabled second: išjungta {5}, išjungtas {1}
    expand-all/collapse-all first: išskleisti viską {1}
    expand-all/collapse-all second: sutraukti viską {1}
    expand/collapse first: išskleisti {7}
    expand/collapse second: sutraukti {7}
    expanded/collapsed first: išplėsta {1}, išskleista {2}, išskleistas {2}
    expanded/collapsed second: suskleista {1}, suskleistas {2}, sutraukta {2}, sutrauktas {1}
    fast-forward/rewind first: greitai pirmyn {1}, greitas peršokimas {1}, prasukti priekin {1},
      sukti pirmyn {3}
    fast-forward/rewind second: atsukti {1}, atsukti atgal {1}, sukti atgal {3}
    favorite/unfavorite first: mėgstamiausias {1}, pažymėti kaip mėgstamiausią {1},
      pridėti mėgstamą {1}, pridėti prie mėgstamiausių {1}, pridėti į mėgstamus {1}
    favorite/unfavorite second: pašalinti iš mėgstamiausių {1}, šalinti iš mėgstamiausių {1},
      šalinti mėgstamą {1}
    first/last first: pirmas {2}
    first/last second: paskutinis {2}
    follow/unfollow first: sekti {1}
    follow/unfollow second: nesekti {1}
    forward/back first: forward {1}, persiųsti {5}, pirmyn {5}
    forward/back second: atgal {5}, grįžti {1}
    fullscreen-enter/exit first: visame ekrane {1}, visas ekranas {1}, viso ekrano režimas {2},
      įjungti viso ekrano režimą {1}
    fullscreen-enter/exit second: išeiti iš viso ekrano režimo {2},
      išjungti viso ekrano režimą {1}, palikti viso ekrano režimą {1}
    grid/list-view first: tinklelio rodinys {1}, tinklelis {5}
    grid/list-view second: sąrašas {5}, sąrašo rodinys {1}
    import/export first: importuoti {4}
    import/export second: eksportuoti {4}
    increase/decrease first: padidinti {2 also}
    increase/decrease second: sumažinti {2 also}
    install/uninstall first: įdiegti {1}
    install/uninstall second: pašalinti {1}
    join/leave first: join {1}
    join/leave second: išeiti {1}
    left/right first: aukštyn {1 also}, kairinė {1}, kairė {5}, kairėje {2}, kairėn {2}
    left/right second: dešininė {1}, dešinė {5}, dešinėje {2}, dešinėn {2}
    like/unlike first: mėgti {1}
    like/unlike second: nemėgti {1}
    lock/unlock first: užrakinimas {1}, užrakinti {4}
    lock/unlock second: atrakinti {4}
    locked/unlocked first: užrakinta {1}
    locked/unlocked second: atrakinta {1}
    maximize/minimize first: išdidinti {2}, išskleisti {1}
    maximize/minimize second: sumažinti {2}
    microphone-on/off first: įjungti mikrofono garsą {1}
    microphone-on/off second: nutildyti mikrofoną {1}
    minimum/maximum first: mažiausia {1}, minimalus {1}
    minimum/maximum second: daugiausia {1}, maksimalus {1}
    mute/unmute first: išjungti garsą {1}, nutildyti {4}
    mute/unmute second: atšaukti nutildymą {2}, įjungti garsą {4}
    next/previous first: kitas {3}, paskesnis {1}, sekantis {1 also}, tolesnis {1}, toliau {1}
    next/previous second: ankstesnis {3}, ankstesnė {1}, ankstesnės {1}, iš naujo {1}
    on/off first: įj {2}, įjungta {8}, įjungti {2 also}
    on/off second: išj {2}, išjungta {8}, išjungti {2 also}
    open-menu/close-menu first: atverti meniu {1}
    open-menu/close-menu second: užverti meniu {1}
    open/close first: atidaryti {5}, atverti {3}, atviras {1}
    open/close second: uždaryti {5}, užverti {3}
    pause/resume first: pristabdyti {2}
    pause/resume second: tęskite {1}, tęsti {2}
    pin/unpin first: prisegti {2}
    pin/unpin second: atsegti {2}
    pip-enter/exit first: įeiti į vaizdo vaizde režimą {1}, įeiti į vaizdą vaizde {1},
      įjungti vaizdo vaizde režimą {1}
    pip-enter/exit second: išeiti iš vaizdo vaizde {1}, išeiti iš vaizdo vaizde režimo {1}
    play/pause first: groti {3}, leisti {3 also}, paleisti {2}, pradėti grojimą {1}, žaisti {2}
    play/pause second: pauzė {1}, pristabdyti {3}, pristabdyti grojimą {1}
    play/stop first: groti {2}, leisti {1 also}, paleisti {2}, žaisti {1}
    play/stop second: stabdyti {2}, sustabdyti {2}
    pressed/not-pressed first: nuspaustas {1}, paspausta {1}
    pressed/not-pressed second: nenuspausta {1}, nepaspausta {1}
    public/private first: viešas {1}
    public/private second: privatus {1}
    read/unread first: pažymėti kaip perskaitytą {1}, pažymėti kaip skaitytą {2},
      žymėti kaip skaitytą {1}, žymėti skaitytu {1}
    read/unread second: pažymėti kaip neperskaitytą {1}, pažymėti kaip neskaitytą {2},
      žymėti kaip neskaitytą {1}, žymėti neskaitytu {1}
    record/stop first: pradėkite įrašinėti {1}, pradėti įrašymą {1}
    record/stop second: sustabdyti įrašymą {1}
    repeat-all/repeat-off first: viską kartoti {1}
    repeat-all/repeat-off second: nekartoti {1}
    save/unsave first: išsaugoti {1}
    save/unsave second: nebesaugoti {1}
    select-all/deselect-all first: pasirinkti viską {1}, pasirinkti visus {1},
      pažymėti viską {1}, pažymėti visus {1}
    select-all/deselect-all second: atžymėti viską {1}, nepažymėti nieko {1},
      nesirinkti nieko {1}, panaikinti pasirinkimą {1}
    select/deselect first: pasirinkti {2}
    select/deselect second: atšaukti pasirinkimą {2}, nebežymėti {1}
    selected/not-selected first: atrinktas a {1}, pažymėta {1}, pažymėtas {1}
    selected/not-selected second: neatrinktas a {1}, nepasirinkta {1}, nepažymėta {1},
      pažymėjimas nuimtas {1}
    show-all/hide-all first: rodyti viską {1}
    show-all/hide-all second: paslėpti viską {1}
    show-more/show-less first: rodyti daugiau {5}
    show-more/show-less second: rodyti mažiau {5}
    show-password/hide-password first: rodyti slaptažodį {4}
    show-password/hide-password second: paslėpti slaptažodį {1}, slėpti slaptažodį {4}
    show/hide first: rodyti {3}
    show/hide second: slėpti {3}
    shuffle-on/shuffle-off first: maišyti {1 also}, įgalinti maišymo režimą {1}
    shuffle-on/shuffle-off second: išjungti maišymo režimą {1}, nemaišyti {1}
    sign-in/sign-out first: prisijungimas {1}, prisijungti {8}
    sign-in/sign-out second: atsijungti {8}
    start/end first: pradėti {2}, start {1}
    start/end second: baigti {1}, end {2}
    start/stop first: pradėti {3}
    start/stop second: stabdyti {1}, sustabdyti {3}
    subscribe/unsubscribe first: prenumeruoti {3}
    subscribe/unsubscribe second: atsisakyti prenumeratos {1}, atšaukti prenumeratą {3}
    turn-on/turn-off first: įjungti {2}
    turn-on/turn-off second: išjungti {2}
    undo/redo first: anuliuoti {2}, atšaukti {3}
    undo/redo second: atkurti {1}, atlikti iš naujo {1}, gražinti {1}, grąžinti {2},
      pakartoti {3 also}
    up/down first: aukštyn {3}
    up/down second: žemyn {3}
    upload/download first: įkelti {2}
    upload/download second: atsisiųsti {2}
    visible/hidden first: parodyta {1}
    visible/hidden second: paslėptas {1}
    volume-up/volume-down first: garsiau {1}, padidinti garsumą {1}, pagarsinti {1}
    volume-up/volume-down second: patildyti {1}, patylinti {1}, sumažinti garsumą {1},
      tyliau {1}
    zoom-in/zoom-out first: artinti {1}, padidinti {2}, priartinti {1 also}, pritraukti {1}
    zoom-in/zoom-out second: atitolinti {1}, sumažinti {2 also}, tolinti {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: spustelėkite {in 6/9}
    click-here head phrase: palieskite čia {in 1/2}, spustelėkite čia {in 3/9},
      spustelėkite čia kad {in 2/9}
    click-here tail phrase: klavišu spustelėkite čia {in 2/9}, spustelėkite čia {in 3/9}
    click-to anywhere verb: spustelėkite {in 27/28}
    click-to head linked: spustelėkite kad {in 18/28}
    double-tap-to head linked: du kartus palieskite {?}, dukart palieskite {?}
    double-tap-to head phrase: dukart palieskite kad {in 3/12}
    link-to head linked: nuoroda į {1/1}
    logo-of tail noun: logotipas {10/10}
    press-to head verb: paspauskite {in 16/20}
    select-to head linked: pasirinkite kad {in 3/3}
    swipe-to head verb: perbraukite {in 5/8}
    tap-and-hold anywhere verb: palaikykite {in 18/37}
    tap-here head verb: palieskite {in 4/4}
    tap-to anywhere verb: palieskite {in 26/41}
    tap-to head linked: bakstelėkite kad {?}, palieskite kad {in 17/41}
    tap-to head verb: bakstelėkite {in 12/41}
    thumbnail-of tail linked: puslapio miniatiūra {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: archyvas {6}, archyvuoti {3}, atidaryti {3}, atkurti {5}, atnaujinti {2}, atsakyti {6},
      atsisakyti {5}, atsisiųsti {9}, atstatyti {6}, atšaukti {17}, bendrinti {7}, blokuoti {3},
      dalintis {7}, eksportuoti {5}, groti {3}, ieškoti {12}, importuoti {4},
      išjungti garsą {2}, išsaugoti {11}, ištrinti {14}, išvalyti {11}, keisti {5},
      kopijuoti {11}, leisti {2}, nuskaityti {2}, nutildyti {6}, paieška {15}, pakeisti {2},
      paleisti {3}, pasirinkti {10}, pašalinti {10}, perkelti {5}, persiųsti {5},
      pervadinti {7}, pervardyti {2}, peržiūrėti {6}, pin kodas {2}, pirmyn {5}, pradėti {4},
      pranešti {3}, pridėti {8}, prisegti {2}, pristabdyti {9}, rasti {3}, redaguoti {12},
      rikiuoti {3}, rodyti {3}, rūšiuoti {2}, sinchronizuoti {4}, siųsti {10}, skaityti {3},
      slėpti {6}, spausdinti {5}, stabdyti {5}, sukurti {6}, surinkti {2}, sustabdyti {4},
      trinti {2}, tvarkyti {2}, uždaryti {12}, užverti {8}, įdiegti {5}, įdėti {2}, įkelti {2},
      įklijuoti {5}, įrašyti {5}, įterpti {4}, įvesti {4}, šalinti {3}, žaisti {2}, žiūrėti {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: garsas ir vaizdas

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: di {4}, duk {4}, es {2}, jav {3}, ns {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: išj {0/3}, įj {0/2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: mygtukas {7/4 mobile}
    toggle-button: perjungimo mygtukas {4/3 browser}
    checkbox: žymimasis laukelis {2/1 mobile}
    radio-button: akutė {4/3 mobile}
    switch: jungiklis {4/2 mobile}
    slider: šliaužiklis {6/4 mobile}
    progress-bar: eigos juosta {6/4 mobile}
    text-field: redagavimo laukelis {1/1 mobile}
    search-field: paieškos laukas {1/1 desktop}
    combo-box: išskleidžiamasis sąrašas {2/2 mobile}
    drop-down: iššokantysis mygtukas {1/1 browser}
    image: vaizdas {1/1 mobile}
    icon: piktograma {5/3 mobile}
    graphic: grafinis elementas {1/1 browser}
    link: nuoroda {7/3 mobile}
    menu: meniu {6/3 browser}
    menu-item: meniu elementas {4/4 browser}
    tab: kortelė {3/3 desktop}
    toolbar: įrankių juosta {5/3 browser}
    heading: antraštė {8/4 mobile}
    dialog: dialogo langas {4/3 browser}
    list: sąrašas {7/4 mobile}
    page: puslapis {4/3 mobile}
    """#
  }
}
