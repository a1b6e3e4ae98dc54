import Foundation

/// A folder that a test fills and that goes with it.
final class TemporaryFolder {
  /// Where it is.
  let url: URL

  /// A new, empty folder.
  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "label-lint-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A test may have taken the permissions away.
    _ = try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, with the folders it lies in.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, with the folders it lies in.
  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// Runs the built command in the folder.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws
    -> BuiltCommand.Outcome
  {
    try BuiltCommand(folder: url).run(arguments, environment: environment)
  }
}
