/// What is to be written for a delivered entry.
struct DeliveredProposals {
  private let entry: DeliveredEntry
  private let catalog: Catalog

  /// Proposals for an entry of a catalog.
  init(_ entry: DeliveredEntry, _ catalog: Catalog) {
    (self.entry, self.catalog) = (entry, catalog)
  }

  /// The texts that are to be written.
  ///
  /// - Parameters:
  ///   - own: The entry of the locale; nil where it has none.
  ///   - changed: The texts that it does not have so.
  /// - Returns: A proposal for each place.
  /// - Throws: Why the texts have no place.
  func all(
    _ own: EntryReference?, _ changed: [DeliveredEntry.Text]
  ) throws(ReviewFault) -> [ProposedText] {
    for text in changed {
      guard case .unknownCategory(let name)? = text.slot.components.last else { continue }
      throw ReviewFault(
        "nothing shows which plural form \(Quotation.quoted(name)) is: write the forms into its file"
      )
    }
    if let own { return try proposals(changed, over: own) }
    return [proposal(slot: nil, try wordsOfNew())]
  }

  /// A key that the locale has no texts of is written as a whole.
  private func wordsOfNew() throws(ReviewFault) -> ProposedText.Words {
    let slots = entry.texts.map(\.slot)
    if isInStringCatalog {
      return .variants(entry.texts.map { (slot: $0.slot, text: $0.text) })
    }
    if slots == [.only] || slots.allSatisfy(\.isItem) {
      return .text(entry.texts.map(\.text).joined(separator: "\n"))
    }
    let forms = entry.texts.compactMap { text in
      text.slot.pluralCategory.map { (category: $0, text: text.text) }
    }
    let scopes = Set(
      slots.filter { $0.pluralCategory != nil }.map { SlotPath($0.components.dropLast()) })
    let others = slots.filter { $0.pluralCategory == nil }
    // Around the forms, a `.stringsdict` has a format string.
    guard scopes.count == 1, others.isEmpty || others == [.only] else {
      throw ReviewFault("it has several variants: write them into its file")
    }
    return .forms(forms, format: entry.texts.first { $0.slot == .only }?.text)
  }

  /// Whether the app has the key in a string catalog.
  private var isInStringCatalog: Bool {
    guard let row = catalog.row(ofKey: entry.name.key.span, in: entry.name.table),
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return false }
    return catalog.file(of: source).format == .xcstrings
  }

  /// Of a key that the locale has, the texts that differ are written, and the forms that its plural lacks.
  private func proposals(
    _ changed: [DeliveredEntry.Text], over own: EntryReference
  ) throws(ReviewFault) -> [ProposedText] {
    let file = catalog.file(of: own)
    let known = Set(
      catalog.messages(of: own).map { file.slots[Int(file.messages[$0].slot)] })
    let plurals = PluralForms.all(of: own, in: file).map(\.scope)
    var proposals: [ProposedText] = []
    var forms: [(category: PluralCategory, text: String)] = []
    for text in changed {
      if known.contains(text.slot) {
        proposals.append(proposal(slot: text.slot.description, .text(text.text)))
      } else if let category = text.slot.pluralCategory, plurals.count == 1,
        plurals[0].appending(.plural(category)) == text.slot
      {
        forms.append((category, text.text))
      } else {
        let slot = text.slot == .only ? "only one text" : Quotation.quoted(text.slot.description)
        throw ReviewFault("the app has other variants of it, without \(slot): change its file")
      }
    }
    if !forms.isEmpty { proposals.append(proposal(slot: nil, .forms(forms))) }
    return proposals
  }

  private func proposal(slot: String?, _ words: ProposedText.Words) -> ProposedText {
    let isApple = entry.name.table == .apple
    var proposal = ProposedText(
      key: entry.key, table: isApple ? nil : entry.name.table.androidName,
      locale: entry.name.locale, slot: slot, words: words)
    if entry.texts.contains(where: \.needsReview) { proposal.state = .needsReview }
    return proposal
  }
}
