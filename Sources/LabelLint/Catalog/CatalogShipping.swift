/// Which files of a set the app is built with, as far as project files tell.
public struct CatalogShipping: Sendable {
  /// Names of the targets that are built with each file, by its path.
  var targets: [String: Set<String>] = [:]
  /// Paths of the files that no target is built with.
  package var leftOut: Set<String> = []

  /// Whether some target is built with two files; nil where that is not known.
  func areTogether(_ path: String, _ other: String) -> Bool? {
    guard let own = targets[path], let others = targets[other] else { return nil }
    return !own.isDisjoint(with: others)
  }
}
