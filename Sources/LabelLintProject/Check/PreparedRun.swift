import LabelLint

/// A check with its sets, ready to run.
struct PreparedRun: Sendable {
  /// How the sets are checked.
  let run: CheckRun
  /// The sets.
  let plans: [CatalogPlan]

  /// Checks the sets; they are given in their order.
  func sets() async -> [ReportedSet] {
    let sets = SetCollection()
    await run.run(plans) { sets.add($0) }
    return sets.all
  }
}
