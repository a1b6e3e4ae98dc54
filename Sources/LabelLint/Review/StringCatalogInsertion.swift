/// Adds translations to a key of a string catalog, as Xcode writes them: sorted by locale and by form.
struct StringCatalogInsertion {
  /// A member of an object: its name and where it begins and ends.
  struct Member {
    let name: String
    let range: Range<Int>
    let value: Range<Int>
  }

  /// What a string catalog says of a variable in each language.
  struct Variable {
    let name: String
    /// `argNum`; nil without one.
    let argument: Int?
    /// `formatSpecifier`; empty without one.
    let specifier: String
  }

  /// The key that lacks the translations.
  let insertion: EntryInsertion
  /// The state of texts that are added.
  var state = "translated"

  /// The edits that add forms to a plural of one locale.
  ///
  /// - Throws: Why they cannot be added.
  func edits(_ forms: [ReviewAddition.Form]) throws(ReviewFault) -> [Edit] {
    let layout = LineLayout(insertion.target.source)
    var (object, members) = try entry(layout)
    let style = style(layout, object, members)
    var indent = style.indent + style.unit
    var path = ["localizations", insertion.missing.locale]
    for case .variable(let name) in forms.first?.slot.components ?? [] {
      path += ["substitutions", name]
    }
    for name in path + ["variations", "plural"] {
      guard let own = members.first(where: { $0.name == name }),
        let inner = Self.members(of: layout.text, from: own.value.lowerBound)
      else { throw EntryInsertion.unclear }
      (object, members) = inner
      indent += style.unit
    }
    let parts = forms.map { form in
      let name = form.slot.pluralCategory?.rawValue ?? ""
      return (name, style.unit(of: name, form, indent))
    }
    return Self.placed(
      parts.sorted { ByteOrder.precedes($0.0, $1.0) }, among: members, in: object, style, indent
    ).map(edit)
  }

  /// The object of the key, and its members.
  private func entry(
    _ layout: LineLayout
  ) throws(ReviewFault) -> (object: Range<Int>, members: [Member]) {
    let key = insertion.sourceKey
    let colon = layout.skippingBlanks(from: Int(key.end) + 1, withLineEnds: true)
    guard colon < layout.text.count, layout.text[colon] == UInt8(ascii: ":"),
      let found = Self.members(of: layout.text, from: colon + 1)
    else { throw EntryInsertion.unclear }
    return found
  }

  private func style(_ layout: LineLayout, _ object: Range<Int>, _ members: [Member]) -> Style {
    let key = insertion.sourceKey
    var style = Style(
      layout, key: Int(key.end) + 1, value: object, members.first?.range.lowerBound)
    style.state = state
    return style
  }

  /// The edits that add translations, by locale.
  ///
  /// - Throws: Why they cannot be added.
  func edits(
    _ texts: [(locale: String, forms: [ReviewAddition.Form])]
  ) throws(ReviewFault) -> [Edit] {
    let layout = LineLayout(insertion.target.source)
    let (object, members) = try entry(layout)
    let style = style(layout, object, members)
    let sorted = texts.sorted { ByteOrder.precedes($0.locale, $1.locale) }
    if let own = members.first(where: { $0.name == "localizations" }) {
      guard let (inner, locales) = Self.members(of: layout.text, from: own.value.lowerBound) else {
        throw ReviewFault("its localizations cannot be read: edit the file")
      }
      let indent = style.indent + style.unit + style.unit
      let parts = sorted.map {
        ($0.locale, style.translation($0.locale, $0.forms, variables, indent))
      }
      return Self.placed(parts, among: locales, in: inner, style, indent).map(edit)
    }
    let indent = style.indent + style.unit
    let texts = sorted.map {
      style.translation($0.locale, $0.forms, variables, indent + style.unit)
    }
    let whole =
      "\"localizations\"\(style.colon){"
      + texts.map { style.lineBreak(indent + style.unit) + $0 }.joined(separator: ",")
      + style.lineBreak(indent) + "}"
    return Self.placed(
      [("localizations", whole)], among: members, in: object, style, indent
    )
    .map(edit)
  }

  /// The variables of the source text.
  private var variables: [Variable] {
    let file = insertion.original
    return file.substitutions(ofEntry: Int(insertion.source.entry)).compactMap { variable in
      file.string(variable.name).map { name in
        Variable(
          name: name, argument: variable.argument, specifier: file.string(variable.specifier) ?? "")
      }
    }
  }

  /// Puts new members among those of an object, before the first that sorts behind them.
  private static func placed(
    _ parts: [(name: String, text: String)], among members: [Member], in object: Range<Int>,
    _ style: Style, _ indent: String
  ) -> [(place: Range<Int>, text: String)] {
    guard let last = members.last else {
      let text = parts.map { style.lineBreak(indent) + $0.text }.joined(separator: ",")
      let outer = String(indent.dropLast(style.unit.count))
      return [(object.lowerBound + 1..<object.upperBound - 1, text + style.lineBreak(outer))]
    }
    var places: [Int: String] = [:]
    for part in parts {
      if let next = members.first(where: { ByteOrder.precedes(part.name, $0.name) }) {
        places[next.range.lowerBound, default: ""] += part.text + "," + style.lineBreak(indent)
      } else {
        places[last.range.upperBound, default: ""] += "," + style.lineBreak(indent) + part.text
      }
    }
    return places.sorted { $0.key < $1.key }.map { ($0.key..<$0.key, $0.value) }
  }

  private func edit(_ place: Range<Int>, _ text: String) -> Edit {
    Edit(SourceSpan(file: insertion.file, bytes: ByteRange(place)), with: text)
  }

  /// The object that comes next, and its members; nil where none does.
  static func members(
    of text: [UInt8], from offset: Int
  ) -> (object: Range<Int>, members: [Member])? {
    var reader = JSONReader(text.span, from: offset)
    guard reader.peek() == .object else { return nil }
    let start = reader.position
    reader.enterObject()
    var members: [Member] = []
    while let key = reader.nextKey() {
      let value = reader.skip()
      members.append(
        Member(
          name: String(decoding: text[key.content], as: UTF8.self),
          range: key.quoted.lowerBound..<value.upperBound, value: value))
    }
    guard !reader.hasFailed, reader.position > start else { return nil }
    return (start..<reader.position, members)
  }
}
