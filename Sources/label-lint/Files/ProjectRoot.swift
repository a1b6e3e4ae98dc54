/// The folder that paths in reports are relative to.
struct ProjectRoot {
  /// Absolute path, symbolic links followed, without a final `/`.
  let path: String

  /// The folder named by an option, else the git work tree around the working folder, else the
  /// working folder.
  init(option: String?) throws(FileFailure) {
    if let option {
      path = try FileSystem.resolved(option)
    } else {
      let start = try FileSystem.resolved(FileSystem.workingFolder)
      path = Self.gitTop(from: start) ?? start
    }
  }

  /// A path relative to the root; an absolute one where it lies outside.
  func relative(_ absolute: String) -> String {
    if absolute == path { return "" }
    let prefix = path == "/" ? "/" : path + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : absolute
  }

  /// The absolute path of one that is relative to the root.
  func absolute(_ relative: String) -> String {
    if relative.hasPrefix("/") { return relative }
    return relative.isEmpty ? path : (path == "/" ? "/" : path + "/") + relative
  }

  private static func gitTop(from start: String) -> String? {
    var folder = start[...]
    while true {
      if (try? FileSystem.status(of: folder + "/.git")) != nil {
        return folder.isEmpty ? "/" : String(folder)
      }
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = folder[..<slash]
    }
  }
}
