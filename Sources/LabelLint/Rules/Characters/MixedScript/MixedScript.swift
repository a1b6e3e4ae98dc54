/// A word with a letter of another script that looks like the right one.
struct MixedScript: TextRule {
  static let scope = TextScope.everyText

  @Option("allow", "Words that may mix scripts.")
  var allow: Set<String> = []

  /// A text left in another language follows its own habits.
  static let judgesCopies = false

  static let metadata = RuleMetadata(
    id: "mixed-script", family: .localization, severity: .warning, isFixable: true,
    summary: "A word contains a letter of another script that looks like the correct letter.",
    rationale: """
      Speech synthesis spells such a word out or reads it in two voices. Searching and sorting \
      miss the word. On the screen nobody sees the difference.
      """,
    remedy: "Type the word again on the keyboard of its language.",
    guidelines: [],
    flagged: [
      RuleExample("Принять ⟦Kуки⟧", language: "ru", source: "Accept cookies", key: "accept_text"),
      RuleExample("⟦Kλειδί⟧ ασφαλείας", language: "el", source: "Security key", key: "key_title"),
      RuleExample("⟦Sаve⟧ all", key: "save_all", remark: "the second letter is Cyrillic"),
      RuleExample("⟦ТIехьашкахьа⟧", language: "inh", source: "Later", key: "later_text"),
      RuleExample(
        "⟦Стáрый⟧ файл", language: "ru", source: "Old file", key: "old_text",
        remark: "a Latin letter with its accent"),
      RuleExample(
        "⟦ИСКЉУЧEНO⟧", language: "sr", source: "Switched off", key: "off_text",
        remark: "two Latin letters, both reported"),
      RuleExample(
        "⟦ҮELLOW⟧ folder", key: "folder_text", remark: "the first letter is Cyrillic"),
    ],
    accepted: [
      RuleExample(
        "BEGIN_LINKустгана ууEND_LINK", language: "mn", source: "BEGIN_LINKdelete itEND_LINK",
        key: "delete_instructions", formats: [.android], remark: "markers that code looks for"),
      RuleExample(
        "%1$sзавершення", language: "uk", source: "%1$s expires", key: "expires_text",
        formats: [.android]),
      RuleExample("IDлерин көрүү", language: "ky", source: "See IDs", key: "ids_title"),
      RuleExample("Принять cookies", language: "ru", source: "Accept cookies", key: "accept_text"),
      RuleExample("Сопротивление 10 kΩ", language: "ru", source: "10 kΩ", key: "unit_text"),
    ])

  /// Most letters of the other script in a row.
  private static let longestRun = 2

