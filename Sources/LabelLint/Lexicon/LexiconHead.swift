/// What stands in front of the colon of a line: which of a section's words follow.
struct LexiconHead {
  /// The value behind the equals sign; nil without one.
  let value: Range<Int>?

  /// Byte offsets of the head in the file, trimmed.
  private let range: Range<Int>
  private let section: LexiconSection
  private let form: LexiconHeadForm
  private let words: HeadWords

  private static let positionNames = LexiconNames(
    TermPositions.named.map { (name: $0.name, value: $0.positions) })

  /// The head at a trimmed range of a file; nil in a section without heads.
  init?(_ range: Range<Int>, of section: LexiconSection, in text: Span<UInt8>) {
    guard let form = LexiconHeadForm.all[section] else { return nil }
    let words = HeadWords(of: range, in: text)
    self.range = range
    self.section = section
    self.form = form
    self.words = words
    value = words.equals.map { LexiconParser.trimmed($0 + 1..<range.upperBound, in: text) }
  }

  /// What the terms behind the head are; nil, with a problem, when the head cannot be read.
  func context(in parser: inout LexiconParser) -> LexiconParser.Context? {
    if let only = words[0], words.count == 1 {
      if parser.text.span.extracting(only).spells("source") { return .source }
      if parser.text.span.extracting(only).spells("remove") { return .removed }
    }
    if let more = words[form.words] {
      unknown(more, among: [], in: &parser)
      return nil
    }
    return form.read(self, &parser)
  }

  // MARK: Words

  /// The value that a word of the head names; nil, with a problem, when there is none.
  func name<Name>(
    _ names: LexiconNames<Name>, at index: Int, in parser: inout LexiconParser
  ) -> Name? where Name: RawRepresentable & CaseIterable, Name.RawValue == String {
    guard let word = word(at: index, in: &parser) else { return nil }
    if let name = names[parser.text.span.extracting(word)] { return name }
    unknown(word, among: Name.allCases.map(\.rawValue), in: &parser)
    return nil
  }

  /// Index of the first word of the head among some names; nil, with a problem, when it is none of them.
  func choice(_ names: [String], in parser: inout LexiconParser) -> Int? {
    guard let word = word(at: 0, in: &parser) else { return nil }
    for (index, name) in names.enumerated() where parser.text.span.extracting(word).equals(name) {
      return index
    }
    unknown(word, among: names, in: &parser)
    return nil
  }

  /// The positions that a word of the head names; nil, with a problem, when there are none.
  func positions(at index: Int, in parser: inout LexiconParser) -> TermPositions? {
    guard let word = word(at: index, in: &parser) else { return nil }
    if let named = Self.positionNames[parser.text.span.extracting(word)] { return named }
    unknown(word, among: TermPositions.named.map(\.name), in: &parser)
    return nil
  }

  /// Index of the pair of states that a word of the head names; nil, with a problem, without one.
  func pair(at index: Int, in parser: inout LexiconParser) -> Int? {
    guard let word = word(at: index, in: &parser) else { return nil }
    let name = parser.string(word)
    if let index = parser.draft.pairs.index(of: name) { return index }
    unknown(word, among: parser.draft.pairs.all.map(\.name), in: &parser)
    return nil
  }

  /// A word of the head; nil, with a problem, when the head is too short.
  private func word(at index: Int, in parser: inout LexiconParser) -> Range<Int>? {
    if let word = words[index] { return word }
    incomplete(at: range.upperBound, in: &parser)
    return nil
  }

  // MARK: The value

  /// The member that the partners of a line belong to; nil, with a problem, without one.
  func member(in parser: inout LexiconParser) -> ByteRange? {
    guard let value, !value.isEmpty else {
      incomplete(at: range.lowerBound, in: &parser)
      return nil
    }
    return parser.term(value)
  }

  /// What to write in place of the terms of a line; nil, with a problem, where the head does not say.
  func replacement(in parser: inout LexiconParser) -> ByteRange? {
    guard let value else {
      incomplete(at: range.lowerBound, in: &parser)
      return nil
    }
    return parser.store(value)
  }

  // MARK: Problems

  /// Reports that the head lacks something.
  private func incomplete(at offset: Int, in parser: inout LexiconParser) {
    parser.report(
      .incompleteHead(section: section.rawValue, expected: form.expected), at: offset)
  }

  /// Reports a word of the head that is none of some names.
  private func unknown(_ word: Range<Int>, among names: [String], in parser: inout LexiconParser) {
    let text = parser.string(word)
    parser.report(
      .unknownWord(
        text, section: section.rawValue, nearest: NearestName.find(text, among: names)),
      at: word.lowerBound)
  }
}
