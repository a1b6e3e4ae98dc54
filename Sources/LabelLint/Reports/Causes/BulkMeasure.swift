/// Which findings of a set are a part of a fault that many texts of a locale have.
///
/// A locale is measured as a whole first. Where too few of its texts have the fault, each of its files is measured.
struct BulkMeasure {
  /// What the texts of a locale with a fault are measured by.
  struct Share: Sendable, Hashable {
    /// Name of the source file; nil where they are from several, or where that is not known.
    let file: String?
    /// Number of texts that must be translated.
    let required: Int
    /// How many of them coverage counts with the fault; nil where it does not count those of the file.
    let inCoverage: Int?
    /// The highest level of the findings.
    fileprivate(set) var level: Severity
  }

  /// A rule and a locale, in one source file or in all.
  private struct Place: Hashable {
    let rule: RuleID
    let locale: String
    let table: String?
  }

  /// Texts with a fault; a key is one, whatever forms of it have the fault.
  private struct Texts {
    private var keys: Set<[String]> = []
    private var members = 0
    private(set) var level = Severity.note

    mutating func add(_ finding: ReportedFinding) {
      if let many = finding.members {
        members += many
      } else {
        keys.insert([finding.subject.table, finding.subject.key])
      }
      level = max(level, finding.severity)
    }

    var count: Int { keys.count + members }
  }

  private let isOfOneFile: Bool
  private var shares: [Place: Share] = [:]

  /// Measures the findings of a set.
  init(_ findings: [ReportedFinding], of set: SetSummary) {
    isOfOneFile = set.sourceFiles.count < 2
    var found: [Place: Texts] = [:]
    for finding in findings where BulkFault(finding.rule) != nil {
      found[Self.whole(finding), default: Texts()].add(finding)
      if !isOfOneFile, let part = Self.part(finding) {
        found[part, default: Texts()].add(finding)
      }
    }
    if found.isEmpty { return }
    var locales: [String: LocaleCoverage] = [:]
    for locale in set.locales { locales[locale.locale] = locale }
    var files: [String: SourceFileTexts] = [:]
    for file in set.sourceFiles { files[SourceFileTexts.table(ofPath: file.file)] = file }
    for (place, texts) in found {
      guard let locale = locales[place.locale], let fault = BulkFault(place.rule) else { continue }
      let file = place.table.map { files[$0] } ?? (isOfOneFile ? set.sourceFiles.first : nil)
      let required = min(locale.required, place.table == nil ? .max : file?.required ?? 0)
      guard BulkFault.isBulk(texts.count, of: required) else { continue }
      shares[place] = Share(
        file: file?.file, required: required,
        inCoverage: place.table == nil ? fault.count(in: locale) : nil, level: texts.level)
    }
    // The files of a locale that is measured as a whole say nothing of other locales.
    for place in shares.keys where place.table != nil {
      let whole = Place(rule: place.rule, locale: place.locale, table: nil)
      if shares[whole] != nil { shares[place] = nil }
    }
    raiseLevels()
  }

  /// What a finding is measured by; nil where it is not a part of a fault of many texts.
  subscript(finding: ReportedFinding) -> Share? {
    if shares.isEmpty { return nil }
    if let whole = shares[Self.whole(finding)] { return whole }
    return Self.part(finding).flatMap { shares[$0] }
  }

  /// Gives all shares of one entry the highest level of theirs.
  private mutating func raiseLevels() {
    var levels: [Place: Severity] = [:]
    for (place, share) in shares {
      let entry = Place(rule: place.rule, locale: "", table: place.table)
      levels[entry] = max(levels[entry] ?? .note, share.level)
    }
    for place in shares.keys {
      let entry = Place(rule: place.rule, locale: "", table: place.table)
      if let level = levels[entry] { shares[place]?.level = level }
    }
  }

  private static func whole(_ finding: ReportedFinding) -> Place {
    Place(rule: finding.rule, locale: finding.subject.locale, table: nil)
  }

  /// The file of a finding; nil where the finding is about texts of several files.
  private static func part(_ finding: ReportedFinding) -> Place? {
    if finding.members != nil { return nil }
    return Place(
      rule: finding.rule, locale: finding.subject.locale,
      table: SourceFileTexts.table(ofPath: finding.place.path))
  }
}
