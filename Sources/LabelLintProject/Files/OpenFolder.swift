import CLinux
import Glibc
import LabelLint

/// A folder held open.
///
/// What lies in it is listed and opened without finding the way to it again, which costs the system a
/// look at every folder above: a walk opens thousands. It is closed with its last reference.
final class OpenFolder: Sendable {
  private let descriptor: Int32

  // Not waiting, for a pipe that has taken the place of the folder.
  private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK

  /// Opens the folder of a path.
  init(_ path: String) throws(FileFailure) {
    descriptor = PathCall.open(path, Self.flags)
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

  /// Names in the folder with whether each is a folder, in any order; once for each opening.
  ///
  /// The system's own records are read: `readdir` sets up a stream for each folder, at the cost of
  /// two more calls and of a buffer that is given back at once.
  ///
  /// - Parameters:
  ///   - buffer: Room for the records of a part of the folder, 32 KiB at the first use.
  ///   - path: What a failure calls the folder.
  /// - Returns: Names but `.` and `..`; links to folders count as files.
  /// - Throws: What the system says of the folder.
  func entries(
    using buffer: inout [UInt8], path: @autoclosure () -> String
  ) throws(FileFailure) -> [(name: String, isDirectory: Bool)] {
    if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: 1 << 15) }
    let place = Self.places
    var entries: [(name: String, isDirectory: Bool)] = []
    while true {
      let count = records(in: &buffer)
      let failure = errno
      guard count >= 0 else { throw FileFailure(path: path(), code: failure) }
      if count == 0 { return entries }
      var (start, next) = (0, 0)
      while start + place.name < count {
        let (length, offset) = Self.header(in: buffer.span, at: start, place)
        guard length > place.name else { break }
        next = offset
        let type = Int(buffer[start + place.type])
        let name = start + place.name
        let end = buffer[name..<min(start + length, count)].firstIndex(of: 0) ?? name
        start += length
        if Self.isDots(buffer[name..<end]) { continue }
        let text = FileName.text(of: buffer[name..<end])
        entries.append((text, type == DT_DIR || type == DT_UNKNOWN && isFolder(text)))
      }
      if next == Self.behindAll { return entries }
    }
  }

  /// The length of a record in bytes, and where the one behind it is to be read from.
  private static func header(
    in records: Span<UInt8>, at start: Int, _ place: Places
  ) -> (length: Int, next: Int) {
    let length = unsafe records.bytes.unsafeLoadUnaligned(
      fromByteOffset: start + place.length, as: UInt16.self)
    let next = unsafe records.bytes.unsafeLoadUnaligned(
      fromByteOffset: start + place.offset, as: Int.self)
    return (Int(length), next)
  }

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

  /// Bytes of the next records; 0 at the end, less than that on a failure.
  private func records(in buffer: inout [UInt8]) -> Int {
    unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe getdents64(descriptor, bytes.baseAddress, bytes.count)
    }
  }

  /// Whether a name is that of a folder, for file systems that do not say it with the name.
  private func isFolder(_ name: String) -> Bool {
    var info = stat()
    let code = unsafe FileName.withPath(name) {
      unsafe fstatat(descriptor, $0, &info, AT_SYMLINK_NOFOLLOW)
    }
    return code == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  private static func isDots(_ name: ArraySlice<UInt8>) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Where a record of `getdents64(2)` holds what it says, in bytes.
  private struct Places {
    /// Where the next record is to be read from.
    let offset = MemoryLayout<dirent>.offset(of: \.d_off) ?? 8
    let length = MemoryLayout<dirent>.offset(of: \.d_reclen) ?? 16
    let type = MemoryLayout<dirent>.offset(of: \.d_type) ?? 18
    let name = MemoryLayout<dirent>.offset(of: \.d_name) ?? 19
  }

  private static let places = Places()

  /// The greatest offset there is, behind which nothing can be: ext4 gives it to the last record
  /// (`EXT4_HTREE_EOF_64BIT` of Linux, fs/ext4/ext4.h), so that the system need not be asked once more.
  private static var behindAll: Int { .max }
}
