extension LexiconData {
  /// The words of Vietnamese.
  static var vietnamese: String {
    #"""
    # label-lint lexicon
    language vi

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    links: cho, của
    held-out: 9

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: nút {3/2}, nút bấm {2/1}
    toggle-button certain head: nút bật tắt {2/1}, nút chuyển đổi {1/1}
    checkbox certain head: hộp chọn {2/1}, hộp kiểm {3/2}
    radio-button certain head: nút chọn {2/1}, nút radio {3/2}
    switch certain head: nút chuyển {2/2}
    slider certain head: con trượt {2/1}, thanh trượt {3/2}
    progress-bar certain head: chỉ báo tiến trình {1/1}, thanh tiến trình {2/1},
      thanh tiến độ {2/2}
    text-field certain head: hộp chỉnh sửa {1/1}, ô nhập liệu {1/1}
    search-field certain head: trường tìm kiếm văn bản {1/1}, trường văn bản tìm kiếm {1/1}
    combo-box certain head: danh sách thả xuống {1/1}, hộp kết hợp {3/2}, hộp xổ {1/1}
    drop-down certain head: menu xổ xuống {1/1}, nút cửa sổ bật lên {1/1}, nút xổ xuống {1/1}
    image noun head: hình ảnh {18/13}, ảnh {25/15}
    icon certain head: biểu tượng {19/12}
    picture noun head: hình ảnh {3/3}, ảnh {9/7}
    graphic noun head: hình ảnh {2/2}
    photo class head: ảnh {9/6}
    logo certain head: biểu trưng {2/2}, logo {1/1}
    thumbnail class head: hình thu nhỏ {6/6}
    link class head: liên kết {6/3}
    menu class head: trình đơn {4/2}
    menu-item class head: mục menu {1/1}, mục trên trình đơn {1/1}, mục trình đơn {2/1}
    tab class head: thẻ {3/3}, thẻ trang {2/1}
    toolbar class head: thanh công cụ {4/3}
    heading class head: tiêu đề {5/4}, đầu đề {1/1}
    dialog class head: hộp thoại {6/4}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: đã chọn {3/3}, được chọn {1/2}
    not-selected: chưa chọn {2/2}
    checked: đã chọn {2/2}, đã đánh dấu {1/1}
    not-checked: chưa chọn {2/2}, chưa đánh dấu {1/1}
    partly-checked: đã chọn nửa {1/1}, đã đánh dấu một phần {1/1}
    expanded: mở rộng {1/1}, đã giãn ra {1/1}, đã mở rộng {4/2}, được mở rộng {1/1}
    collapsed: đã co lại {1/1}, đã thu gọn {4/1}, đã đóng {1/1}
    enabled: bật {2/1}, đã bật {2/3}
    disabled: bị tắt {1/1}, tắt {1/4}, đã tắt {2/6}
    pressed: đã kích hoạt {1/1}
    not-pressed: chưa kích hoạt {1/1}
    muted: câm {2/1}, tắt thông báo {0/2}, đã ẩn {1/3}
    on: bật {4/9}, đang bật {1/1}
    off: tắt {4/9}, đang tắt {1/1}
    active: hoạt động {0/2 also}, đang hoạt động {1/2}
    inactive: không hoạt động {1/2}
    required: bắt buộc {1/1}, yêu cầu {1/1 also}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: chấp nhận {4}, đồng ý {5}
    accept/reject second: từ chối {5}
    activate/deactivate first: kích hoạt {1}
    activate/deactivate second: huỷ kích hoạt {1}
    active/inactive first: hoạt động {2 also}, đang hoạt động {1}
    active/inactive second: không hoạt động {2}
    add/remove first: thêm {7}
    add/remove second: bỏ {1}, gỡ bỏ {1}, xoá {2}, xóa {7}
    allow/deny first: allow {1}, cho phép {4}
    allow/deny second: chặn {1}, không cho phép {2}, từ chối {4}
    approve/reject first: chấp nhận {1}, phê duyệt {1}
    approve/reject second: từ chối {1}
    archive/unarchive first: lưu trữ {1}
    archive/unarchive second: hủy lưu trữ {1}
    ascending/descending first: tăng dần {2}
    ascending/descending second: giảm dần {2}
    available/unavailable first: available {1}, có sẵn {1}, khả dụng {1}, đang có {1}
    available/unavailable second: chưa có {1}, không có sẵn {1}, không hoạt động {1 also},
      không khả dụng {1}, không được hỗ trợ {1 also}
    before/after first: trước {2 also}
    before/after second: sau {2}
    block/unblock first: chặn {5}
    block/unblock second: bỏ chặn {5}
    bookmark/remove-bookmark first: lưu {3}, thêm dấu trang {1}
    bookmark/remove-bookmark second: bỏ lưu {3}, xóa dấu trang {1}
    boost/unboost first: đăng lại {2}
    boost/unboost second: bỏ đăng lại {2}, hủy đăng lại {2}
    camera-on/off first: bật máy ảnh {1}
    camera-on/off second: tắt máy ảnh {1}
    captions-on/off first: bật phụ đề {1}, xay đầu đề {1}
    captions-on/off second: tắt phụ đề {1}, ẩn đầu đề {1}
    check/uncheck first: chọn {2}
    check/uncheck second: bỏ chọn {2}
    checked/unchecked first: đã chọn {2}, đã đánh dấu {1}, đã ổn {1}
    checked/unchecked second: chưa chọn {2}, chưa đánh dấu {1}, chưa ổn {1}
    connect/disconnect first: kết nối {3}
    connect/disconnect second: ngắt kết nối {3}
    connected/disconnected first: đã kết nối {1}
    connected/disconnected second: đã ngắt kết nối {1}
    download/cancel first: tải về {1}, tải xuống {1}
    download/cancel second: huỷ tải xuống {1}, hủy quá trình tải xuống {1}
    download/remove-download first: tải xuống {1}
    download/remove-download second: xoá tệp tải xuống {1}
    enable/disable first: bật {3}
    enable/disable second: tắt {3}, vô hiệu {1}, vô hiệu hóa {1}
    enabled/disabled first: bật {2}, đã bật {3}
    enabled/disabled second: bị tắt {2}, bị vô hiệu hóa {1}, tắt {1}, đã tắt {3}
    expand-all/collapse-all first: mở rộng tất cả {1}
    expand-all/collapse-all second: thu gọn tất cả {1}
    expand/collapse first: mở rộng {7}, tiếp tục đọc {1}, xem thêm {1}
    expand/collapse second: thu gọn {7}, thu hẹp {1}
    expanded/collapsed first: đã giãn ra {1}, đã mở rộng {3}, được mở rộng {1}
    expanded/collapsed second: đã co lại {1}, đã thu gọn {3}, đã đóng {1}
    fast-forward/rewind first: tua nhanh {1}, tua tới {1}, tua đi {2}
    fast-forward/rewind second: tua lui {1}, tua lại {2}
    favorite/unfavorite first: thêm vào yêu thích {1}, thích {1}, yêu thích {1}
    favorite/unfavorite second: bỏ thích {1}, xóa khỏi yêu thích {1}
    first/last first: đầu {1 also}, đầu tiên {1}
    first/last second: cuối {1 also}, cuối cùng {1}
    follow/unfollow first: theo dõi {4}
    follow/unfollow second: bỏ theo dõi {4}
    forward/back first: chuyển tiếp {6}, forward {1}, tiến {1}, tiến tới {1}, tiếp {1},
      tới {1 also}
    forward/back second: lùi {2}, quay lại {6}, trước {1}, trở lại {1}
    fullscreen-enter/exit first: chuyển sang chế độ toàn màn hình {1}, toàn màn hình {2},
      vào chế độ toàn màn hình {1}
    fullscreen-enter/exit second: rời toàn màn hình {1}, thoát chế độ toàn màn hình {1},
      thoát khỏi chế độ toàn màn hình {2}, thoát toàn màn hình {1}
    grid/list-view first: lưới {4}, xem dạng lưới {1}
    grid/list-view second: danh sách {4}, xem dạng danh sách {1}
    import/export first: nhập {3 also}
    import/export second: xuất {3}
    increase/decrease first: tăng {2}
    increase/decrease second: giảm {2}
    install/uninstall first: cài đặt {1 also weak}
    install/uninstall second: gỡ cài đặt {1 weak}
    join/leave first: tham gia {2}
    join/leave second: rời {2}
    left/right first: bên trái {1}, trái {6}
    left/right second: bên phải {1}, phải {6}
    like/unlike first: thích {1 also weak}
    like/unlike second: bỏ thích {1 also weak}
    lock/unlock first: khóa {3}, ổ khóa {2}
    lock/unlock second: bỏ khóa {2}, mở khóa {3}
    locked/unlocked first: đã khóa {2}
    locked/unlocked second: đã mở khóa {2}
    maximize/minimize first: phóng to hết cỡ {2}
    maximize/minimize second: thu nhỏ {2}
    microphone-on/off first: bật micrô {1}
    microphone-on/off second: tắt micrô {1}
    minimum/maximum first: tối thiểu {2}
    minimum/maximum second: tối đa {2}
    mute/unmute first: tắt tiếng {5}, ẩn {2 also}
    mute/unmute second: bật tiếng {5}, bật âm thanh {3}, bỏ ẩn {2}, không tắt tiếng {1}
    next/previous first: kế tiếp {1}, tiếp {4}, tiếp theo {4}
    next/previous second: trước {4}, trước đó {1}
    notifications-on/off first: bật thông báo {1}
    notifications-on/off second: vô hiệu hóa thông báo {1}
    on/off first: bật {10}, đang bật {2}
    on/off second: tắt {10}, đang tắt {1}
    open-menu/close-menu first: mở menu {1}
    open-menu/close-menu second: đóng menu {1}
    open/close first: mở {7}, mở tập tin {1}
    open/close second: ðóng {1}, đóng {7}
    pause/resume first: tạm dừng {5}, tạm ngừng {3}
    pause/resume second: tiếp tục {5}
    pin/unpin first: ghim {4}
    pin/unpin second: bỏ ghim {4}, gỡ ghim {1}
    pip-enter/exit first: chuyển sang chế độ hình trong hình {1}, vào chế độ hình trong hình {1}
    pip-enter/exit second: thoát chế độ hình trong hình {1}
    play/pause first: bắt đầu phát {1}, chơi {1}, phát {12}
    play/pause second: tạm dừng {12}, tạm dừng phát {1}, tạm ngừng {2}
    play/stop first: phát {9}
    play/stop second: dừng {9}, dừng lại {1}, ngừng {1}
    pressed/not-pressed first: đã kích hoạt {1}
    pressed/not-pressed second: chưa kích hoạt {1}
    public/private first: công cộng {2}, công khai {1}
    public/private second: riêng tư {2}
    read/unread first: đánh dấu là đã đọc {3}, đánh dấu đã đọc {4}, đã đọc {1}
    read/unread second: đánh dấu chưa đọc {4}, đánh dấu là chưa đọc {3}
    record/stop first: bắt đầu ghi {1}
    record/stop second: dừng ghi {1}
    repeat-all/repeat-off first: lặp lại tất cả {1}
    repeat-all/repeat-off second: không lặp lại {1}
    save/unsave first: lưu {1 weak}
    save/unsave second: bỏ lưu {1 also weak}
    select-all/deselect-all first: chọn hết {1}, chọn tất cả {5}
    select-all/deselect-all second: bỏ chọn tất cả {5}, chọn không {1}
    select/deselect first: chọn {3}
    select/deselect second: bỏ chọn {3}
    selected/not-selected first: đã chọn {1}, được chọn {1}
    selected/not-selected second: chưa chọn {1}
    show-all/hide-all first: hiển thị tất cả {1}
    show-all/hide-all second: ẩn tất cả {1}
    show-more/show-less first: hiện nhiều hơn {1}, hiện thêm {1}, mở rộng {1},
      nhiều hơn {1 also}, xem thêm {3}
    show-more/show-less second: hiện ít hơn {1}, thu gọn {3}, ẩn bớt {1}
    show-password/hide-password first: hiện mật khẩu {4}
    show-password/hide-password second: ẩn mật khẩu {4}
    show/hide first: buổi bieu diễn {1}, hiện {2}
    show/hide second: ẩn {2}, ẩn giấu {1}
    shuffle-on/shuffle-off first: bật chế độ trộn bài {1}, bật xáo trộn {1}
    shuffle-on/shuffle-off second: tắt chế độ trộn bài {1}, tắt xáo trộn {1}
    sign-in/sign-out first: đăng nhập {11}
    sign-in/sign-out second: đăng xuất {11}
    start/end first: chạy {2 also}, start {1}
    start/end second: end {2}, kết thúc {1 also}
    start/stop first: bắt đầu {3 also}, chạy {2}
    start/stop second: dừng {3}, dừng lại {1}
    subscribe/unsubscribe first: nhận thông báo {1}, theo dõi {1}, đăng ký {3}
    subscribe/unsubscribe second: dừng nhận thông báo {1}, huỷ đăng ký {1}, hủy đăng ký {3}
    turn-on/turn-off first: bật {2}
    turn-on/turn-off second: tắt {2}, tắt nó đi {1}
    undo/redo first: hoàn tác {4}, huỷ {1}, hủy bước {1}
    undo/redo second: làm lại {4}
    up/down first: lên {3}
    up/down second: xuống {3}
    upload/download first: tải lên {2}
    upload/download second: tải về {1}, tải xuống {2}
    visible/hidden first: đã hiển thị {1}
    visible/hidden second: đã ẩn {1 also}
    volume-up/volume-down first: tăng âm lượng {5}
    volume-up/volume-down second: giảm âm lượng {5}
    zoom-in/zoom-out first: phóng to {5}
    zoom-in/zoom-out second: thu nhỏ {5 also}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: nhấp {in 6/11}
    click-here head phrase: nhấn vào đây {in 1/2}, nhấp vào đây {?}
    click-to anywhere verb: nhấp {in 22/26}
    click-to head linked: bấm để {?}, nhấp để {in 14/26}
    double-tap-to head linked: chạm hai lần để {?}, nhấn hai lần để {?}, nhấn đúp để {in 8/11},
      nhấp đúp để {?}
    icon-of head linked: biểu tượng của {?}
    image-of head linked: hình ảnh của {?}, ảnh của {?}
    link-to head linked: liên kết tới {?}, liên kết đến {2/2}
    logo-of head linked: biểu trưng của {5/5}, logo của {?}
    logo-of head noun: biểu trưng {9/9}, logo {?}
    photo-of head linked: ảnh của {?}
    press-to head verb: nhấn {in 14/15}
    select-to head linked: chọn để {?}
    swipe-to head phrase: vuốt sang {in 3/10}, vuốt để {in 3/10}
    swipe-to head verb: vuốt {in 8/10}
    tap-and-hold anywhere verb: giữ {in 33/35}
    tap-and-hold head phrase: nhấn và giữ {in 7/35}
    tap-here head phrase: nhấn vào {in 4/4}
    tap-to head linked: chạm để {in 2/8}, nhấn để {in 37/46}
    thumbnail-of head linked: ảnh thu nhỏ của trang {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: báo cáo {9}, bắt đầu {4}, chia sẻ {14}, chuyển tiếp {8}, chèn {2}, chép {4}, chặn {5},
      chỉnh sửa {11}, chọn {8}, cài đặt {5}, cập nhật {5}, di chuyển {3}, dán {7}, dừng {9},
      ghim {5}, gửi {8}, hiển thị {2}, hiện {4}, huỷ {4}, huỷ bỏ {2}, hủy {7}, hủy bỏ {13},
      in {4}, khôi phục {4}, loại bỏ {2}, lưu {17}, lưu trữ {5}, lọc {2}, mã pin {3}, mở {5},
      nhập {4}, phát {12}, phục hồi {2}, quét {2}, quản lý {2}, sao chép {9}, sắp xếp {4},
      sửa {5}, thay thế {4}, thay đổi {3}, theo dõi {3}, thêm {10}, trả lời {8}, tìm {5},
      tìm kiếm {19}, tạm dừng {12}, tạo {9}, tải lên {2}, tải về {5}, tải xuống {7},
      tắt tiếng {8}, xem {7}, xoá {8}, xuất {4}, xóa {16}, đóng {21}, đặt lại {11}, đọc {3},
      đồng bộ {2}, đổi tên {6}, ẩn {5}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: nút bàn phím, nút kéo
    image: hình trong hình, ảnh chụp màn hình, ảnh hưởng, ảnh động
    icon: biểu tượng cảm xúc

    [short-words]
    source: words met in capitals and in another case in open-source apps; {in
      capitals/otherwise}
    word: bật {2/436}, dán {0/29}, gửi {0/277}, huỷ {0/33}, hủy {0/88}, in {0/122}, lưu {0/644},
      lọc {0/97}, mở {0/671}, sửa {0/372}, tìm {0/767}, tạo {0/291}, tắt {2/521}, xem {0/573},
      xoá {0/262}, xóa {0/526}, đọc {0/430}, ẩn {0/280}

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: nút {3/2 mobile}
    toggle-button: nút chuyển đổi {1/1 browser}
    checkbox: hộp kiểm {3/2 mobile}
    radio-button: nút radio {3/2 mobile}
    switch: nút chuyển {2/2 mobile}
    slider: thanh trượt {3/2 mobile}
    progress-bar: thanh tiến độ {2/2 mobile}
    text-field: hộp chỉnh sửa {1/1 mobile}
    search-field: trường văn bản tìm kiếm {1/1 browser}
    combo-box: hộp kết hợp {3/2 browser}
    drop-down: nút cửa sổ bật lên {1/1 browser}
    image: hình ảnh {1/1 mobile}
    icon: biểu tượng {5/3 mobile}
    graphic: hình ảnh {2/2 browser}
    link: liên kết {6/3 mobile}
    menu: trình đơn {4/2 desktop}
    menu-item: mục menu {1/1 browser}
    tab: thẻ {3/3 browser}
    toolbar: thanh công cụ {4/3 browser}
    heading: tiêu đề {5/4 mobile}
    dialog: hộp thoại {6/4 browser}
    list: danh sách {4/3 mobile}
    page: trang {4/3 mobile}
    """#
  }
}
