/// The items of a set that a report shows, with the files they are in.
struct FindingItems {
  /// The set.
  private let set: ReportedSet
  /// Whether findings that differ only in locale are one item.
  private let isFolded: Bool
  /// The files, by path: there may be hundreds, and as many items in each.
  private let sources: [SourceIndex]

  /// The items of a set; folded where findings that differ only in locale are to be one.
  init(set: ReportedSet, isFolded: Bool) {
    self.set = set
    self.isFolded = isFolded
    sources = set.sources.sorted { ByteOrder.precedes($0.file.path, $1.file.path) }
  }

  /// The items that count, each where its first finding stands.
  var counted: [FoldedFinding] {
    guard set.findings.contains(where: { !$0.isCounted }) else { return all }
    return Folding.items(of: set.findings.filter(\.isCounted), isOn: isFolded)
  }

  /// All items.
  var all: [FoldedFinding] { Folding.items(of: set.findings, isOn: isFolded) }

  /// The file at a path; nil when it is not at hand.
  func source(at path: String) -> SourceIndex? {
    let place = sources.firstSorted { !ByteOrder.precedes($0.file.path, path) }
    guard place < sources.count, ByteOrder.areEqual(sources[place].file.path, path) else {
      return nil
    }
    return sources[place]
  }
}

extension FoldedFinding {
  /// The message on one line, with nothing in it that acts on a terminal.
  var visibleMessage: String { VisibleText.escapedButIsolates(message) }
}
