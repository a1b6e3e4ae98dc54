import LabelLint

/// Files of the project, by paths relative to its root.
extension ProjectRoot {
  /// The bytes of a file of the project.
  ///
  /// - Parameter relative: Its path.
  /// - Returns: The bytes.
  /// - Throws: What the system says of it, or that it is a link out of the project which the call does not name itself.
  package func bytes(of relative: String) throws(FileFailure) -> [UInt8] {
    let path = absolute(relative)
    guard LinkedPath.isLink(path), !ownLinks.contains(relative) else {
      return try FileSystem.bytes(of: path)
    }
    return try FileSystem.bytes(of: try placeInside(relative))
  }

  /// Replaces a file of the project that was read before.
  ///
  /// - Throws: Why it was not replaced; a link out of the project is a reason.
  package func replace(
    _ relative: String, holding old: [UInt8], with new: [UInt8]
  ) throws(FileReplacement.Failure) {
    try checkPlace(relative)
    try FileReplacement.replace(absolute(relative), holding: old, with: new)
  }

  /// Writes a file of the project that is not there, and the folder it lies in.
  ///
  /// - Throws: Why it was not written; a link out of the project is a reason.
  package func make(_ relative: String, holding bytes: [UInt8]) throws(FileReplacement.Failure) {
    try checkPlace(relative)
    try FileReplacement.make(absolute(relative), holding: bytes)
  }

  private func checkPlace(_ relative: String) throws(FileReplacement.Failure) {
    do throws(FileFailure) { _ = try placeInside(relative) } catch { throw .system(error) }
  }

  /// The absolute path of a file of the project, links followed.
  ///
  /// - Throws: That a link on the way leads out of the project, or that it belongs to version control.
  package func placeInside(_ relative: String) throws(FileFailure) -> String {
    let path = absolute(relative)
    // Where a loop of links or a missing file is at fault, the system says so.
    if LinkedPath.isLink(path) { _ = try FileSystem.resolved(path) }
    do throws(ProjectBounds.Refusal) {
      return try ProjectBounds(around: path, in: self).path(path)
    } catch {
      let isOwn = error == .versionControl
      throw FileFailure(
        path: relative, code: isOwn ? FileFailure.versionControl : FileFailure.leadsOut)
    }
  }
}
