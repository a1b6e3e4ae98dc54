import LabelLint
import Testing

/// Catalogs on either side of a rule's conditions.
@Suite("Catalogs at the boundaries of rules")
struct CatalogBoundaryTests {
  /// The files of an Android app in English and one other language, by the bodies of their catalogs.
  private func android(_ source: String, _ own: String, _ locale: String = "de") -> CheckedFiles {
    CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(source),
      "app/res/values-\(locale)/strings.xml": CheckedFiles.android(own),
    ])
  }

  private func string(_ name: String, _ text: String) -> String {
    "<string name=\"\(name)\">\(text)</string>\n"
  }

  private func array(_ name: String, _ items: String..., attributes: String = "") -> String {
    let items = items.map { "<item>\($0)</item>" }.joined()
    return "<string-array name=\"\(name)\"\(attributes)>\(items)</string-array>\n"
  }

  @Test func aKeyTwiceInOneFileIsToldOnce() {
    let files = CheckedFiles([
      "app/res/values/a.xml": CheckedFiles.android(string("play", "Play") + string("play", "Go")),
      "app/res/values/b.xml": CheckedFiles.android(string("stop", "Stop")),
    ])
    #expect(
      files.findings(of: "duplicate-key").map { String($0.prefix(15)) } == ["error en play: "])
  }

  @Test func objectsOfInterfaceFilesHaveTheirTextsThere() {
    let own = """
      /* Class = "UIButton"; normalTitle = "Play"; ObjectID = "abc-12-xyz"; */
      "abc-12-xyz.normalTitle" = "Abspielen";
      "extra" = "Mehr";
      """
    let files = CheckedFiles([
      "App/en.lproj/Main.strings": "\"other\" = \"Other\";\n",
      "App/de.lproj/Main.strings": own + "\n\"other\" = \"Anderes\";\n",
    ])
    #expect(
      files.findings(of: "extra-translation") == [
        "warning de extra: 'extra' is translated, but the source language has no such key; remove the translation, or add the key to the source"
      ])
  }

  @Test func announcementsHoldNoVisibleName() {
    func found(_ comment: String) -> [String] {
      CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android(
          "<!-- \(comment) -->\n" + string("battery_a11y", "update your settings")
            + string("battery", "Unrestricted"))
      ]).findings(of: "label-in-name")
    }
    #expect(found("Content description of the entry").count == 1)
    #expect(found("Accessibility announcement when the entry is shown") == [])
  }

  @Test func longerArraysStopNoApp() {
    let values = array("sort_values", "a", "b")
    let files = android(
      array("sort_entries", "A", "B") + values, array("sort_entries", "A", "B", "C") + values)
    #expect(
      files.findings(of: "array-length-mismatch") == [
        "warning de sort_entries: the array has 3 items, but its source has 2; remove the others"
      ])
  }

  @Test func arraysOfAnotherLengthAreNoPartners() {
    let values = array("sort_values", "a")
    let files = android(
      array("sort_entries", "A", "B") + values, array("sort_entries", "A") + values)
    #expect(
      files.findings(of: "array-length-mismatch") == [
        "warning de sort_entries: the array has 1 item, but its source has 2; add the others"
      ])
  }

  @Test func referencesAndIgnoredArraysAreLeftAlone() {
    let files = android(
      array("icons", "@string/a", "@string/b") + array("days", "A", "B"),
      array("icons", "@string/a")
        + array(
          "days", "A",
          attributes: " xmlns:tools=\"http://schemas.android.com/tools\""
            + " tools:ignore=\"InconsistentArrays\""))
    #expect(files.findings(of: "array-length-mismatch") == [])
  }

  @Test func anAsteriskThatIsExplainedIsNone() {
    func found(_ note: String) -> [String] {
      CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android(
          string("email_label", "Email *") + string("note", note))
      ]).findings(of: "required-asterisk")
    }
    #expect(found("* You have to fill these in") == [])
    #expect(found("You have to fill these in").count == 1)
  }

  @Test func theWordBehindAnAsteriskGetsItsBlank() {
    let path = "app/res/values/strings.xml"
    let files = CheckedFiles([
      path: CheckedFiles.android(string("a_label", "Password*") + string("b_label", "Email *"))
    ])
    #expect(
      files.fixed(path, by: "required-asterisk")
        == CheckedFiles.android(
          string("a_label", "Password (required)") + string("b_label", "Email (required)")))
  }

  @Test func fractionsAreAskedForWhereNumbersHaveThem() {
    func plural(_ item: String) -> String {
      "<plurals name=\"files\">"
        + ["one", "few", "other"].map { "<item quantity=\"\($0)\">\(item)</item>" }.joined()
        + "</plurals>"
    }
    let source =
      "<plurals name=\"files\"><item quantity=\"one\">%.1f file</item>"
      + "<item quantity=\"other\">%.1f files</item></plurals>"
    #expect(
      android(source, plural("%.1f souboru"), "cs").findings(of: "missing-plural-category") == [])
    func catalog(_ value: String) -> CheckedFiles {
      let forms = ["one", "few", "other"].map {
        "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(value) (\($0))\"}}"
      }
      return CheckedFiles([
        "App/L.xcstrings": """
        {"sourceLanguage":"en","version":"1.0","strings":{"files":{"localizations":{
        "cs":{"variations":{"plural":{\(forms.joined(separator: ","))}}}}}}}
        """
      ])
    }
    #expect(catalog("%lld souboru").findings(of: "missing-plural-category") == [])
    #expect(
      catalog("%@ souboru").findings(of: "missing-plural-category").map { $0.prefix(13) }
        == ["note cs files"])
  }

  @Test func pluralsWithoutOtherFailOnAndroidOnly() {
    func dictionary(_ form: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d file</string>\(form)</dict></dict></dict></plist>
      """
    }
    let files = CheckedFiles(["App/en.lproj/L.stringsdict": dictionary("")])
    #expect(
      files.findings(of: "missing-plural-category").map { $0.prefix(7) } == ["warning"])
  }

  @Test func optionsAreGenericBesideThoseOfAThing() {
    func found(_ other: String) -> Int {
      CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android(
          string("menu_content_description", "More options")
            + string("row_content_description", other))
      ]).findings(of: "generic-label").count
    }
    #expect(found("More options for %s") == 1)
    #expect(found("Play") == 0)
  }

  @Test func twoTextsOfOneControlMayBeAlike() {
    func found(_ other: String) -> Int {
      let keys = ["player_play_content_description", other]
      return android(
        string(keys[0], "Play") + string(keys[1], "Stop"),
        string(keys[0], "Los") + string(keys[1], "Los")
      ).findings(of: "label-collision").count
    }
    #expect(found("player_play_button") == 0)
    #expect(found("player_stop_content_description") == 1)
  }

  @Test func labelsThatMayStandApartDoNotCollide() {
    func level(_ one: (String, String), _ other: (String, String)) -> [String] {
      android(
        string(one.0, one.1) + string(other.0, other.1),
        string(one.0, "Los") + string(other.0, "Los")
      ).findings(of: "label-collision").map { String($0.prefix { $0 != ":" }) }
    }
    // One segment alone says more than that a key is one of accessibility.
    #expect(
      level(
        ("accessibility_seek_forward", "Seek forward"),
        ("accessibility_toolbar_btn_forward", "Go forward")
      ).isEmpty)
    // "Zoom" may be the name of what is increased.
    #expect(
      level(
        ("accessibility_reader_zoom_in", "Increase zoom"), ("accessibility_reader_zoom", "Zoom")
      ).isEmpty)
    #expect(
      level(
        ("accessibility_ntp_viridian_color_theme", "Viridian theme"),
        ("accessibility_ntp_aqua_color_theme", "Aqua theme"))
        == ["warning de accessibility_ntp_aqua_color_theme"])
    #expect(
      level(
        ("accessibility_dialog_cancel_address", "Cancel"),
        ("accessibility_dialog_delete_address", "Delete"))
        == ["warning de accessibility_dialog_delete_address"])
  }

  @Test func itemsBesideConstantsAreConstants() {
    func found(_ items: String...) -> [String] {
      let array = items.map { "<item>\($0)</item>" }.joined()
      return CheckedFiles([
        "app/res/values/a.xml": CheckedFiles.android(
          "<string-array name=\"a\">\(array)</string-array>")
      ]).findings(of: "all-caps")
    }
    #expect(found("GREAT", "GREAT_LEAP") == [])
    #expect(found("GREAT", "Great_Leap", "A_b") == ["warning en a item=0: 'GREAT' is all capitals"])
  }

  @Test func optionsOfListsAskForNoOtherState() {
    func found(_ comment: String) -> [String] {
      CheckedFiles([
        "app/res/values/a.xml": CheckedFiles.android(
          "<!-- \(comment) -->\n" + string("magnifier_cd", "Follow cursor movement"))
      ]).findings(of: "missing-state-counterpart").map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found("Screen reader label for the button") == ["note en magnifier_cd"])
    #expect(found("Screen reader label for the dropdown option that moves it") == [])
  }

  @Test func addressesBehindAnErrorOfTheFileAreNotLost() {
    func found(_ own: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/L.strings": """
        "a" = "See <a href=\\"https://app.org/help\\">help</a>";
        "b" = "Play";
        """,
        "App/de.lproj/L.strings": own,
      ]).findings(of: "url-mismatch").map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found("\"a\" = \"Siehe <a href=\"https://app.org/help\">Hilfe</a>\";") == [])
    #expect(found("\"a\" = \"Siehe die Hilfe\";\n\"b\" = \"Los\"") == ["warning de a"])
    #expect(
      found("\"a\" = \"Siehe die Hilfe\";\n\"b\" = \"Los <a href=\"x\">da</a>\";")
        == ["warning de a"])
  }

  @Test func addressesThatAnotherSourceTextNames() {
    func found(_ host: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/L.strings": """
        "a" = "Thanks to https://ann.org/me";
        "b" = "Thanks to <a href='https://bob.org/me'>Bob</a>";
        """,
        "App/de.lproj/L.strings": """
        "a" = "Dank an https://\(host)/me";
        "b" = "Dank an <a href='https://bob.org/me'>Bob</a>";
        """,
      ]).findings(of: "url-mismatch").map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found("ann.org") == [])
    #expect(found("bob.org") == ["note de a"])
    #expect(found("eve.org") == ["warning de a"])
    #expect(found("ob.org") == ["warning de a"])
  }

  @Test func translationsOfAppleFormatsMayNumberPlaceholders() {
    func found(_ text: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/L.strings": "\"a\" = \"\(text)\";\n",
        "App/de.lproj/L.strings": "\"a\" = \"\(text)\";\n",
      ]).findings(of: "unordered-placeholders")
    }
    let rest = "2 placeholders have no numbers; number them so that translators can reorder them"
    // The units of one time, from the longest on.
    #expect(["Wait %d hours, %d min", "%d days and %d hrs left"].flatMap(found) == [])
    let others = ["%@ in %d folders", "%d min in %d hours", "%d hours of %d"]
    #expect(others.flatMap(found) == others.map { _ in "note en a: \(rest)" })
    // What is numbered in part goes wrong wherever it is read.
    #expect(
      found("%1$@ in %d folders") == [
        "warning en a: 1 of 2 placeholders has no number; number all of them"
      ])
    #expect(
      android(string("a", "%s in %d folders"), string("a", "%s in %d folders"))
        .findings(of: "unordered-placeholders") == [
          "warning en a: \(rest)"
        ])
  }

  @Test func translationsThatToolsIgnoreAreNotExtra() {
    let own =
      "<string name=\"b\" xmlns:tools=\"http://schemas.android.com/tools\""
      + " tools:ignore=\"ExtraTranslation\">B</string>"
    #expect(android(string("a", "A"), own).findings(of: "extra-translation") == [])
    #expect(
      android(string("a", "A"), string("b", "B")).findings(of: "extra-translation").count == 1)
  }

  @Test func productsOfOneKeyAreNoDuplicates() {
    func found(_ product: String) -> Int {
      CheckedFiles([
        "app/res/values/a.xml": CheckedFiles.android(
          "<string name=\"a\" product=\"tablet\">Tablet</string>"),
        "app/res/values/b.xml": CheckedFiles.android(
          "<string name=\"a\" product=\"\(product)\">Phone</string>"),
      ]).findings(of: "duplicate-key").count
    }
    #expect(found("default") == 0)
    #expect(found("tablet") == 1)
  }

  @Test func twoValuesWithASignBetweenMayStayAsTheyAre() {
    func level(_ text: String) -> [String] {
      android(string("a", text), string("b", "B")).findings(of: "unordered-placeholders")
        .map { String($0.prefix(7)) }
    }
    #expect(level("%s / %s") == ["note en"])
    #expect(level("%s of %s") == ["warning"])
    #expect(level("%1$s / %s") == ["warning"])
    for text in ["%s/%s", "In %02d:%02d minutes", "%d:%02d:%02d", "Moving files (%d/%d)", "%d×%d"] {
      #expect(level(text) == [], "\(text)")
    }
    #expect(level("%d/%d of %s") == ["warning"])
    // Sizes and settings; the program that speaks, and the reason at the end.
    for text in [
      "%d x %d mm wide", "%s=%s is set", "%d%s left", "%s: no song", "No answer: %s: %s",
    ] {
      #expect(level(text).allSatisfy { $0 == "note en" }, "\(text)")
    }
    #expect(level("%s: no answer from %s") == ["note en"])
    #expect(level("No answer from %s: %s") == ["note en"])
    #expect(level("%s, %s waits") == ["warning"])
    #expect(level("Play: %s by %s") == ["warning"])
  }

  @Test func whatHasACounterpartInOtherWordsIsNotAlone() {
    func found(_ texts: String...) -> [String] {
      let strings = texts.enumerated().map { string("cd_\($0)", $1) }
      return CheckedFiles(["app/res/values/a.xml": CheckedFiles.android(strings.joined())])
        .findings(of: "missing-state-counterpart").map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found("Play") == ["warning en cd_0"])
    #expect(found("Play", "Resume") == [])
    #expect(found("Pin note", "Block quote") == ["note en cd_0"])
    #expect(found("Pin note", "Remove pinned note") == [])
    #expect(found("Star message", "Undo star") == [])
    #expect(found("Lock", "Not locked") == [])
  }

  @Test func keysSpeakOfStatesWhereTheSourceIsNotEnglish() {
    func found(_ keys: String...) -> [String] {
      let strings = keys.map { string($0, "Text \($0.count)") }
      return CheckedFiles([
        "app/res/values/a.xml":
          "<resources xmlns:tools=\"http://schemas.android.com/tools\" tools:locale=\"de\">"
          + strings.joined() + "</resources>"
      ]).findings(of: "missing-state-counterpart").map { String($0.prefix { $0 != ":" }) }
    }
    let others = ("select_chat_cd", "deselect_chat_cd")
    #expect(found(others.0, others.1, "select_note_cd") == ["warning de select_note_cd"])
    #expect(found(others.0, others.1, "select_note_cd", "deselect_note_cd") == [])
  }

  @Test func smallLettersAreRightWhereALanguageWritesThem() {
    let words = ["Open", "Close", "Play", "Stop", "Share", "Search"]
    func labels(_ write: (String) -> String) -> String {
      words.map { string("\($0.lowercased())_content_description", write($0)) }.joined()
    }
    let small = labels { "autre " + $0.lowercased() }
    #expect(android(labels { $0 }, small, "fr").findings(of: "label-capitalization") == [])
  }

  @Test func valuesThatAnArrayRefersToAreNoTexts() {
    func found(_ key: String) -> Int {
      let source = string("songs_only", "songs_only") + array(key, "@string/songs_only", "all")
      return CheckedFiles(["app/res/values/strings.xml": CheckedFiles.android(source)])
        .findings(of: "key-echo").count
    }
    #expect(found("sort_entry_values") == 0)
    #expect(found("sort_entries") == 1)
  }
}
