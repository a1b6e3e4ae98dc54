import LabelLint
import Testing

/// Rows 1 to 16: what a source text is, and why.
@Suite struct KindClassifierTests {
  /// A text and its kind as `purpose confidence evidence`.
  typealias Row = (KindCase, String)

  /// Row 1.
  static let interfaceBuilder: [Row] = [
    (
      KindCase(
        format: .strings, key: "aB1-cD-2eF.x", text: "Rewind", className: "UIButton",
        property: "accessibilityLabel"),
      "label certain interface-builder:UIButton.accessibilityLabel"
    ),
    (
      KindCase(format: .strings, key: "k", text: "Goes back", property: "accessibilityHint"),
      "hint certain interface-builder:accessibilityHint"
    ),
    (
      KindCase(format: .strings, key: "k", text: "Goes back", property: "toolTip"),
      "tooltip certain interface-builder:toolTip"
    ),
    (
      KindCase(format: .strings, key: "k", text: "Goes back", property: "ibShadowedToolTip"),
      "tooltip certain interface-builder:ibShadowedToolTip"
    ),
    (
      KindCase(
        format: .strings, key: "k", text: "Play", className: "UIButton", property: "normalTitle"),
      "action certain interface-builder:UIButton.normalTitle"
    ),
    (
      KindCase(format: .strings, key: "k", text: "Day", property: "segmentTitles[12]"),
      "action certain interface-builder:segmentTitles[12]"
    ),
    (
      KindCase(
        format: .strings, key: "k", text: "Copy", className: "NSMenuItem", property: "title"),
      "action certain interface-builder:NSMenuItem.title"
    ),
    (
      KindCase(format: .strings, key: "k", text: "Edit", className: "NSMenu", property: "title"),
      "title certain interface-builder:NSMenu.title"
    ),
    (
      KindCase(format: .strings, key: "k", text: "Ratio", className: "NSBox", property: "title"),
      "title certain interface-builder:NSBox.title"
    ),
    // Text that is shown: a word, and a sentence.
    (
      KindCase(
        format: .strings, key: "k", text: "Ratio:", className: "NSTextFieldCell", property: "title"),
      "shortText certain interface-builder:NSTextFieldCell.title"
    ),
    (
      KindCase(
        format: .strings, key: "k", text: "This is off.", className: "NSTextField",
        property: "title"),
      "message certain interface-builder:NSTextField.title"
    ),
    // What stands in for a text that code sets.
    (
      KindCase(
        format: .strings, key: "k", text: "Text Cell", className: "NSTextFieldCell",
        property: "title"),
      "constant certain interface-builder:NSTextFieldCell.title"
    ),
    (
      KindCase(
        format: .strings, key: "k", text: "Text Cells", className: "NSButton", property: "title"),
      "action certain interface-builder:NSButton.title"
    ),
    (
      KindCase(format: .strings, key: "k", text: "Name", property: "placeholder"),
      "fieldHint certain interface-builder:placeholder"
    ),
    (
      KindCase(format: .strings, key: "k", text: "Network", property: "headerTitle"),
      "title certain interface-builder:headerTitle"
    ),
    (
      KindCase(format: .strings, key: "k", text: "Note", property: "footerTitle"),
      "message certain interface-builder:footerTitle"
    ),
    (
      KindCase(format: .strings, key: "k", text: "Off", className: "UILabel", property: "text"),
      "shortText certain interface-builder:UILabel.text"
    ),
    (
      KindCase(format: .strings, key: "k", text: "This is off.", property: "text"),
      "message certain interface-builder:text"
    ),
    // A property without a meaning here decides nothing.
    (
      KindCase(format: .strings, key: "play_title", text: "Off", property: "keyEquivalent"),
      "title medium key:title"
    ),
    // The key alone names the property, on Apple only.
    (
      KindCase(format: .xcstrings, key: "aB1-cD-2eF.placeholderString", text: "Name"),
      "fieldHint certain interface-builder:"
    ),
    (KindCase(key: "aB1-xY-2eF.headerTitle", text: "Name"), "title medium key:header"),
  ]

