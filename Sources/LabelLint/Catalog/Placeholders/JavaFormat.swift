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
    let hasWidth = width.end > index
    index = width.end
    var precision = (value: 0, end: index)
    var hasPrecision = false
    if index + 1 < text.count, text[index] == UInt8(ascii: "."), ASCII.isDigit(text[index + 1]) {
      precision = digits(at: index + 1, in: text)
      hasPrecision = true
      index = precision.end
    }
    let conversion = index
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
    spec.conversion = conversion..<index + 1
    let parts = Parts(
      flags: flags, isDuplicated: isDuplicated, hasWidth: hasWidth, hasPrecision: hasPrecision)
    if isPositioned, spec.position < 1 || spec.position > Int(Int32.max) {
      spec.meaning = .malformed(.illegalFormatArgumentIndex)
    } else if isDuplicated {
      spec.meaning = .malformed(.illegalFormatFlags)
    } else if hasWidth, width.value > Int(Int32.max) {
      spec.meaning = .malformed(.illegalFormatWidth)
    } else if hasPrecision, precision.value > Int(Int32.max) {
      spec.meaning = .malformed(.illegalFormatPrecision)
    } else {
      spec.meaning = isDate ? date(text[index], parts) : meaning(of: text[index], parts)
    }
    return spec
  }

  /// What stands between the `%` and the conversion.
  private struct Parts {
    var flags: JavaFormatFlags
    var isDuplicated: Bool
    var hasWidth: Bool
    var hasPrecision: Bool
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

  /// A conversion without `t`.
  private static func meaning(of conversion: UInt8, _ parts: Parts) -> FormatSpecifier.Meaning {
    switch conversion {
    case UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "h"), UInt8(ascii: "H"):
      return checked(
        .general, parts, refused: [.hash, .plus, .blank, .zero, .comma, .parenthesis])
    case UInt8(ascii: "s"), UInt8(ascii: "S"):
      // `#` only passes for values that are `Formattable`, which no text of a catalog can know of.
      return checked(
        .general, parts, refused: [.hash, .plus, .blank, .zero, .comma, .parenthesis])
    case UInt8(ascii: "c"), UInt8(ascii: "C"):
      if parts.hasPrecision { return .malformed(.illegalFormatPrecision) }
      return checked(
        .character, parts, refused: [.hash, .plus, .blank, .zero, .comma, .parenthesis])
    case UInt8(ascii: "d"): return number(.integer, parts, refused: [.hash])
    case UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "X"):
      return number(.integer, parts, refused: [.comma])
    case UInt8(ascii: "f"): return number(.float, parts, refused: [])
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return number(.float, parts, refused: [.comma])
    case UInt8(ascii: "g"), UInt8(ascii: "G"): return number(.float, parts, refused: [.hash])
    case UInt8(ascii: "a"), UInt8(ascii: "A"):
      return number(.float, parts, refused: [.parenthesis, .comma])
    case UInt8(ascii: "%"), UInt8(ascii: "n"):
      return literal(isLineBreak: conversion != UInt8(ascii: "%"), parts)
    default: return .malformed(.unknownFormatConversion)
    }
  }

  /// A conversion of text: a `-` needs a width, some flags are refused.
  private static func checked(
    _ argument: ArgumentClass, _ parts: Parts, refused: JavaFormatFlags
  ) -> FormatSpecifier.Meaning {
    if parts.flags.contains(.minus), !parts.hasWidth { return .malformed(.missingFormatWidth) }
    if !parts.flags.isDisjoint(with: refused) {
      return .malformed(.formatFlagsConversionMismatch)
    }
    return .argument(argument)
  }

  /// A conversion of numbers.
  private static func number(
    _ argument: ArgumentClass, _ parts: Parts, refused: JavaFormatFlags
  ) -> FormatSpecifier.Meaning {
    let flags = parts.flags
    if !parts.hasWidth, flags.contains(.minus) || flags.contains(.zero) {
      return .malformed(.missingFormatWidth)
    }
    if flags.isSuperset(of: [.plus, .blank]) || flags.isSuperset(of: [.minus, .zero]) {
      return .malformed(.illegalFormatFlags)
    }
    if argument == .integer, parts.hasPrecision { return .malformed(.illegalFormatPrecision) }
    if !flags.isDisjoint(with: refused) { return .malformed(.formatFlagsConversionMismatch) }
    return .argument(argument)
  }

  /// `%t` and a letter.
  private static func date(_ letter: UInt8, _ parts: Parts) -> FormatSpecifier.Meaning {
    if parts.hasPrecision { return .malformed(.illegalFormatPrecision) }
    switch letter {
    case UInt8(ascii: "E"), UInt8(ascii: "G"), UInt8(ascii: "J"), UInt8(ascii: "K"),
      UInt8(ascii: "O"), UInt8(ascii: "P"), UInt8(ascii: "U"), UInt8(ascii: "V"),
      UInt8(ascii: "W"), UInt8(ascii: "X"), UInt8(ascii: "f"), UInt8(ascii: "g"),
      UInt8(ascii: "i"), UInt8(ascii: "n"), UInt8(ascii: "o"), UInt8(ascii: "q"),
      UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "v"), UInt8(ascii: "w"),
      UInt8(ascii: "x"), UInt8(ascii: "%"):
      return .malformed(.unknownFormatConversion)
    default: break
    }
    if !parts.flags.isDisjoint(with: [.hash, .plus, .blank, .zero, .comma, .parenthesis]) {
      return .malformed(.formatFlagsConversionMismatch)
    }
    if parts.flags.contains(.minus), !parts.hasWidth { return .malformed(.missingFormatWidth) }
    return .argument(.date)
  }

  /// `%%` and `%n`.
  private static func literal(isLineBreak: Bool, _ parts: Parts) -> FormatSpecifier.Meaning {
    if parts.hasPrecision { return .malformed(.illegalFormatPrecision) }
    if isLineBreak {
      if parts.hasWidth { return .malformed(.illegalFormatWidth) }
      return parts.flags.isEmpty ? .lineBreak : .malformed(.illegalFormatFlags)
    }
    if !parts.flags.isEmpty, parts.flags != [.minus] { return .malformed(.illegalFormatFlags) }
    if parts.flags.contains(.minus), !parts.hasWidth { return .malformed(.missingFormatWidth) }
    return .percentSign
  }
}
