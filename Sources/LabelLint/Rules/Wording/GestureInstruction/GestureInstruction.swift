/// A label or hint that tells how to operate a standard control.
struct GestureInstruction: LexicalRule, SelectiveTextRule {
  @Option("fingers", "Whether a hint that asks for three or more fingers gets a note.")
  var countsFingers = true

  static let metadata = RuleMetadata(
    id: "gesture-instruction", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: .warning, prose: nil),
    levelRemark: """
      It is a note if a hint asks for three or more fingers, and if the text names a key of a keyboard. In \
      other languages than English, it is also a note for a swipe in a hint, and for a phrase that label-lint \
       has found in only a few labels of the language.
      """, isFixable: true,
    summary: "A label or hint explains how to operate a standard control.",
    rationale: """
      Screen readers say how to operate a control, with the gesture that works for their users. \
      "Tap to" in a label is said in addition, and is wrong with a keyboard, a switch or a braille \
      display.
      """,
    remedy: """
      Say what happens: "Opens the menu". The hint of a custom control may name its gesture after \
      the result.
      """,
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-4",
        "The standard UI controls have hints supplied by the APIs", .states),
      GuidelineClause(
        "mobile-practices-india/practice-17",
        "Avoid gestures that require 3 or more fingers to interact with UI elements.", .implies),
    ],
    flagged: [
      RuleExample("⟦Double tap⟧ to star episode", key: "accessibility_hint_star"),
      RuleExample("⟦Tap⟧ to open Privacy Dashboard", key: "privacy_accessibility_hint"),
      RuleExample("⟦Double-tap⟧ to collapse", key: "collapse_accessibility_hint"),
      RuleExample("⟦swipe up⟧ to read shownotes"), RuleExample("⟦Click⟧ for more details"),
      RuleExample("Two songs open. ⟦Tap⟧ to switch songs", remark: "in a second sentence"),
      RuleExample("⟦Toca para⟧ abrir el clima", language: "es", source: "Weather"),
      RuleExample(
        "⟦Нажмите, чтобы⟧ открыть погоду", language: "ru", source: "Opens the weather",
        key: "weather_accessibility_hint"),
      RuleExample(
        "⟦Stiskněte dvakrát⟧ pro zobrazení počasí", language: "cs", source: "Opens the weather",
        key: "weather_accessibility_hint"),
      RuleExample(
        "날씨를 보려면 ⟦더블 탭하세요⟧", language: "ko", source: "Opens the weather",
        key: "weather_accessibility_hint", remark: "the order comes last"),
      RuleExample(
        "Hava durumunu açmak ⟦için dokunun⟧", language: "tr", key: "weather_accessibility_hint"),
      RuleExample(
        "मौसम खोलने के ⟦लिए टैप करें⟧", language: "hi", source: "Opens the weather",
        key: "weather_accessibility_hint"),
      RuleExample("Card reader. ⟦Double tap⟧ to connect", remark: "cards are tapped once"),
      RuleExample("Card reader. ⟦Tap⟧ to connect", remark: "the reader is named before"),
      RuleExample("Zum Verbinden ⟦zweimal tippen⟧", language: "de", source: "Connect"),
      RuleExample("⟦Swipe to⟧ unlock"), RuleExample("⟦Drag to⟧ reorder"),
      RuleExample("⟦Press⟧ button", remark: "controls are named without an article, too"),
      RuleExample("⟦Press⟧ here"), RuleExample("⟦Pinch⟧ to zoom"), RuleExample("⟦Hold to⟧ talk"),
      RuleExample("Map. ⟦Pinch⟧ to zoom"),
      RuleExample("⟦Desliza para⟧ desbloquear", language: "es", source: "Unlock"),
      RuleExample(
        "⟦Desliza para⟧ desbloquear", language: "es", source: "Unlocks the phone",
        key: "lock_accessibility_hint"),
      RuleExample(
        "Zum Entsperren ⟦wischen⟧", language: "de", source: "Unlock", remark: "the verb last"),
      RuleExample(
        "⟦Wische nach links⟧", language: "de", source: "Next page",
        remark: "a direction that the source does not say"),
      RuleExample("⟦Klicken Sie hier, um⟧ das Wetter zu öffnen", language: "de"),
      RuleExample(
        "⟦Houd ingedrukt⟧ om te archiveren", language: "nl", source: "Archive chat",
        remark: "a long press"),
      RuleExample("⟦長押しで⟧アーカイブ", language: "ja", source: "Archive chat"),
      RuleExample(
        "Zum Öffnen ⟦doppeltippen⟧", language: "de", source: "Open",
        remark: "the short source is not a reason to add a gesture"),
      RuleExample(
        "⟦Apasa pentru⟧ a deschide", language: "ro", source: "Open",
        remark: "typed without the accents of Romanian"),
      RuleExample(
        "⟦Click⟧ to open settings", key: "profile.settings.accessibilityLabel",
        remark: "not a setting of gestures"),
    ],
    accepted: [
      RuleExample(
        "Expands the GIF. Double-tap and hold to show actions", key: "gif_accessibility_hint",
        remark: "the result first, then the gesture of a custom action"),
      RuleExample(
        "After recording, double-tap to send.", key: "a11y_voice_message_hint_ios",
        remark: "a hint for iOS that does not begin with the gesture"),
      RuleExample("Slide to the left", remark: "a direction"),
      RuleExample("Tap card to pay", remark: "the card is what is tapped"),
      RuleExample("Tap to Pay on iPhone"), RuleExample("Hold card near the reader, then tap"),
      RuleExample("Touch target moved to top right.", remark: "a noun"),
      RuleExample("Pinch of salt", remark: "an amount"),
      RuleExample(
        "Desliza para ajustar", language: "es", source: "Swipe to adjust",
        key: "volume_accessibility_hint", remark: "as in the source, of a slider"),
      RuleExample("Enable pinch to zoom", remark: "the name of what is enabled"),
      RuleExample(
        "Double-tap to activate", key: "talkback_lesson_1", remark: "a lesson on gestures"),
      RuleExample(
        "Double-tap to play", key: "cd_play", comment: "Practice button of the tutorial",
        remark: "the comment speaks of a lesson"),
      RuleExample("Press release", remark: "a name, not an instruction"),
      RuleExample("Press kit"), RuleExample("Tap water quality"), RuleExample("Touch sensor"),
      RuleExample("Tap Apps then tap Default apps", remark: "steps about other controls"),
      RuleExample("What a tap to the side does", remark: "not an instruction"),
      RuleExample(
        "Tap Browser app then tap Chrome", key: "browser_accessibility_hint",
        remark: "steps about other controls"),
      RuleExample("Swipe left", key: "settings_swipe_left", remark: "a setting"),
      RuleExample(
        "Toca para abrir el clima", language: "es", source: "Select the weather",
        remark: "the source says how, too"),
      RuleExample(
        "GIF'i genişletir. Eylemleri göstermek için iki kez dokunun", language: "tr",
        key: "gif_accessibility_hint", remark: "the result first"),
      RuleExample("Przesuń w lewo", language: "pl", source: "Move left"),
      RuleExample("Long-press to stop playback.", key: "stop_message", remark: "visible text"),
      RuleExample(
        "Tap \"Send\" to share", key: "draft_hint",
        remark: "names another control, which is visible"),
    ])

  /// Labels and hints.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool {
    purpose == .hint || purpose == .label && tier == .certain
  }

  /// Flags gestures in labels, and at the start of hints.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let isHint = text.purpose == .hint
    guard isHint || text.purpose == .label && text.kind.tier == .certain else { return }
    let isEnglish = facts.language == "en"
    let known =
      isEnglish ? facts.locale.reader(of: text) : facts.locale.reader(of: text, holding: .phrases)
    guard let reader = known, reader.count > 0 else { return }
    // Only a hint can tell the gestures of a control that the platform does not know.
    if isHint, text.isOnCustomControl { return }
    var found: [Verdict] = []
    if isEnglish {
      judgeEnglish(text, reader, isHint: isHint, into: &found)
    } else if let verdict = verdict(onListed: text, reader, facts) {
      found.append(verdict)
    }
    if !found.isEmpty, !Self.isLesson(text, facts) { verdicts += found }
  }

  /// What is wrong with a text of another language than English, whose lexicon lists phrases for gestures; nil where it
  /// has none of them.
  private func verdict(
    onListed text: borrowing Text, _ reader: LexicalReader, _ facts: borrowing Facts
  ) -> Verdict? {
    let isHint = text.purpose == .hint
    let (lexicons, tag) = (facts.locale.lexicons, facts.locale.tag)
    let search = ListedGestureSearch(reader: reader) {
      lexicons.lexicon(for: tag, isSource: true).map { LexicalReader($0, for: tag) }
    }
    guard var found = isHint ? search.ofHint(text) : search.anywhere(in: text) else { return nil }
    // A direction that the source does not say is that of a finger.
    if found.isDirected, !facts.locale.sourceTellsDirection(text) { found.isSure = true }
    var verdict = Verdict(
      found.range, Self.message(on: found.range, isSwipe: found.kind == .swipeTo, text),
      pattern: "gesture")
    // Some values are changed by a swipe of the screen reader, which a hint may have to say.
    if !found.gates || isHint && found.kind == .swipeTo { verdict.level = .note }
    // Verbs of gestures have other meanings: "przesuń w lewo" is to move to the left. A name may begin with one, and
    // its translation with it: "Select-to-speak".
    verdict.needsSource =
      !text.isSource
      && (!found.isSure || facts.locale.sourceTellsOperation(text)
        || SourceNouns.openWithOperation(text.source))
    return verdict
  }

  /// Whether a text teaches gestures: its comment speaks of a lesson, or it is about a screen reader as its app is.
  private static func isLesson(_ text: borrowing Text, _ facts: borrowing Facts) -> Bool {
    facts.locale.source.remarks(on: text, CommentPatterns.lessons)
      || ReaderTopic.teaches(
        text.isSource ? text.plain : text.source, in: facts.comparison.catalog)
  }

  /// Judges an English text.
  private func judgeEnglish(
    _ text: borrowing Text, _ reader: LexicalReader, isHint: Bool,
    into verdicts: inout [Verdict]
  ) {
    let search = GestureSearch(reader: reader)
    guard let words = isHint ? search.atHintStart() : search.anywhere(in: text.plain) else {
      if isHint, countsFingers, let words = search.manyFingers() {
        let range = reader.plain(words)
        verdicts.append(
          Verdict(range, .fingers(text.string(range)), pattern: "fingers", level: .note))
      }
      return
    }
    if search.isExcused(words, in: text.plain) || search.isStep(words, in: text.plain)
      || Self.isAboutGestures(text.key, isOrder: reader.isWord(words.upperBound, "to"))
      || Self.showsKey(text.plain) || Self.namesOther(behind: words, text, reader)
      || Self.namesGesture(words, text, reader)
    {
      return
    }
    let range = reader.plain(words)
    let isSwipe = (0..<words.upperBound).contains { reader.isWord($0, "swipe") }
    var verdict = Verdict(
      range, Self.message(on: range, isSwipe: isSwipe, text), pattern: "gesture")
    // Keys of a keyboard are what a hint or tip is about.
    if Self.keyboard.contains(where: { name in
      (words.upperBound..<reader.count).contains { reader.isWord($0, name) }
    }) {
      verdict.level = .note
    }
    if isHint { propose(&verdict, behind: words.upperBound, text, reader) }
    verdicts.append(verdict)
  }

  /// What is said of a gesture: which screen readers of the platform say the gesture of the control themselves.
  ///
  /// What a control is that sources do not show is a button, as most are.
  private static func message(
    on range: Range<Int>, isSwipe: Bool, _ text: borrowing Text
  ) -> Finding.Wording {
    let readers = ScreenReader.of(text.format).filter { reader in
      reader.announcement(of: text.controlRole ?? .button).hint
        .map { ($0 == "adjust") == isSwipe } ?? false
    }
    let words = text.string(range)
    return readers.isEmpty ? .gesture(words) : .saidGesture(words, readers)
  }

  /// Proposes the result in third person: "Tap to open …" is "Opens …".
  private func propose(
    _ verdict: inout Verdict, behind index: Int, _ text: borrowing Text,
    _ reader: LexicalReader
  ) {
    let verb = index + 1
    guard reader.isWord(index, "to"), verb < reader.count, reader.isBaseVerb(verb) else { return }
    let range = reader.plain(verb..<verb + 1)
    verdict.write(
      ThirdPerson.of(text.verbatim(range), isCapitalized: true),
      over: reader.plain(0..<1).lowerBound..<range.upperBound)
  }

  /// Words for keys, and names of keys.
  static let keyboard = Resource.words("gesture-phrases/keyboard")

  /// Whether a text has the sign of a modifier key, which is what it speaks of: U+2303, U+2318, U+2325 or
  /// U+21E7.
  private static func showsKey(_ text: Span<UInt8>) -> Bool {
    ["⌃", "⌘", "⌥", "⇧"].contains { text.holds($0) }
  }

  /// Whether a label is a gesture and nothing else, on what sources show to be nothing that is pressed: the setting of
  /// what "Swipe left" does.
  private static func namesGesture(
    _ words: Range<Int>, _ text: borrowing Text, _ reader: LexicalReader
  ) -> Bool {
    text.purpose == .label && words.count == reader.count && text.use != nil && !text.isPressed
  }

  /// Whether an order to tap goes on with the name of another control in quotation marks: "Tap "Send" to share" is
  /// seen, and tells where to go on.
  private static func namesOther(
    behind words: Range<Int>, _ text: borrowing Text, _ reader: LexicalReader
  ) -> Bool {
    let end = reader.plain(words).upperBound
    guard end + 1 < text.plain.count, text.plain[end] == 0x20 else { return false }
    let mark = text.plain.scalarOrReplacement(at: end + 1).value
    return ["\"", "“", "‘", "'", "„", "«"].contains(mark)
  }

  private static let gestureKeys = Resource.words("keys/gestures")

  /// Whether a key is that of a setting or list of gestures.
  ///
  /// What a gesture is for is no setting under a key of screen readers: "Click to open settings" under
  /// `settings.accessibilityLabel`.
  private static func isAboutGestures(_ key: Span<UInt8>, isOrder: Bool) -> Bool {
    let words = KeyWords(key)
    return words.holds(Self.gestureKeys)
      || words.holds(["settings"]) && !(isOrder && words.holds(["accessibility"]))
      || words.holds("swipe", then: "action") || words.holds("key", then: "command")
  }
}

extension Finding.Wording {
  fileprivate static func gesture(_ words: String) -> Self {
    "\(quoting: words) explains how to operate the control; say what the control does"
  }

  fileprivate static func saidGesture(_ words: String, _ readers: [ScreenReader]) -> Self {
    "\(quoting: words) explains how to operate the control, and \(readers, "does", "do") the same; say only what the control does"
  }

  fileprivate static func fingers(_ words: String) -> Self {
    "\(quoting: words) asks for three or more fingers; offer a simpler gesture"
  }
}
