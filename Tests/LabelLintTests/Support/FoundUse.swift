import Foundation
import LabelLint

/// A use as `inspect uses` prints it.
struct FoundUse: Hashable, CustomStringConvertible {
  /// Path of its file.
  var path: String
  /// Its line.
  var line: Int
  /// What it is for.
  var purpose: String
  /// The key, with its table unless that is the default one; `-` where it was not found.
  var key: String
  /// The class of its element; empty where it is not known.
  var className = ""
  /// Whether the element is in the row of a list.
  var isRow = false

  /// What a failing test prints.
  var description: String {
    "\(path):\(line) \(purpose) \(key) [\(className)]\(isRow ? " row" : "")"
  }

  /// The uses of an index.
  static func all(in index: UsageIndex) -> [FoundUse] {
    var output: [UInt8] = []
    UsageListing(index).append(to: &output)
    return output.split(separator: 0x0A).compactMap { FoundUse(line: Data($0)) }
  }

  /// A use from its line; nil if that is no object.
  init?(line: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
      let path = object["path"] as? String, let number = object["line"] as? Int,
      let purpose = object["purpose"] as? String
    else { return nil }
    self.path = path
    self.line = number
    self.purpose = purpose
    let table = object["table"] as? String ?? "Localizable"
    let key = object["key"] as? String ?? "-"
    self.key = table == "Localizable" ? key : "\(table):\(key)"
    className = object["class"] as? String ?? ""
    isRow = object["row"] as? Bool ?? false
  }

  /// A use from a line of a table: path, line, purpose, key, class and 1 for a row.
  init?(row: Substring) {
    let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 6, let line = Int(cells[1]) else { return nil }
    (path, self.line, purpose, key) = (cells[0], line, cells[2], cells[3])
    className = cells[4]
    isRow = cells[5] == "1"
  }
}
