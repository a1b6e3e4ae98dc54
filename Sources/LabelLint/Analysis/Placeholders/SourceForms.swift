/// The texts of a source entry by the groups that are compared with one another.
struct SourceForms {
  /// The entry.
  let source: EntryReference
  /// Indexes of messages by group.
  private(set) var texts: [SourceSignatures.Group: [Int]] = [:]
  /// All messages with a text.
  private(set) var all: [Int] = []
  /// Those that are forms of a variable.
  private(set) var ofVariables: [Int] = []
  /// What is used beside a form of a variable, and beside a format string; nil until it is asked for.
  var beside: (variable: OtherArguments?, format: OtherArguments?) = (nil, nil)

  /// Whether some text is a form of a variable.
  var hasVariables: Bool { !ofVariables.isEmpty }

  /// The texts of an entry of a row.
  init(
    _ source: EntryReference, row: Int, _ variables: FormatVariables?,
    in file: borrowing CatalogFile
  ) {
    self.source = source
    for message in file.messageRange(ofEntry: Int(source.entry))
    where !file.messages[message].text.isNone {
      let owner = variables?.owner(ofMessage: message)
      let slot = file.slots[Int(file.messages[message].slot)]
      texts[SourceSignatures.Group(row, slot, owner, in: file), default: []].append(message)
      all.append(message)
      if owner != nil { ofVariables.append(message) }
    }
  }
}
