/// The harmony of vowels in Turkish and Azerbaijani: a word goes on with the front vowels `e ə i ö ü` or the back vowels
/// `a ı o u` that it began with.
enum VowelHarmony {
  private static let front: Set<Unicode.Scalar> = ["e", "ə", "i", "ö", "ü"]
  private static let back: Set<Unicode.Scalar> = ["a", "ı", "o", "u"]

  /// Whether a word with ı in place of i is the one with the mistake, as a front vowel stands before it: "edilmış".
  ///
  /// - Parameters:
  ///   - places: Places of letters that differ from those of another word, counted from 0.
  ///   - word: The word in small letters.
  /// - Returns: Whether one of the places holds such an ı.
  static func forbids(dotless places: [Int], in word: [Unicode.Scalar]) -> Bool {
    places.contains { place in
      guard word[place] == "ı",
        let vowel = word[..<place].last(where: { front.contains($0) || back.contains($0) })
      else { return false }
      return front.contains(vowel)
    }
  }
}
