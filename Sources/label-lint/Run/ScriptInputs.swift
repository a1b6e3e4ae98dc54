import LabelLint

/// The paths that Xcode hands to a build phase.
enum ScriptInputs {
  /// The input files: `SCRIPT_INPUT_FILE_0` and on, as many as `SCRIPT_INPUT_FILE_COUNT` says.
  static func files() throws -> [String] { try variables("SCRIPT_INPUT_FILE") }

  /// The paths in the input file lists, one a line, without comments.
  static func listedFiles() throws -> [String] {
    try variables("SCRIPT_INPUT_FILE_LIST").flatMap { list in
      String(decoding: try StoredFiles.bytes(at: list), as: UTF8.self)
        .split(whereSeparator: \.isNewline).map(String.init)
        .filter { !$0.isEmpty && !$0.hasPrefix("#") }
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
