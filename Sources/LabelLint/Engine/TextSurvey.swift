/// What the bytes of all texts of a catalog show, taken in one walk before any of them is judged: the
/// signs that rules of wording ask for, and the classes of bytes that rules on pairs of texts ask for.
///
/// Some rules ask how a locale's other texts are written: the few that show a sign are known then.
struct TextSurvey {
  /// The signs of each text, file by file in the order of their messages.
  private var signs: [[TextSigns]]
  /// The classes of bytes of each text, in the same order.
  private var classes: [[TextFeatures]]
  /// The texts with two capitals in a row, by locale.
  private(set) var withCapitals: [[MessageReference]]

  /// The classes of bytes, kept at hand.
  private let bytes = TextSigns.byByte

  /// Longest text whose wording is judged, in bytes: nobody speaks more, and rules keep a record for
  /// every word.
  private static let longestText = 1 << 21

  /// Takes the signs of a catalog's texts.
  init(_ catalog: Catalog) {
    signs = Array(repeating: [], count: catalog.files.count)
    classes = Array(repeating: [], count: catalog.files.count)
    withCapitals = Array(repeating: [], count: catalog.locales.count)
    guard var current = CurrentFile(catalog) else { return }
    for locale in catalog.locales.indices {
      for row in catalog.rows.indices {
        var link = catalog.cells[row * catalog.locales.count + locale]
        while link >= 0 {
          let entry = catalog.links[Int(link)].reference
          link = catalog.links[Int(link)].next
          current.open(catalog, file: Int(entry.file))
          take(entry, of: current.file, locale: locale)
        }
      }
    }
  }

  /// Takes the signs of an entry's texts.
  private mutating func take(
    _ entry: EntryReference, of file: borrowing CatalogFile, locale: Int
  ) {
    let number = Int(entry.file)
    if signs[number].isEmpty {
      signs[number] = Array(repeating: [], count: file.messages.count)
      classes[number] = Array(repeating: [], count: file.messages.count)
    }
    for message in file.messageRange(ofEntry: Int(entry.entry)) {
      let text = file.messages[message].text
      guard text.count > 0, text.count <= Self.longestText else { continue }
      let found = TextSigns.of(file.bytes(text), classes: bytes.span)
      signs[number][message] = found.signs
      classes[number][message] = found.classes
      if found.signs.contains(.capitalPair) {
        withCapitals[locale].append(MessageReference(entry: entry, message: message))
      }
    }
  }

  /// The signs of a text; none for one that is empty or too long to be judged.
  func signs(ofMessage message: Int, inFile file: Int) -> TextSigns { signs[file][message] }

  /// The classes of bytes of a text; none for one that is empty or too long to be judged, or of which
  /// no row has a cell.
  func classes(ofMessage message: Int, inFile file: Int) -> TextFeatures {
    classes[file].isEmpty ? [] : classes[file][message]
  }
}
