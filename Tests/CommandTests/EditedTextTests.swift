import Foundation
import LabelLint
import LabelLintProject
import Seeded
import Testing

@Suite("Random edits of open catalogs")
struct EditedTextTests {
  private static let paths = ["res/values/strings.xml", "res/values-de/strings.xml"]
  private static let words = [
    "Play", "SHUFFLE ALL", "Save button", "\u{1F600} ok",
    "\u{0645}\u{0631}\u{062D}\u{0628}\u{0627} %1$d", "Open ", "", "Click here", "Delete %1$s",
  ]

  private static func text(_ numbers: inout SeededMutations) -> String {
    let entries = (0..<8).map { number in
      "    <string name=\"cd_\(number)\">\(words[numbers.number(below: words.count)])</string>\n"
    }
    return "<resources>\n" + entries.joined() + "</resources>\n"
  }

  /// The findings of a fresh check as `rule line`, sorted.
  private static func check(_ folder: TemporaryFolder, _ path: String) throws -> [String] {
    try Project(folder.url.path, root: folder.url.path).check().flatMap(\.eachText)
      .filter { $0.place.path == path }.map { "\($0.rule) \($0.place.line)" }.sorted()
  }

  @Test("leave the findings of a fresh check", arguments: 1...4)
  func edits(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var numbers = SeededMutations(seed: seed, pieces: ["x"])
    for path in Self.paths { try folder.write(Self.text(&numbers), to: path) }
    let client = try EditorClient(in: folder.url)
    try client.start(["textDocument": ["diagnostic": [:]]])
    var lines: [String: [String]] = [:]
    for path in Self.paths {
      try client.open(path)
      lines[path] = try folder.text(of: path).components(separatedBy: "\n")
    }
    for step in 2...41 {
      let path = Self.paths[numbers.number(below: Self.paths.count)]
      var own = try #require(lines[path])
      let line = 1 + numbers.number(below: 8)
      let old = own[line]
      let start = try #require(old.firstRange(of: "\">")?.upperBound)
      let end = try #require(old.firstRange(of: "</string>")?.lowerBound)
      let word = Self.words[numbers.number(below: Self.words.count)]
      own[line] = old[..<start] + word + old[end...]
      let from = old[..<start].utf16.count
      try client.change(
        path, version: step,
        [
          EditorClient.edit(
            (line, from), (line, from + old[start..<end].utf16.count), word)
        ])
      lines[path] = own
      guard step % 10 == 1 else { continue }
      for path in Self.paths {
        try folder.write(try #require(lines[path]).joined(separator: "\n"), to: path)
      }
      for path in Self.paths {
        let found = try client.pull(path).map { diagnostic in
          let line = diagnostic.at("range", "start", "line")?.integer ?? -1
          return "\(diagnostic["code"]?.text ?? "") \(line + 1)"
        }
        #expect(try found.sorted() == Self.check(folder, path), "step \(step) of \(path)")
      }
    }
    #expect(try client.end() == 0)
  }
}
