/// Where a finding was that is not met again.
package struct ReportedPlace: Sendable, Hashable {
  /// Path of its set.
  package var set: String
  /// Its locale.
  package var locale: String
  /// Path of its file; empty where none is known.
  package var path = ""
  /// Its key, where the rest of the locale is there; empty where the locale, the set or a part of it is not.
  package var key = ""
  /// Whether its text is there, and the source text is gone that it translates.
  package var isWithoutSource = false
}
