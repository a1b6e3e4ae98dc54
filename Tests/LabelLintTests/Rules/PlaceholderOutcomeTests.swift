import LabelLint
import Testing

/// What a finding on a placeholder says that the app will do.
@Suite struct PlaceholderOutcomeTests {
  private func android(_ source: String, _ own: String) -> CheckedFiles {
    CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(source),
      "app/res/values-de/strings.xml": CheckedFiles.android(own),
    ])
  }

  @Test(
    "a placeholder is told by what becomes of it",
    arguments: [
      (
        "Finishing %1$s", "Fertig %1$",
        [
          "error de a: '%1$' is not a placeholder, so the app crashes when it fills in values; write '%1$s' as the source does"
        ]
      ),
      (
        "See <a href='%1$s'>it</a>", "Siehe <a href='https://a.org/x?p=Commons%20App'>da</a>",
        [
          "error de a: '%20A' belongs to an address but is read as a placeholder; write '%%20A'"
        ]
      ),
      (
        "By %1$s, in %2$d places", "Von mir",
        [
          "warning de a: the placeholders '%1$s' and '%2$d' are missing, so their values are not shown"
        ]
      ),
      (
        "From %s to %s", "Von mir",
        [
          "warning de a: 2 placeholders '%s' are missing, so their values are not shown"
        ]
      ),
    ] as [(String, String, [String])])
  func outcomes(source: String, own: String, messages: [String]) {
    let escaped = [source, own].map {
      "<string name=\"a\">\($0.replacing("<", with: "&lt;").replacing("'", with: "\\'"))</string>"
    }
    #expect(
      android(escaped[0], escaped[1]).findings(of: "placeholder-mismatch").sorted() == messages)
  }

  @Test("one without a number takes the value that is next")
  func nextValue() {
    let found = android(
      "<string name=\"a\">Send %d files to %s?</string>",
      "<string name=\"a\">An %s senden?</string>"
    ).findings(of: "placeholder-mismatch")
    #expect(
      found.contains(
        "warning de a: '%s' has no number, so it shows the value of '%d' in the source and not its own; number it"
      ),
      "\(found)")
  }

  @Test(
    "an edit mends the whole place: no sign or look-alike of it stays, and each number keeps its percent sign",
    arguments: [
      ("%1$s left", "%1s$ übrig", "%1$s übrig"), ("%1$s is here", "%l$s ist", "%1$s ist"),
      ("Hello %1$s", "Привет %1$с", "Привет %1$s"),
      ("%d%% of %d%%", "%%d / %%d", "%%%1$d / %%%2$d"),
    ])
  func wholePlace(source: String, own: String, right: String) {
    func file(_ text: String) -> String {
      CheckedFiles.android("<string name=\"n\">\(text)</string>")
    }
    let path = "app/res/values-de/s.xml"
    let files = CheckedFiles(["app/res/values/s.xml": file(source), path: file(own)])
    #expect(files.fixed(path, by: "placeholder-mismatch") == file(right))
  }

  @Test(
    "an edit mends the whole place in Apple's files, too",
    arguments: [
      ("Hello %1$@", "Привет %1$а", "Привет %1$@"), ("%1$@ is here", "%l$@ ist", "%1$@ ist"),
      ("%lld%% and %lld", "%%lld ve %%lld", "%%%1$lld ve %2$lld"),
      ("%lld and %lld%%", "%%lld ve %%lld", "%1$lld ve %%%2$lld"),
    ])
  func wholePlaceOfApple(source: String, own: String, right: String) {
    func file(_ text: String) -> String { "\"n\" = \"\(text)\";\n" }
    let path = "App/tr.lproj/L.strings"
    let files = CheckedFiles(["App/en.lproj/L.strings": file(source), path: file(own)])
    #expect(files.fixed(path, by: "placeholder-mismatch") == file(right))
  }

  @Test(
    "the message and the fix name the same placeholder",
    arguments: [
      ("tr", "%1$d%% of it", "Bunun %%1$d", "write '%%%1$d'", "Write '%%%1$d'"),
      ("tr", "%1$d of it", "Bunun ％1$d", "write '%1$d' as the source does", "Write '%1$d'"),
      ("ja", "%s and %s", "％sと%s", "write '%1$s'", "Write '%1$s'"),
      ("de", "Day %1$d", "A &amp;1$d", "write '%1$d' as the source does", nil),
      ("de", "Day &amp; %1$d", "Tag &amp;1$d", "write '%1$d' as the source does", nil),
    ] as [(String, String, String, String, String?)])
  func sameAdvice(
    language: String, source: String, own: String, advice: String, title: String?
  ) {
    func file(_ text: String) -> String {
      CheckedFiles.android("<string name=\"n\">\(text)</string>")
    }
    let files = CheckedFiles([
      "app/res/values/s.xml": file(source), "app/res/values-\(language)/s.xml": file(own),
    ])
    let findings = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "placeholder-mismatch" }
    #expect(findings.map { $0.message.description.hasSuffix("; " + advice) } == [true])
    #expect(findings.map { $0.fixes.first?.title } == [title])
  }
}
