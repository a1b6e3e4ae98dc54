/// A label, hint or action longer than anyone wants to hear.
struct VerboseLabel: SelectiveTextRule {
  @Option("words", "A label with more words than this gets a note.")
  var words = 7
  @Option("max-words", "A label with more words than this gets a warning.")
  var maximumWords = 14
  @Option(
    "graphemes",
    "A label with more characters than this gets a note, by language: `{de: 60}`. "
      + "Other languages have built-in limits: 40 for English.")
  var graphemes: [String: Int] = [:]
  @Option(
    "description-graphemes",
    "A picture description with more characters than this gets a note. "
      + "The number is for English and is converted for other languages.")
  var descriptionGraphemes = 125
  @Option(
    "caption-graphemes",
    "The visible text of a control with more characters than this gets a note. "
      + "The number is for English, where it is about two lines, and is converted for other "
      + "languages.")
  var captionGraphemes = 54
  @Option(
    "hint-words",
    "A hint with more words than this gets a warning. So does a hint with more than 80 characters "
      + "in English; the number is converted for other languages.")
  var hintWords = 15

  static let metadata = RuleMetadata(
    id: "verbose-label", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: .note, prose: nil),
    levelRemark: """
      A known label is a note if it has at most `max-words` words and is not much longer than labels of \
      its language usually are. The text of a control and a tool tip are notes.
      """,
    summary: "A label is longer than people want to hear.",
    rationale: """
      Nobody can skim a spoken label. Listeners hear it to its end each time they pass the control. \
      Of 100 real labels, 98 have at most six words.
      """,
    remedy: """
      Name the purpose in one to three words. Put the rest in the hint, or in the text next to the \
      control.
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
    ],
    flagged: [
      RuleExample("⟦The editable text field for the username of the login.⟧"),
      RuleExample("⟦Image resource for the Year in Review main screen deck⟧"),
      RuleExample("⟦Show bottom action sheet options for a downloadable file⟧"),
      RuleExample("⟦Now playing. Double the speed here.⟧", remark: "two sentences"),
      RuleExample(
        """
        ⟦A crowd is standing in front of the stage, three singers are on it, and behind them a screen shows the \
        names of all the songs that they are going to sing this evening⟧
        """, key: "concert_image_content_description",
        remark: "a description of a picture in more than two lines"),
      RuleExample(
        "⟦Switch to the clock mode for the alarm of this day.⟧",
        comment: "Accessibility string for the button that changes the dialog to clock mode"),
      RuleExample("⟦再生中の曲の音量をここで調整して、再生の速度も変更できます⟧", language: "ja", source: "Adjust volume"),
      RuleExample(
        "⟦El botón que muestra el contador de canciones de la lista de reproducción abierta⟧",
        language: "es", source: "The song counter button"),
      RuleExample(
        "⟦Stimmt genau. Drücken Sie auf Weiter⟧", language: "de", source: "All right",
        remark: "two sentences"),
    ],
    accepted: [
      RuleExample(
        "%1$d people are talking about hashtag %2$s", remark: "built from two values"),
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
        remark: "the letters of a Latin name count half"),
      RuleExample("Cast. Connected", remark: "a name and its state"),
      RuleExample(
        "Several people are outside, looking at their smartphones. One of them is singing.",
        remark: "describes a picture"),
      RuleExample(
        "Album cover with the names of all singers in the background",
        key: "cover_image_description",
        remark: "the key names a description"),
      RuleExample(
        "Switch to \"music mode\" automatically when playing an audio file",
        key: "abc-De-fgh.title",
        comment: "Class = \"NSButtonCell\"; title = \"Switch to\"; ObjectID = \"abc-De-fgh\";",
        formats: [.strings], remark: "the title of a check box"),
      RuleExample(
        "Show sliders only for the display that shows the menu at the moment",
        key: "abc-De-fgh.title",
        comment: "Class = \"NSMenuItem\"; title = \"Show\"; ObjectID = \"abc-De-fgh\";",
        formats: [.strings], remark: "an item of a menu"),
      RuleExample(
        "Download the covers of new songs while the phone is charging", key: "download_covers",
        comment: "Switch button label.", remark: "the caption of a switch"),
      RuleExample(
        "In the second step, you register your test with your number in the app.",
        key: "test_step_2_content_description", remark: "a step of instructions"),
      RuleExample(
        "Attach photographs or recordings to a field", remark: "hardly longer than other labels"),
      RuleExample(
        "Delete the folder and everything in it from this disk for good, without asking again",
        key: "abc-De-fgh.ibShadowedToolTip",
        comment: "Class = \"NSButton\"; ibShadowedToolTip = \"Delete\"; ObjectID = \"abc-De-fgh\";",
        formats: [.strings], remark: "a tool tip explains"),
      RuleExample(
        "TalkBack reads what is on the screen aloud. Swipe right to move to the next item.",
        key: "talkback_help_text", remark: "is about TalkBack"),
      RuleExample(
        "Works best with syncing enabled in the settings.", key: "sync_button",
        remark: "explains a control"),
      RuleExample(
        "Information about how music streaming functions", key: "streaming_alert_title",
        comment: "The alert has a single OK button.", remark: "the title of an alert"),
      RuleExample(
        "Download needed for automatic song descriptions", key: "confirm_download_songs_title",
        remark: "the title of a question"),
      RuleExample("Play, e.g. Beethoven", remark: "an abbreviation ends no sentence"),
      RuleExample(
        "Protect your songs by choosing a long password. It will be kept for you.",
        key: "songs_dialog_text", comment: "Content description for the password dialog",
        remark: "is shown in a dialog"),
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
    purpose == .action || purpose == .tooltip
      || tier == .certain && (purpose == .label || purpose == .hint)
  }

  /// Flags texts over the limits of their kind and language.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard var limits = limits(for: text.kind, isSource: text.isSource, in: facts.locale),
      !text.plain.isAddress
    else { return }
    if LongTexts.isNoName(text, facts.comparison.catalog) { return }
    let placeholders = text.plain.placeholderCount
    if placeholders >= 2 { limits.widen() }
    // Names of products and untranslated texts have the lengths of the language they are in.
    let isForeign = !facts.locale.facts.lengths.isLatinLength && !text.plain.hasUncasedLetter
    if isForeign, !text.isSource { return }
    var verdict = overlong(text, limits, placeholders: placeholders, in: facts.locale)
    if verdict != nil, text.purpose == .label,
      PictureDescription.isScene(text)
        || PictureDescription.isOne(text, facts.locale) && !PictureDescription.namesItself(text)
    {
      limits.describe(noteGraphemes: descriptionGraphemes, facts.locale.facts)
      verdict = tooLong(text, limits, placeholders: placeholders, in: facts.locale)
    }
    if let verdict, !LongTexts.mayBeLong(text, facts) { verdicts.append(verdict) }
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
      // What can be pressed is seen as well: two lines may be full, whatever the number of words. A translation is
      // noted when it runs on.
      let caption = lengths.converted(captionGraphemes)
      let longest = isSource ? caption : caption * 5 / 4
      return VerboseLimits(
        noteWords: longest, warningWords: longest, noteGraphemes: longest,
        warningGraphemes: longest, level: .note, highLevel: .note)
    case .tooltip:
      return VerboseLimits(
        noteWords: LengthsByLanguage.tooltipWords, warningWords: LengthsByLanguage.tooltipWords,
        noteGraphemes: lengths.tooltip, warningGraphemes: lengths.tooltip, level: .note,
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
    guard text.purpose == .label,
      SentenceMarks.hasMarkWithin(text.plain, breaks: text.sentenceBreaks)
    else { return nil }
    let hasOne = !text.isSource && !SentenceMarks.hasMarkWithin(text.source, breaks: Span())
    let sentences = facts.sentenceCount(text.plain, breaks: text.sentenceBreaks, hasOne: hasOne)
    // Where the source says two things with a comma, the translation may say them with a full stop.
    if sentences < 2 || hasOne && SentenceMarks.divideClauses(text.source) { return nil }
    // What the author says in one sentence is no more when it is said in two.
    let isDividedAlone =
      !text.isSource && (hasOne || facts.sentenceCount(text.source, breaks: Span()) < 2)
    // Two short ones, a name and what is wrong with it, may well stay.
    let isLong = Self.length(of: text.plain, facts) > limits.warningGraphemes
    let instruction = SpokenInstruction.start(in: text.plain)
    let isFault = !isDividedAlone && (isLong || instruction != nil)
    var verdict = verdict(text, .sentences, isFault ? .warning : .note)
    // Without the instruction there is one sentence less: the rule that flags it says so.
    verdict.cause = instruction.map { $0..<text.plain.count }
    return verdict
  }

  /// A verdict about a text of too many graphemes or words; nil for one within its limits.
  private func tooLong(
    _ text: borrowing Text, _ limits: VerboseLimits, placeholders: Int,
    in locale: borrowing JudgedLocale
  ) -> Verdict? {
    let (plain, facts) = (text.plain, locale.facts)
    let isLabel = text.purpose == .label
    // No text has more graphemes than scalars, but for placeholders.
    if plain.count - plain.continuationCount + placeholders * 7 > limits.noteGraphemes {
      let count = Self.length(of: plain, facts)
      if count > limits.noteGraphemes {
        var limits = limits
        // A limit that the app sets for a language is meant as it is.
        if text.purpose != .action, graphemes[locale.tag.language] == nil {
          limits.allow(for: text, facts)
        }
        // A few characters more nobody hears; what is seen has to fit.
        let isExact = text.purpose == .action || graphemes[locale.tag.language] != nil
        guard count > limits.noteGraphemes + (isExact ? 0 : max(2, limits.noteGraphemes / 8)) else {
          return wordy(text, limits, in: locale)
        }
        let isLong = count > limits.warningGraphemes || isLabel && hasGrown(text, to: count, facts)
        let level = isLong ? limits.highLevel : limits.level
        if level != limits.highLevel, let wordy = wordy(text, limits, in: locale),
          wordy.level == limits.highLevel
        {
          return wordy
        }
        let isTip = text.purpose == .tooltip
        return verdict(text, .graphemes(count, limit: limits.noteGraphemes, isTip: isTip), level)
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
    guard text.isSource || locale.tag.language == "en", locale.facts.lengths.dividesWords
    else { return nil }
    let count = locale.facts.wordCount(text.plain)
    guard count > limits.noteWords else { return nil }
    let level = count > limits.warningWords ? limits.highLevel : limits.level
    let isTip = text.purpose == .tooltip
    return verdict(text, .words(count, limit: limits.noteWords, isTip: isTip), level)
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
}

extension Span<UInt8> {
  /// Whether the text is the address of a page and nothing else: it is opened, or another fault.
  fileprivate var isAddress: Bool { end(of: "http", at: 0) != nil && holds("://") && !holds(" ") }
}

extension Finding.Wording {
  fileprivate static let sentences: Self = "the label has several sentences; use one short phrase"

  fileprivate static func words(_ count: Int, limit: Int, isTip: Bool) -> Self {
    isTip
      ? "the tool tip has \(count) words; use \(limit) or fewer"
      : "the text has \(count) words and takes long to hear; use \(limit) or fewer"
  }

  fileprivate static func graphemes(_ count: Int, limit: Int, isTip: Bool) -> Self {
    isTip
      ? "the tool tip has \(count) characters; use \(limit) or fewer"
      : "the text has \(count) characters and takes long to hear; use \(limit) or fewer"
  }
}
