/// Finds the text of a file that a range of its bytes lies in.
struct MessagePlaces {
  /// Bytes of values with the indexes of their messages, by their start.
  private let places: [(value: ByteRange, message: Int)]

  /// The values of a file.
  init(_ file: CatalogFile) {
    places = file.messages.enumerated().map { ($1.value, $0) }
      .sorted { ($0.value.start, $0.message) < ($1.value.start, $1.message) }
  }

  /// The message whose value holds a range; nil when none does.
  func message(holding range: Range<Int>) -> Int? {
    let behind = places.firstSorted { Int($0.value.start) > range.lowerBound }
    guard behind > 0, range.upperBound <= Int(places[behind - 1].value.end) else { return nil }
    return places[behind - 1].message
  }
}
