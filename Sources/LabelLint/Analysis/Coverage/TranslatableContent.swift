/// What a source text holds that a translator would translate: what makes a copy of it a fault.
///
/// Placeholders, addresses, acronyms, numbers, single letters and names of the app do not count.
struct TranslatableContent: Sendable {
  /// Script that most of the letters have; `.common` without letters.
  private(set) var script = Script.common
  /// Letters of that script.
  private(set) var letters = 0
  /// Words of two letters or more.
  private(set) var words = 0
  /// Those of them that are ordinary words of English.
  private(set) var ordinaryWords = 0
  /// Those that many languages of Latin letters have from English.
  private(set) var loanWords = 0
  /// Ordinary words that are none of those, and that begin the text or have no capital, as words of names have.
  private var englishWords = 0
  /// Words beside them that are not translated: acronyms, units and names of the app.
  private(set) var names = 0
  /// Whether a name stands before all other words: "Android Open Source Project".
  private(set) var beginsWithName = false
  /// The first of the words in small letters; empty where it has other letters than those of ASCII.
  private(set) var firstWord: [UInt8] = []
  /// Whether a plus joins its parts, as it does names of techniques and of keys.
  private(set) var isJoined = false
  /// Whether every word begins with a capital or has one inside, as names do.
  private(set) var isTitle = true
  /// The same but for loan words: "Klarna logo" is no less a name than "Klarna Logo".
  private var isTitleBesideLoans = true
  /// Whether it is a pattern of a date or time, such as `MMM yyyy`, a path or a hashtag.
  private(set) var isPattern = false

  /// Whether a number or placeholder stands before what is read next.
  private var isBehindNumber = false
  /// Scripts of the letters with their counts.
  private var scripts: [(script: Script, letters: Int)] = []

  /// Looks through a plain text.
  ///
  /// - Parameters:
  ///   - plain: The plain text, placeholders as U+FFFC.
  ///   - isName: Whether a word, given as byte offsets, is one that is not translated; told whether it
  ///     stands behind a number or placeholder.
  init(_ plain: Span<UInt8>, isName: (Range<Int>, Bool) -> Bool) {
    isPattern = Self.isDatePattern(plain)
    isJoined = plain.holds(" + ")
    var start = 0
    while start < plain.count {
      var end = start
      while end < plain.count, plain[end] != 0x20 { end += 1 }
      if end > start, !Self.isAddress(plain.extracting(start..<end)) {
        readWords(of: plain, start..<end, isName: isName)
      }
      start = end + 1
    }
    for (script, letters) in scripts where letters > self.letters {
      self.script = script
      self.letters = letters
    }
  }

  /// Counts the words between two blanks.
  private mutating func readWords(
    of plain: Span<UInt8>, _ token: Range<Int>, isName: (Range<Int>, Bool) -> Bool
  ) {
    var index = token.lowerBound
    var start = index
    while index <= token.upperBound {
      let (scalar, length) =
        index < token.upperBound ? plain.scalarOrReplacement(at: index) : (" ", 1)
      let isInside =
        WordScalar.isPart(scalar)
        || index > start && CharacterProperties.joinsWords(scalar)
      if !isInside {
        if index > start {
          let isNumber = readWord(of: plain, start..<index, isName: isName)
          isBehindNumber = isNumber
        }
        if scalar == "\u{FFFC}" { isBehindNumber = true }
        start = index + length
      }
      index += length
    }
  }

  /// Counts one word, and tells whether it is a number or a code with digits.
  private mutating func readWord(
    of plain: Span<UInt8>, _ word: Range<Int>, isName: (Range<Int>, Bool) -> Bool
  ) -> Bool {
    // Names of formats, versions and codes: `MP3`, `4K`.
    guard let spelling = Spelling(of: word, in: plain) else { return true }
    // `Bcc`, `Mbps`: nothing that could be a word.
    if spelling.letters < 2 || !spelling.hasVowel { return false }
    if Self.isRomanNumber(plain.extracting(word)) { return true }
    if isName(word, isBehindNumber) {
      if words == 0, spelling.capitals < spelling.letters { beginsWithName = true }
      names += 1
      return false
    }
    countWord(word, of: plain, spelling)
    return false
  }

  /// The letters of a word.
  private struct Spelling {
    /// How many there are.
    var letters = 0
    /// How many of them are capitals.
    var capitals = 0
    /// Whether one may be a vowel; only those of ASCII are told from others.
    var hasVowel = false
    /// Their scripts.
    var scripts: [(script: Script, letters: Int)] = []

    /// The letters of a word of a text; nil for one with a digit.
    init?(of word: Range<Int>, in plain: Span<UInt8>) {
      var index = word.lowerBound
      while index < word.upperBound {
        let (scalar, length) = plain.scalarOrReplacement(at: index)
        index += length
        if CharacterProperties.isDigit(scalar) { return nil }
        if !scalar.isASCII || ASCII.isVowelOrY(plain[index - 1]) { hasVowel = true }
        guard CharacterProperties.isLetter(scalar) else { continue }
        letters += 1
        if CharacterProperties.isUpper(scalar) { capitals += 1 }
        TranslatableContent.count(1, of: CharacterProperties.script(scalar), in: &scripts)
      }
    }
  }

