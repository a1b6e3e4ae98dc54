/// Key and slot of the ids that Xcode and Lokalise give to units.
///
/// In files of Xcode, a text of a string catalog has the id `key|==|plural.one`, one of a `.stringsdict` the id
/// `/key:dict/files:dict/one:dict/:string`. Lokalise writes `key:files:dict/one:dict/:string`
/// (translate-toolkit, `storage/applestrings_xliff.py`).
enum XLIFFUnitID {
  /// What an id names.
  typealias Parts = (key: Range<Int>, path: SlotPath, isOfPropertyList: Bool)

  /// Where the key is in an id, in bytes, the slot that the rest of the id names, and whether it is of a
  /// `.stringsdict`; nil where the whole id is the key.
  static func read(_ id: String) -> Parts? {
    let (key, slot) = XLIFFSlot.read(id)
    if !slot.isEmpty { return (0..<key.utf8.count, XLIFFSlot.path(slot), false) }
    return (propertyList(id) ?? form(id)).map { ($0.key, $0.path, true) }
  }

  /// Whether an id is one of what is no text: Lokalise writes `key:files:dict` for the kind of a rule, and
  /// `key:files:dict/:string` for the type of its number.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - source: What the app has there.
  /// - Returns: Whether translators have nothing to do with it.
  static func isRule(_ id: String, source: String) -> Bool {
    let isKind = id.hasSuffix(":dict") && source == "NSStringPluralRuleType"
    guard isKind || id.hasSuffix(":dict/:string"), !id.hasPrefix("/") else { return false }
    let name = id.dropLast((isKind ? ":dict" : ":dict/:string").count)
    return !name.contains(":dict") && name.dropFirst().dropLast().contains(":")
  }

  /// Key and slot of a form as Lokalise writes it.
  private static func form(_ id: String) -> (key: Range<Int>, path: SlotPath)? {
    guard id.hasSuffix(":dict/:string") else { return nil }
    let parts = id.dropLast(":dict/:string".count).split(
      separator: ":dict/", omittingEmptySubsequences: false)
    guard parts.count == 2, let category = PluralCategory(rawValue: String(parts[1])),
      let colon = parts[0].lastIndex(of: ":")
    else { return nil }
    let (key, name) = (parts[0][..<colon], parts[0][parts[0].index(after: colon)...])
    guard !key.isEmpty, !name.isEmpty else { return nil }
    return (0..<key.utf8.count, SlotPath([.variable(String(name)), .plural(category)]))
  }

  /// Key and slot of a text of a `.stringsdict`.
  private static func propertyList(_ id: String) -> (key: Range<Int>, path: SlotPath)? {
    guard id.hasPrefix("/"), id.hasSuffix(":dict/:string") else { return nil }
    let steps = id.dropFirst().dropLast(":dict/:string".count).split(separator: ":dict/")
    guard let key = steps.first, steps.count > 1 else { return nil }
    var components: [SlotPath.Component] = []
    var rule = ""
    for step in steps.dropFirst().map(String.init) {
      switch (step, rule) {
      case ("NSStringLocalizedFormatKey", _): break
      case ("NSStringVariableWidthRuleType", _), ("NSStringDeviceSpecificRuleType", _): break
      case (_, "NSStringVariableWidthRuleType"): components.append(.width(step))
      case (_, "NSStringDeviceSpecificRuleType"): components.append(.device(step))
      default:
        let category = PluralCategory(rawValue: step)
        components.append(category.map { .plural($0) } ?? .variable(step))
      }
      rule = step
    }
    return (1..<1 + key.utf8.count, SlotPath(components))
  }
}
