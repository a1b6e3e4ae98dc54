import Foundation
import Testing

/// The files of this checkout.
enum Repository {
  /// The top folder.
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A text file with its path relative to the top.
  struct SourceText: CustomTestStringConvertible, Sendable {
    /// Path relative to the top.
    let path: String
    /// The text.
    let text: String
    /// Lines of the text, without a last empty one.
    let lines: [Substring]

    /// A file and its lines.
    init(path: String, text: String) {
      var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      self.path = path
      self.text = text
      self.lines = lines.map { Substring($0) }
    }

    /// What a failing test prints.
    var testDescription: String { path }

    /// Whether the text holds some bytes; far faster than a search for characters.
    func holds(_ word: String) -> Bool {
      unsafe strstr(text, word) != nil
    }

    /// Lines that hold some bytes, as `path:line: text`.
    func places(of word: String) -> [String] {
      guard holds(word) else { return [] }
      return lines.enumerated().filter { $1.contains(word) }.map { "\(path):\($0 + 1): \($1)" }
    }
  }

  /// The Swift files of the products, read once.
  static let sources = swiftFiles(below: "Sources")
  /// The Swift files of the tests, read once.
  static let tests = swiftFiles(below: "Tests")
  /// The Swift files of the library, read once.
  static let library = sources.filter { $0.path.hasPrefix("Sources/LabelLint/") }

  private static func swiftFiles(below folder: String) -> [SourceText] {
    files(below: folder, where: { $0.hasSuffix(".swift") })
  }

  /// The text files below a folder, ordered by path.
  static func files(
    below folder: String, where isWanted: (String) -> Bool = { _ in true }
  ) -> [SourceText] {
    let base = top.appending(path: folder)
    guard let walk = FileManager.default.enumerator(atPath: base.path) else { return [] }
    var found: [SourceText] = []
    for case let name as String in walk where isWanted(name) {
      guard let text = try? String(contentsOf: base.appending(path: name), encoding: .utf8) else {
        continue
      }
      found.append(SourceText(path: folder + "/" + name, text: text))
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The type that a line declares at the top level of a file; nil when it declares none.
  static func declaredType(in line: Substring) -> Substring? {
    guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/") else {
      return nil
    }
    var words = line.split(separator: " ")[...]
    while let word = words.first, modifiers.contains(word) { words.removeFirst() }
    guard words.count > 1, typeKeywords.contains(words.removeFirst()), let name = words.first else {
      return nil
    }
    return name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static let typeKeywords: Set<Substring> = [
    "struct", "enum", "class", "protocol", "actor",
  ]

  /// Words that may stand before a declaration.
  static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "final", "indirect", "static",
    "mutating", "nonmutating", "private(set)", "package(set)", "internal(set)", "override",
    "convenience", "consuming", "borrowing", "lazy", "weak", "nonisolated",
  ]
}
