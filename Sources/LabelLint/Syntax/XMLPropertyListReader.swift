/// Reads an XML property list into a tree.
///
/// Accepts the elements of Apple's PropertyList-1.0.dtd, with or without `plist` around them and with
/// or without the document type; a document type with declarations of its own is refused by
/// `XMLReader`.
struct XMLPropertyListReader: ~Copyable, ~Escapable {
  /// The elements of a property list.
  private enum Element {
    /// The root.
    case plist
    /// `dict`.
    case dictionary
    /// `array`.
    case array
    /// `key`.
    case key
    /// `string`.
    case string
    /// `data`.
    case data
    /// `integer`, `real`, `date`, `true` or `false`.
    case scalar
  }

  /// The pieces of the document.
  private var reader: XMLReader
  /// What was read so far.
  private var tree = PropertyListTree()
  /// Kinds of the containers that are open.
  private var open: [PropertyListNode.Kind] = []
  /// The key that waits for its value.
  private var key: PropertyListNode?
  /// Comments in front of the next key or value.
  private var comments: [StringsComment] = []
  /// The pair read last, while its line goes on, with its comments.
  private var pair: (node: Int, comments: [StringsComment])?
  /// Whether a `plist` element was met.
  private var hasPlist = false

  /// A reader of a text from an offset on.
  @_lifetime(copy text)
  private init(_ text: Span<UInt8>, from start: Int) { reader = XMLReader(text, from: start) }

  /// Reads a file's text.
  static func read(into file: inout CatalogFile) -> PropertyListTree {
    let bytes = file.source.text
    // CoreFoundation lets blanks stand before the XML declaration, which XML does not.
    let start = ByteScan.firstNonBlank(bytes.span, from: file.source.start)
    var reader = XMLPropertyListReader(bytes.span, from: start)
    reader.readDocument(into: &file)
    file.problems += reader.reader.problems
    return reader.tree
  }

  /// Reads to the end of the document.
  private mutating func readDocument(into file: inout CatalogFile) {
    while true {
      switch reader.next() {
      case .startElement: readStart(into: &file)
      case .endElement: readEnd()
      case .text:
        if !reader.isBlank { reportText() }
        if hasLineEnd(reader.content) { pair = nil }
      case .characterData: reportText()
      case .comment: readComment(into: &file)
      case .documentType: checkDocumentType()
      case .processingInstruction: break
      case .end:
        if tree.nodes.isEmpty, reader.problems.isEmpty {
          reader.report(.notADictionary, at: 0..<0, "the property list is empty")
        }
        return
      }
    }
  }

  /// Takes a start tag, and a string or scalar with all that is in it.
  private mutating func readStart(into file: inout CatalogFile) {
    let range = reader.range
    guard let element = element() else {
      reader.report(
        .unknownPlistElement, at: reader.name,
        "`\(reader.shown(reader.name))` is not an element of a property list")
      skip()
      return
    }
    switch element {
    case .plist:
      if hasPlist || !tree.nodes.isEmpty { return refuse("a second `plist` element") }
      hasPlist = true
    case .key:
      guard open.last == .dictionary else { return refuse("a key outside a dictionary") }
      reportMissingValue()
      pair = nil
      var node = PropertyListNode(kind: .string)
      (node.key, node.keySpan, _) = readText(into: &file, keepsRuns: false)
      key = node
    case .string, .data, .scalar, .dictionary, .array:
      guard var node = startValue(at: range, into: &file) else { return }
      switch element {
      case .string:
        let firstRun: Int
        (node.text, node.span, firstRun) = readText(into: &file, keepsRuns: true)
        tree.append(node, takingRunsFrom: firstRun, of: &file)
      case .dictionary, .array: begin(element == .array ? .array : .dictionary, node)
      default:
        node.kind = element == .data ? .data : .scalar
        skip()
        node.span = ByteRange(range.lowerBound..<max(range.upperBound, reader.range.upperBound))
        tree.append(node)
      }
    }
  }

  /// The record of a value whose start tag was met, with its key; nil where no value may stand.
  private mutating func startValue(
    at range: Range<Int>, into file: inout CatalogFile
  ) -> PropertyListNode? {
    var node = PropertyListNode(kind: .string, span: ByteRange(range))
    if open.last == .dictionary {
      guard let key else {
        refuse("a value without a key")
        return nil
      }
      (node.key, node.keySpan) = (key.key, key.keySpan)
      (node.comment, node.commentSpan) = file.comment(of: comments)
      pair = (tree.nodes.count, comments)
      self.key = nil
    } else if open.isEmpty, !tree.nodes.isEmpty {
      reader.report(
        .junkAfterDictionary, at: range, "a second value is after that of the property list")
      skip()
      return nil
    }
    comments.removeAll(keepingCapacity: true)
    return node
  }

  /// Opens a container.
  private mutating func begin(_ kind: PropertyListNode.Kind, _ node: PropertyListNode) {
    guard open.count < StringsReader.maximumDepth else {
      reader.report(
        .nestingTooDeep, at: reader.range,
        "containers are nested more than \(StringsReader.maximumDepth) deep")
      return skip()
    }
    var node = node
    node.kind = kind
    open.append(kind)
    tree.beginContainer(node)
    pair = nil
  }

