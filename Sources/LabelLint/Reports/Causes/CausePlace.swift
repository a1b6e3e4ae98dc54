/// The place of one finding of an entry.
struct CausePlace: Sendable {
  /// Path of the file.
  let path: String
  /// Line, 1-based.
  let line: Int
  /// Column, 1-based, in Unicode scalars.
  let column: Int
  /// Offset in the file, in bytes.
  let offset: Int
  /// Locale judged; empty where it is about no single one.
  let locale: String
  /// Key; empty where it is about none.
  let key: String
  /// Table of the key.
  let table: String
  /// Path of the set.
  let set: String
  /// What is wrong there.
  let message: String
  /// The message without the text that it quotes, which is the same for other texts with the fault.
  let fault: String
  /// Whether the place is not in a file of the locale.
  let isElsewhere: Bool
  /// Whether the path does not show the locale.
  let hidesLocale: Bool
  /// Level of the finding.
  let severity: Severity
  /// Number of texts that the finding stands for; nil where it is about one.
  let members: Int?
  /// Place in a file of the locale, where many of its texts may have the fault and each is there.
  let inTranslation: String?

  /// The place of a finding.
  init(_ finding: ReportedFinding) {
    path = finding.place.path
    line = finding.place.line
    column = finding.place.column
    offset = finding.place.offset
    locale = finding.subject.locale
    key = finding.subject.key
    table = finding.subject.table
    set = finding.subject.set
    message = finding.message
    fault = Self.fault(of: finding)
    isElsewhere = Folding.isJudgedElsewhere(finding)
    hidesLocale = Folding.hidesLocale(finding)
    severity = finding.severity
    members = finding.members
    inTranslation = BulkFault(finding.rule) == nil ? nil : Self.placeInTranslation(finding)
  }

  /// What a message says of a text, whatever the text is; a text with a suggestion of its own stands by itself.
  private static func fault(of finding: ReportedFinding) -> String {
    guard finding.fixes.isEmpty else { return finding.message }
    var fault = finding.message
    for text in [finding.source, finding.text].compactMap(\.self) where !text.isEmpty {
      guard let quoted = fault.firstRange(of: Quotation.quoted(text)) else { continue }
      fault.replaceSubrange(quoted, with: "''")
    }
    return fault
  }

  /// The place of the translation, which may be beside that of the source; nil without one.
  private static func placeInTranslation(_ finding: ReportedFinding) -> String? {
    let related = finding.related.first { $0.message == UntranslatedCopy.ofTranslation }
    if let related { return shown(related.path, related.line, related.column) }
    let place = finding.place
    return Folding.isJudgedElsewhere(finding) ? nil : shown(place.path, place.line, place.column)
  }

  private static func shown(_ path: String, _ line: Int, _ column: Int) -> String {
    "\(VisibleText.escaped(path)):\(line):\(column)"
  }

  /// Whether one comes before the other: by path, locale where that is wanted, and offset.
  static func isOrderedBefore(
    _ left: CausePlace, _ right: CausePlace, byLocale isByLocale: Bool
  ) -> Bool {
    var order = ByteOrder.compare(left.path, right.path)
    if order == 0, isByLocale, !left.isElsewhere {
      order = ByteOrder.compare(left.locale, right.locale)
    }
    return order == 0 ? left.offset < right.offset : order < 0
  }
}
