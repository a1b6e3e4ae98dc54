import Seeded
import Testing

@testable import LabelLint

/// Searches that look at many bytes at a time find what a walk byte by byte finds, wherever it stands.
@Suite("Searches in bytes")
struct ByteSearchTests {
  /// Texts of all lengths around those of words and blocks, with few different bytes.
  private static let texts: [[UInt8]] = {
    var random = SeededGenerator(seed: 3)
    let bytes: [UInt8] = [0x61, 0x61, 0x61, 0x62, 0x0A, 0x22, 0x7F, 0x80, 0xC2, 0xE2, 0x2C, 0x00]
    return (0...150).flatMap { count in
      (0..<4).map { variant in
        (0..<count).map { _ in
          // Every other text has long stretches without anything to find.
          variant % 2 == 0 || Int.random(in: 0..<40, using: &random) == 0
            ? bytes.randomElement(using: &random) ?? 0x61 : 0x61
        }
      }
    }
  }()

  @Test("one byte, forwards and backwards")
  func bytes() {
    for text in Self.texts {
      for wanted: UInt8 in [0x62, 0x0A, 0x80, 0x00, 0xFF] {
        for offset in [0, 1, 7, 8, 15, 16, 17, text.count] where offset <= text.count {
          let range = offset..<text.count
          #expect(
            text.span.firstIndex(of: wanted, from: offset) == text[range].firstIndex(of: wanted))
          #expect(text.span.lastIndex(of: wanted, in: range) == text[range].lastIndex(of: wanted))
          #expect(
            text.span.count(of: wanted, in: range) == text[range].count(where: { $0 == wanted }))
        }
      }
      #expect(text.span.continuationCount == text.count(where: { $0 & 0xC0 == 0x80 }))
    }
  }

  @Test("several bytes in a row")
  func runs() {
    for text in Self.texts {
      for wanted: [UInt8] in [
        [0x61, 0x62], [0x62], [0x61, 0x61, 0x0A], [0x0A, 0x61, 0x61, 0x61],
      ] {
        for offset in [0, 5, 16] where offset <= text.count {
          let first = (offset..<text.count).first { text[$0...].starts(with: wanted) }
          #expect(text.span.firstIndex(ofBytes: wanted.span, from: offset) == first)
        }
      }
    }
  }

  @Test("what JSON escapes, and what divides a list")
  func classes() {
    for text in Self.texts {
      for offset in [0, 3, 16] where offset <= text.count {
        let special = text[offset...].firstIndex {
          $0 < 0x20 || [0x22, 0x5C, 0x7F, 0xC2, 0xE2].contains($0)
        }
        #expect(text.span.firstIndexOfJSONSpecial(from: offset) == special)
        let mark = text[offset...].firstIndex { [0x2C, 0x7B, 0x7D, 0x0A].contains($0) }
        #expect(text.span.firstIndexOfListMark(from: offset) == mark)
      }
    }
  }

  @Test("equal bytes are equal and have one hash, wherever they stand")
  func equality() {
    for (text, other) in zip(Self.texts, Self.texts.dropFirst()) {
      let moved = [0x61, 0x62, 0x63] + text
      let same = moved.span.extracting(3..<moved.count)
      let isSame = same.hasSameBytes(as: text.span)
      #expect(isSame)
      #expect(same.hash(seed: 7) == text.span.hash(seed: 7))
      #expect(text.span.hasSameBytes(as: other.span) == (text == other))
      for index in text.indices {
        var changed = text
        changed[index] ^= 1
        let isSame = changed.span.hasSameBytes(as: text.span)
        #expect(!isSame)
      }
    }
  }
}
