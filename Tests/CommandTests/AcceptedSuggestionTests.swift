import Foundation
import Testing

/// Suggestions that are accepted as they stand: an import writes what `fix` would write.
@Suite("Accepted suggestions")
struct AcceptedSuggestionTests {
  private static let source = "app/src/main/res/values/strings.xml"
  private static func path(_ locale: String) -> String {
    "app/src/main/res/values-\(locale)/strings.xml"
  }

  /// A source whose suggestion makes it half of a pair of which German has the other half alone.
  private static func pair(german: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func catalog(_ pause: String, _ play: String?, _ language: String) -> String {
      let texts = (1...4).map {
        "<string name=\"n\($0)\">Text \(language) number \($0) here</string>"
      }
      let own = play.map { "\n<string name=\"cd_play\">\($0)</string>" } ?? ""
      return """
        <resources>
        <string name="action_pause">\(pause)</string>\(own)
        \(texts.joined(separator: "\n"))
        </resources>

        """
    }
    try folder.write(catalog("Pause", "PLAY BUTTON", "en"), to: source)
    try folder.write(catalog("Anhalten", german, "de"), to: path("de"))
    return folder
  }

  /// The rows of a table, by the columns of its head.
  private static func rows(_ folder: TemporaryFolder, _ arguments: String...) throws
    -> [[String: String]]
  {
    let outcome = try folder.runAll(
      ["review", "export", "--format", "csv", "-o", "-"] + arguments)
    #expect(outcome.status == 0, "\(outcome.error)")
    let lines = outcome.output.replacingOccurrences(of: "\u{FEFF}", with: "")
      .components(separatedBy: "\r\n").filter { !$0.isEmpty }
    let heading = try #require(lines.first).components(separatedBy: ",")
    return lines.dropFirst().map { line in
      var cells = [""]
      var isQuoted = false
      for character in line {
        switch character {
        case "\"": isQuoted.toggle()
        case "," where !isQuoted: cells.append("")
        default: cells[cells.count - 1].append(character)
        }
      }
      return Dictionary(zip(heading, cells)) { first, _ in first }
    }
  }

  /// Writes a table with decisions on some rows, and imports it.
  private static func imported(
    _ rows: [[String: String]], in folder: TemporaryFolder, decide: (inout [String: String]) -> Void
  ) throws -> BuiltCommand.Outcome {
    let columns = [
      "fingerprint", "location", "context", "locale", "source", "target", "rule", "suggestion",
      "decision", "new_target", "reason", "text_hash",
    ]
    let lines = rows.map { row in
      var row = row
      decide(&row)
      return columns.map { "\"\(row[$0] ?? "")\"" }.joined(separator: ",")
    }
    try folder.write(
      ([columns.joined(separator: ",")] + lines).joined(separator: "\r\n") + "\r\n",
      to: "decided.csv")
    return try folder.run("review", "import", "--write", "decided.csv")
  }

  private static func accept(_ row: inout [String: String]) {
    if !(row["suggestion"] ?? "").isEmpty { row["decision"] = "accept" }
  }

  @Test("a suggestion that brings a finding is offered with a warning, and refused")
  func harmful() throws {
    let folder = try Self.pair(german: "Play")
    let before = try folder.text(of: Self.source)
    let refusal = """
      it would bring a finding of missing-state-counterpart (cd_play, de): 'Play' is not translated, \
      but its opposite 'Pause' is; translate this text, too. Fix that too, or write your own text
      """
    let rows = try Self.rows(folder)
    let offered = rows.filter { $0["suggestion"] == "Play" }
    #expect(offered.map { $0["rule"] ?? "" } == ["all-caps", "role-word"])
    for row in offered {
      #expect(
        row["message"]?.hasSuffix("; the suggestion cannot be written by itself: \(refusal)")
          ?? false,
        "\(row)")
    }
    let page = try folder.run("review", "export", "--format", "html", "-o", "-")
    #expect(page.output.contains("missing-state-counterpart (cd_play, de)"))
    let outcome = try Self.imported(rows, in: folder, decide: Self.accept)
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        refused: row 2 (cd_play): the suggestion is not written: \(refusal)
        refused: row 3 (cd_play): the suggestion is not written: \(refusal)

