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
  /// The part before the colon of source texts that name a value other than a state behind it, folded: "Repeat"
  /// of "Repeat: one".
  private let valued: Set<[UInt8]>

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
    var valued: Set<[UInt8]> = []
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
          if let parts = Self.parts(of: text, lexicon), !states.contains(parts.name),
            !states.contains(parts.value)
          {
            valued.insert(parts.name)
          }
        }
      }
    }
    self.texts = texts
    self.valued = valued
  }

  /// The parts of a text before its last colon and behind it, folded; nil if one of the two is missing.
  private static func parts(
    of text: Span<UInt8>, _ lexicon: Lexicon
  ) -> (name: [UInt8], value: [UInt8])? {
    // What a placeholder stands for may be a state.
    guard let colon = text.indices.last(where: { text[$0] == ":" }),
      !PlaceholderScanner.mayHold(text.extracting(colon..<text.count))
    else { return nil }
    var (name, value): ([UInt8], [UInt8]) = ([], [])
    lexicon.folding.appendTerm(text.extracting(0..<colon), to: &name)
    lexicon.folding.appendTerm(text.extracting(colon + 1..<text.count), to: &value)
    return name.isEmpty || value.isEmpty ? nil : (name, value)
  }

  /// Whether a text names one of several values behind a colon, of which another is no state.
  func holdsOtherValue(of plain: Span<UInt8>) -> Bool {
    Self.parts(of: plain, lexicon).map { valued.contains($0.name) } ?? false
  }

  /// Whether another text is a source text without its state, or with another one in its place.
  func holdsPartner(of decoded: Span<UInt8>) -> Bool {
    var label: [UInt8] = []
    lexicon.folding.appendTerm(decoded, to: &label)
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
  ///
  /// Placeholders count as they are written, as in the texts of the source.
  mutating func namesOtherState(of text: borrowing Text) -> Bool {
    partners()?.holdsPartner(of: text.isSource ? text.decoded : text.decodedSource) ?? false
  }

  /// Whether the source has a label for another value of the setting that a text names, or that its source names: of
  /// "Repeat: off", "Repeat: one" and "Repeat: all", "off" is no state that screen readers know.
  mutating func namesOtherValue(of text: borrowing Text) -> Bool {
    partners()?.holdsOtherValue(of: text.isSource ? text.plain : text.source) ?? false
  }

  private mutating func partners() -> StatePartners? {
    if statePartners == nil,
      let lexicon = lexicons.lexicon(for: source.catalog.sourceLocale, isSource: true)
    {
      statePartners = StatePartners(lexicon, source.catalog)
    }
    return statePartners
  }
}
