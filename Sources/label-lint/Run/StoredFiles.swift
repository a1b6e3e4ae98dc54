import LabelLint

/// Reads the files that earlier runs have left: records and baselines.
enum StoredFiles {
  /// A run stored as NDJSON; `-` is standard input.
  static func run(at path: String) throws -> StoredRun {
    let bytes = try bytes(at: path)
    do {
      return try StoredRun(bytes)
    } catch {
      throw CommandFailure("\(path):\(error.line): \(error.message)")
    }
  }

  /// A baseline.
  static func baseline(at path: String) throws -> Baseline {
    try baseline(try bytes(at: path), at: path)
  }

  /// A baseline from the bytes of its file.
  static func baseline(_ bytes: [UInt8], at path: String) throws -> Baseline {
    do {
      return try Baseline(bytes)
    } catch {
      throw CommandFailure(
        "\(path):\(error.line): \(error.message); nothing was changed: repair the file, or make it "
          + "anew with label-lint baseline create")
    }
  }

  /// The bytes of a file, or of standard input for `-`.
  static func bytes(at path: String) throws -> [UInt8] {
    do {
      if path == "-" { return try FileSystem.bytes(of: 0, expecting: 0, path: "standard input") }
      return try FileSystem.bytes(of: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Writes a file whole; folders that are missing are made if that is asked for.
  static func write(_ bytes: [UInt8], to path: String, makesFolders: Bool = false) throws {
    do {
      try WholeFile.write(bytes, to: path, makesFolders: makesFolders)
    } catch {
      throw CommandFailure(error)
    }
  }
}
