import Glibc

/// Writes files whole or not at all.
enum WholeFile {
  /// Writes beside the target and renames: a reader sees the old file or the new one.
  ///
  /// An existing file keeps its permissions; where the file has to be new, it fails with `EEXIST`.
  static func write(
    _ bytes: [UInt8], to path: String, isNew: Bool = false
  ) throws(FileFailure) {
    let target = (try? FileSystem.resolved(path)) ?? path
    var mode: mode_t = 0o644
    var info = stat()
    if PathCall.stat(target, &info) == 0 {
      // A device or pipe is written in place: renaming would replace it.
      if info.st_mode & S_IFMT != S_IFREG { return try writeInPlace(bytes, to: target) }
      mode = info.st_mode & 0o7777
    }
    let beside = ProjectRoot.partName(beside: target)
    let descriptor = PathCall.open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileFailure(path: path, code: errno) }
    var failure = fill(descriptor, with: bytes)
    if failure == 0, fchmod(descriptor, mode) != 0 { failure = errno }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, isNew {
      if PathCall.link(beside, target) != 0 { failure = errno }
      PathCall.unlink(beside)
    } else if failure == 0, PathCall.rename(beside, target) != 0 {
      failure = errno
    }
    if failure != 0 {
      PathCall.unlink(beside)
      throw FileFailure(path: path, code: failure)
    }
  }

  /// Writes at the end of a file, which is made where there is none.
  static func append(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let descriptor = PathCall.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileFailure(path: path, code: errno) }
    defer { close(descriptor) }
    let failure = fill(descriptor, with: bytes)
    if failure != 0 { throw FileFailure(path: path, code: failure) }
  }

  private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let descriptor = PathCall.open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path: path, code: errno) }
    defer { close(descriptor) }
    let failure = fill(descriptor, with: bytes)
    if failure != 0 { throw FileFailure(path: path, code: failure) }
  }

  /// Writes all bytes; the system's error number, 0 without one.
  static func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32 {
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
