/// What Java's formatter makes of a conversion, given what stands before it in the specifier.
///
/// The checks and their order are those of the JDK's `Formatter.FormatSpecifier`.
struct JavaConversion {
  /// The flags of the specifier.
  let flags: JavaFormatFlags
  /// Whether it has a width.
  let hasWidth: Bool
  /// Whether it has a precision.
  let hasPrecision: Bool

  /// A conversion without `t`.
  func meaning(of conversion: UInt8) -> FormatSpecifier.Meaning {
    switch conversion {
    case UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "h"), UInt8(ascii: "H"),
      UInt8(ascii: "s"), UInt8(ascii: "S"):
      // `%#s` only passes for values that are `Formattable`, which no catalog can know of.
      return text(.general)
    case UInt8(ascii: "c"), UInt8(ascii: "C"):
      if hasPrecision { return .malformed(.illegalFormatPrecision) }
      return text(.character)
    case UInt8(ascii: "d"): return number(.integer, refused: [.hash])
    case UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "X"):
      return number(.integer, refused: [.comma])
    case UInt8(ascii: "f"): return number(.float, refused: [])
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return number(.float, refused: [.comma])
    case UInt8(ascii: "g"), UInt8(ascii: "G"): return number(.float, refused: [.hash])
    case UInt8(ascii: "a"), UInt8(ascii: "A"):
      return number(.float, refused: [.parenthesis, .comma])
    case UInt8(ascii: "%"), UInt8(ascii: "n"):
      return literal(isLineBreak: conversion != UInt8(ascii: "%"))
    default: return .malformed(.unknownFormatConversion)
    }
  }

  /// Flags that only numbers take.
  private static let numeric: JavaFormatFlags = [
    .hash, .plus, .blank, .zero, .comma, .parenthesis,
  ]

  /// A conversion of text: a `-` needs a width, the flags of numbers are refused.
  private func text(_ argument: ArgumentClass) -> FormatSpecifier.Meaning {
    if flags.contains(.minus), !hasWidth { return .malformed(.missingFormatWidth) }
    if !flags.isDisjoint(with: Self.numeric) {
      return .malformed(.formatFlagsConversionMismatch)
    }
    return .argument(argument)
  }

  /// A conversion of numbers.
  private func number(
    _ argument: ArgumentClass, refused: JavaFormatFlags
  ) -> FormatSpecifier.Meaning {
    if !hasWidth, flags.contains(.minus) || flags.contains(.zero) {
      return .malformed(.missingFormatWidth)
    }
    if flags.isSuperset(of: [.plus, .blank]) || flags.isSuperset(of: [.minus, .zero]) {
      return .malformed(.illegalFormatFlags)
    }
    if argument == .integer, hasPrecision { return .malformed(.illegalFormatPrecision) }
    if !flags.isDisjoint(with: refused) { return .malformed(.formatFlagsConversionMismatch) }
    return .argument(argument)
  }

  /// `%t` and a letter.
  func date(_ letter: UInt8) -> FormatSpecifier.Meaning {
    if hasPrecision { return .malformed(.illegalFormatPrecision) }
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
    if !flags.isDisjoint(with: Self.numeric) {
      return .malformed(.formatFlagsConversionMismatch)
    }
    if flags.contains(.minus), !hasWidth { return .malformed(.missingFormatWidth) }
    return .argument(.date)
  }

  /// `%%` and `%n`.
  private func literal(isLineBreak: Bool) -> FormatSpecifier.Meaning {
    if hasPrecision { return .malformed(.illegalFormatPrecision) }
    if isLineBreak {
      if hasWidth { return .malformed(.illegalFormatWidth) }
      return flags.isEmpty ? .lineBreak : .malformed(.illegalFormatFlags)
    }
    if !flags.isEmpty, flags != [.minus] { return .malformed(.illegalFormatFlags) }
    if flags.contains(.minus), !hasWidth { return .malformed(.missingFormatWidth) }
    return .percentSign
  }
}
