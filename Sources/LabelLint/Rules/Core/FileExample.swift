/// Files in which a rule flags something or nothing: documentation and test in one, where a text alone shows no fault.
///
/// Tests check the files with `--sources` and the rule alone. If an example has earlier files, tests commit these first
/// and check with `--changed-since` and all rules.
package struct FileExample: Sendable {
  /// A file of an example: a catalog, code, a layout or a configuration.
  package struct File: Sendable {
    /// Path of the file, relative to the root of the project.
    package let path: String
    /// Whether this is the file as it was before a change.
    package let isEarlier: Bool
    /// What the file contains; `⟦` and `⟧` are around what must be flagged.
    package fileprivate(set) var text = ""
  }

  /// Whether the rule flags something in the files.
  package let isFlagged: Bool
  /// Language of the texts, BCP 47.
  package let language: String
  /// Why the rule flags nothing, or what is at fault; empty where the files say it.
  package let remark: String
  /// The files, in the order in which somebody reads them.
  package private(set) var files: [File] = []

  /// The examples of a rule that consist of files, in order.
  ///
  /// `examples/<id>.txt` has them. A line `flagged de` or `accepted de: a remark` begins an example, and a line
  /// `file PATH` a file. The lines of the file follow, each after four spaces. A line `before PATH` begins a file as it
  /// was before a change.
  package static func all(of rule: RuleID) -> [FileExample] {
    var examples: [FileExample] = []
    for line in Resource.lines(of: "examples/\(rule).txt") {
      let last = examples.count - 1
      if line.hasPrefix("    "), last >= 0 {
        examples[last].append(line.dropFirst(4))
      } else if line.hasPrefix("file "), last >= 0 {
        examples[last].files.append(File(path: String(line.dropFirst(5)), isEarlier: false))
      } else if line.hasPrefix("before "), last >= 0 {
        examples[last].files.append(File(path: String(line.dropFirst(7)), isEarlier: true))
      } else {
        examples.append(FileExample(head: line))
      }
    }
    return examples
  }

  /// Adds a line to the file that was begun last.
  private mutating func append(_ line: Substring) {
    if let file = files.indices.last { files[file].text += line + "\n" }
  }

  /// The example that a line begins.
  private init(head line: String) {
    let parts = line.split(separator: ":", maxSplits: 1)
    let words = parts[0].split(separator: " ")
    isFlagged = words.first == "flagged"
    language = words.last.map(String.init) ?? ""
    remark = parts.dropFirst().first.map { String($0.drop { $0 == " " }) } ?? ""
  }
}
