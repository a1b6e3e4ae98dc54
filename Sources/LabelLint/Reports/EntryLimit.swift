/// How many entries a report for people shows.
package enum EntryLimit: Sendable, Hashable {
  /// As many as suit the place that the report goes to: all, where nobody says otherwise.
  case automatic
  /// All.
  case all
  /// The first ones.
  case atMost(Int)

  /// Entries that suit a terminal.
  package static let terminal = EntryLimit.atMost(100)

  /// The number of entries; nil for all.
  package var number: Int? {
    if case .atMost(let number) = self { number } else { nil }
  }
}
