import LabelLint
import Testing

/// Very many comments that silence findings.
@Suite struct ManySuppressionsTests {
  /// The keys of findings of a rule that count, and what is silenced in vain.
  private func found(_ lines: [String]) -> (counted: [String], idle: [String]) {
    let files = CheckedFiles([
      "res/values/strings.xml": CheckedFiles.android(lines.joined(separator: "\n"))
    ])
    let configuration = Configuration(including: ["all-caps", "unused-suppression"])
      .limited { ["all-caps", "unused-suppression"].contains($0) }
    let findings = files.catalogs.flatMap {
      Linter(configuration: configuration).check($0).findings
    }
    return (
      findings.filter { $0.rule == "all-caps" && $0.suppression == nil }.map(\.subject.key),
      findings.filter { $0.rule == "unused-suppression" }.map {
        "\($0.span.bytes.start): \($0.message)"
      }
    )
  }

  private func label(_ number: Int) -> String { "<string name=\"cd_\(number)\">PLAY ALL</string>" }

  @Test("regions that nothing closes reach to the end of the file, and each silences something")
  func openRegions() {
    let lines = (0..<500).flatMap { ["<!-- label-lint:disable all-caps - old -->", label($0)] }
    let (counted, idle) = found([label(900)] + lines)
    #expect(counted == ["cd_900"])
    #expect(idle == [])
  }

  @Test("the last of many regions silences nothing when no label follows")
  func idleRegion() {
    let lines = (0..<500).flatMap { ["<!-- label-lint:disable all-caps -->", label($0)] }
    let (counted, idle) = found(lines + ["<!-- label-lint:disable all-caps -->"])
    #expect(counted == [])
    #expect(idle.count == 1)
    #expect(
      idle.allSatisfy {
        $0.hasSuffix("'all-caps' is silenced here, but reports nothing here; remove its name")
      })
  }

  @Test("a region ends where its own rule is enabled, and no other does")
  func namesOfRegions() {
    var lines: [String] = []
    for number in 0..<200 {
      lines += [
        "<!-- label-lint:disable all-caps role-word -->", label(2 * number),
        "<!-- label-lint:enable all-caps -->", label(2 * number + 1),
      ]
    }
    let (counted, _) = found(lines)
    #expect(counted == (0..<200).map { "cd_\(2 * $0 + 1)" })
  }

  @Test("a comment that enables all ends every region")
  func enabledAll() {
    let (counted, _) = found([
      "<!-- label-lint:disable all-caps -->", "<!-- label-lint:disable all -->", label(1),
      "<!-- label-lint:enable -->", label(2),
    ])
    #expect(counted == ["cd_2"])
  }

  @Test("an attribute of a tag of any length silences")
  func longTag() {
    let long = String(repeating: "x", count: 40_000)
    let (counted, _) = found([
      "<string xmlns:tools=\"http://schemas.android.com/tools\" name=\"cd_1\" comment=\"\(long)\" "
        + "tools:ignore=\"LabelLintAllCaps\">PLAY ALL</string>", label(2),
    ])
    #expect(counted == ["cd_2"])
  }
}
