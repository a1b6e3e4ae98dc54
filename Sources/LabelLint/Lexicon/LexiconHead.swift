/// What stands in front of the colon of a line: which of a section's words follow.
struct LexiconHead {
  /// Byte offsets of the head in the file, trimmed.
  let range: Range<Int>
  /// The section it stands in.
  let section: LexiconSection

  private static let keys = LexiconNames<MatchingProfile.Key>()
  private static let roles = LexiconNames<Role>()
  private static let strengths = LexiconNames<RoleStrength>()
  private static let states = LexiconNames<State>()
  private static let pairKinds = LexiconNames<StatePair.Kind>()
  private static let needs = LexiconNames<StatePair.Need>()
  private static let sides = LexiconNames<PairSide>()
  private static let counterparts = LexiconNames<Counterpart.Class>()
  private static let phraseKinds = LexiconNames<PhraseKind>()
  private static let shapes = LexiconNames<PhraseShape>()
  private static let scopes = LexiconNames<VerbScope>()
  private static let acronymKinds = LexiconNames<AcronymKind>()
  private static let sensoryKinds = LexiconNames<SensoryKind>()
  private static let positionNames = LexiconNames(
    TermPositions.named.map { (name: $0.name, value: $0.positions) })

  /// What the terms behind the head are; nil, with a problem, when the head cannot be read.
  func context(in parser: inout LexiconParser) -> LexiconParser.Context? {
    let words = HeadWords(of: range, in: parser.text.span)
    let value = words.equals.map {
      LexiconParser.trimmed($0 + 1..<range.upperBound, in: parser.text.span)
    }
    if let only = words[0], words.count == 1 {
      if parser.text.span.extracting(only).spells("source") { return .source }
      if parser.text.span.extracting(only).spells("remove") { return .removed }
    }
    if let more = words[Self.length(of: section)] {
      unknown(more, among: [], in: &parser)
      return nil
    }
    switch section {
    case .matching:
      return name(Self.keys, at: 0, of: words, in: &parser).map { .matching($0) }
    case .roles:
      guard let role = name(Self.roles, at: 0, of: words, in: &parser),
        let strength = name(Self.strengths, at: 1, of: words, in: &parser),
        let positions = positions(at: 2, of: words, in: &parser)
      else { return nil }
      return .terms(.role(role, strength), positions)
    case .states:
      return name(Self.states, at: 0, of: words, in: &parser)
        .map { .terms(.state($0), [.whole, .head, .tail]) }
    case .pairs:
      guard let kind = name(Self.pairKinds, at: 0, of: words, in: &parser),
        let first = name(Self.needs, at: 1, of: words, in: &parser),
        let second = name(Self.needs, at: 2, of: words, in: &parser)
      else { return nil }
      return .pairs(kind, first: first, second: second)
    case .statePairs:
      guard let pair = pair(at: 0, of: words, in: &parser),
        let side = name(Self.sides, at: 1, of: words, in: &parser)
      else { return nil }
      return .terms(.pair(index: UInt16(clamping: pair), side: side), .whole)
    case .counterparts:
      guard let kind = name(Self.counterparts, at: 0, of: words, in: &parser),
        let value = member(value, in: &parser)
      else { return nil }
      let group = UInt16(clamping: parser.draft.counterparts.count)
      parser.draft.counterparts.append(Counterpart(kind: kind, member: value))
      let positions: TermPositions = [.whole, .head]
      parser.draft.terms.append(
        Term(
          text: value, sense: .counterpart(group: group, isPartner: false), positions: positions,
          evidence: .none))
      return .terms(.counterpart(group: group, isPartner: true), positions)
    case .phrases:
      guard let kind = name(Self.phraseKinds, at: 0, of: words, in: &parser),
        let positions = positions(at: 1, of: words, in: &parser),
        let shape = name(Self.shapes, at: 2, of: words, in: &parser)
      else { return nil }
      return .terms(.phrase(kind, shape), positions)
    case .verbs:
      return name(Self.scopes, at: 0, of: words, in: &parser)
        .map { .terms(.verb($0), [.whole, .head]) }
    case .traps:
      return name(Self.roles, at: 0, of: words, in: &parser)
        .map { .terms(.trap($0), [.whole, .head, .tail, .hyphen, .closed]) }
    case .acronyms:
      return name(Self.acronymKinds, at: 0, of: words, in: &parser)
        .map { .terms(.acronym($0), []) }
    case .spoken:
      return name(Self.roles, at: 0, of: words, in: &parser).map { .spoken($0) }
    case .sensory:
      return name(Self.sensoryKinds, at: 0, of: words, in: &parser)
        .map { .terms(.sensory($0), .anywhere) }
    case .generic:
      return choice(["strong", "weak"], of: words, in: &parser)
        .map { .terms(.generic(isStrong: $0 == 0), .whole) }
    case .actions:
      return choice(["per-item", "singleton"], of: words, in: &parser)
        .map { .terms(.action(isPerItem: $0 == 0), .whole) }
    case .looks:
      guard let strength = choice(["strong", "weak"], of: words, in: &parser) else { return nil }
      let meaning = value.map { parser.store($0) } ?? .zero
      return .terms(.look(isStrong: strength == 0, meaning: meaning), [.whole, .head])
    case .synonyms:
      guard choice(["set"], of: words, in: &parser) != nil else { return nil }
      parser.draft.synonymSets += 1
      return .terms(.synonym(set: UInt16(clamping: parser.draft.synonymSets - 1)), .whole)
    case .placeholders:
      return choice(["label"], of: words, in: &parser).map { _ in .terms(.placeholder, .whole) }
    case .mediaNouns:
      return choice(["word"], of: words, in: &parser).map { _ in .terms(.mediaNoun, .anywhere) }
    case .decorative:
      return choice(["word"], of: words, in: &parser).map { _ in .terms(.decorative, .anywhere) }
    case .shortWords:
      return choice(["word"], of: words, in: &parser).map { _ in .terms(.shortWord, []) }
    case .abbreviations, .wordy:
      guard words.count == 0, let value else {
        parser.report(
          .incompleteHead(section: section.rawValue, expected: "'=' and what to write instead"),
          at: range.lowerBound)
        return nil
      }
      let text = parser.store(value)
      return section == .wordy
        ? .terms(.wordy(short: text), .anywhere) : .terms(.abbreviation(long: text), [])
    }
  }

