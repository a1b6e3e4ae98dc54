/// Finds the word for a role that a label repeats.
struct RoleWordSearch {
  /// A role word in a label.
  struct Found {
    /// Byte offsets in the plain text of the word.
    var range: Range<Int>
    /// What it names.
    var role: Role
    /// Byte offsets of what is left without it; nil where nothing can be written instead.
    var remainder: Range<Int>?
    /// Whether the label is nothing else.
    var isWhole = false
    /// Whether it may lead to more than a note.
    var gates = true
    /// Whether it counts only where the source text has a fault.
    var isDoubtful = false
    /// Whether what is left of the label names the role as well: "Play button and pause button".
    var isOneOfPair = false
  }

  /// Words that describe a control before its role.
  private static let describing = Resource.words("role-phrases/describing")
  /// Words that number the things they stand before.
  private static let ordinals = Resource.words("role-phrases/ordinals")

  /// Roles that a comma before them marks as such.
  static let behindComma: [Role] = [
    .button, .checkbox, .link, .switch, .slider, .radioButton, .tab, .image, .heading,
  ]

  /// The words of the label.
  let reader: LexicalReader
  /// Whether the language is English, whose patterns are written down here.
  let isEnglish: Bool
  /// The role that the key ends with; nil where the key plays no part.
  let echoed: Role?
  /// The role of the control's class; nil where it is not known.
  let classRole: Role?

  /// The role word of a label; nil when it repeats none.
  func find(in text: borrowing Text) -> Found? {
    guard var found = search(in: text) else { return nil }
    found.isOneOfPair = isOneOfPair(found, in: text)
    return found
  }

  private func search(in text: borrowing Text) -> Found? {
    // An entry of a list explains something.
    if text.plain.begins(with: "•") { return nil }
    if isEnglish { return findEnglish(in: text) }
    if let found = addedButton(text) { return found }
    for match in TermMatcher(reader.lexicon).roles(among: reader.terms(of: text)) {
      if let found = roleWord(match, in: text) { return found }
    }
    return betweenMarks(text) ?? addedBehindVerb(text) ?? addedCheckbox(text)
  }

  /// A match as a role word; nil where it may name another thing than the control.
  private func roleWord(_ match: TermMatch, in text: borrowing Text) -> Found? {
    guard case .role(let role, let strength) = reader.sense(of: match) else { return nil }
    let isOfClass = namesClass(role)
    if strength == .known && !isOfClass { return nil }
    // An ambiguous role word counts only if the source has one too, so a source text itself never qualifies.
    let isAmbiguous =
      (strength == .support || strength == .plural) && !isOfClass
      && !isAddedCheckbox(match, in: text)
    if isAmbiguous && text.isSource { return nil }
    if isCoordinated(match, in: text) || isObject(match, in: text) { return nil }
    let isWhole = match.position == .whole
    return Found(
      range: match.plain.range, role: role, remainder: isWhole ? nil : match.remainder.range,
      isWhole: isWhole, gates: reader.lexicon.gates(reader.lexicon.terms[match.term]),
      isDoubtful: isAmbiguous || mayBeInSentence(match, of: text))
  }

  /// The role word at the end of a translation of a single word, in a language that has roles first: French "Fermer
  /// bouton" for "Close".
  ///
  /// With an article, the noun is what is closed.
  private func addedBehindVerb(_ text: borrowing Text) -> Found? {
    let last = reader.count - 1
    guard last > 0, reader.lexicon.profile.order == .headFirst, !text.isSource,
      !text.source.isEmpty, text.source.firstIndex(of: 0x20) == nil,
      let term = reader.term(
        last..<last + 1, where: { if case .role(_, .certain) = $0 { true } else { false } }),
      case .role(let role, _) = term.sense
    else { return nil }
    let before = reader.label.words[last - 1].folded.range.map { reader.label.bytes[$0] }
    let profile = reader.lexicon.profile
    if profile.articles.contains(before) || profile.links.contains(before) { return nil }
    return Found(
      range: reader.plain(last..<last + 1), role: role, remainder: reader.plain(0..<last),
      gates: reader.lexicon.gates(term))
  }

