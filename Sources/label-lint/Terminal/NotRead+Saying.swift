import ArgumentParser
import LabelLint
import LabelLintProject

extension NotRead {
  /// Says on standard error what was not read.
  func report() {
    for line in lines { StandardStream.say(line) }
  }

  /// Says on standard error what was not read, and ends the command: with the exit code that is due, else
  /// with 2 if there is something.
  func end(with code: Int32 = 0) throws {
    report()
    if code != 0 { throw ExitCode(code) }
    if !isEmpty { throw ExitCode(CommandFailure.exitCode) }
  }
}

extension StoredRun {
  /// Says on standard error what the runs of a file have not read.
  ///
  /// - Parameter path: The file.
  /// - Returns: Whether they are complete.
  func reportGaps(of path: String) -> Bool {
    var said: Set<String> = []
    for run in runs where !run.complete {
      // Runs of several apps have one list for all of them.
      for item in run.notRead.items {
        let line = "\(item.path): \(item.reason)"
        if said.insert(line).inserted { StandardStream.say(line) }
      }
      let name = run.app.isEmpty ? "" : "\(run.app): "
      StandardStream.say("\(path): \(name)the run is not complete: \(run.gap)")
    }
    return runs.allSatisfy(\.complete)
  }
}

extension RunSummary {
  /// What a run lacks that is not complete, in words.
  var gap: String {
    notRead.isEmpty ? "a part of it is missing" : "\(notRead.counted) could not be read"
  }
}
