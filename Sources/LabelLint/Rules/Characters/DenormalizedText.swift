/// Texts whose letters and accents are stored apart.
struct DenormalizedText: TextRule {
  static let scope = TextScope.everyText

  @Option("report-order", "Whether marks in another order count too.")
  var reportsOrder = false

  static let metadata = RuleMetadata(
    id: "denormalized-text", family: .localization, severity: .note, isFixable: true,
    summary: "Letters and their accents are stored as two characters where there is one.",
    rationale: """
      Searching, sorting and comparing miss such a text: it looks the same as another one and is \
      stored otherwise.
      """,
    remedy: "Save the file in Unicode's form C (NFC).",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Localize the label strings: This is required for users using the applications in different languages."
      )
    ],
    flagged: [
      RuleExample(
        "Fermer le ⟦ve\u{301}⟧lo", language: "fr", source: "Close the bike", key: "bike_text",
        formats: [])
    ],
    accepted: [
      RuleExample("Fermer le vélo", language: "fr", source: "Close the bike", key: "bike_text"),
      RuleExample("পড়া", language: "bn", source: "Read", key: "read_text"),
      RuleExample("مُؤَدِّين", language: "ar", source: "Performers", key: "performers_title"),
    ])

  /// Looks for characters that would combine.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let isKnown =
      !reportsOrder
      && pair.features.isDisjoint(with: [.combining, .southEast, .symbols, .supplementary])
    if isKnown, Self.firstCombining(in: pair.decoded, besideLetters: true) == nil { return }
    let combining = Self.firstCombining(in: pair.decoded, besideLetters: false)
    if combining == nil, !reportsOrder { return }
    if Normalization.isNormalized(pair.decoded) { return }
    let composed = Normalization.normalized(pair.decoded)
    // Only the order of marks differs, or the standard itself keeps the two apart.
    if composed.count >= pair.decoded.count, !reportsOrder { return }
    let place = combining ?? Self.firstDifference(of: pair.decoded, from: composed)
    var start = place
    while start > 0, pair.decoded[start - 1] & 0xC0 == 0x80 { start -= 1 }
    if start > 0 { start -= 1 }
    let length = pair.decoded.scalarOrReplacement(at: place).length
    var verdict = Verdict(decoded: start..<place + length, .apart, pattern: "")
    verdict.groupMessage = { .apart(count: $0) }
    verdict.fix(
      0..<pair.decoded.count, with: String(decoding: composed, as: UTF8.self), "Write it in form C",
      safety: .safe)
    verdicts.append(verdict)
  }

  /// Offset of the first character that differs from another text's.
  private static func firstDifference(of text: Span<UInt8>, from other: [UInt8]) -> Int {
    var index = 0
    while index + 1 < min(text.count, other.count), text[index] == other[index] { index += 1 }
    while index > 0, text[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// Whether a scalar composes with some letter before it, but for those of U+0800 to U+0FFF that
  /// the other `mayCompose` tells; `firstCombining(in:)` tells for sure.
  static func mayCompose(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300..<0x346, 0x653...0x655, 0x102E, 0x1100..<0x1200, 0x1B00..<0x1B40: true
    default: false
    }
  }

  /// Whether a character of U+0800 to U+0FFF, by its last two bytes, composes with some letter before it.
  @inline(__always)
  static func mayCompose(_ second: UInt8, _ third: UInt8) -> Bool {
    // 0x82, 0x8A, 0x8F, 0x95 to 0x97, 0x9F, 0xBC and 0xBE, as `combinesIndic` has them.
    let thirds: UInt64 = 0x5000_0000_80E0_8404
    return third & 0xC0 == 0x80 && thirds &>> UInt64(third & 0x3F) & 1 != 0
      && combinesIndic(second, third)
  }

  /// Offset of the first character that composes with some letter before it (the second characters of
  /// Unicode's canonical compositions); nil when there is none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - besideLetters: Whether the commonest marks of India count only behind a letter that they compose
  ///     with: behind others, nothing in the text becomes shorter but by characters that stand for one
  ///     other, all of which are marks or lie in U+1000 to U+2FFF and behind U+FFFF.
  /// - Returns: The offset.
  static func firstCombining(in text: Span<UInt8>, besideLetters: Bool) -> Int? {
    var index = 0
    while index + 1 < text.count {
      let byte = text[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      let next = text[index + 1]
      switch byte {
      case 0xCC: return index
      case 0xCD: if next < 0x86 { return index }
      case 0xD9: if next >= 0x93, next <= 0x95 { return index }
      case 0xE0:
        if index + 2 < text.count, combinesIndic(next, text[index + 2]),
          !besideLetters || followsFirst(next, at: index, in: text)
        {
          return index
        }
      case 0xE1:
        if next >= 0x84, next <= 0x87 || next == 0xAC { return index }
        if next == 0x80, index + 2 < text.count, text[index + 2] == 0xAE { return index }
      case 0xE3:
        if next == 0x82, index + 2 < text.count, text[index + 2] == 0x99 || text[index + 2] == 0x9A
        {
          return index
        }
      default: break
      }
      // No byte below 0xCC begins one that combines.
      if byte < 0xCC || next >= 0xCC {
        index += 1
      } else if byte < 0xE0 || index + 2 < text.count && text[index + 2] >= 0xCC {
        index += 2
      } else {
        index += 3
      }
    }
    return nil
  }

  /// Whether a character that `combinesIndic` tells, by its second byte, stands directly behind one that it
  /// composes with; true in doubt.
  private static func followsFirst(_ second: UInt8, at index: Int, in text: Span<UInt8>) -> Bool {
    guard index >= 3, text[index - 3] == 0xE0 else { return false }
    let (middle, last) = (text[index - 2], text[index - 1])
    switch second {
    case 0xA4: return middle == 0xA4 && (last == 0xA8 || last == 0xB0 || last == 0xB3)
    case 0xA6: return middle == 0xA7 && last == 0x87
    case 0xAC: return middle == 0xAD && last == 0x87
    case 0xAE: return middle == 0xAF && (0x86...0x87).contains(last)
    case 0xB4: return middle == 0xB5 && (0x86...0x87).contains(last)
    default: return true
    }
  }

  /// Whether U+0800 and above, by its last two bytes, composes: nukta and the parts of vowel signs.
  private static func combinesIndic(_ second: UInt8, _ third: UInt8) -> Bool {
    switch second {
    case 0xA4: third == 0xBC
    case 0xA6, 0xAC, 0xAE, 0xB4: third == 0xBE
    case 0xA7, 0xAF, 0xB5: third == 0x97
    case 0xAD: third == 0x96 || third == 0x97
    case 0xB1: third == 0x96
    case 0xB3: third == 0x82 || third == 0x95 || third == 0x96
    case 0xB7: third == 0x8A || third == 0x8F || third == 0x9F
    default: false
    }
  }
}

extension Finding.Wording {
  fileprivate static let apart: Self = "letters and accents are stored apart"

  fileprivate static func apart(count: Int) -> Self {
    count == 1
      ? "letters and accents are stored apart in one text of this file"
      : "letters and accents are stored apart in \(count) texts of this file; the first is here"
  }
}
