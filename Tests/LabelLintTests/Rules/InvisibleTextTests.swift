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

  /// Whether the rule may have something to say of a character.
  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x180E, 0x200B, 0x2060...0x206F, 0xE000...0xF8FF,
      0xFDD0...0xFDEF, 0xFEFF, 0xFFFD...0xFFFF, 0xF0000...0x10FFFF:
      true
    case 0x378...0x3BF, 0x2072...0x20CF, 0x218A...0x218F, 0xFFE0...0xFFFB:
      CharacterProperties.generalCategory(scalar) == .unassigned
    default: false
    }
  }

  @Test("a text that hides nothing is told by blocks")
  func blocks() {
    var plain = 0
    for value in UInt32(0)...0x1_2000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let before = String(repeating: "д", count: Int(value % 9))
      let behind = String(repeating: "अ", count: Int(value % 7))
      let text = Array("Zwölf Texte \(before)\(scalar)\(behind)".utf8)
      let mayHide = InvisibleText.mayHide(text.span)
      if !mayHide { plain += 1 }
      #expect(mayHide || !isHidden(scalar), "U+\(String(value, radix: 16))")
    }
    #expect(plain > 50_000)
  }

  @Test("a text that is cut off is looked at")
  func cutOff() {
    for text in ["größer als alles andere", "दस्तावेज़ सहेजें और बंद करें", "保存してから閉じてください"] {
      let bytes = Array(text.utf8)
      for count in 16..<bytes.count where bytes[count] & 0xC0 == 0x80 {
        let piece = Array(bytes[..<count])
        let mayHide = InvisibleText.mayHide(piece.span)
        #expect(mayHide, "\(count) bytes of \(text)")
      }
      let mayHide = InvisibleText.mayHide(bytes.span)
      #expect(!mayHide)
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
