/// The signs of all texts of one locale, taken in one walk before any of them is judged.
///
/// Some rules ask how the locale's other texts are written: the few that show a sign are known then.
struct SignSurvey {
  /// The signs of each text, file by file in the order of their messages.
  private var signs: [[TextSigns]]
  /// The texts with two capitals in a row.
  private(set) var withCapitals: [MessageReference] = []

  /// The classes of bytes, kept at hand.
  private let classes = TextSigns.byByte

  /// Longest text whose wording is judged, in bytes: nobody speaks more, and rules keep a record for
  /// every word.
  private static let longestText = 1 << 21

  /// A survey of no texts yet.
  init(_ catalog: Catalog) { signs = Array(repeating: [], count: catalog.files.count) }

  /// Takes the signs of a locale's texts; those of other locales in the same files stay.
  mutating func take(_ catalog: Catalog, column: Int) {
    withCapitals.removeAll(keepingCapacity: true)
    for row in catalog.rows.indices {
      var link = catalog.cells[row * catalog.locales.count + column]
      while link >= 0 {
        let entry = catalog.links[Int(link)].reference
        link = catalog.links[Int(link)].next
        take(entry, of: catalog.files[Int(entry.file)])
      }
    }
  }

  /// Takes the signs of an entry's texts.
  private mutating func take(_ entry: EntryReference, of file: borrowing CatalogFile) {
    let number = Int(entry.file)
    if signs[number].isEmpty {
      signs[number] = Array(repeating: [], count: file.messages.count)
    }
    for message in file.messageRange(ofEntry: Int(entry.entry)) {
      let text = file.messages[message].text
      guard text.count > 0, text.count <= Self.longestText else { continue }
      let found = TextSigns.of(file.bytes(text), classes: classes.span)
      signs[number][message] = found
      if found.contains(.capitalPair) {
        withCapitals.append(MessageReference(entry: entry, message: message))
      }
    }
  }

  /// The signs of a text; none for one that is empty or too long to be judged.
  func signs(ofMessage message: Int, inFile file: Int) -> TextSigns { signs[file][message] }
}
