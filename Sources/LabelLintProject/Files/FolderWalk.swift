import Dispatch
import LabelLint
import Synchronization

/// Finds the catalogs below one folder, on several workers where it holds many folders.
///
/// Folders wait on a list: depth costs no stack. What is found is in no order.
struct FolderWalk {
  /// Catalog files found.
  private(set) var locations: [CatalogLocation] = []
  /// Paths of project files that may name a source language, relative to the root.
  private(set) var projectFiles: [String] = []
  /// Paths of the folders that hold a configuration file, relative to the root.
  private(set) var configuredFolders: [String] = []
  /// Paths of the folders with catalogs that no user of the app meets, relative to the root.
  private(set) var unseenFolders: Set<String> = []
  /// Paths of links that stand for the folder of a locale, relative to the root.
  private(set) var linkedFolders: Set<String> = []
  /// Paths of the folders with XML files whose names are nearly those of the `values` folders beside them, relative
  /// to the root.
  private(set) var misnamedFolders: Set<String> = []
  /// Folders that could not be entered.
  private(set) var failures: [FileFailure] = []

  /// The folder that paths are relative to, once for all folders.
  private let root: ProjectRoot
  /// What the names of folders say that were met.
  private var places: [String: CatalogPlace] = [:]
  /// Whether the call names a folder of fastlane's, so that its texts are judged.
  private var judgesStoreTexts = false
  private var pending: [Folder] = []
  private var buffer: [UInt8] = []

  /// A folder to enter.
  private struct Folder: Sendable {
    /// Its path, relative to the root.
    var path: String
    /// That of the folder around it.
    var owner: String
    /// Its name there; empty for the root.
    var name: String
    /// The folder around it, while that is open.
    var parent: OpenFolder?
    var depth = 0
    /// Whether its name is nearly that of a `values` folder, and one of those is beside it.
    var isMisnamed = false
  }

  /// Folders that one worker enters before others are called: less than a millisecond.
  private static let foldersAlone = 32
  /// Depth from which folders are found by their whole paths again, so that a deep tree does not
  /// use up the files that may be open.
  private static let maximumOpenDepth = 32
  /// Folders that one worker holds open for the others, at the most.
  private static let openForOthers = 16

  private init(root: ProjectRoot) { self.root = root }

  /// Walks a folder.
  ///
  /// - Parameters:
  ///   - top: Its absolute path.
  ///   - root: The folder that paths are relative to.
  ///   - workers: Number of workers.
  /// - Throws: A failure to enter the folder itself.
  init(_ top: String, root: ProjectRoot, workers: Int) throws(FileFailure) {
    self.init(root: root)
    let path = root.relative(top)
    judgesStoreTexts = CatalogDiscovery.isOfStore(folder: path)
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    try enter(
      Folder(
        path: path, owner: slash.map { String(path[..<$0]) } ?? "",
        name: slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path))
    if workers > 1 { share(among: workers) }
    walk()
  }

  /// Enters all folders on the list, the last first.
  private mutating func walk() {
    while let folder = pending.popLast() {
      do { try enter(folder) } catch { failures.append(error) }
    }
  }