  /// Whether a language that puts roles last has one first, which then is what a verb behind it is about: German
  /// "Schaltfläche hinzufügen"; a name in a capital is what the control is called: "Schaltfläche Schließen".
  private func isObject(_ match: TermMatch, in text: borrowing Text) -> Bool {
    guard match.position == .head, reader.lexicon.profile.order == .compounding else {
      return false
    }
    let rest = match.remainder.range
    guard let first = rest.first(where: { text.plain.isWord(at: $0) }) else { return true }
    // A linking word joins a control to its name: Swedish "Kryssruta för ljud".
    let gap = match.plain.range.upperBound..<max(match.plain.range.upperBound, first)
    if case .role(.checkbox, .certain) = reader.sense(of: match),
      gap.contains(where: { text.plain.isWord(at: $0) })
    {
      return false
    }
    if isAddedCheckbox(match, in: text) { return false }
    return LetterCase(text.plain.scalarOrReplacement(at: first).value) != .upper
  }

  /// Whether a role word may stand in a sentence, in which the noun may be anything; two words make none.
  private func mayBeInSentence(_ match: TermMatch, of text: borrowing Text) -> Bool {
    let isShort = !reader.lexicon.profile.isUnspaced && reader.count <= 2
    return match.hasParticle || text.purpose == .hint && !isShort
      || match.position != .whole && isSentence(text, around: match.plain.range)
  }

  /// Whether a label is more than a name, so that the word at its edge is a part of what is said:
  /// a sentence ends beside the word, the word stands in brackets or quotes, or a clause ends before
  /// it in a script without blanks.
  private func isSentence(_ text: borrowing Text, around word: Range<Int>) -> Bool {
    let plain = text.plain
    let isUnspaced = reader.lexicon.profile.isUnspaced
    var index = 0
    while index < plain.count {
      if word.contains(index) {
        index = word.upperBound
        continue
      }
      let (scalar, length) = plain.scalarOrReplacement(at: index)
      let next = index + length
      switch scalar {
      case ".", "!", "?":
        if next < plain.count, plain[next] == 0x20 { return true }
      case "。", "！", "？": if next < plain.count { return true }
      case "，", "、", ",", "[", "「", "“":
        if isUnspaced, next < word.lowerBound { return true }
      default: break
      }
      index = next
    }
    return false
  }

  // MARK: English

  /// The role word of an English label.
  private func findEnglish(in text: borrowing Text) -> Found? {
    if let found = onlyRole(text) { return found }
    if text.purpose == .hint { return atHintStart() }
    // A trap that is a part of the label only, such as "action button", makes nothing else of it.
    let terms = reader.terms(of: text).filter { match in
      if case .trap = reader.sense(of: match) { match.position == .whole } else { true }
    }
    if echoed != nil || text.kind.tier != .certain, isAboutControl { return nil }
    if echoed != nil, isRole { return nil }
    for match in TermMatcher(reader.lexicon).roles(among: terms) where match.position == .tail {
      if let found = englishRoleWord(match, in: text) { return found }
    }
    return behindComma(text, terms) ?? betweenMarks(text) ?? beforeProgressive()
  }

  /// A match at the end of an English label as a role word; nil where it names another thing than the control.
  private func englishRoleWord(_ match: TermMatch, in text: borrowing Text) -> Found? {
    guard case .role(let role, let strength) = reader.sense(of: match) else { return nil }
    if let echoed, echoed != role { return nil }
    let isOfClass = strength != .known || namesClass(role)
    if !isOfClass, role != .switch || !mayBeSwitch(match, in: text) { return nil }
    if isOther(match, role, in: text) || isPicked(role) { return nil }
    var found = found(match, role, in: text)
    if !isOfClass { found?.gates = false }
    return found
  }

  /// Whether a role is that of the control's class, or a looser word for it: a "field" is a text field, and from a
  /// drop-down list something is picked.
  private func namesClass(_ role: Role) -> Bool {
    switch (role, classRole) {
    case (.field, .textField), (.field, .searchField), (.picker, .dropDown), (.picker, .comboBox):
      true
    default: role == classRole
    }
  }

