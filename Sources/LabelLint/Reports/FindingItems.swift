/// The items of a set that a report for machines shows, with the files they are in.
struct FindingItems {
  /// The set.
  let set: ReportedSet
  /// Whether findings that differ only in locale are one item.
  let isFolded: Bool

  /// The items that count, each where its first finding stands.
  var counted: [FoldedFinding] {
    guard set.findings.contains(where: { !$0.isCounted }) else { return all }
    return Folding.items(of: set.findings.filter(\.isCounted), isOn: isFolded)
  }

  /// All items.
  var all: [FoldedFinding] { Folding.items(of: set.findings, isOn: isFolded) }

  /// The file at a path; nil when it is not at hand.
  func source(at path: String) -> SourceIndex? {
    set.sources.first { ByteOrder.areEqual($0.file.path, path) }
  }
}

extension FoldedFinding {
  /// The message on one line, with nothing in it that acts on a terminal.
  var visibleMessage: String { VisibleText.escapedButIsolates(message) }
}
