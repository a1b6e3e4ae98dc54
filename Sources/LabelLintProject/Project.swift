public import LabelLint

/// The catalogs below some files and folders, each set of them with its settings: found, to be checked and fixed.
///
///     for finding in try Project("app").check() {
///       print("\(finding.place.path):\(finding.place.line): \(finding.message)")
///     }
///
/// It says and changes what `label-lint` does when it is called with the same paths in the same folder. Files are
/// read anew by each call.
public struct Project: Sendable {
  /// The folder that paths are relative to.
  package let root: ProjectRoot
  /// The settings that hold for the project as a whole.
  public let settings: Settings
  /// The sets to check.
  package private(set) var plans: [CatalogPlan]
  /// Index in `contexts` of each plan's.
  package private(set) var contextOfPlan: [Int] = []
  /// How sets are read and checked, by configuration.
  package private(set) var contexts: [SetContext] = []
  /// Paths of the files the user named; empty when findings of all files are wanted.
  package private(set) var namedFiles: Set<String>
  /// What should have been read and could not.
  package let unread: UnreadFiles
  /// Folders with catalogs that are not read, relative to the root.
  package private(set) var passedOver: PassedOver
  /// How the app's sources use keys; nil where they were not read.
  package private(set) var sources: UsageIndex?
  /// Files of the app's sources that were left out, each with the reason.
  package private(set) var skippedSources: [String] = []
  /// Index in `contexts` of the programs with texts for screen readers, by path.
  private(set) var contextOfProgram: [String: Int] = [:]
  /// The sets as they were found beside an earlier run; nil where they are still to be checked.
  package var checked: [ReportedSet]?
  /// The sets as they were in the revision that they are compared with; nil without one.
  private var earlier: EarlierSets?
  /// What project files say of source languages.
  package let declarations: [SourceDeclaration]
  /// What they say of the files that the app is built with.
  package let projects: XcodeProjects
  var store: SettingsStore
  private var contextOfFile: [String: Int] = [:]
  let request: Request

  /// What a call says beside its paths.
  package struct Request {
    /// Files and folders; none means the working folder.
    package var paths: [String] = []
    /// A path and what stands there, in place of what is on disk.
    package var standardInput: (path: String, bytes: [UInt8])?
    /// What stands in files in place of what is on disk, by their paths relative to the root.
    package var contents: [String: [UInt8]] = [:]
    /// Which rules run.
    package var rules = FindingChoice()
    /// Source language where no file names one.
    package var sourceLocale: String?
    /// Name of the app; nil for that of the configuration.
    package var app: String?
    /// Number of workers that look for catalogs; nil for one a core.
    package var workers: Int?

    /// All that lies in the working folder.
    package init() {}
  }

  /// Finds the sets below some root and their settings.
  package init(_ request: Request, root: ProjectRoot, store: SettingsStore) throws(ProjectError) {
    self.request = request
    self.store = store
    unread = UnreadFiles(root: root)
    var walk = CatalogWalk(root: root, workers: request.workers, unread: unread)
    let paths = request.paths.filter { $0 != "-" }
    do throws(FileFailure) {
      if let input = request.standardInput { try walk.addFile(input.path) }
      let isBare = paths.isEmpty && request.standardInput == nil
      for path in isBare ? [FileSystem.workingFolder] : paths { try walk.add(path) }
    } catch {
      throw ProjectError(error, isOfCall: true)
    }
    self.root = walk.rootWithNames
    self.store.root = self.root
    namedFiles = walk.namedFiles
    declarations = walk.declarations
    projects = walk.projects
    passedOver = walk.passedOver
    // What comes later may lie in folders that were passed over.
    self.store.listed = walk.listed
    settings = try self.store.settings(in: Self.commonFolder(paths))
    plans = []
    plans = try configured(
      CatalogDiscovery.plans(
        for: walk.locations, declarations: declarations, projects: projects))
    self.store.listed = nil
    var settingsOfUnread = self.store
    try unread.remove { (path) throws(ProjectError) in
      try settingsOfUnread.settings(in: ProjectRoot.folder(of: root.absolute(path))).leavesOut(path)
    }
    guard !plans.isEmpty else {
      throw ProjectError(
        lines: unread.notRead.lines + [Self.nothingFound(request.paths)] + passedOver.lines(),
        path: request.paths.first, isNothingFound: unread.notRead.isEmpty)
    }
  }

