/// Writes the texts that somebody decided on into a catalog and proves the result by reading it.
struct ReviewWriting {
  /// Most attempts to find writes that stand the test together.
  private static let maximumAttempts = 60

  private let before: FixRun.Checked
  private let writes: [ReviewWrite]
  /// The edits of each write; nil for one that is refused.
  private var edits: [[Edit]?] = []
  /// What each write makes of the state of its text; nil for one that leaves it.
  private let states: [Edit?]
  /// Writes whose value was written as a whole.
  private var wholes: Set<Int> = []
  /// Writes that are refused.
  private(set) var refusals: [ReviewRefusal] = []
  /// Texts that change.
  private(set) var changes: [ReviewImport.Change] = []

  /// Writes into a checked catalog.
  init(_ before: FixRun.Checked, _ writes: [ReviewWrite]) {
    self.before = before
    self.writes = writes
    states = writes.map { write in
      write.place.flatMap { StateEdit(write.state, at: $0, in: before.catalog).edit }
    }
    edits = writes.map { write in
      if let fix = write.fix { return fix.edits }
      if let new = write.new, ByteOrder.areEqual(new, write.old) { return [] }
      let value = Self.valueEdit(write, before.catalog)
      guard let written = write.written else { return value?.minimal(write.new ?? "") }
      return value?.replaced(written).map { [$0] }
    }
    for index in writes.indices where edits[index] == nil { useWhole(index) }
    refuseRivals()
  }

  /// The catalog with all that stood the test; nil when nothing did.
  mutating func run(_ check: ([CatalogFile]) -> FixRun.Checked) -> FixRun.Checked? {
    for _ in 0..<Self.maximumAttempts {
      let active = edits.indices.filter { edits[$0] != nil }
      if active.isEmpty { return nil }
      guard let files = editedFiles(active) else { continue }
      let result = check(files)
      if refuseNewErrors(in: result, active) { continue }
      changes = textChanges(by: active)
      return result
    }
    for index in edits.indices where edits[index] != nil {
      refuse(index, "the result of all decisions together could not be proved")
    }
    return nil
  }

  /// The texts that writes change, each once.
  private func textChanges(by active: [Int]) -> [ReviewImport.Change] {
    let written = active.flatMap { edits[$0] ?? [] as [Edit] }
    let byFile = Dictionary(grouping: written, by: \.span.file)
    let numbers = Set(byFile.keys).union(active.compactMap { states[$0]?.span.file })
    return numbers.sorted().flatMap { number in
      let file = before.catalog.files[number]
      let places = MessagePlaces(file)
      var texts: Set<Int> = []
      // What is in no text, such as an entry that is taken out, is one by itself.
      var others: Set<Edit> = []
      for edit in byFile[number] ?? [] {
        if let text = places.message(holding: edit.span.bytes.range) {
          texts.insert(text)
        } else {
          others.insert(edit)
        }
      }
      for index in active where states[index]?.span.file == number {
        if let place = writes[index].place { texts.insert(place.message) }
      }
      return Array(
        repeating: ReviewImport.Change(path: file.source.path), count: texts.count + others.count)
    }
  }

  /// Whether a write is carried out.
  func isCarriedOut(_ index: Int) -> Bool { edits[index] != nil }

  // MARK: Edits

  private static func valueEdit(_ write: ReviewWrite, _ catalog: Catalog) -> ValueEdit? {
    guard let place = write.place else { return nil }
    let file = Int(place.entry.file)
    return ValueEdit(
      fileIndex: file, file: catalog.files[file], entry: catalog[place.entry],
      message: place.message)
  }

  /// Writes a value as a whole where a part of it cannot be written.
  private mutating func useWhole(_ index: Int) {
    let write = writes[index]
    let edit =
      wholes.insert(index).inserted && write.fix == nil && write.written == nil
      ? Self.valueEdit(write, before.catalog)?.whole(write.new ?? "") : nil
    edits[index] = edit.map { [$0] }
    if edit != nil { return }
    let isSegmented = Self.valueEdit(write, before.catalog)?.isSegmented ?? false
    refuse(
      index,
      isSegmented
        ? "its unit has several segments, and what changes is not in one of them: edit the file"
        : "the text cannot be written here without changing more than its words: edit the file")
  }

  /// Refuses writes that are about bytes another one writes too, unless they say the same.
  private mutating func refuseRivals() {
    var first = EditSet()
    var known: Set<Edit> = []
    var owners: [MessageReference: Int] = [:]
    for index in writes.indices {
      guard let own = edits[index] else { continue }
      let rival = own.lazy.compactMap { first.rival(of: $0) }.first
      let text = writes[index].place.map { MessageReference(entry: $0.entry, message: $0.message) }
      let other = text.flatMap { owners[$0] }
      let isSecond =
        other.map { earlier in
          (writes[index].fix == nil || writes[earlier].fix == nil) && edits[earlier] != own
        } ?? false
      if rival != nil || isSecond {
        let writer = rival.flatMap { edit in
          writes.indices.first { edits[$0]?.contains(edit) ?? false }
        }
        refuse(index, Self.refusal(beside: writes[writer ?? other ?? index].decision))
        continue
      }
      if let text { owners[text] = owners[text] ?? index }
      for edit in own where known.insert(edit).inserted { first.insert(edit) }
    }
  }

