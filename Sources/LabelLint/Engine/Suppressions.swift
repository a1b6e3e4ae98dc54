/// Marks the findings that a catalog itself says are not to be counted, and finds what it says in
/// vain.
struct Suppressions {
  private let catalog: Catalog
  private let configuration: Configuration
  private let directives: [SuppressionDirective]

  /// Where a key stands: one key of a string catalog is an entry in every locale.
  private struct KeyPlace: Hashable {
    let file: Int32
    let start: UInt32

    init(_ entry: EntryReference, _ catalog: Catalog) {
      file = entry.file
      start = catalog.keySpan(of: entry).bytes.start
    }
  }

  /// What the files of a catalog say.
  init(_ catalog: Catalog, _ configuration: Configuration) {
    self.catalog = catalog
    self.configuration = configuration
    guard configuration.suppressions.readsSources else {
      directives = []
      return
    }
    var directives: [SuppressionDirective] = []
    for number in catalog.files.indices {
      let file = catalog.files[number]
      if file.contents[0].mayHoldDirectives {
        directives += SuppressionComments.directives(of: file, number: number)
      }
      if !file.notes.isEmpty {
        directives += SuppressionAttributes(
          file: file, number: number, teamRules: configuration.teamRulesByLintID
        ).directives()
      }
    }
    self.directives = directives
  }

  /// Marks findings and adds those about suppressions that silence nothing.
  func apply(to findings: inout [Finding]) {
    guard !directives.isEmpty else { return }
    var used = directives.map { $0.names.map { _ in false } }
    var byKey: [KeyPlace: [Int]] = [:]
    var byFile: [Int32: [Int]] = [:]
    for number in directives.indices {
      switch directives[number].reach {
      case .entry(let entry): byKey[KeyPlace(entry, catalog), default: []].append(number)
      case .file(let file): byFile[Int32(clamping: file), default: []].append(number)
      case .region: break
      }
    }
    let regions = SuppressedRegions(directives) { isHeeded($0) }
    let locales = Dictionary(
      catalog.locales.enumerated().map { ($1.description, $0) },
      uniquingKeysWith: { first, _ in first })
    var keyStarts: [Int: KeyStarts] = [:]
    for index in findings.indices
    where !UnreadableCatalog.hidesRest(findings[index].rule, detail: findings[index].detail) {
      let finding = findings[index]
      let places = entries(of: finding, locales, &keyStarts)
      var reaching = Set(places.map { KeyPlace($0, catalog) }).flatMap { byKey[$0] ?? [] }
      if !byFile.isEmpty {
        let files = Set(places.map(\.file) + [Int32(clamping: finding.span.file)])
        reaching += files.flatMap { byFile[$0] ?? [] }
      }
      var silencing: Int?
      for number in reaching {
        for (name, written) in directives[number].names.enumerated()
        where written.meaning.silences(finding.rule) {
          used[number][name] = true
          guard isHeeded(directives[number]) else { continue }
          silencing = min(silencing ?? number, number)
        }
      }
      if let region = regions.first(at: finding.span, of: finding.rule) {
        silencing = min(silencing ?? region, region)
      }
      if let silencing {
        findings[index].suppression =
          findings[index].suppression
          ?? Suppression(.inSource, reason: directives[silencing].reason)
      }
    }
    regions.mark(&used, of: directives, for: findings)
    guard configuration.runs(UnusedSuppression.id) else { return }
    var collector = FindingCollector(
      for: UnusedSuppression.metadata,
      severity: configuration.changedSeverities[UnusedSuppression.id])
    for number in directives.indices {
      report(directives[number], used: used[number], into: &collector)
    }
    findings += collector.takeFindings()
  }

  /// Whether a directive silences anything as it is written.
  private func isHeeded(_ directive: SuppressionDirective) -> Bool {
    !configuration.suppressions.requiresReason || Suppression.isReason(directive.reason)
      || directive.isShared
  }

  // MARK: Reach

