import Seeded
import Testing

@testable import LabelLint

/// The look at eight bytes at a time misses no character that a look at each one finds.
@Suite("Invisible characters")
struct InvisibleTextTests {
  /// Offset of the first character that may be hidden, each of them looked at.
  private func slowly(_ text: Span<UInt8>) -> Int {
    var index = 0
    while index < text.count {
      if text[index] >= 0x20, text[index] < 0x7F {
        index += 1
      } else if let length = InvisibleText.lengthOfVisible(at: index, in: text) {
        index += length
      } else {
        return index
      }
    }
    return text.count
  }

  /// The same, the plain ones passed over.
  private func quickly(_ text: Span<UInt8>) -> Int {
    var index = 0
    while true {
      index = text.first(from: index, InvisibleText.doubtful)
      guard index < text.count,
        let length = InvisibleText.lengthOfVisible(at: index, in: text)
      else { return min(index, text.count) }
      index += length
    }
  }

  @Test("every character, behind letters")
  func characters() {
    for value in UInt32(1)...0x1_2000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text =
        Array(String(repeating: "a", count: Int(value % 9)).utf8) + Array("\(scalar)жab".utf8)
      let (found, expected) = (quickly(text.span), slowly(text.span))
      #expect(found == expected, "U+\(String(value, radix: 16))")
    }
  }

  @Test("bytes that are no text")
  func broken() {
    var random = SeededGenerator(seed: 3)
    let bytes: [UInt8] = [
      0x41, 0x20, 0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xC3, 0xCD, 0xCE, 0xD0, 0xE0, 0xE1, 0xE2, 0xE3,
      0xEC, 0xED, 0xEF, 0xF0, 0x0A, 0x7F,
    ]
    for _ in 0..<40_000 {
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        bytes[Int.random(in: 0..<bytes.count, using: &random)]
      }
      let (found, expected) = (quickly(text.span), slowly(text.span))
      #expect(found == expected, "\(text)")
    }
  }
}
