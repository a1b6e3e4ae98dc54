import LabelLint

/// How the sets of one configuration are read and checked.
struct SetContext: Sendable {
  /// Reads their files.
  var loading: CatalogLoading
  /// Runs the rules.
  let linter: Linter
  /// Name of the app.
  let app: String
}
