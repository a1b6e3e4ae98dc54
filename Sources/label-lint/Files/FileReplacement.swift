import Glibc
import LabelLint

/// Replaces a file that was read before: whole or not at all, and only if it is as it was.
enum FileReplacement {
  /// Why a file was not replaced.
  enum Failure: Error, CustomStringConvertible {
    /// Somebody wrote it meanwhile.
    case changed(String)
    /// The system refused.
    case system(FileFailure)

    /// What is wrong and what to do.
    var description: String {
      switch self {
      case .changed(let path):
        "\(VisibleText.escaped(path)): changed since it was read, so it is left alone; run the command again"
      case .system(let failure): failure.description
      }
    }
  }

  /// Writes new bytes beside a file and renames them over it.
  ///
  /// The new file has no name until it is complete, where the file system allows that (`O_TMPFILE`),
  /// so that a process which is killed leaves no part of one. Permissions, and the owner as far as the
  /// system lets us, stay; a link goes on pointing at the file it points at.
  static func replace(
    _ path: String, holding old: [UInt8], with new: [UInt8]
  ) throws(Failure) {
    do throws(FileFailure) {
      let target = try FileSystem.resolved(path)
      // Runs at once take turns; who waited finds another file behind the name.
      let lock = PathCall.open(target, O_RDONLY | O_CLOEXEC)
      defer { close(lock) }
      _ = flock(lock, LOCK_EX)
      guard PathCall.access(target, W_OK) == 0 else { throw FileFailure(path: path, code: errno) }
      var info = stat()
      guard PathCall.stat(target, &info) == 0 else { throw FileFailure(path: path, code: errno) }
      guard try FileSystem.bytes(of: target) == old else { throw FileFailure(path: path, code: 0) }
      let beside = ProjectRoot.partName(beside: target)
      try write(new, to: beside, in: folder(of: target), like: info, for: path)
      // As late as can be: what was written meanwhile is not lost.
      guard try isUnchanged(target, since: info, holding: old) else {
        PathCall.unlink(beside)
        throw FileFailure(path: path, code: 0)
      }
      if PathCall.rename(beside, target) != 0 {
        let code = errno
        PathCall.unlink(beside)
        throw FileFailure(path: path, code: code)
      }
    } catch {
      throw error.code == 0 ? .changed(path) : .system(error)
    }
  }

  /// Writes a file that is not there, and the folder it lies in.
  ///
  /// Both come into being whole or not at all; what somebody made meanwhile is left alone.
  static func make(_ path: String, holding bytes: [UInt8]) throws(Failure) {
    let folder = folder(of: path)
    var isThere = stat()
    let hadFolder = PathCall.stat(folder, &isThere) == 0
    do throws(FileFailure) {
      try NewFolder.make(folder)
      var info = stat()
      guard PathCall.stat(folder, &info) == 0 else { throw FileFailure(path: path, code: errno) }
      // Readable and writable as the folder is.
      info.st_mode &= 0o666
      let beside = ProjectRoot.partName(beside: path)
      try write(bytes, to: beside, in: folder, like: info, for: path)
      // Unlike a rename, a link replaces nothing.
      let code = PathCall.link(beside, path) == 0 ? 0 : errno
      PathCall.unlink(beside)
      if code != 0 { throw FileFailure(path: path, code: code == EEXIST ? 0 : code) }
    } catch {
      if !hadFolder { PathCall.rmdir(folder) }
      throw error.code == 0 ? .changed(path) : .system(error)
    }
  }

  /// Writes a complete file under a name.
  private static func write(
    _ bytes: [UInt8], to name: String, in folder: String, like info: stat, for path: String
  ) throws(FileFailure) {
    let mode = info.st_mode & 0o7777
    let nameless = PathCall.open(folder, namelessFile | O_WRONLY | O_CLOEXEC, mode)
    let descriptor =
      nameless >= 0 ? nameless : PathCall.open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileFailure(path: path, code: errno) }
    var failure = WholeFile.fill(descriptor, with: bytes)
    // Only root may give files away; for others the file is theirs already.
    if failure == 0, info.st_uid != getuid() || info.st_gid != getgid() {
      _ = fchown(descriptor, info.st_uid, info.st_gid)
    }
    if failure == 0, fchmod(descriptor, mode) != 0 { failure = errno }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if failure == 0, nameless >= 0 {
      if PathCall.link(descriptor, name) != 0 { failure = errno }
    }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure != 0 {
      PathCall.unlink(name)
      throw FileFailure(path: path, code: failure)
    }
  }

  /// `O_TMPFILE` of Linux (asm-generic/fcntl.h), which the importer leaves out: a sum of flags.
  private static let namelessFile: Int32 = 0o20_000_000 | O_DIRECTORY

  private static func isUnchanged(
    _ path: String, since info: stat, holding old: [UInt8]
  ) throws(FileFailure) -> Bool {
    var now = stat()
    guard PathCall.stat(path, &now) == 0 else { throw FileFailure(path: path, code: errno) }
    if now.st_ino != info.st_ino || now.st_size != info.st_size { return false }
    if now.st_mtim.tv_sec == info.st_mtim.tv_sec, now.st_mtim.tv_nsec == info.st_mtim.tv_nsec {
      return true
    }
    return try FileSystem.bytes(of: path) == old
  }

  private static func folder(of path: String) -> String {
    ProjectRoot.folder(of: path)
  }
}
