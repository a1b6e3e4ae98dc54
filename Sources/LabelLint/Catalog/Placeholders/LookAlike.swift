/// A piece of a text that looks like a format specifier and is printed as it is: `％s`, `% 1 $ s`.
struct LookAlike {
  /// Bytes of the text.
  var span: Range<Int>
  /// Number of the argument it shows, 0 for none.
  var position = 0
  /// Its conversion letter; 0 for none.
  var letter: UInt8 = 0
  /// The specifier it was meant to be.
  var repaired: String

  /// Most look-alikes that are looked for in one text.
  static let maximumCount = 32

  /// The look-alikes of a text, in order of place.
  ///
  /// For a text that lacks an argument of its source only: in any other one these are plain text.
  static func all(
    in text: borrowing Span<UInt8>, beside placeholders: [Placeholder]
  ) -> [LookAlike] {
    var found: [LookAlike] = []
    var (index, next) = (0, 0)
    while index < text.count, found.count < maximumCount {
      while next < placeholders.count, Int(placeholders[next].span.end) <= index { next += 1 }
      if next < placeholders.count, Int(placeholders[next].span.start) <= index {
        index = Int(placeholders[next].span.end)
        continue
      }
      var reader = LookAlikeReader(at: index)
      if let lookAlike = reader.read(text) {
        found.append(lookAlike)
        index = lookAlike.span.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// Whether it may have been meant for an argument of the source.
  func mayStand(for argument: PlaceholderSignature.Argument) -> Bool {
    guard case .argument(let number) = argument.key else { return false }
    if position > 0, position != number { return false }
    if letter == 0 { return position > 0 }
    return argument.letters.containsIgnoringCase(letter)
  }
}
