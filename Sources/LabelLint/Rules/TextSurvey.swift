/// What the bytes of all texts of a catalog show, taken in one walk before any of them is judged: the
/// signs that rules of wording ask for, the features that rules on pairs of texts ask for, and what
/// tells copies and finished translations from all others.
///
/// Some rules ask how a locale's other texts are written: the few that show a sign are known then.
/// An object, so that to hand it on costs next to nothing.
final class TextSurvey: Sendable {
  /// What is known of each row in each locale, one locale behind the other: walks through a locale read
  /// no cell, link, entry or text of the catalog where a key has no more than one plain text.
  let texts: [SurveyedText]
  /// Number of rows: how far apart the same row of two locales stands in `texts`.
  let rowCount: Int
  /// The signs of the texts of all files, one file behind the other.
  private let signs: [TextSigns]
  /// The features of each text, in the same order.
  private let features: [TextFeatures]
  /// Number of texts before those of each file.
  private let starts: [Int]
  /// The texts with two capitals in a row, by locale.
  let withCapitals: [[MessageReference]]

  /// Longest text whose wording is judged, in bytes: nobody speaks more, and rules keep a record for
  /// every word.
  private static let longestText = 1 << 21

  /// Looks at a catalog's texts; without the kinds of its rows at none as at a label.
  init(_ catalog: Catalog, _ kinds: CatalogKinds? = nil) {
    var starts: [Int] = []
    var count = 0
    for file in catalog.files.indices {
      starts.append(count)
      count += catalog.files[file].messages.count
    }
    self.starts = starts
    let (rowCount, width) = (catalog.rows.count, catalog.locales.count)
    self.rowCount = rowCount
    var texts = [SurveyedText](repeating: .none, count: rowCount * width)
    var signs = [TextSigns](repeating: [], count: count)
    var features = [TextFeatures](repeating: [], count: count)
    var withCapitals = [[MessageReference]](repeating: [], count: width)
    if var current = CurrentFile(catalog) {
      let scan = TextSignScan()
      let (cells, links) = (catalog.cells, catalog.links)
      let mayBeLabel = catalog.rows.indices.map { row in
        kinds?[row: row].tier.map { $0 != .prose } ?? false
      }
      var place = 0
      for locale in 0..<width {
        // The cells of a locale lie as far apart as there are locales.
        for cell in stride(from: locale, to: cells.count, by: width) {
          var link = cells[cell]
          if link >= 0 {
            texts[place] = .several
            let isAlone = links[Int(link)].next < 0 && !links[Int(link)].isVariant
            while link >= 0 {
              let entry = links[Int(link)].reference
              link = links[Int(link)].next
              current.open(catalog, file: Int(entry.file))
              let start = starts[Int(entry.file)]
              let own = current.file.messageRange(ofEntry: Int(entry.entry))
              for message in own {
                let record = current.file.messages[message]
                guard record.text.count > 0 else { continue }
                let found = Self.look(
                  at: record, of: current.file, scan,
                  asLabel: mayBeLabel[place &- locale &* rowCount])
                signs[start + message] = found.signs
                features[start + message] = found.features
                if found.signs.contains(.capitalPair) {
                  withCapitals[locale].append(MessageReference(entry: entry, message: message))
                }
                if isAlone, own.count == 1 {
                  texts[place] = SurveyedText(
                    message, record, of: entry, in: current.file, found.signs, found.features)
                }
              }
            }
          }
          place += 1
        }
      }
    }
    self.texts = texts
    self.signs = signs
    self.features = features
    self.withCapitals = withCapitals
  }

  /// What a text shows.
  @inline(__always)
  private static func look(
    at message: Message, of file: borrowing CatalogFile, _ scan: borrowing TextSignScan,
    asLabel: Bool
  ) -> (signs: TextSigns, features: TextFeatures) {
    let text = file.bytes(message.text)
    let isJudged = message.text.count <= longestText
    var found: (signs: TextSigns, classes: TextFeatures) = ([], [])
    if isJudged {
      found = scan.read(text)
      if asLabel { found.signs.formUnion(.ofLabel(text, found.signs)) }
    }
    // Bytes that may be ill-formed are left to the rules.
    if !isJudged || message.text.isInArena || !file.source.isDecodable {
      found.signs.insert(.composing)
    }
    var features = TextFeatures.of(text, classes: found.classes)
    // Tags that the reader took out count as well.
    if message.flags.contains(.hasMarkup) { features.insert(.tags) }
    return (found.signs, features)
  }

  /// What is known of a row in a locale.
  func text(row: Int, locale: Int) -> SurveyedText { texts[locale * rowCount + row] }

  /// Whether two rows surely have different texts in a locale, once folded, or one of them has none.
  func surelyDiffer(_ one: Int, _ other: Int, locale: Int) -> Bool {
    let (text, otherText) = (text(row: one, locale: locale), text(row: other, locale: locale))
    return text.isNone || otherText.isNone
      || text.isPlain && otherText.isPlain && text.surelyDiffers(from: otherText)
  }

  /// The signs of a text; none for one that is empty or too long to be judged.
  func signs(ofMessage message: Int, inFile file: Int) -> TextSigns {
    signs[starts[file] + message]
  }

  /// What a text shows, tags that the reader took out included: no more than its ends for one that is
  /// too long to be judged, nothing for one that is empty or of which no row has a cell.
  func features(ofMessage message: Int, inFile file: Int) -> TextFeatures {
    features[starts[file] + message]
  }
}
