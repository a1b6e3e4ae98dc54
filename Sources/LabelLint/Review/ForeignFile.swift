/// Files that are told by their first bytes to be none that can be read, with what to do about it.
package enum ForeignFile {
  /// What a compound file begins with ([MS-CFB], 2.2).
  private static let compoundFile: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
  /// The stream of a compound file that holds an encrypted workbook ([MS-OFFCRYPTO], 1.3.3).
  private static let encryptedWorkbook = utf16("EncryptedPackage")

  /// What is wrong with a file as a whole; nil where its first bytes do not tell.
  package static func fault(of bytes: [UInt8]) -> ReviewFault? {
    if bytes.starts(with: compoundFile) {
      return ReviewFault(
        bytes.span.firstIndex(ofBytes: encryptedWorkbook.span) != nil
          ? "it is encrypted with a password: open it, take the password off and save it again"
          : "it is a workbook of an old Excel (.xls): save it as .xlsx")
    }
    if let start = firstUnit(ofUTF16: bytes) {
      if start == UInt8(ascii: "<") { return ReviewFault("it is XML in UTF-16: save it in UTF-8") }
      if start == UInt8(ascii: "{") { return ReviewFault("it is JSON in UTF-16: save it in UTF-8") }
    }
    return nil
  }

  /// The first character of a file in UTF-16, with or without a byte-order mark; nil for other files.
  private static func firstUnit(ofUTF16 bytes: [UInt8]) -> UInt8? {
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    var index = hasMark ? 2 : 0
    while index + 1 < bytes.count {
      let (low, high) = (min(bytes[index], bytes[index + 1]), max(bytes[index], bytes[index + 1]))
      // Both bytes of an ASCII character in UTF-16: itself and 0.
      guard low == 0, high < 0x80, high > 0 else { return nil }
      if high > 0x20 { return high }
      index += 2
    }
    return nil
  }

  private static func utf16(_ text: String) -> [UInt8] { text.utf8.flatMap { [$0, 0] } }
}
