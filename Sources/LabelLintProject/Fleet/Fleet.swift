import LabelLint
import Yams

/// The apps that are checked every night, as `fleet.yml` names them.
package struct Fleet {
  /// One app.
  package struct App {
    /// Its name.
    package var name: String
    /// The folder that its paths are relative to.
    package var root: String
    /// Files and folders of the root to check; none for all of it.
    package var paths: [String]
    /// Its configuration; nil for the nearest one to each set.
    package var config: String?
    /// Who looks after it; nil where nobody is named.
    package var owner: String?
    /// Names of the apps that are the same product on other platforms.
    package var twins: [String] = []
  }

  /// The apps, in the order of the file.
  package private(set) var apps: [App] = []
  /// The store that runs are recorded in; nil where none is named.
  package private(set) var store: String?
  /// The folder that reports are written to; nil where none is named.
  package private(set) var reports: String?
  /// Address of the reports' folder; nil where none is named.
  package private(set) var link: String?

  /// Most bytes of a fleet file.
  private static let maximumBytes = 1 << 20

  /// Who looks after each app, by name.
  package var owners: [String: String] {
    Dictionary(
      apps.compactMap { app in app.owner.map { (app.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reads a fleet file; its paths are relative to its folder.
  package init(path: String) throws {
    try self.init(try StoredFiles.bytes(at: path), path: path)
  }

  /// Reads the bytes of a fleet file.
  package init(_ bytes: [UInt8], path: String) throws {
    guard bytes.count <= Self.maximumBytes, let text = String(validating: bytes, as: UTF8.self)
    else {
      throw ProjectError(
        "\(path): not a fleet file: expected YAML in UTF-8, up to 1 MiB", path: path)
    }
    let node: Node?
    do {
      // Scalars stay as written: an app may be called `no`.
      node = try compose(yaml: text, .basic)
    } catch {
      throw ProjectError("\(path): \(error)", path: path)
    }
    var reading = FleetReading(path: path)
    let folder = path == "-" ? "" : FleetReading.folder(of: path)
    let top = reading.members(node, of: "the fleet file", known: Self.names)
    if let version = reading.text(top["version"], "version"), version != "1" {
      reading.add(top["version"], "'version' is '\(version)', but this label-lint reads only 1")
    }
    store = reading.text(top["store"], "store").map { FleetReading.joined(folder, $0) }
    reports = reading.text(top["reports"], "reports").map { FleetReading.joined(folder, $0) }
    link = reading.text(top["link"], "link")
    if let link, !WebAddress.isOne(link) {
      reading.add(top["link"], "'link' \(WebAddress.expectation)")
    }
    if let list = top["apps"]?.sequence, !list.isEmpty {
      for element in list { apps.append(app(element, folder, &reading)) }
    } else {
      reading.add(top["apps"] ?? node, "'apps' is missing: expected a list of apps")
    }
    for (number, app) in apps.enumerated()
    where !app.name.isEmpty && apps[..<number].contains(where: { $0.name == app.name }) {
      reading.add(top["apps"]?.sequence?[number], "a second app is called '\(app.name)'")
    }
    let names = Set(apps.map(\.name))
    for (number, app) in apps.enumerated() {
      for twin in app.twins where twin == app.name || !names.contains(twin) {
        reading.add(
          top["apps"]?.sequence?[number],
          "'twins' of '\(app.name)' names '\(VisibleText.escaped(twin))', but the fleet has no other app of that name"
        )
      }
    }
    try reading.finish()
  }

  private static let names = ["version", "store", "reports", "link", "apps"]
  private static let appNames = ["app", "root", "paths", "config", "owner", "twins"]

  private func app(_ node: Node, _ folder: String, _ reading: inout FleetReading) -> App {
    let known = reading.problemCount
    let members = reading.members(node, of: "an app", known: Self.appNames)
    let name = reading.text(members["app"], "app")
    let root = reading.text(members["root"], "root")
    // A name that is not known may well be what is missing.
    if reading.problemCount == known {
      if name == nil { reading.add(node, "an app needs a name: app: NAME") }
      if root == nil { reading.add(node, "an app needs a folder: root: PATH") }
    }
    let rootPath = FleetReading.joined(folder, root ?? ".")
    return App(
      name: name ?? "", root: rootPath, paths: reading.texts(members["paths"], "paths"),
      config: reading.text(members["config"], "config").flatMap { config in
        configuration(config, at: members["config"], folder, rootPath, &reading)
      },
      owner: reading.text(members["owner"], "owner"),
      twins: reading.texts(members["twins"], "twins"))
  }

  /// The path of an app's configuration, which lies beside the fleet file or in the app.
  private func configuration(
    _ name: String, at node: Node?, _ folder: String, _ root: String, _ reading: inout FleetReading
  ) -> String? {
    let base = Self.absolute(folder)
    let places = [Self.absolute(root), base].map { LinkedPath.resolved($0) ?? $0 }
    var refusal = ProjectBounds.Refusal.outside
    for place in places {
      do throws(ProjectBounds.Refusal) {
        return try ProjectBounds(folder: place).path(name, from: base)
      } catch {
        refusal = error
      }
    }
    reading.add(node, "'\(name)' \(refusal.reason)")
    return nil
  }

  private static func absolute(_ path: String) -> String {
    path.isEmpty ? FileSystem.workingFolder : ProjectRoot.joined(FileSystem.workingFolder, path)
  }
}
