import Foundation

/// Python with packages from PyPI, in the environment that `.ci/python` makes in the build folder.
enum Python {
  /// Folder of its programs.
  ///
  /// The test products lie two folders further down: `.build/x86_64-unknown-linux-gnu/debug`.
  static let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "python/bin")

  /// The interpreter; nil, with a printed reason, where it lacks the package.
  static func withPackages(_ package: String, importing module: String? = nil) -> String? {
    let python = programs.appending(path: "python").path
    let command = BuiltCommand(folder: FileManager.default.temporaryDirectory)
    let arguments = ["-c", "import \(module ?? package)"]
    if (try? command.run(program: python, arguments))?.status == 0 { return python }
    print("\(package) is absent, make tools installs it: what it would read was not read")
    return nil
  }
}
