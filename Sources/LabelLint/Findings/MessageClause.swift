/// Where the clauses of a message end: what is wrong, then what follows from it, then what to do.
///
/// "'Play' is not translated, so users get English; translate it" has three.
package enum MessageClause {
  /// What comes before a clause that says more of what is wrong.
  package static let consequences = [", but ", ", although ", ", because ", ", so ", ", unless "]
  /// What comes before advice.
  package static let advice = "; "

  /// Where the first clause ends that one of some marks follows, outside of quoted text; nil if none follows.
  package static func end(in message: String, before marks: [String]) -> String.Index? {
    let bytes = message.utf8
    var quote: UInt8?
    for index in bytes.indices {
      let byte = bytes[index]
      if let open = quote {
        if byte == open, isEdge(bytes, bytes.index(after: index)) { quote = nil }
      } else if isQuote(byte), opens(bytes, index) {
        quote = byte
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";"),
        marks.contains(where: { message[index...].hasPrefix($0) }),
        !closesQuote(bytes[index...])
      {
        return index
      }
    }
    return nil
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`")
  }

  /// Whether a quote at an index begins a quoted text: a word or nothing comes before it in others.
  private static func opens(_ bytes: String.UTF8View, _ index: String.Index) -> Bool {
    if index == bytes.startIndex { return true }
    let before = bytes[bytes.index(before: index)]
    return before == UInt8(ascii: " ") || before == UInt8(ascii: "(")
  }

  /// Whether a word ends before an index.
  private static func isEdge(_ bytes: String.UTF8View, _ index: String.Index) -> Bool {
    index == bytes.endIndex || " ,;:.)".utf8.contains(bytes[index])
  }

  /// Whether the rest of a message closes a quote that it does not open: an apostrophe before it looked like the end
  /// of the quoted text.
  private static func closesQuote(_ rest: Substring.UTF8View) -> Bool {
    var quote: UInt8?
    var before = UInt8(ascii: ",")
    for index in rest.indices {
      let byte = rest[index]
      let after = rest.index(after: index)
      let isEnd = after == rest.endIndex || " ,;:.)".utf8.contains(rest[after])
      if isQuote(byte) {
        if quote == byte, isEnd {
          quote = nil
        } else if quote == nil, before == UInt8(ascii: " ") || before == UInt8(ascii: "(") {
          quote = byte
        } else if quote == nil, isEnd {
          return true
        }
      }
      before = byte
    }
    return false
  }
}
