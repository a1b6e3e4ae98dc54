import Foundation
import Testing

/// Folders with other qualifiers than the locale.
@Suite("Qualified folders")
struct QualifiedFolderTests {
  private static func lines(_ folder: TemporaryFolder, rules: String) throws -> [String] {
    let outcome = try folder.run(
      "check", "--rule", rules, "--exit-zero", "--format", "concise", "res")
    #expect(outcome.status == 0, "\(outcome.error)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private static func write(
    _ folder: TemporaryFolder, _ texts: [String: [(String, String)]]
  ) throws {
    for (name, entries) in texts {
      let lines = entries.map { "    <string name=\"\($0.0)\">\($0.1)</string>" }
      try folder.write(
        BaselineTests.resources(lines), to: "res/\(name)/strings.xml")
    }
  }

  @Test(
    "a key that only such folders have is an error",
    arguments: [
      (["values-fr-land"], "'values-fr-land'", "fr"),
      (["values-fr-feminine"], "'values-fr-feminine'", "fr"),
      (["values-land"], "'values-land'", "en"), (["values-fr-watch"], "'values-fr-watch'", "fr"),
      (["values-fr-neuter", "values-land"], "'values-land' and 'values-fr-neuter'", "en"),
      (
        ["values-fr-land", "values-fr-port", "values-fr-sw600dp"],
        "'values-fr-land' and 2 more such folders", "fr"
      ),
    ])
  func onlyQualified(folders: [String], names: String, locale: String) throws {
    let folder = try TemporaryFolder()
    try Self.write(folder, ["values": [("a", "Text")], "values-fr": [("a", "Texte")]])
    for name in folders { try Self.write(folder, [name: [("wide", "Large")]]) }
    let lines = try Self.lines(folder, rules: "extra-translation")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("/strings.xml:2:") == true)
    let message =
      "error: 'wide' is only in \(names), so the app crashes on all other devices; add it to the default folder"
    #expect(lines.first?.contains(message) == true, "\(lines)")
  }

  @Test(
    "a key that a less qualified folder has, one of versions, and one that is ignored are none",
    arguments: [
      ["values": [("wide", "Wide")], "values-fr-land": [("wide", "Large")]],
      ["values-v31": [("wide", "Wide")]],
      ["values-v31": [("wide", "Wide")], "values-fr-v31": [("wide", "Large")]],
      ["values-watch": [("wide", "Wide")], "values-fr-watch": [("wide", "Large")]],
    ])
  func accepted(texts: [String: [(String, String)]]) throws {
    let folder = try TemporaryFolder()
    try Self.write(folder, ["values-fr": [("a", "Texte")]])
    try folder.write(
      BaselineTests.resources(["<string name=\"a\">Text</string>"]), to: "res/values/a.xml")
    try Self.write(folder, texts)
    #expect(try Self.lines(folder, rules: "extra-translation") == [])
    try folder.write(
      """
      <resources xmlns:tools="http://schemas.android.com/tools">
          <string name="tall" tools:ignore="MissingDefaultResource">Tall</string>
      </resources>

      """, to: "res/values-port/strings.xml")
    #expect(try Self.lines(folder, rules: "extra-translation") == [])
  }

  @Test("a key that the locale's own folder has is an extra one, as before")
  func extra() throws {
    let folder = try TemporaryFolder()
    try Self.write(
      folder,
      [
        "values": [("a", "Text")], "values-fr": [("a", "Texte"), ("b", "Deux")],
        "values-fr-land": [("b", "Deux")],
      ])
    #expect(
      try Self.lines(folder, rules: "extra-translation") == [
        "res/values-fr/strings.xml:3:19: warning: 'b' is translated, but the source language has no such key; remove the translation, or add the key to the source "
          + "[extra-translation]"
      ])
  }

  @Test("placeholders are compared with those of the source's folder of the same qualifiers")
  func placeholders() throws {
    let folder = try TemporaryFolder()
    try Self.write(
      folder,
      [
        "values": [("sent", "Sent %1$s to %2$d"), ("got", "Got %1$s")],
        "values-land": [("sent", "Sent %1$s")],
        "values-fr": [("sent", "Envoyé %1$s à %2$d"), ("got", "Reçu %1$s")],
        "values-fr-land": [("sent", "Envoyé %1$s"), ("got", "Reçu %1$d")],
        "values-de-land-v31": [("sent", "%1$d gesendet")],
      ])
    #expect(
      try Self.lines(folder, rules: "placeholder-mismatch") == [
        "res/values-de-land-v31/strings.xml:2:25: error: '%1$d' expects another type of value than "
          + "'%1$s' in the source; use the type of the source [placeholder-mismatch]",
        "res/values-fr-land/strings.xml:3:29: error: '%1$d' expects another type of value than "
          + "'%1$s' in the source; use the type of the source [placeholder-mismatch]",
      ])
  }

  @Test("a source text of such a folder gets the values that the default text gets")
  func sourcePlaceholders() throws {
    let folder = try TemporaryFolder()
    try Self.write(
      folder,
      [
        "values": [("sent", "Sent %1$s to %2$d"), ("got", "Got %1$d"), ("plain", "Got it")],
        "values-land": [("sent", "Sent %1$s"), ("got", "%1$d got"), ("plain", "Got %1$s")],
        "values-night": [("sent", "Sent %1$s to %2$d, %3$d"), ("got", "Got %1$tF")],
        "values-en-night": [("sent", "Sent %2$d to %1$s")],
      ])
    #expect(
      try Self.lines(folder, rules: "placeholder-mismatch") == [
        "res/values-night/strings.xml:2:44: warning: '%3$d' is not in the text of the default folder, so the app "
          + "crashes if code gives no value for it; check the code [placeholder-mismatch]",
        "res/values-night/strings.xml:3:28: error: '%1$tF' expects another type of value than the text of the "
          + "default folder; use the same type [placeholder-mismatch]",
      ])
  }

  @Test("wording is judged in every folder, beside the source of its own")
  func wording() throws {
    let folder = try TemporaryFolder()
    try Self.write(
      folder,
      [
        "values": [("cd_close", "Close button"), ("cd_open", "Open")],
        "values-land": [("cd_close", "Close"), ("cd_open", "Open button")],
        "values-de": [("cd_close", "Schließen-Schaltfläche"), ("cd_open", "Öffnen")],
        "values-de-land": [
          ("cd_close", "Schließen Schaltfläche"), ("cd_open", "Öffnen Schaltfläche"),
        ],
      ])
    #expect(
      try Self.lines(folder, rules: "role-word").map { String($0.prefix { $0 != " " }) } == [
        "res/values-de-land/strings.xml:2:39:", "res/values-land/strings.xml:3:33:",
        "res/values/strings.xml:2:35:",
      ])
  }

  @Test("a finding in a folder of a grammatical gender says so")
  func genders() throws {
    let folder = try TemporaryFolder()
    try Self.write(
      folder, ["values": [("got", "Got %1$s")], "values-fr": [("got", "Reçu %1$s")]])
    for gender in ["feminine", "masculine", "neuter"] {
      try Self.write(folder, ["values-fr-\(gender)": [("got", "Reçu %1$d")]])
    }
    #expect(
      try Self.lines(folder, rules: "placeholder-mismatch")
        == ["feminine", "masculine", "neuter"].map {
          "res/values-fr-\($0)/strings.xml:2:29: error: '%1$d' expects another type of value than "
            + "'%1$s' in the source; use the type of the source (text for users addressed in the \($0)) [placeholder-mismatch]"
        })
  }
}
