/// Where the readers of files have told of errors.
struct ErrorPlaces {
  private var files: [Int: PlaceSet] = [:]

  /// Whether an error was told of at some bytes of a file, or beside them.
  mutating func touch(_ range: ByteRange, inFile number: Int, of catalog: Catalog) -> Bool {
    let problems = catalog.files[number].problems
    if problems.isEmpty { return false }
    // One byte more at the end: what begins where another piece ends touches it.
    let places =
      files[number]
      ?? PlaceSet(
        problems.filter { $0.severity == .error }
          .map { Int($0.span.start)..<Int($0.span.end) + 1 })
    files[number] = places
    return places.overlap(Int(range.start)..<Int(range.end) + 1)
  }
}