  /// Looks for words of two scripts.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard pair.features.contains(.beyondASCII),
      !facts.comparison.locales[pair.locale].mixesScripts
    else { return }
    let text = pair.decoded
    // A run of letters, the alphabet of its first one, and whether another alphabet joins it.
    var start = 0
    var first: LetterTwins.Alphabet?
    var isMixed = false
    var index = 0
    while index < text.count {
      var length = 1
      var alphabet: LetterTwins.Alphabet?
      let byte = text[index]
      if byte < 0x80 {
        if ASCII.isLetter(byte) {
          alphabet = .latin
        } else if byte == "%" {
          // The letter of a placeholder is none of the word behind it.
          length = max(1, NSStringFormat.specifier(at: index, in: text).end - index)
        }
      } else {
        let (scalar, own) = text.scalarOrReplacement(at: index)
        length = own
        // A mark belongs to the letter before it.
        if first != nil, AccentFolding.isMark(scalar) {
          index += length
          continue
        }
        alphabet = LetterTwins.alphabet(of: scalar)
      }
      if let alphabet {
        if let first {
          isMixed = isMixed || alphabet != first
        } else {
          (first, start) = (alphabet, index)
        }
      } else if first != nil {
        if isMixed { judge(start..<index, pair, &facts.comparison, into: &verdicts) }
        (first, isMixed) = (nil, false)
      }
      index += length
    }
    if isMixed { judge(start..<text.count, pair, &facts.comparison, into: &verdicts) }
  }

  /// Judges a run of letters of several scripts, and of the marks that follow them.
  private func judge(
    _ range: Range<Int>, _ pair: borrowing Text, _ tools: inout ComparisonContext,
    into verdicts: inout [Verdict]
  ) {
    var word: [(scalar: Unicode.Scalar, place: Range<Int>, alphabet: LetterTwins.Alphabet)] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = pair.decoded.scalarOrReplacement(at: index)
      if let alphabet = LetterTwins.alphabet(of: scalar) {
        word.append((scalar, index..<index + length, alphabet))
      } else if let last = word.indices.last {
        word[last].place = word[last].place.lowerBound..<index + length
      }
      index += length
    }
    if let verdict = judge(word, pair, &tools) { verdicts.append(verdict) }
  }

  /// Judges a run of letters.
  private func judge(
    _ word: [(scalar: Unicode.Scalar, place: Range<Int>, alphabet: LetterTwins.Alphabet)],
    _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Verdict? {
    guard let first = word.first, let last = word.last,
      word.contains(where: { $0.alphabet != first.alphabet })
    else { return nil }
    let range = first.place.lowerBound..<last.place.upperBound
    if Self.isBesideUnderscore(range, in: pair.decoded) { return nil }
    guard tools.mixesScripts(pair.decoded.extracting(range)) else { return nil }
    guard let major = Self.major(of: word.map(\.alphabet)) else { return nil }
    var edits: [Verdict.Replacement] = []
    var level: Severity?
    var isComposed = false
    let language = tools.locales[pair.locale].tag.language
    var run = 0
    for letter in word {
      if letter.alphabet == major {
        run = 0
        continue
      }
      run += 1
      guard run <= Self.longestRun,
        let twin = LetterTwins.twin(of: letter.scalar, in: major, language)
      else { return nil }
      // Serbian `кôд`: its own script has no such letter but with a mark of its own behind it.
      let composed = Normalization.normalized(Array(twin.utf8).span)
      if String(decoding: composed, as: UTF8.self).unicodeScalars.count > 1 {
        (level, isComposed) = (.note, true)
      }
      // The marks behind a letter stay with it.
      let length = String(letter.scalar).utf8.count
      let marks = letter.place.lowerBound + length..<letter.place.upperBound
      let written = Array((twin + pair.verbatimDecoded(marks)).utf8)
      edits.append(
        Verdict.Replacement(
          range: letter.place,
          text: String(decoding: Normalization.normalized(written.span), as: UTF8.self)))
    }
    let text = pair.verbatimDecoded(range)
    if allow.contains(text) || isTakenOver(word, major, pair) { return nil }
    let letters = edits.map { pair.verbatimDecoded($0.range) }
    var verdict = Verdict(decoded: range, .mixed(text, letters), pattern: text, level: level)
    let isFirst = edits[0].range.lowerBound == range.lowerBound
    let scalars = word.map(\.scalar)
    if isFirst, Self.mayBeEscape(scalars, at: range.lowerBound, in: pair.decoded) { return verdict }
    verdict.replacements = edits
    verdict.fixTitle = "Write the letter in the script of the word"
    // Twins look the same: nothing changes on the screen, unless the letter is one too many. A mark of its own
    // may be drawn elsewhere than that of the letter.
    verdict.safety = isComposed || isFirst && Self.mayBeStray(scalars) ? .unsafe : .safe
    return verdict
  }

  /// The alphabet of most letters of a run; nil where none has more, or as many in a longer run.
  private static func major(of letters: [LetterTwins.Alphabet]) -> LetterTwins.Alphabet? {
    let counts = LetterTwins.Alphabet.allCases.map { alphabet in letters.count { $0 == alphabet } }
    guard let most = counts.indices.max(by: { counts[$0] < counts[$1] }),
      counts[most] * 2 > letters.count || counts[most] * 2 == letters.count && letters.count > 2
    else { return nil }
    return LetterTwins.Alphabet(rawValue: most)
  }

  /// Whether the first letter of a run may be left of a lost escape: of `\n` behind a line break, a sign of escapes or
  /// before a capital, or the end of the number of `\u000a`.
  private static func mayBeEscape(
    _ word: [Unicode.Scalar], at start: Int, in text: Span<UInt8>
  ) -> Bool {
    var before = start
    while before > 0, text[before - 1] == 0x20 { before -= 1 }
    // Line feed, carriage return and tab, blanks behind them aside.
    if before > 0, [0x0A, 0x0D, 0x09].contains(text[before - 1]) { return true }
    // `\`, `/`, `&` and `;`.
    if start > 0, [0x5C, 0x2F, 0x26, 0x3B].contains(text[start - 1]) { return true }
    if endsNumber(word[0], at: start, in: text) { return true }
    return LetterCase(word[0]) != .upper && word.count > 1 && LetterCase(word[1]) == .upper
  }

  /// Whether a letter at an offset may be one of the digits of an escape that has lost its backslash: `u000a`, `U2014a`
  /// and `x0a`.
  private static func endsNumber(
    _ letter: Unicode.Scalar, at start: Int, in text: Span<UInt8>
  ) -> Bool {
    guard letter.properties.isASCIIHexDigit else { return false }
    var digits = start
    while digits > 0, Unicode.Scalar(text[digits - 1]).properties.isASCIIHexDigit { digits -= 1 }
    guard digits < start, digits > 0 else { return false }
    return text[digits - 1] == "u" || text[digits - 1] == "U" || text[digits - 1] == "x"
  }

  /// Whether the first letter of a run may be one too many: the word begins with a capital behind it.
  private static func mayBeStray(_ word: [Unicode.Scalar]) -> Bool {
    word.count > 2 && LetterCase(word[1]) == .upper
      && word.dropFirst(2).contains { LetterCase($0) != .upper }
  }

  /// Whether a run goes on with an underscore: it ends in a mark that code looks for, `BEGIN_LINK`.
  private static func isBesideUnderscore(_ run: Range<Int>, in text: Span<UInt8>) -> Bool {
    run.lowerBound > 0 && text[run.lowerBound - 1] == "_"
      || run.upperBound < text.count && text[run.upperBound] == "_"
  }

  /// Whether a run of two Latin letters or more is a word of the source with an ending.
  private func isTakenOver(
    _ word: [(scalar: Unicode.Scalar, place: Range<Int>, alphabet: LetterTwins.Alphabet)],
    _ major: LetterTwins.Alphabet, _ pair: borrowing Text
  ) -> Bool {
    let others = word.filter { $0.alphabet != major }
    guard others.count > 1, let first = others.first, let last = others.last else { return false }
    let run = pair.verbatimDecoded(first.place.lowerBound..<last.place.upperBound)
    return Text.verbatim(pair.decodedSource, 0..<pair.decodedSource.count).contains(run)
      || run.utf8.allSatisfy(ASCII.isUpperCase)
  }
}

extension Finding.Wording {
  /// What is said of the letters of a word that are none of its script, in order of place.
  fileprivate static func mixed(_ word: String, _ letters: [String]) -> Self {
    var different: [String] = []
    for letter in letters where !different.contains(letter) { different.append(letter) }
    guard let first = different.first else {
      return "a word mixes letters of two scripts; type it again"
    }
    if different.count == 1 {
      return letters.count == 1
        ? "\(quoting: first) in \(quoting: word) is from another script than the rest of the word; type it again"
        : "each \(quoting: first) in \(quoting: word) is from another script than the rest of the word; type them again"
    }
    var list: Self = "\(quoting: first)"
    for letter in different.dropFirst().dropLast() { list = "\(list), \(quoting: letter)" }
    list = "\(list) and \(quoting: different[different.count - 1])"
    return
      "\(list) in \(quoting: word) are from another script than the rest of the word; type them again"
  }
}
