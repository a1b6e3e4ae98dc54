extension Linter {
  /// The findings in files that are held in memory, by their places.
  ///
  /// - Parameter files: Bytes of each file by the path where it would lie, with `/`: the path says which format,
  ///   set and locale a file is of. Files of other paths than those of catalogs are left out.
  /// - Returns: What the default rules find.
  public func findings(in files: [String: [UInt8]]) -> [ReportedFinding] {
    let locations = files.keys.sorted(by: ByteOrder.precedes).compactMap {
      CatalogLocation(path: $0)
    }
    return CatalogDiscovery.plans(for: locations).flatMap { plan in
      let read = plan.locations.map { CatalogReader.read(files[$0.path] ?? [], at: $0) }
      let catalog = Catalog(plan: plan, files: read, fallback: LocaleTag("en"))
      return ReportedSet(catalog, check(catalog), app: "").findings
    }.sorted { ($0.place.path, $0.place.offset) < ($1.place.path, $1.place.offset) }
  }
}
