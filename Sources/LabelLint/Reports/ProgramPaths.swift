/// Tells programs from catalogs by their paths.
///
/// A text of a program may be the source of several sets. Its findings are then those of whichever set comes first, and
/// another set may come first in the next run.
package struct ProgramPaths: Sendable {
  private var known: [String: Bool] = [:]

  /// No path was asked for yet.
  package init() {}

  /// Whether a path is that of a program.
  package mutating func contains(_ path: String) -> Bool {
    if let known = known[path] { return known }
    let result = !path.isEmpty && CatalogLocation(path: path) == nil
    known[path] = result
    return result
  }
}
