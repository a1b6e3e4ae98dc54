import Synchronization

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
