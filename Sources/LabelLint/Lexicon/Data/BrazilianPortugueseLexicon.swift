extension LexiconData {
  /// The words of Brazilian Portuguese.
  static var brazilianPortuguese: String {
    #"""
    # label-lint lexicon
    language pt-BR

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    articles: a, as, o, os, um, uma
    links: da, das, de, do, dos, para
    held-out: 35

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: botão {7/4}, botão de apertar {1/1}
    button plural head: botões {32 form}
    toggle-button certain head: botão alternar {1/1}, botão de alternância {3/2}
    checkbox certain head: botão de seleção {1/1}, caixa de seleção {7/3}
    radio-button certain head: botão de opção {7/4}
    switch certain head: alternador {3/1}, interruptor {2/2}
    slider certain head: controle deslizante {6/3}, deslizante {1/1}
    progress-bar certain head: barra de progresso {6/4}, indicador de progresso {1/1}
    text-field certain head: caixa de edição {1/1}, caixa de texto {1/1}
    search-field certain head: caixa de pesquisa {1/1}, campo de texto da pesquisa {1/1},
      campo de texto de pesquisa {1/1}
    search-field support head: campo de pesquisa {?}
    combo-box certain head: caixa de combinação {7/4}, lista suspensa {1/1}
    drop-down certain head: botão de lista suspensa {1/1}, botão de menu suspenso {1/1},
      botão pop-up {1/1}, menu dropdown {1/1}
    image noun head: imagem {27/19}
    image plural head: imagens {98 form}
    icon certain head: ícone {24/16}
    icon plural head: ícones {31 form}
    picture noun head: foto {5/4}, imagem {4/4}
    picture plural head: fotos {17 form}, imagens {98 form}
    graphic support head: gráfico {3/3}
    photo class head: foto {12/9}, fotografia {1/1}
    photo plural head: fotos {17 form}
    logo certain head: logotipo {5/5}
    logo support head: logo {5/5}
    thumbnail class head: miniatura {8/8}
    link class head: link {8/3}
    link plural head: links {41 form}
    menu class head: menu {6/3}
    menu plural head: menus {7 form}
    menu-item class head: item de menu {5/3}, item do menu {1/1}
    tab class head: aba {1/1}, aba de página {3/2}, guia {1/1}, tab {3/3}
    tab plural head: abas {65 form}, guias {148 form}
    toolbar class head: barra de ferramentas {6/4}
    heading class head: cabeçalho {4/3}, título {5/3}
    dialog class head: caixa de diálogo {2/1}, diálogo {6/4}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: selecionada {1/2}, selecionadas {form}, selecionado {4/5}, selecionados {form}
    not-selected: desmarcada {form}, desmarcadas {form}, desmarcado {1/1},
      não selecionada {1/1}, não selecionado {2/3}
    checked: marcada {1/1}, marcadas {form}, marcado {2/2}, marcados {form}, selecionada {1/1},
      selecionadas {form}, selecionado {1/1}, selecionados {form}
    not-checked: desmarcada {1/1}, desmarcadas {form}, desmarcado {form}, não marcado {1/1},
      não selecionada {1/1}, não selecionado {1/1}
    partly-checked: meio marcado {1/1}, parcialmente marcada {1/1},
      parcialmente marcadas {form}, parcialmente marcado {form}, parcialmente marcados {form},
      parcialmente selecionada {1/1}, parcialmente selecionadas {form},
      parcialmente selecionado {form}, parcialmente selecionados {form}
    expanded: aberta {1/1}, abertas {form}, aberto {2/1}, abertos {form}, expandida {form},
      expandidas {form}, expandido {5/5}, expandidos {form}
    collapsed: fechada {1/1}, fechadas {form}, fechado {2/1}, fechados {form}, recolhida {form},
      recolhidas {form}, recolhido {4/4}, recolhidos {form}, reduzido {1/1}
    enabled: ativada {form}, ativadas {form}, ativado {2/3}, ativados {form}, habilitada {form},
      habilitado {3/3}, habilitados {form}
    disabled: desabilitada {form}, desabilitadas {form}, desabilitado {1/4},
      desabilitados {form}, desativada {1/2}, desativadas {form}, desativado {3/9},
      desativados {form}
    pressed: pressionada {form}, pressionado {3/3}, pressionados {form}
    not-pressed: não pressionado {2/2}
    muted: com som desativado {1/1}, mudo {2/1}, silenciado {0/2}
    on: ativado {3/5}, lig {1/1}, ligada {1/1}, ligado {1/4}
    off: desativada {1/2}, desativado {3/6}, desl {1/1}, desligada {2/1}, desligado {1/4}
    active: ativa {form}, ativas {form}, ativo {1/4}, ativos {form}
    inactive: não ativa {1/1}
    required: exigida {form}, exigidas {form}, exigido {1/1}, obrigatório {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: aceitar {8}, aceito {1}
    accept/reject second: recusar {8}, rejeitado {1}, rejeitar {2}
    active/inactive first: ativo {2}
    active/inactive second: inativo {2}, não ativa {1}
    add/remove first: adicionar {13}
    add/remove second: apagar {1}, excluir {1}, remover {13}
    allow/deny first: allow {1}, permitir {4}
    allow/deny second: bloquear {1}, negar {4}, não permitir {2}
    approve/reject first: aprovar {1}
    approve/reject second: negar {1}, recusar {1}
    archive/unarchive first: arquivo {2 also}
    archive/unarchive second: desarquivar {2}
    ascending/descending first: ascendente {1 also}, crescente {2}
    ascending/descending second: decrescente {2}, descendente {1 also}
    available/unavailable first: disponível {3}
    available/unavailable second: indisponível {3}, não disponível {1}
    before/after first: antes {2}
    before/after second: depois {2}
    block/unblock first: bloquear {5}
    block/unblock second: desbloquear {5}
    bookmark/remove-bookmark first: adicionar favorito {1}, marcar como favorito {1}, salvar {1}
    bookmark/remove-bookmark second: excluir favorito {1}, remover do salvos {1},
      remover dos salvos {1}
    boost/unboost first: dar boost {1}
    boost/unboost second: desfazer boost {1}
    camera-on/off first: ativar câmera {1}
    camera-on/off second: desativar câmera {1}
    captions-on/off first: ativar legendas {1}, mostrar legendas codificadas {1}
    captions-on/off second: desativar legendas {1}, ocultar legendas codificadas {1}
    check/uncheck first: marcar {2}
    check/uncheck second: desmarcar {2}
    checked/unchecked first: marcada {1}, marcado {1}, selecionada {1}, selecionado {1}
    checked/unchecked second: desmarcada {1}, não marcado {1}, não selecionada {1},
      não selecionado {1}
    connect/disconnect first: conectar {3}
    connect/disconnect second: desconectar {3}
    connected/disconnected first: conectado {1 also}
    connected/disconnected second: desconectado {1 also}
    download/cancel first: download {2}, fazer download {1}
    download/cancel second: cancelar download {2}
    download/remove-download first: fazer download {1}, fazer o download {1}
    download/remove-download second: excluir download {1}, excluir o download {1}
    enable/disable first: abilitar {1}, ativar {3}
    enable/disable second: desabilitar {1}, desativar {3}
    enabled/disabled first: ativado {3}, habilitado {4}
    enabled/disabled second: desabilitado {4}, desativada {1}, desativado {3}
    expand-all/collapse-all first: abrir tudo {1}, expandir tudo {1}
    expand-all/collapse-all second: fechar tudo {1}, recolher tudo {1}
    expand/collapse first: abrir {1}, expandir {7}, mostrar mais {1}
    expand/collapse second: colapsar {1}, fechar {1}, feche {1}, mostrar menos {1}, recolher {7}
    expanded/collapsed first: aberta {1}, aberto {2}, expandido {5}
    expanded/collapsed second: fechada {1}, fechado {2}, recolhido {5}, reduzido {1}
    fast-forward/rewind first: avançar {2}, avanço rápido {1}
    fast-forward/rewind second: retroceder {2}, voltar {2}
    favorite/unfavorite first: adicionar aos favoritos {2}, favoritar {3}
    favorite/unfavorite second: desfavoritar {3}, excluir dos favoritos {1},
      remover dos favoritos {2}
    first/last first: primeira {1}, primeiro {2}
    first/last second: última {1}, último {2}
    follow/unfollow first: seguir {3}
    follow/unfollow second: deixar de seguir {3}, parar de seguir {1}
    forward/back first: adiante {1}, avançar {8}, encaminhar {3}
    forward/back second: voltar {8}
    fullscreen-enter/exit first: entrar em tela cheia {1}, entrar no modo de tela cheia {1},
      entrar no modo tela cheia {1}, tela cheia {2}, tela inteira {1}
    fullscreen-enter/exit second: sair da tela cheia {1}, sair do modo de tela cheia {1},
      sair do modo tela cheia {2}, tela normal {1}
    grid/list-view first: em grade {1}, grade {5}, vista em grade {1}
    grid/list-view second: em lista {1}, lista {5}, lista de visualização {1}
    import/export first: importar {6}
    import/export second: exportar {6}
    increase/decrease first: aumentar {3}
    increase/decrease second: diminuir {3}
    install/uninstall first: instalar {1}
    install/uninstall second: desinstalar {1}
    join/leave first: entrar {2 also}
    join/leave second: sair {2}
    left/right first: esquerda {7}, à esquerda {1}
    left/right second: direita {7}, à direita {1}
    like/unlike first: curtir {1}
    like/unlike second: descurtir {1}
    lock/unlock first: bloquear {3}, cadeado {2}, trancar {2}
    lock/unlock second: desbloquear {3}, destrancar {2}
    locked/unlocked first: bloqueada {1}, trancado {2}
    locked/unlocked second: desbloqueada {1}, destrancado {2}
    maximize/minimize first: maximizar {3}
    maximize/minimize second: minimizar {3}
    microphone-on/off first: ativar microfone {1}
    microphone-on/off second: desativar microfone {1}
    minimum/maximum first: mínimo {4}
    minimum/maximum second: máximo {4}
    more/less first: mais {1}
    more/less second: menos {1 also}
    mute/unmute first: desativar som {4}, mudo {2}, sem som {1}, silenciar {1}
    mute/unmute second: ativar o som {1}, ativar som {4}, desligar mudo {1}, dessilenciar {1},
      parar de silenciar {2}, reativar {1}
    next/previous first: avançar {2}, próxima {3}, próximo {6}
    next/previous second: anterior {6}
    notifications-on/off first: habilitar notificações {1}
    notifications-on/off second: desabilitar notificações {1}
    on/off first: ativada {1}, ativado {8}, lig {1}, ligada {1}, ligado {5}, sim {1}
    on/off second: desativada {1}, desativadas {1}, desativado {8}, desl {1}, desligada {1},
      desligado {5}, não {1}
    open-menu/close-menu first: abrir menu {1}
    open-menu/close-menu second: fechar menu {1}
    open/close first: abrir {10}
    open/close second: fechar {10}
    pause/resume first: pausar {9}
    pause/resume second: continuar {9}, retomar {3}
    pin/unpin first: destacar {1}, fixar {3}, fixar guia {1}
    pin/unpin second: desafixar {3}, liberar guia {1}, retirar destaque {1}
    pip-enter/exit first: entrar no modo picture-in-picture {2}
    pip-enter/exit second: sair de picture-in-picture {2}, sair do modo picture-in-picture {1}
    play/pause first: iniciar reprodução {1}, jogar {1}, reproduzir {15}, tocar {2}
    play/pause second: pausar {15}, pausar reprodução {1}
    play/stop first: reproduzir {10}
    play/stop second: parar {10}, stop {1}
    pressed/not-pressed first: pressionado {2}
    pressed/not-pressed second: não pressionado {2}
    public/private first: pública {1}, público {2}
    public/private second: privada {1}, privado {2 also}
    read/unread first: marcar como lida {6}, marcar como lido {2}
    read/unread second: marcar como não lida {6}, marcar como não lido {2}
    record/stop first: iniciar gravação {1}
    record/stop second: parar de gravar {1}, parar gravação {1}
    repeat-all/repeat-off first: repetir todas {1}
    repeat-all/repeat-off second: não repetir {1}
    save/unsave first: salvar {1}
    save/unsave second: dessalvar {1}, remover {1}
    select-all/deselect-all first: marcar tudo {1}, selecionar todos {1}, selecionar tudo {2}
    select-all/deselect-all second: cancelar seleção {1}, desfazer seleção {1},
      desmarcar todos {1}, desmarcar tudo {1}, desselecionar tudo {2}, não selecionar nada {1}
    select/deselect first: marcar {1 also}, selecionar {2}
    select/deselect second: desmarcar {2}
    selected/not-selected first: selecionado {3}
    selected/not-selected second: desmarcado {1}, não selecionada {1}, não selecionado {3}
    show-all/hide-all first: exibir todas {1}, mostrar todos {1}
    show-all/hide-all second: esconder todas {1}, ocultar tudo {1}
    show-more/show-less first: exibir mais {1}, expandir {1}, mostrar mais {5}
    show-more/show-less second: exibir menos {1}, mostrar menos {5}, ocultar {1}
    show-password/hide-password first: exibir senha {2}, mostrar senha {4}
    show-password/hide-password second: ocultar senha {4}
    show/hide first: exibir {1}, mostrar {4}
    show/hide second: ocultar {4}
    shuffle-on/shuffle-off first: ativar o modo de ordem aleatória {1},
      habilitar o aleatório {1}
    shuffle-on/shuffle-off second: desabilitar o aleatório {1},
      desativar o modo de ordem aleatória {1}
    sign-in/sign-out first: credencial {1}, entrar {5}, fazer login {2}
    sign-in/sign-out second: desconectar {1 also}, fazer logout {1}, sair {5 also}
    start/end first: iniciar {2}, start {1}
    start/end second: end {2}, fim {1}
    start/stop first: iniciar {5}
    start/stop second: parar {5}
    subscribe/unsubscribe first: inscrever-se {3}, participar {1}
    subscribe/unsubscribe second: cancelar inscrição {3}, deixar de participar {1},
      remover inscrição {1}
    turn-on/turn-off first: ativar {3}
    turn-on/turn-off second: desativar {3}
    undo/redo first: desfazer {8}
    undo/redo second: refazer {8}
    up/down first: acima {2}, cima {1}
    up/down second: abaixo {2}, baixo {1 also}
    upload/download first: fazer upload {1}
    upload/download second: baixar {1}, download {1}
    visible/hidden first: exibidos {1}, visível {1}
    visible/hidden second: ocultos {1}
    volume-up/volume-down first: aumenta o volume {1}, aumentar volume {3}
    volume-up/volume-down second: diminui o volume {1}, diminuir o volume {1},
      diminuir volume {3}
    zoom-in/zoom-out first: ampliar {4}, aumentar zoom {1}
    zoom-in/zoom-out second: afastar {1}, diminuir {1}, diminuir zoom {1}, reduzir {4}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: botão de {43/44}, botão para {?}
    click-here anywhere verb: clique {in 14/16}
    click-here head phrase: clique aqui {?}, clique aqui para {in 8/16}, toque aqui {in 2/3}
    click-to anywhere verb: clique {in 28/30}
    click-to head linked: clicar para {?}, clique para {in 24/30}
    click-to head phrase: clique para sair {in 6/30}
    double-tap-to head linked: duplo toque para {in 3/15}
    double-tap-to head phrase: toque duas vezes {in 9/15}
    icon-of head linked: ícone da {9/12}, ícone das {?}, ícone de {82/91}, ícone do {21/24},
      ícone dos {?}, ícone para {8/8}
    image-of head linked: imagem da {3/4}, imagem das {?}, imagem de {12/18}, imagem do {13/15},
      imagem dos {?}, imagem para {1/1}
    link-to head linked: link para {1/1}
    logo-of head linked: logo da {?}, logo das {?}, logo de {?}, logo do {?}, logo dos {?},
      logo para {?}, logotipo da {2/2}, logotipo das {?}, logotipo de {1/2},
      logotipo do {11/13}, logotipo dos {?}, logotipo para {?}
    photo-of head linked: foto da {?}, foto das {?}, foto de {2/5}, foto do {2/2}, foto dos {?},
      foto para {?}, fotografia da {?}, fotografia das {?}, fotografia de {?},
      fotografia do {?}, fotografia dos {?}, fotografia para {?}
    picture-of head linked: foto da {?}, foto das {?}, foto de {2/5}, foto do {2/2},
      foto dos {?}, foto para {?}
    press-to head linked: pressione para {?}
    press-to head verb: pressione {in 30/30}
    select-to anywhere verb: selecione {in 3/3}
    select-to head linked: selecione para {in 3/3}
    swipe-to anywhere verb: deslize {in 14/15}
    swipe-to head phrase: deslize para {in 13/15}
    tap-and-hold head verb: tocar {in 22/56}
    tap-and-hold tail phrase: a tela pressionada {in 14/56}
    tap-here head phrase: toque aqui para {in 3/7}
    tap-here head verb: toque {in 7/7}
    tap-to head linked: toque para {in 79/83}
    thumbnail-of head linked: miniatura da página {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: abrir {6}, adicionar {14}, alfinete {2}, alterar {2}, apagar {4}, arquivar {4},
      arquivo {7}, atualizar {6}, atualização {2}, avançar {8}, baixar {7}, bloquear {5},
      busca {2}, cancelar {28}, colar {9}, compartilhar {17}, copiar {13}, criar {11},
      definir {2}, denunciar {3}, desativar som {4}, descendente {2}, digite {2}, editar {20},
      edição {2}, encaminhar {3}, entrar {2}, enviar {10}, escolher {2}, excluir {20},
      exibir {2}, exportar {7}, favorito {2}, fechar {24}, fixar {4}, gerenciar {3},
      importar {7}, imprimir {5}, iniciar {5}, inserir {3}, instalar {5}, ler {3}, limpar {12},
      localizar {4}, mostrar {6}, mover {6}, mudo {5}, ocultar {9}, ordenar {5}, parar {11},
      pausar {16}, pesquisa {7}, pesquisar {18}, procurar {2}, redefinir {10}, remover {15},
      renomear {8}, reportar {2}, reproduzir {12}, responder {8}, restaurar {6}, salvar {22},
      seguir {4}, selecionar {11}, silenciar {4}, sincronizar {4}, sincronização {2},
      substituir {4}, tocar {2}, ver {6}, visualizar {4}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: picture-in-picture

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: aqui, clique aqui
    weak: saiba mais

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: br {2}, cep {2}, ia {6}, jis {2}, rv {3}, tn {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: ler {0/144}, lig {0/0}, ver {0/188}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: botão {7/4 mobile}
    toggle-button: botão de alternância {3/2 desktop}
    checkbox: caixa de seleção {7/3 mobile}
    radio-button: botão de opção {7/4 mobile}
    switch: interruptor {2/2 mobile}
    slider: controle deslizante {6/3 mobile}
    progress-bar: barra de progresso {6/4 mobile}
    text-field: caixa de edição {1/1 mobile}
    search-field: caixa de pesquisa {1/1 desktop}
    combo-box: caixa de combinação {7/4 browser}
    drop-down: botão pop-up {1/1 browser}
    image: imagem {5/2 mobile}
    icon: ícone {5/3 mobile}
    graphic: gráfico {3/3 browser}
    link: link {8/3 mobile}
    menu: menu {6/3 browser}
    menu-item: item de menu {5/3 browser}
    tab: tab {3/3 browser}
    toolbar: barra de ferramentas {6/4 browser}
    heading: título {5/3 mobile}
    dialog: diálogo {6/4 desktop}
    list: lista {7/4 mobile}
    page: página {4/3 mobile}
    """#
  }
}
