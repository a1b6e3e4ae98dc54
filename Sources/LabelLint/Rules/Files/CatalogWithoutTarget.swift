/// A catalog that no target of the Xcode project is built with.
struct CatalogWithoutTarget: CatalogRule {
  static let metadata = RuleMetadata(
    id: "catalog-without-target", family: .localization, severity: .note,
    summary: "No target of the Xcode project contains a catalog.",
    rationale: """
      Xcode builds an app from the files that a target contains, or that are in a folder that it \
      synchronizes. No user gets the texts of any other file, so label-lint does not read them and \
      reports nothing else about them.
      """,
    remedy: "Add the file to a target in Xcode, or remove it.",
    guidelines: [],
    accepted: [
      RuleExample("", remark: "a file of a package, or next to a project that cannot be read"),
      RuleExample("", remark: "a file below `fastlane`, which is for translators or stores"),
    ])

  /// Names the files of a set that the app is built without, as one finding; not those that are for translators and
  /// stores, and never for the app.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    let files = catalog.files.indices.filter {
      catalog.files[$0].role == .leftOut && !context.exemptions[$0].isFileExempt
    }
    guard let first = files.first else { return }
    let isInOthers = catalog.files.contains { $0.role == .catalog }
    let subject = Subject(set: catalog.set, table: catalog.tableName, key: "", locale: "")
    findings.add(
      subject, at: SourceSpan(file: first, bytes: .zero),
      isInOthers && files.count == 1 ? .leftOutFile : .leftOutFiles
    ) { finding in
      finding.detail = "target"
      finding.members = files.count
      finding.related = files.dropFirst().map {
        Related(SourceSpan(file: $0, bytes: .zero), "no target contains this catalog either")
      }
    }
  }
}

extension Finding.Wording {
  fileprivate static let leftOutFile: Self =
    "no target of the Xcode project contains this file, so no app has its texts; add it to a target, or delete it"

  /// The same words for every table, so that all tables of a project are one entry.
  fileprivate static let leftOutFiles: Self =
    "no target of the Xcode project contains this file or the files of the other languages, so no app has their texts; add all of them to a target, or delete them"
}