  /// Takes an end tag.
  private mutating func readEnd() {
    // Only containers and `plist` end here: strings and the like are read to their end at once.
    guard !open.isEmpty, !isNamed("plist") else { return }
    if open.last == .dictionary { reportMissingValue() }
    open.removeLast()
    tree.endContainer(at: reader.range.upperBound)
    comments.removeAll(keepingCapacity: true)
    pair = nil
  }

  /// Reads the text of a `key` or `string` to its end tag; the way back to the file is kept on demand.
  private mutating func readText(
    into file: inout CatalogFile, keepsRuns: Bool
  ) -> (text: TextRef, span: ByteRange, firstRun: Int) {
    let start = reader.range.upperBound
    let firstRun = file.runs.count
    let depth = reader.depth
    var end = start
    var assembler = TextAssembler(at: start)
    if reader.isEmptyElement { (end, _) = (reader.range.upperBound, reader.next()) }
    while reader.depth >= depth {
      switch reader.next() {
      case .text:
        append(reader.content, decodes: reader.hasReferences, with: &assembler, to: &file)
      case .characterData:
        append(reader.content, decodes: false, with: &assembler, to: &file)
      case .startElement:
        reader.report(
          .unknownPlistElement, at: reader.name,
          "`<\(reader.shown(reader.name))>` cannot be in a text: write `&lt;` instead of `<`")
      case .endElement: end = max(start, reader.range.lowerBound)
      case .comment, .processingInstruction:
        reader.report(
          .unexpectedElement, at: reader.range,
          "a comment is inside a text, where CoreFoundation refuses it")
      case .documentType, .end: break
      }
    }
    let text = assembler.finish(in: &file)
    if !keepsRuns { file.runs.removeLast(file.runs.count - firstRun) }
    return (text, ByteRange(start..<end), firstRun)
  }

  /// Appends a piece of text, with its references decoded.
  private func append(
    _ range: Range<Int>, decodes: Bool, with assembler: inout TextAssembler,
    to file: inout CatalogFile
  ) {
    var index = range.lowerBound
    while decodes, index < range.upperBound {
      let ampersand = ByteScan.first(0x26, in: reader.text, from: index)
      guard ampersand < range.upperBound else { break }
      assembler.append(index..<ampersand, to: &file)
      if case .scalar(let scalar, let next) = XMLReferences.read(reader.text, at: ampersand) {
        assembler.append(decoded: scalar, for: ampersand..<next, to: &file)
        index = next
      } else {
        assembler.append(ampersand..<ampersand + 1, to: &file)
        index = ampersand + 1
      }
    }
    assembler.append(index..<max(index, range.upperBound), to: &file)
  }

  /// Keeps a comment for the next key, or gives it to the pair before it on its line.
  private mutating func readComment(into file: inout CatalogFile) {
    let comment = StringsComment(span: reader.range, content: reader.content)
    guard var trailed = pair else {
      comments.append(comment)
      return
    }
    trailed.comments.append(comment)
    pair = trailed
    let (text, span) = file.comment(of: trailed.comments)
    tree.setComment(text, at: span, of: trailed.node)
  }

  /// Reports the document type of another kind of document.
  private mutating func checkDocumentType() {
    guard !isNamed("plist"), !reader.name.isEmpty else { return }
    reader.report(
      .unexpectedDocumentType, at: reader.name,
      "the document type is `\(reader.shown(reader.name))`, not `plist`")
  }

  /// Reports text between elements.
  private mutating func reportText() {
    guard reader.depth > 0 else { return }
    let place = ByteScan.trimmed(reader.content, in: reader.text)
    reader.report(
      .textNotAllowedHere, at: place,
      "the text '\(reader.shown(place))' is between two elements, outside of any tag; delete it")
  }

  /// Reports a key that no value followed.
  private mutating func reportMissingValue() {
    guard let key else { return }
    reader.report(.missingValue, at: key.keySpan.range, "the key has no value after it")
    self.key = nil
  }

  /// Reports an element that stands in a wrong place, and passes it.
  private mutating func refuse(_ what: String) {
    reader.report(.unexpectedElement, at: reader.range, what + " is here")
    skip()
  }

  /// Passes the element whose start tag was met last.
  private mutating func skip() { reader.skipElement() }

  /// Whether the element met last has a name.
  private func isNamed(_ name: StaticString) -> Bool { reader.isNamed(name) }

  /// Whether a line ends in a range.
  private func hasLineEnd(_ range: Range<Int>) -> Bool {
    for index in range where reader.text[index] == 0x0A || reader.text[index] == 0x0D {
      return true
    }
    return false
  }

  /// Which element of a property list was met last; nil for another.
  private func element() -> Element? {
    if isNamed("key") { return .key }
    if isNamed("string") { return .string }
    if isNamed("dict") { return .dictionary }
    if isNamed("array") { return .array }
    if isNamed("plist") { return .plist }
    if isNamed("data") { return .data }
    if isNamed("integer") || isNamed("real") || isNamed("true") || isNamed("false")
      || isNamed("date")
    {
      return .scalar
    }
    return nil
  }
}
