/// The grammar of `java.util.Formatter`, which Android's `getString` follows.
///
/// `%[n$][flags][width][.precision]conversion`. Checks and their order are those of the JDK: a
/// program can tell which exception a format string raises.
enum JavaFormat {
  /// Reads the specifier whose `%` stands at an offset.
  static func specifier(at start: Int, in text: borrowing Span<UInt8>) -> FormatSpecifier {
    var index = start + 1
    var spec = FormatSpecifier(end: index)
    let number = digits(at: index, in: text)
    var isPositioned = false
    if number.end > index, number.end < text.count, text[number.end] == UInt8(ascii: "$") {
      isPositioned = true
      spec.position = number.value
      index = number.end + 1
    }
    var flags: JavaFormatFlags = []
    var isDuplicated = false
    while index < text.count, let flag = JavaFormatFlags(byte: text[index]) {
      isDuplicated = isDuplicated || flags.contains(flag)
      flags.insert(flag)
      index += 1
    }
    spec.holdsBlank = flags.contains(.blank)
    spec.holdsMinus = flags.contains(.minus)
    spec.isRepeated = flags.contains(.previous)
    let width = digits(at: index, in: text)
    spec.hasWidth = width.end > index
    index = width.end
    var precision = (value: 0, end: index)
    var hasPrecision = false
    if index + 1 < text.count, text[index] == UInt8(ascii: "."), ASCII.isDigit(text[index + 1]) {
      precision = digits(at: index + 1, in: text)
      hasPrecision = true
      index = precision.end
    }
    let first = index
    var isDate = false
    if index + 1 < text.count, ASCII.lowercased(text[index]) == UInt8(ascii: "t"),
      isConversionByte(text[index + 1])
    {
      isDate = true
      index += 1
    }
    guard index < text.count, isConversionByte(text[index]) else {
      // Java's pattern does not match at all; what follows is read anew.
      spec.end = index + FormatSpecifier.characterLength(at: index, in: text)
      return spec
    }
    spec.end = index + 1
    spec.conversion = first..<index + 1
    let conversion = JavaConversion(
      flags: flags, hasWidth: spec.hasWidth, hasPrecision: hasPrecision)
    if isPositioned, spec.position < 1 || spec.position > Int(Int32.max) {
      spec.meaning = .malformed(.illegalFormatArgumentIndex)
    } else if isDuplicated {
      spec.meaning = .malformed(.illegalFormatFlags)
    } else if spec.hasWidth, width.value > Int(Int32.max) {
      spec.meaning = .malformed(.illegalFormatWidth)
    } else if hasPrecision, precision.value > Int(Int32.max) {
      spec.meaning = .malformed(.illegalFormatPrecision)
    } else {
      spec.meaning = isDate ? conversion.date(text[index]) : conversion.meaning(of: text[index])
    }
    return spec
  }

  /// Letters and `%`, which the JDK's pattern takes for a conversion.
  private static func isConversionByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || byte == UInt8(ascii: "%")
  }

  /// The number at an offset; at most one past the largest that Java holds.
  private static func digits(
    at start: Int, in text: borrowing Span<UInt8>
  ) -> (value: Int, end: Int) {
    var (value, end) = (0, start)
    while end < text.count, ASCII.isDigit(text[end]) {
      value = min(value * 10 + Int(text[end] - 0x30), Int(Int32.max) + 1)
      end += 1
    }
    return (value, end)
  }
}
