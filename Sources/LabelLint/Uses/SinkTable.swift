/// The sinks of a platform by their words.
struct SinkTable: Sendable {
  private static let seed: UInt64 = 0x8EBC_6AF0_9C88_C6E3

  private var sinks: [UInt64: Sink] = [:]
  /// Lengths of words by their first byte: most words of a program have none.
  private var lengths = [UInt64](repeating: 0, count: 128)

  /// A table of lists of words, each with the sink that they are.
  init(_ rows: [(String, Sink)]) {
    for (list, sink) in rows {
      for word in list.split(separator: " ") {
        let bytes = Array(word.utf8)
        sinks[bytes.span.hash(seed: Self.seed)] = sink
        lengths[Int(bytes[0] & 0x7F)] |= 1 << UInt64(min(63, bytes.count))
      }
    }
  }

  /// Whether a word may be a sink, by its first byte and its length alone.
  @inline(__always)
  func mayHold(first: UInt8, count: Int) -> Bool {
    first < 0x80 && lengths[Int(first)] >> UInt64(min(63, count)) & 1 != 0
  }

  /// The sink that a word is; nil for nearly all words.
  @inline(__always)
  func sink(_ word: Span<UInt8>) -> Sink? {
    guard word.count > 0, mayHold(first: word[0], count: word.count) else { return nil }
    return sinks[word.hash(seed: Self.seed)]
  }
}

extension SinkTable {
  /// Kotlin and Java: views and Compose.
  static let android = SinkTable([
    (
      "iconDescription beforeIconDescription afterIconDescription leadingIconDescription "
        + "trailingIconDescription",
      Sink(purpose: .label, forms: .assigned)
    ),
    (
      "buttonLabel primaryButtonLabel secondaryButtonLabel actionLabel",
      Sink(purpose: .action, forms: .assigned)
    ),
    // A switch is announced with its text for on and off (`android.widget.Switch`).
    ("stateDescription textOn textOff", Sink(purpose: .state, forms: [.assigned, .colon])),
    ("setStateDescription setTextOn setTextOff", Sink(purpose: .state, forms: .called)),
    ("announceForAccessibility", Sink(purpose: .announcement, forms: .called)),
    (
      "onClickLabel onLongClickLabel onDoubleClickLabel",
      Sink(purpose: .action, forms: .assigned, namesAction: true)
    ),
    (
      "CustomAccessibilityAction onClick onLongClick customAction",
      Sink(purpose: .action, forms: .called, argument: .named("label"), namesAction: true)
    ),
    (
      "AccessibilityAction AccessibilityActionCompat addAccessibilityAction replaceAccessibilityAction",
      Sink(purpose: .action, forms: .called, namesAction: true)
    ),
    ("paneTitle", Sink(purpose: .title, forms: .assigned)),
    ("setAccessibilityPaneTitle", Sink(purpose: .title, forms: .called)),
    ("hint queryHint placeholder", Sink(purpose: .fieldHint, forms: .assigned)),
    ("setHint setQueryHint setPlaceholderText", Sink(purpose: .fieldHint, forms: .called)),
    ("title subtitle", Sink(purpose: .title, forms: .assigned)),
    ("setTitle setSubtitle setContentTitle", Sink(purpose: .title, forms: .called)),
    ("message summary error", Sink(purpose: .message, forms: .assigned)),
    (
      "setMessage setSummary setError setContentText makeText",
      Sink(purpose: .message, forms: .called)
    ),
    ("make", Sink(purpose: .message, forms: .called, context: .memberOf("Snackbar"))),
    (
      "setPositiveButton setNegativeButton setNeutralButton setAction",
      Sink(purpose: .action, forms: .called, argument: .first, isPart: true, isOfDialog: true)
    ),
    ("text", Sink(purpose: .shortText, forms: .assigned)),
    ("setText", Sink(purpose: .shortText, forms: .called)),
    ("setTooltipText", Sink(purpose: .tooltip, forms: .called)),
    ("tooltipText", Sink(purpose: .tooltip, forms: .assigned)),
    (
      "Text",
      Sink(
        purpose: .shortText, forms: .called, argument: .namedOrFirst("text"), context: .free,
        isClass: true)
    ),
    (
      "Icon Image AsyncImage",
      Sink(purpose: .label, forms: .called, argument: .second, context: .free, isClass: true)
    ),
  ])

