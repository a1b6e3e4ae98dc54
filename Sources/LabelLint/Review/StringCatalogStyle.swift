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

    /// A translation as a member, its first line without blanks: one text, or its variants.
    ///
    /// - Parameters:
    ///   - locale: The name of the locale.
    ///   - forms: The texts.
    ///   - variables: The variables of the source text.
    ///   - indent: The blanks before the member.
    /// - Returns: The member.
    func translation(
      _ locale: String, _ forms: [ReviewAddition.Form], _ variables: [Variable], _ indent: String
    ) -> String {
      let members = members(forms.map { ($0.slot.components[...], $0) }, variables, indent + unit)
      return object(locale, members, indent)
    }

    /// A text with the steps of its slot that are left.
    private typealias Step = (path: ArraySlice<SlotPath.Component>, form: ReviewAddition.Form)

    /// The members of an object with texts: `stringUnit`, `substitutions` and `variations`, as Xcode sorts them.
    private func members(_ steps: [Step], _ variables: [Variable], _ indent: String) -> String {
      var members: [String] = []
      if let own = steps.first(where: \.path.isEmpty) {
        members.append(stringUnit(own.form, indent))
      }
      var groups: [String: [String: [Step]]] = [:]
      for step in steps {
        guard let (group, name) = step.path.first.flatMap(Self.names) else { continue }
        groups[group, default: [:]][name, default: []].append((step.path.dropFirst(), step.form))
      }
      func all(_ group: String, _ indent: String) -> String {
        (groups.removeValue(forKey: group) ?? [:]).sorted { ByteOrder.precedes($0.key, $1.key) }
          .map { name, own in
            var inner = self.members(own, variables, indent + unit)
            if let variable = variables.first(where: { $0.name == name }), group == "substitutions"
            {
              inner = lines(of: variable, indent + unit) + inner
            }
            return lineBreak(indent) + object(name, inner, indent)
          }.joined(separator: ",")
      }
      if groups["substitutions"] != nil {
        members.append(object("substitutions", all("substitutions", indent + unit), indent))
      }
      if !groups.isEmpty {
        let axes = groups.keys.sorted(by: ByteOrder.precedes).map { axis in
          lineBreak(indent + unit)
            + object(axis, all(axis, indent + unit + unit), indent + unit)
        }
        members.append(object("variations", axes.joined(separator: ","), indent))
      }
      return members.map { lineBreak(indent) + $0 }.joined(separator: ",")
    }

    /// The object that a step of a slot is in, and its name there; nil for one that no string catalog has.
    private static func names(_ step: SlotPath.Component) -> (group: String, name: String)? {
      switch step {
      case .plural(let category): ("plural", category.rawValue)
      case .device(let name): ("device", name)
      case .variable(let name): ("substitutions", name)
      case .config, .product, .width, .unknownCategory, .item: nil
      }
    }

    /// What is said of a variable, in front of its forms.
    private func lines(of variable: Variable, _ indent: String) -> String {
      var lines = ""
      if let argument = variable.argument {
        lines += "\(lineBreak(indent))\"argNum\"\(colon)\(argument),"
      }
      if !variable.specifier.isEmpty {
        lines +=
          "\(lineBreak(indent))\"formatSpecifier\"\(colon)\(Self.quoted(variable.specifier)),"
      }
      return lines
    }

    /// An object as a member, its first line without blanks.
    private func object(_ name: String, _ members: String, _ indent: String) -> String {
      "\(Self.quoted(name))\(colon){\(members)\(lineBreak(indent))}"
    }

    /// A text as a member, its first line without blanks.
    func unit(of name: String, _ form: ReviewAddition.Form, _ indent: String) -> String {
      object(name, lineBreak(indent + unit) + stringUnit(form, indent + unit), indent)
    }

    private func stringUnit(_ form: ReviewAddition.Form, _ indent: String) -> String {
      let inner = lineBreak(indent + unit)
      let state = Self.quoted(form.state?.rawValue ?? state)
      return object(
        "stringUnit",
        "\(inner)\"state\"\(colon)\(state),\(inner)\"value\"\(colon)\(Self.quoted(form.text))",
        indent)
    }

    private static func quoted(_ text: String) -> String {
      var output: [UInt8] = []
      JSONText.append(text, to: &output)
      return String(decoding: output, as: UTF8.self)
    }
  }
}
