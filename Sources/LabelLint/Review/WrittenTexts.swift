/// Tells of decisions whose findings are gone whether what they say is done in a catalog.
struct WrittenTexts {
  /// Names the texts of a key in a locale.
  private struct KeyName: Hashable {
    let key: String
    let locale: String
  }

  /// A text with its place.
  private struct Written {
    let place: CatalogTextPlaces.Place
    let slot: SlotPath
  }

  private let catalog: Catalog
  private let paths: Set<String>
  /// The texts by key and locale; made when first asked for.
  private var texts: [KeyName: [Written]]?

  /// The texts of a catalog.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    paths = Set(catalog.files.map(\.source.path))
  }

  /// Whether what was decided is done, where the finding was and is no more: the text stands there, what the
  /// suggestion took away is gone, or there is nothing left to ignore of a text that is as it was.
  mutating func hold(_ decision: ReviewDecision) -> Bool {
    guard !decision.isUndecided, let address = decision.address, paths.contains(address.path) else {
      return false
    }
    let written: String? =
      switch decision.choice {
      case .accept: decision.suggestion
      case .write: decision.newText
      case .ignore, .unsure: nil
      }
    if decision.choice == .accept, address.key.isEmpty || Self.isRemoval(written) { return true }
    let texts = texts(of: KeyName(key: address.key, locale: address.locale))
    if decision.choice == .ignore {
      return texts.contains { text in
        let current = TextHash(text: text.place.text(in: catalog), source: nil).description
        return path(of: text) == address.path && current == decision.textHash
      }
    }
    guard let written else { return false }
    // What is missing has its finding at another text, often in another file.
    if decision.choice == .write,
      decision.rule == MissingTranslation.id || decision.rule == MissingPluralCategory.id
    {
      return holdForms(written, texts)
    }
    return texts.contains { text in
      let isThere = address.slot.map { $0 == text.slot.description } ?? true
      return isThere && path(of: text) == address.path && holds(written, text)
    }
  }

  private mutating func texts(of name: KeyName) -> [Written] {
    let all =
      texts
      ?? Dictionary(
        grouping: CatalogTextPlaces(catalog).map { place in
          let file = catalog.file(of: place.entry)
          return Written(place: place, slot: file.slots[Int(file.messages[place.message].slot)])
        }
      ) { text in
        let subject = text.place.subject(in: catalog)
        return KeyName(key: subject.key, locale: subject.locale)
      }
    texts = all
    return all[name] ?? []
  }

  /// Whether texts are those that somebody wrote for an entry or for forms of it.
  private func holdForms(_ written: String, _ texts: [Written]) -> Bool {
    if texts.contains(where: { holds(written, $0) }) { return true }
    // Each file has an entry of its own: one of a module, one that overrides it.
    return Dictionary(grouping: texts, by: path).values.contains { texts in
      let slots = texts.map(\.slot)
      // Of an array, all are asked for; of forms, those that were missing.
      let isArray = slots == [.only] || slots.contains(where: \.isItem)
      let asked: ([SlotPath], [SlotPath]) = isArray ? (slots, []) : ([], slots)
      guard let lines = try? WrittenForms(written, for: asked.0, or: asked.1).texts else {
        return false
      }
      return !lines.isEmpty
        && lines.allSatisfy { line in
          texts.contains { $0.slot == line.slot && holds(line.text, $0) }
        }
    }
  }

  /// Whether a text is one that somebody wrote, with or without its tags.
  private func holds(_ written: String, _ text: Written) -> Bool {
    let file = catalog.file(of: text.place.entry)
    let current = text.place.text(in: catalog) ?? ""
    if CellText.holds(written, current) { return true }
    guard !file.markupRange(ofMessage: text.place.message).isEmpty else { return false }
    let tagged = try? TaggedText(written, like: file, message: text.place.message)
    return tagged.map { CellText.holds($0.plain, current) } ?? false
  }

  private func path(of text: Written) -> String {
    catalog.file(of: text.place.entry).source.path
  }

  /// Whether a suggestion writes no text: it has none, or its title says what it takes away.
  private static func isRemoval(_ suggestion: String?) -> Bool {
    guard let suggestion else { return true }
    return ["Remove the entry", "Remove the form"].contains(suggestion)
      || suggestion.hasPrefix("Remove '")
  }
}
