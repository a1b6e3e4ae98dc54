/// Numbers as words of a language, compared by their stems: words are inflected.
struct SpelledNumbers {
  private let spelling: NumberSpelling?
  private var stems: [Int: [UInt8]] = [:]

  /// Bytes of a number's word that must stand in a text; endings change.
  private static let shortestStem = 3

  /// The numbers of a locale.
  init(_ locale: LocaleTag) { spelling = NumberSpelling(locale) }

  /// Whether the stem of a number's word stands in a folded text.
  mutating func stands(_ number: Int, in folded: [UInt8]) -> Bool {
    let stem = stems[number] ?? makeStem(number)
    stems[number] = stem
    guard !stem.isEmpty, folded.count >= stem.count else { return false }
    let (text, word) = (folded.span, stem.span)
    for index in 0...text.count - word.count
    where text.extracting(index..<index + word.count).hasSameBytes(as: word) {
      return true
    }
    return false
  }

  /// The folded word without its last letters; empty where ICU knows no word.
  private func makeStem(_ number: Int) -> [UInt8] {
    guard let words = spelling?.words(number), let first = words.split(separator: " ").first else {
      return []
    }
    let letters = first.unicodeScalars.filter { CharacterProperties.isLetter($0) }
    // An unknown language is spelled in digits.
    if letters.isEmpty { return [] }
    let kept = max(min(letters.count, Self.shortestStem), letters.count - 2)
    let bytes = Array(String(String.UnicodeScalarView(letters.prefix(kept))).utf8)
    return CaseFolding.folded(bytes.span)
  }
}
