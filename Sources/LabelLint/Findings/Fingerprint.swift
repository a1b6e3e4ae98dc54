/// Identity of a finding that survives moved lines, reworded messages and added locales.
///
/// The first 16 bytes of SHA-256 over the netstrings (`<byte count>:<bytes>`) of a version mark,
/// the rule, the subject and a detail.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  /// Locale that stands for all of them where findings are folded.
  public static let allLocales = "*"
  /// Mark of the way identities are made; another way needs another mark.
  private static let version = "labelLint/v1"

  /// 32 lower-case hexadecimal digits.
  public let description: String

  /// Identity of a finding of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule that found it.
  ///   - subject: What it is about.
  ///   - detail: What tells it from others of that rule in that slot; empty where there is one.
  ///   - repetition: 1 for the first with all that in common, in document order.
  public init(rule: RuleID, subject: Subject, detail: String = "", repetition: Int = 1) {
    var message: [UInt8] = []
    let ending = repetition > 1 ? "#\(repetition)" : ""
    let parts = [
      Self.version, rule.description, subject.set, subject.table, subject.key, subject.locale,
      subject.slot, detail + ending,
    ]
    for part in parts {
      message.append(contentsOf: String(part.utf8.count).utf8)
      message.append(UInt8(ascii: ":"))
      message.append(contentsOf: part.utf8)
    }
    description = Hexadecimal.string(of: SHA256.digest(message.span).prefix(16))
  }

  /// An identity that was written down; nil unless it is 32 lower-case hexadecimal digits.
  public init?(_ digits: String) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }
    guard digits.utf8.count == 32, digits.utf8.allSatisfy(isDigit) else { return nil }
    description = digits
  }

  /// Identities of all findings of a set, in their order.
  ///
  /// Findings that have all of an identity in common are told apart by a number, in document order.
  public static func identities(of findings: [Finding]) -> [Fingerprint] {
    var identities = findings.map {
      Fingerprint(rule: $0.rule, subject: $0.subject, detail: $0.detail)
    }
    let alike = Dictionary(grouping: findings.indices) { identities[$0] }
    for indexes in alike.values where indexes.count > 1 {
      let inDocumentOrder = indexes.sorted { left, right in
        let (left, right) = (findings[left].span, findings[right].span)
        return (left.file, left.bytes.start) < (right.file, right.bytes.start)
      }
      for (position, index) in inDocumentOrder.enumerated() where position > 0 {
        let finding = findings[index]
        identities[index] = Fingerprint(
          rule: finding.rule, subject: finding.subject, detail: finding.detail,
          repetition: position + 1)
      }
    }
    return identities
  }
}
