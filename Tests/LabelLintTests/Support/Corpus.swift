import Foundation
import Testing

/// The shared catalogs beside the package; absent in most checkouts.
enum Corpus {
  /// Where the shared folder is; nil when it is not there.
  static let root: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let root = package.deletingLastPathComponent().appending(path: "shared")
    return FileManager.default.fileExists(atPath: root.path) ? root : nil
  }()

  /// The files of the corpus with an extension, in the order of their paths.
  static func files(withExtension name: String) -> [(path: String, data: Data)] {
    guard let root = root?.appending(path: "corpus"),
      let paths = FileManager.default.enumerator(atPath: root.path)
    else { return [] }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".\(name)") }.sorted()
      .compactMap { path in
        (try? Data(contentsOf: root.appending(path: path))).map { (path, $0) }
      }
  }
}

extension Trait where Self == ConditionTrait {
  /// A test over the shared catalogs, which is skipped where they are not beside the package.
  static var overShared: Self { .enabled(if: Corpus.root != nil, "../shared is absent") }
}
