/// A text that code or a layout shows, and that no catalog has.
struct HardCodedText: TextRule {
  static let metadata = RuleMetadata(
    id: "hard-coded-text", family: .localization, severity: .note, isOnByDefault: false,
    summary: "With `--sources`: code or a layout shows a text that no catalog has.",
    rationale: """
      Nobody translates a text that is not in a catalog. In another language, a screen reader speaks it with the \
      wrong voice. The rule reads texts and labels of layouts, Compose, views, SwiftUI and UIKit. It skips \
      `Text(verbatim:)`, `tools:` attributes, previews, samples and tests, and what SwiftUI finds in a catalog. It \
      skips code that only developers meet: in `#if DEBUG` and `if (BuildConfig.DEBUG)`, and in types, files and \
      folders whose names have the word "Debug" or "Developer". It skips elements of layouts that have \
      `tools:ignore="HardcodedText"` or are in one that has it, and titles of App Intents with `isDiscoverable = false`. If it is on, all rules of wording check these texts, too.
      """,
    remedy: "Move the text to a catalog. If a catalog has it under another key, use that key.",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Localize the label strings: This is required for users using the applications in "
          + "different languages."),
      GuidelineClause("wcag/3.1.2"),
    ])

  /// Reports texts of programs, which have all that no catalog has.
  func check(_ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]) {
    guard facts.comparison.catalog.isProgram,
      CodeWording.isWorded(text.decoded)
    else { return }
    let file = facts.comparison.catalog.file(of: text.place.entry)
    let note = file.note(of: file.entries[Int(text.place.entry.entry)])
    let key = note.flatMap { file.string($0.catalogKey) }
    var verdict = Verdict(
      0..<text.plain.count, key.map { .hasKey(text.whole, $0) } ?? .hardCoded(text.whole),
      pattern: text.verbatimDecoded(0..<text.decoded.count))
    verdict.isAboutWhole = true
    verdicts.append(verdict)
  }
}

extension Finding.Wording {
  fileprivate static func hardCoded(_ text: String) -> Self {
    "nobody translates \(quoting: text); move it to a catalog"
  }

  fileprivate static func hasKey(_ text: String, _ key: String) -> Self {
    "\(quoting: text) is the text of \(quoting: key), and nobody translates it here; use that key"
  }
}
