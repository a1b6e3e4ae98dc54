import LabelLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file that was read before: whole or not at all, and only if it is as it was.
package enum FileReplacement {
  /// Why a file was not replaced.
  package enum Failure: Error, CustomStringConvertible {
    /// Somebody wrote it meanwhile.
    case changed(String)
    /// The system refused.
    case system(FileFailure)

    /// What is wrong and what to do.
    package var description: String {
      switch self {
      case .changed(let path):
        "\(VisibleText.escaped(path)): changed since it was read, so it was not replaced; run the command again"
      case .system(let failure): failure.description
      }
    }
  }

  /// Writes new bytes beside a file and renames them over it.
  ///
  /// Permissions, and the owner as far as the system lets us, stay; a link goes on pointing at the file it
  /// points at.
  package static func replace(
    _ path: String, holding old: [UInt8], with new: [UInt8]
  ) throws(Failure) {
    do throws(FileFailure) {
      let target = try FileSystem.resolved(path)
      // Runs at once take turns; who waited finds another file behind the name.
      let lock = PathCall.openFile(target, O_RDONLY | O_CLOEXEC)
      defer { close(lock) }
      _ = flock(lock, LOCK_EX)
      guard PathCall.checkAccess(target, W_OK) == 0 else {
        throw FileFailure(path: path, code: errno, whenWriting: true)
      }
      guard let info = FileStatus(target) else { throw FileFailure(path: path, code: errno) }
      guard try FileSystem.bytes(of: target) == old else { throw FileFailure(path: path, code: 0) }
      var part = try PartFile.holding(
        new, in: ProjectRoot.folder(of: target), like: info, for: path)
      try part.rename(to: target) { () throws(FileFailure) in
        try isUnchanged(target, since: info, holding: old)
      }
    } catch {
      throw error.code == 0 ? .changed(path) : .system(error)
    }
  }

  /// Writes a file that is not there, in a folder that is; what somebody made meanwhile is left alone.
  package static func create(_ path: String, holding bytes: [UInt8]) throws(Failure) {
    do throws(FileFailure) {
      try WholeFile.write(bytes, to: path, isNew: true)
    } catch {
      throw error.code == EEXIST ? .changed(path) : .system(error)
    }
  }

  /// Writes a file of a catalog that is not there, and the folders it lies in.
  ///
  /// All of them come into being or none; what somebody made meanwhile is left alone.
  package static func make(_ path: String, holding bytes: [UInt8]) throws(Failure) {
    do throws(FileFailure) {
      let (folder, missing) = try NewFolder.missing(for: ProjectRoot.folder(of: path))
      guard var info = FileStatus(folder) else { throw FileFailure(path: path, code: errno) }
      // Readable and writable as the folder is.
      info.permissions &= 0o666
      var part = try PartFile.holding(bytes, in: folder, like: info, for: path)
      try part.makeFolders(missing)
      try part.link(to: path)
    } catch {
      throw error.code == EEXIST ? .changed(path) : .system(error)
    }
  }

  private static func isUnchanged(
    _ path: String, since info: FileStatus, holding old: [UInt8]
  ) throws(FileFailure) -> Bool {
    guard let now = FileStatus(path) else { throw FileFailure(path: path, code: errno) }
    if !now.isFile(of: info) { return false }
    if now.isChangedWith(info) { return true }
    return try FileSystem.bytes(of: path) == old
  }
}
