/// Which catalogs a use speaks of.
package enum KeyTarget: UInt8, Sendable {
  /// Android or Compose: `R.string`, `@string`, `Res.string`.
  case string
  /// Android or Compose: `R.plurals`, `@plurals`.
  case plurals
  /// Android or Compose: `R.array`, `@array`.
  case array
  /// A table of an Apple platform.
  case apple

  /// The table that a row of a catalog has; nil where the target is none of the catalog's format.
  func fits(_ table: ResourceTable) -> Bool {
    switch self {
    case .string: table == .string
    case .plurals: table == .plurals
    case .array: table == .array
    case .apple: table == .apple
    }
  }
}
