/// A text as rules see it, with the text that it translates.
///
/// Offsets of bytes are those of one of its forms: plain for rules of wording, decoded for all others.
public struct Text: ~Escapable {
  /// What a text is, apart from its letters.
  struct Origin: Sendable {
    /// Where the text stands.
    var place: MessageReference
    /// Where the source text stands; nil for a source text, and where the source has none.
    var sourcePlace: MessageReference?
    /// The row of both.
    var row: Int
    /// Number of the text's locale.
    var locale: Int
    /// What the text is for, with the evidence.
    var kind: MessageKind
    /// The format of the text's file.
    var format: CatalogFormat
    /// The category of a plural form.
    var category: PluralCategory?
    /// What the app's sources say of the element that the text is on; nil where they were not read, or
    /// do not use it.
    var use: UseFacts?
    /// What the decoded text shows.
    var features = TextFeatures()
    /// What the decoded source text shows.
    var sourceFeatures = TextFeatures()

    /// Whether the text is in the source language.
    var isSource: Bool { locale == Catalog.sourceIndex }
  }

  /// The plain text, UTF-8: markup gone, placeholders as U+FFFC, blanks collapsed.
  ///
  /// Rules of wording alone have it.
  public let plain: Span<UInt8>
  /// The plain source text of the same slot; empty for a source text.
  public let source: Span<UInt8>
  /// Byte offsets in the plain text at which markup ends a sentence.
  package let sentenceBreaks: Span<Int>
  /// The text before it was made plain: line breaks, markup and placeholders as they are.
  public let decoded: Span<UInt8>
  /// The decoded source text; empty for a source text and where there is none.
  let decodedSource: Span<UInt8>
  /// The key as the text's own file spells it.
  public let key: Span<UInt8>
  /// The class of control that Interface Builder names; empty where it is not known.
  package let controlClass: Span<UInt8>
  /// What rules found in the source text of a translation.
  let sourceFaults: SourceRulings
  /// What the text is, apart from its letters.
  let origin: Origin

  /// A text with what it is compared with.
  @_lifetime(
    copy plain, copy source, copy sentenceBreaks, copy decoded, copy decodedSource, copy key,
    copy controlClass)
  init(
    plain: Span<UInt8>, source: Span<UInt8>, sentenceBreaks: Span<Int>, decoded: Span<UInt8>,
    decodedSource: Span<UInt8>, key: Span<UInt8>, controlClass: Span<UInt8>,
    sourceFaults: SourceRulings, _ origin: Origin
  ) {
    self.plain = plain
    self.source = source
    self.sentenceBreaks = sentenceBreaks
    self.decoded = decoded
    self.decodedSource = decodedSource
    self.key = key
    self.controlClass = controlClass
    self.sourceFaults = sourceFaults
    self.origin = origin
  }

  /// Where the text stands.
  var place: MessageReference { origin.place }
  /// Where the source text stands; nil for a source text, and where the source has none.
  var sourcePlace: MessageReference? { origin.sourcePlace }
  /// The row of the text and its source.
  var row: Int { origin.row }
  /// Number of the text's locale.
  var locale: Int { origin.locale }
  /// What the text is for, with the evidence.
  package var kind: MessageKind { origin.kind }
  /// What the text is for.
  public var purpose: MessagePurpose { kind.purpose }
  /// The format of the text's file.
  var format: CatalogFormat { origin.format }
  /// The category of a plural form.
  var category: PluralCategory? { origin.category }
  /// What the app's sources say of the element that the text is on; nil where they were not read, or do not
  /// use it.
  package var use: UseFacts? { origin.use }
  /// What the decoded text shows.
  var features: TextFeatures { origin.features }
  /// What the decoded source text shows.
  var sourceFeatures: TextFeatures { origin.sourceFeatures }
  /// Whether the text is in the source language.
  public var isSource: Bool { origin.isSource }

  /// Whether a rule found a fault of a name in the source text: what it says of the same one in a
  /// translation is added to that finding.
  func isInherited(_ pattern: String, of rule: RuleID) -> Bool {
    if isSource { return false }
    return sourceFaults.holds(pattern, of: rule)
  }

  /// The whole plain text as a string to be quoted.
  var whole: String { string(0..<plain.count) }

  /// A piece of the plain text as a string to be quoted: an ellipsis stands for a placeholder.
  public func string(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if plain[index] == 0xEF, plain.begins(with: "\u{FFFC}", at: index) {
        bytes += "…".utf8
        index += 3
      } else {
        bytes.append(plain[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A piece of the plain text as it is.
  func verbatim(_ range: Range<Int>) -> String { Self.verbatim(plain, range) }

  /// A piece of the decoded text as a string to be quoted.
  func verbatimDecoded(_ range: Range<Int>) -> String { Self.verbatim(decoded, range) }

  /// The decoded source text as a string.
  var verbatimDecodedSource: String { Self.verbatim(decodedSource, 0..<decodedSource.count) }

  /// A piece of some bytes as a string.
  package static func verbatim(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var piece: [UInt8] = []
    piece.append(bytes.extracting(range.clamped(to: 0..<bytes.count)))
    return String(decoding: piece, as: UTF8.self)
  }
}
