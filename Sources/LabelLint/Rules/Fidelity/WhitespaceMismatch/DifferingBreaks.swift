/// Line breaks of a translation that are not those of its source.
enum DifferingBreaks {
  /// The verdict on a translation; nil where it has the lines and paragraphs of its source, and where others are
  /// layout.
  ///
  /// - Parameters:
  ///   - pair: The translation.
  ///   - level: Level of another number of line breaks; nil where that is none of the rule's matter.
  ///   - isUnspaced: Whether its language sets no spaces between words.
  /// - Returns: The verdict.
  static func verdict(on pair: borrowing Text, level: Severity?, isUnspaced: Bool) -> Verdict? {
    let (own, other) = (LineBreaks(in: pair.decoded), LineBreaks(in: pair.decodedSource))
    if own.lines == other.lines && own.paragraphs == other.paragraphs { return nil }
    // Breaks whose escape is broken are told as such.
    if EscapeShown(in: pair, nil)?.meant == "\n" { return nil }
    if own.lines < other.lines, let verdict = marked(in: pair) { return verdict }
    // Breaks written as tags.
    if pair.features.contains(.tags) || pair.sourceFeatures.contains(.tags) { return nil }
    let whole = 0..<pair.decoded.count
    // Paragraphs that begin new lines yet are still apart.
    if other.paragraphs > 0, own.paragraphs == 0, own.lines < other.paragraphs,
      WordlessText.holdsWords(pair.decodedSource.extracting(other.last))
    {
      if lacksSentences(pair, isUnspaced) {
        return Verdict(
          decoded: whole, .lostSentences(source: other.paragraphs + 1), pattern: "paragraph",
          level: .warning)
      }
      return Verdict(
        decoded: whole, .joinedParagraphs(source: other.paragraphs + 1), pattern: "paragraph",
        level: .note)
    }
    guard let level, own.lines != other.lines else { return nil }
    if isLayout(own, other, in: pair.decoded) { return nil }
    let message: Finding.Wording =
      own.paragraphs > other.paragraphs
      ? .addedParagraphs(own.paragraphs + 1, source: other.paragraphs + 1)
      : own.paragraphs < other.paragraphs
        ? .lostParagraphs(own.paragraphs + 1, source: other.paragraphs + 1)
        : .otherBreaks(own.lines, source: other.lines)
    return Verdict(decoded: whole, message, pattern: "line-breaks", level: level)
  }

  /// Whether a translation leaves out what a paragraph says: it has fewer sentences than its source and is much shorter.
  ///
  /// A translator may join two sentences into one.
  private static func lacksSentences(_ pair: borrowing Text, _ isUnspaced: Bool) -> Bool {
    guard sentences(in: pair.decoded) < sentences(in: pair.decodedSource) else { return false }
    let (own, source) = (letters(in: pair.decoded), letters(in: pair.decodedSource))
    // A Chinese text has a third of the letters of its source, a Japanese one half of them.
    return isUnspaced ? own * 6 < source : own * 4 < source * 3
  }

  /// Number of letters of a text.
  private static func letters(in text: Span<UInt8>) -> Int {
    var (count, scalars) = (0, ScalarCursor(text))
    while let scalar = scalars.next() {
      if CharacterProperties.isLetter(scalar) { count += 1 }
    }
    return count
  }

  /// Whether the lines of a translation differ in layout alone.
  private static func isLayout(
    _ own: LineBreaks, _ source: LineBreaks, in text: Span<UInt8>
  ) -> Bool {
    // Empty lines more, where the source begins a line as well.
    if own.places == source.places, own.lines > source.lines { return true }
    // Lines that are added, and one that is lost, where the paragraphs stay.
    if source.lines - own.lines <= 1, own.paragraphs == source.paragraphs { return true }
    // Lines that became sentences, whose marks keep them apart.
    if own.paragraphs == source.paragraphs, sentences(in: text) > source.places { return true }
    // A long paragraph that is divided in a text of several.
    return source.paragraphs > 0 && own.paragraphs == source.paragraphs + 1
      && own.lines > source.lines
  }

