import Foundation
import Testing

/// What users get for a text that their locale lacks, and how much that matters.
@Suite("What users get for a missing text")
struct ServedInsteadTests {
  /// An app whose tables are told text by text.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nfold: false\nrules: {missing-translation: {group-below: 0}}\n",
      to: ".label-lint.yml")
    return folder
  }

  private static func lines(_ folder: TemporaryFolder) throws -> [String] {
    let outcome = try folder.run(
      "check", "--rule", "missing-translation", "--exit-zero", "--format", "concise")
    #expect(outcome.status == 0, "\(outcome.error)")
    return outcome.output.split(separator: "\n").map {
      $0.replacingOccurrences(of: " [missing-translation]", with: "")
    }
  }

  @Test("a key that a .strings file lacks is shown, and spoken where a screen reader gets it")
  func rawKeys() throws {
    let folder = try Self.folder()
    try folder.write(
      """
      "cd_close" = "Close";
      "title" = "Library";
      "Sign in now" = "Sign in now";
      "cd_open" = "Open";

      """, to: "en.lproj/Localizable.strings")
    try folder.write("\"cd_open\" = \"Öffnen\";\n", to: "de.lproj/Localizable.strings")
    #expect(
      try Self.lines(folder) == [
        "en.lproj/Localizable.strings:1:2: error: 'Close' is not translated in de, so "
          + "the app shows and speaks the key",
        "en.lproj/Localizable.strings:2:2: warning: 'Library' is not translated in de, so "
          + "the app shows the key",
        "en.lproj/Localizable.strings:3:2: warning: 'Sign in now' is not translated in de, so "
          + "users get English (the text of the key)",
      ])
    #expect(try folder.run("check", "--rule", "missing-translation").status == 1)
  }

  @Test("a locale without the file gets the source language, and so does one of a string catalog")
  func wholeFiles() throws {
    let folder = try Self.folder()
    try folder.write("\"cd_close\" = \"Close\";\n", to: "en.lproj/Localizable.strings")
    try folder.write("\"cd_other\" = \"Other\";\n", to: "en.lproj/Other.strings")
    try folder.write("\"cd_other\" = \"Andere\";\n", to: "de.lproj/Other.strings")
    try folder.write("\"cd_close\" = \"Fermer\";\n", to: "fr.lproj/Localizable.strings")
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {
        "cd_play": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Play"}}}},
        "cd_stop": {"localizations": {
          "en": {"stringUnit": {"state": "new", "value": "Stop"}},
          "de": {"stringUnit": {"state": "translated", "value": "Anhalten"}}}}}, "version": "1.0"}

      """, to: "Catalog.xcstrings")
    #expect(
      try Self.lines(folder) == [
        "Catalog.xcstrings:2:4: warning: 'Play' is not translated in de, so users get English",
        "en.lproj/Localizable.strings:1:2: warning: 'Close' is not translated in de, so users get English",
        "en.lproj/Other.strings:1:2: warning: 'Other' is not translated in fr, so users get English",
      ])
  }

  @Test("the file of plurals is chosen by itself, and a parent's file is one of the locale")
  func plurals() throws {
    let folder = try Self.folder()
    let plural = { (key: String, text: String) in
      """
      <plist version="1.0"><dict><key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d \(text)</string><key>other</key><string>%d \(text)s</string></dict>
      </dict></dict></plist>

      """
    }
    try folder.write("\"cd_close\" = \"Close\";\n", to: "en.lproj/Localizable.strings")
    try folder.write(plural("cd_files", "file"), to: "en.lproj/Localizable.stringsdict")
    try folder.write("\"cd_close\" = \"Schließen\";\n", to: "de.lproj/Localizable.strings")
    try folder.write("\"cd_close\" = \"Fermer\";\n", to: "fr.lproj/Localizable.strings")
    try folder.write(plural("cd_other", "autre"), to: "fr.lproj/Localizable.stringsdict")
    #expect(
      try Self.lines(folder).map { String($0.drop { $0 != " " }.dropFirst()) } == [
        "warning: '%d files' is not translated in de, so users get English",
        "error: '%d files' is not translated in fr, so the app shows and speaks the key",
      ])
  }

  @Test("InfoPlist falls back to Info.plist, a storyboard's table to its text")
  func otherFallbacks() throws {
    let folder = try Self.folder()
    try folder.write(
      """
      "NSCameraUsageDescription" = "Scans the codes.";
      "NSMicrophoneUsageDescription" = "Records the voice.";

      """, to: "en.lproj/InfoPlist.strings")
    try folder.write(
      "\"NSCameraUsageDescription\" = \"Liest Codes.\";\n", to: "de.lproj/InfoPlist.strings")
    try folder.write(
      """
      "abc-De-fgh.accessibilityLabel" = "Settings page";
      "abc-De-fgi.accessibilityLabel" = "Account page";

      """, to: "en.lproj/Main.strings")
    try folder.write(
      "\"abc-De-fgh.accessibilityLabel\" = \"Einstellungen\";\n", to: "de.lproj/Main.strings")
    #expect(
      try Self.lines(folder) == [
        "en.lproj/InfoPlist.strings:2:2: warning: 'Records the voice.' is not translated in de, so "
          + "users get the text of Info.plist",
        "en.lproj/Main.strings:2:2: warning: 'Account page' is not translated in de, so "
          + "users get the text of the interface file",
      ])
  }

  @Test("a locale with few texts is one finding, an error where keys are spoken")
  func groups() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      "cd_close" = "Close";
      "title" = "Library";
      "Sign in now" = "Sign in now";
      "cd_open" = "Open";

      """, to: "en.lproj/Localizable.strings")
    try folder.write("\"cd_open\" = \"Öffnen\";\n", to: "de.lproj/Localizable.strings")
    #expect(
      try Self.lines(folder) == [
        "en.lproj/Localizable.strings:1:2: error: 3 of 4 texts are not translated in de, so "
          + "the app shows the keys of 2 of them, and speaks 1 of the keys"
      ])
    try folder.write(
      "\"screen_title\" = \"Library\";\n\"footer\" = \"All books\";\n\"x_y\" = \"End of it\";\n",
      to: "en.lproj/Localizable.strings")
    try folder.write("\"footer\" = \"Alle Bücher\";\n", to: "de.lproj/Localizable.strings")
    #expect(
      try Self.lines(folder) == [
        "en.lproj/Localizable.strings:1:2: warning: 2 of 3 texts are not translated in de, so "
          + "the app shows their keys"
      ])
  }

  @Test("an empty value is shown as it is, and a level of the configuration counts")
  func emptyAndConfigured() throws {
    let folder = try Self.folder()
    try folder.write(
      "\"cd_close\" = \"Close\";\n\"cd_open\" = \"Open\";\n", to: "en.lproj/Localizable.strings")
    try folder.write("\"cd_close\" = \"\";\n", to: "de.lproj/Localizable.strings")
    #expect(
      try Self.lines(folder) == [
        "en.lproj/Localizable.strings:1:2: warning: 'Close' is not translated in de, so "
          + "users get an empty text",
        "en.lproj/Localizable.strings:2:2: error: 'Open' is not translated in de, so "
          + "the app shows and speaks the key",
      ])
    try folder.write(
      """
      version: 1
      rules: {missing-translation: {severity: note, group-below: 0}}

      """, to: ".label-lint.yml")
    #expect(try Self.lines(folder).allSatisfy { $0.contains(": note: ") })
  }
}
