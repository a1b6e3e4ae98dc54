import LabelLint
import LabelLintProject

/// The words of the call, which may name any file.
enum Arguments {
  /// Whether the system tells the words of the call: Swift takes them from `/proc/self`.
  static var areKnown: Bool { CommandLine.argc > 0 }

  /// All words behind the name of the program.
  static let all: [String] = {
    let words = unsafe CommandLine.unsafeArgv
    return (1..<max(1, Int(CommandLine.argc))).compactMap { number in
      unsafe words[number].map { unsafe FileName.text(of: $0) }
    }
  }()
}
