import LabelLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files whole or not at all.
package enum WholeFile {
  /// Writes beside the target and renames: a reader sees the old file or the new one.
  ///
  /// An existing file keeps its permissions and its owner. What is no plain file is written in place: a device, a pipe
  /// that is being read from, and what this process has open already (`/dev/stdout`, `/dev/fd/63`).
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
    // Before the path is resolved: the file that standard output leads to is not to be replaced by another.
    if !isNew, let descriptor = openDescriptor(path) {
      return try check(fill(descriptor, with: bytes), path)
    }
    let target = (try? FileSystem.resolved(path)) ?? path
    let old = FileStatus(target)
    if isNew, old != nil { throw FileFailure(path: path, code: EEXIST, whenWriting: true) }
    // A device or pipe is written in place: renaming would replace it.
    if let old, !old.isRegular { return try write(bytes, to: path, flags: 0) }
    var folder = ProjectRoot.folder(of: target)
    var missing: [String] = []
    if makesFolders { (folder, missing) = try NewFolder.missing(for: folder) }
    var part = try PartFile.holding(bytes, in: folder, like: old, for: path)
    try part.makeFolders(missing)
    if isNew { try part.link(to: target) } else { try part.rename(to: target) }
  }

  /// Writes at the end of a file, which is made where there is none.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    try write(bytes, to: path, flags: O_CREAT | O_APPEND)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, flags: Int32
  ) throws(FileFailure) {
    // Without waiting: a pipe may never have a reader.
    let descriptor = PathCall.openFile(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | flags, 0o644)
    guard descriptor >= 0 else { throw FileFailure(path: path, code: errno, whenWriting: true) }
    defer { close(descriptor) }
    try check(fill(descriptor, with: bytes), path)
  }

  private static func check(_ failure: Int32, _ path: String) throws(FileFailure) {
    if failure != 0 { throw FileFailure(path: path, code: failure, whenWriting: true) }
  }

  /// The open file of this process that a path names; nil for other paths.
  private static func openDescriptor(_ path: String) -> Int32? {
    // Linux and Darwin have these names for the descriptors 1 and 2 (proc(5), fd(4)).
    if path == "/dev/stdout" { return 1 }
    if path == "/dev/stderr" { return 2 }
    for folder in descriptorFolders {
      if let name = ProjectRoot.relative(path, to: folder) { return Int32(name) }
    }
    return nil
  }

  /// Folders in which each open file of the process has its number as its name.
  private static var descriptorFolders: [String] {
    #if os(Linux)
      ["/dev/fd", "/proc/self/fd"]
    #else
      ["/dev/fd"]
    #endif
  }

  /// Writes all bytes; the system's error number, 0 without one.
  package static func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe writePart(
          descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        guard errno == EAGAIN else { return errno }
        // A pipe that does not wait, and whose reader is behind.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&wait, 1, -1)
        continue
      }
      written += count
    }
    return 0
  }
}

/// Swift finds the members of a type before the call of the system with their name.
private func writePart(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
