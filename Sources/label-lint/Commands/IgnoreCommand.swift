import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint ignore RULE KEY --reason TEXT`.
struct IgnoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ignore",
    abstract: "Silences a rule for a key: in the catalog, or in the baseline.",
    discussion: "Example: label-lint ignore role-word play_cd --reason \"the product's name\"")

  /// The rule.
  @Argument(
    help: "Rule id.", completion: .list(RuleNames.all), transform: RuleNames.init(argument:))
  var rule: RuleNames

  /// The key.
  @Argument(help: "Key, exactly as the catalog has it.")
  var key: String

  /// Why.
  @Option(help: ArgumentHelp("Why the finding may stay.", valueName: "text"))
  var reason: String

  /// Locales to silence it in.
  @Option(
    help: ArgumentHelp("Silence it in these locales only.", valueName: "tag,…"),
    transform: LocaleNames.init(argument:))
  var locale: LocaleNames?

  /// Set to silence it in.
  @Option(
    help: ArgumentHelp(
      "Silence it in this set only: a catalog in all its languages, by its path, as label-lint plan lists it.",
      valueName: "path"))
  var set: String?

  /// Day after which it counts again.
  @Option(help: ArgumentHelp("Count it again after this day: 2026-12-31.", valueName: "date"))
  var expires: String?

  /// Files and folders to look in.
  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "File or folder to look in (default: the working folder).", valueName: "path"),
    completion: .file())
  var places: [String] = []

  /// Where the baseline is.
  @OptionGroup var known: BaselineOption

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Checks what the single options cannot.
  func validate() throws {
    try ReasonOption.validate(reason)
    if let expires, !Self.isDay(expires) {
      throw ValidationError("--expires takes a day such as 2026-12-31, not '\(expires)'.")
    }
  }

  /// Writes the comment or the entry.
  func run() async throws {
    var request = Project.Request()
    request.paths = places
    var check = try project.check(request)
    try check.readSourcesWithNotes()
    let selection = locale.map { LocaleSelection($0.tags) }
    var (found, hidesRest) = (false, false)
    for (number, plan) in check.plans.enumerated() where self.set.map({ $0 == plan.set }) ?? true {
      let context = check.contexts[check.contextOfPlan[number]]
      var wanted = findings(of: plan, context, check, selection)
      let all = wanted.count
      wanted.removeAll { UnreadableCatalog.hidesRest($0.rule, detail: $0.detail) }
      if wanted.count < all { hidesRest = true }
      guard !wanted.isEmpty else { continue }
      found = true
      if selection == nil, expires == nil, try writeComments(plan, context, check) { continue }
      try writeEntries(wanted, check)
    }
    guard found else {
      if hidesRest {
        throw CommandFailure(
          "\(UnreadableCatalog.id) cannot be accepted here, because the texts after this place are "
            + "not checked; fix the file")
      }
      check.unread.notRead.report()
      let rules = rule.ids.map(\.description).joined(separator: ", ")
      throw CommandFailure(
        "no finding of \(rules) for the key '\(VisibleText.escaped(key))'; label-lint check lists "
          + "the keys that have findings")
    }
    try check.unread.notRead.end()
  }

  /// The counted findings that the call names.
  private func findings(
    of plan: CatalogPlan, _ context: SetContext, _ check: Project,
    _ selection: LocaleSelection?
  ) -> [ReportedFinding] {
    let set = OpenSet(
      plan, context, overridden: check.overridden(by: plan), sources: check.sources)
    return set.reported(concerning: []).findings.filter { finding in
      finding.isCounted && rule.ids.contains(finding.rule)
        && ByteOrder.areEqual(finding.subject.key, key)
        && selection?.contains(finding.subject.locale) ?? true
    }
  }

  /// Writes comments until nothing the call names is found; false, and nothing written, where that
  /// cannot be.
  private func writeComments(
    _ plan: CatalogPlan, _ context: SetContext, _ check: Project
  ) throws -> Bool {
    var context = context
    // The files as they were read: who wrote one meanwhile does not lose it.
    var before: [String: [UInt8]] = [:]
    // The source's comment holds for all locales, so one is mostly enough.
    for _ in 0..<plan.locations.count + 1 {
      let left = findings(of: plan, context, check, nil)
      guard let finding = left.first else { break }
      let catalog = context.loading.catalog(of: plan)
      guard let (source, bytes) = edited(for: finding, in: catalog),
        let stored = try? StoredText.bytes(of: source)
      else { return false }
      before[source.path] = before[source.path] ?? stored
      context.loading.contents[source.path] = bytes
    }
    guard findings(of: plan, context, check, nil).isEmpty,
      !hasNewProblems(plan, context)
    else { return false }
    for (path, stored) in before.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
      guard let bytes = context.loading.contents[path] else { continue }
      do throws(FileReplacement.Failure) {
        try check.root.replace(path, holding: stored, with: bytes)
      } catch {
        throw CommandFailure(error.description)
      }
      project.say("comment written to \(path)")
    }
    return true
  }

  /// A file with a comment at the entry that a finding is silenced at: the source's, else its own.
  private func edited(
    for finding: ReportedFinding, in catalog: Catalog
  ) -> (source: SourceFile, bytes: [UInt8])? {
    let key = Array(self.key.utf8)
    for table in catalog.tables {
      guard let row = catalog.row(ofKey: key.span, in: table) else { continue }
      let locale = catalog.locales.firstIndex { $0.description == finding.subject.locale }
      let own = locale.flatMap { catalog.entry(row: row, locale: $0) }
      guard let entry = catalog.entry(row: row, locale: Catalog.sourceIndex) ?? own else {
        continue
      }
      let file = catalog.file(of: entry)
      let writer = SuppressionWriter(file: file, entry: Int(entry.entry))
      if let bytes = writer.text(silencing: finding.rule, reason: reason) {
        return (file.source, bytes)
      }
    }
    return nil
  }

  /// Whether a file reads worse with its comment than without.
  private func hasNewProblems(_ plan: CatalogPlan, _ context: SetContext) -> Bool {
    var before = context
    before.loading.contents = [:]
    func problems(_ context: SetContext) -> Int {
      context.loading.catalog(of: plan).files.reduce(0) { $0 + $1.problems.count }
    }
    return problems(context) > problems(before)
  }

  private func writeEntries(_ findings: [ReportedFinding], _ check: Project) throws {
    var accepted = try AcceptedFindings(known.baseline, check.settings)
    for finding in findings {
      var entry = BaselineEntry(finding, state: .accepted, reason: reason)
      entry.expires = expires
      accepted.add(entry)
    }
    try accepted.write()
    project.say(accepted.summary)
  }

  /// Whether a text is a day of the calendar.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], let month = Int(parts[1]), let day = Int(parts[2]),
      Int(parts[0]) != nil
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }
}
