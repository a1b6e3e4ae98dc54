/// A translation that does not end, ask or enclose as its source does.
public struct PunctuationMismatch: PairRule, ConfigurableRule {
  /// What is compared: letters `a` to `g`.
  public var marks: [String] = ["a", "b", "c", "d", "e", "f", "g"]

  /// The rule with its default options.
  public init() {}

  /// Marks at the end in one of the two, brackets and questions in any.
  public static let trigger = FeatureTrigger(
    either: .brackets, differing: .finalMark, own: .questions)

  /// All that is said of the rule.
  public static let metadata = RuleMetadata(
    id: "punctuation-mismatch", family: .localization, severity: .note, isFixable: true,
    summary:
      "A translation has lost the mark that its source ends with, or half a pair of brackets.",
    rationale: """
      Voices make questions, pauses and ends of marks: a question without its mark is read as a \
      statement, and a sentence without its end runs into the next text.
      """,
    remedy: "End the text with the mark that its language uses for the same purpose.",
    guidelines: [
      GuidelineClause("mobile-practices-india/practice-2", "A label must be precise and clear")
    ],
    options: [
      RuleOption(
        "marks", .list(["a", "b", "c", "d", "e", "f", "g"]),
        "What is compared: questions, colons, ellipses, last and only sentences, Spanish openers, pairs."
      )
    ],
    flagged: [
      RuleExample(
        "⟦Wirklich löschen⟧", language: "de", source: "Really delete?", key: "delete_question"),
      RuleExample("⟦Name⟧", language: "de", source: "Name:", key: "name_prefix"),
      RuleExample("⟦Wird geladen⟧", language: "de", source: "Loading…", key: "loading_text"),
      RuleExample(
        "⟦Eliminar todo?⟧", language: "es", source: "Delete everything?", key: "delete_question"),
      RuleExample(
        "⟦Alle Dateien (auch versteckte⟧", language: "de", source: "All files (hidden ones too)",
        key: "files_text"),
    ],
    accepted: [
      RuleExample(
        "Şəkli bu kimi istifadə edin:", language: "az", source: "Set picture as", key: "set_image"),
      RuleExample(
        "\"자동\"은 \"음성\"을 씁니다", language: "ko", source: "\"Auto\" uses \"Voice\"",
        key: "mode_text"),
      RuleExample(
        "Να διαγραφεί το αρχείο;", language: "el", source: "Delete the file?",
        key: "delete_question"),
      RuleExample("名称：", language: "zh-Hans", source: "Name:", key: "name_prefix"),
      RuleExample(
        "क्या आप फ़ाइल हटाना चाहते हैं?", language: "hi", source: "Delete the file?",
        key: "delete_question"),
      RuleExample("Nom :", language: "fr", source: "Name:", key: "name_prefix"),
      RuleExample(
        "هل تريد حذف الملف؟", language: "ar", source: "Delete the file?", key: "delete_question"),
      RuleExample(
        "ต้องการลบไฟล์หรือไม่", language: "th", source: "Delete the file?", key: "delete_question"),
      RuleExample("¿Eliminar todo?", language: "es", source: "Delete everything?", key: "ask_all"),
      RuleExample("Alles gelöscht.", language: "de", source: "All gone!", key: "done_text"),
    ])

  /// Languages whose sentences often end without a mark.
  private static let unmarked: Set<String> = ["th", "lo", "km", "my", "bo", "dz", "sat", "shn"]

  /// Compares marks.
  public func judge(
    _ pair: borrowing TextPair, with tools: inout PairTools, into verdicts: inout [PairVerdict]
  ) {
    guard !pair.isSource, pair.sourcePlace != nil else { return }
    let language = tools.locales[pair.locale].tag.language
    let whole = 0..<pair.text.count
    if pair.features.mark != pair.sourceFeatures.mark {
      judgeEnd(pair, language, into: &verdicts)
    }
    if language == "es", pair.features.contains(.questions), marks.contains("f"),
      let opener = Self.missingOpener(in: pair.text)
    {
      verdicts.append(PairVerdict(whole, .noOpener(opener), pattern: "opener"))
    }
    if pair.features.contains(.brackets) || pair.sourceFeatures.contains(.brackets),
      marks.contains("g"), let sign = BracketBalance(pair.text).unbalanced,
      BracketBalance(pair.source).unbalanced == nil
    {
      verdicts.append(PairVerdict(whole, .unbalanced(sign), pattern: "pair"))
    }
  }

