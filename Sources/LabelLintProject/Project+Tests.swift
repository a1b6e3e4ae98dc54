import LabelLint

/// Catalogs that an app's tests read, and no user of it: they may be wrong on purpose.
extension Project {
  /// The folder of tests that a set lies in, relative to the root; nil without one.
  ///
  /// What the call names is checked, wherever it lies: only folders below count.
  ///
  /// - Parameter plan: The set.
  /// - Returns: The path of the folder.
  func testFolder(of plan: CatalogPlan) -> String? {
    guard let path = plan.locations.first?.path,
      !plan.locations.contains(where: { root.namedFiles.contains($0.path) })
    else { return nil }
    let own = root.absolute(path)
    let walked = root.walkedFolders.filter { ProjectBounds(folder: $0).holds(own) }
    let top = walked.max { $0.utf8.count < $1.utf8.count } ?? root.path
    guard let below = ProjectRoot.relative(own, to: top == "/" ? "" : top),
      let folder = CatalogDiscovery.testFolder(around: below)
    else { return nil }
    return root.relative(ProjectRoot.joined(top, folder))
  }
}
