/// One label for both states of a control.
struct CombinedStateLabel: LexicalRule {
  @Option("toggle", "Whether the rule reports labels that begin with `Toggle`.")
  var reportsToggles = true

  /// Most words of a label; a longer text is a sentence.
  private static let mostWords = 6

  static let metadata = RuleMetadata(
    id: "combined-state-label", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: nil, prose: nil),
    levelRemark: """
      It is a warning if sources show a control without a state, such as a button.
      """,
    summary: "One label names both states of a control.",
    rationale: """
      "Play or pause" does not say which of the two happens now. People who see the icon know. \
      People who hear the label do not.
      """,
    remedy: """
      Write one label for each state, such as "Play" and "Pause", and set it when the state changes. \
      Or name the setting and let the control announce its state.
      """,
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Timely Update: In case the functionality of the UI element changes, the label must be "
          + "updated as well.", .states),
      GuidelineClause("wcag/4.1.2"),
    ],
    flagged: [
      RuleExample("⟦Play or pause⟧"), RuleExample("⟦Play/Pause⟧"),
      RuleExample("⟦Turn on or off⟧"), RuleExample("⟦Toggle⟧ fullscreen"),
      RuleExample("⟦Toggle⟧ favorites visibility"),
      RuleExample("⟦Wiedergabe/Pause⟧", language: "de", remark: "the language of the source"),
    ],
    accepted: [
      RuleExample("Add or remove the podcast from a folder.", remark: "a sentence"),
      RuleExample("Play/Pause", key: "keycommand_play_pause", remark: "a list of shortcuts"),
      RuleExample(
        "Toggles the video player between landscape and portrait mode.",
        key: "player_accessibility_hint"),
      RuleExample("Import and export", remark: "two things to do, not states"),
      RuleExample("Accept or decline", remark: "opens a question with two answers"),
    ])

  /// Notes labels and hints that name two states of one control.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard text.isSource, text.purpose == .label || text.purpose == .hint,
      let reader = facts.locale.reader(of: text), (2...Self.mostWords).contains(reader.count)
    else { return }
    // What code puts on the element is heard in its place.
    if text.use?.isReplaced ?? false { return }
    // Where code sets the state beside the label, the control says which state comes next.
    if text.use?.saysState ?? false { return }
    // A button that opens a menu changes no state: its items do.
    if text.use?.opensMenu ?? false { return }
    if reportsToggles, facts.language == "en",
      reader.isWord(0, in: ["toggle", "toggles"])
    {
      let range = reader.plain(0..<1)
      verdicts.append(
        Verdict(range, .toggle(text.whole), pattern: "toggle", level: level(of: text)))
    } else if let words = pair(reader, text.plain) {
      let range = reader.plain(words)
      verdicts.append(
        Verdict(range, .pair(text.string(range)), pattern: "pair", level: level(of: text)))
    }
  }

  /// A warning where the sources show a control that has no state of its own; else the rule's level.
  private func level(of text: borrowing Text) -> Severity? {
    switch text.use?.role {
    case nil, .switch, .toggleButton, .checkbox, .radioButton: nil
    default: .warning
    }
  }

  /// The words of a pair of states that a label begins with.
  private func pair(_ reader: LexicalReader, _ plain: Span<UInt8>) -> Range<Int>? {
    let verbs = ["turn", "switch"]
    for start in [0, reader.isWord(0, in: verbs) ? 1 : 0] {
      for length in 1...2 where start + length < reader.count {
        let end = start + length
        let isSlashed = reader.hasMark(
          "/|", after: end - 1, in: plain)
        guard isSlashed || reader.isWord(end, in: ["or", "and"]) else { continue }
        let isAnd = !isSlashed && reader.isWord(end, "and")
        var other = isSlashed ? end : end + 1
        if reader.isWord(other, in: verbs), other + 1 < reader.count { other += 1 }
        for otherLength in 1...2 where other + otherLength <= reader.count {
          let second = other..<other + otherLength
          if isPair(start..<end, second, reader, isAnd: isAnd) {
            return 0..<second.upperBound
          }
        }
      }
    }
    return nil
  }

  /// Whether two runs of words are the two sides of a pair.
  ///
  /// Directions joined by "and" are none: a screen may have both. Nor are two answers to one question, of which one is
  /// given once.
  private func isPair(
    _ first: Range<Int>, _ second: Range<Int>, _ reader: LexicalReader, isAnd: Bool
  ) -> Bool {
    let term = reader.term(first) { sense in
      guard case .pair(let index, let side) = sense else { return false }
      switch reader.lexicon.pairs.all[Int(index)].kind {
      case .answer: return false
      case .opposite: if isAnd { return false }
      case .toggle, .state: break
      }
      return reader.term(second) { $0 == .pair(index: index, side: side.other) } != nil
    }
    return term != nil
  }
}

extension Finding.Wording {
  fileprivate static func pair(_ words: String) -> Self {
    "\(quoting: words) names both states; write one label for each state"
  }

  fileprivate static func toggle(_ text: String) -> Self {
    "\(quoting: text) does not say which state comes next; write a label for each state"
  }
}
