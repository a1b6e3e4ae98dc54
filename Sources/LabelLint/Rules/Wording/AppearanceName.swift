/// A label that names what an icon looks like.
struct AppearanceName: LexicalRule, LexiconExtendingRule {
  @Option("looks", "Further words for the look of an icon: `squiggle`.")
  var looks: [String] = []

  static let metadata = RuleMetadata(
    id: "appearance-name", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: nil, prose: nil), isFixable: true,
    summary: "A label names the look of an icon instead of its purpose.",
    rationale: """
      "Hamburger" and "three dots" say what sighted people see. Listeners must guess what the button \
      does.
      """,
    remedy: "Name what the button does: \"Menu\", \"Search\", \"Close\".",
    guidelines: [
      GuidelineClause(
        "bbc-text-equivalents/action",
        "the alternative should describe the action that will be performed", .states),
      GuidelineClause("wcag/1.1.1"), GuidelineClause("wcag/2.4.6"),
    ],
    flagged: [
      RuleExample("⟦Hamburger⟧"), RuleExample("⟦Three dots⟧"), RuleExample("⟦Magnifying glass⟧"),
      RuleExample("⟦X⟧"), RuleExample("⟦Chevrons⟧"), RuleExample("⟦The padlocks⟧"),
      RuleExample("⟦Gear icon⟧"), RuleExample("⟦Left arrow⟧"),
      RuleExample("⟦Pencil⟧", key: "edit_cd", remark: "the key names the action"),
    ],
    accepted: [
      RuleExample("Paperclip", key: "verification_emoji_44"),
      RuleExample("plus", key: "profile_plus_cd", remark: "a product"),
      RuleExample("Star", key: "star_button_description_cd", remark: "the action"),
      RuleExample("X", key: "share_x_title", remark: "a network"),
      RuleExample("Arrow left", key: "key_name_cd", remark: "the name of a key"),
      RuleExample(
        "Calendar", key: "content_description_navigation_menu_calendar", remark: "a screen"),
      RuleExample("Camera icon", remark: "what opens the camera"),
      RuleExample("Add star"), RuleExample("Stars"), RuleExample("Bins"),
    ])

  private static let articles = Resource.words("phrases/articles")
  /// Words behind a look that make a picture of it.
  private static let suffixes = Resource.lines(of: "words/appearance-suffixes.txt")
  /// Words of keys of texts that are to name a look.
  private static let otherUses = Resource.words("keys/uses-of-looks")
  /// Weak looks that are actions or names of screens themselves.
  private static let actions = Resource.words("labels/actions-named-by-looks")
  /// Weak looks of which an icon stands for nothing else: what opens the camera, and what says the time.
  private static let meanings = ["camera", "clock"]
  /// Words of keys that name what a button does, beside the actions of items.
  private static let actionKeys = Resource.words("keys/actions-of-buttons")

  /// Flags labels that are a look as a whole.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard text.isSource, text.purpose == .label, let reader = facts.locale.reader(of: text),
      (1...6).contains(reader.count)
    else { return }
    let start = reader.skip(Self.articles)
    let hasSuffix =
      reader.count - start > 1 && reader.isWord(reader.count - 1, in: Self.suffixes)
    guard start < reader.count else { return }
    let look =
      reader.term(start..<reader.count, where: Self.isLook)
      ?? (hasSuffix ? reader.term(start..<reader.count - 1, where: Self.isLook) : nil)
      ?? Self.several(start..<reader.count, reader)
    guard let look, case .look(let isStrong, let meaning) = look.sense else { return }
    // A control that says its state is named by what it switches: "Microphone" that is on or off.
    if text.use?.saysState ?? false { return }
    let key = KeyWords(text.key)
    // "Three bars" is the strength of a signal.
    if key.holds(Self.otherUses) || facts.locale.source.remarks(on: text, ["signal"]) { return }
    if !isStrong {
      if hasSuffix, reader.isWord(start, in: Self.meanings) { return }
      if !hasSuffix, !isButton(text, reader, start, key) { return }
    }
    let range = reader.plain(0..<reader.count)
    var verdict = Verdict(range, .look(text.whole), pattern: "look")
    let purpose = reader.lexicon.string(meaning)
    if !purpose.isEmpty { verdict.write(purpose) }
    verdict.heardAs = text.controlRole ?? .button
    verdicts.append(verdict)
  }

  /// Whether a weak look stands on a button that does something else.
  private func isButton(
    _ text: borrowing Text, _ reader: LexicalReader, _ start: Int, _ key: KeyWords
  ) -> Bool {
    if reader.isWord(start, in: Self.actions) { return false }
    if text.controlRole == .button { return true }
    return key.words.contains { word in
      guard !reader.isWord(start, word) else { return false }
      let bytes = Array(word.utf8)
      return Self.actionKeys.contains(word)
        || reader.lexicon.first(bytes.span) { $0 == .action(isPerItem: true) } != nil
    }
  }

  /// The strong look that some words are the plural of.
  private static func several(_ words: Range<Int>, _ reader: LexicalReader) -> Term? {
    guard let first = words.first, let last = words.last else { return nil }
    let label = reader.label
    let bytes = label.bytes
    let range = Int(label.words[first].folded.start)..<Int(label.words[last].folded.end)
    guard range.count > 2, bytes[range.upperBound - 1] == "s" else { return nil }
    let one = bytes.span.extracting(range.lowerBound..<range.upperBound - 1)
    return reader.lexicon.first(one) { sense in
      if case .look(let isStrong, _) = sense { isStrong } else { false }
    }
  }

  private static func isLook(_ sense: Sense) -> Bool {
    if case .look = sense { true } else { false }
  }

  var addedWords: [AddedWords] { [AddedWords(looks, .looks, "strong")] }
}

extension Finding.Wording {
  fileprivate static func look(_ text: String) -> Self {
    "\(quoting: text) names how the icon looks; name what the control does"
  }
}
