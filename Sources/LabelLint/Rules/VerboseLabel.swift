/// A label, hint or action longer than anyone wants to hear.
struct VerboseLabel: TextRule {
  @Option("words", "Words of a label from which on it is noted.")
  var words = 6
  @Option("max-words", "Words of a label from which on it is a warning.")
  var maximumWords = 14
  @Option("graphemes", "Characters of a label by language from which on it is noted: `{de: 60}`.")
  var graphemes: [String: Int] = [:]
  @Option("hint-words", "Words of a hint from which on it is a warning.")
  var hintWords = 15

  static let metadata = RuleMetadata(
    id: "verbose-label", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: .note, prose: nil),
    summary: "A label is longer than people want to hear.",
    rationale: """
      Nobody can skim a spoken label: it is heard to its end each time the control is passed. Of a \
      hundred real labels ninety-eight have at most six words.
      """,
    remedy: """
      Name the purpose in one to three words and leave the rest to the hint, or to the text beside \
      the control.
      """,
    guidelines: [
      GuidelineClause(
        "bbc-text-equivalents/succinct",
        "Verbose alternatives make content harder to listen to and understand for screen reader "
          + "users.", .states),
      GuidelineClause(
        "bbc-text-equivalents/intent",
        "Alternatives must briefly describe the editorial intent or purpose of the image, object, "
          + "or element.", .states),
      GuidelineClause(
        "mobile-practices-india/practice-4",
        "A Hint is a brief, localized phrase that describes the results of an action on a UI "
          + "control."),
      GuidelineClause("wcag/1.1.1"), GuidelineClause("wcag/2.4.6"),
    ],
    flagged: [
      RuleExample("⟦The editable text field for the username of the login.⟧"),
      RuleExample("⟦Image resource for the Year in Review main screen deck⟧"),
      RuleExample("⟦Show bottom action sheet options for a downloadable file⟧"),
      RuleExample("⟦Now playing. Double the speed here.⟧", remark: "two sentences"),
      RuleExample(
        "⟦Switch to the clock mode for the alarm of this day.⟧",
        comment: "Accessibility string for the button that changes the dialog to clock mode"),
      RuleExample("⟦再生中の曲の音量を調整して、ここで速度も変更できます⟧", language: "ja", source: "Adjust volume"),
      RuleExample(
        "⟦El botón que muestra el contador de canciones de la lista de reproducción⟧",
        language: "es", source: "The song counter button"),
      RuleExample(
        "⟦Stimmt genau. Drücken Sie auf Weiter⟧", language: "de", source: "All right",
        remark: "two sentences"),
    ],
    accepted: [
      RuleExample(
        "%1$d people are talking about hashtag %2$s", remark: "put together of two values"),
      RuleExample(
        "Last refresh failed. Tap to view details.", key: "refresh_failed_msg",
        remark: "a message of two sentences"),
      RuleExample(
        "Wiedergabegeschwindigkeit der Episode zurücksetzen", language: "de",
        source: "Reset the playback speed"),
      RuleExample(
        "Nutzer wechseln. Nutzer: %s", language: "de", source: "Switch user, current user %s",
        remark: "the source says both, with a comma"),
      RuleExample(
        "TeleTypewriter (TTY) 已啟用。", language: "zh-Hant", source: "TeleTypewriter enabled.",
        remark: "a Latin name has more letters than signs"),
      RuleExample("Cast. Connected", remark: "a name and its state"),
      RuleExample(
        "Works best with syncing enabled in the settings.", key: "sync_button",
        remark: "explains a control"),
      RuleExample("Play, e.g. Beethoven", remark: "an abbreviation ends no sentence"),
      RuleExample(
        "Protect your songs by choosing a long password. It will be kept for you.",
        key: "songs_dialog_text", comment: "Content description for the password dialog",
        remark: "is seen in a dialog"),
      RuleExample(
        "පරි. නාමය මකන්න", language: "si", source: "Clear username",
        remark: "an abbreviation ends no sentence"),
      RuleExample(
        "Zaštita od praćenja je blokirala programe za praćenje", language: "hr",
        source: "Song protection has blocked some singers", remark: "as long as its source"),
      RuleExample(
        "%1$s，第 %2$d 首，共 %3$d 首", language: "zh", source: "%1$s, %2$d of %3$d",
        remark: "values are short in Chinese"),
      RuleExample(
        "https://www.example.org/en/accessibility/statement", key: "statement_a11y_link",
        remark: "an address to open"),
    ])

  /// Labels, hints and what can be pressed.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool {
    purpose == .action || tier == .certain && (purpose == .label || purpose == .hint)
  }

  /// Labels and hints; of what can be pressed, texts that may have too many graphemes or words.
  static func mayConcern(_ text: borrowing DecodedText) -> Bool {
    if text.isCertain { return true }
    // Translations may run on: see `VerboseLimits.widen`.
    let widening = text.isSource ? 0 : 1
    let words = LengthsByLanguage.actionWords
    if mayHaveMoreWords(
      text.bytes, than: words + widening * (words / 2),
      hasSpaces: text.signs.contains(.irregularSpace))
    {
      return true
    }
    // In the languages with the lower limits no letter has case.
    var limit = LengthsByLanguage.leastAction + widening * (LengthsByLanguage.leastAction / 2)
    let most = mostGraphemes(of: text)
    if most <= limit { return false }
    if text.isSource || !text.signs.isDisjoint(with: [.opaque, .composing])
      || mayHaveUncased(text.bytes)
    {
      return true
    }
    limit = LengthsByLanguage.leastLatinAction + LengthsByLanguage.leastLatinAction / 2
    return most > limit
  }

  /// A number of graphemes that the plain form of a text stays within.
  ///
  /// What is taken out makes it shorter, but for placeholders; none begins without one of three signs.
  private static func mostGraphemes(of text: borrowing DecodedText) -> Int {
    let scalars = text.bytes.count - text.bytes.continuationCount
    if text.isPlain { return scalars }
    var placeholders = 0
    var index = 0
    while index < text.bytes.count {
      switch text.bytes[index] {
      case "%":
        placeholders += 1
        // The sign behind a position begins no other placeholder.
        while index + 1 < text.bytes.count, ASCII.isDigit(text.bytes[index + 1]) { index += 1 }
        if index + 1 < text.bytes.count, text.bytes[index + 1] == "$" { index += 1 }
      case "$", "{": placeholders += 1
      default: break
      }
      index += 1
    }
    return scalars + placeholders * (TextMeasuring.placeholderGraphemes - 1)
  }

  /// Whether a text may have a letter without case: false where all its characters beyond ASCII are of
  /// U+00C0 to U+017F, U+0380 to U+03CF, U+0400 to U+04FF and the general punctuation, but for the few
  /// among them without a capital of their own, such as ß.
  static func mayHaveUncased(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let next = index + 1 < text.count ? text[index + 1] : 0
      switch (text[index], next) {
      case (..<0xC0, _): break
      case (0xC3, 0x9F), (0xC4, 0xB8), (0xC5, 0x89), (0xCE, 0x90), (0xCE, 0xB0): return true
      case (0xC3...0xC5, _), (0xCE, _), (0xCF, ..<0x90), (0xD0...0xD3, _), (0xE2, 0x80): break
      default: return true
      }
      index += 1
    }
    return false
  }

  /// Flags texts over the limits of their kind and language.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard var limits = limits(for: text.kind, isSource: text.isSource, in: facts.locale),
      !text.plain.isAddress
    else { return }
    // What ends like a sentence explains a control and is not what is pressed.
    if text.kind.purpose == .action, TextShape.endsInFinalMark(text.plain) { return }
    let placeholders = text.plain.placeholderCount
    // What can be pressed is seen as well; its translations are noted when they run on.
    if placeholders >= 2 || text.kind.purpose == .action && !text.isSource { limits.widen() }
    // Names of products and untranslated texts have the lengths of the language they are in.
    let isForeign = !facts.locale.facts.lengths.isLatinLength && !text.plain.hasUncasedLetter
    if isForeign, !text.isSource { return }
    if var verdict = overlong(text, limits, placeholders: placeholders, in: facts.locale) {
      if verdict.level == .warning, text.kind.purpose == .label,
        PictureDescription.isOne(text, facts.locale)
      {
        limits.describe()
        verdict = overlong(text, limits, placeholders: placeholders, in: facts.locale) ?? verdict
      }
      verdicts.append(verdict)
    }
  }

  private func limits(
    for kind: MessageKind, isSource: Bool, in locale: borrowing JudgedLocale
  ) -> VerboseLimits? {
    let lengths = locale.facts.lengths
    switch kind.purpose {
    case .label where kind.tier == .certain:
      let usual = (graphemes.isEmpty ? nil : graphemes[locale.tag.language]) ?? lengths.usual
      let longest = usual + lengths.longest - lengths.usual
      // One label of a hundred is longer than the longest: only far beyond is it more than a note.
      return VerboseLimits(
        noteWords: words, warningWords: isSource ? maximumWords : maximumWords * 6 / 5,
        noteGraphemes: usual, warningGraphemes: isSource ? longest * 17 / 10 : longest * 2,
        level: .note, highLevel: .warning)
    case .hint where kind.tier == .certain:
      return VerboseLimits(
        noteWords: hintWords, warningWords: hintWords, noteGraphemes: lengths.hint,
        warningGraphemes: lengths.hint, level: .warning, highLevel: .warning)
    case .action:
      return VerboseLimits(
        noteWords: LengthsByLanguage.actionWords, warningWords: LengthsByLanguage.actionWords,
        noteGraphemes: lengths.action, warningGraphemes: lengths.action, level: .note,
        highLevel: .note)
    default: return nil
    }
  }

  /// A verdict about a text over its limits; nil for one within them.
  private func overlong(
    _ text: borrowing Text, _ limits: VerboseLimits, placeholders: Int,
    in locale: borrowing JudgedLocale
  ) -> Verdict? {
    let divided = divided(text, limits, locale.facts)
    if let divided, divided.level == .warning { return divided }
    let long = tooLong(text, limits, placeholders: placeholders, in: locale)
    if let long, divided == nil || long.level == .warning { return long }
    return divided
  }

  /// A verdict about a label of several sentences; nil for one of fewer.
  private func divided(
    _ text: borrowing Text, _ limits: VerboseLimits, _ facts: LocaleFacts
  ) -> Verdict? {
    guard text.kind.purpose == .label,
      SentenceMarks.mayHoldTwo(text.plain, breaks: text.sentenceBreaks)
    else { return nil }
    let hasOne = !text.isSource && !SentenceMarks.mayHoldTwo(text.source, breaks: Span())
    let sentences = facts.sentenceCount(text.plain, breaks: text.sentenceBreaks, hasOne: hasOne)
    // Where the source says two things with a comma, the translation may say them with a full stop.
    if sentences < 2 || hasOne && SentenceMarks.divideClauses(text.source) { return nil }
    // What the author says in one sentence is no more when it is said in two.
    let isDividedAlone =
      !text.isSource && (hasOne || facts.sentenceCount(text.source, breaks: Span()) < 2)
    // Two short ones, a name and what is wrong with it, may well stay.
    let isLong = Self.length(of: text.plain, facts) > limits.warningGraphemes
    let isFault = !isDividedAlone && (isLong || SpokenInstruction.follows(in: text.plain))
    return verdict(text, .sentences(sentences), isFault ? .warning : .note)
  }

  /// A verdict about a text of too many graphemes or words; nil for one within its limits.
  private func tooLong(
    _ text: borrowing Text, _ limits: VerboseLimits, placeholders: Int,
    in locale: borrowing JudgedLocale
  ) -> Verdict? {
    let (plain, facts) = (text.plain, locale.facts)
    let isLabel = text.kind.purpose == .label
    // No text has more graphemes than scalars, but for placeholders.
    if plain.count - plain.continuationCount + placeholders * 7 > limits.noteGraphemes {
      let count = Self.length(of: plain, facts)
      if count > limits.noteGraphemes {
        var limits = limits
        // A limit that the app sets for a language is meant as it is.
        if text.kind.purpose != .action, graphemes[locale.tag.language] == nil {
          limits.allow(for: text, facts)
        }
        guard count > limits.noteGraphemes else { return nil }
        let isLong = count > limits.warningGraphemes || isLabel && hasGrown(text, to: count, facts)
        let level = isLong ? limits.highLevel : limits.level
        if level != limits.highLevel, let wordy = wordy(text, limits, in: locale),
          wordy.level == limits.highLevel
        {
          return wordy
        }
        return verdict(text, .graphemes(count, limit: limits.noteGraphemes), level)
      }
    }
    return wordy(text, limits, in: locale)
  }

  /// A verdict about a text of too many words; nil for one of fewer.
  ///
  /// The numbers of words are those of English labels and of what authors write; translations are measured
  /// in graphemes alone.
  private func wordy(
    _ text: borrowing Text, _ limits: VerboseLimits, in locale: borrowing JudgedLocale
  ) -> Verdict? {
    guard text.isSource || locale.tag.language == "en", locale.facts.lengths.dividesWords,
      Self.mayHaveMoreWords(text.plain, than: limits.noteWords)
    else {
      return nil
    }
    let count = locale.facts.wordCount(text.plain)
    guard count > limits.noteWords else { return nil }
    let level = count > limits.warningWords ? limits.highLevel : limits.level
    return verdict(text, .words(count, limit: limits.noteWords), level)
  }

  private func verdict(
    _ text: borrowing Text, _ message: Finding.Wording, _ level: Severity
  ) -> Verdict {
    var verdict = Verdict(0..<text.plain.count, message, level: level)
    verdict.isAboutWhole = true
    return verdict
  }

  /// Graphemes of a text; in a language whose signs are worth two letters, letters of ASCII are half.
  private static func length(of text: Span<UInt8>, _ facts: LocaleFacts) -> Int {
    let count = facts.graphemeCount(text)
    if facts.lengths.isLatinLength { return count }
    return count - text.indices.count { ASCII.isLetter(text[$0]) } / 2
  }

  /// Whether a translation is three times as long as its source, by the lengths of its language.
  private func hasGrown(
    _ text: borrowing Text, to count: Int, _ facts: LocaleFacts
  ) -> Bool {
    guard !text.isSource, text.source.count > 0 else { return false }
    return count * 100 > 3 * facts.sourceGraphemeCount(text.source) * facts.lengths.growth
  }

  /// Whether a text has so many marks and blanks that it may have more words than a number.
  ///
  /// - Parameters:
  ///   - text: A plain text, or one that is not plain yet.
  ///   - limit: The number of words.
  ///   - hasSpaces: Whether it may have white space beyond ASCII.
  /// - Returns: Whether it may; surely not for false.
  private static func mayHaveMoreWords(
    _ text: Span<UInt8>, than limit: Int, hasSpaces: Bool = false
  ) -> Bool {
    // A word has a byte, and one behind it before the next word.
    if text.count < 2 * limit { return false }
    var pieces = 1
    for index in text.indices {
      let byte = text[index]
      // Dashes, ellipsis and U+FFFC begin with E2 and EF, white space with these and three others.
      if byte < 0x80
        ? !ASCII.isAlphanumeric(byte)
        : byte == 0xE2 || byte == 0xEF || hasSpaces && [0xC2, 0xE1, 0xE3].contains(byte)
      {
        pieces += 1
      }
    }
    return pieces > limit
  }
}

extension Span<UInt8> {
  /// Whether the text is the address of a page and nothing else: it is opened, or another fault.
  fileprivate var isAddress: Bool { end(of: "http", at: 0) != nil && holds("://") && !holds(" ") }
}

extension Finding.Wording {
  fileprivate static func sentences(_ count: Int) -> Self {
    "\(count) sentences in one label: a name is a phrase"
  }

  fileprivate static func words(_ count: Int, limit: Int) -> Self {
    "\(count) words are heard each time, \(limit) are enough"
  }

  fileprivate static func graphemes(_ count: Int, limit: Int) -> Self {
    "\(count) characters are heard each time, \(limit) are enough"
  }
}
