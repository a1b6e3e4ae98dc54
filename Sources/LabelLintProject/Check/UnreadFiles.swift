package import LabelLint
import Synchronization

/// The files and folders that a run should have read and could not; workers add to them.
package final class UnreadFiles: Sendable {
  /// What a part that was not read keeps from being judged.
  package enum Concern: Sendable {
    /// The sets that lie around it.
    case nearbySets
    /// All sets: it tells of languages, or of how texts are used.
    case allSets
  }

  /// What is known so far.
  private struct State {
    var items: [(item: NotRead.Item, concern: Concern)] = []
  }

  /// The folder that paths are relative to.
  private let root: ProjectRoot
  private let state = Mutex(State())

  /// Nothing is unread yet.
  package init(root: ProjectRoot) { self.root = root }

  /// Notes a file or folder.
  ///
  /// - Parameters:
  ///   - failure: The path, absolute or relative to the root, and the cause.
  ///   - concern: What cannot be judged without it.
  ///   - isFinding: Whether a finding says the same.
  package func add(
    _ failure: FileFailure, _ concern: Concern = .nearbySets, isFinding: Bool = false
  ) {
    add(
      NotRead.Item(
        path: root.relative(failure.path), reason: failure.reason, isFinding: isFinding), concern)
  }

  /// Notes a file or folder that another call has not read.
  package func add(_ item: NotRead.Item, _ concern: Concern = .nearbySets) {
    state.withLock { $0.items.append((item, concern)) }
  }

  /// Forgets what need not have been read.
  func remove<Failure: Error>(
    where isLeftOut: (String) throws(Failure) -> Bool
  ) throws(Failure) {
    var kept: [(item: NotRead.Item, concern: Concern)] = []
    for item in items where try !isLeftOut(item.item.path) { kept.append(item) }
    state.withLock { $0.items = kept }
  }

  /// All that was noted, in any order.
  var items: [(item: NotRead.Item, concern: Concern)] { state.withLock(\.items) }

  /// What was noted, for the record of a run.
  package var notRead: NotRead { NotRead(items.map(\.item)) }

  /// Whether a set, by its path relative to the root, may lack something.
  func concerns(_ set: String) -> Bool {
    state.withLock { state in
      state.items.contains { $0.concern == .allSets || Self.mayHold($0.item.path, partOf: set) }
    }
  }

  /// Whether a set may lack files of which no finding tells: nobody knows of what locales these are.
  func mayHideFiles(of set: String) -> Bool {
    state.withLock { state in
      state.items.contains { noted in
        !noted.item.isFinding
          && (noted.concern == .allSets || Self.mayHold(noted.item.path, partOf: set))
      }
    }
  }

  /// Whether a part of a set lies at or below a path: in the folder of resources, or in the folder of a
  /// locale beside a table.
  private static func mayHold(_ path: String, partOf set: String) -> Bool {
    if ProjectRoot.relative(path, to: set) != nil { return true }
    let folder = ProjectRoot.folder(of: path)
    return path.hasSuffix(".lproj")
      && ByteOrder.areEqual(folder, ProjectRoot.folder(of: set))
  }
}

extension NotRead {
  /// What was not read, a line each, and how much that is; nothing where all was.
  package var lines: [String] {
    if isEmpty { return [] }
    return items.map { "\($0.path): \($0.reason)" } + ["not complete: \(counted) could not be read"]
  }
}
