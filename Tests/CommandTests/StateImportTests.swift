import Foundation
import Testing

/// `review import` and the states of a string catalog.
@Suite("States of texts that are imported")
struct StateImportTests {
  private static let path = "L.xcstrings"

  /// What an import says.
  private static func wrote(_ count: Int, _ unchanged: Int) -> String {
    "label-lint: wrote \(count) \(count == 1 ? "text" : "texts"), ignored 0, unsure 0, "
      + "unchanged \(unchanged), refused 0\n"
  }

  private static func unit(_ state: String, _ value: String) -> String {
    "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
  }

  private static func plural(_ state: String, _ one: String, _ other: String) -> String {
    "{ \"variations\" : { \"plural\" : { \"one\" : \(unit(state, one)),\n"
      + "\"other\" : \(unit(state, other)) } } }"
  }

  private static func key(
    _ name: String, _ german: String, _ english: String, _ members: String = ""
  ) -> String {
    "\"\(name)\" : { \(members)\"localizations\" : {\n\"de\" : \(german),\n\"en\" : \(english) } }"
  }

  /// A catalog with keys, and one that is translated.
  private static func catalog(_ keys: String...) -> String {
    let known = key("Z", unit("translated", "Alles gut"), unit("translated", "All is well"))
    return "{ \"sourceLanguage\" : \"en\", \"strings\" : {\n"
      + (keys + [known]).joined(separator: ",\n") + "\n}, \"version\" : \"1.0\" }\n"
  }

  private static func folder(_ catalog: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nrules: {missing-translation: {group-below: 0}}\n", to: ".label-lint.yml")
    try folder.write(catalog, to: path)
    return folder
  }

  /// Fields of the findings of texts that German lacks.
  private static func missing(_ folder: TemporaryFolder) throws -> [[String: Any]] {
    try BaselineTests.counted(
      try folder.run(
        "check", "--rule", "missing-translation", "--format", "ndjson", "--exit-zero"))
  }

  /// Texts in all structures: a string, a plural, devices, variables.
  private static func texts(
    _ state: String, _ a: String, _ p: (String, String), _ mac: String, _ v: (String, String)
  ) -> String {
    func devices(_ state: String, _ mac: String, _ other: String) -> String {
      "{ \"variations\" : { \"device\" : { \"mac\" : \(unit(state, mac)),\n"
        + "\"other\" : \(unit("translated", other)) } } }"
    }
    func variables(_ state: String, _ one: String, _ other: String) -> String {
      let forms = String(plural(state, one, other).dropFirst(2))
      return "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"%#@files@\" },\n"
        + "\"substitutions\" : { \"files\" : { \"argNum\" : 1, \"formatSpecifier\" : \"lld\", "
        + forms + " } }"
    }
    return catalog(
      key("A", unit(state, a), unit("translated", "Save the file now")),
      key("D", devices(state, mac, "Hier tippen"), devices("translated", "Click it", "Tap here")),
      key("P", plural(state, p.0, p.1), plural("translated", "%lld song", "%lld songs")),
      key(
        "V", variables(state, v.0, v.1), variables("translated", "%arg file", "%arg files")))
  }

  private static let before = texts(
    "new", "Save the file now", ("%lld song", "%lld songs"), "Click it",
    ("%arg file", "%arg files"))
  private static let after = texts(
    "translated", "Datei \\\"jetzt\\\" sichern", ("%lld Lied", "%lld Lieder"), "Hier klicken",
    ("%arg Datei", "%arg Dateien"))
  private static let written = [
    "A": "Datei \"jetzt\" sichern", "D": "mac: Hier klicken",
    "P": "one: %lld Lied\nother: %lld Lieder",
    "V": "text: %#@files@\none: %arg Datei\nother: %arg Dateien",
  ]

  @Test("a table replaces texts in state new in every structure, and again changes nothing")
  func table() throws {
    let folder = try Self.folder(Self.before)
    #expect(try Self.missing(folder).count == 4)
    let outcome = try AddedTranslationTests.add(Self.written, in: folder)
    #expect(outcome.error == Self.wrote(7, 0), "\(outcome.output)")
    #expect(try folder.text(of: Self.path) == Self.after)
    #expect(try Self.missing(folder).isEmpty)
    let second = try folder.run("review", "import", "--write", "table.csv")
    #expect(second.error == Self.wrote(0, 4), "\(second.output)")
    #expect(try folder.text(of: Self.path) == Self.after)
  }

