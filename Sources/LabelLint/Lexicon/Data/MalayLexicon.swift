extension LexiconData {
  /// The words of Malay.
  static var malay: String {
    #"""
    # label-lint lexicon
    language ms

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    links: untuk

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: butang {3/2}, butang tekan {2/1}
    toggle-button certain head: butang togol {3/2}
    checkbox certain head: kotak pilihan {2/1}, kotak semak {2/1}, kotak tanda {1/1}
    radio-button certain head: butang radio {5/2}
    switch certain head: suis {1/1}
    slider certain head: peluncur {2/1}, pelungsur {2/1}
    progress-bar certain head: bar kemajuan {1/1}, palang kemajuan {2/1},
      penunjuk kemajuan {1/1}
    text-field certain head: kotak edit {1/1}
    search-field certain head: carian medan teks {1/1}, medan teks carian {1/1}
    combo-box certain head: kotak kombo {4/2}, senarai lungsur {1/1}
    drop-down certain head: butang timbul {1/1}
    image noun head: imej {10/4}
    icon certain head: ikon {12/5}
    picture noun head: gambar {6/4}
    graphic noun head: grafik {1/1}
    photo class head: foto {4/2}, gambar {1/1}
    logo certain head: logo {1/1}
    thumbnail class head: lakaran kecil {2/2}
    link class head: pautan {5/2}
    menu class head: menu {4/2}
    menu-item class head: item menu {3/2}
    tab class head: tab {3/3}, tab halaman {2/1}
    toolbar class head: bar alat {1/1}, palang alat {2/1}
    heading class head: pengepala {1/1}, tajuk {5/3}
    dialog class head: dialog {5/3}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: dipilih {3/3}
    not-selected: tidak dipilih {1/1}
    checked: disemak {1/1}, ditanda {1/1}, ditandai {1/1}
    not-checked: tidak disemak {1/1}, tidak ditanda {1/1}, tidak ditandai {1/1}
    partly-checked: ditanda separa {1/1}, sebahagiannya ditandai {1/1}
    expanded: dikembang {1/1}, dikembangkan {3/1}, diperluas {1/1}
    collapsed: dikuncup {1/1}, dikuncupkan {2/1}, diruntuhkan {2/1}
    enabled: dibenarkan {2/1}, didayakan {1/1}
    disabled: dilumpuhkan {2/3}
    pressed: ditekan {1/1}
    not-pressed: tidak ditekan {1/1}
    muted: diredam {1/1}, disenyapkan {2/1}
    on: hidup {3/2}, hidupkan {1/2 also}
    off: dimatikan {1/1}, mati {3/2}, matikan {1/2}
    active: aktif {1/1}
    inactive: tidak aktif {1/1}
    required: diperlukan {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: terima {4}
    accept/reject second: tolak {4}
    activate/deactivate first: aktifkan {1}
    activate/deactivate second: nyahaktifkan {1}
    active/inactive first: aktif {1}
    active/inactive second: tidak aktif {1}
    add/remove first: tambah {2}
    add/remove second: alih keluar {2}, buang {2}
    allow/deny first: allow {1}, benarkan {2}
    allow/deny second: jangan benarkan {1}, nafi {1}, nafikan {2}, sekat {1}
    approve/reject first: luluskan {1}
    approve/reject second: nafikan {1}
    ascending/descending first: menaik {2}
    ascending/descending second: menurun {2}
    available/unavailable first: tersedia {2}
    available/unavailable second: tidak tersedia {2}
    before/after first: sebelum {2}
    before/after second: selepas {2}
    bookmark/remove-bookmark first: tambah penanda halaman {1}
    bookmark/remove-bookmark second: padamkan penanda halaman {1}
    camera-on/off first: hidupkan kamera {1}
    camera-on/off second: matikan kamera {1}
    captions-on/off first: dayakan sari kata {1}
    captions-on/off second: lumpuhkan sari kata {1}
    check/uncheck first: periksa {1}
    check/uncheck second: nyahpilih {1}
    checked/unchecked first: disemak {1}, ditanda {1}, ditandai {1}
    checked/unchecked second: tidak disemak {1}, tidak ditanda {1}, tidak ditandai {1}
    connect/disconnect first: sambung {2}
    connect/disconnect second: putus {2}, putuskan {2}, putuskan sambungan {1}
    download/cancel first: muat turun {1}
    download/cancel second: batalkan muat turun {1}
    download/remove-download first: muat turun {1}
    download/remove-download second: padamkan muat turun {1}
    enable/disable first: dayakan {1}
    enable/disable second: dilumpuhkan {1}, lumpuhkan {1}
    enabled/disabled first: dibenarkan {2}, didayakan {2}
    enabled/disabled second: dilumpuhkan {2}
    expand-all/collapse-all first: kembangkan semua {1}
    expand-all/collapse-all second: kuncupkan semua {1}, runtuhkan semua {1}
    expand/collapse first: kembangkan {4}
    expand/collapse second: kuncupkan {2}, runtuhkan {4}
    expanded/collapsed first: dikembang {1}, dikembangkan {2}, diperluas {1}
    expanded/collapsed second: dikuncup {1}, dikuncupkan {2}, diruntuhkan {1}
    fast-forward/rewind first: maju pantas {1}, mara laju {1}, mundar laju {1}
    fast-forward/rewind second: gulung semula {1}, mandir {1}
    favorite/unfavorite first: tambah ke kegemaran {1}
    favorite/unfavorite second: buang daripada kegemaran {1}
    first/last first: pertama {2}
    first/last second: terakhir {2}
    forward/back first: maju {3}, majukan {1}
    forward/back second: kembali {3}, undur {2}
    fullscreen-enter/exit first: masuk ke skrin penuh {1}, memasuki skrin penuh {1},
      skrin penuh {1}
    fullscreen-enter/exit second: keluar dari skrin penuh {1}, keluar daripada skrin penuh {1},
      tinggalkan skrin penuh {1}
    grid/list-view first: grid {2}
    grid/list-view second: senarai {2}
    import/export first: import {1}
    import/export second: eksport {1}
    increase/decrease first: tinggikan {1}, tingkatkan {1}
    increase/decrease second: kurangkan {1}
    install/uninstall first: pasang {1}
    install/uninstall second: nyahpasang {1}
    left/right first: kiri {6}
    left/right second: kanan {6}
    like/unlike first: suka {? also}
    like/unlike second: nyahsuka {?}
    lock/unlock first: kunci {3}
    lock/unlock second: nyahkunci {3}
    maximize/minimize first: maksimum {2}, maksimumkan {1}
    maximize/minimize second: minimum {2}, minimumkan {1}
    microphone-on/off first: nyahredamkan mikrofon {1}
    microphone-on/off second: redamkan mikrofon {1}
    minimum/maximum first: minimum {1 also}
    minimum/maximum second: maksimum {1}
    mute/unmute first: redam {2}
    mute/unmute second: nyahredam {2}
    next/previous first: berikut {1}, berikutnya {2}, seterusnya {3}
    next/previous second: dahulu {1}, sebelumnya {3}, terdahulu {2}
    on/off first: hidup {4}, hidupkan {1 also}
    on/off second: dimatikan {1}, mati {4}, matikan {1}
    open/close first: buka {6}
    open/close second: tutup {6}
    pause/resume first: jeda {2}, jedakan {1}
    pause/resume second: sambung semula {2}, teruskan {2}
    pin/unpin first: semat {1}
    pin/unpin second: nyahsemat {1}
    pip-enter/exit first: akses mod gambar dalam gambar {1}, masuk ke gambar dalam gambar {1}
    pip-enter/exit second: keluar daripada gambar dalam gambar {1}
    play/pause first: main {6}, mainkan {1}
    play/pause second: jeda {6}
    play/stop first: main {3}, mainkan {1}
    play/stop second: berhenti {3}, henti {2}
    pressed/not-pressed first: ditekan {1}
    pressed/not-pressed second: tidak ditekan {1}
    public/private first: awam {1}
    public/private second: peribadi {1}
    read/unread first: tanda sudah dibaca {1}, tandai sebagai dibaca {1}
    read/unread second: tanda belum dibaca {1}, tandai sebagai belum dibaca {1}
    record/stop first: mulakan rakaman {1}
    record/stop second: hentikan rakaman {1}
    repeat-all/repeat-off first: ulang semua {1}
    repeat-all/repeat-off second: ulang sekali {1}
    select-all/deselect-all first: pilih semua {1}
    select-all/deselect-all second: menyahpilih semua {1}
    select/deselect first: pilih {2}
    select/deselect second: nyahpilih {2}
    selected/not-selected first: dipilih {1}
    selected/not-selected second: tidak dipilih {1}
    show-all/hide-all first: paparkan semua {1}
    show-all/hide-all second: sorokkan semuanya {1}
    show-more/show-less first: tunjukkan lagi {2}
    show-more/show-less second: tunjukkan kurang {2}
    show-password/hide-password first: paparkan kata laluan {1}
    show-password/hide-password second: sembunyikan kata laluan {1}
    shuffle-on/shuffle-off first: dayakan mod rombak {1}, kocok hidup {1}
    shuffle-on/shuffle-off second: kocok mati {1}, lumpuhkan mod rombak {1}
    sign-in/sign-out first: daftar masuk {1}, log masuk {3}
    sign-in/sign-out second: daftar keluar {1}, log keluar {3}
    start/end first: mula {2}
    start/end second: end {2}
    start/stop first: mula {3}
    start/stop second: berhenti {1}, henti {3}
    subscribe/unsubscribe first: langgan {1}
    subscribe/unsubscribe second: henti langganan {1}
    turn-on/turn-off first: hidupkan {2}
    turn-on/turn-off second: matikan {2}
    undo/redo first: buat asal {5}, nyahbuat {1}
    undo/redo second: buat semula {5}
    up/down first: atas {3}
    up/down second: bawah {3}
    upload/download first: muat naik {1}
    upload/download second: muat turun {1}
    volume-up/volume-down first: tingkatkan kelantangan {1}, volum naik {2}
    volume-up/volume-down second: kurangkan kelantangan {1}, volum turun {2}
    zoom-in/zoom-out first: zum dekat {1}, zum masuk {3}
    zoom-in/zoom-out second: zum jauh {1}, zum keluar {3}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: klik {in 7/7}
    click-here head phrase: klik di sini {in 2/7}
    click-here head verb: klik {in 3/7}
    click-to anywhere verb: klik {in 18/18}
    click-to head linked: klik untuk {in 17/18}
    click-to head phrase: klik untuk menavigasi {in 4/18}
    double-tap-to head linked: ketik dua kali {in 8/9}
    icon-of head linked: ikon bagi {?}, ikon untuk {?}
    image-of head linked: imej bagi {?}, imej untuk {?}
    link-to head linked: pautan ke {?}
    logo-of head linked: logo bagi {?}, logo untuk {?}
    logo-of head noun: logo {6/7}
    photo-of head linked: foto bagi {?}, foto untuk {?}, gambar bagi {?}, gambar untuk {?}
    picture-of head linked: gambar bagi {?}, gambar untuk {?}
    press-to head linked: tekan untuk {?}
    press-to head verb: tekan {in 14/14}
    select-to head linked: pilih untuk {in 3/3}
    swipe-to head verb: leret {in 3/5}
    tap-and-hold anywhere verb: tahan {in 27/30}
    tap-here anywhere verb: ketik {in 4/4}
    tap-here head phrase: ketik di {in 4/4}
    tap-to anywhere verb: ketik {in 32/34}
    tap-to head linked: ketik untuk {in 31/34}, sentuh untuk {in 2/4}
    thumbnail-of head linked: halaman imej kecil {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: alih {2}, alih keluar {2}, arkib {5}, baca {2}, balas {2}, batal {9}, berhenti {5},
      buat {2}, buka {4}, cari {4}, carian {4}, cetak {3}, cipta {2}, eksport {2}, gelintar {4},
      hantar {3}, isih {3}, jeda {6}, kemas kini {2}, kongsi {6}, kosongkan {3}, lapor {2},
      laporkan {2}, lihat {2}, main {5}, maju {3}, muat turun {6}, mula {2}, nama semula {2},
      namakan semula {2}, padam {7}, pasang {3}, pilih {5}, pulih {2}, redam {2}, salin {4},
      simpan {6}, sunting {3}, tambah {4}, tampal {4}, tangkap {2}, tetap semula {3},
      tetapkan semula {4}, tutup {12}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: butang volum

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: butang {3/2 mobile}
    toggle-button: butang togol {3/2 browser}
    checkbox: kotak pilihan {2/1 mobile}
    radio-button: butang radio {5/2 mobile}
    switch: suis {1/1 desktop}
    slider: peluncur {2/1 mobile}
    progress-bar: bar kemajuan {1/1 mobile}
    text-field: kotak edit {1/1 mobile}
    search-field: medan teks carian {1/1 browser}
    combo-box: kotak kombo {4/2 browser}
    drop-down: butang timbul {1/1 browser}
    image: imej {4/2 mobile}
    icon: ikon {4/2 mobile}
    graphic: grafik {1/1 browser}
    link: pautan {5/2 mobile}
    menu: menu {4/2 browser}
    menu-item: item menu {3/2 browser}
    tab: tab {3/3 browser}
    toolbar: bar alat {1/1 browser}
    heading: tajuk {5/3 mobile}
    dialog: dialog {5/3 browser}
    list: senarai {4/2 mobile}
    page: halaman {3/2 mobile}
    """#
  }
}
