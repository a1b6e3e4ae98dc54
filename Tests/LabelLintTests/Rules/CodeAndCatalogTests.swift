import LabelLint
import Testing

/// What code says of texts that a catalog lacks, and of those that nobody looks up any more.
@Suite struct CodeAndCatalogTests {
  @Test("code that opens the folder of a language looks up there what a table lacks")
  func ownFallback() {
    let files = CheckedFiles([
      "App/en.lproj/Localizable.strings": """
      "song" = "Song"; "stop" = "Stop"; "all" = "All"; "one" = "One"; "two_accessibility_label" = "Two";
      """,
      "App/de.lproj/Localizable.strings": """
      "song" = "Lied"; "stop" = "Halt"; "all" = "Alle"; "one" = "Eins";
      """,
    ])
    func found(_ path: String, _ program: String) -> [String] {
      files.findings(
        of: "missing-translation", sources: SourceTree(files: [(path: path, text: program)]))
    }
    let shown = [
      "error de two_accessibility_label: 'Two' is not translated, so the app shows and speaks the key"
    ]
    let served = [
      "warning de two_accessibility_label: 'Two' is not translated, so users get English"
    ]
    let opened = #"Bundle.main.path(forResource: "en", ofType: "lproj")"#
    let lookup = "NSLocalizedString(key, bundle: bundle)"
    #expect(found("App/A.swift", "func a() { \(lookup) }") == shown)
    #expect(found("App/A.swift", "func a() { \(opened); \(lookup) }") == served)
    #expect(found("App/A.swift", "func a() { \(opened); }") == shown)
    #expect(found("AppTests/A.swift", "func a() { \(opened); \(lookup) }") == shown)
    let objectiveC = "[b pathForResource:@\"Base\" ofType:@\"lproj\"]; \(lookup);"
    #expect(found("App/A.m", "void a() { \(objectiveC) }") == served)
  }

  @Test("what a locale of copies lacks besides is one finding, and one text a note")
  func stubs() {
    let english = [
      "The file was not found", "The page could not be opened", "Please enter your password",
      "This message was deleted", "You have no new messages", "Your changes were saved",
      "The server is not available", "Check your connection and try again",
      "Your session has ended", "The list is empty",
    ]
    func found(_ count: Int, copied: Bool) -> [String] {
      func table(_ texts: some Sequence<String>) -> String {
        CheckedFiles.android(
          texts.enumerated().map { "<string name=\"k\($0)\">\($1)</string>" }.joined())
      }
      let german = (0..<count).map { copied ? english[$0] : "Hier steht ein deutscher Satz \($0)" }
      return CheckedFiles([
        "app/res/values/s.xml": table(english), "app/res/values-de/s.xml": table(german),
      ]).findings(of: "missing-translation")
    }
    let last = "de k9: 'The list is empty' is not translated, so users get English"
    #expect(found(9, copied: true) == ["note \(last)"])
    #expect(found(9, copied: false) == ["warning \(last)"])
    let stub = found(8, copied: true)
    #expect(stub.count == 1)
    #expect(
      stub.first?.hasPrefix("warning de: 2 of 10 texts are not translated") ?? false, "\(stub)")
    #expect(found(8, copied: false).count == 2)
  }

  @Test("of a format that is one variable alone, the form for most numbers is told")
  func quotedForm() {
    func table(_ keys: [String]) -> String {
      let entries = keys.map { key in
        """
        <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@\(key)@</string>
        <key>\(key)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d \(key)</string><key>other</key><string>%d \(key)s</string></dict></dict>
        """
      }
      return "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
    }
    let files = CheckedFiles([
      "App/en.lproj/Localizable.stringsdict": table(["song", "album", "artist"]),
      "App/de.lproj/Localizable.stringsdict": table(["song", "album"]),
    ])
    #expect(
      files.findings(of: "missing-translation") == [
        "warning de artist: '%d artists' is not translated, so the app shows the key"
      ])
  }

  @Test("what Xcode calls stale is none where code has the key")
  func staleKeys() {
    func found(_ program: String) -> [String] {
      CheckedFiles([
        "App/L.xcstrings": """
        {"sourceLanguage":"en","version":"1.0","strings":{
        "Save":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Sichern"}}}},
        "Old songs":{"extractionState":"stale"}}}
        """
      ]).findings(
        of: "stale-entry", sources: SourceTree(files: [(path: "App/A.swift", text: program)]))
    }
    #expect(
      found("let a = [\"New songs\"]") == [
        "note en Old songs: Xcode marks 'Old songs' as stale, and no code that label-lint read contains it; remove it"
      ])
    #expect(found("let a = [\"Old songs\"]") == [])
    #expect(found("let a = \"Old \"\n  + \"songs\"") == [])
    #expect(found("let a = localized(\"Old songs\", tableName: \"L\")") == [])
    #expect(found("let a = \"Old \" + b + \"songs\"").count == 1)
  }
}
