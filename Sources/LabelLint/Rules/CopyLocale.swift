/// A locale whose texts are to differ from the source.
struct CopyLocale: Sendable {
  /// The script that its texts are written in.
  let script: Script

  /// Languages that are written in several scripts: the table decides which (CLDR, likely subtags and
  /// languages of several scripts).
  private static let severalScripts: Set<String> = [
    "az", "bal", "ban", "bm", "bs", "bug", "crh", "doi", "ff", "gag", "ha", "iu", "jv", "kaa",
    "kab", "kk", "kok", "ks", "ku", "ky", "lad", "mn", "mni", "ms", "pa", "rif", "rom", "sa",
    "sat", "sd", "shi", "sr", "su", "tg", "tk", "tly", "tt", "tzm", "ug", "uz", "vai", "zgh",
  ]
  /// Languages whose likely script in CLDR is no longer the one they are written in: Karakalpak has had
  /// Latin letters by law since 1994.
  private static let newerScripts: [String: Script] = ["kaa": .latin]
  /// Fewest texts that show the script of a table.
  private static let fewestTexts = 20
  /// Share of them, in percent, that the script must have.
  private static let sharePercent = 80

  /// What is expected of a locale of a catalog; nil for the source, variants of an English source and
  /// other locales of the source's language and script.
  init?(_ catalog: Catalog, column: Int) {
    let tag = catalog.locales[column]
    let source = catalog.sourceLocale
    if column == Catalog.sourceIndex || tag.isVariant(ofEnglishSource: source) { return nil }
    guard let code = tag.scriptOrLikely, let likely = Script(code: code) else { return nil }
    let sourceScript = source.scriptOrLikely.flatMap { Script(code: $0) } ?? .latin
    // Simplified and traditional Chinese share their letters.
    if tag.language == source.language,
      likely.includes(sourceScript) || likely.includes(.han) && sourceScript.includes(.han)
    {
      return nil
    }
    guard tag.script == nil, Self.severalScripts.contains(tag.language) else {
      script = likely
      return
    }
    script =
      Self.majority(catalog, column: column) ?? Self.newerScripts[tag.language] ?? likely
  }

  /// The script of nearly all texts of a locale that are no copies; nil where there are few texts or
  /// several scripts.
  private static func majority(_ catalog: Catalog, column: Int) -> Script? {
    var counts: [Script: Int] = [:]
    var texts = 0
    for row in catalog.rows.indices {
      guard let entry = catalog.entry(row: row, locale: column),
        let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
      else { continue }
      let text = MessageReference(entry: entry, message: Int(catalog[entry].firstMessage))
      let original = MessageReference(entry: source, message: Int(catalog[source].firstMessage))
      guard holds(text, catalog), holds(original, catalog) else { continue }
      let isSame = catalog.files[Int(entry.file)].holdsSame(
        catalog.text(of: text), as: catalog.text(of: original),
        of: catalog.files[Int(source.file)])
      if isSame { continue }
      let file = catalog.files[Int(entry.file)]
      guard let script = firstScript(of: file.bytes(catalog.text(of: text))) else { continue }
      texts += 1
      counts[script, default: 0] += 1
    }
    guard texts >= fewestTexts else { return nil }
    return counts.first { $0.value * 100 >= texts * sharePercent }?.key
  }

  /// Whether an entry has a text at all.
  private static func holds(_ text: MessageReference, _ catalog: Catalog) -> Bool {
    catalog.files[Int(text.entry.file)].messageRange(ofEntry: Int(text.entry.entry))
      .contains(text.message)
  }

  /// Script that most letters of a text have, looked at up to a limit; nil without letters.
  private static func firstScript(of text: Span<UInt8>) -> Script? {
    var counts: [(script: Script, letters: Int)] = []
    var index = 0
    while index < min(text.count, 256) {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      guard CharacterProperties.isLetter(scalar) else { continue }
      let script = CharacterProperties.script(scalar)
      if let known = counts.firstIndex(where: { $0.script == script }) {
        counts[known].letters += 1
      } else {
        counts.append((script, 1))
      }
    }
    return counts.max { $0.letters < $1.letters }?.script
  }
}
