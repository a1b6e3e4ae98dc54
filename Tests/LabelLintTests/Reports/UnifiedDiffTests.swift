import Testing

@testable import LabelLint

/// Changes as a patch.
@Suite("Unified diff")
struct UnifiedDiffTests {
  @Test("nothing changed is nothing")
  func nothing() { #expect(diff("a\nb\n", "a\nb\n") == "") }

  @Test("a changed line stands between three of its neighbours")
  func line() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("5", with: "five"))
        == "--- a/x\n+++ b/x\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test("changes far apart are two hunks; those near each other one")
  func hunks() {
    let old = (10...30).map { "\($0)\n" }.joined()
    let new = old.replacing("10", with: "ten").replacing("16", with: "x").replacing(
      "30\n", with: "")
    #expect(
      diff(old, new)
        == "--- a/x\n+++ b/x\n@@ -1,10 +1,10 @@\n-10\n+ten\n 11\n 12\n 13\n 14\n 15\n-16\n+x\n"
        + " 17\n 18\n 19\n@@ -18,4 +18,3 @@\n 27\n 28\n 29\n-30\n")
  }

  @Test("CR stays, and a missing line end is said")
  func lineEnds() {
    #expect(
      diff("a\r\nb", "a\r\nc")
        == "--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n a\r\n-b\n\\ No newline at end of file\n+c\n"
        + "\\ No newline at end of file\n")
    #expect(diff("", "a\n") == "--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+a\n")
  }

  @Test(
    "controls of a path are written as git writes them", arguments: ["\u{9B}1m", "\u{85}", "\u{1}"])
  func controls(name: String) {
    let octal = name.utf8.map { byte in
      let digits = String(byte, radix: 8)
      return byte < 0x20
        ? "\\00\(digits)" : byte < 0x80 ? String(Unicode.Scalar(byte)) : "\\\(digits)"
    }.joined()
    let bytes = UnifiedDiff(path: "a\(name)", from: Array("a\n".utf8), to: Array("b\n".utf8)).bytes
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "--- \"a/a\(octal)\"\n+++ \"b/a\(octal)\"\n@@ -1 +1 @@\n-a\n+b\n")
  }

  @Test("far apart changes of a long file are as many hunks, whatever is twice")
  func long() {
    let old = (0..<20_000).flatMap { ["{\n", "  \"key \($0)\"\n", "}\n"] }
    var new = old
    new.insert(contentsOf: (0..<900).map { "added \($0)\n" }, at: 3)
    new.removeSubrange(30_000..<30_600)
    new[new.count - 2] = "changed\n"
    let lines = diff(old.joined(), new.joined()).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("@@ ") } == 3)
    #expect(lines.count { $0.hasPrefix("+") } == 1 + 900 + 1)
    #expect(lines.count { $0.hasPrefix("-") } == 1 + 600 + 1)
  }

  @Test("what moves is taken out and put in, what stays is kept")
  func moved() {
    #expect(
      diff("a\nb\nc\nd\ne\n", "d\na\nb\nc\ne\n")
        == "--- a/x\n+++ b/x\n@@ -1,5 +1,5 @@\n+d\n a\n b\n c\n-d\n e\n")
    #expect(
      diff("x\nx\ny\nx\n", "x\ny\nx\nx\n")
        == "--- a/x\n+++ b/x\n@@ -1,4 +1,4 @@\n x\n-x\n y\n+x\n x\n")
  }

  private func diff(_ old: String, _ new: String) -> String {
    String(
      decoding: UnifiedDiff(path: "x", from: Array(old.utf8), to: Array(new.utf8)).bytes,
      as: UTF8.self)
  }
}
