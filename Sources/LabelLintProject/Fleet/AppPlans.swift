package import LabelLint

/// The sets of one app, found below its root.
package struct AppPlans {
  /// An app that has no catalog.
  static let empty = AppPlans()

  /// The sets, ordered by path.
  package private(set) var records: [PlanRecord] = []
  /// Whether all of the root was searched.
  package let isWhole: Bool
  /// What could not be read.
  package let notRead: NotRead
  /// The same as lines of a plan.
  package private(set) var gaps: [PlanGap] = []

  private init() { (isWhole, notRead) = (true, NotRead()) }

  /// Finds the sets of an app of a fleet.
  ///
  /// - Throws: `ProjectError` where they cannot be searched, or there are none.
  package init(_ app: Fleet.App) throws {
    do {
      let (request, root, store) = try Self.request(for: app)
      try self.init(request, root: root, rootName: app.root, store: store, config: app.config)
    } catch let failure as ProjectError {
      throw ProjectError(
        lines: failure.lines.map { "\(app.name): \($0)" },
        isNothingFound: failure.isNothingFound && app.paths.isEmpty)
    }
  }

  /// What to search for an app of a fleet, and its settings.
  static func request(
    for app: Fleet.App
  ) throws -> (request: Project.Request, root: ProjectRoot, store: SettingsStore) {
    try checkLinks(of: app.root)
    let root: ProjectRoot
    do { root = try ProjectRoot(option: app.root) } catch { throw ProjectError(error) }
    var request = Project.Request()
    request.paths =
      app.paths.isEmpty ? [root.path] : try app.paths.map { try path($0, of: root) }
    request.app = app.name
    return (request, root, try SettingsStore(root: root, path: app.config))
  }

  /// Refuses a folder of an app that a link leads out of the work tree in which the link lies.
  ///
  /// The fleet's owner names the folder, but who changes a work tree says where its links lead. Links beside work trees
  /// are the owner's.
  private static func checkLinks(of folder: String) throws {
    var path = ""
    for part in ProjectRoot.joined(FileSystem.workingFolder, folder).pathParts {
      let around = path.isEmpty ? "/" : path
      path += "/" + part
      guard LinkedPath.isLink(path), let own = LinkedPath.resolved(around),
        let tree = ProjectRoot.workTree(around: own)
      else { continue }
      do throws(ProjectBounds.Refusal) {
        _ = try ProjectBounds(folder: tree).path(ProjectRoot.joined(own, part))
      } catch {
        throw ProjectError("'\(folder)' \(error.reason)", path: folder)
      }
    }
  }

  /// The absolute path of a file or folder of an app.
  ///
  /// The fleet's owner names it, but who changes the app says where its links lead.
  private static func path(_ name: String, of root: ProjectRoot) throws -> String {
    let path = root.absolute(name)
    do throws(ProjectBounds.Refusal) {
      _ = try ProjectBounds(folder: root.path).path(path)
    } catch {
      throw ProjectError("'\(name)' \(error.reason)", path: name)
    }
    return path
  }

  /// Finds the sets of a project.
  ///
  /// - Parameters:
  ///   - request: What to search.
  ///   - root: The folder that paths are relative to.
  ///   - rootName: The same as plans name it.
  ///   - store: The settings.
  ///   - config: The configuration that plans name; nil for the nearest to each set.
  /// - Throws: Why a path could not be searched.
  package init(
    _ request: Project.Request, root: ProjectRoot, rootName: String, store: SettingsStore,
    config: String?
  ) throws {
    let check = try Project(request, root: root, store: store)
    notRead = check.unread.notRead
    isWhole = check.namedFiles.isEmpty && notRead.isEmpty
    for (item, concern) in check.unread.items {
      gaps.append(
        PlanGap(
          app: request.app ?? check.settings.app, root: rootName, item: item,
          concernsAllSets: concern == .allSets))
    }
    let named = Dictionary(
      check.plans.map { ($0.set, $0) }, uniquingKeysWith: { first, _ in first })
    for (number, plan) in check.plans.enumerated() {
      let sizes = plan.locations.map { location in
        (try? FileSystem.status(of: root.absolute(location.path)).size) ?? 0
      }
      records.append(
        PlanRecord(
          app: check.contexts[check.contextOfPlan[number]].app, root: rootName, config: config,
          plan: plan, overridden: plan.overriddenSet.flatMap { named[$0] },
          bytes: sizes.reduce(0, +)))
    }
  }
}
