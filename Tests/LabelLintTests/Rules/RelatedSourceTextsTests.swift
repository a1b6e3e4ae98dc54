import LabelLint
import Testing

/// What the source's other texts say of one, wherever they stand among many.
@Suite("Evidence of other source texts")
struct RelatedSourceTextsTests {
  private static func resources(_ lines: [String]) -> String {
    "<resources>\n" + lines.joined(separator: "\n") + "\n</resources>\n"
  }

  private static func string(_ key: String, _ text: String) -> String {
    "<string name=\"\(key)\">\(text)</string>"
  }

  /// The keys that a rule reports in a source file.
  private static func keys(_ rule: RuleID, _ lines: [String]) -> [String] {
    let files = CheckedFiles(["res/values/strings.xml": resources(lines)])
    let linter = Linter(configuration: Configuration(including: [rule]).limited { $0 == rule })
    return files.catalogs.flatMap { linter.check($0).findings.map(\.subject.key) }
  }

  @Test("options are generic beside a text that says whose, as it is written")
  func options() {
    let labels = [
      Self.string("cd_a", "More options"), Self.string("cd_b", "More Options"),
      Self.string("cd_c", "More options"),
    ]
    #expect(Self.keys("generic-label", labels) == [])
    let role = Self.string("cd_x", "More options button")
    #expect(Self.keys("generic-label", labels + [role]) == [])
    let longer = Self.string("cd_y", "More options for %s")
    #expect(Self.keys("generic-label", [role, longer] + labels) == ["cd_a", "cd_c"])
    #expect(Self.keys("generic-label", labels + [longer, role]) == ["cd_a", "cd_c"])
  }

  @Test("actions are generic beside a text that says whose, and a verb acts on what it is on")
  func actions() {
    let labels = [Self.string("cd_a", "Actions"), Self.string("cd_b", "Start")]
    #expect(Self.keys("generic-label", labels) == [])
    let longer = Self.string("cd_c", "Actions for %s")
    #expect(Self.keys("generic-label", labels + [longer]) == ["cd_a"])
    #expect(Self.keys("generic-label", [Self.string("cd_d", "Toggle")]) == ["cd_d"])
    let read = Self.string("cd_e", "Read")
    #expect(Self.keys("generic-label", [read, Self.string("cd_f", "Unread mail")]) == ["cd_e"])
    #expect(Self.keys("generic-label", [read, Self.string("cd_f", "Unread")]) == [])
  }

  @Test("sample words are names of things beside others of their kind")
  func nouns() {
    let texts = ["text", "line", "paragraph", "page"]
    for count in 1...texts.count {
      for repeated in 1...3 {
        var lines: [String] = []
        for number in 0..<repeated {
          lines += texts.prefix(count).map { Self.string("cd_unit_\($0)\(number)", $0) }
        }
        // Alone, whatever the number of keys: nothing tells what it is the name of.
        let expected = count == 1 ? (0..<repeated).map { "cd_unit_text\($0)" } : []
        #expect(Self.keys("placeholder-label", lines) == expected, "\(lines)")
        #expect(Self.keys("placeholder-label", lines.reversed()) == expected.reversed())
      }
    }
    let other = [Self.string("cd_unit_text", "text"), Self.string("cd_part_line", "line")]
    #expect(Self.keys("placeholder-label", other) == ["cd_unit_text", "cd_part_line"])
  }

  @Test("a text that is its key is the value of an array that refers to it")
  func values() {
    let key = Self.string("pref_sort_by_name", "pref_sort_by_name")
    #expect(Self.keys("key-echo", [key]) == ["pref_sort_by_name"])
    let item = "<item>@string/pref_sort_by_name</item>"
    let values = "<string-array name=\"sort_values\">\(item)</string-array>"
    #expect(Self.keys("key-echo", [key, values]) == [])
    let titles = "<string-array name=\"sort_titles\">\(item)</string-array>"
    #expect(Self.keys("key-echo", [titles, key]) == ["pref_sort_by_name"])
  }

  @Test("words of English interfaces are copies where most texts of the locale are")
  func interfaceWords() {
    func found(_ locale: String, _ texts: [String]) -> [String] {
      let english = ["Close", "Back", "Cancel", "Settings", "Pause"]
      let lines = { (texts: [String]) in
        Self.resources(texts.enumerated().map { Self.string("key_\($0)", $1) })
      }
      return CheckedFiles([
        "res/values/strings.xml": lines(english), "res/values-\(locale)/strings.xml": lines(texts),
      ]).findings(of: "untranslated-copy")
    }
    for locale in ["de", "fr", "es", "pl"] {
      let copied = found(locale, ["Close", "Back", "Cancel", "Settings", "Pause"])
      #expect(copied.count == 1, "\(copied)")
      #expect(copied.first?.hasPrefix("note \(locale): ") ?? false, "\(copied)")
      #expect(
        copied.first?.hasSuffix(" of 5 texts are copies of the source text; translate them")
          ?? false, "\(copied)")
    }
    #expect(found("de", ["Schließen", "Zurück", "Abbrechen", "Einstellungen", "Pause"]) == [])
  }

  @Test("a word is a copy where the locale translates it under another key, once or often")
  func copies() {
    func found(_ german: [String]) -> [String] {
      let lines = { (texts: [String]) in
        Self.resources(texts.enumerated().map { Self.string("cd_\($0)", $1) })
      }
      let files = CheckedFiles([
        "res/values/strings.xml": lines(german.map { _ in "Harvest" }),
        "res/values-de/strings.xml": lines(german),
      ])
      return files.findings(of: "untranslated-copy").map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found(["Harvest", "Harvest", "Harvest"]) == [])
    let others = Array(repeating: "Ernte", count: 9)
    #expect(found(["Harvest"] + others) == ["note de cd_0"])
    #expect(found(others + ["Harvest", "Harvest"]) == ["note de cd_9", "note de cd_10"])
  }
}
