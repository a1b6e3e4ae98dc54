import LabelLint

/// What a call's paths come to.
extension Project {
  /// The folder that all paths lie in, from which the settings of the run are looked for.
  static func commonFolder(_ paths: [String]) -> String {
    var common: [Substring]?
    for path in paths.isEmpty ? [FileSystem.workingFolder] : paths {
      guard let resolved = try? FileSystem.resolved(path) else { continue }
      let isFolder = (try? FileSystem.status(of: resolved))?.isDirectory ?? false
      let folder = isFolder ? resolved : ProjectRoot.folder(of: resolved)
      let parts = folder.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
      common =
        common.map { zip($0, parts).prefix { $0.utf8.elementsEqual($1.utf8) }.map(\.0) } ?? parts
    }
    return "/" + (common ?? []).joined(separator: "/")
  }

  /// The absolute path of a file that need not be there.
  static func absolute(_ path: String) throws(ProjectError) -> String {
    do {
      return ProjectRoot.joined(
        try FileSystem.resolved(ProjectRoot.folder(of: path)), ProjectRoot.name(of: path))
    } catch {
      throw ProjectError(error)
    }
  }

  static func nothingFound(_ paths: [String]) -> String {
    let names = paths.map { VisibleText.escaped($0) }.joined(separator: ", ")
    let place = paths.isEmpty ? "the working folder" : names
    return """
      no catalogs in \(place); name a file, or a folder with \(LookedFor.names)
      """
  }
}
