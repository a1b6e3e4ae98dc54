/// Names a text of one of a catalog's files.
package struct MessageReference: Sendable, Hashable {
  /// The entry that has the text.
  package let entry: EntryReference
  /// Index of the text in its file's `messages`.
  package let message: Int

  /// Names a text by its entry and its index.
  package init(entry: EntryReference, message: Int) {
    self.entry = entry
    self.message = message
  }
}

extension Catalog {
  /// Place of a text's bytes in its file.
  func text(of reference: MessageReference) -> TextRef {
    file(of: reference.entry).messages[reference.message].text
  }

  /// A text as a string; nil when there is none.
  func string(of reference: MessageReference) -> String? {
    file(of: reference.entry).string(text(of: reference))
  }

  /// The text that stands for an entry: its only one, else that of the category `other`, else the
  /// first that is not empty; nil without texts.
  func firstMessage(of entry: EntryReference) -> MessageReference? {
    let file = Int(entry.file)
    let own = files[file].messageRange(ofEntry: Int(entry.entry))
    let message =
      own.count == 1
      ? own.lowerBound
      : own.first { index in
        let message = files[file].messages[index]
        return message.text.count > 0
          && files[file].slots[Int(message.slot)].pluralCategory == .other
      } ?? own.first { files[file].messages[$0].text.count > 0 } ?? own.first
    return message.map { MessageReference(entry: entry, message: $0) }
  }

  /// A hash that is the same for texts which differ in case and marks only.
  func likeness(of reference: MessageReference) -> UInt64 {
    file(of: reference.entry).likeness(of: text(of: reference))
  }

  /// Index of the source text that a text of another locale translates.
  func sourceMessage(of reference: MessageReference, in source: EntryReference) -> Int? {
    let file = Int(reference.entry.file)
    let slot = Int(files[file].messages[reference.message].slot)
    let first = Int(self[source].firstMessage)
    let sourceFile = Int(source.file)
    if slot == 0, first < files[sourceFile].messages.count,
      files[sourceFile].messages[first].slot == 0
    {
      return first
    }
    return message(of: source, slot: files[file].slots[slot])
  }
}

extension CatalogFile {
  /// A hash that is the same for texts which differ in case and marks only.
  fileprivate func likeness(of text: TextRef) -> UInt64 { FoldedEquality.hash(of: bytes(text)) }
}
