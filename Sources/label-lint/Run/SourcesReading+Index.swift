import LabelLint

extension SourcesReading {
  /// How the sources in some folders use keys; nil where none are named.
  ///
  /// - Parameters:
  ///   - folders: The folders.
  ///   - root: The folder that paths are relative to.
  ///   - workers: Number of workers; nil for one a core.
  /// - Returns: The uses.
  /// - Throws: Why a folder could not be read.
  static func index(
    of folders: [String], root: ProjectRoot, workers: Int?
  ) async throws -> UsageIndex? {
    if folders.isEmpty { return nil }
    let reading = SourcesReading(root: root, workers: workers ?? ProcessorCount.available)
    do throws(FileFailure) {
      let outcome = try await reading.read(folders)
      report(outcome.skipped)
      return outcome.index
    } catch {
      throw CommandFailure(error)
    }
  }
}
