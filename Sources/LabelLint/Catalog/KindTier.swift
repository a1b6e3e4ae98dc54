/// How near a text is to a label that is surely spoken; rules set their level by it.
package enum KindTier: String, Sendable, Hashable, CaseIterable {
  /// Spoken for certain, or as good as certain.
  case certain
  /// Short text of the interface that may well be spoken as a label.
  case labelLike
  /// Text to be read.
  case prose

  /// Place among all tiers, from 0, for tables.
  var number: Int {
    switch self {
    case .certain: 0
    case .labelLike: 1
    case .prose: 2
    }
  }
}
