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
    guard text.count >= fewestBytes, !text.isASCII, !isOrdered(text) else { return nil }
    return ordered(marksOf: withoutPairs(text))
  }

  /// Whether no mark follows one of a higher class, and none is two marks.
  private static func isOrdered(_ text: Span<UInt8>) -> Bool {
    var last: UInt8 = 0
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      let order = order(of: scalar)
      if pairs[scalar.value] != nil || order > 0 && order < last { return false }
      last = order
      index += length
    }
    return true
  }

  /// The combining class of a character; 0 for one that is no mark.
  private static func order(of scalar: Unicode.Scalar) -> UInt8 {
    // No mark has a class below U+0300.
    scalar.value < 0x300 ? 0 : scalar.properties.canonicalCombiningClass.rawValue
  }

  /// The text with the vowel signs that are two marks taken apart.
  private static func withoutPairs(_ text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if let parts = pairs[scalar.value] {
        for part in parts { bytes.append(contentsOf: Array(String(part).utf8)) }
      } else {
        for offset in index..<min(index + length, text.count) { bytes.append(text[offset]) }
      }
      index += length
    }
    return bytes
  }

  private static func ordered(marksOf bytes: [UInt8]) -> [UInt8] {
    let text = bytes.span
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var run: [Mark] = []
    func endRun() {
      // Marks of one class stay in their order.
      run.sort { ($0.order, $0.place) < ($1.order, $1.place) }
      for mark in run { result.append(contentsOf: bytes[mark.bytes]) }
      run.removeAll(keepingCapacity: true)
    }
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      let range = index..<min(index + length, text.count)
      index += length
      let order = order(of: scalar)
      if order > 0 {
        run.append((order, run.count, range))
        continue
      }
      if !run.isEmpty { endRun() }
      result.append(contentsOf: bytes[range])
    }
    if !run.isEmpty { endRun() }
    return result
  }
}
