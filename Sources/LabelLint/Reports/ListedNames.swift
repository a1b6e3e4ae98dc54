extension [String] {
  /// The first names with commas between them, and how many more there are.
  package func listed(atMost count: Int) -> String {
    let names = prefix(count).joined(separator: ", ")
    return self.count > count ? "\(names) and \((self.count - count).grouped) more" : names
  }
}

/// A message with where it applies: after what is wrong, before the advice or reason that it ends with.
///
/// "… users will see 'x'; write 'y'" becomes "… users will see 'x' in de, fr; write 'y'".
enum PlacedMessage {
  /// The message; `places` begins with "in ".
  static func text(_ message: String, _ places: String) -> String {
    var rest = message[...]
    while let range = rest.ranges(of: "; ").last {
      let advice = message[range.upperBound...]
      // Within a quoted text, one quote is left open.
      if advice.count(where: { $0 == "'" }).isMultiple(of: 2) {
        return "\(message[..<range.lowerBound]) \(places); \(advice)"
      }
      rest = rest[..<range.lowerBound]
    }
    return "\(message) \(places)"
  }
}
