import LabelLint

/// The catalogs that a change of the configuration takes out of what is checked: nobody sees what is lost of them.
struct NarrowedReading {
  private let root: ProjectRoot
  /// The settings of now.
  private var store: SettingsStore
  /// Paths of the configurations of the commit.
  private let configurations: Set<String>
  private let loader: SettingsLoader
  /// The settings of the commit, by the path of their file; nil where they cannot be read any more.
  private var earlier: [String: Settings?] = [:]

  /// What changed since a revision; nil where no configuration did.
  ///
  /// - Parameters:
  ///   - revision: The revision.
  ///   - changed: Paths that differ from it.
  ///   - store: The settings of now.
  /// - Throws: `ProjectError` where git does not give the configurations.
  init?(
    since revision: GitRevision, _ changed: Set<String>, _ store: SettingsStore
  ) throws(ProjectError) {
    guard changed.contains(where: SettingsStore.mayBeFile) else { return nil }
    let files = try revision.configurations(changed: changed)
    root = revision.root
    self.store = store
    configurations = files.paths
    var loader = SettingsLoader(root: revision.root)
    loader.contents = files.contents
    self.loader = loader
  }

  /// The catalogs that were read and are not any more, a line for each set.
  ///
  /// - Parameter locations: The catalogs of the revision.
  /// - Returns: The lines, by set.
  /// - Throws: All that is wrong with a configuration of now.
  mutating func lines(_ locations: [CatalogLocation]) throws(ProjectError) -> [String] {
    var counts: [String: Int] = [:]
    var files: [String: String] = [:]
    for location in locations {
      let folder = ProjectRoot.folder(of: root.absolute(location.set))
      let now = try store.settings(in: folder)
      guard let file = now.file, now.limitsReading, !now.reads(location.path),
        wasRead(location.path, in: folder, file)
      else { continue }
      counts[location.set, default: 0] += 1
      files[location.set] = root.relative(file)
    }
    return counts.sorted { ByteOrder.precedes($0.key, $1.key) }.map { set, count in
      let file = files[set] ?? ""
      return "no longer checked: \(set), \(count.counted("file")) that \(file) leaves out"
    }
  }

  /// Whether the settings of the commit let a catalog be read; false where nobody knows.
  private mutating func wasRead(_ path: String, in folder: String, _ now: String) -> Bool {
    let isNamed = !SettingsStore.fileNames.contains(ProjectRoot.name(of: now))
    guard let file = isNamed ? now : configuration(for: folder) else { return true }
    if let known = earlier[file] { return known.map { $0.reads(path) } ?? false }
    let settings = try? loader.settings(of: file)
    earlier.updateValue(settings, forKey: file)
    return settings?.reads(path) ?? false
  }

  /// The configuration of the commit nearest above a folder, up to the root; nil without one.
  private func configuration(for start: String) -> String? {
    var folder = start
    while true {
      for name in SettingsStore.fileNames {
        let file = ProjectRoot.joined(folder, name)
        if configurations.contains(root.relative(file)) { return file }
      }
      if folder == root.path || folder == "/" || folder.isEmpty { return nil }
      folder = ProjectRoot.folder(of: folder)
    }
  }
}
