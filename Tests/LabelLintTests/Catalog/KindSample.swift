import Foundation
import LabelLint

/// A row of `../shared/examples/kinds.tsv`: a source string of a public app and its uses in code.
struct KindSample: Sendable {
  /// The app, as owner and name.
  let app: String
  /// What the classifier gets.
  let subject: KindCase
  /// What the code was seen to use the text for.
  let uses: Set<String>

  /// Where the table is looked for.
  static let path = "../shared/examples/kinds.tsv"

  /// All rows; empty where the table is absent.
  static let all: [KindSample] = {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let file = root.appending(path: path)
    guard let table = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return table.split(separator: "\n").dropFirst().compactMap { KindSample(line: $0) }
  }()

  /// A row of eight columns: app, format, file, key, value, comment, section comment, uses.
  private init?(line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 8, let format = CatalogFormat(rawValue: columns[1]) else { return nil }
    app = columns[0]
    let value = Self.unescaped(columns[4])
    subject = KindCase(
      format: format, key: columns[3], text: value, comment: Self.unescaped(columns[5]),
      section: Self.unescaped(columns[6]), isUntranslatable: columns[2].contains("donottranslate"),
      isReference: format == .android && value.hasPrefix("@") && value.contains("/"))
    uses = Set(columns[7].split(separator: ",").map(String.init))
  }

  /// A column with its line ends.
  private static func unescaped(_ column: String) -> String {
    column.replacingOccurrences(of: "\\n", with: "\n")
  }
}