  /// The entries that a finding is about: that of its locale, that of the source, and the one it
  /// stands in.
  private func entries(
    of finding: Finding, _ locales: [String: Int], _ keyStarts: inout [Int: KeyStarts]
  ) -> Set<EntryReference> {
    var entries: Set<EntryReference> = []
    let subject = finding.subject
    if subject.key.isEmpty {
      let file = finding.span.file
      let starts = keyStarts[file] ?? KeyStarts(of: catalog.files[file])
      keyStarts[file] = starts
      if let entry = starts.entry(at: Int(finding.span.bytes.start)) {
        entries.insert(EntryReference(file: file, entry: entry))
      }
      return entries
    }
    let key = Array(subject.key.utf8)
    for table in catalog.tables {
      guard let row = catalog.row(ofKey: key.span, in: table),
        catalog.tableName(row: row) == subject.table
      else { continue }
      entries.formUnion(catalog.entries(row: row, locale: Catalog.sourceIndex))
      if let locale = locales[subject.locale] {
        entries.formUnion(catalog.entries(row: row, locale: locale))
      }
    }
    return entries
  }

  // MARK: What silences nothing

  /// What is wrong with a name of a directive that is not heeded.
  private func unexplained(
    _ name: SuppressionDirective.Name, of directive: SuppressionDirective
  ) -> Finding.Wording {
    directive.reason == nil
      ? "\(quoting: name.text) is not silenced, because the reason is missing; write it"
      : "\(quoting: name.text) is not silenced, because the reason is still a TODO; write the reason"
  }

  private func report(
    _ directive: SuppressionDirective, used: [Bool], into collector: inout FindingCollector
  ) {
    for (index, name) in directive.names.enumerated() {
      let wording: Finding.Wording
      var isIdle = false
      switch name.meaning {
      case .unknown(let nearest):
        wording =
          nearest.map { "no rule is called \(quoting: name.text); did you mean \(quoting: $0)?" }
          ?? "no rule is called \(quoting: name.text); label-lint rules lists them"
      case .rule(let rule) where rule.isOfTeam && !configuration.teamRules.contains(rule):
        wording =
          "no team rule is called \(quoting: name.text); declare it under 'teamRules', or remove the name"
      case .rule(let rule):
        if !isHeeded(directive) {
          wording = unexplained(name, of: directive)
        } else if !used[index], configuration.runs(rule) {
          wording =
            "\(quoting: name.text) is silenced here, but reports nothing here; remove its name"
          isIdle = true
        } else {
          continue
        }
      case .all where !isHeeded(directive): wording = unexplained(name, of: directive)
      case .alias, .all, .foreign: continue
      }
      add(name, of: directive, wording, isIdle: isIdle, into: &collector)
    }
    if directive.names.isEmpty, !directive.isShared {
      let place =
        switch directive.reach {
        case .region(_, let start): max(0, start - 1)..<start
        case .entry(let entry):
          catalog.file(of: entry).commentSpan(of: catalog[entry]).range
        case .file: 0..<0
        }
      add(
        SuppressionDirective.Name(text: "", range: place, meaning: .foreign), of: directive,
        "the comment names no rule to silence; add the name of one", into: &collector)
    }
  }

  private func add(
    _ name: SuppressionDirective.Name, of directive: SuppressionDirective,
    _ wording: Finding.Wording, isIdle: Bool = false, into collector: inout FindingCollector
  ) {
    var subject = Subject(
      set: catalog.set, table: catalog.tableName, key: "",
      locale: (catalog.places[directive.file].tag ?? catalog.sourceLocale).merged.description)
    if let entry = directive.subject {
      let record = catalog[entry]
      let file = catalog.file(of: entry)
      subject.key = file.string(record.key) ?? ""
      subject.table = file.tableName(file.resourceTable(of: record))
    }
    let detail = name.text
    collector.add(
      subject, at: SourceSpan(file: directive.file, bytes: ByteRange(name.range)), wording
    ) { finding in
      finding.detail = detail
      let removal = SuppressionRemoval(file: catalog.files[directive.file], directive: directive)
      // A name that is misspelt is meant for another rule.
      guard isIdle, let range = removal.range(of: name) else { return }
      finding.fixes = [
        Fix(
          "Remove \(quoting: name.text)", safety: .safe,
          edits: [Edit(SourceSpan(file: directive.file, bytes: ByteRange(range)), with: "")])
      ]
    }
  }
}
