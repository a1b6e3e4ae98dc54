/// A file, or a part of one, that a platform cannot read as it is written.
package struct UnreadableCatalog: CatalogRule {
  /// The rule; it has no options.
  package init() {}

  /// All that is said of the rule.
  package static let metadata = RuleMetadata(
    id: "unreadable-catalog", family: .localization, severity: .error,
    levelRemark: """
      It is a warning or note if label-lint can read the file, but perhaps not as its author meant \
      it.
      """, isFixable: true,
    summary: "A catalog cannot be read as it is written, in part or as a whole.",
    rationale: """
      Entries after this place may be lost. Some build tools fail here, and others drop the rest \
      of the file without an error. label-lint cannot check texts that it cannot read.
      """,
    remedy: """
      Correct the file at this place. label-lint still checks the other entries that it can read.
      """,
    guidelines: [],
    accepted: [
      RuleExample("", remark: "an empty `.strings` file"),
      RuleExample("\"unbalanced quote", remark: "legal in Android text"),
    ])

  /// Whether a finding of a rule tells of a place behind which nothing was checked: to accept it would be to accept
  /// all that is there.
  ///
  /// - Parameters:
  ///   - rule: The finding's rule.
  ///   - detail: The code of the problem, with `#` and a number behind it where there are several.
  /// - Returns: Whether it does.
  package static func hidesRest(_ rule: RuleID, detail: String) -> Bool {
    let code = detail.prefix { $0 != "#" }
    return rule == id && ProblemCode(rawValue: String(code))?.hidesUnknown ?? true
  }

  /// Reports what the readers met, each problem once.
  package func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    ReadingProblemReport(rule: Self.id).check(catalog, into: &findings)
    checkNeighbours(catalog, into: &findings)
    checkAliases(catalog, into: &findings)
  }

  /// Tells of strings that stand for one that nobody defines, or for themselves, directly or by way of others.
  ///
  /// aapt2 links no app that refers to a missing resource. In a project with several modules, another module may define
  /// it, so that only a translation's own reference is surely wrong there.
  private func checkAliases(_ catalog: Catalog, into findings: inout FindingCollector) {
    let aliases = AliasedTexts.all(in: catalog)
    var circles = AliasCircles(aliases, in: catalog)
    for alias in aliases {
      if let target = alias.target, target != alias.row, !circles.begins(at: alias) { continue }
      let source = catalog.entry(row: alias.row, locale: Catalog.sourceIndex)
      let isOwn =
        alias.locale != Catalog.sourceIndex && source.map { catalog[$0].type != .alias } ?? false
      if alias.target == nil, !isOwn, catalog.hasOtherModules { continue }
      let file = catalog.file(of: alias.entry)
      guard let message = file.messageRange(ofEntry: Int(alias.entry.entry)).first else { continue }
      findings.add(
        catalog.subject(row: alias.row, locale: alias.locale),
        at: SourceSpan(file: Int(alias.entry.file), bytes: file.messages[message].value),
        Self.wording(of: alias)
      ) { $0.detail = "alias" }
    }
    if catalog.hasOtherModules { return }
    for item in AliasedTexts.lostItems(in: catalog) {
      let file = catalog.file(of: item.entry)
      let slot = file.slots[Int(file.messages[item.message].slot)].description
      findings.add(
        catalog.subject(row: item.row, locale: item.locale, slot: slot),
        at: SourceSpan(file: Int(item.entry.file), bytes: file.messages[item.message].value),
        .noTarget(item.name)
      ) { $0.detail = "alias" }
    }
  }

  private static func wording(of alias: AliasedTexts.Alias) -> Finding.Wording {
    guard let target = alias.target else { return .noTarget(alias.name) }
    return target == alias.row ? .ownTarget(alias.name) : .circle(alias.name)
  }

  /// Two string catalogs of one table, or one beside `.strings` or `.stringsdict` of the table: Xcode's build refuses
  /// the pair where both belong to one target (swift-build, XCStringsTaskConstructionTests), which the project file
  /// tells.
  private func checkNeighbours(_ catalog: Catalog, into findings: inout FindingCollector) {
    let built = catalog.files.indices.filter {
      catalog.files[$0].role == .catalog
    }
    guard let modern = built.first(where: { catalog.files[$0].format == .xcstrings }) else {
      return
    }
    if let twin = catalog.shipping?.twin {
      findings.add(
        Subject(set: catalog.set, table: catalog.tableName, key: "", locale: ""),
        at: SourceSpan(file: modern, bytes: .zero), .twoCatalogs(catalog.files[modern].table, twin)
      ) { $0.detail = ProblemCode.duplicateCatalogInTarget.rawValue }
    }
    let path = catalog.files[modern].source.path
    let others = built.filter { catalog.files[$0].format != .xcstrings }
    let together = others.map {
      catalog.shipping?.areTogether(path, catalog.files[$0].source.path)
    }
    let isRefused = together.contains(true)
    // Those of other targets are built apart.
    guard let number = isRefused ? together.firstIndex(of: true) : together.firstIndex(of: nil)
    else { return }
    let old = others[number]
    let subject = Subject(
      set: catalog.set, table: catalog.tableName, key: "", locale: "")
    let (table, format) = (catalog.files[modern].table, catalog.files[old].format)
    findings.add(
      subject, at: SourceSpan(file: modern, bytes: .zero),
      isRefused ? .refusedTable(table, old: format) : .sameTable(table, old: format),
      level: isRefused ? .error : .warning
    ) { finding in
      finding.detail = ProblemCode.catalogAndStringsSameTable.rawValue
      finding.related = [Related(SourceSpan(file: old, bytes: .zero), "the same table")]
    }
  }
}

extension Finding.Wording {
  fileprivate static func noTarget(_ name: String) -> Self {
    "refers to the string \(quoting: name), which no file of the catalog defines, so the build fails unless a library defines it; add it, or correct the name"
  }

  fileprivate static func ownTarget(_ name: String) -> Self {
    "\(quoting: name) refers to itself, so the app crashes or shows nothing; write the text"
  }

  fileprivate static func circle(_ name: String) -> Self {
    "refers to the string \(quoting: name), which refers back to this one, so the app crashes or shows nothing; write the text of one of them"
  }

  fileprivate static func twoCatalogs(_ table: String, _ other: String) -> Self {
    "table \(quoting: table) is in two string catalogs of one target, here and in \(quoting: other); Xcode refuses it, so merge them"
  }

  fileprivate static func sameTable(_ table: String, old: CatalogFormat) -> Self {
    "table \(quoting: table) is both a string catalog and \(quoting: "." + old.rawValue), which Xcode refuses in one target; keep one"
  }

  fileprivate static func refusedTable(_ table: String, old: CatalogFormat) -> Self {
    "table \(quoting: table) is both a string catalog and \(quoting: "." + old.rawValue) in one target, which Xcode refuses; keep one"
  }
}
