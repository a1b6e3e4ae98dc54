/// What a screen reader says of an element: its parts, in the order of that reader.
package struct Utterance: Sendable, Hashable {
  /// Who says it.
  package let reader: ScreenReader
  /// The parts, in order.
  package let parts: [SpokenPart]
  /// What the reader says although its words in the language are not known, such as `role.slider`.
  package let unknown: [String]
  private let pause: String

  /// What a reader says of an element in a language.
  package init(_ element: SpokenElement, _ reader: ScreenReader, in locale: LocaleTag) {
    let words = SpokenWords(reader, in: locale)
    var making = UtteranceMaking(element, reader, words)
    for slot in reader.order(isInRow: element.isInRow) { making.add(slot) }
    self.reader = reader
    parts = making.parts
    unknown = making.unknown
    pause = words?.pause ?? ", "
  }

  /// All that is heard; a hint comes behind a longer pause.
  package var text: String {
    var text = ""
    for part in parts {
      if !text.isEmpty { text += part.slot == .hint ? ". " : pause }
      text += part.text
    }
    return text
  }
}

/// Collects the parts of an utterance.
private struct UtteranceMaking {
  private let element: SpokenElement
  private let reader: ScreenReader
  private let words: SpokenWords?
  var parts: [SpokenPart] = []
  var unknown: [String] = []

  init(_ element: SpokenElement, _ reader: ScreenReader, _ words: SpokenWords?) {
    (self.element, self.reader, self.words) = (element, reader, words)
  }

  mutating func add(_ slot: SpeechSlot) {
    switch slot {
    case .selection, .expansion, .check, .ability: addStates(slot)
    case .value: addOwn(element.value, slot)
    case .name: addOwn(LabelEnd.withoutPause(element.name), slot)
    case .role: addRole()
    case .position:
      guard let position = element.position else { return }
      addReaders(words?.position(position.index, of: position.count), "position", slot)
    case .hint: addHints()
    }
  }

  private mutating func addStates(_ slot: SpeechSlot) {
    for state in element.states where state.slot == slot {
      let said = state.of(element.role)
      addReaders(words?.state(said), "state.\(said.rawValue)", slot)
    }
  }

  private mutating func addRole() {
    if !element.roleDescription.isEmpty { return addOwn(element.roleDescription, .role) }
    guard let role = element.role, reader.says(role) else { return }
    let word = words?.role(role)
    // TalkBack says equal words once (`CompositorUtils.dedupJoin`).
    if reader == .talkBack, let text = word?.text,
      parts.contains(where: { $0.slot == .name && $0.text.lowercased() == text.lowercased() })
    {
      return
    }
    addReaders(word, "role.\(role.rawValue)", .role)
  }

  private mutating func addHints() {
    var own = element.role.flatMap { reader.announcement(of: $0).hint }
    // The row is pressed, and not the control in it.
    if element.isInRow, reader == .talkBack, own != nil { own = "activate" }
    // Nothing can be pressed that is disabled, nor the tab that is shown.
    if element.states.contains(.disabled)
      || element.role == .tab && element.states.contains(.selected)
    {
      own = nil
    }
    if !element.hint.isEmpty {
      // On Android, an app names the action, and TalkBack says how to do it.
      guard reader == .talkBack, let frame = words?.hint("action") else {
        addOwn(LabelEnd.withoutPause(element.hint), .hint)
        if let own, element.hasReaderHints { addReaders(words?.hint(own), "hint.\(own)", .hint) }
        return
      }
      let text = SpeechTables.filled(frame.text, ["%@": element.hint])
      return addReaders(SpokenWord(text: text, source: frame.source), "hint.action", .hint)
    }
    if let own, element.hasReaderHints { addReaders(words?.hint(own), "hint.\(own)", .hint) }
  }

  /// Adds words of the app.
  private mutating func addOwn(_ text: String, _ slot: SpeechSlot) {
    if !text.isEmpty { parts.append(SpokenPart(slot: slot, text: text, source: nil)) }
  }

  /// Adds words of the reader.
  private mutating func addReaders(_ word: SpokenWord?, _ item: String, _ slot: SpeechSlot) {
    guard let word else { return unknown.append(item) }
    parts.append(SpokenPart(slot: slot, text: word.text, source: word.source))
  }
}

/// The end of a label, behind which speech makes a pause anyway.
enum LabelEnd {
  /// Marks that are heard as a pause.
  private static let pauses: Set<Unicode.Scalar> = [
    ".", ",", ":", ";", "\u{3002}", "\u{FF0E}", "\u{964}", "\u{6D4}", " ",
  ]

  /// A label without the marks of a pause at its end, unless it has nothing else or they are an ellipsis.
  static func withoutPause(_ label: String) -> String {
    if label.hasSuffix("..") { return label }
    var scalars = label.unicodeScalars[...]
    while let last = scalars.last, pauses.contains(last) { scalars.removeLast() }
    return scalars.isEmpty ? label : String(scalars)
  }
}
