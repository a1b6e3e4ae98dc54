/// What all project files of an app say of the catalogs that it is built with.
package struct XcodeProjects: Sendable {
  /// What is known of a file.
  private enum Membership {
    /// The targets that are built with it.
    case targets(Set<String>)
    /// A project has the file, and no target is built with it.
    case noTarget
    /// No project tells.
    case unknown
  }

  /// What is said of project files that cannot be read, one line each with its place.
  package private(set) var remarks: [String] = []
  /// Targets by the paths of their files and folders; none for what projects have and do not build.
  private var members: [String: Set<String>] = [:]
  /// Folders that Xcode synchronizes, by their paths.
  private var synchronized: [String: [XcodeProject.SynchronizedFolder]] = [:]
  /// Folders of projects, and whether they have all files that they are built with.
  private var folders: [String: Bool] = [:]
  /// The lists of languages of projects, and of property lists, by the folder that each is in.
  private var languages: [(folder: String, list: LocaleDeclaration)] = []
  /// Folders of packages: those name the files that they hold in another way.
  private var packages: Set<String> = []

  /// No project.
  package init() {}

  /// Whether a file may list the languages of a bundle, by its name.
  package static func isPropertyList(_ name: String) -> Bool {
    name == "Info.plist" || name.hasSuffix("-Info.plist")
  }

  /// Whether a file of a name is that of a package.
  package static func isPackage(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".podspec")
  }

  /// Adds a project file, that of a package, or a property list.
  package mutating func add(path: String, bytes: [UInt8]) {
    if path.hasSuffix("project.pbxproj") {
      add(XcodeProject(path: path, bytes: bytes))
    } else if Self.isPackage(path.split(separator: "/").last.map(String.init) ?? path) {
      packages.insert(ProjectPath.folder(of: path))
    } else if let list = LocaleDeclaration(propertyList: bytes, path: path) {
      languages.append((ProjectPath.folder(of: path), list))
    }
  }

  private mutating func add(_ project: XcodeProject) {
    if let problem = project.problem {
      remarks.append(
        "\(VisibleText.escaped(project.path)):\(problem.line):\(problem.column): \(problem.message): "
          + "which catalogs the app is built with is not known")
    }
    // Two projects may have targets of one identifier.
    let named = { (target: String) in "\(project.path) \(target)" }
    for (path, targets) in project.members {
      members[path, default: []].formUnion(targets.map(named))
    }
    for var folder in project.synchronized {
      folder.targets = Set(folder.targets.map(named))
      folder.exceptions = folder.exceptions.map { (named($0.target), $0.files) }
      synchronized[folder.path, default: []].append(folder)
    }
    folders[project.folder] = project.namesAll && folders[project.folder] ?? true
    if !project.knownRegions.isEmpty {
      let list = LocaleDeclaration(path: project.path, .knownRegions, names: project.knownRegions)
      languages.append((project.folder, list))
    }
  }

  /// The folder of the nearest project around a path; nil without one.
  func folder(around path: String) -> String? {
    var path = path
    while true {
      if folders[path] != nil { return path }
      if path.isEmpty { return nil }
      path = ProjectPath.folder(of: path)
    }
  }

  /// The lists of languages of a project and of the property lists around which it is the nearest, by its folder.
  func localeDeclarations(ofProject folder: String) -> [LocaleDeclaration] {
    languages.filter { self.folder(around: $0.folder) == folder }.map(\.list)
  }

  /// What the projects say of the files of a set; nil where none says anything.
  func shipping(of locations: [CatalogLocation]) -> CatalogShipping? {
    if folders.isEmpty { return nil }
    var shipping = CatalogShipping()
    for location in locations where location.format.isApple {
      switch membership(of: location.path) {
      case .targets(let targets): shipping.add(targets, of: location.path)
      case .noTarget: shipping.add([], of: location.path)
      case .unknown: break
      }
    }
    return shipping.isEmpty ? nil : shipping
  }

  private func membership(of file: String) -> Membership {
    var (isMentioned, isOfPackage) = (false, false)
    var targets: Set<String> = []
    var path = file
    while true {
      // Xcode lists the folder of a local package, and builds what the package names.
      if !isMentioned, packages.contains(path) { isOfPackage = true }
      // A folder or bundle comes with all that is in it.
      if let own = members[path] {
        isMentioned = true
        targets.formUnion(own)
      }
      for folder in synchronized[path] ?? [] {
        isMentioned = true
        targets.formUnion(folder.targets(of: file))
      }
      if path.isEmpty { break }
      path = ProjectPath.folder(of: path)
    }
    if !targets.isEmpty { return .targets(targets) }
    if isOfPackage { return .unknown }
    return isMentioned || isForgotten(file) ? .noTarget : .unknown
  }

  /// Whether the nearest project around a file would have it if it was in a target.
  private func isForgotten(_ file: String) -> Bool {
    var path = file
    while !path.isEmpty {
      path = ProjectPath.folder(of: path)
      if packages.contains(path) { return false }
      if let namesAll = folders[path] { return namesAll }
    }
    return false
  }
}
