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
    /// The state of texts that are added.
    var state = "translated"

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

    /// A translation as a member, its first line without blanks: one text, or the forms of a plural.
    func translation(
      _ locale: String, _ forms: [ReviewAddition.Form], _ indent: String
    ) -> String {
      if let only = forms.first, only.slot == .only { return unit(of: locale, only, indent) }
      let inner = indent + unit + unit + unit
      let units = forms.map { form in
        let name = form.slot.pluralCategory?.rawValue ?? ""
        return (name, lineBreak(inner) + unit(of: name, form, inner))
      }
      let members = units.sorted { ByteOrder.precedes($0.0, $1.0) }.map(\.1)
        .joined(separator: ",")
      let plural = object("plural", members, indent + unit + unit)
      let variations = object("variations", lineBreak(indent + unit + unit) + plural, indent + unit)
      return object(locale, lineBreak(indent + unit) + variations, indent)
    }

    /// An object as a member, its first line without blanks.
    private func object(_ name: String, _ members: String, _ indent: String) -> String {
      "\(Self.quoted(name))\(colon){\(members)\(lineBreak(indent))}"
    }

    /// A text as a member, its first line without blanks.
    func unit(of locale: String, _ form: ReviewAddition.Form, _ indent: String) -> String {
      let (one, two) = (lineBreak(indent + unit), lineBreak(indent + unit + unit))
      let state = Self.quoted(form.state?.rawValue ?? state)
      return "\(Self.quoted(locale))\(colon){\(one)\"stringUnit\"\(colon){"
        + "\(two)\"state\"\(colon)\(state),\(two)\"value\"\(colon)\(Self.quoted(form.text))"
        + "\(one)}\(lineBreak(indent))}"
    }

    private static func quoted(_ text: String) -> String {
      var output: [UInt8] = []
      JSONText.append(text, to: &output)
      return String(decoding: output, as: UTF8.self)
    }
  }
}
