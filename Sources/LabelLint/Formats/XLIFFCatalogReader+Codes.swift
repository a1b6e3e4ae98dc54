/// What a unit says of its codes: elements that replace something of the app's text.
struct XLIFFCodes {
  /// What tells a code of a unit from others.
  struct Name: Hashable {
    /// Name of the element, without a prefix.
    let element: String
    /// Its id.
    let id: String
  }

  /// The placeholders that codes replace.
  var placeholders: [Name: TextRef] = [:]
  /// What `data` of `originalData` in XLIFF 2 contains, by id.
  var data: [String: TextRef] = [:]
  /// The placeholder that the element opened last replaces; `.none` for any other element.
  var opened = TextRef.none
  /// To look for placeholders.
  var scanner = PlaceholderScanner()
}

/// Codes: inline elements, of which some replace a placeholder.
///
/// `equiv-text` says what `x`, `ph`, `it`, `bx` and others replace (XLIFF 1.2, 2.3), `equiv`, `disp` and `dataRef` do in
/// XLIFF 2 (2.0, 4.3.1). Programs also use `ctype` with `x-` in front, or write the placeholder as id.
extension XLIFFCatalogReader {
  /// Appends the tag that was met, or the placeholder that its element replaces; what code elements hold is no text of
  /// a translator.
  @_lifetime(self: copy self)
  mutating func appendTag(_ edge: Markup.Edge) {
    let replaces = Self.replacing.contains { isElement($0) }
    switch edge {
    case .empty where replaces:
      appendCode(placeholder(), at: ByteRange(xml.range), name: ByteRange(xml.name))
    case .closing where replaces:
      // An element without content is one code, however its end is written.
      if let last = pieces.last, case .tag(.opening, _) = last.kind,
        Int(last.range.end) == xml.range.lowerBound
      {
        pieces.removeLast()
        let range = ByteRange(Int(last.range.start)..<xml.range.upperBound)
        appendCode(codes.opened, at: range, name: last.name)
      } else {
        appendCode(edge)
      }
    case .opening:
      codes.opened = replaces ? placeholder() : .none
      appendCode(edge)
    case .empty, .closing: appendCode(edge)
    }
  }

  /// Elements that have nothing of a translator in them.
  private static let replacing: [StaticString] = [
    "x", "ph", "it", "bx", "ex", "bpt", "ept", "sc", "ec",
  ]

  @_lifetime(self: copy self)
  private mutating func appendCode(_ edge: Markup.Edge) {
    let isCode =
      isElement("ph") || isElement("bpt") || isElement("ept") || isElement("it")
      || isElement("mrk") && (string("mtype") == "protected" || string("translate") == "no")
    pieces.append(
      XLIFFContent.Piece(
        range: ByteRange(xml.range), name: ByteRange(xml.name),
        kind: .tag(edge, isProtection: isCode && edge != .empty)))
  }

  /// Appends an element without content.
  @_lifetime(self: copy self)
  private mutating func appendCode(_ placeholder: TextRef, at range: ByteRange, name: ByteRange) {
    pieces.append(
      XLIFFContent.Piece(
        range: range, name: name,
        kind: placeholder.isNone ? .tag(.empty, isProtection: false) : .placeholder(placeholder)))
  }

  /// The placeholder that the element which was met replaces; `.none` if nothing says one.
  ///
  /// A target may say less than its source.
  @_lifetime(self: copy self)
  private mutating func placeholder() -> TextRef {
    let element = file.source.string(xml.name).split(separator: ":").last ?? ""
    let name = XLIFFCodes.Name(element: String(element), id: string("id") ?? "")
    if let reference = string("dataRef"), let text = codes.data[reference], isPlaceholder(text) {
      codes.placeholders[name] = text
      return text
    }
    let attributes: [StaticString] = ["equiv-text", "equiv", "disp", "ctype", "id"]
    for attribute in attributes.compactMap({ self.attribute($0) }) {
      var text = self.text(of: attribute)
      if xml.isText(attribute.localName, "ctype") { text = text.part(2..<max(2, text.count)) }
      if isPlaceholder(text) {
        codes.placeholders[name] = text
        return text
      }
    }
    return codes.placeholders[name] ?? .none
  }

  /// Whether a text is a placeholder and nothing else.
  @_lifetime(self: copy self)
  private mutating func isPlaceholder(_ text: TextRef) -> Bool {
    guard PlaceholderScanner.mayHold(file.bytes(text)) else { return false }
    let bytes = Array(copying: file.bytes(text))
    codes.scanner.scan(bytes.span, as: PlaceholderReading(platform: .apple))
    guard codes.scanner.placeholders.count == 1, codes.scanner.problems.isEmpty else {
      return false
    }
    return codes.scanner.placeholders[0].span.range == 0..<text.count
  }

  /// Takes the `data` that was met, which codes refer to.
  @_lifetime(self: copy self)
  mutating func takeData() {
    let id = string("id") ?? ""
    let content = readContent()
    codes.data[id] = file.noteText(pieces[content.pieces], from: Int(content.value.start))
    pieces.removeLast(content.pieces.count)
  }
}
