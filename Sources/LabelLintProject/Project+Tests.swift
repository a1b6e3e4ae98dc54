import LabelLint

/// Catalogs that no user of the app sees: those that its tests read may be wrong on purpose, those of stores are not
/// in it.
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

  /// How many catalogs the Xcode project has in no target, so that the app is built without them.
  package var filesWithoutTarget: Int {
    plans.reduce(0) { count, plan in
      let leftOut = plan.shipping?.leftOut ?? []
      return count + plan.locations.count { leftOut.contains($0.path) }
    }
  }

  /// Whether a set has only what fastlane keeps for stores and the call does not name: no text of the app.
  func isOfStore(_ plan: CatalogPlan) -> Bool {
    !plan.judgesStoreTexts && plan.locations.allSatisfy(CatalogDiscovery.isUnseen)
  }
}
