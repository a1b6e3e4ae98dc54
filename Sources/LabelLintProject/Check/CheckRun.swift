import LabelLint
import Synchronization

/// Checks sets on several workers and hands the results on in their order.
struct CheckRun: Sendable {
  /// How sets are read and checked, by configuration.
  let contexts: [SetContext]
  /// Index of the context of each plan.
  let contextOfPlan: [Int]
  /// How the app's sources use keys; nil where they were not read.
  let sources: UsageIndex?
  /// The sets as they were in the revision that they are compared with; nil without one.
  var earlier: EarlierSets?
  /// Paths of the files the user named; empty when findings of all files are wanted.
  let namedFiles: Set<String>
  /// Number of workers.
  let workers: Int
  /// What reports show beside the findings.
  let needs: ReportNeeds
  /// Who looks on.
  let watch: RunObserver

  /// Files that fill some megabytes when they are read: for fewer, large pages stay empty.
  private static let manyFiles = 50

  /// A checked set with its place in the order.
  private typealias Outcome = (number: Int, set: ReportedSet)

  /// Checks all plans; `deliver` gets each set in the order of the plans.
  ///
  /// Every worker takes the next group as soon as it is free, so that no more catalogs than workers
  /// are in memory, and none waits while sets are handed on. What is found in one waits for those
  /// before it in the order.
  func run(_ plans: [CatalogPlan], deliver: @escaping (ReportedSet) -> Void) async {
    let ordered = CatalogGroup.groups(of: plans)
    let readsMuch = plans.reduce(0) { $0 + $1.locations.count } >= Self.manyFiles
    if readsMuch { ProcessRoom.useLargePages() }
    if workers == 1 || ordered.count <= 1 {
      let spare = WorkerPool(workers - 1)
      var order = OrderedResults(deliver: deliver)
      for group in ordered {
        for outcome in check(group, spare) { order.add(outcome.set, number: outcome.number) }
      }
      return
    }
    let groups = CatalogGroup.inTurn(ordered, workers: workers) { number, plan in
      contexts[contextOfPlan[number]].loading.expectedSize(of: plan)
    }
    let turns = GroupQueue(groups, workers: workers)
    let spare = WorkerPool(0)
    let (done, outcomes) = AsyncStream<Outcome>.makeStream()
    await withTaskGroup(of: Void.self) { tasks in
      for _ in 0..<workers {
        tasks.addTask {
          if readsMuch { ProcessRoom.useLargePages() }
          while let group = turns.next() {
            for outcome in check(group, spare) { outcomes.yield(outcome) }
            // Yield, so that the consumer of this stream can run.
            await Task.yield()
          }
          spare.add()
          if turns.isLast() { outcomes.finish() }
        }
      }
      var order = OrderedResults(deliver: deliver)
      for await outcome in done { order.add(outcome.set, number: outcome.number) }
    }
  }

  /// Checks all plans before it returns, for callers that do not wait.
  ///
  /// - Returns: The sets in the order of the plans.
  func sets(of plans: [CatalogPlan]) -> [ReportedSet] {
    let groups = CatalogGroup.groups(of: plans)
    let spare = WorkerPool(workers - 1)
    return spare.sharing.map(groups.count) { check(groups[$0], spare) }.flatMap(\.self)
      .sorted { $0.number < $1.number }.map(\.set)
  }

  /// Checks all plans one after the other, for commands that change files; a set that overrides
  /// another comes behind that one.
  func visit(_ plans: [CatalogPlan], _ body: (OpenSet) throws -> Void) rethrows {
    for group in CatalogGroup.groups(of: plans) {
      try walk(group, WorkerPool(0)) { try body($1) }
    }
  }

  private func check(_ group: CatalogGroup, _ spare: WorkerPool) -> [Outcome] {
    var outcomes: [Outcome] = []
    walk(group, spare) { number, set in
      let reported = watch.measure(.report) {
        set.handOver(concerning: namedFiles, needs: needs)
      }
      outcomes.append((number, reported))
    }
    return outcomes
  }

  /// Checks the sets of a group, each over the one that it overrides.
  private func walk(
    _ group: CatalogGroup, _ spare: WorkerPool, _ body: (Int, inout OpenSet) throws -> Void
  ) rethrows {
    var leader: Catalog?
    for (position, (number, plan)) in group.plans.enumerated() {
      var set = OpenSet(
        plan, contexts[contextOfPlan[number]], overridden: leader,
        earlier: earlier?.catalog(of: plan), sources: sources, watch: watch, spare)
      watch.selection?.see(set.catalog, concerning: namedFiles)
      watch.spoken?.see(set.catalog)
      try body(number, &set)
      watch.progress?.checkSet(files: plan.locations.count)
      if position == 0, group.plans.count > 1 { leader = set.catalog }
    }
  }
}

/// Gives groups of sets to workers, each to the first who asks.
final class GroupQueue: Sendable {
  private let groups: [CatalogGroup]
  /// Number of groups that were given away.
  private let taken = Atomic(0)
  /// Workers that may still be given one.
  private let working: Atomic<Int>

  /// Groups in the order in which they are given to so many workers.
  init(_ groups: [CatalogGroup], workers: Int) {
    self.groups = groups
    working = Atomic(workers)
  }

  /// The next group; nil when all were given away.
  func next() -> CatalogGroup? {
    let number = taken.add(1, ordering: .relaxed).oldValue
    return number < groups.count ? groups[number] : nil
  }

  /// Notes that a worker has nothing more to do; whether all others are done, too.
  func isLast() -> Bool { working.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 }
}

/// Holds back what is done early until everything before it has been handed on.
struct OrderedResults {
  /// Takes each set in order.
  let deliver: (ReportedSet) -> Void
  private var waiting: [Int: ReportedSet] = [:]
  private var next = 0

  /// An order that starts with number 0.
  init(deliver: @escaping (ReportedSet) -> Void) { self.deliver = deliver }

  /// Takes a set that is done, and hands on all whose turn it is.
  mutating func add(_ set: ReportedSet, number: Int) {
    waiting[number] = set
    while let set = waiting.removeValue(forKey: next) {
      deliver(set)
      next += 1
    }
  }
}
