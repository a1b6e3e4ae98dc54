/// Reads a `<resources>` document of either format: its elements and what belongs to them.
///
/// How a value becomes a text is left to `AndroidText` and `ComposeText`.
struct ResourcesReader: ~Escapable {
  /// The pieces of the document.
  var xml: XMLReader
  /// What was read so far.
  var file: CatalogFile
  /// The entries by type, name and product.
  var identities: ResourceIdentities
  /// The last comment since the previous resource.
  var pendingComment: Range<Int>?
  /// What the root element says of all entries.
  var root = ResourceAttributes()
  /// Pieces of the value that is being read, the first ones if there are very many.
  var pieces: [ValuePiece] = []
  /// Whether the start tag that was met last is to be met once more.
  var repeatsStart = false
  /// Whether the file is one of moko-resources, which writes Android's files from it.
  private let isMoko: Bool
  /// Bytes of an entry, for which room is made: real files have one in 60 to 150.
  private static let entrySize = 72

  /// Reads a document.
  static func read(
    _ input: XMLInput, _ format: CatalogFormat, localeName: String
  ) -> CatalogFile {
    var file = CatalogFile(
      source: input.source, format: format, table: "", localeName: localeName)
    file.problems = input.problems
    if let page = input.foreign, page == .webPage {
      file.report(
        .rootNotResources, at: 0..<0,
        "\(page.message): its root element is `<html>`, not `<resources>`")
    }
    guard input.isReadable else { return file }
    let text = input.source.text
    let capacity = text.count / entrySize
    file.entries.reserveCapacity(capacity)
    file.messages.reserveCapacity(capacity)
    // Not shared with it: a file that is changed while another holds it is copied.
    var reader = ResourcesReader(
      text.span, consume file, isQuiet: input.source.isQuiet)
    reader.readDocument()
    return reader.finish()
  }

  /// Starts at the beginning of a document.
  @_lifetime(copy text)
  private init(
    _ text: Span<UInt8>, _ file: consuming CatalogFile, isQuiet: Bool
  ) {
    isMoko = MokoFolderName.holds(file: file.source.path)
    xml = XMLReader(text, from: file.source.start, isQuiet: isQuiet)
    identities = ResourceIdentities(capacity: text.count / Self.entrySize)
    self.file = file
  }

  /// The finished file, its problems in the order of places.
  @_lifetime(self: copy self)
  private mutating func finish() -> CatalogFile {
    file.problems += xml.problems
    // Its plugin escapes them for Android, and nobody has to on other platforms.
    if isMoko { file.problems.removeAll { $0.code == .unescapedApostrophe } }
    // Where no text can be lost, it is nothing that this tool is asked about.
    for index in file.problems.indices
    where file.entries.isEmpty && file.problems[index].code == .textNotAllowedHere {
      file.problems[index].severity = .note
    }
    // What is not written plainly may hide a comment.
    file.contents[0].mayHoldDirectives =
      xml.hasDirective || xml.hasInstruction || xml.hasDocumentType || !file.problems.isEmpty
    if file.problems.count > 1 {
      file.problems = file.problems.enumerated().sorted {
        ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
      }.map(\.element)
    }
    return file
  }

  /// Whether the file is read by Android's rules, not by those of Compose.
  var isAndroid: Bool { file.format == .android }

  /// Reads on to the next piece.
  @_lifetime(self: copy self)
  mutating func next() -> XMLEvent {
    if repeatsStart {
      repeatsStart = false
      return .startElement
    }
    return xml.next()
  }

  /// Reads the whole document.
  @_lifetime(self: copy self)
  private mutating func readDocument() {
    while true {
      switch next() {
      case .end: return
      case .startElement:
        if xml.namespace == 0, xml.isNamed("resources") {
          readRoot()
        } else {
          file.report(
            .rootNotResources, at: xml.name,
            "the root element is `<\(file.source.string(xml.name))>`, not `<resources>`")
          xml.skipElement()
        }
      default: break
      }
    }
  }

  /// Reads the children of the root.
  @_lifetime(self: copy self)
  private mutating func readRoot() {
    root = readAttributes(of: .root)
    file.declaredSourceLocale = root.locale.flatMap { file.string($0) }
    if file.source.path.hasFileName(with: "donottranslate") { root.isUntranslatable = true }
    pendingComment = nil
    let depth = xml.depth
    while true {
      switch next() {
      case .end: return
      case .endElement where xml.depth < depth: return
      case .startElement: readChild()
      case .comment: pendingComment = xml.content
      case .text where !xml.isBlank:
        reportStrayText(between: "resources", hasReferences: xml.hasReferences)
      case .characterData: reportStrayText(between: "resources", hasReferences: false)
      case .processingInstruction where isAndroid:
        file.report(
          .unexpectedElement, at: xml.range,
          "Gradle's compiler fails on an instruction inside `<resources>`")
      default: break
      }
    }
  }