  /// Takes the sets that a plan names, with their settings.
  package init(
    _ request: Request, planned: [CatalogPlan], root: ProjectRoot, store: SettingsStore
  ) throws(ProjectError) {
    self.request = request
    self.root = root
    self.store = store
    unread = UnreadFiles(root: root)
    namedFiles = []
    passedOver = PassedOver()
    declarations = []
    projects = XcodeProjects()
    settings = try self.store.settings(in: root.path)
    plans = []
    plans = try configured(planned)
  }

  /// The rules that run in some set, with the level they have there; the highest where they differ.
  package var activeRules: [RuleID: Severity] {
    var rules: [RuleID: Severity] = [:]
    for context in contexts {
      for metadata in context.linter.configuration.activeRules {
        let severity = context.linter.configuration.severity(of: metadata)
        rules[metadata.id] = max(severity, rules[metadata.id] ?? severity)
      }
    }
    return rules
  }

  /// Paths of the sets.
  package var sets: Set<String> { Set(plans.map(\.set)) }

  /// Whether all findings of all sets of the project are seen.
  package var isWhole: Bool {
    namedFiles.isEmpty && !request.rules.limitsFindings && !request.rules.limitsRules
  }

  /// Reads the code and layouts that the call or else the configuration names.
  ///
  /// - Parameters:
  ///   - folders: Folders that the call names.
  ///   - screens: Folders of snapshots of screens.
  ///   - workers: Number of workers; nil for one a core.
  /// - Throws: `ProjectError` for a folder that cannot be read, or screens that are none.
  package mutating func readSources(
    _ folders: [String], screens: [String] = [], workers: Int?
  ) throws(ProjectError) {
    let folders = folders.isEmpty ? settings.sources : folders
    if folders.isEmpty, screens.isEmpty { return }
    let outcome: SourcesReading.Outcome
    do throws(FileFailure) {
      outcome = try SourcesReading(
        root: root, workers: ProcessorCount.workers(workers),
        noting: notedTexts
      ).read(folders, screens: screens)
    } catch {
      throw ProjectError(error)
    }
    skippedSources = outcome.skipped
    for failure in outcome.failures { unread.add(failure, .allSets) }
    try use(outcome.index)
  }

  /// The texts that the rules on texts in code ask for.
  private var notedTexts: NotedTexts {
    let active = activeRules
    var noted: NotedTexts = []
    if active["unknown-key"] != nil { noted.insert(.keys) }
    if active["hard-coded-text"] != nil { noted.insert(.shown) }
    return noted
  }

  /// Reads other texts in place of those on disk from now on, by paths relative to the root.
  package mutating func read(_ contents: [String: [UInt8]]) {
    for number in contexts.indices { contexts[number].loading.contents = contents }
  }

  /// Runs a rule of the caller's beside the others, at its own level and with its default options.
  ///
  /// - Parameter rule: The rule. Its name is none of the tool's own.
  public mutating func add(_ rule: some TextRule) {
    for number in contexts.indices { contexts[number].add(rule) }
  }

  /// Lets catalogs and rules know what code says.
  private mutating func use(_ index: UsageIndex) throws(ProjectError) {
    sources = index
    for number in contexts.indices { contexts[number].loading.sources = index }
    try noteSettings(ofPrograms: CodeTexts(index).spokenPaths)
  }

  /// Finds how programs are judged, but for those that the settings leave out.
  mutating func noteSettings(ofPrograms paths: [String]) throws(ProjectError) {
    for path in paths {
      let settings = try store.settings(in: ProjectRoot.folder(of: root.absolute(path)))
      if settings.leavesOut(path) { continue }
      contextOfProgram[path] = try context(of: settings)
    }
  }

