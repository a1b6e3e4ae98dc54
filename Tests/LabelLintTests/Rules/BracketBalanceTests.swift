import Seeded
import Testing

@testable import LabelLint

/// Brackets are counted alike byte by byte and character by character.
@Suite("Balance of brackets")
struct BracketBalanceTests {
  /// The sign without a partner, found character by character.
  private static func slowly(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    var (round, square, quotes, openers) = (0, 0, 0, 0)
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch scalar {
      case "(", "\u{FF08}": round += 1
      case ")", "\u{FF09}":
        let isFace = before.map { ":-;=".unicodeScalars.contains($0) } ?? true
        if round > 0 || !(isFace || isMark(scalars[..<index])) { round -= 1 }
      case "[": square += 1
      case "]":
        let isFace = before.map { ":-;=".unicodeScalars.contains($0) } ?? true
        if square > 0 || !isFace { square -= 1 }
      case "\"":
        let isInches = before.map(isDigit) ?? false && quotes % 2 == 0
        let isHebrew = before.map(isHebrew) ?? false && after.map(isHebrew) ?? false
        if isHebrew {
          if mayOpen(at: index, in: scalars) { openers += 1 }
        } else if !isInches {
          quotes += 1
        }
      default: break
      }
    }
    if round != 0 { return round > 0 ? "(" : ")" }
    if square != 0 { return square > 0 ? "[" : "]" }
    return quotes % 2 == 0 || openers > 0 ? nil : "\""
  }

  /// Whether prefixes alone stand before a mark inside a word of Hebrew, and two letters behind it.
  private static func mayOpen(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let before = scalars[..<index].reversed().prefix { isHebrew($0) }
    let behind = scalars[(index + 1)...].prefix { isHebrew($0) }
    return behind.count > 1 && before.allSatisfy { "בהוכלמש".unicodeScalars.contains($0) }
  }

  /// Whether letters or digits before a bracket number the part of a list: one, or several digits.
  private static func isMark(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    let run = before.reversed().prefix {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return run.count == 1 || (2...4).contains(run.count) && run.allSatisfy(isDigit)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{5D0}"..."\u{5EA}").contains(scalar)
  }

  @Test(
    "marks inside words of Hebrew",
    arguments: [
      ("כתובת דוא\"ל", nil), ("משמש כ\"בוחר יישומים\" כאן", nil), ("של \"ארה\"ב\"", nil),
      ("שב\"כ ומנכ\"לית", nil), ("אמר \"שלום", "\""), ("דוא\"ל\" כאן", "\""),
    ] as [(String, String?)])
  func hebrew(text: String, sign: String?) {
    let bytes = Array(text.utf8)
    #expect(BracketBalance(bytes.span).unbalanced == sign)
  }

  @Test("texts of brackets, quotation marks and letters of one to four bytes")
  func agree() {
    let scalars = Array(
      "()[]\"\u{FF08}\u{FF09}\u{FF0C}\u{FF5E}:;-a1Zé שלЖ語😀    bcdefgh".unicodeScalars)
    var random = SeededGenerator(seed: 33)
    var found: [String?: Int] = [:]
    for _ in 0..<40_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...24, using: &random) {
        text.append(scalars[Int.random(in: 0..<scalars.count, using: &random)])
      }
      let shown = String(text)
      let bytes = Array(shown.utf8)
      let unbalanced = BracketBalance(bytes.span).unbalanced
      #expect(unbalanced == Self.slowly(shown), "\(shown)")
      found[unbalanced, default: 0] += 1
    }
    #expect(found.count == 6 && found.values.allSatisfy { $0 > 100 }, "\(found)")
  }
}
