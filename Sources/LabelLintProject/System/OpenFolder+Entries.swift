import LabelLint

#if canImport(Glibc)
  import CLinux
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension OpenFolder {
  #if os(Linux)
    /// Names in the folder with whether each is a folder, in any order; once for each opening.
    ///
    /// On Linux, the system's own records are read: `readdir` sets up a stream for each folder, at the cost of
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

    /// Bytes of the next records; 0 at the end, less than that on a failure.
    private func records(in buffer: inout [UInt8]) -> Int {
      unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe getdents64(descriptor, bytes.baseAddress, bytes.count)
      }
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
  #else
    /// Names in the folder with whether each is a folder, in any order; once for each opening.
    ///
    /// - Parameters:
    ///   - buffer: Not used: the stream of `readdir(3)` has its own.
    ///   - path: What a failure calls the folder.
    /// - Returns: Names but `.` and `..`; links to folders count as files.
    /// - Throws: What the system says of the folder.
    func entries(
      using buffer: inout [UInt8], path: @autoclosure () -> String
    ) throws(FileFailure) -> [(name: String, isDirectory: Bool)] {
      // The stream closes its descriptor, and the folder stays open.
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      guard copy >= 0, let stream = unsafe fdopendir(copy) else {
        let failure = errno
        if copy >= 0 { close(copy) }
        throw FileFailure(path: path(), code: failure)
      }
      defer { unsafe closedir(stream) }
      var entries: [(name: String, isDirectory: Bool)] = []
      while true {
        // It returns nil at the end, too, and leaves `errno` alone then.
        errno = 0
        guard let entry = unsafe readdir(stream) else {
          let failure = errno
          if failure != 0 { throw FileFailure(path: path(), code: failure) }
          return entries
        }
        let length = unsafe Int(entry.pointee.d_namlen)
        let type = unsafe Int32(entry.pointee.d_type)
        let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
          unsafe Array($0.prefix(length))
        }
        if Self.isDots(name[...]) { continue }
        let text = FileName.text(of: name[...])
        entries.append((text, type == DT_DIR || type == DT_UNKNOWN && isFolder(text)))
      }
    }
  #endif

  /// Whether a name is that of a folder, for file systems that do not say it with the name.
  private func isFolder(_ name: String) -> Bool {
    FileStatus(unfollowed: name, in: descriptor)?.isDirectory ?? false
  }

  private static func isDots(_ name: ArraySlice<UInt8>) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
  }
}
