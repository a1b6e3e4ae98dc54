/// Reads one look-alike of a format specifier.
struct LookAlikeReader {
  /// Offset of the first byte.
  private let start: Int
  /// Offset of the next byte to read.
  private var index: Int
  /// Number before the `$`, 0 for none.
  private var position = 0
  /// Whether a `$` was read.
  private var hasDollar = false
  /// Whether a blank was read.
  private var hasBlank = false
  /// Flags, width and precision as written.
  private var flags: [UInt8] = []
  /// Length and conversion as written.
  private var conversion: [UInt8] = []

  /// A reader at a byte offset.
  init(at start: Int) {
    self.start = start
    index = start
  }

  /// The look-alike that begins at the offset; nil when there is none.
  mutating func read(_ text: borrowing Span<UInt8>) -> LookAlike? {
    switch text[start] {
    case UInt8(ascii: "&"):
      index += 1
      return readShort(text, terminator: UInt8(ascii: ";"))
    case UInt8(ascii: "$"):
      // Behind a digit it is that of its position.
      if start > 0, ASCII.isDigit(text[start - 1]) { return nil }
      index += 1
      return readDollar(text)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if start > 0, ASCII.isDigit(text[start - 1]) { return nil }
      readPosition(text)
      return hasDollar ? readRest(text) : nil
    default:
      let length = IntroducingSign.percent.length(at: start, in: text)
      guard length > 0 else { return nil }
      index += length
      if index < text.count, text[index] == UInt8(ascii: "%") { index += 1 }
      readPosition(text)
      return readRest(text)
    }
  }

  /// Reads what stands behind a `$` that was written for a percent sign: `$1$s`, `$s`.
  private mutating func readDollar(_ text: borrowing Span<UInt8>) -> LookAlike? {
    if index < text.count, ASCII.isDigit(text[index]) {
      readPosition(text)
      return hasDollar ? readRest(text) : readJoined(text)
    }
    return readShort(text, terminator: 0)
  }

  /// Reads the number and letter of `$1d`, whose percent sign is lost and whose `$` is before the number.
  private mutating func readJoined(_ text: borrowing Span<UInt8>) -> LookAlike? {
    guard text[index] != UInt8(ascii: "0") else { return nil }
    while index < text.count, ASCII.isDigit(text[index]), position < Self.firstImprobable {
      position = position * 10 + Int(text[index] - UInt8(ascii: "0"))
      index += 1
    }
    hasDollar = true
    return readConversion(text) ? finish() : nil
  }

  /// Number from which on nobody counts arguments: `$100k` is a price.
  private static let firstImprobable = 10

  /// Reads a letter that stands alone behind `&` or `$`.
  private mutating func readShort(
    _ text: borrowing Span<UInt8>, terminator: UInt8
  ) -> LookAlike? {
    guard readConversion(text), index >= text.count || text[index] != terminator else { return nil }
    return finish()
  }

  /// Passes over blanks and no-break spaces.
  private mutating func skipBlanks(_ text: borrowing Span<UInt8>) {
    while index < text.count {
      if text[index] == UInt8(ascii: " ") {
        index += 1
      } else if index + 1 < text.count, text[index] == 0xC2, text[index + 1] == 0xA0 {
        index += 2
      } else {
        return
      }
      hasBlank = true
    }
  }

  /// Reads digits of any script and the `$` behind them.
  private mutating func readPosition(_ text: borrowing Span<UInt8>) {
    skipBlanks(text)
    let first = index
    var value = 0
    while let digit = Digits.value(at: index, in: text) {
      value = min(value * 10 + digit.value, 1 << 20)
      index += digit.length
    }
    guard index > first else {
      // `%$s` has lost its position.
      index += IntroducingSign.dollar.length(at: index, in: text)
      return
    }
    let end = index
    skipBlanks(text)
    let sign = IntroducingSign.dollar.length(at: index, in: text)
    if sign > 0 {
      index += sign
      hasDollar = true
      position = value
    } else {
      // Digits without `$` are a width: read once more as flags.
      index = Digits.value(at: first, in: text)?.length == 1 ? first : end
    }
  }

  /// Reads flags, width, precision and conversion.
  private mutating func readRest(_ text: borrowing Span<UInt8>) -> LookAlike? {
    skipBlanks(text)
    let behindDollar = index
    while index < text.count, Self.isFlag(text[index]) {
      flags.append(text[index])
      index += 1
    }
    skipBlanks(text)
    if readConversion(text) { return finish() }
    // `%1$` has lost its conversion.
    guard hasDollar, text[start] == UInt8(ascii: "%"), !hasBlank else { return nil }
    index = behindDollar
    return finish()
  }

  /// Reads a length and a conversion that no word goes on behind.
  ///
  /// A capital `I` in a length is a small `L`, which looks the same.
  private mutating func readConversion(_ text: borrowing Span<UInt8>) -> Bool {
    let first = index
    var end = index
    while end < text.count, end - first < 3, ASCII.isLetter(text[end]) { end += 1 }
    if end == first, end < text.count, text[end] == UInt8(ascii: "@") { end += 1 }
    guard end > first, end >= text.count || !ASCII.isAlphanumeric(text[end]) else { return false }
    for offset in first..<end - 1 {
      switch text[offset] {
      case UInt8(ascii: "l"), UInt8(ascii: "h"), UInt8(ascii: "q"), UInt8(ascii: "z"),
        UInt8(ascii: "I"):
        break
      default: return false
      }
    }
    for offset in first..<end - 1 {
      conversion.append(text[offset] == UInt8(ascii: "I") ? UInt8(ascii: "l") : text[offset])
    }
    conversion.append(text[end - 1])
    index = end
    return true
  }

  /// Whether a byte is a flag or part of a width or precision.
  private static func isFlag(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "."),
      UInt8(ascii: ","):
      true
    default: ASCII.isDigit(byte)
    }
  }

  /// The look-alike that ends where reading stands.
  private func finish() -> LookAlike {
    let place = hasDollar ? "\(position)$" : ""
    let rest = String(decoding: flags + conversion, as: UTF8.self)
    return LookAlike(
      span: start..<index, position: position, letter: conversion.last ?? 0,
      repaired: "%" + place + rest)
  }
}
