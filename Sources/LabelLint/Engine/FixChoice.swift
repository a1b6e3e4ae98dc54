/// Chooses the fixes that can be applied together: of two that overlap, the first wins.
struct FixChoice {
  /// Indexes of the chosen candidates.
  private(set) var taken: [Int] = []
  /// Candidates left out, each with the one it overlaps.
  private(set) var overlapping: [(left: Int, winner: Int)] = []
  /// Edits of the chosen fixes by file, each once, in the order of their places.
  private(set) var edits: [Int: [Edit]] = [:]
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
        let place = position(of: edit)
        edits[edit.span.file, default: []].insert(edit, at: place)
      }
    }
  }

  /// Candidate whose edit stands in the way of one; nil when none does, or an equal one.
  private func owner(ofConflictWith edit: Edit) -> Int? {
    if owners[edit] != nil { return nil }
    let place = position(of: edit)
    let own = edits[edit.span.file] ?? []
    for index in [place - 1, place] where own.indices.contains(index) {
      if FixApplier.conflict(own[index], edit) { return owners[own[index]] }
    }
    return nil
  }

  /// Where an edit belongs among those of its file.
  private func position(of edit: Edit) -> Int {
    let own = edits[edit.span.file] ?? []
    var (low, high) = (0, own.count)
    while low < high {
      let middle = (low + high) / 2
      let (there, here) = (own[middle].span.bytes, edit.span.bytes)
      if (there.start, there.end) < (here.start, here.end) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
