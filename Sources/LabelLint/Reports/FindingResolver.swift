/// Turns the findings of one catalog set into what outputs write, with lines and columns.
///
/// Files are walked only when a finding names them, each once.
public struct FindingResolver {
  /// Most related places that a finding lists; one more then says how many are left.
  static let maximumRelated = 100

  /// Name of the app; empty unless one was given.
  private let app: String
  /// Source locale of the set, canonical BCP 47.
  private let sourceLocale: String
  /// The set's files, which spans name by index.
  private let files: [CatalogFile]
  /// Ways from offsets to lines, by file; nil until one is asked for.
  private var indexes: [SourceIndex?]
  /// Places that were found lately, by a hash of their span: findings of many locales name one key.
  private var places: [(span: SourceSpan, place: Place)?]
  /// Number of places that are kept, a power of two.
  private static let keptPlaces = 512

  /// A resolver for the findings of a set.
  public init(app: String, sourceLocale: String, files: [CatalogFile]) {
    self.app = app
    self.sourceLocale = sourceLocale
    self.files = files
    indexes = Array(repeating: nil, count: files.count)
    places = Array(repeating: nil, count: Self.keptPlaces)
  }

  /// The files that findings named, for excerpts.
  public var sources: [SourceIndex] { indexes.compactMap(\.self) }

  /// The findings of the set with places and identities, in the order of records.
  public mutating func resolve(_ findings: [Finding]) -> [ReportedFinding] {
    let (identities, repetitions) = Fingerprint.numbered(findings)
    var reported: [ReportedFinding] = []
    reported.reserveCapacity(findings.count)
    for index in findings.indices {
      if let finding = resolve(findings[index], identities[index]) { reported.append(finding) }
      if let repetition = repetitions[index], !reported.isEmpty {
        reported[reported.count - 1].detail += "#\(repetition)"
      }
    }
    FindingOrder.sort(&reported)
    return reported
  }

  /// One finding resolved; nil only if it names a file that the set has not.
  private mutating func resolve(_ finding: Finding, _ identity: Fingerprint) -> ReportedFinding? {
    guard let place = place(of: finding.span) else { return nil }
    var reported = ReportedFinding(
      fingerprint: identity, rule: finding.rule, severity: finding.severity,
      confidence: finding.confidence, app: app, subject: finding.subject,
      format: files[finding.span.file].format, sourceLocale: sourceLocale,
      place: place, message: finding.message)
    reported.detail = finding.detail
    reported.kind = finding.kind
    reported.kindEvidence = finding.kindEvidence
    reported.text = finding.text
    reported.source = finding.source
    reported.spoken = finding.spoken
    reported.inheritedBy = finding.inheritedBy.sorted(by: ByteOrder.precedes)
    reported.related = resolve(finding.related)
    for fix in finding.fixes { reported.fixes.append(resolve(fix)) }
    reported.guidelines = finding.guidelines
    reported.state = finding.state
    reported.suppression = finding.suppression
    reported.members = finding.members
    return reported
  }

  /// Where a span is; nil only if it names a file that the set has not.
  private mutating func place(of span: SourceSpan) -> Place? {
    let slot = (Int(span.bytes.start) &+ span.file &* 31) & (Self.keptPlaces - 1)
    if let known = places[slot], known.span == span { return known.place }
    guard let index = index(ofFile: span.file) else { return nil }
    let place = Place(span.bytes, in: index)
    places[slot] = (span, place)
    return place
  }

  /// Related places resolved; past the most that are listed, one says how many are left.
  private mutating func resolve(_ related: [Related]) -> [ReportedRelated] {
    var reported: [ReportedRelated] = []
    for place in related {
      guard let index = index(ofFile: place.span.file) else { continue }
      let position = index.position(of: Int(place.span.bytes.start))
      let left = related.count - reported.count
      let isLast = reported.count == Self.maximumRelated
      reported.append(
        ReportedRelated(
          path: index.file.path, line: position.line, column: position.column,
          message: isLast && left > 1 ? "and \(left) more" : place.message))
      if isLast { break }
    }
    return reported
  }

  /// A fix with the stored bytes that its edits replace.
  private mutating func resolve(_ fix: Fix) -> ReportedFix {
    var edits: [ReportedEdit] = []
    for edit in fix.edits {
      guard let index = index(ofFile: edit.span.file) else { continue }
      let start = index.storedOffset(of: Int(edit.span.bytes.start))
      let end = index.storedOffset(of: Int(edit.span.bytes.end))
      edits.append(
        ReportedEdit(path: index.file.path, offset: start, length: end - start, text: edit.text))
    }
    return ReportedFix(title: fix.title, safety: fix.safety, edits: edits, text: fix.text)
  }

  /// The index of a file, made when it is first asked for.
  private mutating func index(ofFile file: Int) -> SourceIndex? {
    guard indexes.indices.contains(file) else { return nil }
    if let index = indexes[file] { return index }
    let index = SourceIndex(files[file].source)
    indexes[file] = index
    return index
  }
}
