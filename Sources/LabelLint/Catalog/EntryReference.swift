/// Names an entry of one of a catalog's files.
package struct EntryReference: Sendable, Hashable {
  /// Index in `Catalog.files`.
  package let file: Int32
  /// Index in that file's `entries`.
  package let entry: Int32

  /// Names an entry by the indexes of its file and of itself.
  package init(file: Int, entry: Int) {
    self.file = Int32(clamping: file)
    self.entry = Int32(clamping: entry)
  }
}
