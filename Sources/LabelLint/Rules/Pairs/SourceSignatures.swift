/// The placeholders of source entries, each read once for all locales.
struct SourceSignatures {
  /// The texts of an entry that are compared with one another: those of one variable or item.
  struct Group: Hashable {
    /// The row.
    let row: Int
    /// The slot without plural categories, devices and widths.
    let slot: SlotPath
  }

  /// What is known of a group: one for all texts that are compared with it, as it is large.
  final class Known: Sendable {
    /// The arguments of its texts.
    let signature: PlaceholderSignature
    /// Compares texts with them.
    let comparison: PlaceholderComparison
    /// Whether a text has a sound specifier.
    let isFormatted: Bool

    init(_ signature: PlaceholderSignature, isFormatted: Bool) {
      self.signature = signature
      comparison = PlaceholderComparison(with: signature)
      self.isFormatted = isFormatted
    }
  }

  private let catalog: Catalog
  private var known: [Group: Known?] = [:]
  /// Signatures of rows without items and variables, the common case.
  private var plain: [Known] = []
  /// Index in `plain` by row; -1 before a row was asked for.
  private var plainIndexes: [Int32]
  private var scanner = PlaceholderScanner()

  /// Signatures of a catalog; nothing is read yet.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    plainIndexes = Array(repeating: -1, count: catalog.rows.count)
  }

  /// The signature that a text is compared with; nil where the source has no such text.
  mutating func known(
    for place: MessageReference, source: EntryReference, row: Int
  ) -> Known? {
    let file = Int(place.entry.file)
    let number = Int(catalog.files[file].messages[place.message].slot)
    if number < CatalogFile.commonSlots.count {
      if plainIndexes[row] >= 0 { return plain[Int(plainIndexes[row])] }
      guard let made = make(Group(row: row, slot: .only), source) else { return nil }
      plainIndexes[row] = Int32(clamping: plain.count)
      plain.append(made)
      return made
    }
    let group = Group(row: row, slot: Self.scope(of: catalog.files[file].slots[number]))
    if let found = known[group] { return found }
    // A device variant of a text without them is compared with the plain text.
    let made = make(group, source) ?? make(Group(row: row, slot: .only), source)
    known[group] = .some(made)
    return made
  }

  /// Whether some text of the entry that a text is compared with has a sound specifier.
  mutating func isFormatted(
    for place: MessageReference, source: EntryReference, row: Int
  ) -> Bool {
    // Asked for every text with a percent sign: no copy of all the arguments, nor of this value.
    if plainIndexes[row] >= 0,
      catalog.files[Int(place.entry.file)].messages[place.message].slot
        < UInt32(CatalogFile.commonSlots.count)
    {
      return plain[Int(plainIndexes[row])].isFormatted
    }
    return known(for: place, source: source, row: row)?.isFormatted ?? false
  }

  /// A slot without what varies one text: categories, devices, widths.
  static func scope(of slot: SlotPath) -> SlotPath {
    SlotPath(
      slot.components.filter { component in
        switch component {
        case .variable, .item: true
        case .plural, .unknownCategory, .device, .width, .config, .product: false
        }
      })
  }

  private mutating func make(_ group: Group, _ source: EntryReference) -> Known? {
    let file = catalog.files[Int(source.file)]
    let texts = file.messageRange(ofEntry: Int(source.entry)).filter { message in
      Self.scope(of: file.slots[Int(file.messages[message].slot)]) == group.slot
        && !file.messages[message].text.isNone
    }
    if texts.isEmpty { return nil }
    var isFormatted = false
    for message in texts where !isFormatted {
      let place = MessageReference(entry: source, message: message)
      let reading = reading(of: place, isFormatted: false)
      scanner.scan(file.bytes(file.messages[message].text), as: reading)
      isFormatted = scanner.holdsSpecifier
    }
    var signature = PlaceholderSignature()
    for message in texts {
      let place = MessageReference(entry: source, message: message)
      let reading = reading(of: place, isFormatted: isFormatted)
      scanner.scan(file.bytes(file.messages[message].text), as: reading)
      signature.add(
        file.bytes(file.messages[message].text), scanner,
        category: file.slots[Int(file.messages[message].slot)].pluralCategory)
    }
    return Known(signature, isFormatted: isFormatted)
  }

  /// How the placeholders of a text are read.
  func reading(of place: MessageReference, isFormatted: Bool) -> PlaceholderReading {
    let format = catalog.files[Int(place.entry.file)].format
    var reading = PlaceholderReading(
      platform: format.platform, prose: isFormatted ? .behindDigit : .unproven)
    guard format == .xcstrings else { return reading }
    let file = catalog.files[Int(place.entry.file)]
    if file.substitutions.isEmpty { return reading }
    let slot = file.slots[Int(file.messages[place.message].slot)]
    for substitution in file.substitutions(ofEntry: Int(place.entry.entry)) {
      let name = file.string(substitution.name) ?? ""
      let specifier = file.string(substitution.specifier) ?? ""
      reading.variables.append(
        VariableBinding(
          name: Array(name.utf8), position: substitution.argument ?? 0,
          valueType: Array(specifier.utf8)))
    }
    reading.isSubstitution = slot.components.contains {
      if case .variable = $0 { true } else { false }
    }
    return reading
  }
}
