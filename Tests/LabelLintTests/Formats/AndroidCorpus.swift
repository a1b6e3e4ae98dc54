import Foundation

/// The real XML catalogs and the format cases beside the checkout, which are no part of it.
enum AndroidCorpus {
  /// The XML files of the corpus, sorted by path; nil when it is absent.
  static func files() -> [URL]? {
    guard let folder = Corpus.root?.appendingPathComponent("corpus"),
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return nil }
    return all.compactMap { $0 as? URL }.filter { $0.pathExtension == "xml" }
      .sorted { $0.path < $1.path }
  }
}
