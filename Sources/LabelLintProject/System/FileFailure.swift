import LabelLint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file or folder could not be used.
package struct FileFailure: Error, CustomStringConvertible {
  /// The path as the user gave it or as it was found.
  package let path: String
  /// The operating system's number for the cause.
  package let code: Int32
  /// Whether it was to be written.
  let isWriting: Bool

  /// A failure.
  package init(path: String, code: Int32, whenWriting isWriting: Bool = false) {
    self.path = path
    self.code = code
    self.isWriting = isWriting
  }

  /// The system's number for what is not there.
  package static let isMissing = ENOENT
  /// Its number for what is there already.
  package static let isThere = EEXIST
  /// Its number for a folder where a file is needed.
  package static let isFolder = EISDIR
  /// Its number for a file where a folder is needed.
  static let isNoFolder = ENOTDIR
  /// Its number for a link where none is followed, and for a loop of links.
  static let isLink = ELOOP
  /// Its number for a file that is larger than it may be.
  static let isTooLarge = EFBIG
  /// Its number for a pipe that nobody reads from any more.
  package static let readerHasGone = EPIPE
  /// Number for what is neither a file nor a folder; the system's own for an opened socket.
  package static let noFile = ENXIO
  /// Number of ours for a link that leads out of the project; the system's are positive.
  static let leadsOut: Int32 = -1
  /// Number of ours for what belongs to version control.
  static let versionControl: Int32 = -2

  /// Whether the system says that nothing is at the path.
  var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// The path and the cause, such as `app/res: no such file or folder`.
  package var description: String { "\(VisibleText.escaped(path)): \(reason)" }

  /// The cause in words, with what to do where that is known.
  package var reason: String {
    switch code {
    case ENOENT where isWriting: "its folder does not exist: make it, or name another file"
    case ENOENT: "no such file or folder"
    case EACCES where isWriting:
      "not writable: the permissions of the file or of its folder do not allow it"
    case EACCES: "not readable: its permissions do not allow it"
    case ELOOP: "a loop of symbolic links"
    case EISDIR: "a folder, but a file is needed"
    case Self.leadsOut: "a link that leads out of the project, and is not followed"
    case Self.versionControl:
      "part of a repository of version control, whose files label-lint does not touch"
    case Self.noFile where isWriting:
      "a pipe that nobody reads from, or a socket: start its reader first, or name another file"
    case Self.noFile: "a pipe, socket or device, but a file is needed"
    case ENOTDIR: "a file, but a folder is needed"
    case ETIMEDOUT: "silent for too long: it may wait for a pipe or a drive that does not answer"
    case EFBIG where isWriting: "larger than the system lets a file be (see ulimit -f)"
    case EFBIG: "larger than the 1 GiB that is read"
    case EMFILE, ENFILE: "too many files are open: raise the limit (ulimit -n)"
    case ENOSPC: "no space left on the device"
    case EDQUOT: "no space left: the quota of the user is used up"
    case EROFS: "on a file system that cannot be written"
    default: unsafe String(cString: strerror(code))
    }
  }
}
