/// Pieces of records as they were last written: findings that stand next to each other have much in common.
///
/// Good for one output, as far as its layout and depth stay the same.
struct RecordMemo {
  /// Clauses of guidelines and the member that lists them.
  private struct Guidelines {
    let ids: [String]
    let piece: [UInt8]
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

  /// Writes the members that say which catalog and locale a finding is about.
  mutating func writeSubject(of finding: ReportedFinding, to writer: inout JSONWriter) {
    // What changes most often is compared first.
    if finding.format == format, ByteOrder.areEqual(subject.locale, finding.subject.locale),
      ByteOrder.areEqual(subject.table, finding.subject.table),
      ByteOrder.areEqual(subject.set, finding.subject.set),
      ByteOrder.areEqual(sourceLocale, finding.sourceLocale),
      ByteOrder.areEqual(app, finding.app)
    {
      return writer.repeatMembers(piece.span)
    }
    let start = writer.bytes.count
    writer.member("app", finding.app)
    writer.member("set", finding.subject.set)
    writer.member("table", finding.subject.table)
    writer.member("format", finding.format.rawValue)
    writer.member("locale", finding.subject.locale)
    writer.member("sourceLocale", finding.sourceLocale)
    subject = finding.subject
    (app, sourceLocale) = (finding.app, finding.sourceLocale)
    format = finding.format
    piece.removeAll(keepingCapacity: true)
    piece.append(writer.bytes.span.extracting(start..<writer.bytes.count))
  }

  /// Writes the member that lists clauses of guidelines.
  mutating func writeGuidelines(_ ids: [String], to writer: inout JSONWriter) {
    for index in guidelines.indices {
      let known = guidelines[index]
      // Findings of a rule mostly share the very list.
      if known.ids.span.isIdentical(to: ids.span) || Self.areEqual(known.ids, ids) {
        return writer.repeatMembers(known.piece.span)
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
