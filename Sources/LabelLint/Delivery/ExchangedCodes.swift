/// An element of XLIFF in a delivered text that replaces a tag or a code of the app's text, which the file does not
/// contain: `<g id="1">`, `<x id="2"/>`.
struct ExchangedCode {
  /// Bytes of the text in front of it.
  let position: Int
  /// What it has in common with the same code of the source text.
  let name: Name
  /// The tag as written.
  let tag: String

  /// What tells codes of a unit apart.
  struct Name: Hashable {
    /// Name of the element, without a prefix.
    let element: String
    /// Its id; that of the start for the end of an element.
    let id: String
    /// Which end of the app's element it replaces.
    let edge: Markup.Edge
  }
}

/// Finds the tags and placeholders of the app that codes of XLIFF replace.
///
/// The source text of the unit has the codes at the places where the app's source text has its tags. If both have as many,
/// the tags are known by their order. Else the words around the codes are to be those around tags and placeholders.
struct ExchangedCodes {
  private struct Key: Hashable {
    let table: ResourceTable
    let key: [UInt8]

    init(_ entry: DeliveredEntry) { (table, key) = (entry.name.table, entry.name.key) }
  }

  /// A tag of a text in the order of places.
  private struct Mark {
    let position: Int
    let text: String
    let edge: Markup.Edge
    /// Its name where it is a code of XLIFF.
    var code: ExchangedCode.Name?
    /// Whether it is `xliff:g`, for which some programs have no code.
    var isProtection = false
  }

  /// The tags of each code; several if the forms of a plural differ.
  private var tags: [Key: [ExchangedCode.Name: Set<String>]] = [:]

  /// Compares the source texts of an XLIFF file with those of the app.
  init(_ entries: [DeliveredEntry], _ catalog: Catalog) {
    let source = catalog.sourceLocale.merged.description
    for entry in entries where entry.name.locale == source {
      for text in entry.texts where !text.codes.isEmpty {
        guard let model = catalog.model(of: entry, text.slot, ownFirst: false) else { continue }
        let own = Self.marks(of: text)
        let marks = Self.marks(ofMessage: model.message, in: model.file)
        let candidates = [marks, marks.filter { !$0.isProtection }].first {
          $0.elementsEqual(own, by: Self.mayBe)
        }
        let found =
          candidates.map { zip(own, $0).map { (code: $0.code, text: $1.text) } }
          ?? Self.replaced(in: text, by: model)
        for (code, words) in found {
          guard let code else { continue }
          tags[Key(entry), default: [:]][code, default: []].insert(words)
        }
      }
    }
  }

  /// What the codes of a source text replace in that of the app; nothing if the words around them are others.
  private static func replaced(
    in text: DeliveredEntry.Text, by model: (file: CatalogFile, message: Int)
  ) -> [(code: ExchangedCode.Name?, text: String)] {
    guard let words = model.file.taggedText(ofMessage: model.message) else { return [] }
    let (own, app) = (Array(text.text.utf8), Array(words.utf8))
    var scanner = PlaceholderScanner()
    scanner.scan(app.span, as: PlaceholderReading(platform: model.file.format.platform))
    let tags = MarkupText.tags(in: words).map { range in
      words.utf8.distance(
        from: words.startIndex, to: range.lowerBound)..<words.utf8.distance(
          from: words.startIndex, to: range.upperBound)
    }
    let parts = Dictionary(
      (tags + scanner.placeholders.map(\.span.range)).map { ($0.lowerBound, $0) },
      uniquingKeysWith: { first, _ in first })
    var found: [(code: ExchangedCode.Name?, text: String)] = []
    var (index, place) = (0, 0)
    for code in text.codes {
      let before = own[index..<max(index, min(code.position, own.count))]
      guard app[place...].starts(with: before), let part = parts[place + before.count] else {
        return []
      }
      found.append((code.name, String(decoding: app[part], as: UTF8.self)))
      (index, place) = (before.endIndex, part.upperBound)
    }
    return own[index...] == app[place...] ? found : []
  }

