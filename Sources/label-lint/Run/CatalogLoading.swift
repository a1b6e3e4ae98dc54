import LabelLint

/// Reads the files of planned sets.
struct CatalogLoading: Sendable {
  /// The folder that paths are relative to.
  let root: ProjectRoot
  /// The source language where no file names one.
  let fallback: LocaleTag?

  /// The catalog of a plan; a file that cannot be read becomes an empty one with that problem.
  func catalog(of plan: CatalogPlan) -> Catalog {
    Catalog(plan: plan, files: plan.locations.map(file(at:)), fallback: fallback)
  }

  private func file(at location: CatalogLocation) -> CatalogFile {
    do {
      return CatalogReader.read(
        try FileSystem.bytes(of: root.absolute(location.path)), at: location)
    } catch {
      return CatalogReader.unreadable(location, because: error.reason)
    }
  }
}
