/// How the flagged words of an example are heard, where the model of speech shows their fault.
struct ExampleSpeech {
  /// A sentence for each way in which screen readers say the example; none where it is heard as it is written.
  let sentences: [String]

  /// How an example is heard.
  ///
  /// - Parameters:
  ///   - example: The example.
  ///   - role: The role of the element if the flagged words name none.
  ///   - lexicons: The words of languages.
  init(
    _ example: RuleExample, on role: Role = .button, _ lexicons: LexiconShelf = .builtIn
  ) {
    let text = ExampleListing.unmarked(example.text)
    // A hint is said after a label that the example does not have.
    guard !example.key.split(whereSeparator: { $0 == "_" || $0 == "." }).contains("hint"),
      let locale = LocaleTag(example.language),
      let lexicon = lexicons.lexicon(for: locale, isSource: false)
    else {
      sentences = []
      return
    }
    let readers = example.formats.reduce(into: [ScreenReader]()) { readers, format in
      readers += ScreenReader.of(format).filter { !readers.contains($0) }
    }
    let named = Self.element(named: text, by: Self.flaggedWords(of: example), lexicon)
    var lines: [(readers: [ScreenReader], text: String)] = []
    for reader in readers {
      let likely = LikelySpeech(text, reader, lexicon: lexicon, shared: lexicons.shared)
      guard var element = named ?? (likely.heard == text ? nil : SpokenElement(text, role: role))
      else { continue }
      element.name = likely.heard
      let utterance = Utterance(element, reader, in: locale)
      if !utterance.unknown.isEmpty || utterance.text == text { continue }
      if let same = lines.firstIndex(where: { $0.text == utterance.text }) {
        lines[same].readers.append(reader)
      } else {
        lines.append(([reader], utterance.text))
      }
    }
    sentences = lines.map { line in
      let names = line.readers.map(\.rawValue).joined(separator: ", ")
      return
        "\(example.language): “\(VisibleText.escaped(text))” is “\(line.text)” (\(names))"
    }
  }

  /// The words between the marks; empty without marks.
  private static func flaggedWords(of example: RuleExample) -> String {
    let behind = example.text.split(separator: "⟦", omittingEmptySubsequences: false).dropFirst()
    return behind.first.map { String($0.prefix { $0 != "⟧" }) } ?? ""
  }

  /// The element whose role or state some words name; nil where they name another thing, or what no reader says.
  private static func element(
    named text: String, by words: String, _ lexicon: Lexicon
  ) -> SpokenElement? {
    var folded: [UInt8] = []
    lexicon.folding.append(Array(words.utf8).span, to: &folded)
    if case .role(let role, _)? = lexicon.first(
      folded.span, where: { if case .role = $0 { true } else { false } })?.sense
    {
      return SpokenElement(text, role: role)
    }
    if case .state(let state)? = lexicon.first(
      folded.span, where: { if case .state = $0 { true } else { false } })?.sense,
      state.slot != nil
    {
      var element = SpokenElement(text, role: .button)
      element.states = [state]
      return element
    }
    return nil
  }
}
