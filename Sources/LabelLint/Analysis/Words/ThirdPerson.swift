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
    case "y" where !ASCII.isVowel(before): return verb.dropLast() + "ies"
    case "s", "x", "z", "o":
      return verb + "es"
    case "h" where "sc".utf8.contains(before):
      return verb + "es"
    default: return verb + "s"
    }
  }
}