  /// Enters the upper folders and leaves those below them to workers, who take one after the other.
  private mutating func share(among workers: Int) {
    var entered = 0
    while entered < Self.foldersAlone, entered < pending.count {
      // Whoever enters this list's folders one after the other holds all those around them open.
      let holds = entered < Self.openForOthers
      do { try enter(pending[entered], holding: holds) } catch { failures.append(error) }
      pending[entered].parent = nil
      entered += 1
    }
    let folders = Mutex(Array(pending[entered...]))
    pending = []
    if folders.withLock({ $0.isEmpty }) { return }
    let walks = Mutex<[FolderWalk]>([])
    let (root, judgesStoreTexts) = (root, judgesStoreTexts)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var walk = FolderWalk(root: root)
      walk.judgesStoreTexts = judgesStoreTexts
      while let folder = folders.withLock({ $0.popLast() }) {
        walk.pending.append(folder)
        walk.walk()
      }
      walks.withLock { $0.append(walk) }
    }
    for walk in walks.withLock({ $0 }) {
      locations += walk.locations
      projectFiles += walk.projectFiles
      configuredFolders += walk.configuredFolders
      unseenFolders.formUnion(walk.unseenFolders)
      linkedFolders.formUnion(walk.linkedFolders)
      misnamedFolders.formUnion(walk.misnamedFolders)
      failures += walk.failures
    }
  }

  /// Notes the catalogs in a folder and puts the folders in it on the list.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - holding: Whether it is held open while folders in it are on the list.
  /// - Throws: What the system says of it.
  private mutating func enter(_ folder: Folder, holding: Bool = true) throws(FileFailure) {
    let open = try opened(folder)
    let held = holding && folder.depth < Self.maximumOpenDepth ? open : nil
    var catalogFolder: CatalogFolder?
    let firstInside = pending.count
    for entry in try open.entries(using: &buffer, path: root.absolute(folder.path)) {
      // A folder or a link of that name counts, too: what it is, who reads it will find.
      if SettingsStore.fileNames.contains(entry.name) {
        configuredFolders.append(folder.path)
      }
      if CatalogDiscovery.isCatalogName(entry.name) {
        let owner =
          catalogFolder
          ?? CatalogFolder(
            path: folder.path, owner: folder.owner, name: folder.name, knowing: &places)
        catalogFolder = owner
        if let location = CatalogLocation(name: entry.name, in: owner),
          Self.isCatalog(location, isDirectory: entry.isDirectory)
        {
          noteCatalog(location, in: folder)
          continue
        }
        if folder.isMisnamed, entry.name.hasSuffix(".xml") {
          misnamedFolders.insert(folder.path)
        }
      }
      let path = CatalogLocation.path(of: entry.name, in: folder.path)
      if entry.isDirectory {
        if !CatalogDiscovery.skips(folder: entry.name) {
          pending.append(
            Folder(
              path: path, owner: folder.path, name: entry.name, parent: held,
              depth: folder.depth + 1))
        }
      } else {
        noteFile(entry.name, path)
      }
    }
    markMisnamed(firstInside..<pending.count)
  }

  /// Whether what has the name of a catalog is one to read.
  ///
  /// A folder with a catalog's name is one that cannot be read, not a folder to enter; but for `.strings`
  /// outside of a folder for a locale, which is a name like any other.
  private static func isCatalog(_ location: CatalogLocation, isDirectory: Bool) -> Bool {
    !isDirectory || location.format == .xcstrings || !location.place.folder.isEmpty
  }

  /// Notes a catalog, and its folder if no user of the app meets its texts.
  private mutating func noteCatalog(_ location: CatalogLocation, in folder: Folder) {
    let isSkipped = CatalogDiscovery.skips(location)
    if !isSkipped { locations.append(location) }
    if isSkipped || !judgesStoreTexts && CatalogDiscovery.isUnseen(location) {
      unseenFolders.insert(folder.path)
    }
  }

  /// Marks folders on the list that are in one folder and have nearly the name of the `values` among them.
  private mutating func markMisnamed(_ inside: Range<Int>) {
    guard inside.contains(where: { pending[$0].name == "values" }) else { return }
    for number in inside where CatalogDiscovery.isLikeValues(pending[number].name) {
      pending[number].isMisnamed = true
    }
  }

  /// Opens a folder, in the one around it where that is held open.
  private func opened(_ folder: Folder) throws(FileFailure) -> OpenFolder {
    let path = root.absolute(folder.path)
    guard let parent = folder.parent else { return try OpenFolder(path) }
    return try OpenFolder(folder.name, in: parent, path: path)
  }

  /// Notes a file that is no catalog, but says something of those around it.
  private mutating func noteFile(_ name: String, _ path: String) {
    if CatalogWalk.isProjectFile(name) {
      projectFiles.append(path)
    } else if name.hasSuffix(".lproj") || name.hasPrefix("values") {
      noteLink(path)
    }
  }

  /// Notes what is no folder, but has the name of one for a locale, where it is a link to a folder.
  private mutating func noteLink(_ path: String) {
    let absolute = root.absolute(path)
    guard CatalogFolder(path: path).isOfOneLocale, LinkedPath.isLink(absolute),
      (try? FileSystem.status(of: absolute))?.isDirectory == true
    else { return }
    linkedFolders.insert(path)
  }
}
