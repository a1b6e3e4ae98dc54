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

extension RunSummary {
  /// What a run lacks that is not complete, in words.
  var gap: String {
    notRead.isEmpty ? "a part of it is missing" : "\(notRead.counted) could not be read"
  }
}
