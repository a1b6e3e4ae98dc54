import Glibc

/// Makes folders for what is written.
enum NewFolder {
  /// Makes a folder, unless it is there; what it lies in must be.
  static func make(_ path: String) throws(FileFailure) {
    if (try? FileSystem.status(of: path))?.isDirectory ?? false { return }
    guard PathCall.mkdir(path, 0o755) == 0 else { throw FileFailure(path: path, code: errno) }
  }
}