  @Test("decisions of the page do the same")
  func page() throws {
    let folder = try Self.folder(Self.before)
    let table = try folder.run(
      "review", "export", "--format", "csv", "--rule", "missing-translation", "-o", "-")
    // Fingerprint, key and hash: no other cell before the message has a comma.
    var decisions: [[String: String]] = []
    for line in table.output.components(separatedBy: "\r\n").dropFirst() where !line.isEmpty {
      let cells = line.components(separatedBy: ",")
      let text = try #require(Self.written[cells[3]])
      decisions.append([
        "fingerprint": cells[0], "text": try #require(cells.last), "decision": "write",
        "newText": text, "path": Self.path, "key": cells[3], "locale": "de",
        "rule": "missing-translation",
      ])
    }
    #expect(decisions.count == 4)
    let list = String(decoding: try JSONEncoder().encode(decisions), as: UTF8.self)
    try folder.write(
      "{\"type\":\"decisions\",\"schemaVersion\":1,\"ruleSet\":\"2026.1\",\"decisions\":\(list)}",
      to: "decisions.json")
    let outcome = try folder.run("review", "import", "--write", "decisions.json")
    #expect(outcome.error == Self.wrote(7, 0), "\(outcome.output)")
    #expect(try folder.text(of: Self.path) == Self.after)
    #expect(try Self.missing(folder).isEmpty)
  }

