/// Whose rules hold for placeholders and for the choice of a locale.
package enum Platform: String, Sendable, Hashable, CaseIterable {
  /// Java's `Formatter`, Android's resource table.
  case android
  /// Foundation's format strings, bundles.
  case apple
  /// Compose Multiplatform's own formatter.
  case compose
}
