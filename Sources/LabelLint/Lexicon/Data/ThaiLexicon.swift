extension LexiconData {
  /// The words of Thai.
  static var thai: String {
    #"""
    # label-lint lexicon
    language th

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-first
    unspaced: yes
    held-out: 9

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain head: ปุ่ม {5/3}
    toggle-button certain head: ปุ่มสลับ {1/1}, ปุ่มสลับการทํางาน {1/1}, ปุ่มสลับค่า {2/1}
    checkbox certain head: กล่องกาเครื่องหมาย {3/1}, กล่องสัญลักษณ์ {1/1},
      ช่องทําเครื่องหมาย {2/1}
    radio-button certain head: ปุ่มตัวเลือก {2/1}, ปุ่มวิทยุ {4/2}
    switch certain head: สวิตช์ {4/2}
    slider certain head: ปุ่มรางเลื่อน {2/1}, รางเลื่อน {1/1}, แถบเลื่อน {2/1}
    progress-bar certain head: ตัวบอกสถานะความคืบหน้า {1/1}, แถบความคืบหน้า {1/1},
      แถบบอกความคืบหน้า {2/1}
    text-field certain head: ช่องป้อนข้อความ {2/1}, ช่องแก้ไข {1/1}
    search-field certain head: ช่องข้อความการค้นหา {1/1}, ช่องข้อความค้นหา {1/1}
    combo-box certain head: กล่องคอมโบ {4/2}, ช่องตัวเลือกรวม {1/1}, รายการแบบเลื่อนลง {1/1}
    drop-down certain head: ปุ่มป๊อปอัป {1/1}, ปุ่มเลื่อนไหล {1/1}, เมนูแบบเลื่อนลง {1/1}
    image noun head: ภาพ {21/13}, รูปภาพ {14/9}
    icon certain head: ไอคอน {17/10}, ไอค่อน {1/1}
    picture noun head: ภาพ {10/7}, รูปภาพ {3/3}
    graphic noun head: กราฟิก {1/1}, กร๊าฟฟิ่ก {1/1}
    photo class head: ภาพถ่าย {2/1}, รูปถ่าย {?}, รูปภาพ {4/3}
    logo certain head: โลโก้ {2/2}
    thumbnail class head: ภาพขนาดย่อ {3/3}
    link class head: ลิงก์ {5/2}, ลิ้งค์ {1/1}
    menu class head: เมนู {4/2}
    menu-item class head: ตัวเลือกจากรายการ {1/1}, รายการเมนู {3/2}
    tab class head: แท็บ {3/3}, แท็บของหน้า {2/1}
    toolbar class head: แถบเครื่องมือ {4/3}
    heading class head: ส่วนหัว {2/1}, หัวข้อ {2/2}, หัวข้อเรื่อง {2/1}
    dialog class head: กล่องโต้ตอบ {5/3}, ไดอาล่อก {1/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: เลือก {1/1}, เลือกอยู่ {1/1}, เลือกแล้ว {1/2}, เลือกไว้ {1/1}
    not-selected: ไม่ได้เลือก {1/1}
    checked: กาอยู่ {1/1}, เลือกไว้ {2/1}
    not-checked: ไม่ได้กา {1/1}, ไม่ได้เลือก {1/1}, ไม่ได้เลือกไว้ {1/1}
    partly-checked: กาบางส่วน {1/1}, เลือกครึ่งหนึ่ง {1/1}, เลือกบางส่วน {1/1}
    expanded: ขยาย {3/2}, ขยายออก {1/1}, ขยายแล้ว {2/1}
    collapsed: พับเก็บ {1/1}, ยุบ {1/1}, ยุบแล้ว {3/1}, หุบ {1/1}
    enabled: เปิดใช้ {2/1}, เปิดใช้อยู่ {1/1}
    disabled: ปิดการใช้งาน {0/2}, ปิดอยู่ {1/1}, ปิดใช้งาน {0/2}, ไม่ใช้ {1/1}
    pressed: กด {1/1}, กดอยู่ {1/1}
    not-pressed: ไม่ได้กด {1/1}
    muted: ปิดเสียง {3/2}
    on: เปิด {4/4 also}, เปิดอยู่ {1/1}
    off: ปิด {4/4 also}, ปิดอยู่ {1/1}
    active: ใช้งานอยู่ {1/3}
    inactive: ไม่ได้ใช้งานอยู่ {1/1}
    required: จําเป็น {2/2}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: ยอมรับ {6}
    accept/reject second: ปฏิเสธ {6}
    active/inactive first: ใช้งานอยู่ {1}
    active/inactive second: ไม่ได้ใช้งานอยู่ {1}
    add/remove first: เพิ่ม {5}
    add/remove second: นําออก {1}, ลบ {5}, ลบออก {1}, เอาออก {4}
    allow/deny first: allow {1}, อนุญาต {3}
    allow/deny second: บล็อก {1}, ปฏิเสธ {3}, ไม่อนุญาต {2}
    approve/reject first: อนุมัติ {1}
    approve/reject second: ปฏิเสธ {1}
    archive/unarchive first: รายการเก็บถาวร {1}
    archive/unarchive second: ยกเลิกการเก็บถาวร {1}
    ascending/descending first: น้อยไปมาก {2}
    ascending/descending second: มากไปน้อย {2}
    available/unavailable first: พร้อมใช้งาน {1}, มีอยู่ {1}, ใช้งานได้ {1}
    available/unavailable second: ไม่พร้อมใช้งาน {1}, ไม่มี {1 also}, ไม่มีข้อมูล {1}
    before/after first: ปกหน้า {2}
    before/after second: ปกหลัง {2}
    block/unblock first: บล็อก {1}, ปิดกั้น {1}
    block/unblock second: เลิกบล็อก {1}, เลิกปิดกั้น {1}
    bookmark/remove-bookmark first: เพิ่มที่คั่นหน้า {2}, เพิ่มบุ๊กมาร์ก {1}
    bookmark/remove-bookmark second: นําออกบุ๊กมาร์ก {1}, เอาที่คั่นหน้าออก {2}
    boost/unboost first: ดัน {2}
    boost/unboost second: ยกเลิกบูสต์ {1}, ลบการดัน {1}, เลิกดัน {1}, เลิกทําการดัน {2}
    camera-on/off first: เปิดกล้อง {1}
    camera-on/off second: ปิดกล้อง {1}
    captions-on/off first: เปิดใช้คําบรรยาย {1}
    captions-on/off second: ปิดใช้คําบรรยาย {1}
    check/uncheck first: ทําเครื่องหมาย {1}
    check/uncheck second: ยกเลิกการทําเครื่องหมาย {1}
    checked/unchecked first: กาอยู่ {1}, กาเครื่องหมายแล้ว {1}, เลือกไว้ {1}
    checked/unchecked second: ไม่ได้กา {1}, ไม่ได้กาเครื่องหมาย {1}, ไม่ได้เลือก {1},
      ไม่ได้เลือกไว้ {1}
    connect/disconnect first: เชื่อมต่อ {3}
    connect/disconnect second: ตัดการเชื่อมต่อ {3}, ยกเลิกการเชื่อมต่อ {1}, เลิกเชื่อมต่อ {2}
    download/cancel first: ดาวน์โหลด {1}
    download/cancel second: ยกเลิกการดาวน์โหลด {1}
    download/remove-download first: ดาวน์โหลด {1}
    download/remove-download second: ลบการดาวน์โหลด {1}
    enable/disable first: เปิดการใช้งาน {1}
    enable/disable second: ปิดการใช้งาน {1}
    enabled/disabled first: เปิดใช้ {2}, เปิดใช้งาน {1}, เปิดใช้อยู่ {1}
    enabled/disabled second: ปิดการทํางาน {1}, ปิดอยู่ {1}, ปิดใช้งาน {2}, ไม่ใช้ {1}
    expand-all/collapse-all first: ขยายทั้งหมด {1}
    expand-all/collapse-all second: ยุบทั้งหมด {1}
    expand/collapse first: ขยาย {7}
    expand/collapse second: ยุบ {7}, ย่อ {1 also}
    expanded/collapsed first: ขยาย {1}, ขยายออก {1}, ขยายแล้ว {3}
    expanded/collapsed second: พับเก็บ {1}, ยุบ {1}, ยุบแล้ว {3}, หุบ {1}
    fast-forward/rewind first: กรอไปข้างหน้า {4}
    fast-forward/rewind second: กรอกลับ {4}
    favorite/unfavorite first: ชื่นชอบ {2}, รายการโปรด {1}, เพิ่มลงในรายการโปรด {1},
      เพิ่มในรายการโปรด {1}
    favorite/unfavorite second: เลิกชื่นชอบ {2}, เลิกเป็นรายการโปรด {1}, เอาออกจากรายการโปรด {1}
    first/last first: แรก {1}, แรกสุด {1}
    first/last second: ท้ายสุด {1 also}, สุดท้าย {1}
    follow/unfollow first: ติดตาม {3}
    follow/unfollow second: เลิกติดตาม {3}
    forward/back first: กรอไป {1}, ถัดไป {1}, ส่งต่อ {1}, เดินหน้า {2}
    forward/back second: กลับ {1}, ถอยกลับ {2}, ยัอนกลับ {1}, ย้อนกลับ {1}, ย้อนหลัง {1}
    fullscreen-enter/exit first: เข้าสู่โหมดเต็มหน้าจอ {1}, เต็มจอ {1}, เต็มหน้าจอ {2},
      แบบเต็มหน้าจอ {1}, แสดงแบบเต็มหน้าจอ {1}
    fullscreen-enter/exit second: ออกจากการแสดงเต็มหน้าจอ {1}, ออกจากการแสดงแบบเต็มหน้าจอ {2},
      ออกจากโหมดเต็มหน้าจอ {1}, เลิกแสดงเต็มจอ {1}, ไม่ใช่แบบเต็มหน้าจอ {1}
    grid/list-view first: ตาราง {2}, มุมมองแบบตาราง {1}, เส้นตาราง {1}
    grid/list-view second: มุมมองแบบรายการ {1}, รายการ {2}
    import/export first: การนําเข้า {1}, นําเข้า {2}
    import/export second: ส่งออก {2}
    increase/decrease first: เพิ่ม {2 also}
    increase/decrease second: ลด {2}
    install/uninstall first: ติดตั้ง {1}
    install/uninstall second: ถอนการติดตั้ง {1}
    left/right first: ชิดซ้าย {1}, ซ้าย {7}
    left/right second: ขวา {7}, ชิดขวา {1}
    like/unlike first: ถูกใจ {?}
    like/unlike second: เลิกถูกใจ {?}
    lock/unlock first: ล็อก {1}, ล็อค {2}
    lock/unlock second: ปลดล็อก {1}, ปลดล็อค {2}
    locked/unlocked first: ล็อกแล้ว {1}
    locked/unlocked second: ปลดล็อกแล้ว {1}
    maximize/minimize first: ขยายแผ่ {2}, ขยายใหญ่สุด {1}
    maximize/minimize second: ย่อเก็บ {2}, ย่อเล็กสุด {1}
    microphone-on/off first: เปิดเสียงไมโครโฟน {1}
    microphone-on/off second: ปิดเสียงไมโครโฟน {1}
    minimum/maximum first: ต่ําสุด {1}
    minimum/maximum second: สูงสุด {1}
    mute/unmute first: ปิดเสียง {3}
    mute/unmute second: ยกเลิกการปิดเสียง {1}, เปิดเสียง {3}, เลิกปิดเสียง {2}
    next/previous first: ถัดไป {7}
    next/previous second: ก่อนหน้า {7}
    on/off first: เปิด {9 also}, เปิดอยู่ {1}
    on/off second: ปิด {9 also}, ปิดอยู่ {1}
    open/close first: เปิด {7 also}
    open/close second: ปิด {7}
    pause/resume first: พัก {1}, หยุดชั่วคราว {3}
    pause/resume second: ดําเนินการต่อ {2}, ต่อไป {2}, ทําต่อ {3}, เล่นต่อ {1}
    pin/unpin first: ปักหมุด {3}
    pin/unpin second: เลิกปักหมุด {3}
    pip-enter/exit first: การเล่นภาพควบคู่ {1}, เข้าสู่การแสดงภาพซ้อนภาพ {2}
    pip-enter/exit second: ออกจากการเล่นภาพควบคู่ {1}, ออกจากการแสดงภาพซ้อนภาพ {2}
    play/pause first: เล่น {7}
    play/pause second: พัก {2}, หยุดชั่วคราว {7}
    play/stop first: เล่น {6}
    play/stop second: หยุด {6}
    pressed/not-pressed first: กดอยู่ {1}
    pressed/not-pressed second: ไม่ได้กด {1}
    read/unread first: ทําเครื่องหมายว่าอ่านแล้ว {2}
    read/unread second: ทําเครื่องหมายว่ายังไม่อ่าน {2}, ทําเครื่องหมายว่ายังไม่ได้อ่าน {1}
    record/stop first: เริ่มบันทึก {1}
    record/stop second: หยุดบันทึก {1}
    save/unsave first: บันทึก {1}
    save/unsave second: ไม่บันทึก {1}
    select-all/deselect-all first: เลือกทั้งหมด {1}
    select-all/deselect-all second: ยกเลิกการเลือกทั้งหมด {1}, ไม่เลือกทั้งหมด {1}
    select/deselect first: เลือก {1}
    select/deselect second: ยกเลิกการเลือก {1}, ยกเลิกเลือก {1}
    selected/not-selected first: เลือกอยู่ {1}
    selected/not-selected second: ไม่ได้เลือก {1}
    show-all/hide-all first: แสดงทั้งหมด {1}
    show-all/hide-all second: ซ่อนทั้งหมด {1}
    show-more/show-less first: ดูเพิ่มเติม {1}, แสดงเพิ่มเติม {3}
    show-more/show-less second: ดูน้อยลง {1}, แสดงน้อยลง {3}
    show-password/hide-password first: แสดงรหัสผ่าน {2}
    show-password/hide-password second: ซ่อนรหัสผ่าน {2}
    show/hide first: แสดง {2}
    show/hide second: ซ่อน {2 also}
    shuffle-on/shuffle-off first: เปิดใช้โหมดสุ่มเพลง {1}, โหมดสุ่มเล่นเปิด {1}
    shuffle-on/shuffle-off second: ปิดใช้โหมดสุ่มเพลง {1}, โหมดสุ่มเล่นปิด {1}
    sign-in/sign-out first: การเข้าสู่ระบบ {1}, ลงชื่อเข้า {1}, ลงชื่อเข้าใช้ {1},
      เข้าสู่ระบบ {5}
    sign-in/sign-out second: ลงชื่อออก {2}, ออกจากระบบ {5}
    start/end first: start {1}, เริ่มทํางาน {2}
    start/end second: end {2}, สิ้นสุด {1}
    start/stop first: เริ่ม {1}, เริ่มทํางาน {2}
    start/stop second: หยุด {2}
    subscribe/unsubscribe first: ติดตาม {2}
    subscribe/unsubscribe second: ยกเลิกการติดตาม {1}, เลิกติดตาม {2}
    turn-on/turn-off first: เปิด {2}
    turn-on/turn-off second: ปิด {2 also}
    undo/redo first: เรียกคืน {2}, เลิกทํา {3}
    undo/redo second: ทําซ้ํา {3}
    up/down first: ขึ้น {2}
    up/down second: ลง {2}
    upload/download first: อัปโหลด {2}
    upload/download second: ดาวน์โหลด {2}
    volume-up/volume-down first: เพิ่มระดับเสียง {3}, เพิ่มเสียง {1 also}
    volume-up/volume-down second: ลดระดับเสียง {3}, หรี่เสียง {1}
    zoom-in/zoom-out first: ซูมเข้า {2}, แสดงขยาย {1}
    zoom-in/zoom-out second: ซูมออก {2}, แสดงย่อ {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here head phrase: คลิกที่นี่ {in 8/19}, แตะที่นี่ {in 1/1}
    click-to head linked: คลิกเพื่อ {in 17/23}, คลิกเพื่อออก {in 5/23}
    double-tap-to head linked: แตะสองครั้ง {in 7/8}, แตะสองครั้งเพื่อ {?}
    icon-of head linked: ไอคอนของ {1/1}, ไอค่อนของ {?}
    image-of head linked: ภาพของ {?}, รูปภาพของ {?}
    link-to head linked: ลิงก์ไปยัง {1/1}
    logo-of head linked: โลโก้ของ {?}
    logo-of head noun: โลโก้ {7/9}
    photo-of head linked: ภาพถ่ายของ {?}, รูปภาพของ {?}
    press-to head linked: กดเพื่อ {?}
    press-to head phrase: กด {in 14/14}
    select-to head linked: เลือกเพื่อ {?}
    swipe-to head phrase: ปัด {in 3/5}, ปัดไปทาง {in 2/5}
    tap-and-hold anywhere phrase: ค้าง {in 31/32}
    tap-and-hold tail phrase: ค้างไว้ {in 21/32}, แล้วค้างไว้ {in 10/32}
    tap-here anywhere verb: แตะ {in 7/7}
    tap-here head phrase: แตะที่นี่ {in 3/7}
    tap-here tail phrase: แตะที่นี่ {in 3/7}
    tap-to anywhere phrase: แตะ {in 28/28}
    tap-to head linked: แตะเพื่อ {in 28/28}, แตะเพื่อดู {in 7/28}
    thumbnail-of head linked: ภาพขนาดย่อของหน้า {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: คัดลอก {9}, คืนขนาด {2}, คืนค่า {3}, คืนค่าเดิม {2}, ค้นหา {15}, จัดการ {2},
      จัดเรียง {3}, ซิงค์ {4}, ซ่อน {3}, ดาวน์โหลด {10}, ดู {5}, ตอบกลับ {5}, ติดตั้ง {3},
      ติดตาม {2}, นําเข้า {2}, บล็อก {2}, บันทึก {14}, ปักหมุด {3}, ปิด {15}, ปิดเสียง {6},
      ป้อน {2}, พิมพ์ {4}, ยกเลิก {15}, ย้าย {5}, รายงาน {4}, รีเซ็ต {6}, ลบ {16}, ลบออก {2},
      ล้าง {6}, วาง {5}, สร้าง {4}, สแกน {2}, ส่ง {5}, ส่งต่อ {4}, ส่งออก {4}, หยุด {8},
      หยุดชั่วคราว {8}, อัปเดต {4}, อัปโหลด {2}, อ่าน {3}, เดินหน้า {3}, เปลี่ยน {2},
      เปลี่ยนชื่อ {7}, เปิด {5}, เพิ่ม {8}, เลือก {5}, เล่น {7}, เอาออก {4}, แก้ไข {14},
      แชร์ {8}, แทนที่ {3}, แบ่งปัน {4}, แสดง {2}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    button: ปุ่มกด, ปุ่มลัด, ปุ่มลูกศร
    image: คุณภาพ, ภาพซ้อนภาพ, ภาพที่, ภาพยนตร์, ภาพรวม, ภาพวาด, ภาพหน้าจอ, ภาพเคลื่อนไหว, รูปภาพที่,
      สภาพ, สุขภาพ
    tab: แท็บเล็ต
    page: หน้าจอ, หน้าต่าง

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: ปุ่ม {5/3 mobile}
    toggle-button: ปุ่มสลับ {1/1 browser}
    checkbox: ช่องทำเครื่องหมาย {2/1 mobile}
    radio-button: ปุ่มตัวเลือก {2/1 mobile}
    switch: สวิตช์ {4/2 mobile}
    slider: แถบเลื่อน {2/1 mobile}
    progress-bar: แถบความคืบหน้า {1/1 mobile}
    text-field: ช่องแก้ไข {1/1 mobile}
    search-field: ช่องข้อความค้นหา {1/1 browser}
    combo-box: รายการแบบเลื่อนลง {1/1 mobile}
    drop-down: ปุ่มป๊อปอัป {1/1 browser}
    image: รูปภาพ {3/2 mobile}
    icon: ไอคอน {4/2 mobile}
    graphic: กราฟิก {1/1 browser}
    link: ลิงก์ {5/2 mobile}
    menu: เมนู {4/2 browser}
    menu-item: รายการเมนู {3/2 browser}
    tab: แท็บ {3/3 browser}
    toolbar: แถบเครื่องมือ {4/3 browser}
    heading: ส่วนหัว {2/1 mobile}
    dialog: กล่องโต้ตอบ {5/3 browser}
    list: รายการ {1/1 mobile}
    page: หน้า {3/2 desktop}
    """#
  }
}
