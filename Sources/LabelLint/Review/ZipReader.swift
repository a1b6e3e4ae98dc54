/// Reads the parts of a zip file: a workbook, or files that were sent together.
package struct ZipReader {
  /// Most bytes of all parts together.
  package static let maximumBytes = 512 << 20
  /// Most parts.
  private static let maximumParts = 10_000

  /// Unpacks deflated bytes (RFC 1951): takes them and the length of the result, nil if they are
  /// broken.
  package typealias Inflate = ([UInt8], Int) -> [UInt8]?

  /// What a file is to whoever reads it.
  package enum Kind: Sendable {
    /// A workbook of a spreadsheet program.
    case workbook
    /// Files that were sent together.
    case archive
  }

  private let bytes: [UInt8]
  private let kind: Kind
  private let inflate: Inflate

  /// A reader of a file.
  package init(_ bytes: [UInt8], _ kind: Kind = .workbook, inflate: @escaping Inflate) {
    self.bytes = bytes
    self.kind = kind
    self.inflate = inflate
  }

  /// What the list of a zip file says of one part.
  package struct Entry: Sendable {
    /// Name, with `/` between folders.
    package let name: String
    /// Bytes of the packed part, as the list says.
    package let packed: Int
    /// Bytes of the unpacked part, as the list says.
    package let size: Int
    /// Type and permissions of a file that a Unix system packed (`st_mode`); 0 for none.
    package let mode: UInt16
    /// Offset of its record in the list.
    fileprivate let place: Int
  }

  /// The parts by name.
  ///
  /// - Throws: What is wrong with the file.
  package func parts(where isWanted: (String) -> Bool) throws(ReviewFault) -> [String: [UInt8]] {
    var parts: [String: [UInt8]] = [:]
    var total = 0
    for entry in try entries() where isWanted(entry.name) {
      total += entry.size
      guard total <= Self.maximumBytes else {
        throw ReviewFault("its parts are larger than 512 MiB")
      }
      parts[entry.name] = try content(of: entry)
    }
    return parts
  }

  /// What the list at the end of the file names, in its order.
  ///
  /// - Throws: What is wrong with the list.
  package func entries() throws(ReviewFault) -> [Entry] {
    guard let end = endOfDirectory else {
      throw ReviewFault(
        kind == .workbook
          ? "it is not a complete workbook: save it again as .xlsx"
          : "it is not a complete zip file: pack it, or send it, again")
    }
    let count = Int(number(at: end + 10, UInt16.self))
    var place = Int(number(at: end + 16, UInt32.self))
    guard count <= Self.maximumParts else { throw ReviewFault("it has more than 10,000 parts") }
    var entries: [Entry] = []
    for _ in 0..<count {
      guard number(at: place, UInt32.self) == 0x0201_4B50 else {
        throw ReviewFault("its list of parts is broken")
      }
      let lengths = (0..<3).map { Int(number(at: place + 28 + 2 * $0, UInt16.self)) }
      entries.append(
        Entry(
          name: String(decoding: slice(place + 46, lengths[0]), as: UTF8.self),
          packed: Int(number(at: place + 20, UInt32.self)),
          size: Int(number(at: place + 24, UInt32.self)),
          mode: UInt16(truncatingIfNeeded: number(at: place + 38, UInt32.self) >> 16), place: place)
      )
      place += 46 + lengths.reduce(0, +)
    }
    return entries
  }

  /// The content of a part.
  ///
  /// - Throws: What is wrong with it.
  package func content(of entry: Entry) throws(ReviewFault) -> [UInt8] {
    let isEncrypted = number(at: entry.place + 8, UInt16.self) & 1 == 1
    guard !isEncrypted else {
      throw ReviewFault(
        "its part \(entry.name) is encrypted: save the \(kind) without a password")
    }
    let local = Int(number(at: entry.place + 42, UInt32.self))
    guard number(at: local, UInt32.self) == 0x0403_4B50 else {
      throw ReviewFault("its part \(entry.name) is not where its list says")
    }
    let start =
      local + 30 + Int(number(at: local + 26, UInt16.self))
      + Int(number(at: local + 28, UInt16.self))
    let content = slice(start, entry.packed)
    guard content.count == entry.packed else {
      throw ReviewFault("its part \(entry.name) is cut off")
    }
    let method = number(at: entry.place + 10, UInt16.self)
    let plain =
      method == 0 ? Array(content) : method == 8 ? inflate(Array(content), entry.size) : nil
    guard let plain, plain.count == entry.size,
      CRC32.of(plain) == number(at: entry.place + 16, UInt32.self)
    else { throw ReviewFault("its part \(entry.name) is broken") }
    return plain
  }

  /// Offset of the record at the end, behind which a comment may stand.
  private var endOfDirectory: Int? {
    guard bytes.count >= 22 else { return nil }
    for place in stride(from: bytes.count - 22, through: max(0, bytes.count - 65_557), by: -1)
    where number(at: place, UInt32.self) == 0x0605_4B50 {
      return place
    }
    return nil
  }

  private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8> {
    guard start <= bytes.count else { return [] }
    return bytes[start..<min(start + count, bytes.count)]
  }

  /// A number, low byte first; 0 past the end.
  private func number<Number: FixedWidthInteger>(at place: Int, _ type: Number.Type) -> Number {
    let count = Number.bitWidth / 8
    guard place >= 0, place + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | Number(truncatingIfNeeded: bytes[place + $1]) << (8 * $1) }
  }
}
