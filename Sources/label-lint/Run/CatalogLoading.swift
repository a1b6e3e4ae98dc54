import LabelLint

/// Reads the files of planned sets.
struct CatalogLoading: Sendable {
  /// The folder that paths are relative to.
  let root: ProjectRoot
  /// The source language where no file names one.
  var fallback: LocaleTag?
  /// The source language that the configuration names, before that of project files.
  var sourceLocale: LocaleTag?
  /// Locales that must be complete; nil for those of each set.
  var requiredLocales: [LocaleTag]?
  /// Contents by path that stand in for those on disk.
  var contents: [String: [UInt8]] = [:]
  /// Whether files that `contents` lacks are on disk.
  var readsDisk = true

  /// A loader that reads what is on disk.
  init(root: ProjectRoot, fallback: LocaleTag?) {
    self.root = root
    self.fallback = fallback
  }

  /// The catalog of a plan; a file that cannot be read becomes an empty one with that problem.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - watch: Who looks on.
  /// - Returns: The catalog.
  func catalog(of plan: CatalogPlan, watch: RunWatch = RunWatch()) -> Catalog {
    let files = plan.locations.map { location in
      defer { watch.progress?.readFile() }
      return file(at: location, watch)
    }
    return watch.measure(.text) { catalog(of: plan, files: files) }
  }

  /// The catalog of a plan, of files that were read.
  func catalog(of plan: CatalogPlan, files: [CatalogFile]) -> Catalog {
    var plan = plan
    if let sourceLocale { plan.declaredSourceLocale = sourceLocale.description }
    plan.localesConfig = localesConfig(of: plan)
    return Catalog(
      plan: plan, files: files, fallback: fallback, requiredLocales: requiredLocales)
  }

  /// The file beside an Android set that lists the languages of the app; nil without one.
  private func localesConfig(of plan: CatalogPlan) -> LocalesConfig? {
    guard plan.locations.first?.format == .android else { return nil }
    let path = plan.set + "/" + LocalesConfig.place
    if let bytes = contents[path] { return LocalesConfig(bytes, path: path) }
    guard readsDisk, let bytes = try? FileSystem.bytes(of: root.absolute(path)) else { return nil }
    return LocalesConfig(bytes, path: path)
  }

  private func file(at location: CatalogLocation, _ watch: RunWatch) -> CatalogFile {
    if let bytes = contents[location.path] {
      return watch.measure(.parse) { CatalogReader.read(bytes, at: location) }
    }
    guard readsDisk else {
      return CatalogReader.unreadable(location, because: "it is not in that revision")
    }
    do {
      let bytes = try watch.measure(.read) { () throws(FileFailure) in
        try FileSystem.bytes(of: root.absolute(location.path))
      }
      return watch.measure(.parse) { CatalogReader.read(bytes, at: location) }
    } catch {
      return CatalogReader.unreadable(location, because: error.reason)
    }
  }
}
