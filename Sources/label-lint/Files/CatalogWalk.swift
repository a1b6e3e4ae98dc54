import LabelLint

/// Finds the catalogs below files and folders.
struct CatalogWalk {
  /// The folder that paths are relative to.
  let root: ProjectRoot
  /// Catalog files found.
  private(set) var locations: [CatalogLocation] = []
  /// What project files say of source languages.
  private(set) var declarations: [SourceDeclaration] = []
  /// Folders that could not be entered.
  private(set) var failures: [FileFailure] = []
  /// Files that the user named, relative to the root.
  private(set) var namedFiles: [String] = []
  /// Number of paths that the user named.
  private(set) var namedPathCount = 0
  private var seen: Set<String> = []

  /// A walk that has found nothing yet.
  init(root: ProjectRoot) { self.root = root }

  /// Adds the catalogs at or below a path that the user named.
  ///
  /// A file brings its whole set along: most rules compare it with its source.
  mutating func add(_ path: String) throws(FileFailure) {
    namedPathCount += 1
    let absolute = try FileSystem.resolved(path)
    if try FileSystem.status(of: absolute).isDirectory {
      // A folder that the user names is entered whatever it is called.
      try walk(absolute)
      return
    }
    let relative = root.relative(absolute)
    guard let location = CatalogLocation(path: relative) else { return }
    namedFiles.append(relative)
    try addSet(of: location)
  }

  /// Adds the files of one set: those in the locale folders beside a file.
  private mutating func addSet(of location: CatalogLocation) throws(FileFailure) {
    let own = root.absolute(location.path)
    var owner = Self.folder(of: own)
    let hasLocaleFolder = !location.place.folder.isEmpty
    if hasLocaleFolder { owner = Self.folder(of: owner) }
    var found = [own]
    for entry in try FileSystem.entries(of: owner) {
      let path = owner + "/" + entry.name
      if !entry.isDirectory {
        found.append(path)
      } else if hasLocaleFolder || entry.name.hasSuffix(".lproj") {
        guard entry.name.hasSuffix(".lproj") || entry.name.hasPrefix("values") else { continue }
        found += ((try? FileSystem.entries(of: path)) ?? []).map { path + "/" + $0.name }
      }
    }
    for path in found {
      guard let other = CatalogLocation(path: root.relative(path)), other.set == location.set
      else { continue }
      if other.path == location.path || !CatalogDiscovery.skips(other) { append(other) }
    }
  }

  /// Walks a folder, deepest folders last on a list of their own: depth costs no stack.
  private mutating func walk(_ top: String) throws(FileFailure) {
    var pending = [top]
    var isTop = true
    while let folder = pending.popLast() {
      let entries: [(name: String, isDirectory: Bool)]
      do {
        entries = try FileSystem.entries(of: folder)
      } catch {
        if isTop { throw error }
        failures.append(error)
        continue
      }
      isTop = false
      var catalogFolder: CatalogFolder?
      for entry in entries {
        if entry.isDirectory {
          if !CatalogDiscovery.skips(folder: entry.name) {
            pending.append(folder + "/" + entry.name)
          }
        } else if SourceDeclaration.fileNames.contains(entry.name) {
          addDeclaration(folder + "/" + entry.name)
        } else if CatalogDiscovery.isCatalogName(entry.name) {
          let owner = catalogFolder ?? CatalogFolder(path: root.relative(folder))
          catalogFolder = owner
          if let location = CatalogLocation(name: entry.name, in: owner),
            !CatalogDiscovery.skips(location)
          {
            append(location)
          }
        }
      }
    }
  }

  private mutating func addDeclaration(_ path: String) {
    guard let bytes = try? FileSystem.bytes(of: path),
      let declaration = SourceDeclaration(path: root.relative(path), bytes: bytes)
    else { return }
    declarations.append(declaration)
  }

  private mutating func append(_ location: CatalogLocation) {
    if seen.insert(location.path).inserted { locations.append(location) }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