  /// Checks the sets; `deliver` gets each in their order.
  ///
  /// - Parameters:
  ///   - workers: Number of workers; nil for one a core.
  ///   - needs: What reports show beside the findings.
  ///   - watch: Receives progress and phase timings.
  ///   - deliver: Takes each set.
  package func run(
    workers: Int?, needs: ReportNeeds = [], watch: RunObserver = RunObserver(),
    deliver: @escaping (ReportedSet) -> Void
  ) async {
    if let checked {
      for set in checked { deliver(set) }
      return
    }
    var watch = watch
    watch.spoken = sources.map(SpokenTexts.init)
    let run = checkRun(
      workers: workers, namedFiles: namedFiles, needs: needs, watch: watch)
    await run.run(plans, deliver: deliver)
    for set in programs(needs, watch) { deliver(set) }
  }

  /// The same, before it returns.
  func sets(needs: ReportNeeds) -> [ReportedSet] {
    var watch = RunObserver()
    watch.spoken = sources.map(SpokenTexts.init)
    let run = checkRun(workers: nil, namedFiles: namedFiles, needs: needs, watch: watch)
    return run.sets(of: plans) + programs(needs, watch)
  }

  /// The sets of texts that code gives a screen reader and no catalog has, once all catalogs were seen.
  private func programs(_ needs: ReportNeeds, _ watch: RunObserver) -> [ReportedSet] {
    guard let sources, let spoken = watch.spoken, namedFiles.isEmpty else { return [] }
    return spoken.files(spoken.tables).compactMap { reported($0, sources, needs: needs, watch) }
  }

  /// Checks the sets one after the other, for commands that change files; a set that overrides
  /// another comes behind that one.
  package func visit(
    selecting selection: SelectionWatch? = nil, _ body: (OpenSet) throws(ProjectError) -> Void
  ) rethrows {
    try checkRun(workers: 1, namedFiles: namedFiles, watch: RunObserver(selection: selection))
      .visit(plans, body)
  }

  /// The catalog that a set is merged over; nil without one.
  package func overridden(by plan: CatalogPlan) -> Catalog? {
    guard let set = plan.overriddenSet,
      let number = plans.firstIndex(where: { ByteOrder.areEqual($0.set, set) })
    else { return nil }
    return contexts[contextOfPlan[number]].loading.catalog(of: plans[number])
  }

  // MARK: Revisions

  /// Leaves the sets that changed since a revision, and gives them as they were then.
  ///
  /// Sets that override each other are checked together, so both are when one changed.
  ///
  /// - Parameters:
  ///   - revision: The revision.
  ///   - changed: Paths that differ from it.
  /// - Returns: The sets of the revision; no files of theirs are named by the call.
  /// - Throws: `ProjectError` where git does not give its contents.
  mutating func leaveChanged(
    since revision: GitRevision, _ changed: Set<String>
  ) throws(ProjectError) -> Project {
    let known = plans.map(\.set)
    var touched = Set(
      plans.filter { plan in
        plan.locations.contains { changed.contains($0.path) }
      }.map(\.set))
    let catalogs = try revision.catalogs()
    for catalog in catalogs where changed.contains(catalog.location.path) {
      touched.insert(catalog.location.set)
    }
    let isTouched = { (plan: CatalogPlan) in
      touched.contains(plan.set) || plan.overriddenSet.map { touched.contains($0) } ?? false
    }
    let leaders = Set(plans.filter(isTouched).compactMap(\.overriddenSet))
    let now = plans.filter { isTouched($0) || leaders.contains($0.set) }
    let wanted = Set(now.map(\.set)).union(touched.subtracting(known))
    let old = catalogs.filter { wanted.contains($0.location.set) }
    // What git finds unchanged is read from disk, as long as it is there.
    let stored = old.filter { catalog in
      changed.contains(catalog.location.path)
        || (try? FileSystem.status(of: root.absolute(catalog.location.path))) == nil
    }
    let before = try revision.contents(of: stored)
    plans = try configured(now)
    var earlier = self
    earlier.plans = try earlier.configured(
      CatalogDiscovery.plans(
        for: old.map(\.location), declarations: declarations, projects: projects))
    for index in earlier.contexts.indices { earlier.contexts[index].loading.contents = before }
    // Files that the call names limit what is reported now, not what was there.
    earlier.namedFiles = []
    self.earlier = EarlierSets(earlier, changed: changed)
    return earlier
  }

