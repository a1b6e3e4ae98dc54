import Foundation

/// A folder that a test fills and that goes with it.
final class ScratchFolder {
  /// Where it is.
  let url: URL

  /// A new, empty folder.
  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "label-lint-history-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// The bytes of a file in it.
  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: name)))
  }

  /// Writes a file.
  func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }
}
