/// A glob without braces, made ready to match.
///
/// What stands before the first and behind the last wildcard is compared as bytes; between them all
/// positions of the pattern that the text so far may have led to are kept at once as bits, so that a
/// match takes time proportional to text × elements and never goes back.
struct GlobAlternative: Sendable {
  /// Bytes that the text begins with.
  private let prefix: [UInt8]
  /// Bytes that the text ends with.
  private let suffix: [UInt8]
  /// Elements between them; empty for a pattern without wildcards.
  private let middle: [GlobElement]
  /// Whether no wildcard stands in the pattern.
  private let isExact: Bool
  /// Whether `/` ends a segment, which one wildcard does not cross.
  private let hasSegments: Bool

  /// A pattern of elements; nil when too many stand between its first and last wildcard.
  init?(_ elements: [GlobElement], for subject: Glob.Subject) {
    hasSegments = subject == .path
    let first = elements.firstIndex { !$0.isLiteral } ?? elements.count
    let last = elements.lastIndex { !$0.isLiteral } ?? elements.count - 1
    prefix = Self.bytes(of: elements[..<first])
    suffix = Self.bytes(of: elements[(max(first, last + 1))...])
    middle = first <= last ? Array(elements[first...last]) : []
    isExact = first > last
    if middle.count > Glob.maximumElements { return nil }
  }

  /// Whether the whole of a text matches.
  func matches(_ text: Span<UInt8>) -> Bool {
    let end = text.count - suffix.count
    guard end >= prefix.count else { return false }
    for index in prefix.indices where text[index] != prefix[index] { return false }
    for index in suffix.indices where text[end + index] != suffix[index] { return false }
    if isExact { return end == prefix.count }
    return middleMatches(text.extracting(prefix.count..<end))
  }

  /// Whether the elements between prefix and suffix match the whole of a text.
  private func middleMatches(_ text: Span<UInt8>) -> Bool {
    // Bit 2i: the first i elements have matched. Bit 2i + 1: inside the segments of element i.
    var reached = closure(1)
    var index = 0
    while index < text.count, reached != 0 {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      reached = closure(step(reached, over: scalar))
      index += length
    }
    return reached & (1 << UInt128(2 * middle.count)) != 0
  }

  /// The positions after one more scalar.
  private func step(_ reached: UInt128, over scalar: Unicode.Scalar) -> UInt128 {
    let isInSegment = !hasSegments || scalar != "/"
    var rest = reached
    var next: UInt128 = 0
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      let here: UInt128 = 1 << UInt128(bit)
      guard bit / 2 < middle.count else { continue }
      if bit & 1 == 1 {
        next |= scalar == "/" ? here | here << 1 : here
        continue
      }
      switch middle[bit / 2] {
      case .literal(let own): if scalar == own { next |= here << 2 }
      case .any: if isInSegment { next |= here << 2 }
      case .oneOf(let ranges, let isNegated):
        let isMember = ranges.contains { $0.contains(scalar) }
        if isMember != isNegated, isInSegment { next |= here << 2 }
      case .inSegment: if isInSegment { next |= here }
      case .anything: next |= here
      case .segments: next |= scalar == "/" ? here << 1 | here << 2 : here << 1
      }
    }
    return next
  }

  /// The positions that can be reached from others without a scalar.
  private func closure(_ reached: UInt128) -> UInt128 {
    var all = reached
    for index in middle.indices where middle[index].isOptional {
      let here: UInt128 = 1 << UInt128(2 * index)
      if all & here != 0 { all |= here << 2 }
    }
    return all
  }

  /// The bytes of literal elements.
  private static func bytes(of elements: ArraySlice<GlobElement>) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for case .literal(let scalar) in elements { text.append(scalar) }
    return Array(String(text).utf8)
  }
}

extension GlobElement {
  /// Whether the element is one scalar as it stands.
  fileprivate var isLiteral: Bool {
    if case .literal = self { return true }
    return false
  }
}