  private static let otherSwitches = Resource.words("role-phrases/before-other-switches")

  /// Whether "switch" is the last noun of a label and so its control, as far as the words tell: "Front and back camera
  /// switch".
  ///
  /// Behind a verb it is what something is done to, and a light switch is a thing.
  private func mayBeSwitch(_ match: TermMatch, in text: borrowing Text) -> Bool {
    guard text.purpose == .label, text.kind.tier == .certain, reader.count > 1 else {
      return false
    }
    return !isPlural(match, in: text) && !reader.isAnyVerb(0) && !reader.isPlaceholder(0)
      && !reader.isWord(reader.count - 2, in: Self.otherSwitches)
  }

  /// Whether a word such as "next" picks one of several pictures; what is new in "New comment icon" is the comment.
  private func isPicked(_ role: Role) -> Bool {
    RoleGroup(role) == .picture && reader.isWord(0, in: JudgedLocale.picking)
      && (role != .icon || reader.count == 2)
  }

  /// Whether the role word at the end of a label names another thing than the label's control.
  private func isOther(_ match: TermMatch, _ role: Role, in text: borrowing Text) -> Bool {
    isNumbered || isInSentence(match, of: text) || isElsewhere || isShown
      || isObjectOfGesture(in: text)
      || isCounted(match, in: text) || isCoordinated(match, in: text)
      || RoleGroup(role) == .picture && isPlural(match, in: text)
  }

  /// Whether a role word is in the plural: a control is one thing, and "All images" are what is shown.
  private func isPlural(_ match: TermMatch, in text: borrowing Text) -> Bool {
    text.plain[match.plain.range.upperBound - 1] | 0x20 == "s"
  }

  /// Whether other words of a second sentence stand before a role, as in "Two open; tap to switch tabs"
  /// with a full stop.
  private func isInSentence(_ match: TermMatch, of text: borrowing Text) -> Bool {
    let start = match.plain.range.lowerBound
    var index = 0
    var sentence: Int?
    while index + 1 < start {
      if ".!?".utf8.contains(text.plain[index]),
        text.plain[index + 1] == 0x20
      {
        sentence = index + 2
      }
      index += 1
    }
    return sentence.map { $0 < start } ?? false
  }

  /// A match at the end of a label; nil where no blank stands before it.
  private func found(
    _ match: TermMatch, _ role: Role, in text: borrowing Text
  ) -> Found? {
    let start = match.plain.range.lowerBound
    guard start > 0, text.plain[start - 1] == 0x20 else { return nil }
    return Found(range: match.plain.range, role: role, remainder: match.remainder.range)
  }

  /// A role behind a comma at the end of a label.
  private func behindComma(_ text: borrowing Text, _ terms: [TermMatch]) -> Found? {
    for match in terms where match.position == .tail {
      guard case .role(let role, _) = reader.sense(of: match), Self.behindComma.contains(role)
      else { continue }
      let start = match.plain.range.lowerBound
      guard start > 1, text.plain[start - 1] == 0x20, text.plain[start - 2] == ","
      else { continue }
      return found(match, role, in: text)
    }
    return nil
  }

  /// A label that is a role, with describing words at most.
  private func onlyRole(_ text: borrowing Text) -> Found? {
    if echoed != nil { return nil }
    let start = reader.skip(Self.describing)
    var end = reader.count
    if end > start + 1, reader.isWord(end - 1, in: ["control", "view"]) { end -= 1 }
    guard start < end else { return nil }
    guard let term = reader.term(start..<end, where: Self.isControl),
      case .role(let role, _) = term.sense
    else { return nil }
    // "Images" are what is shown, and so is what a choice calls "Graphics" or "Image".
    let isPlural =
      text.plain[reader.plain(0..<reader.count).upperBound - 1] | 0x20 == "s"
    if isPlural, RoleGroup(role) == .picture { return nil }
    if text.purpose == .action, RoleGroup(role) == .picture { return nil }
    return Found(range: reader.plain(0..<reader.count), role: role, isWhole: true)
  }

