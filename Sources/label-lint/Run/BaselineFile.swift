import LabelLint

/// The file of a baseline from when it is read until it is written: what another run has put into it
/// meanwhile is not lost.
struct BaselineFile {
  /// Where it is.
  let path: String
  /// What it held; nothing where there is no file.
  let baseline: Baseline
  /// Its bytes; nil where there is no file.
  private let bytes: [UInt8]?

  /// Whether there was a file.
  var isThere: Bool { bytes != nil }

  /// Reads a file, if there is one.
  ///
  /// - Throws: `CommandFailure` for a file that is no baseline: it stays as it is.
  init(at path: String) throws {
    self.path = path
    guard (try? FileSystem.status(of: path)) != nil else {
      (bytes, baseline) = (nil, Baseline())
      return
    }
    let bytes = try StoredFiles.bytes(at: path)
    baseline = try StoredFiles.baseline(bytes, at: path)
    self.bytes = bytes
  }

  /// Writes another baseline in its place, whole.
  ///
  /// - Throws: `CommandFailure` where the file is not as it was read, or cannot be written.
  func write(_ new: Baseline) throws {
    do throws(FileReplacement.Failure) {
      if let bytes {
        try FileReplacement.replace(path, holding: bytes, with: new.bytes)
      } else {
        try FileReplacement.create(path, holding: new.bytes)
      }
    } catch {
      throw CommandFailure(error.description)
    }
  }
}
