/// Labels of the source that name one control in several states: "Sleep timer on" beside "Sleep timer off", or beside
/// "Sleep timer" alone.
struct StatePartners {
  /// Bytes of the longest text that may be such a label.
  private static let longestLabel = 160

  private let lexicon: Lexicon
  /// The folded texts of the source.
  private let texts: Set<[UInt8]>
  /// The folded words for states.
  private let states: [[UInt8]]

  /// Reads the source texts of a catalog.
  init(_ lexicon: Lexicon, _ catalog: Catalog) {
    self.lexicon = lexicon
    let bytes = lexicon.bytes
    var states: [[UInt8]] = []
    for term in lexicon.terms {
      guard case .state(let state) = term.sense, state != .required, state != .partlyChecked else {
        continue
      }
      states.append(Array(bytes[term.text.range]))
    }
    self.states = states
    var texts: Set<[UInt8]> = []
    if var current = FileCursor(catalog) {
      for row in catalog.rows.indices {
        guard let reference = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
        current.open(catalog, file: Int(reference.file))
        for message in current.file.messageRange(ofEntry: Int(reference.entry)) {
          let text = current.file.bytes(current.file.messages[message].text)
          guard text.count <= Self.longestLabel else { continue }
          var folded: [UInt8] = []
          lexicon.folding.appendTerm(text, to: &folded)
          texts.insert(folded)
        }
      }
    }
    self.texts = texts
  }

  /// Whether another text is a source text without its state, or with another one in its place.
  func holdsPartner(of plain: Span<UInt8>) -> Bool {
    var label: [UInt8] = []
    lexicon.folding.appendTerm(plain, to: &label)
    let blank: [UInt8] = lexicon.folding.isUnspaced ? [] : [0x20]
    for state in states {
      let (before, behind) = (state + blank, blank + state)
      if label.count > behind.count, label.suffix(behind.count).elementsEqual(behind) {
        let name = Array(label.dropLast(behind.count))
        if isNamed(name, or: { name + blank + $0 }, besides: state) { return true }
      }
      if label.count > before.count, label.starts(with: before) {
        let name = Array(label.dropFirst(before.count))
        if isNamed(name, or: { $0 + blank + name }, besides: state) { return true }
      }
    }
    return false
  }

  /// Whether a text is a name, or what is made of the name and another state.
  private func isNamed(
    _ name: [UInt8], or joined: ([UInt8]) -> [UInt8], besides state: [UInt8]
  ) -> Bool {
    texts.contains(name)
      || states.contains { $0 != state && texts.contains(joined($0)) }
  }
}

extension JudgedLocale {
  /// Whether the source has a label for another state of the control that a text names, or that its source names.
  mutating func namesOtherState(of text: borrowing Text) -> Bool {
    if statePartners == nil,
      let lexicon = lexicons.lexicon(for: source.catalog.sourceLocale, isSource: true)
    {
      statePartners = StatePartners(lexicon, source.catalog)
    }
    return statePartners?.holdsPartner(of: text.isSource ? text.plain : text.source) ?? false
  }
}
