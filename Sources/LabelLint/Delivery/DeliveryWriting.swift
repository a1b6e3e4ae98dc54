/// Writes delivered texts into the files of a catalog in memory.
struct DeliveryWriting {
  /// The catalog with the texts, and the files that change.
  typealias Result = (catalog: Catalog, files: [FixOutcome.File])

  private let items: [DeliveryComparison.Item]
  private let before: FixRun.Checked
  private let join: ([CatalogFile]) -> Catalog
  private var reasons: [Int: String] = [:]
  private var plans: [Int: [ProposalPlan]] = [:]
  /// What is said of plurals that lack forms, by the number of their item.
  private(set) var lacking: [(number: Int, finding: Finding)] = []

  /// Finds the places of texts.
  init(
    _ items: [DeliveryComparison.Item], in before: FixRun.Checked,
    join: @escaping ([CatalogFile]) -> Catalog
  ) {
    (self.items, self.before, self.join) = (items, before, join)
    for (number, item) in items.enumerated() {
      if let obstacle = item.obstacle { reasons[number] = obstacle }
      do throws(ReviewFault) {
        for var proposal in item.proposals {
          proposal.origin = String(number)
          let plan = try ProposalPlan(proposal, in: before.catalog)
          plans[number, default: []].append(plan)
          for finding in plan.findings {
            lacking.append((number, finding))
            // Nothing is planned for it, whatever level leaves texts out.
            reasons[number] = reasons[number] ?? "\(finding.message) [\(finding.rule)]"
          }
        }
      } catch {
        plans[number] = nil
        reasons[number] = error.description
      }
    }
  }

  /// Numbers of the items that are written.
  var active: [Int] { items.indices.filter(isWritten) }

  /// Whether an item is written.
  func isWritten(_ number: Int) -> Bool { plans[number] != nil && reasons[number] == nil }

  /// Whether an item is left out.
  func isLeft(_ number: Int) -> Bool { reasons[number] != nil }

  /// Why an item is left out; nil for one that is written or need not be.
  func reason(_ number: Int) -> String? { reasons[number] }

  /// Leaves items out that are not the app's already; the first reason counts.
  mutating func leave(_ numbers: [Int], _ reason: String) {
    for number in numbers where reasons[number] == nil {
      if case .unchanged = items[number].fate { continue }
      reasons[number] = reason
    }
  }

  /// Numbers of the items that are written for a key and locale.
  func numbers(of subject: Subject) -> [Int] {
    active.filter { number in
      let entry = items[number].entry
      return ByteOrder.areEqual(entry.key, subject.key) && entry.name.locale == subject.locale
    }
  }

  /// Writes all that is not left out.
  ///
  /// - Returns: The result, and why texts cannot be written, by their number.
  func written() -> (result: Result, refusals: [(number: Int, reason: String)]) {
    let plans = active.flatMap { self.plans[$0] ?? [] }
    // Without findings, nothing is refused for what rules say: they judge the result as a whole.
    let carrying = ReviewCarrying(
      (before.catalog, []), plans.flatMap(\.writes), plans.flatMap(\.additions)
    ) { (join($0), []) }
    var refusals = carrying.refusals.compactMap { refusal in
      Int(refusal.origin).map { (number: $0, reason: refusal.reason) }
    }
    for number in active {
      for fault in (self.plans[number] ?? []).flatMap(\.faults) { refusals.append((number, fault)) }
    }
    return ((carrying.result.catalog, carrying.files), refusals)
  }
}
