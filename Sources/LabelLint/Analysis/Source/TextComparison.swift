/// Compares texts of a catalog by their folded plain forms; for one task at a time.
struct TextComparison {
  private let catalog: Catalog
  /// Room for the plain form of a text.
  private var plain = PlainText()
  /// Room for the folded form of the first text.
  private var left = FoldedText()
  /// Room for the folded form of the second text.
  private var right = FoldedText()
  /// What is known of second texts by file and number: most are the source of many texts.
  private var forms: [UInt64: Forms] = [:]

  /// Most texts that something is kept of.
  private static let mostForms = 4096

  /// The forms of a text that others are compared with.
  private struct Forms {
    /// The plain form.
    var plain: [UInt8]
    /// The folded one, `I` and `i` as one letter; nil before it is first asked for.
    var folded: Folded?
  }

  /// A folded text.
  private struct Folded {
    var bytes: [UInt8]
    var hasWord: Bool
  }

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
  /// - Returns: Whether they are; a text without words equals nothing.
  mutating func areEqual(
    _ one: MessageReference, _ other: MessageReference, isTurkic: Bool
  ) -> Bool {
    let mayBeEqual = catalog.file(of: one.entry).mayFold(
      one.message, to: other.message, of: catalog.file(of: other.entry))
    guard mayBeEqual else { return false }
    if isSame(one, other) { return !isPlaceholderAlone(one) }
    let place = UInt64(UInt32(bitPattern: other.entry.file)) << 32 | UInt64(other.message)
    let known = forms(of: other, at: place)
    let file = catalog.file(of: one.entry)
    let decoded = file.bytes(file.messages[one.message].text)
    plain.read(one, in: catalog)
    // What is taken out of the texts keeps many in doubt: few are so once it is gone.
    let otherBytes = known.plain
    let otherPlain = otherBytes.span
    guard FoldedEquality.mayBeEqual(plain.bytes(of: decoded), otherPlain) else { return false }
    if isTurkic {
      Self.fold(decoded, plain, isTurkic: true, into: &left)
      right.read(otherPlain, turkic: true)
      return left.bytes.hasSameBytes(as: right.bytes) && JudgedTexts.hasWord(left.bytes)
    }
    let folded: Folded
    if let made = known.folded {
      folded = made
    } else {
      folded = Self.folded(known.plain, through: &right)
      forms[place] = Forms(plain: known.plain, folded: folded)
    }
    if !folded.hasWord { return false }
    // Equal texts are folded to one.
    if plain.bytes(of: decoded).hasSameBytes(as: otherPlain) { return true }
    Self.fold(decoded, plain, isTurkic: false, into: &left)
    let otherFolded = folded.bytes
    return left.bytes.hasSameBytes(as: otherFolded.span)
  }

  /// Whether a text has placeholders and no word: the format of a `.stringsdict` entry, `%#@count@`.
  private mutating func isPlaceholderAlone(_ text: MessageReference) -> Bool {
    let file = catalog.file(of: text.entry)
    let decoded = file.bytes(file.messages[text.message].text)
    guard PlaceholderScanner.mayHold(decoded) else { return false }
    plain.read(text, in: catalog)
    return !JudgedTexts.hasWord(plain.bytes(of: decoded))
  }

  /// What is known of a text that others are compared with, its plain form at least.
  private mutating func forms(of text: MessageReference, at place: UInt64) -> Forms {
    if let known = forms[place] { return known }
    if forms.count >= Self.mostForms { forms.removeAll(keepingCapacity: true) }
    let made = Forms(plain: Self.plainForm(of: text, in: catalog, through: &plain), folded: nil)
    forms[place] = made
    return made
  }

  /// The folded form of a plain one.
  private static func folded(_ plain: [UInt8], through room: inout FoldedText) -> Folded {
    room.read(plain.span)
    let bytes = room.bytes
    return Folded(bytes: bytes.indices.map { bytes[$0] }, hasWord: JudgedTexts.hasWord(bytes))
  }

  /// Copies the plain form of a text.
  private static func plainForm(
    of text: MessageReference, in catalog: Catalog, through plain: inout PlainText
  ) -> [UInt8] {
    let file = catalog.file(of: text.entry)
    plain.read(text, in: catalog)
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
    return catalog.messages(of: entry).map { message in
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
    let file = catalog.file(of: reference.entry)
    plain.read(reference, in: catalog)
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
}

extension CatalogFile {
  /// Whether two messages of two files may be equal once folded; a text that is not there equals nothing.
  fileprivate func mayFold(_ message: Int, to other: Int, of file: borrowing CatalogFile) -> Bool {
    let (text, otherText) = (messages[message].text, file.messages[other].text)
    if text.count == 0 || otherText.count == 0 { return false }
    return FoldedEquality.mayBeEqual(bytes(text), file.bytes(otherText))
  }
}
