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
          <string name="a_favorite_cd">Favorite</string>
          <string name="b_favorite_cd">Like</string>
          <string name="c_favorite_cd">Star</string>
      </resources>

      """, to: "app/src/main/res/values/strings.xml")
    let found = try ConfigurationTests.findings(of: folder)
    for finding in [
      "error role-word play_cd", "warning role-word skip_button",
      "warning trailing-punctuation share_cd", "warning required-asterisk email_label",
      "note inconsistent-label ",
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
