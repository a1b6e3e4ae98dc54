/// Finds the texts that fixes would leave: applies them in memory and reads the files again.
///
/// Escapes, entities and collapsed spaces come out as an app would get them, for every format, and
/// a fix that would break its file leaves no text.
struct SuggestedTexts {
  /// A fix of one text.
  private struct Task {
    /// Number of the finding.
    let number: Int
    /// Index of the text in the file's `messages`.
    let message: Int
    /// Bytes of the file's text to replace, by their start.
    let edits: [(bytes: Range<Int>, text: String)]
  }

  /// Most readings of one file; fixes that are left then stay without a text.
  private static let maximumReadings = 64

  /// The catalog.
  private let catalog: Catalog
  /// The fixes by file.
  private var tasks: [[Task]]
  /// Ways from stored offsets to offsets of the text; nil until asked for.
  private var indexes: [SourceIndex?]

  /// No fixes of a catalog yet.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    tasks = Array(repeating: [], count: catalog.files.count)
    indexes = Array(repeating: nil, count: catalog.files.count)
  }

  /// Adds the best fix of a finding, if all it changes in its file is the text that the finding is in.
  mutating func add(_ finding: ReportedFinding, number: Int, at place: TextPlace) {
    guard let fix = finding.fixes.first, !fix.edits.isEmpty else { return }
    let file = catalog.files[place.file]
    let value = file.messages[place.message].value.range
    var edits: [(bytes: Range<Int>, text: String)] = []
    // Another folder of the locale may have the same text.
    for edit in fix.edits where ByteOrder.areEqual(edit.path, file.source.path) {
      let start = offset(ofStored: edit.offset, inFile: place.file)
      let end = offset(ofStored: edit.offset + edit.length, inFile: place.file)
      guard start <= end, value.lowerBound <= start, end <= value.upperBound else { return }
      edits.append((start..<end, edit.text))
    }
    if edits.isEmpty { return }
    edits.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
    for index in edits.indices.dropFirst()
    where edits[index].bytes.lowerBound < edits[index - 1].bytes.upperBound { return }
    tasks[place.file].append(Task(number: number, message: place.message, edits: edits))
  }

  private mutating func offset(ofStored offset: Int, inFile file: Int) -> Int {
    let source = catalog.files[file].source
    if source.encoding == .utf8 || source.encoding == .binary { return offset }
    let index = indexes[file] ?? SourceIndex(source)
    indexes[file] = index
    return index.offset(ofStored: offset)
  }

  /// The texts with the numbers of their findings.
  func solved() -> [(number: Int, text: String)] {
    var solved: [(number: Int, text: String)] = []
    for file in tasks.indices where !tasks[file].isEmpty {
      var readings = Self.maximumReadings
      for round in Self.rounds(of: tasks[file]) {
        solve(round, inFile: file, readings: &readings, into: &solved)
      }
    }
    return solved
  }

  /// Fixes in rounds that change no text twice.
  private static func rounds(of tasks: [Task]) -> [[Task]] {
    var rounds: [[Task]] = []
    var uses: [Int: Int] = [:]
    for task in tasks {
      let use = uses[task.message, default: 0]
      uses[task.message] = use + 1
      if use == rounds.count { rounds.append([]) }
      rounds[use].append(task)
    }
    return rounds
  }

  /// Reads a file with fixes applied; if that goes wrong, with each half of them.
  private func solve(
    _ tasks: [Task], inFile file: Int, readings: inout Int,
    into solved: inout [(number: Int, text: String)]
  ) {
    guard readings > 0 else { return }
    readings -= 1
    if let changed = changed(tasks, inFile: file) {
      for task in tasks {
        guard let text = changed.string(changed.messages[task.message].text) else { continue }
        solved.append((task.number, text))
      }
    } else if tasks.count > 1 {
      let middle = tasks.count / 2
      solve(Array(tasks[..<middle]), inFile: file, readings: &readings, into: &solved)
      solve(Array(tasks[middle...]), inFile: file, readings: &readings, into: &solved)
    }
  }

  /// The file with fixes applied; nil when it is then no longer read as the same texts.
  private func changed(_ tasks: [Task], inFile file: Int) -> CatalogFile? {
    let old = catalog.files[file]
    guard let location = CatalogLocation(path: old.source.path) else { return nil }
    let edits = tasks.flatMap(\.edits).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(old.source.text.count)
    var end = 0
    for edit in edits {
      guard edit.bytes.lowerBound >= end, edit.bytes.upperBound <= old.source.text.count else {
        return nil
      }
      bytes += old.source.text[end..<edit.bytes.lowerBound]
      bytes += edit.text.utf8
      end = edit.bytes.upperBound
    }
    bytes += old.source.text[end...]
    let new = CatalogReader.read(bytes, at: location)
    guard new.messages.count == old.messages.count, new.entries.count == old.entries.count,
      new.problems.count <= old.problems.count
    else { return nil }
    return new
  }
}
