/// The members of pairs of states as keys and English texts spell them: `mute` and `unmute`, `muted`
/// and `unmuted`, `turn on` and `turn off`.
struct PairedWords: Sendable {
  /// Two members that stand for the two states of one thing.
  struct Pair: Sendable {
    /// How sure it is that one asks for the other.
    let kind: Counterpart.Class
    /// The members, as in a text.
    let members: [String]
    /// Whether the second is the participle of the first: the announcement of a change.
    let isParticiple: Bool
    /// Whether the members are forms of a pair of the lexicon, met in keys more than in texts.
    let isDerived: Bool
  }

  /// A member of a pair.
  struct Member: Sendable {
    /// Index in `pairs`.
    let pair: Int
    /// Index in the pair's members: 0 or 1.
    let side: Int
  }

  /// The pairs.
  private(set) var pairs: [Pair] = []
  /// Most words of a member.
  private(set) var mostWords = 1
  /// Members by the hash of their words.
  private var members: [UInt64: [Member]] = [:]
  /// Hashes of the first words of members.
  private var firstWords: Set<UInt64> = []

  /// Seed of the hash of no words.
  static let noWords: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The pairs of a lexicon's counterparts, in all their forms.
  init(_ lexicon: Lexicon?) {
    guard let lexicon else { return }
    let groups = lexicon.counterparts
    // Two members of each pair and of its forms.
    members.reserveCapacity(groups.count * 6)
    var partners = [[String]](repeating: [], count: groups.count)
    for term in lexicon.terms {
      guard case .counterpart(let group, true) = term.sense, Int(group) < groups.count
      else { continue }
      partners[Int(group)].append(lexicon.string(term.text))
    }
    for term in lexicon.terms {
      guard case .counterpart(let group, false) = term.sense, Int(group) < groups.count
      else { continue }
      let member = lexicon.string(term.text)
      for partner in partners[Int(group)] { add(member, partner, groups[Int(group)].kind) }
    }
  }

  /// Adds a pair with its other forms.
  private mutating func add(_ one: String, _ other: String, _ kind: Counterpart.Class) {
    let (words, otherWords) = (Self.wordCount(one), Self.wordCount(other))
    let participle = VerbForms.participle(of: one)
    insert(one, other, kind, isParticiple: participle == other, isDerived: false)
    if words == 1, otherWords == 1 {
      if participle == other { return }
      insert(participle, VerbForms.participle(of: other), kind)
      insert(VerbForms.progressive(of: one), VerbForms.progressive(of: other), kind)
    } else if words == otherWords {
      // `mark as read` and `mark as unread`: keys have the word that differs alone, too.
      let differing = zip(one.split(separator: " "), other.split(separator: " ")).filter {
        $0 != $1
      }
      if differing.count == 1, differing[0].1 == "un" + differing[0].0 {
        insert(String(differing[0].0), String(differing[0].1), kind)
      }
    }
  }

  /// Number of words of a term: they stand with one blank between.
  private static func wordCount(_ term: String) -> Int {
    let bytes = term.utf8.span
    return bytes.count(of: 0x20, in: 0..<bytes.count) + 1
  }

  /// Adds two forms of the members of a pair.
  private mutating func insert(_ one: String, _ other: String, _ kind: Counterpart.Class) {
    insert(
      one, other, kind, isParticiple: VerbForms.participle(of: one) == other, isDerived: true)
  }

  /// Adds two members, unless they are known as a pair.
  private mutating func insert(
    _ one: String, _ other: String, _ kind: Counterpart.Class, isParticiple: Bool, isDerived: Bool
  ) {
    if one == other { return }
    let (hash, otherHash) = (Self.hash(of: one.utf8.span), Self.hash(of: other.utf8.span))
    let isKnown = members(hash.all).contains {
      let known = pairs[$0.pair].members
      return known[$0.side] == one && known[1 - $0.side] == other
    }
    if isKnown { return }
    let pair = pairs.count
    pairs.append(
      Pair(kind: kind, members: [one, other], isParticiple: isParticiple, isDerived: isDerived))
    insert(Member(pair: pair, side: 0), hash)
    insert(Member(pair: pair, side: 1), otherHash)
  }

  /// Has a member found by the hash of its words.
  private mutating func insert(
    _ member: Member, _ hash: (all: UInt64, first: UInt64, words: Int)
  ) {
    firstWords.insert(hash.first)
    mostWords = max(mostWords, hash.words)
    members[hash.all, default: []].append(member)
  }

  /// The hash of the words of a member, that of its first word, and their number.
  private static func hash(
    of member: Span<UInt8>
  ) -> (all: UInt64, first: UInt64, words: Int) {
    var hash = noWords
    var first = noWords
    var words = 0
    var start = 0
    // Words stand with one blank between.
    while start < member.count {
      let end = member.firstIndex(of: 0x20, from: start) ?? member.count
      hash = Self.hash(hash, member, start..<end)
      if words == 0 { first = hash }
      words += 1
      start = end + 1
    }
    return (hash, first, words)
  }

  /// The hash of words followed by one more word, in any ASCII case.
  static func hash(_ hash: UInt64, _ text: Span<UInt8>, _ word: Range<Int>) -> UInt64 {
    extended((hash ^ 0x20) &* 0x100_0000_01B3, by: text, word)
  }

  /// The hash of words the last of which has more letters.
  static func extended(_ hash: UInt64, by text: Span<UInt8>, _ letters: Range<Int>) -> UInt64 {
    var hash = hash
    for index in letters {
      hash = (hash ^ UInt64(ASCII.lowercased(text[index]))) &* 0x100_0000_01B3
    }
    return hash
  }

  /// Whether a word, by its hash behind `noWords`, begins a member.
  func beginsMember(_ hash: UInt64) -> Bool { firstWords.contains(hash) }

  /// The members of a hash of words.
  func members(_ hash: UInt64) -> [Member] { members[hash] ?? [] }
}