  /// Compares the marks at the ends, which differ.
  private func judgeEnd(
    _ pair: borrowing TextPair, _ language: String, into verdicts: inout [PairVerdict]
  ) {
    var own = pair.features.mark
    if language == "el", own == .semicolon { own = .question }
    let other = pair.sourceFeatures.mark
    let whole = 0..<pair.text.count
    if own == other || Self.endsWithPlaceholder(pair.text, pair.format) { return }
    if other == .question || own == .question {
      let isTitle = pair.kind.purpose == .title && Self.wordCount(pair.source) <= 3
      guard marks.contains("a"), other == .question, !isTitle, !Self.asks(pair, language) else {
        return
      }
      verdicts.append(PairVerdict(whole, .lostQuestion, pattern: "question"))
      return
    }
    if other == .colon || own == .colon {
      guard marks.contains("b"), own == .none || other == .none || own == .stop,
        other == .colon || !Self.leadsOn(pair.source)
      else { return }
      verdicts.append(
        PairVerdict(whole, other == .colon ? .lostColon : .addedColon, pattern: "colon"))
      return
    }
    if other == .ellipsis || own == .ellipsis {
      guard marks.contains("c") else { return }
      verdicts.append(
        PairVerdict(
          whole, other == .ellipsis ? .lostEllipsis : .addedEllipsis, pattern: "ellipsis"))
      return
    }
    guard other.endsSentence, own == .none, !Self.unmarked.contains(language),
      !Self.isLabel(pair.kind), let stop = Self.fullStop(language)
    else { return }
    let words = Self.wordCount(pair.source)
    if words < 4 { return }
    let end = pair.text.count - Edges.blankLength(atEndOf: pair.text)
    let isLast = Self.innerStops(pair.source) > 0 && Self.innerStops(pair.text) > 0
    guard marks.contains(isLast ? "d" : "e") else { return }
    var verdict = PairVerdict(whole, .open, pattern: isLast ? "last-sentence" : "sentence")
    verdict.needsHabit = !isLast
    let behind = pair.text.count > 0 ? pair.text[end - 1] : 0
    if behind >= 0x80 || ASCII.isAlphanumeric(behind) {
      verdict.fix(end..<end, with: stop, "End with \(quoting: stop)")
    }
    verdicts.append(verdict)
  }

  /// Whether a text asks without a mark at its end, or in a language that needs none.
  private static func asks(_ pair: borrowing TextPair, _ language: String) -> Bool {
    if unmarked.contains(language) { return true }
    for index in pair.text.indices {
      switch pair.text[index] {
      case UInt8(ascii: "?"): return true
      case UInt8(ascii: ";"): if language == "el" { return true }
      // The marks of Arabic, of full width, of Greek and of Ethiopic.
      case 0xD8: if index + 1 < pair.text.count, pair.text[index + 1] == 0x9F { return true }
      case 0xCD: if index + 1 < pair.text.count, pair.text[index + 1] == 0xBE { return true }
      case 0xD5: if index + 1 < pair.text.count, pair.text[index + 1] == 0x9E { return true }
      case 0xEF:
        if index + 2 < pair.text.count, pair.text[index + 1] == 0xBC, pair.text[index + 2] == 0x9F {
          return true
        }
      case 0xE1:
        if index + 2 < pair.text.count, pair.text[index + 1] == 0x8D, pair.text[index + 2] == 0xA7 {
          return true
        }
      default: break
      }
    }
    // Japanese and Korean ask with a particle.
    if language == "ja" { return pair.string(0..<pair.text.count).contains("か") }
    return language == "ko" && pair.string(0..<pair.text.count).contains("까")
  }

  /// Whether the last thing of a text is a placeholder, which may bring its own mark.
  private static func endsWithPlaceholder(_ text: Span<UInt8>, _ format: CatalogFormat) -> Bool {
    let end = text.count - Edges.blankLength(atEndOf: text)
    guard end > 1 else { return false }
    if text[end - 1] == UInt8(ascii: "}") || text[end - 1] == UInt8(ascii: "@") { return true }
    var start = end - 1
    while start > 0, end - start < 8, text[start] != UInt8(ascii: "%") { start -= 1 }
    guard text[start] == UInt8(ascii: "%") else { return false }
    return format.isApple
      ? NSStringFormat.specifier(at: start, in: text).end == end
      : JavaFormat.specifier(at: start, in: text).end == end
  }

