/// Finds entries of one file that have the same type, name and product.
struct ResourceIdentities {
  /// What entries that replace each other have in common, as bytes: strings that look alike may differ.
  private struct Identity: Hashable {
    let type: EntryType
    let name: [UInt8]
    let product: [UInt8]
  }

  /// The index of the last entry with an identity.
  private var entries: [Identity: Int] = [:]

  /// Adds the entry that was started last.
  ///
  /// - Returns: The index of an earlier entry with the same identity; nil when there is none.
  mutating func insertLast(of file: borrowing CatalogFile) -> Int? {
    let index = file.entries.count - 1
    let entry = file.entries[index]
    // An alias counts as the string that it stands for.
    let identity = Identity(
      type: entry.type == .alias ? .string : entry.type,
      name: Array(copying: file.bytes(entry.key)),
      product: file.note(of: entry).map { Array(copying: file.bytes($0.product)) } ?? [])
    return entries.updateValue(index, forKey: identity)
  }
}
