/// What is known of a key before somebody translates it.
package struct KeyContext: Sendable {
  /// A text of the key.
  package struct Wording: Sendable {
    /// Its locale, a canonical tag.
    package let locale: String
    /// Its slot, as findings write it.
    package let slot: String
    /// The text, with its tags.
    package let text: String
    /// The state that the file gives it; empty without one.
    package let state: String
  }

  /// A use of the key in the app's code.
  package struct Use: Sendable {
    /// Path of the file.
    package let path: String
    /// Its line, from 1.
    package let line: Int
    /// What the text is for there.
    package let purpose: MessagePurpose
  }

  /// Name of the table.
  package let table: String
  /// What the author says of the text; empty for nothing.
  package let comment: String
  /// What the text is for.
  package let kind: MessageKind
  /// What that was inferred from, as reports print it.
  package let evidence: String
  /// What its control is announced as; nil where that is not known.
  package let role: Role?
  /// Whether its control is of a class of the app's own, which announces nothing by itself.
  package let isCustom: Bool
  /// Whether screen readers pass over its control.
  package let isPassedOver: Bool
  /// Format of the file that has the source text.
  package let format: CatalogFormat
  /// The texts, those of the source first, then by locale.
  package let texts: [Wording]
  /// The uses, in the order of files and places.
  package let uses: [Use]
  /// The placeholders of the source text, as spelled, each once.
  package let placeholders: [String]
  /// Most characters that a text may have by its comment; nil where it does not say.
  package let limit: Int?
  /// Whether the key is a plural.
  package let isPlural: Bool
  /// Whether translators are asked for it.
  package let isTranslatable: Bool

  /// What is known of a row.
  ///
  /// - Parameters:
  ///   - row: Index of the row.
  ///   - catalog: The catalog as it is now.
  ///   - context: What is known of the texts of this catalog, or of a part of it.
  ///   - part: That part.
  ///   - contextRow: Index of the row there.
  package init(
    row: Int, in catalog: Catalog, _ context: RuleContext, of part: Catalog, contextRow: Int
  ) {
    let source = catalog.entry(row: row, locale: Catalog.sourceIndex) ?? catalog.rows[row].first
    let file = catalog.file(of: source)
    table = catalog.tableName(row: row)
    let comment = file.comment(of: catalog[source])
    self.comment = file.string(comment) ?? ""
    limit = LengthComment.limit(in: file.bytes(comment))
    kind = context.kinds[row: contextRow]
    evidence = part.printedEvidence(of: kind, row: contextRow)
    let facts = context.uses?.facts(row: contextRow)
    role = facts?.role
    isCustom = facts?.isCustom ?? false
    isPassedOver = facts?.isPassedOver ?? false
    format = file.format
    isTranslatable = catalog[source].isTranslatable
    isPlural = !PluralForms.all(of: source, in: file).isEmpty
    texts = Self.texts(ofRow: row, in: catalog)
    placeholders = Self.placeholders(of: source, in: file)
    uses =
      context.uses.map { uses in
        uses.uses(ofRow: contextRow).map { number in
          let use = uses.index.uses[Int(number)]
          return Use(
            path: uses.index.path(ofFile: use.file), line: Int(use.line), purpose: use.purpose)
        }
      } ?? []
  }

  /// A text in the place of the key's, as screen readers meet it.
  package func label(_ text: String, locale: String) -> SpeakingLabels.Label {
    SpeakingLabels.Label(
      text, kind: kind.purpose.rawValue, evidence: evidence, role: role, locale: locale,
      format: format)
  }

  /// What is known of its control beside its role.
  package var matters: [SpeechMatter] {
    (isCustom ? [.custom] : []) + (isPassedOver ? [.decorative] : [])
  }

  private static func texts(ofRow row: Int, in catalog: Catalog) -> [Wording] {
    catalog.locales.indices.flatMap { locale -> [Wording] in
      guard let entry = catalog.entry(row: row, locale: locale) else { return [] }
      let file = catalog.file(of: entry)
      return catalog.messages(of: entry).compactMap { message in
        guard let text = file.taggedText(ofMessage: message) else { return nil }
        let record = file.messages[message]
        return Wording(
          locale: catalog.locales[locale].description,
          slot: file.slots[Int(record.slot)].description, text: text,
          state: file.states[Int(record.state)])
      }
    }
  }

  private static func placeholders(of entry: EntryReference, in file: CatalogFile) -> [String] {
    var found: [String] = []
    var scanner = PlaceholderScanner()
    for message in file.messageRange(ofEntry: Int(entry.entry)) {
      let bytes = Array((file.string(file.messages[message].text) ?? "").utf8)
      scanner.scan(bytes.span, as: PlaceholderReading(platform: file.format.platform))
      for placeholder in scanner.placeholders where !placeholder.flags.contains(.quoted) {
        let spelled = String(decoding: bytes[placeholder.span.range], as: UTF8.self)
        if !found.contains(spelled) { found.append(spelled) }
      }
    }
    return found
  }
}

extension CatalogFile {
  /// A text with the tags of its value, as writers see it; nil where there is none.
  package func taggedText(ofMessage message: Int) -> String? {
    guard let text = string(messages[message].text) else { return nil }
    let marks = markupRange(ofMessage: message).map { markup[$0] }.filter { !$0.isProtection }
    if marks.isEmpty { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var start = 0
    for mark in marks {
      let position = min(max(start, Int(mark.position)), bytes.count)
      result += bytes[start..<position]
      result += source.string(mark.tag.range).utf8
      start = position
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }
}
