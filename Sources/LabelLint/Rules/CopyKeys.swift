/// Keys whose texts are names: of authors, of licences, of keys on a keyboard.
enum CopyKeys {
  /// The words that tell.
  private static let words = WordList([
    "author", "credit", "copyright", "license", "licence", "translator",
  ])

  /// Whether a key says that its text is printed on a key of a keyboard: `menu_space_shortcut_label`.
  static func namesKeyCaps(_ key: String) -> Bool {
    let bytes = key.utf8.span
    if bytes.isASCII { return bytes.stands("shortcut_label") || bytes.stands("keycode") }
    return key.contains("shortcut_label") || key.contains("keycode")
  }

  /// Whether a key says that its text names people or licences.
  static func namesPeople(_ key: String) -> Bool {
    let bytes = key.utf8.span
    var segments = KeySegments(bytes)
    while let segment = segments.next() {
      let end = words.end(in: bytes, at: segment.lowerBound) { end in
        let rest = segment.upperBound - end
        return rest == 0 || rest == 1 && ASCII.lowercased(bytes[end]) == UInt8(ascii: "s")
      }
      if end != nil { return true }
    }
    return false
  }
}
