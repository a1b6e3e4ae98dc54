import Foundation
import Testing

/// Each promise of SECURITY.md has tests, and they are there.
@Suite("Tests of the security page")
struct SecurityPageTests {
  private static let lines =
    (try? String(contentsOf: Repository.top.appending(path: "SECURITY.md"), encoding: .utf8))?
    .split(separator: "\n") ?? []

  /// Whether a suite, and a test of it, is there.
  private static func isThere(_ suite: Substring, _ test: Substring?) -> Bool {
    Repository.tests.contains { file in
      file.text.contains("struct \(suite) {")
        && (test.map { file.text.contains("func \($0)(") } ?? true)
    }
  }

  @Test("every row of the table names tests that are there")
  func rows() {
    let rows = Self.lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| party ") }
    #expect(rows.count == 11)
    for row in rows {
      let names = row.split(separator: "|").last?.matches(of: #/`(?:(\w+Tests)\.?)?(\w*)`/#) ?? []
      #expect(!names.isEmpty, "\(row)")
      var suite = Substring()
      for name in names {
        // Without a suite, it is a test of the one before it.
        suite = name.output.1 ?? suite
        let test = name.output.2.isEmpty ? nil : name.output.2
        #expect(Self.isThere(suite, test), "\(suite).\(test ?? "")")
      }
    }
  }

  @Test("the suites that its sentences name are there")
  func suites() {
    let sentences = Self.lines.filter { !$0.hasPrefix("|") }
    let names = sentences.flatMap { $0.matches(of: #/`(\w+Tests)`/#).map(\.output.1) }
    #expect(names.count > 3)
    for name in names { #expect(Self.isThere(name, nil), "\(name)") }
  }
}
