/// What the screen readers of a platform say of the labels of catalogs: an utterance for each label and reader.
package struct SpokenLabels: Sendable {
  /// What one reader says of one label.
  package struct Label: Sendable {
    /// Name of the app.
    package let app: String
    /// The text.
    package let subject: Subject
    /// Its language.
    package let locale: LocaleTag
    /// What is said.
    package let utterance: Utterance
  }

  /// The labels in the order of their catalogs; the readers of a label follow each other.
  package private(set) var all: [Label] = []

  /// No labels yet.
  package init() {}

  /// Adds labels of a catalog.
  ///
  /// - Parameters:
  ///   - prepared: The catalog.
  ///   - app: Name of the app.
  ///   - isWanted: Whether a text is wanted, and whether a screen reader surely speaks it or it can be pressed.
  package mutating func add(
    _ prepared: PreparedCatalog, app: String, where isWanted: (Subject, _ isLabel: Bool) -> Bool
  ) {
    let (catalog, kinds) = (prepared.catalog, prepared.context.kinds)
    var plain = PlainText()
    for place in CatalogTextPlaces(catalog) {
      let kind = kinds[row: place.row]
      let subject = place.subject(in: catalog)
      guard kind.purpose != .constant, let text = place.text(in: catalog),
        isWanted(subject, kinds.isSpoken(row: place.row) || kind.purpose == .action)
      else { continue }
      let file = catalog.files[Int(place.entry.file)]
      let label = SpeakingLabels.Label(
        text, kind: kind.purpose.rawValue,
        evidence: catalog.printedEvidence(of: kind, row: place.row),
        role: prepared.context.uses?.facts(row: place.row)?.role, locale: subject.locale,
        format: file.format)
      plain.read(
        place.message, of: file.entries[Int(place.entry.entry)], in: file,
        as: PlaceholderReading(platform: file.format.platform))
      let bytes = plain.bytes(of: file.bytes(file.messages[place.message].text))
      let element = SpokenElement(Self.words(bytes), role: label.element.role)
      let locale = catalog.locales[place.locale]
      for reader in ScreenReader.of(file.format) {
        all.append(
          Label(
            app: app, subject: subject, locale: locale,
            utterance: Utterance(element, reader, in: locale)))
      }
    }
  }

  /// A plain text as it is said: the value of a placeholder is not known, so there is a pause.
  private static func words(_ plain: Span<UInt8>) -> String {
    var words = ""
    for scalar in String(decoding: Array(copying: plain), as: UTF8.self).unicodeScalars {
      words.unicodeScalars.append(scalar == "\u{FFFC}" ? "…" : scalar)
    }
    return words
  }
}
