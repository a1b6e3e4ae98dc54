/// The plural categories of CLDR.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  /// `zero`.
  case zero
  /// `one`.
  case one
  /// `two`.
  case two
  /// `few`.
  case few
  /// `many`.
  case many
  /// `other`, the one that every language has.
  case other

  /// Place in the order of CLDR, 0 for `zero`.
  var number: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
