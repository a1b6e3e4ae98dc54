/// The member of an object of a string catalog that holds a value, for fixes that take it away.
enum StringCatalogMember {
  /// A member around a value.
  private struct Member {
    /// Its name.
    let name: String
    /// Its bytes, from the quote of its name to the end of its value.
    let range: Range<Int>
    /// Its object, brackets included.
    let object: Range<Int>
  }

  /// The form of a plural around a value of a key; nil outside of string catalogs.
  static func pluralForm(
    around value: ByteRange, of entry: Entry, in file: borrowing CatalogFile
  ) -> ByteRange? {
    let members = members(around: value, of: entry, in: file)
    guard let plural = members.lastIndex(where: { $0.name == "plural" }),
      plural + 1 < members.count
    else { return nil }
    return removal(of: members[plural + 1], in: file.text.span)
  }

  /// A key with all that is said of it; nil outside of string catalogs.
  static func entry(of entry: Entry, in file: borrowing CatalogFile) -> ByteRange? {
    guard file.format == .xcstrings else { return nil }
    let text = file.text.span
    let key = file.keySpan(of: entry).range
    guard key.lowerBound > 0, let start = colon(behind: key, in: text) else { return nil }
    var json = JSONReader(text, from: start + 1)
    guard json.peek() != nil else { return nil }
    let value = json.skip()
    // A key that stands before has the same name, so that the object is never left empty.
    let range = key.lowerBound - 1..<value.upperBound
    return removal(of: Member(name: "", range: range, object: range), in: text)
  }

  /// Offset of the colon behind a key.
  private static func colon(behind key: Range<Int>, in text: Span<UInt8>) -> Int? {
    text.firstIndex(of: ":", from: key.upperBound)
  }

  /// The members around a value, outermost first, from that of the key's object on.
  private static func members(
    around value: ByteRange, of entry: Entry, in file: borrowing CatalogFile
  ) -> [Member] {
    guard file.format == .xcstrings else { return [] }
    let text = file.text.span
    let key = file.keySpan(of: entry).range
    guard let colon = colon(behind: key, in: text) else { return [] }
    var members: [Member] = []
    var start = colon + 1
    while true {
      var whole = JSONReader(text, from: start)
      guard whole.peek() == .object else { return members }
      let object = whole.skip()
      var json = JSONReader(text, from: start)
      guard json.entersObject() else { return members }
      var found: Member?
      var next = start
      while let name = json.nextKey() {
        let content = json.skip()
        if content.lowerBound <= Int(value.start), Int(value.end) <= content.upperBound {
          found = Member(
            name: json.text(of: name), range: name.quoted.lowerBound..<content.upperBound,
            object: object)
          next = content.lowerBound
          break
        }
      }
      guard let found else { return members }
      members.append(found)
      start = next
    }
  }

  /// The bytes to take away with a member: with the comma that divides it from the next or, for the last,
  /// from the one before.
  private static func removal(of member: Member, in text: Span<UInt8>) -> ByteRange? {
    var end = member.range.upperBound
    while end < text.count, ASCII.isSpace(text[end]) { end += 1 }
    guard end < text.count else { return nil }
    if text[end] == "," {
      end += 1
      while end < text.count, ASCII.isSpace(text[end]) { end += 1 }
      return ByteRange(member.range.lowerBound..<end)
    }
    var start = member.range.lowerBound
    while start > 0, ASCII.isSpace(text[start - 1]) { start -= 1 }
    guard start > 0 else { return nil }
    if text[start - 1] == "," {
      return ByteRange(start - 1..<member.range.upperBound)
    }
    return ByteRange(member.object.lowerBound + 1..<member.object.upperBound - 1)
  }
}
