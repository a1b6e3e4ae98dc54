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

    /// The group without variables and items of a row.
    init(row: Int) {
      self.row = row
      slot = .only
    }

    /// The group of a text of a slot, given the variable that it is a form of.
    init(
      _ row: Int, _ slot: SlotPath, _ owner: FormatVariables.Owner?,
      in file: borrowing CatalogFile
    ) {
      self.row = row
      let steps = slot.components.filter { component in
        switch component {
        case .variable, .item: true
        case .plural, .unknownCategory, .device, .width, .config, .product: false
        }
      }
      self.slot = SlotPath(steps)
      guard let owner else { return }
      let items = steps.filter { if case .item = $0 { true } else { false } }
      if owner.argument > 0 {
        self.slot = SlotPath(items)
        argument = owner.argument
      } else {
        self.slot = SlotPath(items + [.variable(file.string(owner.variable.name) ?? "")])
      }
    }

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
  /// Signatures of source entries that override others, by entry and group.
  private var variants: [EntryReference: [Group: Known?]] = [:]
  private var scanner = PlaceholderScanner()
  /// The variables of entries that have some.
  private var variables: [EntryReference: FormatVariables] = [:]
  /// The texts of the source entry that was asked for last.
  private var forms: SourceForms?
  /// What the texts of the entry show that was asked for last.
  private var shown: ShownArguments?

  /// Signatures of a catalog; nothing is read yet.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    plainIndexes = Array(repeating: -1, count: catalog.rows.count)
  }

  /// The signature that a text is compared with; nil where the source has no such text.
  mutating func known(
    for place: MessageReference, source: EntryReference, row: Int
  ) -> Known? {
    if catalog.isVariant(source) || isOwn(source, of: place, row: row) {
      return known(for: place, variant: source, row: row)
    }
    let file = Int(place.entry.file)
    let number = Int(catalog.files[file].messages[place.message].slot)
    // Most are known, and no form of a variable: no more is asked of their file.
    if plainIndexes[row] >= 0, number < CatalogFile.commonSlots.count,
      catalog.files[file].substitutions.isEmpty
    {
      return plain[Int(plainIndexes[row])]
    }
    let owner =
      catalog.files[file].substitutions.isEmpty
      ? nil : variables(ofEntry: place.entry)?.owner(ofMessage: place.message)
    if number < CatalogFile.commonSlots.count, owner == nil {
      if plainIndexes[row] >= 0 { return plain[Int(plainIndexes[row])] }
      guard let made = make(Group(row: row), source) else { return nil }
      plainIndexes[row] = Int32(clamping: plain.count)
      plain.append(made)
      return made
    }
    let group = Group(row, catalog.files[file].slots[number], owner, in: catalog.files[file])
    if let found = known[group] { return found }
    // A device variant of a text without them is compared with the plain text, and so is the form of a
    // variable that the source does not have.
    let made =
      make(group, source)
      ?? make(
        Group(row: row), source, onlyNeeded: owner.map { $0.argument })
    known[group] = .some(made)
    return made
  }

  /// Whether a translation stands for its own source, as the source language has no text of its kind.
  private func isOwn(_ source: EntryReference, of place: MessageReference, row: Int) -> Bool {
    source == place.entry
      && !catalog.entries(row: row, locale: Catalog.sourceIndex).contains(source)
  }

  /// The signature of a source entry in a folder with other qualifiers, or of a product, and of a translation without
  /// a source.
  private mutating func known(
    for place: MessageReference, variant: EntryReference, row: Int
  ) -> Known? {
    let file = catalog.file(of: place.entry)
    let slot = file.slots[Int(file.messages[place.message].slot)]
    let group = Group(row, slot, nil, in: file)
    if let found = variants[variant]?[group] { return found }
    let made = make(group, variant) ?? make(Group(row: row), variant)
    variants[variant, default: [:]][group] = .some(made)
    return made
  }

  /// Whether some text of the entry that a text is compared with has a sound specifier.
  mutating func isFormatted(
    for place: MessageReference, source: EntryReference, row: Int
  ) -> Bool {
    // Asked for every text with a percent sign: no copy of all the arguments, nor of this value.
    if plainIndexes[row] >= 0, !catalog.isVariant(source),
      catalog.file(of: place.entry).messages[place.message].slot
        < UInt32(CatalogFile.commonSlots.count)
    {
      return plain[Int(plainIndexes[row])].isFormatted
    }
    return known(for: place, source: source, row: row)?.isFormatted ?? false
  }

  private mutating func make(
    _ group: Group, _ source: EntryReference, onlyNeeded: Int? = nil
  ) -> Known? {
    let file = catalog.file(of: source)
    if forms?.source != source {
      let variables = variables(ofEntry: source)
      forms = SourceForms(source, row: group.row, variables, in: file)
    }
    guard let texts = forms?.texts[group] else { return nil }
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
    signature.others = others(of: group, source, in: file)
    if let onlyNeeded { signature = signature.needing(only: onlyNeeded) }
    return Known(signature, isFormatted: isFormatted)
  }

  /// What the texts use that are shown together with those of a group; read once for all groups of an entry.
  private mutating func others(
    of group: Group, _ source: EntryReference, in file: CatalogFile
  ) -> OtherArguments? {
    guard let forms, forms.hasVariables || group.isOfVariable else { return nil }
    let known = group.isOfVariable ? forms.beside.variable : forms.beside.format
    if let known { return known }
    var arguments = ArgumentsOfTexts()
    let messages = group.isOfVariable ? forms.all : forms.ofVariables
    for message in messages {
      let place = MessageReference(entry: source, message: message)
      scanner.scan(
        file.bytes(file.messages[message].text), as: reading(of: place, isFormatted: true))
      arguments.add(file.bytes(file.messages[message].text), scanner)
    }
    let others = OtherArguments(arguments)
    if group.isOfVariable {
      self.forms?.beside.variable = others
    } else {
      self.forms?.beside.format = others
    }
    return others
  }

  /// Whether the other texts of an entry show an argument together with one of its texts: those of a format
  /// string beside a form of its variable, or those of the forms beside it.
  mutating func isShown(_ argument: Int, beside place: MessageReference) -> Bool {
    if catalog.file(of: place.entry).substitutions.isEmpty { return false }
    let variables = variables(ofEntry: place.entry)
    if shown?.entry != place.entry {
      var found = ShownArguments(entry: place.entry)
      let file = catalog.file(of: place.entry)
      for message in file.messageRange(ofEntry: Int(place.entry.entry)) {
        let other = MessageReference(entry: place.entry, message: message)
        scanner.scan(
          file.bytes(file.messages[message].text), as: reading(of: other, isFormatted: true))
        found.add(scanner, formOf: variables?.owner(ofMessage: message)?.argument)
      }
      shown = found
    }
    let own = variables?.owner(ofMessage: place.message)?.argument
    return shown?.contains(argument, besideFormOf: own) ?? false
  }

  /// The variables of an entry; nil for one of a file without any.
  private mutating func variables(ofEntry entry: EntryReference) -> FormatVariables? {
    if let known = variables[entry] { return known }
    let file = catalog.file(of: entry)
    if file.substitutions(ofEntry: Int(entry.entry)).isEmpty { return nil }
    let made = FormatVariables(ofEntry: Int(entry.entry), in: file)
    variables[entry] = made
    return made
  }

  /// How the placeholders of a text are read.
  mutating func reading(of place: MessageReference, isFormatted: Bool) -> PlaceholderReading {
    let format = catalog.file(of: place.entry).format
    var reading = PlaceholderReading(
      platform: format.platform, prose: isFormatted ? .behindDigit : .unproven)
    // Code says that a value is put in, not of which type it is.
    reading.hasOpenTypes =
      catalog[place.entry].flags.contains(.unformatted)
      && catalog.file(of: place.entry).role == .program
    guard format.isApple, !catalog.file(of: place.entry).substitutions.isEmpty,
      let variables = variables(ofEntry: place.entry)
    else { return reading }
    reading.bindings = variables.bindings
    guard let owner = variables.owner(ofMessage: place.message) else { return reading }
    reading.isSubstitution = format.namesLocales
    if owner.argument > 0 { reading.firstArgument = owner.argument }
    let file = catalog.file(of: place.entry)
    let name = Array((file.string(owner.variable.name) ?? "").utf8)
    if let own = reading.bindings.binding(named: name) {
      (reading.substituted, reading.substitutedSize) = (own.argument, own.size)
    }
    return reading
  }
}