  /// The same sets with other files, index for index.
  package func reading(_ plans: [CatalogPlan]) -> Project {
    var check = self
    check.plans = plans
    return check
  }

  /// Languages that a set may be translated from, as far as its files do not say so.
  func sourceLocales(ofPlan number: Int) -> [LocaleTag] {
    let loading = contexts[contextOfPlan[number]].loading
    let declared = plans[number].declaredSourceLocale.flatMap { LocaleTag($0) }
    return [loading.sourceLocale, declared, loading.fallback, .english].compactMap(\.self)
  }

  /// The check of what is left, to be run beside another.
  func prepared(workers: Int?, needs: ReportNeeds) -> PreparedRun {
    PreparedRun(
      run: checkRun(workers: workers, namedFiles: namedFiles, needs: needs),
      plans: plans)
  }

  private func checkRun(
    workers: Int?, namedFiles: Set<String>, needs: ReportNeeds = [],
    watch: RunObserver = RunObserver()
  ) -> CheckRun {
    CheckRun(
      contexts: contexts, contextOfPlan: contextOfPlan, sources: sources, earlier: earlier,
      namedFiles: namedFiles, workers: ProcessorCount.workers(workers), needs: needs, watch: watch)
  }

  // MARK: Settings

  /// Plans with only the files that their settings let be read; notes the context of each.
  private mutating func configured(_ found: [CatalogPlan]) throws(ProjectError) -> [CatalogPlan] {
    contextOfPlan = []
    var kept: [CatalogPlan] = []
    for var plan in found {
      plan.judgesStoreTexts = root.namesStoreTexts(of: plan)
      let settings = try store.settings(
        in: ProjectRoot.folder(of: root.absolute(plan.set)))
      if settings.limitsReading {
        plan.locations.removeAll { !settings.reads($0.path) }
        if plan.locations.isEmpty { continue }
      }
      let tests = testFolder(of: plan)
      if let tests { passedOver.addUnseen(tests) }
      contextOfPlan.append(
        try context(of: settings, isOfTests: tests != nil, isOfStore: isOfStore(plan)))
      kept.append(plan)
    }
    return kept
  }

  private mutating func context(
    of settings: Settings, isOfTests: Bool = false, isOfStore: Bool = false
  ) throws(ProjectError) -> Int {
    let file = (settings.file ?? "") + (isOfStore ? "\0\0" : isOfTests ? "\0" : "")
    if let known = contextOfFile[file] { return known }
    var loading = CatalogLoading(
      root: root, fallback: request.sourceLocale.flatMap { LocaleTag($0) }, unread: unread)
    loading.sourceLocale = settings.sourceLocale
    // The languages of a store are not those of the app.
    loading.requiredLocales = isOfStore ? [] : settings.locales
    loading.sources = sources
    loading.contents = request.contents
    if let input = request.standardInput {
      loading.contents[root.relative(try Self.absolute(input.path))] = input.bytes
    }
    var configuration = settings.configuration(including: request.rules.rules)
    let words = try settings.vocabulary()
    configuration.lexicons = words.lexicons
    configuration.use(words.terms)
    if isOfTests || isOfStore { configuration = configuration.limited { _ in false } }
    contextOfFile[file] = contexts.count
    contexts.append(
      SetContext(
        loading: loading,
        linter: Linter(configuration: request.rules.limited(configuration)),
        wholeLinter: request.rules.limitsRules ? Linter(configuration: configuration) : nil,
        app: request.app ?? settings.app))
    return contexts.count - 1
  }
}
