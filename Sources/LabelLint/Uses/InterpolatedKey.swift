/// Keys of Apple's catalogs that are made from texts with values: `Hello \(name)` is `Hello %@`.
enum InterpolatedKey {
  /// A key with the byte 1 for every format specifier that a value put into a text may make: an object, an integer or a
  /// floating-point number, whatever the type of the value is; never a C string, as of `%s`.
  static func general(_ key: Span<UInt8>) -> [UInt8] { general(key, "@dDiuUxXoOfFeEgGaA") }

  /// A text with the byte 1 for every format specifier, those of C strings too.
  static func anyValue(_ text: Span<UInt8>) -> [UInt8] { general(text, "@sSdDiuUxXoOfFeEgGaA") }

  /// Whether a text that `anyValue` made has a format specifier.
  static func hasValue(_ text: String) -> Bool { text.utf8.contains(1) }

  private static func general(_ key: Span<UInt8>, _ conversions: String) -> [UInt8] {
    var general: [UInt8] = []
    var index = 0
    while index < key.count {
      guard key[index] == 0x25, index + 1 < key.count else {
        general.append(key[index])
        index += 1
        continue
      }
      if key[index + 1] == 0x25 {
        general.append(0x25)
        index += 2
        continue
      }
      var end = index + 1
      while end < key.count, ASCII.isDigit(key[end]) || key[end] == 0x24 || key[end] == 0x2E {
        end += 1
      }
      while end < key.count, key[end] == UInt8(ascii: "l") || key[end] == UInt8(ascii: "q") {
        end += 1
      }
      if end < key.count, conversions.utf8.contains(key[end]) {
        general.append(1)
        index = end + 1
      } else {
        general.append(key[index])
        index += 1
      }
    }
    return general
  }
}
