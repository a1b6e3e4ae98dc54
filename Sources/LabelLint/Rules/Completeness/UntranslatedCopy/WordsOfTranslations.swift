/// Tells the copies of a locale whose words all stand in other texts of the locale that are translated, such
/// as "Split Screen" in Filipino beside texts that say "split screen".
///
/// The texts of a locale are looked through once, for all copies that are warnings; not at all where there
/// is none.
struct WordsOfTranslations {
  private let catalog: Catalog
  private let context: RuleContext
  private var current: FileCursor
  private var plain = PlainText()
  /// Hashes of the words of all source texts; nil before the first question.
  private var madeVocabulary: Set<UInt64>?

  /// Looks through a catalog; nil for one without files.
  init?(_ catalog: Catalog, _ context: RuleContext) {
    guard let current = FileCursor(catalog) else { return nil }
    self.catalog = catalog
    self.context = context
    self.current = current
  }

  /// Whether the words of each of a locale's copies are in use; false for those that are no warnings.
  mutating func areInUse(_ copies: [SourceCopies.Copy], locale: Int) -> [Bool] {
    var areInUse = Array(repeating: false, count: copies.count)
    let asked = copies.indices.filter { copies[$0].level > .note }
    if asked.isEmpty { return areInUse }
    var words = WordsInUse()
    let names = context.copies.names
    var numbers: [[Int]] = []
    for index in asked {
      let copied = copies[index].original
      current.open(catalog, file: Int(copied.entry.file))
      read(copied.message, ofEntry: Int(copied.entry.entry))
      let bytes = plain.bytes(of: current.file.bytes(current.file.messages[copied.message].text))
      numbers.append(words.ask(bytes) { names.contains($0, of: bytes) })
    }
    look(for: &words, locale: locale)
    for (index, own) in zip(asked, numbers) { areInUse[index] = words.holdsAll(own) }
    return areInUse
  }

  /// Makes the plain form of a text of the current file.
  private mutating func read(_ message: Int, ofEntry entry: Int) {
    plain.read(
      message, of: current.file.entries[entry], in: current.file,
      as: PlaceholderReading(platform: current.file.format.platform))
  }

  /// Looks through the texts of a locale that translate their source texts, until all words are found.
  private mutating func look(for words: inout WordsInUse, locale: Int) {
    let (alike, survey, kinds) = (context.copies.alike, context.survey, context.kinds)
    guard let script = context.copies.scripts[locale] else { return }
    let source = context.vocabulary.locales.profile(of: catalog.sourceLocale).script ?? .latin
    let other = script.includes(source) ? nil : script
    let start = locale * survey.rowCount
    for row in 0..<survey.rowCount where words.missing > 0 {
      let text = survey.texts[start + row]
      // Texts without a source, and those that nobody translates, may be of any language.
      if text.isNone || survey.texts[row].isNone || kinds.isConstant(row: row) { continue }
      // Nearly all texts hold none of the words: the entry is looked up for the others.
      if text.isPlain {
        current.open(catalog, file: Int(text.file))
        let record = current.file.messages[Int(text.message)]
        if !words.holdsMissing(current.file.bytes(record.text)) { continue }
      }
      guard let entry = catalog.entry(row: row, locale: locale) else { continue }
      let (file, number) = (Int(entry.file), Int(entry.entry))
      current.open(catalog, file: file)
      for message in current.file.messageRange(ofEntry: number)
      where !alike.contains(message: message, ofFile: file) {
        let text = current.file.messages[message].text
        if !words.holdsMissing(current.file.bytes(text)) { continue }
        read(message, ofEntry: number)
        let vocabulary = other == nil ? vocabulary() : []
        current.open(catalog, file: file)
        let bytes = plain.bytes(of: current.file.bytes(text))
        if Self.isOwn(bytes, script: other, vocabulary) { words.look(through: bytes) }
      }
    }
  }

  /// Whether a text is one of the locale's language and no former source text: it has a letter of the
  /// locale's own script or, where that is the source's, a word that no source text has.
  ///
  /// - Parameters:
  ///   - text: The plain text.
  ///   - script: The locale's script; nil where it is that of the source.
  ///   - vocabulary: Hashes of the words of all source texts, where the script is theirs.
  /// - Returns: Whether it is.
  private static func isOwn(
    _ text: Span<UInt8>, script: Script?, _ vocabulary: Set<UInt64>
  ) -> Bool {
    guard let script else {
      return WordsInUse.holds(text) { word in
        !vocabulary.contains(FoldedEquality.hash(of: text.extracting(word)))
      }
    }
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      if CharacterProperties.isLetter(scalar), script.includes(CharacterProperties.script(scalar)) {
        return true
      }
    }
    return false
  }

  /// Hashes of the words of all source texts, made when first asked for.
  private mutating func vocabulary() -> Set<UInt64> {
    if let madeVocabulary { return madeVocabulary }
    var hashes: Set<UInt64> = []
    let survey = context.survey
    for row in 0..<survey.rowCount where survey.texts[row].isPlain {
      current.open(catalog, file: Int(survey.texts[row].file))
      let text = current.file.bytes(
        current.file.messages[Int(survey.texts[row].message)].text)
      _ = WordsInUse.holds(text) { word in
        hashes.insert(FoldedEquality.hash(of: text.extracting(word)))
        return false
      }
    }
    madeVocabulary = hashes
    return hashes
  }
}
