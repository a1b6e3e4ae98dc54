/// Numbers as words of a language, compared by their stems: words are inflected.
struct SpelledNumbers {
  private let spelling: NumberSpelling?
  /// Whether ICU has words for numbers.
  let hasWords: Bool
  private var stems: [Int: [UInt8]] = [:]

  /// Bytes of a number's word that must stand in a text; endings change.
  private static let shortestStem = 3

  /// The numbers of a locale.
  init(_ locale: LocaleTag) {
    spelling = NumberSpelling(locale)
    hasWords =
      spelling?.words(1)?.unicodeScalars.contains { CharacterProperties.isLetter($0) } ?? false
  }

  /// Whether the stem of a number's word stands in a text.
  mutating func stands(_ number: Int, in text: inout StemSearch) -> Bool {
    let stem = stems[number] ?? makeStem(number)
    stems[number] = stem
    return text.holds(stem)
  }

  /// The folded word without its last letters; empty where ICU knows no word.
  private func makeStem(_ number: Int) -> [UInt8] {
    guard let words = spelling?.words(number), let first = words.split(separator: " ").first else {
      return []
    }
    var letters = Array(first.unicodeScalars.filter { CharacterProperties.isLetter($0) })
    if letters.isEmpty { return [] }
    // Chinese counts units, `一百` and `一亿`; "a hundred odd" is `百余`, without the one (CLDR, rules for
    // spelling out `zh` and `ja`).
    if letters.count > 1, letters[0] == "一" { letters.removeFirst() }
    let kept = max(min(letters.count, Self.shortestStem), letters.count - 2)
    var stem = String.UnicodeScalarView()
    stem.append(contentsOf: letters.prefix(kept))
    let bytes = Array(String(stem).utf8)
    return CaseFolding.folded(bytes.span)
  }
}
