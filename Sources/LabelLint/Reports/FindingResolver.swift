/// Turns the findings of one catalog set into what outputs write, with lines and columns.
///
/// Files are walked only when a finding names them, each once.
package struct FindingResolver {
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
  private var places: [(span: SourceSpan, place: Place)?] = []
  /// Most places that are kept, a power of two.
  private static let mostKeptPlaces = 512

  /// A resolver for the findings of a set.
  package init(app: String, sourceLocale: String, files: [CatalogFile]) {
    self.app = app
    self.sourceLocale = sourceLocale
    self.files = files
    indexes = Array(repeating: nil, count: files.count)
  }

  /// The identities of findings, told apart from those of the texts of all groups.
  private struct Names {
    private let all: (identities: [Fingerprint], repetitions: [Int: Int])
    /// Where each finding stands among all, its texts behind it; empty where no finding has texts.
    private let places: [Int]
    private let start: Int

    init(_ findings: [Finding]) {
      start = 0
      if findings.allSatisfy(\.texts.isEmpty) {
        (all, places) = (Fingerprint.numbered(findings), [])
        return
      }
      var (each, places): ([Finding], [Int]) = ([], [])
      for finding in findings {
        places.append(each.count)
        each.append(finding)
        each += finding.texts
      }
      (all, self.places) = (Fingerprint.numbered(each), places)
    }

    private init(textsOf names: Names, from start: Int) {
      (all, places, self.start) = (names.all, [], start)
    }

    private func place(of index: Int) -> Int {
      places.isEmpty ? start + index : places[index]
    }

    func identity(of index: Int) -> Fingerprint { all.identities[place(of: index)] }

    func repetition(of index: Int) -> Int? {
      all.repetitions.isEmpty ? nil : all.repetitions[place(of: index)]
    }

    func ofTexts(of index: Int) -> Names { Names(textsOf: self, from: place(of: index) + 1) }
  }

  /// The files that findings named, for excerpts.
  package var sources: [SourceIndex] { indexes.compactMap(\.self) }

  /// The findings of the set with places and identities, in the order of records.
  package mutating func resolve(_ findings: consuming [Finding]) -> [ReportedFinding] {
    var own = findings
    let names = Names(own)
    keepPlaces(for: own.count)
    let order = FindingOrder(own)
    // Texts are moved: a copy of a finding counts a dozen references.
    var rest = own.mutableSpan
    var reported: [ReportedFinding] = []
    reported.reserveCapacity(rest.count)
    var next = 0
    for tie in order.ties {
      while next < tie.lowerBound {
        resolve(&rest, order.numbers[next], names, into: &reported)
        next += 1
      }
      let start = reported.count
      while next < tie.upperBound {
        resolve(&rest, order.numbers[next], names, into: &reported)
        next += 1
      }
      reported[start...].sort(by: ReportedFinding.isOrderedBefore)
    }
    while next < rest.count {
      resolve(&rest, order.numbers[next], names, into: &reported)
      next += 1
    }
    return reported
  }

  /// Resolves one finding, of which no text is left; leaves it out only if it names a file that the set
  /// has not.
  private mutating func resolve(
    _ findings: inout MutableSpan<Finding>, _ index: Int, _ names: Names,
    into all: inout [ReportedFinding]
  ) {
    guard let place = place(of: findings[index].span) else { return }
    var detail = exchange(&findings[index].detail, with: "")
    if let repetition = names.repetition(of: index) { detail += "#\(repetition)" }
    let inheritedBy = findings[index].inheritedBy
    let (texts, inherited) = (
      resolveEach(exchange(&findings[index].texts, with: []), names.ofTexts(of: index)),
      resolveEach(exchange(&findings[index].inherited, with: []))
    )
    let related = findings[index].related.isEmpty ? [] : resolve(findings[index].related)
    let fixes = findings[index].fixes.isEmpty ? [] : findings[index].fixes.map { resolve($0) }
    let nothing = Subject(set: "", table: "", key: "", locale: "")
    all.append(
      ReportedFinding(
        fingerprint: names.identity(of: index), rule: findings[index].rule,
        severity: findings[index].severity, confidence: findings[index].confidence, app: app,
        subject: exchange(&findings[index].subject, with: nothing),
        format: files[findings[index].span.file].format, sourceLocale: sourceLocale, place: place,
        message: exchange(&findings[index].message, with: "")))
    // Filled in where it stays.
    let last = all.count - 1
    all[last].detail = detail
    all[last].kind = findings[index].kind.take()
    all[last].kindEvidence = findings[index].kindEvidence.take()
    all[last].role = findings[index].role.flatMap { Role(rawValue: $0) }
    all[last].text = findings[index].text.take()
    all[last].source = findings[index].source.take()
    all[last].spoken = findings[index].spoken.take()
    all[last].inheritedBy = inheritedBy
    all[last].related = related
    all[last].fixes = fixes
    all[last].guidelines = exchange(&findings[index].guidelines, with: [])
    all[last].state = findings[index].state
    all[last].suppression = findings[index].suppression.take()
    all[last].members = findings[index].members
    all[last].texts = texts
    all[last].inherited = inherited.sorted(by: ReportedFinding.isOrderedBefore)
  }

  /// Resolves the findings behind one, in their order.
  private mutating func resolveEach(
    _ findings: [Finding], _ names: Names? = nil
  ) -> [ReportedFinding] {
    if findings.isEmpty { return [] }
    var own = findings
    let names = names ?? Names(own)
    var rest = own.mutableSpan
    var reported: [ReportedFinding] = []
    reported.reserveCapacity(rest.count)
    for index in rest.indices { resolve(&rest, index, names, into: &reported) }
    return reported
  }

  /// Makes room for the places of so many findings.
  private mutating func keepPlaces(for count: Int) {
    var size = 16
    while size < min(count, Self.mostKeptPlaces) { size *= 2 }
    places = Array(repeating: nil, count: size)
  }

  /// Where a span is; nil only if it names a file that the set has not.
  private mutating func place(of span: SourceSpan) -> Place? {
    let slot = (Int(span.bytes.start) &+ span.file &* 31) & (places.count - 1)
    if let known = places[slot], known.span == span { return known.place }
    let (start, end) = (Int(span.bytes.start), Int(span.bytes.start) + Int(span.bytes.count))
    guard let index = index(ofFile: span.file) else { return nil }
    let (first, last) = (index.position(of: start), index.position(of: end))
    let offset = index.storedOffset(of: start)
    let place = Place(
      path: index.file.path, line: first.line, column: first.column, endLine: last.line,
      endColumn: last.column, offset: offset, length: index.storedOffset(of: end) - offset)
    places[slot] = (span, place)
    return place
  }

  /// Related places resolved; past the most that are listed, one says how many are left.
  private mutating func resolve(_ related: [Related]) -> [ReportedRelated] {
    var reported: [ReportedRelated] = []
    reported.reserveCapacity(min(related.count, Self.maximumRelated + 1))
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
