import Glibc

/// Writes files whole or not at all.
package enum WholeFile {
  /// Writes beside the target and renames: a reader sees the old file or the new one.
  ///
  /// An existing file keeps its permissions and its owner.
  ///
  /// - Parameters:
  ///   - bytes: All it is to hold.
  ///   - path: The file.
  ///   - isNew: Whether nothing may be there; it fails with `EEXIST` then.
  ///   - makesFolders: Whether missing folders are made.
  /// - Throws: What the system says; nothing has changed then.
  package static func write(
    _ bytes: [UInt8], to path: String, isNew: Bool = false, makesFolders: Bool = false
  ) throws(FileFailure) {
    let target = (try? FileSystem.resolved(path)) ?? path
    var info = stat()
    let isThere = PathCall.stat(target, &info) == 0
    // A device or pipe is written in place: renaming would replace it.
    if isThere, info.st_mode & S_IFMT != S_IFREG { return try writeInPlace(bytes, to: target) }
    var folder = ProjectRoot.folder(of: target)
    var missing: [String] = []
    if makesFolders { (folder, missing) = try NewFolder.missing(for: folder) }
    var part = try PartFile.holding(
      bytes, in: folder, like: isThere ? info : nil, for: path)
    try part.makeFolders(missing)
    if isNew { try part.link(to: target) } else { try part.rename(to: target) }
  }

  /// Writes at the end of a file, which is made where there is none.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    try write(bytes, to: path, flags: O_CREAT | O_APPEND)
  }

  private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    try write(bytes, to: path, flags: 0)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, flags: Int32
  ) throws(FileFailure) {
    let descriptor = PathCall.open(path, O_WRONLY | O_CLOEXEC | flags, 0o644)
    guard descriptor >= 0 else { throw FileFailure(path: path, code: errno, whenWriting: true) }
    defer { close(descriptor) }
    let failure = fill(descriptor, with: bytes)
    if failure != 0 { throw FileFailure(path: path, code: failure, whenWriting: true) }
  }

  /// Writes all bytes; the system's error number, 0 without one.
  package static func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      written += count
    }
    return 0
  }
}
