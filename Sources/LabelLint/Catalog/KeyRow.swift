/// A key of a catalog, over all its locales.
public struct KeyRow: Sendable {
  /// The table the key is told apart in.
  public let table: ResourceTable
  /// An entry that has the key; its bytes are the key's.
  public let first: EntryReference
  /// Hash of the key's bytes, for look-ups.
  let hash: UInt64
}
