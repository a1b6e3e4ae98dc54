/// A label that describes what a screen reader should pass over.
struct DecorativeRedundancy: LexicalRule, LexiconExtendingRule {
  /// Most words of a label that is looked at for words, and for a text whose key is alike.
  private static let mostWords = 6

  @Option("words", "Further words for decoration: `confetti`.")
  var words: [String] = []

  static let metadata = RuleMetadata(
    id: "decorative-redundancy", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: nil, prose: nil),
    levelRemark: "It is a warning if the label repeats a visible text.",
    summary: "A label describes decoration, or repeats the text next to it.",
    rationale: """
      Every label is a stop on the way through a screen. Backgrounds, dividers and icons next to \
      their own name add stops that say nothing new.
      """,
    remedy: """
      Hide the element from screen readers: `contentDescription = null` or \
      `importantForAccessibility="no"` on Android, `.accessibilityHidden(true)` or \
      `isAccessibilityElement = false` on Apple platforms. An icon that can be pressed keeps its label. Hide the \
      text next to it instead, or combine the two in one element.
      """,
    guidelines: [
      GuidelineClause(
        "decorative-images/ignore",
        "If images are only decorative, or if the information they convey is already provided by "
          + "nearby text, they should be ignored by screen readers and removed from the swipe order.",
        .states),
      GuidelineClause(
        "decorative-images/battery",
        "A battery icon is next to the text string of “Battery”.", .states),
      GuidelineClause("wcag/1.1.1"),
    ],
    flagged: [
      RuleExample("⟦Background⟧ image of drawer header"), RuleExample("Icon for ⟦empty list⟧"),
      RuleExample("Action sheet ⟦background⟧"), RuleExample("Section ⟦divider⟧"),
      RuleExample(
        "⟦Battery icon⟧", key: "battery_icon_content_description",
        beside: [ExampleEntry("battery", "Battery")],
        formats: [.android, .compose, .strings, .xcstrings],
        remark: "a warning, because the text next to it says the same"),
    ],
    accepted: [
      RuleExample("Cover as background", key: "cover_action", remark: "an entry of a menu"),
      RuleExample("Background refresh", key: "refresh_title", remark: "a setting"),
      RuleExample("Word separator", key: "separator_title", remark: "a setting"),
      RuleExample("Podcast artwork", remark: "content"),
      RuleExample("Hide details", key: "sheet_chevron_collapse_cd"),
      RuleExample("Change background", remark: "a verb and its object"),
    ])

  /// Flags labels that repeat a visible text, and notes those with a word for decoration.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard text.isSource, text.purpose == .label, let reader = facts.locale.reader(of: text),
      reader.count > 0
    else { return }
    if let (visible, place) = neighbour(text, reader, &facts.locale) {
      verdicts.append(Self.verdict(text, reader, repeating: visible, at: place))
      return
    }
    // A control that is pressed needs its label, whatever stands beside it.
    if text.use?.isInteractive ?? false { return }
    if reader.count > Self.mostWords { return }
    if let visible = visibleText(text, reader, facts.locale) {
      verdicts.append(Self.verdict(text, reader, repeating: visible, at: nil))
      return
    }
    if reader.isVerb(0) { return }
    for index in 0..<reader.count {
      let length = reader.longestTerm(at: index) { $0 == .decorative }
      guard length > 0 else { continue }
      let range = reader.plain(index..<index + length)
      verdicts.append(Verdict(range, .decoration(text.string(range)), pattern: "decoration"))
      return
    }
  }

  /// What is said of a label that repeats a visible text.
  private static func verdict(
    _ text: borrowing Text, _ reader: LexicalReader, repeating visible: String,
    at place: (path: String, line: Int)?
  ) -> Verdict {
    var verdict = Verdict(
      reader.plain(0..<reader.count), .repeated(text.whole, visible, at: place), pattern: "text",
      level: .warning)
    verdict.spoken = "\(visible), \(text.whole)"
    return verdict
  }

  /// The visible text that an icon's label repeats, with or without the word for a picture.
  private func visibleText(
    _ text: borrowing Text, _ reader: LexicalReader, _ locale: JudgedLocale
  ) -> String? {
    // Where sources show the image, they show what is next to it, too, and keys that are alike mean less.
    if text.use != nil { return nil }
    // Only keys that name an image stand for one: a button may well be labelled as its text is.
    guard KeyWords(text.key).holds(["image", "icon"]) else { return nil }
    for key in SiblingKeys.ofTexts(forImage: text.key) {
      guard let visible = locale.sourceText(ofKey: key), !visible.isEmpty else { continue }
      if isSame(text, reader, as: visible) { return visible }
    }
    return nil
  }

  /// The visible text in the same container that the label of an image repeats, as sources show it, and the place of
  /// the image where another use tells what the text is.
  private func neighbour(
    _ text: borrowing Text, _ reader: LexicalReader, _ locale: inout JudgedLocale
  ) -> (visible: String, place: (path: String, line: Int)?)? {
    guard let pictures = text.use?.neighbours, !pictures.isEmpty else { return nil }
    let own = words(of: text, reader)
    for picture in pictures {
      if picture.texts.rows.contains(text.row) { return (text.whole, picture.place) }
      if let visible = locale.shownText(own, in: picture.texts) { return (visible, picture.place) }
    }
    return nil
  }

  /// Whether a label is a visible text, with or without the word for a picture.
  private func isSame(
    _ text: borrowing Text, _ reader: LexicalReader, as visible: String
  ) -> Bool {
    var folded = FoldedText()
    folded.read(Array(visible.utf8).span)
    return folded.bytes.hasSameBytes(as: words(of: text, reader).span)
  }

  private static let pictures = Resource.words("phrases/pictures")

  /// The folded words of a label without the word for a picture.
  private func words(of text: borrowing Text, _ reader: LexicalReader) -> [UInt8] {
    let last = reader.count - 1
    let hasRole = last > 0 && reader.isWord(last, in: Self.pictures)
    let named = hasRole ? reader.plain(0..<last) : reader.plain(0..<reader.count)
    var own = FoldedText()
    own.read(text.plain.extracting(named))
    let bytes = own.bytes
    return bytes.indices.map { bytes[$0] }
  }

  var addedWords: [AddedWords] { [AddedWords(words, .decorative, "word")] }
}

extension Finding.Wording {
  fileprivate static func repeated(
    _ text: String, _ visible: String, at place: (path: String, line: Int)?
  ) -> Self {
    let found: Self = place.map { " (\(visible: $0.path):\($0.line))" } ?? ""
    let shared: Self = "\(quoting: text) repeats the text next to it, \(quoting: visible)\(found)"
    return "\(shared); hide one of the two from screen readers, or combine them"
  }

  fileprivate static func decoration(_ words: String) -> Self {
    "\(quoting: words) describes decoration; hide the element from screen readers"
  }
}
