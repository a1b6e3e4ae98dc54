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

  /// A text with the source it was translated from.
  @_lifetime(copy plain, copy source)
  public init(plain: Span<UInt8>, source: Span<UInt8>, kind: MessageKind, isSource: Bool) {
    self.plain = plain
    self.source = source
    self.kind = kind
    self.isSource = isSource
  }

  /// A piece of the plain text as a string.
  public func string(_ range: Range<Int>) -> String {
    let piece = plain.extracting(range)
    return unsafe piece.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
