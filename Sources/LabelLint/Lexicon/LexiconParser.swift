/// Reads the line format of lexicon files (`docs/lexicon-format.md`) into a draft.
///
/// What a file contains never throws: what cannot be read becomes a problem with its place, and
/// reading goes on with the next term or line.
package struct LexiconParser {
  /// Longest lexicon that is read, in bytes.
  package static let maximumBytes = 4 << 20
  /// Longest term, in bytes.
  package static let maximumTermBytes = 255

  /// What the lines under the current head are.
  enum Context {
    /// Nothing to be read: before the first head, or after a head that could not be read.
    case nothing
    /// Text that says where the words of the section come from: for readers of the file.
    case source
    /// Terms of one sense.
    case terms(Sense, TermPositions)
    /// Terms to take out of the section.
    case removed
    /// Names of pairs of states.
    case pairs(StatePair.Kind, first: StatePair.Need, second: StatePair.Need)
    /// Values of the section `matching`.
    case matching(MatchingProfile.Key)
  }

  /// The text of the file as UTF-8.
  let text: [UInt8]
  /// Whether terms stand there as the matcher wants them: in the lexicons that come with the tool.
  let isCanonical: Bool
  /// Sections that are passed over.
  let skipped: Set<LexiconSection>
  /// Where terms go.
  package internal(set) var draft: LexiconDraft
  /// What could not be read.
  package private(set) var problems: [LexiconProblem] = []
  /// Language of the file: the tag as written; empty without one.
  package private(set) var language = ""
  /// The section being read; nil before the first and in one that is not known.
  var section: LexiconSection?
  /// Whether a section has begun, known or not.
  private var isInSection = false
  /// Whether the section has terms so far.
  private var hasTerms = false
  /// What the lines under the current head are.
  private var context = Context.nothing
  /// Names of the sections.
  static let sectionNames = LexiconNames<LexiconSection>()
  /// The current line, 1-based.
  private var line = 0
  /// Where the file begins in the bytes of the draft, if terms need not be copied one by one.
  private var place: Int?
  /// Byte offset of the current line in the text.
  private var lineStart = 0
  /// Primary subtag of the language.
  private var primary = ""
  /// How terms of the language are folded; known from its header on.
  package internal(set) var folding = TermFolding(language: "")

  /// Prepares to read a file.
  ///
  /// - Parameters:
  ///   - text: The file as UTF-8, with or without a byte-order mark.
  ///   - isCanonical: Whether terms stand there as the matcher wants them.
  ///   - skipped: Sections to pass over.
  ///   - draft: The terms to add to.
  package init(
    _ text: [UInt8], isCanonical: Bool = false, skipping skipped: Set<LexiconSection> = [],
    addingTo draft: LexiconDraft
  ) {
    self.text = text
    self.isCanonical = isCanonical
    self.skipped = skipped
    self.draft = draft
  }

  /// Reads the whole file.
  package mutating func read() {
    guard text.count <= Self.maximumBytes else {
      line = 1
      return report(.tooLarge, at: 0)
    }
    // Literals of the tool are UTF-8 anyway.
    let invalid = isCanonical ? nil : UTF8Validation.firstInvalid(in: text.span)
    if !isCanonical, let offset = invalid ?? text.firstIndex(of: 0) {
      for index in 0..<offset where text[index] == 0x0A {
        line += 1
        lineStart = index + 1
      }
      line += 1
      return report(.notText, at: offset)
    }
    if isCanonical { place = draft.store(wholeFile: text) }
    var start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < text.count {
      let end = text.span.firstIndex(of: 0x0A, from: start) ?? text.count
      line += 1
      lineStart = start
      readLine(start..<end)
      start = end + 1
    }
    if language.isEmpty, problems.isEmpty {
      line = max(line, 1)
      report(.missingLanguage, at: lineStart)
    }
  }

  /// Reads one line, given without its line end.
  private mutating func readLine(_ whole: Range<Int>) {
    let file = text
    let text = file.span
    let range = Self.trimmed(whole, in: text)
    guard let first = range.first, text[first] != UInt8(ascii: "#") else {
      if range.isEmpty { context = .nothing }
      return
    }
    if text[first] == UInt8(ascii: "[") { return beginSection(range) }
    guard isInSection else { return readHeader(range) }
    // Lines that begin with a blank go on with the line before.
    if text[whole.lowerBound] == 0x20 || text[whole.lowerBound] == 0x09 {
      if section != nil { readValue(range) }
      return
    }
    guard let section else { return }
    context = .nothing
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), from: first), colon < range.upperBound
    else { return report(.missingColon, at: first) }
    let head = Self.trimmed(first..<colon, in: text)
    if let context = LexiconHead(head, of: section, in: text)?.context(in: &self) {
      self.context = context
      readValue(Self.trimmed(colon + 1..<range.upperBound, in: text))
    }
  }

  /// Reads a line that stands before the first section.
  private mutating func readHeader(_ range: Range<Int>) {
    let words = words(of: range)
    let value = words.count == 2 ? string(words[1]) : ""
    switch words.first.map(string) {
    case "language":
      guard value == "und" || LocaleTag(value) != nil else {
        return report(.badLanguage(value), at: words.last?.lowerBound ?? range.lowerBound)
      }
      language = value
      primary = LocaleTag(value)?.language ?? value
      folding = TermFolding(language: primary, isUnspaced: draft.profile.isUnspaced)
    case let word:
      report(.unexpectedLine(word ?? ""), at: range.lowerBound)
    }
  }

  /// Reads the name of a section in its brackets.
  private mutating func beginSection(_ range: Range<Int>) {
    context = .nothing
    section = nil
    if !isInSection, language.isEmpty { report(.missingLanguage, at: range.lowerBound) }
    isInSection = true
    guard text[range.upperBound - 1] == UInt8(ascii: "]") else {
      return report(.unclosedSection, at: range.upperBound - 1)
    }
    let place = Self.trimmed(range.lowerBound + 1..<range.upperBound - 1, in: text.span)
    let known = Self.sectionNames[text.span.extracting(place)]
    hasTerms = false
    if let known {
      section = skipped.contains(known) ? nil : known
    } else {
      let name = string(place)
      let nearest = NearestName.find(name, among: LexiconSection.allCases.map(\.rawValue))
      report(.unknownSection(name, nearest: nearest), at: range.lowerBound + 1)
    }
  }

  /// Reads what stands behind a head, or on a line that goes on with it.
  private mutating func readValue(_ range: Range<Int>) {
    guard let section else { return }
    switch context {
    case .nothing, .source: return
    default: break
    }
    if !hasTerms, !range.isEmpty {
      draft.sections.insert(section)
      hasTerms = true
    }
    let text = text
    var start = range.lowerBound
    while start < range.upperBound {
      if case .terms(let sense, let positions) = context,
        let usual = UsualTerm(in: text.span, start..<range.upperBound)
      {
        start = usual.end + 1
        guard let body = term(usual.body) else { continue }
        draft.terms.append(
          Term(text: body, sense: sense, positions: positions, evidence: usual.evidence))
        continue
      }
      let (end, brace) = Self.endOfTerm(start..<range.upperBound, in: text.span)
      let written = Self.trimmed(start..<end, in: text.span)
      take(LexiconEvidence(range: written, brace: brace), of: section)
      start = end + 1
    }
  }

  /// Where the first term of a range ends, and its first brace of either kind.
  private static func endOfTerm(
    _ range: Range<Int>, in text: Span<UInt8>
  ) -> (end: Int, brace: Int?) {
    var (index, brace): (Int, Int?) = (range.lowerBound, nil)
    // No further than the end of the line.
    while let mark = text.firstIndexOfListMark(from: index), mark < range.upperBound {
      if text[mark] == UInt8(ascii: ",") { return (mark, brace) }
      brace = brace ?? mark
      index = mark + 1
    }
    return (range.upperBound, brace)
  }

  /// Takes one term of the current head.
  private mutating func take(_ written: LexiconEvidence, of section: LexiconSection) {
    guard let (body, evidence) = written.parts(in: &self) else { return }
    guard body.count <= Self.maximumTermBytes else {
      return report(.termTooLong, at: written.range.lowerBound)
    }
    guard !body.isEmpty else { return report(.emptyTerm, at: written.range.lowerBound) }
    switch context {
    case .nothing, .source: break
    case .terms(let sense, let positions):
      guard let text = term(body) else { return }
      draft.terms.append(
        Term(text: text, sense: sense, positions: positions, evidence: evidence))
    case .removed:
      guard let text = term(body) else { return }
      draft.removals.append((section, text, draft.terms.count))
    case .pairs(let kind, let first, let second):
      draft.pairs.define(
        StatePair(
          name: string(body), kind: kind, needOfFirst: first, needOfSecond: second,
          evidence: evidence))
    case .matching(let key):
      var value: [UInt8] = []
      folding.append(text.span.extracting(body), to: &value)
      if !draft.profile.take(value, for: key) {
        report(.badValue(string(body), key: key.rawValue), at: body.lowerBound)
      }
      folding = TermFolding(language: primary, isUnspaced: draft.profile.isUnspaced)
    }
  }

  /// Stores a term as the matcher looks for it; nil when nothing of it is left.
  mutating func term(_ range: Range<Int>) -> ByteRange? {
    if isCanonical { return store(range) }
    let text = text
    var folded: [UInt8] = []
    folding.appendTerm(text.span.extracting(range), to: &folded)
    if folded.isEmpty {
      report(.emptyTerm, at: range.lowerBound)
      return nil
    }
    return draft.store(folded.span)
  }

  /// Stores a part of the file as it is.
  mutating func store(_ range: Range<Int>) -> ByteRange {
    if let place { return ByteRange(place + range.lowerBound..<place + range.upperBound) }
    let text = text
    return draft.store(text.span.extracting(range))
  }

  /// Notes a problem at a byte offset of the current line.
  mutating func report(_ kind: LexiconProblem.Kind, at offset: Int) {
    var column = 1
    let end = min(max(offset, lineStart), text.count)
    for index in lineStart..<end where text[index] & 0xC0 != 0x80 { column += 1 }
    problems.append(LexiconProblem(line: line, column: column, kind: kind))
  }

  /// A range of the text as a string.
  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// A range without blanks and a carriage return at its ends.
  static func trimmed(_ range: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(text[start]) { start += 1 }
    while end > start, isBlank(text[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The words of a range, between blanks.
  func words(of range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, !Self.isBlank(text[end]) { end += 1 }
      if end > start { words.append(start..<end) }
      start = end + 1
    }
    return words
  }

  /// Whether a byte is a blank, a tab or a carriage return.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
