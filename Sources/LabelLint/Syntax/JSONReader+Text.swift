extension JSONReader {
  /// What a string stands for, its escapes resolved; half a surrogate pair is U+FFFD.
  package func text(of string: JSONString) -> String {
    var decoded: [UInt8] = []
    guard string.hasEscapes else {
      decoded.append(bytes.extracting(string.content))
      return String(decoding: decoded, as: UTF8.self)
    }
    var index = string.content.lowerBound
    while index < string.content.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        let (scalar, length) = JSONEscape.decode(bytes, at: index)
        decoded.append(
          contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
        index += max(1, length)
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
