/// Reads the sheets of a workbook, whoever saved it: inline, shared and formatted strings, numbers.
package struct WorkbookReader {
  /// Most columns that are kept.
  private static let maximumColumns = 1024

  /// Shared strings by number.
  private var shared: [String] = []
  private let parts: [String: [UInt8]]

  /// A reader of the parts of a workbook.
  package init(_ parts: [String: [UInt8]]) throws(ReviewFault) {
    self.parts = parts
    if let bytes = parts["xl/sharedStrings.xml"] { shared = try Self.strings(bytes) }
  }

  /// Whether a part of the file is needed.
  package static func needs(_ part: String) -> Bool {
    part == "xl/sharedStrings.xml" || part.hasPrefix("xl/worksheets/") && part.hasSuffix(".xml")
  }

  /// The decisions of all sheets that have rows.
  package func input() throws(ReviewFault) -> ReviewInput {
    let names = parts.keys.filter { $0.hasPrefix("xl/worksheets/") }.sorted { left, right in
      (left.utf8.count, left) < (right.utf8.count, right)
    }
    guard !names.isEmpty else { throw ReviewFault("it is not a workbook: it has no sheet") }
    var all = ReviewInput()
    for name in names {
      guard let bytes = parts[name] else { continue }
      let rows = try rows(bytes)
      let sheet = name.dropFirst("xl/worksheets/".count).dropLast(".xml".count)
      if rows.isEmpty { continue }
      let input = try TableReading.input(rows, sheet: names.count > 1 ? String(sheet) : "")
      all.decisions += input.decisions
      all.refusals += input.refusals
    }
    return all
  }

  /// The shared strings of a workbook.
  private static func strings(_ bytes: [UInt8]) throws(ReviewFault) -> [String] {
    var strings: [String] = []
    var text: [UInt8] = []
    try walk(bytes) { event in
      switch event {
      case .start("si", _): text = []
      case .text(let piece, in: "t"): text += piece
      case .end("si"): strings.append(CellEscape.decoded(String(decoding: text, as: UTF8.self)))
      default: break
      }
    }
    return strings
  }

  /// The rows of a sheet, empty ones included.
  private func rows(_ bytes: [UInt8]) throws(ReviewFault) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var number = 0
    var column = 0
    var type = ""
    var value: [UInt8] = []
    try Self.walk(bytes) { event in
      switch event {
      case .start("row", let attributes):
        // What is no number of a row counts as the next one.
        number = attributes["r"].flatMap { Int($0) }.flatMap(Self.row) ?? number + 1
        row = []
        column = 0
      case .start("c", let attributes):
        column = attributes["r"].flatMap(Self.column) ?? column + 1
        type = attributes["t"] ?? "n"
        value = []
      case .text(let piece, in: "v"), .text(let piece, in: "t"): value += piece
      case .end("c") where column <= Self.maximumColumns && column > 0:
        while row.count < column { row.append("") }
        row[column - 1] = text(String(decoding: value, as: UTF8.self), type)
      case .end("row"):
        while rows.count < number - 1 { rows.append([]) }
        rows.append(row)
      default: break
      }
    }
    return rows
  }

  private func text(_ value: String, _ type: String) -> String {
    switch type {
    case "s": Int(value).flatMap { shared.indices.contains($0) ? shared[$0] : nil } ?? ""
    case "b": value == "1" ? "TRUE" : "FALSE"
    case "e": ""
    default: CellEscape.decoded(value)
    }
  }

  /// A number that a row of a sheet can have (ECMA-376, 18.2.27: 1 to 1,048,576).
  private static func row(_ number: Int) -> Int? {
    (1...1_048_576).contains(number) ? number : nil
  }

  /// Number of a column, from 1, of a cell's name: `AB12` is 28.
  private static func column(_ name: String) -> Int? {
    let letters = name.utf8.prefix(while: ASCII.isUpperCase)
    guard !letters.isEmpty, letters.count <= 3 else { return nil }
    return letters.reduce(0) { $0 * 26 + Int($1) - 0x40 }
  }

  /// What is met in a part.
  private enum Event {
    case start(String, [String: String])
    case end(String)
    /// Characters in an element, but for how they are pronounced (`rPh`).
    case text([UInt8], in: String)
  }

  /// Goes through a part; names are without prefixes.
  private static func walk(
    _ bytes: [UInt8], _ take: (Event) -> Void
  ) throws(ReviewFault) {
    try ReviewXML.walk(bytes) { event, open in
      switch event {
      case .start(let name, let attributes): take(.start(name, attributes))
      case .end(let name): take(.end(name))
      case .text(let piece):
        if let name = open.last, !open.contains("rPh") { take(.text(piece, in: name)) }
      }
    }
  }
}
