import LabelLint
import Testing

/// States, folders and files of translations.
@Suite struct TranslationRuleTests {
  @Test func untranslatableEntries() {
    let files = CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(
        "<string name=\"a\" translatable=\"false\">Acme Cloud</string>\n"
          + "<string name=\"b\" translatable=\"false\">Acme Drive</string>\n"
          + "<string name=\"c\">Save</string>"),
      "app/res/values-de/strings.xml": CheckedFiles.android(
        "<string name=\"a\">Acme Cloud</string>\n<string name=\"b\">Acme Laufwerk</string>\n"
          + "<string name=\"c\">Sichern</string>"),
    ])
    #expect(
      files.findings(of: "translated-untranslatable") == [
        "warning de b: the source marks this entry as not translatable; remove this translation, or mark the entry as translatable in the source"
      ])
  }

  @Test(
    "quotes in a tag change nothing of what users read",
    arguments: [
      (#"&lt;a href=\"https://app.org\"&gt;Acme&lt;/a&gt;"#, false),
      (#"&lt;a href=\'https://app.org\'&gt;Acme&lt;/a&gt;"#, false),
      (#"&lt;a href=\"https://app.org\"&gt;\"Acme\"&lt;/a&gt;"#, true),
      (#"&lt;a href=\"https://app.com\"&gt;Acme&lt;/a&gt;"#, true),
      (#"&lt;a href=\"https://app.org\"&gt;Acme&lt;/a&gt;."#, true),
    ])
  func untranslatableTag(text: String, isTold: Bool) {
    let files = CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(
        "<string name=\"a\" translatable=\"false\">"
          + "<![CDATA[<a href=\"https://app.org\">Acme</a>]]></string>"),
      "app/res/values-de/strings.xml": CheckedFiles.android("<string name=\"a\">\(text)</string>"),
    ])
    #expect(
      files.findings(of: "translated-untranslatable")
        == (isTold
          ? [
            "warning de a: the source marks this entry as not translatable; remove this translation, or mark the entry as translatable in the source"
          ] : []))
  }

  @Test func reviewsAndStaleEntries() {
    let files = CheckedFiles([
      "App/L.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "Save":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Sichern"}}}},
      "Old":{"extractionState":"stale","localizations":{
       "de":{"stringUnit":{"state":"translated","value":"Alt"}}}}}}
      """
    ])
    #expect(
      files.findings(of: "unreviewed-translation") == [
        "note de Save: this translation is waiting for a review"
      ])
    #expect(
      files.findings(of: "stale-entry") == [
        "note en Old: Xcode marks 'Old' as stale; mark it as manual if code uses it, or remove it"
      ])
    let fuzzy = CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android("<string name=\"a\">Save</string>"),
      "app/res/values-de/strings.xml": CheckedFiles.android(
        "<string name=\"a\" fuzzy=\"true\">Sichern</string>"),
    ])
    #expect(
      fuzzy.findings(of: "unreviewed-translation") == [
        "note de a: this translation is waiting for a review"
      ])
  }

  @Test func setsWithoutASource() {
    func file(_ texts: [String: String]) -> String {
      texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    }
    // Half of the other locales make a key one to have: of five, four have `all`, three `most`, two `two`.
    let files = CheckedFiles([
      "App/de.lproj/L.strings": file(["all": "Sichern", "two": "Teilen", "one": "Weiter"]),
      "App/fr.lproj/L.strings": file(["all": "Enregistrer", "two": "Partager"]),
      "App/it.lproj/L.strings": file(["all": "Salva", "most": "Apri"]),
      "App/nl.lproj/L.strings": file(["all": "Bewaar", "most": "Open"]),
      "App/pl.lproj/L.strings": file(["most": "Otwórz"]),
    ])
    #expect(
      files.findings(of: "missing-translation") == [
        "note de most: 'most' is not translated, so users get the key",
        "note fr most: 'most' is not translated, so users get the key",
        "note it two: 'two' is not translated, so users get the key",
        "note nl two: 'two' is not translated, so users get the key",
        "note pl: 2 of 3 texts are not translated, so users get the key",
      ])
  }

  @Test("of a text that a locale has without words users get nothing, not English")
  func emptyTexts() {
    let files = CheckedFiles([
      "App/en.lproj/L.strings": """
      "song" = "Song"; "stop" = "Stop"; "all" = "All"; "one" = "One"; "two" = "Two";
      """,
      "App/de.lproj/L.strings": """
      "song" = ""; "all" = "Alle"; "one" = "Eins"; "two" = "Zwei";
      """,
    ])
    #expect(
      files.findings(of: "missing-translation").sorted() == [
        "warning de song: 'Song' is not translated, so users get an empty text",
        "warning de stop: 'Stop' is not translated, so the app shows the key",
      ])
  }

  @Test func developerFiles() {
    func texts(_ keys: [String], _ word: String = "Some") -> String {
      CheckedFiles.android(
        keys.map { "<string name=\"\($0)\">\(word) \($0) text</string>" }
          .joined(separator: "\n"))
    }
    let shown = ["one", "two", "three", "four", "five", "six"]
    var contents = [
      "app/res/values/strings.xml": texts(shown),
      "app/res/values/debug.xml": texts(["dump", "trace", "log"]),
      "app/res/values/feature.xml": texts(["new"]),
      "app/res/values-de/feature.xml": texts(["new"], "Autre"),
    ]
    for locale in ["de", "fr", "ja", "ru"] {
      contents["app/res/values-\(locale)/strings.xml"] = texts(shown, "Autre")
    }
    // Four locales are too few to tell.
    #expect(CheckedFiles(byPath: contents).findings(of: "missing-translation").count == 4 * 3 + 3)
    contents["app/res/values-es/strings.xml"] = texts(
      Array(shown.dropLast()) + ["dump", "trace"], "Autre")
    #expect(
      CheckedFiles(byPath: contents).findings(of: "missing-translation").sorted() == [
        "warning en: 'debug.xml' is not translated in 4 locales (3 texts); have it translated, "
          + "or mark it as not translatable",
        "warning es log: 'Some log text' is not translated, so users get English",
        "warning es new: 'Some new text' is not translated, so users get English",
        "warning es six: 'Some six text' is not translated, so users get English",
        "warning fr new: 'Some new text' is not translated, so users get English",
        "warning ja new: 'Some new text' is not translated, so users get English",
        "warning ru new: 'Some new text' is not translated, so users get English",
      ])
  }

  @Test func arrays() {
    func array(_ name: String, _ items: Int) -> String {
      "<string-array name=\"\(name)\">"
        + (0..<items).map { "<item>Item \($0)</item>" }.joined() + "</string-array>"
    }
    let files = CheckedFiles([
      "app/res/values/arrays.xml": CheckedFiles.android(
        array("sort_entries", 3) + array("sort_values", 3) + array("days", 7)),
      "app/res/values-de/arrays.xml": CheckedFiles.android(
        array("sort_entries", 2) + array("days", 8)),
    ])
    #expect(
      files.findings(of: "array-length-mismatch") == [
        "error de sort_entries: the array has 2 items, but its source has 3; add the others",
        "warning de days: the array has 8 items, but its source has 7; remove the others",
      ])
  }

  @Test func listsOfLanguages() {
    func found(_ name: String, _ items: String...) -> [String] {
      CheckedFiles([
        "app/res/values/s.xml": CheckedFiles.android(
          "<string-array name=\"\(name)\">"
            + items.map { "<item>\($0)</item>" }.joined() + "</string-array>"
            + "<string name=\"a\">Play</string><string name=\"b\">Stop</string>"),
        "app/res/values-de/s.xml": CheckedFiles.android(
          "<string name=\"a\">Los</string><string name=\"b\">Halt</string>"),
      ]).findings(of: "missing-translation").map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found("language_entries", "English", "Tiếng Việt", "Deutsch") == [])
    #expect(found("language_entries", "English", "German") == ["warning de language_entries"])
    #expect(found("language_entries", "Automatic", "Deutsch") == ["warning de language_entries"])
    #expect(found("voice_entries", "English", "Deutsch") == ["warning de voice_entries"])
  }

  @Test func nounsForAnActionAndItsOutcome() {
    func found(_ locale: String, _ action: String, _ change: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/L.strings": "\"finish\" = \"Finish\";\n\"finished\" = \"Finished!\";\n",
        "App/\(locale).lproj/L.strings":
          "\"finish\" = \"\(action)\";\n\"finished\" = \"\(change)\";\n",
      ]).findings(of: "state-change-text").map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found("ko", "완료", "완료") == [])
    #expect(found("ko", "끝내기", "끝내기") == ["warning ko finished"])
    #expect(found("zh-Hans", "结束", "结束") == [])
    #expect(found("de", "Ende", "Ende") == ["warning de finished"])
  }

  @Test func missingTables() {
    func strings(_ keys: String...) -> String {
      keys.map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    }
    let files = CheckedFiles([
      "App/en.lproj/Main.strings": strings("one thing", "another thing"),
      "App/de.lproj/Main.strings": "\"one thing\" = \"eins\";\n\"another thing\" = \"zwei\";\n",
      "App/fr.lproj/Main.strings": "\"one thing\" = \"un\";\n\"another thing\" = \"deux\";\n",
      "App/en.lproj/Side.strings": strings("third thing", "fourth thing"),
      "App/de.lproj/Side.strings": "\"third thing\" = \"drei\";\n\"fourth thing\" = \"vier\";\n",
      "App/en.lproj/Alone.strings": strings("fifth thing", "sixth thing"),
    ])
    #expect(
      files.findings(of: "missing-translation") == [
        "warning fr: 2 of 2 texts are not translated, so users get English"
      ])
  }

  @Test(
    "folders that name no locale, or the wrong one",
    arguments: [
      ("App/zh-hans.lproj/L.strings", "write 'zh-Hans'"),
      ("app/res/values-sv-rSV/strings.xml", "write 'values-sv'"),
      ("app/res/values-es-r419/strings.xml", "values-b+es+419"),
    ])
  func invalidLocales(path: String, hint: String) {
    let isAndroid = path.hasSuffix("xml")
    let text = isAndroid ? CheckedFiles.android("<string name=\"a\">A</string>") : "\"a\" = \"A\";"
    let found = CheckedFiles([path: text]).findings(of: "invalid-locale")
    #expect(found.count == 1 && found[0].contains(hint), "\(found)")
  }

  @Test func placesThatAreRight() {
    for path in [
      "App/pt_PT.lproj/L.strings", "App/zh_TW.lproj/L.strings", "App/es-419.lproj/L.strings",
      "App/TraditionalChinese.lproj/L.strings", "App/BritainEnglish.lproj/L.strings",
    ] {
      #expect(
        CheckedFiles([path: "\"a\" = \"A\";"]).findings(of: "invalid-locale") == [], "\(path)")
    }
    let body = CheckedFiles.android("<string name=\"a\">A</string>")
    for path in ["values-pt-rPT", "values-tl", "values-b+sr+Latn"] {
      let found = CheckedFiles(["app/res/\(path)/strings.xml": body]).findings(of: "invalid-locale")
      #expect(found == [], "\(path)")
    }
  }

  @Test func namesThatKeepTheirLetters() {
    let scripts = [
      "ru": "а", "el": "α", "he": "א", "ar": "ا", "hi": "अ", "th": "ก", "ja": "あ", "ko": "가",
      "hy": "ա",
    ]
    func files(keeping: Set<String>, copying: Set<String> = []) -> CheckedFiles {
      let keys = (1...20).map { "text_\($0)" }
      var contents = [
        "app/res/values/strings.xml": CheckedFiles.android(
          keys.map { "<string name=\"\($0)\">Some words of \($0)</string>\n" }.joined()
            + "<string name=\"size\">Ledger</string>\n")
      ]
      for (locale, letter) in scripts {
        let own = keys.map { key in
          let text = copying.contains(locale) ? "Some words of \(key)" : "\(letter)\(letter) \(key)"
          return "<string name=\"\(key)\">\(text)</string>\n"
        }
        let size = keeping.contains(locale) ? "Ledger" : "\(letter)\(letter)\(letter)"
        contents["app/res/values-\(locale)/strings.xml"] = CheckedFiles.android(
          own.joined() + "<string name=\"size\">\(size)</string>\n")
      }
      return CheckedFiles(byPath: contents)
    }
    #expect(
      files(keeping: ["ru", "ja", "ko", "th"]).findings(of: "untranslated-copy") == [
        "note en size: 'Ledger' is not translated in 4 of 9 locales; translate it, or add it to 'vocabulary' in the configuration if it is a name"
      ])
    #expect(
      files(keeping: ["ru", "ja", "ko"]).findings(of: "untranslated-copy").count == 3)
    // Locales that nobody has translated show nothing.
    let seeded = files(keeping: ["ru", "ja", "ko", "th"], copying: ["ja", "ko", "th"])
      .findings(of: "untranslated-copy")
    #expect(seeded.contains { $0.hasPrefix("warning ru size") }, "\(seeded)")
  }

  @Test func languagesThatICUHasNoDataFor() {
    let body = CheckedFiles.android("<string name=\"a\">A</string>")
    for folder in ["values-cak", "values-b+mnw", "values-tsz-rMX", "values-kaa"] {
      let files = CheckedFiles(["app/res/values/s.xml": body, "app/res/\(folder)/s.xml": body])
      #expect(files.findings(of: "invalid-locale") == [], "\(folder)")
    }
    for (folder, advice) in [
      ("values-qzz", "correct the code"), ("values-xx", "correct the code"),
      ("values-b+abx+XQ", "write 'values-abx'"), ("values-sr-rSP-land", "write 'values-sr-land'"),
      ("values-gr", "write 'values-el'"), ("values-cz-rCZ", "write 'values-cs-rCZ'"),
    ] {
      let files = CheckedFiles(["app/res/values/s.xml": body, "app/res/\(folder)/s.xml": body])
      #expect(
        files.findings(of: "invalid-locale") == [
          "warning \(folder): '\(folder)' names a language or region that is not registered; \(advice)"
        ])
    }
    let taken = CheckedFiles([
      "app/res/values/s.xml": body, "app/res/values-sr/s.xml": body,
      "app/res/values-sr-rSP/s.xml": body,
    ])
    #expect(
      taken.findings(of: "invalid-locale") == [
        "warning values-sr-rSP: 'values-sr-rSP' names a language or region that is not registered; move its texts to 'values-sr', or delete it"
      ])
  }

  @Test func norwegianByTwoNames() {
    let files = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"A\";", "App/nb.lproj/L.strings": "\"a\" = \"B\";",
      "App/no.lproj/L.strings": "\"a\" = \"C\";",
    ])
    #expect(files.findings(of: "duplicate-locale").count == 1)
    let body = CheckedFiles.android("<string name=\"a\">A</string>")
    let android = CheckedFiles([
      "app/res/values/s.xml": body, "app/res/values-nb/s.xml": body,
      "app/res/values-no/s.xml": body,
    ])
    #expect(android.findings(of: "duplicate-locale") == [])
  }

  @Test func valuesOfInfoPropertyLists() {
    func found(_ table: String) -> [String] {
      CheckedFiles([
        "App/en.lproj/\(table).strings": "\"CFBundleName\" = \"Player\";",
        "App/fr.lproj/\(table).strings":
          "\"CFBundleName\" = \"Lecteur\"; \"NSHumanReadableCopyright\" = \"© Auteurs\";",
      ]).findings(of: "extra-translation")
    }
    #expect(found("InfoPlist") == [])
    #expect(found("App-InfoPlist") == [])
    #expect(
      found("Localizable") == [
        "warning fr NSHumanReadableCopyright: 'NSHumanReadableCopyright' is translated, but the source language has no such key; remove the translation, or add the key to the source"
      ])
  }

  @Test func textsInAnotherLanguageThanTheSource() {
    let texts = ["a": "Play", "b": "нет сети", "c": "ネットワーク一覧", "d": "無網路", "e": "Тест 無"]
    func file(_ keys: [String]) -> String {
      CheckedFiles.android(
        keys.map { "<string name=\"\($0)\">\(texts[$0] ?? "")</string>" }.joined())
    }
    var contents = ["app/res/values/s.xml": file(["a", "b", "c", "d", "e"])]
    for (locale, play) in ["ru": "Играть", "bg": "Пусни", "ja": "再生", "zh-rTW": "播放"] {
      contents["app/res/values-\(locale)/s.xml"] = CheckedFiles.android(
        "<string name=\"a\">\(play)</string><string name=\"x\">x</string>")
    }
    // Each locale lacks four texts, of which it reads at most one: one finding with their number.
    let found = CheckedFiles(byPath: contents).findings(of: "missing-translation")
    #expect(
      found == [
        "warning bg: 4 of 5 texts are not translated, so users get the source text",
        "warning ja: 3 of 5 texts are not translated, so users get the source text",
        "warning ru: 3 of 5 texts are not translated, so users get the source text",
        "warning zh-Hant: 3 of 5 texts are not translated, so users get the source text",
      ])
  }

  @Test func otherType() {
    let files = CheckedFiles([
      "app/res/values/s.xml": CheckedFiles.android("<string name=\"a\">A</string>"),
      "app/res/values-de/s.xml": CheckedFiles.android(
        "<plurals name=\"a\"><item quantity=\"other\">B</item></plurals>"),
    ])
    let message =
      "warning de a: 'a' is a 'string' in the source language, but not here; use the same type"
    #expect(files.findings(of: "extra-translation") == [message])
  }
}
