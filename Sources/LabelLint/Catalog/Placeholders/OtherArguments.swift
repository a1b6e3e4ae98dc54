/// Arguments that the texts use which are shown together with a text.
///
/// They are there for a translation, and need not be used. All texts of an entry share them: there may be any number.
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
