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
    var digits: [UInt8] = []
    digits.reserveCapacity(32)
    for half in [high, low] {
      for shift in stride(from: UInt64(60), through: 0, by: -4) {
        digits.append(Hexadecimal.digit(UInt8(truncatingIfNeeded: half >> shift & 0xF)))
      }
    }
    return String(decoding: digits, as: UTF8.self)
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
    self.init(rule, subject, detail, repetition, &message)
  }

  /// Identity of a finding; `message` is room for what is hashed.
  private init(
    _ rule: RuleID, _ subject: Subject, _ detail: String, _ repetition: Int,
    _ message: inout [UInt8]
  ) {
    message.removeAll(keepingCapacity: true)
    Self.append(Self.version, to: &message)
    Self.append(rule.description, to: &message)
    Self.append(subject.set, to: &message)
    Self.append(subject.table, to: &message)
    Self.append(subject.key, to: &message)
    Self.append(subject.locale, to: &message)
    Self.append(subject.slot, to: &message)
    Self.append(repetition > 1 ? "\(detail)#\(repetition)" : detail, to: &message)
    var hash = SHA256()
    hash.update(message.span)
    let words = hash.finalWords()
    high = UInt64(words[0]) << 32 | UInt64(words[1])
    low = UInt64(words[2]) << 32 | UInt64(words[3])
  }

  /// Appends a part as a netstring.
  private static func append(_ part: String, to message: inout [UInt8]) {
    message.append(decimal: part.utf8.count)
    message.append(UInt8(ascii: ":"))
    message.append(part.utf8.span)
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
    var message: [UInt8] = []
    var identities: [Fingerprint] = []
    identities.reserveCapacity(findings.count)
    var seen = Set<Fingerprint>(minimumCapacity: findings.count)
    var hasRepetition = false
    for index in findings.indices {
      let identity = Fingerprint(
        findings[index].rule, findings[index].subject, findings[index].detail, 1, &message)
      identities.append(identity)
      if !seen.insert(identity).inserted { hasRepetition = true }
    }
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
}
