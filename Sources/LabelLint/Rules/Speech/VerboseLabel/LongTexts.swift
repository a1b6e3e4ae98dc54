/// Texts that are long for a reason: those that name no control, and those that must say more.
enum LongTexts {
  /// Whether a text is no name of a control, whatever code does with it.
  static func isNoName(_ text: borrowing Text, _ catalog: Catalog) -> Bool {
    switch text.purpose {
    // What ends like a sentence explains a control and is not what is pressed; what stands beside a box says what is
    // set by it.
    case .action: TextShape.endsInFinalMark(text.plain) || standsBesideBox(text)
    case .label:
      isForEyesToo(text) || tellsStep(text) || saysShownText(text, catalog)
        || isSentenceOfMessage(text)
    default: false
    }
  }

  /// Whether code joins a sentence to other texts, on nothing that can be pressed: it is a part of a message.
  private static func isSentenceOfMessage(_ text: borrowing Text) -> Bool {
    guard let use = text.use, use.isJoined, !use.isInteractive else { return false }
    return TextShape.endsInFinalMark(text.isSource ? text.plain : text.source)
  }

  /// What the controls of settings are called in comments.
  private static let settings = [Role.switch, .checkbox].map(\.rawValue)

  /// Whether a label teaches gestures, or code makes it of what its comment calls the title of something: that is the
  /// same for eyes and ears.
  ///
  /// The caption of a switch says what is set by it, whether code or the comment tells of the switch.
  static func mayBeLong(_ text: borrowing Text, _ facts: borrowing Facts) -> Bool {
    if text.purpose == .action { return facts.locale.source.remarks(on: text, settings) }
    guard text.purpose == .label else { return false }
    if case .sourceUse = text.kind.evidence, facts.locale.source.remarksOnTitle(text) {
      return true
    }
    return ReaderTopic.teaches(
      text.isSource ? text.plain : text.source, in: facts.comparison.catalog)
  }

  /// Whether a label is shown as well, on nothing that can be pressed: it is worded for the eyes.
  private static func isForEyesToo(_ text: borrowing Text) -> Bool {
    guard let use = text.use else { return false }
    return use.isVisible && !use.isInteractive
  }

  /// Whether a label says a text that is shown on its element, which cannot be pressed: it is about as long as that.
  private static func saysShownText(_ text: borrowing Text, _ catalog: Catalog) -> Bool {
    guard let use = text.use, !use.isInteractive else { return false }
    let count = text.isSource ? text.plain.count : text.source.count
    return use.shownRows.contains { row in
      guard let entry = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let shown = catalog.firstText(of: entry)
      else { return false }
      return shown.utf8.count * 2 > count
    }
  }

  /// Whether a label is a step of instructions said in a sentence, and no name.
  private static func tellsStep(_ text: borrowing Text) -> Bool {
    KeyWords(text.key).namesStep
      && TextShape.endsInFinalMark(text.isSource ? text.plain : text.source)
  }

  /// Whether a title stands beside the box, switch or button of a setting: by its control, or where
  /// Interface Builder names a button and not which.
  ///
  /// An item of a menu has none beside it, and says in full what it does or sets.
  private static func standsBesideBox(_ text: borrowing Text) -> Bool {
    if text.controlClass.spells("NSMenuItem") { return true }
    if let role = text.use?.role { return [.checkbox, .radioButton, .switch].contains(role) }
    return text.use == nil && text.controlClass.spells("NSButtonCell")
  }
}
