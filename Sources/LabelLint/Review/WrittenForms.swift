/// The texts of a plural, an array or devices as somebody writes them: a line for each.
///
///     one: %d song
///     other: %d songs
struct WrittenForms {
  /// The texts by their slots, in the order of the slots.
  let texts: [(slot: SlotPath, text: String)]

  /// Reads what was written.
  ///
  /// - Parameters:
  ///   - text: What somebody wrote; one text alone needs no name before it.
  ///   - required: The slots that need a text.
  ///   - allowed: The slots that may have one.
  /// - Throws: Which form is missing: lower-case start, no final full stop.
  init(_ text: String, for required: [SlotPath], or allowed: [SlotPath]) throws(ReviewFault) {
    if required == [.only], allowed.isEmpty {
      texts = [(.only, text)]
      return
    }
    let lines = text.split(whereSeparator: \.isNewline).map { Self.trimmed($0) }
      .filter { !$0.isEmpty }
    if required.contains(where: \.isItem) {
      guard lines.count == required.count else {
        throw ReviewFault(
          "an array needs all its texts at once: write \(required.count) lines, one for each")
      }
      texts = Array(zip(required, lines))
      return
    }
    var found: [SlotPath: String] = [:]
    let names = SlotNames(required + allowed)
    for line in lines {
      let slot = (required + allowed).first { line.hasPrefix("\(names.name(of: $0)):") }
      guard let slot else {
        if required.count == 1, lines.count == 1 {
          found[required[0]] = line
          continue
        }
        throw ReviewFault(
          "\(Self.kind(of: required)) needs all its texts at once: write "
            + Self.example(required, names))
      }
      let words = Self.trimmed(line.dropFirst(names.name(of: slot).count + 1))
      if !words.isEmpty { found[slot] = words }
    }
    for slot in required where found[slot] == nil {
      throw ReviewFault(
        "its form '\(names.name(of: slot))' is missing: write \(Self.example(required, names))")
    }
    texts = (required + allowed).compactMap { slot in found[slot].map { (slot, $0) } }
  }

  private static func kind(of slots: [SlotPath]) -> String {
    slots.allSatisfy { $0.pluralCategory != nil } ? "a plural" : "a text with variants"
  }

  /// The lines to write: `one: …` and `other: …`.
  private static func example(_ slots: [SlotPath], _ names: SlotNames) -> String {
    slots.map { "'\(names.name(of: $0)): …'" }.joined(separator: ", ") + ", a line each"
  }

  private static func trimmed(_ line: Substring) -> String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let start = line.drop(while: isBlank)
    return String(
      start[..<(start.lastIndex { !isBlank($0) }.map(start.index(after:)) ?? start.startIndex)])
  }
}

/// What the texts of one entry are called before a colon: `one`, `mac`, or `mac.one` where one word does not tell
/// them apart.
private struct SlotNames {
  private let isShort: Bool

  /// Names for some slots.
  init(_ slots: [SlotPath]) {
    isShort = Set(slots.filter { $0 != .only }.map { $0.components.dropLast() }).count < 2
  }

  /// The name of a slot; `text` for the one that has no variants.
  func name(of slot: SlotPath) -> String {
    let words = slot.components.map { component in
      switch component {
      case .config(let name), .product(let name), .device(let name), .width(let name),
        .variable(let name), .unknownCategory(let name):
        name
      case .plural(let category): category.rawValue
      case .item(let index): String(index)
      }
    }
    if words.isEmpty { return "text" }
    return isShort ? words.suffix(1).joined() : words.joined(separator: ".")
  }
}

extension SlotPath {
  /// Whether the text is an item of an array or a phrase of a set.
  var isItem: Bool {
    if case .item = components.last { return true }
    return false
  }
}
