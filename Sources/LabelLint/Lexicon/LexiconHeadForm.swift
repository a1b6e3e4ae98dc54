/// What the heads of a section consist of, and what they make of the terms behind them.
struct LexiconHeadForm: Sendable {
  /// What the terms behind a head are; nil, with a problem, when the head cannot be read.
  typealias Reading =
    @Sendable (_ head: LexiconHead, _ parser: inout LexiconParser) -> LexiconParser.Context?

  /// What a head consists of, in words.
  let expected: String
  /// How many words it has.
  let words: Int
  /// What the terms behind it are.
  let read: Reading

  private init(_ expected: String, words: Int = 1, read: @escaping Reading) {
    self.expected = expected
    self.words = words
    self.read = read
  }

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

  /// The form of each section's heads.
  static let all: [LexiconSection: LexiconHeadForm] = {
    var forms: [LexiconSection: LexiconHeadForm] = [:]
    forms[.matching] = LexiconHeadForm("a property of the language") { head, parser in
      head.name(keys, at: 0, in: &parser).map { .matching($0) }
    }

    // Roles
    forms[.roles] = LexiconHeadForm("a role, a strength and a position", words: 3) { head, parser in
      guard let role = head.name(roles, at: 0, in: &parser),
        let strength = head.name(strengths, at: 1, in: &parser),
        let positions = head.positions(at: 2, in: &parser)
      else { return nil }
      return .terms(.role(role, strength), positions)
    }
    forms[.traps] = LexiconHeadForm("a role") { head, parser in
      head.name(roles, at: 0, in: &parser)
        .map { .terms(.trap($0), [.whole, .head, .tail, .hyphen, .closed]) }
    }

    // States and what belongs together
    forms[.states] = LexiconHeadForm("a state") { head, parser in
      head.name(states, at: 0, in: &parser).map { .terms(.state($0), [.whole, .head, .tail]) }
    }
    forms[.pairs] = LexiconHeadForm("a kind and what each side asks for", words: 3) {
      head, parser in
      guard let kind = head.name(pairKinds, at: 0, in: &parser),
        let first = head.name(needs, at: 1, in: &parser),
        let second = head.name(needs, at: 2, in: &parser)
      else { return nil }
      return .pairs(kind, first: first, second: second)
    }
    forms[.statePairs] = LexiconHeadForm("a pair and 'first' or 'second'", words: 2) {
      head, parser in
      guard let pair = head.pair(at: 0, in: &parser),
        let side = head.name(sides, at: 1, in: &parser)
      else { return nil }
      return .terms(.pair(index: UInt16(clamping: pair), side: side), .whole)
    }
    forms[.counterparts] = LexiconHeadForm("a class, '=' and a term") { head, parser in
      guard let kind = head.name(counterparts, at: 0, in: &parser),
        let member = head.member(in: &parser)
      else { return nil }
      return parser.partners(of: member, kind)
    }
    forms[.synonyms] = LexiconHeadForm("'set'") { head, parser in
      guard head.choice(["set"], in: &parser) != nil else { return nil }
      parser.draft.synonymSets += 1
      return .terms(.synonym(set: UInt16(clamping: parser.draft.synonymSets - 1)), .whole)
    }

    // Kinds of words
    forms[.phrases] = LexiconHeadForm("a kind, a position and a shape", words: 3) { head, parser in
      guard let kind = head.name(phraseKinds, at: 0, in: &parser),
        let positions = head.positions(at: 1, in: &parser),
        let shape = head.name(shapes, at: 2, in: &parser)
      else { return nil }
      return .terms(.phrase(kind, shape), positions)
    }
    forms[.verbs] = LexiconHeadForm("a scope") { head, parser in
      head.name(scopes, at: 0, in: &parser).map { .terms(.verb($0), [.whole, .head]) }
    }
    forms[.acronyms] = LexiconHeadForm("a kind") { head, parser in
      head.name(acronymKinds, at: 0, in: &parser).map { .terms(.acronym($0), []) }
    }
    forms[.sensory] = LexiconHeadForm("a kind") { head, parser in
      head.name(sensoryKinds, at: 0, in: &parser).map { .terms(.sensory($0), .anywhere) }
    }
    forms[.generic] = LexiconHeadForm("'strong' or 'weak'") { head, parser in
      head.choice(["strong", "weak"], in: &parser)
        .map { .terms(.generic(isStrong: $0 == 0), .whole) }
    }
    forms[.looks] = LexiconHeadForm("'strong' or 'weak'") { head, parser in
      guard let strength = head.choice(["strong", "weak"], in: &parser) else { return nil }
      let meaning = head.value.map { parser.store($0) } ?? .zero
      return .terms(.look(isStrong: strength == 0, meaning: meaning), [.whole, .head])
    }
    forms[.actions] = LexiconHeadForm("'per-item' or 'singleton'") { head, parser in
      head.choice(["per-item", "singleton"], in: &parser)
        .map { .terms(.action(isPerItem: $0 == 0), .whole) }
    }

    // Words of one kind
    forms[.placeholders] = LexiconHeadForm("'label'") { head, parser in
      head.choice(["label"], in: &parser).map { _ in .terms(.placeholder, .whole) }
    }
    forms[.mediaNouns] = LexiconHeadForm("'word'") { head, parser in
      head.choice(["word"], in: &parser).map { _ in .terms(.mediaNoun, .anywhere) }
    }
    forms[.decorative] = LexiconHeadForm("'word'") { head, parser in
      head.choice(["word"], in: &parser).map { _ in .terms(.decorative, .anywhere) }
    }
    forms[.shortWords] = LexiconHeadForm("'word'") { head, parser in
      head.choice(["word"], in: &parser).map { _ in .terms(.shortWord, []) }
    }

    // Words with what to write instead
    forms[.abbreviations] = LexiconHeadForm("'=' and what to write instead", words: 0) {
      head, parser in
      head.replacement(in: &parser).map { .terms(.abbreviation(long: $0), []) }
    }
    forms[.wordy] = LexiconHeadForm("'=' and what to write instead", words: 0) { head, parser in
      head.replacement(in: &parser).map { .terms(.wordy(short: $0), .anywhere) }
    }
    return forms
  }()
}

extension LexiconParser {
  /// Adds a member of pairs, whose partners are the terms behind it.
  fileprivate mutating func partners(of member: ByteRange, _ kind: Counterpart.Class) -> Context {
    let group = UInt16(clamping: draft.counterparts.count)
    draft.counterparts.append(Counterpart(kind: kind, member: member))
    let positions: TermPositions = [.whole, .head]
    draft.terms.append(
      Term(
        text: member, sense: .counterpart(group: group, isPartner: false), positions: positions,
        evidence: .none))
    return .terms(.counterpart(group: group, isPartner: true), positions)
  }
}
