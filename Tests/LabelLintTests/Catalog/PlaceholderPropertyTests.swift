import LabelLint
import Seeded
import Testing

@Suite("Placeholders of any bytes")
struct PlaceholderPropertyTests {
  /// Pieces that texts are put together from.
  static let pieces: [String] = [
    "%", "%%", "%1$s", "%@", "%lld", "%#@n@", "%arg", "{", "}", "{{", "{name}", "{n, plural, ",
    "other {", "one {", "}}", "${x}", "$1", "$", "'", "''", " ", "*", ".", "0", "9", "-", "é", "٣",
    "日", "😀", "s", "d", "tY", "％", "&d", "select, ", "#",
  ]

  @Test("Spans lie in the text, on its characters, in order, and never change")
  func spans() {
    var random = SeededGenerator(seed: 20_260_217)
    var scanner = PlaceholderScanner()
    for round in 0..<10_000 {
      let count = Int.random(in: 0...12, using: &random)
      var text: [UInt8] = []
      for _ in 0..<count {
        text += Array(Self.pieces.randomElement(using: &random)?.utf8 ?? "".utf8)
      }
      // Every fourth text loses a byte or gets a wrong one.
      let isMutated = round % 4 == 0 && !text.isEmpty
      if isMutated {
        text[Int.random(in: 0..<text.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      for platform in Platform.allCases {
        for prose: PlaceholderReading.ProsePercent in [.never, .behindDigit, .unproven] {
          let reading = PlaceholderReading(platform: platform, prose: prose)
          scanner.scan(text.span, as: reading)
          var start: UInt32 = 0
          for placeholder in scanner.placeholders {
            #expect(placeholder.span.start >= start && !placeholder.span.isEmpty)
            start = placeholder.span.start
            check(placeholder.span, text, isMutated)
            check(placeholder.name, text, isMutated)
            check(placeholder.conversion, text, isMutated)
            #expect(placeholder.index > 0 || !placeholder.name.isEmpty)
          }
          for problem in scanner.problems { check(problem.span, text, isMutated) }
          for literal in scanner.literals { check(literal.span, text, isMutated) }
          let first = (scanner.placeholders, scanner.problems, scanner.literals)
          scanner.scan(text.span, as: reading)
          #expect(first.0 == scanner.placeholders && first.1 == scanner.problems)
          #expect(first.2 == scanner.literals)
        }
      }
    }
  }

  @Test("A text has no mismatch with itself")
  func reflexive() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...8, using: &random)
      let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &random) }.joined()
      for platform in Platform.allCases {
        #expect(PlaceholderText.compare([(nil, text)], text, platform) == [], "\(text)")
      }
    }
  }

  @Test(
    "Hostile texts cost no more than their length",
    arguments: [
      "%", "{", "{{", "%1$", "{a,plural,", "{a,plural,other{", "{a,select,b{x}", "$", "'{", "%{",
      "%#@a", "% ", "%1$s", "%@", "{a}", "{n,number,", "& ", "%*", "{a,plural,other{x}}", "% 1 $ ",
    ])
  func hostile(piece: String) {
    let text = [UInt8](String(repeating: piece, count: 50_000 / piece.utf8.count).utf8)
    var scanner = PlaceholderScanner()
    for platform in Platform.allCases {
      scanner.scan(text.span, as: PlaceholderReading(platform: platform))
      var signature = PlaceholderSignature()
      signature.add(text.span, scanner)
      let other = text + Array("%7$s {zz} %d".utf8)
      scanner.scan(other.span, as: PlaceholderReading(platform: platform))
      let comparison = PlaceholderComparison(with: signature)
      #expect(comparison.mismatches(in: other.span, scanner).count <= 50_000)
    }
  }

  /// Checks that a span lies in a text and on its characters.
  private func check(_ span: ByteRange, _ text: [UInt8], _ isMutated: Bool) {
    guard span.range.upperBound <= text.count else {
      Issue.record("span \(span) lies outside \(text)")
      return
    }
    if isMutated { return }
    for offset in [Int(span.start), Int(span.end)] where offset < text.count {
      #expect(text[offset] & 0xC0 != 0x80, "\(String(decoding: text, as: UTF8.self)) \(span)")
    }
  }
}
