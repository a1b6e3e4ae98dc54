/// What fixing a catalog came to.
public struct FixOutcome: Sendable {
  /// A finding and what was written for it.
  public struct Item: Sendable {
    /// The finding.
    public let finding: Finding
    /// The fix; nil for a finding without one.
    public let fix: Fix?
    /// Path of the file it is in.
    public let path: String
    /// Its line, from 1, when it was fixed or left.
    public let line: Int
    /// Its column in Unicode scalars, from 1.
    public let column: Int
  }

  /// A fix that was not applied.
  public struct Left: Sendable {
    /// The finding and the fix.
    public let item: Item
    /// Why, in words: lower-case start, no final full stop.
    public let reason: String
  }

  /// A file that changes.
  public struct File: Sendable {
    /// Path relative to the root, with `/`.
    public var path: String { after.path }
    /// The file as it was read.
    package let before: SourceFile
    /// The bytes it had on disk.
    public let storedBefore: [UInt8]
    /// The bytes to store.
    public let stored: [UInt8]
    /// The file as it is read from them.
    package let after: SourceFile
    /// Whether there was no such file.
    public let isNew: Bool

    /// A file that is there.
    init(before: SourceFile, storedBefore: [UInt8], stored: [UInt8], after: SourceFile) {
      self.before = before
      self.storedBefore = storedBefore
      self.stored = stored
      self.after = after
      isNew = false
    }

    /// A file that is to be made.
    init(newFile file: SourceFile, stored: [UInt8]) {
      before = SourceFile(path: file.path, stored: [])
      storedBefore = []
      self.stored = stored
      after = file
      isNew = true
    }
  }

  /// What was fixed, in order.
  package var applied: [Item] = []
  /// What was left, in order.
  package var left: [Left] = []
  /// The files that change, ordered by path.
  package var files: [File] = []
  /// All files of the catalog as they will be; nil where none changes.
  package var catalogFiles: [CatalogFile]?
}
