import LabelLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder held open.
///
/// What lies in it is listed and opened without finding the way to it again, which costs the system a
/// look at every folder above: a walk opens thousands. It is closed with its last reference.
final class OpenFolder: Sendable {
  let descriptor: Int32

  // Not waiting, for a pipe that has taken the place of the folder.
  private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK

  /// Opens the folder of a path.
  init(_ path: String) throws(FileFailure) {
    descriptor = PathCall.openFile(path, Self.flags)
    guard descriptor >= 0 else { throw FileFailure(path: path, code: errno) }
  }

  /// Opens a folder by its name in another.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - parent: The folder around it.
  ///   - path: What a failure calls it.
  /// - Throws: What the system says of it.
  init(
    _ name: String, in parent: OpenFolder, path: @autoclosure () -> String
  ) throws(FileFailure) {
    // A string that is handed to C without this is copied twice.
    descriptor = unsafe FileName.withPath(name) { unsafe openat(parent.descriptor, $0, Self.flags) }
    let failure = errno
    guard descriptor >= 0 else { throw FileFailure(path: path(), code: failure) }
  }

  deinit { close(descriptor) }

  /// The bytes of a plain file in the folder or in one below it; a link is refused with `ELOOP`.
  ///
  /// - Parameters:
  ///   - name: Its path from the folder.
  ///   - buffer: Room for most files.
  ///   - path: What a failure calls it.
  /// - Returns: The bytes.
  /// - Throws: What the system says of the path.
  func bytes(
    of name: String, using buffer: inout [UInt8], path: String
  ) throws(FileFailure) -> [UInt8] {
    let file = unsafe FileName.withPath(name) {
      unsafe openat(descriptor, $0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    }
    return try FileSystem.bytes(closing: file, using: &buffer, path: path)
  }
}