  /// Counts a word that a translator would translate.
  private mutating func countWord(
    _ word: Range<Int>, of plain: Span<UInt8>, _ spelling: Spelling
  ) {
    words += 1
    if words == 1, word.allSatisfy({ ASCII.isLetter(plain[$0]) }) {
      firstWord = word.map { ASCII.lowercased(plain[$0]) }
    }
    let isOrdinary = EnglishWords.contains(plain.extracting(word))
    let isLoan = isOrdinary && EnglishWords.isLoan(plain.extracting(word))
    if isOrdinary { ordinaryWords += 1 }
    if isLoan { loanWords += 1 }
    if isOrdinary, !isLoan, words == 1 || spelling.capitals == 0 { englishWords += 1 }
    if spelling.capitals == 0 {
      isTitle = false
      if !isLoan { isTitleBesideLoans = false }
    }
    for (script, count) in spelling.scripts { Self.count(count, of: script, in: &scripts) }
  }

  /// Counts letters of a script.
  private static func count(
    _ letters: Int, of script: Script, in scripts: inout [(script: Script, letters: Int)]
  ) {
    if let known = scripts.firstIndex(where: { $0.script == script }) {
      scripts[known].letters += letters
    } else {
      scripts.append((script, letters))
    }
  }

  /// Whether a text left in English may be a name, a term of a trade or a title: all its words begin with a
  /// capital, or it is one word, and one of them is no ordinary word, or the first a name; or most of it are
  /// acronyms and names, or a plus joins its parts.
  var mayBeName: Bool {
    if names > words || isJoined || beginsWithName && isTitleBesideLoans { return true }
    return (isTitleBesideLoans || words == 1) && ordinaryWords < words
  }

  /// Whether a text that several languages have is in English: most of its words are ordinary ones, and two of them
  /// belong to English alone and to no name.
  var isInEnglish: Bool {
    script == .latin && ordinaryWords * 2 > words && englishWords >= Self.fewestEnglish
  }

  /// Fewest words of English alone in a text in English.
  private static let fewestEnglish = 2

  /// Whether letters are a Roman number below forty, all capitals or all small: `III`, `iv`.
  private static func isRomanNumber(_ word: Span<UInt8>) -> Bool {
    // A word of Scandinavian languages and of Italian.
    if word.count > 7 || word.equals("vi") { return false }
    let one = ASCII.isUpperCase(word[0]) ? UInt8(ascii: "I") : UInt8(ascii: "i")
    let (five, ten) = (one + 13, one + 15)
    var index = 0
    while index < word.count, index < 3, word[index] == ten { index += 1 }
    if index + 2 == word.count, word[index] == one,
      word[index + 1] == five || word[index + 1] == ten
    {
      return true
    }
    if index < word.count, word[index] == five { index += 1 }
    let ones = index
    while index < word.count, word[index] == one { index += 1 }
    return index == word.count && index - ones <= 3
  }

  /// Whether what stands between two blanks is a URL, e-mail, domain, path, hashtag, name in code or token.
  static func isAddress(_ token: Span<UInt8>) -> Bool {
    if token.count < 2 { return false }
    if token[0] == "#" || token[0] == "/" || isToken(token) { return true }
    for index in 1..<token.count {
      switch token[index] {
      // The name of a value in code: `cycle_daily`.
      case "_":
        if index + 1 < token.count, ASCII.isAlphanumeric(token[index - 1]),
          ASCII.isAlphanumeric(token[index + 1])
        {
          return true
        }
      case "@": return true
      case ":":
        if index + 2 < token.count, token[index + 1] == "/",
          token[index + 2] == "/"
        {
          return true
        }
      case "/":
        if index + 1 < token.count, ASCII.isLetter(token[index - 1]),
          ASCII.isLetter(token[index + 1])
        {
          return true
        }
      case ".":
        if index + 2 < token.count, ASCII.isAlphanumeric(token[index - 1]),
          ASCII.isLetter(token[index + 1]), ASCII.isLetter(token[index + 2])
        {
          return true
        }
      default: break
      }
    }
    return false
  }

  /// Whether a name stands between two dollar or percent signs, as code that puts in values of its own writes it:
  /// `$file$`.
  private static func isToken(_ token: Span<UInt8>) -> Bool {
    let last = token.count - 1
    guard last >= 2, token[0] == "$" || token[0] == "%", token[last] == token[0] else {
      return false
    }
    return (1..<last).allSatisfy { ASCII.isAlphanumeric(token[$0]) || token[$0] == "_" }
  }

  /// Whether a text is a pattern of a date or time: runs of one pattern letter and separators (Unicode
  /// Technical Standard 35, part 4), among them one for a year, month, day or hour.
  private static func isDatePattern(_ plain: Span<UInt8>) -> Bool {
    var hasField = false
    var previous: UInt8 = 0
    for index in plain.indices {
      let byte = plain[index]
      if ASCII.isLetter(byte) {
        if ASCII.isLetter(previous), previous != byte { return false }
        switch byte {
        case "y", "M", "d", "h",
          "H":
          hasField = true
        default: break
        }
      }
      previous = byte
    }
    return hasField
  }
}
