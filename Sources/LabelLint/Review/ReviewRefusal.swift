/// A decision that is not carried out.
package struct ReviewRefusal: Sendable, Hashable {
  /// The row or unit: `row 3`.
  package let origin: String
  /// The key it is about; empty where that is not known.
  package let key: String
  /// Why: lower-case start, no final full stop.
  package let reason: String

  /// A refusal.
  package init(_ origin: String, key: String = "", _ reason: String) {
    self.origin = origin
    self.key = key
    self.reason = reason
  }
}
