/// Words that are written with a full stop wherever they stand.
enum Abbreviation {
  /// English abbreviations and titles in lower case, without their last full stop.
  private static let words: Set<[UInt8]> = Set(
    """
    e.g i.e etc vs approx min mins max sec secs hr hrs wk mo yr yrs no nr qty amt pts ep vol btn img
    msg pwd addr acct tel dl fav favs feat incl prev cfg dept govt dr mr mrs ms st jr sr inc ltd co
    corp fig bzw usw ca resp nr str tel min max evtl ggf inkl tlf osv bl.a t.ex p.ex ej núm pág av
    """.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) })

  /// Whether a text ends in an abbreviation with its full stop; blanks behind it do not count.
  ///
  /// A single letter, letters with full stops between (`a.m.`) and, within a text, a number (`No. 5.`)
  /// end no sentence either.
  static func ends(_ text: Span<UInt8>) -> Bool {
    var end = text.count
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    guard end > 1, text[end - 1] == UInt8(ascii: ".") else { return false }
    end -= 1
    var start = end
    while start > 0, text[start - 1] != 0x20, text[start - 1] != UInt8(ascii: "(") { start -= 1 }
    let word = text.extracting(start..<end)
    guard word.count <= 8, word.count > 0 else { return false }
    // One letter of any script.
    if word.scalarOrReplacement(at: 0).length == word.count { return true }
    if isNumber(word) || isInitials(word) { return true }
    var small: [UInt8] = []
    for index in word.indices { small.append(ASCII.lowercased(word[index])) }
    return words.contains(small)
  }

  private static func isNumber(_ word: Span<UInt8>) -> Bool {
    for index in word.indices where !ASCII.isDigit(word[index]) { return false }
    return true
  }

  /// Whether letters and full stops take turns: `U.S`, `т.д`.
  private static func isInitials(_ word: Span<UInt8>) -> Bool {
    var index = 0
    while index < word.count {
      let (scalar, length) = word.scalarOrReplacement(at: index)
      guard LetterCase(scalar) != .none else { return false }
      index += length
      guard index < word.count else { return true }
      guard word[index] == UInt8(ascii: ".") else { return false }
      index += 1
    }
    return false
  }
}
