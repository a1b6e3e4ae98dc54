extension LexiconData {
  /// The words of Kannada.
  static var kannada: String {
    #"""
    # label-lint lexicon
    language kn

    [matching]
    source: word order and edges measured on 1.2 million labels of 54 languages; held-out counts
      the labels of 74 further apps that name a control
    group: verb-last

    [roles]
    source: control names of Android, Chromium, Flutter, NVDA, AT-SPI, GTK, Firefox and Wine, and
      labels of about 28 open-source apps; {catalogs/independent groups of translators}; a form:
      {labels}
    button certain tail: ಒತ್ತು ಗುಂಡಿ {2/1}, ಗುಂಡಿ {1/1}, ಬಟನ್ {2/1}
    toggle-button certain tail: ಅದಲುಬದಲು ಗುಂಡಿ {1/1}, ಟಾಗಲ್ ಬಟನ್ {1/1}, ಹೊರಳು ಗುಂಡಿ {2/1}
    checkbox certain tail: ಗುರುತಿಸುವ ಚೌಕ {1/1}, ಗುರುತು ಪೆಟ್ಟಿಗೆ {2/1}, ಚೆಕ್ ಬಾಕ್ಸ್ {1/1},
      ಚೆಕ್ಬಾಕ್ಸ್ {1/1}
    radio-button certain tail: ರೇಡಿಯೋ ಗುಂಡಿ {3/2}, ರೇಡಿಯೋ ಬಟನ್ {2/1}
    switch certain tail: ಸ್ವಿಚ್ {2/1}
    slider certain tail: ಏರಿಳಿತ ಪಲಕ {1/1}, ಸ್ಲೈಡರ್ {4/2}
    progress-bar certain tail: ಪ್ರಗತಿ ಪಟ್ಟಿ {3/2}, ಪ್ರಗತಿ ಸೂಚಕ {1/1}, ಪ್ರಗತಿಯ ಪಟ್ಟಿಕೆ {1/1}
    text-field certain tail: ಎಡಿಟ್ ಬಾಕ್ಸ್ {1/1}
    search-field certain tail: ಪಠ್ಯ ಹುಡುಕಾಟದ ಫೀಲ್ಡ್ {1/1}
    combo-box certain tail: ಕಾಂಬೊ ಬಾಕ್ಸ್ {1/1}, ಕಾಂಬೋ ಪೆಟ್ಟಿಗೆ {2/1}, ಡ್ರಾಪ್ ಡೌನ್ ಪಟ್ಟಿ {1/1},
      ಸಮ್ಮಿಶ್ರಿತ ಪೆಟ್ಟಿಗೆಯ ಚೌಕ {1/1}
    drop-down certain tail: ಪಾಪ್ ಅಪ್ ಬಟನ್ {1/1}, ಬೀಳುವ ಗುಂಡಿ {1/1}
    image noun tail: ಇಮೇಜ್ {2/2}, ಚಿತ್ರ {13/7}
    icon certain tail: ಐಕಾನ್ {7/4}, ಲಾಂಛನ {1/1}
    icon support tail: ಚಿಹ್ನೆ {3/1}
    picture noun tail: ಚಿತ್ರ {4/3}
    graphic noun tail: ಗ್ರಾಫಿಕ್ {1/1}, ಚಿತ್ರ {1/1}
    photo class tail: ಫೋಟೋ {2/1}
    logo certain tail: ಲೋಗೋ {1/1}
    thumbnail class tail: ಥಂಬ್ನೇಲ್ {1/1}
    link class tail: ಕೊಂಡಿ {2/2}, ಲಿಂಕ್ {2/1}, ಸಂಪರ್ಕಕೊಂಡಿ {2/1}
    menu class tail: ಪರಿವಿಡಿ {3/2}, ಮೆನು {2/2}
    menu-item class tail: ಪರಿವಿಡಿಯ ಸಾಮಗ್ರಿ {1/1}, ಮೆನು ಅಂಶ {2/1}, ಮೆನು ಐಟಂ {1/1}
    tab class tail: ಟ್ಯಾಬ್ {3/3}, ಟ್ಯಾಬ್ ನಿಯಂತ್ರಣದ ವಿಧಾನ {1/1}, ಪುಟದ ಟ್ಯಾಬ್ {2/1}
    toolbar class tail: ಉಪಕರಣ ಪಟ್ಟಿ {2/1}, ಉಪಕರಣ ಪಟ್ಟಿಕೆ {1/1}, ಟೂಲ್ಬಾರ್ {1/1}
    heading class tail: ಶಿರೋನಾಮೆ {1/1}, ಶೀರ್ಷಿಕೆ {4/2}
    dialog class tail: ಡೈಲಾಗ್ {1/1}, ಸಂವಾದ {4/3}

    [states]
    source: state names as screen readers, toolkits and browsers speak them; {readers and
      toolkits/independent groups}
    selected: ಆಯ್ಕೆಮಾಡಲಾಗಿದೆ {2/1}, ಆಯ್ಕೆಯನ್ನು ಮಾಡಲಾಗಿದೆ {1/1}
    not-selected: ಾಯ್ಕೆಯನ್ನು ಮಾಡಲಾಗಿಲ್ಲ {1/1}
    checked: ಗುರುತಿಸಲಾಗಿದೆ {2/2}, ಪರೀಕ್ಷಿಸಲಾಗಿದೆ {1/1}
    not-checked: ಗುರುತಿಸಲಾಗಿಲ್ಲ {1/1}, ಗುರುತಿಸಿಲ್ಲ {1/1}, ಪರೀಕ್ಷಿಸಲಾಗಿಲ್ಲ {1/1}
    partly-checked: ಅರ್ಧ ಗುರುತಿಸಲಾಗಿದೆ {1/1}, ಭಾಗಶಃ ಪರೀಕ್ಷಿಸಲಾಗಿದೆ {1/1}
    expanded: ವಿಸ್ತರಿಸಲಾಗಿದೆ {3/1}, ವಿಸ್ತರಿಸಿತು {1/1}, ವಿಸ್ತೃತಗೊಳಿಸಲಾಗಿದೆ {1/1},
      ವಿಸ್ತೃತವಾದ {1/1}
    collapsed: ಕುಗ್ಗಿಸಲಾಗಿದೆ {2/1}, ಕುಗ್ಗಿಸಿದ {1/1}, ಕುಸಿದಿದೆ {1/1}, ಸಂಕುಚಿಸಲಾಗಿದೆ {1/1}
    enabled: ನಿಷ್ಕ್ರಿಯಗೊಂಡಿದೆ {2/1}, ಸಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ {1/1}
    disabled: ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ {1/2}
    pressed: ಒತ್ತಲಾಗಿದೆ {1/1}
    muted: ಮೂಕಗೊಳಿಸಲಾಗಿದೆ {2/1}, ಮ್ಯೂಟ್ ಆಗಿರುವುದು {1/1}
    on: ಆನ್ {3/3}, ಆನ್ ಮಾಡಿ {1/1 also}, ತೆರಿಯಿತು {1/1}
    off: ಆಫ್ {4/3}, ಆಫ್ ಮಾಡು {1/1}, ಮುಚ್ಚಿತು {1/1}
    active: ಸಕ್ರಿಯ {1/2}
    inactive: ಸಕ್ರಿಯವಾಗಿಲ್ಲ {1/1}
    required: ಅಗತ್ಯವಾಗಿದೆ {1/1}

    [state-pairs]
    source: state names of toolkits and screen readers and labels of about 28 open-source apps;
      {catalogs that have the pair}
    accept/reject first: ಸಮ್ಮತಿಸು {1}, ಸ್ವೀಕರಿಸಿ {2}
    accept/reject second: ತಿರಸ್ಕರಿಸಿ {1}, ನಿರಾಕರಿಸಿ {2}
    activate/deactivate first: ಸಕ್ರಿಯಗೊಳಿಸಿ {1}
    activate/deactivate second: ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ {1 also}
    active/inactive first: ಸಕ್ರಿಯ {1}
    active/inactive second: ಸಕ್ರಿಯವಾಗಿಲ್ಲ {1}
    add/remove first: ಸೇರಿಸಿ {1}, ಸೇರಿಸು {2}
    add/remove second: ತೆಗೆದು ಹಾಕಿ {1}, ತೆಗೆದು ಹಾಕು {2}, ತೆಗೆದುಹಾಕಿ {1}, ತೆಗೆದುಹಾಕು {1}
    allow/deny first: allow {1}, ಅನುಮತಿಸಿ {2}, ಅನುಮತಿಸು {1}
    allow/deny second: ಅನುಮತಿಸ ಬೇಡ {1}, ಅನುಮತಿಸಬೇಡಿ {1}, ನಿರಾಕರಿಸಿ {2}, ನಿರಾಕರಿಸು {1},
      ನಿರ್ಬಂಧಿಸು {1}
    approve/reject first: ಅನುಮೋದಿಸಿ {1}
    approve/reject second: ನಿರಾಕರಿಸಿ {1}
    archive/unarchive first: ಆರ್ಕೈವ್ {1}
    archive/unarchive second: ಆರ್ಕೈವ್ನಿಂದ ತೆಗೆದುಹಾಕು {1}
    ascending/descending first: ಏರಿಕೆ ಕ್ರಮ {1}
    ascending/descending second: ಇಳಿಕೆಕ್ರಮ {1}
    available/unavailable first: ಲಭ್ಯ {2}, ಲಭ್ಯವಿದೆ {1}
    available/unavailable second: ಲಭ್ಯವಿಲ್ಲ {2}
    before/after first: ಇದಕ್ಕೂ ಮೊದಲು f {2}
    before/after second: ಇದರ ನಂತರ a {2}
    bookmark/remove-bookmark first: ಬುಕ್ಮಾರ್ಕ್ ಸೇರಿಸು {1}
    bookmark/remove-bookmark second: ಬುಕ್ಮಾರ್ಕ್ ಅಳಿಸಿ {1}
    camera-on/off first: ಕ್ಯಾಮರಾ ಆನ್ ಮಾಡಿ {1}
    camera-on/off second: ಕ್ಯಾಮರಾ ಆಫ್ ಮಾಡಿ {1}
    captions-on/off first: ಮುಚ್ಚಲಾದ ಶೀರ್ಷಿಕೆಗಳನ್ನು ತೋರಿಸು {1}, ಸಬ್ಟೈಟಲ್ಗಳನ್ನು ಸಕ್ರಿಯಗೊಳಿಸಿ {1}
    captions-on/off second: ಮುಚ್ಚಲಾದ ಶೀರ್ಷಿಕೆಗಳನ್ನು ಅಡಗಿಸು {1},
      ಸಬ್ಟೈಟಲ್ಗಳನ್ನು ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ {1}
    check/uncheck first: ಗುರುತು ಹಾಕು {1}, ಪರಿಶೀಲಿಸಿ {1 also}
    check/uncheck second: ಗುರುತು ತೆಗೆದುಹಾಕು {1}, ಪರೀಕ್ಷಿಸಬೇಡಿ {1}
    checked/unchecked first: ಗುರುತಿಸಲಾಗಿದೆ {1}, ಪರೀಕ್ಷಿಸಲಾಗಿದೆ {1}
    checked/unchecked second: ಗುರುತಿಸಲಾಗಿಲ್ಲ {1}, ಗುರುತಿಸಿಲ್ಲ {1}, ಪರೀಕ್ಷಿಸಲಾಗಿಲ್ಲ {1}
    connect/disconnect first: ಸಂಪರ್ಕ ಕಲ್ಪಿಸು {1}, ಸಂಪರ್ಕಿಸಿ {1}
    connect/disconnect second: ಸಂಪರ್ಕ ಕಡಿತಗೊಳಿಸು {1}, ಸಂಪರ್ಕ ಕಡಿದುಹಾಕು {1}
    download/cancel first: ಡೌನ್ಲೋಡ್ {1}, ಡೌನ್ಲೋಡ್ ಮಾಡಿ {1}
    download/cancel second: ಡೌನ್ಲೋಡ್ ರದ್ದುಮಾಡಿ {1}
    download/remove-download first: ಡೌನ್ಲೋಡ್ ಮಾಡಿ {1}
    download/remove-download second: ಡೌನ್ಲೋಡ್ ಅನ್ನು ಅಳಿಸಿ {1}
    enable/disable first: ಸಕ್ರಿಯಗೊಳಿಸು {1}
    enable/disable second: ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ {1}
    enabled/disabled first: ಸಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ {2}
    enabled/disabled second: ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಲಾಗಿದೆ {2}
    expand-all/collapse-all first: ಎಲ್ಲವನ್ನೂ ವಿಸ್ತರಿಸಿ {1}, ಎಲ್ಲವನ್ನೂ ಹಿಗ್ಗಿಸು {1}
    expand-all/collapse-all second: ಎಲ್ಲವನ್ನು ಕುಗ್ಗಿಸು {1}, ಎಲ್ಲವನ್ನೂ ಕುಗ್ಗಿಸಿ {1},
      ಎಲ್ಲವನ್ನೂ ಸಂಕುಚಿಸಿ {1}
    expand/collapse first: ವಿಸ್ತರಿಸಿ {1}, ವಿಸ್ತೃತಗೊಳಿಸಿ {3}
    expand/collapse second: ಕುಗ್ಗಿಸಿ {3}, ಕುಗ್ಗಿಸು {1}, ಸಂಕುಚಿಸು {1}
    expanded/collapsed first: ವಿಸ್ತರಿಸಲಾಗಿದೆ {2}, ವಿಸ್ತರಿಸಿತು {1}, ವಿಸ್ತೃತಗೊಳಿಸಲಾಗಿದೆ {1},
      ವಿಸ್ತೃತವಾದ {1}
    expanded/collapsed second: ಕುಗ್ಗಿಸಲಾಗಿದೆ {2}, ಕುಗ್ಗಿಸಿದ {1}, ಕುಸಿದಿದೆ {1}, ಸಂಕುಚಿಸಲಾಗಿದೆ {1}
    fast-forward/rewind first: ಫಾಸ್ಟ್ ಫಾರ್ವರ್ಡ್ {1}, ವೇಗವಾಗಿ ಮುಂದಕ್ಕೆ {1}
    fast-forward/rewind second: ರಿವೈಂಡ್ {1}, ರಿವೈಂಡ್ ಮಾಡು {1}
    favorite/unfavorite first: ಮೆಚ್ಚಿನ {1}
    favorite/unfavorite second: ಮೆಚ್ಚಿನವುಗಳಿಂದ ತೆಗೆದುಹಾಕಿ {1}
    first/last first: ಮೊದಲನೆಯದು {1}, ಮೊದಲಿನ {1}
    first/last second: ಕೊನೆಯ {1}, ಕೊನೆಯದು {1}
    forward/back first: ಫಾರ್ವರ್ಡ್ {1}, ಮುಂದಕ್ಕೆ {2}, ಮುಂದುವರೆಸು {1}, ಮುಂದೆ {1}, ಮುಂದೆ ತನ್ನಿ {1}
    forward/back second: ಹಿಂದಕ್ಕೆ {2}, ಹಿಂದೆ {1}
    fullscreen-enter/exit first: ಪೂರ್ಣ ಪರದೆ {1}, ಪೂರ್ಣ-ಪರದೆ {1}, ಪೂರ್ಣತೆರೆ {1}, ಪೂರ್ಣಪರದೆ {1},
      ಫುಲ್ ಸ್ಕ್ರೀನ್ ನಮೂದಿಸು {1}, ಫುಲ್ಸ್ಕ್ರೀನ್ಗೆ ಪ್ರವೇಶಿಸಿ {1}
    fullscreen-enter/exit second: ಪೂರ್ಣತೆರೆಯಿಂದ ನಿರ್ಗಮಿಸು {1}, ಪೂರ್ಣಪರದೆಯಿಂದ ನಿರ್ಗಮಿಸಿ {1},
      ಫುಲ್ಸ್ಕ್ರೀನ್ನಿಂದ ನಿರ್ಗಮಿಸಿ {1}
    grid/list-view first: ಗ್ರಿಡ್ {1}
    grid/list-view second: ಪಟ್ಟಿ {1}
    import/export first: ಆಮದು {2}
    import/export second: ರಫ್ತು {2}
    increase/decrease first: ಹೆಚ್ಚಿಸಿ {2}
    increase/decrease second: ಕಡಿಮೆ ಮಾಡಿ {2}
    install/uninstall first: ಇನ್ಸ್ಟಾಲ್ {1}
    install/uninstall second: ಅನ್ಇನ್ಸ್ಟಾಲ್ {1}
    left/right first: ಎಡ {3}, ಎಡ l {2}, ಎಡಕ್ಕೆ {1}
    left/right second: ಬಲ {3}, ಬಲ r {2}, ಬಲಕ್ಕೆ {1}
    lock/unlock first: ಲಾಕ್ {1}, ಲಾಕ್ ಮಾಡು {2}
    lock/unlock second: ಅನ್ಲಾಕ್ ಮಾಡಿ {1}, ಅನ್ಲಾಕ್ ಮಾಡು {2}
    locked/unlocked first: ಲಾಕ್ ಮಾಡಲಾಗಿದೆ {1}
    locked/unlocked second: ಅನ್ಲಾಕ್ ಮಾಡಲಾಗಿದೆ {1}
    maximize/minimize first: ಗರಿಷ್ಠಗೊಳಿಸು {1}, ಹಿಗ್ಗಿಸು {2}
    maximize/minimize second: ಕುಗ್ಗಿಸಿ {1}, ಕುಗ್ಗಿಸು {2}
    microphone-on/off first: ಮೈಕ್ರೋಫೋನ್ ಅನ್ಮ್ಯೂಟ್ ಮಾಡಿ {1}
    microphone-on/off second: ಮೈಕ್ರೋಫೋನ್ ಮ್ಯೂಟ್ ಮಾಡಿ {1}
    minimum/maximum first: ಕನಿಷ್ಠ {1}
    minimum/maximum second: ಗರಿಷ್ಠ {1}
    mute/unmute first: ಮೂಕಗೊಳಿಸು {1}, ಮ್ಯೂಟ್ {1}, ಮ್ಯೂಟ್ ಮಾಡಿ {1}
    mute/unmute second: ಅನ್ಮ್ಯೂಟ್ {1}, ಅನ್ಮ್ಯೂಟ್ ಮಾಡಿ {1}, ಅನ್ಮ್ಯೂಟ್ ಮಾಡು {1}, ಮಾತುಬರಿಸು {1}
    next/previous first: ಮುಂದಿನ {2}, ಮುಂದಿನದು {3}, ಮುಂದೆ {2}
    next/previous second: ಹಿಂದಿನ {2}, ಹಿಂದಿನದು {3}
    on/off first: ಆನ್ {4}, ಆನ್ ಮಾಡಿ {1 also}, ತೆರಿಯಿತು {1}, ಬೆರೆಸಬೇಕು {1}, ಮತ್ತೇಮತ್ತೆಬೇಕು {1}
    on/off second: ಆಫ್ {4}, ಆಫ್ ಆಗಿದೆ {1}, ಆಫ್ ಮಾಡಿ {1 also}, ಆಫ್ ಮಾಡು {1}, ಬೆರೆಸಬೇಡ {1},
      ಮತ್ತೇಮತ್ತೆಬೇಡ {1}, ಮುಚ್ಚಿತು {1}
    open-menu/close-menu first: ಮೆನು ತೆರೆಯಿರಿ {1}
    open-menu/close-menu second: ಮೆನು ಮುಚ್ಚಿ {1}
    open/close first: ತೆರೆ {4}, ತೆರೆಯಿರಿ {2}
    open/close second: ಮುಚ್ಚಿ {1}, ಮುಚ್ಚಿರಿ {1}, ಮುಚ್ಚು {4}
    pause/resume first: ವಿರಾಮ {1}, ವಿರಾಮಗೊಳಿಸಿ {1}
    pause/resume second: ಪುನರಾರಂಭಿಸು {1}, ಮುಂದುವರಿಸಿ {1}, ಮುಂದುವರೆಸಿ {1}
    pin/unpin first: ಪಿನ್ {1}, ಪಿನ್ ಮಾಡು {1}
    pin/unpin second: ಅನ್ಪಿನ್ {1}
    pip-enter/exit first: ಚಿತ್ರದಲ್ಲಿ ಚಿತ್ರ ಮೋಡ್ಗೆ ಪ್ರವೇಶಿಸಿ {1},
      ಚಿತ್ರದಲ್ಲಿನ ಚಿತ್ರವನ್ನು ಪ್ರವೇಶಿಸಿ {1}
    pip-enter/exit second: ಚಿತ್ರದಲ್ಲಿ ಚಿತ್ರ ಮೋಡ್ನಿಂದ ನಿರ್ಗಮಿಸಿ {1},
      ಚಿತ್ರದಲ್ಲಿನ ಚಿತ್ರದಿಂದ ನಿರ್ಗಮಿಸಿ {1}
    play/pause first: ಚಲಾಯಿಸು {1}, ಚಾಲನೆ ಮಾಡು {1}, ಪ್ಲೇ {1}, ಪ್ಲೇ ಮಾಡಿ {1}, ಪ್ಲೇ ಮಾಡು {1},
      ಪ್ಲೇಬ್ಯಾಕನ್ನು ಆರಂಭಿಸು {1}
    play/pause second: ತಾತ್ಕಾಲಿಕ ತಡೆ {1}, ಪ್ಲೇಬ್ಯಾಕನ್ನು ತಾತ್ಕಾಲಿಕ ಸ್ಥಗಿತಗೊಳಿಸು {1}, ವಿರಮಿಸು {1},
      ವಿರಾಮ {1}, ವಿರಾಮಗೊಳಿಸಿ {1}, ವಿರಾಮಗೊಳಿಸು {1}
    play/stop first: ಚಲಾಯಿಸು {1}, ಪ್ಲೇ {1}, ಪ್ಲೇ ಮಾಡು {2}
    play/stop second: ನಿಲ್ಲಿಸಿ {2}, ನಿಲ್ಲಿಸು {1}, ನಿಲ್ಲು {1}
    read/unread first: ಓದಲಾಗಿದೆ ಎಂದು ಗುರುತಿಸಿ {1}
    read/unread second: ಓದದಿರುವುದು ಎಂದು ಗುರುತಿಸಿ {1}
    record/stop first: ರೆಕಾರ್ಡಿಂಗ್ ಪ್ರಾರಂಭಿಸಿ {1}
    record/stop second: ರೆಕಾರ್ಡಿಂಗ್ ನಿಲ್ಲಿಸಿ {1}
    select-all/deselect-all first: ಎಲ್ಲವನ್ನೂ ಆರಿಸು {1}, ಎಲ್ಲಾವನ್ನು ಆಯ್ಕೆ ಮಾಡಿ {1}
    select-all/deselect-all second: ಎಲ್ಲಾ ಆಯ್ಕೆಯನ್ನು ರದ್ದು ಮಾಡು {1},
      ಎಲ್ಲಾವನ್ನು ಆಯ್ಕೆ ರದ್ದುಮಾಡಿ {1}
    select/deselect first: ಆಯ್ಕೆಮಾಡಿ {1}
    select/deselect second: ಆಯ್ಕೆ ಮಾಡಬೇಡಿ {1}
    selected/not-selected first: ಆಯ್ಕೆಯನ್ನು ಮಾಡಲಾಗಿದೆ {1}
    selected/not-selected second: ಾಯ್ಕೆಯನ್ನು ಮಾಡಲಾಗಿಲ್ಲ {1}
    show-more/show-less first: ಇನ್ನಷ್ಟು ತೋರಿಸಿ {1}, ಹೆಚ್ಚು ತೋರಿಸು {1}
    show-more/show-less second: ಕಡಿಮೆ ತೋರಿಸಿ {1}, ಕಡಿಮೆ ತೋರಿಸು {1}
    show-password/hide-password first: ಗುಪ್ತಪದ ತೋರಿಸು {1}, ಪಾಸ್ವರ್ಡ್ ಅನ್ನು ತೋರಿಸಿ {1}
    show-password/hide-password second: ಗುಪ್ತಪದಗಳನ್ನು ಅಡಗಿಸು {1}, ಪಾಸ್ವರ್ಡ್ ಮರೆಮಾಡಿ {1}
    show/hide first: ತೋರಿಸಿ {1}
    show/hide second: ಮರೆಮಾಡಿ {1}
    shuffle-on/shuffle-off first: ಶಫಲ್ ಮೋಡ್ ಅನ್ನುಸಕ್ರಿಯಗೊಳಿಸಿ {1}
    shuffle-on/shuffle-off second: ಶಫಲ್ ಮೋಡ್ ಅನ್ನು ನಿಷ್ಕ್ರಿಯಗೊಳಿಸಿ {1}
    sign-in/sign-out first: ಲಾಗಿನ್ {1}, ಲಾಗ್ ಇನ್ {1}, ಸೈನ್ ಇನ್ {1}
    sign-in/sign-out second: ಲಾಗ್ ಔಟ್ {1}, ಸೈನ್ ಔಟ್ {1}
    start/end first: start {1}, ಆರಂಭಿಸು {2}
    start/end second: ಅಂತ್ಯ {1}, ಅಂತ್ಯಗೊಳಿಸು {2}
    start/stop first: ಆರಂಭಿಸು {2}
    start/stop second: ನಿಲ್ಲಿಸು {2}, ನಿಲ್ಲು {1}
    subscribe/unsubscribe first: ಸಬ್ಸ್ಕ್ರೈಬ್ {1}
    subscribe/unsubscribe second: ಅನ್ಸಬ್ಸ್ಕ್ರೈಬ್ ಮಾಡಿ {1}
    turn-on/turn-off first: ಆನ್ ಮಾಡಿ {2}
    turn-on/turn-off second: ಆಫ್ ಮಾಡಿ {2}
    undo/redo first: ರದ್ದು ಮಾಡು {1}, ರದ್ದುಗೊಳಿಸಿ {1}, ರದ್ದುಮಾಡಿ {1}, ರದ್ದುಮಾಡು {1}
    undo/redo second: ಪುನಃ ಮಾಡು {1}, ಮತ್ತೆಮಾಡು {1}
    up/down first: ಮೇಲಕ್ಕೆ {1}, ಮೇಲೆ {2}
    up/down second: ಕೆಳಕ್ಕೆ {1}, ಕೆಳಗೆ {2}
    upload/download first: ಅಪ್ಲೋಡ್ {1}
    upload/download second: ಡೌನ್ಲೋಡ್ {1}, ಡೌನ್ಲೋಡ್ ಮಾಡಿ {1}
    volume-up/volume-down first: ಧ್ವನಿಪ್ರಮಾಣ ಹೆಚ್ಚಳ {1}, ವಾಲ್ಯೂಮ್ ಅನ್ನು ಹೆಚ್ಚಿಸಿ {1},
      ಶಬ್ದ ಗತಿ ಮೇಲೆ {1}
    volume-up/volume-down second: ಧ್ವನಿಪ್ರಮಾಣ ಕಡಿಮೆ {1}, ವಾಲ್ಯೂಮ್ ಅನ್ನು ಕಡಿಮೆ ಮಾಡಿ {1},
      ಶಬ್ದ ಗತಿ ಕೆಳಗೆ {1}
    zoom-in/zoom-out first: ಝೂಮ್ ಇನ್ {1}, ಹಿಗ್ಗಿಸು {1 also}, ಹಿರಿದಾಗಿಸಿ {1}, ಹಿರಿದಾಗಿಸು {1}
    zoom-in/zoom-out second: ಕಿರಿದಾಗಿಸಿ {1}, ಕಿರಿದಾಗಿಸು {1}, ಕುಗ್ಗಿಸು {1 also}, ಝೂಮ್ ಔಟ್ {1}

    [phrases]
    source: translations of the English phrase in labels of open-source apps and toolkits;
      {labels whose English has the noun/labels of that shape}, {in translations that use
      it/translations}
    click-here anywhere verb: ಕ್ಲಿಕ್ {in 6/6}
    click-here tail phrase: ಇಲ್ಲಿ ಕ್ಲಿಕ್ ಮಾಡಿ {in 2/6}, ಕ್ಲಿಕ್ ಮಾಡಿ {in 4/6},
      ಬಲ ಕ್ಲಿಕ್ ಮಾಡಿ {in 2/6}
    click-to anywhere verb: ಕ್ಲಿಕ್ {in 21/22}
    click-to tail linked: ಕ್ಲಿಕ್ ಮಾಡಿ {in 20/22}
    double-tap-to tail linked: ಡಬಲ್ ಟ್ಯಾಪ್ ಮಾಡಿ {in 5/5}, ಬಾರಿ ಟ್ಯಾಪ್ ಮಾಡಿ {?}
    icon-of closed linked: ನ ಐಕಾನ್ {?}, ನ ಚಿಹ್ನೆ {?}
    image-of closed linked: ನ ಇಮೇಜ್ {?}, ನ ಚಿತ್ರ {?}
    link-to closed linked: ಗೆ ಲಿಂಕ್ {?}, ದ ಲಿಂಕ್ {?}, ನ ಲಿಂಕ್ {?}
    link-to tail linked: ಗೆ ಲಿಂಕ್ {?}
    logo-of closed linked: ನ ಲೋಗೋ {?}
    logo-of tail noun: ಲೋಗೋ {9/9}
    photo-of closed linked: ನ ಫೋಟೋ {?}
    press-to anywhere verb: ಒತ್ತಿರಿ {in 9/14}
    select-to tail linked: ತೆರೆಯಲು ಆಯ್ಕೆ ಮಾಡಿ {?}, ತೆರೆಯಲು ಆಯ್ಕೆಮಾಡಿ {in 2/3}
    select-to tail verb: ಆಯ್ಕೆಮಾಡಿ {in 3/3}
    swipe-to anywhere verb: ಸ್ವೈಪ್ {in 3/3}
    swipe-to tail phrase: ಸ್ವೈಪ್ ಮಾಡಿ {in 3/3}
    tap-and-hold tail verb: ಹಿಡಿದುಕೊಳ್ಳಿ {in 12/27}
    tap-here head phrase: ಇಲ್ಲಿ ಟ್ಯಾಪ್ {in 4/4}
    tap-here tail phrase: ಟ್ಯಾಪ್ ಮಾಡಿ {in 4/4}
    tap-to tail linked: ಟ್ಯಾಪ್ ಮಾಡಿ {in 20/24}
    thumbnail-of head linked: ಪುಟವನ್ನು ಚಿಕ್ಕಚಿತ್ರದಂತೆ ತೋರಿಸು {in 1/1}

    [verbs]
    source: imperatives and infinitives that open labels in open-source apps; {catalogs}
    any: ಅಂಟಿಸಿ {2}, ಅಂಟಿಸು {2}, ಅಪ್ಡೇಟ್ {2}, ಅಳಿಸಿ {4}, ಅಳಿಸು {5}, ಆಮದು {2}, ಆಯ್ಕೆಮಾಡಿ {3},
      ಆರಿಸು {3}, ಆರ್ಕೈವ್ {3}, ಉಳಿಸಿ {3}, ಎಡಿಟ್ {3}, ಎಡಿಟ್ ಮಾಡಿ {2}, ಕಳುಹಿಸು {2}, ಡೌನ್ಲೋಡ್ {5},
      ಡೌನ್ಲೋಡ್ ಮಾಡಿ {3}, ತೆಗೆದುಹಾಕು {2}, ತೆರವುಗೊಳಿಸಿ {2}, ತೆರೆ {3}, ತೆರೆಯಿರಿ {2}, ನಕಲಿಸು {2},
      ನಿಲ್ಲಿಸಿ {5}, ಪಿನ್ {3}, ಪ್ಲೇ ಮಾಡಿ {2}, ಪ್ಲೇ ಮಾಡು {2}, ಮರಳಿ ಸ್ಥಾಪಿಸಿ {2}, ಮರುಹೆಸರಿಸು {2},
      ಮರುಹೊಂದಿಸಿ {2}, ಮರುಹೊಂದಿಸು {3}, ಮರೆಮಾಡಿ {2}, ಮುಂದಕ್ಕೆ {2}, ಮುಚ್ಚಿ {3}, ಮುಚ್ಚಿರಿ {4},
      ಮುಚ್ಚು {6}, ಮುದ್ರಿಸು {4}, ರದ್ದು ಮಾಡು {3}, ರದ್ದುಗೊಳಿಸಿ {2}, ರದ್ದುಗೊಳಿಸು {2}, ರದ್ದುಮಾಡಿ {6},
      ರಫ್ತು {2}, ವಿರಮಿಸು {3}, ವಿರಾಮ {2}, ವಿರಾಮಗೊಳಿಸಿ {2}, ವೀಕ್ಷಣೆ {2}, ಸಂಪಾದಿಸಿ {2}, ಸರಿಸು {2},
      ಸಿಂಕ್ {2}, ಸೇರಿಸಿ {2}, ಸೇರಿಸು {3}, ಸೇವ್ ಮಾಡಿ {3}, ಸ್ಕ್ಯಾನ್ {2}, ಸ್ಥಾನಾಂತರಿಸು {2},
      ಹಂಚಿಕೊಳ್ಳಿ {3}, ಹಂಚು {3}, ಹುಡುಕಿ {6}, ಹುಡುಕು {4}

    [traps]
    source: labels of open-source apps that hold a role word and name no control
    image: ಚಲನಚಿತ್ರ, ಪ್ರಕೃತಿ ಚಿತ್ರ

    [spoken]
    source: the word screen readers say for the control, mobile ones first; {catalogs/independent
      groups, whose}
    button: ಬಟನ್ {2/1 mobile}
    toggle-button: ಟಾಗಲ್ ಬಟನ್ {1/1 browser}
    checkbox: ಚೆಕ್ ಬಾಕ್ಸ್ {1/1 mobile}
    radio-button: ರೇಡಿಯೋ ಬಟನ್ {2/1 mobile}
    switch: ಸ್ವಿಚ್ {2/1 mobile}
    slider: ಸ್ಲೈಡರ್ {4/2 mobile}
    progress-bar: ಪ್ರಗತಿ ಪಟ್ಟಿ {3/2 mobile}
    text-field: ಎಡಿಟ್ ಬಾಕ್ಸ್‌ {1/1 mobile}
    search-field: ಪಠ್ಯ ಹುಡುಕಾಟದ ಫೀಲ್ಡ್ {1/1 browser}
    combo-box: ಡ್ರಾಪ್ ಡೌನ್ ಪಟ್ಟಿ {1/1 mobile}
    drop-down: ಪಾಪ್ ಅಪ್ ಬಟನ್ {1/1 browser}
    image: ಚಿತ್ರ {3/2 mobile}
    icon: ಐಕಾನ್ {1/1 mobile}
    graphic: ಗ್ರಾಫಿಕ್ {1/1 browser}
    link: ಲಿಂಕ್ {2/1 mobile}
    menu: ಮೆನು {2/2 browser}
    menu-item: ಮೆನು ಐಟಂ {1/1 browser}
    tab: ಟ್ಯಾಬ್ {3/3 browser}
    toolbar: ಟೂಲ್‌ಬಾರ್ {1/1 browser}
    heading: ಶೀರ್ಷಿಕೆ {4/2 mobile}
    dialog: ಸಂವಾದ {4/3 browser}
    list: ಪಟ್ಟಿ {4/3 mobile}
    page: ಪುಟ {4/3 mobile}
    """#
  }
}
