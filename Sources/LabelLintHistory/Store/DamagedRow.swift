/// A row whose value is not of the kind that its column holds: nothing of ours wrote it.
struct DamagedRow: Error {
  /// The column.
  let column: String
}
