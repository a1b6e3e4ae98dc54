import Seeded
import Testing

@testable import LabelLint

/// Marks that compose with no letter before them make no text shorter in form C.
@Suite struct DenormalizedTextTests {
  private static let scalars = Array(
    "नरळकय\u{93C}\u{958}কেোা\u{9BC}\u{9D7}ெேொாகୋୋକെേൊാക\u{CC6}\u{CC2}ಕ\u{C46}\u{C56} aéж。가".unicodeScalars)

  @Test func marksBehindOtherLettersComposeWithNothing() {
    var random = SeededGenerator(seed: 21)
    var count = 0
    for _ in 0..<40_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        text.append(Self.scalars[Int.random(in: 0..<Self.scalars.count, using: &random)])
      }
      let bytes = Array(String(text).utf8)
      let near = DenormalizedText.firstCombining(in: bytes.span, besideLetters: true)
      let any = DenormalizedText.firstCombining(in: bytes.span, besideLetters: false)
      if near == any { continue }
      count += 1
      if near != nil { continue }
      #expect(Normalization.normalized(bytes.span).count >= bytes.count, "\(String(text))")
    }
    #expect(count > 1000)
  }
}
