import Foundation
import LabelLint
import Seeded
import Testing

/// What fuzzing looks for, asked of its seeds and of changes of them; no fuzzer is needed.
@Suite("Inputs of fuzzing")
struct ReplayTests {
  private static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// Most bytes of a seed, as in a run of the fuzzer.
  private static let longest = 8192
  /// Changed copies of a seed.
  private static let changes = 40
  /// Pieces that mean something to some reader.
  private static let pieces = [
    "<", ">", "&", "\"", "'", "\\", "{", "}", "[", "]", "%", "\0", "\n", "\u{FEFF}", "\u{202E}",
    "😀",
    "<![CDATA[", "<!--", "&#x0;", "\\u0000", "\\ud800", "%1$s", "{{", ": &a [*a]", "*", "PK",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-1", "1e308",
    "2147483647",
  ]

  /// The files of the checkout that a target starts from, in the order of their paths.
  private static func seeds(of target: FuzzTarget) throws -> [[UInt8]] {
    let list = try String(
      contentsOf: top.appending(path: ".ci/fuzzing/seeds.txt"), encoding: .utf8)
    var patterns = [".ci/fuzzing/seeds/\(target.rawValue)/*"]
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] == target.rawValue { patterns.append(String(words[1])) }
    }
    let globs = try patterns.map { try Glob($0, for: .path) }
    var paths: [String] = []
    for folder in [".ci/fuzzing/seeds", "catalogs", "Tests/Fixtures"] {
      let walk = FileManager.default.enumerator(atPath: top.appending(path: folder).path)
      while let path = walk?.nextObject() as? String { paths.append("\(folder)/\(path)") }
    }
    return try paths.sorted()
      .filter { path in globs.contains { $0.matches(Array(path.utf8).span) } }
      .filter { !top.appending(path: $0).hasDirectoryPath }
      .compactMap { path in
        let file = top.appending(path: path)
        let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false
        return isFile ? Array(try Data(contentsOf: file).prefix(longest)) : nil
      }
  }

  @Test(
    "every target holds what it must for its seeds and changes of them",
    arguments: FuzzTarget.allCases)
  func seeds(target: FuzzTarget) throws {
    let seeds = try Self.seeds(of: target)
    #expect(!seeds.isEmpty)
    var mutations = SeededMutations(seed: 20_261_122, pieces: Self.pieces)
    for seed in [[]] + seeds {
      target.run(seed)
      for _ in 0..<Self.changes { target.run(mutations.mutate(seed)) }
    }
  }
}
