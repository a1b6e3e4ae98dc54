/// A text as rules of wording see it.
public struct JudgedText: ~Escapable {
  /// The plain text, UTF-8: markup gone, placeholders as U+FFFC, blanks collapsed.
  public let plain: Span<UInt8>
  /// The plain source text of the same slot; empty for a source text.
  public let source: Span<UInt8>
  /// What the text is for, with the evidence.
  public let kind: MessageKind
  /// Whether the text is in the source language.
  public let isSource: Bool
  /// The text before it was made plain: line breaks, markup and placeholders as they are.
  public let decoded: Span<UInt8>
  /// The key as the text's own file spells it.
  public let key: Span<UInt8>
  /// The class of control that Interface Builder names; empty where it is not known.
  public let controlClass: Span<UInt8>
  /// What the app's sources say of the element that the text is on; nil where they were not read, or
  /// do not use it.
  public let use: UseFacts?
  /// Byte offsets in the plain text at which markup ends a sentence.
  public let sentenceBreaks: Span<Int>
  /// What was found in the source text of a translation.
  private let sourceFaults: SourceRulings

  /// A text with the source it was translated from.
  @_lifetime(
    copy plain, copy source, copy decoded, copy key, copy controlClass, copy sentenceBreaks)
  public init(
    plain: Span<UInt8>, source: Span<UInt8>, kind: MessageKind, isSource: Bool,
    decoded: Span<UInt8>, key: Span<UInt8>, controlClass: Span<UInt8>, sentenceBreaks: Span<Int>,
    use: UseFacts? = nil
  ) {
    self.init(
      plain: plain, source: source, kind: kind, isSource: isSource, decoded: decoded, key: key,
      controlClass: controlClass, sentenceBreaks: sentenceBreaks, use: use,
      sourceFaults: SourceRulings())
  }

  /// A text with the source it was translated from, and what was found in that.
  @_lifetime(
    copy plain, copy source, copy decoded, copy key, copy controlClass, copy sentenceBreaks)
  init(
    plain: Span<UInt8>, source: Span<UInt8>, kind: MessageKind, isSource: Bool,
    decoded: Span<UInt8>, key: Span<UInt8>, controlClass: Span<UInt8>, sentenceBreaks: Span<Int>,
    use: UseFacts?, sourceFaults: SourceRulings
  ) {
    self.plain = plain
    self.source = source
    self.kind = kind
    self.isSource = isSource
    self.decoded = decoded
    self.key = key
    self.controlClass = controlClass
    self.sentenceBreaks = sentenceBreaks
    self.use = use
    self.sourceFaults = sourceFaults
  }

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
  func verbatim(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range { bytes.append(plain[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
