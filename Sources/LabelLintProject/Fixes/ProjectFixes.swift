public import LabelLint

/// Fixes of a project's findings, worked out and not written yet.
public struct ProjectFixes {
  /// What is fixed, with places and titles.
  public private(set) var applied: [FixOutcome.Item] = []
  /// What is not, with reasons.
  public private(set) var left: [FixOutcome.Left] = []
  /// The files that change, as they were read and as they will be.
  public private(set) var files: [FixOutcome.File] = []
  /// Known findings of the texts that change.
  var following: FollowingEntries
  private let root: ProjectRoot
  private let settings: Settings

  /// No fixes.
  init(root: ProjectRoot, settings: Settings) {
    self.root = root
    following = FollowingEntries(root: root)
    self.settings = settings
  }

  /// Adds what fixing a set came to.
  mutating func add(_ outcome: FixOutcome) {
    applied += outcome.applied
    left += outcome.left
    files += outcome.files
  }

  /// Writes the files, each whole or not at all, and lets what the baseline knows of their texts follow.
  ///
  /// - Throws: Which files were not written, and why, once the others are: one that changed since it was read is
  ///   left alone.
  public func apply() throws(ProjectError) {
    try following.prepare(nil, settings)
    let failures = root.write(files)
    _ = try following.write(nil, settings, without: Set(failures.keys), isDryRun: false)
    guard let first = failures.keys.min() else { return }
    throw ProjectError(
      lines: failures.sorted { ByteOrder.precedes($0.key, $1.key) }.map(\.value), path: first)
  }
}

extension Project {
  /// Fixes a set in memory.
  ///
  /// - Parameters:
  ///   - set: The set as it was found.
  ///   - reported: What of it is to be fixed.
  ///   - allowsUnsafe: Whether words may change.
  /// - Returns: What it came to.
  package func fix(_ set: OpenSet, reported: ReportedSet, allowsUnsafe: Bool) -> FixOutcome {
    let scope = FixScope(
      set, reported: reported, choice: request.rules, namedFiles: namedFiles)
    return FixRun(
      allowsUnsafe: allowsUnsafe, where: { scope.includes($0) }, knowing: { scope.knows($0) },
      checkAll: set.checkAll, check: { set.check($0) }
    ).run(set.found)
  }
}
