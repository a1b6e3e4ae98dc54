extension LexiconData {
  /// The words of Catalan.
  static var catalan: String {
    #"""
    # label-lint lexicon
    language ca

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    articles: el, els, l', la, les, un, una
    links: d', de, del, dels, per
    held-out: 13

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: botó {7/4}, botó de pulsació {1/1}
    button plural head: botons {34 form}
    toggle-button certain head: botó de commutació {2/2}, botó de selecció {2/1}
    checkbox certain head: casella de selecció {8/4}
    radio-button certain head: botó d'opció {6/4}, botó radial {2/1}
    switch certain head: commutador {3/2}, interruptor {2/2}
    slider certain head: control lliscant {5/4}, desplaçador {2/1}
    progress-bar certain head: barra de progrés {6/4}, indicador de progrés {1/1}
    text-field certain head: quadre d'edició {1/1}, quadre de text {1/1}
    search-field certain head: camp de text de cerca {1/1}, camp de text de la cerca {1/1},
      quadre de cerca {1/1}
    combo-box certain head: llista desplegable {1/1}, quadre combinat {7/4}
    drop-down certain head: botó desplegable {2/2}, botó emergent {1/1}, menú desplegable {1/1}
    image noun head: imatge {29/19}
    image plural head: imatges {54 form}
    icon certain head: icona {21/14}
    icon plural head: icones {18 form}
    picture noun head: imatge {11/9}
    picture plural head: imatges {54 form}
    graphic support head: gràfic {3/3}
    photo class head: foto {10/7}, fotografia {1/1}
    photo plural head: fotografies {3 form}, fotos {11 form}
    logo certain head: logo {3/3}, logotip {2/2}
    thumbnail class head: miniatura {9/9}
    link class head: enllaç {8/4}
    link plural head: enllaços {28 form}
    menu class head: menú {6/3}
    menu plural head: menús {5 form}
    menu-item class head: element de menú {5/3}, element del menú {1/1}
    tab class head: pestanya {4/4}, pestanya de pàgina {2/1}
    tab plural head: pestanyes {185 form}
    toolbar class head: barra d'eines {6/4}
    heading class head: capçalera {1/1}, encapçalament {7/4}
    dialog class head: diàleg {7/5}, quadre de diàleg {1/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: seleccionada {form}, seleccionades {form}, seleccionat {5/6}, seleccionats {form}
    not-selected: desel {1/1}, no seleccionada {1/1}, no seleccionades {form},
      no seleccionat {1/2}, no seleccionats {form}, sense seleccionar {1/1}
    checked: activada {1/1}, activades {form}, activat {form}, activats {form}, marcada {form},
      marcades {form}, marcat {2/1}, marcats {form}, verificada {form}, verificades {form},
      verificat {1/2 also}
    not-checked: desmarcat {1/1}, no marcada {form}, no marcades {form}, no marcat {1/1},
      no marcats {form}, no verificada {form}, no verificades {form}, no verificat {1/2},
      sense activar {1/1}
    partly-checked: marcat parcialment {1/1}, semi activada {1/1}, semi activades {form},
      semi activat {form}, semi activats {form}, verificat parcialment {1/1}
    expanded: ampliada {form}, ampliades {form}, ampliat {1/1}, desplegat {1/1},
      està desplegat {1/1}, expandida {1/1}, expandit {3/4}, expandits {form},
      s'ha desplegat {1/1}
    collapsed: col·lapsat {2/3}, col·lapsats {form}, està replegat {1/1}, reduït {1/1},
      replegada {form}, replegat {2/2}, s'ha replegat {1/1}
    enabled: activada {form}, activades {form}, activat {1/1}, activats {form},
      habilitada {form}, habilitades {form}, habilitat {2/3}, habilitats {form}
    disabled: desactivada {form}, desactivades {form}, desactivat {2/9}, desactivats {form},
      inhabilitades {form}, inhabilitat {3/4}, inhabilitats {form}
    pressed: premut {3/3}
    not-pressed: no premut {2/2}
    muted: silenciades {form}, silenciat {2/5}, silenciats {1/1}
    on: actiu {1/2}, activat {3/4}
    off: desactivat {4/5}, inactiu {1/2}, no {1/1}
    active: actiu {1/4}
    inactive: no activa {1/1}
    required: obligatori {1/1}, requerit {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: accepta {8}, acceptar {1}, d'acord {1}
    accept/reject second: declina {2}, rebutja {8}, rebutjar {1}
    active/inactive first: actiu {1}
    active/inactive second: no activa {1}
    add/remove first: afegeix {5}, afegir {2}
    add/remove second: elimina {5}, esborra {1}, suprimeix {3}
    allow/deny first: allow {1}, permet {4}
    allow/deny second: bloqueja {1}, denega {4}, no ho permetis {1}, no permetis {1}
    approve/reject first: aprova {2}
    approve/reject second: denega {2}
    archive/unarchive first: arxiu {1}, arxiva {1}
    archive/unarchive second: desarxiva {1}, desarxivar {1}
    ascending/descending first: ascendent {2}
    ascending/descending second: descendent {2}
    available/unavailable first: available {1}, disponible {2}
    available/unavailable second: no disponible {2}, no disponibles {1}
    before/after first: abans {2}
    before/after second: després {2}
    block/unblock first: bloca {2}, bloqueja {2}
    block/unblock second: deixa de blocar {1}, desbloca {2}, desbloqueja {2}
    bookmark/remove-bookmark first: afegeix als marcadors {1}, afegeix un marcador {1},
      afegeix una adreça d'interès {1}, marcador {2}
    bookmark/remove-bookmark second: elimina dels marcadors {1}, elimina el marcador {2},
      esborra el marcador {1}, suprimeix l'adreça d'interès {1}
    boost/unboost first: impulsa {1}
    boost/unboost second: desfés l'impulsa {1}, elimina l'impuls {1}, no impulsar {1}
    camera-on/off first: activa la càmera {1}
    camera-on/off second: desactiva la càmera {1}
    captions-on/off first: activa els subtítols {1}, mostra els subtítols {1}
    captions-on/off second: amaga els subtítols {1}, desactiva els subtítols {1}
    check/uncheck first: marca {2 also}
    check/uncheck second: desmarca {2}
    checked/unchecked first: activada {1}, marcat {1}, verificat {2 also}
    checked/unchecked second: desmarcat {1}, no marcat {1}, no verificat {2}, sense activar {1}
    connect/disconnect first: connecta {3}
    connect/disconnect second: desconnecta {3}
    connected/disconnected first: connectat {1}
    connected/disconnected second: desconnectat {1}
    download/cancel first: baixa {2}, descarrega {1}
    download/cancel second: cancel·la la baixada {2}, cancel·la la descàrrega {1}
    download/remove-download first: baixa {1}, descarrega {1}
    download/remove-download second: esborra la descàrrega {1}, suprimeix la baixada {1}
    enable/disable first: activa {4}
    enable/disable second: desactiva {4}
    enabled/disabled first: activada {1}, activat {2}, habilitat {2}
    enabled/disabled second: desactivada {1}, desactivat {2}, inhabilitat {2}
    expand-all/collapse-all first: desplega-ho tot {1}
    expand-all/collapse-all second: redueix-ho tot {1}, replega-ho tot {1}
    expand/collapse first: amplia {1 also}, ampliar {1}, desplega {5}, expandeix {1},
      expandir {1}, mostra més {1}
    expand/collapse second: amaga {1}, col·lapsa {1}, recollir {1}, redueix {1 also},
      reduir {1}, replega {5}, replegar {1}
    expanded/collapsed first: ampliat {1}, desplegat {1}, està desplegat {1}, expandit {3},
      s'ha desplegat {1}
    expanded/collapsed second: col·lapsat {3}, està replegat {1}, reduït {1}, replegat {1},
      s'ha replegat {1}
    fast-forward/rewind first: avanç ràpid {1}, avança ràpidament {4}, tirar endavant {1}
    fast-forward/rewind second: rebobina {4}, tirar enrere {1}
    favorite/unfavorite first: afegeix als preferits {1}, afegiu a preferits {1},
      afegix a preferits {1}, destaca {1}, favorit {1}, marca com a preferit {1}, preferit {1}
    favorite/unfavorite second: desfavorit {1}, desfés el favorit {1}, desfés el preferit {1},
      elimineu els preferits {1}, suprimeix de preferits {1}, suprimeix dels favorits {1},
      suprimeix dels preferits {1}, treu de destacats {1}
    first/last first: primer {2}
    first/last second: més recent {1}, últim {2}
    follow/unfollow first: segueix {4}
    follow/unfollow second: deixa de seguir {4}
    forward/back first: endavant {8}, reenvia {2}
    forward/back second: anterior {1}, enrere {8}, tornar {2}
    fullscreen-enter/exit first: entra a la pantalla completa {1}, pantalla completa {2},
      passa a pantalla completa {1}
    fullscreen-enter/exit second: sortir de pantalla completa {1},
      surt de la pantalla completa {2}, surt del mode de pantalla completa {2}
    grid/list-view first: graella {3}, quadrícula {2}, vista de graella {1}
    grid/list-view second: llista {3}, vista de llista {1}
    import/export first: importa {2}, importar {1}
    import/export second: exporta {2}, exportar {1}
    increase/decrease first: apuja {1}, incrementa {1}
    increase/decrease second: abaixa {1}, redueix {1 also}
    install/uninstall first: instal·la {1}
    install/uninstall second: desinstal·la {1}
    join/leave first: uneix-te {2}
    join/leave second: surt {2}
    left/right first: esquerra {7}, esquerre {2}
    left/right second: dret {2}, dreta {7}
    like/unlike first: m'agrada {1}
    like/unlike second: ja no m'agrada {1}
    lock/unlock first: bloca {2}, bloqueja {1}, bloquejar {1}, cadenat {2}
    lock/unlock second: desbloca {2}, desbloqueja {2}, desbloquejar {1}
    locked/unlocked first: bloquejat {2}
    locked/unlocked second: desbloquejat {2}
    maximize/minimize first: maximitza {3}
    maximize/minimize second: minimitza {3}
    microphone-on/off first: deixa de silenciar el micròfon {1}
    microphone-on/off second: silencia el micròfon {1}
    minimum/maximum first: mínim {1}
    minimum/maximum second: màxim {1}
    more/less first: més {1}
    more/less second: menys {1 also}
    mute/unmute first: silencia {6}, silenciar {1}, silenciat {1}
    mute/unmute second: activar el so {1}, deixa de silenciar {6}, desactivar silenci {1},
      no silenciïs {2}, treu el silenci {1}
    next/previous first: següent {7}
    next/previous second: anterior {7}, previ {1}
    notifications-on/off first: activa les notificacions {2}
    notifications-on/off second: desactiva les notificacions {2}
    on/off first: actiu {2}, activada {1}, activat {7}, sí {1}
    on/off second: desactivada {1}, desactivat {7}, inactiu {2}, no {1}
    open-menu/close-menu first: obre menú {1}
    open-menu/close-menu second: tanca menú {1}
    open/close first: obre {6}, obrir {3}, open {2}
    open/close second: tanca {6}
    pause/resume first: pausa {4}, posa en pausa {2}
    pause/resume second: continua {4}, reprèn {3}
    pin/unpin first: fixa {4}, fixar {1}
    pin/unpin second: deixa de fixar {1}, no fixis {4}
    pip-enter/exit first: entra a imatge sobre imatge {2}, imatge en imatge {1}
    pip-enter/exit second: sortir de la imatge en imatge {1}, surt d'imatge sobre imatge {2}
    play/pause first: inicia la reproducció {1}, joguina {1}, reprodueix {10}, reproduir {1}
    play/pause second: en pausa {1}, fes una pausa {1}, fes una pausa a la reproducció {1},
      pausa {10}, posa en pausa {4}
    play/stop first: joguina {1}, reprodueix {9}
    play/stop second: atura {9}, stop {1}
    pressed/not-pressed first: premut {2}
    pressed/not-pressed second: no premut {2}
    public/private first: públic {1}
    public/private second: privada {1}, privat {1}, privat da {1}
    read/unread first: marca com a llegit {5}, marcar com a llegit {1}
    read/unread second: marca com a no llegit {5}, marcar com a no llegit {1}
    record/stop first: inicia la gravació {1}
    record/stop second: atura la gravació {1}
    repeat-all/repeat-off first: repeteix-ho tot {1}
    repeat-all/repeat-off second: sense repetició {1}
    save/unsave first: desa {1 weak}
    save/unsave second: desfés {1 also weak}
    select-all/deselect-all first: selecciona tot {1}, selecciona'ls tots {1},
      selecciona-ho tot {2}
    select-all/deselect-all second: deselecciona-ho tot {1}, desselecciona'ls tots {1},
      desselecciona-ho tot {2}, no seleccionis res {1}, selecciona cap {1}, selecciona ningú {1}
    select/deselect first: selecciona {3}
    select/deselect second: desselecciona {3}
    selected/not-selected first: seleccionat {2}
    selected/not-selected second: desel {1}, no seleccionada {1}, no seleccionat {2},
      sense seleccionar {1}
    show-all/hide-all first: mostra-ho tot {2}
    show-all/hide-all second: amaga-ho tot {2}, oculta-ho tot {1}
    show-more/show-less first: mostra més {1}, mostra'n més {6}, veure més {1}
    show-more/show-less second: mostra menys {1}, mostra'n menys {6}, veure menys {1}
    show-password/hide-password first: mostra contrasenya {2}, mostra la contrasenya {2},
      mostrar contrasenya {1}
    show-password/hide-password second: amaga contrasenya {2}, amaga la contrasenya {2},
      amagar contrasenya {1}, oculta la contrasenya {1}
    show/hide first: mostra {4}, mostrar {1}
    show/hide second: amaga {4}, amagar {1}
    shuffle-on/shuffle-off first: activa el mode aleatori {1}, engega aleatori {1}
    shuffle-on/shuffle-off second: apaga aleatori {1}, desactiva el mode aleatori {1}
    sign-in/sign-out first: accés {1 also}, entrar {1}, inici de sessió {1},
      inicia la sessió {4}, inicia sessió {3}, iniciar sessió {1}
    sign-in/sign-out second: finalitza la sessió {1 also}, tanca la sessió {4},
      tanca sessió {1 also}, tancar {1 also}
    start/end first: inicia {2}, start {1}
    start/end second: fi {2}, finalitza {1}
    start/stop first: inicia {4}
    start/stop second: atura {4}
    subscribe/unsubscribe first: subscripció {1}, subscriu {1}, subscriu-me {1},
      subscriu-t'hi {1}, subscriu-te {2}
    subscribe/unsubscribe second: cancel·la la subscripció {2}, dóna't de baixa {1},
      elimina la subscripció {1}, eliminar {1 also}
    turn-on/turn-off first: activa {2}
    turn-on/turn-off second: desactiva {2}
    undo/redo first: desfés {8}
    undo/redo second: refés {8}
    up/down first: amunt {3}
    up/down second: avall {3}
    upload/download first: penja {1}, pujada {1}
    upload/download second: baixa {1}, baixada {1}
    visible/hidden first: mostrat {1}, visible {1 also}
    visible/hidden second: amagades {1}, ocult {1}
    volume-up/volume-down first: apuja el volum {2 also}, apujar volum {1}, més volum {1}
    volume-up/volume-down second: abaixa el volum {2}, menys volum {1}, volum avall {1}
    zoom-in/zoom-out first: amplia {3}, amplia el zoom {1}
    zoom-in/zoom-out second: allunya {2}, redueix {3}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: botó de {24/26}, botó per {3/3}
    click-here anywhere verb: clic {in 12/12}
    click-here head phrase: fes clic {in 3/12}, fes clic aquí {?}, toca aquí {in 1/2}
    click-to anywhere verb: clic {in 24/25}
    click-to head linked: fes clic per {in 16/25}, feu clic per {?}, prem per {?}
    double-tap-to anywhere verb: toc {in 10/11}
    double-tap-to head linked: fes doble clic per {?}, fes doble toc {in 4/11},
      feu doble toc {in 3/11}, toca dues vegades {?}, toqueu dues vegades {?}
    icon-of head linked: icona d {24/26}, icona de {68/73}, icona de la {1/2}, icona del {6/8},
      icona per a {1/1}
    image-of head linked: imatge d {1/1}, imatge de {11/13}, imatge de la {3/3}, imatge del {?},
      imatge per a {?}
    link-to head linked: enllaç a {1/1}, enllaç al {?}, enllaç als {?}
    logo-of head linked: logo d {?}, logo de {1/1}, logo de la {?}, logo del {?},
      logo per a {?}, logotip d {?}, logotip de {11/11}, logotip de la {?}, logotip del {?},
      logotip per a {?}
    photo-of head linked: foto d {?}, foto de {2/2}, foto de la {?}, foto del {3/3},
      foto per a {?}, fotografia d {?}, fotografia de {?}, fotografia de la {?},
      fotografia del {?}, fotografia per a {?}
    press-to head verb: prem {in 11/15}, premeu {in 4/15}
    select-to anywhere verb: selecciona {in 3/3}
    select-to head linked: selecciona per {in 3/3}, seleccioneu per {?}
    swipe-to head phrase: llisca per {in 2/8}
    swipe-to head verb: llisca {in 5/8}
    tap-and-hold anywhere verb: premut {in 23/36}
    tap-and-hold tail phrase: i mantén premut {in 9/36}
    tap-here head verb: toca {in 5/5}
    tap-to anywhere verb: toca {in 36/51}
    tap-to head linked: toca per {in 36/51}, toqueu per {?}
    thumbnail-of head linked: miniatura de la pàgina {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: actualitza {4}, afegeix {9}, afegir {3}, amaga {9}, arxiu {4}, arxiva {4}, atura {10},
      baixa {9}, baixades {2}, bloca {3}, bloqueja {3}, cancel·la {25}, cancel·lar {2},
      canvia {3}, captura {2}, cerca {23}, comença {2}, comparteix {16}, compartir {2},
      copia {12}, crea {7}, denuncia {3}, desa {19}, desactiva {2}, descarrega {2}, edita {21},
      elimina {7}, endavant {8}, enganxa {6}, envia {9}, esborra {6}, escaneja {2}, exporta {5},
      fixa {5}, importa {5}, importar {2}, impr pant {2}, imprimeix {5}, informe {3},
      inicia {2}, inser {2}, inserció {2}, insereix {3}, instal·la {5}, introdueix {3},
      llegeix {2}, marcador {2}, mostra {7}, mou {5}, neteja {6}, obre {5}, obrir {3},
      ordena {4}, ordenar {2}, pausa {10}, reanomena {2}, reenvia {3}, reinicia {4},
      reiniciar {2}, reprodueix {11}, respon {9}, restableix {5}, restablir {2}, restaura {6},
      retorn {4}, segueix {5}, selecciona {10}, silencia {9}, silenciar {3}, sincronitza {2},
      sincronització {3}, supr {3}, suprimeix {13}, tanca {21}, tancar {2}, tria {2}, vista {2},
      xinxeta {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: imatge sobre imatge

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: ia {3}, iu {2}, jis {2}, pmf {2}, rv {3}, tn {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: mou {0/78}, no {0/999}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: botó {7/4 mobile}
    toggle-button: botó de commutació {2/2 browser}
    checkbox: casella de selecció {8/4 mobile}
    radio-button: botó d'opció {6/4 mobile}
    switch: interruptor {2/2 mobile}
    slider: control lliscant {5/4 mobile}
    progress-bar: barra de progrés {6/4 mobile}
    text-field: quadre d'edició {1/1 mobile}
    search-field: quadre de cerca {1/1 desktop}
    combo-box: quadre combinat {7/4 browser}
    drop-down: botó desplegable {2/2 desktop}
    image: imatge {5/2 mobile}
    icon: icona {5/3 mobile}
    graphic: gràfic {3/3 browser}
    link: enllaç {8/4 mobile}
    menu: menú {6/3 browser}
    menu-item: element de menú {5/3 desktop}
    tab: pestanya {4/4 browser}
    toolbar: barra d'eines {6/4 browser}
    heading: encapçalament {7/4 mobile}
    dialog: diàleg {7/5 desktop}
    list: llista {7/4 mobile}
    page: pàgina {4/3 mobile}
    """#
  }
}
