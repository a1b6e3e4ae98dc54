import Foundation
import Testing

/// One small file for each translation platform, in the form in which its exports are known, with texts of our own.
///
/// What each file is like is from public sources: recorded answers of the platforms in the tests of Symfony's translation
/// providers (Crowdin, Lokalise, Loco, Phrase; symfony/symfony 5feb7493), tests of the exporters of Tolgee
/// (tolgee/tolgee-platform) and loctool (iLib-js/loctool), and translate-toolkit 3.20.4, which Weblate writes XLIFF with.
@Suite("Exports of translation platforms")
struct PlatformExportTests {
  /// A platform, the start and end of its files, and its units of three texts.
  struct Sample: CustomTestStringConvertible {
    let platform: String
    let head: String
    let units: String
    /// Whether the texts are for an Apple app, with `%@` and a `.stringsdict`.
    var isApple = false

    var testDescription: String { platform }
    var text: String {
      let end =
        head.contains("version=\"2") ? "</file>\n</xliff>\n" : "</body>\n</file>\n</xliff>\n"
      return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + head + "\n" + units + "\n" + end
    }
  }

  private static func head(_ file: String, _ header: String = "", version: String = "1.2") -> String
  {
    "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:\(version)\" version=\"\(version)\">\n<file \(file)>\(header)<body>"
  }

