/// Reads XML piece by piece out of UTF-8 text, without copying it.
///
/// Call `next()` until it comes to `.end`; the properties tell where the piece stands. Accepts and
/// refuses what expat 2.5 does with namespaces on, except that internal subsets, entities that an
/// external subset may declare, versions past 1.1 and documents past the limits are refused.
/// A problem is recorded in `problems` and reading goes on behind it, so that one fault does not
/// hide the rest of a file. Nothing outside the text is ever opened.
package struct XMLReader: ~Escapable {
  /// Most elements open at the same time.
  package static let maximumDepth = 10_000
  /// Most attributes of one element, as many as the JDK allows.
  package static let maximumAttributes = 10_000
  /// Most problems recorded; reading goes on in silence behind them.
  package static let maximumProblems = 100

  /// An element that is open.
  struct OpenElement {
    /// Where the name of its start tag stands.
    var name: ByteRange
    /// Prefixes in scope before it.
    var bindingCount: UInt16
    /// Number of its namespace.
    var namespace: UInt16
  }

  /// Ends that were looked for in vain: they stand nowhere in the rest of the text either.
  ///
  /// Without this, a text of nothing but openings would be searched to its end for each of them.
  struct MissingEnds: OptionSet {
    let rawValue: UInt8
    /// `-->`.
    static let comment = MissingEnds(rawValue: 1)
    /// `]]>`.
    static let section = MissingEnds(rawValue: 2)
    /// `?>`.
    static let instruction = MissingEnds(rawValue: 4)
    /// The line that ends a merge conflict.
    static let conflict = MissingEnds(rawValue: 8)
  }

  /// The text that is read.
  package let text: Span<UInt8>
  /// Offset of what `next()` reads.
  package internal(set) var position: Int
  /// What is wrong, in the order met.
  package internal(set) var problems: [ReadingProblem] = []

  // MARK: The piece that `next()` came to, in byte offsets of the text.

  /// First byte of the piece, its bracket if it is a tag.
  var pieceStart = 0
  /// Offset behind the last byte of the piece.
  var pieceEnd = 0
  /// First byte of `content`.
  var contentStart = 0
  /// Offset behind the last byte of `content`.
  var contentEnd = 0
  /// Where the name stands with its prefix: of an element, a target, a root.
  package internal(set) var nameSpan = ByteRange.zero
  /// Number of the element's namespace, as `isNamespace(_:_:)` takes it; 0 for none.
  package internal(set) var namespace: UInt16 = 0
  /// Attributes of the start tag, in order, namespace declarations included.
  package internal(set) var attributes: [XMLAttribute] = []
  /// Whether the element, at its start and its end, is one tag: `<br/>`.
  package internal(set) var isEmptyElement = false
  /// Whether the start tag is malformed, so that attributes may be missing.
  package internal(set) var isBroken = false
  /// Whether a text holds blanks, tabs and line ends only, and no reference.
  package internal(set) var isBlank = false
  /// Whether a text holds an `&`, of a reference or not.
  package internal(set) var hasReferences = false

  // MARK: State between the pieces.

  /// Elements that are open, the innermost last.
  var openElements: [OpenElement] = []
  /// Prefixes in scope.
  var namespaces = XMLNamespaces()
  /// End tags that are due before anything else is read: of an empty element, or missing ones.
  var dueEnds = 0
  /// Whether the due end tags are those of an empty element.
  var isDueEndEmpty = false
  /// Whether a root element was met.
  var hasRoot = false
  /// Whether a document type was met.
  var hasDocumentType = false
  /// Whether an instruction was met.
  package internal(set) var hasInstruction = false
  /// Whether a comment holds what begins a word on findings.
  package internal(set) var hasDirective = false
  /// Whether entities may be declared that are not read: unknown ones are then not reported again.
  var hasDeclarations = false
  /// Whether it was reported that the text ends too early: what is missing is then no wonder.
  package internal(set) var hasReportedEnd = false
  /// Whether text or a tag outside the root was reported.
  var hasReportedStray = false
  /// Ends that stand nowhere behind `position`.
  var missingEnds: MissingEnds = []
  /// Whether the first part of a merge conflict is being read.
  var isInConflict = false

  /// Starts at an offset of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The offset, which is behind the byte-order mark.
  ///   - isQuiet: Whether it is known that the text holds no character that XML forbids.
  @_lifetime(copy text)
  package init(_ text: Span<UInt8>, from start: Int = 0, isQuiet: Bool = false) {
    self.text = text
    position = min(max(start, 0), text.count)
    openElements.reserveCapacity(16)
    attributes.reserveCapacity(8)
    if !isQuiet {
      let first = ByteScan.firstNonBlank(text, from: position)
      // What is no XML at all shall not be told so character by character.
      if first < text.count, text[first] == 0x3C { reportForbiddenCharacters() }
    }
    readDeclaration()
  }

  /// Where the piece stands, brackets included.
  package var range: Range<Int> { pieceStart..<pieceEnd }
  /// Where the content of a text, CDATA section, comment or instruction stands.
  package var content: Range<Int> { contentStart..<contentEnd }
  /// Where the name stands, with its prefix.
  package var name: Range<Int> { nameSpan.range }
  /// Number of elements that are open; a start tag counts already, an end tag no longer.
  package var depth: Int { openElements.count }

  /// Whether the name with its prefix is a literal.
  @inline(__always)
  package func isNamed(_ literal: StaticString) -> Bool { ByteScan.equals(text, name, literal) }

  /// Whether a range of the text is a literal.
  @inline(__always)
  package func isText(_ range: Range<Int>, _ literal: StaticString) -> Bool {
    ByteScan.equals(text, range, literal)
  }

  /// Whether a namespace has a URI.
  package func isNamespace(_ number: UInt16, _ uri: StaticString) -> Bool {
    namespaces.isNamespace(number, uri)
  }

  /// The value of an attribute with its references decoded and white space made blanks.
  package func value(of attribute: XMLAttribute) -> [UInt8] {
    var value: [UInt8] = []
    XMLReferences.decode(attribute.value.range, of: text, as: .attribute, into: &value)
    return value
  }

  /// Reads on to the next piece.
  @_lifetime(self: copy self)
  package mutating func next() -> XMLEvent {
    while true {
      if dueEnds > 0 { return endDueElement() }
      isEmptyElement = false
      guard position < text.count else {
        if finish() { continue }
        return .end
      }
      if let event = readPiece() { return event }
    }
  }

  /// Reads on behind the end tag of the element whose start tag was met last.
  @_lifetime(self: copy self)
  package mutating func skipElement() {
    let outside = depth - 1
    while depth > outside, next() != .end {}
  }

  /// Records a problem, unless there are too many already.
  @_lifetime(self: copy self)
  package mutating func report(_ code: ProblemCode, at range: Range<Int>, _ message: String) {
    problems.append(
      ReadingProblem(code, at: ByteRange(range), message), most: Self.maximumProblems)
  }

  /// The bytes of a range as a string to show in a message, cut when it is long.
  func shown(_ range: Range<Int>) -> String {
    let limit = 60
    var bytes: [UInt8] = []
    for index in range.clamped(to: 0..<text.count).prefix(limit) { bytes.append(text[index]) }
    let shown = String(decoding: bytes, as: UTF8.self)
    return range.count > limit ? shown + "…" : shown
  }

  /// Reads what stands at `position`; nil when it is passed over.
  @_lifetime(self: copy self)
  private mutating func readPiece() -> XMLEvent? {
    guard ByteScan.byte(text, at: position) == 0x3C else { return readText() }
    pieceStart = position
    guard position &+ 1 < text.count else { return readBrokenTag() }
    switch ByteScan.byte(text, at: position &+ 1) {
    case 0x2F: return readEndTag()
    case 0x21: return readMarkedSection()
    case 0x3F: return readInstruction()
    default: return readStartTag()
    }
  }

  /// Ends what is still open at the end of the text; false when nothing is.
  @_lifetime(self: copy self)
  private mutating func finish() -> Bool {
    pieceStart = text.count
    pieceEnd = text.count
    guard let innermost = openElements.last else {
      if !hasRoot {
        hasRoot = true
        if problems.isEmpty { report(.emptyFile, at: 0..<0, "the file has no root element") }
      }
      return false
    }
    if !hasReportedEnd {
      report(
        .notWellFormed, at: innermost.name.range,
        "the file ends before `</\(shown(innermost.name.range))>`: it is cut off or the tag is missing"
      )
    }
    hasReportedEnd = true
    dueEnds = openElements.count
    return true
  }
}
