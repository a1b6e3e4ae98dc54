import LabelLint

/// Sets that are checked by one worker: a set and those that override it.
struct CatalogGroup: Sendable {
  /// Plans with their numbers in the order of reports; the overridden set, if it is here, first.
  var plans: [(number: Int, plan: CatalogPlan)]

  /// Puts every overriding set with the set it overrides, where that was found too.
  static func groups(of plans: [CatalogPlan]) -> [CatalogGroup] {
    let numbers = Dictionary(
      plans.enumerated().map { ($1.set, $0) }, uniquingKeysWith: { first, _ in first })
    var followers: [Int: [Int]] = [:]
    var leaders: [Int] = []
    for (number, plan) in plans.enumerated() {
      if let leader = plan.overriddenSet.flatMap({ numbers[$0] }) {
        followers[leader, default: []].append(number)
      } else {
        leaders.append(number)
      }
    }
    return leaders.map { leader in
      CatalogGroup(
        plans: ([leader] + (followers[leader] ?? [])).map { (number: $0, plan: plans[$0]) })
    }
  }

  /// Groups in the order in which several workers take them: the large ones first, from the largest, as
  /// one that comes last leaves the other workers without work; the others in the order of reports, so
  /// that what is found in them is handed on soon.
  ///
  /// - Parameters:
  ///   - groups: The groups, in the order of reports.
  ///   - workers: Number of workers.
  ///   - size: The bytes of a plan's files, about, by its number.
  /// - Returns: All groups.
  static func inTurn(
    _ groups: [CatalogGroup], workers: Int, size: (Int, CatalogPlan) -> Int
  ) -> [CatalogGroup] {
    let sizes = groups.map { $0.plans.reduce(0) { $0 + size($1.number, $1.plan) } }
    // Groups of less keep a worker busy for a small part of its time.
    let least = sizes.reduce(0, +) / (max(1, workers) * 16)
    let large = groups.indices.filter { sizes[$0] > least }
      .sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
    return (large + groups.indices.filter { sizes[$0] <= least }).map { groups[$0] }
  }
}
