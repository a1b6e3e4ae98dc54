/// JSON that may stand in an HTML page: nothing in it can end its element.
enum ScriptJSON {
  /// Appends JSON with `<` and the code points that HTML forbids escaped; both stand in strings only.
  static func append(_ json: [UInt8], to output: inout [UInt8]) {
    var start = 0
    var index = 0
    while index < json.count {
      let byte = json[index]
      if byte == UInt8(ascii: "<") {
        output += json[start..<index]
        output += #"\u003c"#.utf8
        start = index + 1
      } else if byte >= 0xEF, let length = forbidden(at: index, in: json) {
        output += json[start..<index]
        output += #"\ufffd"#.utf8
        start = index + length
      }
      index += 1
    }
    output += json[start...]
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
