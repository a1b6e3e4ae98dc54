import Testing

/// What other packages see says what it is; inside, a comment is for what the code cannot say.
@Suite("Documentation comments")
struct DocumentationTests {
  @Test("every public declaration has a documentation comment")
  func declarations() {
    for file in Repository.sources {
      for place in Self.undocumented(in: file) { Issue.record("\(file.path):\(place)") }
    }
  }

  /// Lines that declare something public without a comment before them.
  static func undocumented(in file: Repository.SourceText) -> [String] {
    let lines = file.lines
    var places: [String] = []
    for (number, line) in lines.enumerated() {
      let indent = Self.indent(of: line)
      guard line.contains("public "), declares(line.dropFirst(indent)) else { continue }
      var before = number - 1
      // Attributes stand between a comment and its declaration, over lines that are indented more.
      while before >= 0, isAttribute(lines[before], at: indent) { before -= 1 }
      if before < 0 || !start(of: lines[before]).hasPrefix("///") {
        places.append("\(number + 1): \(line)")
      }
    }
    return places
  }

  private static let keywords: Set<Substring> = [
    "struct", "enum", "class", "protocol", "actor", "func", "case", "var", "let", "typealias",
  ]

  /// Whether a line without its indentation begins a declaration that is not private.
  private static func declares(_ line: Substring) -> Bool {
    guard let first = line.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else { return false }
    for word in line.split(separator: " ") {
      if word == "private" || word == "fileprivate" { return false }
      if keywords.contains(word) { return true }
      if Repository.modifiers.contains(word) { continue }
      return ["init(", "init?(", "init<", "subscript("].contains { word.hasPrefix($0) }
    }
    return false
  }

  /// Number of spaces that a line begins with.
  private static func indent(of line: Substring) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// Whether a line belongs to an attribute of a declaration with that indentation.
  private static func isAttribute(_ line: Substring, at indent: Int) -> Bool {
    let own = Self.indent(of: line)
    if own > indent { return true }
    let text = line.dropFirst(own)
    return text.hasPrefix("@") || text.hasPrefix(")")
  }

  private static func start(of line: Substring) -> Substring { line.dropFirst(indent(of: line)) }
}
