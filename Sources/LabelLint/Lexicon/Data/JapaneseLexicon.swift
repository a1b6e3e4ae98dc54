extension LexiconData {
  /// The words of Japanese.
  static var japanese: String {
    #"""
    # label-lint lexicon
    language ja

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last
    unspaced: yes
    links: の
    held-out: 25

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: プッシュボタン {3/2}, ボタン {4/3}
    toggle-button certain tail: トグルボタン {3/2}, 切り替えボタン {1/1}
    checkbox certain tail: チェックボタン {1/1}, チェックボックス {6/3}
    radio-button certain tail: ラジオボタン {6/4}
    switch certain tail: スイッチ {2/2}
    slider certain tail: スライダ {1/1}, スライダー {5/4}
    progress-bar certain tail: プログレスバー {3/3}, 進捗バー {2/1}, 進行状況バー {1/1}
    text-field certain tail: 編集ボックス {1/1}
    search-field certain tail: テキスト検索フィールド {1/1}, 検索テキスト欄 {1/1}, 検索ボックス {1/1}
    search-field support tail: 検索フィールド {?}
    combo-box certain tail: コンボボックス {6/4}, プルダウンリスト {1/1}
    drop-down certain tail: ドロップダウンボタン {2/2}, ドロップダウンメニュー {1/1}, ポップアップボタン {1/1}
    image noun tail: イメージ {6/6}, 画像 {30/21}
    icon certain tail: アイコン {23/16}
    picture noun tail: 写真 {7/6}, 画像 {5/5}
    graphic noun tail: グラフィック {1/1}, 画像 {2/2}
    photo class tail: 写真 {13/10}
    logo certain tail: ロゴ {5/5}
    thumbnail class tail: サムネイル {9/9}
    link class tail: リンク {6/4}
    menu class tail: メニュー {4/3}
    menu-item class tail: メニューの項目 {3/2}, メニュー項目 {2/2}
    tab class tail: タブ {3/3}, ページタブ {3/2}
    toolbar class tail: ツールバー {5/4}
    heading class tail: 見出し {6/4}
    dialog class tail: ダイアログ {8/5}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: 選択 {1/2}, 選択済み {2/2}
    not-selected: 選択なし {1/1 also}
    checked: チェック {1/1}
    not-checked: オフ {1/1}, チェックなし {1/1}, 未選択 {1/2}
    partly-checked: 一部オン {1/1}, 一部チェック {1/1}
    expanded: 展開 {1/1}, 展開されています {1/1}, 展開した状態 {1/1}, 展開表示中 {1/1}, 開いた状態です {1/1}, 開きました {1/1}
    collapsed: 折りたたまれています {1/1}, 折りたたみ {1/1}, 折りたたみ表示中 {1/1}, 畳んだ状態 {1/1}, 閉じた状態です {1/1},
      閉じました {1/1}
    enabled: 有効 {4/5}
    disabled: 無効 {3/13}
    pressed: 押されています {1/1}
    not-pressed: 押されていません {1/1}
    muted: ミュート {2/1}, ミュート中 {1/2}, ミュート有効 {0/2}
    on: オン {2/9}
    off: オフ {2/9}
    active: アクティブ {0/2}, 有効 {1/3 also}
    required: 必須 {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: 受け入れる {1}, 同意 {1}, 同意する {2}, 承認 {2}, 承諾 {2}, 許可 {1}
    accept/reject second: 共有しない {1}, 却下 {1}, 同意しない {2}, 拒否 {2}, 拒否する {1 also}
    active/inactive first: アクティブ {1}, 有効 {2 also}
    active/inactive second: 無効 {2 also}, 非アクティブ {1}
    add/remove first: 追加 {12}
    add/remove second: 削除 {12}, 強制削除 {1}, 消去 {2}
    allow/deny first: allow {1}, 許可 {2}, 許可する {3}
    allow/deny second: ブロック {1}, 拒否 {2}, 許可しない {3}
    approve/reject first: 承認 {2}
    approve/reject second: 拒否 {2}
    archive/unarchive first: アーカイブ {1}
    archive/unarchive second: アーカイブを解除 {1}, アーカイブ解除 {1}
    ascending/descending first: 昇順 {4}
    ascending/descending second: 降順 {4}
    available/unavailable first: available {1}, 使用可能 {1}, 利用できます {1}, 利用可能 {1}
    available/unavailable second: 使用不能 {1}, 利用できません {1}, 利用不可 {1}
    before/after first: 前 {2}, 前f {2}
    before/after second: 後 {2}, 後a {2}
    block/unblock first: ブロック {3}
    block/unblock second: ブロックを解除 {3}, ブロック解除 {2}
    bookmark/remove-bookmark first: ブックマーク {2}, ブックマークを追加 {2}
    bookmark/remove-bookmark second: ブックマークから削除 {2}, ブックマークを削除 {2}, ブックマークを外す {1}
    boost/unboost first: ブースト {1 also}
    boost/unboost second: ブーストをやめる {1}, ブーストを解除 {1}, ブースト解除 {1}
    camera-on/off first: カメラをオンにする {1}
    camera-on/off second: カメラをオフにする {1}
    captions-on/off first: 字幕の有効化 {1}, 字幕を表示する {1}
    captions-on/off second: 字幕の無効化 {1}, 字幕を隠す {1}
    check/uncheck first: チェックする {1}, チェックを付ける {1}
    check/uncheck second: チェックを外す {1}
    checked/unchecked first: on {1}, オン {1}, チェック {1}, 選択済 {1}
    checked/unchecked second: オフ {1}, チェックなし {1}, 未選択 {1}
    connect/disconnect first: 接続 {2}, 接続する {2}
    connect/disconnect second: 切断 {2}, 接続を解除 {1}
    connected/disconnected first: 接続済 {1}, 接続済み {1}
    connected/disconnected second: 切断 {1}, 切断されました {1}
    download/cancel first: ダウンロード {3}
    download/cancel second: ダウンロードをキャンセル {3}
    download/remove-download first: ダウンロード {2}
    download/remove-download second: ダウンロードを削除 {2}
    enable/disable first: 有効にする {2}, 有効化 {5}
    enable/disable second: 無効にする {2}, 無効化 {5}
    enabled/disabled first: 有効 {6}
    enabled/disabled second: 停止中 {1}, 無効 {6}
    expand-all/collapse-all first: すべてを展開 {1}, すべて展開 {1}, すべて開く {1}
    expand-all/collapse-all second: すべてを折りたたむ {1}, すべて折りたたむ {1}, すべて閉じる {1}
    expand/collapse first: 展開 {6}, 展開する {1}, 広げる {1}, 続きを読む {1}, 開く {1}
    expand/collapse second: たたむ {1}, 折りたたむ {6}, 閉じる {1}
    expanded/collapsed first: 展開 {1}, 展開されています {1}, 展開した状態 {1}, 展開表示 {1}, 展開表示中 {1},
      開いた状態です {1}, 開きました {1}
    expanded/collapsed second: 折りたたまれています {1}, 折りたたみ {1}, 折りたたみ表示 {1}, 折りたたみ表示中 {1}, 畳んだ状態 {1},
      閉じた状態です {1}, 閉じました {1}
    fast-forward/rewind first: 早送り {4}, 高速に進める {1}
    fast-forward/rewind second: 巻き戻し {4}, 戻す {1}
    favorite/unfavorite first: お気に入り {1}, お気に入りに追加 {3}, 星を付ける {1}
    favorite/unfavorite second: お気に入りから削除 {3}, お気に入りから外す {1}, お気に入りを解除 {1}, お気に入り登録を取り消す {1},
      お気に入り解除 {1}, 星を取り消す {1}
    first/last first: 先頭 {1 also}, 最初 {2}
    first/last second: 最後 {2}
    follow/unfollow first: フォロー {3}, フォローする {1}
    follow/unfollow second: フォロー解除 {3}
    forward/back first: forward {1}, 転送 {4}, 進む {6}
    forward/back second: 戻る {6}
    fullscreen-enter/exit first: フルスクリーン {1}, 全画面表示 {2}, 全画面表示に変更 {1}
    fullscreen-enter/exit second: フルスクリーンの解除 {1}, フルスクリーン以外 {1}, 全画面表示を終了 {2}
    grid/list-view first: グリッド {5}, グリッド表示 {1}
    grid/list-view second: リスト {5}, リスト表示 {1}
    import/export first: インポート {5}
    import/export second: エクスポート {5}
    increase/decrease first: 上げる {1}, 進めます {1}
    increase/decrease second: 下げる {1}, 戻します {1}
    install/uninstall first: インストール {1}
    install/uninstall second: アンインストール {1}
    join/leave first: 参加 {2}
    join/leave second: 退出 {2}
    left/right first: 左 {4}, 左の端 {1}, 左側l {2}, 左寄せ {1}
    left/right second: 右 {4}, 右の端 {1}, 右側r {2}, 右寄せ {1}
    like/unlike first: いいね {1}
    like/unlike second: いいねを取消 {1}
    lock/unlock first: ロック {4}, 凍結 {1}, 錠前 {2}
    lock/unlock second: ロック解除 {4}, 凍結解除 {1}
    locked/unlocked first: ロック済み {1}, 凍結中 {1}, 施錠済み {1}
    locked/unlocked second: ロック解除済み {1}, 凍結解除 {1}, 解錠済み {1}
    maximize/minimize first: 最大化 {3}
    maximize/minimize second: 最小化 {3}
    microphone-on/off first: マイクのミュートを解除 {1}
    microphone-on/off second: マイクをミュート {1}
    minimum/maximum first: 最小 {3}
    minimum/maximum second: 最大 {3}
    more/less first: 他のオプション {1 also}
    more/less second: 少ない {1}
    mute/unmute first: ミュート {6}
    mute/unmute second: サウンドをオン {1}, ミュートを外す {1}, ミュートを解除 {4}, ミュート解除 {6}
    next/previous first: 次 {2}, 次へ {10}
    next/previous second: 前 {2 also}, 前へ {10}
    notifications-on/off first: 通知を有効 {1}, 通知を有効にする {1}
    notifications-on/off second: 通知をオフにする {1}, 通知を無効にする {1}
    on/off first: オン {13}
    on/off second: オフ {13}
    open-menu/close-menu first: メニューを開く {1}
    open-menu/close-menu second: メニューを閉じる {1}
    open/close first: オープン {1}, 開く {8}
    open/close second: 閉じる {8}
    pause/resume first: 一時停止 {5}
    pause/resume second: 再開 {5}, 次へ {1}, 継続 {1}, 続ける {1}, 続行 {5}
    pin/unpin first: ピン留め {2}, プロフィールに固定 {1}, 固定 {2}
    pin/unpin second: ピン留めを解除 {2}, 固定しない {1}, 固定を解除 {2}, 固定表示を解除 {1}
    pip-enter/exit first: ピクチャーインピクチャー {1}, ピクチャーインピクチャーを開始 {2}, ピクチャーインピクチャーを開始します {1}
    pip-enter/exit second: ピクチャーインピクチャーを終了 {2}, ピクチャーインピクチャーを終了します {1}, ピクチャーインピクチャー機能の終了 {1}
    play/pause first: プレイ {1}, 再生 {16}, 再生開始 {1}
    play/pause second: 一時停止 {16}
    play/stop first: 再生 {11}
    play/stop second: 中止 {1}, 停止 {11}
    pressed/not-pressed first: 押されています {1}
    pressed/not-pressed second: 押されていません {1}
    public/private first: 公開 {3}
    public/private second: 非公開 {3}
    read/unread first: 既読としてマーク {1}, 既読にする {7}
    read/unread second: 未読としてマーク {1}, 未読にする {7}
    record/stop first: 撮影を開始 {1}, 記録を開始 {1}
    record/stop second: 撮影を停止 {1}, 記録の停止 {1}
    repeat-all/repeat-off first: すべてをリピート {1}
    repeat-all/repeat-off second: 繰り返しなし {1}
    save/unsave first: 保存 {1}
    save/unsave second: 取り消す {1 also}, 除去 {1}
    select-all/deselect-all first: すべてを選択 {1}, すべて選択 {2}, 全て選択 {1}
    select-all/deselect-all second: すべて選択解除 {1}, 全ての選択を解除 {2}, 全て選択解除 {1}, 全選択を解除 {1},
      選択しない {1}, 選択なし {1 also}, 選択を全解除 {1}, 選択解除 {1 also}
    select/deselect first: 選択 {2}
    select/deselect second: 選択を解除 {1}, 選択解除 {2}
    selected/not-selected first: 選択 {1}, 選択済み {1}
    selected/not-selected second: 未選択 {1}, 選択なし {1 also}
    show-all/hide-all first: すべてを表示 {1}, すべて表示 {1}, 全て表示 {1}
    show-all/hide-all second: すべてを隠す {1}, すべて隠す {1}, 全て隠す {1}
    show-more/show-less first: さらに表示 {3}, もっと見る {1}, 続きを表示 {1}, 表示項目を増やす {1}
    show-more/show-less second: 一部を表示 {3}, 折りたたむ {1}, 続きを隠す {1}, 表示を少なくする {1}, 表示項目を減らす {1},
      閉じる {1}, 隠す {1}
    show-password/hide-password first: パスワードを表示 {3}
    show-password/hide-password second: パスワードを表示しない {1}, パスワードを隠す {3}, パスワードを非表示 {2}
    show/hide first: 表示 {2}
    show/hide second: 隠す {1}, 非表示 {2}
    shuffle-on/shuffle-off first: シャッフルオン {1}, シャッフルモードを有効にする {1}
    shuffle-on/shuffle-off second: シャッフルオフ {1}, シャッフルモードを無効にする {1}
    sign-in/sign-out first: ログイン {15}
    sign-in/sign-out second: サインアウト {1}, ログアウト {15}
    start/end first: 開始 {2}
    start/end second: end {2}
    start/stop first: 開始 {7}
    start/stop second: 停止 {7}
    subscribe/unsubscribe first: チャンネル登録 {3}, フォロー {1}, 登録 {1}, 購読する {1}
    subscribe/unsubscribe second: フォロー解除 {1}, 登録解除 {3}, 購読の解除 {1}
    turn-on/turn-off first: onにする {1}, オンにする {1}, 有効にする {1}
    turn-on/turn-off second: offにする {1}, オフにする {1}
    undo/redo first: 元に戻す {4}, 取り消す {1}, 取消 {1}
    undo/redo second: やり直し {2}, やり直す {4}
    up/down first: 上へ {1 also}
    up/down second: 下へ {1 also}
    upload/download first: アップロード {2 also}
    upload/download second: ダウンロード {2}
    visible/hidden first: 可視性 {1}
    visible/hidden second: 非表示 {1}
    volume-up/volume-down first: 音量を上げます {1}, 音量を上げる {4}
    volume-up/volume-down second: 音量を下げます {1}, 音量を下げる {4}
    zoom-in/zoom-out first: 拡大 {5 also}, 拡大する {1}, 表示を拡大します {1}
    zoom-in/zoom-out second: 縮小 {5}, 縮小する {1}, 表示を縮小します {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    button-to tail linked: するボタン {?}
    click-here anywhere verb: クリック {in 27/27}
    click-here head phrase: ここをクリック {in 7/27}
    click-to head linked: クリックして {in 12/30}, クリックすると {in 11/30}, クリックで {?}
    click-to head verb: クリック {in 23/30}
    click-to tail linked: にはクリック {?}, にはクリックします {?}
    double-tap-to head linked: 2回タップして {?}, ダブルクリックして {?}, ダブルタップして {?}, ダブルタップすると {?}
    double-tap-to head phrase: ダブルタップ {in 10/13}, ダブルタップし {in 3/13}, ダブルタップで {in 5/13}
    double-tap-to tail linked: には2回タップします {?}, にはダブルタップします {?}
    icon-of tail linked: のアイコン {20/24}
    image-of tail linked: のイメージ {?}, の画像 {5/7}
    link-to tail linked: へのリンク {6/6}
    logo-of tail linked: のロゴ {6/7}
    logo-of tail noun: ロゴ {13/16}
    photo-of tail linked: の写真 {?}
    picture-of tail linked: の写真 {?}
    press-to anywhere phrase: 押し {in 9/20}, 押して {in 9/20}
    press-to tail phrase: を押します {in 9/20}
    select-to tail linked: には選択してください {?}, には選択します {?}
    swipe-to anywhere verb: スワイプ {in 11/11}
    tap-and-hold anywhere phrase: 長押し {in 34/40}
    tap-and-hold head phrase: 長押し {in 8/40}
    tap-and-hold tail phrase: して長押し {in 8/40}, 長押しします {in 8/40}
    tap-here head phrase: ここをタップ {in 2/10}
    tap-here head verb: タップ {in 5/10}
    tap-to head linked: タッチして {?}, タップして {in 40/61}, タップすると {in 1/20}, タップで {?}
    tap-to tail linked: にはタッチします {?}, にはタップ {?}, にはタップします {?}
    thumbnail-of tail linked: ページの縮小版 {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: アップデート {2}, アップロード {2}, アーカイブ {8}, インストール {5}, インポート {7}, エクスポート {6}, キャプチャ {2},
      キャンセル {26}, クリア {9}, コピー {14}, スキャン {2}, ダウンロード {14}, ピン {2}, ピン留め {2}, フィルター {2},
      フォロー {4}, ブックマーク {5}, ブロック {6}, ミュート {13}, リセット {15}, 一時停止 {15}, 並び替え {2}, 並べ替え {3},
      中止 {2}, 作成 {12}, 保存 {21}, 停止 {11}, 元のサイズに戻す {2}, 入力 {2}, 共有 {17}, 再生 {13}, 削除 {23},
      印刷 {5}, 同期 {5}, 名前を変更 {3}, 回復鍵を入力してください {2}, 固定 {3}, 報告 {6}, 変更 {3}, 復元 {3}, 挿入 {2},
      更新 {5}, 検索 {22}, 消去 {4}, 移動 {6}, 管理 {3}, 編集 {19}, 置換 {4}, 表示 {10}, 読む {2}, 貼り付け {7},
      転送 {4}, 返信 {10}, 追加 {14}, 送信 {11}, 進む {5}, 選択 {11}, 閉じる {24}, 開く {5}, 開始 {6}, 隠す {3},
      非表示 {7}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: ピクチャーインピクチャー, 画像内の
    link: スプリンクラー, ドリンク
    tab: タブレット
    list: アナリスト, プレイリスト
    page: ホームページ

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: こちら
    weak: もっと見る, 詳細

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: ボタン {4/3 mobile}
    toggle-button: トグルボタン {3/2 desktop}
    checkbox: チェックボックス {6/3 mobile}
    radio-button: ラジオボタン {6/4 mobile}
    switch: スイッチ {2/2 mobile}
    slider: スライダー {5/4 mobile}
    progress-bar: プログレスバー {3/3 browser}
    text-field: 編集ボックス {1/1 mobile}
    search-field: 検索ボックス {1/1 browser}
    combo-box: コンボボックス {6/4 browser}
    drop-down: ドロップダウン ボタン {2/2 desktop}
    image: 画像 {3/2 mobile}
    icon: アイコン {5/3 mobile}
    graphic: 画像 {2/2 desktop}
    link: リンク {6/4 mobile}
    menu: メニュー {4/3 browser}
    menu-item: メニュー項目 {2/2 browser}
    tab: タブ {3/3 browser}
    toolbar: ツールバー {5/4 browser}
    heading: 見出し {6/4 mobile}
    dialog: ダイアログ {8/5 browser}
    list: リスト {5/4 mobile}
    page: ページ {4/3 mobile}
    """#
  }
}
