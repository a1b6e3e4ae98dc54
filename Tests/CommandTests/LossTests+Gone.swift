import Foundation
import Testing

extension LossTests {
  static let library = [
    "app/lib/res/values/strings.xml": resources(["l": "Save it now", "m": "Keep it then"]),
    "app/lib/res/values-de/strings.xml": resources(["l": "Jetzt sichern", "m": "Dann behalten"]),
  ]

  @Test("a set that is gone is an error where no other set changed")
  func wholeSet() throws {
    let folder = try Self.project(Self.android.merging(Self.library) { $1 })
    try FileManager.default.removeItem(atPath: folder.url.appending(path: "app/lib").path)
    for arguments in [["--changed-since", "main"], ["--compare", "1.ndjson"]] {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(
        outcome.output.hasPrefix(
          "app/lib/res:1:1: error: this set is gone, and with it 2 translations [lost-text]\n"),
        "\(arguments): \(outcome.output)")
      #expect(outcome.error.contains(": 2 translations lost, 0 new, "), "\(outcome.error)")
      #expect(outcome.status == 1)
    }
  }

  @Test(
    "a catalog that is there and has no key any more is lost",
    arguments: ["", "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}\n"])
  func emptied(_ text: String) throws {
    let folder = try Self.project([Self.catalog: Self.strings(20)])
    try folder.write(text, to: Self.catalog)
    for arguments in Self.comparisons {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(
        outcome.output.contains(
          "1:1: error: the texts of this set are gone, and with them 20 translations and 20 known findings [lost-text]\n"
        ), "\(arguments): \(outcome.output)")
      #expect(outcome.status == 1)
    }
    for day in 1...2 {
      let digest = try Self.night(day, in: folder)
      #expect(digest.contains("20 lost"), "\(digest)")
    }
  }

