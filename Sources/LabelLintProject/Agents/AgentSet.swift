import LabelLint

/// A set that an agent works on, kept in memory: read once, and checked as far as something asks for it.
struct AgentSet {
  /// Where its files are.
  let plan: CatalogPlan
  /// How it is read and checked.
  let context: SetContext
  /// The catalog with all that was written.
  private(set) var catalog: Catalog
  /// Keys and locales that were written since the whole set was checked.
  private(set) var written: Set<AgentText> = []
  /// Number of the check of the whole set, for who pages through its results.
  private(set) var generation = 0
  private let overridden: Catalog?
  private var narrowed: [String: NarrowedSet] = [:]
  private var whole: WholeSet?
  private var seen: [String: FileStatus] = [:]

  /// A set as a whole.
  struct WholeSet {
    /// The catalog.
    let catalog: Catalog
    /// What every locale must have and lacks.
    let coverage: TranslationCoverage
    /// The record and the findings as reports have them.
    let reported: ReportedSet
  }

  /// Reads a set.
  init(_ plan: CatalogPlan, _ context: SetContext, overridden: Catalog?, in root: ProjectRoot) {
    self.plan = plan
    self.context = context
    self.overridden = overridden
    catalog = context.loading.catalog(of: plan)
    look(in: root)
  }

  // MARK: Disk

  /// Notes what the files are on disk.
  private mutating func look(in root: ProjectRoot) {
    seen = [:]
    for path in watched { seen[path] = FileStatus(root.absolute(path)) }
  }

  /// Files of the set and the folders they lie in.
  private var watched: Set<String> {
    var paths: Set<String> = []
    for location in plan.locations {
      let folder = ProjectRoot.folder(of: location.path)
      paths.formUnion([location.path, folder, ProjectRoot.folder(of: folder)])
    }
    return paths
  }

  /// Whether its files are as they were when they were read.
  func isCurrent(in root: ProjectRoot) -> Bool {
    watched.allSatisfy { path in
      let now = FileStatus(root.absolute(path))
      guard let now, let old = seen[path] else { return (now == nil) == (seen[path] == nil) }
      return now.isChangedWith(old) && (now.isDirectory || now.isFile(of: old))
    }
  }

  // MARK: Checks

  /// The set with its source texts and those of a locale's language.
  mutating func part(_ locale: LocaleTag) -> NarrowedSet {
    let name = locale.description
    if let known = narrowed[name] { return known }
    let part = NarrowedSet(locale, of: catalog, plan, context, overridden: overridden)
    narrowed[name] = part
    return part
  }

  /// The set as a whole, checked since the last text was written only if `isCurrent` asks for that.
  mutating func wholeSet(current: Bool) -> WholeSet {
    if let whole, written.isEmpty || !current { return whole }
    let prepared = context.linter.prepare(
      catalog, overridden: overridden, sources: context.loading.sources,
      sharing: WorkerPool(ProcessorCount.workers(nil) - 1).sharing)
    let checked = context.linter.check(
      prepared, sharing: WorkerPool(ProcessorCount.workers(nil) - 1).sharing)
    let set = WholeSet(
      catalog: prepared.catalog, coverage: checked.coverage,
      reported: ReportedSet(prepared.catalog, checked, app: context.app, needs: []))
    whole = set
    written = []
    generation += 1
    return set
  }

  // MARK: Writing

  /// The files that change when a text is written, of a set that its trial found sound.
  ///
  /// - Throws: Why it cannot be written.
  mutating func files(
    for proposal: ProposedText, _ trial: ProposalTrial, locale: LocaleTag
  ) throws(AgentRefusal) -> [FixOutcome.File] {
    if part(locale).holdsWholeFiles { return trial.files }
    // The rules have judged the text; here it goes into the file with all languages.
    do throws(ReviewFault) {
      let own = try ProposalTrial(proposal, in: (catalog, [])) { [plan, context] files in
        (context.loading.catalog(of: plan, files: files), [])
      }
      if let refusal = own.refusals.first { throw ReviewFault(refusal) }
      return own.files
    } catch {
      throw AgentRefusal(error.description)
    }
  }

  /// Takes files that were written.
  mutating func take(
    _ files: [FixOutcome.File], _ trial: ProposalTrial, _ text: AgentText, locale: LocaleTag,
    in root: ProjectRoot
  ) {
    var own = catalog.files
    for file in files {
      guard let number = own.firstIndex(where: { $0.source.path == file.before.path }),
        let location = CatalogLocation(path: file.before.path)
      else { continue }
      own[number] = CatalogReader.read(file.stored, at: location)
    }
    catalog = context.loading.catalog(of: plan, files: own)
    written.insert(text)
    let isSource = locale.merged == catalog.sourceLocale.merged
    let kept = isSource ? nil : narrowed[locale.description]
    narrowed = isSource ? [:] : narrowed.filter { !$0.key.hasPrefix(locale.language) }
    if var kept {
      kept.take(trial.result.catalog)
      narrowed[locale.description] = kept
    }
    look(in: root)
  }
}

/// A key in a locale.
struct AgentText: Hashable {
  /// Name of the table.
  let table: String
  /// The key.
  let key: String
  /// The locale.
  let locale: String
}
