extension LexiconData {
  /// The words of Latin American Spanish.
  static var latinAmericanSpanish: String {
    #"""
    # label-lint lexicon
    language es-419

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    articles: el, la, las, los, un, una
    links: de, del, para
    held-out: 10

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: botón {2/1}
    button plural head: botones {7 form}
    toggle-button certain head: botón de activación {1/1}
    checkbox certain head: casilla de verificación {2/1}
    radio-button certain head: botón de selección {2/1}
    switch certain head: interruptor {1/1}
    slider certain head: control deslizante {2/1}
    progress-bar certain head: barra de progreso {1/1}, indicador de progreso {1/1}
    search-field certain head: campo de texto de búsqueda {1/1}
    combo-box certain head: cuadro combinado {1/1}, lista desplegable {1/1}
    drop-down certain head: botón con ventana emergente {1/1}
    image noun head: imagen {3/1}
    image plural head: imágenes {50 form}
    icon certain head: ícono {4/1}
    icon plural head: íconos {13 form}
    picture support head: imagen {?}
    picture plural head: imágenes {50 form}
    graphic noun head: gráfico {1/1}
    photo class head: foto {2/1}
    photo plural head: fotos {5 form}
    logo certain head: logo {1/1}, logotipo {1/1}
    thumbnail class head: miniatura {2/2}
    link class head: vínculo {2/1}
    link plural head: vínculos {15 form}
    menu class head: menú {1/1}
    menu plural head: menús {3 form}
    menu-item class head: elemento del menú {1/1}
    tab class head: tab {1/1}
    toolbar class head: barra de herramientas {1/1}
    heading class head: cabecera {1/1}, encabezado {1/1}
    dialog class head: diálogo {2/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: seleccionada {1/1}, seleccionado {1/1}, seleccionados {form}
    checked: marcada {1/1}, marcado {form}, se marcó el elemento {1/1}
    not-checked: no marcada {form}, no marcado {1/1}, sin marcar {1/1}
    partly-checked: verificado parcialmente {1/1}
    expanded: expandida {1/1}, expandido {4/1}
    collapsed: contraída {2/1}, contraído {3/1}
    enabled: habilitada {form}, habilitado {1/1}, habilitados {form}
    disabled: inhabilitada {form}, inhabilitadas {form}, inhabilitado {1/1},
      inhabilitados {form}
    muted: silenciado {form}, silenciados {1/1}
    on: activado {2/1}, sí {1/1}
    off: desactivada {1/1}, desactivado {2/1}, no {1/1}
    active: activa {form}, activas {form}, activo {1/1}, activos {form}
    inactive: inactiva {1/1}, inactivas {form}, inactivos {form}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: aceptar {2}
    accept/reject second: rechazar {2}
    activate/deactivate first: activar {1 also}
    activate/deactivate second: desactivar {1 also}
    active/inactive first: activo {1}
    active/inactive second: inactiva {1}
    add/remove first: agregar {2}
    add/remove second: eliminar {2}, quitar {1}
    allow/deny first: allow {1}, permitir {2}
    allow/deny second: bloquear {1}, denegar {1}, no permitir {1}, rechazar {2}
    approve/reject first: aprobar {1}
    approve/reject second: rechazar {1}
    available/unavailable first: disponible {2}
    available/unavailable second: no disponible {2}
    bookmark/remove-bookmark first: agregar marcador {1}
    bookmark/remove-bookmark second: eliminar marcador {1}
    camera-on/off first: activar la cámara {1}
    camera-on/off second: desactivar la cámara {1}
    captions-on/off first: habilitar subtítulos {1}
    captions-on/off second: inhabilitar subtítulos {1}
    check/uncheck first: marcar {1}
    check/uncheck second: desmarcar {1}
    checked/unchecked first: marcada {1}, se marcó el elemento {1}
    checked/unchecked second: no marcado {1}, sin marcar {1}
    connect/disconnect first: conectar {1}
    connect/disconnect second: desconectar {1}
    download/cancel first: descarga {1}
    download/cancel second: cancelar descarga {1}
    download/remove-download first: descargar {1}
    download/remove-download second: borrar descarga {1}
    enable/disable first: habilitar {1}
    enable/disable second: inhabilitar {1}
    enabled/disabled first: habilitado {2}
    enabled/disabled second: inhabilitado {2}
    expand-all/collapse-all first: expandir todo {1}
    expand-all/collapse-all second: contraer todo {1}
    expand/collapse first: expandir {4}, mostrar {1}
    expand/collapse second: contraer {4}
    expanded/collapsed first: expandida {1}, expandido {3}
    expanded/collapsed second: contraída {1}, contraído {3}
    fast-forward/rewind first: avanzar {3}
    fast-forward/rewind second: retroceder {3}
    first/last first: primero {1}
    first/last second: último {1}
    forward/back first: adelante {1}, reenviar {1}
    forward/back second: atrás {1}
    fullscreen-enter/exit first: ingresar a pantalla completa {1},
      iniciar pantalla completa {1}, pantalla completa {2}
    fullscreen-enter/exit second: salir de pantalla completa {2}
    grid/list-view first: cuadrícula {1}
    grid/list-view second: lista {1}
    import/export first: importar {1}
    import/export second: exportar {1}
    increase/decrease first: aumentar {1}, subir {1}
    increase/decrease second: bajar {1}, reducir {1}
    install/uninstall first: instalar {1}
    install/uninstall second: desinstalar {1}
    left/right first: izquierda {1}
    left/right second: derecha {1}
    like/unlike first: me gusta {?}
    like/unlike second: ya no me gusta {?}
    maximize/minimize first: maximizar {1}
    maximize/minimize second: minimizar {1}
    microphone-on/off first: activar el micrófono {1}
    microphone-on/off second: silenciar micrófono {1}
    minimum/maximum first: mínimo {1}
    minimum/maximum second: máximo {1}
    mute/unmute first: silenciar {2}, silencio {1}
    mute/unmute second: activar sonido {1}, dejar de silenciar {2}, desactivar silencio {1}
    next/previous first: siguiente {3}
    next/previous second: anterior {3}
    on/off first: activado {4}, sí {2}
    on/off second: desactivada {1}, desactivado {4}, no {2}
    open/close first: abrir {3}
    open/close second: cerrar {3}
    pause/resume first: detener {1 also}, pausa {2}, pausar {1}
    pause/resume second: continuar {1}, reanudar {2}
    pin/unpin first: fijar {1}
    pin/unpin second: dejar de fijar {1}, no fijar {1}
    pip-enter/exit first: ingresar al modo de pantalla en pantalla {2}
    pip-enter/exit second: salir del modo de pantalla en pantalla {2}
    play/pause first: reproducir {2}
    play/pause second: detener {2 also}, pausa {2}, pausar {2}
    play/stop first: reproducir {3}
    play/stop second: detener {3}, interrumpir {1}
    read/unread first: marcar como leído {1}
    read/unread second: marcar como no leído {1}
    record/stop first: comenzar grabación {1}
    record/stop second: detener grabación {1}
    select/deselect first: seleccionar {1}
    select/deselect second: anular selección {1}
    show-more/show-less first: mostrar más {1}
    show-more/show-less second: mostrar menos {1}
    show-password/hide-password first: mostrar contraseña {1}
    show-password/hide-password second: ocultar contraseña {1}
    shuffle-on/shuffle-off first: habilitar reproducción aleatoria {1}
    shuffle-on/shuffle-off second: inhabilitar reproducción aleatoria {1}
    sign-in/sign-out first: acceder {1 weak}
    sign-in/sign-out second: salir {1 also weak}
    start/end first: start {1}
    start/end second: finalizar {1}
    start/stop first: start {1}
    start/stop second: interrumpir {1}
    turn-on/turn-off first: activar {2}
    turn-on/turn-off second: desactivar {2}
    undo/redo first: deshacer {2}
    undo/redo second: rehacer {2}
    upload/download first: cargar {1}
    upload/download second: descarga {1}, descargar {1}
    volume-up/volume-down first: subir el volumen {1}
    volume-up/volume-down second: bajar el volumen {1}
    zoom-in/zoom-out first: acercar {1}
    zoom-in/zoom-out second: alejar {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: botón de {9/10}, botón para {8/8}
    click-here head phrase: haz clic {in 2/6}, haz clic aquí {?}, presiona aquí {?}
    click-to head linked: hacer clic para {in 8/18}, haz clic para {in 9/18}
    double-tap-to head phrase: presiona dos veces {in 6/8}
    icon-of head linked: ícono de {79/80}, ícono del {2/2}, ícono para {?}
    image-of head linked: imagen de {1/2}, imagen del {?}, imagen para {?}
    link-to head linked: enlace a {?}, enlace al {?}, vínculo a {?}, vínculo al {?}
    logo-of head linked: logo de {1/1}, logo del {?}, logo para {?}, logotipo de {9/9},
      logotipo del {?}, logotipo para {?}
    photo-of head linked: foto de {3/3}, foto del {?}, foto para {?}
    press-to head verb: presiona {in 13/14}
    select-to head linked: selecciona para {?}, seleccionar para {in 3/3}
    swipe-to anywhere verb: desliza {in 3/4}
    tap-and-hold anywhere verb: mantén {in 13/26}, presionado {in 19/26}
    tap-and-hold head verb: presionar {in 8/26}
    tap-here head verb: presiona {in 4/4}
    tap-to head linked: presiona para {in 20/24}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: abrir {2}, actualizar {2}, agregar {2}, borrar {4}, buscar {4}, búsqueda {2},
      cancelar {5}, cerrar {5}, compartir {3}, copiar {3}, descargar {3}, detener {3},
      editar {3}, eliminar {2}, enviar {2}, fijar {2}, guardar {4}, ingresar {2}, pausar {3},
      pegar {3}, reemplazar {2}, reproducir {4}, restablecer {3}, seleccionar {2},
      silenciar {3}, sincronización {2}, ver {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: botón de encendido, botón derecho
    image: imagen en imagen, pantalla en pantalla
    list: lista de reproducción
    page: página de inicio

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: ia {2}, rv {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: no {0/858}, sí {0/11}, ver {0/111}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: botón {2/1 mobile}
    toggle-button: botón de activación {1/1 browser}
    checkbox: casilla de verificación {2/1 mobile}
    radio-button: botón de selección {2/1 mobile}
    switch: interruptor {1/1 mobile}
    slider: control deslizante {2/1 mobile}
    progress-bar: barra de progreso {1/1 mobile}
    search-field: campo de texto de búsqueda {1/1 browser}
    combo-box: lista desplegable {1/1 mobile}
    drop-down: botón con ventana emergente {1/1 browser}
    image: imagen {1/1 mobile}
    icon: ícono {1/1 mobile}
    graphic: gráfico {1/1 browser}
    link: vínculo {2/1 mobile}
    menu: menú {1/1 browser}
    menu-item: elemento del menú {1/1 browser}
    tab: tab {1/1 browser}
    toolbar: barra de herramientas {1/1 browser}
    heading: encabezado {1/1 mobile}
    dialog: diálogo {2/1 browser}
    list: lista {1/1 mobile}
    page: página {1/1 mobile}
    """#
  }
}
