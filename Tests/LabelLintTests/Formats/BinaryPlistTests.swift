import Foundation
import LabelLint
import Seeded
import Testing

/// Binary property lists: the same as Foundation wrote, and nothing but problems of damaged ones.
@Suite struct BinaryPlistTests {
  /// A binary property list of texts, a number, and containers.
  static func sample() throws -> [UInt8] {
    let long = String(repeating: "long ", count: 70)
    let list: [String: Any] = [
      "plain": "text", "wide é": "日本 😀", "long": long, "empty": "",
      "number": 5, "nested": ["a": ["b", "c"], "d": "text"],
    ]
    return Array(
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  /// A file of given objects, a table of offsets and a trailer.
  static func file(_ objects: [[UInt8]], top: UInt8 = 0, count: UInt64? = nil) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = UInt64(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [count ?? UInt64(objects.count), UInt64(top), table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }
    return bytes
  }

  private func digest(_ bytes: [UInt8]) -> CatalogDigest {
    CatalogDigest(StringsCatalogReader.read(path: "p", bytes: bytes, table: "t"))
  }

  @Test func whatFoundationWrote() throws {
    let read = digest(try Self.sample())
    let long = String(repeating: "long ", count: 70)
    #expect(
      Set(read.messages) == ["plain = text", "wide é = 日本 😀", "long = \(long)", "empty = "])
    #expect(read.problems.count == 2)
    #expect(read.problems.allSatisfy { $0.hasPrefix("warning non-string-value") })
  }

  @Test func placesInTheFile() {
    let bytes = Self.file([[0xD1, 1, 2], [0x51, 0x6B], [0x53] + Array("val".utf8)])
    let file = StringsCatalogReader.read(path: "p", bytes: bytes, table: "t")
    #expect(file.entries.map(file.keySpan) == [ByteRange(12..<13)])
    #expect(file.messages.map(\.value) == [ByteRange(14..<17)])
    #expect(file.problems.isEmpty)
  }

  @Test func stringsdict() throws {
    let list: [String: Any] = ["n": ["NSStringVariableWidthRuleType": ["20": "s"]]]
    let bytes = Array(
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    let file = StringsdictCatalogReader.read(path: "p", bytes: bytes, table: "t")
    #expect(CatalogDigest(file) == CatalogDigest(messages: ["n[width=20] = s"]))
  }

  @Test func everyTruncation() throws {
    let bytes = try Self.sample()
    for count in 6..<bytes.count {
      let read = digest(Array(bytes[..<count]))
      #expect(read.problems.contains { $0.hasPrefix("error truncated-binary-plist") }, "\(count)")
    }
  }

  @Test func mutations() throws {
    let bytes = try Self.sample()
    var random = SeededGenerator(seed: 7)
    var accepted = 0
    for _ in 0..<12_000 {
      var mutated = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 6..<mutated.count, using: &random)
        mutated[place] =
          Bool.random(using: &random) ? 0xFF : UInt8.random(in: 0...255, using: &random)
      }
      if digest(mutated).problems.allSatisfy({ !$0.hasPrefix("error") }) { accepted += 1 }
      _ = StringsdictCatalogReader.read(path: "p", bytes: mutated, table: "t")
    }
    #expect(accepted > 100)
  }

  @Test func cyclesAndBombs() {
    let itself = digest(Self.file([[0xD1, 1, 0], [0x51, 0x6B]]))
    #expect(itself.problems.contains { $0.hasPrefix("error truncated-binary-plist") })
    // Each array holds the next one sixteen times: 16³⁰ items, if they were followed.
    let bomb = (0..<30).map { [0xAF, 0x10, 16] + [UInt8](repeating: UInt8($0 + 2), count: 16) }
    let dictionary: [[UInt8]] = [[0xD1, 31, 1]]
    let read = digest(Self.file(dictionary + bomb + [[0x51, 0x6B]]))
    #expect(read.problems.contains { $0.hasPrefix("error truncated-binary-plist") })
    let huge = digest(Self.file([[0xD1, 1, 1], [0x51, 0x6B]], count: 1 << 60))
    #expect(huge.problems == ["error truncated-binary-plist `bplist00`@0"])
    let deep = (0..<250).map { [0xA1, UInt8($0 + 1)] as [UInt8] }
    #expect(!digest(Self.file(deep)).problems.isEmpty)
  }

  /// A dictionary whose 200 keys all have one text of some bytes.
  private static func shared(_ count: Int) -> [UInt8] {
    let references = (0..<200).map { UInt8($0 + 1) } + [UInt8](repeating: 201, count: 200)
    let keys = (0..<200).map { [0x52, 0x61 + UInt8($0 / 20), 0x61 + UInt8($0 % 20)] as [UInt8] }
    let text: [UInt8] =
      [0x5F, 0x11, UInt8(count >> 8), UInt8(count & 0xFF)] + [UInt8](repeating: 0x6C, count: count)
    return file([[0xDF, 0x10, 200] + references] + keys + [text])
  }

  @Test("references may name 64 times the bytes of the file, and no more")
  func manyReferences() {
    let most = digest(Self.shared(500))
    #expect(most.problems.isEmpty, "\(most.problems)")
    #expect(most.messages.count == 200)
    let more = digest(Self.shared(1_000))
    #expect(more.problems.count == 1)
    #expect(
      more.problems.allSatisfy { $0.hasPrefix("error truncated-binary-plist") },
      "\(more.problems)")
    #expect(more.messages.count < 200)
  }
}
