import Glibc

/// A folder held open.
///
/// What lies in it is listed and opened without finding the way to it again, which costs the system a
/// look at every folder above: a walk opens thousands. It is closed with its last reference.
final class OpenFolder: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Opens a folder.
  ///
  /// - Parameters:
  ///   - path: Its path, for the way there and for failures.
  ///   - parent: The folder that it lies in, where that is open.
  ///   - name: Its name there.
  /// - Throws: What the system says of the path.
  init(
    _ path: String, in parent: OpenFolder? = nil, named name: String = ""
  ) throws(FileFailure) {
    // Not waiting, for a pipe that has taken the place of the folder.
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK
    self.path = path
    descriptor =
      if let parent { unsafe openat(parent.descriptor, name, flags) } else {
        unsafe open(path, flags)
      }
    guard descriptor >= 0 else { throw FileFailure(path: path, code: errno) }
  }

  deinit { close(descriptor) }

  /// Names in the folder with whether each is a folder, in any order; once for each opening.
  ///
  /// The system's own records are read: `readdir` sets up a stream for each folder, at the cost of
  /// two more calls and of a buffer that is given back at once.
  ///
  /// - Parameter buffer: Room for the records of a part of the folder, 32 KiB at the first use.
  /// - Returns: Names but `.` and `..`; links to folders count as files.
  func entries(
    using buffer: inout [UInt8]
  ) throws(FileFailure) -> [(name: String, isDirectory: Bool)] {
    if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: 1 << 15) }
    var entries: [(name: String, isDirectory: Bool)] = []
    while true {
      let count = records(in: &buffer)
      guard count >= 0 else { throw FileFailure(path: path, code: errno) }
      if count == 0 { return entries }
      var start = 0
      while start + Self.nameOffset < count {
        let length = Int(
          unsafe buffer.span.bytes.unsafeLoadUnaligned(
            fromByteOffset: start + Self.lengthOffset, as: UInt16.self))
        guard length > Self.nameOffset else { break }
        let type = Int(buffer[start + Self.typeOffset])
        let name = start + Self.nameOffset
        let end = buffer[name..<min(start + length, count)].firstIndex(of: 0) ?? name
        start += length
        if Self.isDots(buffer[name..<end]) { continue }
        let text = String(decoding: buffer[name..<end], as: UTF8.self)
        entries.append((text, type == DT_DIR || type == DT_UNKNOWN && isFolder(text)))
      }
    }
  }

  /// The bytes of a plain file in the folder or in one below it.
  ///
  /// - Parameter name: Its path from the folder.
  /// - Returns: The bytes.
  /// - Throws: What the system says of the path.
  func bytes(of name: String) throws(FileFailure) -> [UInt8] {
    let file = unsafe openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    return try FileSystem.bytes(closing: file, path: ProjectRoot.joined(path, name))
  }

  /// Bytes of the next records; 0 at the end, less than that on a failure.
  private func records(in buffer: inout [UInt8]) -> Int {
    var position = 0
    return unsafe buffer.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe getdirentries(
        descriptor, start.assumingMemoryBound(to: CChar.self), bytes.count, &position)
    }
  }

  /// Whether a name is that of a folder, for file systems that do not say it with the name.
  private func isFolder(_ name: String) -> Bool {
    var info = stat()
    return unsafe fstatat(descriptor, name, &info, AT_SYMLINK_NOFOLLOW) == 0
      && info.st_mode & S_IFMT == S_IFDIR
  }

  private static func isDots(_ name: ArraySlice<UInt8>) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  // Where a record of `getdirentries(3)` holds its length in bytes, its type and its name.
  private static let lengthOffset = MemoryLayout<dirent>.offset(of: \.d_reclen) ?? 16
  private static let typeOffset = MemoryLayout<dirent>.offset(of: \.d_type) ?? 18
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 19
}
