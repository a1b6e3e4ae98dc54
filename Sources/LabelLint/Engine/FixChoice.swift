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
