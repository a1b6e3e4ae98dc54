/// A finding as folded reports show it: alone, or for several locales it is the same in.
public struct FoldedFinding: Sendable {
  /// The first of the findings, in the order of records.
  public let finding: ReportedFinding
  /// The highest severity among them.
  public let severity: Severity
  /// Identity, with `*` for the locale where the locales may change without it being another fault.
  public let fingerprint: Fingerprint
  /// Locales that it is folded over, in the order of records; empty when it is shown as it is.
  public let locales: [String]

  /// How many locales a message names before it counts the rest.
  private static let maximumNamed = 3

  /// The message, ending with the locales it is folded over.
  public var message: String {
    guard !locales.isEmpty else { return finding.message }
    let named = locales.prefix(Self.maximumNamed).joined(separator: ", ")
    let rest = locales.count - Self.maximumNamed
    return "\(finding.message) in \(named)" + (rest > 0 ? " and \(rest.grouped) more" : "")
  }
}