  /// Number of sentences of a text, by the marks at their ends; 0 with a backslash, which may be what is left of a line
  /// break.
  private static func sentences(in text: Span<UInt8>) -> Int {
    if text.firstIndex(of: 0x5C) != nil { return 0 }
    var (count, index, hasWord) = (0, 0, false)
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      if CharacterProperties.isLetter(scalar) { hasWord = true }
      // A full stop within a word or number ends nothing; marks of other scripts need no blank behind them.
      guard hasWord, CharacterProperties.endsSentence(scalar),
        !scalar.isASCII || index == text.count || ASCII.isSpace(text[index])
      else { continue }
      count += 1
      hasWord = false
    }
    return hasWord ? count + 1 : count
  }

  /// The verdict on marks of line breaks that users read; nil where there are none.
  private static func marked(in pair: borrowing Text) -> Verdict? {
    let found = marks(in: pair.decoded)
    guard let first = found.first, marks(in: pair.decodedSource).isEmpty else { return nil }
    var verdict = Verdict(
      decoded: first, .shown(pair.verbatimDecoded(first)), pattern: "shown-break", level: .warning)
    for mark in found { verdict.fix(mark, with: "\n", "Write the line break") }
    return verdict
  }

  /// Byte offsets of what people and translation machines make of `\n`: `/n` and `! N`, with the blanks around.
  private static func marks(in text: Span<UInt8>) -> [Range<Int>] {
    var marks: [Range<Int>] = []
    var index = 0
    while index < text.count {
      guard var end = markEnd(at: index, in: text) else {
        index += 1
        continue
      }
      var start = index
      let least = marks.last?.upperBound ?? 0
      while start > least, text[start - 1] == 0x20 { start -= 1 }
      while end < text.count, text[end] == 0x20 { end += 1 }
      marks.append(start..<end)
      index = end
    }
    return marks
  }

  /// Offset behind a mark that begins at an offset; nil where none does.
  ///
  /// What follows begins a line: "oui/non" are words.
  private static func markEnd(at start: Int, in text: Span<UInt8>) -> Int? {
    if text.begins(with: "/n", at: start) {
      let end = start + 2
      return beginsLine(at: end, in: text) || text.begins(with: "/n", at: end) ? end : nil
    }
    let end = start + (text.begins(with: "! N", at: start) ? 3 : 2)
    guard text.begins(with: "! N", at: start) || text.begins(with: "!N", at: start) else {
      return nil
    }
    if text.begins(with: "!", at: end) || text.begins(with: " ", at: end) { return end }
    // A capital behind it is that of a word in small letters: "NASA" begins with none.
    guard end + 1 < text.count, LetterCase(text.scalarOrReplacement(at: end).value) == .upper else {
      return nil
    }
    let next = end + text.scalarOrReplacement(at: end).length
    guard next < text.count else { return nil }
    return LetterCase(text.scalarOrReplacement(at: next).value) == .lower ? end : nil
  }

  /// Whether what stands at an offset may begin a line: a blank, a capital, a letter without case, or nothing.
  private static func beginsLine(at index: Int, in text: Span<UInt8>) -> Bool {
    guard index < text.count, !ASCII.isSpace(text[index]) else { return true }
    switch LetterCase(text.scalarOrReplacement(at: index).value) {
    case .upper, .uncased: return true
    default: return false
    }
  }
}

/// The line breaks between the ends of a text.
struct LineBreaks {
  /// Their number.
  private(set) var lines = 0
  /// How many of them empty lines follow.
  private(set) var paragraphs = 0
  /// At how many places between words a new line begins, whatever number of empty lines stands there.
  var places: Int { lines - paragraphs }
  /// Where the last paragraph is: one without words is a value alone that code fills in.
  let last: Range<Int>

  /// Counts those of a decoded text.
  init(in text: Span<UInt8>) {
    let start = SurroundingWhitespace.blankLength(atStartOf: text)
    let end = text.count - SurroundingWhitespace.blankLength(atEndOf: text)
    var lastStart = min(start, end)
    var index = start
    while let feed = text.firstIndex(of: 0x0A, from: index), feed < end {
      lines += 1
      if lines > 1 {
        while index < feed, ASCII.isSpace(text[index]) { index += 1 }
        if index == feed {
          paragraphs += 1
          lastStart = feed + 1
        }
      }
      index = feed + 1
    }
    last = lastStart..<max(lastStart, end)
  }
}

extension Finding.Wording {
  fileprivate static func shown(_ words: String) -> Self {
    "users read \(quoting: words) instead of the line break of the source; write `\\n`"
  }

  fileprivate static func lostSentences(source: Int) -> Self {
    "1 paragraph, but the source has \(source); translate what is missing"
  }

  fileprivate static func joinedParagraphs(source: Int) -> Self {
    "1 paragraph, but the source has \(source); add the missing empty lines"
  }

  fileprivate static func lostParagraphs(_ own: Int, source: Int) -> Self {
    "\(paragraphs(own)), but the source has \(source); add the missing empty lines or sentences"
  }

  fileprivate static func addedParagraphs(_ own: Int, source: Int) -> Self {
    "\(paragraphs(own)), but the source has \(source); remove the additional empty lines or sentences"
  }

  private static func paragraphs(_ count: Int) -> Self {
    count == 1 ? "the text has 1 paragraph" : "the text has \(count) paragraphs"
  }

  fileprivate static func otherBreaks(_ own: Int, source: Int) -> Self {
    own == 1
      ? "the text has 1 line break, but the source has \(source)"
      : "the text has \(own) line breaks, but the source has \(source)"
  }
}
