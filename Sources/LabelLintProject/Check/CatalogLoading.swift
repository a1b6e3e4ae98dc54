package import LabelLint

/// Reads the files of planned sets.
package struct CatalogLoading: Sendable {
  /// The folder that paths are relative to.
  package let root: ProjectRoot
  /// Takes what could not be read.
  package let unread: UnreadFiles
  /// The source language where no file names one.
  package var fallback: LocaleTag?
  /// The source language that the configuration names, before that of project files.
  package var sourceLocale: LocaleTag?
  /// Locales that must be complete; nil for those of each set.
  var requiredLocales: [LocaleTag]?
  /// How the app's code uses keys; nil where it was not read.
  package var sources: UsageIndex?
  /// Contents by path that stand in for those on disk.
  package var contents: [String: [UInt8]] = [:]
  /// Whether files that `contents` lacks are on disk.
  var readsDisk = true

  /// A loader that reads what is on disk.
  package init(root: ProjectRoot, fallback: LocaleTag?, unread: UnreadFiles? = nil) {
    self.root = root
    self.unread = unread ?? UnreadFiles(root: root)
    self.fallback = fallback
  }

  /// The catalog of a plan; a file that cannot be read becomes an empty one with that problem.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - watch: Receives progress and phase timings.
  ///   - sharing: How the files are shared out.
  /// - Returns: The catalog.
  package func catalog(
    of plan: CatalogPlan, watch: RunObserver = RunObserver(), _ sharing: Parallelism = .none
  ) -> Catalog {
    let ranges = sharing.ranges(of: plan.locations.count, size: Self.filesInARow)
    let files = sharing.map(ranges.count) { part in
      var around = plan.locations.first.flatMap { folder(around: $0) }
      return plan.locations[ranges[part]].map { location in
        defer { watch.progress?.readFile() }
        if plan.shipping?.leftOut.contains(location.path) ?? false {
          return CatalogReader.leftOut(location)
        }
        return file(at: location, &around, watch)
      }
    }
    return watch.measure(.text) { catalog(of: plan, files: files.flatMap(\.self)) }
  }

  /// Files that one worker reads before the next ones are given out.
  private static let filesInARow = 4

  /// The catalog of a plan, of files that were read.
  package func catalog(of plan: CatalogPlan, files: [CatalogFile]) -> Catalog {
    var plan = plan
    if let sourceLocale { plan.declaredSourceLocale = sourceLocale.description }
    plan.localeDeclarations += localeDeclarations(of: plan)
    return Catalog(
      plan: plan, files: files, fallback: fallback, requiredLocales: requiredLocales,
      sources: sources)
  }

  /// Bytes of a plan's files, about: those of a few of them tell.
  package func expectedSize(of plan: CatalogPlan) -> Int {
    let count = plan.locations.count
    let step = max(1, count / Self.sampledFiles)
    let sample = stride(from: 0, to: count, by: step)
    return sample.reduce(0) { $0 + size(of: plan.locations[$1].path) } * step
  }

  /// Number of files that tell the size of a set.
  private static let sampledFiles = 4

  /// Bytes of a file; 0 for one that cannot be had.
  private func size(of path: String) -> Int {
    if let bytes = contents[path] { return bytes.count }
    guard readsDisk else { return 0 }
    return (try? FileSystem.status(of: root.absolute(path)))?.size ?? 0
  }

  /// The lists of languages beside an Android set: the one for the settings, and those of the module's build script.
  private func localeDeclarations(of plan: CatalogPlan) -> [LocaleDeclaration] {
    guard plan.locations.first?.format == .android else { return [] }
    let config = plan.set + "/" + LocaleDeclaration.placeOfConfig
    let declarations =
      bytes(of: config).map { [LocaleDeclaration(localesConfig: $0, path: config)] } ?? []
    let parts = plan.set.split(separator: "/")
    guard plan.overriddenSet == nil, let source = parts.lastIndex(of: "src") else {
      return declarations
    }
    let scripts = ["build.gradle.kts", "build.gradle"].map {
      (parts[..<source] + [$0[...]]).joined(separator: "/")
    }
    return declarations
      + scripts.compactMap { path in
        bytes(of: path).flatMap { LocaleDeclaration(buildScript: $0, path: path) }
      }
  }

  /// The bytes of a file that need not be there; nil without it.
  private func bytes(of path: String) -> [UInt8]? {
    if let bytes = contents[path] { return bytes }
    guard readsDisk else { return nil }
    do {
      return try root.bytes(of: path)
    } catch {
      // Most sets have none.
      if !error.isAbsence { unread.add(error) }
      return nil
    }
  }

  /// The folder around those of a set's locales, held open: its files are found from there.
  private struct AroundSet {
    var folder: OpenFolder
    /// Its path, relative to the root.
    var path: String
    /// Room for a file as most are.
    var buffer = [UInt8](repeating: 0, count: 1 << 15)

    /// The bytes of a file by its path from the root; nil for one outside the folder.
    mutating func bytes(of file: String) throws(FileFailure) -> [UInt8]? {
      guard let name = ProjectRoot.relative(file, to: path) else { return nil }
      return try folder.bytes(of: name, using: &buffer, path: file)
    }
  }

  private func folder(around location: CatalogLocation) -> AroundSet? {
    guard readsDisk else { return nil }
    var path = ProjectRoot.folder(of: location.path)
    if !location.place.folder.isEmpty { path = ProjectRoot.folder(of: path) }
    return (try? OpenFolder(root.absolute(path))).map { AroundSet(folder: $0, path: path) }
  }

  private func bytes(
    of path: String, _ around: inout AroundSet?
  ) throws(FileFailure) -> [UInt8] {
    do {
      if let bytes = try around?.bytes(of: path) { return bytes }
    } catch {
      // A link is followed only where it may be.
      if error.code != FileFailure.isLink { throw error }
    }
    return try root.bytes(of: path)
  }

  private func file(
    at location: CatalogLocation, _ around: inout AroundSet?, _ watch: RunObserver
  ) -> CatalogFile {
    if let bytes = contents[location.path] {
      return watch.measure(.parse) { CatalogReader.read(bytes, at: location) }
    }
    guard readsDisk else {
      return CatalogReader.unreadable(location, because: "it is not in that revision")
    }
    do {
      let bytes = try watch.measure(.read) { () throws(FileFailure) -> [UInt8] in
        try self.bytes(of: location.path, &around)
      }
      return watch.measure(.parse) { CatalogReader.read(bytes, at: location) }
    } catch {
      unread.add(error, isFinding: true)
      return CatalogReader.unreadable(location, because: error.reason)
    }
  }
}
