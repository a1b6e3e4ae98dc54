/// Looks for the other side of labels by their texts.
struct CounterpartSearch {
  private let words: PairedWords
  private let lexicon: Lexicon?
  private let isEnglish: Bool
  private var texts: SourceTexts
  /// The terms of a side of a pair, by the numbers of both: found among all terms once.
  private var partners: [Int: [String]] = [:]
  /// Room for a folded label.
  private var folded: [UInt8] = []

  /// Longest label that is looked at, in bytes.
  private static let longest = 48
  /// Words that undo an action.
  private static let undoing = Resource.words("state-phrases/undoing")
  /// Other words for a member, beside which the one that stands alone is no fault: playback that is resumed
  /// is paused by the control that plays.
  private static let otherWords = Resource.table(of: "words/other-members.txt")
  /// Words behind a verb that make it no state of an object: `Follow your heart`, `Connect to`.
  private static let notObjects = Set(Resource.lines(of: "words/no-objects.txt"))
  /// Actions that open something more often than they switch it.
  private static let openers = Set(Resource.words("state-phrases/openers"))
  /// Members that name a setting or go on with something else when they have an object.
  private static let settings = Set(Resource.words("state-phrases/settings"))
  /// Nouns that take the verb before them as a name: `Play queue`.
  private static let headNouns = Set(Resource.lines(of: "words/head-nouns.txt"))

  /// A search in a catalog with the words of its source language.
  init(_ catalog: Catalog, _ vocabulary: RuleVocabulary) {
    words = vocabulary.pairs
    isEnglish = catalog.sourceLocale.language == "en"
    if isEnglish {
      lexicon = vocabulary.english
    } else {
      lexicon = vocabulary.lexicons.lexicon(for: catalog.sourceLocale, isSource: true)
    }
    texts = SourceTexts(catalog)
  }

  /// What a label lacks; nil where it is no member of a pair, or the other side is there.
  mutating func loneMember(_ text: Span<UInt8>) -> StateWithoutCounterpart? {
    if text.isEmpty || text.count > Self.longest || namesSeveral(text) { return nil }
    guard let lexicon else { return nil }
    folded.removeAll(keepingCapacity: true)
    lexicon.folding.appendTerm(text, to: &folded)
    let name = isAcronym(text) ? 0..<folded.count : Self.withoutRole(folded.span, lexicon)
    guard let (need, partner) = neededPartner(of: name, lexicon) else {
      return isEnglish ? memberWithObject(text) : nil
    }
    let member = String(decoding: folded[name], as: UTF8.self)
    if need == .off || partner.isEmpty || isEnglish && isServed(member)
      || isUndone(member, object: text.extracting(0..<0))
    {
      return nil
    }
    // A role word beside it is a fault of its own, and changes nothing about the other state.
    return StateWithoutCounterpart(member: member, partner: partner, isSure: need == .gate)
  }

  /// Whether a label names more than one thing that is done: `Pause / Resume`, `Play or pause`.
  private func namesSeveral(_ text: Span<UInt8>) -> Bool {
    text.firstIndex(of: 0x2F) != nil || isEnglish && text.holds(" or ")
  }

  /// What its pairs ask for beside a label that is a member of them and nothing else: nothing where a partner is there;
  /// nil for a label that is no such member.
  private mutating func neededPartner(
    of name: Range<Int>, _ lexicon: Lexicon
  ) -> (need: StatePair.Need, partner: String)? {
    var needed: (need: StatePair.Need, partner: String)?
    for index in lexicon.terms(of: folded.span, name) {
      guard case .pair(let number, let side) = lexicon.terms[index].sense,
        lexicon.pairs.all.indices.contains(Int(number))
      else { continue }
      let partners = self.partners(ofPair: number, side, lexicon)
      if partners.contains(where: { isThere($0) }) { return (.off, "") }
      let pair = lexicon.pairs.all[Int(number)]
      let need = pair.kind == .opposite ? .off : pair.need(of: side)
      if needed == nil || need == .gate || need == .note && needed?.need == .off {
        needed = (need, need == .off ? "" : partners.first ?? "")
      }
    }
    return needed
  }

  /// Whether a label begins with an acronym among small letters: `PIN field` is not about the verb.
  private func isAcronym(_ text: Span<UInt8>) -> Bool {
    text.count > 1 && ASCII.isUpperCase(text[1])
      && text.indices.contains { ASCII.isLetter(text[$0]) && !ASCII.isUpperCase(text[$0]) }
  }

  /// The words of a label without the role word before or behind them: `PLAY BUTTON` is "Play".
  private static func withoutRole(_ label: Span<UInt8>, _ lexicon: Lexicon) -> Range<Int> {
    func isRole(_ range: Range<Int>) -> Bool {
      lexicon.first(label.extracting(range)) { if case .role = $0 { true } else { false } } != nil
    }
    guard let first = label.firstIndex(of: 0x20),
      let last = label.lastIndex(of: 0x20, in: 0..<label.count)
    else {
      return 0..<label.count
    }
    if isRole(last + 1..<label.count) { return 0..<last }
    if isRole(0..<first) { return first + 1..<label.count }
    return 0..<label.count
  }

