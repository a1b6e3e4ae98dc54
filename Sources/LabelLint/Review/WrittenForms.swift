/// The texts of a plural or an array as somebody writes them: a line for each.
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
    if required == [.only] {
      texts = [(.only, text)]
      return
    }
    let lines = text.split(whereSeparator: \.isNewline).map { Self.trimmed($0) }
      .filter { !$0.isEmpty }
    if required.contains(where: { $0.pluralCategory == nil }) {
      guard lines.count == required.count else {
        throw ReviewFault(
          "an array needs all its texts at once: write \(required.count) lines, one for each")
      }
      texts = Array(zip(required, lines))
      return
    }
    var found: [SlotPath: String] = [:]
    for line in lines {
      let slot = (required + allowed).first { line.hasPrefix("\(Self.name(of: $0)):") }
      guard let slot else {
        if required.count == 1, lines.count == 1 {
          found[required[0]] = line
          continue
        }
        throw ReviewFault("a plural needs all its texts at once: write \(Self.example(required))")
      }
      let words = Self.trimmed(line.dropFirst(Self.name(of: slot).count + 1))
      if !words.isEmpty { found[slot] = words }
    }
    for slot in required where found[slot] == nil {
      throw ReviewFault(
        "its form '\(Self.name(of: slot))' is missing: write \(Self.example(required))")
    }
    texts = (required + allowed).compactMap { slot in found[slot].map { (slot, $0) } }
  }

  private static func name(of slot: SlotPath) -> String { slot.pluralCategory?.rawValue ?? "" }

  /// The lines to write: `one: …` and `other: …`.
  private static func example(_ slots: [SlotPath]) -> String {
    slots.map { "'\(name(of: $0)): …'" }.joined(separator: ", ") + ", a line each"
  }

  private static func trimmed(_ line: Substring) -> String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let start = line.drop(while: isBlank)
    return String(
      start[..<(start.lastIndex { !isBlank($0) }.map(start.index(after:)) ?? start.startIndex)])
  }
}
