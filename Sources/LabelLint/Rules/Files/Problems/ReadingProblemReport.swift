/// Turns what readers met into findings of the rule that owns it.
struct ReadingProblemReport {
  /// The rule whose problems are reported.
  let rule: RuleID

  /// Adds a finding for every problem of the rule in a catalog's files.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - findings: Takes the findings.
  ///   - related: Finds the other places that a problem speaks of, in the same file; takes the problem,
  ///     the index of its entry and the index of its file.
  func check(
    _ catalog: Catalog, into findings: inout FindingCollector,
    related: (ReadingProblem, Int, Int) -> [Related] = { _, _, _ in [] }
  ) {
    for file in catalog.files.indices where !catalog.files[file].problems.isEmpty {
      let problems = catalog.files[file].problems.filter { $0.code.rule == rule }
      if problems.isEmpty { continue }
      var sources = SourceProblems()
      for problem in SourceProblems.sourceFirst(problems) {
        let index = entry(around: problem.span, in: catalog.files[file])
        let entry = index.map { catalog.files[file].entries[$0] }
        let key = problem.key.isNone ? entry?.key ?? .none : problem.key
        let subject = Subject(
          set: catalog.set,
          table: table(of: entry, in: catalog.files[file]),
          key: catalog.files[file].string(key) ?? "",
          locale: locale(of: problem, entry, file: file, in: catalog))
        let known = sources.finding(repeatedBy: problem, in: catalog.files[file])
        if known == nil {
          sources.note(problem, finding: findings.findings.count, in: catalog.files[file])
        }
        findings.add(
          subject, at: SourceSpan(file: file, bytes: problem.span), Finding.Wording(problem),
          level: problem.severity
        ) { finding in
          finding.detail = problem.code.rawValue
          if let index { finding.related = related(problem, index, file) }
          let fix = ReadingProblemFix.fix(
            of: problem, entry: index, in: catalog.files[file], number: file)
          if let fix { finding.fixes = [fix] }
        }
        if let known { findings.inheritLast(finding: known) }
      }
    }
  }

  /// Index of the entry that a place belongs to: the last one that starts at or before it, if the place is
  /// not behind its last text.
  private func entry(around span: ByteRange, in file: CatalogFile) -> Int? {
    let next = file.entries.partitioningIndex { file.keySpan(of: $0).start > span.start }
    guard next > 0 else { return nil }
    let entry = next - 1
    let texts = file.messageRange(ofEntry: entry)
    let keyEnd = file.keySpan(of: file.entries[entry]).end
    let end = texts.last.map { max(keyEnd, file.messages[$0].value.end) } ?? keyEnd
    return span.start <= end ? entry : nil
  }

  private func table(of entry: Entry?, in file: CatalogFile) -> String {
    guard let entry else { return file.format.isApple ? file.table : "string" }
    return file.tableName(file.resourceTable(of: entry))
  }

  private func locale(
    of problem: ReadingProblem, _ entry: Entry?, file: Int, in catalog: Catalog
  ) -> String {
    if catalog.files[file].format.namesLocales {
      // What is said of a key as a whole is said of its source.
      let number = problem.locale ?? (problem.key.isNone ? entry.map { Int($0.locale) } : 0)
      guard let number else { return "" }
      let name = catalog.files[file].localeNames[number]
      return LocaleTag(name)?.description ?? ""
    }
    let place = catalog.places[file]
    // A folder that names no locale is not the source's.
    if place.tag == nil, place.problem != nil { return place.folder }
    return (place.tag ?? catalog.sourceLocale).description
  }
}
