extension LexiconData {
  /// The words of Traditional Chinese.
  static var traditionalChinese: String {
    #"""
    # label-lint lexicon
    language zh-Hant

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-last
    unspaced: yes
    links: 的
    held-out: 23

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: 按鈕 {6/4}, 推送按鈕 {2/1}
    toggle-button certain tail: 切換按鈕 {3/2}, 切換鈕 {1/1}
    checkbox certain tail: 勾選框 {1/1}, 勾選盒 {3/1}, 核取按鈕 {1/1}, 核取方塊 {3/2}
    radio-button certain tail: 單選按鈕 {3/1}, 圓形按鈕 {2/1}, 選擇鈕 {1/1}, 選項按鈕 {1/1}
    radio-button support tail: 單選 {1/1}
    switch certain tail: 切換按鈕 {1/1}, 開關 {2/2}
    slider certain tail: 滑動鈕 {3/1}, 滑桿 {4/3}
    progress-bar certain tail: 進度列 {6/4}, 進度指標 {1/1}
    text-field certain tail: 文字方塊 {1/1}, 編輯方塊 {1/1}
    text-field support tail: 編輯區 {1/1}
    search-field certain tail: 搜尋文字欄位 {1/1}, 搜尋方塊 {1/1}, 搜尋框 {1/1}, 搜尋欄位 {1/1}
    combo-box certain tail: 下拉式方塊 {3/3}, 下拉式清單 {1/1}, 組合方塊 {4/1}
    drop-down certain tail: 下拉按鈕 {2/2}, 下拉選單 {1/1}, 彈出式按鈕 {1/1}
    image noun tail: 圖像 {7/6}, 圖片 {24/19}, 影像 {3/1}
    icon certain tail: 圖示 {24/17}
    picture noun tail: 圖片 {7/7}
    graphic noun tail: 圖形 {2/2}, 圖片 {1/1}
    photo class tail: 照片 {5/4}, 相片 {9/7}
    logo certain tail: 標誌 {3/3}
    thumbnail class tail: 縮圖 {11/11}
    link class tail: 連結 {8/4}
    menu class tail: 功能表 {1/1}, 選單 {5/2}
    menu-item class tail: 功能表項目 {2/2}, 選單項目 {4/2}
    tab class tail: 分頁 {2/2}, 分頁標籤 {2/1}, 索引標籤 {2/2}
    toolbar class tail: 工具列 {6/4}
    heading class tail: 標題 {8/4}
    dialog class tail: 對話方塊 {2/1}, 對話框 {4/4}, 對話盒 {2/1}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: 已選取 {5/7}
    not-selected: 沒有選取 {1/1}, 沒選取 {1/1}
    checked: 勾選 {1/1}, 已勾選 {2/1}, 已核取 {1/1}, 已點選 {1/1}
    not-checked: 尚未勾選 {1/1}, 未勾選 {1/1}, 未點選 {1/1}, 沒勾選 {1/1}
    partly-checked: 已勾選部分選項 {1/1}, 部份選取 {1/1}, 部分勾選 {1/1}
    expanded: 寛 {1/1}, 展開 {1/1}, 已展開 {6/4}
    collapsed: 已摺疊 {1/1}, 已收合 {4/2}, 已收起 {1/1}, 折疊 {1/1}
    enabled: 啟用 {1/2}, 已啟用 {3/3}
    disabled: 停用 {1/3}, 已停用 {3/10}
    pressed: 已按下 {2/2}, 按下 {1/1 also}
    not-pressed: 未按下 {1/1}, 沒按下 {1/1}
    muted: 已設為靜音 {1/1}, 已關閉通知 {0/3}, 已靜音 {1/2}, 靜音 {1/1}
    on: 開 {2/3}, 開啟 {3/7 also}
    off: 關 {2/3}, 關閉 {3/7 also}
    active: 管理中 {1/1}
    inactive: 未啟用 {1/2}
    required: 必要的 {2/2}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: 接受 {11}
    accept/reject second: 拒絕 {11}
    active/inactive first: 管理中 {1}
    active/inactive second: 未啟用 {1}
    add/remove first: 加入 {2}, 新增 {12}
    add/remove second: 刪除 {1}, 移除 {12}
    allow/deny first: allow {1}, 允許 {4}
    allow/deny second: 不允許 {2 also}, 封鎖 {1}, 拒絕 {4}
    approve/reject first: 批准 {1}, 核准 {1}
    approve/reject second: 拒絕 {1}
    archive/unarchive first: 封存 {2}
    archive/unarchive second: 取消封存 {2}
    ascending/descending first: 遞增 {3}
    ascending/descending second: 遞減 {3}
    available/unavailable first: 可以使用 {1}, 可用 {2}, 可用空間 {1}
    available/unavailable second: 不可用 {1}, 尚未支援 {1}, 無法使用 {2}
    before/after first: 封面 {2}, 這頁之前f {2}
    before/after second: 封底 {2}, 這頁之後a {2}
    block/unblock first: 封鎖 {4}
    block/unblock second: 取消封鎖 {1}, 解封 {1}, 解除封鎖 {4}
    bookmark/remove-bookmark first: 新增書籤 {2 also}, 書籤 {3}
    bookmark/remove-bookmark second: 刪除書籤 {2}, 取消書籤 {1}, 移除書籤 {3}
    boost/unboost first: 轉嘟 {4 also}
    boost/unboost second: 取消轉嘟 {4}
    camera-on/off first: 開啟攝影機 {1}
    camera-on/off second: 關閉攝影機 {1}
    captions-on/off first: 啟用字幕subtitle {1}
    captions-on/off second: 停用字幕subtitle {1}
    check/uncheck first: 選取 {1}
    check/uncheck second: 取消選取 {1 also}
    checked/unchecked first: 勾選 {1}, 已勾選 {2}, 已選擇 {1}, 已點選 {1}
    checked/unchecked second: 取消勾選 {1}, 尚未勾選 {1}, 未勾選 {2}, 未點選 {1}, 沒勾選 {1}
    connect/disconnect first: 連接 {1}, 連線 {3}
    connect/disconnect second: 中斷連接 {1}, 中斷連線 {3}, 斷線 {1}
    connected/disconnected first: 已連線 {1}
    connected/disconnected second: 已斷線 {1}
    download/cancel first: 下載 {3}
    download/cancel second: 取消下載 {3}
    download/remove-download first: 下載 {1}
    download/remove-download second: 刪除下載 {1}, 刪除下載項目 {1}
    enable/disable first: 啟用 {6}
    enable/disable second: 停用 {6}
    enabled/disabled first: 啟用 {2}, 已啟用 {5}
    enabled/disabled second: 停用 {2}, 已停用 {5}
    expand-all/collapse-all first: 全部展開 {1}
    expand-all/collapse-all second: 全部收合 {1}
    expand/collapse first: 展開 {7}
    expand/collapse second: 折疊 {2}, 摺疊 {4}, 收合 {7}
    expanded/collapsed first: 展開 {1}, 已展開 {6}
    expanded/collapsed second: 已摺疊 {1}, 已收合 {6}, 已收起 {1}, 折疊 {1}
    fast-forward/rewind first: 快轉 {4}, 快速前進 {1}
    fast-forward/rewind second: 倒帶 {1}, 倒轉 {4}
    favorite/unfavorite first: 加上星號 {1}, 加入至收藏 {1}, 我的最愛 {1}, 新增至喜愛 {1}, 新增至最愛 {1}, 最愛 {3}
    favorite/unfavorite second: 取消最愛 {3}, 從喜愛中移除 {1}, 從收藏中移除 {1}, 從最愛中移除 {1}, 移除星號 {1}
    first/last first: 第一個 {1}, 第一頁 {1 also}
    first/last second: 最後一個 {1}, 最後一頁 {1 also}
    follow/unfollow first: 跟隨 {2}, 追蹤 {1}, 關注 {1}
    follow/unfollow second: 停止追蹤 {1}, 取消跟隨 {2}, 取消追蹤 {1}, 取消關注 {1}
    forward/back first: 下一頁 {4}, 前進 {2}, 前進鍵 {2}, 往前 {2}, 轉寄 {3}
    forward/back second: 上一頁 {4}, 上一項 {1}, 返回 {3}, 返回鍵 {2}
    fullscreen-enter/exit first: 全螢幕 {2}, 進入全螢幕 {1}, 進入全螢幕模式 {1}
    fullscreen-enter/exit second: 結束全螢幕 {1}, 結束全螢幕模式 {1}, 退出全螢幕 {1}, 退出全螢幕模式 {2}, 離開全螢幕 {1}
    grid/list-view first: 格狀 {1}, 格狀檢視 {1}, 格線 {1}, 網格 {2}, 電網 {1}
    grid/list-view second: 列表 {2}, 清單 {2}, 清單檢視 {1}
    import/export first: 匯入 {6}
    import/export second: 匯出 {6}, 匯出x {1}
    increase/decrease first: 增加 {2}, 調高 {1}
    increase/decrease second: 減少 {2}, 調低 {1}
    install/uninstall first: 安裝 {1}
    install/uninstall second: 解除安裝 {1}
    join/leave first: 加入 {2 also}
    join/leave second: 離開 {2}
    left/right first: 到了左端 {1}, 向左 {1}, 左 {2}, 左l {2}, 左方 {1}, 方向鍵左 {1}, 靠左 {2}
    left/right second: 到了右端 {1}, 右 {2}, 右r {2}, 右方 {1}, 向右 {1}, 方向鍵右 {1}, 最右邊了 {1}, 靠右 {2}
    like/unlike first: 讚 {1}
    like/unlike second: 收回讚 {1}
    lock/unlock first: 上鎖 {1}, 鎖定 {3}, 鎖頭 {1}
    lock/unlock second: 解鎖 {3}, 解除鎖定 {2}
    locked/unlocked first: 已上鎖 {1}, 已鎖定 {2}
    locked/unlocked second: 已解鎖 {2}
    maximize/minimize first: 放到最大 {1}, 最大化 {2}
    maximize/minimize second: 最小化 {2}
    microphone-on/off first: 開啟麥克風 {1}
    microphone-on/off second: 關閉麥克風 {1}
    minimum/maximum first: 最小值 {2}
    minimum/maximum second: 最大值 {2}
    more/less first: 更多 {1}
    more/less second: 較少 {1}
    mute/unmute first: 關閉通知 {2 also}, 靜音 {8}
    mute/unmute second: 取消靜音 {8}, 開啟通知 {2}, 開啟音效 {1}
    next/previous first: 下一個 {5}, 下一頁 {2}, 下一首 {1}, 繼續 {3}
    next/previous second: 上一個 {5}, 上一步 {1}, 上一部 {1}, 上一頁 {2}, 上一首 {1}, 返回 {3}
    notifications-on/off first: 啟用通知 {1}
    notifications-on/off second: 停用通知 {1}
    on/off first: 開 {3}, 開啟 {12 also}
    on/off second: 關 {3}, 關閉 {12 also}
    open-menu/close-menu first: 打開選單 {1}
    open-menu/close-menu second: 關閉選單 {1}
    open/close first: 打開 {1}, 開啟 {9 also}
    open/close second: 關閉 {9}
    pause/resume first: 暫停 {11}
    pause/resume second: 繼續 {11}
    pin/unpin first: 固定 {2}, 釘選 {3}
    pin/unpin second: 取消固定 {2}, 取消釘選 {3}
    pip-enter/exit first: 子母畫面 {1}, 進入子母畫面 {2}
    pip-enter/exit second: 離開子母畫面 {2}
    play/pause first: 播放 {15}, 遊玩 {1}
    play/pause second: 暫停 {15}
    play/stop first: 播放 {12}
    play/stop second: 停止 {12}
    pressed/not-pressed first: 已按下 {1}, 按下 {1 also}
    pressed/not-pressed second: 未按下 {1}, 沒按下 {1}
    public/private first: 公開 {4}, 開放 {1}
    public/private second: 私人 {4}, 私密 {1}
    read/unread first: 標為已讀 {2}, 標示為已讀 {1}, 標示為已讀取 {1}, 標示為看過了 {1}, 標記為已讀 {3}
    read/unread second: 標為未讀 {2}, 標示為未讀 {1}, 標示為未讀取 {1}, 標示為沒看過 {1}, 標記為未讀 {3}
    record/stop first: 開始錄影 {1}, 開始錄製 {1}
    record/stop second: 停止錄影 {1}, 停止錄製 {1}
    repeat-all/repeat-off first: 全部重複 {1}
    repeat-all/repeat-off second: 不重複 {1}
    save/unsave first: 保存 {1}
    save/unsave second: 取消保存 {1}
    select-all/deselect-all first: 全選 {3}, 全部選取 {1}, 選取全部 {2}, 選擇全部 {1}
    select-all/deselect-all second: 全不選 {3}, 全部不選 {1}, 取消全選 {2}, 取消選擇全部 {1}
    select/deselect first: 選擇 {2}
    select/deselect second: 取消選擇 {2}
    selected/not-selected first: 已選取 {1}
    selected/not-selected second: 未選取 {1}, 沒有選取 {1}, 沒選取 {1}
    show-all/hide-all first: 全部顯示 {1}, 顯示全部 {2}
    show-all/hide-all second: 全部隱藏 {1}, 隱藏全部 {2}
    show-more/show-less first: 多顯示一點 {1}, 更多 {2}, 檢視更多 {1}, 顯示完整清單 {1}, 顯示更多 {3}
    show-more/show-less second: 少顯示一點 {1}, 摺疊內容 {1}, 較少 {2}, 顯示較少 {3}
    show-password/hide-password first: 顯示密碼 {6}
    show-password/hide-password second: 隱藏密碼 {6}
    show/hide first: 顯示 {6}
    show/hide second: 隱藏 {6}
    shuffle-on/shuffle-off first: 啟用隨機播放模式 {1}, 開啟隨機 {1}
    shuffle-on/shuffle-off second: 停用隨機播放模式 {1}, 關閉隨機 {1}
    sign-in/sign-out first: 登入 {15}
    sign-in/sign-out second: 登出 {15}
    start/end first: start {1}, 啟動 {2 also}, 開始 {1}
    start/end second: end {2}, 結束 {1 also}
    start/stop first: 啟動 {1 also}, 開始 {6}
    start/stop second: 停止 {6}
    subscribe/unsubscribe first: 訂閱 {6}
    subscribe/unsubscribe second: 取消訂閱 {6}
    turn-on/turn-off first: 啟動 {1}, 開啟 {2}
    turn-on/turn-off second: 關閉 {2 also}
    undo/redo first: 取消 {1}, 復原 {3}, 撤銷 {1 also}, 還原 {2 also}
    undo/redo second: 取消復原 {1}, 恢復 {1}, 重做 {3}
    up/down first: 上 {2}, 向上 {1}, 方向鍵上 {1}
    up/down second: 下 {2}, 向下 {1}, 方向鍵下 {1}
    upload/download first: 上傳 {2}
    upload/download second: 下載 {2}
    visible/hidden first: 可見 {1}
    visible/hidden second: 已隱藏 {1}
    volume-up/volume-down first: 增加音量 {1}, 提高音量 {1}, 調高音量 {2}, 音量上升 {1}
    volume-up/volume-down second: 調低音量 {2}, 降低音量 {1}, 音量下降 {1}
    zoom-in/zoom-out first: 拉近 {1}, 放大 {4}
    zoom-in/zoom-out second: 拉遠 {1}, 縮小 {4}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here head phrase: 按一下此處 {in 7/29}, 按此處 {?}, 點擊此處 {?}, 點擊這裡 {in 1/3}
    click-to head linked: 按一下以 {in 1/33}, 按一下即可 {in 10/30}
    click-to head phrase: 按一下 {in 16/30}
    double-tap-to head linked: 按兩下以 {?}, 輕觸兩下 {in 8/13}, 輕點兩下 {?}, 連按兩下 {?}, 點兩下以 {?}, 點按兩下 {?}
    icon-of tail linked: 的圖示 {10/12}
    image-of tail linked: 的圖像 {?}, 的圖片 {11/11}
    link-to head linked: 連結到 {?}, 連結至 {?}
    link-to tail linked: 的連結 {15/16}
    logo-of tail linked: 的標誌 {?}
    logo-of tail noun: 標誌 {12/18}
    photo-of tail linked: 的照片 {?}, 的相片 {?}
    press-to head phrase: 按下 {in 6/20}
    select-to head linked: 選取以 {?}, 選取即可 {?}, 選擇以 {?}, 選擇即可 {?}
    swipe-to anywhere phrase: 滑動 {in 8/11}
    swipe-to head phrase: 滑動 {in 5/11}
    tap-and-hold anywhere phrase: 按住 {in 25/40}
    tap-and-hold tail phrase: 並按住 {in 11/40}
    tap-here head phrase: 輕點此處 {in 2/10}
    tap-here tail phrase: 輕觸這裡 {in 3/10}
    tap-to head linked: 輕觸以 {?}, 輕觸即可 {in 21/61}, 輕觸可 {?}, 輕點以 {?}, 點一下即可 {?}, 點按以 {?},
      點按即可 {?}, 點擊以 {in 16/61}, 點擊可 {?}, 點選以 {in 5/25}
    thumbnail-of tail linked: 頁的縮圖 {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: 上傳 {3}, 下一頁 {3}, 下載 {13}, 停止 {14}, 傳送 {8}, 儲存 {21}, 分享 {17}, 列印 {4}, 刪除 {24}, 前進鍵 {2},
      創建 {2}, 加入 {3}, 匯入 {7}, 匯出 {7}, 取代 {4}, 取消 {26}, 同步 {3}, 同步處理 {2}, 回報 {5}, 回覆 {10},
      固定 {2}, 安裝 {5}, 封存 {5}, 封存檔 {2}, 封鎖 {6}, 尋找 {7}, 建立 {9}, 往前 {2}, 掃描 {2}, 排序 {6}, 插入 {4},
      搜尋 {23}, 搜尋鍵 {2}, 播放 {12}, 擷取 {2}, 新增 {12}, 暫停 {15}, 更新 {7}, 書籤 {5}, 查看 {2}, 檢舉 {2},
      檢視 {8}, 清除 {14}, 移動 {6}, 移除 {15}, 管理 {3}, 編輯 {21}, 複製 {14}, 變更 {3}, 貼上 {8}, 跟隨 {2},
      輸入 {5}, 轉寄 {3}, 追蹤 {2}, 選取 {4}, 選擇 {6}, 還原 {6}, 重新命名 {7}, 重置 {2}, 重設 {11}, 釘選 {3}, 開啟 {6},
      開始 {6}, 閱讀 {2}, 關閉 {24}, 關閉通知 {2}, 隱藏 {10}, 靜音 {11}, 顯示 {9}
    icon: 上傳 {3}, 刪除 {24}, 創建 {2}, 加入 {3}, 取代 {4}, 建立 {9}, 新增 {12},
      更換 {?}, 更新 {7}, 移動 {6}, 移除 {15}, 編輯 {21}, 自訂 {?}, 變更 {3},
      選取 {4}, 選擇 {6}, 重置 {2}, 重設 {11}, 隱藏 {10}, 顯示 {9}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: 儲存圖片, 分享圖片
    icon: 地圖示意
    page: 分頁

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: 按鈕 {6/4 mobile}
    toggle-button: 切換按鈕 {3/2 desktop}
    checkbox: 核取方塊 {3/2 mobile}
    radio-button: 圓形按鈕 {2/1 mobile}
    switch: 開關 {2/2 mobile}
    slider: 滑桿 {4/3 mobile}
    progress-bar: 進度列 {6/4 mobile}
    text-field: 編輯方塊 {1/1 mobile}
    search-field: 搜尋框 {1/1 browser}
    combo-box: 下拉式方塊 {3/3 browser}
    drop-down: 下拉按鈕 {2/2 desktop}
    image: 圖片 {2/2 mobile}
    icon: 圖示 {5/3 mobile}
    graphic: 圖形 {2/2 browser}
    link: 連結 {8/4 mobile}
    menu: 選單 {5/2 browser}
    menu-item: 選單項目 {4/2 browser}
    tab: 分頁 {2/2 browser}
    toolbar: 工具列 {6/4 browser}
    heading: 標題 {8/4 mobile}
    dialog: 對話框 {4/4 desktop}
    list: 清單 {6/4 mobile}
    page: 頁面 {3/2 mobile}
    """#
  }
}
