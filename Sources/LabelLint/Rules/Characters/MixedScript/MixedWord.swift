/// The letters of a word or of several words that hyphens join, with the alphabet of each.
struct MixedWord {
  /// A letter with the marks behind it.
  struct Letter {
    /// The letter.
    var scalar: Unicode.Scalar
    /// Byte offsets of the letter and its marks in the text.
    var place: Range<Int>
    /// Its alphabet.
    var alphabet: LetterTwins.Alphabet
  }

  /// The letters in order.
  let letters: [Letter]
  /// The tag of the locale.
  let locale: LocaleTag

  /// Reads the letters of some bytes of a text.
  init(_ range: Range<Int>, of pair: borrowing Text, _ locale: LocaleTag) {
    var letters: [Letter] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = pair.decoded.scalarOrReplacement(at: index)
      if let alphabet = LetterTwins.alphabet(of: scalar) {
        letters.append(Letter(scalar: scalar, place: index..<index + length, alphabet: alphabet))
      } else if let last = letters.indices.last, AccentFolding.isMark(scalar) {
        letters[last].place = letters[last].place.lowerBound..<index + length
      }
      index += length
    }
    self.letters = letters
    self.locale = locale
  }

  /// Byte offsets of the word.
  var range: Range<Int> {
    guard let first = letters.first, let last = letters.last else { return 0..<0 }
    return first.place.lowerBound..<last.place.upperBound
  }

  /// Whether letters of several alphabets stand in it.
  var isMixed: Bool {
    letters.contains { $0.alphabet != letters.first?.alphabet }
  }

  /// The alphabet of most letters; of two with as many in a longer word the one in which all of it can be read, that of
  /// the language first.
  ///
  /// It is nil where no alphabet has half of the letters.
  var major: LetterTwins.Alphabet? {
    let (half, others) = (letters.count, letters.count > 2)
    let found = LetterTwins.Alphabet.allCases.filter { alphabet in
      let count = letters.count { $0.alphabet == alphabet } * 2
      return count > half || others && count == half
    }
    let readable = found.filter(canBeRead)
    return readable.first(where: isOfLanguage) ?? readable.first ?? found.first
  }

  /// Whether as many letters are of another alphabet as of one: nothing tells which of them are wrong.
  func isHalf(of alphabet: LetterTwins.Alphabet) -> Bool {
    letters.count { $0.alphabet == alphabet } * 2 == letters.count
  }

  /// Whether the language has letters of an alphabet.
  private func isOfLanguage(_ alphabet: LetterTwins.Alphabet) -> Bool {
    locale.letters.contains { LetterTwins.alphabet(of: $0) == alphabet }
  }

  /// The twin of a letter in an alphabet; nil where it has none.
  func twin(of letter: Letter, in alphabet: LetterTwins.Alphabet) -> String? {
    LetterTwins.twin(of: letter.scalar, in: alphabet, locale.language)
  }

  /// The letters of an alphabet that look like those of others, as far as they are letters with marks behind them.
  func composedLetters(in alphabet: LetterTwins.Alphabet) -> [[Unicode.Scalar]] {
    letters.filter { $0.alphabet != alphabet }.compactMap { letter in
      guard let twin = twin(of: letter, in: alphabet) else { return nil }
      let scalars = String(
        decoding: Normalization.normalized(Array(twin.utf8).span), as: UTF8.self
      ).unicodeScalars
      return scalars.count > 1 ? Array(scalars) : nil
    }
  }

  /// Languages that tell words apart by the length of a vowel, for which their Cyrillic spelling rules have a
  /// circumflex: Serbian `кôд` (code) beside `код` (at).
  private static let languagesWithLongVowels: Set<String> = ["sr", "bs", "cnr", "sh"]

  /// Whether a composed letter is a long vowel as the language marks it.
  ///
  /// No keyboard has the sign alone, so people type the Latin letter.
  func isLongVowel(_ composed: [Unicode.Scalar]) -> Bool {
    composed.last == "\u{302}" && Self.languagesWithLongVowels.contains(locale.language)
  }

  /// Whether every letter is of an alphabet or looks like one of it.
  func canBeRead(in alphabet: LetterTwins.Alphabet) -> Bool {
    letters.allSatisfy { $0.alphabet == alphabet || twin(of: $0, in: alphabet) != nil }
  }

  /// The edits that write every letter in one alphabet; nil where a letter has no twin in it.
  func edits(
    to alphabet: LetterTwins.Alphabet, in pair: borrowing Text
  ) -> [Verdict.Replacement]? {
    var edits: [Verdict.Replacement] = []
    for letter in letters where letter.alphabet != alphabet {
      guard let twin = twin(of: letter, in: alphabet) else { return nil }
      // The marks behind a letter stay with it.
      let length = String(letter.scalar).utf8.count
      let marks = letter.place.lowerBound + length..<letter.place.upperBound
      let written = Array((twin + pair.verbatimDecoded(marks)).utf8)
      edits.append(
        Verdict.Replacement(
          range: letter.place,
          text: String(decoding: Normalization.normalized(written.span), as: UTF8.self)))
    }
    return edits
  }

  // MARK: What proves an alphabet

  /// The alphabet in which the source text has the word; nil where it has the word in none of them.
  ///
  /// The source tells what nobody sees: Russian "НТТP сервер" is about "HTTP".
  func alphabet(
    in source: SourceVocabulary, _ pair: borrowing Text
  ) -> LetterTwins.Alphabet? {
    // Two letters are a name only in capitals: "Нe" may be Russian "not" or English "he".
    guard letters.count > 2 || letters.allSatisfy({ LetterCase($0.scalar) == .upper }) else {
      return nil
    }
    for alphabet in LetterTwins.Alphabet.allCases
    where letters.contains(where: { $0.alphabet == alphabet }) {
      guard let edits = edits(to: alphabet, in: pair) else { continue }
      if source.hold(written(with: edits, in: pair)) { return alphabet }
    }
    return nil
  }

  /// The word as edits write it.
  private func written(with edits: [Verdict.Replacement], in pair: borrowing Text) -> String {
    var written = ""
    var index = range.lowerBound
    for edit in edits {
      written += pair.verbatimDecoded(index..<edit.range.lowerBound) + edit.text
      index = edit.range.upperBound
    }
    return written + pair.verbatimDecoded(index..<range.upperBound)
  }

  /// How sure it is that the letters of other alphabets should be their twins in one.
  enum Certainty {
    /// The word can be no other.
    case certain
    /// It may be another, or the letters of the language are not known.
    case likely
    /// The language has no such letter.
    case none
  }

  /// How sure it is that the whole word should be in an alphabet, as far as the language tells.
  func certainty(of alphabet: LetterTwins.Alphabet) -> Certainty {
    let own = locale.letters
    let isOwnAlphabet = isOfLanguage(alphabet)
    let isSure = isOwnAlphabet && isOrdinary(in: alphabet) && !isHalf(of: alphabet)
    var certainty: Certainty = isSure ? .certain : .likely
    for letter in letters where isOwnAlphabet && letter.alphabet != alphabet {
      guard let base = twin(of: letter, in: alphabet)?.unicodeScalars.first, !own.contains(base)
      else { continue }
      // Latin names with letters of other languages stand in any text.
      if alphabet != .latin { return .none }
      certainty = .likely
    }
    return certainty
  }

  /// Whether a word in an alphabet is an ordinary one: capitals stand at its start or everywhere, and it cannot be
  /// a Latin name in a text of another script, "АВC".
  private func isOrdinary(in alphabet: LetterTwins.Alphabet) -> Bool {
    if alphabet != .latin, canBeRead(in: .latin) { return false }
    let behind = letters.dropFirst().filter { !Self.hasOneForm($0, in: alphabet) }
    let capitals = behind.count { LetterCase($0.scalar) == .upper }
    if capitals == 0 { return true }
    return capitals == behind.count && letters.first.map { LetterCase($0.scalar) } == .upper
  }

  /// Whether a letter is the stick of the Caucasus or is taken for it, which is a capital among small letters.
  private static func hasOneForm(_ letter: Letter, in alphabet: LetterTwins.Alphabet) -> Bool {
    letter.scalar == "\u{4C0}" || letter.scalar == "I" && alphabet == .cyrillic
  }
}

/// The words of a source text, alone and as hyphens join them, without their case.
struct SourceVocabulary {
  private let words: Set<String>

  /// Reads the words of a text.
  init(of text: String) {
    let compounds = text.lowercased().unicodeScalars
      .split { !Self.isOfWord($0) && !Self.isHyphen($0) }
    words = Set(compounds.map(String.init))
      .union(compounds.flatMap { $0.split(whereSeparator: Self.isHyphen).map(String.init) })
  }

  /// Whether a word, or several that hyphens join, are of the source.
  func hold(_ word: String) -> Bool {
    words.contains(word.lowercased())
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || AccentFolding.isMark(scalar)
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}"
  }
}
