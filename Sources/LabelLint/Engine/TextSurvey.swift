/// What the bytes of all texts of a catalog show, taken in one walk before any of them is judged: the
/// signs that rules of wording ask for, and the features that rules on pairs of texts ask for.
///
/// Some rules ask how a locale's other texts are written: the few that show a sign are known then.
struct TextSurvey {
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

  /// Takes the signs of a catalog's texts.
  init(_ catalog: Catalog) {
    var starts: [Int] = []
    var count = 0
    for file in catalog.files {
      starts.append(count)
      count += file.messages.count
    }
    self.starts = starts
    var signs = [TextSigns](repeating: [], count: count)
    var features = [TextFeatures](repeating: [], count: count)
    var withCapitals = [[MessageReference]](repeating: [], count: catalog.locales.count)
    if var current = CurrentFile(catalog) {
      let scan = TextSignScan()
      let (cells, links, width) = (catalog.cells, catalog.links, catalog.locales.count)
      for locale in catalog.locales.indices {
        // The cells of a locale lie as far apart as there are locales.
        for cell in stride(from: locale, to: cells.count, by: width) {
          var link = cells[cell]
          while link >= 0 {
            let entry = links[Int(link)].reference
            link = links[Int(link)].next
            current.open(catalog, file: Int(entry.file))
            let start = starts[Int(entry.file)]
            for message in current.file.messageRange(ofEntry: Int(entry.entry)) {
              let record = current.file.messages[message]
              guard record.text.count > 0 else { continue }
              let found = Self.look(at: record, of: current.file, scan)
              signs[start + message] = found.signs
              features[start + message] = found.features
              if found.signs.contains(.capitalPair) {
                withCapitals[locale].append(MessageReference(entry: entry, message: message))
              }
            }
          }
        }
      }
    }
    self.signs = signs
    self.features = features
    self.withCapitals = withCapitals
  }

  /// What a text shows.
  private static func look(
    at message: Message, of file: borrowing CatalogFile, _ scan: borrowing TextSignScan
  ) -> (signs: TextSigns, features: TextFeatures) {
    let text = file.bytes(message.text)
    let isJudged = message.text.count <= longestText
    var found: (signs: TextSigns, classes: TextFeatures) = ([], [])
    if isJudged { found = scan.read(text) }
    // Bytes that may be ill-formed are left to the rules.
    if !isJudged || message.text.isInArena || !file.source.isDecodable {
      found.signs.insert(.composing)
    }
    var features = TextFeatures.of(text, classes: found.classes)
    // Tags that the reader took out count as well.
    if message.flags.contains(.hasMarkup) { features.insert(.tags) }
    return (found.signs, features)
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
