import Foundation
import Testing

/// The files of this checkout.
enum Repository {
  /// The top folder.
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A Swift file with its path relative to the top and its text.
  struct SourceText: CustomTestStringConvertible {
    /// Path relative to the top.
    let path: String
    /// The text.
    let text: String

    /// Lines of the text, without a last empty one.
    var lines: [Substring] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.last?.isEmpty == true ? Array(lines.dropLast()) : lines
    }

    /// What a failing test prints.
    var testDescription: String { path }
  }

  /// The Swift files below a folder.
  static func swiftFiles(below folder: String) -> [SourceText] {
    files(below: folder).filter { $0.path.hasSuffix(".swift") }
  }

  /// The text files below a folder, ordered by path.
  static func files(below folder: String) -> [SourceText] {
    let base = top.appending(path: folder)
    guard let walk = FileManager.default.enumerator(atPath: base.path) else { return [] }
    var found: [SourceText] = []
    for case let name as String in walk {
      guard let text = try? String(contentsOf: base.appending(path: name), encoding: .utf8) else {
        continue
      }
      found.append(SourceText(path: folder + "/" + name, text: text))
    }
    return found.sorted { $0.path < $1.path }
  }
}