  /// Reports text that stands between resources, or between the items of one.
  @_lifetime(self: copy self)
  mutating func reportStrayText(between parts: String, hasReferences: Bool) {
    let place = ByteScan.trimmed(xml.content, in: xml.text)
    guard !place.isEmpty, !(hasReferences && isBlank(place)) else { return }
    for marker in ["=======", ">>>>>>>", "|||||||"] as [StaticString]
    where ByteScan.matches(xml.text, at: place.lowerBound, marker) {
      file.report(.mergeConflictMarkers, at: place, "the file contains merge conflict markers")
      return
    }
    // Gradle's plugin drops it before the compiler sees it, which refuses it elsewhere.
    file.report(
      .textNotAllowedHere, at: place,
      "the text '\(xml.shown(place))' is between two \(parts), outside of any tag; delete it",
      severity: .warning)
  }

  /// Whether text with references is nothing but blanks, as the compilers trim what they get.
  private func isBlank(_ place: Range<Int>) -> Bool {
    var cursor = TextCursor(xml.text, place, hasReferences: true)
    while !cursor.isAtEnd {
      if !ByteScan.isBlank(UInt8(clamping: cursor.next().value)) { return false }
    }
    return true
  }

  /// Reads a resource, or passes over what is none.
  @_lifetime(self: copy self)
  private mutating func readChild() {
    if xml.namespace != 0 { return xml.skipElement() }
    if isAndroid, xml.isCommentBreak { return skipChild() }
    if xml.isNamed("string") {
      readString(readAttributes(of: .string))
    } else if xml.isNamed("plurals") || isMoko && xml.isNamed("plural") {
      readPlurals(readAttributes(of: .plurals))
    } else if xml.isNamed("string-array") || isAndroid && xml.isNamed("array") {
      readArray(readAttributes(of: .array), isTyped: xml.isNamed("array"))
    } else if isAndroid, xml.isNamed("item") || xml.isNamed("bag") {
      readTyped()
    } else {
      if !isAndroid || !AndroidResourceTypes.isElement(xml.text, xml.name) {
        file.report(
          .unknownResourceType, at: xml.name,
          "`<\(file.source.string(xml.name))>` is not a resource")
      }
      skipChild()
    }
  }

  /// Passes over an element, and forgets the comment before it.
  @_lifetime(self: copy self)
  private mutating func skipChild() {
    pendingComment = nil
    xml.skipElement()
  }

  /// Reads an `<item>` or `<bag>` of the type that it names.
  @_lifetime(self: copy self)
  private mutating func readTyped() {
    let isBag = xml.isNamed("bag")
    let attributes = readAttributes(of: .string)
    guard let type = attributes.type else {
      file.report(
        .missingType, at: xml.name, "`<\(isBag ? "bag" : "item")>` has no attribute `type`")
      return skipChild()
    }
    if !isBag, xml.isText(type, "string") {
      readString(attributes)
    } else if isBag, xml.isText(type, "plurals") {
      readPlurals(attributes)
    } else if isBag, xml.isText(type, "string-array") || xml.isText(type, "array") {
      readArray(attributes, isTyped: xml.isText(type, "array"))
    } else {
      if !AndroidResourceTypes.isType(xml.text, type) {
        file.report(
          .unknownResourceType, at: type, "`\(file.source.string(type))` is not a resource type")
      }
      skipChild()
    }
  }
}

extension String {
  /// Whether the part behind the last `/` contains a text.
  func hasFileName(with wanted: StaticString) -> Bool {
    let bytes = utf8.span
    var start = bytes.count
    while start > 0, bytes[start - 1] != 0x2F { start -= 1 }
    return (start..<bytes.count).contains { bytes.begins(with: wanted, at: $0) }
  }
}

/// Finds entries of one file that have the same type, name and product.
struct ResourceIdentities {
  /// What entries that replace each other have in common.
  private struct Identity: Hashable {
    let type: EntryType
    /// Name and product as bytes, since strings that look alike may differ; NUL, which XML has not, between them.
    let name: [UInt8]

    func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      // An array feeds its bytes one by one.
      name.span.hash(into: &hasher)
    }
  }

  /// The index of the last entry with an identity.
  private var entries: [Identity: Int] = [:]

  /// Room for a number of entries.
  init(capacity: Int) { entries.reserveCapacity(capacity) }

  /// Adds the entry that was started last.
  ///
  /// - Returns: The index of an earlier entry with the same identity; nil when there is none.
  mutating func insertLast(of file: borrowing CatalogFile) -> Int? {
    let index = file.entries.count - 1
    let entry = file.entries[index]
    var name = Array(copying: file.bytes(entry.key))
    if let note = file.note(of: entry), !note.product.isNone {
      name.append(0)
      name.append(file.bytes(note.product))
    }
    // An alias counts as the string that it stands for.
    let type = entry.type == .alias ? .string : entry.type
    return entries.updateValue(index, forKey: Identity(type: type, name: name))
  }
}
