import LabelLint
import LabelLintProject

/// Writes bytes to one of the standard streams.
enum StandardStream: Int32 {
  /// Results.
  case output = 1
  /// Everything else.
  case error = 2

  /// Writes all bytes; false when the reader has gone.
  ///
  /// Results that cannot be written for any other reason, such as a full device, end the command: a
  /// part of them is not taken for the whole.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    let code = WholeFile.fill(rawValue, with: bytes)
    if code == 0 { return true }
    if self == .output, code != FileFailure.readerHasGone {
      StandardStream.say(FileFailure(path: "standard output", code: code).description)
      ProcessEnd.exit(CommandFailure.exitCode)
    }
    return false
  }

  /// Writes a text.
  @discardableResult
  func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  /// Writes lines for people, in which nothing acts on a terminal or a log.
  func write(lines: [String]) {
    write(lines.map { VisibleText.line($0) + "\n" }.joined())
  }

  /// Writes lines of words for people, broken between words where a terminal ends.
  ///
  /// Logs and programs get each line as it is: they look for what stands on one.
  func write(sentences: [String]) {
    guard let columns else { return write(lines: sentences) }
    let lines = sentences.flatMap {
      BrokenLine(VisibleText.line($0), width: columns).lines
    }
    write(lines.map { $0 + "\n" }.joined())
  }

  /// Says something about the run on standard error.
  ///
  /// Names of files, keys and values stand in messages: nothing in them acts on a terminal or a log.
  static func say(_ message: String) {
    StandardStream.error.write(sentences: ["label-lint: \(message)"])
  }

  /// The stream that a person watches: that of results, else the other one; nil where nobody does.
  static var watched: StandardStream? {
    if output.isTerminal { return .output }
    return error.isTerminal ? .error : nil
  }

  /// Whether a person is watching.
  var isTerminal: Bool { TerminalDevice.isThere(for: rawValue) }

  /// Columns of the terminal that shows the stream; nil where none does.
  var columns: Int? {
    guard isTerminal else { return nil }
    return TerminalDevice.columns(for: rawValue) ?? TextLayout.width
  }
}
