/// The texts of a key of a string catalog, by plural category, device or variable, for a locale that has none.
struct StringCatalogVariants {
  /// Forms that one of the plurals lacks.
  private(set) var lacking: [PluralCategory] = []

  /// Checks that the texts make a whole.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - missing: What the locale lacks.
  /// - Throws: Why a string catalog cannot have them so: lower-case start, no final full stop.
  init(_ texts: [(slot: SlotPath, text: String)], of missing: MissingEntry) throws(ReviewFault) {
    let around = texts.filter { $0.slot.variable == nil }
    try Self.checkShape(around.map(\.slot))
    try Self.checkDevices(around.map(\.slot))
    let given = Set(texts.compactMap(\.slot.variable))
    let file = missing.catalog.file(of: missing.source)
    let known = Set(
      file.substitutions(ofEntry: Int(missing.source.entry)).compactMap { file.string($0.name) })
    for (slot, _) in texts {
      guard let name = slot.variable else { continue }
      guard known.contains(name) else {
        throw ReviewFault(
          "the source text has no variable \(Quotation.quoted(name)): add it in Xcode")
      }
      guard slot.components.count == 2, slot.pluralCategory != nil else {
        throw ReviewFault(Self.unknown(slot))
      }
    }
    for name in around.flatMap({ Self.variables(in: $0.text) }) where !given.contains(name) {
      throw ReviewFault("its variable \(Quotation.quoted(name)) has no text")
    }
    let plurals = Dictionary(grouping: texts.map(\.slot).filter { $0.pluralCategory != nil }) {
      SlotPath(Array($0.components.dropLast()))
    }
    let needed = LocaleTag(missing.locale).flatMap { PluralUse($0) }.map(\.integerCategories) ?? []
    for (_, slots) in plurals {
      let own = Set(slots.compactMap(\.pluralCategory))
      let rest = PluralCategory.allCases.filter {
        (needed.contains($0) || $0 == .other) && !own.contains($0)
      }
      if rest.count > lacking.count { lacking = rest }
    }
  }

  /// Refuses texts that cannot be next to each other: one text and those of devices, or of a plural and of devices.
  private static func checkShape(_ slots: [SlotPath]) throws(ReviewFault) {
    if slots.isEmpty { throw ReviewFault("the text around its variables is missing") }
    var plain: Set<SlotPath> = []
    for slot in slots {
      switch slot.components.count {
      case 0: plain.insert(slot)
      case 1:
        guard slot.device != nil || slot.pluralCategory != nil else {
          throw ReviewFault(unknown(slot))
        }
        if slot.device != nil { plain.insert(slot) }
      case 2 where slot.device != nil && slot.pluralCategory != nil: break
      default: throw ReviewFault(unknown(slot))
      }
    }
    for slot in plain {
      let others = slots.filter { $0 != slot && $0.components.starts(with: slot.components) }
      if let other = others.first {
        throw ReviewFault(
          "it has both \(name(slot)) and \(name(other)): a string catalog has one of them")
      }
    }
    guard Set(slots.map { $0.device == nil }).count == 1 else {
      throw ReviewFault("it has texts of devices and others: a string catalog has one of them")
    }
  }

  /// Refuses texts that leave a device without one.
  private static func checkDevices(_ slots: [SlotPath]) throws(ReviewFault) {
    let devices = Set(slots.compactMap(\.device))
    guard devices.isEmpty || devices.contains("other") else {
      throw ReviewFault("its text for other devices is missing ('device=other')")
    }
  }

  private static func name(_ slot: SlotPath) -> String {
    slot == .only ? "one text" : Quotation.quoted(slot.description)
  }

  private static func unknown(_ slot: SlotPath) -> String {
    "\(Quotation.quoted(slot.description)) is not written into a string catalog: edit its file"
  }

  /// The names of the variables in a text: `%#@trees@`, `%1$#@trees@`.
  private static func variables(in text: String) -> [String] {
    text.split(separator: "#@", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      rest.firstIndex(of: "@").map { String(rest[..<$0]) }
    }
  }
}

extension SlotPath {
  /// The device that a text is for; nil for a text of all.
  fileprivate var device: String? {
    if case .device(let name)? = components.first { name } else { nil }
  }
}
