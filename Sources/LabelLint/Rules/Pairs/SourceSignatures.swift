/// The placeholders of source entries, each read once for all locales.
struct SourceSignatures {
  /// The texts of an entry that are compared with one another: those of one variable or item.
  struct Group: Hashable {
    /// The row.
    let row: Int
    /// The slot without plural categories, devices and widths, and without a variable whose argument is
    /// known.
    var slot: SlotPath
    /// Number of the argument whose variable the texts are forms of; 0 for others.
    var argument = 0

    /// Whether the texts are forms of a variable.
    var isOfVariable: Bool {
      argument > 0
        || slot.components.contains { if case .variable = $0 { true } else { false } }
    }
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
    // Most are known, and no form of a variable: no more is asked of their file.
    if plainIndexes[row] >= 0, number < CatalogFile.commonSlots.count,
      catalog.files[file].substitutions.isEmpty
    {
      return plain[Int(plainIndexes[row])]
    }
    let owner = FormatVariables.owner(
      ofMessage: place.message, entry: Int(place.entry.entry), in: catalog.files[file])
    if number < CatalogFile.commonSlots.count, owner == nil {
      if plainIndexes[row] >= 0 { return plain[Int(plainIndexes[row])] }
      guard let made = make(Group(row: row, slot: .only), source) else { return nil }
      plainIndexes[row] = Int32(clamping: plain.count)
      plain.append(made)
      return made
    }
    let group = group(row, catalog.files[file].slots[number], owner, in: catalog.files[file])
    if let found = known[group] { return found }
    // A device variant of a text without them is compared with the plain text, and so is the form of a
    // variable that the source does not have.
    let made =
      make(group, source)
      ?? make(
        Group(row: row, slot: .only), source, onlyNeeded: owner.map { $0.argument })
    known[group] = .some(made)
    return made
  }

  /// The group of a text, given the variable that it is a form of.
  private func group(
    _ row: Int, _ slot: SlotPath, _ owner: FormatVariables.Owner?,
    in file: borrowing CatalogFile
  ) -> Group {
    var group = Group(row: row, slot: Self.scope(of: slot))
    guard let owner else { return group }
    let items = group.slot.components.filter {
      if case .item = $0 { true } else { false }
    }
    if owner.argument > 0 {
      group.slot = SlotPath(items)
      group.argument = owner.argument
    } else {
      group.slot = SlotPath(items + [.variable(file.string(owner.variable.name) ?? "")])
    }
    return group
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

  private mutating func make(
    _ group: Group, _ source: EntryReference, onlyNeeded: Int? = nil
  ) -> Known? {
    let file = catalog.files[Int(source.file)]
    var texts: [Int] = []
    var others: [Int] = []
    for message in file.messageRange(ofEntry: Int(source.entry))
    where !file.messages[message].text.isNone {
      let owner = FormatVariables.owner(
        ofMessage: message, entry: Int(source.entry), in: file)
      let slot = file.slots[Int(file.messages[message].slot)]
      if self.group(group.row, slot, owner, in: file) == group {
        texts.append(message)
      } else if owner != nil || group.isOfVariable {
        others.append(message)
      }
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
    for message in others {
      let place = MessageReference(entry: source, message: message)
      scanner.scan(
        file.bytes(file.messages[message].text), as: reading(of: place, isFormatted: true))
      signature.addOther(file.bytes(file.messages[message].text), scanner)
    }
    if let onlyNeeded { signature = signature.needing(only: onlyNeeded) }
    return Known(signature, isFormatted: isFormatted)
  }

  /// The arguments that the other texts of an entry show together with one of its texts: those of a format
  /// string beside a form of its variable, or those of the forms beside it.
  mutating func arguments(beside place: MessageReference) -> Set<Int> {
    let file = catalog.files[Int(place.entry.file)]
    let entry = Int(place.entry.entry)
    if file.substitutions(ofEntry: entry).isEmpty { return [] }
    let own = FormatVariables.owner(ofMessage: place.message, entry: entry, in: file)
    var found: Set<Int> = []
    for message in file.messageRange(ofEntry: entry) where message != place.message {
      let owner = FormatVariables.owner(ofMessage: message, entry: entry, in: file)
      if owner?.argument == own?.argument { continue }
      let other = MessageReference(entry: place.entry, message: message)
      scanner.scan(
        file.bytes(file.messages[message].text), as: reading(of: other, isFormatted: true))
      // The variable itself is shown by its forms alone.
      for placeholder in scanner.placeholders
      where placeholder.style == .specifier && Int(placeholder.index) != owner?.argument {
        found.insert(Int(placeholder.index))
      }
    }
    return found
  }

  /// How the placeholders of a text are read.
  func reading(of place: MessageReference, isFormatted: Bool) -> PlaceholderReading {
    let format = catalog.files[Int(place.entry.file)].format
    var reading = PlaceholderReading(
      platform: format.platform, prose: isFormatted ? .behindDigit : .unproven)
    guard format.isApple else { return reading }
    let file = catalog.files[Int(place.entry.file)]
    if file.substitutions.isEmpty { return reading }
    let entry = Int(place.entry.entry)
    reading.variables = FormatVariables.bindings(ofEntry: entry, in: file)
    guard let owner = FormatVariables.owner(ofMessage: place.message, entry: entry, in: file)
    else { return reading }
    reading.isSubstitution = format == .xcstrings
    if owner.argument > 0 { reading.firstArgument = owner.argument }
    let name = Array((file.string(owner.variable.name) ?? "").utf8)
    if let own = reading.variables.first(where: { $0.name == name }) {
      (reading.substituted, reading.substitutedSize) = (own.argument, own.size)
    }
    return reading
  }
}
