/// How much of the sets that changed is checked.
package enum ComparisonScope {
  /// The files of the locales that changed, of the source, and of locales of the same languages.
  case changedLocales
  /// All files.
  case sets
  /// All files, and what catalogs hold beside the findings.
  case contexts
}
