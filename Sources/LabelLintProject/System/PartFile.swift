import CProcess

#if canImport(Glibc)
  import CLinux
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A complete file that does not lie at its place yet: all files are written as one of these.
///
/// It has no name where the file system allows that (`O_TMPFILE` of Linux), so that nothing is left of it however
/// the process ends. Elsewhere, and for the moment in which it takes another file's place, it has a
/// name of its own: signals that end the process wait until that is gone again.
struct PartFile: ~Copyable {
  /// What failures call the file.
  private let path: String
  private let descriptor: Int32
  /// Its own name; nil while it has none.
  private var name: String?
  private var holdsSignals = false
  /// Folders that were made for it, the outermost first.
  private var folders: [String] = []

  /// Begins an empty file in a folder.
  private init(in folder: String, mode: mode_t, for path: String) throws(FileFailure) {
    #if os(Linux)
      let nameless = PathCall.openFile(folder, Self.nameless | O_WRONLY | O_CLOEXEC, mode)
      if nameless >= 0, PathCall.checkAccess(Self.link(to: nameless), F_OK) == 0 {
        (self.path, descriptor) = (path, nameless)
        return
      }
      // The file system knows no nameless files, or nobody says where those of a process are.
      if nameless >= 0 { close(nameless) }
    #endif
    interruption_hold()
    let (name, result) = Self.named(in: folder) { name in
      PathCall.openFile(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
    guard result >= 0 else {
      let failure = errno
      interruption_release()
      throw FileFailure(path: path, code: failure, whenWriting: true)
    }
    (self.path, descriptor, self.name, holdsSignals) = (path, result, name, true)
  }

  /// Writes bytes to a file of a folder and makes sure that they are on the disk.
  ///
  /// - Parameters:
  ///   - bytes: All it is to hold.
  ///   - folder: A folder on the file system that it is to lie on.
  ///   - model: Whose permissions and, as far as the system lets us, owner it gets; nil for those of
  ///     a new file.
  ///   - path: What failures call the file.
  /// - Returns: The file.
  /// - Throws: What the system says; nothing is left of the file then.
  static func holding(
    _ bytes: [UInt8], in folder: String, like model: FileStatus?, for path: String
  ) throws(FileFailure) -> PartFile {
    let mode = model?.permissions ?? 0o644
    let part = try PartFile(in: folder, mode: mode, for: path)
    try part.fill(with: bytes, like: model, mode)
    return part
  }

  deinit {
    if let name { PathCall.removeFile(name) }
    for folder in folders.reversed() { PathCall.removeFolder(folder) }
    close(descriptor)
    if holdsSignals { interruption_release() }
  }

  private func fill(
    with bytes: [UInt8], like model: FileStatus?, _ mode: mode_t
  ) throws(FileFailure) {
    var failure = WholeFile.fill(descriptor, with: bytes)
    if failure == 0, let model {
      // Only root may give files away; for others the file is theirs already.
      if model.owner != getuid() || model.group != getgid() {
        _ = fchown(descriptor, model.owner, model.group)
      }
      if fchmod(descriptor, mode) != 0 { failure = errno }
    }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if failure != 0 { throw self.failure(failure) }
  }

  // MARK: Taking a place

  /// Makes the folders that it is to lie in; they go again if it does not get there.
  ///
  /// - Parameter missing: The folders, the outermost first.
  /// - Throws: What the system says.
  mutating func makeFolders(_ missing: [String]) throws(FileFailure) {
    if missing.isEmpty { return }
    holdSignals()
    for folder in missing {
      if PathCall.makeFolder(folder, 0o755) == 0 {
        folders.append(folder)
      } else if errno != EEXIST {
        throw failure(errno)
      }
    }
  }

  /// Gives the file its name, which nothing may have.
  ///
  /// - Parameter target: The name.
  /// - Throws: What the system says; `EEXIST` where something has the name.
  mutating func link(to target: String) throws(FileFailure) {
    holdSignals()
    let own = name ?? Self.link(to: descriptor)
    // Unlike a rename, a link replaces nothing.
    var result = PathCall.addName(target, to: own)
    if result != 0, errno == Self.hasNoLinks, name != nil {
      // FAT and its like have no links.
      result = PathCall.moveReplacingNothing(own, to: target)
      if result == 0 { name = nil }
    }
    guard result == 0 else { throw failure(errno) }
    folders = []
  }

  /// Puts the file in another's place.
  ///
  /// - Parameters:
  ///   - target: The other file; its folder is on the file system that this one was written to.
  ///   - mayReplace: Asked as late as can be: what somebody wrote meanwhile is not lost.
  /// - Throws: What the system says; no cause, 0, where it may not be replaced.
  mutating func rename(
    to target: String, if mayReplace: () throws(FileFailure) -> Bool = { true }
  ) throws(FileFailure) {
    holdSignals()
    if name == nil {
      let own = Self.link(to: descriptor)
      let (name, result) = Self.named(in: ProjectRoot.folder(of: target)) { name in
        PathCall.addName(name, to: own)
      }
      guard result == 0 else { throw failure(errno) }
      self.name = name
    }
    guard try mayReplace() else { throw failure(0) }
    guard PathCall.move(name ?? "", to: target) == 0 else { throw failure(errno) }
    name = nil
    folders = []
  }

  private mutating func holdSignals() {
    if !holdsSignals { interruption_hold() }
    holdsSignals = true
  }

  private func failure(_ code: Int32) -> FileFailure {
    FileFailure(path: path, code: code, whenWriting: true)
  }

  // MARK: Names

  /// Makes something under a name that nothing has yet; the call's result, below 0 with `errno`.
  private static func named(
    in folder: String, _ make: (String) -> Int32
  ) -> (name: String, result: Int32) {
    var attempts = 0
    while true {
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      let name = ProjectRoot.joined(folder, ".label-lint-\(number).part")
      let result = make(name)
      attempts += 1
      if result >= 0 || errno != EEXIST || attempts == 100 { return (name, result) }
    }
  }

  #if os(Linux)
    /// A name of an open file of this process.
    private static func link(to descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

    /// `O_TMPFILE` of Linux (asm-generic/fcntl.h), which the importer leaves out: a sum of flags.
    private static let nameless: Int32 = 0o20_000_000 | O_DIRECTORY

    /// The number for a file system without links (link(2)).
    private static let hasNoLinks = EPERM
  #else
    /// A name of an open file of this process, to which no link can be made: no file is without a name here.
    private static func link(to descriptor: Int32) -> String { "/dev/fd/\(descriptor)" }

    /// The number for a file system without links (link(2)).
    private static let hasNoLinks = ENOTSUP
  #endif
}
