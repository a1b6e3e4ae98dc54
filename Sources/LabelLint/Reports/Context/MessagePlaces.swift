/// Finds the text of a file that a range of its bytes lies in.
struct MessagePlaces {
  /// Bytes of values, or of their segments, with the indexes of their messages, by their start.
  private let places: [(value: ByteRange, message: Int)]
  private let file: CatalogFile

  /// The values of a file.
  init(_ file: CatalogFile) {
    self.file = file
    var places: [(value: ByteRange, message: Int)] = []
    for (index, message) in file.messages.enumerated() {
      let segments = file.segments(ofMessage: index).filter { !$0.isReadOnly }
      for value in segments.isEmpty ? [message.value] : segments.map(\.value) {
        places.append((value, index))
      }
    }
    self.places = places.sorted { ($0.value.start, $0.message) < ($1.value.start, $1.message) }
  }

  /// The message whose value, or a segment of it, holds a range; nil when none does.
  func message(holding range: Range<Int>) -> Int? {
    let next = places.partitioningIndex { Int($0.value.start) > range.lowerBound }
    guard next > 0 else { return nil }
    let (value, message) = places[next - 1]
    guard range.upperBound <= Int(value.end) || range == file.messages[message].value.range
    else { return nil }
    return message
  }
}
