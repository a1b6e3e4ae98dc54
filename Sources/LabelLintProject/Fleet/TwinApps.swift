package import LabelLint

extension Fleet {
  /// The apps that are one product on several platforms, each product once, in the order of the file.
  package var products: [[App]] {
    var seen: Set<String> = []
    return apps.compactMap { app in
      let names = [app.name] + app.twins
      guard !app.twins.isEmpty, !names.contains(where: seen.contains) else { return nil }
      seen.formUnion(names)
      return apps.filter { names.contains($0.name) }
    }
  }
}

extension Project {
  /// The sets of an app of a fleet, with their settings.
  ///
  /// - Throws: `ProjectError` where they cannot be searched, or there are none.
  package init(app: Fleet.App) throws {
    let (request, root, store) = try AppPlans.request(for: app)
    try self.init(request, root: root, store: store)
  }

  /// Adds the translations of all sets to a table.
  package func addTwins(to table: inout TwinTable) {
    visit { set in
      table.add(
        set.context.linter.prepare(
          set.catalog, overridden: set.overridden, sources: set.sources))
    }
  }
}
