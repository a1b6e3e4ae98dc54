import Foundation
import Testing

/// The first process of a container, for which the kernel drops signals that nobody handles.
@Suite("The first process of a container")
struct FirstProcessTests {
  /// Lets the command wait for input that never comes, and sends a signal to it until it ends.
  ///
  /// Signals from before it handles them are dropped. One that is not to end it is killed, which is exit code 137.
  private static let script = """
    mkfifo pipe; exec 3<>pipe
    unshare --pid --fork --mount-proc "$LABEL_LINT" history add - --store s.jsonl <pipe &
    first=$!
    (
      n=0
      while [ $n -lt 2000 ]; do
        n=$((n + 1))
        for child in $(cat /proc/$first/task/$first/children); do kill -NAME $child; done
      done
      kill -KILL $child
    ) 2>/dev/null &
    wait $first
    status=$?
    kill $! 2>/dev/null
    exit $status
    """

  @Test(
    "a signal ends it before it has written anything", arguments: [("TERM", 143), ("HUP", 129)])
  func ends(signal: String, code: Int32) throws {
    let folder = try TemporaryFolder()
    let here = try BuiltCommand(folder: folder.url).shell("unshare --pid --fork --mount-proc true")
    guard here.status == 0 else {
      return print("no right to make a process the first of its kind: \(here.error)")
    }
    let outcome = try BuiltCommand(folder: folder.url).shell(
      Self.script.replacingOccurrences(of: "NAME", with: signal))
    // Some releases of unshare fail after the process has ended: its exit code is lost then.
    guard !outcome.error.hasPrefix("unshare: sigprocmask unblock failed") else {
      return print("skipped: unshare cannot say how a first process ended: \(outcome.error)")
    }
    #expect(outcome.status == code, "\(outcome)")
    #expect(outcome.output.isEmpty)
    #expect(try folder.names() == ["pipe"])
  }
}
