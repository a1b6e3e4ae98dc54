/// What Interface Builder writes into the comment of a key:
/// `Class = "UIButton"; normalTitle = "Play"; ObjectID = "abc-12"; Note = "…";`.
struct InterfaceBuilderComment {
  /// The class of the object: `UIButton`.
  private(set) var className = TextRef.none
  /// The property of the object: `normalTitle`.
  private(set) var property = TextRef.none
  /// What the author tells translators; `.none` without it.
  private(set) var note = TextRef.none

  /// Takes a decoded and trimmed comment apart; nil when it is an author's own.
  init?(_ comment: TextRef, in file: CatalogFile) {
    let bytes = file.bytes(comment)
    guard bytes.begins(with: "Class = \"") else { return nil }
    var hasObject = false
    var index = 0
    while let (name, value, end) = Self.pair(bytes, from: index) {
      index = end
      let word = bytes.extracting(name)
      if word.spells("Class") {
        className = comment.part(value)
      } else if word.spells("Note") {
        note = comment.part(value)
      } else if word.spells("ObjectID") {
        hasObject = true
      } else if property.isNone {
        property = comment.part(name)
      }
    }
    if !hasObject || className.isNone { return nil }
  }

  /// The next `name = "value";`, and the offset behind it.
  private static func pair(
    _ bytes: Span<UInt8>, from offset: Int
  ) -> (name: Range<Int>, value: Range<Int>, end: Int)? {
    var start = offset
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    guard let equals = bytes.firstIndex(of: UInt8(ascii: "="), from: start) else { return nil }
    var nameEnd = equals
    while nameEnd > start, bytes[nameEnd - 1] <= 0x20 { nameEnd -= 1 }
    var quote = equals + 1
    while quote < bytes.count, bytes[quote] <= 0x20 { quote += 1 }
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
    var end = quote + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count else { return nil }
    let value = quote + 1..<end
    end += 1
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
    return (start..<nameEnd, value, end + 1)
  }
}