  static let samples: [Sample] = [
    // `PoXliffFile`: the id is the context, which is the key; plurals are groups with numbered units.
    Sample(
      platform: "Weblate",
      head: head(
        "original=\"orchard/android\" source-language=\"en\" datatype=\"plaintext\" target-language=\"pl\"",
        version: "1.1"),
      units: """
        <trans-unit xml:space="preserve" approved="yes" id="gate">
        <source>Open the gate of %1$s</source><target state="translated">Otwórz bramę %1$s</target>
        </trans-unit>
        <trans-unit xml:space="preserve" approved="yes" id="rest">
        <source>Take a rest</source><target state="translated">Odpocznij chwilę</target>
        <note from="developer">A button</note></trans-unit>
        <group restype="x-gettext-plurals" id="nests" approved="yes">
        <trans-unit xml:space="preserve" id="nests[0]" approved="yes">
        <source>%d nest</source><target state="translated">%d gniazdo</target></trans-unit>
        <trans-unit xml:space="preserve" id="nests[1]" approved="yes">
        <source>%d nests</source><target state="translated">%d gniazda</target></trans-unit>
        <trans-unit xml:space="preserve" id="nests[2]" approved="yes">
        <source>%d nests</source><target state="translated">%d gniazd</target></trans-unit>
        <note from="developer">On a tree</note></group>
        """),
    // The id is the key, `original` is `global`, and texts with markup are CDATA.
    Sample(
      platform: "Phrase Strings",
      head: head(
        "original=\"global\" datatype=\"plaintext\" source-language=\"en\" target-language=\"pl\""),
      units: """
        <trans-unit id="gate" resname="gate"><source xml:lang="en"><![CDATA[Open the gate of %1$s]]></source>
        <target xml:lang="pl" state="signed-off"><![CDATA[Otwórz bramę %1$s]]></target></trans-unit>
        <trans-unit id="rest" resname="rest"><source xml:lang="en">Take a rest</source>
        <target xml:lang="pl" state="translated">Odpocznij chwilę</target><note>A button</note></trans-unit>
        """),
    // The source is the key, and `original` is empty.
    Sample(
      platform: "Lokalise",
      head: head(
        "original=\"\" datatype=\"plaintext\" xml:space=\"preserve\" source-language=\"en\" target-language=\"pl\"",
        "<header><tool tool-id=\"lokalise.com\" tool-name=\"Lokalise\"/></header>"),
      units: """
        <trans-unit id="gate" resname="gate"><source>gate</source><target>Otwórz bramę %1$s</target></trans-unit>
        <trans-unit id="rest" resname="rest"><source>rest</source><target>Odpocznij chwilę</target></trans-unit>
        <trans-unit id="other" resname="other"><source>other</source><target/></trans-unit>
        """),
    // Plural forms of a `.stringsdict` have ids of their variable; two units of each variable are no texts.
    Sample(
      platform: "Lokalise for Apple",
      head: head(
        "original=\"Localizable.strings\" datatype=\"plaintext\" xml:space=\"preserve\" source-language=\"en\" target-language=\"pl\"",
        "<header><tool tool-id=\"lokalise.com\" tool-name=\"Lokalise\"/></header>"),
      units: """
        <trans-unit id="gate"><source>Open the gate of %@</source><target>Otwórz bramę %@</target></trans-unit>
        <trans-unit id="rest"><source>Take a rest</source><target>Odpocznij chwilę</target></trans-unit>
        <trans-unit id="songs"><source>%#@n@ in the list</source><target>%#@n@ na liście</target></trans-unit>
        <trans-unit id="songs:n:dict"><source>NSStringPluralRuleType</source>
        <target>NSStringPluralRuleType</target></trans-unit>
        <trans-unit id="songs:n:dict/:string"><source>d</source><target>d</target></trans-unit>
        <trans-unit id="songs:n:dict/one:dict/:string"><source>%d song</source><target>%d piosenka</target></trans-unit>
        <trans-unit id="songs:n:dict/few:dict/:string"><source>%d songs</source><target>%d piosenki</target></trans-unit>
        <trans-unit id="songs:n:dict/many:dict/:string"><source>%d songs</source><target>%d piosenek</target></trans-unit>
        <trans-unit id="songs:n:dict/other:dict/:string"><source>%d songs</source><target>%d piosenki</target></trans-unit>
        """, isApple: true),
    // Ids are those of the platform, `resname` is the key; what is not translated has the source text.
    Sample(
      platform: "Crowdin",
      head: head(
        "id=\"35\" original=\"/app/src/main/res/values/strings.xml\" source-language=\"en\" target-language=\"pl\" datatype=\"plaintext\" tool-id=\"crowdin\"",
        "<header><tool tool-id=\"crowdin\" tool-name=\"Crowdin\" tool-version=\"1.1\"/></header>"),
      units: """
        <trans-unit id="crowdin:5fd8" resname="gate" datatype="plaintext"><source>Open the gate of %1$s</source>
        <target state="translated">Otwórz bramę %1$s</target></trans-unit>
        <trans-unit id="40096" resname="rest"><source>Take a rest</source>
        <target state="final">Odpocznij chwilę</target><context-group purpose="information">
        <context context-type="source">rest</context></context-group></trans-unit>
        <trans-unit id="40097" resname="other"><source>Nothing yet</source>
        <target state="needs-translation">Nothing yet</target></trans-unit>
        """),
    // Plural forms are units of one `resname`, with the category as `extype`.
    Sample(
      platform: "loctool",
      head:
        "<xliff version=\"1.2\">\n<file original=\"res/values/strings.xml\" source-language=\"en-US\" target-language=\"pl\" product-name=\"orchard\"><body>",
      units: """
        <trans-unit id="1" resname="gate" restype="string" datatype="x-android-resource">
        <source>Open the gate of %1$s</source><target state="translated">Otwórz bramę %1$s</target></trans-unit>
        <trans-unit id="2" resname="rest" restype="string" datatype="x-android-resource">
        <source>Take a rest</source><target state="translated">Odpocznij chwilę</target></trans-unit>
        <trans-unit id="3" resname="nests" restype="plural" datatype="x-android-resource" extype="one">
        <source>%d nest</source><target state="translated">%d gniazdo</target></trans-unit>
        <trans-unit id="4" resname="nests" restype="plural" datatype="x-android-resource" extype="few">
        <source>%d nests</source><target state="translated">%d gniazda</target></trans-unit>
        <trans-unit id="5" resname="nests" restype="plural" datatype="x-android-resource" extype="many">
        <source>%d nests</source><target state="translated">%d gniazd</target></trans-unit>
        <trans-unit id="6" resname="nests" restype="plural" datatype="x-android-resource" extype="other">
        <source>%d nests</source><target state="translated">%d gniazd</target></trans-unit>
        """),
    // What has no source text has an empty `source`.
    Sample(
      platform: "Tolgee",
      head: head(
        "datatype=\"plaintext\" original=\"Localizable.strings\" source-language=\"en\" target-language=\"pl\"",
        "<header><tool tool-id=\"tolgee.io\" tool-name=\"Tolgee\"/></header>"),
      units: """
        <trans-unit id="gate"><source xml:space="preserve">Open the gate of %@</source>
        <target xml:space="preserve">Otwórz bramę %@</target></trans-unit>
        <trans-unit id="rest"><source xml:space="preserve"/>
        <target xml:space="preserve">Odpocznij chwilę</target></trans-unit>
        </body></file>
        <file datatype="plaintext" original="Localizable.stringsdict" source-language="en" target-language="pl">
        <header><tool tool-id="tolgee.io" tool-name="Tolgee"/></header><body>
        <trans-unit id="/songs:dict/NSStringLocalizedFormatKey:dict/:string">
        <source xml:space="preserve">%#@n@ in the list</source><target xml:space="preserve">%#@n@ na liście</target></trans-unit>
        <trans-unit id="/songs:dict/n:dict/one:dict/:string">
        <source xml:space="preserve">%d song</source><target xml:space="preserve">%d piosenka</target></trans-unit>
        <trans-unit id="/songs:dict/n:dict/few:dict/:string">
        <source xml:space="preserve">%d songs</source><target xml:space="preserve">%d piosenki</target></trans-unit>
        <trans-unit id="/songs:dict/n:dict/many:dict/:string">
        <source xml:space="preserve">%d songs</source><target xml:space="preserve">%d piosenek</target></trans-unit>
        <trans-unit id="/songs:dict/n:dict/other:dict/:string">
        <source xml:space="preserve">%d songs</source><target xml:space="preserve">%d piosenki</target></trans-unit>
        """, isApple: true),
    // Okapi's converters, as MateCat uses them: tags of the app are codes.
    Sample(
      platform: "Okapi",
      head: head(
        "original=\"res/values/strings.xml\" source-language=\"en\" target-language=\"pl\" datatype=\"x-android\""
      ),
      units: """
        <trans-unit id="tu1" resname="gate"><source xml:lang="en">Open the gate of <g id="1">%1$s</g></source>
        <target xml:lang="pl">Otwórz bramę <g id="1">%1$s</g></target></trans-unit>
        <trans-unit id="tu2" resname="rest"><source xml:lang="en">Take a rest</source>
        <target xml:lang="pl">Odpocznij chwilę</target></trans-unit>
        """),
    // The module Plural, Gender, and Select of the standard (XLIFF 2.2).
    Sample(
      platform: "XLIFF 2.2",
      head:
        "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.2\" xmlns:pgs=\"urn:oasis:names:tc:xliff:pgs:1.0\" version=\"2.2\" srcLang=\"en\" trgLang=\"pl\">\n<file id=\"f1\" original=\"res/values/strings.xml\">",
      units: """
        <unit id="u1" name="gate"><segment><source>Open the gate of %1$s</source><target>Otwórz bramę %1$s</target></segment></unit>
        <unit id="u2" name="rest"><segment><source>Take a rest</source><target>Odpocznij chwilę</target></segment></unit>
        <unit id="u3" name="nests" pgs:switch="plural:count">
        <segment pgs:case="one"><source>%d nest</source><target>%d gniazdo</target></segment>
        <segment pgs:case="few"><source>%d nests</source><target>%d gniazda</target></segment>
        <segment pgs:case="many"><source>%d nests</source><target>%d gniazd</target></segment>
        <segment pgs:case="other"><source>%d nests</source><target>%d gniazd</target></segment></unit>
        """),
  ]

