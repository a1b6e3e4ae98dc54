/// A folder or code that names no locale a platform would look for.
public struct InvalidLocale: Rule {
  /// The rule with its default options.
  public init() {}

  /// All that is said of the rule.
  public static let metadata = RuleMetadata(
    id: "invalid-locale", family: .localization, severity: .error,
    summary: "A folder or code names no locale that the platform would look for.",
    rationale: """
      Texts in such a folder reach nobody, or the build stops: users of that language get another \
      one.
      """,
    remedy: "Rename the folder to the spelling that the message proposes.",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Localize the label strings: This is required for users using the applications in "
          + "different languages.")
    ],
    accepted: [
      RuleExample("", remark: "`values-mcc262-mnc01-b+sr+Latn`, `values-tl`, `es-419.lproj`")
    ])

  /// Checks the folders and codes of a catalog, each once.
  public func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    ReadingProblemReport(rule: Self.id).check(catalog, into: &findings)
    var folders: Set<String> = []
    for file in catalog.files.indices {
      let place = catalog.places[file]
      if catalog.files[file].format == .xcstrings {
        checkCodes(file: file, catalog, into: &findings)
        continue
      }
      guard folders.insert(place.folder).inserted else { continue }
      if let problem = place.problem {
        add(
          Finding.Wording(folder: problem), code: problem.code, name: place.folder, file, catalog,
          &findings)
      } else if let tag = place.tag, !tag.isKnown, !tag.isNoLanguage {
        add(
          .unknown(place.folder), code: .invalidLocale, name: place.folder, file, catalog,
          &findings, level: Self.level(ofUnknown: tag))
      }
    }
  }

  /// The locale codes of a string catalog.
  private func checkCodes(
    file: Int, _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    for (number, name) in catalog.files[file].localeNames.enumerated() where !name.isEmpty {
      let tag = LocaleTag(name)
      if tag.map({ $0.isKnown || $0.isNoLanguage }) ?? false { continue }
      let entry = catalog.files[file].entries.firstIndex { Int($0.locale) == number }
      let message = entry.flatMap { catalog.files[file].messageRange(ofEntry: $0).first }
      let place = message.map { catalog.files[file].messages[$0].value } ?? .zero
      let subject = Subject(set: catalog.set, table: catalog.tableName, key: "", locale: name)
      findings.add(
        subject, at: SourceSpan(file: file, bytes: place),
        tag == nil ? .noTag(name) : .unknown(name),
        level: tag.map { Self.level(ofUnknown: $0) } ?? .error
      ) { $0.detail = ProblemCode.invalidLocale.rawValue }
    }
  }

  /// A code of three letters may be a language of ISO 639-3 that ICU has no data for (Mon, `mnw`).
  private static func level(ofUnknown tag: LocaleTag) -> Severity {
    tag.language.utf8.count == 3 && tag.isKnownRegion ? .note : .warning
  }

  private func add(
    _ message: Finding.Wording, code: ProblemCode, name: String, _ file: Int, _ catalog: Catalog,
    _ findings: inout FindingCollector, level: Severity? = nil
  ) {
    let subject = Subject(set: catalog.set, table: catalog.tableName, key: "", locale: name)
    findings.add(subject, at: SourceSpan(file: file, bytes: .zero), message, level: level) {
      $0.detail = code.rawValue
    }
  }
}

extension Finding.Wording {
  fileprivate static func unknown(_ name: String) -> Self {
    "\(quoting: name) names a language or region that ICU does not know"
  }

  fileprivate static func noTag(_ name: String) -> Self {
    "\(quoting: name) is no BCP 47 language tag"
  }
}