  /// A control among the first two words of a hint; what is shown or hidden is another one.
  func atHintStart() -> Found? {
    if reader.isWord(0, in: Self.showing) { return nil }
    let candidates = [0..<2, 1..<3, 0..<1, 1..<2]
    for words in candidates where words.upperBound <= reader.count {
      let term = reader.term(words) { sense in
        if case .role(_, .certain) = sense { true } else { false }
      }
      guard let term, case .role(let role, _) = term.sense else { continue }
      return Found(range: reader.plain(words), role: role)
    }
    return nil
  }

  /// Whether a sense is a word for a control or picture that is no ordinary word beside.
  private static func isControl(_ sense: Sense) -> Bool {
    switch sense {
    case .role(_, .certain), .role(_, .noun), .role(.switch, _): true
    default: false
    }
  }

  /// Whether the label speaks of a control that is somewhere else: "Translate this page from the More
  /// options button".
  ///
  /// "With remove button" tells what an item has.
  private var isElsewhere: Bool {
    if (1..<max(1, reader.count - 1)).contains(where: { reader.isWord($0, in: ["with"]) }) {
      return true
    }
    for index in stride(from: reader.count - 2, to: 1, by: -1)
    where reader.isWord(index, in: ["the"]) {
      return reader.isWord(index - 1, in: Self.prepositions)
    }
    return false
  }

  /// Whether a text is nothing but a role, or leads to one of several controls: "Navigate to next button".
  private var isRole: Bool {
    if reader.term(0..<reader.count, where: Self.isControl) != nil { return true }
    let last = reader.count - 1
    return reader.isWord(last - 2, "to") && reader.isWord(last - 1, in: JudgedLocale.picking)
  }

  /// Words that begin to tell a gesture.
  private static let gestures = Resource.words("gesture-phrases/on-controls")

  /// Whether a label tells by which gesture something is done to the thing it names: "Double tap to expand
  /// image", which `gesture-instruction` reports.
  private func isObjectOfGesture(in text: borrowing Text) -> Bool {
    guard
      let to = (1..<max(1, reader.count - 2)).last(where: { reader.isWord($0, "to") }),
      let gesture = (0..<to).first(where: { reader.isWord($0, in: Self.gestures) })
    else { return false }
    // "Photo, double tap to expand image"
    return gesture == 0
      || reader.hasMark(",;", after: gesture - 1, in: text.plain)
  }

  /// Words before "the" that tell where something is.
  private static let prepositions = Resource.lines(of: "words/prepositions-of-place.txt")

  /// Whether a number stands before a role in the plural: "Generated %d images".
  private func isCounted(_ match: TermMatch, in text: borrowing Text) -> Bool {
    guard isPlural(match, in: text) else { return false }
    let first = reader.label.words.firstIndex { $0.plain.start >= match.plain.start }
    guard let first, first > 0 else { return false }
    if reader.isPlaceholder(first - 1) { return true }
    let word = reader.label.words[first - 1].folded.range
    return ASCII.isDigit(reader.label.bytes[word.lowerBound])
  }

  /// Verbs whose object is what is seen or not.
  private static let showing = ["show", "hide"]

  /// Whether a label shows or hides the control that is called by a verb: "Show compose new message button".
  ///
  /// A verb right behind another one begins a name, whose last noun is the object.
  private var isShown: Bool {
    reader.count > 2 && reader.isWord(0, in: Self.showing) && reader.isBaseVerb(1)
  }

  /// Whether the label counts the things it names: "First action button".
  private var isNumbered: Bool { reader.isWord(0, in: Self.ordinals) }

  private static let means = Resource.words("role-phrases/means")

  /// Whether a text that may be a setting's is about the control: "Show compose button", "Open with
  /// headset button".
  private var isAboutControl: Bool {
    if reader.isWord(0, in: Self.showing) { return true }
    return reader.isAnyVerb(0)
      && (1..<reader.count).contains { reader.isWord($0, in: Self.means) }
  }
}
