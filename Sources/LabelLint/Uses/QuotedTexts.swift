/// The texts between quotation marks of a program that uses none of them in a way that is known: keys of a table all
/// the same, such as the values of an enumeration that are looked up elsewhere.
enum QuotedTexts {
  /// Longest text that is put together of several, in bytes.
  private static let longest = 4096

  /// Appends the hash of every text on one line without escapes, and of those that are joined to one.
  static func append(_ program: Span<UInt8>, to hashes: inout [UInt64]) {
    var index = 0
    var joined: [UInt8] = []
    while let open = program.firstIndex(of: 0x22, from: index) {
      if !isJoint(program.extracting(index..<open)) { joined = [] }
      var end = open + 1
      var hasEscapes = false
      while end < program.count, program[end] != 0x22, program[end] != 0x0A {
        if program[end] == 0x5C {
          hasEscapes = true
          end += 1
        }
        end += 1
      }
      let isClosed = end < program.count && program[end] == 0x22
      if isClosed, !hasEscapes, end > open + 1 {
        let text = program.extracting(open + 1..<end)
        hashes.append(text.hash(seed: CodeUses.seed))
        appendParts(of: text, to: &hashes)
        if !joined.isEmpty, joined.count + text.count <= longest {
          joined.append(text)
          hashes.append(joined.span.hash(seed: CodeUses.seed))
        } else {
          joined = []
          joined.append(text)
        }
      } else {
        joined = []
      }
      // A lone quotation mark ends with its line.
      index = max(open + 1, isClosed ? end + 1 : end)
    }
  }

  /// Appends the hashes of the parts of a text that is a list: `relative|absolute`.
  static func appendParts(of text: Span<UInt8>, to hashes: inout [UInt64]) {
    var start = 0
    while let bar = text.firstIndex(of: UInt8(ascii: "|"), from: start) {
      hashes.append(text.extracting(start..<bar).hash(seed: CodeUses.seed))
      start = bar + 1
    }
    if start > 0 { hashes.append(text.extracting(start..<text.count).hash(seed: CodeUses.seed)) }
  }

  /// Whether what stands between two texts joins them: a plus sign between blanks.
  private static func isJoint(_ between: Span<UInt8>) -> Bool {
    var signs = 0
    for index in between.indices where !ASCII.isSpace(between[index]) {
      guard between[index] == 0x2B else { return false }
      signs += 1
    }
    return signs == 1
  }
}
