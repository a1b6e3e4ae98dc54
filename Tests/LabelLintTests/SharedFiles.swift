import Foundation

/// The specification and corpus beside the checkout, which are no part of the repository.
enum SharedFiles {
  /// The folder; nil, which is printed, when it is absent.
  static var folder: URL? {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    folder.appendPathComponent("shared")
    guard FileManager.default.fileExists(atPath: folder.path) else {
      print("../shared is absent: the tests that need it pass without it")
      return nil
    }
    return folder
  }

  /// The files of the corpus with an extension, sorted by path; nil when the corpus is absent.
  static func corpus(withExtension name: String) -> [URL]? {
    guard let folder = folder?.appendingPathComponent("corpus"),
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return nil }
    return all.compactMap { $0 as? URL }.filter { $0.pathExtension == name }
      .sorted { $0.path < $1.path }
  }
}
