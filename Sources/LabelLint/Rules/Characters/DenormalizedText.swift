/// Texts whose letters and accents are stored apart.
struct DenormalizedText: TextRule {
  static let scope = TextScope.everyText

  @Option("report-order", "Whether marks in an unusual order are reported too.")
  var reportsOrder = false

  static let metadata = RuleMetadata(
    id: "denormalized-text", family: .localization, severity: .note, isFixable: true,
    summary: """
      A text stores a letter and its accent as two characters, although one character exists.
      """,
    rationale: """
      Such a text looks the same as another one but is stored differently. Searching, sorting and \
      comparing miss it.
      """,
    remedy: "Save the file in Unicode's form C (NFC).",
    guidelines: [],
    flagged: [
      RuleExample(
        "Fermer le ⟦ve\u{301}⟧lo", language: "fr", source: "Close the bike", key: "bike_text",
        formats: [])
    ],
    accepted: [
      RuleExample("Fermer le vélo", language: "fr", source: "Close the bike", key: "bike_text"),
      RuleExample("পড়া", language: "bn", source: "Read", key: "read_text"),
      RuleExample("مُؤَدِّين", language: "ar", source: "Performers", key: "performers_title"),
      RuleExample(
        "த\u{BC6}\u{BBE}\u{B9F}", language: "ta", source: "Touch", key: "touch_text",
        remark: "parts of one vowel sign, which is drawn the same"),
    ])

  /// Looks for characters that would combine.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard pair.features.contains(.beyondASCII), !Normalization.isNormalized(pair.decoded) else {
      return
    }
    let composed = Normalization.normalized(pair.decoded)
    // Only the order of marks differs, or the standard itself keeps the two apart.
    if composed.count >= pair.decoded.count, !reportsOrder { return }
    let start = Self.firstDifference(of: pair.decoded, from: composed)
    if !reportsOrder, !Self.changesLetters(of: pair.decoded, in: composed) { return }
    let mark = start + pair.decoded.scalarOrReplacement(at: start).length
    let end =
      mark < pair.decoded.count
      ? mark + pair.decoded.scalarOrReplacement(at: mark).length : mark
    var verdict = Verdict(decoded: start..<end, .apart, pattern: "")
    verdict.groupMessage = { .apart(count: $0) }
    verdict.fix(
      0..<pair.decoded.count, with: String(decoding: composed, as: UTF8.self), "Write it in NFC",
      safety: .safe)
    verdicts.append(verdict)
  }

  /// Whether a letter becomes another one in the composed text.
  ///
  /// Where only the parts of vowel signs do, as in Indic scripts, both are drawn the same, and keyboards write either.
  private static func changesLetters(of text: Span<UInt8>, in composed: [UInt8]) -> Bool {
    letters(of: text) != letters(of: composed.span)
  }

  /// The scalars of a text that are no marks; of a letter that Unicode never composes, its base (UAX #15,
  /// Composition Exclusion).
  private static func letters(of text: Span<UInt8>) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      switch CharacterProperties.generalCategory(scalar) {
      case .nonspacingMark, .spacingMark, .enclosingMark: break
      default:
        let own = Normalization.normalized(text.extracting(index..<index + length))
        letters.append(own.span.scalarOrReplacement(at: 0).value)
      }
      index += length
    }
    return letters
  }

  /// Offset of the first character that differs from another text's.
  private static func firstDifference(of text: Span<UInt8>, from other: [UInt8]) -> Int {
    var index = 0
    while index + 1 < min(text.count, other.count), text[index] == other[index] { index += 1 }
    while index > 0, text[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }
}

extension Finding.Wording {
  fileprivate static let apart: Self =
    "accents are stored as separate characters; save the text with composed characters (Unicode form NFC)"

  fileprivate static func apart(count: Int) -> Self {
    count == 1
      ? "one text of this file stores accents as separate characters; save the file with composed characters (Unicode form NFC)"
      : "\(count) texts of this file store accents as separate characters (the first is here); save the file with composed characters (Unicode form NFC)"
  }
}
