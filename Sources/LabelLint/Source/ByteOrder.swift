/// The order that outputs have: strings by their UTF-8 bytes, so that no locale or Unicode version of
/// a machine can change it.
public enum ByteOrder {
  /// Less than, equal or greater than zero as the left string comes before, with or after the right.
  public static func compare(_ left: String, _ right: String) -> Int {
    // Native strings are contiguous UTF-8; only bridged ones are copied first.
    let compared = unsafe left.utf8.withContiguousStorageIfAvailable { left in
      unsafe right.utf8.withContiguousStorageIfAvailable { right in
        unsafe compare(left, right)
      }
    }
    if let order = compared ?? nil { return order }
    return unsafe Array(left.utf8).withUnsafeBufferPointer { left in
      unsafe Array(right.utf8).withUnsafeBufferPointer { right in unsafe compare(left, right) }
    }
  }

  /// Whether the left string comes before the right.
  public static func precedes(_ left: String, _ right: String) -> Bool { compare(left, right) < 0 }

  /// Whether two strings hold the same bytes.
  public static func areEqual(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && compare(left, right) == 0
  }

  private static func compare(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let shared = min(left.count, right.count)
    var index = 0
    while index < shared {
      let (one, two) = unsafe (left[index], right[index])
      if one != two { return Int(one) - Int(two) }
      index += 1
    }
    return left.count - right.count
  }
}
