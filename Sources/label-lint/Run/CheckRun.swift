import LabelLint

/// Checks sets on several workers and hands the results on in their order.
struct CheckRun {
  /// How sets are read and checked, by configuration.
  let contexts: [SetContext]
  /// Index of the context of each plan.
  let contextOfPlan: [Int]
  /// How the app's sources use keys; nil where they were not read.
  let sources: UsageIndex?
  /// Paths of the files the user named; empty when findings of all files are wanted.
  let namedFiles: Set<String>
  /// Number of workers.
  let workers: Int
  /// Whether a report shows what catalogs hold beside the findings.
  var withContexts = false
  /// Where the time of each phase is added up.
  var timings = PhaseTimings()

  /// A checked set with its place in the order.
  private typealias Outcome = (number: Int, set: ReportedSet)

  /// Checks all plans; `deliver` gets each set in the order of the plans.
  ///
  /// Every worker takes the next group as soon as it is free, so that no more sets than workers are
  /// in memory, but for those that wait for an earlier one.
  func run(_ plans: [CatalogPlan], deliver: @escaping (ReportedSet) -> Void) async {
    let groups = CatalogGroup.groups(of: plans)
    if workers == 1 || groups.count <= 1 {
      var order = DeliveryOrder(deliver: deliver)
      for group in groups {
        for outcome in check(group) { order.add(outcome.set, number: outcome.number) }
      }
      return
    }
    await withTaskGroup(of: [Outcome].self) { tasks in
      var order = DeliveryOrder(deliver: deliver)
      var next = 0
      while next < min(workers, groups.count) {
        let group = groups[next]
        tasks.addTask { check(group) }
        next += 1
      }
      for await outcomes in tasks {
        if next < groups.count {
          let group = groups[next]
          tasks.addTask { check(group) }
          next += 1
        }
        for outcome in outcomes { order.add(outcome.set, number: outcome.number) }
      }
    }
  }

  private func check(_ group: CatalogGroup) -> [Outcome] {
    var outcomes: [Outcome] = []
    var leader: Catalog?
    for (number, plan) in group.plans {
      let context = contexts[contextOfPlan[number]]
      let catalog = context.loading.catalog(of: plan, timings: timings)
      let isLeader = outcomes.isEmpty
      let prepared = timings.measure(.text) {
        context.linter.prepare(catalog, overridden: isLeader ? nil : leader, sources: sources)
      }
      let checked = timings.measure(.rules) { context.linter.check(prepared) }
      if isLeader, group.plans.count > 1 { leader = catalog }
      let set = timings.measure(.report) {
        ReportedSet(
          catalog, checked, app: context.app, concerning: namedFiles, withContexts: withContexts)
      }
      outcomes.append((number, set))
    }
    return outcomes
  }
}