  @Test("a workbook does the same")
  func workbook() throws {
    guard let python = Python.withPackages("openpyxl") else { return }
    let folder = try Self.folder(Self.before)
    #expect(
      try folder.run("review", "export", "--format", "xlsx", "--sheets", "locale", "-o", "a.xlsx")
        .status == 0)
    let texts = String(decoding: try JSONEncoder().encode(Self.written), as: UTF8.self)
    try folder.write(texts, to: "texts.json")
    try folder.write(
      """
      import json, openpyxl
      texts = json.load(open("texts.json", encoding="utf-8"))
      book = openpyxl.load_workbook("a.xlsx")
      sheet = book["de"]
      heads = {cell.value: cell.column for cell in sheet[1]}
      for row in range(2, sheet.max_row + 1):
          cell = lambda name: sheet.cell(row, heads[name])
          if cell("rule").value == "missing-translation":
              cell("new_target").value = texts[cell("context").value]
      book.save("b.xlsx")
      """, to: "edit.py")
    let edit = try BuiltCommand(folder: folder.url).run(program: python, ["edit.py"])
    #expect(edit.status == 0, "\(edit.error)")
    for count in [7, 0] {
      let outcome = try folder.run("review", "import", "--write", "b.xlsx")
      #expect(outcome.error.contains("wrote \(count) texts"), "\(outcome)")
      #expect(try folder.text(of: Self.path) == Self.after)
    }
  }

  @Test("texts that lack a form are refused and named, and nothing is written")
  func refused() throws {
    for (key, text, says) in [
      ("A", "Datei %@", "'%@' is not a placeholder of 'Save the file now'"),
      ("P", "one: %lld Lied", "its form 'other' is missing: write 'one: …', 'other: …'"),
      ("P", "%lld Lieder", "a plural needs all its texts at once: write 'one: …', 'other: …'"),
      (
        "V", "one: %arg Datei\nother: %arg Dateien",
        "its form 'text' is missing: write 'text: …', 'one: …', 'other: …', a line each"
      ),
    ] {
      let folder = try Self.folder(Self.before)
      let outcome = try AddedTranslationTests.add([key: text], in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains(says), "\(outcome.output)")
      #expect(try folder.text(of: Self.path) == Self.before)
    }
  }

  // MARK: XLIFF

  private static func xliff(_ units: (id: String, source: String, target: String)...) -> String {
    "<xliff version=\"1.2\"><file original=\"\(path)\" target-language=\"de\"><body>"
      + units.map { unit in
        "<trans-unit id=\"\(unit.id)\"><source>\(unit.source)</source>\(unit.target)</trans-unit>"
      }.joined() + "</body></file></xliff>\n"
  }

  @Test("XLIFF replaces texts in state new in every structure, and again changes nothing")
  func xliffStructures() throws {
    let folder = try Self.folder(Self.before)
    func target(_ text: String) -> String { "<target state=\"translated\">\(text)</target>" }
    try folder.write(
      Self.xliff(
        ("A", "Save the file now", "<target>Datei \"jetzt\" sichern</target>"),
        ("D|==|device.mac", "Click it", target("Hier klicken")),
        ("P|==|plural.one", "%lld song", target("%lld Lied")),
        ("P|==|plural.other", "%lld songs", target("%lld Lieder")),
        ("V", "%#@files@", target("%#@files@")),
        ("V|==|substitutions.files.plural.one", "%arg file", target("%arg Datei")),
        ("V|==|substitutions.files.plural.other", "%arg files", target("%arg Dateien"))),
      to: "de.xliff")
    for (count, unchanged) in [(7, 0), (0, 7)] {
      let outcome = try folder.run("review", "import", "--write", "de.xliff")
      #expect(outcome.error == Self.wrote(count, unchanged), "\(outcome.output)")
      #expect(try folder.text(of: Self.path) == Self.after)
    }
    #expect(try Self.missing(folder).isEmpty)
  }

  @Test("the state of a target decides the state of its text")
  func xliffStates() throws {
    let (old, new) = ("Datei sichern", "Datei jetzt sichern")
    // State of the catalog, attributes and text of the target, state that the catalog gets.
    for (state, attribute, text, result) in [
      ("new", "", new, "translated"),
      ("new", " state=\"translated\"", new, "translated"),
      ("new", " state=\"signed-off\"", new, "translated"),
      ("needs_review", " state=\"final\"", new, "translated"),
      ("stale", "", new, "translated"),
      ("new", " state=\"new\"", new, "needs_review"),
      ("new", " state=\"needs-translation\"", new, "needs_review"),
      ("needs_review", " state=\"needs-l10n\"", new, "needs_review"),
      ("translated", " state=\"needs-review-translation\"", new, "needs_review"),
      ("translated", "", new, "translated"),
      // The same text.
      ("new", "", old, "new"),
      ("new", " state=\"needs-translation\"", old, "new"),
      ("needs_review", " state=\"needs-review-translation\"", old, "needs_review"),
      ("translated", " state=\"needs-review-translation\"", old, "translated"),
      ("new", " state=\"translated\"", old, "translated"),
      ("needs_review", " state=\"signed-off\"", old, "translated"),
      (
        "machine_translated", " state=\"final\" state-qualifier=\"leveraged-mt\"", old,
        "translated"
      ),
    ] {
      func catalog(_ state: String, _ text: String) -> String {
        Self.catalog(Self.key("A", Self.unit(state, text), Self.unit("new", "Save the file now")))
      }
      let folder = try Self.folder(catalog(state, old))
      try folder.write(
        Self.xliff(("A", "Save the file now", "<target\(attribute)>\(text)</target>")),
        to: "de.xliff")
      let isSame = text == old && state == result
      let counts = isSame ? [(0, 1)] : [(1, 0), (0, 1)]
      for (count, unchanged) in counts {
        let outcome = try folder.run("review", "import", "--write", "de.xliff")
        #expect(outcome.status == 0)
        #expect(
          outcome.error == Self.wrote(count, unchanged), "\(state)\(attribute): \(outcome)")
        #expect(try folder.text(of: Self.path) == catalog(result, text), "\(state)\(attribute)")
      }
    }
  }

  @Test("an exported file that nobody edited changes no state")
  func untouched() throws {
    for state in ["new", "needs_review", "stale", "machine_translated", "translated"] {
      let before = Self.catalog(
        Self.key("cd_save", Self.unit(state, "Datei sichern"), Self.unit("new", "Save the file")))
      let folder = try Self.folder(before)
      #expect(
        try folder.run("review", "export", "--all", "--format", "xliff", "-o", "out").status == 0)
      let outcome = try folder.run("review", "import", "--write", "out")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.error.contains("wrote 0 texts"), "\(state): \(outcome.error)")
      #expect(try folder.text(of: Self.path) == before)
    }
  }

  @Test("entries that are stale or not to be translated keep what says so")
  func otherEntries() throws {
    func catalog(_ state: String, _ old: String, _ kept: String) -> String {
      Self.catalog(
        Self.key(
          "A", Self.unit(state, old), Self.unit("translated", "Save the file now"),
          "\"extractionState\" : \"stale\", "),
        Self.key(
          "B", Self.unit(state, kept), Self.unit("translated", "Keep this file"),
          "\"shouldTranslate\" : false, "))
    }
    let before = catalog("new", "Save the file now", "Keep this file")
    let folder = try Self.folder(before)
    // No key that is not to be translated is missing.
    #expect(try Self.missing(folder).allSatisfy { $0["key"] as? String != "B" })
    try folder.write(
      Self.xliff(
        ("A", "Save the file now", "<target>Datei sichern</target>"),
        ("B", "Keep this file", "<target>Datei behalten</target>")),
      to: "de.xliff")
    for (count, unchanged) in [(2, 0), (0, 2)] {
      let outcome = try folder.run("review", "import", "--write", "de.xliff")
      #expect(outcome.error == Self.wrote(count, unchanged), "\(outcome.output)")
      #expect(
        try folder.text(of: Self.path) == catalog("translated", "Datei sichern", "Datei behalten"))
    }
  }

  @Test("a suggestion that is accepted, and a text that is written, are reviewed")
  func reviewed() throws {
    func catalog(_ state: String, _ german: String) -> String {
      Self.catalog(
        Self.key("cd_stop", Self.unit(state, german), Self.unit("new", "Stop the music")))
    }
    for (decision, text, result) in [
      ("accept", "", "Musik anhalten"), ("write", "Musik beenden", "Musik beenden"),
    ] {
      let folder = try Self.folder(catalog("needs_review", "Musik  anhalten"))
      let table = try folder.run(
        "review", "export", "--format", "csv", "--rule", "whitespace-mismatch", "-o", "-")
      let rows = table.output.components(separatedBy: "\r\n").map { line -> String in
        var cells = line.components(separatedBy: ",")
        // The message has a comma.
        guard cells.count == 18, cells[3] == "cd_stop" else { return line }
        (cells[13], cells[14]) = (decision, text)
        return cells.joined(separator: ",")
      }
      try folder.write(rows.joined(separator: "\r\n"), to: "table.csv")
      let outcome = try folder.run("review", "import", "--write", "table.csv")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(try folder.text(of: Self.path) == catalog("translated", result), "\(table.output)")
    }
  }
}
