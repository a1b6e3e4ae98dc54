import LabelLint

/// Finds the files of an app's sources below folders; symbolic links are not followed.
struct SourcesWalk {
  /// A file that may use texts.
  struct File: Sendable {
    /// Where it is.
    var path: String
    /// What to read it as; nil for a file that shows no text itself and may name keys, and for screens.
    var kind: SourceKind?
  }

  /// Which files are looked for.
  enum Wanted {
    /// Code, layouts and other files that may name keys.
    case sources
    /// Snapshots of screens.
    case screens
  }

  /// The files, in the order of their folders and names.
  private(set) var files: [File] = []
  /// Folders that could not be entered.
  private(set) var failures: [FileFailure] = []
  private var seen: Set<String> = []
  private let wanted: Wanted

  /// A walk that looks for some files.
  init(_ wanted: Wanted = .sources) { self.wanted = wanted }

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
        } else if let file = file(entry.name, in: folder, named: name) {
          files.append(file)
        }
      }
    }
    files.sort { ByteOrder.precedes($0.path, $1.path) }
    failures.sort { ByteOrder.precedes($0.path, $1.path) }
  }

  /// A file of a folder if it is looked for.
  private func file(_ name: String, in folder: String, named folderName: some StringProtocol)
    -> File?
  {
    let path = folder + "/" + name
    if wanted == .screens {
      let isScreen = [".xml", ".uix", ".json", ".txt"].contains { name.hasSuffix($0) }
      return isScreen ? File(path: path, kind: nil) : nil
    }
    if let kind = SourceKind(name: name, folder: folderName) { return File(path: path, kind: kind) }
    return Self.mayNameKeys(name) ? File(path: path, kind: nil) : nil
  }

  /// Whether a file may name keys, by its name: resources, build scripts and property lists.
  ///
  /// Reports and settings of Android's lint (`lint.xml`, `lint-results.xml`) name the keys that nobody uses.
  private static func mayNameKeys(_ name: String) -> Bool {
    !name.hasPrefix("lint")
      && [".xml", ".gradle", ".kts", ".plist"].contains { name.hasSuffix($0) }
  }
}
