/// Folders that are made for what is written.
package enum NewFolder {
  /// Which folders of a path are missing, and which is there.
  ///
  /// - Parameter path: A folder.
  /// - Returns: The innermost one that is there, and those to be made in it, the outermost first.
  /// - Throws: What the system says of a path that leads to no folder.
  package static func missing(
    for path: String
  ) throws(FileFailure) -> (existing: String, missing: [String]) {
    var existing = path
    var missing: [String] = []
    while true {
      do throws(FileFailure) {
        guard try FileSystem.status(of: existing).isDirectory else {
          throw FileFailure(path: existing, code: FileFailure.isNoFolder)
        }
        return (existing, missing.reversed())
      } catch {
        let above = ProjectRoot.folder(of: existing)
        guard error.code == FileFailure.isMissing, above != existing else { throw error }
        missing.append(existing)
        existing = above
      }
    }
  }

  /// Checks that files can be written to a folder that is there, or that can be made.
  package static func check(_ path: String) throws(FileFailure) {
    try FileSystem.checkMaking(in: try missing(for: path).existing, path: path)
  }
}
