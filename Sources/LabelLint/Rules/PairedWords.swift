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
  /// Bits of the hashes of first words: most words begin no member.
  private var firstWords = [UInt64](repeating: 0, count: 64)
  /// Indexes of pairs by their members with a slash between.
  private var indexes: [String: Int] = [:]

  /// Seed of the hash of no words.
  static let noWords: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The pairs of a lexicon's counterparts, in all their forms.
  init(_ lexicon: Lexicon?) {
    guard let lexicon else { return }
    let groups = lexicon.counterparts
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
    insert(one, other, kind, isDerived: false)
    let (words, otherWords) = (one.split(separator: " "), other.split(separator: " "))
    if words.count == 1, otherWords.count == 1 {
      if VerbForms.participle(of: one) == other { return }
      insert(VerbForms.participle(of: one), VerbForms.participle(of: other), kind)
      insert(VerbForms.progressive(of: one), VerbForms.progressive(of: other), kind)
    } else if words.count == otherWords.count {
      // `mark as read` and `mark as unread`: keys have the word that differs alone, too.
      let differing = zip(words, otherWords).filter { $0 != $1 }
      if differing.count == 1, differing[0].1 == "un" + differing[0].0 {
        insert(String(differing[0].0), String(differing[0].1), kind)
      }
    }
  }

  /// Adds two members, unless they are known as a pair.
  private mutating func insert(
    _ one: String, _ other: String, _ kind: Counterpart.Class, isDerived: Bool = true
  ) {
    guard one != other, indexes["\(one)/\(other)"] == nil, indexes["\(other)/\(one)"] == nil else {
      return
    }
    indexes["\(one)/\(other)"] = pairs.count
    pairs.append(
      Pair(
        kind: kind, members: [one, other], isParticiple: VerbForms.participle(of: one) == other,
        isDerived: isDerived))
    for (side, member) in [one, other].enumerated() {
      var hash = Self.noWords
      var words = 0
      let bytes = member.utf8.span
      var start = 0
      // Words stand with one blank between.
      while start < bytes.count {
        let end = bytes.firstIndex(of: 0x20, from: start) ?? bytes.count
        hash = Self.hash(hash, bytes, start..<end)
        if words == 0 { firstWords[Int(hash >> 6 & 63)] |= 1 << (hash & 63) }
        words += 1
        start = end + 1
      }
      mostWords = max(mostWords, words)
      members[hash, default: []].append(Member(pair: pairs.count - 1, side: side))
    }
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

  /// Whether a word, by its hash behind `noWords`, may begin a member.
  func mayBegin(_ hash: UInt64) -> Bool {
    firstWords[Int(hash >> 6 & 63)] & (1 << (hash & 63)) != 0
  }

  /// The members of a hash of words.
  func members(_ hash: UInt64) -> [Member] { members[hash] ?? [] }
}
