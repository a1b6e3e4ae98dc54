extension LexiconData {
  /// The words of Galician.
  static var galician: String {
    #"""
    # label-lint lexicon
    language gl

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    articles: a, as, o, os, un, unha
    links: da, das, de, do, dos, para

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: botón {5/3}, botón de premer {1/1}
    button plural head: botóns {22 form}
    toggle-button certain head: botón actibábel {1/1}, botón de estado {2/1}
    checkbox certain head: caixa de verificación {5/3}, casilla {1/1}
    radio-button certain head: botón de opción {4/2}, botón de radio {1/1}
    radio-button support head: radio {1/1}
    switch certain head: conmutador {1/1}, interruptor {2/2}
    slider certain head: control desprazable {1/1}, control desprazábel {2/1}, deslizador {2/2}
    progress-bar certain head: barra de progreso {5/3}
    text-field certain head: caixa de edición {1/1}, caixa de texto {1/1}
    search-field certain head: caixa de busca {1/1}, campo de texto de buscas {1/1}
    combo-box certain head: caixa combinada {2/2}, caixa de combinación {3/1},
      lista despregable {1/1}
    drop-down certain head: botón de menú despregable {1/1}, menú despregable {1/1}
    image noun head: imaxe {25/17}
    image plural head: imaxes {49 form}
    icon certain head: icona {17/10}, ícona {1/1}
    icon plural head: iconas {20 form}
    picture noun head: foto {2/2}, imaxe {8/8}
    picture plural head: fotos {11 form}, imaxes {49 form}
    graphic support head: gráfico {1/1}
    photo class head: foto {8/7}, fotografía {2/2}
    photo plural head: fotos {11 form}
    logo certain head: logotipo {1/1}
    logo support head: logo {1/1}
    thumbnail class head: miniatura {4/4}
    link class head: liga {1/1}, ligazón {5/2}
    link plural head: ligazóns {29 form}
    menu class head: menú {5/2}
    menu plural head: menús {3 form}
    menu-item class head: elemento de menú {4/2}
    tab class head: lapela {3/3}, lapela de páxina {2/1}
    tab plural head: lapelas {45 form}
    toolbar class head: barra de ferramentas {4/2}
    heading class head: cabeceira {4/3}, título {3/2}
    dialog class head: cadro de diálogo {1/1}, diálogo {5/3}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: seleccionada {1/2}, seleccionadas {form}, seleccionado {2/2},
      seleccionados {form}, selecionado {1/1}, selecionados {form}
    not-selected: non seleccioado {1/1}, non seleccionada {form}, non seleccionadas {form},
      non seleccionado {1/1}, non seleccionados {form}
    checked: marcada {1/1}, marcadas {form}, marcado {form}, marcados {form}, marcouse {1/1},
      seleccionada {form}, seleccionadas {form}, seleccionado {1/1}, seleccionados {form}
    not-checked: desmarcada {1/1}, non se marcou {1/1}, non seleccionada {form},
      non seleccionadas {form}, non seleccionado {1/1}, non seleccionados {form},
      sen marcar {1/1}
    partly-checked: marcouse parcialmente {1/1}, parcialmente marcada {1/1},
      parcialmente marcadas {form}, parcialmente marcado {form}, parcialmente marcados {form},
      semimarcado {1/1}
    expanded: despregadas {form}, despregado {3/1}, expandido {2/2}, expandidos {form}
    collapsed: contraído {5/3}
    enabled: activada {form}, activadas {form}, activado {2/2}, activados {form},
      control activado {1/1}, habilitada {form}, habilitado {1/1}
    disabled: desactivada {1/2}, desactivadas {form}, desactivado {4/7}, desactivados {form},
      deshabilitada {form}, deshabilitado {1/2}, deshabilitados {form}
    pressed: premida {form}, premido {2/2}
    not-pressed: non premida {form}, non premido {2/2}
    muted: enmudecido {2/1}
    on: activado {3/4}
    off: desactivado {4/4}
    active: activo {0/2}
    required: requerida {form}, requerido {2/2}, requeridos {form}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: aceptar {5}
    accept/reject second: anular {1}, recusar {1}, rexeitar {5}
    add/remove first: engadir {8}
    add/remove second: borrar {1}, eliminar {8}, retirar {4}
    allow/deny first: permitir {2}
    allow/deny second: denegar {2}, non permitir {1}, rexeitar {1}
    approve/reject first: aprobar {1}
    approve/reject second: rexeitar {1}
    archive/unarchive first: arquivo {1}
    archive/unarchive second: desarquivar {1}
    ascending/descending first: ascendente {3}
    ascending/descending second: descendente {3}
    available/unavailable first: dispoñible {1}
    available/unavailable second: non dispoñibles {1}, non dispoñíbel {1}
    before/after first: antes {2}
    before/after second: despois {2}
    block/unblock first: bloquear {3}
    block/unblock second: desbloquear {3}
    bookmark/remove-bookmark first: marcar {2}
    bookmark/remove-bookmark second: eliminar marcador {2}, retirar marcador {1}
    boost/unboost first: promover {3}
    boost/unboost second: retirar a promoción {1}, retirar promoción {3}
    captions-on/off first: activa os subtítulos {1}, mostrar os subtítulos pechados {1}
    captions-on/off second: desactiva os subtítulos {1}, ocultar os subtítulos pechados {1}
    check/uncheck first: marcar {1 also}
    check/uncheck second: desmarcar {1}
    checked/unchecked first: marcada {1}, marcado {1 also}, marcouse {1}, seleccionado {1},
      validado {1}
    checked/unchecked second: desmarcada {1}, non se marcou {1}, non seleccionado {1},
      non validado {1}, sen marcar {1}
    connect/disconnect first: conectar {2}, conectarse {1}
    connect/disconnect second: desconectar {2}
    download/cancel first: descargar {1}
    download/cancel second: cancelar descarga {1}
    download/remove-download first: descargar {1}
    download/remove-download second: eliminar descarga {1}
    enable/disable first: habilitar {1}
    enable/disable second: deshabilitar {1}
    enabled/disabled first: activado {3}, control activado {1}, habilitado {1}
    enabled/disabled second: desactivada {1}, desactivado {3}, deshabilitado {1}
    expand/collapse first: despregar {4}, expandir {2}
    expand/collapse second: contraer {4}, pregar {2}
    expanded/collapsed first: despregado {3}, expandido {2}
    expanded/collapsed second: contraído {3}
    fast-forward/rewind first: avance rápido {3}
    fast-forward/rewind second: rebobinar {3}, retroceder {1}
    favorite/unfavorite first: engadir a favoritos {3}, favorecer {1}, favorito {1}
    favorite/unfavorite second: eliminar dos favoritos {1}, retirar dos favoritos {3},
      retirar favorito {1}
    first/last first: primeira {1}, primeiro {1}
    first/last second: última {1}, último {1}
    follow/unfollow first: seguir {4}
    follow/unfollow second: deixar de seguir {4}
    forward/back first: adiante {5}, avanzar {1 also}, reenviar {2}, seguinte {1}
    forward/back second: atrás {5}, volver {1}
    fullscreen-enter/exit first: acceder a pantalla completa {1}, pantalla completa {1}
    fullscreen-enter/exit second: saír da pantalla completa {1}, saír de pantalla completa {1}
    grid/list-view first: grade {2}, grella {1}, rede {1 also}, ver como grade {1}
    grid/list-view second: lista {2}, listaxe {1}, ver como lista {1}
    import/export first: importar {3}
    import/export second: exportar {3}
    increase/decrease first: aumentar {1}, subir {1 also}
    increase/decrease second: baixar {1 also}, reducir {1 also}
    left/right first: esquerda {6}, esquerdo {2}
    left/right second: dereita {6}, dereito {2}
    like/unlike first: gústame {1}
    like/unlike second: xa non me gusta {1}
    lock/unlock first: bloquear {5}
    lock/unlock second: desbloquear {5}
    locked/unlocked first: bloqueada {1 also}, bloqueado {1 also}
    locked/unlocked second: desbloqueada {1}, desbloqueado {1}
    maximize/minimize first: maximizar {2}
    maximize/minimize second: minimizar {2}
    minimum/maximum first: mínimo {1}
    minimum/maximum second: máximo {1}
    mute/unmute first: acalar {1}, enmudecer {1}, silenciar {1}
    mute/unmute second: activar o son {1}, desenmudecer {1}, non acalar {1}, non silenciar {1},
      reactivar {1}, son activado {1}
    next/previous first: seguinte {8}
    next/previous second: anterior {8}
    notifications-on/off first: activar as notificacións {1}
    notifications-on/off second: disable notifications {1}
    on/off first: acender {1}, activada {1}, activado {4}, prendido {1}, si {1}
    on/off second: apagado {1}, apagar {1 also}, desactivada {1}, desactivado {4}, non {1}
    open-menu/close-menu first: abrir menú {1}
    open-menu/close-menu second: pechar menú {1}
    open/close first: abrir {7}
    open/close second: pechar {7}
    pause/resume first: pausa {2}, pon en pausa {1}
    pause/resume second: continuar {2}, retomar {1}
    pin/unpin first: fixar {1}
    pin/unpin second: deixar de fixar {1}, desprender {1}
    pip-enter/exit first: imaxe en imaxe {1}
    pip-enter/exit second: saír de imaxe en imaxe {1}
    play/pause first: comezar a reprodución {1}, reproducir {5}
    play/pause second: pausa {4}, pausar {5}, pausar a reprodución {1}, pór en pausa {1}
    play/stop first: reproducir {4}
    play/stop second: deter {4}, parar {3}
    pressed/not-pressed first: premido {2}
    pressed/not-pressed second: non premido {2}
    public/private first: público {1}
    public/private second: privado {1}
    read/unread first: marcar coma lido {1}, marcar como leído {1}, marcar como lido {2},
      marcar lido {1}
    read/unread second: marcar como non lido {2}, marcar non lido {1}
    save/unsave first: gardar {1}
    save/unsave second: non gardar {1}
    select-all/deselect-all first: escollelos todos {1}, seleccionar todo {2},
      seleccionar todos {1}
    select-all/deselect-all second: deseleccionar todo {2}, desmarcar todo {1},
      non escoller ningún {1}, non seleccionar ningún {1}
    select/deselect first: seleccionar {1}
    select/deselect second: deseleccionar {1}
    selected/not-selected first: seleccionado {1}, selecionado {1}
    selected/not-selected second: non seleccioado {1}, non seleccionado {1}
    show-all/hide-all first: amosar todo {1}
    show-all/hide-all second: agochar todo {1}
    show-more/show-less first: amosar máis {1}, mostrar máis {1}, ver máis {3}
    show-more/show-less second: amosar menos {1}, mostrar menos {1}, ver menos {3}
    show-password/hide-password first: mostrar contrasinal {2}
    show-password/hide-password second: agochar contrasinal {2}
    show/hide first: amosar {1}, mostrar {2}
    show/hide second: agochar {2}
    shuffle-on/shuffle-off first: activar modo aleatorio {1}, modo aleatorio activado {1}
    shuffle-on/shuffle-off second: desactivar modo aleatorio {1}, modo aleatorio desactivado {1}
    sign-in/sign-out first: acceder {3}, entrar {1}, inicio de sesión {1}
    sign-in/sign-out second: pechar sesión {3}, saír {3 also}
    start/end first: iniciar {2}
    start/end second: fin {2}
    start/stop first: comezar {1 also}, iniciar {2}
    start/stop second: deter {2}, parar {1}
    subscribe/unsubscribe first: subscribir {2}, subscribirse {1}
    subscribe/unsubscribe second: dar de baixa {2}, darse de baixa {1}, desubscribir {1},
      desubscribirse {1}
    turn-on/turn-off first: activar {1}
    turn-on/turn-off second: desactivar {1}
    undo/redo first: desfacer {7}
    undo/redo second: refacer {7}
    up/down first: arriba {3}
    up/down second: abaixo {3}
    visible/hidden first: mostrados {1}
    visible/hidden second: ocultos {1}
    volume-up/volume-down first: sube o volume {1}, subir o volume {1}, subir volume {2}
    volume-up/volume-down second: baixa o volume {1}, baixar o volume {1}, baixar volume {2}
    zoom-in/zoom-out first: agrandar {1}, ampliar {3}
    zoom-in/zoom-out second: reducir {3}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: botón de {21/23}, botón para {?}
    click-here anywhere verb: preme {in 4/6}
    click-here head phrase: fai clic aquí {?}, preme aquí para {in 2/6}, toca aquí {?}
    click-to anywhere verb: clic {in 4/7}
    click-to head linked: faga clic para {?}, fai clic para {?}
    click-to tail phrase: clic para contraer {in 2/7}, clic para expandir {in 2/7}
    double-tap-to head linked: dobre toque para {in 3/9}, toca dúas veces {in 2/9},
      toque dúas veces {?}
    double-tap-to head phrase: tocar dúas veces {in 2/9}
    icon-of head linked: icona da {2/2}, icona de {9/15}, icona do {2/3}, icona para {1/1},
      ícona da {?}, ícona de {?}, ícona do {1/1}, ícona para {?}
    image-of head linked: imaxe da {1/1}, imaxe de {7/9}, imaxe do {2/2}, imaxe para {?}
    link-to head linked: ligazón a {?}, ligazón ao {1/1}, ligazón aos {?}, ligazón á {?}
    logo-of head linked: logo da {?}, logo de {?}, logo do {?}, logo para {?}, logotipo da {?},
      logotipo de {?}, logotipo do {?}, logotipo para {?}
    photo-of head linked: foto da {?}, foto de {?}, foto do {?}, foto para {?},
      fotografía da {?}, fotografía de {?}, fotografía do {?}, fotografía para {?}
    picture-of head linked: foto da {?}, foto de {?}, foto do {?}, foto para {?}
    press-to head verb: preme {in 11/11}
    select-to head linked: selecciona para {?}, seleccione para {?}
    swipe-to anywhere verb: pasa {in 3/6}
    tap-and-hold anywhere verb: manter {in 17/26}
    tap-and-hold head verb: tocar {in 10/26}
    tap-to anywhere verb: toca {in 24/34}
    tap-to head linked: prema para {in 1/3}, preme para {?}, toca para {in 22/34},
      toque para {in 7/34}
    thumbnail-of head linked: miniatura da páxina {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: abrir {5}, acalar {2}, actualizar {2}, adiante {5}, agochar {7}, arquivar {4},
      arquivo {4}, bloquear {2}, borrar {2}, busca {4}, buscar {13}, buscas {2}, cancelar {20},
      capturar {2}, compartir {12}, copiar {9}, crear {6}, denunciar {3}, descargar {8},
      deter {3}, editar {15}, eliminar {16}, engadir {10}, enviar {4}, exportar {4},
      filtrar {2}, fixar {2}, gardar {15}, importar {4}, imprimir {4}, informe {2}, inserir {4},
      instalar {5}, intro {3}, ler {3}, limpar {7}, marcador {2}, marcar {2}, mostrar {3},
      mover {4}, ordenar {4}, parar {4}, pausa {6}, pausar {5}, pechar {18}, pegar {5},
      procurar {5}, reenviar {2}, reiniciar {2}, renomear {5}, reproducir {8}, responder {6},
      restabelecer {4}, restablecer {4}, restaurar {4}, retirar {3}, seguir {3},
      seleccionar {7}, silenciar {4}, sincronizar {3}, substituír {2}, supr {2}, ver {5}

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: fa {2}, jis {2}, rv {2}, tn {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: ler {0/105}, ver {0/119}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: botón {5/3 mobile}
    toggle-button: botón actibábel {1/1 desktop}
    checkbox: caixa de verificación {5/3 mobile}
    radio-button: botón de opción {4/2 mobile}
    switch: interruptor {2/2 mobile}
    slider: control desprazable {1/1 mobile}
    progress-bar: barra de progreso {5/3 mobile}
    text-field: caixa de edición {1/1 desktop}
    search-field: caixa de busca {1/1 desktop}
    combo-box: lista despregable {1/1 mobile}
    drop-down: botón de menú despregable {1/1 desktop}
    image: imaxe {5/2 mobile}
    icon: icona {4/2 mobile}
    graphic: gráfico {1/1 desktop}
    link: ligazón {5/2 mobile}
    menu: menú {5/2 desktop}
    menu-item: elemento de menú {4/2 desktop}
    tab: lapela {3/3 desktop}
    toolbar: barra de ferramentas {4/2 desktop}
    heading: título {3/2 mobile}
    dialog: diálogo {5/3 desktop}
    list: lista {5/2 mobile}
    page: páxina {4/3 mobile}
    """#
  }
}
