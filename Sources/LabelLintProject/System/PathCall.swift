import LabelLint

#if canImport(Glibc)
  import CLinux
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls of the system that take a path: they get its bytes, as `FileName` gives them.
///
/// They return what the system does, and leave the cause in `errno`. They do not have the names of the calls:
/// Swift would find them, and not the calls, inside of them.
enum PathCall {
  /// Calls `open(2)`.
  static func openFile(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    unsafe FileName.withPath(path) { unsafe open($0, flags, mode) }
  }

  /// Calls `access(2)`.
  static func checkAccess(_ path: String, _ mode: Int32) -> Int32 {
    unsafe FileName.withPath(path) { unsafe access($0, mode) }
  }

  /// Calls `mkdir(2)`.
  static func makeFolder(_ path: String, _ mode: mode_t) -> Int32 {
    unsafe FileName.withPath(path) { unsafe mkdir($0, mode) }
  }

  /// Calls `rmdir(2)`.
  @discardableResult
  static func removeFolder(_ path: String) -> Int32 {
    unsafe FileName.withPath(path) { unsafe rmdir($0) }
  }

  /// Calls `unlink(2)`.
  @discardableResult
  static func removeFile(_ path: String) -> Int32 {
    unsafe FileName.withPath(path) { unsafe unlink($0) }
  }

  /// Calls `rename(2)`.
  static func move(_ old: String, to new: String) -> Int32 {
    unsafe FileName.withPath(old) { old in
      unsafe FileName.withPath(new) { unsafe rename(old, $0) }
    }
  }

  /// Calls `renameat2(2)`, or `renamex_np(2)` of Darwin, with the flag that nothing is replaced.
  static func moveReplacingNothing(_ old: String, to new: String) -> Int32 {
    unsafe FileName.withPath(old) { old in
      unsafe FileName.withPath(new) { new in
        #if os(Linux)
          return unsafe renameat2(AT_FDCWD, old, AT_FDCWD, new, replacingNothing)
        #else
          return unsafe renamex_np(old, new, UInt32(RENAME_EXCL))
        #endif
      }
    }
  }

  #if os(Linux)
    /// `RENAME_NOREPLACE` of Linux (linux/fs.h).
    private static let replacingNothing: UInt32 = 1
  #endif

  /// Calls `linkat(2)`, following the old name where it is a link.
  static func addName(_ new: String, to old: String) -> Int32 {
    unsafe FileName.withPath(old) { old in
      unsafe FileName.withPath(new) {
        unsafe linkat(AT_FDCWD, old, AT_FDCWD, $0, Int32(AT_SYMLINK_FOLLOW))
      }
    }
  }

  /// Calls `realpath(3)`; nil for a failure.
  static func resolve(_ path: String) -> String? {
    guard let resolved = unsafe FileName.withPath(path, { unsafe realpath($0, nil) }) else {
      return nil
    }
    defer { unsafe free(resolved) }
    return unsafe FileName.text(of: resolved)
  }
}
