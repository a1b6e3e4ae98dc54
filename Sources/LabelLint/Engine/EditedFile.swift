/// A file before and after edits, to see that nothing changed but what the edits say.
struct EditedFile {
  /// The file before.
  let before: CatalogFile
  /// The file as it is read after the edits.
  let after: CatalogFile
  /// The edits, in the order of their places, none overlapping another.
  private let edits: [Edit]
  /// By how many bytes what follows each edit has moved.
  private var shifts: [Int] = []
  /// Indexes of the messages whose state the edits change.
  private let newStates: Set<Int>
  /// Indexes of the messages that may have fewer tags than before.
  private let withoutTags: Set<Int>

  /// A file before and after its edits.
  init(
    _ before: CatalogFile, _ after: CatalogFile, edits: [Edit], withNewStates: Set<Int> = [],
    withoutTags: Set<Int> = []
  ) {
    newStates = withNewStates
    self.withoutTags = withoutTags
    self.before = before
    self.after = after
    self.edits = edits
    var shift = 0
    for edit in edits {
      shift += edit.text.utf8.count - Int(edit.span.bytes.count)
      shifts.append(shift)
    }
  }

  /// Offset in the old text near which something changed that no edit speaks of; nil when all else
  /// is as it was: keys, order, texts, comments, problems.
  func firstUnexpectedChange() -> Int? {
    if hasNewProblem { return edits.first.map { Int($0.span.bytes.start) } ?? 0 }
    var new = 0
    for old in before.entries.indices {
      let key = before.keySpan(of: before.entries[old])
      if isCovered(key) || isGone(old) { continue }
      while new < after.entries.count, isInserted(after.keySpan(of: after.entries[new])) {
        new += 1
      }
      guard new < after.entries.count, isSameEntry(old, new) else { return Int(key.start) }
      if let place = changedMessage(ofEntry: old, new) { return place }
      new += 1
    }
    while new < after.entries.count, isInserted(after.keySpan(of: after.entries[new])) { new += 1 }
    guard new == after.entries.count else { return Int(edits.last?.span.bytes.start ?? 0) }
    return nil
  }

  /// The text that a message of the old file has in the new one; nil where it is gone.
  func newText(ofMessage index: Int) -> String? {
    let start = newOffset(of: Int(before.messages[index].value.start))
    let slot = before.slots[Int(before.messages[index].slot)]
    func isSame(_ other: Int) -> Bool {
      let message = after.messages[other]
      return Int(message.value.start) == start && after.slots[Int(message.slot)] == slot
    }
    if index < after.messages.count, isSame(index) {
      return after.string(after.messages[index].text)
    }
    return after.messages.indices.first(where: isSame).flatMap {
      after.string(after.messages[$0].text)
    }
  }

  /// Whether the file has a problem that it had not, or one more often.
  private var hasNewProblem: Bool {
    var counts: [ProblemCode: Int] = [:]
    for problem in before.problems { counts[problem.code, default: 0] += 1 }
    for problem in after.problems { counts[problem.code, default: 0] -= 1 }
    return counts.contains { $1 < 0 }
  }

  private func isSameEntry(_ old: Int, _ new: Int) -> Bool {
    let (one, two) = (before.entries[old], after.entries[new])
    guard one.type == two.type, isSame(one.flags, two.flags),
      before.localeNames[Int(one.locale)] == after.localeNames[Int(two.locale)],
      before.holdsSame(one.key, as: two.key, of: after),
      isTouched(before.commentSpan(of: one))
        || before.holdsSame(before.comment(of: one), as: after.comment(of: two), of: after)
    else { return false }
    return newOffset(of: Int(before.keySpan(of: one).start)) == Int(after.keySpan(of: two).start)
  }

  /// Whether flags are the same, or an entry is back: of which a later one with its key goes, or which apps did not
  /// read behind a fault.
  private func isSame(_ old: Entry.Flags, _ new: Entry.Flags) -> Bool {
    let hidden: Entry.Flags = [.replaced, .lostAtRuntime]
    return new.isSubset(of: old) && old.subtracting(hidden) == new.subtracting(hidden)
  }

  /// Offset of a text of an entry that changed without an edit; nil when none did.
  private func changedMessage(ofEntry old: Int, _ new: Int) -> Int? {
    let texts = after.messageRange(ofEntry: new)
    var index = texts.lowerBound
    for message in before.messageRange(ofEntry: old) {
      let one = before.messages[message]
      if isRemoved(one.value) { continue }
      guard index < texts.upperBound else { return Int(one.value.start) }
      let two = after.messages[index]
      guard before.slots[Int(one.slot)] == after.slots[Int(two.slot)],
        newStates.contains(message)
          || before.states[Int(one.state)] == after.states[Int(two.state)],
        newOffset(of: Int(one.value.start)) == Int(two.value.start)
      else { return Int(one.value.start) }
      if !isTouched(one.value), !before.holdsSame(one.text, as: two.text, of: after) {
        return Int(one.value.start)
      }
      // No edit of words takes a tag away.
      if !withoutTags.contains(message),
        before.markupRange(ofMessage: message).count > after.markupRange(ofMessage: index).count
      {
        return Int(one.value.start)
      }
      index += 1
    }
    return index == texts.upperBound ? nil : Int(before.keySpan(of: before.entries[old]).start)
  }

  // MARK: Places

  /// Number of edits that start before an offset.
  private func count(startingBefore offset: Int) -> Int {
    edits.partitioningIndex { Int($0.span.bytes.start) >= offset }
  }

  /// Where an offset of the old text lies in the new one; what is inserted there comes behind it.
  private func newOffset(of offset: Int) -> Int {
    let number = count(startingBefore: offset)
    return number == 0 ? offset : offset + shifts[number - 1]
  }

  /// Whether an edit replaces a whole range and more.
  private func isCovered(_ range: ByteRange) -> Bool {
    let number = count(startingBefore: Int(range.start) + 1)
    guard number > 0, !range.isEmpty else { return false }
    let edit = edits[number - 1].span.bytes
    return edit.start <= range.start && range.end <= edit.end
  }

  /// Whether all texts of an entry go whose key is that of other locales too.
  private func isGone(_ entry: Int) -> Bool {
    guard before.format.namesLocales else { return false }
    let texts = before.messageRange(ofEntry: entry)
    return !texts.isEmpty && texts.allSatisfy { isRemoved(before.messages[$0].value) }
  }

  /// Whether a text goes with what stands around it.
  private func isRemoved(_ value: ByteRange) -> Bool {
    let number = count(startingBefore: Int(value.start))
    guard number > 0 else { return false }
    return value.end < edits[number - 1].span.bytes.end
  }

  /// Whether an edit changes a text, at its ends too.
  private func isTouched(_ value: ByteRange) -> Bool {
    let number = count(startingBefore: Int(value.end) + 1)
    return number > 0 && edits[number - 1].span.bytes.end >= value.start
  }

  /// Whether a key of the new text was written by an edit.
  private func isInserted(_ key: ByteRange) -> Bool {
    let next = edits.indices.partitioningIndex { newStart(ofEdit: $0) > Int(key.start) }
    guard next > 0 else { return false }
    let count = edits[next - 1].text.utf8.count
    return count > Int(key.count) && Int(key.end) <= newStart(ofEdit: next - 1) + count
  }

  /// Offset in the new text of what an edit wrote.
  private func newStart(ofEdit index: Int) -> Int {
    Int(edits[index].span.bytes.start) + (index == 0 ? 0 : shifts[index - 1])
  }
}
