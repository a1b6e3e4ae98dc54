/// The vowels of Latin, Greek and Cyrillic letters.
enum Vowels {
  private static let letters = Set(Resource.words("vowels/letters").flatMap(\.unicodeScalars))

  /// Whether a letter is a vowel.
  static func contains(_ letter: Unicode.Scalar) -> Bool {
    letter.properties.lowercaseMapping.unicodeScalars.first.map { letters.contains($0) } ?? false
  }
}
