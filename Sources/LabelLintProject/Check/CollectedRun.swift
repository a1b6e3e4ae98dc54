package import LabelLint

/// A run whose sets are kept, for commands that look at all of them.
package enum CollectedRun {
  /// Checks a project and keeps its sets.
  package static func sets(of project: Project) async -> [ReportedSet] {
    let collection = SetCollection()
    await project.run(workers: nil, needs: .texts) { collection.add($0) }
    return collection.all
  }
}
