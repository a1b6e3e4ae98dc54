import LabelLint

/// The folder that files of a project lie in: what a checked project says leads nowhere else.
///
/// Who sends a change to a project chooses its configuration, its catalogs and its links. None of them may have
/// a file read or written that is not the project's.
struct ProjectBounds {
  /// Why a path is refused.
  enum Refusal: Error {
    /// It begins at the root of the file system.
    case absolute
    /// It lies elsewhere.
    case outside
    /// A link on the way leads elsewhere, or nowhere.
    case link
    /// A NUL stands in it, at which calls of the system end it.
    case cut
    /// It belongs to version control, whose files run programs and hold secrets.
    case versionControl

    /// What is wrong and what is expected, to stand behind the quoted path.
    var reason: String {
      switch self {
      case .absolute: "is an absolute path: name a file of the project, relative to this file"
      case .outside: "is outside the project: name a file of the project"
      case .link: "is a link that leads out of the project, and is not followed"
      case .cut: "contains a NUL character, which no path can have: name a file of the project"
      case .versionControl: "belongs to version control: name another file of the project"
      }
    }
  }

  /// Absolute path of the folder, links followed.
  let folder: String

  /// The bounds of a folder, an absolute path without links.
  init(folder: String) { self.folder = folder }

  /// The bounds of the project that a file is part of.
  ///
  /// They are the work tree around the file; without one, the root where the call names it; else the outermost folder
  /// with a configuration, the folder that the call has walked, or the working folder. A file outside all of them
  /// speaks for its own folder.
  init(around file: String, in root: ProjectRoot) {
    let own = ProjectRoot.folder(of: file)
    let isInRoot = ProjectBounds(folder: root.path).holds(own)
    let end = isInRoot ? root.path : "/"
    var outermost: String?
    var folder = own
    while true {
      if FileSystem.exists(ProjectRoot.joined(folder, ".git")) {
        self.folder = folder
        return
      }
      if isInRoot, SettingsStore.file(in: folder) != nil { outermost = folder }
      if folder == end || folder == "/" { break }
      folder = ProjectRoot.folder(of: folder)
    }
    let walked = root.walkedFolders.first { ProjectBounds(folder: $0).holds(own) }
    self.folder =
      isInRoot && root.isNamed ? root.path : outermost ?? walked ?? (isInRoot ? root.path : own)
  }

  /// Whether an absolute path without links lies in the folder or is it.
  func holds(_ path: String) -> Bool {
    ProjectRoot.relative(path, to: folder == "/" ? "" : folder) != nil
  }

  /// The absolute path of a file that a configuration names.
  ///
  /// - Parameters:
  ///   - name: The path as it is written there.
  ///   - base: The absolute folder that it is relative to.
  /// - Returns: The path, links followed.
  /// - Throws: Why the file may be neither read nor written.
  func path(_ name: String, from base: String) throws(Refusal) -> String {
    if name.utf8.contains(0) { throw .cut }
    if ProjectRoot.isAbsolute(name) { throw .absolute }
    return try path(ProjectRoot.joined(base, name))
  }

  /// An absolute path with links followed.
  ///
  /// - Throws: Why the file may be neither read nor written.
  func path(_ path: String) throws(Refusal) -> String {
    if path.utf8.contains(0) { throw .cut }
    guard let resolved = LinkedPath.resolved(path) else { throw .link }
    guard let inside = ProjectRoot.relative(resolved, to: folder == "/" ? "" : folder) else {
      throw hasLink(path) ? .link : .outside
    }
    if VersionControlFolder.holds(inside, below: folder) { throw .versionControl }
    return resolved
  }

  /// Whether a link stands on the way to a path below the folder.
  private func hasLink(_ path: String) -> Bool {
    var part = path
    while part.utf8.count > folder.utf8.count {
      if LinkedPath.isLink(part) { return true }
      part = ProjectRoot.folder(of: part)
    }
    return false
  }
}
