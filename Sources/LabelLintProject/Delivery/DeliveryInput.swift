import LabelLint

/// Reads what translators sent back: files, folders and zip files.
package enum DeliveryInput {
  /// A file as it was sent.
  package struct File: Sendable {
    /// Path that people know it by; that of a zip file is before the name in it.
    package let path: String
    /// Its bytes.
    package let bytes: [UInt8]
    /// Whether the call names it itself.
    package let isNamed: Bool
  }

  /// Most files of a delivery.
  private static let mostFiles = 10_000
  /// Most folders inside each other.
  private static let mostDepth = 32

  /// The catalog files at a path.
  ///
  /// - Parameters:
  ///   - path: A file, a folder or a zip file, absolute or relative to the working folder.
  ///   - root: The folder that shown paths are relative to.
  /// - Returns: The files, ordered by path.
  /// - Throws: What is wrong with the path, or with the zip file as a whole.
  package static func files(at path: String, in root: ProjectRoot) throws(ProjectError) -> [File] {
    let path = withoutSlash(path)
    let (shown, bytes) = try content(of: path, in: root)
    if let bytes {
      return bytes.starts(with: DeliveredArchive.mark)
        ? try DeliveredArchive.files(of: bytes, path: shown)
        : [File(path: shown, bytes: bytes, isNamed: true)]
    }
    var files: [File] = []
    do throws(FileFailure) {
      try walk(path, shown, depth: 0, into: &files)
    } catch {
      throw ProjectError(error)
    }
    if files.isEmpty { throw nothing(in: shown) }
    return files
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }

  /// The error for a folder or a zip file without catalogs.
  static func nothing(in path: String) -> ProjectError {
    ProjectError(
      "\(path): no catalog is in it; label-lint looks for \(LookedFor.names)", path: path)
  }

  /// The shown path, and the bytes of a file; none for a folder.
  private static func content(
    of path: String, in root: ProjectRoot
  ) throws(ProjectError) -> (shown: String, bytes: [UInt8]?) {
    do throws(FileFailure) {
      let shown = root.relative(try absolute(path))
      let isFolder = try FileSystem.status(of: path).isDirectory
      return (shown, isFolder ? nil : try FileSystem.bytes(of: path))
    } catch {
      throw ProjectError(error, isOfCall: true)
    }
  }

  private static func absolute(_ path: String) throws(FileFailure) -> String {
    let folder = ProjectRoot.folder(of: path)
    return ProjectRoot.joined(try FileSystem.resolved(folder), ProjectRoot.name(of: path))
  }

  private static func walk(
    _ path: String, _ shown: String, depth: Int, into files: inout [File]
  ) throws(FileFailure) {
    for entry in try FileSystem.entries(of: path) where isWanted(entry.name, in: path) {
      let (own, name) = (
        ProjectRoot.joined(path, entry.name), ProjectRoot.joined(shown, entry.name)
      )
      if entry.isDirectory {
        if depth < mostDepth { try walk(own, name, depth: depth + 1, into: &files) }
      } else if isCatalog(entry.name), !FileSystem.isLink(own), files.count < mostFiles {
        files.append(File(path: name, bytes: try FileSystem.bytes(of: own), isNamed: false))
      }
    }
  }

  /// Whether a name in a folder may be of the delivery: what a Mac adds is not, nor are the sources of an export.
  static func isWanted(_ name: String, in folder: String) -> Bool {
    if name.hasPrefix(".") || name == "__MACOSX" { return false }
    if folder.hasSuffix(".xcloc") { return name == "Localized Contents" }
    // What else is in it are copies of the project's files.
    return ProjectRoot.name(of: folder) != "Localized Contents"
      || isExchanged(name)
  }

  /// Whether a name is that of a catalog.
  static func isCatalog(_ name: String) -> Bool {
    CatalogDiscovery.isCatalogName(name) || isExchanged(name)
  }

  /// Whether a name is that of an XLIFF file, which is a catalog only where somebody sends it.
  private static func isExchanged(_ name: String) -> Bool {
    name.hasSuffix(".xliff") || name.hasSuffix(".xlf")
  }
}
