/// A decoded text and the source text of the same slot.
public struct TextPair: ~Escapable {
  /// The decoded text.
  let text: Span<UInt8>
  /// The decoded source text, which may be the key; empty for a source text and where there is none.
  let source: Span<UInt8>
  /// What the text shows.
  let features: TextFeatures
  /// What the source text shows.
  let sourceFeatures: TextFeatures
  /// Where the text stands.
  let place: MessageReference
  /// Where the source text stands; nil for a source text, and where the source has none.
  let sourcePlace: MessageReference?
  /// Whether the source text is the key, as it is a phrase that no file of the source language has.
  let isOfKey: Bool
  /// The row of both.
  let row: Int
  /// Number of the text's locale.
  let locale: Int
  /// What the text is for.
  let kind: MessageKind
  /// The format of the text's file.
  let format: CatalogFormat
  /// The category of a plural form.
  let category: PluralCategory?

  /// Whether the text is in the source language.
  var isSource: Bool { locale == Catalog.sourceIndex }

  /// A text with what it is compared with.
  @_lifetime(copy text, copy source)
  init(
    text: Span<UInt8>, source: Span<UInt8>, features: TextFeatures, sourceFeatures: TextFeatures,
    place: MessageReference, sourcePlace: MessageReference?, row: Int, locale: Int,
    kind: MessageKind, format: CatalogFormat, category: PluralCategory?, isOfKey: Bool = false
  ) {
    self.text = text
    self.source = source
    self.features = features
    self.sourceFeatures = sourceFeatures
    self.place = place
    self.sourcePlace = sourcePlace
    self.isOfKey = isOfKey
    self.row = row
    self.locale = locale
    self.kind = kind
    self.format = format
    self.category = category
  }

  /// A piece of the text as a string to be quoted.
  func string(_ range: Range<Int>) -> String { Self.string(text, range) }

  /// A piece of a text as a string.
  static func string(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range.clamped(to: 0..<text.count) { bytes.append(text[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
