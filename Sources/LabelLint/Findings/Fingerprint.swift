/// Identity of a finding that survives moved lines, reworded messages and added locales.
///
/// The first 16 bytes of SHA-256 over the netstrings (`<byte count>:<bytes>`) of a version mark,
/// the rule, the subject and a detail.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  /// Locale that stands for all of them where findings are folded.
  package static let allLocales = "*"
  /// Mark of the way identities are made; another way needs another mark.
  private static let version = "labelLint/v1"
  /// Bytes that most identities are made of.
  private static let usualLength = 256

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
  package init(rule: RuleID, subject: Subject, detail: String = "", repetition: Int = 1) {
    var message: [UInt8] = []
    message.reserveCapacity(Self.usualLength)
    message.append(netstring: Self.version)
    message.append(netstring: rule.description)
    message.append(netstring: subject.set)
    message.append(netstring: subject.table)
    message.append(netstring: subject.key)
    message.append(netstring: subject.locale)
    message.append(netstring: subject.slot)
    message.append(netstring: repetition > 1 ? "\(detail)#\(repetition)" : detail)
    let hash = SHA256.hash(message.span)
    high = UInt64(hash[0]) << 32 | UInt64(hash[1])
    low = UInt64(hash[2]) << 32 | UInt64(hash[3])
  }

  /// An identity that was written down; nil unless it is 32 lower-case hexadecimal digits.
  package init?(_ digits: String) {
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
  package static func identities(of findings: [Finding]) -> [Fingerprint] {
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

  /// Identities of some findings, given by their indexes, as if none repeated another.
  static func unnumbered(
    _ findings: [some IdentifiedFinding], at indexes: some RandomAccessCollection<Int>
  ) -> [Fingerprint] {
    indexes.map { index in
      // By index: a finding is large, and a copy of it counts many references.
      Fingerprint(
        rule: findings[index].rule, subject: findings[index].subject,
        detail: findings[index].detail)
    }
  }
}