        """)
    #expect(try folder.text(of: Self.source) == before)
  }

  @Test(
    "what the finding asks for may come with the suggestion, and what somebody wrote is written")
  func togetherOrWritten() throws {
    let folder = try Self.pair()
    let outcome = try Self.imported(try Self.rows(folder), in: folder) { row in
      Self.accept(&row)
      if row["rule"] == "missing-translation" {
        row["decision"] = "write"
        row["new_target"] = "Abspielen"
      }
    }
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.error.contains("wrote 2 texts"), "\(outcome.error)")
    #expect(try folder.text(of: Self.source).contains(">Play<"))
    #expect(try folder.text(of: Self.path("de")).contains(">Abspielen<"))
    let other = try Self.pair()
    let written = try Self.imported(try Self.rows(other), in: other) { row in
      if row["rule"] == "all-caps" {
        row["decision"] = "write"
        row["new_target"] = "Play"
      }
    }
    #expect(written.status == 0, "\(written.output)\(written.error)")
    #expect(try other.text(of: Self.source).contains(">Play<"))
  }

  @Test("an accepted suggestion leaves the level of the text's other findings as it was")
  func otherFindings() throws {
    let folder = try TemporaryFolder()
    func catalog(_ play: String) -> String {
      "<resources>\n<string name=\"cd_play\">\(play)</string>\n<string name=\"cd_song\">Next song</string>\n"
        + "</resources>\n"
    }
    try folder.write("apps:\n  - {app: player, root: app}\n", to: "fleet.yml")
    try folder.write(catalog("PLAY BUTTON"), to: Self.source)
    try folder.run("check", "--exit-zero", "--format", "ndjson=1.ndjson", "app").expectDone()
    _ = try LossTests.night(0, in: folder)
    let outcome = try Self.imported(
      try Self.rows(folder, "app"), in: folder, decide: Self.accept)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try folder.text(of: Self.source) == catalog("Play"))
    let gate = try folder.run("check", "--compare", "1.ndjson", "app")
    #expect(gate.status == 0, "\(gate)")
    #expect(gate.error.hasSuffix(": 0 new, 0 updated, 1 unchanged, 2 fixed\n"), "\(gate.error)")
    let night = try LossTests.night(1, in: folder)
    #expect(
      night.hasPrefix("Labels 2026-11-22: 0 new, 2 fixed, 1 updated, 1 open finding\n"), "\(night)")
  }

  /// A resource file with an accent apart from its letter in each of its texts, or in none.
  private static func cafes(_ texts: [(key: String, verb: String)], apart: [String]) -> String {
    let lines = texts.map {
      "<string name=\"\($0.key)\">\($0.verb) the caf\(apart.contains($0.verb) ? "e\u{301}" : "\u{E9}") now</string>\n"
    }
    return "<resources>\n\(lines.joined())</resources>\n"
  }

  @Test("the suggestion of one text of a group is written, and the others stay as they are")
  func oneOfGroup() throws {
    let folder = try TemporaryFolder()
    let texts = [(key: "a", verb: "Open"), (key: "b", verb: "Close")]
    try folder.write(Self.cafes(texts, apart: ["Open", "Close"]), to: Self.source)
    let rows = try Self.rows(folder, "--rule", "denormalized-text")
    #expect(rows.map { $0["context"] } == ["", "a", "b"])
    let outcome = try Self.imported(rows, in: folder) { row in
      if row["context"] == "a" { Self.accept(&row) }
    }
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.error.contains("wrote 1 text,"), "\(outcome.error)")
    // As bytes: texts that differ in their accents alone are equal.
    let after = Array(try folder.text(of: Self.source).utf8)
    #expect(after == Array(Self.cafes(texts, apart: ["Close"]).utf8))
  }

  @Test("texts of groups that have one key are told apart by their numbers, as in the table")
  func repeatedInGroups() throws {
    let folder = try TemporaryFolder()
    let files = [(Self.source, "Open"), (Self.path("watch"), "Close")]
    for (path, verb) in files {
      try folder.write(Self.cafes([(key: "a", verb: verb)], apart: [verb]), to: path)
    }
    let rows = try Self.rows(folder, "--rule", "denormalized-text")
    #expect(Set(rows.map { $0["fingerprint"] }).count == rows.count)
    let outcome = try Self.imported(rows, in: folder) { row in
      if row["context"] == "a" { Self.accept(&row) }
    }
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.error.contains("wrote 2 texts,"), "\(outcome.error)")
    for (path, verb) in files {
      let after = Array(try folder.text(of: path).utf8)
      #expect(after == Array(Self.cafes([(key: "a", verb: verb)], apart: []).utf8))
    }
  }

  /// A source that names its role, as its translations do in another way.
  private static func roles() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func catalog(_ text: String) -> String {
      "<resources>\n<string name=\"cd_more\">\(text)</string>\n</resources>\n"
    }
    try folder.write(catalog("MORE OPTIONS"), to: source)
    try folder.write(catalog("PLUS D\\'OPTIONS"), to: path("fr"))
    try folder.write(catalog("MÁS OPCIONES"), to: path("es"))
    return folder
  }

  @Test(
    "the row of a source takes the suggestions of its translations along, but for those decided on")
  func takenAlong() throws {
    let folder = try Self.roles()
    let rows = try Self.rows(folder)
    #expect(rows.count == 3)
    #expect(
      rows.last?["message"]?.hasSuffix(
        "; the source text has the same problem, and its row takes this suggestion along unless something "
          + "is decided here") ?? false)
    let outcome = try Self.imported(rows, in: folder) { row in
      if row["locale"] == "en" { row["decision"] = "accept" }
      if row["locale"] == "es" { row["decision"] = "unsure" }
    }
    #expect(outcome.error.contains("wrote 2 texts"), "\(outcome.error)")
    #expect(try folder.text(of: Self.source).contains(">More options<"))
    #expect(try folder.text(of: Self.path("fr")).contains(">Plus d\\'options<"))
    #expect(try folder.text(of: Self.path("es")).contains(">MÁS OPCIONES<"))
  }

  @Test("a suggestion without a text of its own is carried out once, by the text that it leaves")
  func twice() throws {
    let folder = try TemporaryFolder()
    let strings = "App/en.lproj/Localizable.strings"
    try folder.write("\"greeting\" = \"Page %@ of %@\";\n", to: strings)
    let rows = try Self.rows(folder)
    #expect(rows.map { $0["suggestion"] } == ["Page %1$@ of %2$@"])
    let first = try Self.imported(rows, in: folder, decide: Self.accept)
    #expect(first.error.contains("wrote 1 text,"), "\(first.error)")
    #expect(try folder.text(of: strings) == "\"greeting\" = \"Page %1$@ of %2$@\";\n")
    let second = try Self.imported(rows, in: folder, decide: Self.accept)
    #expect(second.status == 0, "\(second.output)")
    #expect(
      second.error
        == "label-lint: wrote 0 texts, ignored 0, unsure 0, unchanged 1, refused 0\n")
  }

  @Test("a form that was taken out stays out when the same decisions come again")
  func removedTwice() throws {
    let folder = try TemporaryFolder()
    func plural(_ items: [String]) -> String {
      let words = ["one": "Lied", "few": "Liedchen"]
      let lines = items.map {
        "<item quantity=\"\($0)\">%d \(words[$0] ?? "Lieder")</item>"
      }
      return "<resources>\n<plurals name=\"songs\">\n\(lines.joined(separator: "\n"))\n</plurals>\n"
        + "</resources>\n"
    }
    try folder.write(
      plural(["one", "other"]).replacingOccurrences(of: "Lieder", with: "songs")
        .replacingOccurrences(of: "Lied", with: "song"), to: Self.source)
    try folder.write(plural(["one", "few", "other"]), to: Self.path("de"))
    let rows = try Self.rows(folder, "--rule", "unused-plural-category")
    #expect(rows.map { $0["suggestion"] } == ["Remove the form"])
    let first = try Self.imported(rows, in: folder, decide: Self.accept)
    #expect(first.status == 0, "\(first.output)")
    #expect(try folder.text(of: Self.path("de")).contains("few") == false)
    let second = try Self.imported(rows, in: folder, decide: Self.accept)
    #expect(second.status == 0, "\(second.output)")
    #expect(second.error.contains("wrote 0 texts, ignored 0, unsure 0, unchanged 1"))
  }

  @Test("what is exported of one rule is found by an import, which runs all of them")
  func oneRule() throws {
    let folder = try Self.roles()
    try folder.write(
      "<resources>\n<string name=\"cd_play\">PLAY BUTTON.</string>\n</resources>\n",
      to: Self.source)
    for rule in ["all-caps", "role-word", "trailing-punctuation"] {
      let rows = try Self.rows(folder, "--rule", rule, "--locale", "en")
      #expect(rows.allSatisfy { $0["rule"] == rule })
      let outcome = try Self.imported(rows, in: folder) { row in
        row["decision"] = "unsure"
        row["reason"] = "look"
      }
      #expect(outcome.status == 0, "\(rule): \(outcome.output)")
      #expect(outcome.error.contains("unsure \(rows.count),"), "\(outcome.error)")
    }
  }
}
