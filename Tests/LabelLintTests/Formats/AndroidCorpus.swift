import Foundation

/// The real XML catalogs and the format cases beside the checkout, which are no part of it.
enum AndroidCorpus {
  /// The folder of the specification; nil, which is printed, when it is absent.
  static var sharedFolder: URL? {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    folder.appendPathComponent("shared")
    guard FileManager.default.fileExists(atPath: folder.path) else {
      print("../shared is absent: the tests that need it pass without it")
      return nil
    }
    return folder
  }

  /// The XML files of the corpus, sorted by path; nil when it is absent.
  static func files() -> [URL]? {
    guard let folder = sharedFolder?.appendingPathComponent("corpus"),
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return nil }
    return all.compactMap { $0 as? URL }.filter { $0.pathExtension == "xml" }
      .sorted { $0.path < $1.path }
  }
}
