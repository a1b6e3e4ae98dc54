/// Tags that a text speaks of and that mark nothing up: "Use the <a> tag for links".
enum LiteralTags {
  /// The names of elements that are closed among some tags.
  static func closed(_ tags: [TagReading.Tag]) -> Set<String> {
    Set(tags.filter { $0.edge == .closing }.map(\.name))
  }

  /// The tags of a text but for those that it speaks of.
  ///
  /// - Parameters:
  ///   - tags: The tags.
  ///   - text: The decoded text.
  ///   - closed: The names of elements that the text or its source closes: these are meant.
  /// - Returns: The others, in their order.
  static func without(
    _ tags: [TagReading.Tag], of text: Span<UInt8>, closed: Set<String>
  ) -> [TagReading.Tag] {
    tags.filter { tag in
      !tag.isInText || tag.edge != .opening || !tag.attributes.isEmpty || closed.contains(tag.name)
        || needsNoEnd.contains(tag.name) || !standsAlone(tag.range, in: text)
    }
  }

  /// An element in the characters of a text that is opened and never closed.
  static func neverClosed(_ tags: [TagReading.Tag]) -> TagReading.Tag? {
    var open: [String: [Int]] = [:]
    for (number, tag) in tags.enumerated() where tag.isInText && !needsNoEnd.contains(tag.name) {
      switch tag.edge {
      case .opening: open[tag.name, default: []].append(number)
      case .closing: _ = open[tag.name]?.popLast()
      case .empty: break
      }
    }
    return open.values.compactMap(\.first).min().map { tags[$0] }
  }

  /// Elements that need no closing tag.
  private static let needsNoEnd: Set<String> = ["br", "p", "li", "img", "hr"]

  /// Whether a tag stands where a word does: blanks or marks are on both sides, and words follow or go before.
  private static func standsAlone(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    func isEdge(_ byte: UInt8) -> Bool {
      ASCII.isSpace(byte) || "\"'`()[],.;:!?/".utf8.contains(byte)
    }
    let isFree = range.lowerBound == 0 || isEdge(text[range.lowerBound - 1])
    let isFreeBehind = range.upperBound == text.count || isEdge(text[range.upperBound])
    return isFree && isFreeBehind && range.count < text.count
  }
}
