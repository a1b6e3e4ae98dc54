import Glibc

extension FileSystem {
  /// Whether something is at a path.
  static func exists(_ path: String) -> Bool { (try? status(of: path)) != nil }

  /// Removes files where they are.
  static func remove(_ paths: [String]) { for path in paths { unsafe unlink(path) } }
}
