/// Marks of French that stand directly behind a word: France sets a blank that does not break before `!`, `?`, `:` and
/// `;` (Imprimerie nationale, Lexique des règles typographiques), Canada and Switzerland do not.
///
/// The translations of 38 apps have 80 such texts; all of 41 that were read lack the blank by a slip.
enum FrenchMarks {
  /// The blank before a mark, in UTF-8 C2 A0.
  private static let blank = "\u{A0}"
  /// Countries that write the marks without a blank.
  private static let without = ["CA", "CH"]

  /// The verdict on a French translation; nil where its marks have their blanks.
  static func verdict(on pair: borrowing Text, _ tag: LocaleTag, level: Severity) -> Verdict? {
    guard tag.language == "fr", !without.contains(tag.region ?? ""),
      !pair.decoded.hasSameBytes(as: pair.decodedSource)
    else { return nil }
    let marks = Self.marks(in: pair.decoded, besides: pair.decodedSource)
    guard let first = marks.first else { return nil }
    var verdict = Verdict(
      decoded: first..<first + 1, .noBlank(pair.verbatimDecoded(first..<first + 1)),
      pattern: "french-mark", level: level)
    for mark in marks {
      verdict.fix(mark..<mark, with: blank, "Write a no-break space before the mark")
    }
    return verdict
  }

  /// Offsets of the marks of a text without their blank.
  private static func marks(in text: Span<UInt8>, besides source: Span<UInt8>) -> [Int] {
    text.indices.filter { lacksBlank($0, in: text) && !isCode(before: $0, in: text, source) }
  }

  /// Whether the word before a colon is one in small letters that the source has with it: `when: 2700`.
  private static func isCode(
    before mark: Int, in text: Span<UInt8>, _ source: Span<UInt8>
  ) -> Bool {
    var start = mark
    while start > 0, ASCII.isLowerCase(text[start - 1]) { start -= 1 }
    guard text[mark] == ":", start < mark, !text.isWord(at: start - 1) else { return false }
    return source.firstIndex(ofBytes: text.extracting(start..<mark + 1)) != nil
  }

  /// Whether a mark that ends a word or bracket stands at an offset.
  private static func lacksBlank(_ mark: Int, in text: Span<UInt8>) -> Bool {
    switch text[mark] {
    case "!", "?", ":", ";": break
    default: return false
    }
    let next = mark + 1
    if next < text.count {
      let isDoubled = text[mark] != ":" && (text[next] == "!" || text[next] == "?")
      guard ASCII.isSpace(text[next]) || text[next] == "<" || isDoubled else { return false }
    }
    if mark > 1, text[mark - 1] == ")" { return !isListMark(mark - 1, in: text) }
    return isWord(endingAt: mark, in: text)
  }

  /// Whether the bracket at an offset closes none: `a)`.
  private static func isListMark(_ bracket: Int, in text: Span<UInt8>) -> Bool {
    !text.extracting(0..<bracket).holds("(")
  }

  /// Whether a word ends at an offset that is longer than `Re:` and `Tr:`, which mail programs look for; names of code
  /// and references have other signs.
  private static func isWord(endingAt end: Int, in text: Span<UInt8>) -> Bool {
    var (start, letters) = (end, 0)
    while let before = text.scalar(before: start),
      CharacterProperties.isLetter(before.value)
        // An accent that is a character of its own.
        || !before.value.isASCII && text.isWord(at: before.start)
    {
      (start, letters) = (before.start, letters + 1)
    }
    guard letters > 2 else { return false }
    return start == 0 || !"_&#@%$./{\\".utf8.contains(text[start - 1])
  }
}

extension Finding.Wording {
  fileprivate static func noBlank(_ mark: String) -> Self {
    "\(quoting: mark) has no space before it; French needs one"
  }
}
