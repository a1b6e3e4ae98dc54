/// The order that outputs have: strings by their UTF-8 bytes, so that no locale or Unicode version of
/// a machine can change it.
///
/// Swift's own takes canonically equivalent strings as equal; keys that differ only in that are two.
package enum ByteOrder {
  /// Less than, equal to or greater than zero as the left string comes before, with or after the
  /// right.
  package static func compare(_ left: String, _ right: String) -> Int {
    compare(left.utf8.span, right.utf8.span)
  }

  /// Whether the left string comes before the right.
  package static func precedes(_ left: String, _ right: String) -> Bool { compare(left, right) < 0 }

  /// Whether two strings hold the same bytes.
  package static func areEqual(_ left: String, _ right: String) -> Bool {
    left.utf8.span.hasSameBytes(as: right.utf8.span)
  }

  /// Less than, equal to or greater than zero as the left bytes come before, with or after the
  /// right.
  static func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    let index = agreement(left, right)
    if index < min(left.count, right.count) { return Int(left[index]) - Int(right[index]) }
    return left.count - right.count
  }

  /// The indexes of strings in the order of the strings; those of equal ones in their own.
  ///
  /// Paths of one folder have most bytes in common: the eight behind those are compared as a number,
  /// and the strings only where that leaves a doubt.
  static func order(of strings: [String]) -> [Int] {
    var shared = strings.first?.utf8.count ?? 0
    for string in strings.dropFirst() {
      shared = min(shared, agreement(string.utf8.span, strings[0].utf8.span))
    }
    let keys = strings.indices.map { index in
      let bytes = strings[index].utf8.span
      return (number: word(of: bytes, at: shared, end: bytes.count), index: index)
    }
    return keys.sorted { one, two in
      if one.number != two.number { return one.number < two.number }
      let order = compare(strings[one.index], strings[two.index])
      return order == 0 ? one.index < two.index : order < 0
    }.map(\.index)
  }

  /// Number of bytes that two spans begin with alike.
  @inline(__always)
  private static func agreement(_ one: Span<UInt8>, _ two: Span<UInt8>) -> Int {
    let shared = min(one.count, two.count)
    var index = 0
    while index &+ 8 <= shared {
      let left = unsafe one.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: UInt64.self)
      let right = unsafe two.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: UInt64.self)
      if left != right { break }
      index &+= 8
    }
    while index < shared, one[index] == two[index] { index &+= 1 }
    return index
  }

  /// Eight bytes as a number that has their order; those behind an end count as 0.
  static func word(of bytes: Span<UInt8>, at start: Int, end: Int) -> UInt64 {
    if end &- start >= 8, end <= bytes.count { return bytes.loadWord(at: start).byteSwapped }
    var word: UInt64 = 0
    for index in start..<start + 8 { word = word << 8 | (index < end ? UInt64(bytes[index]) : 0) }
    return word
  }
}
