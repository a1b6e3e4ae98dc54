/// The check that the Android compilers make of a `<string>` before they accept it.
///
/// It is not Java's grammar: it knows digits, `$`, `<` and a few flags, and nothing else.
package enum JavaFormatCheck {
  /// Whether a message of a file is one that the check refuses.
  static func hasSeveralUnnumbered(message index: Int, of file: borrowing CatalogFile) -> Bool {
    hasSeveralUnnumbered(file.bytes(file.messages[index].text))
  }

  /// Whether a decoded text holds two arguments or more of which one has no position, which AGP and
  /// aapt2 refuse as `multiple-nonpositional-substitutions`.
  ///
  /// `%5d` and `%<s` count as unnumbered, and so does prose such as `50% off`. `%n` counts as an
  /// argument, as it does in AGP (aapt2 itself skips it). A text with a conversion that only
  /// `Time.format` knows is accepted at once. Strings with tags, plurals, arrays and entries with
  /// `formatted="false"` are never checked by the compilers: the caller leaves them out.
  package static func hasSeveralUnnumbered(_ text: borrowing Span<UInt8>) -> Bool {
    var arguments = 0
    var isUnnumbered = false
    var index = 0
    while let percent = text.firstIndex(of: UInt8(ascii: "%"), from: index) {
      index = percent + 1
      if index == text.count { break }
      if text[index] == UInt8(ascii: "%") {
        index += 1
        continue
      }
      arguments += 1
      let digits = index
      while index < text.count, ASCII.isDigit(text[index]) { index += 1 }
      if index == digits {
        isUnnumbered = true
        if text[index] == UInt8(ascii: "<") {
          index += 1
          if index < text.count, text[index] == UInt8(ascii: "$") { index += 1 }
        }
      } else if index < text.count, text[index] != UInt8(ascii: "$") {
        // Digits were a width. A text that ends behind them has neither a width nor a position.
        isUnnumbered = true
      }
      while index < text.count, isIgnored(text[index]) { index += 1 }
      if index < text.count {
        if isTimeOnly(text[index]) { return false }
        // The `$` of a position or the conversion is passed over, even when it is another `%`.
        index += 1
      }
    }
    return arguments > 1 && isUnnumbered
  }

  /// Flags and digits that stand between the position and the conversion.
  private static func isIgnored(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: " "),
      UInt8(ascii: ","), UInt8(ascii: "("):
      true
    default: ASCII.isDigit(byte)
    }
  }

  /// Conversions of `Time.format` that `String.format` does not have.
  private static func isTimeOnly(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "D"), UInt8(ascii: "F"), UInt8(ascii: "K"), UInt8(ascii: "M"),
      UInt8(ascii: "W"), UInt8(ascii: "Z"), UInt8(ascii: "k"), UInt8(ascii: "m"),
      UInt8(ascii: "w"), UInt8(ascii: "y"), UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