  /// What a decision is told whose text another one writes, too.
  static func refusal(beside other: String) -> String {
    "another decision writes the same text: \(other)"
  }

  /// The files with all edits; nil after some were refused or are tried another way.
  private mutating func editedFiles(_ active: [Int]) -> [CatalogFile]? {
    var files = before.catalog.files
    var isSound = true
    for number in files.indices {
      var seen: Set<Edit> = []
      let values = active.flatMap { edits[$0] ?? [] }.filter { $0.span.file == number }
      let changing = active.filter { index in
        guard let state = states[index], state.span.file == number else { return false }
        // A suggestion may take the text away with its state.
        return !values.contains { $0.span.bytes.range.overlaps(state.span.bytes.range) }
      }
      let own = (values + changing.compactMap { states[$0] })
        .filter { seen.insert($0).inserted }
        .sorted {
          ($0.span.bytes.start, $0.span.bytes.end) < ($1.span.bytes.start, $1.span.bytes.end)
        }
      if own.isEmpty { continue }
      let old = files[number]
      do throws(FixApplier.Failure) {
        let stored = try FixApplier.apply(own, to: old.source)
        guard let location = CatalogLocation(path: old.source.path) else { continue }
        files[number] = CatalogReader.read(stored, at: location)
        let edited = EditedFile(
          old, files[number], edits: own,
          withNewStates: Set(changing.compactMap { writes[$0].place?.message }),
          withoutTags: Set(
            active.filter { writes[$0].lacksTags }.compactMap { writes[$0].place?.message }))
        if let place = edited.firstUnexpectedChange() {
          isSound = false
          refuseNearest(to: place, inFile: number, active)
        } else if refuseMisread(edited, inFile: number, active) {
          isSound = false
        }
      } catch {
        isSound = false
        for index in active where edits[index]?.contains(where: { $0.span.file == number }) ?? false
        {
          let alone = edits[index]?.filter { $0.span.file == number } ?? []
          if (try? FixApplier.apply(alone, to: old.source)) == nil {
            refuse(index, "the result cannot be stored: \(error.description)")
          }
        }
      }
    }
    return isSound ? files : nil
  }

  /// Tries another way, or refuses, where a text is not read back as it was meant.
  private mutating func refuseMisread(
    _ edited: EditedFile, inFile number: Int, _ active: [Int]
  ) -> Bool {
    var hasFailed = false
    for index in active {
      guard let place = writes[index].place, Int(place.entry.file) == number,
        writes[index].fix == nil, let new = writes[index].new
      else { continue }
      let text = edited.newText(ofMessage: place.message)
      if text.map({ ByteOrder.areEqual($0, new) }) ?? false { continue }
      hasFailed = true
      useWhole(index)
    }
    return hasFailed
  }

  // MARK: Refusals

  private mutating func refuse(_ index: Int, _ reason: String) {
    edits[index] = nil
    refusals.append(
      ReviewRefusal(writes[index].origin, key: writes[index].subject.key, reason))
  }

  private mutating func refuseNearest(to offset: Int, inFile file: Int, _ active: [Int]) {
    func distance(_ index: Int) -> Int {
      let own = (edits[index] ?? []).filter { $0.span.file == file }
      return own.map { abs(Int($0.span.bytes.start) - offset) }.min() ?? .max
    }
    guard let nearest = active.min(by: { distance($0) < distance($1) }) else { return }
    if wholes.contains(nearest) || writes[nearest].fix != nil {
      refuse(nearest, "the result has more changes than this text")
    } else {
      useWhole(nearest)
    }
  }

  /// Refuses the writes that bring an error which was not there; whether there were some.
  private mutating func refuseNewErrors(in result: FixRun.Checked, _ active: [Int]) -> Bool {
    var known: [Fingerprint: Int] = [:]
    for finding in before.findings where finding.severity == .error {
      known[finding.identity, default: 0] += 1
    }
    var hasFailed = false
    for finding in result.findings where finding.severity == .error {
      known[finding.identity, default: 0] -= 1
      guard known[finding.identity, default: 0] < 0 else { continue }
      let own = active.filter { writes[$0].subject.key == finding.subject.key }
      for index in own.isEmpty ? active : own where edits[index] != nil {
        hasFailed = true
        refuse(index, "it would bring an error: \(finding.message) [\(finding.rule)]")
      }
    }
    return hasFailed
  }
}
