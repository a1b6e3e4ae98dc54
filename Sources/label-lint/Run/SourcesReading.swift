import LabelLint

/// Reads an app's sources on several workers.
struct SourcesReading: Sendable {
  /// What was read.
  struct Outcome: Sendable {
    /// How keys are used.
    var index: UsageIndex
    /// Files that were left out, each with the reason.
    var skipped: [String]
    /// Folders and files that could not be read.
    var failures: [FileFailure]
  }

  /// The part of an outcome that one task makes.
  private struct Part: Sendable {
    var number: Int
    var draft: UsageDraft
    var skipped: [String]
    var failures: [FileFailure]
  }

  /// Files that one task reads.
  private static let filesPerTask = 64
  /// Notes that are printed one by one.
  private static let mostNotes = 5

  /// The folder that paths are relative to.
  let root: ProjectRoot
  /// Number of workers.
  let workers: Int

  /// Reads all sources below folders; the index is the same for any number of workers.
  func read(_ folders: [String]) async throws(FileFailure) -> Outcome {
    var walk = SourcesWalk()
    for folder in folders { try walk.add(folder) }
    let files = walk.files
    let count = (files.count + Self.filesPerTask - 1) / Self.filesPerTask
    var parts = [Part?](repeating: nil, count: count)
    await withTaskGroup(of: Part.self) { tasks in
      var next = 0
      while next < min(workers, count) {
        let number = next
        tasks.addTask { part(number, of: files) }
        next += 1
      }
      for await part in tasks {
        parts[part.number] = part
        guard next < count else { continue }
        let number = next
        tasks.addTask { self.part(number, of: files) }
        next += 1
      }
    }
    var draft = UsageDraft()
    var skipped: [String] = []
    var failures = walk.failures
    for part in parts {
      guard let part else { continue }
      draft.append(part.draft)
      skipped += part.skipped
      failures += part.failures
    }
    return Outcome(index: UsageIndex(draft), skipped: skipped, failures: failures)
  }

  private func part(_ number: Int, of files: [SourcesWalk.File]) -> Part {
    var part = Part(number: number, draft: UsageDraft(), skipped: [], failures: [])
    let start = number * Self.filesPerTask
    for file in files[start..<min(start + Self.filesPerTask, files.count)] {
      let path = root.relative(file.path)
      do {
        part.draft.read(path: path, try SourceBytes.read(file.path), as: file.kind)
      } catch .failure(let failure) {
        part.failures.append(failure)
      } catch {
        part.skipped.append("\(VisibleText.escaped(path)): \(error.reason)")
      }
    }
    return part
  }

  /// Says which files were left out: the first of them, or all.
  static func report(_ skipped: [String], all: Bool) {
    let shown = all ? skipped[...] : skipped.prefix(mostNotes)
    for note in shown { StandardStream.say("skipped \(note)") }
    let left = skipped.count - shown.count
    if left > 0 {
      StandardStream.say(
        "skipped \(left.counted("more file")): label-lint inspect uses names all")
    }
  }
}
