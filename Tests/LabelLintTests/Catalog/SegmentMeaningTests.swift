import Seeded
import Testing

@testable import LabelLint

/// What segments mean is the same by their hashes, by their letters and by the list of words.
@Suite("Meanings of segments")
struct SegmentMeaningTests {
  private static let table = SegmentMeaningTable { KeyShape.hash($0) }

  /// A word with letters made large or small at random.
  private static func respelled(_ word: String, using random: inout SeededGenerator) -> [UInt8] {
    word.utf8.map { byte in
      Bool.random(using: &random) && ASCII.isLetter(byte) ? byte ^ 0x20 : byte
    }
  }

  @Test("words with a meaning, in any case")
  func words() {
    var random = SeededGenerator(seed: 31)
    #expect(SegmentMeaning.allWords.count > 50)
    for (word, meaning) in SegmentMeaning.allWords {
      for _ in 0..<10 {
        let key = Self.respelled(word, using: &random)
        let whole = 0..<key.count
        let byHash = Self.table.meaning(of: KeyShape.hash(key.span, whole))
        let byLetters = SegmentMeaning.of(whole, in: key.span)
        #expect(byHash == meaning, "\(word)")
        #expect(byLetters == meaning, "\(word)")
      }
    }
  }

  @Test("words beside them have the meaning that the list gives them, mostly none")
  func others() {
    var random = SeededGenerator(seed: 32)
    let meanings = Dictionary(
      uniqueKeysWithValues: SegmentMeaning.allWords.map { ($0.word, $0.meaning) })
    let words = meanings.keys.sorted()
    var named = 0
    for _ in 0..<20_000 {
      var word = Array(words[Int.random(in: 0..<words.count, using: &random)].utf8)
      let place = Int.random(in: 0..<word.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: word.remove(at: place)
      case 1: word.insert(UInt8.random(in: 0x61...0x7A, using: &random), at: place)
      case 2: word[place] = UInt8.random(in: 0x30...0x7A, using: &random)
      default: word += Array(words[Int.random(in: 0..<words.count, using: &random)].utf8)
      }
      let spelled = String(decoding: word, as: UTF8.self)
      let expected = meanings[spelled.lowercased()] ?? []
      if !expected.isEmpty { named += 1 }
      let byHash = Self.table.meaning(of: KeyShape.hash(word.span, 0..<word.count))
      let byLetters = SegmentMeaning.of(0..<word.count, in: word.span)
      #expect(byHash == expected, "\(spelled)")
      #expect(byLetters == expected, "\(spelled)")
    }
    #expect(named > 20)
  }
}
