import Foundation
import LabelLint
import Testing

/// The review page as it is written; what it does in a browser is tested by `.ci/browser`.
@Suite("Review page")
struct HTMLReportTests {
  /// The page of texts that role-word flags, and the set it is made of.
  static func page(_ texts: [RuleCheck.Text], isStored: Bool = false) -> String {
    let outcome = RuleCheck.check(texts, limitedTo: { ["role-word", "all-caps"].contains($0) })
    let set = ReportedSet(
      outcome.catalog, outcome.checked, app: "player", needs: isStored ? [] : .contexts)
    var run = Sample.run([set])
    run.app = "player"
    run.messages = texts.count
    return Sample.output(HTMLReport(), [set], run)
  }

  /// The data of a page.
  static func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    let value = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    return try #require(value as? [String: Any])
  }

  /// A column of the findings: one number for all, or the difference of each to the one before.
  static func numbers(_ name: String, _ data: [String: Any]) throws -> [Int] {
    let findings = try #require(data["findings"] as? [String: Any])
    let count = try #require(findings["count"] as? Int)
    if let all = findings[name] as? Int { return Array(repeating: all, count: count) }
    var last = 0
    return try #require(findings[name] as? [Int]).map { difference in
      last += difference
      return last
    }
  }

  /// A column of the findings, with strings in place of their numbers.
  static func column(_ name: String, _ data: [String: Any]) throws -> [String?] {
    let strings = try #require(data["strings"] as? [String])
    return try numbers(name, data).map { $0 < 0 ? nil : strings[$0] }
  }

  @Test("the data hold every finding with its texts, words and suggestion")
  func data() throws {
    let data = try Self.data(
      Self.page([
        RuleCheck.Text(key: "cd_play", text: "Play & wait button"),
        RuleCheck.Text(folder: "values-de", key: "cd_play", text: "\"Abspielen\""),
      ]))
    #expect(try Self.column("text", data) == ["Play & wait button"])
    #expect(try Self.column("newText", data) == ["Play & wait"])
    #expect(try Self.column("locale", data) == ["en"])
    #expect(try Self.numbers("from", data) == [12])
    #expect(try Self.numbers("to", data) == [18])
    let findings = try #require(data["findings"] as? [String: Any])
    #expect(findings["hash"] as? String == TextHash("Play & wait button").description)
    #expect((findings["fingerprint"] as? String)?.count == 32)
    let entries = try #require(data["entries"] as? [String: Any])
    #expect((entries["texts"] as? [[Int]])?.map(\.count) == [2])
    #expect(data["ruleSet"] as? String == "2026.1")
  }

  @Test("every column has the value of the finding")
  func columns() throws {
    let data = try Self.data(
      Self.page([RuleCheck.Text(key: "cd_play", text: "Play & wait button")]))
    // A column without a value is 0, which is the string of the message.
    let expected: [(name: String, text: String?)] = [
      ("app", "player"), ("set", "app/src/main/res"), ("table", "string"), ("locale", "en"),
      ("sourceLocale", "en"), ("key", "cd_play"), ("slot", ""), ("text", "Play & wait button"),
      ("newText", "Play & wait"), ("refusal", nil), ("placeholders", nil), ("forms", nil),
      ("inherited", nil), ("suppressed", nil), ("path", "app/src/main/res/values/strings.xml"),
    ]
    for (name, text) in expected { #expect(try Self.column(name, data) == [text], "\(name)") }
    #expect(try Self.numbers("severity", data) == [1])
    #expect(try Self.numbers("line", data) == [2])
  }

  @Test("a text that messages and what is heard repeat is written once, and put back where it was")
  func repeated() throws {
    let data = try Self.data(
      Self.page([
        RuleCheck.Text(key: "cd_play_button", text: "Play button"),
        RuleCheck.Text(key: "cd_🎵_button", text: "🎵 SHARE NOW"),
        RuleCheck.Text(key: "cd_stop_button", text: "Stop button"),
      ]))
    #expect(try Self.column("text", data) == ["Play button", "Stop button", "🎵 SHARE NOW"])
    #expect(try Self.column("spoken", data) == [", button", ", button", ", button"])
    #expect(try Self.numbers("spokenAt", data) == [0, 0, 0])
    let role = "'' repeats the role 'button'"
    #expect(try Self.column("message", data) == [role, role, "'SHARE NOW' is all capitals"])
    #expect(try Self.numbers("messageAt", data) == [1, 1, -1])
    #expect(try Self.column("title", data) == ["Write ''", "Write ''", "Write ''"])
    #expect(try Self.numbers("titleAt", data) == [7, 7, 7])
    #expect(try Self.numbers("severity", data) == [1, 1, 1])
    #expect((data["findings"] as? [String: Any])?["severity"] as? Int == 1)
  }

  @Test("findings with one cause have one card, and cards are in the order of importance")
  func causes() throws {
    let data = try Self.data(
      Self.page([
        RuleCheck.Text(key: "cd_a", text: "SHARE NOW"),
        RuleCheck.Text(key: "cd_b_button", text: "Play button"),
        RuleCheck.Text(key: "cd_c_button", text: "Play button"),
      ]))
    #expect(try Self.column("key", data) == ["cd_a", "cd_b_button", "cd_c_button"])
    #expect(try Self.numbers("cause", data) == [1, 0, 0])
    #expect(try Self.numbers("texts", data) == [1, 1, 1])
    #expect(try Self.column("kind", data) == ["label", "label", "label"])
    let causes = try #require(data["causes"] as? [String: Any])
    #expect(causes["count"] as? Int == 2)
    #expect(causes["message"] as? Int == -1)
    #expect(causes["reason"] as? Int == -1)
  }

  @Test("a cause of many texts has the words and the reason that text output gives it")
  func bulk() throws {
    let data = try Self.data(
      Sample.output(HTMLReport(), [CauseTests.copies(6, 0, of: 10)], Sample.run()))
    #expect(try Self.numbers("cause", data) == [0, 0, 0, 0, 0, 0])
    let strings = try #require(data["strings"] as? [String])
    let causes = try #require(data["causes"] as? [String: Any])
    let message = try #require(causes["message"] as? Int)
    #expect(strings[message] == "6 translations are copies of the source texts in de")
    let reason = try #require(causes["reason"] as? Int)
    #expect(strings[reason].hasPrefix("the translation platform exports untranslated strings"))
  }

  @Test("the script gets what rules need to be asked, and the names of those that it cannot ask")
  func questions() throws {
    let outcome = RuleCheck.check(
      [RuleCheck.Text(key: "cd_play", text: "Play button")], limitedTo: { $0 == "role-word" })
    let set = ReportedSet(outcome.catalog, outcome.checked, app: "player", needs: .contexts)
    var run = Sample.run([set])
    run.app = "player"
    run.rules = ["role-word": .warning, "state-word": .note, "duplicate-key": .error]
    let data = try Self.data(Sample.output(HTMLReport(), [set], run))
    let questions = try #require(data["questions"] as? [String: Any])
    #expect(questions["asked"] as? [String] == ["role-word"])
    #expect(questions["left"] as? [String] == ["state-word"])
    let locales = try #require(questions["locales"] as? [String: [String: Any]])
    let english = try #require(locales["en"])
    #expect(english["longest"] as? Int == 47)
    #expect(english["doubles"] as? Bool == false)
    #expect((english["tails"] as? [String])?.contains("button") == true)
    #expect(data["app"] as? String == "player")
  }

  @Test("a page made later has the same data: decisions in a browser are kept for the next page")
  func regenerated() throws {
    let set = CauseTests.copies(6, 0, of: 10)
    var later = Sample.run()
    later.started = "2031-01-01T00:00:00Z"
    let first = try Self.data(Sample.output(HTMLReport(), [set], Sample.run()))
    let second = try Self.data(Sample.output(HTMLReport(), [set], later))
    #expect(NSDictionary(dictionary: first) == NSDictionary(dictionary: second))
  }

  @Test("nothing of a text ends the data or is markup, and keys that differ in bytes stay two")
  func hostile() throws {
    let texts = [
      "</script><script>alert(1)</script> button", "<!--<script> button", "<img src=x> BUTTON",
      "e\u{301} \u{FFFE}\u{1FFFF}\u{2028}\u{0} button", "é button", "\u{202E}x button",
    ]
    let page = Self.page(
      texts.enumerated().map { RuleCheck.Text(key: "cd_\($0)_button", text: $1) })
    let data = try Self.data(page)
    let strings = try #require(data["strings"] as? [String])
    #expect(strings.contains(texts[0]))
    #expect(strings.contains { $0.unicodeScalars.elementsEqual("é button".unicodeScalars) })
    #expect(page.split(separator: "<script").count == 3)
    #expect(page.split(separator: "<img").count == 1)
    #expect(!page.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{FFFE}" })
  }

  @Test("without catalogs a page still holds the findings")
  func withoutContexts() throws {
    let data = try Self.data(
      Self.page([RuleCheck.Text(key: "cd_play", text: "Play button")], isStored: true))
    #expect(try Self.column("text", data) == ["Play button"])
    #expect(try Self.column("newText", data) == [nil])
  }

  @Test("the policy names the script and the style by the hashes of what stands there")
  func policy() throws {
    let page = Self.page([RuleCheck.Text(key: "cd_play", text: "Play button")])
    for (open, close, directive) in [
      ("<style>", "</style>", "style-src"), ("<script>", "</script>", "script-src"),
    ] {
      let start = try #require(page.firstRange(of: open)).upperBound
      let end = try #require(page[start...].firstRange(of: close)).lowerBound
      let digest = SHA256.digest(Array(page[start..<end].utf8).span)
      let hash = Data(digest).base64EncodedString()
      #expect(page.contains("\(directive) 'sha256-\(hash)'"))
    }
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains(" style=\"") && !page.contains(" onclick"))
  }

  @Test("200 findings stand in the page itself, the worst first, and it says how many there are")
  func firstCards() throws {
    let page = Self.page(
      (0..<250).map { RuleCheck.Text(key: "cd_\($0)", text: "Play \($0) button") })
    #expect(page.split(separator: "<article class=\"card is-warning\">").count == 201)
    #expect(page.contains("you can only read 200 of the 250 findings of this page"))
  }

  @Test("a run without findings says so")
  func empty() {
    let page = Sample.output(HTMLReport(), [], Sample.run())
    #expect(page.contains("Nothing to review: no label was flagged."))
  }

  @Test("every text that the page names is in its table, and none of the table is left over")
  func words() throws {
    let page = Sample.output(HTMLReport(), [], Sample.run())
    let names = Set(ReviewWords.english.texts.map(\.name))
    #expect(names.count == ReviewWords.english.texts.count)
    #expect(page.matches(of: /\{\{[=a-zA-Z.]+\}\}/).isEmpty)
    // Names of texts in the script stand in quotes behind `word(`.
    let used = Set(page.matches(of: /word\("([a-zA-Z.]+)"/).map { String($0.1) })
    #expect(used.count > 40)
    for name in used {
      #expect(names.contains(name) || names.contains("\(name).other"), "\(name) has no text")
    }
    // A name, or the part of it up to a point, stands in quotes where it is used, or in a frame.
    let sources = try Self.sources()
    for name in names {
      let stem =
        name.split(separator: ".").last.map { ["one", "other"].contains($0) } ?? false
        ? String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]) : name
      var isUsed = sources.contains("\"\(stem)\"") || sources.contains("{{\(stem)}}")
      for point in stem.indices where stem[point] == "." {
        let start = stem[...point]
        isUsed =
          isUsed || sources.contains("\"\(start)\"") || sources.contains("\"\(start)\\(")
          || sources.contains("`\(start)${")
      }
      #expect(isUsed, "nothing uses \(name)")
    }
  }

  /// The sources of the page but for its table.
  private static func sources() throws -> String {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    folder.append(path: "Sources/LabelLint/Reports")
    let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (enumerator?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && !$0.lastPathComponent.hasPrefix("ReviewWords")
    }
    let frames = Resource.names(in: "review/").filter { $0 != "review/english.txt" }
    return try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
      + frames.map { Resource.text(of: $0) }.joined()
  }

  @Test("our own rules find nothing in the page's wording")
  func ownRules() {
    let entries = ReviewWords.english.texts.map { line in
      "\"\(line.name)\" = \"\(line.text.replacing("\"", with: "\\\""))\";\n"
    }
    let path = "en.lproj/Page.strings"
    let files = [path: Array(entries.joined().utf8)]
    let plans = CatalogDiscovery.plans(for: [path].compactMap { CatalogLocation(path: $0) })
    for plan in plans {
      let read = plan.locations.map { CatalogReader.read(files[$0.path] ?? [], at: $0) }
      let catalog = Catalog(plan: plan, files: read, fallback: nil)
      let findings = Linter().check(catalog).findings
      #expect(catalog.rows.count == entries.count)
      #expect(findings.map { "\($0.subject.key): \($0.message)" } == [])
    }
  }
}
