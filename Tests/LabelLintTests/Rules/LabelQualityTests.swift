import Foundation
import LabelLint
import Testing

/// The judged examples beside the checkout, for the rules that judge one text without a lexicon.
@Suite("Judged examples of label quality")
struct LabelQualityTests {
  /// The rules that are compared.
  static let rules: Set<RuleID> = [
    "verbose-label", "empty-label", "placeholder-label", "key-echo", "url-or-filename-label",
    "trailing-punctuation", "label-capitalization", "unspeakable-text", "required-asterisk",
    "repeated-word",
  ]

  /// Sources that decide a verdict: the text is shown behind a number, too.
  static let sources = [
    "recommended_reading_list_settings_articles": """
    fun show() {
      count.text = getString(R.string.recommended_reading_list_settings_articles)
      row.contentDescription = getString(R.string.recommended_reading_list_settings_articles)
    }
    """
  ]

  /// What the author's comment says of a text that has a kind in the table.
  static let comments = [
    "label": "content description", "hint": "accessibility hint", "action": "button",
    "title": "title",
  ]

  @Test("True positives are flagged, traps are not", .overShared)
  func examples() throws {
    guard let root = Corpus.root else { return }
    let table = try String(
      contentsOf: root.appending(path: "examples/label-quality.tsv"), encoding: .utf8)
    var compared = 0
    for line in table.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 8, Self.rules.contains(RuleID(cells[0])) else { continue }
      if cells[2] == "number.of.tabs" { continue }
      compared += 1
      let isSource = cells[4] == "en"
      let text = CheckedText(
        cells[6], key: cells[2], language: cells[4], source: isSource ? nil : cells[5],
        comment: Self.comments[cells[3]] ?? "",
        format: cells[1] == "android" ? .android : .strings)
      let index = Self.sources[cells[2]].map {
        SourceTree(files: [("app/src/main/java/A.kt", $0)]).index
      }
      let flags = text.findings(of: [RuleID(cells[0])], sources: index)
      #expect(
        flags.isEmpty == (cells[7] != "true-positive"), "\(cells[0]) \(cells[2]): \(flags)")
    }
    #expect(compared == 33)
  }

  @Test("A text of .strings is dead where .stringsdict has its key")
  func overridden() throws {
    let strings = Array("\"number.of.tabs\" = \"number.of.tabs\";\n\"a\" = \"A text\";\n".utf8)
    let plural = Array(
      """
      <plist><dict><key>number.of.tabs</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@tabs@</string>
      <key>tabs</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
      <string>d</string><key>one</key><string>%d tab</string><key>other</key>
      <string>%d tabs</string></dict></dict></dict></plist>
      """.utf8)
    for (isOverridden, expected) in [(true, []), (false, ["key-echo"])] {
      var files = [("a/en.lproj/T.strings", strings)]
      if isOverridden { files.append(("a/en.lproj/T.stringsdict", plural)) }
      let locations = files.compactMap { CatalogLocation(path: $0.0) }
      let plan = try #require(CatalogDiscovery.plans(for: locations).first)
      let read = plan.locations.map { location in
        CatalogReader.read(files.first { $0.0 == location.path }?.1 ?? [], at: location)
      }
      let catalog = Catalog(plan: plan, files: read, fallback: nil)
      let found = Linter(configuration: Configuration().limited { $0 == "key-echo" })
        .check(catalog).findings.map(\.rule.description)
      #expect(found == expected)
    }
  }
}
