extension LexiconData {
  /// The words of Turkish.
  static var turkish: String {
    #"""
    # label-lint lexicon
    language tr

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last
    held-out: 31

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: basma düğmesi {1/1}, düğme {6/2}, düğmesi {1/1}
    button plural tail: düğmeler {5 form}
    toggle-button certain tail: aç kapat düğmesi {2/1}, geçiş düğmesi {2/2}
    checkbox certain tail: denetim kutusu {1/1}, işaret kutusu {1/1}, kontrol kutusu {1/1},
      onay kutusu {5/3}
    radio-button certain tail: radyo düğmesi {5/2}, seçim düğmesi {1/1}, seçme düğmesi {1/1}
    radio-button support tail: radyo {1/1}
    switch support tail: anahtar {5/3}, anahtarı {69 form}
    slider certain tail: kaydırıcı {4/2}, kaydırıcısı {1 form}, sürgü {1/1}
    progress-bar certain tail: aşama çubuğu {1/1}, ilerleme durumu göstergesi {1/1},
      ilerleme çubuğu {5/3}
    text-field certain tail: düzenleme kutusu {1/1}, metin kutusu {1/1}, yazı alanı {1/1}
    search-field certain tail: arama kutusu {1/1}, arama metni alanı {2/2}
    combo-box certain tail: açılır kutu {3/2}, açılır liste {1/1}, birleşik kutu {1/1},
      seçim kutusu {1/1}, çoklu kutu {2/1}
    drop-down certain tail: açılabilir menü düğmesi {1/1}, açılır düğme {1/1},
      açılır menü {1/1}, pop-up düğmesi {1/1}
    image noun tail: görsel {14/11}, görseli {14 form}, resim {23/15}, resmi {57 form}
    image support tail: görüntü {15/10}, görüntüsü {33 form}
    image plural tail: resimler {12 form}
    icon certain tail: ikon {1/1}, simge {24/16}, simgesi {106 form}
    icon plural tail: simgeler {8 form}
    picture noun tail: resim {7/7}, resmi {57 form}
    picture plural tail: resimler {12 form}
    graphic support tail: grafik {3/3}
    photo class tail: fotoğraf {12/9}, fotoğrafı {11 form}
    photo plural tail: fotoğraflar {6 form}
    logo certain tail: logo {5/5}, logosu {14 form}
    thumbnail class tail: küçük resim {5/5}
    link class tail: bağ {2/1}, bağlantı {6/3}
    link support tail: bağlantısı {52 form}
    link plural tail: bağlantılar {14 form}
    menu class tail: menü {6/3}, menüsü {24 form}
    menu-item class tail: menu öğesi {2/1}, menü ögesi {3/3}, menü öğesi {1/1}
    tab class tail: sayfa sekmesi {3/2}, sekme {3/2}, sekme sayfası {1/1}, sekmesi {11 form}
    tab plural tail: sekmeler {42 form}
    toolbar class tail: araç çubuğu {6/4}
    heading class tail: başlık {9/4}
    heading support tail: başlığı {39 form}
    dialog class tail: iletişim kutusu {6/4}, iletişim penceresi {1/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: seçili {5/4}, seçilmiş {1/2}
    not-selected: seçili değil {2/2}, seçilmedi {1/1}, seçilmemiş {1/1}
    checked: işaretlendi {1/1}, işaretli {3/4}, kontrol edilmiş {1/1}
    not-checked: işaretlenmedi {1/1}, işaretli değil {3/3}
    partly-checked: kısmen işaretli {2/2}, kısmi olarak işaretlendi {1/1}
    expanded: genişletildi {3/1}, genişletilmiş {3/3}
    collapsed: daraltıldı {3/1}, daraltılmış {3/3}
    enabled: etkin {4/5}
    disabled: devre dışı {4/10}
    pressed: basılı {2/2}, sıkıştırılmış {1/1}
    not-pressed: basılı değil {2/2}
    muted: ses kapatıldı {1/1}, sessiz {2/3}
    on: açık {5/7 also}
    off: kapalı {6/8}, seçili değil {1/1}
    active: aktif {0/3}, etkin {1/3 also}
    inactive: etkin değil {1/2}
    required: gerekli {2/2}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: kabul et {10}
    accept/reject second: reddet {10}
    activate/deactivate first: etkinleştir {1 also}
    activate/deactivate second: devre dışı bırak {1 also}
    active/inactive first: etkin {3 also}
    active/inactive second: etkin değil {3}
    add/remove first: ekle {14}
    add/remove second: kaldır {14}, çıkar {1 also}
    allow/deny first: allow {1}, izin ver {3}
    allow/deny second: engelle {1}, izin verme {2}, reddet {3}
    approve/reject first: onayla {2 also}
    approve/reject second: reddet {2}
    archive/unarchive first: arşiv {1}
    archive/unarchive second: arşivden çıkar {1}
    ascending/descending first: artan {3}, artan sırada {1}
    ascending/descending second: azalan {3}, azalan sırada {1}
    available/unavailable first: available {1}, kullanılabilir {1}
    available/unavailable second: kullanılamaz {1}, kullanılamıyor {1}, kullanım dışı {1}
    before/after first: önce {2}
    before/after second: sonra {2 also}
    block/unblock first: engelle {3}
    block/unblock second: engeli kaldır {3}, engellemeyi kaldır {2}
    bookmark/remove-bookmark first: yer imi ekle {1}, yer işareti {1},
      yer işaretlerine ekle {1}, yerimi {1}
    bookmark/remove-bookmark second: yer imini kaldır {1}, yer işaretini kaldır {1},
      yer işaretini sil {1}, yerimini kaldır {1}
    boost/unboost first: yeniden paylaş {1}, yükselt {1}
    boost/unboost second: yeniden paylaşmaktan vazgeç {1}, yeniden paylaşımı iptal et {1},
      yükseltmeyi kaldır {1}
    camera-on/off first: kamerayı aç {1 also}
    camera-on/off second: kamerayı kapat {1}
    captions-on/off first: alt yazıları göster {1}, altyazıları etkinleştir {1}
    captions-on/off second: alt yazıları gizle {1}, altyazıları devre dışı bırak {1}
    check/uncheck first: işaretle {2}
    check/uncheck second: işareti kaldır {2}
    checked/unchecked first: işaretlendi {1}, işaretli {4}
    checked/unchecked second: işaretlenmedi {1}, işaretli değil {4}, işaretsiz {1}
    connect/disconnect first: bağlan {5}
    connect/disconnect second: bağlantıyı kes {5}
    connected/disconnected first: bağlandı {2}
    connected/disconnected second: bağlantı kesildi {2}
    download/cancel first: indir {2}
    download/cancel second: indirmeyi iptal et {2}
    download/remove-download first: indir {1}
    download/remove-download second: indirilen modülü sil {1}
    enable/disable first: etkinleştir {3}
    enable/disable second: devre dışı {2}, devre dışı bırak {3}
    enabled/disabled first: etkin {7}, etkinleştirildi {1}
    enabled/disabled second: devre dışı {7}, devredışı bırakıldı {1}, kapalı {2}
    expand-all/collapse-all first: tümünü genişlet {1}
    expand-all/collapse-all second: tümünü daralt {1}
    expand/collapse first: genişlet {13}
    expand/collapse second: daralt {13}
    expanded/collapsed first: genişletildi {4}, genişletilmiş {3}
    expanded/collapsed second: daraltıldı {4}, daraltılmış {3}
    fast-forward/rewind first: hızlı ileri sarma {1}, ileri atla {1}, ileri sar {3}
    fast-forward/rewind second: geri atla {1}, geri sar {3}
    favorite/unfavorite first: favori {1}, favori ekle {1}, favorile {1}, favorilere ekle {1},
      favoriye al {1}, gözdele {1}, sık kullanılanlara ekle {1}
    favorite/unfavorite second: favorilerden kaldır {1}, favorilerden çıkar {1},
      favoriyi kaldır {1}, gözdeyi kaldır {1}, sık kullanılanlardan kaldır {1},
      sık kullanılanlardan çıkar {1}
    first/last first: ilk {1}
    first/last second: sonuncu {1}
    follow/unfollow first: izle {1 also}, takip et {2}
    follow/unfollow second: izlemeyi durdur {1}, takibi bırak {2}
    forward/back first: ileri {8}, ilet {4}
    forward/back second: geri {8}
    fullscreen-enter/exit first: tam ekran {3}, tam ekrana geç {3}
    fullscreen-enter/exit second: tam ekran modundan çık {1}, tam ekrandan çık {3},
      tam ekranı terket {1}
    grid/list-view first: kılavuz {1}, tablo görünümü {1}, ızgara {4}, şebeke {1}
    grid/list-view second: liste {4}, liste görünümü {1}
    import/export first: içe aktar {5}
    import/export second: dışa aktar {5}
    increase/decrease first: artır {2}
    increase/decrease second: azalt {2}
    install/uninstall first: yükle {1}
    install/uninstall second: kaldır {1}
    join/leave first: katıl {2}
    join/leave second: ayrıl {2}
    left/right first: sol {6}, sola {1}, solda {1}
    left/right second: sağ {6}, sağa {1}, sağda {1}
    like/unlike first: beğen {1}
    like/unlike second: beğenme {1}
    lock/unlock first: kilitle {3}
    lock/unlock second: kilidi aç {3}, kilidi kaldır {2}
    locked/unlocked first: kilitli {2}
    locked/unlocked second: kilidi açık {1}, kilitli değil {2}
    maximize/minimize first: büyüt {1}, ekranı kapla {2}
    maximize/minimize second: küçült {1}, simge durumuna küçült {2}
    microphone-on/off first: mikrofonun sesini aç {1}
    microphone-on/off second: mikrofonun sesini kapat {1}
    minimum/maximum first: minimum {2}
    minimum/maximum second: maksimum {2}
    mute/unmute first: sesi kapat {4}, sessiz {3}, sessize al {1}, sustur {1}
    mute/unmute second: sesi aç {4}, sessizden çıkar {1}, susturmayı kaldır {1}
    next/previous first: ileri {2}, sonraki {10}
    next/previous second: önceki {10}
    notifications-on/off first: bildirimleri aktifleştir {1}, bildirimleri etkinleştir {1}
    notifications-on/off second: bildirimleri devre dışı bırak {1}
    on/off first: açık {13 also}
    on/off second: kapalı {13}
    open-menu/close-menu first: münüyü aç {1}
    open-menu/close-menu second: menüyü kapat {1}
    open/close first: aç {9}, açık {2 also}
    open/close second: kapat {9}
    pause/resume first: duraklat {5}
    pause/resume second: devam {3}, devam et {5}, devam ettir {1}, sürdür {2}
    pin/unpin first: pin {2}, sabitle {4}
    pin/unpin second: sabitlemeyi kaldır {4}
    pip-enter/exit first: mini oynatıcı {1}, pencere içinde pencere moduna gir {1}
    pip-enter/exit second: mini oynatıcıdan çık {1}, pencere içinde pencere modundan çık {1},
      pencere içinde pencere modundan çıkın {1}, pencere içinde pencereden çık {1}
    play/pause first: oyna {1}, oynat {13}, oynatmayı başlat {1}, çal {2}
    play/pause second: duraklat {13}, oynatmayı duraklat {1}
    play/stop first: oynat {8}, çal {2}
    play/stop second: durdur {8}, stop {1}
    pressed/not-pressed first: basılı {2}
    pressed/not-pressed second: basılı değil {2}
    public/private first: herkese açık {2}
    public/private second: gizli {2 also}
    read/unread first: okundu işaretle {1}, okundu olarak işaretle {4},
      okunmuş olarak işaretle {1}
    read/unread second: okunmadı işaretle {1}, okunmadı olarak işaretle {4},
      okunmamış olarak işaretle {2}
    record/stop first: kaydı başlat {1}, kayıtlara başlayın {1}
    record/stop second: kaydı durdur {1}
    repeat-all/repeat-off first: tümü yinelensin {1}
    repeat-all/repeat-off second: yineleme yok {1}
    save/unsave first: kaydet {1}
    save/unsave second: kaydetme {1 also}
    select-all/deselect-all first: hepsini seç {1}, tümünü seç {1}
    select-all/deselect-all second: hiçbirini seçme {1}, seçimi temizle {1},
      tüm seçimleri geri al {1}, tümünü bırak {1}, tümünü kaldır {1 also}
    select/deselect first: seç {3}
    select/deselect second: seçimi kaldır {3}
    selected/not-selected first: seçili {2}, seçilmiş {1}
    selected/not-selected second: seçili değil {2}, seçilmedi {1}, seçilmemiş {1}
    show-all/hide-all first: hepsini göster {1}, tümünü görüntüle {1 also}, tümünü göster {1}
    show-all/hide-all second: hepsini gizle {1}, tümünü gizle {1}
    show-more/show-less first: daha fazla {1}, daha fazla gör {2}, daha fazla göster {7}
    show-more/show-less second: daha az {1 also}, daha az göster {7}
    show-password/hide-password first: parolayı göster {3}, şifreyi göster {3}
    show-password/hide-password second: parolayı gizle {3}, şifreyi gizle {3}
    show/hide first: göster {5}
    show/hide second: gizle {5}
    shuffle-on/shuffle-off first: karıştırma açık {1}, karıştırma modunu etkinleştir {1}
    shuffle-on/shuffle-off second: karıştırma kapalı {1}, karıştırma modunu devre dışı bırak {1}
    sign-in/sign-out first: giriş {1 also}, giriş yap {5}, oturum aç {4}
    sign-in/sign-out second: oturumu kapat {4}, çıkış yap {5}
    start/end first: başlat {2}, start {1}
    start/end second: end {2}, son {1}
    start/stop first: başlat {4}
    start/stop second: durdur {4}
    subscribe/unsubscribe first: abone ol {6}, üye ol {1}
    subscribe/unsubscribe second: abonelikten çık {6}
    turn-on/turn-off first: aç {3 also}
    turn-on/turn-off second: kapat {3 also}
    undo/redo first: geri al {6}
    undo/redo second: yeniden yap {2}, yinele {6}
    up/down first: yukarı {3}
    up/down second: aşağı {3}
    upload/download first: yükle {1 also}, yükleme {1}
    upload/download second: indir {1}, indirme {1}
    visible/hidden first: görünür {1}, gösterilen {1}
    visible/hidden second: gizli {1}
    volume-up/volume-down first: ses seviyesini artır {1}, sesi artır {1 also},
      sesi aç {2 also}, sesi yükselt {1}
    volume-up/volume-down second: ses seviyesini azalt {1}, sesi azalt {1 also}, sesi kıs {2}
    zoom-in/zoom-out first: yakınlaştır {6}
    zoom-in/zoom-out second: uzaklaştır {6}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to tail linked: butonu {?}
    click-here tail phrase: buraya dokunun {in 3/4}, için buraya tıklayın {in 13/29}
    click-here tail verb: tıklayın {in 23/29}
    click-to anywhere verb: tıklayın {in 28/32}
    click-to tail linked: için tıklayın {in 25/32}
    double-tap-to tail linked: iki kez dokunun {in 5/13}, için çift dokunun {in 4/13},
      çift dokunun {?}
    icon-of tail linked: ikonu {1/1}, simgesi {82/101}
    image-of tail linked: görseli {4/9}, resmi {17/32}
    link-to tail linked: bağlantısı {9/16}
    logo-of tail linked: logosu {14/17}
    logo-of tail noun: logo {?}
    photo-of tail linked: fotoğrafı {4/7}
    press-to tail linked: için basın {?}
    press-to tail verb: basın {in 18/20}
    select-to tail linked: için seçin {in 3/3}
    swipe-to tail phrase: için kaydırın {in 5/11}
    swipe-to tail verb: kaydırın {in 9/11}
    tap-and-hold anywhere verb: basılı {in 26/38}
    tap-and-hold tail phrase: basılı tutun {in 12/38}, ve basılı tutma {in 10/38}
    tap-here tail phrase: için buraya dokunun {in 4/9}
    tap-here tail verb: dokunun {in 9/9}
    tap-to anywhere verb: dokunun {in 51/55}
    tap-to tail linked: için dokunun {in 51/55}
    thumbnail-of tail linked: sayfanın küçük hâli {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: ara {17}, arama {10}, arşiv {6}, arşivle {4}, ayarla {2}, aç {7}, başlat {4},
      bildir {4}, bul {6}, değiştir {3}, duraklat {14}, durdur {9}, düzenle {20}, düzenleme {2},
      dışa aktar {6}, ekle {15}, engelle {6}, eşitle {3}, geri yükle {8}, gir {4}, giriş {3},
      gizle {12}, gönder {10}, görüntüle {6}, göster {7}, güncelle {6}, ileri {7}, ilet {4},
      indir {11}, iptal {25}, iptal et {3}, içe aktar {6}, kaldır {15}, kapat {24}, kaydet {23},
      kopyala {15}, kur {2}, oku {2}, okundu {2}, oluştur {9}, oynat {11}, paylaş {18},
      sabitle {4}, senkronizasyon {2}, sesi kapat {4}, sessiz {3}, sessize al {4}, seç {12},
      sil {26}, sustur {2}, sıfırla {15}, sırala {6}, takip et {3}, tara {2}, taşı {5},
      temizle {13}, vazgeç {3}, yakala {2}, yanıtla {10}, yapıştır {10}, yazdır {6},
      yeniden adlandır {7}, yer imi {2}, yönet {3}, yükle {3}, çal {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: görüntü içinde görüntü, pencere içinde pencere
    icon: alt simge, simge durumuna küçült, üst simge

    [acronyms]
    source: tokens only ever written in capitals in open-source apps; {apps or catalogs in
      capitals}
    acronym: abd {3}, jıs {2}, sss {5}, ös {2}, öö {2}

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: ara {0/141}, aç {1/430}, bul {0/42}, gir {0/25}, kur {0/16}, oku {0/50}, seç {0/128},
      sil {0/164}, çal {0/18}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: düğme {6/2 mobile}
    toggle-button: geçiş düğmesi {2/2 browser}
    checkbox: onay kutusu {5/3 mobile}
    radio-button: radyo düğmesi {5/2 mobile}
    switch: anahtar {5/3 mobile}
    slider: kaydırıcı {4/2 desktop}
    progress-bar: ilerleme çubuğu {5/3 mobile}
    text-field: düzenleme kutusu {1/1 mobile}
    search-field: arama metni alanı {2/2 browser}
    combo-box: açılır liste {1/1 mobile}
    drop-down: pop-up düğmesi {1/1 browser}
    image: resim {5/2 mobile}
    icon: simge {4/2 desktop}
    graphic: grafik {3/3 browser}
    link: bağlantı {6/3 mobile}
    menu: menü {6/3 browser}
    menu-item: menü ögesi {3/3 desktop}
    tab: sekme {3/2 desktop}
    toolbar: araç çubuğu {6/4 browser}
    heading: başlık {9/4 mobile}
    dialog: iletişim kutusu {6/4 browser}
    list: liste {7/4 mobile}
    page: sayfa {4/3 mobile}
    """#
  }
}
