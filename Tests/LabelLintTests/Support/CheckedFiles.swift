import LabelLint

/// Catalog files written out in a test, read, joined and checked as the command does it.
struct CheckedFiles {
  /// Path and text of every file.
  var files: [(path: String, text: String)]
  /// Words that the team accepts and rejects.
  var vocabulary = Vocabulary()

  /// Files by their paths.
  init(_ files: KeyValuePairs<String, String>) {
    self.files = files.map { (path: $0.key, text: $0.value) }
  }

  /// Files by their paths, ordered by them.
  init(byPath files: [String: String]) {
    self.files = files.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
  }

  /// The catalogs of the files.
  var catalogs: [Catalog] {
    let locations = files.compactMap { CatalogLocation(path: $0.path) }
    return CatalogDiscovery.plans(for: locations).map { plan in
      let read = plan.locations.map { location in
        CatalogReader.read(
          Array((files.first { $0.path == location.path }?.text ?? "").utf8), at: location)
      }
      return Catalog(plan: plan, files: read, fallback: nil)
    }
  }

  /// The findings of a rule, each as `level locale key slot: message`.
  func findings(of rule: RuleID, sources: SourceTree? = nil) -> [String] {
    var configuration = Configuration(including: [rule]).limited { $0 == rule }
    configuration.use(vocabulary)
    let linter = Linter(configuration: configuration)
    return catalogs.flatMap { catalog in
      linter.check(catalog, sources: sources?.index).findings.map { finding in
        let place = [finding.subject.locale, finding.subject.key, finding.subject.slot]
          .filter { !$0.isEmpty }.joined(separator: " ")
        return "\(finding.severity.rawValue) \(place): \(finding.message)"
      }
    }
  }

  /// The text of a file once the first fixes of a rule are applied to it.
  func fixed(_ path: String, by rule: RuleID) -> String {
    let linter = Linter(configuration: Configuration(including: [rule]).limited { $0 == rule })
    var bytes = Array((files.first { $0.path == path }?.text ?? "").utf8)
    for catalog in catalogs {
      guard let file = catalog.files.firstIndex(where: { $0.source.path == path }) else { continue }
      let edits = linter.check(catalog).findings.compactMap(\.fixes.first).flatMap(\.edits)
        .filter { $0.span.file == file }
      for edit in edits.sorted(by: { $0.span.bytes.start > $1.span.bytes.start }) {
        bytes.replaceSubrange(edit.span.bytes.range, with: Array(edit.text.utf8))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of a file after all fixes that are applied without a question, or after all.
  func fixed(_ path: String, allowsUnsafe: Bool = false) -> String {
    let linter = Linter()
    for catalog in catalogs where catalog.files.contains(where: { $0.source.path == path }) {
      let locations = catalog.files.compactMap { CatalogLocation(path: $0.source.path) }
      guard let plan = CatalogDiscovery.plans(for: locations).first else { continue }
      let check: ([CatalogFile]) -> FixRun.Checked = { files in
        let catalog = Catalog(plan: plan, files: files, fallback: catalog.sourceLocale)
        return (catalog, linter.check(catalog).findings)
      }
      let outcome = FixRun(allowsUnsafe: allowsUnsafe, check: check).run(check(catalog.files))
      if let changed = outcome.files.first(where: { $0.before.path == path }) {
        return String(decoding: changed.stored, as: UTF8.self)
      }
    }
    return files.first { $0.path == path }?.text ?? ""
  }

  /// An Android file with a body.
  static func android(_ body: String) -> String { "<resources>\n\(body)\n</resources>\n" }
}
