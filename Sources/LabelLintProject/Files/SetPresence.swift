/// Whether a catalog set that was not checked is still in the project.
enum SetPresence {
  /// Whether files of a set, by its path relative to the root, are on disk, or may be where nothing can be
  /// read.
  static func isThere(_ set: String, in root: ProjectRoot) -> Bool {
    let path = root.absolute(set)
    // Android and Compose: the folder of resources; texts in code: the program.
    do {
      _ = try FileSystem.status(of: path)
      return true
    } catch {
      if !error.isAbsence { return true }
    }
    // Apple: a table, in its folder or in those of locales.
    let endings = [".xcstrings", ".strings", ".stringsdict"]
    if endings.contains(where: { FileSystem.mayExist(path + $0) }) { return true }
    let folder = ProjectRoot.folder(of: path)
    let name = path.dropFirst(folder == "/" ? 1 : folder.count + 1)
    let entries: [(name: String, isDirectory: Bool)]
    do {
      entries = try FileSystem.entries(of: folder)
    } catch {
      return !error.isAbsence
    }
    for entry in entries where entry.isDirectory && entry.name.hasSuffix(".lproj") {
      let table = "\(folder)/\(entry.name)/\(name)"
      if endings.contains(where: { FileSystem.mayExist(table + $0) }) { return true }
    }
    return false
  }
}
