/// Which files the targets of an Xcode project are built with.
///
/// A file belongs to a target through a build phase, or lies in a folder that Xcode synchronizes and is no exception
/// there.
package struct XcodeProject: Sendable {
  /// A folder whose files belong to targets without being named.
  struct SynchronizedFolder: Sendable {
    /// Its path.
    var path: String
    /// The targets that are built with its files.
    var targets: Set<String> = []
    /// Files that one target, against the rule, is not built with, or is.
    var exceptions: [(target: String, files: Set<String>)] = []
  }

  /// Steps from object to object that are taken for each object of the file: a hostile one refers to the same again and
  /// again.
  private static let stepsPerObject = 64

  /// Path of the project file.
  package let path: String
  /// The folder that the project lies in, relative to the root.
  let folder: String
  /// Line and column, from 1, where the file cannot be read, and what is wrong there; nil for a sound one.
  package private(set) var problem: (line: Int, column: Int, message: String)?
  /// Whether a file below the folder that the project does not have is in no target of it.
  private(set) var namesAll = true

  /// The localizations that the project lists, as spelled.
  private(set) var knownRegions: [String] = []
  /// Targets by the paths of their files and folders; none for what is in groups only.
  private(set) var members: [String: Set<String>] = [:]
  /// The folders that Xcode synchronizes.
  private(set) var synchronized: [SynchronizedFolder] = []
  private var steps: Int

  /// Reads a project file; whatever its bytes are.
  ///
  /// - Parameters:
  ///   - path: Its path relative to the root: `App.xcodeproj/project.pbxproj`.
  ///   - bytes: What it holds.
  package init(path: String, bytes: [UInt8]) {
    let objects = XcodeObjects(path: path, bytes: bytes)
    self.path = path
    folder = ProjectPath.folder(of: ProjectPath.folder(of: path))
    steps = (objects.objects.count + 16) * Self.stepsPerObject
    if let fault = objects.problem {
      let position = SourceIndex(objects.source).position(of: fault.offset)
      problem = (position.line, position.column, fault.message)
      namesAll = false
      return
    }
    knownRegions = objects.list("knownRegions", of: objects.root).filter { $0 != "Base" }
    let paths = findPaths(in: objects)
    for target in objects.list("targets", of: objects.root) {
      readPhases(of: target, in: objects, paths)
    }
    readSynchronizedFolders(of: objects, paths)
    if steps <= 0 {
      problem = (1, 1, "its objects refer to each other too often")
      namesAll = false
    }
    // One that ships no catalog at all says nothing of catalogs.
    let shipsCatalogs = members.contains { !$1.isEmpty && CatalogDiscovery.isCatalogName($0) }
    if !shipsCatalogs, synchronized.isEmpty { namesAll = false }
  }

  // MARK: Groups

  /// The paths of files and folders in the project's groups, by identifier.
  private mutating func findPaths(in objects: XcodeObjects) -> [String: String] {
    var paths: [String: String] = [:]
    let directory = objects.name("projectDirPath", of: objects.root) ?? ""
    let top = ProjectPath.joined(folder, directory)
    var open: [(id: String, around: String?)] = []
    if let main = objects.name("mainGroup", of: objects.root) { open.append((main, top)) }
    var seen: Set<String> = []
    while let (id, around) = open.popLast() {
      guard seen.insert(id).inserted, let object = objects.objects[id] else { continue }
      var path: String?
      switch object.sourceTree {
      case "<group>": path = around.flatMap { ProjectPath.joined($0, object.path ?? "") }
      case "SOURCE_ROOT": path = top.flatMap { ProjectPath.joined($0, object.path ?? "") }
      default: path = nil
      }
      if object.path?.contains("$(") ?? false {
        // Where that is, only a build knows.
        path = nil
        namesAll = false
      }
      if let path {
        paths[id] = path
        if object.isa == "PBXFileReference", members[path] == nil { members[path] = [] }
      }
      for child in objects.list("children", of: id) { open.append((child, path)) }
    }
    return paths
  }

  // MARK: Targets

  private mutating func readPhases(
    of target: String, in objects: XcodeObjects, _ paths: [String: String]
  ) {
    for phase in objects.list("buildPhases", of: target) {
      if let script = objects.name("shellScript", of: phase) {
        // A script may copy what no phase names.
        if script.contains("lproj") || script.contains("strings") { namesAll = false }
        continue
      }
      for file in objects.list("files", of: phase) {
        steps -= 1
        guard steps > 0 else { return }
        guard let reference = objects.name("fileRef", of: file) else { continue }
        var open = [reference]
        var seen: Set<String> = []
        while let id = open.popLast(), steps > 0 {
          steps -= 1
          guard seen.insert(id).inserted, let object = objects.objects[id] else { continue }
          // A group for the locales of a file stands for all of them.
          if object.isa == "PBXVariantGroup" {
            open += objects.list("children", of: id)
          } else if let path = paths[id] {
            members[path, default: []].insert(target)
          }
        }
      }
    }
  }

  private mutating func readSynchronizedFolders(
    of objects: XcodeObjects, _ paths: [String: String]
  ) {
    var folders: [String: SynchronizedFolder] = [:]
    for (id, path) in paths
    where objects.objects[id]?.isa == "PBXFileSystemSynchronizedRootGroup" {
      var folder = SynchronizedFolder(path: path)
      for set in objects.list("exceptions", of: id) {
        guard let target = objects.name("target", of: set) else { continue }
        let files = objects.list("membershipExceptions", of: set)
        steps -= files.count + 1
        guard steps > 0 else { return }
        folder.exceptions.append((target, Set(files)))
      }
      folders[id] = folder
    }
    for target in objects.list("targets", of: objects.root) {
      for id in objects.list("fileSystemSynchronizedGroups", of: target) {
        folders[id]?.targets.insert(target)
      }
    }
    synchronized = folders.values.sorted { ByteOrder.precedes($0.path, $1.path) }
  }
}

extension XcodeProject.SynchronizedFolder {
  /// The targets that are built with a file of the folder.
  func targets(of file: String) -> Set<String> {
    let names = ProjectPath.exceptionNames(of: ProjectPath.relative(file, to: path))
    var targets = targets
    for exception in exceptions where !exception.files.isDisjoint(with: names) {
      if targets.remove(exception.target) == nil { targets.insert(exception.target) }
    }
    return targets
  }
}
