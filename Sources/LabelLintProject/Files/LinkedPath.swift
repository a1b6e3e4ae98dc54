import LabelLint

/// Follows links of paths whose last parts need not be there.
enum LinkedPath {
  /// The path with every symbolic link followed.
  ///
  /// The system's `realpath` fails where something is missing. What is missing is no link, so its name stays.
  ///
  /// - Parameter path: An absolute path.
  /// - Returns: The absolute path without links; nil where a link leads nowhere.
  static func resolved(_ path: String) -> String? {
    var current = ""
    for part in path.pathParts where part != "." {
      if part == ".." {
        let slash = current.utf8.lastIndex(of: UInt8(ascii: "/")) ?? current.startIndex
        current = String(current[..<slash])
        continue
      }
      current += "/" + part
      guard isLink(current) else { continue }
      guard let target = try? FileSystem.resolved(current) else { return nil }
      current = target == "/" ? "" : target
    }
    return current.isEmpty ? "/" : current
  }

  /// Whether a path names a symbolic link.
  static func isLink(_ path: String) -> Bool { FileSystem.isLink(path) }
}
