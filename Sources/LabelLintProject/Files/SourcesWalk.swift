import LabelLint

/// Finds the files of an app's sources below folders; symbolic links are not followed.
struct SourcesWalk {
  /// A file that may use texts.
  struct File: Sendable {
    /// Where it is.
    var path: String
    /// What to read it as; nil for a file that shows no text itself and may name keys.
    var kind: SourceKind?
  }

  /// The files, in the order of their folders and names.
  private(set) var files: [File] = []
  /// Folders that could not be entered.
  private(set) var failures: [FileFailure] = []
  private var seen: Set<String> = []
  private let findsOthers: Bool

  /// A walk, which finds files without texts that may name keys if somebody asks for them.
  init(findsOthers: Bool = false) { self.findsOthers = findsOthers }

  /// Adds the files below a folder that the user named.
  ///
  /// Folders are kept on a list of their own: depth costs no stack.
  mutating func add(_ folder: String) throws(FileFailure) {
    guard try FileSystem.status(of: folder).isDirectory else {
      throw FileFailure(path: folder, code: FileFailure.isNoFolder)
    }
    let top = try FileSystem.resolved(folder)
    var pending = [top]
    var buffer: [UInt8] = []
    while let folder = pending.popLast() {
      // One folder may lie in another that was named too.
      guard seen.insert(folder).inserted else { continue }
      let entries: [(name: String, isDirectory: Bool)]
      do {
        entries = try OpenFolder(folder).entries(using: &buffer, path: folder)
      } catch {
        if folder == top { throw error }
        failures.append(error)
        continue
      }
      let name =
        folder.utf8.lastIndex(of: 0x2F).map { folder[folder.utf8.index(after: $0)...] } ?? ""
      for entry in entries {
        if entry.isDirectory {
          if !CatalogDiscovery.skips(folder: entry.name) {
            pending.append(folder + "/" + entry.name)
          }
        } else if let kind = SourceKind(name: entry.name, folder: name) {
          files.append(File(path: folder + "/" + entry.name, kind: kind))
        } else if findsOthers, Self.mayNameKeys(entry.name) {
          files.append(File(path: folder + "/" + entry.name, kind: nil))
        }
      }
    }
    files.sort { ByteOrder.precedes($0.path, $1.path) }
    failures.sort { ByteOrder.precedes($0.path, $1.path) }
  }

  /// Whether a file may name keys, by its name: resources, build scripts and property lists.
  private static func mayNameKeys(_ name: String) -> Bool {
    [".xml", ".gradle", ".kts", ".plist"].contains { name.hasSuffix($0) }
  }
}
