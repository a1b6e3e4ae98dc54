import LabelLint
import LabelLintProject

/// The paths that Xcode hands to a build phase.
enum ScriptInputs {
  /// The input files: `SCRIPT_INPUT_FILE_0` and on, as many as `SCRIPT_INPUT_FILE_COUNT` says.
  static func files() throws -> [String] { try variables("SCRIPT_INPUT_FILE") }

  /// The paths in the input file lists, one a line, without comments.
  static func listedFiles() throws -> [String] {
    try variables("SCRIPT_INPUT_FILE_LIST").flatMap { list in
      try StoredFiles.bytes(at: list)
        .split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        .filter { $0.first != UInt8(ascii: "#") }.map { FileName.text(of: $0) }
    }
  }

  private static func variables(_ name: String) throws -> [String] {
    guard let count = Environment["\(name)_COUNT"].flatMap({ Int($0) }), count >= 0 else {
      throw CommandFailure(
        "\(name)_COUNT is not set: this option is for a build phase of Xcode that names its inputs")
    }
    return try (0..<count).map { number in
      guard let path = Environment["\(name)_\(number)"], !path.isEmpty else {
        throw CommandFailure("\(name)_\(number) is not set, though \(name)_COUNT is \(count)")
      }
      return path
    }
  }
}
