extension LexiconData {
  /// The words of Simplified Chinese.
  static var simplifiedChinese: String {
    #"""
    # label-lint lexicon
    language zh-Hans

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: head-last
    unspaced: yes
    links: 的
    held-out: 30

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: 按钮 {8/4}
    toggle-button certain tail: 切换按钮 {4/3}
    checkbox certain tail: 复选框 {7/3}
    radio-button certain tail: 单选按钮 {5/4}, 单选框 {1/1}, 单选钮 {2/1}
    switch certain tail: 开关 {4/3}
    slider certain tail: 滑块 {6/3}, 滚动滑块 {1/1}
    progress-bar certain tail: 进度指示器 {1/1}, 进度栏 {1/1}
    progress-bar support tail: 进度条 {5/3}
    text-field certain tail: 文本框 {1/1}, 编辑框 {2/2}
    search-field certain tail: 搜索文本字段 {1/1}, 搜索框 {4/3}, 文本搜索栏 {1/1}
    combo-box certain tail: 下拉列表 {1/1}, 组合框 {7/4}
    drop-down certain tail: 下拉按钮 {2/2}, 下拉菜单 {1/1}, 弹出式按钮 {1/1}
    image noun tail: 图像 {23/15}, 图片 {21/17}
    icon certain tail: 图标 {25/17}
    picture noun tail: 图片 {8/8}
    graphic noun tail: 图像 {1/1}, 图形 {2/2}
    photo class tail: 照片 {8/6}
    logo certain tail: 徽标 {3/3}
    logo support tail: 标志 {1/1}
    thumbnail class tail: 缩略图 {11/11}
    link class tail: 链接 {9/4}
    menu class tail: 菜单 {5/3}
    menu-item class tail: 菜单项 {5/3}, 菜单项目 {1/1}
    tab class tail: 标签 {1/1}, 标签页 {3/3}, 选项卡 {3/2}
    toolbar class tail: 工具栏 {6/4}
    heading class tail: 标题 {9/4}
    dialog class tail: 对话框 {8/5}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: 已选中 {3/4}, 已选择 {2/4}
    not-selected: 取消选中 {1/1}, 未选中 {1/1}, 未选择 {1/2}
    checked: 已勾选 {1/1}, 已选中 {4/4}
    not-checked: 未勾选 {1/1}, 未选中 {3/3}
    partly-checked: 部分勾选 {1/1}, 部分选中 {2/2}
    expanded: 宽体 {1/1}, 已展开 {7/5}
    collapsed: 已折叠 {1/2}, 已收起 {6/3}
    enabled: 已启用 {4/5}
    disabled: 已停用 {1/3}, 已禁用 {4/11}, 禁用 {1/2}
    pressed: 已按下 {3/3}
    not-pressed: 未按下 {2/2}
    muted: 已静音 {1/2}, 通知已关闭 {0/2}, 静音 {2/2}
    on: 已启用 {1/1}, 已开启 {1/1}, 开 {1/5}, 开启 {2/5}
    off: 关 {1/5}, 关闭 {4/7 also}, 已关闭 {1/1 also}
    active: 主动 {1/1}
    required: 必填 {1/1}, 必需 {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: 接受 {11}
    accept/reject second: 拒绝 {11}
    active/inactive first: 活动 {1 also}
    active/inactive second: 不活动 {1}
    add/remove first: 添加 {12}
    add/remove second: 删除 {4}, 移除 {12}
    allow/deny first: allow {1}, 允许 {3}
    allow/deny second: 不允许 {2 also}, 屏蔽 {1}, 拒绝 {3}, 禁止 {1}
    approve/reject first: 批准 {2}
    approve/reject second: 拒绝 {2}
    archive/unarchive first: 存档 {1}, 归档 {1}
    archive/unarchive second: 取消存档 {1}, 取消归档 {1}
    ascending/descending first: 升序 {4}
    ascending/descending second: 降序 {4}
    available/unavailable first: available {1}, 可用 {2}, 可连接 {1}
    available/unavailable second: 不受支持的实验 {1}, 不可用 {2}, 无法连接 {1 also}, 无法选择 {1}
    before/after first: 封面 {2}, 封面f {2}
    before/after second: 封底 {2}, 封底a {2}
    block/unblock first: 屏蔽 {3}
    block/unblock second: 取消屏蔽 {3}, 解除屏蔽 {3}
    bookmark/remove-bookmark first: 书签 {1}, 添加书签 {2}
    bookmark/remove-bookmark second: 删除书签 {2}, 取消书签 {1}, 移除书签 {1}
    boost/unboost first: 转嘟 {3 also}
    boost/unboost second: 取消转嘟 {3}, 撤消转嘟 {2}
    camera-on/off first: 开启摄像头 {1}
    camera-on/off second: 关闭摄像头 {1}
    captions-on/off first: 启用字幕 {1}, 显示隐藏式字幕 {1}
    captions-on/off second: 停用字幕 {1}, 隐藏隐藏式字幕 {1}
    check/uncheck first: 选中 {2}
    check/uncheck second: 取消选中 {2}
    checked/unchecked first: 已勾选 {1}, 已选中 {4}
    checked/unchecked second: 未勾选 {1}, 未选中 {4}
    connect/disconnect first: 连接 {4}
    connect/disconnect second: 断开连接 {4}
    connected/disconnected first: 已连接 {1}
    connected/disconnected second: 已断开 {1}
    download/cancel first: 下载 {3}
    download/cancel second: 取消下载 {3}
    download/remove-download first: 下载 {1}
    download/remove-download second: 删除下载 {1}, 删除下载的模块 {1}
    enable/disable first: 启用 {4}
    enable/disable second: 停用 {2}, 禁用 {4}
    enabled/disabled first: 已启用 {5}
    enabled/disabled second: 已停用 {3}, 已禁用 {5}, 禁用 {3}
    expand-all/collapse-all first: 全部展开 {1}
    expand-all/collapse-all second: 全部收起 {1}
    expand/collapse first: 展开 {7}, 扩展 {1}
    expand/collapse second: 折叠 {4}, 收缩 {1}, 收起 {7}
    expanded/collapsed first: 已展开 {7}
    expanded/collapsed second: 已折叠 {2}, 已收起 {7}
    fast-forward/rewind first: 快进 {5}
    fast-forward/rewind second: 快退 {5}
    favorite/unfavorite first: 加星标 {1}, 喜欢 {3}, 收藏 {1}, 添加到收藏 {1}, 添加到收藏夹 {1}
    favorite/unfavorite second: 从收藏中移除 {1}, 从收藏夹移除 {1}, 取消喜欢 {3}, 取消收藏 {1}, 取消星标 {1}
    first/last first: 到第一页 {1}, 第一项 {1}
    first/last second: 到最后一页 {1}, 最后一项 {1}
    follow/unfollow first: 关注 {5}
    follow/unfollow second: 取消关注 {5}
    forward/back first: 下一页 {1}, 前进 {6}, 向前 {1}, 转发 {3}
    forward/back second: 上一页 {1}, 动作按钮后退或前一项 {1}, 后退 {6}, 返回 {3}
    fullscreen-enter/exit first: 全屏 {2}, 进入全屏 {1}, 进入全屏模式 {2}
    fullscreen-enter/exit second: 离开全屏 {1}, 退出全屏 {1}, 退出全屏模式 {2}
    grid/list-view first: 网格 {6}, 网格视图 {1}
    grid/list-view second: 列表 {6}, 列表视图 {1}
    import/export first: 导入 {6}
    import/export second: export {1}, 导出 {6}, 导出x {1}
    increase/decrease first: 增加 {1}, 增大 {1}, 调高 {1}
    increase/decrease second: 减小 {1}, 调低 {1}, 降低 {1}
    install/uninstall first: 安装 {1}
    install/uninstall second: 卸载 {1}
    join/leave first: 加入 {2}
    join/leave second: 离开 {2}
    left/right first: 向左 {1}, 居左 {1}, 左 {5}, 左l {2}, 左侧 {1}, 左对齐 {1 also}
    left/right second: 右 {5}, 右r {2}, 右侧 {1}, 右对齐 {1 also}, 向右 {1}, 居右 {1}
    like/unlike first: 赞 {1 also weak}
    like/unlike second: 取消赞 {1 weak}
    lock/unlock first: 加锁 {1}, 锁 {2}, 锁定 {5}
    lock/unlock second: 解锁 {5}, 解除锁定 {1}
    locked/unlocked first: 已锁定 {2}
    locked/unlocked second: 已解锁 {2}, 已解除锁定 {1}
    maximize/minimize first: 最大化 {3}
    maximize/minimize second: 最小化 {3}
    microphone-on/off first: 取消麦克风静音 {1}
    microphone-on/off second: 将麦克风静音 {1}
    minimum/maximum first: 最小 {4}
    minimum/maximum second: 最大 {4}
    more/less first: 更多 {1}
    more/less second: 更少 {1}
    mute/unmute first: 隐藏 {2 also}, 静音 {7}
    mute/unmute second: 取消隐藏 {2}, 取消静音 {7}, 开启音效 {1}, 解除静音 {2}
    next/previous first: 下一个 {2}, 下一曲 {1}, 下一步 {1}, 下一页 {3}, 下一首 {1}, 下首 {1}, 继续 {1}
    next/previous second: 上一个 {2}, 上一曲 {1}, 上一步 {1}, 上一页 {3}, 上一项 {1}, 上一首 {1}, 上首 {1}
    notifications-on/off first: 允许通知 {1 also}
    notifications-on/off second: 禁用通知 {1}
    on/off first: 已启用 {1}, 已开启 {2}, 开 {7}, 开启 {7}
    on/off second: 不朗读 {1}, 关 {7}, 关闭 {7 also}, 已关闭 {2 also}
    open-menu/close-menu first: 打开菜单 {1 also}
    open-menu/close-menu second: 关闭菜单 {1}
    open/close first: 打开 {10}
    open/close second: 关闭 {10}
    pause/resume first: 暂停 {9}
    pause/resume second: 恢复 {4 also}, 继续 {9}
    pin/unpin first: 固定 {2}, 置顶 {4}
    pin/unpin second: 取消固定 {2}, 取消置顶 {4}
    pip-enter/exit first: 画中画 {1}, 进入画中画模式 {2}
    pip-enter/exit second: 退出画中画 {1}, 退出画中画模式 {2}
    play/pause first: 开始播放 {1}, 播放 {16}, 游玩 {1}
    play/pause second: 暂停 {16}, 暂停播放 {1}
    play/stop first: 播放 {13}
    play/stop second: 停止 {13}
    pressed/not-pressed first: 已按下 {2}
    pressed/not-pressed second: 未按下 {2}
    public/private first: 公共 {2}, 公开 {1}
    public/private second: 特定的人 {1}, 私享 {1}, 私人 {1}, 私密 {2}
    read/unread first: 标记为已读 {5}, 设为已读 {2}
    read/unread second: 标记为未读 {5}, 设为未读 {2}
    record/stop first: 开始录制 {2}
    record/stop second: 停止录制 {2}
    repeat-all/repeat-off first: 全部循环 {1}
    repeat-all/repeat-off second: 不循环 {1}
    save/unsave first: 保存 {1}
    save/unsave second: 取消保存 {1}
    select-all/deselect-all first: 全选 {4}, 全部选择 {1}, 选择全部 {1}
    select-all/deselect-all second: 全不选 {2}, 全部不选 {1}, 全部取消选择 {1}, 取消全选 {4}, 未选择 {1 also},
      清空选择 {1}
    select/deselect first: 选择 {3}
    select/deselect second: 取消选择 {3}
    selected/not-selected first: 已选中 {1}, 已选择 {2}
    selected/not-selected second: 取消选中 {1 also}, 未选中 {1}, 未选择 {2}
    show-all/hide-all first: 全部显示 {1}, 显示全部 {2}
    show-all/hide-all second: 全部隐藏 {1}, 隐藏全部 {2}
    show-more/show-less first: 展开 {2}, 显示更多 {2}, 显示较多 {1}, 更多 {1}
    show-more/show-less second: 折叠 {2}, 折叠内容 {1}, 收起 {1}, 显示更少 {2}, 显示较少 {1}, 隐藏 {1}
    show-password/hide-password first: 显示密码 {6}
    show-password/hide-password second: 隐藏密码 {6}
    show/hide first: 显示 {5}
    show/hide second: 隐藏 {5}
    shuffle-on/shuffle-off first: 启用随机播放模式 {1}, 随机开启 {1}
    shuffle-on/shuffle-off second: 停用随机播放模式 {1}, 随机关闭 {1}
    sign-in/sign-out first: 登录 {6}, 登录名 {1}
    sign-in/sign-out second: 注销 {3}, 登出 {6}, 退出 {4 also}, 退出登录 {2}, 退出账户 {1}
    start/end first: start {1}, 开始 {2 also}, 开始时间 {1 also}
    start/end second: end {2}, 结束 {1}, 结束时间 {1 also}
    start/stop first: 启动 {2}, 开始 {5 also}, 开始时间 {1 also}
    start/stop second: 停止 {5}
    subscribe/unsubscribe first: 关注 {1}, 订阅 {4 also}
    subscribe/unsubscribe second: 取消关注 {1}, 取消订阅 {4}, 退订 {2}
    turn-on/turn-off first: 开启 {2}
    turn-on/turn-off second: 关闭 {2 also}
    undo/redo first: 撤消 {5}, 撤销 {3}
    undo/redo second: 恢复 {1}, 重做 {5}
    up/down first: 上 {3}, 向上 {1}
    up/down second: 下 {3}, 向下 {1}
    upload/download first: 上传 {2}
    upload/download second: 下载 {2}
    visible/hidden first: 可见 {1}
    visible/hidden second: 已隐藏 {1}
    volume-up/volume-down first: 升高音量 {1}, 增加音量 {1}, 提高音量 {1}, 调高音量 {1}, 音量增大 {1}
    volume-up/volume-down second: 减小音量 {1 also}, 调低音量 {1}, 降低音量 {1}, 音量减小 {1}
    zoom-in/zoom-out first: 放大 {5}
    zoom-in/zoom-out second: 缩小 {5}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here head phrase: 点击此 {in 10/29}, 点击此处 {in 2/3}, 点击这里 {?}
    click-to head linked: 单击以 {in 1/32}, 单击可 {?}, 点击即可 {in 8/33}
    click-to head phrase: 点击 {in 23/33}
    double-tap-to head linked: 双击以 {?}, 双击即可 {?}, 点按两下 {?}, 点按两次 {in 5/13}, 轻按两下 {in 4/13},
      连按两下 {?}, 连按两次 {?}
    double-tap-to head phrase: 双击 {in 3/13}
    icon-of tail linked: 的图标 {9/10}
    image-of tail linked: 的图像 {4/4}, 的图片 {17/17}
    link-to head linked: 链接到 {?}, 链接至 {?}
    link-to tail linked: 的链接 {25/34}
    logo-of tail linked: 的徽标 {?}, 的标志 {?}
    logo-of tail noun: 徽标 {11/15}
    photo-of tail linked: 的照片 {?}
    select-to head linked: 选中以 {?}, 选择以 {?}, 选择即可 {?}
    swipe-to head phrase: 向右滑动 {in 2/10}, 滑动 {in 4/10}, 滑动解 {in 2/10}
    tap-and-hold anywhere phrase: 按住 {in 30/40}
    tap-and-hold head phrase: 长按 {in 9/40}
    tap-and-hold tail phrase: 并按住 {in 15/40}
    tap-here head phrase: 点按此 {in 3/10}, 点按此处 {in 2/10}
    tap-here tail phrase: 按此 {in 6/10}, 点按此处 {in 3/10}
    tap-to head linked: 点击以 {?}, 点击可 {in 1/21}, 点击打开 {in 1/21}, 点击查看 {?}, 点按以 {?},
      点按即可 {in 24/62}, 轻点以 {?}, 轻点即可 {?}, 轻触以 {?}, 轻触即可 {?}
    tap-to head phrase: 点击 {in 16/62}
    thumbnail-of tail linked: 的缩略图 {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: prtsc {2}, 上传 {3}, 下载 {14}, 举报 {4}, 书签 {5}, 保存 {23}, 修改 {3}, 停止 {14}, 共享 {4}, 关注 {5},
      关闭 {24}, 分享 {15}, 创建 {8}, 删除 {26}, 前进 {7}, 发送 {11}, 取消 {27}, 同步 {5}, 启动 {2}, 回复 {10},
      回车 {2}, 固定 {2}, 图钉 {2}, 复制 {14}, 存档 {2}, 安装 {5}, 导入 {7}, 导出 {7}, 屏蔽 {6}, 已读 {2}, 开始 {3},
      归档 {6}, 恢复 {5}, 截取 {2}, 打印 {5}, 打开 {7}, 报告 {4}, 排序 {6}, 插入 {4}, 搜索 {24}, 播放 {13}, 新建 {2},
      显示 {8}, 暂停 {16}, 更改 {3}, 更新 {7}, 替换 {4}, 查找 {7}, 查看 {10}, 添加 {15}, 清除 {14}, 移动 {6},
      移除 {12}, 管理 {3}, 粘贴 {9}, 编辑 {18}, 置顶 {4}, 转发 {3}, 输入 {3}, 还原 {3}, 选择 {12}, 重命名 {8},
      重置 {15}, 隐藏 {12}, 静音 {12}
    icon: 上传 {3}, 修改 {3}, 创建 {8}, 删除 {26}, 新建 {2}, 显示 {8}, 更换 {?},
      更改 {3}, 更新 {7}, 替换 {4}, 添加 {15}, 移动 {6}, 移除 {12}, 编辑 {18},
      自定义 {?}, 选择 {12}, 重置 {15}, 隐藏 {12}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: 保存图片, 分享图片
    icon: 地图标记
    page: 标签页

    [generic]
    source: link texts Lighthouse flags in nine languages, and own reading of labels
    strong: 点击这里, 这里
    weak: 了解更多, 更多

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: 按钮 {8/4 mobile}
    toggle-button: 切换按钮 {4/3 browser}
    checkbox: 复选框 {7/3 mobile}
    radio-button: 单选按钮 {5/4 mobile}
    switch: 开关 {4/3 mobile}
    slider: 滑块 {6/3 mobile}
    progress-bar: 进度条 {5/3 mobile}
    text-field: 编辑框 {2/2 mobile}
    search-field: 搜索框 {2/2 browser}
    combo-box: 组合框 {7/4 browser}
    drop-down: 下拉按钮 {2/2 desktop}
    image: 图片 {1/1 mobile}
    icon: 图标 {5/3 mobile}
    graphic: 图形 {2/2 browser}
    link: 链接 {9/4 mobile}
    menu: 菜单 {5/3 browser}
    menu-item: 菜单项 {5/3 browser}
    tab: 标签页 {3/3 desktop}
    toolbar: 工具栏 {6/4 browser}
    heading: 标题 {9/4 mobile}
    dialog: 对话框 {8/5 browser}
    list: 列表 {7/4 mobile}
    page: 页面 {3/2 mobile}
    """#
  }
}
