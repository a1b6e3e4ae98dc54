/// The texts between quotation marks of a program that uses none of them in a way that is known: keys of a table all
/// the same, such as the values of an enumeration that are looked up elsewhere.
enum QuotedTexts {
  /// Appends the hash of every text on one line without escapes.
  static func append(_ program: Span<UInt8>, to hashes: inout [UInt64]) {
    var index = 0
    while let open = program.firstIndex(of: 0x22, from: index) {
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
        hashes.append(program.extracting(open + 1..<end).hash(seed: CodeUses.seed))
      }
      // A lone quotation mark ends with its line.
      index = max(open + 1, isClosed ? end + 1 : end)
    }
  }
}
