import LabelLint
import Testing

/// Pairs that a catalog names often.
@Suite struct StatePairCollapseTests {
  /// Keys and locales that the rule reports in an app with so many players, one of which has the text
  /// for "Play" on both of its buttons.
  private func found(players: Int, wrong: Int) throws -> [String] {
    func entries(_ play: String, _ pause: String, _ wrongPause: String) -> String {
      (0..<players).map { number in
        """
        <string name="player_\(number)_play">\(play)</string>
        <string name="player_\(number)_pause">\(number == wrong ? wrongPause : pause)</string>

        """
      }.joined()
    }
    let texts = [
      "values": entries("Play", "Pause", "Pause"),
      "values-de": entries("Wiedergeben", "Anhalten", "Wiedergeben"),
      "values-tr": entries("İzlet", "Duraklat", "izlet."),
    ]
    let locations = try texts.keys.sorted().map {
      try #require(CatalogLocation(path: "app/res/\($0)/strings.xml"))
    }
    let plan = try #require(CatalogDiscovery.plans(for: locations).first)
    let files = plan.locations.map { location in
      let folder = location.path.split(separator: "/")[2]
      return CatalogReader.read(
        Array("<resources>\(texts[String(folder)] ?? "")</resources>".utf8), at: location)
    }
    let catalog = Catalog(plan: plan, files: files, fallback: nil)
    return Linter(only: "state-pair-collapse").check(catalog).findings.map {
      "\($0.subject.locale) \($0.subject.key)"
    }.sorted()
  }

