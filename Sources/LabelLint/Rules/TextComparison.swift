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
  /// Plain forms of second texts by file and number: most are the source of many texts.
  private var plainForms: [UInt64: [UInt8]] = [:]

  /// Most plain forms that are kept.
  private static let mostForms = 4096

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
  /// - Returns: Whether they are; a text without words equals nothing.
  mutating func areEqual(
    _ one: MessageReference, _ other: MessageReference, isTurkic: Bool, isLikely: Bool = false
  ) -> Bool {
    if !isLikely {
      let mayBeEqual = catalog.files[Int(one.entry.file)].mayFold(
        one.message, to: other.message, of: catalog.files[Int(other.entry.file)])
      guard mayBeEqual else { return false }
    }
    if isSame(one, other) { return true }
    let otherPlain = plainForm(of: other)
    let file = catalog.files[Int(one.entry.file)]
    let decoded = file.bytes(file.messages[one.message].text)
    Self.read(one, of: catalog, into: &plain)
    // What is taken out of the texts keeps many in doubt: few are so once it is gone.
    guard TextLikeness.mayBeEqual(plain.bytes(of: decoded), otherPlain.span) else { return false }
    Self.fold(decoded, plain, isTurkic: isTurkic, into: &left)
    if rightText?.text != other || rightText?.isTurkic != isTurkic {
      right.read(otherPlain.span, turkic: isTurkic)
      rightText = (other, isTurkic)
    }
    // The format of a `.stringsdict` entry, `%#@count@`, is no text of its own.
    return left.bytes.hasSameBytes(as: right.bytes) && JudgedTexts.hasWord(left.bytes)
  }

  /// The plain form of a text that others are compared with.
  private mutating func plainForm(of text: MessageReference) -> [UInt8] {
    let place = UInt64(UInt32(bitPattern: text.entry.file)) << 32 | UInt64(text.message)
    if let known = plainForms[place] { return known }
    if plainForms.count >= Self.mostForms { plainForms.removeAll(keepingCapacity: true) }
    let made = Self.plainForm(of: text, in: catalog, through: &plain)
    plainForms[place] = made
    return made
  }

  /// Copies the plain form of a text.
  private static func plainForm(
    of text: MessageReference, in catalog: Catalog, through plain: inout PlainText
  ) -> [UInt8] {
    let file = catalog.files[Int(text.entry.file)]
    read(text, of: catalog, into: &plain)
    let bytes = plain.bytes(of: file.bytes(file.messages[text.message].text))
    var form: [UInt8] = []
    form.append(addingCapacity: bytes.count) { span in
      for index in bytes.indices { span.append(bytes[index]) }
    }
    return form
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
    read(reference, of: catalog, into: &plain)
    let decoded = file.bytes(file.messages[reference.message].text)
    fold(decoded, plain, isTurkic: isTurkic, into: &folded)
  }

  /// Folds a decoded text, the plain form of which is at hand.
  private static func fold(
    _ decoded: Span<UInt8>, _ plain: borrowing PlainText, isTurkic: Bool,
    into folded: inout FoldedText
  ) {
    folded.read(plain.bytes(of: decoded), turkic: isTurkic)
  }

  /// Makes a text plain.
  private static func read(
    _ reference: MessageReference, of catalog: Catalog, into plain: inout PlainText
  ) {
    let file = catalog.files[Int(reference.entry.file)]
    plain.read(
      reference.message, of: file.entries[Int(reference.entry.entry)], in: file,
      as: PlaceholderReading(platform: file.format.platform))
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
