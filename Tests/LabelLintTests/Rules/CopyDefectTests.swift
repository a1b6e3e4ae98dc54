import LabelLint
import Testing

/// A text that was left in English still has the defects that it has.
@Suite("Defects of copies")
struct CopyDefectTests {
  /// Rules and levels of the findings about a German text beside an English one.
  private func findings(
    _ text: String, source: String, only rules: [RuleID]? = nil
  ) -> [String] {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "sent_message", text: source),
        RuleCheck.Text(folder: "values-de", key: "sent_message", text: text),
      ], limitedTo: { rules?.contains($0) ?? true })
    return outcome.checked.findings.filter { $0.subject.locale == "de" }
      .map { "\($0.severity.rawValue) \($0.rule)" }.sorted()
  }

  @Test(
    "another number, type or name of a placeholder is the error that it always is",
    arguments: [
      ("Sent %1$s to %2$d people today", "Sent %1$s to %3$d people today"),
      ("Sent %1$s to %2$d people today", "Sent %1$d to %2$d people today"),
      ("Sent this to {name} and others", "Sent this to {nom} and others"),
      ("Sent %1$s to %2$s by post today", "Sent %2$s to %1$s by post today"),
      ("Sent {this} to {name} and others", "Sent {name} to {this} and others"),
    ])
  func placeholders(_ source: String, _ copy: String) {
    let found = findings(copy, source: source)
    #expect(found.contains("error placeholder-mismatch"), "\(found)")
    let alone = findings(copy, source: source, only: ["placeholder-mismatch"])
    #expect(alone.contains("error placeholder-mismatch"), "\(alone)")
  }

  @Test(
    "another order is an error where no word differs, and its fix is that of the source",
    arguments: [
      (
        "Sent %1$s to %2$s by post", "Sent %2$s to %1$s by post",
        [
          "'%2$s' is where the source has '%1$s', so values appear in the wrong order; use the order of the source"
        ]
      ),
      ("Sent %1$s to %2$s by post", "An %2$s wurde %1$s geschickt", []),
      ("%1$s %2$s", "%2$s %1$s", []), ("%1$s, %2$s.", "%2$s, %1$s.", []),
    ])
  func order(_ source: String, _ text: String, _ messages: [String]) {
    let outcome = RuleCheck.check(
      [
        RuleCheck.Text(key: "sent_message", text: source),
        RuleCheck.Text(folder: "values-de", key: "sent_message", text: text),
      ], limitedTo: { $0 == "placeholder-mismatch" })
    let found = outcome.checked.findings
    #expect(found.map(\.message.description) == messages)
    #expect(found.allSatisfy { $0.severity == .error && $0.fixes.map(\.safety) == [.unsafe] })
    #expect(found.flatMap(\.fixes).flatMap(\.edits).count == 2 * messages.count)
  }

  @Test("a copy without other defects is told as a copy alone")
  func clean() {
    let text = "Sent %1$s to %2$d people today"
    #expect(findings(text, source: text).allSatisfy { $0.hasSuffix(" untranslated-copy") })
  }

  @Test("a lost paragraph is found in copies")
  func lines() {
    #expect(
      findings(
        "The first part of it. The second part of it.",
        source: "The first part of it.\\n\\nThe second part of it."
      ).contains("note whitespace-mismatch"))
  }

  @Test(
    "where all texts of a locale are copies, told as one, their placeholders are still compared")
  func toldAsOne() {
    let words = ["red", "green", "blue", "small", "large", "old", "new", "open", "closed", "last"]
    var texts: [RuleCheck.Text] = []
    for word in words {
      let text = "Show the list of \(word) items of %1$s for %2$s"
      texts.append(RuleCheck.Text(key: "show_\(word)", text: text))
      let copy =
        switch word {
        case "blue": text.replacing("%1$s", with: "%3$s")
        case "open": "Show the list of \(word) items of %2$s for %1$s"
        default: text
        }
      texts.append(RuleCheck.Text(folder: "values-de", key: "show_\(word)", text: copy))
    }
    let outcome = RuleCheck.check(texts)
    let found = outcome.checked.findings.filter { $0.rule == "placeholder-mismatch" }
    #expect(Set(found.map(\.subject.key)) == ["show_blue", "show_open"])
    #expect(
      Set(found.filter { $0.severity == .error }.map(\.subject.key)) == ["show_blue", "show_open"])
  }

  @Test("a plural that was left in English is compared form by form")
  func plurals() {
    let outcome = RuleCheck.check(
      files: [
        ("values", Self.plural("%1$d file of %2$s", "%1$d files of %2$s")),
        ("values-de", Self.plural("%1$d file of %2$s", "%1$d files of %3$s")),
      ], limitedTo: { $0 == "placeholder-mismatch" })
    let found = outcome.checked.findings.filter { $0.severity == .error }
    #expect(found.map(\.subject.slot) == ["plural=other"])
    let swapped = RuleCheck.check(
      files: [
        ("values", Self.plural("File of %1$s for %2$s", "Files of %1$s for %2$s")),
        ("values-de", Self.plural("File of %1$s for %2$s", "Files of %2$s for %1$s")),
      ], limitedTo: { $0 == "placeholder-mismatch" })
    #expect(swapped.checked.findings.map(\.subject.slot) == ["plural=other"])
  }

  private static func plural(_ one: String, _ other: String) -> String {
    """
    <resources><plurals name="files"><item quantity="one">\(one)</item>\
    <item quantity="other">\(other)</item></plurals></resources>

    """
  }
}