  @Test(arguments: [1, 3, 40]) func theOneThatIsWrongIsFoundAmong(_ players: Int) throws {
    let wrong = players / 2
    #expect(
      try found(players: players, wrong: wrong)
        == ["de player_\(wrong)_pause", "tr player_\(wrong)_pause"])
  }

  /// What a rule finds in an English and a German table.
  private func found(_ rule: RuleID, _ english: String, _ german: String) throws -> [String] {
    let paths = ["values": english, "values-de": german]
    let locations = try paths.keys.sorted().map {
      try #require(CatalogLocation(path: "app/res/\($0)/strings.xml"))
    }
    let plan = try #require(CatalogDiscovery.plans(for: locations).first)
    let files = plan.locations.map { location in
      let entries = location.path.contains("-de") ? german : english
      return CatalogReader.read(Array("<resources>\(entries)</resources>".utf8), at: location)
    }
    return Linter(only: rule).check(Catalog(plan: plan, files: files, fallback: nil)).findings.map {
      "\($0.subject.locale) \($0.subject.key)"
    }
  }

  @Test("the wrong text is the one that other texts of the locale speak against")
  func wrongSide() throws {
    func table(_ texts: [String]) -> String {
      zip(["gauge_maximum", "gauge_minimum", "minimum_size", "maximum_size"], texts)
        .map { "<string name=\"\($0)\">\($1)</string>" }.joined()
    }
    let english = table(["Maximum value", "Minimum value", "Minimum size", "Maximum size"])
    func found(_ german: String...) throws -> [String] {
      try self.found("state-pair-collapse", english, table(german))
    }
    #expect(
      try found("Mindestwert", "Mindestwert", "Mindestgröße", "Höchstgröße") == ["de gauge_maximum"]
    )
    #expect(
      try found("Höchstwert", "Höchstwert", "Mindestgröße", "Höchstgröße") == ["de gauge_minimum"])
    // The word of the source may have been taken over.
    #expect(
      try found("Minimumwert", "Minimumwert", "Kleinste", "Größte") == ["de gauge_maximum"])
    // Where nothing tells, the later one is reported.
    #expect(try found("Wert", "Wert", "Kleinste", "Größte") == ["de gauge_minimum"])
    #expect(try found("最小值", "最小值", "最小尺寸", "最大尺寸") == ["de gauge_maximum"])
  }

  @Test("what denies something is right for the source text that denies it")
  func negations() throws {
    func table(_ selected: String, _ unselected: String, _ others: String) -> String {
      "<string name=\"person_selected\">\(selected)</string>"
        + "<string name=\"person_unselected\">\(unselected)</string>"
        + (0..<4).map { "<string name=\"folder_\($0)\">\(others) \($0)</string>" }.joined()
    }
    let english = table("Person %s is selected", "Person %s is not selected", "Selected folder")
    let others = "Ausgewählt ist Ordner"
    let denied = "Person %s ist nicht ausgewählt"
    #expect(
      try found("state-pair-collapse", english, table(denied, denied, others))
        == ["de person_selected"])
    let stated = "Person %s ist ausgewählt"
    #expect(
      try found("state-pair-collapse", english, table(stated, stated, others))
        == ["de person_unselected"])
  }

  @Test("a stem of an Indic script is known by its letters and vowel signs")
  func indicStems() {
    func table(_ texts: [String]) -> String {
      let keys = ["swipe_up_left", "swipe_up_right", "turn_left", "turn_left_again", "turn_right"]
      return CheckedFiles.android(
        zip(keys, texts).map { "<string name=\"\($0)\">\($1)</string>" }.joined())
    }
    let files = CheckedFiles([
      "app/res/values/s.xml": table([
        "Swipe up then left", "Swipe up then right", "Turn left", "Turn left again", "Turn right",
      ]),
      "app/res/values-ne/s.xml": table([
        "देब्रेतिर स्वाइप", "देब्रेतिर स्वाइप", "देब्रे मोड", "फेरि देब्रे मोड", "दायाँ मोड",
      ]),
    ])
    #expect(
      files.findings(of: "state-pair-collapse") == [
        "error ne swipe_up_right: 'देब्रेतिर स्वाइप' is the translation of both 'Swipe up then right' and"
          + " its opposite, 'Swipe up then left'; correct that of 'Swipe up then right', which is probably the wrong one"
      ])
  }

  @Test("two words for one action may have one text")
  func synonyms() throws {
    let english = """
      <string name="title_hide">Hide</string><string name="title_unhide">Show</string>
      <string name="title_show">Show</string>
      """
    #expect(try found("state-pair-collapse", english, "") == [])
    let equal = english.replacing(">Hide<", with: ">Show<")
    #expect(
      try found("state-pair-collapse", equal, "") == ["en title_unhide", "en title_show"])
  }

  @Test("the two sides of a pair stand in one part of the app")
  func families() throws {
    let names = (0..<9).map { "<string name=\"song_\($0)\">Song number \($0)</string>" }.joined()
    func table(_ first: String, _ second: String?, key: String) -> String {
      names + "<string name=\"\(key)_continue\">\(first)</string>"
        + (second.map { "<string name=\"queue_pause\">\($0)</string>" } ?? "")
    }
    let german = names.replacing("Song number", with: "Lied Nummer")
    func half(_ key: String) throws -> [String] {
      try found(
        "missing-state-counterpart", table("Continue", "Pause", key: key),
        german + "<string name=\"\(key)_continue\">Weiter</string>")
    }
    #expect(try half("queue") == ["de queue_pause"])
    #expect(try half("wizard") == [])
  }

  @Test("two labels that a pair has made one are one finding, whichever is wrong")
  func oneFinding() throws {
    func table(_ maximum: String, _ minimum: String, _ other: String) -> String {
      "<string name=\"volume_dialog_maximum_button\">\(maximum)</string>"
        + "<string name=\"volume_dialog_minimum_button\">\(minimum)</string>"
        + "<string name=\"size_minimum\">\(other)</string>"
    }
    let files = CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android(
        table("Maximum volume", "Minimum volume", "Minimum size")),
      "app/res/values-de/s.xml": CheckedFiles.android(
        table("Mindestlautstärke", "Mindestlautstärke", "Mindestgröße")),
    ])
    let found = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { ["state-pair-collapse", "label-collision"].contains($0.rule.description) }
    #expect(
      found.map { "\($0.rule) \($0.subject.key)" } == [
        "state-pair-collapse volume_dialog_maximum_button"
      ])
  }

  @Test("a text with forms is quoted by a form, not by its format")
  func forms() {
    func entry(_ key: String, _ one: String, _ other: String) -> String {
      """
      <key>\(key)</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict>
      """
    }
    let english =
      entry("song_archived", "%d song archived", "%d songs archived")
      + entry("song_unarchived", "%d song unarchived", "%d songs unarchived")
    let german =
      entry("song_archived", "%d Lied archiviert", "%d Lieder archiviert")
      + entry("song_unarchived", "%d Lied archiviert", "%d Lieder archiviert")
    let files = CheckedFiles([
      "App/en.lproj/L.stringsdict": "<plist version=\"1.0\"><dict>\(english)</dict></plist>",
      "App/de.lproj/L.stringsdict": "<plist version=\"1.0\"><dict>\(german)</dict></plist>",
    ])
    #expect(
      files.findings(of: "state-pair-collapse") == [
        "error de song_unarchived: '%d Lied archiviert' is the translation of both '%d songs unarchived' "
          + "and its opposite, '%d songs archived'; correct that of '%d songs unarchived', which is probably the wrong one"
      ])
  }

  @Test func noneIsFoundWhereAllDiffer() throws {
    #expect(try found(players: 40, wrong: -1) == [])
  }
}
