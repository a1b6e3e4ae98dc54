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

  /// Groups by their number of files, from the largest; those of the same number in their order.
  static func largestFirst(_ groups: [CatalogGroup]) -> [CatalogGroup] {
    let sizes = groups.map { $0.plans.reduce(0) { $0 + $1.plan.locations.count } }
    return groups.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }.map { groups[$0] }
  }
}
