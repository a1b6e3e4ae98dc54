import LabelLint

/// The commit that a work tree stands at, read from git's own files: a process would take longer
/// than the check of a small project.
package enum GitHead {
  /// Most references that lead to one another.
  private static let maximumSteps = 5

  /// The commit of the work tree that a folder is in; nil without one, or before the first commit.
  package static func commit(of folder: String) -> String? {
    var top = folder[...]
    while true {
      if let place = place(of: String(top)) { return commit(in: place) }
      guard let slash = top.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      top = top[..<slash]
    }
  }

  /// The commit of the work tree around a root.
  package static func commit(of root: ProjectRoot) -> String? { commit(of: root.path) }

  /// Git's folder of a work tree and the one that holds what its work trees share; nil where no
  /// work tree begins here.
  static func place(of top: String) -> (own: String, shared: String)? {
    let path = top + "/.git"
    guard let status = try? FileSystem.status(of: path) else { return nil }
    var own = path
    if !status.isDirectory {
      guard let line = text(of: ".git", in: top), line.hasPrefix("gitdir: ") else { return nil }
      own = ProjectRoot.joined(top, String(line.dropFirst("gitdir: ".count)))
    }
    let shared = text(of: "commondir", in: own).map { ProjectRoot.joined(own, $0) } ?? own
    return (own, shared)
  }

  private static func commit(in place: (own: String, shared: String)) -> String? {
    var name = "HEAD"
    for _ in 0..<maximumSteps {
      let line = text(of: name, in: place.own) ?? text(of: name, in: place.shared)
      guard let line else { return packed(name, in: place.shared) }
      guard line.hasPrefix("ref: ") else { return isCommit(line) ? line : nil }
      name = String(line.dropFirst("ref: ".count))
      // A name leads to files below git's folder, nowhere else.
      guard name.hasPrefix("refs/"), !name.contains("..") else { return nil }
    }
    return nil
  }

  /// The commit of a reference among the packed ones: a line of the commit, a space and the name.
  private static func packed(_ name: String, in folder: String) -> String? {
    guard let bytes = bytes(of: "packed-refs", in: folder) else { return nil }
    let ending = Array(" \(name)".utf8)
    for line in bytes.split(separator: 0x0A) where line.count > 40 {
      guard line.suffix(ending.count).elementsEqual(ending) else { continue }
      let commit = String(decoding: line.dropLast(ending.count), as: UTF8.self)
      if isCommit(commit) { return commit }
    }
    return nil
  }

  /// The first line of a file below a folder of git's; nil where it cannot be read.
  private static func text(of name: String, in folder: String) -> String? {
    guard let bytes = bytes(of: name, in: folder) else { return nil }
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    return line.isEmpty ? nil : FileName.text(of: line)
  }

  /// A file below a folder of git's; nil where it cannot be read, or a link stands on the way there, which may lead to
  /// what is not git's.
  private static func bytes(of name: String, in folder: String) -> [UInt8]? {
    var path = folder
    for part in name.pathParts {
      path = ProjectRoot.joined(path, part)
      if LinkedPath.isLink(path) { return nil }
    }
    return try? FileSystem.bytes(of: path)
  }

  /// Whether a text is the name of a commit: 40 or, with SHA-256, 64 hexadecimal digits.
  private static func isCommit(_ text: String) -> Bool {
    (text.utf8.count == 40 || text.utf8.count == 64)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
