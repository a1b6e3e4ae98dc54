/// A word with a letter of another script that looks like the right one.
struct MixedScript: SelectiveTextRule {
  static let scope = TextScope.everyText

  @Option("allow", "Words that may mix scripts.")
  var allow: Set<String> = []

  /// A text left in another language follows its own habits.
  static let judgesCopies = false

  static let metadata = RuleMetadata(
    id: "mixed-script", family: .localization, severity: .warning,
    levelRemark: """
      It is a note if the correct letter needs a combining accent in this alphabet.
      """, isFixable: true,
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
        "Минулий ⟦pIік⟧", language: "uk", source: "Last year", key: "year_text",
        remark: "as many letters of each script"),
      RuleExample(
        "⟦ҮELLOW⟧ folder", key: "folder_text", remark: "the first letter is Cyrillic"),
      RuleExample(
        "⟦НТТP⟧ сервер", language: "ru", source: "HTTP server", key: "server_text",
        remark: "the source has the word in Latin letters"),
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
      RuleExample(
        "Унесите кôд", language: "sr", source: "Enter the code", key: "code_text",
        remark: "Serbian marks a long vowel so, and Cyrillic has no such letter"),
      RuleExample("Сопротивление 10 kΩ", language: "ru", source: "10 kΩ", key: "unit_text"),
    ])

  /// Most letters of the other script in a row.
  private static let longestRun = 2
  /// Most words that hyphens join to one.
  private static let longestCompound = 4

  /// Looks for words of two scripts.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard pair.features.contains(.beyondASCII),
      !facts.comparison.locales[pair.locale].mixesScripts
    else { return }
    let mixed = Self.mixedRuns(in: pair.decoded)
    if mixed.isEmpty { return }
    let vocabulary = SourceVocabulary(of: pair.verbatimDecodedSource)
    for runs in mixed { judge(runs, pair, vocabulary, &facts.comparison, into: &verdicts) }
  }

  /// Runs of letters that hyphens join, wherever they have letters of several alphabets.
  private static func mixedRuns(in text: Span<UInt8>) -> [[Range<Int>]] {
    var mixed: [[Range<Int>]] = []
    // The runs at hand, the alphabet of their first letter, and whether another alphabet joins it.
    var runs: [Range<Int>] = []
    var start: Int?
    var first: LetterTwins.Alphabet?
    var isMixed = false
    var index = 0
    while index < text.count {
      let (length, alphabet, isHyphen, isMark) = sign(at: index, in: text)
      // A mark belongs to the letter before it.
      if start != nil, isMark {
        index += length
        continue
      }
      if let alphabet {
        isMixed = isMixed || first != nil && alphabet != first
        if first == nil { first = alphabet }
        if start == nil { start = index }
      } else {
        if let begun = start { runs.append(begun..<index) }
        if start == nil || !isHyphen {
          if isMixed { mixed.append(runs) }
          (runs, first, isMixed) = ([], nil, false)
        }
        start = nil
      }
      index += length
    }
    if let start { runs.append(start..<text.count) }
    if isMixed { mixed.append(runs) }
    return mixed
  }

  /// What a text has at a place: its length in bytes, the alphabet of a letter, and whether it joins words or marks
  /// a letter.
  private static func sign(
    at index: Int, in text: Span<UInt8>
  ) -> (length: Int, alphabet: LetterTwins.Alphabet?, isHyphen: Bool, isMark: Bool) {
    let byte = text[index]
    if byte < 0x80 {
      // The letter of a placeholder is none of the word behind it.
      let end = byte == "%" ? NSStringFormat.specifier(at: index, in: text).end : index + 1
      return (max(1, end - index), ASCII.isLetter(byte) ? .latin : nil, byte == "-", false)
    }
    let (scalar, length) = text.scalarOrReplacement(at: index)
    return (
      length, LetterTwins.alphabet(of: scalar), scalar == "\u{2010}" || scalar == "\u{2011}",
      AccentFolding.isMark(scalar)
    )
  }

  /// Judges runs of letters that hyphens join: together where the source text has them so, and else each.
  private func judge(
    _ runs: [Range<Int>], _ pair: borrowing Text, _ vocabulary: SourceVocabulary,
    _ tools: inout ComparisonContext, into verdicts: inout [Verdict]
  ) {
    let tag = tools.locales[pair.locale].tag
    var index = 0
    while index < runs.count {
      var last = min(runs.count, index + Self.longestCompound) - 1
      var found: Verdict?
      while last >= index {
        let word = MixedWord(runs[index].lowerBound..<runs[last].upperBound, of: pair, tag)
        found = word.isMixed ? judgeBySource(word, pair, vocabulary, &tools) : nil
        if found != nil { break }
        last -= 1
      }
      if found != nil {
        let beside = [index - 1, last + 1].filter(runs.indices.contains)
        if beside.contains(where: { mayBelong(MixedWord(runs[$0], of: pair, tag), found) }) {
          found?.safety = .unsafe
        }
      } else {
        last = index
        found = judge(MixedWord(runs[index], of: pair, tag), pair, &tools)
      }
      if let found { verdicts.append(found) }
      index = last + 1
    }
  }

  /// Judges a word that the source text has in one of its alphabets.
  private func judgeBySource(
    _ word: MixedWord, _ pair: borrowing Text, _ vocabulary: SourceVocabulary,
    _ tools: inout ComparisonContext
  ) -> Verdict? {
    guard isWrong(word, pair, &tools), let alphabet = word.alphabet(in: vocabulary, pair),
      let edits = word.edits(to: alphabet, in: pair)
    else { return nil }
    return verdict(on: word, edits, pair, safety: .safe)
  }

  /// Whether another part of a compound may be wrong, too, as all its letters look like those that a finding writes.
  private func mayBelong(_ part: MixedWord, _ verdict: Verdict?) -> Bool {
    guard let scalar = verdict?.replacements.first?.text.unicodeScalars.first,
      let alphabet = LetterTwins.alphabet(of: scalar)
    else { return false }
    return part.canBeRead(in: alphabet) && part.letters.contains { $0.alphabet != alphabet }
  }

  /// Whether a word mixes scripts where nobody should.
  private func isWrong(
    _ word: MixedWord, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Bool {
    word.isMixed && !Self.isBesideUnderscore(word.range, in: pair.decoded)
      && tools.mixesScripts(pair.decoded.extracting(word.range))
      && !allow.contains(pair.verbatimDecoded(word.range))
  }

  /// What is said of a word.
  private func verdict(
    on word: MixedWord, _ edits: [Verdict.Replacement], _ pair: borrowing Text,
    safety: Fix.Safety?
  ) -> Verdict {
    let text = pair.verbatimDecoded(word.range)
    let letters = edits.map { pair.verbatimDecoded($0.range) }
    var verdict = Verdict(decoded: word.range, .mixed(text, letters), pattern: text)
    guard let safety else { return verdict }
    verdict.replacements = edits
    verdict.fixTitle = "Write the letter in the script of the word"
    verdict.safety = safety
    return verdict
  }

  /// Judges a run of letters by its own letters and the language.
  private func judge(
    _ word: MixedWord, _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Verdict? {
    guard isWrong(word, pair, &tools), let major = word.major, isInShortRuns(word, major),
      let edits = word.edits(to: major, in: pair), !isTakenOver(word, major, pair)
    else { return nil }
    // What an alphabet has only with a mark behind it may be drawn elsewhere than the letter with its accent.
    let composed = word.composedLetters(in: major)
    let hasComposed = !composed.isEmpty
    if hasComposed, composed.count == edits.count, composed.allSatisfy(word.isLongVowel) {
      return nil
    }
    let isFirst = edits.first?.range.lowerBound == word.range.lowerBound
    let isRest =
      isFirst
      && Self.mayBeEscape(word.letters.map(\.scalar), at: word.range.lowerBound, in: pair.decoded)
    let safety: Fix.Safety? =
      switch word.certainty(of: major) {
      case .none: nil
      case .certain: isRest ? nil : hasComposed ? .unsafe : .safe
      case .likely: isRest ? nil : .unsafe
      }
    var verdict = verdict(on: word, edits, pair, safety: safety)
    if hasComposed { verdict.level = .note }
    return verdict
  }

  /// Whether few letters that are not of an alphabet stand in a row.
  private func isInShortRuns(_ word: MixedWord, _ major: LetterTwins.Alphabet) -> Bool {
    var run = 0
    for letter in word.letters {
      run = letter.alphabet == major ? 0 : run + 1
      if run > Self.longestRun { return false }
    }
    return true
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

  /// Whether a run goes on with an underscore: it ends in a mark that code looks for, `BEGIN_LINK`.
  private static func isBesideUnderscore(_ run: Range<Int>, in text: Span<UInt8>) -> Bool {
    run.lowerBound > 0 && text[run.lowerBound - 1] == "_"
      || run.upperBound < text.count && text[run.upperBound] == "_"
  }

  /// Whether a run of two Latin letters or more is a word of the source with an ending.
  private func isTakenOver(
    _ word: MixedWord, _ major: LetterTwins.Alphabet, _ pair: borrowing Text
  ) -> Bool {
    let others = word.letters.filter { $0.alphabet != major }
    guard others.count > 1, let first = others.first, let last = others.last else { return false }
    let run = pair.verbatimDecoded(first.place.lowerBound..<last.place.upperBound)
    return pair.verbatimDecodedSource.contains(run)
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
