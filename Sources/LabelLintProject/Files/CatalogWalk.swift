package import LabelLint

/// Finds the catalogs below files and folders.
package struct CatalogWalk {
  /// The folder that paths are relative to.
  package let root: ProjectRoot
  /// Catalog files found.
  package private(set) var locations: [CatalogLocation] = []
  /// Folders with catalogs that no user of the app meets, relative to the root.
  private var unseenFolders: Set<String> = []
  /// Folders of a locale that are links, relative to the root.
  private var linkedFolders: Set<String> = []
  /// Folders whose names are nearly those of `values` folders, relative to the root.
  private var misnamedFolders: Set<String> = []
  /// What project files say of source languages.
  package private(set) var declarations: [SourceDeclaration] = []
  /// What they say of the files that the app is built with.
  package private(set) var projects = XcodeProjects()
  /// Files that the user named, or whose folder of one locale, relative to the root.
  private var named: Set<String> = []
  /// Those that the user named themselves.
  private var namedThemselves: Set<String> = []
  /// Folders that the user named, relative to the root, with a final `/` unless they are the root.
  private var entered: [String] = []
  /// Paths of `locations`; empty while none can be met twice.
  private var seen: Set<[UInt8]> = []
  /// The folders that were walked.
  private var walked = ListedFolders()
  /// Whether no folder that was walked lies in another.
  private var areApart = true
  /// Folders around named paths that were looked into for project files.
  private var surroundings: Set<String> = []

  private let workers: Int
  /// What could not be read on the way.
  private let unread: UnreadFiles

  /// A walk that has found nothing yet.
  ///
  /// - Parameters:
  ///   - root: The folder that paths are relative to.
  ///   - workers: Number of workers; nil for one a core.
  ///   - unread: Takes what could not be read on the way.
  package init(root: ProjectRoot, workers: Int? = nil, unread: UnreadFiles? = nil) {
    self.root = root
    self.unread = unread ?? UnreadFiles(root: root)
    self.workers = ProcessorCount.workers(workers)
  }

  /// Paths of the files to report on, where others came along with them; empty for all files.
  package var namedFiles: Set<String> {
    if named.isEmpty { return [] }
    let wanted = locations.map(\.path).filter { path in
      named.contains(path) || entered.contains { path.utf8.starts(with: $0.utf8) }
    }
    return wanted.count == locations.count ? [] : Set(wanted)
  }

  /// Folders with catalogs that are not read.
  var passedOver: PassedOver {
    PassedOver(
      unseen: Array(unseenFolders), links: Array(linkedFolders), misnamed: Array(misnamedFolders))
  }

  /// The root with the paths that the call names.
  var rootWithNames: ProjectRoot {
    var root = root
    root.walkedFolders = entered.map {
      root.absolute(String($0.hasSuffix("/") ? $0.dropLast() : $0[...]))
    }
    root.namedFiles = named
    root.ownLinks = namedThemselves
    return root
  }

  /// What was listed on the way to all catalogs; nil where some may have been found in other ways.
  package var listed: ListedFolders? { named.isEmpty && areApart ? walked : nil }

  /// Adds the catalogs at or below a path that the user named.
  ///
  /// A file, and the folder of one locale, brings the whole set along: most rules compare a
  /// translation with its source.
  package mutating func add(_ path: String) throws(FileFailure) {
    guard try FileSystem.status(of: path).isDirectory else { return try addFile(path) }
    let folder = try FileSystem.resolved(path)
    if folder != root.path { addDeclarations(around: ProjectRoot.folder(of: folder)) }
    if isLocaleFolder(folder) {
      for entry in try FileSystem.entries(of: folder) where !entry.isDirectory {
        _ = try addNamed(folder + "/" + entry.name)
      }
      return
    }
    if folder.hasSuffix(".xcloc") {
      // What Xcode exports for a translator: the texts are in one file, beside copies of the project's.
      let contents = folder + "/Localized Contents"
      for entry in try FileSystem.entries(of: contents) where !entry.isDirectory {
        _ = try addNamed(contents + "/" + entry.name)
      }
      return
    }
    // A folder that the user names is entered whatever it is called.
    let relative = root.relative(folder)
    let below = relative.isEmpty ? "" : relative + "/"
    let isApart =
      named.isEmpty && !entered.contains { below.hasPrefix($0) || $0.hasPrefix(below) }
    entered.append(below)
    let before = locations.count
    try walk(folder, isApart: isApart)
    if locations.count == before, CatalogLocation(path: folder) != nil {
      throw FileFailure(path: path, code: FileFailure.isFolder)
    }
  }

  /// Adds a file by its path, whether or not it is there, and its set.
  ///
  /// A link to a catalog is read where the link lies: its folder tells the locale.
  mutating func addFile(_ path: String) throws(FileFailure) {
    if let named = try addNamed(path) { namedThemselves.insert(named) }
  }

  /// Adds a file that the user named, or whose folder, and its set.
  ///
  /// - Returns: Its path, relative to the root; nil where it is no catalog.
  private mutating func addNamed(_ path: String) throws(FileFailure) -> String? {
    let folder = try FileSystem.resolved(ProjectRoot.folder(of: path))
    let absolute = (folder == "/" ? "" : folder) + "/" + ProjectRoot.name(of: path)
    guard let location = CatalogLocation(path: root.relative(absolute)) else { return nil }
    named.insert(location.path)
    addDeclarations(around: folder)
    try addSet(of: location)
    return location.path
  }

  /// Adds the files of one set: those in the locale folders beside a file.
  private mutating func addSet(of location: CatalogLocation) throws(FileFailure) {
    let own = root.absolute(location.path)
    var owner = ProjectRoot.folder(of: own)
    let hasLocaleFolder = !location.place.folder.isEmpty
    if hasLocaleFolder { owner = ProjectRoot.folder(of: owner) }
    var found = [own]
    for entry in try FileSystem.entries(of: owner) {
      let path = owner + "/" + entry.name
      if !entry.isDirectory {
        found.append(path)
      } else if isLocaleFolder(path) {
        guard hasLocaleFolder || Self.isBundle(entry.name) else { continue }
        found += entries(of: path, .nearbySets).map { path + "/" + $0.name }
      }
    }
    for path in found {
      guard let other = CatalogLocation(path: root.relative(path)), other.set == location.set
      else { continue }
      if other.path == location.path || !CatalogDiscovery.skips(other) { append(other) }
    }
  }

  /// Adds the catalogs below a folder, which may be apart from all that were walked before.
  private mutating func walk(_ top: String, isApart: Bool) throws(FileFailure) {
    let found = try FolderWalk(top, root: root, workers: workers)
    walked.add(top, holders: found.configuredFolders.map(root.absolute))
    areApart = areApart && isApart
    unseenFolders.formUnion(found.unseenFolders)
    linkedFolders.formUnion(found.linkedFolders)
    misnamedFolders.formUnion(found.misnamedFolders)
    if isApart {
      // No file is met twice in one walk.
      locations += found.locations
      seen = []
    } else {
      for location in found.locations { append(location) }
    }
    // Workers meet folders in any order.
    for path in found.projectFiles.sorted(by: ByteOrder.precedes) {
      addDeclaration(root.absolute(path))
    }
    for failure in found.failures { unread.add(failure) }
  }

  /// Adds what project files say of the source language in a folder and those around it, up to the
  /// root: a part of a project is judged like the whole.
  private mutating func addDeclarations(around start: String) {
    var folder = start
    while folder == root.path || folder.hasPrefix(root.path + "/"),
      surroundings.insert(folder).inserted
    {
      for entry in entries(of: folder, .allSets) {
        let path = folder + "/" + entry.name
        if entry.isDirectory {
          let project = path + "/project.pbxproj"
          if entry.name.hasSuffix(".xcodeproj"), FileSystem.mayExist(project) {
            addDeclaration(project)
          }
        } else if Self.isProjectFile(entry.name) {
          addDeclaration(path)
        }
      }
      folder = ProjectRoot.folder(of: folder)
    }
  }

  private mutating func addDeclaration(_ path: String) {
    if path.hasSuffix(".podspec") { return projects.add(path: root.relative(path), bytes: []) }
    do {
      let bytes = try root.bytes(of: root.relative(path))
      projects.add(path: root.relative(path), bytes: bytes)
      if let declaration = SourceDeclaration(path: root.relative(path), bytes: bytes) {
        declarations.append(declaration)
      }
    } catch {
      unread.add(error, .allSets)
    }
  }

  /// Whether a file says something of the source language or of the files that an app is built with, by its name.
  static func isProjectFile(_ name: String) -> Bool {
    SourceDeclaration.fileNames.contains(name) || XcodeProjects.isPackage(name)
      || XcodeProjects.isPropertyList(name)
  }

  /// The names in a folder; none, and a note, where it cannot be listed.
  private func entries(
    of folder: String, _ concern: UnreadFiles.Concern
  ) -> [(name: String, isDirectory: Bool)] {
    do {
      return try FileSystem.entries(of: folder)
    } catch {
      unread.add(error, concern)
      return []
    }
  }

  private mutating func append(_ location: CatalogLocation) {
    if seen.isEmpty { seen = Set(locations.map { Array($0.path.utf8) }) }
    if seen.insert(Array(location.path.utf8)).inserted { locations.append(location) }
  }

  /// Whether a folder can be that of the catalogs of one locale, by its absolute path.
  private func isLocaleFolder(_ path: String) -> Bool {
    CatalogFolder(path: root.relative(path)).isOfOneLocale
  }

  /// Whether a folder's name is that of the tables of one locale.
  private static func isBundle(_ name: String) -> Bool { name.hasSuffix(".lproj") }
}
