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

  /// Makes an empty folder.
  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: path), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link to a target as written.
  func link(_ path: String, to target: String) throws {
    let link = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: target)
  }

  /// Makes a named pipe that nobody writes to.
  func makePipe(_ path: String) throws {
    let pipe = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: pipe.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard unsafe mkfifo(pipe.path, 0o600) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
  }

  /// The text of a file.
  func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: path)), as: UTF8.self)
  }

  /// Names in a folder, sorted.
  func names(in path: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: path).path).sorted()
  }

  /// Runs the built command in the folder.
  func runAll(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try BuiltCommand(folder: url).run(arguments)
  }

  /// Everything in the folder by its path, with its bytes; folders have none.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      contents[path] = FileManager.default.contents(atPath: url.path + "/" + path) ?? Data()
    }
    return contents
  }

  /// Runs the built command in the folder.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws
    -> BuiltCommand.Outcome
  {
    try BuiltCommand(folder: url).run(arguments, environment: environment)
  }
}
