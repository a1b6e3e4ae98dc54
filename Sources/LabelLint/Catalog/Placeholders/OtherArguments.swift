/// Arguments that the texts use which are shown together with a text: they are there for a translation, and need not
/// be used. One for all texts of an entry, as an entry may have any number of them.
final class OtherArguments: Sendable {
  /// The arguments, in the order in which they were first met.
  let arguments: ArgumentsOfTexts
  /// Indexes of arguments with a number, by the letters of their conversions without case.
  private let letters: [UInt8: [Int]]
  /// The letters of conversions without case, and `@`.
  private static let conversions =
    [UInt8(ascii: "@")] + Array(UInt8(ascii: "a")...UInt8(ascii: "z"))

  /// The arguments of some texts.
  init(_ arguments: ArgumentsOfTexts) {
    self.arguments = arguments
    var letters: [UInt8: [Int]] = [:]
    for (index, argument) in arguments.all.enumerated() where !argument.key.isToken {
      for letter in Self.conversions where argument.letters.containsIgnoringCase(letter) {
        letters[letter, default: []].append(index)
      }
    }
    self.letters = letters
  }

  /// The argument of a key.
  func argument(_ key: PlaceholderKey) -> PlaceholderSignature.Argument? {
    arguments.argument(key)
  }

  /// The first argument that a look-alike may have been meant for and that is not among some.
  func argument(
    for lookAlike: LookAlike, besides present: Set<PlaceholderKey>
  ) -> PlaceholderSignature.Argument? {
    if lookAlike.position > 0 {
      let found = argument(.argument(lookAlike.position))
      return found.flatMap {
        lookAlike.mayStand(for: $0) && !present.contains($0.key) ? $0 : nil
      }
    }
    let candidates = letters[ASCII.lowercased(lookAlike.letter)] ?? []
    return candidates.lazy.map { self.arguments.all[$0] }.first {
      lookAlike.mayStand(for: $0) && !present.contains($0.key)
    }
  }
}

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
