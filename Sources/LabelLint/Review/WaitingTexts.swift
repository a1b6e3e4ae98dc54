extension Catalog {
  /// Whether a text of a key waits for a translator, or for somebody to review it.
  ///
  /// - Parameters:
  ///   - row: Index of the row.
  ///   - locale: Number of the locale.
  /// - Returns: Whether its file says so.
  package func isWaiting(row: Int, locale: Int) -> Bool {
    guard let entry = entry(row: row, locale: locale) else { return false }
    if self[entry].flags.contains(.fuzzy) { return true }
    let file = file(of: entry)
    return messages(of: entry).contains { message in
      Self.waitingStates.contains(file.states[Int(file.messages[message].state)])
    }
  }

  /// The states of a text that nobody has confirmed.
  private static let waitingStates: Set = [
    "new", "needs_review", "machine_translated", "stale",
  ]
}
