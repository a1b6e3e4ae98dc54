/// Marks that hardly any text ends with, and those that many languages do without: only a project that wants them alike
/// has them compared.
///
/// Words in brackets at the end are compared without it.
enum FurtherMarks {
  /// The names of what is compared on demand.
  ///
  /// Of 1,058 exclamations that translations of 38 apps do without, hardly one is a fault; of 767 pairs of brackets
  /// that are gone, half were put in other words; two thousand texts write three dots for the sign.
  static let names = ["exclamations", "ellipsis-signs", "lost-pairs"]

  /// The verdict on a text that has no mark of its source at its end; nil where none is expected.
  ///
  /// - Parameters:
  ///   - pair: The text.
  ///   - own: The mark that it ends with for readers of its language.
  ///   - other: The mark of its source.
  ///   - language: Its language.
  ///   - marks: What is compared.
  /// - Returns: The verdict.
  static func lostEnd(
    _ pair: borrowing Text, _ own: EndingMark, _ other: EndingMark, _ language: String,
    _ marks: [String]
  ) -> Verdict? {
    let whole = 0..<pair.decoded.count
    switch other {
    case .semicolon:
      // Greek has a raised dot for it.
      guard marks.contains("semicolons"), own == .none, language != "el",
        !EndingMarks.unmarked.contains(language), !endsWithReference(pair.decodedSource)
      else { return nil }
      return Verdict(decoded: whole, .lostSemicolon, pattern: "semicolon")
    case .exclamation:
      guard marks.contains("exclamations"), own != .question, !exclaims(pair.decoded) else {
        return nil
      }
      return Verdict(decoded: whole, .lostExclamation, pattern: "exclamation")
    default: return nil
    }
  }

  /// Adds what is said of the signs of an ellipsis and of brackets, where they are compared.
  static func judge(
    _ pair: borrowing Text, _ marks: [String], _ lengths: LengthsByLanguage,
    into verdicts: inout [Verdict]
  ) {
    if pair.features.mark == .ellipsis, pair.sourceFeatures.mark == .ellipsis,
      marks.contains("ellipsis-signs"), let verdict = otherSign(pair)
    {
      verdicts.append(verdict)
    }
    guard pair.sourceFeatures.contains(.brackets), !holdsBracket(pair.decoded) else { return }
    let whole = 0..<pair.decoded.count
    if marks.contains("last-brackets"), let lost = LastBracket.lost(in: pair, lengths) {
      verdicts.append(Verdict(decoded: whole, .lostBracket(lost), pattern: "last-bracket"))
    } else if marks.contains("lost-pairs"), encloses(pair.decodedSource) {
      verdicts.append(Verdict(decoded: whole, .lostBrackets, pattern: "lost-pair"))
    }
  }

  /// Whether the last semicolon of a text ends a reference to a character: `&nbsp;`.
  private static func endsWithReference(_ text: Span<UInt8>) -> Bool {
    var start = EndingMark.of(text).range.lowerBound
    while start > 0, ASCII.isAlphanumeric(text[start - 1]) || text[start - 1] == "#" { start -= 1 }
    return start > 0 && text[start - 1] == "&"
  }

  /// Whether a mark of an exclamation stands anywhere in a text.
  private static func exclaims(_ text: Span<UInt8>) -> Bool {
    exclamations.contains { text.stands($0) }
  }

  private static let exclamations: [StaticString] = ["!", "！", "՜", "߹", "‼", "❗"]

  /// The verdict on an ellipsis in three dots where the source has the sign, or the other way round.
  private static func otherSign(_ pair: borrowing Text) -> Verdict? {
    let range = EndingMark.of(pair.decoded).range
    let own = pair.verbatimDecoded(range)
    let source = Text.verbatim(pair.decodedSource, EndingMark.of(pair.decodedSource).range)
    let forms = ["...", "…"]
    guard own != source, forms.contains(own), forms.contains(source) else { return nil }
    var verdict = Verdict(decoded: range, .otherSign(own, source), pattern: "ellipsis-sign")
    verdict.fix(range, with: source, "Write \(quoting: source)")
    return verdict
  }

  /// Whether a text has words in round brackets; `file(s)` has an ending in them.
  private static func encloses(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while let open = text.firstIndex(of: "(", from: index) {
      index = open + 1
      guard let close = text.firstIndex(of: ")", from: index) else { return false }
      if !text.isWord(at: open - 1), close > open + 1 { return true }
    }
    return false
  }

  /// Whether a bracket of any script stands in a text.
  private static func holdsBracket(_ text: Span<UInt8>) -> Bool {
    brackets.contains { text.stands($0) }
  }

  private static let brackets: [StaticString] = [
    "(", ")", "[", "]", "（", "）", "［", "］", "【", "】", "〔", "〕", "〈", "〉", "《", "》", "「", "」",
    "『", "』", "﹙", "﹚", "﴾", "﴿",
  ]
}

extension Finding.Wording {
  fileprivate static let lostSemicolon: Self = "the semicolon at the end of the source is missing"
  fileprivate static let lostExclamation: Self =
    "the exclamation mark at the end of the source is missing"
  fileprivate static let lostBrackets: Self =
    "the source has words in brackets, but this text has no brackets"

  fileprivate static func lostBracket(_ bracket: String) -> Self {
    "the source ends with \(quoting: bracket), but the text says only a part of the source"
  }

  fileprivate static func otherSign(_ own: String, _ source: String) -> Self {
    "the text ends with \(quoting: own), but the source ends with \(quoting: source)"
  }
}
