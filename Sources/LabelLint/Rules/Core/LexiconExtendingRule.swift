/// A rule with options whose words join those of the lexicons.
protocol LexiconExtendingRule: Rule {
  /// The words that its options add.
  var addedWords: [AddedWords] { get }
}

extension AddedWords {
  /// Further pairs of states, each written as `arm/disarm`; others are passed over.
  static func pairs(_ pairs: [String]) -> [AddedWords] {
    pairs.flatMap { pair -> [AddedWords] in
      let sides = pair.split(separator: "/").map {
        term(String($0)).split(separator: " ").joined(separator: " ")
      }
      guard sides.count == 2, !sides.contains("") else { return [] }
      let name = sides.joined(separator: "/").replacing(" ", with: "-")
      return [
        AddedWords([name], language: "und", .pairs, "toggle gate gate"),
        AddedWords([sides[1]], language: "en", .counterparts, "toggle = \(sides[0])"),
        AddedWords([sides[0]], language: "en", .statePairs, "\(name) first"),
        AddedWords([sides[1]], language: "en", .statePairs, "\(name) second"),
      ]
    }
  }

  /// Sets of names for one function, each written as `close, dismiss`.
  static func synonyms(_ sets: [String]) -> [AddedWords] {
    sets.map { set in
      AddedWords(set.split(separator: ",").map(String.init), .synonyms, "set")
    }
  }
}
