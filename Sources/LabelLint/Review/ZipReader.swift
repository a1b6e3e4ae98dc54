/// Reads the parts of a zip file that a spreadsheet program saved.
package struct ZipReader {
  /// Most bytes of all parts together.
  package static let maximumBytes = 512 << 20
  /// Most parts.
  private static let maximumParts = 10_000

  /// Unpacks deflated bytes (RFC 1951): takes them and the length of the result, nil if they are
  /// broken.
  package typealias Inflate = ([UInt8], Int) -> [UInt8]?

  private let bytes: [UInt8]
  private let inflate: Inflate

  /// A reader of a file.
  package init(_ bytes: [UInt8], inflate: @escaping Inflate) {
    self.bytes = bytes
    self.inflate = inflate
  }

  /// The parts by name.
  ///
  /// - Throws: What is wrong with the file.
  package func parts(where isWanted: (String) -> Bool) throws(ReviewFault) -> [String: [UInt8]] {
    guard let end = endOfDirectory else {
      throw ReviewFault("it is not a complete workbook: save it again as .xlsx")
    }
    let count = Int(number(at: end + 10, UInt16.self))
    var place = Int(number(at: end + 16, UInt32.self))
    guard count <= Self.maximumParts else { throw ReviewFault("it has more than 10,000 parts") }
    var parts: [String: [UInt8]] = [:]
    var total = 0
    for _ in 0..<count {
      guard number(at: place, UInt32.self) == 0x0201_4B50 else {
        throw ReviewFault("its list of parts is broken")
      }
      let lengths = (0..<3).map { Int(number(at: place + 28 + 2 * $0, UInt16.self)) }
      let name = String(decoding: slice(place + 46, lengths[0]), as: UTF8.self)
      if isWanted(name) {
        total += Int(number(at: place + 24, UInt32.self))
        guard total <= Self.maximumBytes else {
          throw ReviewFault("its parts are larger than 512 MiB")
        }
        parts[name] = try part(name, at: place)
      }
      place += 46 + lengths.reduce(0, +)
    }
    return parts
  }

  /// The content of the part that an entry of the directory names.
  private func part(_ name: String, at entry: Int) throws(ReviewFault) -> [UInt8] {
    let isEncrypted = number(at: entry + 8, UInt16.self) & 1 == 1
    guard !isEncrypted else {
      throw ReviewFault("its part \(name) is encrypted: save the workbook without a password")
    }
    let packed = Int(number(at: entry + 20, UInt32.self))
    let size = Int(number(at: entry + 24, UInt32.self))
    let local = Int(number(at: entry + 42, UInt32.self))
    guard number(at: local, UInt32.self) == 0x0403_4B50 else {
      throw ReviewFault("its part \(name) is not where its list says")
    }
    let start =
      local + 30 + Int(number(at: local + 26, UInt16.self))
      + Int(number(at: local + 28, UInt16.self))
    let content = slice(start, packed)
    guard content.count == packed else { throw ReviewFault("its part \(name) is cut off") }
    let method = number(at: entry + 10, UInt16.self)
    let plain = method == 0 ? Array(content) : method == 8 ? inflate(Array(content), size) : nil
    guard let plain, plain.count == size, CRC32.of(plain) == number(at: entry + 16, UInt32.self)
    else { throw ReviewFault("its part \(name) is broken") }
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
