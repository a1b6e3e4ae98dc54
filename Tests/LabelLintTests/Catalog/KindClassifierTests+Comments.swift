import LabelLint

extension KindClassifierTests {
  /// Rows 7 and 8.
  static let comments: [Row] = [
    (
      KindCase(key: "a", text: "Back", comment: "Content description for back"),
      "label high comment"
    ),
    (KindCase(key: "a", text: "Back", comment: "VoiceOver hint for back"), "hint high comment"),
    // The screen reader gets the text.
    (KindCase(key: "a", text: "Back", comment: "VoiceOver label for back"), "label high comment"),
    (KindCase(key: "a", text: "Back", comment: "Spoken by TalkBack"), "label high comment"),
    (KindCase(key: "a", text: "Back", comment: "(VoiceOver) The arrow"), "label high comment"),
    (KindCase(key: "a", text: "Back", comment: "What TalkBack says of it"), "label high comment"),
    (
      KindCase(key: "a", text: "Back", comment: "For users of a screen reader"),
      "label high comment"
    ),
    // The comment is about the screen reader.
    (
      KindCase(
        key: "a", text: "None", comment: "Preference value for the TalkBack verbosity setting."),
      "shortText low shape"
    ),
    (
      KindCase(key: "a", text: "Words", comment: "Turns VoiceOver on. Shown in settings."),
      "shortText low shape"
    ),
    (
      KindCase(
        key: "a", text: "24 hours",
        comment: "Label for a preference specifying that TalkBack should announce the time"),
      "shortText low shape"
    ),
    (
      KindCase(key: "a", text: "TalkBack is off", comment: "Spoken by TalkBack"),
      "shortText low shape"
    ),
    (KindCase(key: "a", text: "Back", comment: "Accessibility - Hint"), "hint high comment"),
    (
      KindCase(key: "a", text: "%d", comment: "Accessibility value of volume"), "state high comment"
    ),
    (
      KindCase(key: "a", text: "Offline", comment: "Accessibility announcement when offline"),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "a", text: "Offline", comment: "Accessibility message announced when it is offline"),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "a", text: "Offline", comment: "Accessibility description sent when it is offline"),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "a", text: "No actions.",
        comment: "Speech feedback when there is no action for this accessibility node"),
      "announcement high comment"
    ),
    (
      KindCase(key: "a", text: "Back", comment: "The banner content describing how to go back"),
      "shortText low shape"
    ),
    (
      KindCase(key: "a", text: "None", comment: "Accessibility string to announce an empty list"),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "accessibility_sheet_opened", text: "Sign in, opened.",
        comment: "The accessibility text to read when the sheet is opened."),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "a", text: "Sheet closed", comment: "Accessibility string read upon closing the sheet"),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "a", text: "Sheet closed",
        comment: "Accessibility string that describes closing the sheet"),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "a", text: "Theme changed", comment: "Text for a screenreader to read aloud at the end"
      ),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "a", text: "Sheet opened at half height",
        comment: "Accessibility string that describes the feed sheet is fully opened."),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "a11y_toggle", text: "When on, sites can ask. When off, they can’t.",
        comment: "The screen reader announcement describing a toggle."),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "ax_annotation_star", text: "Star icon",
        comment: "Accessibility message for blind users that describes an icon"),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "a", text: "Experiment enabled",
        comment: "Screen reader text stating that an experiment is enabled."),
      "announcement high comment"
    ),
    (
      KindCase(
        key: "a", text: "Menu", comment: "Content description for the button while it is closed"),
      "label high comment"
    ),
    (
      KindCase(key: "error_external_files_inaccessible", text: "Files cannot be read"),
      "message medium key:error"
    ),
    (
      KindCase(
        key: "bookmark_accessible_description_price", text: "Price tracking is enabled."),
      "message medium shape"
    ),
    (
      KindCase(
        key: "zoom_summary", text: "Make text larger",
        comment: "Summary of the accessibility page zoom feature"),
      "message medium key:summary"
    ),
    (
      KindCase(
        key: "a", text: "New tab", comment: "Accessibility text read when the field gets the focus"),
      "label high comment"
    ),
    (
      KindCase(
        key: "a", text: "Sheet half opened",
        comment: "Accessibility string. This should never happen, no need to translate."),
      "constant high comment"
    ),
    (
      KindCase(
        key: "pip_phone_expand", text: "Expand",
        comment: "TODO Deprecated. Label for PIP action. DO NOT TRANSLATE [CHAR LIMIT=25]"),
      "constant high comment"
    ),
    (
      KindCase(
        key: "a", text: "Expand", comment: "Label of an action. Do not translate (only for tests)."),
      "constant high comment"
    ),
    (
      KindCase(
        key: "a", text: "Play Chrome", comment: "Accessibility string, no need to translate Chrome."
      ),
      "label high comment"
    ),
    (
      KindCase(key: "a", text: "None", comment: "Message sent when the list is empty"),
      "shortText low shape"
    ),
    (
      KindCase(key: "a", text: "Full", comment: "Content description text displayed in the dialog"),
      "shortText low shape"
    ),
    (
      KindCase(
        key: "a", text: "Take one of them out before you add another one.",
        comment: "Content description for the full dialog"),
      "message medium shape"
    ),
    (
      KindCase(key: "a", text: "fold", comment: "Action label. TalkBack says: double tap to fold"),
      "action high comment"
    ),
    (
      KindCase(
        key: "a", text: "Take songs along to hear them on the way. %1$s",
        comment: "Screen header. %1$s is a link. TalkBack will append this to say double tap"),
      "message medium shape"
    ),
    (
      KindCase(key: "a", text: "line", comment: "Granularity on an AccessibilityNodeInfo by line"),
      "shortText low shape"
    ),
    (
      KindCase(key: "a", text: "Fonts", comment: "Accessibility settings: fonts"),
      "shortText low shape"
    ),
    (
      KindCase(
        key: "a", text: "Back", comment: "Preference for accessibility\nContent description"),
      "label high comment"
    ),
    (
      KindCase(
        key: "a", text: "More", comment: "Accessibility hint of a button\nAccessibility label"),
      "label high comment"
    ),
    (
      KindCase(
        key: "a", text: "Opens", comment: "Accessibility hint\nAccessibility label\r\nAction hint"),
      "hint high comment"
    ),
    // The key says more than the comment.
    (
      KindCase(key: "a11y_hint", text: "Back", comment: "accessibility label"),
      "hint high key:a11y_hint"
    ),
    (
      KindCase(key: "a", text: "Back", section: "Content descriptions for buttons"),
      "label medium section-comment"
    ),
    (KindCase(key: "a", text: "Back", section: "Content description"), "shortText low shape"),
    (KindCase(key: "a", text: "Back", section: "The content descriptions"), "shortText low shape"),
    (
      KindCase(key: "a", text: "Go back now.", section: "Content descriptions"),
      "message medium shape"
    ),
  ]
}
