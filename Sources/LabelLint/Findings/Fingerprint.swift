/// Identity of a finding that survives moved lines, reworded messages and added locales.
///
/// The first 16 bytes of SHA-256 over the netstrings (`<byte count>:<bytes>`) of a version mark,
/// the rule, the subject and a detail.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  /// Locale that stands for all of them where findings are folded.
  public static let allLocales = "*"
  /// Mark of the way identities are made; another way needs another mark.
  private static let version = "labelLint/v1"

  /// The first eight bytes, high byte first.
  private let high: UInt64
  /// The other eight bytes, high byte first.
  private let low: UInt64

  /// 32 lower-case hexadecimal digits.
  public var description: String {
    let digits = digits
    var bytes: [UInt8] = []
    bytes.append(digits.span)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// 32 lower-case hexadecimal digits, as ASCII.
  var digits: InlineArray<32, UInt8> {
    var digits = InlineArray<32, UInt8>(repeating: 0)
    var (high, low) = (high, low)
    for index in 0..<16 {
      digits[15 &- index] = Hexadecimal.digit(UInt8(truncatingIfNeeded: high) & 0xF)
      digits[31 &- index] = Hexadecimal.digit(UInt8(truncatingIfNeeded: low) & 0xF)
      high &>>= 4
      low &>>= 4
    }
    return digits
  }

  /// Identity of a finding of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - subject: What it is about.
  ///   - detail: What tells it from others of that rule in that slot; empty where there is one.
  ///   - repetition: 1 for the first with all that in common, in document order.
  public init(rule: RuleID, subject: Subject, detail: String = "", repetition: Int = 1) {
    var message: [UInt8] = []
    Self.append(rule, subject, detail, repetition, to: &message)
    var hash = SHA256()
    hash.update(message.span)
    let words = hash.finalWords()
    self.init(words[0], words[1], words[2], words[3])
  }

  /// An identity of the first four words of a hash.
  private init(_ first: UInt32, _ second: UInt32, _ third: UInt32, _ fourth: UInt32) {
    high = UInt64(first) << 32 | UInt64(second)
    low = UInt64(third) << 32 | UInt64(fourth)
  }

  /// Appends what is hashed for a finding.
  private static func append(
    _ rule: RuleID, _ subject: Subject, _ detail: String, _ repetition: Int,
    to message: inout [UInt8]
  ) {
    appendHead(rule, subject.set, to: &message)
    appendRest(subject, detail, repetition, to: &message)
  }

  /// Appends the first of what is hashed for a finding: many have it in common.
  private static func appendHead(_ rule: RuleID, _ set: String, to message: inout [UInt8]) {
    message.append(netstring: version)
    message.append(netstring: rule.description)
    message.append(netstring: set)
  }

  /// Appends what is hashed for a finding behind that.
  private static func appendRest(
    _ subject: Subject, _ detail: String, _ repetition: Int, to message: inout [UInt8]
  ) {
    message.append(netstring: subject.table)
    message.append(netstring: subject.key)
    message.append(netstring: subject.locale)
    message.append(netstring: subject.slot)
    message.append(netstring: repetition > 1 ? "\(detail)#\(repetition)" : detail)
  }

  /// An identity that was written down; nil unless it is 32 lower-case hexadecimal digits.
  public init?(_ digits: String) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }
    guard digits.utf8.count == 32, digits.utf8.allSatisfy(isDigit),
      let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  /// Identities of all findings of a set, in their order.
  ///
  /// Findings that have all of an identity in common are told apart by a number, in document order.
  public static func identities(of findings: [Finding]) -> [Fingerprint] {
    numbered(findings).identities
  }

  /// Identities of all findings of a set, in their order, and the numbers from 2 of those that
  /// repeat another, by index.
  static func numbered(
    _ findings: [Finding]
  ) -> (identities: [Fingerprint], repetitions: [Int: Int]) {
    var repetitions: [Int: Int] = [:]
    var identities = unnumbered(findings, at: findings.indices)
    var seen = Set<Fingerprint>(minimumCapacity: findings.count)
    var hasRepetition = false
    for identity in identities where !seen.insert(identity).inserted { hasRepetition = true }
    if !hasRepetition { return (identities, repetitions) }
    let alike = Dictionary(grouping: findings.indices) { identities[$0] }
    for indexes in alike.values where indexes.count > 1 {
      let inDocumentOrder = indexes.sorted { left, right in
        let (left, right) = (findings[left].span, findings[right].span)
        return (left.file, left.bytes.start) < (right.file, right.bytes.start)
      }
      for (position, index) in inDocumentOrder.enumerated() where position > 0 {
        let finding = findings[index]
        repetitions[index] = position + 1
        identities[index] = Fingerprint(
          rule: finding.rule, subject: finding.subject, detail: finding.detail,
          repetition: position + 1)
      }
    }
    return (identities, repetitions)
  }

  /// What the messages of findings of one rule in one set begin with.
  private struct Head {
    let rule: RuleID
    let set: String
    /// The hash value of its whole blocks.
    let state: InlineArray<8, UInt32>
    /// The length of these.
    let hashed: Int
    /// What follows them.
    let rest: [UInt8]

    init(_ rule: RuleID, _ set: String) {
      self.rule = rule
      self.set = set
      var message: [UInt8] = []
      appendHead(rule, set, to: &message)
      hashed = message.count / SHA256.blockSize * SHA256.blockSize
      var hash = SHA256()
      hash.update(message.span.extracting(0..<hashed))
      state = hash.state
      rest = Array(message[hashed...])
    }

    /// Whether a finding's message begins with it.
    func begins(_ rule: RuleID, _ set: String) -> Bool {
      ByteOrder.areEqual(self.rule.description, rule.description)
        && ByteOrder.areEqual(self.set, set)
    }
  }

  /// Identities of some findings, given by their indexes, as if none repeated another, hashed side by side.
  static func unnumbered(
    _ findings: [some IdentifiedFinding], at indexes: some RandomAccessCollection<Int>
  ) -> [Fingerprint] {
    guard let first = indexes.first else { return [] }
    var identities: [Fingerprint] = []
    identities.reserveCapacity(indexes.count)
    var heads: [RuleID: Head] = [:]
    var head = Head(findings[first].rule, findings[first].subject.set)
    var messages: [UInt8] = []
    var next = indexes.startIndex
    while identities.count < indexes.count {
      let lanes = min(SHA256Lanes.count, indexes.count - identities.count)
      messages.removeAll(keepingCapacity: true)
      var starts = InlineArray<4, Int>(repeating: 0)
      var blocks = SIMD4<Int32>()
      var states = InlineArray<4, InlineArray<8, UInt32>>(repeating: head.state)
      for lane in 0..<lanes {
        let index = indexes[next]
        indexes.formIndex(after: &next)
        let (rule, set) = (findings[index].rule, findings[index].subject.set)
        if !head.begins(rule, set) {
          heads[head.rule] = head
          head = heads[rule].flatMap { $0.begins(rule, set) ? $0 : nil } ?? Head(rule, set)
        }
        starts[lane] = messages.count
        states[lane] = head.state
        messages.append(head.rest.span)
        appendRest(findings[index].subject, findings[index].detail, 1, to: &messages)
        SHA256.pad(&messages, from: starts[lane], hashed: head.hashed)
        blocks[lane] = Int32(clamping: (messages.count - starts[lane]) / SHA256.blockSize)
      }
      let words = SHA256Lanes.hash(messages.span, starts, blocks: blocks, from: states)
      for lane in 0..<lanes {
        identities.append(
          Fingerprint(words[0][lane], words[1][lane], words[2][lane], words[3][lane]))
      }
    }
    return identities
  }
}
