import Seeded
import Testing

@testable import LabelLint

/// The search for pairs of bytes finds what a look at every place finds.
@Suite("Searching pairs of bytes")
struct PairSearchTests {
  /// Offsets of all pairs, one place after the other.
  private static func places(of pairs: [[UInt8]], in text: [UInt8]) -> [Int] {
    (0..<max(0, text.count - 1)).filter { pairs.contains([text[$0], text[$0 + 1]]) }
  }

  /// Offsets of all pairs, as the search meets them.
  private static func found(_ search: PairSearch, in text: [UInt8]) -> [Int] {
    var found: [Int] = []
    _ = search.first(in: text.span) { place in
      found.append(place)
      return false
    }
    return found
  }

  @Test("every place, wherever it lies", arguments: 0..<40)
  func differential(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let search = PairSearch("ab bb c( \"c")
    let pairs = ["ab", "bb", "c(", "\"c"].map { Array($0.utf8) }
    for count in [0, 1, 2, 15, 16, 17, 18, 31, 32, 33, 34, 100 + seed] {
      let text = (0..<count).map { _ in
        Array("abc(\"\u{7F}".utf8).randomElement(using: &random) ?? 0
      }
      let known = Self.places(of: pairs, in: text)
      #expect(Self.found(search, in: text) == known, "\(text)")
      let second = known.dropFirst().first
      #expect(search.first(in: text.span, from: (known.first ?? 0) + 1) { _ in true } == second)
    }
  }

  @Test("bytes of a value are counted in any range", arguments: 0..<20)
  func count(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let bytes: [UInt8] = [0x0A, 0x0B, 0x8A, 0x00, 0xFF, 0x09]
    let text = (0..<77).map { _ in bytes.randomElement(using: &random) ?? 0 }
    for start in stride(from: 0, through: 77, by: 7) {
      for end in stride(from: start, through: 77, by: 5) {
        let known = text[start..<end].count { $0 == 0x0A }
        #expect(text.span.count(of: 0x0A, in: start..<end) == known)
      }
    }
  }
}