  /// Puts the tags of the app in place of the codes of an entry; a text with others cannot be written.
  func read(_ entry: inout DeliveredEntry) {
    let known = tags[Key(entry)] ?? [:]
    for number in entry.texts.indices where !entry.texts[number].codes.isEmpty {
      let codes = entry.texts[number].codes
      let tags = codes.compactMap { code in
        known[code.name].flatMap { $0.count == 1 ? $0.first : nil }.map { (code.position, $0) }
      }
      guard tags.count == codes.count else {
        let unknown = codes.first { known[$0.name]?.count != 1 }?.tag ?? ""
        entry.texts[number].refuse(
          "it has the tag \(Quotation.quoted(unknown)) of XLIFF: write it into its file")
        continue
      }
      var bytes = Array(entry.texts[number].text.utf8)
      for (position, tag) in tags.reversed() {
        bytes.insert(contentsOf: tag.utf8, at: min(position, bytes.count))
      }
      entry.texts[number].text = String(decoding: bytes, as: UTF8.self)
    }
  }

  // MARK: Tags

  /// Whether a tag of the app may be what a delivered source text has at the same place.
  private static func mayBe(_ mark: Mark, _ own: Mark) -> Bool {
    guard own.code != nil else {
      return MarkupText.name(ofTag: mark.text[...]) == MarkupText.name(ofTag: own.text[...])
    }
    // `<br>` has no end.
    return mark.edge == own.edge || own.edge == .empty && mark.edge == .opening
  }

  /// Codes and tags of a delivered text.
  private static func marks(of text: DeliveredEntry.Text) -> [Mark] {
    ordered(
      text.codes.map { code in
        Mark(position: code.position, text: code.tag, edge: code.name.edge, code: code.name)
      }, and: text.text)
  }

  /// The tags of a text of the app.
  private static func marks(ofMessage message: Int, in file: CatalogFile) -> [Mark] {
    let marks = file.markupRange(ofMessage: message).map { index in
      let mark = file.markup[index]
      return Mark(
        position: Int(mark.position), text: file.source.string(mark.tag.range), edge: mark.edge,
        isProtection: mark.isProtection)
    }
    return ordered(marks, and: file.string(file.messages[message].text) ?? "")
  }

  /// Marks with the tags in the characters of a text, in the order of places.
  private static func ordered(_ marks: [Mark], and text: String) -> [Mark] {
    var all = marks[...]
    var result: [Mark] = []
    for range in MarkupText.tags(in: text) {
      let position = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      while let next = all.first, next.position <= position { result.append(all.removeFirst()) }
      let tag = text[range]
      let edge: Markup.Edge =
        tag.hasPrefix("</") ? .closing : tag.hasSuffix("/>") ? .empty : .opening
      result.append(Mark(position: position, text: String(tag), edge: edge))
    }
    return result + all
  }
}

extension CatalogFile {
  /// The codes of a text of XLIFF.
  ///
  /// What `ph`, `bpt`, `ept` and `it` contain is the code itself, and `mrk` is a remark of a translator.
  func codes(ofMessage message: Int) -> [ExchangedCode] {
    var open: [String] = []
    return markupRange(ofMessage: message).compactMap { index in
      let mark = markup[index]
      let element = String(source.string(mark.name.range).split(separator: ":").last ?? "")
      let attributes = source.string(mark.name.range.upperBound..<mark.tag.range.upperBound)
      func value(_ name: String) -> String? { TagReading.value(of: name, in: attributes) }
      var (id, edge) = (value("id") ?? "", mark.edge)
      switch (element, mark.edge) {
      case (_, .opening): open.append(id)
      case (_, .closing): id = open.popLast() ?? ""
      case ("bx", .empty), ("sc", .empty): (id, edge) = (value("rid") ?? id, .opening)
      case ("ex", .empty), ("ec", .empty):
        (id, edge) = (value("rid") ?? value("startRef") ?? id, .closing)
      case (_, .empty): break
      }
      if mark.edge != .empty, ["mrk", "ph", "bpt", "ept", "it"].contains(element) { return nil }
      return ExchangedCode(
        position: Int(mark.position),
        name: ExchangedCode.Name(element: element, id: id, edge: edge),
        tag: source.string(mark.tag.range))
    }
  }
}
