/// Writes a zip file of stored parts (PKWARE APPNOTE 6.3.9): the same parts give the same bytes.
package struct ZipWriter {
  /// 1 January 1980, midnight: the earliest that a zip file can say, so that no clock shows.
  private static let fixedDate: UInt16 = 0x0021

  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// A file without parts.
  package init() {}

  /// Adds a part under an ASCII name.
  package mutating func add(_ name: String, _ content: [UInt8]) {
    let offset = bytes.count
    var common: [UInt8] = []
    // Version 2.0, no flags, stored, no time of day.
    for value in [20, 0, 0, 0, Self.fixedDate] { Self.append(value, to: &common) }
    Self.append(CRC32.of(content), to: &common)
    Self.append(UInt32(clamping: content.count), to: &common)
    Self.append(UInt32(clamping: content.count), to: &common)
    Self.append(UInt16(clamping: name.utf8.count), to: &common)
    Self.append(UInt16(0), to: &common)
    Self.append(UInt32(0x0403_4B50), to: &bytes)
    bytes += common + Array(name.utf8) + content
    Self.append(UInt32(0x0201_4B50), to: &directory)
    Self.append(UInt16(20), to: &directory)
    directory += common
    // No comment, first disk, no attributes.
    for value in [UInt16](repeating: 0, count: 3) { Self.append(value, to: &directory) }
    Self.append(UInt32(0), to: &directory)
    Self.append(UInt32(clamping: offset), to: &directory)
    directory += Array(name.utf8)
    count += 1
  }

  /// The whole file.
  package var file: [UInt8] {
    var file = bytes + directory
    Self.append(UInt32(0x0605_4B50), to: &file)
    let number = UInt16(clamping: count)
    for value in [0, 0, number, number] { Self.append(value, to: &file) }
    Self.append(UInt32(clamping: directory.count), to: &file)
    Self.append(UInt32(clamping: bytes.count), to: &file)
    Self.append(UInt16(0), to: &file)
    return file
  }

  /// Appends a number, low byte first.
  private static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for index in 0..<number.bitWidth / 8 {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index)))
    }
  }
}
