/// What all texts of a catalog show, taken in one walk before any of them is judged.
///
/// An object, as all that know it keep it.
final class TextSurvey: Sendable {
  /// What is known of each row in each locale, one locale behind the other.
  let texts: [SurveyedText]
  /// Number of rows: how far apart the same row of two locales stands in `texts`.
  let rowCount: Int
  /// What the texts of each file show; nothing for a file of which no row has a cell.
  private let features: [[TextFeatures]]

  /// Locales that one worker looks at before the next ones are given out.
  private static let localesInARow = 4

  /// Looks at a catalog's texts.
  init(_ catalog: Catalog, _ sharing: Parallelism = .none) {
    rowCount = catalog.rows.count
    // The texts of all locales lie in one file: each part would make room for all of it.
    let isOneFile = catalog.files.contains { $0.format.namesLocales }
    let ranges = (isOneFile ? .none : sharing).ranges(
      of: catalog.locales.count, size: Self.localesInARow)
    let parts = sharing.map(ranges.count) { Part(catalog, ranges[$0]) }
    texts = parts.count == 1 ? parts[0].texts : parts.flatMap(\.texts)
    features = catalog.files.indices.map { file in
      parts.first { !$0.features[file].isEmpty }?.features[file] ?? []
    }
  }

  /// What the texts of some locales show.
  private struct Part {
    var texts: [SurveyedText]
    var features: [[TextFeatures]]

    init(_ catalog: Catalog, _ locales: Range<Int>) {
      texts = []
      texts.reserveCapacity(catalog.rows.count * locales.count)
      features = [[TextFeatures]](repeating: [], count: catalog.files.count)
      for locale in locales {
        for row in catalog.rows.indices {
          texts.append(look(row: row, locale: locale, of: catalog))
        }
      }
    }

    /// Looks at all texts of a row in a locale.
    private mutating func look(row: Int, locale: Int, of catalog: Catalog) -> SurveyedText {
      var text = SurveyedText.none
      var next = catalog.firstLink(row: row, locale: locale)
      while next >= 0 {
        let link = catalog.links[Int(next)]
        let isOnly = text.isNone && link.next < 0 && !link.isVariant
        text = .several
        next = link.next
        let number = Int(link.reference.file)
        let file = catalog.files[number]
        if features[number].isEmpty {
          features[number] = [TextFeatures](repeating: [], count: file.messages.count)
        }
        let messages = file.messageRange(ofEntry: Int(link.reference.entry))
        for message in messages where file.messages[message].text.count > 0 {
          let record = file.messages[message]
          var found = TextFeatures(of: file.bytes(record.text))
          // Tags that the reader took out count as well.
          if record.flags.contains(.hasMarkup) { found.insert(.tags) }
          features[number][message] = found
          if isOnly, messages.count == 1 {
            text = SurveyedText(
              message, record, file.bytes(record.text),
              of: file.entries[Int(link.reference.entry)], inFile: link.reference.file, found)
          }
        }
      }
      return text
    }
  }

  /// What is known of a row in a locale.
  func text(row: Int, locale: Int) -> SurveyedText { texts[locale * rowCount + row] }

  /// Whether two rows surely have different texts in a locale, once folded, or one of them has none.
  func surelyDiffer(_ one: Int, _ other: Int, locale: Int) -> Bool {
    let (text, otherText) = (text(row: one, locale: locale), text(row: other, locale: locale))
    return text.isNone || otherText.isNone
      || text.isPlain && otherText.isPlain && text.surelyDiffers(from: otherText)
  }

  /// What a text shows, tags that the reader took out included; nothing for one that is empty or of which no row has a
  /// cell.
  func features(ofMessage message: Int, inFile file: Int) -> TextFeatures {
    features[file].isEmpty ? [] : features[file][message]
  }
}
