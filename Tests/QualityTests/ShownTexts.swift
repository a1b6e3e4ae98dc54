import Foundation

/// The texts that the program shows, and the pages made of them, as prose without what they quote.
enum ShownTexts {
  /// The pages of rules and clauses, without the texts and clauses that they quote.
  static var rulePages: [Prose] {
    Repository.files(below: "docs") { name in
      name == "guidelines.md" || name.hasPrefix("rules/") && name.hasSuffix(".md")
    }.map { page in
      Prose(path: page.path, lines: page.lines.map { Substring(withoutQuotation($0)) })
    }
  }

  /// The manual page, made of the help of every command, without its requests.
  static var manual: [Prose] {
    Repository.files(below: "docs") { $0 == "label-lint.1" }.map { page in
      let lines = page.lines.map { line in
        line.hasPrefix(".") ? "" : Substring(line.replacing("\\-", with: "-"))
      }
      return Prose(path: page.path, lines: lines)
    }
  }

  /// The wording of the review page: the texts behind their names.
  static var reviewPage: [Prose] {
    Repository.files(below: "Sources/CResources/review") { $0 == "english.txt" }.map { page in
      let lines = page.lines.map { line in
        line.firstRange(of: " = ").map { line[$0.upperBound...] } ?? ""
      }
      return Prose(path: page.path, lines: lines)
    }
  }

  /// What the code of the products says: its string literals of three words or more, each in its line.
  ///
  /// The metadata of rules is left out, which the pages of rules have.
  static var messages: [Prose] {
    Repository.sources.map { Prose(path: $0.path, lines: literals(in: $0.lines)) }
  }

  /// A line without what is between its first and last quotation marks.
  static func withoutQuotation(_ line: Substring) -> String {
    guard let start = line.firstIndex(of: "“"), let end = line.lastIndex(of: "”"), start < end
    else { return String(line) }
    return "\(line[..<start])“”\(line[line.index(after: end)...])"
  }

  /// The string literals of code in place of its lines.
  static func literals(in code: [Substring]) -> [Substring] {
    var isMetadata = false
    var isText = false
    return code.map { line in
      let start = line.drop { $0 == " " }
      if line.contains("static let metadata = RuleMetadata(") { isMetadata = true }
      if isMetadata {
        if line == "    ])" { isMetadata = false }
        return ""
      }
      if start.hasPrefix("//") { return "" }
      let delimiters = line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count - 1
      if delimiters > 0 {
        if delimiters == 1 { isText.toggle() }
        return ""
      }
      let texts = isText ? [text(of: start)] : literals(of: start)
      // A dash is a word, so no phrase goes from one literal to the next.
      return Substring(
        texts.filter { $0.split(separator: " ").count > 2 }.map { $0 + " -" }
          .joined(separator: " "))
    }
  }

  /// The literals of a line of code.
  private static func literals(of line: Substring) -> [String] {
    var found: [String] = []
    var rest = line
    while let start = rest.firstIndex(of: "\"") {
      var length = 0
      found.append(text(of: rest[rest.index(after: start)...], endsAtQuote: true, length: &length))
      rest = rest[rest.index(after: start)...].dropFirst(length + 1)
    }
    return found
  }

  private static func text(of line: Substring) -> String {
    var length = 0
    return text(of: line, endsAtQuote: false, length: &length)
  }

  /// A literal with a backquote for each value in it, and without the marks of code.
  private static func text(
    of line: Substring, endsAtQuote: Bool, length: inout Int
  ) -> String {
    var text = ""
    var isEscaped = false
    var depth = 0
    for character in line {
      if depth == 0, !isEscaped, endsAtQuote, character == "\"" { break }
      length += 1
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if isEscaped {
        isEscaped = false
        if character == "(" {
          depth = 1
          text += "…"
        }
      } else if character == "\\" {
        isEscaped = true
      } else if character != "`" {
        text.append(character)
      }
    }
    return text
  }
}