  /// Swift and Objective-C: UIKit, AppKit and SwiftUI.
  static let apple = SinkTable([
    (
      "accessibilityLabel accessibilityAttributedLabel accessibilityUserInputLabels",
      Sink(purpose: .label, forms: [.assigned, .called, .colon], takesLiterals: true)
    ),
    (
      "accessibility",
      Sink(
        purpose: .label, forms: .called, argument: .named("label"), context: .member,
        takesLiterals: true, others: .hintAndValue)
    ),
    (
      "accessibilityInputLabels",
      Sink(purpose: .label, forms: .called, context: .member, takesLiterals: true)
    ),
    (
      "accessibilityHint accessibilityAttributedHint",
      Sink(purpose: .hint, forms: [.assigned, .called, .colon], takesLiterals: true)
    ),
    (
      "accessibilityValue accessibilityAttributedValue",
      Sink(purpose: .state, forms: [.assigned, .called, .colon], takesLiterals: true)
    ),
    ("setAccessibilityLabel", Sink(purpose: .label, forms: [.called, .colon])),
    // `NSImage(systemSymbolName: …, accessibilityDescription: …)`, and the property of an image.
    ("accessibilityDescription", Sink(purpose: .label, forms: [.assigned, .colon])),
    ("setAccessibilityDescription", Sink(purpose: .label, forms: [.called, .colon])),
    (
      "setAccessibilityHint setAccessibilityHelp",
      Sink(purpose: .hint, forms: [.called, .colon])
    ),
    ("setAccessibilityValue", Sink(purpose: .state, forms: [.called, .colon])),
    (
      "accessibilityAction",
      Sink(
        purpose: .action, forms: .called, argument: .named("named"), takesLiterals: true,
        namesAction: true)
    ),
    (
      "UIAccessibilityCustomAction NSAccessibilityCustomAction",
      Sink(purpose: .action, forms: .called, argument: .named("name"), namesAction: true)
    ),
    (
      "post",
      Sink(
        purpose: .announcement, forms: .called, argument: .named("argument"),
        context: .memberOf("UIAccessibility"))
    ),
    (
      "Announcement",
      Sink(
        purpose: .announcement, forms: .called,
        context: .memberOf("AccessibilityNotification"))
    ),
    (
      "UIAccessibilityPostNotification",
      Sink(purpose: .announcement, forms: .called, argument: .second)
    ),
    ("toolTip", Sink(purpose: .tooltip, forms: .assigned)),
    (
      "help",
      Sink(
        purpose: .tooltip, forms: .called, argument: .first, context: .member, takesLiterals: true)
    ),
    ("placeholder placeholderString", Sink(purpose: .fieldHint, forms: .assigned)),
    ("title", Sink(purpose: .title, forms: .assigned)),
    ("setTitle", Sink(purpose: .title, forms: [.called, .colon], argument: .first)),
    ("text", Sink(purpose: .shortText, forms: .assigned)),
    (
      "UIBarButtonItem UIAction UIContextualAction UITabBarItem UICommand UIKeyCommand",
      Sink(purpose: .action, forms: .called, argument: .named("title"), isClass: true)
    ),
    (
      "UIAlertAction",
      Sink(
        purpose: .action, forms: .called, argument: .named("title"), isClass: true,
        isOfDialog: true)
    ),
    (
      "UIAlertController",
      Sink(
        purpose: .title, forms: .called, argument: .named("title"), isClass: true,
        others: .message)
    ),
    ("UIMenu", Sink(purpose: .title, forms: .called, argument: .named("title"), isClass: true)),
    (
      "alertControllerWithTitle",
      Sink(purpose: .title, forms: .colon, context: .selector, isPart: true)
    ),
    ("message", Sink(purpose: .message, forms: .colon, context: .selector, isPart: true)),
    ("actionWithTitle", Sink(purpose: .action, forms: .colon, context: .selector, isPart: true)),
    (
      "Text",
      Sink(
        purpose: .shortText, forms: .called, argument: .first, context: .free, takesLiterals: true,
        isClass: true)
    ),
    (
      "Label",
      Sink(
        purpose: .shortText, forms: .called, argument: .first, context: .free, takesLiterals: true,
        isClass: true)
    ),
    (
      "Button Toggle Link Menu NavigationLink",
      Sink(
        purpose: .action, forms: .called, argument: .first, context: .free, takesLiterals: true,
        isClass: true)
    ),
    (
      "TextField SecureField",
      Sink(
        purpose: .fieldHint, forms: .called, argument: .first, context: .free, takesLiterals: true,
        isClass: true)
    ),
    (
      "Section Picker Stepper GroupBox DisclosureGroup LabeledContent DatePicker",
      Sink(
        purpose: .title, forms: .called, argument: .first, context: .free, takesLiterals: true,
        isClass: true)
    ),
    (
      "navigationTitle navigationBarTitle navigationSubtitle alert confirmationDialog",
      Sink(
        purpose: .title, forms: .called, argument: .first, context: .member, takesLiterals: true)
    ),
    (
      "Image",
      Sink(
        purpose: .label, forms: .called, argument: .named("label"), context: .free, isClass: true)
    ),
  ])
}
