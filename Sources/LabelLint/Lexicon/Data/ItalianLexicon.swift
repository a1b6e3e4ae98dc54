extension LexiconData {
  /// The words of Italian.
  static var italian: String {
    #"""
    # label-lint lexicon
    language it

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    articles: gli, i, il, l', la, lo, un, una
    links: d', de, degli, dei, del, dell', della, delle, dello, di, per
    held-out: 32

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: pulsante {8/4}
    button plural head: pulsanti {31 form}
    toggle-button certain head: pulsante di attivazione o disattivazione {1/1},
      pulsante di commutazione {2/1}
    toggle-button support head: interruttore {1/1}
    checkbox certain head: casella di controllo {4/3}, casella di spunta {3/1},
      pulsante di controllo {1/1}
    radio-button certain head: pulsante di opzione {2/1}, pulsante radio {6/3}
    switch certain head: interruttore {2/2}
    switch support head: selettore {2/1}
    slider certain head: controllo scorrevole {2/1}, cursore d'avanzamento {1/1}
    slider support head: cursore {2/1}
    progress-bar certain head: barra d'avanzamento {1/1}, barra del progresso {1/1},
      barra di avanzamento {4/3}, indicatore di avanzamento {1/1}
    text-field certain head: campo inserimento {2/1}, casella di modifica {1/1},
      casella di testo {1/1}
    search-field certain head: campo di ricerca {2/1}, campo di ricerca testo {1/1},
      campo di testo della ricerca {1/1}, casella di ricerca {1/1}
    combo-box certain head: casella combinata {7/4}, elenco a discesa {1/1}
    drop-down certain head: menù a discesa {1/1}, pulsante a discesa {1/1},
      pulsante con menù a discesa {1/1}, pulsante popup {1/1}
    image noun head: immagine {28/19}
    image plural head: immagini {78 form}
    icon certain head: icona {24/17}
    icon plural head: icone {32 form}
    picture noun head: foto {3/3}, immagine {9/9}
    picture plural head: immagini {78 form}
    graphic noun head: immagine {2/2}
    graphic support head: grafico {1/1}
    graphic plural head: immagini {78 form}
    photo class head: foto {12/9}, fotografia {?}
    logo certain head: logo {6/6}
    thumbnail class head: miniatura {5/5}
    link class head: collegamento {6/2}, link {3/2}
    link plural head: collegamenti {13 form}
    menu class head: menù {4/1}
    menu-item class head: elemento del menù {1/1}, elemento di menu {1/1}, voce di menu {1/1},
      voce di menù {3/1}
    tab class head: linguetta di pagina {1/1}, scheda {4/2}, tab {2/2}
    tab plural head: schede {211 form}
    toolbar class head: barra degli strumenti {6/4}
    heading class head: intestazione {8/3}
    dialog class head: dialogo {5/3}, finestra di dialogo {3/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: selezionata {2/2}, selezionate {form}, selezionati {form}, selezionato {2/4}
    not-selected: non selezionata {1/1}, non selezionate {form}, non selezionati {form},
      non selezionato {2/3}
    checked: selezionata {1/1}, selezionate {form}, selezionati {form}, selezionato {1/1},
      spuntata {1/1}
    not-checked: non attivata {form}, non attivate {form}, non attivato {1/1},
      non selezionata {1/1}, non selezionate {form}, non selezionati {form},
      non selezionato {1/1}, non spuntata {1/1}
    partly-checked: parzialmente attivata {form}, parzialmente attivate {form},
      parzialmente attivato {1/1}, parzialmente selezionata {1/1},
      parzialmente selezionate {form}, parzialmente selezionati {form},
      parzialmente selezionato {form}, parzialmente spuntata {1/1}
    expanded: espanso {6/4}
    collapsed: compressa {form}, compresse {form}, compresso {4/2}, contratto {1/1},
      non espanso {1/1}
    enabled: abilitata {form}, abilitate {form}, abilitati {form}, abilitato {1/3},
      attivata {form}, attivate {form}, attivato {3/4}, controllo attivo {1/1}
    disabled: disabilitata {1/3}, disabilitate {form}, disabilitati {form}, disabilitato {3/8},
      disattivata {form}, disattivate {form}, disattivati {form}, disattivato {2/7}
    pressed: premuta {form}, premuto {2/2}
    not-pressed: non premuta {form}, non premuto {2/2}
    muted: con audio disattivato {1/1}, silenziato {0/4}, volume escluso {2/1}
    on: attiva {0/2 also}, attivato {2/3}, attivo {1/5}
    off: disattivata {0/2}, disattivato {2/6}, non attivo {1/1}, spento {0/2}
    active: attiva {form}, attive {form}, attivi {form}, attivo {1/5 also}
    inactive: non attiva {form}, non attive {form}, non attivi {form}, non attivo {1/1}
    required: richiesto {2/2}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: accetta {7}, accetto {3}
    accept/reject second: rifiuta {7}, rifiuto {3}
    activate/deactivate first: attiva {1 also}
    activate/deactivate second: disattiva {1 also}
    active/inactive first: attivo {2 also}
    active/inactive second: inattivo {2}, non attivo {1 also}
    add/remove first: aggiungi {16}
    add/remove second: elimina {1}, rimuovi {16}
    allow/deny first: allow {1}, consenti {2}
    allow/deny second: blocca {1 also}, nega {2}, non consentire {2}, rifiuta {1}
    approve/reject first: approva {1}
    approve/reject second: nega {1}, non consentire {1 also}
    archive/unarchive first: archivia {1}, archivio {1}
    archive/unarchive second: annulla archiviazione {1}, togli dall'archivio {1}
    ascending/descending first: crescente {4}
    ascending/descending second: decrescente {4}
    available/unavailable first: available {1}, disponibile {2}
    available/unavailable second: non disponibile {2}, non disponibili {2}
    before/after first: prima {2}
    before/after second: dopo {2}
    block/unblock first: blocca {6}
    block/unblock second: sblocca {6}
    bookmark/remove-bookmark first: aggiungi ai segnalibri {1}, aggiungi preferito {1},
      aggiungi segnalibro {1}, segnalibro {3}
    bookmark/remove-bookmark second: elimina preferito {1}, elimina segnalibro {1},
      rimuovi dai segnalibri {1}, rimuovi il segnalibro {1}, rimuovi segnalibro {3}
    boost/unboost first: condividi {1}, reblogga {1}
    boost/unboost second: annulla condivisione {1}, annulla la condivisione {1},
      annulla reblog {1}, rimuovi condivisione {1}
    camera-on/off first: attiva videocamera {1}
    camera-on/off second: disattiva videocamera {1}
    captions-on/off first: attiva i sottotitoli {1}, mostra sottotitoli {1}
    captions-on/off second: disattiva i sottotitoli {1}, nascondi sottotitoli {1}
    check/uncheck first: metti spunta {1}, seleziona {1}
    check/uncheck second: deseleziona {1}, togli spunta {1}
    checked/unchecked first: attivato {1}, selezionata {1}, selezionato {1}, spuntata {2}
    checked/unchecked second: non attivato {1}, non selezionata {1}, non selezionato {1},
      non spuntata {2}
    connect/disconnect first: connetti {4}, connettiti {1}
    connect/disconnect second: disconnetti {4}, disconnettiti {1 also}
    connected/disconnected first: connesso {2}
    connected/disconnected second: disconnesso {2 also}
    download/cancel first: download {2}, scarica {1}
    download/cancel second: annulla download {2}, annulla lo scaricamento {1}
    download/remove-download first: scarica {1}
    download/remove-download second: cancella il file scaricato {1}, elimina download {1}
    enable/disable first: abilita {3}, attiva {2}
    enable/disable second: disabilita {3}, disattiva {1}
    enabled/disabled first: abilitato {3}, abilitato a {1}, attivato {4}, controllo attivo {1}
    enabled/disabled second: disabilitata {1}, disabilitato {3}, disabilitato a {1},
      disattivato {4}
    expand-all/collapse-all first: espandi tutto {1}
    expand-all/collapse-all second: comprimi tutto {1}
    expand/collapse first: espandi {9}
    expand/collapse second: comprimere {1}, comprimi {9}, riduci {3}
    expanded/collapsed first: espanso {5}
    expanded/collapsed second: compresso {5}, contratto {1}, non espanso {1}
    fast-forward/rewind first: avanti veloce {5}
    fast-forward/rewind second: riavvolgi {5}
    favorite/unfavorite first: aggiungi ai preferiti {3}, aggiungi preferito {1}, apprezza {1},
      assegna una stella {1}, preferito {1}, segna come importante {1}
    favorite/unfavorite second: annulla apprezzamento {1}, non preferito {1},
      rimuovi dai preferiti {3}, rimuovi la stella {1}, rimuovi preferito {1},
      segna come non importante {1}
    first/last first: primo {3}
    first/last second: ultimo {3}
    follow/unfollow first: segui {4}
    follow/unfollow second: non seguire più {1}, smetti di seguire {4}
    forward/back first: avanti {8}, inoltra {4}
    forward/back second: indietro {8}
    fullscreen-enter/exit first: attiva schermo intero {1}, passa a schermo intero {1},
      schermo intero {2}
    fullscreen-enter/exit second: chiudi schermo intero {1}, esci da schermo intero {2},
      finestra normale {1}
    grid/list-view first: griglia {4}, vista griglia {1}
    grid/list-view second: elenco {4}, lista {2}, vista elenco {1}
    import/export first: importa {5}
    import/export second: esporta {5}
    increase/decrease first: alza {1}, aumenta {1}
    increase/decrease second: abbassa {1}, riduci {1 also}
    install/uninstall first: installa {1}
    install/uninstall second: disinstalla {1}
    join/leave first: entra {2}
    join/leave second: esci {2}
    left/right first: a destra {1}, sinistra {8}, sinistro {2}
    left/right second: a sinistra {1}, destra {8}, destro {2}
    like/unlike first: mi piace {1}
    like/unlike second: non mi piace più {1}
    lock/unlock first: blocca {5}, lucchetto {2}
    lock/unlock second: sblocca {5}
    locked/unlocked first: bloccato {2 also}, bloccato a {1}
    locked/unlocked second: sbloccato {2}, sbloccato a {1}
    maximize/minimize first: ingrandisci {1 also}, massimizza {2}
    maximize/minimize second: minimizza {2}, riduci a icona {1}
    microphone-on/off first: riattiva microfono {1}
    microphone-on/off second: disattiva microfono {1}
    minimum/maximum first: minimo {2}, volume minimo {1}
    minimum/maximum second: massimo {2}, volume massimo {1 also}
    more/less first: altro {1 also}
    more/less second: meno {1 also}
    mute/unmute first: disattiva audio {3}, disattiva l'audio {1}, escludi audio {1},
      silenzia {2}
    mute/unmute second: abilita audio {1}, annulla silenzioso {2}, attiva l'audio {1},
      riattiva {2}, riattiva audio {3}, smetti di silenziare {1}
    next/previous first: avanti {3}, successiva {1}, successivo {6}
    next/previous second: indietro {3}, precedente {6}
    notifications-on/off first: abilita notifiche {2}
    notifications-on/off second: disabilita notifiche {2}
    on/off first: acceso {1}, attiva {2 also}, attivato {3}, attivo {5}, mattivato {1}, sì {1}
    on/off second: disattivata {2}, disattivato {5}, disattivo {1}, no {1}, non attivo {1 also},
      spenta {1}, spento {1}
    open-menu/close-menu first: apri il menù {1}
    open-menu/close-menu second: chiudi il menù {1}
    open/close first: aperto {2}, apri {9}
    open/close second: chiudi {9}
    pause/resume first: metti in pausa {1}, pausa {5}
    pause/resume second: continua {5}, riprendi {5}
    pin/unpin first: fissa {2}
    pin/unpin second: non fissare in cima {1}, rimuovi dai fissati {2}, stacca {1}, togli {1}
    pip-enter/exit first: attiva picture in picture {2}
    pip-enter/exit second: esci da picture in picture {2}
    play/pause first: gioca {2}, inizia la riproduzione {1}, riproduci {12}
    play/pause second: mette in pausa la riproduzione {1}, metti in pausa {3}, pausa {12}
    play/stop first: gioca {1}, riproduci {7}
    play/stop second: ferma {7}, interrompi {4}
    pressed/not-pressed first: premuto {2}
    pressed/not-pressed second: non premuto {2}
    public/private first: pubblico {4}
    public/private second: privato {4}
    read/unread first: contrassegna come letto {1}, letto {1}, segna come già letto {1},
      segna come letto {4}
    read/unread second: contrassegna come non letto {1}, non letto {1},
      segna come da leggere {3}, segna come non letto {4}
    record/stop first: avvia registrazione {2}
    record/stop second: interrompi registrazione {2}
    repeat-all/repeat-off first: ripeti tutto {1}
    repeat-all/repeat-off second: nessuna ripetizione {1}
    save/unsave first: salva {1}
    save/unsave second: rimuovi {1}, rimuovi dai salvati {1}
    select-all/deselect-all first: seleziona tutti {4}, seleziona tutto {5}
    select-all/deselect-all second: deseleziona tutti {4}, deseleziona tutto {5},
      non selezionarne nessuno {1}
    select/deselect first: seleziona {3}
    select/deselect second: deseleziona {3}
    selected/not-selected first: selezionato {3}
    selected/not-selected second: non selezionata {1}, non selezionato {3}
    show-all/hide-all first: mostra tutto {3}
    show-all/hide-all second: nascondi tutto {3}
    show-more/show-less first: espandi {1}, mostra altro {3}, mostra di più {3}, vedi di più {1}
    show-more/show-less second: comprimi {1}, mostra di meno {1}, mostra meno {3}, vedi meno {1}
    show-password/hide-password first: mostra password {7}
    show-password/hide-password second: nascondi password {7}
    show/hide first: mostra {4}, visualizza {1}
    show/hide second: nascondi {4}
    shuffle-on/shuffle-off first: attiva la riproduzione casuale {1}, mescola {1 also}
    shuffle-on/shuffle-off second: disattiva la riproduzione casuale {1}, non mescolare {1}
    sign-in/sign-out first: accedi {8}, accesso {1 also}, collegati {1}
    sign-in/sign-out second: disconnettiti {2}, esci {8 also}, esci da questo account {1}
    start/end first: avvia {2 also}, inizio {1 also}, start {1}
    start/end second: fine {2}
    start/stop first: avvia {3}, inizia {3 also}, inizio {1 also}
    start/stop second: ferma {3}, interrompi {1}
    subscribe/unsubscribe first: iscriviti {6}, sottoscrivi {1}
    subscribe/unsubscribe second: annulla sottoscrizione {1}, disiscriviti {6}
    turn-on/turn-off first: attiva {2}
    turn-on/turn-off second: disattiva {2}, spegnilo {1}
    undo/redo first: annulla {6}, rifai {1}
    undo/redo second: ripeti {6}
    up/down first: su {3}
    up/down second: giù {3}
    upload/download first: carica {2}
    upload/download second: scarica {2}
    visible/hidden first: mostrati {1}, visibile {1}
    visible/hidden second: nascosti {1}, nascosto {1}
    volume-up/volume-down first: alza il volume {2}, alza volume {1}, aumenta il volume {1},
      aumenta volume {1}
    volume-up/volume-down second: abbassa il volume {2}, abbassa volume {1},
      diminuisci il volume {1}, riduci volume {1}
    zoom-in/zoom-out first: aumenta ingrandimento {1}, aumenta lo zoom {1}, aumenta zoom {1},
      ingrandisci {2 also}
    zoom-in/zoom-out second: diminuisci lo zoom {1}, riduci {1 also}, riduci ingrandimento {1},
      riduci zoom {1}, rimpicciolisci {2}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: pulsante di {10/12}, pulsante per {2/2}
    click-here anywhere verb: clicca {in 17/27}
    click-here head phrase: clicca qui {?}, clicca qui per {in 12/27}, fai clic qui {?},
      tocca qui {in 3/3}
    click-to anywhere verb: clic {in 26/32}
    click-to head linked: clicca per {in 1/29}, fai clic per {in 22/32}, fare clic per {?}
    double-tap-to head linked: doppio tocco per {in 6/13}, fai doppio clic per {?}
    double-tap-to head phrase: tocca due volte {in 6/13}
    icon-of head linked: icona dei {?}, icona del {4/6}, icona dell {8/9}, icona della {6/6},
      icona di {14/15}, icona per {20/21}
    image-of head linked: immagine dei {?}, immagine del {4/7}, immagine dell {3/4},
      immagine della {2/3}, immagine di {5/6}, immagine per {?}
    link-to head linked: collegamento a {?}, collegamento al {?}, collegamento alla {?},
      link a {?}, link ai {?}, link al {?}, link alla {?}, link alle {?}
    logo-of head linked: logo dei {?}, logo del {1/1}, logo dell {?}, logo della {?},
      logo di {11/13}, logo per {?}
    photo-of head linked: foto dei {?}, foto del {?}, foto dell {?}, foto della {?},
      foto di {?}, foto per {?}
    picture-of head linked: foto dei {?}, foto del {?}, foto dell {?}, foto della {?},
      foto di {?}, foto per {?}
    press-to head phrase: premi invio per {in 4/20}
    press-to head verb: premi {in 19/20}
    select-to head linked: seleziona per {in 3/3}, selezionare per {?}
    swipe-to head phrase: scorri per {in 3/11}, scorri verso {in 5/11}
    swipe-to head verb: scorri {in 9/11}
    tap-and-hold anywhere verb: tieni {in 19/42}
    tap-here head phrase: tocca qui per {in 6/10}
    tap-here head verb: tocca {in 10/10}
    tap-to anywhere verb: tocca {in 55/59}
    tap-to head linked: premere per {?}, tocca per {in 55/59}, toccare per {in 1/18}
    thumbnail-of head linked: miniatura della pagina {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: aggiorna {5}, aggiornamento {2}, aggiungi {16}, annulla {28}, apri {7}, archivia {4},
      archivio {6}, avanti {8}, azzera {2}, blocca {6}, canc {4}, cancella {10}, carica {2},
      cattura {2}, cerca {16}, chiudi {25}, condividi {19}, copia {15}, crea {11},
      disattiva audio {3}, elimina {22}, esporta {6}, ferma {5}, filtra {2}, fissa {5},
      gestisci {4}, gioca {2}, importa {7}, imposta {2}, incolla {10}, inizia {3}, inoltra {4},
      ins {4}, inserisci {4}, installa {5}, interrompi {7}, invia {10}, invio {4}, lettura {2},
      modifica {21}, mostra {7}, nascondi {13}, ordina {5}, pausa {14}, pulisci {3},
      puntina {2}, reimposta {7}, ricerca {13}, rimuovi {18}, rinomina {8}, ripristina {8},
      riproduci {11}, rispondi {10}, salva {24}, scarica {13}, scegli {2}, segnala {9},
      segnalibro {6}, segui {5}, seleziona {14}, silenzia {6}, sincronizza {2},
      sincronizzazione {2}, sostituisci {3}, sposta {6}, stamp {2}, stampa {6}, trova {7},
      visualizza {9}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: picture-in-picture

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: clicca qui, qui
    weak: leggi di più

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: ia {6}, jis {2}, tn {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: ins {0/3}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: pulsante {8/4 mobile}
    toggle-button: interruttore {1/1 desktop}
    checkbox: casella di controllo {4/3 mobile}
    radio-button: pulsante radio {6/3 desktop}
    switch: interruttore {2/2 desktop}
    slider: cursore {2/1 mobile}
    progress-bar: barra di avanzamento {4/3 mobile}
    text-field: casella di modifica {1/1 mobile}
    search-field: casella di ricerca {1/1 desktop}
    combo-box: casella combinata {7/4 browser}
    drop-down: pulsante popup {1/1 browser}
    image: immagine {5/2 mobile}
    icon: icona {5/3 mobile}
    graphic: immagine {2/2 browser}
    link: link {3/2 mobile}
    menu: menù {4/1 desktop}
    menu-item: voce di menu {1/1 browser}
    tab: tab {2/2 browser}
    toolbar: barra degli strumenti {6/4 browser}
    heading: intestazione {8/3 mobile}
    dialog: dialogo {5/3 desktop}
    list: elenco {6/3 mobile}
    page: pagina {4/3 mobile}
    """#
  }
}
