/// Names of characters in messages, and look-alikes that editors put into old-style property lists.
extension StringsReader {
  /// Byte offsets of the character at an offset; one byte where it is ill-formed.
  func characterRange(at offset: Int) -> Range<Int> {
    guard offset < end else { return end..<end }
    return offset..<min(end, offset + max(1, UTF8Validation.sequenceLength(at: offset, in: text)))
  }

  /// The scalar at an offset; nil at the end and where bytes are ill-formed.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < end else { return nil }
    let length = UTF8Validation.sequenceLength(at: offset, in: text)
    guard length > 0, offset + length <= end else { return nil }
    var value = length == 1 ? UInt32(text[offset]) : UInt32(text[offset]) & (0x7F >> UInt32(length))
    for index in offset + 1..<offset + length { value = value << 6 | UInt32(text[index] & 0x3F) }
    return Unicode.Scalar(value)
  }

  /// What a message calls the character at an offset.
  func name(ofCharacterAt offset: Int) -> String {
    guard offset < end else { return "the end of the file" }
    guard let scalar = scalar(at: offset) else {
      return "byte 0x" + String(text[offset], radix: 16, uppercase: true)
    }
    let number = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number
    if let name = characterName(at: offset) { return "a \(name) (\(code))" }
    if scalar.value <= 0x20 || (0x7F...0x9F).contains(scalar.value) { return code }
    return scalar.value < 0x80 ? "`\(scalar)`" : "`\(scalar)` (\(code))"
  }

  /// The name of a character that looks like another one; nil for any other.
  func characterName(at offset: Int) -> String? {
    switch scalar(at: offset)?.value {
    case 0xA0: "no-break space"
    case 0x200B: "zero-width space"
    case 0xFEFF: "byte-order mark"
    case 0x3000: "full-width space"
    case 0xFF1B: "full-width semicolon"
    case 0xFF1D: "full-width equals sign"
    case 0xFF02: "full-width quotation mark"
    case 0x201C, 0x201D, 0x201E, 0x201F, 0x2018, 0x2019, 0xAB, 0xBB: "typographic quotation mark"
    default: nil
    }
  }

  /// Whether a typographic or full-width quotation mark stands at an offset.
  func isSmartQuote(at offset: Int) -> Bool {
    guard offset < end, text[offset] >= 0x80 else { return false }
    return characterName(at: offset)?.hasSuffix("quotation mark") ?? false
  }

  /// Reports a quotation mark that quotes nothing in this format.
  mutating func reportSmartQuotes(at offset: Int) {
    report(
      .smartQuotes, at: characterRange(at: offset),
      "\(name(ofCharacterAt: offset)) does not quote a string: use `\"`")
  }

  /// Whether a line at an offset is a marker that an unfinished merge left.
  func isConflictMarker(at offset: Int) -> Bool {
    guard offset + 7 <= end, offset == 0 || text[offset - 1] == 0x0A || text[offset - 1] == 0x0D
    else { return false }
    let byte = text[offset]
    guard byte == 0x3C || byte == 0x3D || byte == 0x3E || byte == 0x7C else { return false }
    for index in offset..<offset + 7 where text[index] != byte { return false }
    return offset + 7 == end || text[offset + 7] <= 0x20
  }

  /// Passes a marker's line; the first of a conflict is reported.
  mutating func skipConflictMarker() -> Step {
    var lineEnd = position
    while lineEnd < end, text[lineEnd] != 0x0A, text[lineEnd] != 0x0D { lineEnd += 1 }
    if text[position] == UInt8(ascii: "<") || !hasConflict {
      report(
        .mergeConflictMarkers, at: position..<lineEnd,
        "merge-conflict markers: a merge was not finished")
    }
    if hasKey, brace == nil, truncation == nil { truncation = position..<lineEnd }
    hasConflict = true
    hasKey = true
    position = lineEnd
    return .again
  }
}
