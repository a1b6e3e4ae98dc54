/// The layout that Xcode gives string catalogs, found in catalogs that it has written: members in standard order, two
/// blanks for each level, ` : ` behind names, an empty line in what is empty.
struct StringCatalogLayout {
  private var output: [UInt8]
  private let lineEnd: [UInt8]

  /// The text of a catalog in its layout.
  ///
  /// - Throws: The first fault of the file.
  static func text(of source: SourceFile) throws(CatalogLayout.Refusal) -> [UInt8] {
    let value: JSONValue
    do throws(JSONProblem) {
      value = try JSONValue(source.text.span.extracting(source.start..<source.text.count))
    } catch {
      throw CatalogLayout.unreadable(source, at: source.start + error.offset, error.message)
    }
    var layout = StringCatalogLayout(
      output: Array(source.text[..<source.start]), lineEnd: Array(LineLayout(source).lineEnd.utf8))
    layout.append(value, depth: 0)
    if source.text.last == 0x0A { layout.output += layout.lineEnd }
    return layout.output
  }

  private mutating func append(_ value: JSONValue, depth: Int) {
    switch value {
    case .object(let members):
      let sorted = members.map { (StandardOrder($0.name), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
      append(sorted, in: ("{", "}"), depth: depth) { layout, member in
        layout.append(text: member.name)
        layout.output += Array(" : ".utf8)
        layout.append(member.value, depth: depth + 1)
      }
    case .array(let elements):
      append(elements, in: ("[", "]"), depth: depth) { layout, element in
        layout.append(element, depth: depth + 1)
      }
    case .string(let text): append(text: text)
    case .integer, .number, .boolean, .null: value.append(to: &output)
    }
  }

  /// Appends what is in brackets, each part on a line.
  private mutating func append<Part>(
    _ parts: [Part], in brackets: (String, String), depth: Int,
    _ append: (inout StringCatalogLayout, Part) -> Void
  ) {
    output += brackets.0.utf8
    if parts.isEmpty { output += lineEnd }
    for (number, part) in parts.enumerated() {
      if number > 0 { output.append(0x2C) }
      beginLine(depth + 1)
      append(&self, part)
    }
    beginLine(depth)
    output += brackets.1.utf8
  }

  private mutating func beginLine(_ depth: Int) {
    output += lineEnd
    output += [UInt8](repeating: 0x20, count: depth * 2)
  }

  /// Appends a text in quotation marks, with the escapes that RFC 8259 asks for and no others.
  private mutating func append(text: String) {
    output.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22: output += Array("\\\"".utf8)
      case 0x5C: output += Array("\\\\".utf8)
      case 0x08: output += Array("\\b".utf8)
      case 0x09: output += Array("\\t".utf8)
      case 0x0A: output += Array("\\n".utf8)
      case 0x0C: output += Array("\\f".utf8)
      case 0x0D: output += Array("\\r".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        output += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      default: output.append(byte)
      }
    }
    output.append(0x22)
  }
}
