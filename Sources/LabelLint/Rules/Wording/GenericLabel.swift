/// A label that says nothing of its own.
struct GenericLabel: LexicalRule, SelectiveTextRule, LexiconExtendingRule {
  @Option("words", "Further labels that do not say what they are for: `stuff`.")
  var words: [String] = []

  static let metadata = RuleMetadata(
    id: "generic-label", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: .note, prose: .note),
    levelRemark: """
      A known label is a note if its screen may show what it is for, as with "More" or "Info".
      """,
    summary: "A label does not say what it is for.",
    rationale: """
      Screen-reader users jump from control to control and hear each label by itself. "More" and \
      "click here" only make sense to people who can see what is next to them.
      """,
    remedy:
      "Name what the control is for: \"More about the weather\", \"Read the privacy policy\".",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "A label must be precise and clear: Think about the purpose that the UI element serves.",
        .states),
      GuidelineClause(
        "bbc-text-equivalents/action",
        "the alternative should describe the action that will be performed", .states),
      GuidelineClause("wcag/2.4.4"), GuidelineClause("wcag/2.4.9"), GuidelineClause("wcag/2.4.6"),
    ],
    flagged: [
      RuleExample("⟦More⟧"), RuleExample("⟦Learn more⟧"), RuleExample("⟦Info⟧"),
      RuleExample("⟦Here⟧", key: "privacy_action"),
      RuleExample("⟦More information⟧", key: "welcome_button", remark: "a note: more of what?"),
      RuleExample(
        "⟦Link⟧", key: "link", comment: "a noun, used on a button",
        formats: [.android, .strings, .xcstrings], remark: "a note"),
      RuleExample("To read on, ⟦click here⟧.", key: "reading_message"),
      RuleExample("You can ⟦click here⟧ to learn more.", key: "reading_message"),
      RuleExample("⟦Show more⟧", key: "6Mx-Oh-6m0.accessibilityLabel", formats: [.strings]),
      RuleExample("⟦Hier⟧", language: "de", source: "In this place"),
      RuleExample("⟦点击这里⟧", language: "zh-Hans", source: "Weather"),
    ],
    accepted: [
      RuleExample("Menu"), RuleExample("Edit"), RuleExample("Close"), RuleExample("Search"),
      RuleExample("Download", remark: "acts on the item that it is on, like \"Edit\""),
      RuleExample("Select"), RuleExample("Start", remark: "starts the item that it is on"),
      RuleExample("Read", beside: [ExampleEntry("cd_unread", "Unread")], remark: "a state"),
      RuleExample(
        "Read", key: "cd_message_seen", beside: [ExampleEntry("cd_message_unseen", "Not read yet")],
        remark: "a state"),
      RuleExample("More", key: "content_description_more_tab_title", remark: "the title of a tab"),
      RuleExample(
        "Show more", key: "6Mx-Oh-6m0.accessibilityLabel",
        beside: [
          ExampleEntry("6Mx-Oh-6m0.accessibilityHint", "Expands the text to its full height")
        ],
        formats: [.strings], remark: "the hint says the rest"),
      RuleExample(
        "Do you want to help by sending statistics? 👉 Tap here… 👈", key: "statistics_message",
        remark: "the sentence before says why"),
      RuleExample("More", key: "more_title", remark: "a title"),
      RuleExample("Options", remark: "no other label says which options"),
      RuleExample(
        "More options", beside: [ExampleEntry("options_more_text", "More options button")],
        remark: "the other label does not say more"),
      RuleExample(
        "select", key: "song_a11y_action_label", remark: "is spoken after \"double tap to\""),
      RuleExample("Select", key: "accessibility_action_select", remark: "the name of an action"),
      RuleExample(
        "Tap here to change your settings.", key: "settings_message", remark: "says why"),
      RuleExample(
        "Tap here for help with printing", key: "printing_help_message", remark: "says what for"),
      RuleExample(
        "Learn more", key: "sync_paused_alert_action",
        remark: "the alert before it names the action"),
      RuleExample(
        "Learn more", key: "menu.fees.learn_more.link",
        beside: [ExampleEntry("menu.fees.learn_more.text", "%1$@ about fees")],
        formats: [.strings], remark: "a link in a sentence that names the subject"),
      RuleExample("Website", key: "help_menu_item", remark: "names where it leads"),
      RuleExample("Information", key: "help_menu_item", remark: "an entry of a menu"),
      RuleExample(
        "Mehr Infos", language: "de", source: "About the weather", key: "weather_button",
        remark: "a button that the source names"),
      RuleExample("Continue", key: "dialog_continue_action"),
      RuleExample("Action:", key: "label_action", remark: "a thing of the app"),
      RuleExample(
        "Button", key: "accessibility_suffix_button", remark: "code adds it after another text"),
    ])

  /// A label that says nothing is no reason for what a translation says too much.
  static var speaksForOthers: Bool { false }

  /// Labels and buttons, and messages of the source.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool {
    switch purpose {
    case .label: tier == .certain
    case .action: true
    case .message: isSource
    default: false
    }
  }

  /// Flags labels that are generic as a whole, and "click here" in messages.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    if text.purpose == .message {
      if facts.language == "en",
        let reader = facts.locale.reader(of: text, holding: [.generic, .phrases])
      {
        judgeMessage(text, reader, into: &verdicts)
      }
      return
    }
    guard let reader = facts.locale.reader(of: text, holding: [.generic, .phrases]) else { return }
    judgeWhole(text, reader, &facts, into: &verdicts)
  }

  /// Flags a label or button that is generic as a whole.
  private func judgeWhole(
    _ text: borrowing Text, _ reader: LexicalReader, _ facts: inout Facts,
    into verdicts: inout [Verdict]
  ) {
    let isLabel = text.purpose == .label
    guard let isStrong = strength(reader, text),
      isLabel || isStrong || Self.leadsFurther(reader)
    else { return }
    if !isLabel, Self.isOfDialog(text) || Self.isInSentence(text, facts.locale) { return }
    if !isLabel, KeyWords(text.key).words.contains(where: { reader.isWord(0, $0) }),
      Self.namesThing(text, reader)
    {
      return
    }
    if Self.belongsToItem(text) || Self.isState(text, reader, &facts.locale) { return }
    if Self.needsNoName(text, facts.comparison.catalog) { return }
    if Self.needsTwin(reader), !facts.locale.source.hasLongerText(than: text.plain) { return }
    var verdict = Verdict(
      reader.plain(0..<reader.count), .generic(text.whole), pattern: "whole",
      level: isLabel && isStrong ? nil : .note)
    // Of a button that the source names, its translation may be said shortly.
    verdict.needsSource = !isLabel && !text.isSource
    verdicts.append(verdict)
  }

  /// Whether nobody meets the element, or its hint says the rest.
  private static func needsNoName(_ text: borrowing Text, _ catalog: Catalog) -> Bool {
    guard let use = text.use else { return hasHint(text, catalog) }
    return use.isPassedOver || use.hasHint || hasHint(text, catalog)
  }

  /// Whether an English word is a state, as the opposite of it is a text, too: "Read" and "Unread".
  ///
  /// The keys may say so where only one of the two is in the locale: `message_seen` and `message_unseen`.
  private static func isState(
    _ text: borrowing Text, _ reader: LexicalReader, _ locale: inout JudgedLocale
  ) -> Bool {
    guard reader.lexicon.language == "en", reader.count == 1 else { return false }
    let word = reader.plain(0..<1)
    let opposite = Array("un".utf8) + word.map { ASCII.lowercased(text.plain[$0]) }
    if locale.isWholeText(opposite.span) { return true }
    guard let last = KeyWords(text.key).words.last, text.key.count >= last.utf8.count else {
      return false
    }
    let start = text.key.count - last.utf8.count
    let key =
      Array(copying: text.key.extracting(0..<start)) + Array("un".utf8)
      + Array(copying: text.key.extracting(start..<text.key.count))
    return locale.sourceText(ofKey: key) != nil
  }

  /// Whether the key or the code says that something else names the thing: a value, the item of an action, a title.
  private static func belongsToItem(_ text: borrowing Text) -> Bool {
    let words = KeyWords(text.key)
    if words.namesPart(text.plain) || namesValue(text.key) { return true }
    // "Double tap to select": the item is spoken before it.
    if text.use?.namesAction ?? namesAction(text.key) { return true }
    // "More" is what the last tab of Apple's tab bars is called.
    return words.words.last == "title"
  }

  /// Whether a text of several words says that there is more and not of what: "More information", "Read more".
  private static func leadsFurther(_ reader: LexicalReader) -> Bool {
    if needsTwin(reader) { return false }
    // What other languages have listed says nothing else.
    if reader.lexicon.language != "en" { return true }
    return reader.count > 1 && (0..<reader.count).contains { reader.isWord($0, "more") }
  }

  /// Whether a key that has the word of its text names a thing of the app: `label_action` = "Action".
  ///
  /// A key that is nothing but the text says no more than the text, where a comment or code tells that it is a button.
  private static func namesThing(_ text: borrowing Text, _ reader: LexicalReader) -> Bool {
    let words = KeyWords(text.key).words
    if words.count > reader.count { return reader.count == 1 }
    switch text.kind.evidence {
    case .comment, .sourceUse: return false
    default: return true
    }
  }

  /// Whether a button is one of a dialog, whose title and text are read before it and say what there is more of.
  private static func isOfDialog(_ text: borrowing Text) -> Bool {
    if text.use?.isOfDialog ?? false { return true }
    return KeyWords(text.key).holds(["alert", "dialog"])
  }

  private static let sentences = Resource.words("keys/sentences-of-links")

  /// Whether a key names a link that code puts into a sentence, which says what it is for: `fees.link` beside `fees.text`
  /// of "%1$@ about fees".
  private static func isInSentence(
    _ text: borrowing Text, _ locale: borrowing JudgedLocale
  ) -> Bool {
    guard KeyWords(text.key).words.last == "link" else { return false }
    let stem = Array(copying: text.key.extracting(0..<text.key.count - "link".utf8.count))
    for word in sentences {
      if let sentence = locale.sourceText(ofKey: stem + word.utf8),
        PlaceholderScanner.mayHold(sentence.utf8.span)
      {
        return true
      }
    }
    return false
  }

  /// Whether Interface Builder gives the object of a key a hint too, which says the rest.
  private static func hasHint(_ text: borrowing Text, _ catalog: Catalog) -> Bool {
    guard text.format.isApple, let property = InterfaceBuilderKey.property(text.key) else {
      return false
    }
    var hint = Array(copying: text.key.extracting(0..<property.lowerBound))
    hint += "accessibilityHint".utf8
    return catalog.row(ofKey: hint.span, in: .apple) != nil
  }

  /// Whether a key says that its text is what a screen reader calls an action of an element.
  private static func namesAction(_ key: Span<UInt8>) -> Bool {
    let words = KeyWords(key)
    return words.holds("accessibility", then: "action") || words.holds("a11y", then: "action")
  }

  private static let noControls = Resource.words("keys/no-controls")

  /// Whether a key says that its text is no control of the app: what stands for an unknown value, the
  /// key of a keyboard that ends the typing, or another name to speak to the control by.
  private static func namesValue(_ key: Span<UInt8>) -> Bool {
    let words = KeyWords(key)
    return words.holds(Self.noControls) || words.holds("enter", then: "go")
      || zip(words.words, words.words.dropFirst()).contains {
        $0 == "input" && $1.hasPrefix("label")
      }
  }

  /// Whether the whole text is a strong or a weak entry; nil when it is none.
  private func strength(_ reader: LexicalReader, _ text: borrowing Text) -> Bool? {
    let terms = reader.terms(of: text)
    let isSingleton = terms.contains { match in
      match.position == .whole && reader.sense(of: match) == .action(isPerItem: false)
    }
    if isSingleton, !Self.needsTwin(reader) { return nil }
    // "Download" and "Edit" name what is done to the item or screen that they stand on.
    let isVerbOfItem =
      reader.count == 1 && reader.isBaseVerb(0)
      && terms.contains { match in
        match.position == .whole && reader.sense(of: match) == .action(isPerItem: true)
      }
    for match in terms where match.position == .whole {
      switch reader.sense(of: match) {
      case .generic(let isStrong):
        if isVerbOfItem, !isStrong { return nil }
        return isStrong
      case .phrase(let kind, let shape) where kind.isGeneric && shape != .verb: return true
      default: continue
      }
    }
    return nil
  }

  /// Whether a label is generic only beside one that says more: "More options for %s".
  private static func needsTwin(_ reader: LexicalReader) -> Bool {
    reader.isWord(reader.count - 1, in: RelatedSourceTexts.twinned)
  }

  private static let here = Resource.words("labels/here")

  /// Whether the sentence says what the tap is for, as "Tap here to change your settings" and "Tap here for help with
  /// printing" do.
  ///
  /// Within a link the words stand by themselves, and "to learn more" and "for more" say as little.
  private static func purposeFollows(
    at end: Int, _ text: borrowing Text, _ reader: LexicalReader
  ) -> Bool {
    let words = [" to ", " for "]
    guard !text.decoded.holds("<a "),
      let word = words.first(where: { text.plain.end(of: $0, at: end) != nil })
    else { return false }
    let purpose = end + word.utf8.count
    guard
      let word = (0..<reader.count).first(where: { reader.plain($0..<$0 + 1).lowerBound == purpose }
      )
    else { return true }
    let length = reader.longestTerm(at: word) { sense in
      if case .generic = sense { true } else { false }
    }
    return length == 0 || word + length < reader.count
  }

  /// Whether the words are a sentence of their own behind another, which says what the tap is for: "Do you want to help?
  /// Tap here".
  ///
  /// Within a link they stand by themselves.
  private static func purposePrecedes(_ words: Range<Int>, _ text: borrowing Text) -> Bool {
    if text.decoded.holds("<a ") { return false }
    var start = words.lowerBound
    // An emoji or a list mark may stand before the words.
    while let (before, place) = text.plain.scalar(before: start), !isOfSentence(before) {
      start = place
    }
    guard let (mark, _) = text.plain.scalar(before: start), [".", "!", "?"].contains(mark) else {
      return false
    }
    var end = words.upperBound
    while end < text.plain.count {
      let (scalar, length) = text.plain.scalarOrReplacement(at: end)
      if CharacterProperties.isLetter(scalar) { return false }
      if [".", "!", "?", "…"].contains(scalar) { return true }
      end += length
    }
    return true
  }

  /// Whether a scalar is a letter, or a mark that stands within sentences or ends them.
  private static func isOfSentence(_ scalar: Unicode.Scalar) -> Bool {
    CharacterProperties.isLetter(scalar) || scalar.isASCII && scalar != " "
  }

  /// Notes "click here" and the like within an English message.
  private func judgeMessage(
    _ text: borrowing Text, _ reader: LexicalReader, into verdicts: inout [Verdict]
  ) {
    guard text.plain.holds(" here") else { return }
    for word in Self.here where text.plain.count > word.utf8.count {
      for start in 0...(text.plain.count - word.utf8.count) {
        guard let end = text.plain.end(of: word, at: start), !text.plain.isWord(at: start - 1),
          !text.plain.isWord(at: end), !Self.purposeFollows(at: end, text, reader),
          !Self.purposePrecedes(start..<end, text)
        else { continue }
        verdicts.append(
          Verdict(
            start..<end, .generic(text.string(start..<end)), pattern: "embedded", level: .note))
        return
      }
    }
  }

  var addedWords: [AddedWords] { [AddedWords(words, .generic, "strong")] }
}

extension Finding.Wording {
  fileprivate static func generic(_ words: String) -> Self {
    "\(quoting: words) does not say what it is for"
  }
}
