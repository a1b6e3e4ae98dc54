import Seeded
import Testing

@testable import LabelLint

/// Workbooks, written and read.
@Suite("Workbook")
struct WorkbookTests {
  /// A row with a text in every column that a reviewer sees.
  private static func row(_ target: String) -> ReviewRow {
    var row = ReviewRow()
    row[.fingerprint] = "772f89a38cf74e4454d473533b1dd8c7"
    row[.context] = "play_xml_key_x0041_"
    row[.target] = target
    row[.textHash] = TextHash(target).description
    return row
  }

  private static func input(_ bytes: [UInt8]) throws -> ReviewInput {
    let parts = try ZipReader(bytes) { _, _ in nil }.parts(where: WorkbookReader.needs)
    return try WorkbookReader(parts).input()
  }

  @Test(
    "texts come back as they were",
    arguments: [
      "=1+1", "Play <b>", "line 1\nline 2\r\n", "\ttab", "_x0041_ a_x", "שלום 👩‍👩‍👧", "</script>]]>",
      "  x ",
    ])
  func texts(text: String) throws {
    var row = Self.row(text)
    row[.decision] = "write"
    row[.newTarget] = text
    let bytes = Workbook([Workbook.Sheet(name: "labels", rows: [row])]).bytes
    let input = try Self.input(bytes)
    let decision = try #require(input.decisions.first)
    #expect(input.decisions.count == 1)
    #expect(decision.newText == text)
    #expect(decision.reviewed.map { CellText.holds($0, text) } ?? false)
    #expect(decision.choice == .write)
    #expect(decision.origin == "row 2")
    // The same parts give the same bytes, and no cell is a formula.
    #expect(Workbook([Workbook.Sheet(name: "labels", rows: [row])]).bytes == bytes)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("<f>"))
  }

  @Test("what a cell cannot hold is shown as far as it can be, and is not taken for an edit")
  func limits() throws {
    for text in ["a\u{0}b\u{1F}", String(repeating: "x", count: 1_000_000)] {
      let bytes = Workbook([Workbook.Sheet(name: "labels", rows: [Self.row(text)])]).bytes
      let decision = try #require(try Self.input(bytes).decisions.first)
      #expect(decision.isUndecided)
      #expect(decision.reviewed.map { CellText.holds($0, text) } ?? false)
      #expect(!(decision.reviewed.map { CellText.holds($0, "y" + text) } ?? true))
      #expect((decision.reviewed ?? "").utf16.count <= 32_767)
    }
  }

  @Test("columns stand in the order of a writer's work, and those of programs are hidden")
  func columns() throws {
    #expect(Set(SheetColumn.forWriters) == Set(SheetColumn.allCases))
    #expect(SheetColumn.forWriters.count == SheetColumn.allCases.count)
    var row = Self.row("x")
    for app in ["", "player"] {
      row[.app] = app
      let sheet = String(
        decoding: Workbook([Workbook.Sheet(name: "labels", rows: [row])]).bytes, as: UTF8.self)
      #expect(sheet.contains(#"<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft""#))
      let hidden = sheet.matches(of: #/<col min="(\d+)"[^>]* hidden="1"/#)
        .compactMap { Int($0.output.1) }.map { SheetColumn.forWriters[$0 - 1] }
      let expected: [SheetColumn] =
        app.isEmpty ? [.app, .fingerprint, .textHash] : [.fingerprint, .textHash]
      #expect(hidden == expected)
      #expect(sheet.contains(#"<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">locale<"#))
      #expect(sheet.contains(#"sqref="F2:F1048576"><formula1>"accept,write,ignore,unsure""#))
      #expect(sheet.contains(#"<autoFilter ref="A1:Q2"/>"#))
    }
  }

  @Test("sheets are named as tabs may be, and rows by their sheet")
  func sheets() throws {
    let sheets = ["a/b[c]", "de"].map { Workbook.Sheet(name: $0, rows: [Self.row("x")]) }
    let bytes = Workbook(sheets).bytes
    #expect(String(decoding: bytes, as: UTF8.self).contains("name=\"a-b-c-\""))
    #expect(try Self.input(bytes).decisions.map(\.origin) == ["sheet1, row 2", "sheet2, row 2"])
  }

  @Test("every cut of a workbook is refused, never a crash")
  func truncated() {
    let bytes = Workbook([Workbook.Sheet(name: "labels", rows: [Self.row("x")])]).bytes
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: ReviewFault.self) { try Self.input(Array(bytes[..<count])) }
    }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var broken = bytes
      for _ in 0..<3 {
        broken[Int.random(in: broken.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      _ = try? Self.input(broken)
    }
  }

  @Test("a table without its columns, and an unknown decision, are named")
  func faults() throws {
    #expect(
      throws: ReviewFault(
        "its first row lacks the column 'fingerprint': export it again with label-lint review export"
      )
    ) {
      try TableReading.input([["a", "b"]])
    }
    var row = Self.row("x")
    row[.decision] = "maybe"
    let input = try TableReading.input([SheetColumn.allCases.map(\.rawValue), row.values])
    #expect(
      input.refusals == [
        ReviewRefusal(
          "row 2", key: "play_xml_key_x0041_",
          "'maybe' is not a decision: use one of 'accept', 'write', 'ignore', 'unsure'")
      ])
  }
}
