import Glibc

extension FileSystem {
  /// Whether something is at a path.
  static func exists(_ path: String) -> Bool { (try? status(of: path)) != nil }

  /// Whether something is at a path, or the system does not say that nothing is.
  static func mayExist(_ path: String) -> Bool {
    do {
      _ = try status(of: path)
      return true
    } catch {
      return !error.isAbsence
    }
  }

  /// Removes files where they are.
  static func remove(_ paths: [String]) { for path in paths { PathCall.unlink(path) } }
}
