/// The texts of keys that have several of them, as they were read: items of arrays, plural forms, devices.
struct SeenForms {
  /// What became of one text of a key.
  enum Fate {
    /// It is there, or nobody knows of its own.
    case there
    /// It is gone, and users miss it.
    case lost
    /// It is gone from all languages, or its language has no use for it.
    case removed
  }

  /// Slots by key, by locale; nil where a record of an older release has none.
  private let forms: [String: [Int: [String]]]?
  private let source: String

  /// The texts of an inventory.
  init(_ inventory: TextInventory, sourceLocale: String) {
    forms = inventory.forms
    source = sourceLocale
  }

  /// What became of the text in a slot of a key, in a locale.
  func fate(of slot: String, key: Int, locale: String) -> Fate {
    guard let forms, !slot.isEmpty, !isOfUnknownCategory(slot) else { return .there }
    // Where a locale has no text of the key at all, another serves it, or the key tells. Where no locale has several,
    // each has the only one.
    let hasSeveral = forms.values.contains { $0[key] != nil }
    guard let own = forms[locale]?[key] ?? (hasSeveral ? nil : [""]), !Self.has(slot, in: own)
    else { return .there }
    return isAsked(of: slot, key: key, locale: locale, own) ? .lost : .removed
  }

  /// Whether an item of an array is gone from the source while a translation has it.
  func isWithoutSource(_ slot: String, key: Int) -> Bool {
    guard let texts = forms?[source]?[key], Self.last(slot).hasPrefix("item=") else { return false }
    return !Self.has(slot, in: texts)
  }

  /// Whether users miss the text of a slot that a locale lacks.
  private func isAsked(of slot: String, key: Int, locale: String, _ own: [String]) -> Bool {
    let inSource = forms?[source]?[key] ?? []
    let step = Self.last(slot)
    guard step.hasPrefix(Self.plural) else {
      if locale != source { return Self.has(slot, in: inSource) }
      return forms?.values.contains { Self.has(slot, in: $0[key] ?? []) } ?? false
    }
    // Forms are missed as long as the text is a plural somewhere.
    let scope = slot.dropLast(step.count) + Self.plural
    guard (own + inSource).contains(where: { $0.hasPrefix(scope) }) else { return false }
    let category = PluralCategory(rawValue: String(step.dropFirst(Self.plural.count)))
    if category == .other { return true }
    if category == .zero, Self.has(slot, in: inSource) { return true }
    guard let tag = LocaleTag(locale), let rules = PluralRules(tag) else {
      return Self.has(slot, in: inSource)
    }
    return category.map { rules.categories.contains($0) } ?? false
  }

  /// Whether the word for a plural category is none: the text cannot stand there.
  private func isOfUnknownCategory(_ slot: String) -> Bool {
    let step = Self.last(slot)
    return step.hasPrefix(Self.plural)
      && PluralCategory(rawValue: String(step.dropFirst(Self.plural.count))) == nil
  }

  private static let plural = "plural="

  /// The last step of a path.
  private static func last(_ slot: String) -> Substring {
    slot.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  }

  /// Whether slots have one among them, or forms of it.
  private static func has(_ slot: String, in slots: [String]) -> Bool {
    slots.contains { $0 == slot || $0.hasPrefix(slot + "/") }
  }
}
