package import LabelLint

/// The file of a baseline from when it is read until it is written: what another run has put into it
/// meanwhile is not lost.
package struct BaselineFile {
  /// Where it is.
  package let path: String
  /// What it held; nothing where there is no file.
  package let baseline: Baseline
  /// Its bytes; nil where there is no file.
  private let bytes: [UInt8]?

  /// Whether there was a file.
  package var isThere: Bool { bytes != nil }

  /// Reads a file, if there is one.
  ///
  /// - Throws: `ProjectError` for a file that is no baseline: it stays as it is.
  package init(at path: String) throws(ProjectError) {
    self.path = path
    guard (try? FileSystem.status(of: path)) != nil else {
      (bytes, baseline) = (nil, Baseline())
      return
    }
    let bytes = try StoredFiles.bytes(at: path)
    baseline = try StoredFiles.baseline(bytes, at: path)
    self.bytes = bytes
  }

  /// Refuses to write over what only a newer version knows.
  package func checkKeepsAll() throws(ProjectError) {
    guard let unknown = baseline.unknownMember else { return }
    throw ProjectError(
      "\(path):\(unknown.line): a newer label-lint wrote the member '\(unknown.name)', which this "
        + "version would lose; nothing was changed; use the newer version", path: path)
  }

  /// Writes another baseline in its place, whole.
  ///
  /// - Throws: `ProjectError` where the file is not as it was read, holds what only a newer version knows, or cannot be
  ///   written.
  package func write(_ new: Baseline) throws(ProjectError) {
    try checkKeepsAll()
    do throws(FileReplacement.Failure) {
      if let bytes {
        try FileReplacement.replace(path, holding: bytes, with: new.bytes)
      } else {
        try FileReplacement.create(path, holding: new.bytes)
      }
    } catch {
      throw ProjectError(error.description, path: path)
    }
  }
}
