/// Which configuration a project is checked with.
public enum SettingsChoice: Sendable, Hashable {
  /// The nearest `.label-lint.yml` above each set of files, or the one that the environment variable
  /// `LABEL_LINT_CONFIG` names.
  case nearest
  /// A file, for all sets.
  case file(String)
  /// None: every setting has its default.
  case defaults
}
