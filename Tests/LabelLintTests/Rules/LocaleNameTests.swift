import LabelLint
import Testing

/// Names of locales that are wrong, for tests alone, or stand twice.
@Suite struct LocaleNameTests {
  /// A string catalog with two texts in some locales beside English.
  private func catalog(_ texts: KeyValuePairs<String, [String]>) -> CheckedFiles {
    func unit(_ text: String) -> String {
      "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
    }
    let keys = (0..<2).map { key in
      let own = texts.filter { $0.value.count > key }
        .map { ",\"\($0.key)\":\(unit($0.value[key]))" }.joined()
      return "\"k\(key)\":{\"localizations\":{\"en\":\(unit("text \(key)"))\(own)}}"
    }
    return CheckedFiles([
      "App/L.xcstrings":
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(keys.joined(separator: ","))}}"
    ])
  }

  @Test(
    "locales for tests and translators are a note",
    arguments: [
      "app/res/values-en-rXA/s.xml", "app/res/values-qq/s.xml", "app/res/values-zz-rZZ/s.xml",
      "App/qq.lproj/L.strings",
    ])
  func pseudoLocales(_ path: String) {
    let isAndroid = path.hasSuffix("xml")
    let text = isAndroid ? CheckedFiles.android("<string name=\"a\">A</string>") : "\"a\" = \"A\";"
    let found = CheckedFiles([path: text]).findings(of: "invalid-locale")
    #expect(found.count == 1 && found[0].hasPrefix("note "), "\(found)")
  }

  @Test(
    "a folder whose code no device uses is found by nobody",
    arguments: [
      ("values-no", "values-nb"), ("values-no-rNO", "values-nb-rNO"),
      ("values-sh", "values-b+sr+Latn"), ("values-mo", "values-ro"), ("values-jw", "values-jv"),
      ("values-deu", "values-de"), ("values-fra-rCA-land", "values-fr-rCA-land"),
      ("values-en-rUK", "values-en-rGB"), ("values-es-rLA", "values-b+es+419"),
      ("values-b+es+LA", "values-b+es+419"), ("values-mcc310-swa", "values-mcc310-sw"),
      ("values-heb", "values-iw"), ("values-ind-land", "values-in-land"),
      ("values-yid", "values-ji"),
      ("values-tgl", "values-fil"),
    ])
  func oldCodes(_ name: String, _ right: String) {
    let text = CheckedFiles.android("<string name=\"a\">A</string>")
    let found = CheckedFiles(["app/res/\(name)/s.xml": text]).findings(of: "invalid-locale")
    #expect(
      found.count == 1 && found[0].hasPrefix("warning \(name): no device asks for "), "\(found)")
    #expect(found.first?.hasSuffix("; write '\(right)'") ?? false, "\(found)")
  }

  @Test(
    "a folder is asked for where an array of the app lists its code",
    arguments: [
      ("en de diq pnb sh", []), ("en de simple diq pnb SH", []),
      // Three codes are no list, nor are a few among other texts.
      ("diq pnb sh", ["values-diq", "values-pnb", "values-sh"]),
      ("Red Green Blue Yellow diq", ["values-diq", "values-pnb", "values-sh"]),
      ("en de zza lah", ["values-diq", "values-pnb", "values-sh"]),
    ])
  func listedCodes(items: String, told: [String]) {
    let list = items.split(separator: " ").map { "<item>\($0)</item>" }.joined()
    let text = CheckedFiles.android("<string name=\"a\">A</string>")
    let files = CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android(
        "<string name=\"a\">A</string><string-array name=\"codes\">\(list)</string-array>"),
      "app/res/values-diq/s.xml": text, "app/res/values-pnb/s.xml": text,
      "app/res/values-sh/s.xml": text,
    ])
    let found = files.findings(of: "invalid-locale").map { String($0.split(separator: " ")[1]) }
      .sorted()
    #expect(found == told.map { "\($0):" })
  }

  @Test(
    "a folder that devices do not need is asked for where code lists its code among the languages")
  func listedInCode() {
    func text(_ name: String) -> String {
      // Folders of one language with the same texts lose nothing.
      CheckedFiles.android("<string name=\"a\">\(name == "-heb" ? "B" : "A")</string>")
    }
    let names = ["", "-de", "-fr", "-it", "-iw", "-heb", "-ind"]
    let files = CheckedFiles(
      byPath: Dictionary(
        uniqueKeysWithValues: names.map { ("app/res/values\($0)/s.xml", text($0)) }))
    func messages(_ codes: String) -> [String] {
      let list = codes.split(separator: " ").map { "\"\($0)\" to \"\($0)\"" }
        .joined(separator: ", ")
      return files.findings(
        of: "invalid-locale",
        sources: SourceTree(files: [
          ("app/src/A.kt", "val all = mapOf(\(list))\nfun a() = getString(R.string.a)")
        ])
      )
    }
    func found(_ codes: String) -> [String] {
      messages(codes).map { String($0.prefix { $0 != ":" }) }.sorted()
    }
    // The app's list has to change with the folder.
    #expect(
      messages("de fr it heb ind he") == [
        "note values-ind: no device asks for 'values-ind', so users get its texts only if they choose the language in the app; rename it to 'values-in', and change the app's list of languages, too"
      ])
    #expect(found("de heb") == ["note values-heb", "warning values-ind"])
    #expect(found("de fr it he iw id") == ["note values-heb", "warning values-ind"])
  }

  @Test("a folder with the texts of the one that devices ask for loses none")
  func servedWithTheSame() {
    func found(_ dead: String, _ served: String) -> [String] {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android("<string name=\"a\">Page</string>"),
        "app/res/values-no-watch/s.xml": CheckedFiles.android(
          "<string name=\"a\">\(dead)</string>"),
        "app/res/values-nb-watch/s.xml": CheckedFiles.android(
          "<string name=\"a\">\(served)</string>"),
      ]).findings(of: "invalid-locale")
    }
    #expect(found("Side", "Side") == [])
    #expect(
      found("Ark", "Side") == [
        "note values-no-watch: no device asks for 'values-no-watch', so users of Norwegian get 'values-nb-watch'; move the texts of 'values-no-watch' to that folder, or delete 'values-no-watch'"
      ])
  }

  @Test("no device asks for a private subtag")
  func privateSubtag() {
    let text = CheckedFiles.android("<string name=\"a\">A</string>")
    #expect(
      CheckedFiles(["app/res/values-b+be+x+old/s.xml": text]).findings(of: "invalid-locale") == [
        "warning values-b+be+x+old: no device asks for \"values-b+be+x+old\", as no locale of a device"
          + " has \"x-old\"; rename the folder, or delete it"
      ])
  }

  @Test("a region that repeats the language, beside the folder of the language")
  func repeatedBesideLanguage() {
    let text = CheckedFiles.android("<string name=\"a\">A</string>")
    #expect(
      CheckedFiles([
        "app/res/values/s.xml": text, "app/res/values-la/s.xml": text,
        "app/res/values-la-rLA-land/s.xml": text, "app/res/values-la-rLA/s.xml": text,
      ]).findings(of: "invalid-locale") == [
        "warning values-la-rLA-land: 'values-la-rLA-land' is Latin (Laos), and its region only repeats the code of the language; write 'values-la-land'",
        "warning values-la-rLA: 'values-la-rLA' is Latin (Laos), and its region only repeats the code of the language; move its texts to 'values-la', or delete it",
      ])
  }

  @Test("an unknown region beside the folder of the language")
  func unknownRegion() {
    func found(_ folders: [String]) -> [String] {
      let text = CheckedFiles.android("<string name=\"a\">A</string>")
      return CheckedFiles(
        byPath: Dictionary(uniqueKeysWithValues: folders.map { ("app/res/\($0)/s.xml", text) })
      ).findings(of: "invalid-locale")
    }
    #expect(
      found(["values", "values-ha", "values-ha-rHG"]) == [
        "warning values-ha-rHG: 'values-ha-rHG' names a language or region that is not registered; move its texts to 'values-ha', or delete it"
      ])
    #expect(
      found(["values", "values-ha-rHG"]) == [
        "warning values-ha-rHG: 'values-ha-rHG' names a language or region that is not registered; write 'values-ha'"
      ])
  }

  @Test("where another folder serves the language, its users get their texts")
  func servedByAnother() {
    let names = [
      "values-heb", "values-iw", "values-tgl", "values-fil", "values-no", "values-nb", "values-ind",
      "values-in-land",
    ]
    func file(_ folder: String) -> String {
      CheckedFiles.android("<string name=\"a\">\(folder)</string>")
    }
    let files = CheckedFiles(
      byPath: Dictionary(uniqueKeysWithValues: names.map { ("app/res/\($0)/s.xml", file($0)) }))
    #expect(
      files.findings(of: "invalid-locale").sorted() == [
        "note values-heb: no device asks for 'values-heb', so users of Hebrew get 'values-iw'; move the texts of 'values-heb' to that folder, or delete 'values-heb'",
        "note values-no: no device asks for 'values-no', so users of Norwegian get 'values-nb'; move the texts of 'values-no' to that folder, or delete 'values-no'",
        "note values-tgl: no device asks for 'values-tgl', so users of Filipino get 'values-fil'; move the texts of 'values-tgl' to that folder, or delete 'values-tgl'",
        "warning values-ind: no device asks for 'values-ind', so users of Indonesian get another language; write 'values-in'",
      ])
  }

  @Test(
    "codes that Android takes for others are found",
    arguments: [
      "values-iw", "values-he", "values-in", "values-id", "values-ji", "values-tl", "values-fil",
      "values-nb", "values-nn", "values-en-rGB", "values-es-rMX", "values-b+es+419", "values-cak",
      "values-zh-rTW", "values-b+sr+Latn", "values-kok", "values-tw",
    ])
  func knownCodes(_ name: String) {
    let text = CheckedFiles.android("<string name=\"a\">A</string>")
    #expect(
      CheckedFiles(["app/res/\(name)/s.xml": text]).findings(of: "invalid-locale") == [])
  }

  @Test("names that a team has agreed upon are right")
  func privateUse() {
    #expect(
      CheckedFiles(["App/x-private.lproj/L.strings": "\"a\" = \"A\";"])
        .findings(of: "invalid-locale") == [])
    #expect(catalog(["x-private": ["a"]]).findings(of: "invalid-locale") == [])
  }

  @Test("codes of string catalogs are written with the capitals of BCP 47")
  func caseOfCodes() {
    #expect(
      catalog(["zh-hans": ["a"], "zh_TW": ["b"], "pt-BR": ["c"]]).findings(of: "invalid-locale")
        == [
          "warning zh-hans: 'zh-hans' is not found on systems that distinguish case in file names; write 'zh-Hans'"
        ])
  }

  @Test("two codes of one locale say what only one of them has")
  func twoCodes() {
    let files = catalog(["de_DE": ["eins", "zwei"], "de-DE": ["eins"]])
    #expect(
      files.findings(of: "duplicate-locale") == [
        "warning de-DE: 'de_DE' and 'de-DE' both name the locale German (Germany), and the key 'k1' is in only one of them; merge them into one"
      ])
    let findings = files.catalogs.flatMap { Linter().check($0).findings }
      .filter { $0.rule == "duplicate-locale" }
    #expect(findings.allSatisfy { $0.span.bytes.count == 4 && $0.related.count == 1 })
    #expect(
      catalog(["de_DE": ["eins"], "de-DE": ["eins"]]).findings(of: "duplicate-locale") == [])
  }

  @Test("two names of Norwegian with equal texts lose nothing")
  func equalFolders() {
    func files(_ last: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/L.strings": "\"a\" = \"A\";", "App/nb.lproj/L.strings": "\"a\" = \"B\";",
        "App/no.lproj/L.strings": "\"a\" = \"\(last)\";",
      ]).findings(of: "duplicate-locale")
    }
    #expect(files("B") == [])
    #expect(
      files("C").count == 1 && files("C")[0].contains("the key 'a' has different texts in them")
    )
  }

  @Test("old and new codes of Android with equal texts lose nothing")
  func oldCodes() {
    func files(_ old: String, _ new: String, _ last: String) -> [String] {
      func file(_ text: String) -> String {
        CheckedFiles.android("<string name=\"a\">\(text)</string>")
      }
      return CheckedFiles(byPath: [
        "app/res/values/s.xml": file("A"), "app/res/values-\(new)/s.xml": file("B"),
        "app/res/values-\(old)/s.xml": file(last),
      ]).findings(of: "duplicate-locale")
    }
    for (old, new) in [("in", "id"), ("tw", "ak"), ("zh-rTW", "b+zh+Hant+TW")] {
      #expect(files(old, new, "B") == [], "\(old)")
      let found = files(old, new, "C")
      #expect(
        found.count == 1
          && found[0].contains(", and the key 'a' has different texts in them; "),
        "\(found)")
    }
  }

  @Test("codes that only CLDR takes for one language are a note on Android")
  func aliases() {
    func levels(_ old: String, _ new: String) -> [String] {
      CheckedFiles(
        byPath: Dictionary(
          uniqueKeysWithValues: ["", "-\(new)", "-\(old)"].map {
            (
              "app/res/values\($0)/s.xml",
              CheckedFiles.android("<string name=\"a\">Text\($0)</string>")
            )
          })
      ).findings(of: "duplicate-locale").map { String($0.prefix { $0 != " " }) }
    }
    #expect(levels("tw", "ak") == ["note"])
    #expect(levels("tl", "fil") == ["warning"])
    #expect(levels("iw", "he") == ["warning"])
    #expect(levels("zh-rTW", "b+zh+Hant+TW") == ["warning"])
  }

  @Test("what differs in two folders and what only one of them has are told apart")
  func foldersWithOtherKeys() {
    let found = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"A\"; \"b\" = \"B\"; \"c\" = \"C\";",
      "App/nb.lproj/L.strings": "\"a\" = \"X\"; \"b\" = \"Y\"; \"c\" = \"Z\";",
      "App/no.lproj/L.strings": "\"a\" = \"U\";",
    ]).findings(of: "duplicate-locale")
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "; the key 'a' has different texts in them, and 2 keys such as 'b' are in only one of them; merge them into one"
      )
        ?? false,
      "\(found)")
  }

  @Test("a folder that no device asks for is no second spelling")
  func deadFolder() {
    func files(_ folder: String) -> CheckedFiles {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android("<string name=\"a\">Page</string>"),
        "app/res/values-b+sr+Latn/s.xml": CheckedFiles.android(
          "<string name=\"a\">Strana</string>"),
        "app/res/\(folder)/s.xml": CheckedFiles.android("<string name=\"a\">Stranica</string>"),
      ])
    }
    let dead = files("values-sh")
    #expect(dead.findings(of: "duplicate-locale") == [])
    #expect(
      dead.findings(of: "invalid-locale") == [
        "note values-sh: no device asks for 'values-sh', so users of Serbian (Latin) get 'values-b+sr+Latn'; move the texts of 'values-sh' to that folder, or delete 'values-sh'"
      ])
  }

  @Test("Android's default folder serves all regions of its language and script")
  func defaultFolderOfARegion() {
    func missing(_ source: String, _ folder: String) -> Int {
      CheckedFiles([
        "app/res/values/s.xml":
          "<resources xmlns:tools=\"http://schemas.android.com/tools\" tools:locale=\"\(source)\">"
          + "<string name=\"a\">Courriel</string><string name=\"b\">Fichier</string></resources>",
        "app/res/\(folder)/s.xml": CheckedFiles.android("<string name=\"a\">Courrier</string>"),
      ]).findings(of: "missing-translation").count
    }
    #expect(missing("fr-FR", "values-fr-rCA") == 0)
    #expect(missing("de", "values-de-rAT") == 0)
    #expect(missing("fr-FR", "values-it") == 1)
  }
}
