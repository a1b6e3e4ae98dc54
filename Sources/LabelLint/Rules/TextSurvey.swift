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
  /// What the texts of all files show, one file behind the other.
  private let shown: [Shown]
  /// Number of texts before those of each file.
  private let starts: [Int]
  /// The texts with two capitals in a row, by locale.
  let withCapitals: [[MessageReference]]

  /// What a text shows.
  private struct Shown {
    var features: TextFeatures = []
    var signs: TextSigns = []
  }

  /// Longest text whose wording is judged, in bytes: nobody speaks more, and rules keep a record for
  /// every word.
  private static var longestText: Int { 1 << 21 }

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
    var allTexts = [SurveyedText](repeating: .none, count: rowCount * width)
    var allShown = [Shown](repeating: Shown(), count: count)
    var texts = allTexts.mutableSpan
    var shown = allShown.mutableSpan
    var withCapitals = [[MessageReference]](repeating: [], count: width)
    let scan = TextSignScan()
    let (cells, links) = (catalog.cells, catalog.links)
    let mayBeLabel = catalog.rows.indices.map { row in
      kinds?[row: row].tier.map { $0 != .prose } ?? false
    }
    for locale in 0..<width {
      var row = 0
      while row < rowCount {
        // The cells of a locale lie as far apart as there are locales.
        let first = cells[row &* width &+ locale]
        if first < 0 {
          row &+= 1
          continue
        }
        // The texts of a locale lie in few files, one behind the other: what is asked of a file for each
        // text is held until another one follows.
        let number = links[Int(first)].reference.file
        let file = catalog.files[Int(number)]
        let (entries, messages) = (file.entries, file.messages)
        let whole = file.text.span
        let isDecodable = file.source.isDecodable
        let start = starts[Int(number)]
        while row < rowCount {
          let cell = cells[row &* width &+ locale]
          if cell < 0 {
            row &+= 1
            continue
          }
          let link = links[Int(cell)]
          if link.reference.file != number { break }
          let place = locale &* rowCount &+ row
          let asLabel = mayBeLabel[row]
          row &+= 1
          texts[place] = .several
          let entry = Int(link.reference.entry)
          let message = Int(entries[entry].firstMessage)
          let end =
            entry &+ 1 < entries.count ? Int(entries[entry &+ 1].firstMessage) : messages.count
          guard link.next < 0, end == message &+ 1 else {
            var next = cell
            while next >= 0 {
              let other = links[Int(next)]
              next = other.next
              Self.look(
                at: other.reference, of: catalog.files[Int(other.reference.file)],
                from: starts[Int(other.reference.file)], scan, asLabel: asLabel, into: &shown,
                &withCapitals[locale])
            }
            continue
          }
          let record = messages[message]
          guard record.text.count > 0 else { continue }
          let text =
            record.text.isInArena
            ? file.bytes(record.text) : whole.extracting(record.text.range)
          let found = Self.look(
            at: text, record.flags, scan, isSound: isDecodable && !record.text.isInArena,
            asLabel: asLabel)
          shown[start &+ message] = found
          if found.signs.contains(.capitalPair) {
            withCapitals[locale].append(
              MessageReference(entry: link.reference, message: message))
          }
          if !link.isVariant {
            texts[place] = SurveyedText(
              message, record, text, of: entries[entry], inFile: number, found.signs,
              found.features)
          }
        }
      }
    }
    self.texts = allTexts
    self.shown = allShown
    self.withCapitals = withCapitals
  }

  /// Looks at all texts of an entry.
  ///
  /// - Parameters:
  ///   - reference: The entry.
  ///   - file: Its file.
  ///   - start: Number of texts before those of the file.
  ///   - scan: What looks at texts.
  ///   - asLabel: Whether it may be a label.
  ///   - shown: What all texts show.
  ///   - withCapitals: The texts of the locale with two capitals in a row.
  private static func look(
    at reference: EntryReference, of file: borrowing CatalogFile, from start: Int,
    _ scan: borrowing TextSignScan, asLabel: Bool, into shown: inout MutableSpan<Shown>,
    _ withCapitals: inout [MessageReference]
  ) {
    let isDecodable = file.source.isDecodable
    for message in file.messageRange(ofEntry: Int(reference.entry)) {
      let record = file.messages[message]
      guard record.text.count > 0 else { continue }
      let found = look(
        at: file.bytes(record.text), record.flags, scan,
        isSound: isDecodable && !record.text.isInArena, asLabel: asLabel)
      shown[start + message] = found
      if found.signs.contains(.capitalPair) {
        withCapitals.append(MessageReference(entry: reference, message: message))
      }
    }
  }

  /// What a text shows that has a byte at least.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - flags: What is true of it.
  ///   - scan: What looks at texts.
  ///   - isSound: Whether its bytes are known to be well-formed.
  ///   - asLabel: Whether it may be a label.
  /// - Returns: What it shows.
  @inline(never)
  private static func look(
    at text: Span<UInt8>, _ flags: Message.Flags, _ scan: borrowing TextSignScan, isSound: Bool,
    asLabel: Bool
  ) -> Shown {
    let isJudged = text.count <= longestText
    var found: (signs: TextSigns, classes: TextFeatures) = ([], [])
    if isJudged {
      found = scan.read(text)
      if asLabel { found.signs.formUnion(.ofLabel(text, found.signs)) }
    }
    // Bytes that may be ill-formed are left to the rules.
    if !isJudged || !isSound { found.signs.insert(.composing) }
    var features = TextFeatures.of(text, classes: found.classes)
    // Tags that the reader took out count as well.
    if flags.contains(.hasMarkup) { features.insert(.tags) }
    return Shown(features: features, signs: found.signs)
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
    shown[starts[file] + message].signs
  }

  /// What a text shows, tags that the reader took out included: no more than its ends for one that is
  /// too long to be judged, nothing for one that is empty or of which no row has a cell.
  func features(ofMessage message: Int, inFile file: Int) -> TextFeatures {
    shown[starts[file] + message].features
  }
}