  /// Whether a member needs no counterpart, or another word for it is there.
  private func isServed(_ member: String) -> Bool {
    Self.openers.contains(member) || (Self.otherWords[member] ?? []).contains { isThere($0) }
  }

  /// Whether a label is there, or one that names what it is for: "Mute" beside "Unmute %s".
  private func isThere(_ label: String) -> Bool {
    texts.contains(label) || texts.begins(with: label)
  }

  /// The terms of the other side of a pair.
  private mutating func partners(
    ofPair number: UInt16, _ side: PairSide, _ lexicon: Lexicon
  ) -> [String] {
    let place = Int(number) * 2 + (side == .first ? 0 : 1)
    if let known = partners[place] { return known }
    let found = lexicon.terms.filter { $0.sense == .pair(index: number, side: side.other) }
      .map { lexicon.string($0.text) }
    partners[place] = found
    return found
  }

  /// An English label that begins with a member and goes on with an object of at most two words.
  private mutating func memberWithObject(_ text: Span<UInt8>) -> StateWithoutCounterpart? {
    var ends: [Int] = []
    for index in text.indices where text[index] == 0x20 { ends.append(index) }
    if ends.isEmpty || ends.count > 3 { return nil }
    // `Disabled %1$s`: a participle before what it says a quality of.
    if ends[0] + 1 < text.count, text[ends[0] + 1] == "%",
      text.extracting(0..<ends[0]).ends(with: "ed")
    {
      return nil
    }
    // `PIN field`: an acronym, not the verb.
    if ends[0] > 1, ASCII.isUpperCase(text[1]) { return nil }
    for end in ends.reversed() where ends.count - (ends.firstIndex(of: end) ?? 0) <= 2 {
      let object = text.extracting(end..<text.count)
      let hash = Self.hash(text, until: end)
      var first: StateWithoutCounterpart?
      for found in words.members(hash) {
        let pair = words.pairs[found.pair]
        let partner = pair.members[1 - found.side]
        if texts.contains(partner, then: object) || texts.contains(partner) { return nil }
        guard pair.kind == .toggle || pair.kind == .seen, !pair.isDerived, first == nil,
          !Self.settings.contains(pair.members[found.side]),
          !Self.openers.contains(pair.members[found.side])
        else { continue }
        first = StateWithoutCounterpart(
          member: pair.members[found.side], partner: partner, isSure: false)
      }
      guard let first, isObject(object), !Self.startsList(first.member, object) else { continue }
      return isUndone(first.member, object: object) ? nil : first
    }
    return nil
  }

  /// Whether a label plays several things: it begins a list, and what pauses is about the one that plays then.
  private static func startsList(_ member: String, _ object: Span<UInt8>) -> Bool {
    member == "play" && object.ends(with: "s") && !object.ends(with: "ss")
  }

  /// Hash of the words before an offset.
  private static func hash(_ text: Span<UInt8>, until end: Int) -> UInt64 {
    var hash = PairedWords.noWords
    var start = 0
    while start < end {
      var index = start
      while index < end, text[index] != 0x20 { index += 1 }
      hash = PairedWords.hash(hash, text, start..<index)
      start = index + 1
    }
    return hash
  }

  /// Whether what follows a verb can be what it is done to.
  private func isObject(_ object: Span<UInt8>) -> Bool {
    var bytes: [UInt8] = []
    for index in object.indices { bytes.append(ASCII.lowercased(object[index])) }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
    guard let first = words.first, let last = words.last else { return false }
    return !Self.notObjects.contains(first) && !Self.headNouns.contains(last)
  }

  /// Whether some text undoes what a label does, in words that no pair has.
  private mutating func isUndone(_ member: String, object: Span<UInt8>) -> Bool {
    for word in Self.undoing {
      // `Unpin note`, `Remove note`; `Remove pinned note`, `Not locked`, `Undo star` beside `Star message`.
      if texts.contains(word + member, then: object) || texts.contains(word, then: object)
        || texts.contains(word + " " + member)
        || texts.contains(word + " " + VerbForms.participle(of: member), then: object)
      {
        return true
      }
      if let stem = VerbForms.stem(ofChanged: member), texts.contains(word + stem, then: object) {
        return true
      }
    }
    // `Stop recording` beside `Record voice message`.
    let parts = member.split(separator: " ")
    guard parts.count == 2, let last = parts.last,
      let stem = VerbForms.stem(ofChanged: String(last))
    else { return false }
    return texts.begins(with: stem) || texts.begins(with: stem + "e")
  }
}

/// A label that is one side of a pair of states, without the other: found by its text.
struct StateWithoutCounterpart {
  /// The member, as the words of the label.
  let member: String
  /// What the other side would be called.
  let partner: String
  /// Whether one side asks for the other so surely that a certain label gets a warning.
  let isSure: Bool
}