/// The arguments that the texts of an entry show, and of which variables these texts are forms.
struct ShownArguments {
  /// Where an argument is shown: in forms of one variable, or of several.
  private struct Showing {
    let variable: Int?
    var isInOthers = false
  }

  /// The entry.
  let entry: EntryReference
  private var places: [Int: Showing] = [:]

  /// No arguments of an entry yet.
  init(entry: EntryReference) { self.entry = entry }

  /// Adds what a text shows.
  ///
  /// - Parameters:
  ///   - scanner: The scanner that has just read the text.
  ///   - variable: Number of the argument whose variable it is a form of; nil for a format string.
  mutating func add(_ scanner: borrowing PlaceholderScanner, formOf variable: Int?) {
    for placeholder in scanner.placeholders where placeholder.style == .specifier {
      let argument = Int(placeholder.index)
      // The variable itself is shown by its forms alone.
      if argument == variable { continue }
      let known = places[argument]
      if known == nil { places[argument] = Showing(variable: variable) }
      if let known, known.variable != variable { places[argument]?.isInOthers = true }
    }
  }

  /// Whether an argument is shown by another text than the forms of a variable.
  func contains(_ argument: Int, besideFormOf variable: Int?) -> Bool {
    guard let place = places[argument] else { return false }
    return place.isInOthers || place.variable != variable
  }
}
