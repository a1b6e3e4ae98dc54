/// Compares texts of a catalog by their folded plain forms; for one task at a time.
struct TextComparison {
  private let catalog: Catalog
  /// Room for the plain form of a text.
  private var plain = PlainText()
  /// Room for the folded form of the first text.
  private var left = FoldedText()
  /// The folded form of the second text, which is often compared with several.
  private var right = FoldedText()
  /// The text that `right` was made of, and whether by Turkic rules.
  private var rightText: (text: MessageReference, isTurkic: Bool)?

  /// A comparison of a catalog's texts.
  init(_ catalog: Catalog) { self.catalog = catalog }

  /// Whether two texts are equal once folded by the rules of a locale; a text without words
  /// equals nothing.
  mutating func areEqual(
    _ one: MessageReference, _ other: MessageReference, locale: LocaleTag
  ) -> Bool {
    areEqual(one, other, isTurkic: Self.isTurkic(locale))
  }

  /// Whether two texts are equal once folded, `I` and `i` as two letters or as one.
  ///
  /// - Parameters:
  ///   - one: A text.
  ///   - other: Another one.
  ///   - isTurkic: Whether `I` and `i` are two letters.
  ///   - isLikely: Whether `mayFold` is known to be true of them.
  mutating func areEqual(
    _ one: MessageReference, _ other: MessageReference, isTurkic: Bool, isLikely: Bool = false
  ) -> Bool {
    if !isLikely {
      let mayBeEqual = catalog.files[Int(one.entry.file)].mayFold(
        one.message, to: other.message, of: catalog.files[Int(other.entry.file)])
      guard mayBeEqual else { return false }
    }
    if isSame(one, other) { return true }
    Self.fold(one, of: catalog, isTurkic: isTurkic, through: &plain, into: &left)
    if rightText?.text != other || rightText?.isTurkic != isTurkic {
      Self.fold(other, of: catalog, isTurkic: isTurkic, through: &plain, into: &right)
      rightText = (other, isTurkic)
    }
    // The format of a `.stringsdict` entry, `%#@count@`, is no text of its own.
    return left.bytes.hasSameBytes(as: right.bytes) && JudgedTexts.hasWord(left.bytes)
  }

  /// The folded forms of all texts that a row has in a locale.
  mutating func foldedTexts(row: Int, locale: Int) -> [[UInt8]] {
    guard let entry = catalog.entry(row: row, locale: locale) else { return [] }
    let isTurkic = Self.isTurkic(catalog.locales[locale])
    return catalog.files[Int(entry.file)].messageRange(ofEntry: Int(entry.entry)).map { message in
      let text = MessageReference(entry: entry, message: message)
      Self.fold(text, of: catalog, isTurkic: isTurkic, through: &plain, into: &left)
      let bytes = left.bytes
      return bytes.indices.map { bytes[$0] }
    }
  }

  /// Whether `I` and `i` are two letters, as in Turkish and Azerbaijani.
  static func isTurkic(_ locale: LocaleTag) -> Bool {
    locale.language == "tr" || locale.language == "az"
  }

  /// Whether two texts are the same byte for byte, with no tags that were taken out of them.
  private func isSame(_ one: MessageReference, _ other: MessageReference) -> Bool {
    let (file, otherFile) = (Int(one.entry.file), Int(other.entry.file))
    let record = catalog.files[file].messages[one.message]
    let otherRecord = catalog.files[otherFile].messages[other.message]
    if record.flags != otherRecord.flags || record.flags.contains(.hasMarkup) { return false }
    return catalog.files[file].holdsSame(
      record.text, as: otherRecord.text, of: catalog.files[otherFile])
  }

  /// Folds a text.
  private static func fold(
    _ reference: MessageReference, of catalog: Catalog, isTurkic: Bool,
    through plain: inout PlainText, into folded: inout FoldedText
  ) {
    let file = catalog.files[Int(reference.entry.file)]
    plain.read(
      reference.message, of: catalog[reference.entry], in: file,
      as: PlaceholderReading(platform: file.format.platform))
    let decoded = file.bytes(file.messages[reference.message].text)
    folded.read(plain.bytes(of: decoded), turkic: isTurkic)
  }
}

extension CatalogFile {
  /// Whether two messages of two files may be equal once folded; a text that is not there equals nothing.
  func mayFold(_ message: Int, to other: Int, of file: borrowing CatalogFile) -> Bool {
    let (text, otherText) = (messages[message].text, file.messages[other].text)
    if text.count == 0 || otherText.count == 0 { return false }
    return TextLikeness.mayBeEqual(bytes(text), file.bytes(otherText))
  }
}
