import LabelLint

/// The folder that paths in reports are relative to.
package struct ProjectRoot: Sendable {
  /// Absolute path, symbolic links followed, without a final `/`.
  package let path: String
  /// Whether the call names it, so that it is the project's however it looks.
  let isNamed: Bool
  /// Absolute folders that the call names to be walked.
  var walkedFolders: [String] = []
  /// Paths of files that the call names, or whose folder of one locale, relative to the root.
  package var namedFiles: Set<String> = []
  /// Those that it names themselves: links among them are the user's own.
  ///
  /// What lies in a folder is of who filled it.
  var ownLinks: Set<String> = []

  /// The folder named by an option, else the git work tree around the working folder, else the
  /// folder of the nearest configuration, else the working folder.
  package init(option: String?) throws(FileFailure) {
    isNamed = option != nil
    if let option {
      path = try FileSystem.resolved(option)
    } else {
      let start = try FileSystem.resolved(FileSystem.workingFolder)
      path = Self.workTree(around: start) ?? Self.configured(from: start) ?? start
    }
  }

  /// The git work tree around a folder, else the folder of the nearest configuration, else the folder itself.
  ///
  /// The root of a folder of one locale is two folders up: only paths from there name the locale.
  ///
  /// - Parameter folder: An absolute path without symbolic links.
  init(around folder: String) {
    isNamed = false
    let isOfOneLocale = CatalogFolder(path: folder).isOfOneLocale
    path =
      Self.workTree(around: folder) ?? Self.configured(from: folder)
      ?? (isOfOneLocale ? Self.folder(of: Self.folder(of: folder)) : folder)
  }

  /// The folder of a name; what is not there is found missing when its files are read.
  package init(name: String) {
    isNamed = true
    path = (try? FileSystem.resolved(name)) ?? name
  }

  /// A path relative to the root; an absolute one where it lies outside.
  package func relative(_ absolute: String) -> String {
    Self.relative(absolute, to: path == "/" ? "" : path) ?? absolute
  }

  /// A path relative to a folder, empty for the folder itself; nil where it lies outside.
  package static func relative(_ path: String, to folder: String) -> String? {
    // By bytes: a check of thousands of files asks for each.
    let (bytes, above) = (path.utf8.span, folder.utf8.span)
    let count = above.count
    guard bytes.count >= count else { return nil }
    guard bytes.extracting(0..<count).hasSameBytes(as: above) else { return nil }
    if bytes.count == count { return "" }
    guard bytes[count] == 0x2F else { return nil }
    let start = path.utf8.index(path.utf8.startIndex, offsetBy: count + 1)
    return String(path[start...])
  }

  /// The absolute path of one that is relative to the root.
  func absolute(_ relative: String) -> String {
    if Self.isAbsolute(relative) { return relative }
    return relative.isEmpty ? path : (path == "/" ? "/" : path + "/") + relative
  }

  /// The folder that a path lies in.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name of a path.
  package static func name(of path: String) -> String {
    // By bytes, like all that looks for slashes: a name may begin with a mark that joins them.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether the call names some of a set's files, or a folder around them that is fastlane's or lies in it.
  func namesStoreTexts(of plan: CatalogPlan) -> Bool {
    if plan.locations.contains(where: { namedFiles.contains($0.path) }) { return true }
    return walkedFolders.contains { folder in
      let path = relative(folder)
      return CatalogDiscovery.isOfStore(folder: path)
        && plan.locations.contains { Self.relative($0.path, to: path) != nil }
    }
  }

  /// Whether a path begins at the root of the file system.
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// A path below a folder; an absolute one stays.
  package static func joined(_ folder: String, _ path: String) -> String {
    isAbsolute(path) ? path : (folder == "/" ? "/" : folder + "/") + path
  }

  /// The git work tree that a folder, an absolute path, lies in.
  static func workTree(around start: String) -> String? {
    nearest(from: start) { (try? FileSystem.status(of: $0 + "/.git")) != nil }
  }

  private static func configured(from start: String) -> String? {
    nearest(from: start) { SettingsStore.file(in: $0.isEmpty ? "/" : $0) != nil }
  }

  /// The first of a folder and those above it that fits; the root of the file system is empty.
  private static func nearest(from start: String, where fits: (String) -> Bool) -> String? {
    var folder = start == "/" ? "" : start[...]
    while true {
      if fits(String(folder)) { return folder.isEmpty ? "/" : String(folder) }
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      folder = folder[..<slash]
    }
  }
}
