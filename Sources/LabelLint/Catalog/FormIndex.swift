/// Where the texts of entries with many of them stand: an array has any number of items, a format string any
/// number of variables, and each of them is looked for when it is translated.
struct FormIndex: Sendable {
  /// Entries with fewer texts are looked through.
  private static let fewest = 9

  /// The texts of one entry.
  private struct Forms {
    /// Indexes of messages by slot, of the first where a slot has several.
    var places: [SlotPath: Int] = [:]
    /// The text that stands for a slot the entry lacks.
    var substitute: Int
  }

  private var entries: [Int: Forms] = [:]

  /// An index without entries.
  init() {}

  /// The index of a file that has been read.
  init(_ file: borrowing CatalogFile) {
    for entry in file.entries.indices {
      let own = file.messageRange(ofEntry: entry)
      guard own.count >= Self.fewest else { continue }
      var forms = Forms(substitute: own.lowerBound)
      forms.places.reserveCapacity(own.count)
      var hasOther = false
      for message in own {
        let slot = file.slots[Int(file.messages[message].slot)]
        if forms.places[slot] == nil { forms.places[slot] = message }
        if !hasOther, slot.pluralCategory == .other {
          forms.substitute = message
          hasOther = true
        }
      }
      entries[entry] = forms
    }
  }

  /// Index of the text in a slot of an entry, or of the one that stands for it; nil where the entry is to be looked
  /// through.
  func message(ofEntry entry: Int, slot: SlotPath) -> Int? {
    if entries.isEmpty { return nil }
    return entries[entry].map { $0.places[slot] ?? $0.substitute }
  }
}
