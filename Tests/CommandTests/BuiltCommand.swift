import Foundation

/// The built `label-lint`, run as users run it.
struct BuiltCommand {
  /// What a run left behind.
  struct Outcome {
    /// Exit code; nil when a signal ended it.
    var status: Int32
    /// Standard output.
    var output: String
    /// Standard error.
    var error: String
  }

  /// Folder that commands run in.
  let folder: URL

  /// The binary, which the test products lie beside.
  static let path: String = {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return products.appending(path: "label-lint").path
  }()

  /// Whether a sanitizer watches, which needs far more memory than any bound.
  private static let isSanitized =
    ProcessInfo.processInfo.environment["LABEL_LINT_SANITIZED"] != nil

  /// Runs the command and waits for its end; past `memoryLimit` bytes to write to, it would crash.
  func run(
    _ arguments: [String], environment: [String: String] = [:], memoryLimit: Int? = nil
  ) throws -> Outcome {
    guard let memoryLimit, !Self.isSanitized else {
      return try run(program: Self.path, arguments, environment: environment)
    }
    let script = "ulimit -d \(memoryLimit / 1024) && exec \"$@\""
    return try run(
      program: "/bin/sh", ["-c", script, "sh", Self.path] + arguments, environment: environment)
  }

  /// Runs a line of the shell, in which `$LABEL_LINT` is the command.
  func shell(_ line: String) throws -> Outcome {
    try run(program: "/bin/sh", ["-c", line], environment: ["LABEL_LINT": Self.path])
  }

  /// Runs a program with an environment that says nothing of terminals.
  func run(
    program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "FORCE_COLOR", "TERM", "SOURCE_DATE_EPOCH"] { variables[name] = nil }
    process.environment = variables.merging(environment) { $1 }
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let error = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for file in [output, error] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    defer {
      for file in [output, error] { try? FileManager.default.removeItem(at: file) }
    }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
  }
}
