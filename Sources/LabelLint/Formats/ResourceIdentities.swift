/// Finds entries of one file that have the same type, name and product.
struct ResourceIdentities {
  /// What entries that replace each other have in common.
  private struct Identity: Hashable {
    let type: EntryType
    /// Name and product as bytes, since strings that look alike may differ; NUL, which XML has not, between them.
    let name: [UInt8]
  }

  /// The index of the last entry with an identity.
  private var entries: [Identity: Int] = [:]

  /// Room for a number of entries.
  init(capacity: Int) { entries.reserveCapacity(capacity) }

  /// Adds the entry that was started last.
  ///
  /// - Returns: The index of an earlier entry with the same identity; nil when there is none.
  mutating func insertLast(of file: borrowing CatalogFile) -> Int? {
    let index = file.entries.count - 1
    let entry = file.entries[index]
    var name = Array(copying: file.bytes(entry.key))
    if let note = file.note(of: entry), !note.product.isNone {
      name.append(0)
      name.append(file.bytes(note.product))
    }
    // An alias counts as the string that it stands for.
    let type = entry.type == .alias ? .string : entry.type
    return entries.updateValue(index, forKey: Identity(type: type, name: name))
  }
}
