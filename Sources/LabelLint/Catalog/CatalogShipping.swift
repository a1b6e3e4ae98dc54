/// Which files of a set the app is built with, as far as project files tell.
package struct CatalogShipping: Sendable {
  /// Names of the targets that are built with each file, by its path.
  private var targets: [String: Set<String>] = [:]
  /// Paths of the files that no target is built with.
  package private(set) var leftOut: Set<String> = []
  /// Path of another string catalog of the same table that some target is built with beside the set's; nil for none.
  package var twin: String?

  /// Whether nothing is known of any file.
  var isEmpty: Bool { targets.isEmpty && leftOut.isEmpty }

  /// Notes the targets that are built with a file; none where it is left out.
  mutating func add(_ names: some Collection<String>, of path: String) {
    if names.isEmpty { leftOut.insert(path) } else { targets[path] = Set(names) }
  }

  /// Names of the targets that are built with a file, in order; nil where that is not known.
  func targets(of path: String) -> [String]? {
    leftOut.contains(path) ? [] : targets[path]?.sorted(by: ByteOrder.precedes)
  }

  /// Whether some target is built with two files; nil where that is not known.
  func areTogether(_ path: String, _ other: String) -> Bool? {
    guard let own = targets[path], let others = targets[other] else { return nil }
    return !own.isDisjoint(with: others)
  }
}
