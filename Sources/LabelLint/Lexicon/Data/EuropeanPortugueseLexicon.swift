extension LexiconData {
  /// The words of European Portuguese.
  static var europeanPortuguese: String {
    #"""
    # label-lint lexicon
    language pt-PT

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    articles: a, as, o, os, um, uma
    links: da, das, de, do, dos, para
    held-out: 12

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: botão {6/3}, botão de pressão {2/2}
    button plural head: botões {21 form}
    toggle-button certain head: botão alternar {1/1}, botão de alternar {2/1},
      botão de comutação {1/1}
    checkbox certain head: botão de verificação {1/1}, caixa de seleção {1/1},
      caixa de verificação {6/3}
    radio-button certain head: botão de opção {3/2}, botão de rádio {1/1}, botão rádio {3/1}
    switch certain head: alternador {1/1}, interruptor {2/2}
    slider certain head: barra deslizante {1/1}, controlo de deslize {2/1}, deslizador {4/2}
    progress-bar certain head: barra de progresso {6/4}, indicador de progresso {1/1}
    text-field certain head: caixa de edição {1/1}, caixa de texto {1/1}
    search-field certain head: caixa de pesquisa {1/1}, campo de texto de pesquisa {1/1},
      pesquisar no campo de texto {1/1}
    search-field support head: campo de pesquisa {?}
    combo-box certain head: caixa de combinação {7/4}, lista pendente {1/1}
    drop-down certain head: botão pop-up {1/1}, botão suspenso {1/1}, menu suspenso {2/2}
    image noun head: imagem {21/14}
    image plural head: imagens {73 form}
    icon certain head: ícone {15/8}
    icon plural head: ícones {21 form}
    picture noun head: fotografia {1/1}, imagem {6/5}
    picture plural head: fotografias {7 form}, imagens {73 form}
    graphic support head: gráfico {3/3}
    photo class head: foto {5/4}, fotografia {5/4}
    photo plural head: fotografias {7 form}, fotos {9 form}
    logo certain head: logótipo {1/1}
    logo support head: logo {1/1}
    thumbnail class head: miniatura {4/4}
    link class head: link {3/2}
    link plural head: links {19 form}
    menu class head: menu {6/3}
    menu plural head: menus {3 form}
    menu-item class head: item de menu {5/3}, item do menu {1/1}
    tab class head: separador {3/3}, separador de página {3/2}, tab {2/2}
    tab plural head: separadores {184 form}
    toolbar class head: barra de ferramentas {6/4}
    heading class head: cabeçalho {4/3}, título {4/2}
    dialog class head: caixa de diálogo {2/1}, diálogo {4/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: seleccionada {form}, seleccionado {2/2}, seleccionados {form}, selecionada {form},
      selecionadas {form}, selecionado {3/3}, selecionados {form}
    not-selected: desselecionada {form}, desselecionado {1/1}, não seleccionado {1/1},
      não selecionada {1/1}, não selecionado {1/1}
    checked: marcada {1/1}, marcadas {form}, marcado {3/3}, marcados {form}, selecionada {1/1},
      selecionadas {form}, selecionado {form}, selecionados {form}
    not-checked: desmarcada {1/1}, desmarcado {1/1}, não marcado {1/1}, não selecionada {1/1}
    partly-checked: parcialmente marcada {1/1}, parcialmente marcadas {form},
      parcialmente marcado {1/1}, parcialmente marcados {form}, parcialmente selecionada {1/1},
      parcialmente selecionadas {form}, parcialmente selecionado {form},
      parcialmente selecionados {form}
    expanded: expandida {1/1}, expandidas {form}, expandido {6/4}, expandidos {form}
    collapsed: fechada {1/1}, fechadas {form}, fechado {1/1}, fechados {form}, ocultada {form},
      ocultadas {form}, ocultado {1/1}, ocultados {form}, recolhido {1/1}, recolhidos {form},
      reduzida {form}, reduzido {3/2}, reduzidos {form}
    enabled: activada {form}, activadas {form}, activado {1/1}, activados {form},
      ativada {form}, ativadas {form}, ativado {1/1}, inativa {form}, inativas {form},
      inativo {2/1 also}, inativos {form}
    disabled: desactivada {form}, desactivadas {form}, desactivado {1/1}, desactivados {form},
      desativada {0/2}, desativadas {form}, desativado {2/5}, desativados {form},
      inativa {form}, inativas {form}, inativo {1/1}, inativos {form}
    pressed: clicado {1/1}, pressionado {2/2}
    not-pressed: não clicado {1/1}, não pressionado {1/1}
    muted: com som desativado {1/1}, silenciar {2/1}
    on: ativado {3/3}, ligado {2/4}
    off: desativado {3/3}, desligado {2/4}
    active: ativa {form}, ativas {form}, ativo {1/4}, ativos {form}
    inactive: não ativa {1/1}
    required: requerida {form}, requerido {2/2}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: aceitar {4}
    accept/reject second: recusar {4}, rejeitar {2}
    active/inactive first: ativo {1}
    active/inactive second: não ativa {1}
    add/remove first: adcionar {1}, adicionar {7}
    add/remove second: remover {7}
    allow/deny first: allow {1}, permitir {2}
    allow/deny second: bloquear {1}, negar {2}, não permitir {2}, recusar {2}
    approve/reject first: aprovar {1}
    approve/reject second: recusar {1}
    archive/unarchive first: arquivo {1}
    archive/unarchive second: desarquivar {1}
    ascending/descending first: ascendente {3}
    ascending/descending second: descendente {3}
    available/unavailable first: disponíveis {1}, disponível {2}
    available/unavailable second: indisponível {1}, não disponível {2}
    before/after first: antes {2}
    before/after second: após {2}
    block/unblock first: bloquear {2}
    block/unblock second: desbloquear {2}
    bookmark/remove-bookmark first: adicionar marcador {1}, guardar {1}
    bookmark/remove-bookmark second: eliminar marcador {1}, remover dos itens guardados {1}
    boost/unboost first: fazer boost {1}
    boost/unboost second: desfazer boost {1}
    camera-on/off first: ativar câmara {1}
    camera-on/off second: desligar câmara {1}
    captions-on/off first: ativar legendas {1}, mostrar legendas fechadas {1}
    captions-on/off second: desativar legendas {1}, ocultar legendas fechadas {1}
    check/uncheck first: marcar {1}, verificar {1}
    check/uncheck second: desmarcar {1}
    checked/unchecked first: marcada {1}, marcado {1}, selecionada {1}
    checked/unchecked second: desmarcada {1}, desmarcado {1}, não marcado {1},
      não selecionada {1}
    connect/disconnect first: ligar {3}
    connect/disconnect second: desligar {3 also}
    download/cancel first: transferir {1}
    download/cancel second: cancelar transferência {1}
    download/remove-download first: transferir {1}
    download/remove-download second: eliminar transferência {1}
    enable/disable first: activar {1}, ativar {1}
    enable/disable second: desactivar {1}
    enabled/disabled first: activado {1}, ativada {1}, ativado {1}, inativo {1 also}
    enabled/disabled second: desactivado {1}, desativado {1}
    expand-all/collapse-all first: expandir tudo {1}
    expand-all/collapse-all second: reduzir tudo {1}
    expand/collapse first: expandir {5}
    expand/collapse second: colapsar {2}, contrair {1}, reduzir {5}
    expanded/collapsed first: expandida {1}, expandido {3}
    expanded/collapsed second: fechada {1}, fechado {1}, ocultado {1}, recolhido {1},
      reduzido {3}
    fast-forward/rewind first: avançar {2}
    fast-forward/rewind second: rebobinar {2}, recuar {1}
    favorite/unfavorite first: adicionar aos favoritos {3}
    favorite/unfavorite second: remover dos favoritos {3}
    first/last first: primeiro {2}
    first/last second: último {2}
    follow/unfollow first: seguir {2}
    follow/unfollow second: anular seguir {1}, deixar de seguir {2}
    forward/back first: avançar {3}, encaminhar {1}, seguinte {1}
    forward/back second: anterior {3}, recuar {3}, voltar {1}
    fullscreen-enter/exit first: ecrã completo {1}, ecrã inteiro {2},
      entrar no modo de ecrã inteiro {1}, mudar para ecrã inteiro {1}
    fullscreen-enter/exit second: ecrã normal {1}, sair do ecrã completo {1},
      sair do ecrã inteiro {1}, sair do modo de ecrã inteiro {2}
    grid/list-view first: grelha {5}, visualização em grelha {1}
    grid/list-view second: lista {5}, visualização em lista {1}
    import/export first: importar {4}
    import/export second: exportar {4}
    increase/decrease first: aumentar {2}
    increase/decrease second: diminuir {2}
    install/uninstall first: instalar {1}
    install/uninstall second: desinstalar {1}
    left/right first: esquerda {5}, seta esquerda {2}
    left/right second: direita {5}, seta direita {2}
    like/unlike first: gostar {1}
    like/unlike second: não gostar {1}
    lock/unlock first: bloquear {1}, trancar {2}
    lock/unlock second: desbloquear {1}, destrancar {2}
    locked/unlocked first: bloqueado {1 also}
    locked/unlocked second: desbloqueado {1}
    maximize/minimize first: maximizar {3}
    maximize/minimize second: minimizar {3}
    microphone-on/off first: reativar microfone {1}
    microphone-on/off second: desativar microfone {1}
    minimum/maximum first: mínimo {2}
    minimum/maximum second: máximo {2}
    mute/unmute first: desativar som {2}, sem som {1}, silenciar {1}
    mute/unmute second: ativar som {1}, ligar {1 also}, reativar o som {2}, reativar som {2},
      remover silêncio {1}
    next/previous first: próximo {1}, seguinte {6}
    next/previous second: anterior {6}
    notifications-on/off first: ativar notificações {1}
    notifications-on/off second: desativar as notificações {1}
    on/off first: ativada {1}, ativado {5}, ligado {5}
    on/off second: desativada {1}, desativado {5}, desligado {5}
    open/close first: abrir {6}
    open/close second: fechar {6}
    pause/resume first: pausa {1}, pausar {1}
    pause/resume second: continuar {1}
    pin/unpin first: fixar {2}
    pin/unpin second: desafixar {2}, soltar {1}
    pip-enter/exit first: entrar no modo ecrã no ecrã {2}
    pip-enter/exit second: sair de ecrã no ecrã {1}, sair do modo ecrã no ecrã {2}
    play/pause first: iniciar reprodução {1}, reproduzir {5}
    play/pause second: interromper {1}, pausa {4}, pausar {5}, pausar reprodução {1}
    play/stop first: reproduzir {6}
    play/stop second: parar {6}
    pressed/not-pressed first: clicado {1}, pressionado {1}
    pressed/not-pressed second: não clicado {1}, não pressionado {1}
    public/private first: público {1}
    public/private second: privado {1}
    read/unread first: marcar como lida {1}, marcar como lido {1}
    read/unread second: marcar como não lida {1}, marcar como não lido {1}
    record/stop first: iniciar gravação {1}
    record/stop second: parar gravação {1}
    select-all/deselect-all first: selecionar todas {1}, selecionar todos {1},
      selecionar tudo {1}
    select-all/deselect-all second: cancelar seleção {1}, desmarcar todas {1},
      desmarcar todos {1}, desseleccionado tudo {1}
    select/deselect first: selecionar {1}
    select/deselect second: desmarcar {1 also}, desselecionar {1}
    selected/not-selected first: seleccionado {1}, selecionado {1}
    selected/not-selected second: desselecionado {1}, não seleccionado {1}, não selecionada {1},
      não selecionado {1}
    show-more/show-less first: mostrar mais {4}
    show-more/show-less second: mostrar menos {4}
    show-password/hide-password first: mostrar palavra-passe {2}
    show-password/hide-password second: ocultar palavra-passe {2}
    show/hide first: mostrar {3}
    show/hide second: ocultar {3}
    shuffle-on/shuffle-off first: ativar modo aleatório {1}
    shuffle-on/shuffle-off second: desativar modo aleatório {1}
    sign-in/sign-out first: credencial {1}, entrar {2}, iniciar sessão {4}
    sign-in/sign-out second: terminar sessão {4}
    start/end first: iniciar {2 also}
    start/end second: end {2}
    start/stop first: iniciar {3}
    start/stop second: parar {3}
    subscribe/unsubscribe first: subscrever {3}
    subscribe/unsubscribe second: cancelar subscrição {3}, remover subscrição {1}
    turn-on/turn-off first: ativar {1}
    turn-on/turn-off second: desativar {1}
    undo/redo first: anular {4}, desfazer {3}
    undo/redo second: refazer {4}
    up/down first: acima {1}, seta acima {2}
    up/down second: abaixo {1}, seta abaixo {2}
    upload/download first: carregar {1}
    upload/download second: transferir {1}
    volume-up/volume-down first: aumentar o volume {1}, aumentar volume {2}, volume acima {1}
    volume-up/volume-down second: diminuir volume {2}, reduzir o volume {1}, volume abaixo {1}
    zoom-in/zoom-out first: ampliar {4}
    zoom-in/zoom-out second: diminuir {1}, reduzir {4 also}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: botão de {29/30}, botão para {?}
    click-here anywhere verb: clique {in 8/10}
    click-here head phrase: clique aqui {?}, clique aqui para {in 3/10},
      pode clicar aqui {in 2/10}, toque aqui {in 1/2}
    click-to anywhere verb: clique {in 23/29}
    click-to head linked: clique para {in 18/29}
    double-tap-to head phrase: faça duplo toque {in 2/7}, toque duas vezes {in 4/7}
    icon-of head linked: ícone da {7/10}, ícone das {?}, ícone de {17/20}, ícone do {8/10},
      ícone dos {?}, ícone para {1/1}
    image-of head linked: imagem da {2/3}, imagem das {?}, imagem de {9/15}, imagem do {6/7},
      imagem dos {?}, imagem para {?}
    link-to head linked: hiperligação para {?}, ligação ao {?}, ligação para {?}, ligação à {?}
    logo-of head linked: logo da {?}, logo das {?}, logo de {?}, logo do {?}, logo dos {?},
      logo para {?}, logótipo da {1/2}, logótipo das {?}, logótipo de {1/1},
      logótipo do {10/12}, logótipo dos {?}, logótipo para {?}
    photo-of head linked: foto da {?}, foto das {?}, foto de {?}, foto do {?}, foto dos {?},
      foto para {?}, fotografia da {?}, fotografia das {?}, fotografia de {?},
      fotografia do {1/1}, fotografia dos {?}, fotografia para {?}
    picture-of head linked: fotografia da {?}, fotografia das {?}, fotografia de {?},
      fotografia do {1/1}, fotografia dos {?}, fotografia para {?}
    press-to head linked: prima para {?}
    press-to head verb: prima {in 17/20}
    select-to anywhere verb: selecione {in 3/3}
    select-to head linked: selecionar para {?}, selecione para {in 3/3}
    swipe-to anywhere verb: deslize {in 2/4}
    swipe-to head verb: deslizar {in 2/4}
    tap-and-hold head verb: tocar {in 11/32}
    tap-here head verb: toque {in 4/4}
    tap-to anywhere verb: toque {in 25/27}
    tap-to head linked: toque para {in 23/27}
    thumbnail-of head linked: miniatura da página {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: abrir {3}, adicionar {5}, apagar {4}, arquivar {2}, arquivo {5}, atualizar {4},
      avançar {7}, bloquear {2}, cancelar {17}, captura {2}, colar {7}, copiar {10}, criar {6},
      desativar som {4}, descarregar {2}, digitalizar {2}, editar {12}, eliminar {13},
      enviar {5}, escolher {2}, exportar {4}, fechar {17}, fixar {3}, guardar {13},
      importar {4}, imprimir {4}, inserir {2}, instalar {4}, introduzir {2}, ler {2},
      limpar {7}, localizar {6}, mostrar {3}, mover {5}, mudar nome {2}, ocultar {5},
      ordenar {2}, parar {8}, partilhar {10}, pausa {4}, pausar {4}, pesquisa {5},
      pesquisar {10}, procura {3}, procurar {3}, relatório {3}, remover {9}, renomear {3},
      repor {6}, reproduzir {8}, responder {4}, restaurar {3}, seguir {2}, seleccionar {2},
      selecionar {8}, sem som {2}, silenciar {2}, sincronizar {3}, sincronização {2},
      substituir {2}, transferir {6}, ver {5}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: botão giratório
    image: imagem de fundo

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: aqui, clique aqui
    weak: saiba mais

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: ia {2}, iu {2}, rv {3}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: ler {0/126}, ver {0/169}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: botão {6/3 mobile}
    toggle-button: botão alternar {1/1 browser}
    checkbox: caixa de verificação {6/3 mobile}
    radio-button: botão de opção {3/2 mobile}
    switch: interruptor {2/2 mobile}
    slider: controlo de deslize {2/1 mobile}
    progress-bar: barra de progresso {6/4 mobile}
    text-field: caixa de edição {1/1 mobile}
    search-field: caixa de pesquisa {1/1 desktop}
    combo-box: caixa de combinação {7/4 browser}
    drop-down: botão pop-up {1/1 browser}
    image: imagem {5/2 mobile}
    icon: ícone {5/3 mobile}
    graphic: gráfico {3/3 browser}
    link: link {3/2 mobile}
    menu: menu {6/3 browser}
    menu-item: item de menu {5/3 browser}
    tab: separador {3/3 desktop}
    toolbar: barra de ferramentas {6/4 browser}
    heading: cabeçalho {4/3 mobile}
    dialog: diálogo {4/2 desktop}
    list: lista {7/4 mobile}
    page: página {4/3 mobile}
    """#
  }
}
