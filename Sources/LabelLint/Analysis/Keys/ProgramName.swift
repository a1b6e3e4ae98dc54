/// Names as programs write them, which no person reads: `sign_in.title`, `signInTitle`.
enum ProgramName {
  /// Whether a text is written as programs write names: no blank, and an underscore, a full stop
  /// between words, or capitals inside.
  static func isIdentifier(_ text: Span<UInt8>) -> Bool {
    var letters = 0
    var hasJoint = false
    for index in text.indices {
      switch text[index] {
      case 0x61...0x7A, 0x41...0x5A, 0x80...: letters += 1
      case "_": hasJoint = true
      case ".":
        let isInside = index > 0 && index + 1 < text.count
        if isInside, ASCII.isAlphanumeric(text[index - 1]), ASCII.isAlphanumeric(text[index + 1]) {
          hasJoint = true
        }
      case 0x30...0x39, "-": break
      default: return false
      }
    }
    return letters >= 2 && (hasJoint || isCamelCase(text))
  }

  /// Whether a text is several words in camel case.
  ///
  /// Names of products are written like it: `iPhone`, `macOS`, `YouTube`. A small word of three
  /// letters or more before a capital word, or three capital words, are none.
  private static func isCamelCase(_ text: Span<UInt8>) -> Bool {
    var segments = KeySegments(text)
    guard let first = segments.next() else { return false }
    let isSmallFirst = ASCII.isLowerCase(text[0])
    var words = 1
    while let next = segments.next() {
      // Three letters in a row make a word; `OS` and `HD` are part of names.
      guard next.count >= 3, ASCII.isLowerCase(text[next.lowerBound + 1]) else { return false }
      words += 1
    }
    return isSmallFirst ? words >= 2 && first.count >= 3 : words >= 3
  }
}
