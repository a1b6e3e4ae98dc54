/// The parts of a source file that a comment heads as content descriptions: an entry without a comment
/// of its own stands under the last one before it.
///
/// Nearly every file has none, which one walk over its entries tells; no text is kept.
struct DescriptionSections {
  /// Entries behind the one that has the heading, up to the next comment.
  private var sections: [(heading: Int, entries: Range<Int>)] = []

  /// The sections of a file; none in formats whose entries are sorted by key.
  init(_ file: borrowing CatalogFile) {
    switch file.format {
    case .xcstrings, .stringsdict, .xliff: return
    case .android, .compose, .strings: break
    }
    var heading: Int?
    for index in file.entries.indices {
      let comment = file.comment(of: file.entries[index])
      if comment.isNone { continue }
      close(heading, before: index)
      heading = CommentPatterns.headsContentDescriptions(file.bytes(comment)) ? index : nil
    }
    close(heading, before: file.entries.count)
  }

  /// Ends a section in front of an entry.
  private mutating func close(_ heading: Int?, before end: Int) {
    guard let heading, heading + 1 < end else { return }
    sections.append((heading, heading + 1..<end))
  }

  /// The entry whose comment heads the section of an entry; nil outside of these sections.
  func heading(ofEntry index: Int) -> Int? {
    let place = sections.partitioningIndex { $0.entries.upperBound > index }
    guard place < sections.count, sections[place].entries.contains(index) else { return nil }
    return sections[place].heading
  }
}
