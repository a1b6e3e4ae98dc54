import Foundation
import Testing

/// What stands for the source text of a key that no file of the source language has.
@Suite("Stand-ins for source texts")
struct SourceStandInTests {
  @Test("a phrase is its own source text where no code was read, if most locales have it")
  func phraseKeys() throws {
    let folder = try TemporaryFolder()
    let spoken = "/* VoiceOver label */\n\"Close button\" = "
    try folder.write(
      spoken
        + "\"Schließen\";\n\"Open the file\" = \"Open the file\";\n\"Left over here\" = \"Rest\";\n",
      to: "App/de.lproj/Localizable.strings")
    try folder.write(
      spoken
        + "\"Fermer\";\n\"Open the file\" = \"Ouvrir\";\n\"[Generic/File] Go on\" = \"Aller\";\n",
      to: "App/fr.lproj/Localizable.strings")
    try folder.write(spoken + "\"Cerrar\";\n", to: "App/es.lproj/Localizable.strings")
    #expect(
      try CodeTextTests.found(
        folder, rules: "role-word,untranslated-copy,missing-translation,extra-translation") == [
          "App/de.lproj/Localizable.strings:2:8 role-word Close button en",
          "App/de.lproj/Localizable.strings:3:2 missing-translation Open the file es",
          "App/de.lproj/Localizable.strings:3:2 untranslated-copy Open the file de",
        ])
  }

  @Test("a finding stands in the file of its language where a comment of another quotes the source")
  func quotedSource() throws {
    let folder = try TemporaryFolder()
    for (locale, title, label) in [
      ("af", "Sluit die venster", "Druk"), ("uk", "Close the window", "Друк"),
    ] {
      try folder.write(
        """
        /* Class = "NSMenuItem"; title = "Close the window"; ObjectID = "Bw7-FT-i3B"; */
        "Bw7-FT-i3B.title" = "\(title)";
        /* Class = "UIButton"; accessibilityLabel = "PRINT NOW"; ObjectID = "Bw7-FT-i3C"; */
        "Bw7-FT-i3C.accessibilityLabel" = "\(label)";

        """, to: "App/\(locale).lproj/Main.strings")
    }
    #expect(
      try CodeTextTests.found(folder, rules: "untranslated-copy,all-caps") == [
        "App/af.lproj/Main.strings:3:46 all-caps Bw7-FT-i3C.accessibilityLabel en",
        "App/uk.lproj/Main.strings:2:2 untranslated-copy Bw7-FT-i3B.title uk",
      ])
  }

  @Test("comments of a lone table of objects are its source, if they say something else")
  func loneObjects() throws {
    func found(_ title: String) throws -> [String] {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        /* Class = "NSButton"; title = "Wait 30 minutes"; ObjectID = "Bw7-FT-i3B"; */
        "Bw7-FT-i3B.title" = "\(title)";

        """, to: "App/de.lproj/Main.strings")
      return try CodeTextTests.found(folder, rules: "number-mismatch")
    }
    #expect(
      try found("20 Minuten warten") == [
        "App/de.lproj/Main.strings:2:23 number-mismatch Bw7-FT-i3B.title de"
      ])
    #expect(try found("30 Minuten warten") == [])
    #expect(try found("Wait 30 minutes") == [])
  }

  @Test("the texts of code are the source of a lone table of another language")
  func loneTable() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"close\" = \"Schließen\";\n\"welcome\" = \"Welcome to the new app\";\n",
      to: "App/de.lproj/Localizable.strings")
    try folder.write(
      """
      b.accessibilityLabel = NSLocalizedString("close", value: "Close button", comment: "")
      let w = NSLocalizedString("welcome", value: "Welcome to the new app", comment: "")

      """, to: "App/A.swift")
    let rules = "role-word,untranslated-copy,extra-translation"
    #expect(
      try CodeTextTests.found(folder, rules: rules, "--sources", ".") == [
        "App/A.swift:1:65 role-word close en",
        "App/A.swift:2:46 untranslated-copy welcome de",
      ])
    try folder.write(
      """
      b.accessibilityLabel = NSLocalizedString("close", value: "Schließen", comment: "")
      let w = NSLocalizedString("welcome", value: "Willkommen in der App", comment: "")

      """, to: "App/A.swift")
    try folder.write(
      "\"close\" = \"Schließen\";\n\"welcome\" = \"Willkommen in der App\";\n",
      to: "App/de.lproj/Localizable.strings")
    #expect(try CodeTextTests.found(folder, rules: rules, "--sources", ".") == [])
  }

  @Test("the label of an interface file is spoken in place of a title of symbols")
  func labelInInterface() throws {
    let folder = try TemporaryFolder()
    func write(_ label: String) throws {
      try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
        <viewController id="Y6W-OH-hqX"><view key="view" id="5EZ-qb-Rvc"><subviews>
        <button id="aBc-12-dEf">\(label)<state key="normal" title="→"/></button>
        </subviews></view></viewController></objects></scene></scenes></document>

        """, to: "App/Base.lproj/Main.storyboard")
    }
    try folder.write(
      """
      /* Class = "UIButton"; normalTitle = "→"; ObjectID = "aBc-12-dEf"; */
      "aBc-12-dEf.normalTitle" = "→";

      """, to: "App/de.lproj/Main.strings")
    try write(#"<accessibility key="accessibilityConfiguration" label="Forward"/>"#)
    #expect(try CodeTextTests.found(folder, rules: "unspeakable-text", "--sources", ".") == [])
    try write(#"<accessibility key="accessibilityConfiguration" hint="Goes on"/>"#)
    #expect(try CodeTextTests.found(folder, rules: "unspeakable-text", "--sources", ".").count == 1)
  }
}
