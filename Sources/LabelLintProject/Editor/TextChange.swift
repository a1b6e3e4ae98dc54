import LabelLint

/// Where two texts differ: the bytes between their common beginning and their common end.
struct TextChange {
  /// The bytes of the old text.
  let old: Range<Int>
  /// The bytes of the new text in their place.
  let new: Range<Int>

  /// Compares two texts; nil where they are the same.
  init?(from old: [UInt8], to new: [UInt8]) {
    let (before, after) = (old.span, new.span)
    let most = min(before.count, after.count)
    var start = 0
    while start < most, before[start] == after[start] { start += 1 }
    if start == before.count, start == after.count { return nil }
    var end = 0
    while end < most - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    self.old = start..<before.count - end
    self.new = start..<after.count - end
  }

  /// How far what is behind the change moves.
  var shift: Int { new.count - old.count }

  /// Whether some bytes of the old text are touched.
  func touches(_ range: Range<Int>) -> Bool {
    range.lowerBound < old.upperBound && old.lowerBound < range.upperBound
  }

  /// Where some bytes of the old text are in the new one; those that are touched keep what is left.
  func moved(_ range: Range<Int>) -> Range<Int> {
    if range.upperBound <= old.lowerBound { return range }
    if range.lowerBound >= old.upperBound {
      return range.lowerBound + shift..<range.upperBound + shift
    }
    let start = min(range.lowerBound, new.lowerBound)
    let end = range.upperBound >= old.upperBound ? range.upperBound + shift : new.upperBound
    return start..<max(start, end)
  }

  /// Moves what stands in the text along.
  func move(_ findings: inout [ReportedFinding], of path: String) {
    for index in findings.indices { move(&findings[index], of: path) }
  }

  private func move(_ finding: inout ReportedFinding, of path: String) {
    if ByteOrder.areEqual(finding.place.path, path) {
      let start = finding.place.offset
      let range = moved(start..<start + finding.place.length)
      (finding.place.offset, finding.place.length) = (range.lowerBound, range.count)
    }
    for index in finding.fixes.indices {
      for edit in finding.fixes[index].edits.indices {
        let own = finding.fixes[index].edits[edit]
        guard ByteOrder.areEqual(own.path, path) else { continue }
        let range = own.offset..<own.offset + own.length
        if touches(range) {
          finding.fixes[index].edits = []
          break
        }
        finding.fixes[index].edits[edit].offset = moved(range).lowerBound
      }
    }
    finding.fixes.removeAll { $0.edits.isEmpty }
  }
}
