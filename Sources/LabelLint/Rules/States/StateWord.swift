/// A label with the state of its control in it.
struct StateWord: LexicalRule, LexiconExtendingRule {
  @Option("words", "Further words for states: `armed`.")
  var words: [String] = []

  static let metadata = RuleMetadata(
    id: "state-word", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: nil, prose: nil),
    levelRemark: """
      It is a note if no screen reader of the platform says the state, or if the text may be a sentence \
      about a value or a service. It is also a note for a state at the end, if no mark is before it and \
      the language is not English, and for a word that label-lint has found in only a few labels of the \
      language.
      """, isFixable: true,
    summary: "A label contains the state of its control.",
    rationale: """
      Screen readers say the state themselves, in their own words and as soon as it changes. \
      A state in the label is said twice. It is wrong if the label does not change with the state.
      """,
    remedy: """
      Name only the control, and set the state on it: `stateDescription` or `checked` on Android, \
      `accessibilityValue` or the selected trait on Apple platforms.
      """,
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Do not provide the role and state information as part of label", .states),
      GuidelineClause("wcag/4.1.2"),
    ],
    flagged: [
      RuleExample("Shuffle ⟦off⟧"), RuleExample("Sleep timer ⟦on⟧"),
      RuleExample("Subscription ⟦active⟧"), RuleExample("Tab ⟦selected indicator⟧"),
      RuleExample("Tab not ⟦selected indicator⟧"), RuleExample("⟦Selected⟧: inbox"),
      RuleExample("Change Region, ⟦currently⟧ %1$s"),
      RuleExample("⟦Selected⟧: %1$s"), RuleExample("⟦Selected⟧ (default)"),
      RuleExample("Bluetooth ⟦is on⟧"),
      RuleExample("⟦Sélectionné⟧ : Accueil", language: "fr"),
      RuleExample("Menü ⟦aktiviert⟧", language: "de", source: "Menu", remark: "a note"),
      RuleExample("首页，⟦已选择⟧", language: "zh-Hans", source: "Home"),
      RuleExample("ホーム（⟦選択済み⟧）", language: "ja", source: "Home"),
      RuleExample("ホーム、⟦選択中⟧", language: "ja", source: "Home"),
      RuleExample("アラーム、⟦チェック済み⟧", language: "ja", source: "Alarm"),
      RuleExample("होम, ⟦चुना गया⟧", language: "hi", source: "Home"),
      RuleExample("와이파이, ⟦선택 안함⟧", language: "ko", source: "Network"),
      RuleExample("الرئيسية، ⟦محدد⟧", language: "ar", source: "Home"),
      RuleExample("Tritt ein, ⟦ausgewählt⟧", language: "de", source: "Join"),
      RuleExample("%1$s, ⟦selected⟧, %2$d of %3$d", remark: "between commas"),
      RuleExample("(⟦selected⟧) Photos"), RuleExample("⟦Selected⟧ - Unread songs"),
      RuleExample(
        "%1$s, ⟦seleccionado⟧, %2$d de %3$d", language: "es", source: "%1$s, %2$d of %3$d"),
      RuleExample("Mode sombre ⟦activé⟧", language: "fr", source: "Dark mode", remark: "a note"),
      RuleExample("菜单⟦已选中⟧", language: "zh-Hans", source: "Menu", remark: "a note"),
      RuleExample("Фильтр ⟦отключён⟧", language: "ru", source: "Filter", remark: "a note"),
      RuleExample("Filter ⟦aktiverat⟧", language: "sv", source: "Filter", remark: "a note"),
      RuleExample("Sötét mód ⟦bekapcsolva⟧", language: "hu", source: "Dark mode", remark: "a note"),
    ],
    accepted: [
      RuleExample("Airplane mode turned off.", remark: "says what happened"),
      RuleExample("Spill av", language: "nb", source: "Play", remark: "a verb and its particle"),
      RuleExample("Notifications off", key: "podcast_notifications_off", remark: "visible text"),
      RuleExample("%1$d podcasts selected", remark: "a count"),
      RuleExample("Selected (%1$d)", remark: "a count"),
      RuleExample("Selected: %1$d of %2$d", formats: [.android, .strings], remark: "a count"),
      RuleExample("Checked: 3 of 8", remark: "a count"),
      RuleExample("1 selected", remark: "a count"),
      RuleExample("%1$d tabs are selected", remark: "a count"),
      RuleExample("Not selected", remark: "only the state"),
      RuleExample("The first tab will be selected", remark: "says what happens"),
      RuleExample("Off (no line focus)", remark: "the name of an option"),
      RuleExample("No, keep them on"), RuleExample("Turn on"), RuleExample("Log off"),
      RuleExample("Power Off", remark: "a verb and its particle"),
      RuleExample("Num Lock is forced on", remark: "says what is done to something"),
      RuleExample("Show quick actions when messages are selected", remark: "a condition"),
      RuleExample("Always On", remark: "the name of a setting"),
      RuleExample("Expanded", remark: "only the state"),
      RuleExample("Nie oznaczona", language: "pl", source: "Unstarred", remark: "only the state"),
      RuleExample("• Minus represents expanded", remark: "explains a sign"),
      RuleExample("Save selected tabs"), RuleExample("Mark all as checked"),
      RuleExample("Password (required)"),
      RuleExample(
        "Repeat: off", beside: [ExampleEntry("cd_one", "Repeat: one")],
        remark: "one of three values, which no screen reader knows"),
      RuleExample("Continue with lyrics disabled", remark: "names the outcome"),
      RuleExample("Lock on screen off", remark: "the screen is off when that is done"),
      RuleExample("Mute after headset disabled", remark: "what must happen first"),
      RuleExample(
        "Sperren bei Bildschirm aus", language: "de", source: "Lock on screen off",
        remark: "the same in German"),
      RuleExample(
        "Lock area expanded.", key: "lock_accessibility_expanded",
        comment: "Accessibility description of the event of expanding the lock area",
        remark: "an announcement"),
      RuleExample(
        "Выбрано: не повторять. Изменить режим.", language: "ru",
        source: "Current mode: Repeat none. Toggle mode."),
      RuleExample("Texte sélectionné", language: "fr", source: "Chosen text"),
      RuleExample(
        "Anular el episodio seleccionado", language: "es", source: "Deselect episode",
        remark: "says which one the action changes"),
      RuleExample(
        "Texte actuellement sélectionné", language: "fr", source: "Current text",
        remark: "“Current” in the source also means the selected text"),
      RuleExample("Off, on, automatic", remark: "what can be chosen"),
      RuleExample(
        "%1$s – deaktiveret", language: "da", source: "Disabled %1$s",
        remark: "the source says the state too"),
    ])

  /// Words before "on" and "off" that make a verb of them.
  private static let phrasal = Resource.lines(of: "words/phrasal-verbs.txt")

  /// Flags states at the edges of labels.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let purpose = text.purpose
    guard purpose == .label || purpose == .action && text.isPressed else { return }
    if Self.isOfElement(text) { return }
    if StateAlone.isOne(text, &facts.locale) {
      verdicts.append(Verdict(text.plain.indices, .alone(text.whole), pattern: "alone"))
      return
    }
    let isEnglish = facts.language == "en"
    let known =
      isEnglish ? facts.locale.reader(of: text) : facts.locale.reader(of: text, holding: .states)
    guard let reader = known, reader.count >= 2 else { return }
    if isEnglish, let words = CurrentState.statement(in: reader, text.plain) {
      if let verdict = verdict(onCurrent: words, reader, text, &facts.locale) {
        verdicts.append(verdict)
      }
      return
    }
    if isEnglish, let words = CurrentState.indicator(in: reader) {
      let range = reader.plain(words)
      verdicts.append(Verdict(range, .state(text.whole, text.string(range)), pattern: "state"))
      return
    }
    // "Off, on, automatic" are what can be chosen.
    if StateBetweenMarks.count(in: text, reader) > 1 { return }
    if let match = atEdge(reader, text, facts.locale, isEnglish: isEnglish) {
      if isOfSomethingElse(match, reader, text, &facts.locale) { return }
      var verdict = verdict(on: match, reader, text, &facts.locale)
      SaidState.settle(&verdict, reader.sense(of: match), text)
      verdicts.append(verdict)
    } else if purpose == .label, let part = StateBetweenMarks.find(in: text, reader) {
      var verdict = verdict(betweenMarks: part, reader, text, facts.locale)
      SaidState.settle(&verdict, StateBetweenMarks.sense(of: part, reader), text)
      verdicts.append(verdict)
    }
  }

  /// Whether a state at the edge is that of another thing than the control, or one of several values.
  private func isOfSomethingElse(
    _ match: TermMatch, _ reader: LexicalReader, _ text: borrowing Text,
    _ locale: inout JudgedLocale
  ) -> Bool {
    if match.position == .tail, locale.namesOtherValue(of: text) { return true }
    // A picture that is not pressed has no state: it shows that of something else.
    guard text.use?.role == .image, !text.isPressed else { return false }
    return tellsStatus(match, reader, text) || locale.namesOtherState(of: text)
  }

  /// Whether the code has a state where it belongs: as the state of an element, or in a picture of an item of a menu or a
  /// row, whose text names what has the state.
  private static func isOfElement(_ text: borrowing Text) -> Bool {
    guard let use = text.use else { return false }
    return use.isState || text.purpose == .label && use.isPartOfItem
  }

  /// What is said of a state between marks.
  private func verdict(
    betweenMarks part: Range<Int>, _ reader: LexicalReader, _ text: borrowing Text,
    _ locale: JudgedLocale
  ) -> Verdict {
    let range = reader.plain(part)
    var verdict = Verdict(range, .state(text.whole, text.string(range)), pattern: "state")
    // What stands before a colon may introduce anything: "On: repeat all".
    let isBeforeColon = reader.hasMark(":", after: part.upperBound - 1, in: text.plain)
    verdict.needsSource = !text.isSource && (isBeforeColon || locale.sourceSaysState(text))
    return verdict
  }

  /// What is said of a state at the edge of a label.
  private func verdict(
    on match: TermMatch, _ reader: LexicalReader, _ text: borrowing Text,
    _ locale: inout JudgedLocale
  ) -> Verdict {
    let range = match.plain.range
    var verdict = Verdict(range, .state(text.whole, text.string(range)), pattern: "state")
    let isMarked =
      match.position == .head || locale.tag.language == "en"
      || StateMarks.stand(before: range.lowerBound, in: text.plain)
    if !isMarked || !reader.lexicon.gates(reader.lexicon.terms[match.term])
      || tellsStatus(match, reader, text)
    {
      verdict.level = .note
    }
    // What stands before a colon may well be a state in the source too, in other words; and a source
    // that says a state anywhere has not been added one: "Disabled %s" is `%s – deaktiviert`.
    verdict.needsSource =
      !text.isSource
      && (match.position == .head || locale.sourceSaysState(text)
        || isBracketOfSource(range, text))
    let rest = StateMarks.remainder(of: match, reader)
    let start = min(range.lowerBound, rest.lowerBound)
    let isAtStart = rest.lowerBound > range.lowerBound
    let end = isAtStart ? rest.upperBound : StateMarks.endOfLabel(range.upperBound, text.plain)
    if locale.namesOtherState(of: text) {
      // Without the state, both labels would be one.
      verdict.message = .stateOfTwo(text.whole, text.string(range))
      return verdict
    }
    // What is left of "Selected (default)" is no label.
    if !isAtStart || !StateMarks.isBracket(before: rest.lowerBound, in: text.plain),
      isMarked || isNameOfSource(rest, text, reader),
      StandingRest(reader: reader).isFinished(rest, isBehind: isAtStart, of: text)
    {
      verdict.keepOnly(rest, of: start..<end, in: text, locale.caseMapping)
    }
    return verdict
  }

  /// Whether words stand in a bracket at the end, as others do in the source: Danish "I afsendere (Fra)" for "In senders
  /// (from)".
  private func isBracketOfSource(_ words: Range<Int>, _ text: borrowing Text) -> Bool {
    StateMarks.isBracket(before: words.lowerBound, in: text.plain) && text.source.closes(with: ")")
  }

  /// Letters of the shortest word that is taken for a name before a state without a mark: Polish "nie" is none.
  private static let fewestLettersOfName = 4

  /// Whether what is left of a translation has no more words than its source, whose name it then is: of Bulgarian
  /// "Менюто е избрано" for "Menu" a verb is left as well.
  private func isNameOfSource(
    _ rest: Range<Int>, _ text: borrowing Text, _ reader: LexicalReader
  ) -> Bool {
    if reader.lexicon.profile.isUnspaced { return true }
    let words = reader.label.words.count { $0.plain.end <= UInt32(rest.upperBound) }
    let letters = rest.count { text.plain[$0] & 0xC0 != 0x80 }
    return words <= SourceNouns.nameWords(in: text.source) && letters >= Self.fewestLettersOfName
  }

  /// What is said of words such as "is on"; nil where they count something.
  private func verdict(
    onCurrent words: Range<Int>, _ reader: LexicalReader, _ text: borrowing Text,
    _ locale: inout JudgedLocale
  ) -> Verdict? {
    if tellsCount(before: words.lowerBound, reader, text) { return nil }
    // "Show actions when messages are selected" has the state in a clause.
    if (0..<words.lowerBound).contains(where: { reader.isWord($0, in: Self.clauses) }) {
      return nil
    }
    // "Currently" may introduce any value, and so may "is": "Current zoom is 50 %".
    // "Battery Saver is on" tells how things are, as any sentence does, and may be what an indicator says.
    let mayBeValue =
      reader.isWord(words.lowerBound, "currently") || reader.isPlaceholder(words.upperBound - 1)
      || TextShape.endsInFinalMark(text.plain)
      || !namesControl(reader) && isStatus(words.upperBound - 1, reader)
    let range = reader.plain(words)
    let (whole, state) = (text.whole, text.string(range))
    return Verdict(
      range, locale.namesOtherState(of: text) ? .stateOfTwo(whole, state) : .current(whole, state),
      pattern: "current", level: mayBeValue ? .note : nil)
  }

  /// Words for controls in English, which have these states.
  private static let controls = Resource.words("state-phrases/controls")
  /// States that services and indicators have as well as controls.
  private static let statuses: Set<State> = [
    .on, .off, .enabled, .disabled, .active, .inactive, .muted, .unmuted,
  ]

  /// Whether a label may well be what an indicator shows, such as "Audio muted" or "Battery saver active",
  /// and no control's name: no mark sets the state apart, and no word names a control.
  private func tellsStatus(
    _ match: TermMatch, _ reader: LexicalReader, _ text: borrowing Text
  ) -> Bool {
    guard match.position == .tail,
      !StateMarks.stand(before: match.plain.range.lowerBound, in: text.plain),
      case .state(let state) = reader.sense(of: match), Self.statuses.contains(state)
    else { return false }
    return !namesControl(reader)
  }

  /// Whether a word is a state that services and indicators have, too.
  private func isStatus(_ word: Int, _ reader: LexicalReader) -> Bool {
    reader.term(word..<word + 1) { sense in
      if case .state(let state) = sense { Self.statuses.contains(state) } else { false }
    } != nil
  }

  /// Whether a label has a word for a control.
  private func namesControl(_ reader: LexicalReader) -> Bool {
    (0..<reader.count).contains { reader.isWord($0, in: Self.controls) }
  }

  /// A state at the first or last words of a label.
  private func atEdge(
    _ reader: LexicalReader, _ text: borrowing Text, _ locale: JudgedLocale, isEnglish: Bool
  ) -> TermMatch? {
    // "Not selected" and the like are nothing but the state.
    if isEnglish, reader.count == 2, reader.isWord(0, "not") { return nil }
    for match in reader.terms(of: text) {
      guard case .state(let state) = reader.sense(of: match), state != .required,
        state != .partlyChecked
      else { continue }
      switch match.position {
      case .head where StateMarks.stand(behind: match.plain.range.upperBound, in: text.plain):
        // "Selected (3)" counts, and "Off (no line focus)" is what an option is called.
        let rest = StateMarks.remainder(of: match, reader)
        let isSwitch = state == .on || state == .off
        if StateMarks.isBracket(before: rest.lowerBound, in: text.plain),
          isSwitch || isNumber(rest, reader)
        {
          continue
        }
        let next = reader.label.words.firstIndex { $0.plain.start >= match.plain.end }
        if let next, CountBehindState.stands(at: next, in: text, reader) { continue }
        return match
      case .tail:
        let start = match.plain.range.lowerBound
        let isMarked = StateMarks.stand(before: start, in: text.plain)
        // In other languages an adjective may follow its noun: only a mark makes it a state, or that the source
        // does without it.
        guard
          isMarked
            || (isEnglish
              ? !isExcused(state, match, reader, text)
              : AddedState.isOne(state, match, reader, to: text, locale))
        else { continue }
        return match
      default: continue
      }
    }
    return nil
  }

  private static let explaining = Resource.words("phrases/showing") + ["means"]
  private static let conditions = Resource.words("state-phrases/conditions")
  private static let clauses = Resource.words("state-phrases/beginnings-of-clauses")
  private static let nounsOrVerbs = Resource.words("state-phrases/nouns-or-verbs")
  private static let noStates = Resource.words("state-phrases/no-states")

  /// Whether a state at the end of an English label belongs to a verb, count or name.
  private func isExcused(
    _ state: State, _ match: TermMatch, _ reader: LexicalReader, _ text: borrowing Text
  ) -> Bool {
    let start = match.plain.range.lowerBound
    guard start > 0, text.plain[start - 1] == 0x20 else { return true }
    // "Mark" is a verb of hints, most of which are nouns in labels: "Shuffle off".
    if reader.isVerb(0) || reader.isWord(0, in: Self.noStates) { return true }
    // "Continue with sound off" tells what is done, not what the control is like.
    if (1..<reader.count).contains(where: { reader.isWord($0, in: ["with", "without"]) }) {
      return true
    }
    // "The first tab will be selected" tells what happens.
    guard let first = reader.label.words.firstIndex(where: { $0.plain.start >= match.plain.start })
    else { return true }
    // "Lock on screen off" tells when the verb's action is done: the screen is off then, and not the control.
    if reader.isAnyVerb(0),
      (1..<max(1, first - 1)).contains(where: { reader.isWord($0, in: Self.conditions) })
    {
      return true
    }
    if reader.isWord(first - 1, in: ["be", "been"]) { return true }
    // "Check if it is still active" has the state in a clause.
    if (0..<reader.count).contains(where: { reader.isWord($0, in: Self.clauses) }) { return true }
    // "Minus represents expanded" explains a sign.
    if reader.isWord(first - 1, in: Self.explaining) { return true }
    switch state {
    case .on, .off: return isOrder(before: first, reader, text)
    default:
      return (0..<reader.count).contains { reader.isPlaceholder($0) }
        || tellsCount(before: first, reader, text)
    }
  }

  /// Whether "on" or "off" at a word belongs to what is done: "Power off" is what a button does, "Power saving off" no
  /// order, and "Num Lock is forced on" tells what is done to it.
  private func isOrder(
    before first: Int, _ reader: LexicalReader, _ text: borrowing Text
  ) -> Bool {
    reader.isWord(first - 1, in: Self.nounsOrVerbs)
      || first > 1 && reader.isWord(first - 2, in: CurrentState.beforeStates)
        && text.plain.extracting(reader.plain(first - 1..<first)).ends(with: "ed")
      || (0..<reader.count).contains { reader.isWord($0, in: Self.phrasal) }
  }

  var addedWords: [AddedWords] { [AddedWords(words, .states, "enabled")] }
}
