/// Pieces of records as they were last written: findings that stand next to each other have much in common.
///
/// Good for one output, as far as its layout and depth stay the same.
struct RecordMemo {
  /// Clauses of guidelines and the member that lists them.
  private struct Guidelines {
    let ids: [String]
    let piece: [UInt8]
  }

  /// What is said of a rule's findings and the members that say it.
  private struct Rule {
    let rule: RuleID
    let severity: Severity
    let confidence: Confidence
    var piece: [UInt8] = []
  }

  /// Most lists of guidelines that are kept: those of a few rules come again and again.
  private static let most = 16

  /// What `piece` was made of; nil before there is one.
  private var format: CatalogFormat?
  private var (app, sourceLocale) = ("", "")
  private var subject = Subject(set: "", table: "", key: "", locale: "")
  /// The members from `app` to `sourceLocale`.
  private var piece: [UInt8] = []
  private var guidelines: [Guidelines] = []
  /// Where the next list of guidelines goes when there is no room left.
  private var oldest = 0

  /// The members that every record of a finding starts with; empty before the first.
  private var start: [UInt8] = []
  /// The members of a finding without a spoken form, related places and fixes; empty before the first.
  private var noMore: [UInt8] = []
  private var rules: [Rule] = []
  /// The path of a related place, and its member.
  private var path = (text: "", piece: [UInt8]())
  /// What is at a related place, and its member.
  private var message = (text: "", piece: [UInt8]())

  /// Starts a record.
  mutating func begin(_ writer: inout JSONWriter) {
    Self.write(&start, to: &writer) { Record.begin("finding", in: &$0) }
  }

  /// Writes the members from `spoken` to `fixes` of a finding that has nothing there.
  mutating func writeNoMore(to writer: inout JSONWriter) {
    Self.write(&noMore, to: &writer) { writer in
      writer.member("spoken", nil as String?)
      writer.emptyArray("inheritedBy")
      writer.emptyArray("related")
      writer.emptyArray("fixes")
    }
  }

  /// Writes the members that say which rule found a finding and how much it matters.
  mutating func writeRule(of all: [ReportedFinding], _ number: Int, to writer: inout JSONWriter) {
    let (severity, confidence) = (all[number].severity, all[number].confidence)
    let rule = all[number].rule
    for index in rules.indices
    where rules[index].severity == severity && rules[index].confidence == confidence
      && ByteOrder.areEqual(rules[index].rule.description, rule.description)
    {
      let piece = rules[index].piece
      return writer.repeatMembers(piece.span)
    }
    var own = Rule(rule: rule, severity: severity, confidence: confidence)
    Self.write(&own.piece, to: &writer) { writer in
      writer.member("rule", rule.description)
      writer.member("severity", severity.rawValue)
      writer.member("confidence", confidence.rawValue)
    }
    if rules.count < Self.most { rules.append(own) }
  }

  /// Writes the member that lists related places: most of a list are in one file and said to be alike.
  mutating func writeRelated(_ related: [ReportedRelated], to writer: inout JSONWriter) {
    if related.isEmpty { return writer.emptyArray("related") }
    writer.array("related") { writer in
      for index in related.indices {
        writer.element { writer in
          Self.write("path", related[index].path, &path, to: &writer)
          writer.members(["line", "column"], [related[index].line, related[index].column])
          Self.write("message", related[index].message, &message, to: &writer)
        }
      }
    }
  }

  /// Writes a member that is a text, as it was last written where it is the same.
  private static func write(
    _ name: StaticString, _ text: String, _ last: inout (text: String, piece: [UInt8]),
    to writer: inout JSONWriter
  ) {
    if !ByteOrder.areEqual(last.text, text) {
      last.text = text
      last.piece.removeAll(keepingCapacity: true)
    }
    write(&last.piece, to: &writer) { $0.member(name, text) }
  }

  /// Writes members as they were last written; for the first time keeps them.
  private static func write(
    _ piece: inout [UInt8], to writer: inout JSONWriter, _ members: (inout JSONWriter) -> Void
  ) {
    if !piece.isEmpty { return writer.repeatMembers(piece.span) }
    let start = writer.bytes.count
    members(&writer)
    piece.append(writer.bytes.span.extracting(start..<writer.bytes.count))
  }

  /// Writes the members that say which catalog and locale a finding is about.
  mutating func writeSubject(
    of all: [ReportedFinding], _ number: Int, to writer: inout JSONWriter
  ) {
    // What changes most often is compared first.
    if all[number].format == format,
      ByteOrder.areEqual(subject.locale, all[number].subject.locale),
      ByteOrder.areEqual(subject.table, all[number].subject.table),
      ByteOrder.areEqual(subject.set, all[number].subject.set),
      ByteOrder.areEqual(sourceLocale, all[number].sourceLocale),
      ByteOrder.areEqual(app, all[number].app)
    {
      return writer.repeatMembers(piece.span)
    }
    piece.removeAll(keepingCapacity: true)
    Self.write(&piece, to: &writer) { writer in
      writer.member("app", all[number].app)
      writer.member("set", all[number].subject.set)
      writer.member("table", all[number].subject.table)
      writer.member("format", all[number].format.rawValue)
      writer.member("locale", all[number].subject.locale)
      writer.member("sourceLocale", all[number].sourceLocale)
    }
    subject = all[number].subject
    (app, sourceLocale) = (all[number].app, all[number].sourceLocale)
    format = all[number].format
  }

  /// Writes the member that lists clauses of guidelines.
  mutating func writeGuidelines(_ ids: [String], to writer: inout JSONWriter) {
    for index in guidelines.indices {
      let known = guidelines[index].ids
      // Findings of a rule mostly share the very list.
      if known.span.isIdentical(to: ids.span) || Self.areEqual(known, ids) {
        let piece = guidelines[index].piece
        return writer.repeatMembers(piece.span)
      }
    }
    let start = writer.bytes.count
    writer.array("guidelines", of: ids)
    var piece: [UInt8] = []
    piece.append(writer.bytes.span.extracting(start..<writer.bytes.count))
    let own = Guidelines(ids: ids, piece: piece)
    if guidelines.count < Self.most {
      guidelines.append(own)
    } else {
      guidelines[oldest] = own
      oldest = (oldest + 1) % Self.most
    }
  }

  /// Whether two lists hold the same texts, byte by byte.
  private static func areEqual(_ left: [String], _ right: [String]) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices where !ByteOrder.areEqual(left[index], right[index]) { return false }
    return true
  }
}
