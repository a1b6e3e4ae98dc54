import LabelLint

/// Folders of version control systems, whose files run programs and hold secrets.
enum VersionControlFolder {
  /// Names of folders and files, in lower case: some file systems do not tell case apart.
  private static let names: Set<String> = [
    ".git", ".hg", ".svn", ".bzr", ".jj", ".sl", ".pijul", "_darcs", "cvs", ".fslckout",
    ".repo",
  ]

  /// Whether a path belongs to version control.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the folder.
  ///   - folder: An absolute path without links.
  /// - Returns: Whether one of its parts has the name of such a folder, or is one of git's under another name.
  static func holds(_ path: String, below folder: String) -> Bool {
    let end = ProjectRoot.joined(folder, path)
    var folders = [folder]
    for part in path.pathParts {
      if names.contains(part.lowercased()) { return true }
      folders.append(ProjectRoot.joined(folders[folders.count - 1], part))
    }
    return folders.contains { isRepository($0) || isOutsourced(end, by: $0) }
  }

  /// Whether git takes a folder for a repository: it holds `HEAD`, and objects and references or the place of those
  /// (gitrepository-layout(5)).
  private static func isRepository(_ folder: String) -> Bool {
    func holds(_ name: String) -> Bool {
      // A link counts wherever it leads: `HEAD` was one once.
      FileSystem.hasName(ProjectRoot.joined(folder, name))
    }
    return holds("HEAD") && (holds("commondir") || holds("objects") && holds("refs"))
  }

  /// Whether a path lies in the repository that a file `.git` in a folder names.
  private static func isOutsourced(_ path: String, by folder: String) -> Bool {
    guard let place = GitHead.place(of: folder) else { return false }
    return [place.own, place.shared].contains { repository in
      // A worktree inside its repository is no part of it.
      guard let resolved = LinkedPath.resolved(repository),
        ProjectRoot.relative(folder, to: resolved) == nil
      else { return false }
      return ProjectRoot.relative(path, to: resolved) != nil
    }
  }
}
