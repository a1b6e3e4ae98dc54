import Foundation

/// The shared catalogs beside the package; absent in most checkouts.
enum Corpus {
  /// Where the shared folder is; nil, said on standard output, when it is not there.
  static let root: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let root = package.deletingLastPathComponent().appending(path: "shared")
    if FileManager.default.fileExists(atPath: root.path) { return root }
    print("../shared is absent: tests over shared data are passed over")
    return nil
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
