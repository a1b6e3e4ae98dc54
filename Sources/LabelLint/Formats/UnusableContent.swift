/// What is met in place of a catalog, recognized by its first bytes.
enum UnusableContent {
  /// The problem to report when a text, from an offset on, is nothing that a catalog's grammar
  /// should be tried on.
  static func recognize(
    _ text: Span<UInt8>, from start: Int
  ) -> (code: ProblemCode, message: String)? {
    var index = start
    while index < text.count, isSpace(text[index]) { index += 1 }
    if index == text.count { return (.emptyFile, "the file is empty") }
    if text.begins(with: "version https://git-lfs.github.com/spec/", at: index) {
      return (.gitLfsPointer, "this is a Git LFS pointer: the file itself was not fetched")
    }
    if beginsWithTag("!doctype html", text, at: index) || beginsWithTag("html", text, at: index) {
      return (.notJson, "this is an HTML page, saved in place of the catalog")
    }
    return nil
  }

  /// Whether a line that Git leaves in an unresolved merge begins at an offset.
  static func isMergeConflictMarker(_ text: Span<UInt8>, at index: Int) -> Bool {
    if index > 0, text[index - 1] != 0x0A, text[index - 1] != 0x0D { return false }
    return text.begins(with: "<<<<<<<", at: index) || text.begins(with: "=======", at: index)
      || text.begins(with: ">>>>>>>", at: index) || text.begins(with: "|||||||", at: index)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether `<` and a lower-case name stand at an offset, in any case.
  private static func beginsWithTag(
    _ name: StaticString, _ text: Span<UInt8>, at index: Int
  ) -> Bool {
    let length = name.utf8CodeUnitCount
    guard text[index] == UInt8(ascii: "<"), text.count - index > length else { return false }
    var lowered: [UInt8] = []
    for offset in 1...length {
      let byte = text[index + offset]
      lowered.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
    }
    return lowered.span.spells(name)
  }
}
