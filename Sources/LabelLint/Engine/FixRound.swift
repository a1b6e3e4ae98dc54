/// Applies as many fixes of a checked catalog at once as stand the test.
struct FixRound {
  /// Most attempts to find fixes that stand the test together.
  private static let maximumAttempts = 40

  /// The catalog before.
  private let catalog: Catalog
  private let harm: FixHarm
  private let candidates: [FixCandidate]
  /// The findings of all rules of the project, where the checks of the round run fewer.
  private let checkAll: (([CatalogFile]) -> [Finding])?
  /// Candidates that are out of the question, and why.
  private var dropped: [Int: FixReason] = [:]
  private var choice: FixChoice
  private var places: FixPlaces

  /// A round over a checked catalog.
  init(
    _ checked: FixRun.Checked, _ candidates: [FixCandidate],
    checkAll: (([CatalogFile]) -> [Finding])? = nil
  ) {
    catalog = checked.catalog
    places = FixPlaces(checked.catalog)
    harm = FixHarm(
      candidates, before: checked.findings,
      all: candidates.isEmpty ? [] : checkAll?(checked.catalog.files) ?? checked.findings)
    self.checkAll = checkAll
    self.candidates = candidates
    choice = FixChoice(candidates, without: [])
  }

  /// What was applied.
  private(set) var applied: [FixOutcome.Item] = []
  /// What was left.
  private(set) var left: [FixOutcome.Left] = []

  /// Why fixes do not stand the test, by the identity of their finding.
  var reasons: [Fingerprint: FixReason] {
    dropped.reduce(into: [:]) { $0[candidates[$1.key].identity] = $1.value }
  }

  /// The catalog with fixes applied; nil when none stands the test.
  mutating func run(_ check: ([CatalogFile]) -> FixRun.Checked) -> FixRun.Checked? {
    let result = attempts(check)
    for index in dropped.keys.sorted() {
      guard let reason = dropped[index] else { continue }
      left.append(FixOutcome.Left(item: item(index), reason: reason.words))
    }
    for (index, winner) in choice.overlapping {
      let reason = FixReason.overlaps(candidates[winner].finding.rule)
      left.append(FixOutcome.Left(item: item(index), reason: reason.words))
    }
    if result != nil { applied = choice.taken.map { item($0) } }
    return result
  }

  private mutating func attempts(
    _ check: ([CatalogFile]) -> FixRun.Checked
  ) -> FixRun.Checked? {
    for attempt in 0..<Self.maximumAttempts {
      // What could not be told apart by then is left as a whole.
      if attempt == Self.maximumAttempts - 1 { drop(choice.taken, .changesMore) }
      if !dropped.isEmpty { choice = FixChoice(candidates, without: Set(dropped.keys)) }
      if choice.taken.isEmpty { return nil }
      guard let files = editedFiles() else { continue }
      let checked = check(files)
      if dropFailures(in: checked) { continue }
      return checked
    }
    return nil
  }

  // MARK: Reading again

  /// The files with all edits; nil after fixes were dropped that change more than they say.
  private mutating func editedFiles() -> [CatalogFile]? {
    var files = catalog.files
    var isSound = true
    for (number, edits) in choice.edits.sorted(by: { $0.key < $1.key }) {
      let before = catalog.files[number]
      do throws(FixApplier.Failure) {
        let stored = try FixApplier.apply(edits, to: before.source)
        guard let location = CatalogLocation(path: before.source.path) else { continue }
        files[number] = CatalogReader.read(stored, at: location)
        let edited = EditedFile(before, files[number], edits: edits)
        guard let place = edited.firstUnexpectedChange() else { continue }
        isSound = false
        dropNearest(to: place, inFile: number, .changesMore)
      } catch {
        isSound = false
        dropUnstorable(inFile: number, error)
      }
    }
    return isSound ? files : nil
  }

