package import LabelLint

/// How the sets of one configuration are read and checked.
package struct SetContext: Sendable {
  /// Reads their files.
  package var loading: CatalogLoading
  /// Runs the rules that the call asks for.
  package let linter: Linter
  /// Runs the rules of the settings, and those that the call names; nil where these are the same.
  let wholeLinter: Linter?
  /// Name of the app.
  package let app: String
}
