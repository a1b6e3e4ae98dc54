/// The order that outputs have: strings by their UTF-8 bytes, so that no locale or Unicode version of
/// a machine can change it.
///
/// Swift's own takes canonically equivalent strings as equal; keys that differ only in that are two.
public enum ByteOrder {
  /// Less than, equal to or greater than zero as the left string comes before, with or after the
  /// right.
  public static func compare(_ left: String, _ right: String) -> Int {
    compare(left.utf8.span, right.utf8.span)
  }

  /// Whether the left string comes before the right.
  public static func precedes(_ left: String, _ right: String) -> Bool { compare(left, right) < 0 }

  /// Whether two strings hold the same bytes.
  public static func areEqual(_ left: String, _ right: String) -> Bool {
    left.utf8.span.hasSameBytes(as: right.utf8.span)
  }

  /// Less than, equal to or greater than zero as the left bytes come before, with or after the
  /// right.
  static func compare(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    let shared = min(left.count, right.count)
    var index = 0
    while index &+ 8 <= shared {
      let one = unsafe left.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: UInt64.self)
      let two = unsafe right.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: UInt64.self)
      if one != two { break }
      index &+= 8
    }
    while index < shared {
      if left[index] != right[index] { return Int(left[index]) - Int(right[index]) }
      index &+= 1
    }
    return left.count - right.count
  }
}
