/// A kind that the configuration gives to some keys.
package struct KindAssignment: Sendable {
  /// Keys; empty for all.
  package var keys: [Glob]
  /// Paths of the files the source texts are in; empty for all.
  package var paths: [Glob]
  /// What their texts are.
  package var purpose: MessagePurpose

  /// A kind for keys in files.
  package init(keys: [Glob] = [], paths: [Glob] = [], purpose: MessagePurpose) {
    self.keys = keys
    self.paths = paths
    self.purpose = purpose
  }

  /// Whether an entry of a file gets the kind.
  func selects(_ entry: Entry, of file: borrowing CatalogFile) -> Bool {
    if !paths.isEmpty, !paths.contains(where: { $0.matches(file.source.path.utf8.span) }) {
      return false
    }
    if keys.isEmpty { return true }
    for glob in keys where glob.matches(file.bytes(entry.key)) { return true }
    return false
  }

  /// What the first assignment that fits says of an entry; nil where none fits.
  static func purpose(
    of reference: EntryReference, in catalog: Catalog, _ assignments: [KindAssignment]
  ) -> MessagePurpose? {
    if assignments.isEmpty { return nil }
    let entry = catalog[reference]
    for assignment in assignments
    where assignment.selects(entry, of: catalog.file(of: reference)) {
      return assignment.purpose
    }
    return nil
  }
}
