import LabelLint
import Seeded
import Testing

/// Where UTF-8 is ill-formed, held to the standard library.
@Suite struct UTF8ValidationTests {
  /// Offset of the first ill-formed byte as the standard library has it; nil when there is none.
  private func expected(_ bytes: [UInt8]) -> Int? {
    var offset = 0
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  @Test func randomBytesAreJudgedAlike() {
    let pieces: [[UInt8]] = [
      [0x61], Array("abcdefgh".utf8), [0xC3, 0xA9], [0xD0, 0xB0, 0xD0, 0xB1], [0xE2, 0x82, 0xAC],
      [0xF0, 0x9F, 0x98, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
      [0xC0, 0xAF], [0xC1, 0x81], [0xE0, 0x80, 0xAF], [0xE0, 0xA0, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xFF], [0xC3], [0xE2, 0x82],
      [0xF0, 0x9F, 0x98], [0xD0, 0xB0, 0xC0, 0x80],
    ]
    var random = SeededMutations(seed: 5, pieces: [])
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<random.number(below: 8) { bytes += pieces[random.number(below: pieces.count)] }
      let file = SourceFile(path: "a", stored: bytes)
      #expect(file.invalidOffset == expected(bytes), "\(bytes)")
    }
  }
}
