/// The formats of a trend.
enum TrendFormat: String, CaseIterable {
  /// For a terminal.
  case text
  /// The page of many apps.
  case html
  /// For programs.
  case json
  /// For spreadsheets.
  case csv
}
