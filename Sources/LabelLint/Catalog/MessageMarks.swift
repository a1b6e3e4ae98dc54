/// Where the way back and the tags of a message begin, for the few messages that have some of them.
struct MessageMarks: Sendable {
  /// Index of the message in `CatalogFile.messages`.
  let message: UInt32
  /// Index in `CatalogFile.runs` of the first piece of the way back; the next message's is the end.
  let firstRun: UInt32
  /// Index in `CatalogFile.markup` of the first tag; the next message's is the end.
  let firstMark: UInt32
}

extension CatalogFile {
  /// Indexes in `runs` of the pieces of a message's way back to the file.
  package func runRange(ofMessage index: Int) -> Range<Int> {
    guard let own = marks(ofMessage: index) else { return 0..<0 }
    let end = own + 1 < messageMarks.count ? Int(messageMarks[own + 1].firstRun) : runs.count
    return Int(messageMarks[own].firstRun)..<end
  }

  /// Indexes in `markup` of a message's tags.
  package func markupRange(ofMessage index: Int) -> Range<Int> {
    guard let own = marks(ofMessage: index) else { return 0..<0 }
    let end = own + 1 < messageMarks.count ? Int(messageMarks[own + 1].firstMark) : markup.count
    return Int(messageMarks[own].firstMark)..<end
  }

  /// Index in `messageMarks` of a message; nil for one without a way back and without tags.
  private func marks(ofMessage index: Int) -> Int? {
    let place = messageMarks.firstSorted { Int($0.message) >= index }
    return place < messageMarks.count && Int(messageMarks[place].message) == index ? place : nil
  }
}
