/// What the bytes of all texts of a catalog show, taken in one walk before any of them is judged: the
/// signs that rules of wording ask for, the features that rules on every text ask for, and what
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
  /// What the texts of each file show; nothing for a file of which no row has a cell.
  private let shown: [[Shown]]
  /// The texts with two capitals in a row, by locale.
  let withCapitals: [[MessageReference]]

  /// What a text shows.
  private struct Shown {
    var features: TextFeatures = []
    var signs: TextSigns = []
  }

  /// Locales that one worker looks at before the next ones are given out.
  private static let localesInARow = 4

  /// Looks at a catalog's texts; without the kinds of its rows at none as at a label.
  init(_ catalog: Catalog, _ kinds: CatalogKinds? = nil, _ sharing: Parallelism = .none) {
    rowCount = catalog.rows.count
    let mayBeLabel = catalog.rows.indices.map { row in
      kinds?[row: row].tier.map { $0 != .prose } ?? false
    }
    // The texts of all locales lie in one file: each part would make room for all of it.
    let isOneFile = catalog.files.contains { $0.format == .xcstrings }
    let ranges = (isOneFile ? .none : sharing).ranges(
      of: catalog.locales.count, size: Self.localesInARow)
    let parts = sharing.map(ranges.count) { Part(catalog, ranges[$0], mayBeLabel) }
    guard parts.count != 1 else {
      (texts, shown, withCapitals) = (parts[0].texts, parts[0].shown, parts[0].withCapitals)
      return
    }
    texts = parts.flatMap(\.texts)
    withCapitals = parts.flatMap(\.withCapitals)
    shown = catalog.files.indices.map { file in
      parts.first { !$0.shown[file].isEmpty }?.shown[file] ?? []
    }
  }

  /// What the texts of some locales show.
  private struct Part {
    var texts: [SurveyedText]
    var shown: [[Shown]]
    var withCapitals: [[MessageReference]]

    init(_ catalog: Catalog, _ locales: Range<Int>, _ mayBeLabel: [Bool]) {
      let rowCount = catalog.rows.count
      texts = [SurveyedText](repeating: .none, count: rowCount * locales.count)
      shown = [[Shown]](repeating: [], count: catalog.files.count)
      withCapitals = [[MessageReference]](repeating: [], count: locales.count)
      let scan = TextSignScan()
      let (cells, links) = (catalog.cells, catalog.links)
      for locale in locales {
        let number = locale - locales.lowerBound
        let column = cells.span.extracting(locale &* rowCount..<(locale &+ 1) &* rowCount)
        var row = 0
        while row < rowCount {
          let first = column[row]
          if first < 0 {
            row &+= 1
          } else if links[Int(first)].next < 0 {
            look(
              from: &row, column, links.span, catalog,
              inFile: links[Int(first)].reference.file, number, mayBeLabel.span, scan)
          } else {
            texts[number &* rowCount &+ row] = .several
            var next = first
            while next >= 0 {
              let link = links[Int(next)]
              next = link.next
              look(at: link.reference, of: catalog, number, scan, asLabel: mayBeLabel[row])
            }
            row &+= 1
          }
        }
      }
    }

    /// Looks at rows whose only entry in a locale is in one file, as long as they follow each other.
    ///
    /// The texts of a locale lie in few files, one behind the other: what is asked of a file for each text is
    /// held until another one follows.
    private mutating func look(
      from row: inout Int, _ column: Span<Int32>, _ links: Span<Catalog.Link>, _ catalog: Catalog,
      inFile number: Int32, _ part: Int,
      _ mayBeLabel: Span<Bool>, _ scan: borrowing TextSignScan
    ) {
      let rowCount = mayBeLabel.count
      let file = catalog.file(number)
      let (entries, messages) = (file.entries, file.messages)
      let whole = file.text.span
      let isDecodable = file.source.isDecodable
      var own: [Shown] = []
      swap(&own, &shown[Int(number)])
      if own.isEmpty { own = Array(filledWith: Shown(), count: messages.count) }
      var capitals: [MessageReference] = []
      swap(&capitals, &withCapitals[part])
      do {
        var shown = own.mutableSpan
        var texts = texts.mutableSpan
        while row < rowCount {
          let cell = column[row]
          if cell < 0 {
            row &+= 1
            continue
          }
          let link = links[Int(cell)]
          if link.reference.file != number || link.next >= 0 { break }
          let place = part &* rowCount &+ row
          let asLabel = mayBeLabel[row]
          row &+= 1
          texts[place] = .several
          let entry = Int(link.reference.entry)
          let first = Int(entries[entry].firstMessage)
          let end =
            entry &+ 1 < entries.count ? Int(entries[entry &+ 1].firstMessage) : messages.count
          for message in first..<end {
            let record = messages[message]
            guard record.text.count > 0 else { continue }
            let text =
              record.text.isInArena
              ? file.bytes(record.text) : whole.extracting(record.text.range)
            let found = TextSurvey.look(
              at: text, record.flags, scan, isSound: isDecodable && !record.text.isInArena,
              asLabel: asLabel)
            shown[message] = found
            if found.signs.contains(.capitalPair) {
              capitals.append(MessageReference(entry: link.reference, message: message))
            }
            if !link.isVariant, end == first &+ 1 {
              texts[place] = SurveyedText(
                message, record, text, of: entries[entry], inFile: number, found.signs,
                found.features)
            }
          }
        }
      }
      swap(&own, &shown[Int(number)])
      swap(&capitals, &withCapitals[part])
    }

    /// Looks at all texts of an entry.
    private mutating func look(
      at reference: EntryReference, of catalog: Catalog, _ part: Int,
      _ scan: borrowing TextSignScan, asLabel: Bool
    ) {
      let number = Int(reference.file)
      let file = catalog.files[number]
      let isDecodable = file.source.isDecodable
      if shown[number].isEmpty {
        shown[number] = Array(filledWith: Shown(), count: file.messages.count)
      }
      for message in file.messageRange(ofEntry: Int(reference.entry)) {
        let record = file.messages[message]
        guard record.text.count > 0 else { continue }
        let found = TextSurvey.look(
          at: file.bytes(record.text), record.flags, scan,
          isSound: isDecodable && !record.text.isInArena, asLabel: asLabel)
        shown[number][message] = found
        if found.signs.contains(.capitalPair) {
          withCapitals[part].append(MessageReference(entry: reference, message: message))
        }
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
    let isJudged = text.count <= Message.longestText
    var found: (signs: TextSigns, classes: TextFeatures, hasBlank: Bool) = ([], [], false)
    if isJudged {
      found = scan.read(text)
      if asLabel {
        found.signs.formUnion(.ofLabel(text, found.signs, hasBlank: found.hasBlank))
      }
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
    shown[file].isEmpty ? [] : shown[file][message].signs
  }

  /// What a text shows, tags that the reader took out included: no more than its ends for one that is
  /// too long to be judged, nothing for one that is empty or of which no row has a cell.
  func features(ofMessage message: Int, inFile file: Int) -> TextFeatures {
    shown[file].isEmpty ? [] : shown[file][message].features
  }
}
