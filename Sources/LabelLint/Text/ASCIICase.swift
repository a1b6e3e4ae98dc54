/// Case of ASCII letters, the fast path of every case operation.
enum ASCIICase {
  /// A byte with `A` to `Z` made small.
  static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// A byte with `a` to `z` made capital.
  static func upper(_ byte: UInt8) -> UInt8 { byte &- 0x61 < 26 ? byte & 0xDF : byte }

  /// Whether a byte is an ASCII letter.
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a byte is an ASCII digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Appends a text with its ASCII capitals made small.
  static func appendLower(_ text: Span<UInt8>, to output: inout [UInt8]) {
    // All empty arrays of a process share one buffer, whose count would be written by every worker.
    if text.isEmpty { return }
    output.append(addingCapacity: text.count) { span in
      for index in text.indices { span.append(lower(text[index])) }
    }
  }

  /// Appends a text with its small ASCII letters made capital.
  static func appendUpper(_ text: Span<UInt8>, to output: inout [UInt8]) {
    // All empty arrays of a process share one buffer, whose count would be written by every worker.
    if text.isEmpty { return }
    output.append(addingCapacity: text.count) { span in
      for index in text.indices { span.append(upper(text[index])) }
    }
  }
}
