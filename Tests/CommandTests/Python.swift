import Foundation

/// A Python with packages from PyPI, in a virtual environment beside the test products.
enum Python {
  private static let lock = NSLock()

  /// The interpreter; nil, with a printed reason, where the package cannot be had.
  static func withPackages(_ package: String, importing module: String? = nil) -> String? {
    lock.lock()
    defer { lock.unlock() }
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "python")
    let python = folder.appending(path: "bin/python").path
    let command = BuiltCommand(folder: folder.deletingLastPathComponent())
    func succeeds(_ program: String, _ arguments: [String]) -> Bool {
      (try? command.run(program: program, arguments))?.status == 0
    }
    let check = ["-c", "import \(module ?? package)"]
    if succeeds(python, check) { return python }
    if succeeds("/usr/bin/env", ["python3", "-m", "venv", folder.path]),
      succeeds(python, ["-m", "pip", "install", "--quiet", package]), succeeds(python, check)
    {
      return python
    }
    print("\(package) is absent and cannot be installed: what it would read was not read")
    return nil
  }
}
