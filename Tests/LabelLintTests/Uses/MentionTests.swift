import Testing

@testable import LabelLint

/// Lines of code that name a key, whatever for.
@Suite("Lines that name a key")
struct MentionTests {
  private static let program = #"""
    struct A: View {
      let title = NSLocalizedString("play", comment: "")
      var body: some View {
        Text("play", tableName: "Menu")
        Text(isOn ? "play" : "stop", tableName: "Menu")
        Text(
          "play")
        Text("Hello \(name)")
        Text(verbatim: "play")
      }
      func log() { print(String(localized: "Hello \(name)")) }
    }
    """#
  private static let objectiveC = """
    NSString *a(void) { return NSLocalizedString(@"play", @""); }
    NSString *b(void) { return NSLocalizedStringFromTable(@"play", @"Menu", @""); }
    """

  private static let index = SourceTree(files: [
    ("App/A.swift", program), ("App/B.m", objectiveC),
  ]).index

  /// The lines that name a key of a table, as `file:line`.
  private static func lines(_ key: String, in table: String) throws -> [String] {
    let location = try #require(CatalogLocation(path: "en.lproj/\(table).strings"))
    let plan = try #require(CatalogDiscovery.plans(for: [location]).first)
    let text = Array("\"\(key)\" = \"Words\";\n".utf8)
    let catalog = Catalog(
      plan: plan, files: [CatalogReader.read(text, at: location)], fallback: nil)
    return CatalogUses(index, to: catalog).mentions(ofRow: 0, in: catalog).map {
      "\($0.path.split(separator: "/").last ?? ""):\($0.line)"
    }
  }

  @Test("texts that go to variables and logs are among them, each line once")
  func defaultTable() throws {
    #expect(try Self.lines("play", in: "Localizable") == ["A.swift:2", "A.swift:7", "B.m:1"])
  }

  @Test("a line speaks of the table that it names")
  func otherTable() throws {
    #expect(try Self.lines("play", in: "Menu") == ["A.swift:4", "A.swift:5", "B.m:2"])
    #expect(try Self.lines("stop", in: "Menu") == ["A.swift:5"])
    #expect(try Self.lines("stop", in: "Localizable") == [])
  }

  @Test("a key with placeholders is named by a text with values")
  func values() throws {
    #expect(try Self.lines("Hello %@", in: "Localizable") == ["A.swift:8", "A.swift:11"])
  }

  @Test("a use knows the table of a text that is shown at once")
  func uses() {
    #expect(
      FoundUse.all(in: SourceTree(files: [("A.swift", Self.program)]).index).map {
        "\($0.line) \($0.key)"
      } == ["4 Menu:play", "5 Menu:play", "5 Menu:stop", "7 play", "8 Hello %@"])
  }
}
