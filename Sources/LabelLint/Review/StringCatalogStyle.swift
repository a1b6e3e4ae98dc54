extension StringCatalogInsertion {
  /// How a string catalog is laid out.
  struct Style {
    /// The line end; empty where the catalog stands on one line.
    let lineEnd: String
    /// The blanks before a key.
    let indent: String
    /// By how much members stand further in.
    let unit: String
    /// What stands between a name and its value.
    let colon: String

    /// The style of a key.
    ///
    /// - Parameters:
    ///   - layout: The lines of the file.
    ///   - key: Offset behind the closing quote of the key.
    ///   - value: The object of the key.
    ///   - member: Offset of its first member; nil where it has none.
    init(_ layout: LineLayout, key: Int, value: Range<Int>, _ member: Int?) {
      let between = layout.string(key..<value.lowerBound)
      colon = between.utf8.contains(0x0A) ? ": " : between
      indent = layout.indent(of: key)
      let isSpread =
        layout.text[value].contains(0x0A) || layout.text.contains(0x0A) && member == nil
      lineEnd = isSpread ? layout.lineEnd : ""
      let inner = member.map { layout.indent(of: $0) } ?? ""
      unit =
        isSpread
        ? (inner.hasPrefix(indent) && inner != indent
          ? String(inner.dropFirst(indent.count)) : "  ") : ""
    }

    /// A new line with some blanks; nothing in a catalog on one line.
    func lineBreak(_ indent: String) -> String { lineEnd.isEmpty ? "" : lineEnd + indent }

    /// A translation as a member, its first line without blanks.
    func unit(of locale: String, _ text: String, _ indent: String) -> String {
      let (one, two) = (lineBreak(indent + unit), lineBreak(indent + unit + unit))
      return "\(Self.quoted(locale))\(colon){\(one)\"stringUnit\"\(colon){"
        + "\(two)\"state\"\(colon)\"translated\",\(two)\"value\"\(colon)\(Self.quoted(text))"
        + "\(one)}\(lineBreak(indent))}"
    }

    private static func quoted(_ text: String) -> String {
      var output: [UInt8] = []
      JSONText.append(text, to: &output)
      return String(decoding: output, as: UTF8.self)
    }
  }
}
