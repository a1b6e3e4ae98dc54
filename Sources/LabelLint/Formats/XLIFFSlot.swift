/// The ids of XLIFF units as Xcode writes them: `key|==|plural.one`, `key|==|device.mac.plural.other`.
///
/// The name of a variable with a full stop is between two `@` (exports of Xcode 27.0):
/// `key|==|substitutions.@my.files@.plural.one`.
enum XLIFFSlot {
  /// What stands between key and slot.
  private static let mark = "|==|"
  /// Most bytes of a mark with its slot.
  private static let longestSlot = 1_024
  /// Slot steps by their word.
  private static let words = [
    "config", "product", "device", "width", "substitutions", "plural", "item",
  ]

  /// The id of a text.
  static func id(key: String, slot: String) -> String {
    slot.isEmpty ? key : "\(key)\(mark)\(written(slot))"
  }

  /// Key and slot of an id; a key may itself hold the mark.
  static func read(_ id: String) -> (key: String, slot: String) {
    let bytes = Array(id.utf8)
    let needle = Array(mark.utf8)
    var start = bytes.count - needle.count
    // What is longer is part of a key, which may hold the mark any number of times.
    let first = max(0, bytes.count - longestSlot)
    while start >= first {
      if bytes[start..<start + needle.count].elementsEqual(needle) {
        let rest = String(decoding: bytes[(start + needle.count)...], as: UTF8.self)
        if let slot = slot(rest) {
          return (String(decoding: bytes[..<start], as: UTF8.self), slot)
        }
      }
      start -= 1
    }
    return (id, "")
  }

  /// The path that a slot writes.
  static func path(_ slot: String) -> SlotPath {
    SlotPath(
      slot.split(separator: "/").compactMap { step -> SlotPath.Component? in
        let parts = step.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let name = parts[1]
        switch parts[0] {
        case "config": return .config(name)
        case "product": return .product(name)
        case "device": return .device(name)
        case "width": return .width(name)
        case "substitution": return .variable(name)
        case "item": return Int(name).map { .item($0) }
        default: return PluralCategory(rawValue: name).map { .plural($0) }
        }
      })
  }

  /// `substitution=files/plural=one` as `substitutions.files.plural.one`.
  private static func written(_ slot: String) -> String {
    slot.split(separator: "/").map { step in
      let parts = step.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return parts.first ?? "" }
      guard parts[0] == "substitution" else { return "\(parts[0]).\(parts[1])" }
      return "substitutions." + (parts[1].contains(".") ? "@\(parts[1])@" : parts[1])
    }.joined(separator: ".")
  }

  /// The slot of what stands behind the mark; nil where that is part of a key.
  private static func slot(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var steps: [String] = []
    var index = 0
    while index < parts.count {
      guard words.contains(parts[index]), index + 1 < parts.count else { return nil }
      let word = parts[index] == "substitutions" ? "substitution" : parts[index]
      // A name may hold full stops: it goes on up to its second `@`, or to the next step.
      let marked =
        parts[index + 1].hasPrefix("@")
        ? parts[(index + 2)...].firstIndex { $0.hasSuffix("@") } : nil
      var end = index + 2
      while end < parts.count, !(words.contains(parts[end]) && end + 1 < parts.count) { end += 1 }
      if let marked { end = marked + 1 }
      var name = parts[index + 1..<end].joined(separator: ".")
      if marked != nil { name = String(name.dropFirst().dropLast()) }
      if word == "plural", PluralCategory(rawValue: name) == nil { return nil }
      steps.append("\(word)=\(name)")
      index = end
    }
    return steps.isEmpty ? nil : steps.joined(separator: "/")
  }
}
