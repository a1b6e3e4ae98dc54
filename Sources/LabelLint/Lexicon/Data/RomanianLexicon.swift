extension LexiconData {
  /// The words of Romanian.
  static var romanian: String {
    #"""
    # label-lint lexicon
    language ro

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    links: a, al, ale, de, pentru
    held-out: 15

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: buton {6/3}, buton de comandă {1/1}, buton normal {1/1},
      butonul {45 form}
    button plural head: butoane {14 form}, butoanele {10 form}
    toggle-button certain head: buton comutator {2/1}, buton de activare {1/1},
      buton de comutare {1/1}
    checkbox certain head: buton de bifare {1/1}, casetă de bifat {1/1},
      casetă de selectare {2/1}, căsuță de bifare {3/1}, căsuță de bifat {1/1}
    radio-button certain head: buton radio {7/3}
    switch certain head: comutator {4/2}, întrerupător {1/1}
    slider certain head: derulator {2/1}, glisor {5/4}, glisorul {4 form}
    progress-bar certain head: bară de progres {6/4}, indicator de progres {1/1}
    text-field certain head: casetă de editare {1/1}, căsuță text {1/1}
    search-field certain head: câmp căutare text {1/1}, câmp pentru căutarea textului {1/1},
      căsuță de căutare {1/1}
    combo-box certain head: casetă combinată {1/1}, casetă combo {1/1}, căsuță combinată {1/1},
      căsuță combo {2/1}, listă de selecție {2/1}, listă drop-down {1/1}
    drop-down certain head: buton de extindere {1/1}, buton listă verticală {1/1},
      buton pop-up {1/1}
    image noun head: imagine {21/13}, imaginea {52 form}
    image plural head: imagini {48 form}, imaginile {20 form}
    icon certain head: iconița {5 form}, iconiță {8/4}, pictograma {5/4}, pictogramă {7/5}
    icon plural head: iconițe {3 form}, pictograme {3 form}, pictogramele {8 form}
    picture noun head: imagine {8/8}, imaginea {52 form}, poză {1/1}
    picture plural head: imagini {48 form}, imaginile {20 form}
    graphic noun head: element grafic {1/1}, grafică {1/1}
    graphic support head: grafic {1/1}
    photo class head: fotografia {7 form}, fotografie {6/4}, poză {3/2}
    photo plural head: fotografii {6 form}
    logo certain head: logo {2/2}, logoul {1 form}, sigla {2/2}
    logo support head: siglă {?}
    thumbnail class head: miniatură {6/6}
    link class head: legătura {15 form}, legătură {3/2}, link {5/3}, linkul {72 form}
    link plural head: legături {16 form}, linkuri {10 form}, linkurile {11 form}
    menu class head: meniu {5/3}, meniul {33 form}
    menu plural head: meniuri {1 form}
    menu-item class head: element de meniu {3/3}, element meniu {2/1}, obiect din meniu {1/1}
    tab class head: fila {70 form}, filă {4/4}, tab pagină {2/1}
    tab plural head: file {121 form}, filele {60 form}
    toolbar class head: bară cu unelte {2/1}, bară de instrumente {2/2}, bară de unelte {2/2}
    heading class head: antet {4/3}, rubrică {1/1}
    dialog class head: casetă de dialog {1/1}, dialog {6/4}, dialogul {6 form}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: selectat {4/5}, selectate {form}, selectată {1/1}, selectați {form}
    not-selected: neselectat {2/2}, neselectată {1/1}, nu este selectat {1/1},
      nu este selectate {form}, nu este selectată {form}, nu este selectați {form}
    checked: bifat {3/3}, bifate {form}, bifată {2/2}, bifați {form}
    not-checked: nebifat {2/2}, nebifată {2/2}
    partly-checked: bifată parțial {2/2}, parțial bifat {1/1}, parțial bifate {form},
      parțial bifată {form}, parțial bifați {form}
    expanded: desfășurat {1/1}, extins {6/4}, extinsă {2/1}
    collapsed: contractat {1/1}, pliat {1/1}, redus {1/1}, restrâns {3/1}, restrânsă {2/1}
    enabled: activat {4/5}, activate {form}, activată {form}, activați {form}
    disabled: dezactivat {4/12}, dezactivate {form}, dezactivată {1/1}, dezactivați {form}
    pressed: apăsat {2/2}, apăsată {form}, apăsați {form}, presat {1/1}
    not-pressed: neapăsat {1/1}, nu este apăsat {1/1}, nu este apăsată {form},
      nu este apăsați {form}
    muted: cu sunetul dezactivat {1/1}, mut {2/1}, mută {form}, muți {form},
      notificări dezactivate {0/2}
    on: activat {4/7}, activată {1/2}, pornit {0/2}
    off: dezactivat {4/7}, dezactivată {2/3}, oprit {0/2}
    active: activ {1/4}
    inactive: inactivă {1/1}
    required: necesar {2/2}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: acceptare {1}, acceptați {4}, acceptă {1}
    accept/reject second: refuz {1}, refuzați {4}, refuză {1}, respingeți {2}
    active/inactive first: activ {1}
    active/inactive second: inactivă {1}
    add/remove first: adaugă {4}, adăugați {1}
    add/remove second: eliminare {2}, eliminați {1}, elimină {4}, îndepărtați {1}, șterge {2}
    allow/deny first: permite {2}, permiteți {2}
    allow/deny second: nu permite {2}, refuzați {2}, refuză {2}
    approve/reject first: aprobă {1}
    approve/reject second: refuză {1}, respinge {1}
    archive/unarchive first: arhivă {1}
    archive/unarchive second: scoate din arhivă {1}
    ascending/descending first: ascendent {2}, crescătoare {1}
    ascending/descending second: descendent {2}, descrescătoare {1}
    available/unavailable first: disponibil {1}, disponibilă {1}
    available/unavailable second: indisponibile {1}, indisponibilă {1}, nedisponibil {1}
    before/after first: înainte {2 also}
    before/after second: după {2}
    block/unblock first: blocați {2}
    block/unblock second: deblocați {2}
    bookmark/remove-bookmark first: adaugă un marcaj {1}
    bookmark/remove-bookmark second: ștergeți marcajul {1}
    camera-on/off first: activează camera foto {1}
    camera-on/off second: dezactivează camera foto {1}
    captions-on/off first: activează subtitrările {1}, arată subtitrarea {1}
    captions-on/off second: ascunde subtitrarea {1}, dezactivează subtitrările {1}
    check/uncheck first: bifați {1}, bifează {1}
    check/uncheck second: debifați {1}, debifează {1}
    checked/unchecked first: bifat {2}, bifată {2}
    checked/unchecked second: nebifat {2}, nebifată {2}
    connect/disconnect first: conectează {2}, conectează-te {1 also}
    connect/disconnect second: deconectează {2}, deconectează-te {1}
    download/cancel first: descarcă {1}, descărcare {1}
    download/cancel second: anulează descărcarea {1}
    download/remove-download first: descarcă {1}
    download/remove-download second: șterge descărcarea {1}
    enable/disable first: activați {2}, activează {3}
    enable/disable second: dezactivați {2}, dezactivează {3}
    enabled/disabled first: activat {7}
    enabled/disabled second: dezactivat {7}, dezactivată {1}
    expand-all/collapse-all first: extinde tot {1}, extinde-le pe toate {1}
    expand-all/collapse-all second: restrânge tot {1}, restrânge-le pe toate {1}
    expand/collapse first: exinde {1}, extinde {3}, extindeți {5}
    expand/collapse second: restrânge {3}, restrângeți {5}
    expanded/collapsed first: desfășurat {1}, extins {3}, extinsă {2}
    expanded/collapsed second: contractat {1}, pliat {1}, redus {1}, restrâns {3}, restrânsă {2}
    fast-forward/rewind first: derulare rapidă înainte {1}, derulați rapid înainte {1},
      derulează rapid înainte {2}
    fast-forward/rewind second: derulare înapoi {1}, derulați {1}, derulează înapoi {2}
    favorite/unfavorite first: adaugă la favorite {1}, adaugă preferință {1},
      adăugă la favorite {1}, favorit {1}
    favorite/unfavorite second: elimină din favorite {1}, elimină favoritul {1}
    first/last first: prima {1}, primul {1}
    first/last second: ultima {1}, ultimul {1}
    follow/unfollow first: urmărește {1}
    follow/unfollow second: nu mai urmări {1}
    forward/back first: redirecționați {2}, redirecționează {1}, înainte {8}
    forward/back second: înapoi {8}, înapoiere {1}
    fullscreen-enter/exit first: accesează în ecran complet {1},
      deschideți în ecran complet {1}, ecran complet {2}, pe tot ecranul {1}
    fullscreen-enter/exit second: ecran parțial {1}, ieși din ecranul complet {2},
      ieșire din modul pe tot ecranul {1}, ieșiți din ecranul complet {1}
    grid/list-view first: afișare în grilă {1}, grilă {4}
    grid/list-view second: afișare în listă {1}, listă {4}
    import/export first: importă {3}
    import/export second: exportați {1}, exportă {3}
    increase/decrease first: creșteți {1}, mărește {1 also}
    increase/decrease second: micșorează {1 also}, reduceți {1}
    install/uninstall first: instalează {1}
    install/uninstall second: dezinstalează {1}
    join/leave first: alăturați-vă {2}
    join/leave second: părăsiți {2}
    left/right first: stânga {8}
    left/right second: dreapta {8}
    like/unlike first: îmi place {1}
    like/unlike second: nu-mi place {1}
    lock/unlock first: blocare {1 also}, blochează {4}
    lock/unlock second: deblocare {1}, deblochează {4}
    locked/unlocked first: blocat {2}
    locked/unlocked second: deblocat {2}
    maximize/minimize first: maximizează {3}
    maximize/minimize second: minimizează {3}
    microphone-on/off first: activează sunetul microfonului {1}
    microphone-on/off second: dezactivează sunetul microfonului {1}
    minimum/maximum first: minim {2}
    minimum/maximum second: maxim {2}
    mute/unmute first: dezactivare sunet {2}, dezactivați sunetul {2}, dezactivează sunetul {3},
      fără sunet {1}, suprimare sunet {1}
    mute/unmute second: activare sunet {2}, activați sunetul {2}, activează sunetul {3},
      cu sunet {1}
    next/previous first: următor {1}, următorul {1}, înainte {5}
    next/previous second: precedent {1}, precedenta {1}, înapoi {5}
    notifications-on/off first: permite notificări {1}
    notifications-on/off second: dezactivați notificările {1}
    on/off first: activat {8}, activate {1}, activată {4}, da {2}, pornit {3}
    on/off second: dezactivat {8}, dezactivate {1}, dezactivată {4}, nu {2}, oprit {3}
    open-menu/close-menu first: deschide meniul {1}
    open-menu/close-menu second: închide meniul {1}
    open/close first: deschide {6}, deschideți {1}
    open/close second: închide {6}, închidere {1}, închideți {1}
    pause/resume first: pauză {2}, întrerupe {2}
    pause/resume second: continuați {2}, continuă {2}, reia {2}, rezumare {1}
    pin/unpin first: fixați {2}, fixează {1}
    pin/unpin second: anulați fixarea {1}, defixați {2}
    pip-enter/exit first: imagine în imagine {1}, intră în modul picture-in-picture {2}
    pip-enter/exit second: ieși din modul picture-in-picture {2},
      închidere imagine în imagine {1}
    play/pause first: piesă {1}, pornește redarea {1}, redare {3}, redați {4}, redă {3},
      start joc {1}
    play/pause second: pauză {4}, pune pauză redării {1}, întrerupe {3}
    play/stop first: redare {2}, redați {4}, redă {2}, start joc {1}
    play/stop second: oprește {2}, opriți {4}, stop {2}
    pressed/not-pressed first: apăsat {1}
    pressed/not-pressed second: neapăsat {1}, nu este apăsat {1}
    public/private first: public {3}
    public/private second: privat {3}
    read/unread first: marcați ca citit {1}, marcați ca citită {2}, marchează ca citit {4},
      marchează ca citită {1}
    read/unread second: marcați ca necitită {2}, marchează ca necitit {4},
      marchează ca necitită {1}
    record/stop first: pornește înregistrarea {1}, începe înregistrarea {1}
    record/stop second: oprește înregistrarea {1}, opriți înregistrarea {1}
    repeat-all/repeat-off first: repetare toate {1}
    repeat-all/repeat-off second: nu repeta nimic {1}
    save/unsave first: salvează {1}
    save/unsave second: nesalvare {1}
    select-all/deselect-all first: selectați toate {1}, selectați tot {2}, selectează toate {1},
      selectează tot {3}
    select-all/deselect-all second: deselectați tot {2}, deselectează toate {1},
      deselectează tot {3}, selectați niciunul {1}
    select/deselect first: selectează {2}
    select/deselect second: deselectare {1}, deselectează {2}
    selected/not-selected first: selectat {2}
    selected/not-selected second: neselectat {2}, neselectată {1}, nu este selectat {1}
    show-all/hide-all first: afișează-le pe toate {1}, arată toate {1}
    show-all/hide-all second: ascunde totul {1}, ascunde-le pe toate {1}
    show-more/show-less first: afișați mai mult {2}, afișați mai multe {1},
      afișează mai multe {1}, arată mai mult {1}, arată mai multe {1}
    show-more/show-less second: afișați mai puțin {2}, afișează mai puțin {1},
      afișează mai puține {1}, arată mai puțin {1}, arată mai puține {1}
    show-password/hide-password first: afișați parola {2}, afișeză parola {1}, arată parola {2}
    show-password/hide-password second: ascunde parola {2}, ascundeți parola {2}
    show/hide first: afișare {1}, afișează {1}, arată {1}
    show/hide second: ascunde {1}, ascundere {1}
    shuffle-on/shuffle-off first: activează modul sortare aleatorie {1}, amestecare pornit {1}
    shuffle-on/shuffle-off second: amestecare oprit {1},
      dezactivează modul sortare aleatorie {1}
    sign-in/sign-out first: autentificare {3}, conectare {1}, conectați-vă {1},
      conectează-te {1 also}, intră {1}, logare {1}, loghin {1}
    sign-in/sign-out second: deconectare {3}, deconectează-te {1}, delogare {1},
      închide sesiunea {1}
    start/stop first: începeți {2 also}
    start/stop second: opriți {2}
    subscribe/unsubscribe first: abonare {3}, abonați-vă {1}, abonează {1}, abonează-te {1}
    subscribe/unsubscribe second: dezabonare {3}, dezabonați-vă {1}
    turn-on/turn-off first: activați {1}, activează {1}
    turn-on/turn-off second: dezactivați {1}, dezactivează {1}
    undo/redo first: anulare {2}, anulați {1}, anulează {2}, refă {1}
    undo/redo second: reface {1}, refacere {2}, refă {2}, repetați {1}, repetă {1}
    up/down first: sus {4 also}
    up/down second: jos {4}
    upload/download first: încărcare {1 also}, încărcați {1}
    upload/download second: descarcă {1}, descărcare {1}
    visible/hidden first: afișate {1}
    visible/hidden second: ascuns {1}
    volume-up/volume-down first: crește volum {1}, creșterea volumului {1},
      creșteți volumul {1}, mărește volumul {1}, volum crescut {1}
    volume-up/volume-down second: micșorează volumul {1}, scade volum {1},
      scăderea volumului {1}, volum mai încet {1}, volum scăzut {1}
    zoom-in/zoom-out first: mărește {4}, mărire {1 also}
    zoom-in/zoom-out second: micșorare {1}, micșorează {4}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: buton pentru {1/1}, butonul {49/53}
    click-here anywhere verb: clic {in 8/13}
    click-here head phrase: atingeți aici {in 1/3}, dă clic aici {?}, faceți clic aici {?}
    click-to anywhere verb: clic {in 25/29}
    click-to head linked: dați clic pentru {?}, dă clic pentru {in 17/29},
      faceți clic pentru {in 1/19}
    double-tap-to head linked: atinge de două ori {?}, atingeți de două ori {?},
      faceți dublu clic {?}
    double-tap-to head phrase: atinge de două {in 3/12}, atingeți de două {in 7/12}
    icon-of head linked: iconiță cu {?}, iconiță de {1/1}, iconiță pentru {?},
      pictogramă cu {15/16}, pictogramă de {2/6}, pictogramă pentru {5/6}
    image-of head linked: imagine cu {?}, imagine de {2/5}, imagine pentru {?}, imaginea {20/25}
    link-to head linked: legătură către {?}, link către {?}
    logo-of head linked: logo cu {?}, logo de {?}, logo pentru {?}, sigla cu {?},
      sigla de {1/1}, sigla pentru {?}
    logo-of head noun: sigla {11/11}
    photo-of head linked: fotografia {6/6}, fotografie cu {?}, fotografie de {1/3},
      fotografie pentru {?}, poză cu {?}, poză de {?}, poză pentru {?}
    picture-of head linked: poză cu {?}, poză de {?}, poză pentru {?}
    press-to head verb: apăsați {in 8/20}
    select-to head linked: alegeți pentru a {?}, selectați pentru a {?}, selectează pentru a {?}
    swipe-to anywhere verb: glisați {in 4/8}
    swipe-to head verb: glisează {in 2/8}
    tap-here head phrase: atingeți aici pentru {in 2/6}
    tap-here head verb: atinge {in 4/6}
    tap-to anywhere verb: atingeți {in 31/48}
    tap-to head linked: apasă pentru {in 1/10}, apăsați pentru {?}, atinge pentru {in 1/10},
      atingeți pentru {?}, atingeți pentru a {in 22/48}
    thumbnail-of head linked: miniatura paginii {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: actualizează {2}, adaugă {8}, adăugați {3}, afișați {2}, afișează {3}, anulare {6},
      anulați {5}, anulează {12}, arată {2}, arhivare {2}, arhivează {2}, arhivă {7},
      ascunde {6}, blocați {2}, capturează {2}, caută {10}, citește {2}, citit {3}, cod pin {2},
      copiază {6}, copiați {4}, copiere {3}, crează {2}, creați {6}, creează {3}, curăță {2},
      căutare {12}, căutați {5}, descarcă {7}, deschide {5}, descărcare {6}, descărcați {2},
      dezactivare {2}, dezactivare sunet {2}, dezactivați sunetul {2}, dezactivează sunetul {3},
      distribuie {4}, distribuiți {2}, editare {6}, editați {4}, editează {7}, eliminați {2},
      elimină {4}, exportă {4}, fixați {3}, gestionează {3}, importă {3}, indepărtați {2},
      inserați {2}, instalare {2}, instalează {3}, introduceți {3}, lipește {4}, modifică {3},
      mutare {2}, mută {4}, oprește {3}, opriți {4}, partajare {3}, partajați {2},
      partajează {2}, pauză {10}, printează {2}, raportați {4}, redare {2}, redați {5},
      redenumește {2}, redenumire {4}, redirecționați {2}, redă {3}, renunță {5}, resetare {2},
      resetați {3}, resetează {5}, restabilește {2}, restabilire {2}, restaurează {4},
      răspunde {4}, răspundeți {3}, salvare {2}, salvați {6}, salvează {10}, scanează {2},
      schimbă {2}, selectare {2}, selectează {6}, sincronizare {4}, sortare {3}, sortează {2},
      tipărire {3}, trimite {7}, trimiteți {3}, vizualizare {2}, vizualizați {2}, înainte {8},
      începeți {2}, închide {11}, închidere {4}, închideți {8}, îndepărtați {3}, înlocuiți {2},
      întrerupe {4}, șterge {12}, ștergere {4}, ștergeți {5}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: buton rotativ
    image: imagine în imagine, picture-in-picture
    icon: iconiță animată

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}, rv {3}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: buton {6/3 mobile}
    toggle-button: buton de comutare {1/1 browser}
    checkbox: casetă de selectare {2/1 mobile}
    radio-button: buton radio {7/3 mobile}
    switch: comutator {4/2 mobile}
    slider: glisor {5/4 mobile}
    progress-bar: bară de progres {6/4 mobile}
    text-field: casetă de editare {1/1 mobile}
    search-field: căsuță de căutare {1/1 desktop}
    combo-box: listă drop-down {1/1 mobile}
    drop-down: buton pop-up {1/1 browser}
    image: imagine {5/2 mobile}
    icon: pictogramă {1/1 mobile}
    graphic: element grafic {1/1 browser}
    link: link {5/3 mobile}
    menu: meniu {5/3 browser}
    menu-item: element de meniu {3/3 browser}
    tab: filă {4/4 browser}
    toolbar: bară de instrumente {2/2 browser}
    heading: antet {4/3 browser}
    dialog: dialog {6/4 browser}
    list: listă {7/4 mobile}
    page: pagină {4/3 mobile}
    """#
  }
}
