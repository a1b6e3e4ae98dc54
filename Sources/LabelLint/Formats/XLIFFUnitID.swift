/// Key and slot of the ids that Xcode gives to units.
///
/// A text of a string catalog has the id `key|==|plural.one`, one of a `.stringsdict` the id
/// `/key:dict/files:dict/one:dict/:string`.
enum XLIFFUnitID {
  /// What an id names.
  typealias Parts = (key: Range<Int>, path: SlotPath, isOfPropertyList: Bool)

  /// Where the key is in an id, in bytes, the slot that the rest of the id names, and whether it is of a
  /// `.stringsdict`; nil where the whole id is the key.
  static func read(_ id: String) -> Parts? {
    let (key, slot) = XLIFFSlot.read(id)
    if !slot.isEmpty { return (0..<key.utf8.count, XLIFFSlot.path(slot), false) }
    return propertyList(id).map { ($0.key, $0.path, true) }
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
