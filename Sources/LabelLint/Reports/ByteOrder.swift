/// Order and equality of strings by their UTF-8 bytes.
///
/// Swift's own take canonically equivalent strings as equal; keys that differ only in that are two.
enum ByteOrder {
  /// Whether the left string comes first.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Whether the strings have the same bytes.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
