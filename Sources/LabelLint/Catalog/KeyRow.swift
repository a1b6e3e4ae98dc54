/// A key of a catalog, over all its locales.
package struct KeyRow: Sendable {
  /// What tells a key from others: its table and bytes.
  package struct Identity: Sendable, Hashable {
    /// The table.
    let table: ResourceTable
    /// The key.
    let key: [UInt8]
  }

  /// The table the key is told apart in.
  package let table: ResourceTable
  /// An entry that has the key; its bytes are the key's.
  package let first: EntryReference
}
