import Foundation
import Testing

/// Zip files that were sent: read in memory, never trusted.
@Suite("Deliveries in zip files")
struct DeliveredArchiveTests {
  /// A part of a zip file.
  struct Part {
    var name: String
    var text = "<resources><string name=\"rain\">Nimm einen Schirm mit</string></resources>\n"
    /// What the list says of its size; nil for the truth.
    var size: Int?
    var mode: UInt16 = 0o100644
    var flags: UInt16 = 0
  }

  /// CRC-32 of zip files (ISO 3309).
  private static func checksum(_ bytes: Data) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }

  /// Numbers of two bytes, low byte first.
  private static func short(_ numbers: UInt16...) -> Data {
    Data(numbers.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
  }

  /// Numbers of four bytes, low byte first.
  private static func long(_ numbers: UInt32...) -> Data {
    var data = Data()
    for number in numbers {
      data.append(
        short(UInt16(truncatingIfNeeded: number), UInt16(truncatingIfNeeded: number >> 16)))
    }
    return data
  }

  /// A zip file of stored parts (APPNOTE.TXT).
  static func archive(_ parts: [Part]) -> Data {
    var (data, list) = (Data(), Data())
    for part in parts {
      let (name, text) = (Data(part.name.utf8), Data(part.text.utf8))
      let start = UInt32(data.count)
      let size = UInt32(part.size ?? text.count)
      // Version, flags, stored, no time; sum, sizes, length of the name, nothing else.
      var head = short(20, part.flags, 0, 0, 0)
      head.append(long(checksum(text), UInt32(text.count), size))
      head.append(short(UInt16(name.count), 0))
      data.append(long(0x0403_4B50))
      data.append(head)
      data.append(name)
      data.append(text)
      list.append(long(0x0201_4B50))
      list.append(short(0x0314))
      list.append(head)
      list.append(short(0, 0, 0))
      list.append(long(UInt32(part.mode) << 16, start))
      list.append(name)
    }
    let count = UInt16(parts.count)
    let place = UInt32(data.count)
    data.append(list)
    data.append(long(0x0605_4B50))
    data.append(short(0, 0, count, count))
    data.append(long(UInt32(list.count), place))
    data.append(short(0))
    return data
  }

  private static let german = "project/values-de/strings.xml"

  @Test("its catalogs are read in place, what a Mac adds is not")
  func honest() throws {
    let folder = try DeliverySample.android.folder()
    try folder.write(
      Self.archive([
        Part(name: "project/", text: ""), Part(name: Self.german),
        Part(name: "__MACOSX/values-de/strings.xml"), Part(name: "readme.txt"),
      ]), to: "sent.zip")
    let outcome = try folder.run("delivery", "sent.zip", "--into", "app", "--apply")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("sent.zip/\(Self.german):1:1"))
    #expect(try folder.text(of: "app/res/values-de/strings.xml").contains("Nimm einen Schirm mit"))
  }

  @Test("one that is not honest is refused as a whole")
  func hostile() throws {
    let honest = Part(name: Self.german)
    let whole = Self.archive([honest])
    let cases: [(data: Data, words: String)] = [
      (Self.archive([honest, Part(name: "../values-de/strings.xml")]), "leads out of it"),
      (Self.archive([honest, Part(name: "/values-de/strings.xml")]), "leads out of it"),
      (Self.archive([honest, Part(name: "a\\..\\values-de\\strings.xml")]), "leads out of it"),
      (Self.archive([honest, Part(name: "C:/values-de/strings.xml")]), "leads out of it"),
      (
        Self.archive([honest, Part(name: "values-fr/strings.xml", mode: 0o120777)]), "symbolic link"
      ),
      (Self.archive([honest, honest]), "two files"),
      (Self.archive([Part(name: Self.german, size: 400 << 20)]), "times its size"),
      (Self.archive([Part(name: Self.german, flags: 1)]), "encrypted"),
      (Self.archive([Part(name: Self.german, size: 3)]), "is broken"),
      (Self.archive([Part(name: "readme.txt")]), "no catalog is in it"),
      (Self.archive([]), "sent.zip"),
      (whole.prefix(whole.count - 30), "not a complete zip file"),
      (Data("PK\u{3}\u{4}".utf8), "not a complete zip file"),
    ]
    for (data, words) in cases {
      let folder = try DeliverySample.android.folder()
      try folder.write(data, to: "sent.zip")
      let before = try folder.contents()
      let outcome = try folder.run("delivery", "sent.zip", "--into", "app", "--apply")
      #expect(outcome.status == 2, "\(words): \(outcome.output)")
      #expect(outcome.error.contains(words), "\(words): \(outcome.error)")
      #expect(try folder.contents() == before)
    }
  }
}
