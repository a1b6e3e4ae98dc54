import CLinux
import Glibc
import LabelLint

/// Calls of the system that take a path: they get its bytes, as `FileName` gives them.
///
/// They return what the system does, and leave the cause in `errno`.
enum PathCall {
  /// Calls `open(2)`.
  static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    unsafe FileName.withPath(path) { unsafe Glibc.open($0, flags, mode) }
  }

  /// Calls `stat(2)`.
  static func stat(_ path: String, _ info: inout Glibc.stat) -> Int32 {
    unsafe FileName.withPath(path) { unsafe status(of: $0, &info) }
  }

  /// Calls `access(2)`.
  static func access(_ path: String, _ mode: Int32) -> Int32 {
    unsafe FileName.withPath(path) { unsafe Glibc.access($0, mode) }
  }

  /// Calls `mkdir(2)`.
  static func mkdir(_ path: String, _ mode: mode_t) -> Int32 {
    unsafe FileName.withPath(path) { unsafe Glibc.mkdir($0, mode) }
  }

  /// Calls `rmdir(2)`.
  @discardableResult
  static func rmdir(_ path: String) -> Int32 {
    unsafe FileName.withPath(path) { unsafe Glibc.rmdir($0) }
  }

  /// Calls `unlink(2)`.
  @discardableResult
  static func unlink(_ path: String) -> Int32 {
    unsafe FileName.withPath(path) { unsafe Glibc.unlink($0) }
  }

  /// Calls `rename(2)`.
  static func rename(_ old: String, _ new: String) -> Int32 {
    unsafe FileName.withPath(old) { old in
      unsafe FileName.withPath(new) { unsafe Glibc.rename(old, $0) }
    }
  }

  /// Calls `renameat2(2)`, which takes flags.
  static func rename(_ old: String, _ new: String, flags: UInt32) -> Int32 {
    unsafe FileName.withPath(old) { old in
      unsafe FileName.withPath(new) { unsafe renameat2(AT_FDCWD, old, AT_FDCWD, $0, flags) }
    }
  }

  /// Calls `linkat(2)`, following the old name where it is a link.
  static func link(_ old: String, _ new: String) -> Int32 {
    unsafe FileName.withPath(old) { old in
      unsafe FileName.withPath(new) {
        unsafe linkat(AT_FDCWD, old, AT_FDCWD, $0, Int32(AT_SYMLINK_FOLLOW))
      }
    }
  }

  /// Calls `lstat(2)`.
  static func lstat(_ path: String, _ info: inout Glibc.stat) -> Int32 {
    unsafe FileName.withPath(path) { unsafe Glibc.lstat($0, &info) }
  }

  /// Calls `realpath(3)`; nil for a failure.
  static func realpath(_ path: String) -> String? {
    guard let resolved = unsafe FileName.withPath(path, { unsafe Glibc.realpath($0, nil) }) else {
      return nil
    }
    defer { unsafe free(resolved) }
    return unsafe FileName.text(of: resolved)
  }
}

/// Swift finds the structure, not the call, behind the name of the library.
private func status(of path: UnsafePointer<CChar>, _ info: inout stat) -> Int32 {
  unsafe stat(path, &info)
}
