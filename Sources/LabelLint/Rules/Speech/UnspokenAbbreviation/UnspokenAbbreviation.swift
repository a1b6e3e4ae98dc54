/// An abbreviation in a label, which is read as it is spelled.
struct UnspokenAbbreviation: LexicalRule, LexiconExtendingRule {
  @Option(
    "words", "Further abbreviations with their long forms: `{hgt: height}`.", isByLocale: false)
  var words: [String: String] = [:]

  static let metadata = RuleMetadata(
    id: "unspoken-abbreviation", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: nil, prose: nil), isFixable: true,
    summary: "A label contains an abbreviation that is not spoken as the full word.",
    rationale: """
      Speech synthesis reads "Max" as a name and "qty" letter by letter. A label that is only heard \
      has room for the full word.
      """,
    remedy: "Write the full word.",
    guidelines: [GuidelineClause("wcag/3.1.4")],
    flagged: [
      RuleExample("⟦Max⟧ access count reached"), RuleExample("Hide ⟦feat.⟧ artists"),
      RuleExample("Item ⟦qty⟧"), RuleExample("Enter ⟦pwd⟧"), RuleExample("Card ⟦no.⟧ 5"),
      RuleExample("⟦No.⟧ of cards"), RuleExample("Play ⟦w/⟧ friends"),
      RuleExample("Songs ⟦w/o⟧ ads"),
      RuleExample("Tags, ⟦eg.⟧ Work"), RuleExample("Tags (⟦eg⟧ work)"),
      RuleExample("⟦Tel⟧ and address"), RuleExample("My ⟦favs⟧"), RuleExample("⟦Vol⟧ 2"),
      RuleExample("Posted 39⟦m⟧ ago"), RuleExample("%1$d⟦d⟧ ago"), RuleExample("40⟦s⟧ left"),
      RuleExample("Skip 30⟦s⟧"),
      RuleExample("Pressure 1013 ⟦hPa⟧"), RuleExample("%1$d ⟦m⟧ ago"),
      RuleExample("Next ⟦ep.⟧ of this show"), RuleExample("Play ⟦ep⟧ %1$d"),
    ],
    accepted: [
      RuleExample("80s hits", remark: "a decade"), RuleExample("Songs of the 90s"),
      RuleExample("Music from the 1980s"), RuleExample("iPhone 5s", remark: "a model"),
      RuleExample("5 km away"),
      RuleExample("500 m away"),
      RuleExample("4K video"),
      RuleExample("%1$ss profile", remark: "the end of a name"),
      RuleExample("Info"), RuleExample("%1$d min"), RuleExample("5 min"),
      RuleExample("No results", remark: "no number"), RuleExample("Open FAQ"),
      RuleExample("If not, say no. Then go on"), RuleExample("New EP by %1$s", remark: "a record"),
      RuleExample("On/off"), RuleExample("Key W/A"),
      RuleExample("Open in IE", remark: "the name of a program"),
      RuleExample("Mo", remark: "Monday"),
    ])

  /// Abbreviations that are words too unless a full stop follows.
  private static let stopped = Resource.words("labels/stopped-abbreviations")
  /// Abbreviations that are others in capitals: "Open in IE".
  private static let small = Resource.words("labels/small-abbreviations")
  /// Those of `stopped` that are abbreviations before a number.
  private static let numbered = ["no", "ep"]

  /// Notes abbreviations in labels.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard text.isSource, text.purpose == .label, let reader = facts.locale.reader(of: text),
      reader.lexicon.sections.contains(.abbreviations)
    else { return }
    for index in 0..<reader.count {
      guard let found = Self.abbreviation(at: index, reader, text.plain) else { continue }
      if index > 0, Self.isNumber(index - 1, reader, text.plain) { continue }
      let word = text.verbatim(found.range)
      var full = Self.inCase(
        of: word, longForm(reader.lexicon.string(found.long), index, reader))
      var verdict = Verdict(found.range, .abbreviation(word, full), pattern: full)
      // A word may follow a slash at once.
      if text.plain.isWord(at: found.range.upperBound) { full += " " }
      verdict.write(full)
      verdicts.append(verdict)
    }
    guard facts.language == "en", let unit = UnitLetters.first(in: text) else { return }
    var verdict = Verdict(unit.range, .unit(unit.letters, unit.word), pattern: unit.word)
    verdict.write((unit.isGlued ? " " : "") + unit.word)
    verdicts.append(verdict)
  }

  /// An abbreviation in a text.
  private struct Found {
    /// What it stands for, in the lexicon's bytes.
    var long: ByteRange
    /// Byte offsets in the plain text, its mark among them.
    var range: Range<Int>
  }

  /// The abbreviation that a word is, with the mark behind it; nil for none.
  private static func abbreviation(
    at index: Int, _ reader: LexicalReader, _ plain: Span<UInt8>
  ) -> Found? {
    let range = reader.plain(index..<index + 1)
    if range.upperBound < plain.count, plain[range.upperBound] == "/" {
      return slashed(range, reader, plain)
    }
    if ASCII.isUpperCase(plain[range.upperBound - 1]), reader.isWord(index, in: small) {
      return nil
    }
    let hasStop = range.upperBound < plain.count && plain[range.upperBound] == 0x2E
    // At the end of the text the stop is the sentence's.
    let isInside = hasStop && range.upperBound + 1 < plain.count
    if reader.isWord(index, in: stopped), !hasStop || reader.isWord(index, "no") {
      // "No. 5", but "say no." and "no results".
      guard reader.isWord(index, in: numbered), index + 1 < reader.count,
        isNumber(index + 1, reader, plain) || isInside && reader.isWord(index + 1, "of"),
        hasStop || !ASCII.isUpperCase(plain[range.upperBound - 1])
      else { return nil }
      if reader.isWord(index, "no"), !isInside { return nil }
    }
    let whole = isInside ? range.lowerBound..<range.upperBound + 1 : range
    if let term = reader.term(index..<index + 1, where: isAbbreviation) {
      return found(term, whole)
    }
    // Lists may spell one with its stop.
    return isInside ? listed(whole, reader, plain) : nil
  }

  /// An abbreviation with a slash behind a word, and maybe one more letter: `w/`, `w/o`.
  private static func slashed(
    _ word: Range<Int>, _ reader: LexicalReader, _ plain: Span<UInt8>
  ) -> Found? {
    let slash = word.upperBound
    var end = slash + 1
    while end < plain.count, plain.isWord(at: end) { end += 1 }
    if let found = listed(word.lowerBound..<end, reader, plain) { return found }
    // Letters on both sides are names of keys or choices.
    return (2...3).contains(end - slash) ? nil : listed(word.lowerBound..<slash + 1, reader, plain)
  }

  /// The abbreviation that some bytes are as a whole, marks and all.
  private static func listed(
    _ range: Range<Int>, _ reader: LexicalReader, _ plain: Span<UInt8>
  ) -> Found? {
    var folded: [UInt8] = []
    for offset in range { folded.append(ASCII.lowercased(plain[offset])) }
    return reader.lexicon.first(folded.span, where: isAbbreviation).flatMap { found($0, range) }
  }

  private static func found(_ term: Term, _ range: Range<Int>) -> Found? {
    guard case .abbreviation(let long) = term.sense else { return nil }
    return Found(long: long, range: range)
  }

  /// What an abbreviation stands for: "Min" before a noun is the minimum.
  private func longForm(_ long: String, _ index: Int, _ reader: LexicalReader) -> String {
    reader.isWord(index, "min") && index + 1 < reader.count ? "minimum" : long
  }

  /// Whether a word is a number or a placeholder, behind which a unit stands.
  private static func isNumber(_ index: Int, _ reader: LexicalReader, _ plain: Span<UInt8>) -> Bool
  {
    reader.isPlaceholder(index) || ASCII.isDigit(plain[reader.plain(index..<index + 1).lowerBound])
  }

  /// A long form with the capital of the abbreviation.
  private static func inCase(of word: String, _ long: String) -> String {
    guard let first = word.utf8.first, ASCII.isUpperCase(first) else { return long }
    return long.prefix(1).uppercased() + long.dropFirst()
  }

  private static func isAbbreviation(_ sense: Sense) -> Bool {
    if case .abbreviation = sense { true } else { false }
  }

  var addedWords: [AddedWords] {
    words.sorted { ByteOrder.precedes($0.key, $1.key) }.map { short, long in
      AddedWords([short], .abbreviations, "= \(AddedWords.term(long))")
    }
  }
}

extension Finding.Wording {
  fileprivate static func unit(_ letters: String, _ word: String) -> Self {
    letters == "m"
      ? "'m' after a number is read as metres or as a letter; write 'minutes' or 'metres'"
      : "\(quoting: letters) after a number is not spoken as \(quoting: word); write the full word"
  }

  fileprivate static func abbreviation(_ word: String, _ long: String) -> Self {
    "\(quoting: word) is not spoken as \(quoting: long); write the full word"
  }
}
