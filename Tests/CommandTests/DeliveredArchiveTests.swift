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
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }

  /// A zip file of stored parts (APPNOTE.TXT).
  static func archive(_ parts: [Part]) -> Data {
    var (data, list) = (Data(), Data())
    func number(_ value: some FixedWidthInteger) -> Data {
      Data((0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
    for part in parts {
      let (name, bytes) = (Data(part.name.utf8), Data(part.text.utf8))
      let start = UInt32(data.count)
      let sizes =
        number(checksum(bytes)) + number(UInt32(bytes.count))
        + number(UInt32(part.size ?? bytes.count)) + number(UInt16(name.count)) + number(UInt16(0))
      let head = number(UInt16(20)) + number(part.flags) + number(UInt16(0)) + number(UInt32(0))
      data += number(UInt32(0x0403_4B50)) + head + sizes + name + bytes
      list += number(UInt32(0x0201_4B50)) + number(UInt16(0x0314)) + head + sizes
      list += number(UInt16(0)) + number(UInt16(0)) + number(UInt16(0))
      list += number(UInt32(part.mode) << 16) + number(start) + name
    }
    let count = number(UInt16(parts.count))
    return data + list + number(UInt32(0x0605_4B50)) + number(UInt32(0)) + count + count
      + number(UInt32(list.count)) + number(UInt32(data.count)) + number(UInt16(0))
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
