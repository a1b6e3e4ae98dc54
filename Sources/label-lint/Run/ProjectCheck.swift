import LabelLint

/// What a call asks to check: the sets it names, each with its settings.
struct ProjectCheck {
  /// The folder that paths are relative to.
  let root: ProjectRoot
  /// The settings that hold for the run as a whole.
  let settings: Settings
  /// The sets to check.
  private(set) var plans: [CatalogPlan]
  /// Index in `contexts` of each plan's.
  private(set) var contextOfPlan: [Int] = []
  /// How sets are read and checked, by configuration.
  private(set) var contexts: [SetContext] = []
  /// Paths of the files the user named; empty when findings of all files are wanted.
  private(set) var namedFiles: Set<String>
  /// What should have been read and could not.
  let unread: UnreadFiles
  /// Folders with catalogs that no user of the app meets, relative to the root, sorted.
  let passedOver: [String]
  /// How the app's sources use keys; nil where they were not read.
  private(set) var sources: UsageIndex?
  /// Index in `contexts` of the programs with texts for screen readers, by path.
  private(set) var contextOfProgram: [String: Int] = [:]
  /// The sets as they were found beside an earlier run; nil where they are still to be checked.
  var checked: [ReportedSet]?
  /// What project files say of source languages.
  let declarations: [SourceDeclaration]
  /// What they say of the files that the app is built with.
  let projects: XcodeProjects
  private var store: SettingsStore
  private var contextOfFile: [String: Int] = [:]
  private let request: Request

  /// What a call says beside its paths.
  struct Request {
    /// Files and folders; none means the working folder.
    var paths: [String] = []
    /// A path and what stands there, in place of what is on disk.
    var standardInput: (path: String, bytes: [UInt8])?
    /// Which rules run.
    var rules = FindingChoice()
    /// Source language where no file names one.
    var sourceLocale: String?
    /// Name of the app; nil for that of the configuration.
    var app: String?
    /// Number of workers that look for catalogs; nil for one a core.
    var workers: Int?
  }

  /// Finds the sets and their settings.
  init(_ request: Request, _ options: ProjectOptions) throws {
    let root = try options.projectRoot()
    try self.init(request, root: root, store: try options.settings(in: root))
  }

  /// Finds the sets below some root and their settings.
  init(_ request: Request, root: ProjectRoot, store: SettingsStore) throws {
    self.request = request
    self.store = store
    unread = UnreadFiles(root: root)
    var walk = CatalogWalk(root: root, workers: request.workers, unread: unread)
    let paths = request.paths.filter { $0 != "-" }
    do {
      if let input = request.standardInput { try walk.addFile(input.path) }
      let isBare = paths.isEmpty && request.standardInput == nil
      for path in isBare ? [FileSystem.workingFolder] : paths { try walk.add(path) }
    } catch {
      throw CommandFailure(Self.explained(error))
    }
    self.root = walk.rootWithNames
    self.store.root = self.root
    namedFiles = walk.namedFiles
    declarations = walk.declarations
    projects = walk.projects
    passedOver = walk.passedOver.sorted(by: ByteOrder.precedes)
    // What comes later may lie in folders that were passed over.
    self.store.listed = walk.listed
    settings = try self.store.settings(in: Self.commonFolder(paths))
    plans = []
    plans = try configured(
      CatalogDiscovery.plans(
        for: walk.locations, declarations: declarations, projects: projects))
    self.store.listed = nil
    var settingsOfUnread = self.store
    try unread.remove { path in
      try settingsOfUnread.settings(in: ProjectRoot.folder(of: root.absolute(path))).leavesOut(path)
    }
    guard !plans.isEmpty else {
      unread.notRead.report()
      let left = passedOver.isEmpty ? nil : LookedFor.passedOver(passedOver)
      throw CommandFailure(lines: [Self.nothingFound(request.paths), left].compactMap(\.self))
    }
  }

  /// Takes the sets that a plan names, with their settings.
  init(
    _ request: Request, planned: [CatalogPlan], root: ProjectRoot, store: SettingsStore
  ) throws {
    self.request = request
    self.root = root
    self.store = store
    unread = UnreadFiles(root: root)
    namedFiles = []
    passedOver = []
    declarations = []
    projects = XcodeProjects()
    settings = try self.store.settings(in: root.path)
    plans = []
    plans = try configured(planned)
  }

