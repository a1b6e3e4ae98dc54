import Foundation

/// Runs the command as a user whom permissions hold back: they do not stop root.
enum Unprivileged {
  /// The user and group called `nobody` on Linux.
  private static let nobody = 65_534

  /// Runs a line of the shell in a folder that belongs to the user; nil, said on standard output, where
  /// no such user can be had.
  static func shell(_ folder: TemporaryFolder, _ line: String) throws -> BuiltCommand.Outcome? {
    let command = BuiltCommand(folder: folder.url)
    guard getuid() == 0 else { return try command.shell(line) }
    let drop = "setpriv --reuid=\(nobody) --regid=\(nobody) --clear-groups"
    guard try command.shell("\(drop) \"$LABEL_LINT\" --version").status == 0 else {
      print("skipped: no setpriv, or the built command is out of reach of others than root")
      return nil
    }
    _ = try command.shell("chown -R \(nobody):\(nobody) .")
    return try command.run(
      program: "/bin/sh", ["-c", "exec \(drop) /bin/sh -c \"$LINE\""],
      environment: ["LABEL_LINT": BuiltCommand.path, "LINE": line])
  }

  /// Takes all rights away from paths while something is done, and gives them back.
  static func closing<Result>(
    _ paths: [String], in folder: TemporaryFolder, _ body: () throws -> Result
  ) throws -> Result {
    func set(_ mode: Int) throws {
      for path in paths {
        try FileManager.default.setAttributes(
          [.posixPermissions: mode], ofItemAtPath: folder.url.appending(path: path).path)
      }
    }
    try set(0)
    defer { try? set(0o755) }
    return try body()
  }
}
