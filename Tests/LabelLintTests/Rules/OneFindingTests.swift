import LabelLint
import Testing

/// One fault is one finding, and one text has one suggestion.
@Suite("One fault, one finding")
struct OneFindingTests {
  @Test("a placeholder that is none stands for the argument that is missing")
  func invalidAndMissing() {
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "n", text: "%1$d items"),
      RuleCheck.Text(folder: "values-de", key: "n", text: "%1$y Objekte"),
    ])
    #expect(outcome.checked.findings.map(\.rule) == ["placeholder-mismatch"])
    #expect(outcome.checked.findings.map(outcome.flagged) == ["%1$y"])
    #expect(
      outcome.checked.findings.map(\.message) == [
        "'%1$y' is not a valid placeholder, so the app crashes when it fills in values, and the placeholder '%1$d' is missing; write that placeholder instead"
      ])
  }

  @Test("so it does where several forms of an entry have it")
  func invalidInForms() {
    func forms(_ sign: String) -> String {
      "<resources><plurals name=\"n\"><item quantity=\"one\">%1$\(sign) item</item>"
        + "<item quantity=\"other\">%1$\(sign) items</item></plurals></resources>"
    }
    let outcome = RuleCheck.check(
      files: [("values", forms("d")), ("values-de", forms("y"))],
      limitedTo: { ["placeholder-mismatch", "invalid-placeholder"].contains($0) })
    #expect(
      outcome.checked.findings.map { "\($0.rule) \($0.subject.slot) \($0.message)" } == [
        "placeholder-mismatch plural=other '%1$y' is not a valid placeholder, so the app crashes when it fills in "
          + "values, and the placeholder '%1$d' is missing; write that placeholder instead"
      ])
    #expect(
      outcome.checked.findings.flatMap(\.inherited).map { "\($0.rule) \($0.subject.slot)" } == [
        "invalid-placeholder plural=one"
      ])
  }

  @Test("one that the platform throws at is an error, whatever is missing for it")
  func thrownAt() {
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "n", text: "Reply in %1$s seconds"),
      RuleCheck.Text(folder: "values-zh", key: "n", text: "%秒内回复"),
    ])
    #expect(outcome.checked.findings.map(\.rule) == ["placeholder-mismatch"])
    #expect(outcome.checked.findings.map(\.severity) == [.error])
  }

  @Test("a percent sign that belongs to a misspelt placeholder is told with it")
  func percentSign() {
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "n", text: "%d%% of all"),
      RuleCheck.Text(folder: "values-de", key: "n", text: "Alles: %%d%"),
    ])
    #expect(outcome.checked.findings.map(\.rule) == ["placeholder-mismatch"])
    #expect(outcome.checked.findings.map(outcome.flagged) == ["%%d%"])
    #expect(outcome.checked.findings.flatMap(\.fixes).map(\.title) == ["Write '%d%%'"])
    #expect(outcome.checked.findings.flatMap(\.fixes).map(\.safety) == [.unsafe])
  }

  @Test(
    "a message whose keyword was translated, or whose braces are broken, has no suggestion",
    arguments: [
      "{n, số nhiều, =1 {1 phút} khác {{n,số} phút} }", "{n, plural, =1 {1 phút} other {{n} phút}",
    ])
  func brokenMessage(_ text: String) {
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "voice", text: "{n, plural, =1 {1 minute} other {{n} minutes} }"),
      RuleCheck.Text(folder: "values-vi", key: "voice", text: text),
    ])
    #expect(outcome.checked.findings.contains { $0.subject.locale == "vi" })
    #expect(outcome.checked.findings.flatMap(\.fixes).isEmpty)
  }

  @Test(
    "what two rules know of a text is told once, at the higher level",
    arguments: [
      (
        "See the licence", "Siehe &lt;a href=\"https://b.org/x\"&gt;Lizenz&lt;/a&gt;",
        "the link leads to 'b.org', but the source is plain text, so users may see the tags of the link; remove the link"
      ),
      (
        "See <a href=\"https://a.org/x\">the help</a> now", "Siehe die Hilfe",
        "the link to 'a.org' is missing; copy it from the source"
      ),
    ])
  func links(source: String, own: String, message: String) {
    let body = { (text: String) in
      "<resources><string name=\"a\">\(text)</string></resources>"
    }
    let outcome = RuleCheck.check(
      files: [("values", body(source)), ("values-de", body(own))],
      limitedTo: { ["markup-mismatch", "url-mismatch"].contains($0) })
    #expect(
      outcome.checked.findings.map { "\($0.severity.rawValue) \($0.rule): \($0.message)" } == [
        "warning url-mismatch: \(message)"
      ])
  }

  @Test("a plural form without its number is told as a placeholder that is missing")
  func formWithoutNumber() {
    func plural(_ forms: KeyValuePairs<String, String>) -> String {
      let items = forms.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }.joined()
      return "<resources><plurals name=\"n\">\(items)</plurals></resources>"
    }
    let outcome = RuleCheck.check(
      files: [
        ("values", plural(["one": "%d file", "other": "%d files"])),
        (
          "values-pl",
          plural(["one": "%d plik", "few": "pliki", "many": "%d plików", "other": "%d pliku"])
        ),
      ], limitedTo: { ["placeholder-mismatch", "plural-without-number"].contains($0) })
    #expect(
      outcome.checked.findings.map { "\($0.severity.rawValue) \($0.rule) \($0.subject.slot)" } == [
        "warning placeholder-mismatch plural=few"
      ])
  }

  @Test("a number in place of the placeholder is a problem of its own")
  func fixedNumber() {
    func plural(_ items: String) -> String {
      "<resources><plurals name=\"n\">\(items)</plurals></resources>"
    }
    let outcome = RuleCheck.check(
      files: [
        (
          "values",
          plural("<item quantity=\"one\">%d file</item><item quantity=\"other\">%d files</item>")
        ), ("values-ko", plural("<item quantity=\"other\">파일 1개</item>")),
      ], limitedTo: { ["placeholder-mismatch", "plural-without-number"].contains($0) })
    #expect(
      outcome.checked.findings.map { "\($0.severity.rawValue) \($0.rule) \($0.subject.slot)" } == [
        "warning placeholder-mismatch plural=other", "warning plural-without-number plural=other",
      ])
  }

  @Test("a second argument that is missing is told beside it")
  func otherMissing() {
    let outcome = RuleCheck.check([
      RuleCheck.Text(key: "n", text: "%1$d items of %2$s and %3$s"),
      RuleCheck.Text(folder: "values-de", key: "n", text: "%1$y Objekte von %2$s"),
    ])
    #expect(
      outcome.checked.findings.map(\.rule).sorted()
        == ["placeholder-mismatch", "placeholder-mismatch"])
  }

  @Test("numbered rows with one label are told once")
  func numbered() {
    let outcome = RuleCheck.check(
      (1...3).map { RuleCheck.Text(key: "cd_delete_row_\($0)", text: "Delete") },
      limitedTo: { $0 == "non-unique-label" })
    #expect(outcome.checked.findings.map(\.subject.key) == ["cd_delete_row_3"])
  }

  @Test(
    "several faults of a text have one suggestion that mends all",
    arguments: [
      ("PLAY BUTTON", "Play"), ("SHARE BUTTON", "Share"), ("Image of a dog.", "A dog"),
      ("Button to share!", "Share"),
    ])
  func joined(_ text: String, _ right: String) {
    let outcome = RuleCheck.check([RuleCheck.Text(key: "cd_action", text: text)])
    let suggestions = outcome.reported.compactMap { $0.fixes.first?.text }
    #expect(outcome.reported.count > 1 && Set(suggestions) == [right], "\(suggestions)")
  }

  @Test(
    "a suggestion leaves a phrase or is none",
    arguments: ["Our logo", "Icon of a picture of a logo", "Image of our logo"])
  func phrase(_ text: String) {
    let outcome = RuleCheck.check([RuleCheck.Text(key: "cd_image", text: text)])
    #expect(!outcome.reported.isEmpty)
    for suggestion in outcome.reported.compactMap({ $0.fixes.first?.text }) {
      let last = suggestion.split(separator: " ").last.map { $0.lowercased() } ?? ""
      #expect(!["our", "a", "of"].contains(last), "\(suggestion)")
    }
  }

  @Test("two texts that are a variable alone do not sound alike")
  func variables() {
    func entry(_ key: String, _ one: String) -> String {
      """
      <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
      <key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one) %d song</string><key>other</key><string>\(one) %d songs</string>
      </dict></dict>
      """
    }
    let body =
      entry("player.play_button.label", "Play") + entry("player.pause_button.label", "Pause")
    let files = CheckedFiles([
      "en.lproj/Localizable.stringsdict": "<plist version=\"1.0\"><dict>\(body)</dict></plist>"
    ])
    for rule: RuleID in ["state-pair-collapse", "label-collision", "non-unique-label"] {
      #expect(files.findings(of: rule).isEmpty, "\(rule)")
    }
  }

  @Test("after all suggestions nothing is left that is no phrase")
  func rounds() {
    let path = "app/src/main/res/values/strings.xml"
    let files = CheckedFiles([
      path: CheckedFiles.android("<string name=\"cd_b\">Image of our logo</string>")
    ])
    #expect(!files.fixed(path, allowsUnsafe: true).contains(">Our<"))
  }

  /// What is found of a pair of states of which German has one side as it is to be, in an app with more texts.
  private static func pair(_ pause: String?) -> [Finding] {
    let others = [
      "Open the map", "Read the news", "Write a letter", "Send the file", "Turn a page",
    ]
    let germans = [
      "Karte öffnen", "Nachrichten lesen", "Brief schreiben", "Datei senden", "Seite umblättern",
    ]
    var texts = others.enumerated().map { RuleCheck.Text(key: "text_\($0)", text: $1) }
    texts += germans.enumerated().map {
      RuleCheck.Text(folder: "values-de", key: "text_\($0)", text: $1)
    }
    let (play, key) = ("play_content_description", "pause_content_description")
    texts.append(RuleCheck.Text(key: play, text: "Play this song now"))
    texts.append(RuleCheck.Text(key: key, text: "Pause this song now"))
    texts.append(RuleCheck.Text(folder: "values-de", key: play, text: "Abspielen"))
    if let pause { texts.append(RuleCheck.Text(folder: "values-de", key: key, text: pause)) }
    return RuleCheck.check(texts).checked.findings
  }

  @Test("a state that is not translated is told once, with the place of its counterpart")
  func missingState() {
    let findings = Self.pair(nil)
    #expect(
      findings.map { "\($0.severity.rawValue) \($0.rule) \($0.subject.locale): \($0.message)" } == [
        "warning missing-translation de: 'Pause this song now' is not translated, so users get "
          + "English"
      ])
    #expect(findings.flatMap(\.related).map(\.message) == ["its opposite is translated"])
  }

  @Test("a state that is a copy is told once, as half of a pair, with the copied text")
  func copiedState() {
    let findings = Self.pair("Pause this song now")
    #expect(
      findings.map { "\($0.severity.rawValue) \($0.rule) \($0.subject.locale): \($0.message)" } == [
        "warning missing-state-counterpart de: 'Pause this song now' is not translated, but its "
          + "opposite 'Play this song now' is; translate this text, too"
      ])
    #expect(findings.map(\.text) == ["Pause this song now"])
    #expect(Self.pair("Pausieren").isEmpty)
  }

  @Test(
    "an instruction that makes several sentences of a label is told as one; other sentences stay",
    arguments: [
      ("Dimmed background. Tap to close the menu.", ["gesture-instruction"]),
      (
        "Songs of the week. A long list of all songs that people like. More of them.",
        [
          "verbose-label"
        ]
      ),
    ])
  func sentences(_ text: String, _ rules: [RuleID]) {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: "menu_content_description", text: text)],
      limitedTo: { ["gesture-instruction", "verbose-label"].contains($0) })
    #expect(outcome.checked.findings.map(\.rule) == rules)
  }

  @Test("an address in a broken tag is no label: the tag is at fault")
  func addressInTag() {
    func rules(_ english: String, _ german: String) -> Set<RuleID> {
      let body = { (text: String) in
        "<resources><string name=\"terms_content_description\">\(text)</string></resources>"
      }
      let outcome = RuleCheck.check(
        files: [("values", body(english)), ("values-de", body(german))],
        limitedTo: { ["markup-mismatch", "url-or-filename-label"].contains($0) })
      return Set(outcome.checked.findings.map(\.rule))
    }
    #expect(
      rules(
        "Show <annotation name=\"x\">terms</annotation>",
        "Zeige &lt;Anmerkung Name=“x.png“&gt;") == ["markup-mismatch"])
    // What stands beside the tag is of the text.
    #expect(
      rules(
        "Show <annotation name=\"x\">terms</annotation>",
        "Zeige &lt;Anmerkung Name=“x“&gt; terms.png") == [
          "markup-mismatch", "url-or-filename-label",
        ])
  }
}
