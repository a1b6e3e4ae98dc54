/// How far catalogs may say that findings are not to be counted.
public struct SuppressionPolicy: Sendable, Hashable {
  /// Whether what stands in catalogs is heeded.
  public var readsSources = true
  /// Whether a suppression without a reason silences nothing.
  public var requiresReason = false

  /// Heeded, with or without a reason.
  public init() {}
}
