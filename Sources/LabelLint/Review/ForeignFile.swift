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
    if isPage(bytes) {
      return ReviewFault(
        "it is a page without decisions: open it in a browser, choose \"Save decisions\", and "
          + "import the decisions.json that you download there")
    }
    for (width, encoding) in [(4, "UTF-32"), (2, "UTF-16")] {
      guard let start = firstUnit(of: bytes, width: width) else { continue }
      if start == UInt8(ascii: "<") {
        return ReviewFault("it is XML in \(encoding): save it in UTF-8")
      }
      if start == UInt8(ascii: "{") || start == UInt8(ascii: "[") {
        return ReviewFault("it is JSON in \(encoding): save it in UTF-8")
      }
    }
    return nil
  }

  /// Whether a file begins as HTML does, as the review page.
  private static func isPage(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = (bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...])
      .drop { $0 <= 0x20 }
    return ["<!doctype html", "<html"].contains { start in
      text.prefix(start.utf8.count).elementsEqual(start.utf8) { ASCII.lowercased($0) == $1 }
    }
  }

  /// The first character of a file in wide units, with or without a byte-order mark; nil for other files.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - width: Bytes of a unit: 2 for UTF-16, 4 for UTF-32.
  /// - Returns: The character, where it and the white space before it are ASCII.
  private static func firstUnit(of bytes: [UInt8], width: Int) -> UInt8? {
    let zeros = [UInt8](repeating: 0, count: width - 2)
    let marks = [[0xFF, 0xFE] + zeros, zeros + [0xFE, 0xFF]]
    var index = marks.contains { bytes.starts(with: $0) } ? width : 0
    while index + width <= bytes.count {
      // All bytes of an ASCII character are 0 but one at an end.
      let unit = bytes[index..<index + width]
      let middle = unit.dropFirst().dropLast()
      guard let first = unit.first, let last = unit.last, middle.allSatisfy({ $0 == 0 }) else {
        return nil
      }
      let (low, high) = (min(first, last), max(first, last))
      guard low == 0, high < 0x80, high > 0 else { return nil }
      if high > 0x20 { return high }
      index += width
    }
    return nil
  }

  private static func utf16(_ text: String) -> [UInt8] { text.utf8.flatMap { [$0, 0] } }
}
