/// Two syllables in a row without marks that have marks in other texts of a Vietnamese locale: `cai dat` for `cài đặt`.
///
/// One syllable alone tells nothing: nearly each is a word with any mark and without.
struct SyllableSpellings {
  /// The syllables with their marks, and how often they stand in the texts.
  private struct Marked {
    var counts: [[UInt8]: Int] = [:]
    /// How often they stand there without.
    var bare = 0
  }

  /// The syllables with marks of each pair that lacks them, all in small letters, a blank between two.
  private var usual: [[UInt8]: [UInt8]] = [:]

  /// Fewest letters of two syllables.
  private static let fewestLetters = 5

  /// None.
  init() {}

  /// Whether no syllables lack marks.
  var isEmpty: Bool { usual.isEmpty }

  /// The syllables of a locale's texts.
  init(_ texts: LocaleTexts, _ mapping: CaseMapping) {
    var pairs: [[UInt8]: Marked] = [:]
    texts.read { text in
      Self.forEachPair(in: text, isASCII: true, mapping) { _, pair in
        pairs[pair, default: Marked()].bare += 1
      }
    }
    if pairs.isEmpty { return }
    texts.read { text in
      if text.isASCII { return }
      Self.forEachPair(in: text, isASCII: false, mapping) { _, pair in
        let bare = AccentFolding.bare(pair)
        if pairs[bare] != nil { pairs[bare]?.counts[pair, default: 0] += 1 }
      }
    }
    for (pair, marked) in pairs {
      let best = marked.counts.max {
        $0.value == $1.value ? $1.key.lexicographicallyPrecedes($0.key) : $0.value < $1.value
      }
      if let best, best.value >= marked.bare { usual[pair] = best.key }
    }
  }

  /// Calls a function with each two syllables that a blank divides, both of ASCII or both with marks: their byte
  /// offsets, and what they are in small letters.
  private static func forEachPair(
    in text: Span<UInt8>, isASCII: Bool, _ mapping: CaseMapping,
    _ body: (Range<Int>, [UInt8]) -> Void
  ) {
    var words = LetterWords()
    var previous: LetterWords.Word?
    while let word = words.next(in: text) {
      let fits = word.isASCII == isASCII && !word.hasInnerCapital
      if fits, let first = previous, first.letters + word.letters >= fewestLetters,
        word.range.lowerBound == first.range.upperBound + 1, text[first.range.upperBound] == 0x20
      {
        let range = first.range.lowerBound..<word.range.upperBound
        body(range, mapping.lower(Normalization.normalized(text.extracting(range)).span))
      }
      previous = fits ? word : nil
    }
  }

  /// The syllables of a text that lack marks; three in a row are told as two.
  func faults(in text: Span<UInt8>, _ mapping: CaseMapping) -> [AccentSpellings.Fault] {
    var found: [AccentSpellings.Fault] = []
    Self.forEachPair(in: text, isASCII: true, mapping) { range, pair in
      guard let marked = usual[pair], range.lowerBound >= found.last?.range.upperBound ?? 0 else {
        return
      }
      found.append(AccentSpellings.Fault(range: range, usual: marked))
    }
    return found
  }
}