  /// Drops the fix beside an offset of a file that alone changes more than it says; where neither does, the one that
  /// stands before.
  private mutating func dropNearest(to offset: Int, inFile file: Int, _ reason: FixReason) {
    let near = nearest(to: offset, inFile: file)
    let bad = near.first { changesMore($0, inFile: file) } ?? near.first
    drop(bad.map { [$0] } ?? choice.taken, reason)
  }

  /// Whether a fix alone changes more in a file than its edits say.
  private func changesMore(_ index: Int, inFile file: Int) -> Bool {
    let before = catalog.files[file]
    var own = EditSet()
    for edit in candidates[index].fix.edits { own.insert(edit) }
    guard let edits = own.edits[file], let location = CatalogLocation(path: before.source.path),
      let stored = try? FixApplier.apply(edits, to: before.source)
    else { return false }
    let after = CatalogReader.read(stored, at: location)
    return EditedFile(before, after, edits: edits).firstUnexpectedChange() != nil
  }

  /// The fix that stands last before an offset of a file, and the first behind it.
  private func nearest(to offset: Int, inFile file: Int) -> [Int] {
    var before: (place: Int, index: Int)?
    var behind: (place: Int, index: Int)?
    for index in choice.taken {
      for edit in candidates[index].fix.edits where edit.span.file == file {
        let place = Int(edit.span.bytes.start)
        if place <= offset {
          if before.map({ $0.place < place }) ?? true { before = (place, index) }
        } else if behind.map({ place < $0.place }) ?? true {
          behind = (place, index)
        }
      }
    }
    return [before, behind].compactMap { $0?.index }
  }

  /// Drops the fixes of a file that cannot be stored, each tried by itself.
  private mutating func dropUnstorable(inFile file: Int, _ failure: FixApplier.Failure) {
    let own = choice.taken.filter { index in
      candidates[index].fix.edits.contains { $0.span.file == file }
    }
    let bad = own.filter { index in
      let edits = candidates[index].fix.edits.filter { $0.span.file == file }
      return (try? FixApplier.apply(edits, to: catalog.files[file].source)) == nil
    }
    drop(bad.isEmpty ? own : bad, .cannotBeStored(failure.description))
  }

  private mutating func drop(_ indexes: [Int], _ reason: FixReason) {
    for index in indexes { dropped[index] = reason }
  }

  // MARK: Checking again

  /// Drops fixes whose finding stays, or that bring another; whether there were some.
  private mutating func dropFailures(in checked: FixRun.Checked) -> Bool {
    let all = checkAll?(checked.catalog.files) ?? checked.findings
    let items = harm.items(of: choice.taken, in: checked, all: all)
    for item in items.reversed() { dropped[item.index] = item.reason }
    return !items.isEmpty
  }

  // MARK: What is told

  private mutating func item(_ index: Int) -> FixOutcome.Item {
    places.item(candidates[index].finding, candidates[index].fix)
  }
}

/// Chooses the fixes that can be applied together: of two that overlap, the first wins.
struct FixChoice {
  /// Indexes of the chosen candidates.
  private(set) var taken: [Int] = []
  /// Candidates left out, each with the one it overlaps.
  private(set) var overlapping: [(left: Int, winner: Int)] = []
  /// Edits of the chosen fixes by file, each once, in the order of their places.
  var edits: [Int: [Edit]] { all.edits }
  private var all = EditSet()
  /// The candidates that each of those edits belongs to.
  private var owners: [Edit: Int] = [:]

  /// Chooses among candidates, in their order, without those that are out of the question.
  init(_ candidates: [FixCandidate], without dropped: Set<Int>) {
    for index in candidates.indices where !dropped.contains(index) {
      let fix = candidates[index].fix
      if let winner = fix.edits.compactMap({ owner(ofConflictWith: $0) }).first {
        overlapping.append((index, winner))
        continue
      }
      taken.append(index)
      for edit in fix.edits where owners[edit] == nil {
        owners[edit] = index
        all.insert(edit)
      }
    }
  }

  /// The candidate whose edit gets in the way of another edit.
  private func owner(ofConflictWith edit: Edit) -> Int? {
    owners[edit] == nil ? all.rival(of: edit).flatMap { owners[$0] } : nil
  }
}
