extension LexiconData {
  /// The words of French.
  static var french: String {
    #"""
    # label-lint lexicon
    language fr

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    articles: l', la, le, les, un, une
    links: d', de, des, du, pour
    held-out: 32

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: bouton {7/3}, bouton pressoir {1/1}
    button plural head: boutons {35 form}
    toggle-button certain head: bouton bascule {1/1},
      bouton d'activation de désactivation {1/1}, bouton à deux états {2/1}
    checkbox certain head: case à cocher {8/4}
    radio-button certain head: bouton radio {6/3}, case d'option {2/1}
    switch certain head: bascule {1/1}, bouton bascule {3/1}, interrupteur {1/1}
    slider certain head: glissière {4/2}, potentiomètre {1/1}
    slider support head: curseur {2/1}
    progress-bar certain head: barre de progression {6/4}, indicateur de progression {1/1}
    text-field certain head: boîte de texte {1/1}, zone d'édition {1/1}, zone de saisie {2/1}
    search-field certain head: boîte de recherche {1/1}, champ de recherche {4/3},
      champ de recherche de texte {1/1}
    combo-box certain head: boîte combinée {2/2}, liste déroulante {6/3}
    drop-down certain head: bouton avec liste déroulante {1/1}, bouton déroulant {1/1},
      bouton pop-up {1/1}, menu déroulant {1/1}
    image noun head: image {33/23}
    image plural head: images {62 form}
    icon certain head: icône {26/18}
    icon plural head: icônes {26 form}
    picture noun head: image {10/10}, photo {6/5}
    picture plural head: images {62 form}, photos {11 form}
    graphic noun head: image {1/1}, élément graphique {1/1}
    graphic support head: graphique {1/1}
    graphic plural head: images {62 form}
    photo class head: photo {13/10}, photographie {?}
    logo certain head: logo {6/6}
    logo plural head: logos {4 form}
    thumbnail class head: miniature {6/6}, vignette {4/4}
    link class head: lien {9/4}
    link plural head: liens {42 form}
    menu class head: menu {6/3}
    menu plural head: menus {7 form}
    menu-item class head: élément de menu {6/4}
    tab class head: onglet {1/1}, onglet de page {3/2}
    tab plural head: onglets {146 form}
    toolbar class head: barre d'outils {6/4}
    heading class head: en-tête {6/2}, titre {3/3}
    dialog class head: boîte de dialogue {6/3}, dialogue {2/2}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: sélectionné {4/7}, sélectionnée {1/1}, sélectionnées {form}, sélectionnés {form}
    not-selected: non sélectionné {2/3}, non sélectionnée {1/1}, non sélectionnées {form},
      non sélectionnés {form}
    checked: coché {3/3}, cochée {2/2}, cochés {form}
    not-checked: non coché {2/2}, non cochée {2/2}, non cochés {form}
    partly-checked: partiellement coché {form}, partiellement cochée {2/2},
      partiellement cochés {form}, semi-coché {1/1}, semi-cochée {form}, semi-cochés {form}
    expanded: développé {6/4}, développée {1/1}, développés {form}, étendu {1/1}
    collapsed: regroupé {1/1}, réduit {6/5}, réduite {1/1}, réduits {form}
    enabled: activé {3/5}, activée {1/1}, activées {form}, activés {form}
    disabled: désactivé {4/11}, désactivée {1/3}, désactivées {form}, désactivés {form}
    pressed: enfoncé {1/1}, pressé {2/2}
    not-pressed: non enfoncé {1/1}, non pressé {1/1}
    muted: en sourdine {0/2}, son coupé {1/1}, sourdine {2/1}
    on: activé {4/9}, activée {0/2}
    off: désactivé {6/9}, désactivée {0/2}
    active: actif {1/5}
    required: obligatoire {1/1}, requis {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: accepter {8}
    accept/reject second: refuser {8}, rejeter {5}
    active/inactive first: actif {1}
    active/inactive second: inactive {1}
    add/remove first: ajouter {13}
    add/remove second: enlever {1}, retirer {4}, supprimer {13}, supprimer le média {1}
    allow/deny first: accepter {1}, allow {1}, autoriser {3}
    allow/deny second: bloquer {1}, ne pas autoriser {2}, refuser {3}
    approve/reject first: approuver {2}
    approve/reject second: refuser {2}
    archive/unarchive first: archiver {2}
    archive/unarchive second: désarchiver {2}
    ascending/descending first: ascendant {2}, croissant {2}
    ascending/descending second: descendant {2}, décroissant {2}
    available/unavailable first: available {1}, disponible {2}
    available/unavailable second: indisponible {2}, non disponible {1}
    before/after first: avant {2}
    before/after second: après {2}
    block/unblock first: bloquer {6}
    block/unblock second: débloquer {6}
    bookmark/remove-bookmark first: ajouter aux signets {1}, ajouter un signet {1}, marquer {1},
      signet {1}
    bookmark/remove-bookmark second: démarquer {1}, supprimer le favori {1},
      supprimer le signet {1}
    boost/unboost first: partage {1}, partager {3}, promouvoir {1}
    boost/unboost second: annuler la promotion {1}, annuler le partage {3}
    camera-on/off first: activer la caméra {1}
    camera-on/off second: désactiver la caméra {1}
    captions-on/off first: activer les sous-titres {1}, afficher les sous-titres codés {1}
    captions-on/off second: désactiver les sous-titres {1}, masquer les sous-titres codés {1}
    check/uncheck first: cocher {2}
    check/uncheck second: décocher {2}
    checked/unchecked first: coché {3}, cochée {2}, vérifié {1 also}
    checked/unchecked second: non coché {3}, non cochée {2}, non vérifié {1}
    connect/disconnect first: connecte {1}, se connecter {3 also}
    connect/disconnect second: déconnecter {3}
    connected/disconnected first: connecté {2 also}
    connected/disconnected second: déconnecté {2 also}
    download/cancel first: télécharger {2}
    download/cancel second: annuler le téléchargement {2}
    download/remove-download first: télécharger {2}
    download/remove-download second: supprimer le téléchargement {2}
    enable/disable first: activer {6}
    enable/disable second: désactiver {6}
    enabled/disabled first: activé {7}, activée {1}
    enabled/disabled second: désactivé {7}, désactivée {1}
    expand-all/collapse-all first: tout développer {1}
    expand-all/collapse-all second: tout réduire {1}
    expand/collapse first: afficher plus {1}, agrandir {1}, déplier {1}, développer {8}
    expand/collapse second: minimiser {1}, replier {1}, réduire {8}
    expanded/collapsed first: développé {6}, développée {1}, étendu {1}
    expanded/collapsed second: regroupé {1}, réduit {6}, réduite {1}
    fast-forward/rewind first: avance rapide {3}, saut avant {1}
    fast-forward/rewind second: retour {1}, retour arrière {3 also}, saut arrière {1}
    favorite/unfavorite first: ajouter aux favoris {2}, ajouter un favori {1 also}, favori {4}
    favorite/unfavorite second: retirer des favoris {4}, supprimer des favoris {1},
      supprimer le favori {1}
    first/last first: premier {1}, premier élément {1}
    first/last second: dernier {1}, dernier élément {1}
    follow/unfollow first: s'abonner {1}, suivre {4}
    follow/unfollow second: ne plus suivre {4}, se désabonner {1}
    forward/back first: avancer {2}, avant {1 also}, en avant {2}, suivant {2}, transférer {3}
    forward/back second: arrière {1}, en arrière {2}, précédent {2}, retour {3}
    fullscreen-enter/exit first: activer le mode plein écran {2},
      passer en mode plein écran {1}, plein écran {2}
    fullscreen-enter/exit second: fenêtré {1}, quitter le mode plein écran {2},
      quitter le plein écran {1 also}
    grid/list-view first: grille {6}, vue en grille {1}
    grid/list-view second: liste {6}, vue en liste {1}
    import/export first: importation {1 also}, importer {5}
    import/export second: exporter {5}
    increase/decrease first: augmenter {2}
    increase/decrease second: diminuer {2}
    install/uninstall first: installer {1}
    install/uninstall second: désinstaller {1}
    join/leave first: rejoindre {2}
    join/leave second: quitter {2}
    left/right first: gauche {6}, à gauche {3}
    left/right second: droite {6}, à droite {3}
    like/unlike first: j'aime {1}
    like/unlike second: je n'aime plus {1}
    lock/unlock first: cadenas {2}, verrouiller {5}
    lock/unlock second: déverrouillage {2}, déverrouiller {5}
    locked/unlocked first: verrouillé {3}
    locked/unlocked second: déverrouillé {3}
    maximize/minimize first: agrandir {1}, maximiser {2}
    maximize/minimize second: réduire {2}
    microphone-on/off first: réactiver le micro {1}
    microphone-on/off second: désactiver le micro {1}
    more/less first: plus {1 weak}
    more/less second: réduire {1 also weak}
    mute/unmute first: couper le son {3}, masquer {1 also}, mettre en sourdine {2}, muet {1},
      rendre muet {1}, sourdine {1}
    mute/unmute second: activer le son {1}, annuler le mode muet {1}, ne plus ignorer {1},
      ne plus masquer {1}, remettre le son {1}, retirer la sourdine {2}, réactiver le son {3},
      rétablir le son {1}
    next/previous first: suivant {11}, suivante {2}
    next/previous second: précédent {11}, précédente {2}
    notifications-on/off first: activer les notifications {2}
    notifications-on/off second: désactiver les notifications {2}
    on/off first: actif {1}, active {1}, activé {12}, activée {3}, allumé {1}, marche {1},
      oui {1}
    on/off second: arrêt {1 also}, désactivé {12}, désactivée {3}, inactif {1}, inactive {1},
      non {1}, off {2}, éteint {1}
    open-menu/close-menu first: ouvrir le menu {1 also}
    open-menu/close-menu second: fermer le menu {1 also}
    open/close first: ouvrir {10}, ouvrir le fichier {1 also}
    open/close second: fermer {10}
    pause/resume first: pause {8}, suspendre {1}
    pause/resume second: continuer {8}, reprendre {5}
    pin/unpin first: epingler {1}, épingler {2}
    pin/unpin second: dépingler {1}, désépingler {2}, détacher {1}, retirer {2 also}
    pip-enter/exit first: image dans l'image {1}, utiliser le mode picture-in-picture {2},
      utiliser le mode pip {1}
    pip-enter/exit second: quitter le mode image dans l'image {1}, quitter le mode pip {1},
      quitter le mode pip picture-in-picture {2}
    play/pause first: démarrer la lecture {1}, lecture {5}, lire {9}
    play/pause second: interrompre {1}, mettre en pause {1}, pause {9}, suspendre {1}
    play/stop first: lecture {4}, lire {8}
    play/stop second: arrêt {1 also}, arrêter {8}
    pressed/not-pressed first: enfoncé {1}, pressé {1}
    pressed/not-pressed second: non enfoncé {1}, non pressé {1}
    public/private first: public {4}
    public/private second: privé {4}, privée {1}
    read/unread first: marquer comme lu {7}
    read/unread second: marquer comme non lu {7}, marquer comme non-lu {1}
    record/stop first: démarrer l'enregistrement {2}
    record/stop second: arrêter l'enregistrement {2}
    repeat-all/repeat-off first: tout répéter {1}
    repeat-all/repeat-off second: aucune répétition {1}
    save/unsave first: sauvegarder {1}
    save/unsave second: retirer {1}
    select-all/deselect-all first: sélectionner tout {1}, tout choisir {1},
      tout selectionner {1}, tout sélectionner {4}
    select-all/deselect-all second: désélectionner tout {1}, ne rien choisir {1},
      ne rien sélectionner {2}, tout déselectionner {1}, tout désélectionner {4}
    select/deselect first: sélectionner {2}
    select/deselect second: dessélectionner {1}, désélectionner {2}
    selected/not-selected first: sélectionné {3}
    selected/not-selected second: non sélectionné {3}, non sélectionnée {1}
    show-all/hide-all first: afficher tout {1}, tout afficher {1}
    show-all/hide-all second: cacher tout {1}, masquer tout {1}, tout masquer {1}
    show-more/show-less first: afficher plus {5}, plus {1}, voir plus {3}
    show-more/show-less second: afficher moins {5}, moins {1 also}, voir moins {3}
    show-password/hide-password first: afficher le mot de passe {6}
    show-password/hide-password second: cacher le mot de passe {1}, masquer le mot de passe {6}
    show/hide first: afficher {6}
    show/hide second: cacher {1}, masquer {6}
    shuffle-on/shuffle-off first: activer le mode aléatoire {1}, lecture aléatoire activée {1}
    shuffle-on/shuffle-off second: désactiver le mode aléatoire {1},
      lecture aléatoire désactivée {1}
    sign-in/sign-out first: connexion {6}, identifiant {2 also}, se connecter {5}
    sign-in/sign-out second: déconnexion {6}, se déconnecter {5}
    start/end first: début {1}, démarrer {2}, start {1}
    start/end second: fin {2}
    start/stop first: début {1 also}, démarrer {6}
    start/stop second: arrêter {6}
    subscribe/unsubscribe first: s'abonner {7}
    subscribe/unsubscribe second: se désabonner {7}
    turn-on/turn-off first: activer {3}
    turn-on/turn-off second: désactiver {3}
    undo/redo first: annuler {7}
    undo/redo second: refaire {1}, rétablir {7}
    up/down first: haut {3 also}, monter {1 also}
    up/down second: bas {3 also}, descendre {1 also}
    upload/download first: téléverser {1}
    upload/download second: télécharger {1}
    visible/hidden first: affiché {1}, visible {1}
    visible/hidden second: masqué {1}, non affiché {1}
    volume-up/volume-down first: augmenter le volume {2}, volume plus {1}
    volume-up/volume-down second: baisser le volume {2}, réduire le volume {2}, volume moins {1}
    zoom-in/zoom-out first: zoom avant {5}
    zoom-in/zoom-out second: zoom arrière {5}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: bouton de {13/15}, bouton pour {3/3}
    click-here anywhere verb: cliquez {in 22/28}
    click-here head phrase: appuyez ici {in 2/3}, cliquer ici pour {?}, cliquez ici {?},
      cliquez ici pour {in 18/28}
    click-to anywhere verb: cliquer {in 15/32}, cliquez {in 15/32}
    click-to head linked: cliquer pour {in 15/32}, cliquez pour {in 8/32}
    double-tap-to head linked: double cliquez pour {?}, touchez deux fois {?}
    double-tap-to head phrase: appuyer deux fois {in 3/13}, appuyez deux fois {in 4/13}
    icon-of head linked: icône d {2/2}, icône de {25/32}, icône de l {9/11}, icône des {1/1},
      icône du {9/11}, icône pour {7/7}
    image-of head linked: image d {5/5}, image de {9/14}, image de l {1/2}, image des {?},
      image du {2/2}, image pour {1/1}
    link-to head linked: lien vers {2/2}
    logo-of head linked: logo d {?}, logo de {1/4}, logo de l {?}, logo des {?}, logo du {?},
      logo pour {?}
    photo-of head linked: photo d {1/1}, photo de {2/3}, photo de l {?}, photo des {?},
      photo du {1/1}, photo pour {?}
    picture-of head linked: photo d {1/1}, photo de {2/3}, photo de l {?}, photo des {?},
      photo du {1/1}, photo pour {?}
    press-to anywhere verb: appuyer {in 9/20}, appuyez {in 10/20}
    press-to head phrase: appuyez sur {in 10/20}
    select-to head linked: sélectionner pour {in 3/3}, sélectionnez pour {?}
    swipe-to anywhere verb: glisser {in 6/12}
    swipe-to head phrase: faites glisser {in 4/12}
    swipe-to head verb: balayer {in 3/12}, balayez {in 3/12}
    tap-here head phrase: appuyez ici pour {in 6/10}
    tap-here head verb: appuyez {in 10/10}
    tap-to anywhere verb: appuyez {in 32/63}
    tap-to head linked: appuyer pour {in 13/63}, appuyez pour {in 26/63}, toucher pour {?},
      touchez pour {in 3/25}
    thumbnail-of head linked: vignette de la page {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: afficher {8}, ajouter {16}, annuler {30}, archiver {6}, arrêter {12}, avancer {3},
      bloquer {6}, cacher {4}, chercher {3}, code {2}, coller {10}, copier {15}, créer {13},
      définir {2}, démarrer {5}, déplacer {6}, effacer {12}, en avant {2}, enregistrer {21},
      entrée {5}, envoyer {11}, exporter {7}, fermer {25}, filtrer {2}, gérer {3}, importer {6},
      impr {2}, imprimer {6}, inser {2}, installer {5}, insérer {4}, lecture {5}, lire {8},
      lu {3}, masquer {8}, modifier {18}, muet {2}, nettoyer {2}, ouvrir {7}, partager {20},
      punaise {2}, recherche {12}, rechercher {17}, remplacer {4}, renommer {8}, restaurer {6},
      retirer {7}, réinitialiser {15}, répondre {10}, rétablir {2}, sauvegarder {3},
      scanner {2}, signalement {2}, signaler {6}, signet {5}, suivant {2}, suivre {4},
      suppr {2}, supprimer {23}, synchronisation {3}, synchroniser {3}, sélectionner {12},
      transférer {3}, trier {6}, téléchargement {3}, télécharger {14}, téléverser {2}, voir {6},
      éditer {4}, épingler {5}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: image dans l'image, image et vidéo, image-dans-l'image
    photo: photo de profil, photos
    list: liste de lecture, liste de souhaits

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: cliquez ici, ici
    weak: en savoir plus, lire la suite

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: fa {2}, ia {7}, jis {2}, rv {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: lu {0/91}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: bouton {7/3 mobile}
    toggle-button: bouton d'activation/de désactivation {1/1 browser}
    checkbox: case à cocher {8/4 mobile}
    radio-button: case d'option {2/1 mobile}
    switch: interrupteur {1/1 browser}
    slider: curseur {2/1 mobile}
    progress-bar: barre de progression {6/4 mobile}
    text-field: zone d'édition {1/1 mobile}
    search-field: champ de recherche {2/2 browser}
    combo-box: liste déroulante {6/3 mobile}
    drop-down: bouton pop-up {1/1 browser}
    image: image {5/2 mobile}
    icon: icône {5/3 mobile}
    graphic: image {1/1 desktop}
    link: lien {9/4 mobile}
    menu: menu {6/3 browser}
    menu-item: élément de menu {6/4 browser}
    tab: onglet {1/1 desktop}
    toolbar: barre d'outils {6/4 browser}
    heading: titre {3/3 mobile}
    dialog: boîte de dialogue {6/3 browser}
    list: liste {7/4 mobile}
    page: page {4/3 mobile}
    """#
  }
}
