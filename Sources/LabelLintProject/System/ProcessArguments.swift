import CProcess
import LabelLint

/// The words that the process was called with, which may name any file.
package enum ProcessArguments {
  /// All words behind the name of the program.
  package static let all: [String] = (1..<max(1, process_argument_count())).compactMap { number in
    unsafe process_argument(number).map { unsafe FileName.text(of: $0) }
  }
}
