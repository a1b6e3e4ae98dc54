extension LexiconData {
  /// The words of Polish.
  static var polish: String {
    #"""
    # label-lint lexicon
    language pl

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    held-out: 19

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: przycisk {8/4}
    button plural head: przyciski {21 form}
    toggle-button certain head: przycisk przełączania {4/3}
    checkbox certain head: pole wyboru {5/3}, przycisk zaznaczany {1/1}
    radio-button certain head: pole pojedynczego wyboru {1/1}, przycisk opcji {3/2},
      przycisk radiowy {3/2}, przycisk wyboru {1/1}
    switch certain head: przełącznik {5/3}
    slider certain head: suwak {7/4}
    progress-bar certain head: pasek postępu {6/4}, wskaźnik postępu {1/1}
    text-field certain head: pole edycji {2/2}, pole tekstowe {1/1}
    search-field certain head: pole tekstowe wyszukiwania {1/1}, pole wyszukiwania {2/2}
    combo-box certain head: lista rozwijana {2/2}, pole kombi {2/2}, pole rozwijane {1/1},
      wejście z opcjami {2/1}
    drop-down certain head: menu rozwijane {1/1}, przycisk listy rozwijanej {1/1},
      przycisk rozwijany {1/1}, przycisk wyskakującego okienka {1/1}
    image noun either: grafika {3/2}
    image noun head: obraz {29/20}, obrazek {4/4}, zdjęcie {1/1}
    image plural head: obrazy {23 form}, zdjęcia {13 form}
    icon certain either: ikona {20/13}
    icon plural either: ikony {15 form}
    picture noun head: obraz {11/9}, zdjęcie {4/4}
    picture support head: obrazek {?}
    picture plural head: obrazy {23 form}, zdjęcia {13 form}
    graphic noun either: grafika {3/3}
    photo class head: fotografia {2/1}, zdjęcie {6/5}
    photo plural head: zdjęcia {13 form}
    logo certain head: logo {5/5}
    thumbnail class head: miniatura {5/5}
    link class head: dowiązanie {1/1}, link {3/2}, odnośnik {5/1}
    link plural head: linki {15 form}
    menu class head: menu {6/3}
    menu-item class head: element menu {6/4}
    tab class head: karta strony {1/1}, zakładka {1/1}, zakładka strony {2/1}
    toolbar class head: pasek narzędzi {3/3}, pasek narzędziowy {3/1}
    heading class head: nagłówek {9/4}
    dialog class head: okno dialogowe {7/4}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: wybrana {form}, wybrane {form}, wybrano {2/1}, wybrany {1/1}, zaznaczone {form},
      zaznaczono {1/1}, zaznaczony {2/2}
    not-selected: niewybrana {1/1}, niewybrane {1/1}, niewybrany {1/1}, niezaznaczony {1/1},
      odznaczono {1/1}
    checked: oznaczona {form}, oznaczone {1/1}, oznaczony {form}, sprawdzone {form},
      sprawdzony {1/1}, zaznaczone {form}, zaznaczono {2/1}, zaznaczony {1/1}
    not-checked: nie zaznaczono {2/1}, nieoznaczone {1/1}, niezaznaczony {1/1}
    partly-checked: częściowo oznaczona {form}, częściowo oznaczone {1/1},
      częściowo oznaczony {form}, częściowo zaznaczone {form}, częściowo zaznaczono {1/1},
      częściowo zaznaczony {1/1}
    expanded: rozciągnięty {1/1}, rozwinięte {1/1}, rozwinięto {2/1}, rozwinięty {3/3},
      widok rozwinięty {1/1}
    collapsed: widok zwinięty {1/1}, zwinięta {form}, zwinięte {1/1}, zwinięto {2/1},
      zwinięty {3/3}
    enabled: włączona {form}, włączone {3/4}, włączono {1/3}, włączony {1/2}
    disabled: wyłączona {form}, wyłączone {4/12}, wyłączono {1/3}, wyłączony {1/4}
    pressed: naciśnięty {1/1}, wciśnięte {form}, wciśnięty {2/2}
    not-pressed: niewciśnięty {2/2}
    muted: wyciszona {form}, wyciszone {1/3}, wyciszony {2/2}
    on: wł {1/1}, włączone {2/4}, włączono {1/2}, włączony {1/5}
    off: wył {2/1}, wyłączona {0/2}, wyłączone {3/5}, wyłączony {1/5}
    active: aktywna {form}, aktywne {form}, aktywny {1/5}
    inactive: nieaktywna {1/1}, nieaktywne {form}, nieaktywny {form}
    required: wymagana {form}, wymagane {2/2}, wymagany {form}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: akceptuj {8}, zaakceptuj {1}
    accept/reject second: odrzuć {8}
    activate/deactivate first: aktywuj {1}
    activate/deactivate second: dezaktywuj {1}
    active/inactive first: aktywny {1}
    active/inactive second: nie aktywny {1}, nieaktywna {1}
    add/remove first: dodaj {13}
    add/remove second: usuń {13}, wyczyść z listy {1}
    allow/deny first: akceptuj {1}, allow {1}, pozwól {1}, zezwalaj {1}, zezwól {1}
    allow/deny second: blokuj {1}, nie zezwalaj {1}, odmawiaj {1}, odmów {1}, odrzuć {1 also}
    approve/reject first: zaakceptuj {1}, zatwierdź {1}
    approve/reject second: odmawiaj {1}, odrzuć {1 also}
    archive/unarchive first: archiwum {1}
    archive/unarchive second: usuń z archiwum {1}
    ascending/descending first: rosnąco {4}
    ascending/descending second: malejąco {4}
    available/unavailable first: available {1}, dostępne {2}, dostępny {1}
    available/unavailable second: niedostępna {1}, niedostępne {2}
    before/after first: przed {2}
    before/after second: po {2}
    block/unblock first: zablokuj {5}
    block/unblock second: odblokuj {5}
    bookmark/remove-bookmark first: dodaj do zakładek {1}, dodaj zakładkę {3}
    bookmark/remove-bookmark second: usuń z zakładek {1}, usuń zakładkę {3}
    boost/unboost first: podbij {3}
    boost/unboost second: cofnij podbicie {3}
    camera-on/off first: włącz kamerę {1}
    camera-on/off second: wyłącz kamerę {1}
    captions-on/off first: wyświetlenie napisów {1}, włącz napisy {1}
    captions-on/off second: ukrycie napisów {1}, wyłącz napisy {1}
    check/uncheck first: zaznacz {1}, zaznaczenie {1}
    check/uncheck second: odznacz {1}, odznaczenie {1}
    checked/unchecked first: oznaczone {1}, zaznaczono {3}, zaznaczony {1}
    checked/unchecked second: nie zaznaczono {3}, nieoznaczone {1}, niezaznaczony {1}
    connect/disconnect first: połącz {4}
    connect/disconnect second: odłącz {1}, rozłącz {4}, rozłącza {2}
    connected/disconnected first: połaczony {1}, połączono {2}
    connected/disconnected second: rozłączono {2}, rozłączony {1}
    download/cancel first: pobierz {1}, pobrane {1}
    download/cancel second: anuluj pobieranie {1}
    download/remove-download first: pobierz {1}
    download/remove-download second: usuń pobrany plik {1}
    enable/disable first: włącz {6}
    enable/disable second: wyłącz {6}
    enabled/disabled first: włączone {5}, włączono {3}, włączony {2}
    enabled/disabled second: wyłączone {5}, wyłączono {3}, wyłączony {3}
    expand-all/collapse-all first: rozwiń wszystko {1}
    expand-all/collapse-all second: zwiń wszystko {1}
    expand/collapse first: rozwinąć {1}, rozwiń {11}
    expand/collapse second: zwinąć {1}, zwiń {11}
    expanded/collapsed first: rozwinięte {1}, rozwinięto {3}, rozwinięty {3},
      widok rozwinięty {1}
    expanded/collapsed second: widok zwinięty {1}, zwinięte {1}, zwinięto {3}, zwinięty {3}
    fast-forward/rewind first: przewijanie do przodu {1}, przewiń do przodu {4}
    fast-forward/rewind second: przewijanie do tyłu {1}, przewiń do tyłu {4}
    favorite/unfavorite first: dodaj do polubionych {1}, dodaj do ulubionych {5}
    favorite/unfavorite second: usuń ulubione {1}, usuń z polubionych {1}, usuń z ulubionych {5}
    first/last first: pierwsza {1}, pierwszy {1}
    first/last second: ostatni {1}, ostatnia {1 also}
    follow/unfollow first: obserwuj {2}
    follow/unfollow second: nie obserwuj {1}, przestań obserwować {2}
    forward/back first: dalej {6}, do przodu {1}, naprzód {2}, przekaż dalej {2},
      prześlij dalej {1}
    forward/back second: wróć {2}, wstecz {6}
    fullscreen-enter/exit first: otwórz pełny ekran {1}, pełny ekran {2},
      przejdź do pełnego ekranu {1}, włącz pełny ekran {1}
    fullscreen-enter/exit second: opuść pełny ekran {1}, pełny ekran niedostępny {1},
      wyłącz pełny ekran {1}, wyłączenie pełnego ekranu {1}, zamknij pełny ekran {2}
    grid/list-view first: siatka {6}, widok siatki {1}
    grid/list-view second: lista {6}, widok listy {1}
    import/export first: importuj {5}
    import/export second: eksportuj {5}
    increase/decrease first: zwiększ {2}
    increase/decrease second: zmniejsz {2}
    install/uninstall first: zainstaluj {1}
    install/uninstall second: odinstaluj {1}
    join/leave first: dołącz {2}
    join/leave second: opuść {2}
    left/right first: do lewej {2}, justowanie do lewej {1}, lewo {2}, lewy {3}, w lewo {4}
    left/right second: do prawej {2}, justowanie do prawej {1}, prawo {2}, prawy {3},
      w prawo {4}
    like/unlike first: lubię to {1}
    like/unlike second: nie lubię {1}
    lock/unlock first: zablokuj {5}
    lock/unlock second: odblokuj {5}
    locked/unlocked first: zablokowane {2}, zablokowano {1 also}
    locked/unlocked second: odblokowane {2}, odblokowano {1}
    maximize/minimize first: maksymalizuj {1}, zmaksymalizuj {2}
    maximize/minimize second: minimalizuj {1}, zminimalizuj {2}
    microphone-on/off first: włącz mikrofon {1}
    microphone-on/off second: wycisz mikrofon {1}
    minimum/maximum first: min {1}, minimum {1}, wartość minimalna {1}
    minimum/maximum second: maks {1}, maksimum {1}, wartość maksymalna {1}
    mute/unmute first: wycisz {8}, wyciszenie {1}
    mute/unmute second: cofnij wyciszenie {1}, wyłącz wyciszenie {8}, włączenie dźwięku {1}
    next/previous first: dalej {4}, następna {1}, następne {1}, następny {3}
    next/previous second: poprzedni {4}, poprzednia {1}, poprzednie {1}, wstecz {4}
    notifications-on/off first: włącz powiadomienia {2}
    notifications-on/off second: wyłącz powiadomienia {2}
    on/off first: wł {3}, włączona {1}, włączone {7}, włączono {2}, włączony {5}
    on/off second: wył {3}, wyłączona {1}, wyłączone {7}, wyłączono {2}, wyłączony {5}
    open-menu/close-menu first: otwórz menu {1}
    open-menu/close-menu second: zamknij menu {1 also}
    open/close first: otwórz {11}
    open/close second: zamknij {11}
    pause/resume first: pauza {2}, wstrzymaj {4}
    pause/resume second: dalej {2}, kontynuuj {3}, wznów {4}
    pin/unpin first: przypnij {5}, przypnij do profilu {1}
    pin/unpin second: odepnij {5}, odepnij z profilu {1}
    pip-enter/exit first: obraz w obrazie {1}, włącz obraz w obrazie {1},
      włącz tryb obrazu w obrazie {2}
    pip-enter/exit second: wyjdź z trybu obraz w obrazie {1}, wyłącz tryb obrazu w obrazie {2}
    play/pause first: odtwarzaj {2}, odtworzenie {1}, odtwórz {11}, rozpoczęcie odtwarzania {1},
      zagraj {1}
    play/pause second: pauza {2}, wstrzymaj {11}, wstrzymanie {1}, wstrzymanie odtwarzania {1}
    play/stop first: odtwarzaj {2}, odtwórz {10}
    play/stop second: zatrzymaj {10}
    pressed/not-pressed first: wciśnięty {2}
    pressed/not-pressed second: niewciśnięty {2}
    public/private first: publiczny {3}
    public/private second: prywatny {3}
    read/unread first: oznacz jako przeczytane {7}, zaznacz jako przeczytane {1}
    read/unread second: oznacz jako nieprzeczytane {7}, zaznacz jako nieprzeczytane {1}
    record/stop first: rozpocznij nagrywanie {1}, zacznij nagrywanie {1}
    record/stop second: zatrzymaj nagrywanie {1}
    save/unsave first: zapisz {1}
    save/unsave second: cofnij zapisanie {1}, usuń {1}
    select-all/deselect-all first: wybierz wszystkie {1}, wybierz wszystko {1},
      zaznacz wszystkie {2}, zaznacz wszystko {3}
    select-all/deselect-all second: nic nie wybieraj {1}, odznacz wszystkie {2},
      odznacz wszystko {3}
    select/deselect first: wybierz {1}, zaznacz {1}
    select/deselect second: cofnij wybór {1}, odznacz {1}
    selected/not-selected first: wybrany {1}, zaznaczono {1}, zaznaczony {1}
    selected/not-selected second: niewybrana {1}, niewybrane {1}, niewybrany {1},
      niezaznaczony {1}, odznaczono {1}
    show-all/hide-all first: pokazuj wszystkie {1}, pokaż wszystkie {1}
    show-all/hide-all second: ukryj wszystkie {1}
    show-more/show-less first: pokaż więcej {7}
    show-more/show-less second: pokaż mniej {7}
    show-password/hide-password first: pokaż hasło {5}, wyświetl hasło {1}
    show-password/hide-password second: ukryj hasło {5}
    show/hide first: pokaż {4}
    show/hide second: ukryj {4}
    shuffle-on/shuffle-off first: losowo włączone {1}, włącz tryb odtwarzania losowego {1}
    shuffle-on/shuffle-off second: losowo wyłączone {1}, wyłącz tryb odtwarzania losowego {1}
    sign-in/sign-out first: logowanie {2 also}, zaloguj {2}, zaloguj się {6}
    sign-in/sign-out second: wyloguj {2}, wyloguj się {6}
    start/end first: start {1 also}, uruchom {2 also}
    start/end second: end {2}, zakończ {1 also}
    start/stop first: rozpocznij {3 also}, start {2}, uruchom {2}
    start/stop second: zatrzymaj {3}
    subscribe/unsubscribe first: subskrybuj {4}, zasubskrybuj {1}
    subscribe/unsubscribe second: anuluj subskrypcję {1}, odsubskrybuj {4}
    turn-on/turn-off first: włącz {2}
    turn-on/turn-off second: wyłącz {2}, wyłącz ją {1}
    undo/redo first: cofnij {8}
    undo/redo second: ponów {8}
    up/down first: w górę {4}
    up/down second: w dół {4}
    visible/hidden first: pokazane {1}, widoczne {1}
    visible/hidden second: ukryte {1}
    volume-up/volume-down first: głośniej {2}, podgłośnij {1}, zwiększ głośność {1},
      zwiększenie głośności {1 also}
    volume-up/volume-down second: ciszej {2}, zmniejsz głośność {1},
      zmniejszenie głośności {1 also}, ścisz {1}
    zoom-in/zoom-out first: powiększ {6}
    zoom-in/zoom-out second: pomniejsz {6}, zmniejsz {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to head linked: przycisk do {?}
    click-here anywhere verb: kliknij {in 27/28}
    click-here head phrase: dotknij tutaj {in 1/3}, kliknij tutaj {?},
      kliknij tutaj aby {in 12/28}
    click-to anywhere verb: kliknij {in 28/31}
    click-to head linked: kliknij aby {in 25/31}, naciśnij aby {?}
    double-tap-to head linked: dotknij dwukrotnie aby {in 3/9}, kliknij dwukrotnie aby {in 4/9},
      stuknij dwukrotnie aby {?}
    icon-of head linked: ikona dla {?}
    image-of head linked: obraz dla {?}, obrazek dla {?}
    link-to head linked: link do {4/7}, odnośnik do {?}
    logo-of head linked: logo dla {?}
    logo-of head noun: logo {14/17}
    photo-of head linked: fotografia dla {?}, zdjęcie dla {?}
    picture-of head linked: zdjęcie dla {?}
    press-to head verb: naciśnij {in 20/20}
    select-to head linked: wybierz aby {?}
    swipe-to head phrase: przesuń w {in 3/9}
    swipe-to head verb: przesuń {in 5/9}
    tap-and-hold anywhere verb: przytrzymaj {in 29/36}
    tap-and-hold head phrase: naciśnij i przytrzymaj {in 8/36}
    tap-here anywhere verb: dotknij {in 5/9}
    tap-here head phrase: dotknij tutaj aby {in 5/9}
    tap-here head verb: kliknij {in 4/9}
    tap-to anywhere verb: kliknij {in 23/46}
    tap-to head linked: dotknij aby {in 1/14}, kliknij by {in 19/46}, stuknij aby {in 10/46}
    thumbnail-of head linked: miniatura {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: aktualizacja {2}, aktualizuj {3}, anuluj {27}, archiwizuj {4}, archiwum {6},
      czytaj {3}, dalej {5}, dodaj {13}, dodaj zakładkę {2}, drukuj {4}, edycja {5},
      edytuj {17}, eksportuj {6}, importuj {6}, kod pin {3}, kopiuj {11}, obserwuj {3},
      odpowiedz {9}, odtwórz {10}, otwórz {7}, pauza {3}, pobieranie {2}, pobierz {13},
      pokaż {6}, przekaż dalej {2}, przenieś {5}, prześlij dalej {2}, przypnij {5},
      przytrzymanie {2}, przywróć {8}, resetuj {5}, rozpocznij {4}, skanuj {2}, skopiuj {3},
      sortuj {5}, stwórz {2}, synchronizacja {3}, synchronizuj {2}, szukaj {17},
      udostępnij {16}, ukryj {11}, ustaw {2}, usuń {23}, utwórz {9}, wklej {8}, wprowadź {2},
      wstaw {2}, wstrzymaj {10}, wybierz {6}, wybór {3}, wycisz {11}, wyciszenie {2},
      wyczyść {12}, wydruk {2}, wyszukaj {4}, wyszukiwanie {6}, wyślij {10}, wyświetl {7},
      zablokuj {4}, zachowaj {2}, zainstaluj {3}, zakładka {2}, zamknij {24}, zapisz {21},
      zarządzaj {3}, zastąp {2}, zatrzymaj {11}, zaznacz {3}, zgłoś {7}, zmień {3},
      zmień nazwę {8}, znajdź {6}, zresetuj {4}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: przycisk opcji
    image: obraz w obrazie
    list: lista odtwarzania

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: kliknij tutaj, tutaj
    weak: dowiedz się więcej

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: wył {0/4}, wł {0/2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: przycisk {8/4 mobile}
    toggle-button: przycisk przełączania {4/3 browser}
    checkbox: pole wyboru {5/3 mobile}
    radio-button: przycisk opcji {3/2 mobile}
    switch: przełącznik {5/3 browser}
    slider: suwak {7/4 mobile}
    progress-bar: pasek postępu {6/4 mobile}
    text-field: pole edycji {2/2 mobile}
    search-field: pole wyszukiwania {2/2 desktop}
    combo-box: pole kombi {2/2 browser}
    drop-down: przycisk wyskakującego okienka {1/1 browser}
    image: obraz {5/2 mobile}
    icon: ikona {5/3 mobile}
    graphic: grafika {3/3 browser}
    link: link {3/2 mobile}
    menu: menu {6/3 browser}
    menu-item: element menu {6/4 browser}
    tab: zakładka {1/1 desktop}
    toolbar: pasek narzędzi {3/3 browser}
    heading: nagłówek {9/4 mobile}
    dialog: okno dialogowe {7/4 browser}
    list: lista {7/4 mobile}
    page: strona {4/3 mobile}
    """#
  }
}
