/// How far catalogs may say that findings are not to be counted.
package struct SuppressionPolicy: Sendable, Hashable {
  /// Whether what stands in catalogs is heeded.
  package var readsSources = true
  /// Whether a suppression without a reason silences nothing.
  package var requiresReason = false

  /// Heeded, with or without a reason.
  package init() {}
}
