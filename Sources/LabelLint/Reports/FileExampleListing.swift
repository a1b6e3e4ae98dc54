/// Shows an example that consists of files.
enum FileExampleListing {
  /// What the example is, then its files in the same order, with their marks.
  static func blocks(_ example: FileExample) -> [PageBlock] {
    let paths = example.files.map { "`\($0.path)`\($0.isEarlier ? " before the change" : "")" }
      .joined(separator: ", ")
    let remark = example.remark.isEmpty ? "" : " (\(example.remark))"
    let point = PageBlock.list(["\(example.language): \(paths)\(remark)"])
    return [point]
      + example.files.map { file in
        .code(
          language: language(of: file.path),
          lines: file.text.split(separator: "\n").map(String.init))
      }
  }

  /// The language in which Markdown colours a file.
  private static func language(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "xml"?: "xml"
    case "xcstrings"?: "json"
    case "yml"?: "yaml"
    case "kt"?: "kotlin"
    case "swift"?: "swift"
    default: "text"
    }
  }
}
