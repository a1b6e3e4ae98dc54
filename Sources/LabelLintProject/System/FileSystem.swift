import LabelLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few file operations the command needs, straight from POSIX: a check of thousands of small
/// files spends its time in them.
package enum FileSystem {
  /// What a path leads to, symbolic links followed.
  package static func status(of path: String) throws(FileFailure) -> FileStatus {
    guard let status = FileStatus(path) else { throw FileFailure(path: path, code: errno) }
    return status
  }

  /// Whether something is at a path.
  package static func exists(_ path: String) -> Bool { (try? status(of: path)) != nil }

  /// Whether something may be at a path: it is, or the system does not say that nothing is.
  static func mayExist(_ path: String) -> Bool {
    do {
      _ = try status(of: path)
      return true
    } catch {
      return !error.isAbsence
    }
  }

  /// Whether something has a name, even a link that leads nowhere.
  static func hasName(_ path: String) -> Bool { FileStatus(unfollowed: path) != nil }

  /// Whether a path names a symbolic link.
  static func isLink(_ path: String) -> Bool { FileStatus(unfollowed: path)?.isLink ?? false }

  /// Checks that files can be made in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - path: What a failure calls it.
  /// - Throws: What the system says of it.
  static func checkMaking(in folder: String, path: String) throws(FileFailure) {
    guard PathCall.checkAccess(folder, W_OK | X_OK) == 0 else {
      throw FileFailure(path: path, code: errno, whenWriting: true)
    }
  }

  /// Removes a file, if it is there.
  package static func remove(_ path: String) { PathCall.removeFile(path) }

  /// The bytes of a plain file.
  package static func bytes(of path: String) throws(FileFailure) -> [UInt8] {
    let descriptor = PathCall.openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    return try bytes(closing: descriptor, path: path)
  }

  /// The bytes of a plain file that was opened, or could not be; closed afterwards.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - buffer: Room for most files: one that leaves some of it free is read by one call, without asking
  ///     the system what it is.
  ///   - path: What a failure calls the file.
  /// - Returns: The bytes.
  /// - Throws: What the system says of the file.
  package static func bytes(
    closing descriptor: Int32, using buffer: inout [UInt8], path: @autoclosure () -> String
  ) throws(FileFailure) -> [UInt8] {
    if descriptor >= 0 {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0, count < buffer.count {
        close(descriptor)
        return Array(buffer[..<count])
      }
      // From the start, for a file that is larger, empty or none that can be read.
      if count != 0 { lseek(descriptor, 0, SEEK_SET) }
    }
    return try bytes(closing: descriptor, path: path())
  }

  /// The bytes of a plain file that was opened, or could not be; closed afterwards.
  package static func bytes(
    closing descriptor: Int32, path: @autoclosure () -> String
  ) throws(FileFailure) -> [UInt8] {
    // For a file that could not be opened, the cause is that of the call before.
    let status = descriptor >= 0 ? FileStatus(of: descriptor) : nil
    // Before anything else is called that may fail.
    let failure = errno
    defer { if descriptor >= 0 { close(descriptor) } }
    guard let status else { throw FileFailure(path: path(), code: failure) }
    guard status.isRegular else {
      throw FileFailure(path: path(), code: status.isDirectory ? EISDIR : FileFailure.noFile)
    }
    guard status.size <= SourceFile.maximumBytes else {
      throw FileFailure(path: path(), code: EFBIG)
    }
    return try bytes(of: descriptor, expecting: status.size, path: path())
  }

  /// The bytes of a plain file that no link leads to and that is no larger than it may be.
  ///
  /// - Throws: What the system says of it: `isLink`, `noFile` or `isTooLarge` of `FileFailure` for what is no such file.
  static func bytes(
    unfollowed path: String, atMost most: Int
  ) throws(FileFailure) -> [UInt8] {
    let descriptor = PathCall.openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { throw FileFailure(path: path, code: errno) }
    defer { close(descriptor) }
    guard let status = FileStatus(of: descriptor) else {
      throw FileFailure(path: path, code: errno)
    }
    guard status.isRegular else { throw FileFailure(path: path, code: FileFailure.noFile) }
    guard status.size <= most else { throw FileFailure(path: path, code: EFBIG) }
    let bytes = try bytes(of: descriptor, expecting: status.size, path: path)
    guard bytes.count <= most else { throw FileFailure(path: path, code: EFBIG) }
    return bytes
  }

  /// The bytes of an open file up to its end.
  package static func bytes(
    of descriptor: Int32, expecting size: Int, path: @autoclosure () -> String
  ) throws(FileFailure) -> [UInt8] {
    var failure: Int32 = 0
    // One byte more than expected: a read that leaves it free has met the end of the file.
    var bytes = unsafe [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      failure = unsafe fill(buffer, from: descriptor, count: &count)
    }
    while failure == 0, bytes.count != size || size == 0 {
      let more = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        failure = unsafe fill(buffer, from: descriptor, count: &count)
      }
      if more.isEmpty { break }
      bytes += more
      if bytes.count > SourceFile.maximumBytes { failure = EFBIG }
    }
    guard failure == 0 else { throw FileFailure(path: path(), code: failure) }
    return bytes
  }

  /// Reads until a buffer is full or a plain file ends, which a short read tells; the system's error
  /// number, 0 without one.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, count: inout Int
  ) -> Int32 {
    while count < buffer.count {
      let wanted = buffer.count - count
      let got = unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), wanted)
      if got < 0 {
        if errno == EINTR { continue }
        return errno
      }
      count += got
      if got < wanted { return 0 }
    }
    return 0
  }

  /// Names in a folder with whether each is a folder, ordered by their bytes.
  ///
  /// Symbolic links to folders are not entered, so that no loop of links can hold a walk.
  package static func entries(of path: String) throws(FileFailure) -> [(
    name: String, isDirectory: Bool
  )] {
    var buffer: [UInt8] = []
    return try OpenFolder(path).entries(using: &buffer, path: path).sorted {
      ByteOrder.precedes($0.name, $1.name)
    }
  }

  /// The path with every symbolic link followed, from the root of the file system.
  package static func resolved(_ path: String) throws(FileFailure) -> String {
    guard let resolved = PathCall.resolve(path) else {
      throw FileFailure(path: path, code: errno)
    }
    return resolved
  }

  /// The working folder.
  package static var workingFolder: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe FileName.text(of: path)
  }
}
