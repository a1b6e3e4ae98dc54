/// Tables in CSV (RFC 4180).
package enum CSVText {
  /// Rows as CSV: UTF-8 with a byte-order mark, which Excel asks for, and CRLF.
  package static func bytes(of rows: [[String]]) -> [UInt8] {
    var output: [UInt8] = [0xEF, 0xBB, 0xBF]
    for row in rows {
      output += CSVRow.text(row).utf8
    }
    return output
  }

  /// Rows of a file that a spreadsheet may have saved: any encoding with a mark, any line ends, and
  /// commas, semicolons or tabs between fields.
  ///
  /// - Throws: Where the file is cut off, or holds what no table does.
  package static func rows(of bytes: [UInt8]) throws(ReviewFault) -> [[String]] {
    let (rows, isOpen) = parts(of: bytes)
    if let number = rows.firstIndex(where: { $0.contains { $0.utf8.contains(0) } }) {
      throw ReviewFault(
        "row \(number + 1) contains a NUL byte, so it is not text: save it again as CSV in UTF-8"
      )
    }
    if isOpen.quote || isOpen.line && (rows.last?.count ?? 0) < (rows.first?.count ?? 0) {
      throw ReviewFault(
        "it is cut off in row \(rows.count): save it again, or export it again with label-lint review "
          + "export")
    }
    return rows
  }

  /// Rows, and whether the last one ends within quotes or without a line end.
  private static func parts(
    of bytes: [UInt8]
  ) -> (rows: [[String]], isOpen: (quote: Bool, line: Bool)) {
    let mark = TextEncoding.fromByteOrderMark(bytes.span)
    let file = SourceFile(
      path: "", stored: bytes, encoding: mark?.encoding ?? .utf8, markLength: mark?.markLength ?? 0)
    let text = Array(file.text[file.start...])
    var rows: [[String]] = []
    var row: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    let separator = separator(of: text)
    var index = 0
    func close() {
      row.append(CellEscape.decoded(CSVRow.unguarded(String(decoding: field, as: UTF8.self))))
      field = []
    }
    while index < text.count {
      let byte = text[index]
      index += 1
      if isQuoted {
        if byte != 0x22 {
          field.append(byte)
        } else if index < text.count, text[index] == 0x22 {
          field.append(0x22)
          index += 1
        } else {
          isQuoted = false
        }
        continue
      }
      switch byte {
      case 0x22 where field.isEmpty: isQuoted = true
      case separator: close()
      case 0x0D, 0x0A:
        if byte == 0x0D, index < text.count, text[index] == 0x0A { index += 1 }
        close()
        rows.append(row)
        row = []
      default: field.append(byte)
      }
    }
    let isOpen = (quote: isQuoted, line: !field.isEmpty || !row.isEmpty)
    if isOpen.quote || isOpen.line {
      close()
      rows.append(row)
    }
    return (rows, isOpen)
  }

  /// What stands between the fields of the first line.
  private static func separator(of text: [UInt8]) -> UInt8 {
    let head = text.prefix { $0 != 0x0A && $0 != 0x0D }
    let choices: [UInt8] = [0x2C, 0x3B, 0x09]
    let counts = choices.map { choice in head.count { $0 == choice } }
    let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    return counts[most] > counts[0] ? choices[most] : choices[0]
  }
}
