package import LabelLint

/// Reads an app's sources on several workers.
package struct SourcesReading: Sendable {
  /// What was read.
  package struct Outcome: Sendable {
    /// How keys are used.
    package var index: UsageIndex
    /// Files that were left out, each with the reason.
    package var skipped: [String]
    /// Folders and files that could not be read.
    package var failures: [FileFailure]
  }

  /// The part of an outcome that one task makes.
  private struct Part: Sendable {
    var draft: UsageDraft
    var skipped: [String]
    var failures: [FileFailure]
  }

  /// Files that one task reads.
  private static let filesPerTask = 64

  /// The folder that paths are relative to.
  package let root: ProjectRoot
  /// Number of workers.
  package let workers: Int
  /// Which texts are noted beside those that a screen reader gets.
  let noted: NotedTexts

  /// A reading by so many workers, which notes the texts that somebody asks for.
  package init(root: ProjectRoot, workers: Int, noting noted: NotedTexts = []) {
    self.root = root
    self.workers = workers
    self.noted = noted
  }

  /// Reads all sources below folders; the index is the same for any number of workers.
  ///
  /// - Parameters:
  ///   - folders: Folders of code and layouts.
  ///   - screens: Folders of snapshots of screens.
  /// - Returns: The index, and what is not in it.
  /// - Throws: That a folder cannot be read.
  package func read(_ folders: [String], screens: [String] = []) throws(FileFailure) -> Outcome {
    var walk = SourcesWalk(.sources)
    for folder in folders { try walk.add(folder) }
    let shown = try read(screens: screens)
    let files = walk.files
    let count = (files.count + Self.filesPerTask - 1) / Self.filesPerTask
    let parts = WorkerPool(workers - 1).sharing.map(count) { part($0, of: files) }
    var draft = UsageDraft(noting: noted)
    var skipped = shown.skipped
    var failures = walk.failures + shown.failures
    for part in parts {
      draft.append(part.draft)
      skipped += part.skipped
      failures += part.failures
    }
    return Outcome(
      index: UsageIndex(draft, screens: shown.draft), skipped: skipped, failures: failures)
  }

  /// Reads all snapshots of screens below folders.
  private func read(screens folders: [String]) throws(FileFailure) -> Part {
    var walk = SourcesWalk(.screens)
    for folder in folders { try walk.add(folder) }
    var part = Part(draft: UsageDraft(), skipped: [], failures: walk.failures)
    for file in walk.files {
      read(file.path, into: &part) { draft, path, bytes in
        draft.read(screen: path, bytes)
      }
    }
    return part
  }

  /// Reads a file, which a closure adds to the draft unless it says why it cannot.
  private func read(
    _ file: String, into part: inout Part,
    _ add: (inout UsageDraft, String, [UInt8]) -> String?
  ) {
    let path = root.relative(file)
    do {
      let bytes = try SourceBytes.read(file)
      if let reason = add(&part.draft, path, bytes) {
        part.skipped.append("\(VisibleText.escaped(path)): \(reason)")
      }
    } catch .failure(let failure) {
      part.failures.append(failure)
    } catch {
      part.skipped.append("\(VisibleText.escaped(path)): \(error.reason)")
    }
  }

  private func part(_ number: Int, of files: [SourcesWalk.File]) -> Part {
    var part = Part(
      draft: UsageDraft(noting: noted), skipped: [], failures: [])
    let start = number * Self.filesPerTask
    for file in files[start..<min(start + Self.filesPerTask, files.count)] {
      read(file.path, into: &part) { draft, path, bytes in
        if let kind = file.kind {
          draft.read(path: path, bytes, as: kind)
        } else {
          draft.readNames(bytes, isXML: file.path.hasSuffix(".xml"))
        }
        return nil
      }
    }
    return part
  }
}
