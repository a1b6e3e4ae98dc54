/// A text before it was made plain, for a first look by the rules of wording.
public struct DecodedText: ~Escapable {
  /// The text as the app would get it: escapes resolved, markup of its characters and placeholders in it.
  public let bytes: Span<UInt8>
  /// The key as the text's own file spells it.
  public let key: Span<UInt8>
  /// What its bytes show.
  public let signs: TextSigns
  /// Whether the text is surely spoken.
  public let isCertain: Bool
  /// Whether the text is in the source language.
  public let isSource: Bool

  /// A text with its signs.
  @_lifetime(copy bytes, copy key)
  init(
    _ bytes: Span<UInt8>, key: Span<UInt8>, signs: TextSigns, isCertain: Bool, isSource: Bool
  ) {
    self.bytes = bytes
    self.key = key
    self.signs = signs
    self.isCertain = isCertain
    self.isSource = isSource
  }

  /// Whether the plain form is the text itself without the blanks at its ends.
  var isPlain: Bool { signs.isDisjoint(with: .unplain) }

  /// The text without the blanks at its ends.
  var trimmed: Span<UInt8> {
    @_lifetime(copy self)
    get {
      var (start, end) = (0, bytes.count)
      while start < end, bytes[start] == 0x20 { start += 1 }
      while end > start, bytes[end - 1] == 0x20 { end -= 1 }
      return bytes.extracting(start..<end)
    }
  }
}
