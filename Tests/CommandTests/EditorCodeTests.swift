import Foundation
import LabelLint
import LabelLintProject
import Testing

@Suite("From keys in Swift and Objective-C to entries, and back")
struct EditorCodeTests {
  private static let localizable = "en.lproj/Localizable.strings"
  private static let menu = "en.lproj/Menu.strings"
  private static let swift = "App/A.swift"
  private static let objectiveC = "App/B.m"

  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\nsources: [App]\n", to: ".label-lint.yml")
    try folder.write(
      """
      "play.button" = "Play";
      "menu.open" = "Open";
      "Hello %@" = "Hello %@";
      "Save the draft" = "Save the draft";

      """, to: localizable)
    try folder.write("\"menu.open\" = \"Open the menu\";\n", to: menu)
    try folder.write(
      #"""
      struct A: View {
        let title = NSLocalizedString("play.button", comment: "")
        var body: some View {
          Text("menu.open", tableName: "Menu")
          Text("menu.open")
          Text("Hello \(name)")
          Button("Save the draft") {}
          Text(String(localized: "play.button"))
        }
      }

      """#, to: swift)
    try folder.write(
      """
      @implementation B
      - (void)show {
        NSString *title = NSLocalizedString(@"play.button", @"");
        self.menu.title = NSLocalizedStringFromTable(@"menu.open", @"Menu", @"");
      }
      @end

      """, to: objectiveC)
    return folder
  }

  /// The answers to a request at places of files, as `file line:character`.
  private static func ask(
    _ client: EditorClient, _ method: String, _ path: String, _ line: Int, _ character: Int
  ) throws -> [String] {
    let answer = try client.ask(
      "textDocument/\(method)",
      [
        "textDocument": ["uri": client.uri(path)],
        "position": ["line": .integer(line), "character": .integer(character)],
        "context": ["includeDeclaration": false],
      ])
    return answer.elements?.map { location in
      let start = location.at("range", "start")
      let name = location["uri"]?.text?.split(separator: "/").last ?? ""
      return "\(name) \(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)"
    } ?? []
  }

  @Test("a key in code leads to its entry in the table that the line names")
  func definition() throws {
    let folder = try Self.app()
    let client = try EditorClient(in: folder.url)
    try client.start()
    for path in [Self.swift, Self.objectiveC] { try client.open(path) }
    for (path, line, character, entry) in [
      (Self.swift, 1, 34, ["Localizable.strings 0:1"]), (Self.swift, 3, 12, ["Menu.strings 0:1"]),
      (Self.swift, 4, 12, ["Localizable.strings 1:1"]),
      (Self.swift, 5, 12, ["Localizable.strings 2:1"]),
      (Self.swift, 6, 14, ["Localizable.strings 3:1"]),
      (Self.swift, 7, 30, ["Localizable.strings 0:1"]), (Self.swift, 2, 8, []),
      (Self.objectiveC, 2, 42, ["Localizable.strings 0:1"]),
      (Self.objectiveC, 3, 50, ["Menu.strings 0:1"]),
    ] {
      #expect(
        try Self.ask(client, "definition", path, line, character) == entry, "\(path):\(line)")
    }
    #expect(try client.end() == 0)
  }

  @Test("an entry leads to all lines that look its key up in its table")
  func references() throws {
    let folder = try Self.app()
    let client = try EditorClient(in: folder.url)
    try client.start()
    for path in [Self.localizable, Self.menu] { try client.open(path) }
    for (path, line, uses) in [
      (Self.localizable, 0, ["A.swift 1:33", "A.swift 7:28", "B.m 2:40"]),
      (Self.localizable, 1, ["A.swift 4:10"]), (Self.localizable, 2, ["A.swift 5:4"]),
      (Self.localizable, 3, ["A.swift 6:12"]), (Self.menu, 0, ["A.swift 3:10", "B.m 3:49"]),
    ] {
      #expect(try Self.ask(client, "references", path, line, 3) == uses, "\(path):\(line)")
    }
    #expect(try client.end() == 0)
  }
}
