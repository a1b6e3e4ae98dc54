/// Parts of a file, for checks of what changed alone.
extension CatalogFile {
  /// The file with some of its entries; spans stay those of the whole text.
  ///
  /// - Parameter kept: Indexes of entries, ascending.
  /// - Returns: The part.
  package func part(ofEntries kept: [Int]) -> CatalogFile {
    var part = self
    part.contents[0].entries = []
    part.contents[0].messages = []
    part.contents[0].messageMarks = []
    part.contents[0].runs = []
    part.contents[0].markup = []
    part.contents[0].segments = []
    part.contents[0].substitutions = []
    for index in kept {
      var entry = entries[index]
      entry.firstMessage = UInt32(part.contents[0].messages.count)
      for message in messageRange(ofEntry: index) {
        let (ways, tags) = (runRange(ofMessage: message), markupRange(ofMessage: message))
        if !ways.isEmpty || !tags.isEmpty {
          part.contents[0].messageMarks.append(
            MessageMarks(
              message: UInt32(part.contents[0].messages.count),
              firstRun: UInt32(part.contents[0].runs.count),
              firstMark: UInt32(part.contents[0].markup.count)))
          part.contents[0].runs += runs[ways]
          part.contents[0].markup += markup[tags]
        }
        for var segment in segments(ofMessage: message) {
          segment.message = UInt32(part.contents[0].messages.count)
          part.contents[0].segments.append(segment)
        }
        part.contents[0].messages.append(messages[message])
      }
      for var substitution in substitutions(ofEntry: index) {
        substitution.entry = UInt32(part.contents[0].entries.count)
        part.contents[0].substitutions.append(substitution)
      }
      part.contents[0].entries.append(entry)
    }
    part.contents[0].forms = FormIndex(part)
    return part
  }

  /// The entries that stand in some bytes or around them, from the text before each to the text behind it.
  ///
  /// What is said between two entries may be of either.
  package func entries(around bytes: Range<Int>) -> [Int] {
    var found: [Int] = []
    var before = 0
    for index in entries.indices {
      let own = messageRange(ofEntry: index)
      let start = before
      var end = start
      for message in own { end = max(end, Int(messages[message].value.end)) }
      before = max(before, end)
      var next = self.text.count
      if own.upperBound < messages.count { next = Int(messages[own.upperBound].value.start) }
      if start <= bytes.upperBound, bytes.lowerBound <= max(next, end) { found.append(index) }
    }
    return found
  }

  /// Whether something hides content of the file that an earlier reading of it may have seen.
  package var hidesContent: Bool {
    problems.contains { $0.code.hidesUnknown || $0.code.hidesContent }
  }

  /// The key of an entry and the table that it belongs to.
  package func identity(ofEntry index: Int) -> KeyRow.Identity {
    KeyRow.Identity(
      table: resourceTable(of: entries[index]),
      key: Array(copying: bytes(entries[index].key)))
  }
}

extension Catalog {
  /// The row of a key in a table; nil where no table has it.
  package func row(of identity: KeyRow.Identity) -> Int? { index[identity] }
}
