/// What a platform's grammar makes of a `%`, before arguments are counted.
struct FormatSpecifier {
  /// The `*` of a width or precision.
  struct Star {
    /// Offset of the `*`, in bytes.
    var offset: Int
    /// Number of the argument as written, 0 for none.
    var position = 0
  }

  /// What the specifier prints.
  enum Meaning {
    /// An argument of a class.
    case argument(ArgumentClass)
    /// A percent sign.
    case percentSign
    /// A line end.
    case lineBreak
    /// Nothing sound.
    case malformed(PlaceholderProblem.Code)
  }

  /// Offset behind the last byte that belongs to it.
  var end: Int
  /// What it prints.
  var meaning = Meaning.malformed(.unknownFormatConversion)
  /// Bytes of the conversion with its length.
  var conversion = 0..<0
  /// Bytes of a variable's name.
  var name = 0..<0
  /// Number of the argument as written, 0 for none.
  var position = 0
  /// Whether it takes the argument before once more.
  var isRepeated = false
  /// Whether a blank stands inside it.
  var holdsBlank = false
  /// Whether a `-` is among its flags.
  var holdsMinus = false
  /// Whether it has a width in digits.
  var hasWidth = false
  /// Size of an Apple number in bytes; 0 where the size does not matter.
  var size: UInt8 = 0
  /// The `*` that stands for the width.
  var widthStar: Star?
  /// The `*` that stands for the precision.
  var precisionStar: Star?

  /// A specifier that ends at an offset; malformed until said otherwise.
  init(end: Int) { self.end = end }

  /// Length in bytes of the character at an offset; 0 at the end of the text.
  static func characterLength(at index: Int, in text: borrowing Span<UInt8>) -> Int {
    guard index < text.count else { return 0 }
    var end = index + 1
    while end < text.count, end - index < 4, text[end] & 0xC0 == 0x80 { end += 1 }
    return end - index
  }
}