  /// Row 2.
  static let constants: [Row] = [
    (KindCase(key: "play_cd", text: "Play", isUntranslatable: true), "constant high shape"),
    (KindCase(key: "play_cd", text: "@string/play", isReference: true), "constant high shape"),
    (KindCase(key: "pref_key_theme", text: "theme"), "constant high key:pref_key"),
    (KindCase(key: "prefs_key_theme", text: "a.b"), "constant high key:prefs_key"),
    (KindCase(key: "KEY_THEME", text: "appTheme"), "constant high key:KEY_"),
    (KindCase(key: "com.google.firebase", text: "AIza0"), "constant high key:com.google"),
    (KindCase(key: "help_url", text: "https://example.com"), "constant high key:url"),
    (KindCase(key: "contact_email", text: "a@example.com"), "constant high key:email"),
    (KindCase(key: "charset_value", text: "CHARSET_MOST"), "constant high key:value"),
    // Prose under such a key is no constant.
    (KindCase(key: "copy_private_key", text: "Copy private key"), "shortText low shape"),
    (KindCase(key: "key_play", text: "Space"), "shortText low shape"),
    (KindCase(key: "contact_email", text: "Email"), "shortText low shape"),
    // A machine value under another key is a text.
    (KindCase(key: "theme", text: "dark_theme"), "shortText low shape"),
  ]

