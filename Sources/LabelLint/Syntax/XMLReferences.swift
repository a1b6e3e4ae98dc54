/// Character references and the five entities that every document has.
package enum XMLReferences {
  /// What stands at an ampersand.
  package enum Reference: Sendable, Equatable {
    /// A scalar, and the offset behind the semicolon.
    case scalar(Unicode.Scalar, end: Int)
    /// An entity that is not one of the five: where its name stands; the semicolon follows.
    case entity(name: Range<Int>)
    /// A reference to a scalar that XML does not allow: offset behind the semicolon.
    case forbidden(end: Int)
    /// No reference: the ampersand is not written as `&amp;`.
    case none
  }

  /// Reads the reference whose ampersand stands at an offset.
  package static func read(_ bytes: Span<UInt8>, at start: Int) -> Reference {
    let first = start + 1
    guard first < bytes.count else { return .none }
    if bytes[first] == 0x23 { return readNumber(bytes, at: first + 1) }
    guard let end = XMLNames.simple(bytes, at: first), end < bytes.count, bytes[end] == 0x3B
    else { return .none }
    if let scalar = predefined(bytes, first..<end) { return .scalar(scalar, end: end + 1) }
    return .entity(name: first..<end)
  }

  /// Which rules a piece of text is decoded by.
  package enum Kind: Sendable {
    /// Text between tags.
    case text
    /// A CDATA section, which has no references.
    case characterData
    /// The value of an attribute, in which tabs and line ends become blanks (XML 1.0, 3.3.3).
    case attribute
  }

  /// Appends a piece of text with its references decoded; what is no good reference stays.
  ///
  /// CR LF and CR become LF (XML 1.0, 2.11).
  package static func decode(
    _ range: Range<Int>, of bytes: Span<UInt8>, as kind: Kind, into result: inout [UInt8]
  ) {
    var index = range.lowerBound
    let end = min(range.upperBound, bytes.count)
    while index < end {
      let byte = bytes[index]
      switch byte {
      case 0x26 where kind != .characterData:
        if case .scalar(let scalar, let next) = read(bytes, at: index), next <= end {
          Transcoding.append(scalar, to: &result)
          index = next
        } else {
          result.append(byte)
          index += 1
        }
      case 0x09, 0x0A:
        result.append(kind == .attribute ? 0x20 : byte)
        index += 1
      case 0x0D:
        result.append(kind == .attribute ? 0x20 : 0x0A)
        index += index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
      default:
        result.append(byte)
        index += 1
      }
    }
  }

  /// The scalar of `amp`, `lt`, `gt`, `apos` or `quot`.
  private static func predefined(_ bytes: Span<UInt8>, _ name: Range<Int>) -> Unicode.Scalar? {
    switch name.count {
    case 2:
      if ByteScan.equals(bytes, name, "lt") { return "<" }
      return ByteScan.equals(bytes, name, "gt") ? ">" : nil
    case 3: return ByteScan.equals(bytes, name, "amp") ? "&" : nil
    case 4:
      if ByteScan.equals(bytes, name, "apos") { return "'" }
      return ByteScan.equals(bytes, name, "quot") ? "\"" : nil
    default: return nil
    }
  }

  /// Reads what follows `&#`.
  private static func readNumber(_ bytes: Span<UInt8>, at start: Int) -> Reference {
    var index = start
    let isHexadecimal = index < bytes.count && bytes[index] == 0x78
    if isHexadecimal { index += 1 }
    let firstDigit = index
    var value: UInt32 = 0
    while index < bytes.count,
      let digit = ASCII.hexadecimalValue(bytes[index]), isHexadecimal || digit < 10
    {
      // Stays above every scalar once it is past the last one, and never overflows.
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
      index += 1
    }
    guard index > firstDigit, index < bytes.count, bytes[index] == 0x3B else { return .none }
    guard let scalar = Unicode.Scalar(value), isAllowed(scalar) else {
      return .forbidden(end: index + 1)
    }
    return .scalar(scalar, end: index + 1)
  }

  /// Whether XML 1.0 allows a scalar (2.2, production Char).
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
