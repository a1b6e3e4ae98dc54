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
  /// Whether all names are noted that files mention.
  let notesNames: Bool
  /// Whether texts are noted, too, that programs and layouts show and nobody looks up.
  let notesTexts: Bool

  /// A reading by so many workers, which notes all names that files mention, and all texts that they show, if somebody
  /// asks for them.
  package init(
    root: ProjectRoot, workers: Int, notesNames: Bool = false, notesTexts: Bool = false
  ) {
    self.root = root
    self.workers = workers
    self.notesNames = notesNames
    self.notesTexts = notesTexts
  }

  /// Reads all sources below folders; the index is the same for any number of workers.
  package func read(_ folders: [String]) throws(FileFailure) -> Outcome {
    var walk = SourcesWalk(findsOthers: notesNames)
    for folder in folders { try walk.add(folder) }
    let files = walk.files
    let count = (files.count + Self.filesPerTask - 1) / Self.filesPerTask
    let parts = WorkerPool(workers - 1).sharing.map(count) { part($0, of: files) }
    var draft = UsageDraft(notesNames: notesNames, notesTexts: notesTexts)
    var skipped: [String] = []
    var failures = walk.failures
    for part in parts {
      draft.append(part.draft)
      skipped += part.skipped
      failures += part.failures
    }
    return Outcome(index: UsageIndex(draft), skipped: skipped, failures: failures)
  }

  private func part(_ number: Int, of files: [SourcesWalk.File]) -> Part {
    var part = Part(
      draft: UsageDraft(notesNames: notesNames, notesTexts: notesTexts), skipped: [], failures: [])
    let start = number * Self.filesPerTask
    for file in files[start..<min(start + Self.filesPerTask, files.count)] {
      let path = root.relative(file.path)
      do {
        let bytes = try SourceBytes.read(file.path)
        if let kind = file.kind {
          part.draft.read(path: path, bytes, as: kind)
        } else {
          part.draft.readNames(bytes, isXML: file.path.hasSuffix(".xml"))
        }
      } catch .failure(let failure) {
        part.failures.append(failure)
      } catch {
        part.skipped.append("\(VisibleText.escaped(path)): \(error.reason)")
      }
    }
    return part
  }
}
