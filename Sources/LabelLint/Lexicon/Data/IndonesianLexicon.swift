extension LexiconData {
  /// The words of Indonesian.
  static var indonesian: String {
    #"""
    # label-lint lexicon
    language id

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    links: untuk
    held-out: 23

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: tombol {6/3}, tombol tekan {1/1}
    toggle-button certain head: tombol togel {2/1}
    checkbox certain head: kotak cek {2/1}, kotak centang {3/2}, kotak contreng {1/1}
    radio-button certain head: tombol pilihan {1/1}, tombol radio {4/2}
    radio-button support head: radio {1/1}
    switch certain head: saklar {2/2}
    slider certain head: penggeser {3/2}, slider {2/1}
    progress-bar certain head: bilah kemajuan {2/2}, indikator kemajuan {1/1},
      indikator proses {2/1}
    text-field certain head: kotak edit {1/1}, kotak teks {1/1}
    search-field certain head: bidang teks pencarian {1/1}, bidang teks penelusuran {1/1},
      kotak pencarian {1/1}
    combo-box certain head: daftar drop-down {1/1}, kotak kombo {5/2}
    drop-down certain head: menu tarik-turun {1/1}, tombol pop-up {1/1}
    image noun head: citra {6/3}, gambar {26/17}
    icon certain head: ikon {21/13}
    picture noun head: gambar {9/9}
    graphic noun head: grafis {1/1}
    photo class head: foto {9/6}
    logo certain head: logo {4/4}
    thumbnail class head: gambar kecil {2/2}, thumbnail {4/4}
    link class head: link {2/1}, taut {4/1}, tautan {2/2}
    menu class head: menu {5/2}
    menu-item class head: butir menu {1/1}, item menu {1/1}, objek menu {2/1}
    tab class head: halaman tab {2/1}, tab {4/3}
    toolbar class head: bilah alat {4/2}
    heading class head: heading {2/2}, judul {1/1}, kepala {1/1}, tajuk {4/1}
    dialog class head: dialog {6/3}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: dipilih {3/3}
    not-selected: tak dipilih {1/1}
    checked: dicentang {2/1}, dicontreng {1/1}
    not-checked: tak dicontreng {1/1}, tidak dicentang {2/1}
    partly-checked: dicentang sebagian {1/1}, dicontreng sebagian {1/1}
    expanded: dikembangkan {1/1}, diluaskan {3/1}, diperluas {1/1}
    collapsed: diciutkan {4/1}, diringkaskan {1/1}
    enabled: diaktifkan {1/3}, difungsikan {2/1}
    disabled: dimatikan {0/2}, dinonaktifkan {3/9}, nonaktif {0/2}
    pressed: ditekan {1/1}
    not-pressed: tak ditekan {1/1}
    muted: diam {2/1}, dibisukan {0/2}
    on: aktif {3/4}, nyala {1/5}
    off: mati {3/7}, nonaktif {3/3}
    active: aktif {1/5 also}
    inactive: tidak aktif {1/2}
    required: diperlukan {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: setuju {1}, terima {7}
    accept/reject second: tolak {7}
    activate/deactivate first: aktifkan {1 also}
    activate/deactivate second: nonaktifkan {1 also}
    active/inactive first: aktif {3 also}
    active/inactive second: tidak aktif {3}
    add/remove first: menambah {1}, tambah {3}, tambahkan {3}
    add/remove second: buang {2}, hapus {3}
    allow/deny first: allow {1}, izinkan {4}
    allow/deny second: blokir {1}, jangan izinkan {2}, tolak {4}
    approve/reject first: setujui {2}
    approve/reject second: tolak {2}
    archive/unarchive first: arsip {1}
    archive/unarchive second: batal arsip {1}
    ascending/descending first: menaik {1}, naik {1}
    ascending/descending second: menurun {1}
    available/unavailable first: available {1}, tersedia {2}
    available/unavailable second: tidak tersedia {2}
    before/after first: sebelum {2}
    before/after second: sesudah {2}
    block/unblock first: blokir {3}
    block/unblock second: buka blokir {3}
    bookmark/remove-bookmark first: tambahkan bookmark {1}
    bookmark/remove-bookmark second: hapus bookmark {1}
    boost/unboost first: boost {1}
    boost/unboost second: hapus boost {1}
    camera-on/off first: aktifkan kamera {1}
    camera-on/off second: nonaktifkan kamera {1}
    captions-on/off first: aktifkan subtitel {1}, tampilkan takarir gambar {1}
    captions-on/off second: nonaktifkan subtitel {1}, sembunyikan takarir gambar {1}
    check/uncheck first: centangi {1}, contreng {1}
    check/uncheck second: batalkan centang {1}, hapus contreng {1}
    checked/unchecked first: dicentang {2}, dicontreng {1}
    checked/unchecked second: tak dicontreng {1}, tidak dicentang {2}
    connect/disconnect first: hubungkan {1}, sambung {2}
    connect/disconnect second: putus {2}, putuskan {2}, putuskan sambungan {1}
    connected/disconnected first: terhubung {1}
    connected/disconnected second: terputus {1}
    download/cancel first: unduh {1}
    download/cancel second: batalkan pengunduhan {1}
    download/remove-download first: download {1}
    download/remove-download second: hapus download {1}
    enable/disable first: aktifkan {3}
    enable/disable second: nonaktifkan {3}
    enabled/disabled first: aktif {1}, diaktifkan {4}, difungsikan {2}
    enabled/disabled second: dinonaktifkan {4}, nonaktif {1}
    expand-all/collapse-all first: luaskan semua {1}
    expand-all/collapse-all second: ciutkan semua {1}
    expand/collapse first: bentangkan {2}, luaskan {5}, perluas {1}
    expand/collapse second: ciutkan {5}, perkecil {1 also}
    expanded/collapsed first: dikembangkan {1}, diluaskan {3}, diperluas {1 also}
    expanded/collapsed second: diciutkan {3}, diringkaskan {1}
    fast-forward/rewind first: lompat ke depan {1}, maju cepat {2}, maju-lekaskan {1}
    fast-forward/rewind second: mundur {1}, putar mundur {1}, putar ulang {2}
    favorite/unfavorite first: favorit {1}, tambah ke favorit {1},
      tambahkan ke daftar favorit {1}, tambahkan ke favorit {1}
    favorite/unfavorite second: batal favorit {1}, hapus dari daftar favorit {1},
      hapus dari favorit {1}, hapus favorit {1}
    first/last first: pertama {2}
    first/last second: terakhir {2}
    follow/unfollow first: ikuti {2}
    follow/unfollow second: berhenti ikuti {1}, berhenti mengikuti {2}
    forward/back first: forward {1}, lanjut {1 also}, maju {4}, teruskan {4}
    forward/back second: kembali {4}, mundur {2 also}
    fullscreen-enter/exit first: layar penuh {2}, masuk layar penuh {1},
      masuk mode layar penuh {1}
    fullscreen-enter/exit second: keluar dari layar penuh {2},
      keluar dari tampilan layar penuh {2}, keluar mode layar penuh {1}
    grid/list-view first: grid {2}, kisi {3}, kotak2 {1}, tampilan kotak {1}
    grid/list-view second: daftar {3}, tampilan lis {1}
    import/export first: impor {5}
    import/export second: ekspor {5}
    increase/decrease first: naikkan {1 also weak}, tambah {1 also weak}
    increase/decrease second: kurangi {1 weak}, turunkan {1 also weak}
    install/uninstall first: instal {1}
    install/uninstall second: uninstal {1}
    join/leave first: gabung {2}
    join/leave second: tinggalkan {2}
    left/right first: kiri {6}
    left/right second: kanan {6}
    like/unlike first: suka {1}
    like/unlike second: tidak suka {1}
    lock/unlock first: gembok {2}, kunci {3}
    lock/unlock second: buka kunci {3}, membuka kunci {1}
    locked/unlocked first: terkunci {1}
    locked/unlocked second: terbuka {1}, tidak terkunci {1}
    maximize/minimize first: maksimalkan {2}
    maximize/minimize second: minimalkan {2}
    microphone-on/off first: aktifkan mikrofon {1}
    microphone-on/off second: nonaktifkan mikrofon {1}
    minimum/maximum first: minimum {1}
    minimum/maximum second: maksimum {1}
    mute/unmute first: bisukan {5}, senyap {1}
    mute/unmute second: batal bisukan {1}, bunyikan {5}, jangan bisukan {1}, suarakan {1},
      usai senyap {1}
    next/previous first: berikutnya {6}, selanjutnya {3}
    next/previous second: sebelumnya {6}
    notifications-on/off first: izinkan notifikasi {1}
    notifications-on/off second: disable notifications {1}
    on/off first: aktif {5}, nyala {6}
    on/off second: mati {6}, nonaktif {5}, tidak aktif {1}
    open-menu/close-menu first: buka menu {1}
    open-menu/close-menu second: tutup menu {1}
    open/close first: buka {9}
    open/close second: tutup {9}
    pause/resume first: jeda {7}
    pause/resume second: lanjut {2}, lanjutkan {7}
    pin/unpin first: pasang pin {1}, sematkan {2}
    pin/unpin second: lepas pin {1}, lepaskan {1}, lepaskan sematan {2}
    pip-enter/exit first: masuk ke mode picture-in-picture {2},
      masuk mode picture-in-picture {1}
    pip-enter/exit second: keluar dari mode picture-in-picture {2}
    play/pause first: main {1}, mainkan {1}, mulai memutar {1}, putar {13}
    play/pause second: jeda {13}, jeda memutar {1}, tahan {1}
    play/stop first: putar {8}
    play/stop second: berhenti {8}, henti {1}, hentikan {2}
    pressed/not-pressed first: ditekan {1}
    pressed/not-pressed second: tak ditekan {1}
    public/private first: umum {2 also}
    public/private second: pribadi {2}
    read/unread first: tandai sebagai dibaca {2}, tandai sebagai telah dibaca {1},
      tandai sebagai terbaca {1}, tandai sudah dibaca {2}, tandai telah dibaca {1}
    read/unread second: tandai belum dibaca {2}, tandai sebagai belum dibaca {2}
    record/stop first: mulai merekam {1}
    record/stop second: berhenti merekam {1}
    repeat-all/repeat-off first: ulangi semua {1}
    repeat-all/repeat-off second: tidak ulangi {1}
    save/unsave first: simpan {1}
    save/unsave second: batal menyimpan {1}
    select-all/deselect-all first: pilih semua {3}
    select-all/deselect-all second: batal pilih semua {2}, batalkan semua pilihan {3},
      tidak ada yang dipilih {1}, tidak pilih apa pun {1}
    select/deselect first: pilih {1}
    select/deselect second: batal pilih {1}, batalkan pilihan {1}, hapus pilihan {1}
    selected/not-selected first: dipilih {1}
    selected/not-selected second: tak dipilih {1}
    show-all/hide-all first: tampilkan semua {1}
    show-all/hide-all second: sembunyikan semua {1}
    show-more/show-less first: lihat selengkapnya {1}, tampilkan lebih banyak {5}
    show-more/show-less second: lihat lebih sedikit {1}, tampilkan lebih sedikit {5}
    show-password/hide-password first: perlihatkan kata sandi {1}, tampilkan kata sandi {2},
      tampilkan sandi {2}
    show-password/hide-password second: sembunyikan kata sandi {2}, sembunyikan sandi {2}
    show/hide first: tampilkan {3}
    show/hide second: sembunyikan {3}
    shuffle-on/shuffle-off first: aktifkan mode acak {1}, nyalakan acak {1}
    shuffle-on/shuffle-off second: matikan acak {1}, nonaktifkan mode acak {1}
    sign-in/sign-out first: masuk {8}, masuk log {1}
    sign-in/sign-out second: keluar {8 also}, keluar log {1}
    start/end first: mulai {2}, start {1}
    start/end second: berakhir {1}, end {2}
    start/stop first: mulai {3}
    start/stop second: berhenti {3}, henti {1}, hentikan {2}
    subscribe/unsubscribe first: berlangganan {2 also}, langgan {1}, langganan {2 also}
    subscribe/unsubscribe second: berhenti berlangganan {2}
    turn-on/turn-off first: aktifkan {2}
    turn-on/turn-off second: nonaktifkan {2}
    undo/redo first: batalkan {1}, tidak jadi {2 also}, urung {1}, urungkan {1}
    undo/redo second: jadi lagi {2}, majukan {1}, ulang {1 also}, ulangi {1}
    up/down first: atas {2 also}, naik {2 also}
    up/down second: bawah {2 also}, turun {2}
    upload/download first: unggah {1}
    upload/download second: unduh {1}
    visible/hidden first: ditampilkan {1}, tampak {1}
    visible/hidden second: tersembunyi {1}
    volume-up/volume-down first: besarkan suara {1}, meningkatkan volume {1},
      naikkan volume {1}, suara membesar {1}, volume naik {1}
    volume-up/volume-down second: kurangi volume {1}, pelankan suara {1}, suara mengecil {1},
      turunkan volume {1}, volume turun {1}
    zoom-in/zoom-out first: perbesar {5}, perbesar tampilan {1}
    zoom-in/zoom-out second: perkecil {5}, perkecil tampilan {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: klik {in 13/15}
    click-here head phrase: ketuk di sini {in 1/3}, klik di sini {in 9/15}
    click-to anywhere verb: klik {in 27/27}
    click-to head linked: klik untuk {in 22/27}
    click-to head phrase: klik untuk keluar {in 6/27}
    double-tap-to head linked: ketuk dua kali {in 15/16}
    icon-of head linked: ikon dari {?}
    image-of head linked: gambar dari {?}
    link-to head linked: link ke {?}, tautan ke {?}
    logo-of head linked: logo dari {?}
    logo-of head noun: logo {13/16}
    photo-of head linked: foto dari {?}
    press-to head linked: tekan untuk {?}
    press-to head verb: tekan {in 22/22}
    select-to head linked: pilih untuk {?}
    swipe-to head phrase: geser untuk {in 5/13}
    swipe-to head verb: geser {in 11/13}
    tap-and-hold head verb: sentuh {in 11/48}
    tap-here anywhere verb: ketuk {in 6/6}
    tap-here head phrase: ketuk di {in 6/6}, ketuk di sini {in 2/6}
    tap-to anywhere verb: ketuk {in 61/61}
    tap-to head linked: ketuk untuk {in 61/61}, sentuh untuk {in 2/14}
    thumbnail-of head linked: miniatur laman {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: arsip {7}, arsipkan {2}, atur ulang {5}, baca {3}, bagikan {15}, balas {8}, batal {18},
      batalkan {7}, berhenti {8}, bersihkan {5}, bisukan {7}, blokir {4}, buang {3}, buat {9},
      buka {6}, cari {15}, cetak {5}, ekspor {6}, ganti {2}, ganti nama {2}, hapus {20},
      hentikan {2}, hilangkan {2}, ikuti {2}, impor {6}, instal {2}, jeda {13}, kirim {9},
      laporkan {5}, lihat {8}, mainkan {2}, maju {4}, masukkan {3}, mulai {4}, perbarui {3},
      pilih {8}, pindah {3}, pindahkan {2}, pindai {2}, pulihkan {6}, putar {11}, salin {12},
      sematkan {3}, sembunyikan {8}, setel ulang {4}, simpan {18}, sinkron {3},
      sinkronisasi {2}, sunting {7}, tambah {3}, tambahkan {7}, tampilkan {6}, tangkap {2},
      telusuri {5}, tempel {7}, temukan {5}, teruskan {4}, tutup {20}, ubah {3}, ubah nama {5},
      unduh {10}, urutkan {4}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: tombol panah, tombol pintas, tombol volume
    image: gambar-dalam-gambar

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: jis {2}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: tombol {6/3 mobile}
    toggle-button: tombol togel {2/1 desktop}
    checkbox: kotak centang {3/2 mobile}
    radio-button: tombol radio {4/2 mobile}
    switch: saklar {2/2 browser}
    slider: penggeser {3/2 mobile}
    progress-bar: bilah kemajuan {2/2 mobile}
    text-field: kotak edit {1/1 mobile}
    search-field: kotak pencarian {1/1 desktop}
    combo-box: kotak kombo {5/2 browser}
    drop-down: tombol pop-up {1/1 browser}
    image: gambar {5/2 mobile}
    icon: ikon {4/2 mobile}
    graphic: grafis {1/1 browser}
    link: link {2/1 mobile}
    menu: menu {5/2 browser}
    menu-item: item menu {1/1 browser}
    tab: tab {4/3 browser}
    toolbar: bilah alat {4/2 browser}
    heading: judul {1/1 mobile}
    dialog: dialog {6/3 browser}
    list: daftar {5/2 mobile}
    page: halaman {4/3 mobile}
    """#
  }
}
