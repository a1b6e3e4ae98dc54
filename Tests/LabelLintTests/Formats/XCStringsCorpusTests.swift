import Foundation
import LabelLint
import Testing

/// The string catalogs of the corpus, text by text against Foundation.
struct XCStringsCorpusTests {
  @Test(.overShared) func readsEveryTextThatFoundationReads() throws {
    for (path, data) in Corpus.files(withExtension: "xcstrings") {
      let file = XCStringsCatalogReader.read(path: path, bytes: Array(data), table: "L")
      #expect(XCStringsDump.misplaced(file) == [], "\(path)")
      guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let strings = root["strings"] as? [String: Any]
      else {
        #expect(file.problems.contains { $0.severity == .error }, "\(path)")
        continue
      }
      #expect(file.declaredSourceLocale == root["sourceLanguage"] as? String, "\(path)")
      let texts = file.messages.indices.compactMap { file.string(file.messages[$0].text) }
      let implied = file.entries.filter { $0.flags.contains(.implied) }.count
      let wanted = strings.values.flatMap { Self.texts($0) }
      #expect(texts.count - implied == wanted.count, "\(path)")
      #expect(Set(texts).isSuperset(of: wanted), "\(path)")
      #expect(Set(file.entries.map { file.string($0.key) ?? "" }) == Set(strings.keys), "\(path)")
    }
  }

  /// Every `value` and every element of `values` below a node.
  private static func texts(_ node: Any) -> [String] {
    if let array = node as? [Any] { return array.flatMap { texts($0) } }
    guard let object = node as? [String: Any] else { return [] }
    return object.flatMap { name, value in
      switch (name, value) {
      case ("value", let text as String): [text]
      case ("values", let values as [String]): values
      default: texts(value)
      }
    }
  }
}
