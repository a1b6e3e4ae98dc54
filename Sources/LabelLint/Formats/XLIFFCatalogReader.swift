/// Reads translations in XLIFF: 1.0 to 1.2, and 2.0 and 2.1 (`docs/xliff.md`).
///
/// Source and target of a unit become texts of two languages of one table, so that rules compare them as they do
/// in a string catalog. Each `file` is a table of its own.
package struct XLIFFCatalogReader: ~Escapable {
  /// The pieces of the document.
  var xml: XMLReader
  /// What was read so far.
  var file: CatalogFile
  /// Whether the document is one of XLIFF 2.
  var isVersion2 = false
  /// `srcLang` and `trgLang` of XLIFF 2, as spelled.
  var languages: (source: String?, target: String?) = (nil, nil)
  /// Language of the translations in a file that does not name it, as spelled; nil if only its name may say it.
  var localeName: String?
  /// Whether the start tag that was met last is to be met once more.
  var repeatsStart = false
  /// Pieces of the contents of the `file` that is read.
  var pieces: [XLIFFContent.Piece] = []
  /// The units of that `file`.
  var units: [XLIFFText] = []
  /// The notes of the unit that is read, and where they stand.
  var notes: [(text: TextRef, span: ByteRange)] = []
  /// What is known of the codes of the unit that is read.
  var codes = XLIFFCodes()
  /// The groups that are open.
  var groups: [Group] = []
  /// States that were reported once.
  var reportedStates: Set<String> = []

  /// Reads the stored bytes of a file.
  ///
  /// - Parameters:
  ///   - path: Path relative to the root, with `/`.
  ///   - bytes: The file as it is on disk.
  ///   - table: Table name for a file with one `file` that does not say what it was made from.
  ///   - localeName: Language of the translations if the file does not name it; empty if only its name may say it.
  /// - Returns: Its entries and what is wrong with it.
  package static func read(
    path: String, bytes: [UInt8], table: String, localeName: String = ""
  ) -> CatalogFile {
    let input = XMLInput(path: path, bytes: bytes)
    var file = CatalogFile(source: input.source, format: .xliff, table: table)
    file.localeNames = []
    file.problems = input.problems
    if let page = input.foreign, page == .webPage {
      file.report(
        .unexpectedElement, at: 0..<0,
        "\(page.message): its root element is `<html>`, not `<xliff>`")
    }
    guard input.isReadable else { return file.withOneLocale() }
    var reader = XLIFFCatalogReader(
      input.source.text.span, consume file, isQuiet: input.source.isQuiet)
    if !localeName.isEmpty { reader.localeName = localeName }
    reader.readDocument()
    return reader.finish()
  }

  /// Starts at the beginning of a document.
  @_lifetime(copy text)
  private init(_ text: Span<UInt8>, _ file: consuming CatalogFile, isQuiet: Bool) {
    xml = XMLReader(text, from: file.source.start, isQuiet: isQuiet)
    self.file = file
  }

  /// The finished file, its problems in the order of places.
  @_lifetime(self: copy self)
  private mutating func finish() -> CatalogFile {
    file.problems += xml.problems
    file.nameTables()
    file.problems = file.problems.enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }.map(\.element)
    return file.withOneLocale()
  }

  /// Reads on to the next piece.
  @_lifetime(self: copy self)
  mutating func next() -> XMLEvent {
    if repeatsStart {
      repeatsStart = false
      return .startElement
    }
    return xml.next()
  }

  // MARK: Names

  /// Whether the element that was met has a name, with whatever prefix.
  func isElement(_ name: StaticString) -> Bool { xml.isText(localName(xml.name), name) }

  /// A name without its prefix.
  private func localName(_ name: Range<Int>) -> Range<Int> {
    let colon = xml.text.extracting(name).firstIndex(of: UInt8(ascii: ":"))
    return colon.map { name.dropFirst($0 + 1) } ?? name
  }

  /// The attribute of the start tag that has a name: without a prefix if there is one, such as `version` next to
  /// `its:version`, else with any.
  func attribute(_ name: StaticString) -> XMLAttribute? {
    var found: XMLAttribute?
    for index in xml.attributes.indices
    where xml.isText(xml.attributes[index].localName, name) {
      let own = xml.attributes[index]
      if own.prefixCount == 0 { return own }
      found = found ?? own
    }
    return found
  }

  /// The value of an attribute as a string; nil without it.
  func string(_ name: StaticString) -> String? {
    attribute(name).map { String(decoding: xml.value(of: $0), as: UTF8.self) }
  }

  /// The value of an attribute as a text of the file.
  @_lifetime(self: copy self)
  mutating func text(of attribute: XMLAttribute) -> TextRef {
    guard attribute.needsDecoding else { return TextRef(inFile: attribute.value) }
    let start = file.arena.count
    file.arena.append(contentsOf: xml.value(of: attribute))
    return TextRef(inArena: start..<file.arena.count)
  }

  // MARK: The document

  /// Reads the whole document.
  @_lifetime(self: copy self)
  private mutating func readDocument() {
    while true {
      switch next() {
      case .end: return
      case .startElement:
        if isElement("xliff") {
          readRoot()
        } else {
          file.report(
            .unexpectedElement, at: xml.name,
            "the root element is `<\(file.source.string(xml.name))>`, not `<xliff>`")
          xml.skipElement()
        }
      default: break
      }
    }
  }

  /// Reads the root element.
  @_lifetime(self: copy self)
  private mutating func readRoot() {
    let version = string("version") ?? ""
    isVersion2 = version.hasPrefix("2.")
    if !isVersion2, !version.hasPrefix("1.") {
      file.report(
        .unknownVersion, at: attribute("version")?.value.range ?? xml.name,
        "the version of XLIFF is '\(version)', and not 1.0 to 1.2, 2.0 or 2.1: read as 1.2")
    }
    languages = (string("srcLang"), string("trgLang"))
    let depth = xml.depth
    while true {
      switch next() {
      case .end: return
      case .endElement where xml.depth < depth: return
      case .startElement:
        if isElement("file") { readFile() } else { xml.skipElement() }
      default: break
      }
    }
  }

  /// Reads a `file`: the texts of one file of the app.
  @_lifetime(self: copy self)
  private mutating func readFile() {
    let (name, original) = (xml.name, string("original") ?? "")
    let isTranslatable = isAskedFor()
    let languagePlace = attribute("target-language")?.value.range ?? name
    var (source, target) = languagesOfFile()
    target = target ?? localeName ?? XLIFFName.locale(ofFile: file.source.path)
    (units, pieces, groups) = ([], [], [])
    let depth = xml.depth
    reading: while true {
      switch next() {
      case .end: break reading
      case .endElement:
        if xml.depth < depth { break reading }
        closeGroups(below: xml.depth, source: source, target: target)
      case .startElement:
        if isElement("trans-unit") || isElement("unit") {
          readUnit(isTranslatable: groups.last?.isTranslatable ?? isTranslatable)
        } else if isElement("group") {
          openGroup(in: isTranslatable)
        } else if isElement("file") {
          xml.closeUnclosed(depth: depth)
          repeatsStart = true
          break reading
        } else if !isElement("body") {
          xml.skipElement()
        }
      default: break
      }
    }
    closeGroups(below: 0, source: source, target: target)
    appendTable(
      original: original, at: name.lowerBound, source, target, languagesAt: languagePlace)
  }

  /// The languages of a `file`, which version 2 names once for all files.
  @_lifetime(self: copy self)
  private mutating func languagesOfFile() -> (source: String?, target: String?) {
    let own: (source: String?, target: String?) =
      isVersion2 ? languages : (string("source-language"), string("target-language"))
    if own.source ?? "" == "" {
      file.report(
        .missingSourceLanguage, at: xml.name,
        "the file does not say which language its texts are translated from: "
          + (isVersion2 ? "`srcLang` of `xliff`" : "`source-language` of `file`"))
    }
    return own
  }

  /// Whether translators are asked for what the element holds that was met: `translate` is not `no`.
  @_lifetime(self: copy self)
  mutating func isAskedFor() -> Bool {
    guard let attribute = self.attribute("translate") else { return true }
    if xml.isText(attribute.value.range, "no") { return false }
    if !xml.isText(attribute.value.range, "yes") {
      file.report(
        .invalidBooleanAttribute, at: attribute.value.range,
        "`translate` is '\(file.source.string(attribute.value.range))', and not 'yes' or 'no'")
    }
    return true
  }
}

extension CatalogFile {
  /// The file with a locale name, as every file has one.
  fileprivate consuming func withOneLocale() -> CatalogFile {
    if localeNames.isEmpty { localeNames = [""] }
    return self
  }
}
