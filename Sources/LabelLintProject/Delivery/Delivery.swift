package import LabelLint

/// What translators sent back for a project: judged, and written as far as it passes.
package struct Delivery {
  /// What a call says of a delivery.
  package struct Request {
    /// Files, folders and zip files.
    package var paths: [String] = []
    /// Name or path of the set that it is for; nil to find it.
    package var table: String?
    /// Locale of files that name none; nil to find it.
    package var locale: LocaleTag?
    /// Lowest level of a finding that keeps its text from being written.
    package var holdsAt = Severity.warning

    /// A delivery of nothing.
    package init() {}
  }

  /// What came of it in one set.
  package struct OfSet {
    /// What was delivered, as it was judged.
    package let trial: DeliveryTrial
    /// Its findings for reports.
    package let reported: ReportedSet
    /// Lines that say which texts are not written, and why.
    package let leftOut: [String]
  }

  /// What came of it, set by set in the order of the project.
  package private(set) var sets: [OfSet] = []
  /// Files that are for no set, a line each.
  package private(set) var passedOver: [String] = []

  /// Reads a delivery, finds what it is for and judges it.
  ///
  /// - Parameters:
  ///   - request: The delivery.
  ///   - project: The app.
  ///   - needs: What reports show beside the findings.
  /// - Throws: What cannot be read, or is for no set or for several.
  package init(
    _ request: Request, into project: Project, needs: ReportNeeds
  ) throws(ProjectError) {
    var inputs: [DeliveryInput.File] = []
    for path in request.paths { inputs += try DeliveryInput.files(at: path, in: project.root) }
    var matching = DeliveryMatching(
      project, table: request.table, locale: request.locale, delivered: Set(inputs.map(\.path)))
    var matches: [Int: [DeliveryMatching.Match]] = [:]
    for input in inputs {
      let found = try matching.find(input)
      var isTranslated = false
      for match in found.matches {
        matches[match.plan, default: []].append(match)
        let source = matching.catalog(match.plan).sourceLocale
        // A catalog of one language may be that of the source texts.
        isTranslated =
          isTranslated || !match.file.file.format.namesLocales
          || match.file.hasTranslations(source: source)
      }
      if found.matches.isEmpty {
        if input.isNamed { throw Self.unmatched(input.path) }
        passedOver.append("\(input.path): skipped, because it is for no catalog of the app")
      } else if !isTranslated {
        passedOver.append("\(input.path): no text in it is translated")
      } else if !found.others.isEmpty {
        passedOver.append(
          "\(input.path): skipped the texts of files that are not catalogs of the app: "
            + found.others.joined(separator: ", "))
      }
    }
    if matches.isEmpty { throw Self.unmatched(request.paths.first ?? "") }
    for (number, own) in matches.sorted(by: { $0.key < $1.key }) {
      sets.append(
        Self.judge(own, for: number, matching.catalog(number), of: project, request, needs))
    }
  }

  private static func unmatched(_ path: String) -> ProjectError {
    ProjectError(
      "\(path): no catalog of the app has its keys, or a path like it; name one with --table",
      path: path)
  }

  /// Judges the files for one set.
  private static func judge(
    _ matches: [DeliveryMatching.Match], for number: Int, _ catalog: Catalog, of project: Project,
    _ request: Request, _ needs: ReportNeeds
  ) -> OfSet {
    let plan = project.plans[number]
    var context = project.contexts[project.contextOfPlan[number]]
    let overridden = project.overridden(by: plan)
    let files = matches.map(\.file)
    context.addLocales(of: files, to: catalog)
    let set = OpenSet(plan, context, overridden: overridden, sources: project.sources)
    let trial = DeliveryTrial(
      files, reading: reading(matches, plan, context, catalog.sourceLocale), in: set.found,
      DeliveryTrial.Checks(
        join: { set.join($0) }, check: { set.check($0) }, levels: context.levels,
        holdsAt: request.holdsAt))
    var resolver = FindingResolver(
      app: context.app, sourceLocale: catalog.sourceLocale.description, files: trial.files)
    let findings = resolver.resolve(trial.findings)
    var summary = SetSummary(
      app: context.app, set: plan.set, format: matches[0].location.format,
      sourceLocale: catalog.sourceLocale.description)
    summary.files = files.count
    summary.keys = files.reduce(0) { $0 + $1.file.entries.count }
    summary.messages = files.reduce(0) { $0 + $1.file.messages.count }
    var reported = ReportedSet(
      summary: summary, findings: findings,
      sources: needs.contains(.sources) ? resolver.sources : [])
    if needs.contains(.contexts) {
      reported.contexts = ReportedContexts(of: findings, in: trial.judged)
    }
    return OfSet(
      trial: trial, reported: reported, leftOut: lines(of: trial.leftOut, in: trial.files))
  }

  /// What is wrong with the files as such: what cannot be read, and keys that are there twice.
  private static func reading(
    _ matches: [DeliveryMatching.Match], _ plan: CatalogPlan, _ context: SetContext,
    _ source: LocaleTag
  ) -> [Finding] {
    var plan = plan
    plan.locations = matches.map(\.location)
    plan.declaredSourceLocale = source.description
    let catalog = context.loading.catalog(of: plan, files: matches.map(\.file.file))
    return context.linter.check(catalog).findings.filter {
      DeliveryTrial.readingRules.contains($0.rule)
    }
  }

  private static func lines(
    of leftOut: [DeliveryTrial.LeftOut], in files: [CatalogFile]
  ) -> [String] {
    var indexes: [Int: SourceIndex] = [:]
    return leftOut.map { item in
      let number = item.span.file
      let index = indexes[number] ?? SourceIndex(files[number].source)
      indexes[number] = index
      let place = index.position(of: Int(item.span.bytes.start))
      return "\(files[number].source.path):\(place.line):\(place.column): left out: "
        + "\(item.key) (\(item.locale)): \(item.reason)"
    }
  }
}

extension SetContext {
  /// Gives a column to locales that were delivered and that no file of the app has.
  fileprivate mutating func addLocales(of files: [DeliveredFile], to catalog: Catalog) {
    let new = Set(files.flatMap { $0.locales(source: catalog.sourceLocale) })
      .subtracting(catalog.locales)
    if new.isEmpty { return }
    loading.requiredLocales = (loading.requiredLocales ?? catalog.locales) + new.sorted()
  }

  /// Levels of the rules that are on.
  fileprivate var levels: [RuleID: Severity] {
    Dictionary(
      uniqueKeysWithValues: linter.configuration.activeRules.map {
        ($0.id, linter.configuration.severity(of: $0))
      })
  }
}
