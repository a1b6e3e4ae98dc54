package import LabelLint

/// Texts that code gives a screen reader and no catalog has.
extension Project {
  /// The set of a program's own texts; nil for a program that the settings leave out.
  ///
  /// - Parameters:
  ///   - file: The program with its texts.
  ///   - sources: The index that it belongs to.
  ///   - needs: What reports show beside the findings.
  ///   - watch: Receives progress and phase timings.
  /// - Returns: The set.
  package func reported(
    _ file: CatalogFile, _ sources: UsageIndex, needs: ReportNeeds,
    _ watch: RunObserver = RunObserver()
  ) -> ReportedSet? {
    let path = file.source.path
    guard let context = contextOfProgram[path].map({ contexts[$0] }) else { return nil }
    let catalog = context.loading.catalog(
      of: CatalogDiscovery.plan(ofProgram: path, declarations: declarations), files: [file])
    watch.selection?.see(catalog)
    let checked = watch.measure(.rules) { context.linter.check(catalog, sources: sources) }
    return ReportedSet(catalog, checked, app: context.app, concerning: [], needs: needs)
  }

  /// The sets of the programs that changed since a revision, as they are and as they were.
  ///
  /// - Parameters:
  ///   - paths: Paths that differ from the revision.
  ///   - revision: The revision.
  ///   - needs: What reports show beside the findings.
  /// - Returns: The sets of both sides.
  /// - Throws: `ProjectError` where git does not give its contents.
  mutating func programs(
    changed paths: Set<String>, since revision: GitRevision, needs: ReportNeeds
  ) throws(ProjectError) -> ComparedSides.Outcome {
    guard let sources, namedFiles.isEmpty else { return ([], []) }
    var draft = UsageDraft(noting: sources.noted)
    for (path, bytes) in try revision.programs(at: paths).sorted(by: {
      ByteOrder.precedes($0.key, $1.key)
    }) {
      if let kind = SourceKind(path: path) { draft.read(path: path, bytes, as: kind) }
    }
    let before = UsageIndex(draft)
    let old = CodeTexts(before).spokenPaths
    let new = Set(CodeTexts(sources).spokenPaths).intersection(paths)
    if old.isEmpty, new.isEmpty { return ([], []) }
    try noteSettings(ofPrograms: old)
    let (known, knownBefore) = (SpokenTexts(sources), SpokenTexts(before))
    for (plan, context) in zip(plans, contextOfPlan)
    where plan.locations.first?.format.isApple ?? false {
      let catalog = contexts[context].loading.catalog(of: plan)
      known.see(catalog)
      knownBefore.see(catalog)
    }
    // The files that changed do not tell what a table lacks beside them.
    let tables = known.tables
    return (
      known.files(tables).filter { new.contains($0.source.path) }.compactMap {
        reported($0, sources, needs: needs)
      },
      knownBefore.files(tables).compactMap { reported($0, before, needs: []) }
    )
  }
}