  /// The rules that run in some set, with the level they have there; the highest where they differ.
  var activeRules: [RuleID: Severity] {
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
  var sets: Set<String> { Set(plans.map(\.set)) }

  /// How far checking them is, for a person who waits at a terminal; nil for others.
  func progressLine(isWanted: Bool) -> ProgressLine? {
    ProgressLine(
      files: plans.reduce(0) { $0 + $1.locations.count }, isWanted: isWanted && checked == nil)
  }

  /// Whether all findings of all sets of the project are seen.
  var isWhole: Bool {
    namedFiles.isEmpty && !request.rules.limitsFindings && !request.rules.limitsRules
  }

  /// Reads the code and layouts that the call or else the configuration names.
  ///
  /// - Parameters:
  ///   - folders: Folders that the call names.
  ///   - workers: Number of workers; nil for one a core.
  /// - Throws: `CommandFailure` for a folder that cannot be read.
  mutating func readSources(_ folders: [String], workers: Int?) async throws {
    let folders = folders.isEmpty ? settings.sources : folders
    if folders.isEmpty { return }
    do {
      let outcome = try await SourcesReading(
        root: root, workers: ProcessorCount.workers(workers)
      ).read(folders)
      SourcesReading.report(outcome.skipped, all: false)
      for failure in outcome.failures { unread.add(failure, .allSets) }
      try use(outcome.index)
    } catch let error as FileFailure {
      throw CommandFailure(error)
    }
  }

  /// Lets catalogs and rules know what code says.
  private mutating func use(_ index: UsageIndex) throws {
    sources = index
    for number in contexts.indices { contexts[number].loading.sources = index }
    try noteSettings(ofPrograms: CodeTexts(index).spokenPaths)
  }

  /// Finds how programs are judged, but for those that the settings leave out.
  mutating func noteSettings(ofPrograms paths: [String]) throws {
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
  func run(
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
    guard let sources, let spoken = watch.spoken, namedFiles.isEmpty else { return }
    for file in spoken.files {
      if let set = reported(file, sources, needs: needs, watch) { deliver(set) }
    }
  }

  /// Checks the sets one after the other, for commands that change files; a set that overrides
  /// another comes behind that one.
  func visit(_ body: (OpenSet) throws -> Void) rethrows {
    try checkRun(workers: 1, namedFiles: namedFiles).visit(plans, body)
  }

  /// The catalog that a set is merged over; nil without one.
  func overridden(by plan: CatalogPlan) -> Catalog? {
    guard let set = plan.overriddenSet,
      let number = plans.firstIndex(where: { ByteOrder.areEqual($0.set, set) })
    else { return nil }
    return contexts[contextOfPlan[number]].loading.catalog(of: plans[number])
  }

  /// What the catalogs hold now beside the findings of a stored set; nil where it is gone.
  func contexts(of stored: ReportedSet) -> ReportedContexts? {
    for (plan, context) in zip(plans, contextOfPlan)
    where ByteOrder.areEqual(plan.set, stored.summary.set) {
      return ReportedContexts(
        of: stored.findings, in: contexts[context].loading.catalog(of: plan))
    }
    return nil
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
  /// - Throws: `CommandFailure` where git does not give its contents.
  mutating func leaveChanged(
    since revision: GitRevision, _ changed: Set<String>
  ) throws -> ProjectCheck {
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
    return earlier
  }

  /// The same sets with other files, index for index.
  func reading(_ plans: [CatalogPlan]) -> ProjectCheck {
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
      contexts: contexts, contextOfPlan: contextOfPlan, sources: sources, namedFiles: namedFiles,
      workers: ProcessorCount.workers(workers), needs: needs, watch: watch)
  }

  // MARK: Settings

  /// Plans with only the files that their settings let be read; notes the context of each.
  private mutating func configured(_ found: [CatalogPlan]) throws -> [CatalogPlan] {
    contextOfPlan = []
    var kept: [CatalogPlan] = []
    for var plan in found {
      let settings = try store.settings(
        in: ProjectRoot.folder(of: root.absolute(plan.set)))
      if settings.limitsReading {
        plan.locations.removeAll { !settings.reads($0.path) }
        if plan.locations.isEmpty { continue }
      }
      contextOfPlan.append(try context(of: settings))
      kept.append(plan)
    }
    return kept
  }

  private mutating func context(of settings: Settings) throws -> Int {
    let file = settings.file ?? ""
    if let known = contextOfFile[file] { return known }
    var loading = CatalogLoading(
      root: root, fallback: request.sourceLocale.flatMap { LocaleTag($0) }, unread: unread)
    loading.sourceLocale = settings.sourceLocale
    loading.requiredLocales = settings.locales
    loading.sources = sources
    if let input = request.standardInput {
      loading.contents = [root.relative(try Self.absolute(input.path)): input.bytes]
    }
    var configuration = settings.configuration(including: request.rules.rules)
    let words = try settings.vocabulary()
    configuration.lexicons = words.lexicons
    configuration.use(words.terms)
    contextOfFile[file] = contexts.count
    contexts.append(
      SetContext(
        loading: loading,
        linter: Linter(configuration: request.rules.limited(configuration)),
        wholeLinter: request.rules.limitsRules ? Linter(configuration: configuration) : nil,
        app: request.app ?? settings.app))
    return contexts.count - 1
  }

  // MARK: Paths

  /// The folder that all paths lie in, from which the settings of the run are looked for.
  private static func commonFolder(_ paths: [String]) -> String {
    var common: [Substring]?
    for path in paths.isEmpty ? [FileSystem.workingFolder] : paths {
      guard let resolved = try? FileSystem.resolved(path) else { continue }
      let isFolder = (try? FileSystem.status(of: resolved))?.isDirectory ?? false
      let folder = isFolder ? resolved : ProjectRoot.folder(of: resolved)
      let parts = folder.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
      common =
        common.map { zip($0, parts).prefix { $0.utf8.elementsEqual($1.utf8) }.map(\.0) } ?? parts
    }
    return "/" + (common ?? []).joined(separator: "/")
  }

  /// The absolute path of a file that need not be there.
  private static func absolute(_ path: String) throws -> String {
    do {
      return ProjectRoot.joined(
        try FileSystem.resolved(ProjectRoot.folder(of: path)), ProjectRoot.name(of: path))
    } catch {
      throw CommandFailure(error)
    }
  }

  /// A failure of a path that the user named; the word may have been meant as a command.
  private static func explained(_ failure: FileFailure) -> String {
    guard failure.code == FileFailure.isMissing,
      let meant = MisspeltCommand.suggestion(for: failure.path)
    else { return failure.description }
    return "\(failure); did you mean '\(meant)'?"
  }

  private static func nothingFound(_ paths: [String]) -> String {
    let names = paths.map { VisibleText.escaped($0) }.joined(separator: ", ")
    let place = paths.isEmpty ? "the working folder" : names
    return """
      no catalogs in \(place): looked for \(LookedFor.names); name a file or folder that holds some
      """
  }
}
