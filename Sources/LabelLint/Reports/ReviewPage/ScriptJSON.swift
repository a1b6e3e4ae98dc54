/// JSON that may stand in an HTML page: nothing in it can end its element, or turn the order of what
/// a person sees of the file.
enum ScriptJSON {
  /// Appends JSON with `<`, the code points that HTML forbids, and those that embed, override or
  /// isolate a direction escaped; all of them stand in strings only.
  static func append(_ json: [UInt8], to output: inout [UInt8]) {
    var start = 0
    var index = 0
    while index < json.count {
      let byte = json[index]
      if byte == UInt8(ascii: "<") {
        output += json[start..<index]
        output += #"\u003c"#.utf8
        start = index + 1
      } else if byte == 0xE2, let escape = directionEscape(at: index, in: json) {
        output += json[start..<index]
        output += escape.utf8
        start = index + 3
      } else if byte >= 0xEF, let length = forbidden(at: index, in: json) {
        output += json[start..<index]
        output += #"\ufffd"#.utf8
        start = index + length
      }
      index += 1
    }
    output += json[start...]
  }

  /// The escape of a control of direction at an offset: U+202A to U+202E, U+2066 to U+2069.
  private static func directionEscape(at index: Int, in json: [UInt8]) -> String? {
    guard index + 2 < json.count else { return nil }
    switch (json[index + 1], json[index + 2]) {
    case (0x80, 0xAA...0xAE): return #"\u202"# + String(json[index + 2] - 0xA0, radix: 16)
    case (0x81, 0xA6...0xA9): return #"\u206"# + String(json[index + 2] - 0xA0, radix: 16)
    default: return nil
    }
  }

  /// Length in bytes of a forbidden code point at an offset; nil where none is.
  private static func forbidden(at index: Int, in json: [UInt8]) -> Int? {
    let length = json[index] == 0xEF ? 3 : 4
    guard index + length <= json.count,
      let scalar = String(decoding: json[index..<index + length], as: UTF8.self).unicodeScalars
        .first,
      HTMLText.isForbidden(scalar)
    else { return nil }
    return length
  }
}
