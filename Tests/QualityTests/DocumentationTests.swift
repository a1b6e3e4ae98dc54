import Testing

/// Every declaration says what it is.
@Suite("Documentation comments")
struct DocumentationTests {
  @Test("every declaration that others see has a documentation comment")
  func declarations() {
    for file in Repository.swiftFiles(below: "Sources")
    where !file.path.contains("/Lexicon/Data/") {
      for place in Self.undocumented(in: file) { Issue.record("\(file.path):\(place)") }
    }
  }

  /// Lines that declare something beyond their file without a comment before them.
  static func undocumented(in file: Repository.SourceText) -> [String] {
    let lines = file.lines
    var places: [String] = []
    for (number, line) in lines.enumerated() {
      guard line.prefixMatch(of: declaration) != nil, !isPrivate(line) else { continue }
      // Inside functions, and for what a protocol or supertype documents, nothing is asked.
      guard depth(of: line) <= 1 || line.contains("public ") else { continue }
      if isWitness(line) { continue }
      var before = number - 1
      while before >= 0, lines[before].trimmingPrefix(/\s*/).hasPrefix("@") { before -= 1 }
      if before < 0 || !lines[before].trimmingPrefix(/\s*/).hasPrefix("///") {
        places.append("\(number + 1): \(line)")
      }
    }
    return places
  }

  private static var declaration: Regex<Substring> {
    /\s*(?:public |package |internal |static |mutating |nonmutating |indirect |final )*(?:struct|enum|class|protocol|actor|func|init|subscript|case|var|let) ?[\w(?]/
  }

  private static func isPrivate(_ line: Substring) -> Bool {
    line.contains("private ") && !line.contains("private(set)")
  }

  /// Number of indentation steps of two spaces.
  private static func depth(of line: Substring) -> Int { line.prefix { $0 == " " }.count / 2 }

  /// Whether the line declares what a protocol of a library documents already.
  private static func isWitness(_ line: Substring) -> Bool {
    ["static let configuration", "func run()", "func validate()", "case ."].contains {
      line.contains($0)
    }
  }
}
