import LabelLint
import LabelLintProject

/// The words of the call, which may name any file.
enum Arguments {
  /// All words behind the name of the program.
  static let all: [String] = {
    let words = unsafe CommandLine.unsafeArgv
    return (1..<max(1, Int(CommandLine.argc))).compactMap { number in
      unsafe words[number].map { unsafe FileName.text(of: $0) }
    }
  }()
}