  /// The value that a word of the head names; nil, with a problem, when there is none.
  private func name<Name>(
    _ names: LexiconNames<Name>, at index: Int, of words: HeadWords, in parser: inout LexiconParser
  ) -> Name? where Name: RawRepresentable & CaseIterable, Name.RawValue == String {
    guard let word = word(at: index, of: words, in: &parser) else { return nil }
    if let name = names[parser.text.span.extracting(word)] { return name }
    unknown(word, among: Name.allCases.map(\.rawValue), in: &parser)
    return nil
  }

  /// Index of a word of the head among some names; nil, with a problem, when it is none of them.
  private func choice(
    _ names: [String], of words: HeadWords, in parser: inout LexiconParser
  ) -> Int? {
    guard let word = word(at: 0, of: words, in: &parser) else { return nil }
    for (index, name) in names.enumerated() where parser.text.span.extracting(word).equals(name) {
      return index
    }
    unknown(word, among: names, in: &parser)
    return nil
  }

  /// The positions that a word of the head names; nil, with a problem, when there are none.
  private func positions(
    at index: Int, of words: HeadWords, in parser: inout LexiconParser
  ) -> TermPositions? {
    guard let word = word(at: index, of: words, in: &parser) else { return nil }
    if let named = Self.positionNames[parser.text.span.extracting(word)] { return named }
    unknown(word, among: TermPositions.named.map(\.name), in: &parser)
    return nil
  }

  /// Index of the pair of states that a word of the head names; nil, with a problem, without one.
  private func pair(
    at index: Int, of words: HeadWords, in parser: inout LexiconParser
  ) -> Int? {
    guard let word = word(at: index, of: words, in: &parser) else { return nil }
    let name = parser.string(word)
    if let index = parser.draft.pairs.index(of: name) { return index }
    unknown(word, among: parser.draft.pairs.all.map(\.name), in: &parser)
    return nil
  }

  /// The member that the partners of a line belong to; nil, with a problem, without one.
  private func member(_ value: Range<Int>?, in parser: inout LexiconParser) -> ByteRange? {
    guard let value, !value.isEmpty else {
      parser.report(
        .incompleteHead(section: section.rawValue, expected: "a class, '=' and a term"),
        at: range.lowerBound)
      return nil
    }
    return parser.term(value)
  }

  /// A word of the head; nil, with a problem, when the head is too short.
  private func word(
    at index: Int, of words: HeadWords, in parser: inout LexiconParser
  ) -> Range<Int>? {
    if let word = words[index] { return word }
    parser.report(
      .incompleteHead(section: section.rawValue, expected: Self.expected(in: section)),
      at: range.upperBound)
    return nil
  }

  /// Reports a word of the head that is none of some names.
  private func unknown(_ word: Range<Int>, among names: [String], in parser: inout LexiconParser) {
    let text = parser.string(word)
    parser.report(
      .unknownWord(
        text, section: section.rawValue, nearest: NearestName.find(text, among: names)),
      at: word.lowerBound)
  }

  /// How many words a head of a section has.
  private static func length(of section: LexiconSection) -> Int {
    switch section {
    case .roles, .pairs, .phrases: 3
    case .statePairs: 2
    case .abbreviations, .wordy: 0
    default: 1
    }
  }

  /// What a head of a section consists of, in words.
  private static func expected(in section: LexiconSection) -> String {
    switch section {
    case .matching: "a property of the language"
    case .roles: "a role, a strength and a position"
    case .states: "a state"
    case .pairs: "a kind and what each side asks for"
    case .statePairs: "a pair and 'first' or 'second'"
    case .counterparts: "a class, '=' and a term"
    case .phrases: "a kind, a position and a shape"
    case .verbs: "a scope"
    case .traps, .spoken: "a role"
    case .acronyms, .sensory: "a kind"
    case .generic, .looks: "'strong' or 'weak'"
    case .actions: "'per-item' or 'singleton'"
    case .synonyms: "'set'"
    case .placeholders: "'label'"
    case .mediaNouns, .decorative, .shortWords: "'word'"
    case .abbreviations, .wordy: "'=' and what to write instead"
    }
  }
}
