import Testing

/// Levels that a preset sets, and words that a rule accepts, on the built binary.
@Suite("Configured levels")
struct ConfiguredLevelTests {
  @Test("strict: warnings of central rules are errors, notes are warnings, what is off is a note")
  func strict() throws {
    let folder = try ConfigurationTests.project("version: 1\nextends: [strict]\n")
    try folder.write(
      """
      <resources>
          <string name="play_cd">Play button</string>
          <string name="skip_button">Skip button</string>
          <string name="share_cd">Share.</string>
          <string name="email_label">Email *</string>
          <string name="a_delete_cd">Delete song</string>
          <string name="b_delete_cd">Delete song</string>
          <string name="c_remove_cd">Remove song</string>
      </resources>

      """, to: "app/src/main/res/values/strings.xml")
    let found = try ConfigurationTests.findings(of: folder)
    for finding in [
      "error role-word play_cd", "warning role-word skip_button",
      "warning trailing-punctuation share_cd", "warning required-asterisk email_label",
      "note inconsistent-label c_remove_cd",
    ] {
      #expect(found.contains { $0.hasPrefix(finding) }, "\(finding): \(found)")
    }
    try folder.write(
      """
      version: 1
      extends: [strict]
      rules: {role-word: {allow: [skip button]}, trailing-punctuation: note}
      overrides: [{keys: [play_cd], rules: {role-word: warning}}]

      """, to: ".label-lint.yml")
    let changed = try ConfigurationTests.findings(of: folder)
    #expect(changed.contains("warning role-word play_cd"), "\(changed)")
    #expect(!changed.contains { $0.hasSuffix("skip_button") }, "\(changed)")
    #expect(changed.contains("note trailing-punctuation share_cd"), "\(changed)")
  }

  /// An option that `strict` sets: the texts of files, and what it finds.
  struct StrictOption: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Bodies of resource files, by the ends of their folders' names.
    let texts: [String: String]
    /// The finding as `level rule key locale`.
    let finding: String
  }

  private static func string(_ text: String, _ key: String = "k") -> String {
    "<string name=\"\(key)\">\(text)</string>"
  }

  private static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    "<plurals name=\"k\">"
      + forms.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }.joined() + "</plurals>"
  }

  static let strictOptions = [
    StrictOption(
      testDescription: "denormalized-text: report-order",
      texts: ["": string("Hello"), "-ar": string("مؤد\u{651}\u{650}ين")],
      finding: "warning denormalized-text  ar"),
    StrictOption(
      testDescription: "invisible-text: soft-hyphen", texts: ["": string("Donau\u{AD}dampf")],
      finding: "warning invisible-text k"),
    StrictOption(
      testDescription: "label-in-name: starts-with",
      texts: ["": string("Strength", "power") + string("Passphrase strength", "power_cd")],
      finding: "warning label-in-name power_cd"),
    StrictOption(
      testDescription: "missing-plural-category: large",
      texts: [
        "": plural(["one": "%d file", "other": "%d files"]),
        "-fr": plural(["one": "%d fichier", "other": "%d fichiers"]),
      ], finding: "warning missing-plural-category k fr"),
    StrictOption(
      testDescription: "missing-translation: full-regions",
      texts: [
        "": string("Play", "a") + string("Stop"), "-de": string("Los", "a") + string("Halt"),
        "-de-rAT": string("Los", "a"),
      ], finding: "error missing-translation k de-AT"),
    StrictOption(
      testDescription: "punctuation-mismatch: exclamations",
      texts: ["": string("You won the game!"), "-de": string("Spiel gewonnen")],
      finding: "warning punctuation-mismatch k de"),
    StrictOption(
      testDescription: "punctuation-mismatch: ellipsis-signs",
      texts: ["": string("Loading..."), "-de": string("Lädt…")],
      finding: "warning punctuation-mismatch k de"),
    StrictOption(
      testDescription: "punctuation-mismatch: lost-pairs",
      texts: ["": string("Storage (in megabytes)"), "-it": string("Memoria in megabyte")],
      finding: "warning punctuation-mismatch k it"),
    StrictOption(
      testDescription: "punctuation-mismatch: questions, as by default",
      texts: ["": string("Really delete it?"), "-de": string("Wirklich löschen")],
      finding: "warning punctuation-mismatch k de"),
    StrictOption(
      testDescription: "unused-plural-category: equal",
      texts: [
        "": plural(["one": "%d file", "other": "%d files"]),
        "-ja": plural(["one": "%d 件", "other": "%d 件"]),
      ], finding: "warning unused-plural-category k ja"),
  ]

  @Test("strict sets the options that find more", arguments: strictOptions)
  func strictOption(_ option: StrictOption) throws {
    let folder = try TemporaryFolder()
    for (name, body) in option.texts {
      try folder.write(
        "<resources>\(body)</resources>\n", to: "app/src/main/res/values\(name)/strings.xml")
    }
    let isDefault = option.testDescription.hasSuffix("as by default")
    let usual = try ConfigurationTests.findings(of: folder)
    #expect(usual.contains { option.finding.hasSuffix($0.drop { $0 != " " }) } == isDefault)
    try folder.write("version: 1\nextends: [strict]\n", to: ".label-lint.yml")
    let strict = try ConfigurationTests.findings(of: folder)
    #expect(strict.contains(option.finding), "\(strict)")
  }

  @Test("a region of the source language needs no values of its own, even in strict")
  func sourceRegions() throws {
    let folder = try ConfigurationTests.project("version: 1\nextends: [strict]\n")
    try folder.write(
      "<resources>\(Self.string("Other", "other"))</resources>\n",
      to: "app/src/main/res/values-en-rGB/strings.xml")
    let found = try ConfigurationTests.findings(of: folder)
    #expect(!found.contains { $0.hasSuffix(" en-GB") }, "\(found)")
  }

  @Test("a word that is allowed may stand twice in a row")
  func allowedWord() throws {
    let folder = try ConfigurationTests.project(
      "version: 1\nrules: {repeated-word: {allow: [Tap]}}\n")
    try folder.write(
      """
      <resources>
          <string name="a_cd">Tap tap here</string>
          <string name="b_cd">Go go here</string>
      </resources>

      """, to: "app/src/main/res/values/strings.xml")
    #expect(
      try ConfigurationTests.findings(of: folder, "--rule", "repeated-word") == [
        "note repeated-word b_cd"
      ])
  }
}
