/// The copies of one locale whose words all stand in other texts of the locale that are no copies, such as
/// "Split Screen" in Filipino beside texts that say "split screen".
///
/// The texts of the locale are looked through once, for all copies that are warnings; not at all where
/// there is none.
struct CopiesInUse {
  /// Whether the words of each copy are in use; false for those that are no warnings.
  private(set) var isInUse: [Bool]

  /// Looks for the words of a locale's copies.
  init(
    _ copies: [TranslationCopies.Copy], locale: Int, _ catalog: Catalog, _ context: RuleContext
  ) {
    isInUse = Array(repeating: false, count: copies.count)
    let asked = copies.indices.filter { copies[$0].level > .note }
    guard !asked.isEmpty, let current = CurrentFile(catalog) else { return }
    var words = WordsInUse()
    let names = context.copies.names
    var plain = PlainText()
    var numbers: [[Int]] = []
    for index in asked {
      let source = copies[index].source
      let file = catalog.files[Int(source.entry.file)]
      plain.read(
        source.message, of: catalog[source.entry], in: file,
        as: PlaceholderReading(platform: file.format.platform))
      let bytes = plain.bytes(of: file.bytes(catalog.text(of: source)))
      numbers.append(words.ask(bytes) { names.contains($0, of: bytes) })
    }
    Self.look(for: &words, locale: locale, catalog, context, current)
    for (index, own) in zip(asked, numbers) { isInUse[index] = words.holdsAll(own) }
  }

  /// Looks through the texts of a locale that translate their source texts, until all words are found.
  private static func look(
    for words: inout WordsInUse, locale: Int, _ catalog: Catalog, _ context: RuleContext,
    _ file: CurrentFile
  ) {
    var current = file
    let (alike, survey) = (context.copies.alike, context.survey)
    let (start, kinds) = (locale * survey.rowCount, context.kinds)
    for row in 0..<survey.rowCount where words.missing > 0 {
      let text = survey.texts[start + row]
      // Texts without a source, and those that nobody translates, may be of any language.
      if text.isNone || survey.texts[row].isNone || kinds.isConstant(row: row) { continue }
      if text.isPlain {
        let (number, message) = (Int(text.file), Int(text.message))
        if alike.contains(message: message, ofFile: number) { continue }
        current.open(catalog, file: number)
        words.look(through: current.file.bytes(current.file.messages[message].text))
        continue
      }
      guard let entry = catalog.entry(row: row, locale: locale) else { continue }
      current.open(catalog, file: Int(entry.file))
      for message in current.file.messageRange(ofEntry: Int(entry.entry))
      where !alike.contains(message: message, ofFile: Int(entry.file)) {
        words.look(through: current.file.bytes(current.file.messages[message].text))
      }
    }
  }
}
