import LabelLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system says of a file or folder.
package struct FileStatus {
  /// Whether it is a folder.
  package let isDirectory: Bool
  /// Whether it is a plain file: no device, pipe or socket.
  package let isRegular: Bool
  /// Whether it is a symbolic link.
  let isLink: Bool
  /// Size in bytes.
  package let size: Int
  /// Permissions: who may read, write and execute it.
  var permissions: mode_t
  /// Number of the user whose it is.
  let owner: uid_t
  /// Number of the group whose it is.
  let group: gid_t
  /// Number on its device.
  private let number: UInt64
  /// When its bytes were last changed, in seconds and nanoseconds.
  private let (seconds, nanoseconds): (Int, Int)

  /// What is at a path; nil, and the cause in `errno`, where the system does not say it.
  init?(_ path: String) {
    var info = stat()
    let code = unsafe FileName.withPath(path) { unsafe stat($0, &info) }
    guard code == 0 else { return nil }
    self.init(info)
  }

  /// What is at a path, which may be a link that leads nowhere.
  init?(unfollowed path: String) {
    var info = stat()
    let code = unsafe FileName.withPath(path) { unsafe lstat($0, &info) }
    guard code == 0 else { return nil }
    self.init(info)
  }

  /// What an open file is.
  init?(of descriptor: Int32) {
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { return nil }
    self.init(info)
  }

  /// What has a name in an open folder, which may be a link.
  init?(unfollowed name: String, in folder: Int32) {
    var info = stat()
    let code = unsafe FileName.withPath(name) {
      unsafe fstatat(folder, $0, &info, AT_SYMLINK_NOFOLLOW)
    }
    guard code == 0 else { return nil }
    self.init(info)
  }

  private init(_ info: stat) {
    let kind = info.st_mode & S_IFMT
    (isDirectory, isRegular, isLink) = (kind == S_IFDIR, kind == S_IFREG, kind == S_IFLNK)
    size = Int(info.st_size)
    permissions = info.st_mode & 0o7777
    (owner, group, number) = (info.st_uid, info.st_gid, UInt64(info.st_ino))
    #if os(Linux)
      let changed = info.st_mtim
    #else
      let changed = info.st_mtimespec
    #endif
    (seconds, nanoseconds) = (changed.tv_sec, changed.tv_nsec)
  }

  /// Whether it is the same file as before, of the same size.
  func isFile(of other: FileStatus) -> Bool { number == other.number && size == other.size }

  /// Whether its bytes were last changed at the same time.
  func isChangedWith(_ other: FileStatus) -> Bool {
    seconds == other.seconds && nanoseconds == other.nanoseconds
  }
}
