/// Puts the combining marks of long texts into canonical order (UAX #15, canonical ordering algorithm).
///
/// ICU moves each mark before those of a higher class one by one, so that a letter with very many marks takes it very
/// long; what is in order already takes it no time.
enum MarkOrder {
  /// Texts of fewer bytes hold too few marks to matter.
  private static let fewestBytes = 1024

  /// A mark of a run: its combining class, its place among the marks of the run, and its bytes.
  private typealias Mark = (order: UInt8, place: Int, bytes: Range<Int>)

  /// Characters of class 0 whose decomposition is two marks: the long vowel signs of Tibetan.
  private static let pairs: [UInt32: [Unicode.Scalar]] = [
    0x0F73: ["\u{F71}", "\u{F72}"], 0x0F75: ["\u{F71}", "\u{F74}"],
    0x0F81: ["\u{F71}", "\u{F80}"],
  ]

  /// The text with its marks in order; nil for one that is short or in order.
  static func ordered(_ text: Span<UInt8>) -> [UInt8]? {
    guard text.count >= fewestBytes, !text.isASCII else { return nil }
    let (parts, holdsPairs) = withoutPairs(text)
    let ordered = ordered(marksOf: parts)
    return ordered ?? (holdsPairs ? parts : nil)
  }

  /// The text with the vowel signs that are two marks taken apart.
  private static func withoutPairs(_ text: Span<UInt8>) -> (bytes: [UInt8], holdsPairs: Bool) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var holdsPairs = false
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if let parts = pairs[scalar.value] {
        holdsPairs = true
        for part in parts { bytes.append(contentsOf: Array(String(part).utf8)) }
      } else {
        for offset in index..<min(index + length, text.count) { bytes.append(text[offset]) }
      }
      index += length
    }
    return (bytes, holdsPairs)
  }

  private static func ordered(marksOf bytes: [UInt8]) -> [UInt8]? {
    let text = bytes.span
    var result: [UInt8] = []
    var isChanged = false
    var run: [Mark] = []
    func endRun() {
      // Marks of one class stay in their order.
      run.sort { ($0.order, $0.place) < ($1.order, $1.place) }
      for (place, mark) in run.enumerated() {
        isChanged = isChanged || mark.place != place
        result.append(contentsOf: bytes[mark.bytes])
      }
      run.removeAll(keepingCapacity: true)
    }
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      let range = index..<min(index + length, text.count)
      index += length
      // No mark has a class below U+0300.
      let order =
        scalar.value < 0x300 ? 0 : scalar.properties.canonicalCombiningClass.rawValue
      if order > 0 {
        run.append((order, run.count, range))
        continue
      }
      if !run.isEmpty { endRun() }
      result.append(contentsOf: bytes[range])
    }
    if !run.isEmpty { endRun() }
    return isChanged ? result : nil
  }
}
