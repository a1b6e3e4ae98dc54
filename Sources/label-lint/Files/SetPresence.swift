/// Whether a catalog set that was not checked is still in the project.
enum SetPresence {
  /// Whether files of a set, by its path relative to the root, are on disk.
  static func isThere(_ set: String, in root: ProjectRoot) -> Bool {
    let path = root.absolute(set)
    // Android and Compose: the folder of resources.
    if let status = try? FileSystem.status(of: path), status.isDirectory { return true }
    // Apple: a table, in its folder or in those of locales.
    let endings = [".xcstrings", ".strings", ".stringsdict"]
    if endings.contains(where: { (try? FileSystem.status(of: path + $0)) != nil }) { return true }
    let folder = ProjectRoot.folder(of: path)
    let name = path.dropFirst(folder == "/" ? 1 : folder.count + 1)
    for entry in (try? FileSystem.entries(of: folder)) ?? []
    where entry.isDirectory && entry.name.hasSuffix(".lproj") {
      let table = "\(folder)/\(entry.name)/\(name)"
      if endings.contains(where: { (try? FileSystem.status(of: table + $0)) != nil }) {
        return true
      }
    }
    return false
  }
}
