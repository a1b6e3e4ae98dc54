/// The third person of English verbs, for hints: "Opens the menu".
enum ThirdPerson {
  /// The third person of a base form.
  ///
  /// - Parameters:
  ///   - verb: The base form, in any case.
  ///   - isCapitalized: Whether it is to begin a sentence.
  /// - Returns: The verb with its ending.
  static func of(_ verb: String, isCapitalized: Bool = false) -> String {
    let formed = ended(verb)
    return isCapitalized ? formed.prefix(1).uppercased() + formed.dropFirst() : formed
  }

  /// A verb with its ending: -y after a consonant is -ies, sibilants and -o take -es.
  private static func ended(_ verb: String) -> String {
    let letters = Array(verb.utf8)
    guard let last = letters.last else { return verb }
    let before = letters.dropLast().last ?? 0
    switch ASCII.lowercased(last) {
    case UInt8(ascii: "y") where !isVowel(before): return verb.dropLast() + "ies"
    case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"), UInt8(ascii: "o"):
      return verb + "es"
    case UInt8(ascii: "h") where [UInt8(ascii: "s"), UInt8(ascii: "c")].contains(before):
      return verb + "es"
    default: return verb + "s"
    }
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch ASCII.lowercased(letter) {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
}
