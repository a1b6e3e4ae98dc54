/// A hint that does not say what a press will do.
struct HintForm: LexicalRule, SelectiveTextRule {
  @Option("third-person", "Whether a hint that is not in the third person gets a note.")
  var wantsThirdPerson = true

  static let metadata = RuleMetadata(
    id: "hint-form", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: .warning, prose: nil),
    levelRemark: """
      It is a note if the hint adds to the label that it repeats, gives an order, has no verb, or begins with a gesture.
      """, isFixable: true,
    summary: """
      A hint repeats its label, names a role, a state or a gesture, or gives an order.
      """,
    rationale: """
      A screen reader says the hint last, after the label, the role and the state. The hint is worth \
      the wait if it names the result: "Adds the item to the cart".
      """,
    remedy: "Begin with a verb in the third person and say what will happen.",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-4",
        "A Hint is a brief, localized phrase that describes the results of an action on a UI "
          + "control.", .states)
    ],
    flagged: [
      RuleExample("⟦Open⟧ the add to playlist menu", key: "playlist_accessibility_hint"),
      RuleExample("⟦Pause⟧, seek, next chapter", key: "controls_accessibility_hint"),
      RuleExample("⟦Selected⟧", key: "campaign_accessibility_hint"),
      RuleExample("⟦Cycle⟧ through available servers", key: "servers_accessibility_hint"),
      RuleExample("⟦More about this⟧", key: "more_accessibility_hint", remark: "no verb"),
      RuleExample("⟦About the servers⟧", key: "about_accessibility_hint", remark: "no verb"),
      RuleExample(
        "⟦Double tap to copy to clipboard⟧", key: "copy_accessibility_hint",
        remark: "a screen reader says the gesture itself"),
    ],
    accepted: [
      RuleExample("Adds product to order.", key: "add_accessibility_hint"),
      RuleExample("Changes post audience.", key: "audience_accessibility_hint"),
      RuleExample(
        "Hides search field for packages", key: "search_accessibility_hint",
        remark: "the field is not what is pressed"),
      RuleExample("Will remove previous selection", key: "remove_accessibility_hint"),
      RuleExample("Editable.", key: "name_accessibility_hint"),
      RuleExample(
        "Scan to chat with %@", key: "qr_contact_hint", formats: [.strings],
        remark: "is visible next to what it refers to"),
      RuleExample(
        "Expands the image. Double-tap and hold to show actions",
        key: "expand_accessibility_hint"),
      RuleExample(
        "After recording, double-tap to send.", key: "voice_accessibility_hint",
        remark: "says what a gesture does at one time"),
      RuleExample(
        "Restore defaults", key: "abc-De-fgh.ibShadowedToolTip",
        comment:
          "Class = \"NSButton\"; ibShadowedToolTip = \"Restore defaults\"; ObjectID = \"abc-De-fgh\";",
        formats: [.strings], remark: "a tool tip names what a button does for people who see it"),
    ])

  /// Hints of the source.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool { isSource && purpose == .hint }

  /// Judges hints of the source language.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard text.isSource, text.purpose == .hint,
      let reader = facts.locale.reader(of: text),
      reader.count > 0
    else { return }
    let whole = reader.plain(0..<reader.count)
    if let label = repeatedLabel(text, facts.locale) {
      let own = 0..<min(text.plain.count, label)
      verdicts.append(
        Verdict(
          own, .label(text.whole), pattern: "label",
          level: own.count < text.plain.count ? .note : nil))
    } else if facts.language == "en", let words = control(reader, text) {
      let range = reader.plain(words)
      verdicts.append(Verdict(range, .control(text.string(range)), pattern: "role"))
      // "Select button": the order in front of the control is a fault of its own.
      if wantsThirdPerson, words.lowerBound > 0, reader.isBaseVerb(0),
        Self.isSurelySpoken(text, facts.locale)
      {
        judgeForm(text, reader, into: &verdicts)
      }
    } else if isState(reader) {
      verdicts.append(Verdict(whole, .state(text.whole), pattern: "state"))
    } else if wantsThirdPerson, facts.language == "en",
      Self.isSurelySpoken(text, facts.locale)
    {
      judgeForm(text, reader, into: &verdicts)
    }
  }

  /// Notes English hints that are not in third person.
  private func judgeForm(
    _ text: borrowing Text, _ reader: LexicalReader, into verdicts: inout [Verdict]
  ) {
    let first = reader.plain(0..<1)
    if reader.isBaseVerb(0) || opensLikeVerb(reader) {
      let verb = text.verbatim(first)
      let third = ThirdPerson.of(verb)
      var verdict = Verdict(first, .order(verb, third: third), pattern: "order", level: .note)
      verdict.write(third)
      verdicts.append(verdict)
    } else if reader.count >= 2, !(0..<min(3, reader.count)).contains(where: { isVerb($0, reader) })
    {
      let gesture = reader.longestTerm(at: 0, where: Self.isGesture)
      // A gesture further in is what a screen reader cannot know of: "After recording, double-tap to send".
      let isLater = (1..<reader.count).contains {
        reader.longestTerm(at: $0, where: Self.isGesture) > 0
      }
      if gesture == 0, isLater { return }
      let message: Finding.Wording =
        gesture > 0 ? .gesture(text.string(reader.plain(0..<gesture))) : .noVerb(text.whole)
      verdicts.append(
        Verdict(reader.plain(0..<reader.count), message, pattern: "no-verb", level: .note))
    }
  }

  /// Whether words tell a gesture: "Double tap to copy".
  private static func isGesture(_ sense: Sense) -> Bool {
    if case .phrase(let kind, _) = sense { kind.isGesture } else { false }
  }

  /// Words that follow a verb and no noun that begins a phrase: "Cycle through the servers".
  private static let behindVerbs = Resource.words("labels/behind-verbs")
  /// Words that may stand before them and are no verbs: "About the servers".
  private static let noVerbs =
    Resource.words("labels/beginnings-without-verb")
    + Resource.lines(of: "words/prepositions-of-place.txt")

  /// Whether a word that no list has is the verb of an order, by the word behind it.
  private func opensLikeVerb(_ reader: LexicalReader) -> Bool {
    reader.count > 2 && !isVerb(0, reader) && reader.isWord(1, in: Self.behindVerbs)
      && !reader.isWord(0, in: Self.noVerbs)
  }

  /// Words before `hint` in keys that name a control.
  private static let controls = Resource.words("keys/controls")

  /// Whether a hint is surely spoken: a key of which `hint` is all that says so may be that of a text that is seen and
  /// tells people what to do.
  ///
  /// The label beside a hint, and the control that its key names, say so too: `menu.button.hint`.
  private static func isSurelySpoken(_ text: borrowing Text, _ locale: JudgedLocale) -> Bool {
    guard case .key(let piece) = text.kind.evidence, Int(piece.count) == "hint".utf8.count else {
      return true
    }
    if KeyWords(text.key).words.suffix(2).first.map({ controls.contains($0) }) ?? false {
      return true
    }
    // The first of them ends with `label`.
    return SiblingKeys.ofLabels(forHint: text.key).first
      .map { locale.sourceText(ofKey: $0) != nil } ?? false
  }

  private static let noVerbsInS = Resource.words("labels/no-verbs-in-s")

  /// Whether a word is a verb form that tells a result: it ends in -s, or is "will".
  ///
  /// A word right behind an article is a noun, whatever it ends in: "About the servers".
  private func isVerb(_ index: Int, _ reader: LexicalReader) -> Bool {
    if reader.isWord(index, "will") { return true }
    if reader.isWord(index, in: Self.noVerbsInS) { return false }
    if index > 0, reader.isWord(index - 1, in: Self.behindVerbs) { return false }
    let range = reader.label.words[index].folded.range
    let bytes = reader.label.bytes
    guard range.count >= 2, bytes[range.upperBound - 1] == "s" else { return false }
    return bytes[range.upperBound - 2] != "s"
  }

  /// English words for operating a control.
  private static let operating = Resource.lines(of: "words/operating.txt")

  /// Whether the first word says what is done to a control that it names: "Hide search field", not "Select button".
  private func actsOnControl(_ reader: LexicalReader) -> Bool {
    let bytes = reader.label.bytes
    let range = reader.label.words[0].folded.range
    let word = Text.verbatim(bytes.span, range)
    if Self.operating.contains(where: { isForm(word, of: $0) }) { return false }
    return reader.isBaseVerb(0) || reader.isThirdPerson(0)
  }

  /// Whether a word is a verb or its form in the third person.
  private func isForm(_ word: String, of verb: String) -> Bool {
    word == verb || word == ThirdPerson.of(verb)
  }

  /// A control among the first two words, which nothing is done to, and which a screen reader says itself.
  private func control(_ reader: LexicalReader, _ text: borrowing Text) -> Range<Int>? {
    for words in [0..<2, 1..<3, 0..<1, 1..<2] where words.upperBound <= reader.count {
      let term = reader.term(words) { sense in
        if case .role(_, .certain) = sense { true } else { false }
      }
      if case .role(let role, _)? = term?.sense {
        let isOther = words.lowerBound > 0 && actsOnControl(reader)
        return isOther || !RoleWord.isSaid(role, of: text) ? nil : words
      }
    }
    return nil
  }

  /// Whether the whole hint is a state.
  private func isState(_ reader: LexicalReader) -> Bool {
    reader.term(0..<reader.count) { sense in
      guard case .state(let state) = sense else { return false }
      return state != .required && state != .partlyChecked
    } != nil
  }

  /// Bytes of the hint that are the label of the same control; nil where they are not.
  private func repeatedLabel(_ text: borrowing Text, _ locale: JudgedLocale) -> Int? {
    let labels =
      (text.use?.labels ?? []).flatMap(\.rows).map { locale.sourceText(row: $0) }
      + SiblingKeys.ofLabels(forHint: text.key).map { locale.sourceText(ofKey: $0) }
    for label in labels {
      guard let label, !label.isEmpty else { continue }
      var folded = FoldedText()
      folded.read(Array(label.utf8).span)
      var own = FoldedText()
      own.read(text.plain)
      let (left, right) = (folded.bytes, own.bytes)
      guard left.count > 0, right.count >= left.count,
        right.extracting(0..<left.count).hasSameBytes(as: left),
        right.count == left.count || !right.isWord(at: left.count)
      else { continue }
      return label.utf8.count
    }
    return nil
  }
}

extension Finding.Wording {
  fileprivate static func label(_ text: String) -> Self {
    "\(quoting: text) repeats the label, which is heard before the hint; a hint must say what the control does"
  }

  fileprivate static func control(_ words: String) -> Self {
    "\(quoting: words) names the control; a hint must say what the control does"
  }

  fileprivate static func state(_ text: String) -> Self {
    "\(quoting: text) is a state; a hint must say what the control does"
  }

  fileprivate static func order(_ verb: String, third: String) -> Self {
    "\(quoting: verb) gives an order; begin the hint with \(quoting: third), so that it describes the result"
  }

  fileprivate static func noVerb(_ text: String) -> Self {
    "\(quoting: text) does not say what the control does; begin the hint with a verb such as 'Opens' or 'Changes'"
  }

  fileprivate static func gesture(_ words: String) -> Self {
    "\(quoting: words) names the gesture; a hint must say what the control does"
  }
}
