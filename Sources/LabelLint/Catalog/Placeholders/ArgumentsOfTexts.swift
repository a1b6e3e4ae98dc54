/// Arguments by what they are known by, in the order in which they were first met.
struct ArgumentsOfTexts: Sendable {
  /// The arguments.
  private(set) var all: [PlaceholderSignature.Argument] = []
  private var places: [PlaceholderKey: Int] = [:]

  /// Adds the kinds of value that a text uses.
  mutating func add(_ text: borrowing Span<UInt8>, _ scanner: borrowing PlaceholderScanner) {
    for use in PlaceholderSignature.uses(in: text, scanner) {
      if let place = places[use.key] {
        all[place].widen(by: use)
      } else {
        places[use.key] = all.count
        all.append(use)
      }
    }
  }

  /// The argument of a key.
  func argument(_ key: PlaceholderKey) -> PlaceholderSignature.Argument? {
    places[key].map { all[$0] }
  }
}