  @Test("the loss of a locale names the new one of its language that has as many translations")
  func renamedLocale() throws {
    let folder = try Self.project(Self.library)
    let old = folder.url.appending(path: "app/lib/res/values-de")
    func lost(_ successor: String = "") -> String {
      "app/lib/res:1:1: error: all texts are gone\(successor): 2 translations in de [lost-text]\n"
    }
    for (name, successor) in [
      ("values-de-rDE", ", and the new locale de-DE has all of them"), ("values-fr", ""),
    ] {
      let new = folder.url.appending(path: "app/lib/res/\(name)")
      try FileManager.default.moveItem(at: old, to: new)
      let outcome = try Self.gate(folder, "--compare", "1.ndjson")
      #expect(outcome.output == lost(successor), "\(outcome)")
      #expect(outcome.status == 1)
      try FileManager.default.moveItem(at: new, to: old)
    }
    // A text that did not come along is named.
    let new = "app/lib/res/values-de-rDE"
    try FileManager.default.moveItem(at: old, to: folder.url.appending(path: new))
    let whole = try folder.text(of: "\(new)/strings.xml")
    try folder.write(
      whole.split(separator: "\n").filter { !$0.contains("\"m\"") }.joined(separator: "\n"),
      to: "\(new)/strings.xml")
    let cut = try Self.gate(folder, "--compare", "1.ndjson")
    #expect(
      cut.output.contains(lost(", and the new locale de-DE lacks 1 of them, 'm'")), "\(cut)")
    try folder.write(whole, to: "\(new)/strings.xml")
    try FileManager.default.moveItem(at: folder.url.appending(path: new), to: old)
    // One that was there before has its own texts.
    try folder.write(
      Self.resources(["l": "Jetzt speichern", "m": "Dann behalten"]),
      to: "app/lib/res/values-de-rAT/strings.xml")
    try folder.run("check", "--format", "ndjson=1.ndjson", "app").expectDone()
    try FileManager.default.removeItem(at: old)
    let outcome = try Self.gate(folder, "--compare", "1.ndjson")
    #expect(outcome.output == lost(), "\(outcome)")
  }

  @Test("translations whose source texts are gone are lost")
  func sourceless() throws {
    let folder = try Self.project(Self.android)
    try FileManager.default.removeItem(atPath: folder.url.appending(path: Self.source).path)
    for arguments in Self.comparisons {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(
        outcome.output.contains(
          "1:1: error: the texts of this set are gone, and with them 6 translations and 1 known finding [lost-text]\n"
        ), "\(arguments): \(outcome.output)")
      #expect(outcome.status == 1)
    }
  }

  @Test("a translation that gets the fault of its source is news")
  func inheritedAnew() throws {
    var files = [
      Self.source: Self.resources(["a_label": "PLAY ALL SONGS"]),
      Self.french: Self.resources(["a_label": "Jouer les titres"]),
    ]
    let folder = try Self.project(files)
    files[Self.french] = Self.resources(["a_label": "JOUER LES TITRES"])
    for (path, text) in files { try folder.write(text, to: path) }
    for arguments in Self.comparisons.dropLast() {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(
        outcome.output
          == "\(Self.source):2:24: warning: 'PLAY ALL SONGS' is all capitals [all-caps]\n",
        "\(arguments): \(outcome.output)")
      #expect(outcome.status == 1, "\(arguments)")
    }
  }

  @Test("what is mended is fixed, whatever a place hides that was there before")
  func besideCut() throws {
    let lines = ["\"a\" = \"Open\";", "\"b\" = \"Close\";", "\"c\" = \"Lock\";"]
    let folder = try TemporaryFolder()
    let files = [
      "app/en.lproj/L.strings": lines.joined(separator: "\n"),
      "app/pl.lproj/L.strings":
        "\"a\" = \"Otwórz\";\n\"b\" = \"Zamknij\";\n\"b\" = \"Zamknij\";\n\"c\" = \"Zablokuj\";\n",
      "app/fr.lproj/L.strings":
        "\"a\" = \"Ouvrir\";\n\"a\" = \"Ouvrir\";\n\"b\" = \"Fermer\";\n= \n\"c\" = \"Verrouiller\";\n",
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    try folder.run("check", "--exit-zero", "--format", "ndjson=1.ndjson", "app").expectDone()
    try folder.write(
      "\"a\" = \"Otwórz\";\n\"b\" = \"Zamknij\";\n\"c\" = \"Zablokuj\";\n",
      to: "app/pl.lproj/L.strings")
    try folder.write(
      "\"a\" = \"Ouvrir\";\n\"b\" = \"Fermer\";\n= \n\"c\" = \"Verrouiller\";\n",
      to: "app/fr.lproj/L.strings")
    let outcome = try Self.gate(folder, "--compare", "1.ndjson")
    #expect(outcome.error.contains(": 0 new, 0 updated, "), "\(outcome)")
    #expect(outcome.error.hasSuffix(" 2 fixed\n"), "\(outcome)")
  }

  @Test("a locale without texts of its own has nothing to lose")
  func noOwnTexts() throws {
    var files = Self.android
    files["app/res/values-en-rUS/strings.xml"] = "<resources></resources>\n"
    files["app/res/values-de-rAT/strings.xml"] = "<resources></resources>\n"
    let folder = try Self.project(files)
    for arguments in [
      ["--compare", "1.ndjson"], ["--changed-since", "main"], ["--baseline", "known.jsonl"],
    ] {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(outcome.output == "", "\(arguments): \(outcome.output)")
      #expect(outcome.status == 0)
    }
  }

  @Test("a fault that moves from one key to another is as many new as fixed texts")
  func moved() throws {
    func texts(_ shouting: String) -> [String: String] {
      var files: [String: String] = [:]
      for (locale, words) in [
        ("", ["Play all songs", "Stop all songs"]), ("-de", ["Lieder spielen", "Lieder anhalten"]),
        ("-fr", ["Jouer les titres", "Cesser les titres"]),
      ] {
        let own = ["label_a": words[0], "label_b": words[1]].map { key, text in
          (key, key == shouting ? text.uppercased() : text)
        }
        files["app/res/values\(locale)/strings.xml"] = Self.resources(
          Dictionary(uniqueKeysWithValues: own))
      }
      return files
    }
    let folder = try Self.project(texts("label_a"))
    for (path, text) in texts("label_b") { try folder.write(text, to: path) }
    let outcome = try Self.gate(folder, "--compare", "1.ndjson")
    #expect(outcome.error.contains(": 3 new, 0 updated, 0 unchanged, 3 fixed"), "\(outcome.error)")
  }

  @Test("a folder under another name has fixed nothing that translations inherit")
  func renamed() throws {
    let caps = [
      "app/one/res/values/strings.xml": Self.resources(["a_label": "PLAY ALL SONGS", "b": "Bye"]),
      "app/one/res/values-de/strings.xml": Self.resources([
        "a_label": "ALLE LIEDER SPIELEN", "b": "Auf bald",
      ]),
    ]
    let folder = try Self.project(caps)
    try FileManager.default.moveItem(
      atPath: folder.url.appending(path: "app/one").path,
      toPath: folder.url.appending(path: "app/two").path)
    let outcome = try Self.gate(folder, "--compare", "1.ndjson")
    #expect(outcome.output == "")
    #expect(outcome.error.contains(": 0 new, 0 updated, 2 unchanged, 0 fixed"), "\(outcome.error)")
  }

  @Test("a second place of one kind that cannot be read is accepted like the first")
  func secondPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
      <string name="a">Play the music</string>"
      <string name="b">Stop the music</string>"
      </resources>

      """, to: "app/res/values/strings.xml")
    let created = try folder.run("baseline", "create", "app")
    #expect(!created.error.contains("left out"), "\(created.error)")
    let outcome = try folder.run("check", "app")
    #expect(outcome.output == "2 known findings hidden\n")
    #expect(outcome.status == 0)
  }

  @Test("a missing translation is no news where its source was mended")
  func mendedSource() throws {
    let folder = try Self.project([
      Self.source: Self.resources(["a": "Play  all songs", "b": "Good bye 7 then"]),
      Self.french: Self.resources(["b": "Au revoir 7"]),
    ])
    try folder.write(
      Self.resources(["a": "Play all songs", "b": "Good bye 7 then"]), to: Self.source)
    for arguments in [["--compare", "1.ndjson"], ["--baseline", "known.jsonl"]] {
      let outcome = try folder.runAll(["check", "--format", "concise"] + arguments + ["app"])
      #expect(outcome.output == "", "\(arguments): \(outcome.output)")
      #expect(outcome.status == 0)
    }
  }
}