  /// Whether a kind of text ends without a full stop by habit.
  private static func isLabel(_ kind: MessageKind) -> Bool {
    switch kind.purpose {
    case .label, .title, .action, .shortText, .fieldHint, .state: true
    default: false
    }
  }

  /// The full stop of a language; nil where there are several.
  private static func fullStop(_ language: String) -> String? {
    switch language {
    case "zh", "ja", "yue": "。"
    case "hi", "bn", "mr", "ne", "pa", "as", "or", "sa": nil
    case "hy": "։"
    case "ur", "ks", "sd", "am", "ti": nil
    default: "."
    }
  }

  /// Whether an English text ends with a word that something follows: "Set picture as".
  private static func leadsOn(_ text: Span<UInt8>) -> Bool {
    ["for", "as", "by", "with", "to", "of", "in", "from", "at", "on", "and", "or", "is"].contains {
      word in
      let start = text.count - word.utf8.count
      return start > 0 && text[start - 1] == 0x20 && text.end(of: word, at: start) != nil
        || start == 0 && text.end(of: word, at: 0) != nil
    }
  }

  /// Blanks between words, and one.
  private static func wordCount(_ text: Span<UInt8>) -> Int {
    var count = 1
    for index in text.indices.dropFirst()
    where ASCII.isSpace(text[index]) && !ASCII.isSpace(text[index - 1]) {
      count += 1
    }
    return count
  }

  /// Sentences that end before the last.
  private static func innerStops(_ text: Span<UInt8>) -> Int {
    var count = 0
    for index in text.indices.dropLast() {
      let byte = text[index]
      let isStop =
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
      if isStop, ASCII.isSpace(text[index + 1]) { count += 1 }
      // `。` needs no blank behind it.
      if byte == 0xE3, index + 3 < text.count, text[index + 1] == 0x80, text[index + 2] == 0x82 {
        count += 1
      }
    }
    return count
  }

  /// The opener that a Spanish question or exclamation lacks.
  private static func missingOpener(in text: Span<UInt8>) -> String? {
    var (hasQuestion, hasExclamation, opensQuestion, opensExclamation) = (
      false, false, false, false
    )
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "?"):
        // A mark within an address is none.
        let isInside = index + 1 < text.count && ASCII.isAlphanumeric(text[index + 1])
        let isAfterWord = index > 0 && (ASCII.isLetter(text[index - 1]) || text[index - 1] >= 0x80)
        if !isInside, isAfterWord { hasQuestion = true }
      case UInt8(ascii: "!"):
        if index > 0, ASCII.isLetter(text[index - 1]) { hasExclamation = true }
      case 0xC2:
        guard index + 1 < text.count else { break }
        if text[index + 1] == 0xBF { opensQuestion = true }
        if text[index + 1] == 0xA1 { opensExclamation = true }
      default: break
      }
    }
    if hasQuestion, !opensQuestion, !opensExclamation { return "¿" }
    if hasExclamation, !opensExclamation, !opensQuestion, wordCount(text) > 1 { return "¡" }
    return nil
  }

  /// Sets `marks`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("marks", .list(let letters)) = (option, value) { marks = letters }
  }
}

extension Finding.Wording {
  fileprivate static let lostQuestion: Self = "the source asks; this text has no question mark"
  fileprivate static let lostColon: Self = "the colon at the end of the source is lost"
  fileprivate static let addedColon: Self = "ends with a colon, and the source does not"
  fileprivate static let lostEllipsis: Self = "the ellipsis at the end of the source is lost"
  fileprivate static let addedEllipsis: Self = "ends with an ellipsis, and the source does not"
  fileprivate static let open: Self = "the last sentence has no end, unlike that of the source"

  fileprivate static func noOpener(_ sign: String) -> Self {
    "Spanish opens with \(quoting: sign)"
  }

  fileprivate static func unbalanced(_ sign: String) -> Self {
    "\(quoting: sign) has no partner; the source's brackets and quotes are in pairs"
  }
}
