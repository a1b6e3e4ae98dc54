public import LabelLint

/// What programs do with a project.
extension Project {
  /// Finds the catalogs at or below a path.
  ///
  /// A file, or the folder of one locale, is compared with its other locales and reported alone.
  ///
  /// - Parameters:
  ///   - path: A file or folder, absolute or relative to the working folder.
  ///   - root: The folder that paths of findings are relative to; nil for the git work tree around the working
  ///     folder.
  ///   - settings: Which configuration holds.
  /// - Throws: That the path is not there or holds no catalog, or what is wrong with the configuration.
  public init(
    _ path: String, root: String? = nil, settings: SettingsChoice = .nearest
  ) throws(ProjectError) {
    try self.init([path], root: root, settings: settings)
  }

  /// Finds the catalogs at or below several paths; none means the working folder.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - root: The folder that paths of findings are relative to; nil for the git work tree around the working
  ///     folder.
  ///   - settings: Which configuration holds.
  /// - Throws: That a path is not there or none holds a catalog, or what is wrong with the configuration.
  public init(
    _ paths: [String], root: String? = nil, settings: SettingsChoice = .nearest
  ) throws(ProjectError) {
    let top: ProjectRoot
    do throws(FileFailure) { top = try ProjectRoot(option: root) } catch {
      throw ProjectError(error)
    }
    let store =
      switch settings {
      case .nearest: try SettingsStore(root: top)
      case .file(let path): try SettingsStore(root: top, path: path)
      case .defaults: try SettingsStore(root: top, isIsolated: true)
      }
    var request = Request()
    request.paths = paths
    try self.init(request, root: top, store: store)
    try readSources([], workers: nil)
  }

  /// Absolute path of the folder that paths of findings are relative to.
  public var rootPath: String { root.path }

  /// Paths of the catalogs, in order.
  public var files: [String] {
    plans.flatMap { $0.locations.map(\.path) }.sorted(by: ByteOrder.precedes)
  }

  /// What should have been read and could not be so far, with reasons; a check adds to it.
  public var notRead: NotRead { unread.notRead }

  /// Checks the catalogs.
  ///
  /// - Returns: The findings that count, ordered by path and place: without those that a comment silences or the
  ///   project's baseline knows.
  /// - Throws: What is wrong with the baseline.
  public func check() throws(ProjectError) -> [ReportedFinding] {
    try checked(needs: []).sets.flatMap(\.findings)
      .sorted { ($0.place.path, $0.place.offset) < ($1.place.path, $1.place.offset) }
  }

  /// Checks the catalogs and writes a report.
  ///
  /// - Parameter format: How it is written.
  /// - Returns: The report; UTF-8 in all formats.
  /// - Throws: What is wrong with the baseline.
  public func report(as format: OutputFormat) throws(ProjectError) -> [UInt8] {
    let (sets, summary) = try checked(needs: format.needs)
    var report = OutputTarget(format: format, path: nil)
      .report(ReportStyle(settings, rules: summary.rules))
    var bytes: [UInt8] = []
    for set in sets { report.add(set, to: &bytes) }
    report.close(summary, to: &bytes)
    return bytes
  }

  /// How far each locale that must be complete is translated, over all sets, ordered by tag.
  public func coverage() -> [LocaleCoverage] {
    CoverageTable(sets(needs: []).map(\.summary), byModule: false).rows.map(\.coverage)
  }

  /// Works out fixes of what `check()` finds; `ProjectFixes.apply()` writes them.
  ///
  /// - Parameters:
  ///   - allowsUnsafe: Whether fixes that change words are made, too. Safe ones keep every word and placeholder.
  ///   - isWanted: Whether a finding is to be fixed; all are by default.
  /// - Returns: The fixes, and what could not be fixed.
  /// - Throws: What is wrong with the baseline.
  public func fixes(
    allowsUnsafe: Bool = false, where isWanted: (ReportedFinding) -> Bool = { _ in true }
  ) throws(ProjectError) -> ProjectFixes {
    var pipeline = FindingPipeline(
      choice: request.rules, tally: RunTally(rules: [:], app: settings.app, commit: nil))
    pipeline.baseline = try KnownFindings.matching(nil, self)
    var fixes = ProjectFixes(root: root, settings: settings)
    visit { set in
      var reported = pipeline.pass(set.reported(concerning: namedFiles))
      reported.findings.removeAll { !isWanted($0) }
      let outcome = fix(set, reported: reported, allowsUnsafe: allowsUnsafe)
      if pipeline.baseline != nil { fixes.following.note(set, becoming: outcome.catalogFiles) }
      fixes.add(outcome)
    }
    return fixes
  }

  /// Accepts findings as they are: they stand in the project's baseline with the reason and count no longer.
  ///
  /// - Parameters:
  ///   - findings: Findings of `check()`.
  ///   - reason: Why they are right to stay.
  /// - Throws: That the baseline cannot be read or written, or has changed meanwhile.
  public func accept(_ findings: [ReportedFinding], reason: String) throws(ProjectError) {
    var accepted = try AcceptedFindings(nil, settings)
    for finding in findings {
      accepted.add(BaselineEntry(finding, state: .accepted, reason: reason))
    }
    try accepted.write()
  }

  /// The sets as reports show them, and the record of the run.
  private func checked(
    needs: ReportNeeds
  ) throws(ProjectError) -> (sets: [ReportedSet], summary: RunSummary) {
    let start = ContinuousClock.now
    let rules = activeRules
    var pipeline = FindingPipeline(
      choice: request.rules,
      tally: RunTally(rules: rules, app: settings.app, commit: GitHead.commit(of: root.path)))
    pipeline.baseline = try KnownFindings.matching(nil, self)
    pipeline.tally.note(pipeline.baseline, app: settings.app)
    if isWhole { pipeline.lossLevel = rules[LostText.metadata.id] }
    var passed: [ReportedSet] = []
    for set in sets(needs: needs.union(pipeline.needs)) { passed.append(pipeline.pass(set)) }
    passed += pipeline.setsGone()
    pipeline.end(
      after: ContinuousClock.now - start, isWhole: isWhole, notRead: unread.notRead,
      passedOver: passedOver)
    return (passed, pipeline.tally.summary)
  }
}
