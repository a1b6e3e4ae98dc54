/// A sign that a screen reader of the platform says by its own name.
struct HeardSign {
  /// Who says it.
  let reader: ScreenReader
  /// What is said: "2 greater than sign".
  let name: String

  /// What is said for a sign of a text; nil where the voice decides.
  ///
  /// - Parameters:
  ///   - sign: The sign, once or repeated.
  ///   - plain: The text.
  ///   - format: The format of its catalog.
  ///   - locale: Its locale.
  init?(
    _ sign: Range<Int>, in plain: Span<UInt8>, _ format: CatalogFormat, _ locale: LocaleTag
  ) {
    let (scalar, length) = plain.scalarOrReplacement(at: sign.lowerBound)
    let count = sign.count / length
    let isRepeated = stride(from: sign.lowerBound, to: sign.upperBound, by: length).allSatisfy {
      plain.scalarOrReplacement(at: $0).0 == scalar
    }
    guard isRepeated, count > 1 || sign == plain.indices,
      let reader = ScreenReader.of(format).first(where: { $0.names(scalar) }),
      let words = SpokenWords(reader, in: locale), let name = words.name(of: scalar),
      let heard = count > 1 ? words.repeated(name, count) : name
    else { return nil }
    (self.reader, self.name) = (reader, heard)
  }
}