  private static func folder(isApple: Bool) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    if isApple {
      try folder.write(
        "\"gate\" = \"Open the gate of %@\";\n\"rest\" = \"Take a rest\";\n",
        to: "app/en.lproj/Localizable.strings")
      try folder.write(ExchangedFile.pluralList, to: "app/en.lproj/Localizable.stringsdict")
    } else {
      try folder.write(
        """
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
            <string name="gate">Open the gate of <xliff:g id="name">%1$s</xliff:g></string>
            <string name="rest">Take a rest</string>
            <string name="other">Nothing yet</string>
            <plurals name="nests">
                <item quantity="one">%d nest</item>
                <item quantity="other">%d nests</item>
            </plurals>
        </resources>

        """, to: "app/res/values/strings.xml")
    }
    return folder
  }

  @Test("texts of each platform come into the app", arguments: samples)
  func written(sample: Sample) throws {
    let folder = try Self.folder(isApple: sample.isApple)
    try folder.write(sample.text, to: "pl.xliff")
    let outcome = try folder.run(
      "delivery", "pl.xliff", "--into", "app", "--apply", "--strict", "--format", "concise")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    let findings = outcome.output.split(separator: "\n").filter {
      !$0.hasSuffix("[missing-translation]")
    }
    #expect(findings == [], "\(outcome.output)")
    if sample.isApple {
      #expect(
        try folder.text(of: "app/pl.lproj/Localizable.strings")
          == "\"gate\" = \"Otwórz bramę %@\";\n\"rest\" = \"Odpocznij chwilę\";\n")
      let list = try folder.text(of: "app/pl.lproj/Localizable.stringsdict")
      #expect(list.contains("<key>many</key>\n\t\t\t<string>%d piosenek</string>"), "\(list)")
      // One form of the app changes.
      try folder.write(
        sample.text.replacing("%d piosenek", with: "%d utworów"), to: "pl.xliff")
      let changed = try folder.run("delivery", "pl.xliff", "--into", "app", "--apply", "--strict")
      #expect(changed.status == 0, "\(changed.output)\(changed.error)")
      #expect(
        try folder.text(of: "app/pl.lproj/Localizable.stringsdict")
          == list.replacing("%d piosenek", with: "%d utworów"))
      return
    }
    let plural = """

          <plurals name="nests">
              <item quantity="one">%d gniazdo</item>
              <item quantity="few">%d gniazda</item>
              <item quantity="many">%d gniazd</item>
              <item quantity="other">%d gniazd</item>
          </plurals>
      """
    #expect(
      try folder.text(of: "app/res/values-pl/strings.xml") == """
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
            <string name="gate">Otwórz bramę <xliff:g id="name">%1$s</xliff:g></string>
            <string name="rest">Odpocznij chwilę</string>\(sample.text.contains("%d nest") ? plural : "")
        </resources>

        """)
    let again = try folder.run("delivery", "pl.xliff", "--into", "app", "--apply")
    #expect(again.error.contains("0 new, 0 changed"), "\(again.error)")
  }
}
