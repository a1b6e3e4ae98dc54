/// A finding as folded reports show it: alone, or for several locales it is the same in.
package struct FoldedFinding: Sendable {
  /// The first of the findings, in the order of records.
  package let finding: ReportedFinding
  /// The highest severity among them.
  package let severity: Severity
  /// Identity, with `*` for the locale where the locales may change without it being another fault.
  package let fingerprint: Fingerprint
  /// Locales that it is folded over, in the order of records; empty when it is shown as it is.
  package let locales: [String]

  /// How many locales a message names before it counts the rest.
  private static let maximumNamed = 3

  /// The message, ending with the locales it is folded over, or with its own where the file does not
  /// show that.
  package var message: String {
    let isNamed = locales.isEmpty && Folding.hidesLocale(finding)
    let named = isNamed ? [finding.subject.locale] : locales
    guard let first = named.first else { return finding.message }
    if named.count == 1, PlacedMessage.names(first, finding.message) { return finding.message }
    return PlacedMessage.text(
      finding.message, "in \(named.listed(atMost: Self.maximumNamed))")
  }
}
