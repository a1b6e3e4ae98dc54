/// Edits of files that do not get in each other's way, in the order of their places.
struct EditSet {
  /// The edits by file.
  private(set) var edits: [Int: [Edit]] = [:]

  /// An edit that changes bytes another one changes too; nil for none, and where both are one.
  func rival(of edit: Edit) -> Edit? {
    let place = position(of: edit)
    let own = edits[edit.span.file] ?? []
    for index in [place - 1, place] where own.indices.contains(index) {
      if own[index] != edit, FixApplier.conflict(own[index], edit) { return own[index] }
    }
    return nil
  }

  /// Adds an edit without a rival.
  mutating func insert(_ edit: Edit) {
    let place = position(of: edit)
    edits[edit.span.file, default: []].insert(edit, at: place)
  }

  /// Where an edit belongs among those of its file.
  private func position(of edit: Edit) -> Int {
    let here = edit.span.bytes
    return (edits[edit.span.file] ?? []).firstSorted { there in
      let there = there.span.bytes
      return (there.start, there.end) >= (here.start, here.end)
    }
  }
}
