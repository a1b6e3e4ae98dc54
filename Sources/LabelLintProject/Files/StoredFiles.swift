package import LabelLint

/// Reads the files that earlier runs have left: records and baselines.
package enum StoredFiles {
  /// A run stored as NDJSON; `-` is standard input.
  package static func run(at path: String) throws(ProjectError) -> StoredRun {
    let bytes = try bytes(at: path)
    do {
      return try StoredRun(bytes)
    } catch {
      throw ProjectError("\(path):\(error.line): \(error.message)", path: path)
    }
  }

  /// A baseline.
  package static func baseline(at path: String) throws(ProjectError) -> Baseline {
    try baseline(try bytes(at: path), at: path)
  }

  /// A baseline from the bytes of its file.
  package static func baseline(_ bytes: [UInt8], at path: String) throws(ProjectError) -> Baseline {
    do {
      return try Baseline(bytes)
    } catch {
      throw ProjectError(
        "\(path):\(error.line): \(error.message); nothing was changed; repair the file, or "
          + "create it again with label-lint baseline create", path: path)
    }
  }

  /// The bytes of a file, or of standard input for `-`.
  package static func bytes(at path: String) throws(ProjectError) -> [UInt8] {
    do {
      if path == "-" { return try FileSystem.bytes(of: 0, expecting: 0, path: "standard input") }
      return try FileSystem.bytes(of: path)
    } catch {
      throw ProjectError(error)
    }
  }

  /// Writes a file whole; folders that are missing are made if that is asked for.
  package static func write(_ bytes: [UInt8], to path: String, makesFolders: Bool = false)
    throws(ProjectError)
  {
    do {
      try WholeFile.write(bytes, to: path, makesFolders: makesFolders)
    } catch {
      throw ProjectError(error)
    }
  }
}