  /// Rows 3 to 6.
  static let spokenKeys: [Row] = [
    (
      KindCase(key: "settings_accessibility", text: "Accessibility"),
      "title high key:settings_accessibility"
    ),
    (KindCase(key: "accessibility", text: "Accessibility"), "title high key:accessibility"),
    (
      KindCase(key: "preference_accessibility", text: "Accessibility"),
      "title high key:preference_accessibility"
    ),
    (
      KindCase(key: "accessibility_font_size", text: "Use the font size of your device."),
      "message high key:accessibility_font"
    ),
    (
      KindCase(key: "autofill_accessibility_body", text: "Allow access"),
      "title high key:autofill_accessibility"
    ),
    (
      KindCase(
        format: .strings, key: "[Typing/AccessibilityPrompt/message]",
        text: "The app needs your permission to type."),
      "message high key:AccessibilityPrompt"
    ),
    (
      KindCase(format: .strings, key: "settings.accessibilityLabel", text: "Settings"),
      "label high key:accessibility"
    ),
    (
      KindCase(format: .strings, key: "preferences_close.accessibilityHint", text: "Closes"),
      "hint high key:accessibilityHint"
    ),
    (
      KindCase(format: .strings, key: "play.accessibility.hint", text: "Plays"),
      "hint high key:accessibility.hint"
    ),
    (
      KindCase(format: .strings, key: "accessibilityHint", text: "Plays"),
      "hint high key:accessibilityHint"
    ),
    (
      KindCase(key: "a11y_play_episode_hint", text: "Plays"), "hint high key:a11y_play_episode_hint"
    ),
    (
      KindCase(key: "a11y_play_episode_hint_ios", text: "Plays"),
      "hint high key:a11y_play_episode_hint"
    ),
    (KindCase(key: "ax_play_hint", text: "Plays"), "hint high key:ax_play_hint"),
    (KindCase(key: "a11y_volume_value", text: "%d percent"), "state high key:value"),
    (KindCase(key: "switch_state_description", text: "On"), "state high key:state_description"),
    // Words that end in the letters of a denial.
    (
      KindCase(format: .strings, key: "zoomInAccessibilityLabel", text: "Zoom in"),
      "label high key:Accessibility"
    ),
    (
      KindCase(format: .strings, key: "signInAccessibilityHint", text: "Opens a page"),
      "hint high key:AccessibilityHint"
    ),
    (
      KindCase(format: .strings, key: "file_inaccessible_text", text: "Gone"),
      "shortText low key:text"
    ),
    // A sentence about what came of something, and the rows of a page of settings.
    (
      KindCase(key: "accessibility_error_camera", text: "The camera is off. Try again."),
      "announcement high key:accessibility"
    ),
    (KindCase(key: "accessibility_error_icon", text: "Error"), "label high key:accessibility"),
    (
      KindCase(key: "a11y_voice_message_record", text: "Record a voice message."),
      "label high key:a11y"
    ),
    (
      KindCase(key: "a11y_bold_desc", text: "Use heavier fonts", keys: ["a11y_bold_title"]),
      "message high key:desc"
    ),
    (
      KindCase(key: "a11y_bold_title", text: "Bold text", keys: ["a11y_bold_desc"]),
      "title high key:title"
    ),
    (
      KindCase(
        key: "accessibility_color_info", text: "Changes how colours look",
        keys: ["accessibility_color_title"]),
      "message high key:info"
    ),
    (
      KindCase(key: "accessibility_color_info", text: "Colours"),
      "label high key:accessibility"
    ),
    (KindCase(key: "a11y_bold_desc", text: "Use heavier fonts"), "label high key:a11y"),
    (
      KindCase(key: "settings_tag_a11y_captions_alt1", text: "Subtitles"),
      "title high key:settings_tag_a11y_"
    ),
    (KindCase(key: "settings.a11y_captions", text: "Subtitles"), "label high key:a11y"),
    (KindCase(key: "settings_dismiss_a11y", text: "Dismiss"), "label high key:a11y"),
    // What appears by itself is announced, if it is more than a name.
    (
      KindCase(
        key: "pin_iph_screenreader", text: "To pin the panel, click Pin at the top right",
        comment: "The screen reader text of the IPH about the side panel"),
      "announcement high comment"
    ),
    (
      KindCase(key: "pin_iph_screenreader", text: "Side panel", comment: "Text of the IPH bubble"),
      "label high key:screenreader"
    ),
    (
      KindCase(
        key: "snapped_left", text: "Camera moved left",
        comment: "Alert spoken by screen readers on moving the preview"),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "setup_2", text: "Follow the steps below",
        comment: "Step 2 to set up a computer to be remotely accessible."),
      "shortText low shape"
    ),
    (KindCase(key: "play_content_description", text: "Play"), "label high key:content_description"),
    (KindCase(key: "playContentDescription", text: "Play"), "label high key:ContentDescription"),
    (KindCase(key: "play_cd", text: "Play button"), "label high key:cd"),
    (KindCase(key: "cd.play", text: "Play"), "label high key:cd"),
    (
      KindCase(format: .strings, key: "accessibility.general.on", text: "On"),
      "label high key:accessibility"
    ),
    (KindCase(key: "talkback_play", text: "Play"), "label high key:talkback"),
    // What is about a screen reader: by its words, its sentences, or the rest of its key.
    (KindCase(key: "talkback_on", text: "TalkBack on"), "title high key:talkback"),
    (
      KindCase(
        key: "voiceover_help", text: "Swipe right to move on.\nDouble-tap what you want to open."),
      "message high key:voiceover"
    ),
    (
      KindCase(
        key: "a11y_intro",
        text: "This app works with your reader. Move on with a swipe to the right of the screen."),
      "message high key:a11y"
    ),
    (KindCase(key: "cd_reader", text: "Reader. Double tap to connect"), "label high key:cd"),
    (KindCase(key: "talkback_dialog_off", text: "Not now"), "title high key:talkback"),
    (KindCase(key: "talkback_dialog_close_label", text: "Close"), "label high key:talkback"),
    // What describes a picture or control by its key.
    (
      KindCase(key: "image_mountain_description", text: "Picture of the mountain"),
      "label high key:image_mountain_description"
    ),
    (KindCase(key: "closeBtnDescription", text: "Close"), "label high key:BtnDescription"),
    (
      KindCase(key: "intro_photo_description", text: "A man looks at his phone in the street."),
      "label medium key:photo_description"
    ),
    (KindCase(key: "image_description", text: "Description"), "shortText low key:description"),
    (
      KindCase(key: "settings_image_description", text: "Size of images"),
      "shortText low key:description"
    ),
    (
      KindCase(
        key: "image_size_description", text: "Size of images", keys: ["image_size_title"]),
      "shortText low key:description"
    ),
    (KindCase(key: "voice_over_play", text: "Play"), "label high key:voice_over"),
    (KindCase(key: "screenreader_play", text: "Play"), "label high key:screenreader"),
    (KindCase(key: "a11y_play", text: "Play"), "label high key:a11y"),
    (KindCase(key: "a11y_announce_sent", text: "Sent"), "announcement high key:a11y"),
    (
      KindCase(key: "a11y_sent", text: "Sent", comment: "  Announcement when a message is sent"),
      "announcement high comment"
    ),
    (KindCase(key: "a11y_sent", text: "Sent", comment: "Announcements"), "label high key:a11y"),
    // Another wording of a text that is seen, for those who hear it.
    (
      KindCase(key: "unlock_description_accessible", text: "Swipe with two fingers."),
      "message medium shape"
    ),
    (
      KindCase(key: "unlock_content_description_accessible", text: "Unlock"),
      "label high key:content_description"
    ),
    (KindCase(key: "subtext_accessible", text: "Unlock"), "label high key:accessible"),
    (
      KindCase(
        key: "lock_accessibility_opened", text: "Lock opened.",
        comment: "Accessibility description of the event of opening the lock."),
      "announcement high comment"
    ),
    (KindCase(key: "a11y_action_label_fold", text: "fold"), "action high key:action_label"),
    (KindCase(key: "a11y.fold.clickLabel", text: "fold"), "action high key:clickLabel"),
    (KindCase(key: "fold_action_label", text: "Fold"), "action medium key:action"),
    (
      KindCase(key: "accessibility_gesture_prompt", text: "Choose what to open"),
      "title high key:accessibility_gesture"
    ),
    // Traps: other words with the same letters.
    (
      KindCase(key: "etp_tracking_content_description", text: "Stops trackers"),
      "shortText low key:content"
    ),
    (KindCase(key: "empty_content_description", text: "Nothing"), "shortText low key:empty"),
    (KindCase(key: "alt_text", text: "Alt text"), "shortText low key:text"),
    (KindCase(key: "cdn_title", text: "Server"), "title medium key:title"),
    (KindCase(key: "announce_play", text: "Play"), "shortText low shape"),
    // What proves nothing.
    (KindCase(key: "play_label", text: "Play"), "title medium key:label"),
    (KindCase(key: "play_icon", text: "Play"), "shortText low shape"),
  ]

  /// Rows 9 to 16.
  static let visible: [Row] = [
    (KindCase(format: .strings, key: "cart.addHint", text: "Adds an item"), "hint medium key:Hint"),
    // Read by all: it speaks to them, or of what they see.
    (
      KindCase(format: .strings, key: "archive_hint", text: "Archived chats will appear here."),
      "message medium shape"
    ),
    (
      KindCase(format: .strings, key: "login_hint", text: "Do you have an account?"),
      "message medium shape"
    ),
    (
      KindCase(
        format: .strings, key: "cart.addHint", text: "Adds an item", keys: ["cart.addLabel"]),
      "hint high key:Hint"
    ),
    (
      KindCase(format: .strings, key: "ADD_HINT", text: "Adds an item", keys: ["ADD_TITLE"]),
      "hint high key:HINT"
    ),
    (
      KindCase(format: .strings, key: "search.hint", text: "Search", keys: ["search.label"]),
      "shortText low shape"
    ),
    (KindCase(key: "name_hint", text: "Name"), "fieldHint medium key:hint"),
    (KindCase(format: .compose, key: "name_hint", text: "Name"), "fieldHint medium key:hint"),
    (
      KindCase(format: .strings, key: "namePlaceholder", text: "Name"),
      "fieldHint medium key:Placeholder"
    ),
    (KindCase(key: "save_error", text: "Not saved"), "message medium key:error"),
    (KindCase(key: "a", text: "It was saved."), "message medium shape"),
    (
      KindCase(key: "a", text: "one two three four five six seven eight nine"),
      "message medium shape"
    ),
    (KindCase(key: "save_btn", text: "Save"), "action medium key:btn"),
    (KindCase(key: "a", text: "Save", comment: "Button that saves"), "action medium comment"),
    (KindCase(key: "a", text: "Save", comment: "Buttons"), "shortText low shape"),
    (KindCase(key: "a", text: "Save", comment: "A menu option"), "action medium comment"),
    (KindCase(key: "save_title", text: "Save"), "title medium key:title"),
    (KindCase(key: "a", text: "Save", comment: "Header of a page"), "title medium comment"),
    (KindCase(key: "save_button", text: "one two three four five six seven"), "unknown low shape"),
    (KindCase(key: "save_info", text: "one two three four five six"), "message low key:info"),
    (KindCase(key: "save_info", text: "one two three four five"), "shortText low key:info"),
    (KindCase(key: "a", text: "one two three four five"), "shortText low shape"),
    (KindCase(key: "a", text: "one two three four five six"), "unknown low shape"),
    (KindCase(key: "", text: ""), "shortText low shape"),
    (KindCase(key: "a", text: "Bitte die Tür schließen – jetzt …"), "message medium shape"),
    (KindCase(key: "a", text: "本を開く。本を読む。"), "message medium shape"),
  ]

  @Test(
    "A row gives purpose, confidence and evidence",
    arguments: interfaceBuilder + constants + spokenKeys + comments + visible)
  func row(_ subject: KindCase, _ expected: String) {
    #expect(subject.printed == expected)
  }
}
