/// CRC-32 of zip files (ISO 3309, polynomial 0xEDB88320).
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  /// The checksum of bytes.
  package static func of(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = .max
    for byte in bytes { value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] }
    return ~value
  }
}
