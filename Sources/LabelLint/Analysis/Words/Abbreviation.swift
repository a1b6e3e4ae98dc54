/// Words that are written with a full stop wherever they stand.
enum Abbreviation {
  /// English abbreviations and titles in lower case, without their last full stop, each as one number.
  private static let words: Set<UInt64> = Set(
    """
    e.g i.e etc vs approx avg min mins max sec secs hr hrs wk mo yr yrs no nr qty amt pts ep vol btn img
    msg pwd addr acct tel dl fav favs feat incl prev cfg dept govt dr mr mrs ms st jr sr inc ltd co
    corp fig bzw usw ca resp nr str tel min max evtl ggf inkl tlf osv bl.a t.ex p.ex ej núm pág av
    """.split(whereSeparator: \.isWhitespace).map { $0.utf8.reduce(0) { $0 << 8 | UInt64($1) } })

  /// Bytes of the longest of them, which fit into a number.
  private static var longest: Int { 8 }

  /// Whether a text ends in an abbreviation with its full stop; blanks behind it do not count.
  ///
  /// A single letter, letters with full stops between (`a.m.`) and, within a text, a number (`No. 5.`)
  /// end no sentence either.
  static func ends(_ text: Span<UInt8>) -> Bool {
    var end = text.count
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    guard end > 1, text[end - 1] == "." else { return false }
    end -= 1
    var start = end
    while start > 0, text[start - 1] != 0x20, text[start - 1] != "(" { start -= 1 }
    let word = text.extracting(start..<end)
    guard word.count <= longest, word.count > 0 else { return false }
    // One letter of any script.
    if word.scalarOrReplacement(at: 0).length == word.count { return true }
    if word.isAllDigits || isInitials(word) { return true }
    var small: UInt64 = 0
    for index in word.indices { small = small << 8 | UInt64(ASCII.lowercased(word[index])) }
    return words.contains(small)
  }

  /// Letters of the longest word that is taken for an abbreviation unknown to the list.
  private static let mostLetters = 4

  /// Whether a full stop within a text may be that of an abbreviation nobody has listed: a short word
  /// stands before it, and no capital, which begins sentences, behind it.
  ///
  /// Sinhala `පරි. නාමය`, Latvian `iesp. “…”`. Asked where a text ought to be one sentence.
  static func mayEnd(_ text: Span<UInt8>, at offset: Int) -> Bool {
    guard offset < text.count, LetterCase(text.scalarOrReplacement(at: offset).value) != .upper,
      let letters = lettersOfLastWord(in: text.extracting(0..<offset))
    else { return false }
    return letters <= mostLetters
  }

  /// Whether a text ends in an abbreviation nobody has listed: a short Latin word without a vowel
  /// (`pkt.`), or a short word behind another with a full stop (`Εικ. προσ.`).
  static func endsShortened(_ text: Span<UInt8>) -> Bool {
    guard let letters = lettersOfLastWord(in: text), letters <= mostLetters else { return false }
    var start = text.count - 1
    var (hasVowel, hasSmall) = (false, false)
    while start > 0, text[start - 1] != 0x20 {
      start -= 1
      // What is no ASCII letter may well be a vowel.
      if text[start] >= 0x80 || "aeiouyAEIOUY".utf8.contains(text[start]) { hasVowel = true }
      if ASCII.isLowerCase(text[start]) { hasSmall = true }
    }
    // Acronyms have no small letters: "Play on TV."
    if hasSmall, !hasVowel { return true }
    return lettersOfLastWord(in: text.extracting(0..<start)).map { $0 <= mostLetters } ?? false
  }

  /// Whether a text is a number and a short word with a full stop (`12 val.`), or that word alone (`act.`).
  static func isUnit(_ text: Span<UInt8>) -> Bool {
    guard let letters = lettersOfLastWord(in: text), letters <= mostLetters else { return false }
    for index in text.indices where text[index] == 0x20 {
      return index > 0 && ASCII.isDigit(text[index - 1])
        && text.firstIndex(of: 0x20, from: index + 1) == nil
    }
    return ASCII.isLowerCase(text[0])
  }

  /// Whether an abbreviation stands within a text: the last word may be one as well, as in Czech "Aut. zaostř."
  static func holds(_ text: Span<UInt8>) -> Bool {
    for index in text.indices.dropLast() where text[index] == "." && text[index + 1] == 0x20 {
      if mayEnd(text, at: index + 2), mayBeWord(before: index, in: text) { return true }
    }
    return false
  }

  /// Whether the word that ends before a mark is so short that the mark may be a part of it.
  static func mayBeWord(before end: Int, in text: Span<UInt8>) -> Bool {
    lettersOfLastWord(in: text.extracting(0..<end), isStopped: false).map { $0 <= mostLetters }
      ?? true
  }

  /// Letters and marks of the last word of a text that ends in a full stop; nil where it does not, or
  /// the word holds something else.
  private static func lettersOfLastWord(in text: Span<UInt8>, isStopped: Bool = true) -> Int? {
    var end = text.count
    if isStopped {
      while end > 0, text[end - 1] == 0x20 { end -= 1 }
      guard end > 1, text[end - 1] == "." else { return nil }
      end -= 1
    }
    var letters = 0
    while end > 0, text[end - 1] != 0x20 {
      guard let (scalar, start) = text.scalar(before: end), WordScalar.isPart(scalar) else {
        return nil
      }
      letters += 1
      end = start
    }
    return letters > 0 ? letters : nil
  }

  /// Whether letters and full stops take turns: `U.S`, `т.д`.
  private static func isInitials(_ word: Span<UInt8>) -> Bool {
    var index = 0
    while index < word.count {
      let (scalar, length) = word.scalarOrReplacement(at: index)
      guard LetterCase(scalar) != .none else { return false }
      index += length
      guard index < word.count else { return true }
      guard word[index] == "." else { return false }
      index += 1
    }
    return false
  }
}
