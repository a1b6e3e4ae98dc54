/// Writes a workbook (Office Open XML, ECMA-376) of inline strings: nothing in it is ever run.
package struct Workbook {
  /// A sheet of rows.
  package struct Sheet {
    /// What its tab says.
    package let name: String
    /// The rows below the heading.
    package let rows: [ReviewRow]

    /// A sheet of rows.
    package init(name: String, rows: [ReviewRow]) {
      self.name = name
      self.rows = rows
    }
  }

  /// Most rows of a sheet (Excel's specification).
  private static let maximumRows = 1_048_575
  private static let head = #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"# + "\n"
  private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let relations =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let package = "http://schemas.openxmlformats.org/package/2006"

  /// The sheets; at least one.
  private let sheets: [Sheet]

  /// A workbook; rows past what a sheet can hold go on in another one.
  package init(_ sheets: [Sheet]) {
    var all: [Sheet] = []
    for sheet in sheets {
      var rows = sheet.rows[...]
      var number = 1
      repeat {
        let part = rows.prefix(Self.maximumRows)
        let name = number == 1 ? sheet.name : "\(sheet.name) \(number)"
        all.append(Sheet(name: Self.tab(name), rows: Array(part)))
        rows = rows.dropFirst(Self.maximumRows)
        number += 1
      } while !rows.isEmpty
    }
    self.sheets = all.isEmpty ? [Sheet(name: "labels", rows: [])] : all
  }

  /// The file.
  package var bytes: [UInt8] {
    var zip = ZipWriter()
    zip.add("[Content_Types].xml", Array(contentTypes.utf8))
    zip.add("_rels/.rels", Array(rootRelations.utf8))
    zip.add("xl/workbook.xml", Array(workbook.utf8))
    zip.add("xl/_rels/workbook.xml.rels", Array(workbookRelations.utf8))
    zip.add("xl/styles.xml", Array(Self.styles.utf8))
    for (number, sheet) in sheets.enumerated() {
      zip.add("xl/worksheets/sheet\(number + 1).xml", Self.content(of: sheet))
    }
    return zip.file
  }

  /// A name that a tab may have: no more than 31 characters, none of `[]:*?/\`.
  private static func tab(_ name: String) -> String {
    let allowed = name.map { "[]:*?/\\".contains($0) ? "-" : $0 }
    return String(allowed.prefix(31))
  }

  private var contentTypes: String {
    let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    var text =
      Self.head + #"<Types xmlns="\#(Self.package)/content-types">"#
      + #"<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>"#
      + #"<Default Extension="xml" ContentType="application/xml"/>"#
      + #"<Override PartName="/xl/workbook.xml" ContentType="\#(kind).sheet.main+xml"/>"#
      + #"<Override PartName="/xl/styles.xml" ContentType="\#(kind).styles+xml"/>"#
    for number in sheets.indices {
      text +=
        #"<Override PartName="/xl/worksheets/sheet\#(number + 1).xml" ContentType="\#(kind).worksheet+xml"/>"#
    }
    return text + "</Types>"
  }

  private var rootRelations: String {
    Self.head + #"<Relationships xmlns="\#(Self.package)/relationships">"#
      + #"<Relationship Id="rId1" Type="\#(Self.relations)/officeDocument" Target="xl/workbook.xml"/>"#
      + "</Relationships>"
  }

  private var workbook: String {
    var text = Self.head + #"<workbook xmlns="\#(Self.main)" xmlns:r="\#(Self.relations)"><sheets>"#
    for (number, sheet) in sheets.enumerated() {
      text +=
        "<sheet\(XMLText.attribute("name", sheet.name)) sheetId=\"\(number + 1)\" r:id=\"rId\(number + 1)\"/>"
    }
    return text + "</sheets></workbook>"
  }

  private var workbookRelations: String {
    var text = Self.head + #"<Relationships xmlns="\#(Self.package)/relationships">"#
    for number in sheets.indices {
      text +=
        #"<Relationship Id="rId\#(number + 1)" Type="\#(Self.relations)/worksheet" Target="worksheets/sheet\#(number + 1).xml"/>"#
    }
    let styles = sheets.count + 1
    text +=
      #"<Relationship Id="rId\#(styles)" Type="\#(Self.relations)/styles" Target="styles.xml"/>"#
    return text + "</Relationships>"
  }

  /// Cell formats: 0 plain text at the top and wrapped, 1 the same in bold.
  private static let styles =
    head
    + #"<styleSheet xmlns="\#(main)"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>"#
    + #"<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>"#
    + #"<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>"#
    + #"<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>"#
    + #"<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>"#
    + #"<cellXfs count="2">"# + format(font: 0) + format(font: 1) + "</cellXfs></styleSheet>"

  /// A format of text (49) that wraps.
  private static func format(font: Int) -> String {
    #"<xf numFmtId="49" fontId="\#(font)" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>"#
  }

  private static func content(of sheet: Sheet) -> [UInt8] {
    var text =
      head + #"<worksheet xmlns="\#(main)"><sheetViews><sheetView workbookViewId="0">"#
      + #"<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>"#
      + "</sheetView></sheetViews><cols>"
    let columns = SheetColumn.forWriters
    for (index, column) in columns.enumerated() {
      let hidden = isHidden(column, in: sheet) ? #" hidden="1""# : ""
      text +=
        #"<col min="\#(index + 1)" max="\#(index + 1)" width="\#(width(of: column))"\#(hidden) customWidth="1"/>"#
    }
    text += "</cols><sheetData>"
    var output = Array(text.utf8)
    append(columns.map(\.rawValue), row: 1, style: 1, to: &output)
    for (index, row) in sheet.rows.enumerated() {
      append(row.values(of: columns), row: index + 2, style: 0, to: &output)
    }
    let last = letter(columns.count - 1)
    let decision = letter(columns.firstIndex(of: .decision) ?? 0)
    let choices = ReviewDecision.Choice.allCases.map(\.rawValue).joined(separator: ",")
    output += Array(
      ("</sheetData><autoFilter ref=\"A1:\(last)\(sheet.rows.count + 1)\"/>"
        + #"<dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" "#
        + #"sqref="\#(decision)2:\#(decision)1048576"><formula1>"\#(choices)"</formula1>"#
        + "</dataValidation></dataValidations></worksheet>").utf8)
    return output
  }

  /// Whether a column is there for the import alone, or has nothing to say.
  private static func isHidden(_ column: SheetColumn, in sheet: Sheet) -> Bool {
    column.isForPrograms || column == .app && sheet.rows.allSatisfy { $0[.app].isEmpty }
  }

  /// Width of a column in characters.
  private static func width(of column: SheetColumn) -> Int {
    switch column {
    case .source, .target, .message, .suggestion, .newTarget: 40
    case .spoken: 30
    case .location, .context, .reason: 24
    case .rule: 18
    case .reviewer, .textHash: 14
    case .decision: 11
    case .app: 10
    case .severity: 9
    case .fingerprint, .locale: 8
    }
  }

  private static func append(
    _ values: [String], row: Int, style: Int, to output: inout [UInt8]
  ) {
    output += "<row r=\"\(row)\">".utf8
    for (index, value) in values.enumerated() where !value.isEmpty {
      output +=
        "<c r=\"\(letter(index))\(row)\" s=\"\(style)\" t=\"inlineStr\"><is><t xml:space=\"preserve\">"
        .utf8
      output += XMLText.escaped(escaped(CellText.shown(value))).utf8
      output += "</t></is></c>".utf8
    }
    output += "</row>".utf8
  }

  /// Letter of a column; there are fewer than 27.
  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(truncatingIfNeeded: 0x41 + index)))
  }

  /// A text in which nothing looks like `_x0041_`, which spreadsheets take for a character's number.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
    return CellEscape.encoded(text)
  }
}
