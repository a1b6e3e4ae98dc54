/// A message that says that something failed, and nothing else.
struct ErrorWithoutCause: SelectiveTextRule {
  @Option("messages", "Further messages that name neither cause nor remedy: `It broke`.")
  var messages: [String] = []

  static let metadata = RuleMetadata(
    id: "error-without-cause", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: .note, prose: .note), isOnByDefault: false,
    summary: "An error message does not say what failed or what to do.",
    rationale: """
      People who see the screen find the field that turned red. People who hear "Error" know only \
      that something failed, and search the whole screen for it.
      """,
    remedy: "Say what failed and what helps: \"No connection. Check the network and try again.\"",
    guidelines: [GuidelineClause("wcag/3.3.1"), GuidelineClause("wcag/3.3.3")],
    flagged: [
      RuleExample("⟦Something went wrong⟧", key: "sync_error_message"),
      RuleExample("⟦An error occurred.⟧", key: "login_error_message"),
      RuleExample("⟦Error!⟧", key: "a11y_announce_upload"),
      RuleExample("⟦Sorry, but something went wrong…⟧", key: "sync_error_message"),
      RuleExample("⟦There was some error!⟧", key: "sync_error_message"),
      RuleExample(
        "⟦Ein Fehler ist aufgetreten.⟧", language: "de", source: "The song could not be saved.",
        key: "save_error_message"),
      RuleExample(
        "⟦Hoppla! Etwas ist schiefgelaufen⟧", language: "de",
        source: "The song could not be saved.", key: "save_error_message"),
      RuleExample(
        "⟦Une erreur est survenue⟧", language: "fr", source: "The song could not be saved.",
        key: "save_error_message"),
    ],
    accepted: [
      RuleExample("Error", key: "error_title", remark: "a title; the message is another text"),
      RuleExample(
        "Something went wrong", key: "error_title_message",
        remark: "the title, by its key; the message is another text"),
      RuleExample("Error", key: "sync_error_message", remark: "may be the name of a state"),
      RuleExample("Something went wrong. Check the network.", key: "sync_error_message"),
      RuleExample("Something went wrong: %1$s", key: "sync_error_message"),
      RuleExample(
        "Something went wrong", key: "error_picture_content_description",
        remark: "the label of a picture; the message is another text"),
      RuleExample("No connection", key: "sync_error_message", remark: "is the cause"),
      RuleExample("Sorry, the song is too long", key: "sync_error_message", remark: "is the cause"),
      RuleExample(
        "Fehler", language: "de", source: "The upload failed", key: "a11y_announce_upload",
        remark: "may be the short form of a source that says more"),
    ])

  /// Messages by language, without the marks at their ends.
  private static let known = Resource.table(of: "words/bare-errors.txt").mapValues { Set($0) }
  /// Bytes of the longest message of each language.
  private static let longest = known.mapValues { $0.map(\.utf8.count).max() ?? 0 }
  /// Words of keys of titles.
  private static let titles = ["headline", "title"]
  /// Most bytes that words of regret and marks add to a message.
  private static let mostAround = 40

  /// Texts that are read or spoken by themselves.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool { purpose == .message || purpose == .announcement }

  /// Flags the messages that are on the list as a whole.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard isShort(text.plain, facts.language) else { return }
    // Below a title, a message of another key says more.
    if KeyWords(text.key).holds(Self.titles) { return }
    let whole = text.whole
    let message = Self.folded(whole, facts.language)
    let isNoun = Self.known[facts.language + "-nouns"]?.contains(message) ?? false
    guard
      isNoun || Self.known[facts.language]?.contains(message) ?? false
        || messages.contains(where: { Self.folded($0, facts.language) == message })
    else { return }
    // "Error" may be the name of a state or a section; a translation may be the short form of a source that says more.
    if isNoun, text.purpose != .announcement { return }
    if isNoun, !text.isSource, !text.isInherited("", of: Self.id) { return }
    verdicts.append(Verdict(text.plain.indices, .bare(whole)))
  }

  /// Whether a text is as short as the messages of its language.
  private func isShort(_ text: Span<UInt8>, _ language: String) -> Bool {
    let longest = max(Self.longest[language] ?? 0, messages.map(\.utf8.count).max() ?? 0)
    return longest > 0 && text.count <= longest + Self.mostAround
  }

  /// A message in small letters, without marks at its ends and without the words of regret before it: "Sorry, but …".
  private static func folded(_ message: String, _ language: String) -> String {
    var words = message.lowercased().unicodeScalars[...]
    while let last = words.last, marks.contains(last) { words.removeLast() }
    words = words.drop { $0 == " " }
    let openings = known[language + "-openings"] ?? []
    while let opening = openings.first(where: { isOpened(words, by: $0) }) {
      words = words.dropFirst(opening.unicodeScalars.count).drop {
        !CharacterProperties.isLetter($0)
      }
    }
    return String(words)
  }

  /// Marks at the end of a message.
  private static let marks = Set(".!…。！ ".unicodeScalars)

  /// Whether a text begins with other words.
  private static func isOpened(_ text: Substring.UnicodeScalarView, by opening: String) -> Bool {
    guard text.starts(with: opening.unicodeScalars),
      let next = text.dropFirst(opening.unicodeScalars.count).first
    else { return false }
    return !CharacterProperties.isLetter(next)
  }
}

extension Finding.Wording {
  fileprivate static func bare(_ message: String) -> Self {
    "\(quoting: message) does not say what failed or what to do; say both"
  }
}
