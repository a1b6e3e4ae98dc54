extension LexiconData {
  /// The words of Spanish.
  static var spanish: String {
    #"""
    # label-lint lexicon
    language es

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    articles: el, la, las, los, un, una
    links: de, del, para
    held-out: 32

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: botón {6/3}, botón de pulsación {1/1}, botón presionable {1/1}
    button plural head: botones {34 form}
    toggle-button certain head: botón conmutador {1/1}, botón de activación {3/2}
    checkbox certain head: botón marcable {1/1}, casilla {2/1}, casilla de verificación {5/3}
    checkbox plural head: casillas {3 form}
    radio-button certain head: botón de opción {1/1}, botón de radio {4/2},
      botón de selección {2/1}
    radio-button support head: radio {1/1}
    switch certain head: conmutador {1/1}, interruptor {5/2}
    slider certain head: control deslizante {2/1}, deslizador {5/3}
    progress-bar certain head: barra de progreso {6/4}, indicador de progreso {1/1}
    text-field certain head: caja de texto {1/1}, cuadro de edición {1/1}
    search-field certain head: caja de búsqueda {1/1}, campo de texto de búsqueda {1/1},
      campo para buscar texto {1/1}
    search-field support head: campo de búsqueda {?}
    combo-box certain head: caja combinada {3/1}, cuadro combinado {3/3},
      lista desplegable {2/2}
    drop-down certain head: botón con desplegable {1/1}, botón desplegable {1/1},
      botón emergente {1/1}, menú desplegable {1/1}
    image noun head: imagen {29/20}
    image plural head: imágenes {92 form}
    icon certain head: icono {25/17}, ícono {1/1}
    icon plural head: iconos {29 form}
    picture noun head: foto {3/3}, imagen {10/8}
    picture plural head: fotos {14 form}, imágenes {92 form}
    graphic support head: gráfico {3/3}
    graphic plural head: gráficos {7 form}
    photo class head: foto {13/10}, fotografía {?}
    photo plural head: fotos {14 form}
    logo certain head: logo {6/6}, logotipo {5/5}
    logo plural head: logotipos {4 form}
    thumbnail class head: miniatura {8/8}
    link class head: enlace {9/4}
    link plural head: enlaces {40 form}
    menu class head: menú {6/3}
    menu plural head: menús {9 form}
    menu-item class head: elemento de menú {5/4}, elemento del menú {1/1}
    tab class head: pestaña {3/3}, pestaña de página {2/1}, tab {2/2}
    tab plural head: pestañas {207 form}
    toolbar class head: barra de herramientas {4/4}
    heading class head: cabecera {2/1}, encabezado {7/4}
    heading plural head: encabezados {9 form}
    dialog class head: cuadro de diálogo {2/1}, diálogo {6/4}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: seleccionada {1/2}, seleccionadas {form}, seleccionado {4/5}, seleccionados {form}
    not-selected: no seleccionada {form}, no seleccionadas {form}, no seleccionado {1/2},
      no seleccionados {form}, sin seleccionar {1/1}
    checked: comprobada {1/1}, comprobadas {form}, comprobado {form}, marcada {2/2},
      marcadas {form}, marcado {1/2 also}, marcados {form}, seleccionada {form},
      seleccionadas {form}, seleccionado {1/1}, seleccionados {form}
    not-checked: no marcada {1/1}, no marcadas {form}, no marcado {form}, no marcados {form},
      no seleccionada {form}, no seleccionadas {form}, no seleccionado {1/1},
      no seleccionados {form}, sin marcar {2/2}
    partly-checked: marcada parcialmente {2/2}, semimarcado {1/1}
    expanded: ampliada {form}, ampliado {1/2}, desplegado {2/1}, expandidas {form},
      expandido {3/3}, expandidos {form}, mostrada {1/1}, mostradas {form}, mostrado {1/1},
      mostrados {form}
    collapsed: colapsada {1/1}, colapsadas {form}, colapsados {form}, contraído {5/3},
      oculta {1/1}, ocultada {1/1}
    enabled: activada {2/1}, activadas {form}, activado {0/2}, activados {form},
      habilitada {form}, habilitadas {form}, habilitado {2/4}, habilitados {form}
    disabled: desactivada {1/3}, desactivadas {form}, desactivado {1/5}, desactivados {form},
      deshabilitada {form}, deshabilitadas {form}, deshabilitado {1/7}, deshabilitados {form},
      inhabilitada {form}, inhabilitadas {form}, inhabilitado {1/1}, inhabilitados {form}
    pressed: presionado {1/1}, pulsada {form}, pulsado {2/2}
    not-pressed: no pulsada {form}, no pulsado {1/1}, sin pulsar {1/1}
    muted: silenciada {form}, silenciadas {form}, silenciado {3/6}, silenciados {form}
    on: activado {5/7}, encendido {0/2}
    off: apagado {0/2}, desactivado {5/8}
    active: activa {form}, activas {form}, activo {1/6}, activos {form}
    inactive: inactiva {1/1}, inactivas {form}, inactivo {form}, inactivos {form}
    required: requerida {form}, requeridas {form}, requerido {2/2}, requeridos {form}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: aceptar {8}, aprobar {1}
    accept/reject second: declinar {1}, rechazar {8}
    activate/deactivate first: activar {1}
    activate/deactivate second: desactivar {1 also}
    active/inactive first: activo {2}
    active/inactive second: inactiva {1}, inactivo {2}
    add/remove first: agregar {2}, añadir {8}
    add/remove second: eliminar {8}, quitar {7}
    allow/deny first: allow {1}, permitir {4}
    allow/deny second: bloquear {1}, denegar {4}, no permitir {2}
    approve/reject first: aprobar {2}
    approve/reject second: denegar {2}
    archive/unarchive first: archivar {1}
    archive/unarchive second: desarchivar {1}
    ascending/descending first: ascendente {4}
    ascending/descending second: descendente {4}
    available/unavailable first: available {1}, disponible {3}
    available/unavailable second: no disponible {3}, no disponibles {1}
    before/after first: antes {2}
    before/after second: después {2}
    block/unblock first: bloquear {5}
    block/unblock second: desbloquear {5}
    bookmark/remove-bookmark first: añadir a marcadores {1}, añadir marcador {2}, marcador {2}
    bookmark/remove-bookmark second: eliminar marcador {2}, quitar de marcadores {1},
      quitar marcador {2}
    boost/unboost first: boostear {1}, compartir {1}, promocionar {1}
    boost/unboost second: dejar de compartir {1}, dejar de impulsar {1},
      dejar de promocionar {1}, deshacer boost {1}, deshacer promoción {1}
    camera-on/off first: activar cámara {1}
    camera-on/off second: desactivar cámara {1}
    captions-on/off first: habilitar subtítulos {1}, mostrar subtítulos {1}
    captions-on/off second: inhabilitar subtítulos {1}, ocultar subtítulos {1}
    check/uncheck first: marcar {1}, seleccionar {1}
    check/uncheck second: deseleccionar {1}, desmarcar {1}
    checked/unchecked first: marcada {1}, marcado {1}, seleccionado {1}
    checked/unchecked second: no comprobado {1}, no marcada {1}, no seleccionado {1},
      sin marcar {1}
    connect/disconnect first: conectar {4}, conectarse {1}
    connect/disconnect second: desconectar {4}
    connected/disconnected first: conectado {2}
    connected/disconnected second: desconectado {2}
    download/cancel first: descarga {1}, descargar {2}
    download/cancel second: cancelar descarga {2}
    download/remove-download first: descargar {1}
    download/remove-download second: borrar descarga {1}, eliminar descarga {1}
    enable/disable first: activar {2}, habilitar {1}
    enable/disable second: desabilitar {1}, desactivar {2}, inhabilitar {1}
    enabled/disabled first: activada {2}, activado {1}, habilitado {3}
    enabled/disabled second: desactivada {1}, desactivado {2}, deshabilitado {3},
      inhabilitado {2}
    expand-all/collapse-all first: ampliar todo {1}
    expand-all/collapse-all second: ocultar todos {1}
    expand/collapse first: ampliar {1 also}, expandir {3}, mostrar {4}
    expand/collapse second: colapsar {2}, contraer {3}, ocultar {4}
    expanded/collapsed first: ampliado {1}, desplegado {2}, expandido {3}, mostrada {1},
      mostrado {1}
    expanded/collapsed second: cerrado {1}, colapsada {1}, contraído {3}, oculta {1},
      ocultada {1}
    fast-forward/rewind first: avance rápido {3}, avanzar rápidamente {2}
    fast-forward/rewind second: rebobinar {3}
    favorite/unfavorite first: añadir a favoritos {2}, añadir favorito {1}, destacar {1},
      favorito {2}, marcar como favorito {1}
    favorite/unfavorite second: eliminar de favoritos {2}, eliminar favorito {2},
      no favorito {1 also}, quitar de destacados {1}, quitar de favoritos {1}
    first/last first: primero {2}
    first/last second: más reciente {1}, último {2}
    follow/unfollow first: seguir {5}
    follow/unfollow second: dejar de seguir {5}
    forward/back first: adelante {6}, reenviar {4}, siguiente {2}
    forward/back second: anterior {1}, atrás {6}, volver {1}
    fullscreen-enter/exit first: activar pantalla completa {2}, modo a pantalla completa {1},
      pantalla completa {2}
    fullscreen-enter/exit second: pantalla no completa {1}, salir de pantalla completa {2},
      salir del modo de pantalla completa {2}
    grid/list-view first: cuadrícula {4}, mostrar como grilla {1}, vista en cuadrícula {1}
    grid/list-view second: lista {4}, mostrar como lista {1}, vista de lista {1}
    import/export first: importar {5}
    import/export second: exportar {5}
    increase/decrease first: aumentar {1}
    increase/decrease second: reducir {1}
    install/uninstall first: instalar {1}
    install/uninstall second: desinstalar {1}
    join/leave first: unirse {2}
    join/leave second: salir {2}
    left/right first: izquierda {8}, izquierdo {2}
    left/right second: derecha {8}, derecho {2}
    like/unlike first: me gusta {1 also weak}
    like/unlike second: no me gusta {1 also weak}
    lock/unlock first: bloquear {4}, candado {2}
    lock/unlock second: desbloquear {4}
    locked/unlocked first: bloqueado {2 also}
    locked/unlocked second: desbloqueado {2}
    maximize/minimize first: maximizar {3}
    maximize/minimize second: minimizar {3}
    microphone-on/off first: activar micrófono {1}
    microphone-on/off second: silenciar micrófono {1}
    minimum/maximum first: mínimo {3}
    minimum/maximum second: máximo {3}
    more/less first: más {1}
    more/less second: menos {1 also}
    mute/unmute first: desactivar el sonido {1}, silenciar {6}
    mute/unmute second: activar el sonido {1}, activar sonido {2}, dar voz {1},
      dejar de silenciar {6}, desactivar silencio {1}
    next/previous first: siguiente {12}
    next/previous second: anterior {12}
    notifications-on/off first: activar notificaciones {1}
    notifications-on/off second: desactivar notificaiones {1}, deshabilitar notificaciones {1}
    on/off first: activada {2}, activado {13}, encendido {2}, sí {1}
    on/off second: apagado {2}, desactivada {2}, desactivado {13}, no {1}
    open-menu/close-menu first: abrir menú {1}
    open-menu/close-menu second: cerrar menú {1}
    open/close first: abrir {11}
    open/close second: cerrar {11}
    pause/resume first: pausa {2}, pausar {6}
    pause/resume second: continuar {6}, reanudar {5}
    pin/unpin first: fijar {2}
    pin/unpin second: desfijar {2}, desprender {2}, no fijar {2}
    pip-enter/exit first: abrir el modo imagen en imagen {1},
      activar el modo imagen en imagen {2}, imagen sobre imagen {1}
    pip-enter/exit second: salir de imagen sobre imagen {1}, salir del modo imagen en imagen {2}
    play/pause first: comenzar la reproducción {1}, jugar {1}, reproducir {12}
    play/pause second: pausa {5}, pausar {12}, pausar la reproducción {1}
    play/stop first: reproducir {9}
    play/stop second: detener {9}, parar {4}, stop {1}
    pressed/not-pressed first: pulsado {1}
    pressed/not-pressed second: no pulsado {1}, sin pulsar {1}
    public/private first: público {3}
    public/private second: privado {3}
    read/unread first: marcar como leída {1}, marcar como leído {7}
    read/unread second: marcar como no leída {1}, marcar como no leído {7}
    record/stop first: iniciar grabación {2}
    record/stop second: detener grabación {2}
    save/unsave first: guardar {1 weak}
    save/unsave second: descartar {1 also weak}
    select-all/deselect-all first: marcar todos {1}, seleccionar todo {2}
    select-all/deselect-all second: anular todas las selecciones {1}, borrar selección {1},
      dejar de seleccionar todo {1}, deseleccionar todo {2}, deseleccionar todos {1},
      desmarcar todos {1}, no seleccionar nada {2}
    select/deselect first: seleccionar {3}
    select/deselect second: deseleccionar {3}
    selected/not-selected first: seleccionado {2}
    selected/not-selected second: no seleccionado {2}, sin seleccionar {1}
    show-all/hide-all first: mostrar todo {1}
    show-all/hide-all second: ocultar todo {1}
    show-more/show-less first: mostrar más {7}, ver más {1}
    show-more/show-less second: mostrar menos {7}, ver menos {1}
    show-password/hide-password first: mostrar contraseña {7}
    show-password/hide-password second: ocultar contraseña {7}
    show/hide first: mostrar {5}
    show/hide second: ocultar {5}
    shuffle-on/shuffle-off first: habilitar modo aleatorio {1}, modo aleatorio activado {1}
    shuffle-on/shuffle-off second: inhabilitar modo aleatorio {1},
      modo aleatorio desactivado {1}
    sign-in/sign-out first: identificarse {1}, ingreso {1}, inicia sesión {1},
      iniciar sesión {8}
    sign-in/sign-out second: cerrar sesión {8}
    start/end first: iniciar {2 also}, start {1}
    start/end second: fin {2}, finalizar {1}
    start/stop first: comenzar {1}, iniciar {3}
    start/stop second: detener {3}, parar {1}
    subscribe/unsubscribe first: suscribir {1}, suscribirse {5}
    subscribe/unsubscribe second: anular suscripción {1}, darse de baja {1}, desuscribirse {5}
    turn-on/turn-off first: activar {3}
    turn-on/turn-off second: desactivar {3}
    undo/redo first: deshacer {8}
    undo/redo second: rehacer {8}
    up/down first: arriba {3 also}
    up/down second: abajo {3 also}
    upload/download first: subir {2 also}
    upload/download second: descarga {2}, descargar {2}
    visible/hidden first: visible {1}
    visible/hidden second: oculto {1}
    volume-up/volume-down first: aumentar volumen {1}, subir volumen {4}
    volume-up/volume-down second: bajar volumen {4}, disminuir volumen {1}
    zoom-in/zoom-out first: acercar {2}, ampliar {2 also}, aumentar {1}
    zoom-in/zoom-out second: alejar {2}, reducir {2}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: botón de {41/42}, botón para {8/9}
    click-here anywhere verb: clic {in 24/27}
    click-here head phrase: haga clic aquí {in 13/27}, haz clic aquí {?}, pulsa aquí {?},
      toca aquí {in 2/3}
    click-to anywhere verb: clic {in 27/32}
    click-to head linked: haga clic para {in 1/25}, haz clic para {in 19/32}
    double-tap-to head linked: doble toque para {in 2/10}, haz doble clic para {?},
      pulsa dos veces {?}
    double-tap-to head phrase: pulse dos veces {in 2/10}, toca dos veces {in 4/10}
    icon-of head linked: icono de {80/89}, icono del {31/35}, icono para {1/1}
    image-of head linked: imagen de {18/22}, imagen del {3/4}, imagen para {1/1}
    link-to head linked: enlace a {?}, enlace al {1/1}, vínculo a {?}, vínculo al {?}
    logo-of head linked: logo de {2/4}, logo del {?}, logo para {?}, logotipo de {8/9},
      logotipo del {?}, logotipo para {?}
    photo-of head linked: foto de {3/5}, foto del {?}, foto para {?}
    picture-of head linked: foto de {3/5}, foto del {?}, foto para {?}
    press-to head phrase: pulsa la {in 5/20}
    press-to head verb: pulsa {in 15/20}
    select-to anywhere verb: selecciona {in 3/3}
    select-to head linked: selecciona para {in 3/3}, seleccione para {?}
    swipe-to head phrase: desliza hacia {in 3/9}
    swipe-to head verb: desliza {in 8/9}
    tap-and-hold anywhere verb: mantén {in 19/41}, pulsado {in 24/41}
    tap-here head phrase: toca aquí para {in 2/9}, toque aquí para {in 3/9}
    tap-here head verb: toca {in 6/9}
    tap-to anywhere verb: toca {in 32/48}
    tap-to head linked: pulsa para {in 1/14}, pulse para {?}, toca para {in 29/48},
      toque para {?}
    thumbnail-of head linked: miniatura de la página {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: abrir {8}, actualizar {6}, adelante {6}, alfiler {2}, archivador {2}, archivar {4},
      archivo {4}, añadir {15}, bloquear {6}, borrar {10}, buscar {23}, búsqueda {3},
      cambiar {3}, cambiar nombre {2}, cancelar {30}, capturar {2}, cerrar {24}, comenzar {2},
      compartir {19}, copiar {15}, crear {11}, denunciar {2}, descarga {2}, descargar {13},
      detener {10}, echar {2}, edición {2}, editar {21}, eliminar {18}, enviar {11},
      escanear {2}, establecer {2}, exportar {6}, fijar {6}, filtro {2}, gestionar {3},
      guardar {24}, importar {6}, imprimir {6}, informar {3}, insertar {6}, instalar {5},
      intro {5}, introducir {3}, leer {3}, limpiar {6}, marcador {6}, mostrar {7}, mover {6},
      ocultar {9}, ordenar {5}, parar {4}, pausa {4}, pausar {13}, pegar {9}, quitar {6},
      reemplazar {3}, reenviar {3}, reiniciar {4}, renombrar {6}, reportar {2}, reproducir {13},
      responder {10}, restablecer {11}, restaurar {9}, seguir {5}, seleccionar {13},
      siguiente {2}, silenciar {11}, sincronización {2}, sincronizar {3}, subir {2}, supr {2},
      suprimir {2}, ver {11}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: botón de encendido, botón derecho
    image: imagen en imagen, pantalla en pantalla
    list: lista de reproducción
    page: página de inicio

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: aquí, haz clic aquí
    weak: leer más, más información

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: ee {3}, ia {6}, iu {2}, jis {2}, md {2}, rv {3}, tn {2}, uu {3}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: ver {0/271}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: botón {6/3 mobile}
    toggle-button: botón de activación {3/2 browser}
    checkbox: casilla de verificación {5/3 mobile}
    radio-button: botón de selección {2/1 mobile}
    switch: interruptor {5/2 mobile}
    slider: control deslizante {2/1 mobile}
    progress-bar: barra de progreso {6/4 mobile}
    text-field: cuadro de edición {1/1 mobile}
    search-field: caja de búsqueda {1/1 desktop}
    combo-box: cuadro combinado {3/3 browser}
    drop-down: botón emergente {1/1 browser}
    image: imagen {5/2 mobile}
    icon: icono {5/3 mobile}
    graphic: gráfico {3/3 browser}
    link: enlace {9/4 mobile}
    menu: menú {6/3 browser}
    menu-item: elemento de menú {5/4 browser}
    tab: pestaña {3/3 desktop}
    toolbar: barra de herramientas {4/4 browser}
    heading: encabezado {7/4 mobile}
    dialog: diálogo {6/4 desktop}
    list: lista {7/4 mobile}
    page: página {4/3 mobile}
    """#
  }
}
