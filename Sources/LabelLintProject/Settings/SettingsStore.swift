import LabelLint

/// The settings of every part of a project: the nearest file above wins, nothing is merged unsaid.
package struct SettingsStore {
  /// Names of configuration files, looked for in this order.
  package static let fileNames = [".label-lint.yml", ".label-lint.yaml"]

  /// Whether a file may be a configuration, or one that a configuration extends.
  static func mayBeFile(_ path: String) -> Bool {
    path.hasSuffix(".yml") || path.hasSuffix(".yaml")
  }

  /// The folder where the search ends.
  package var root: ProjectRoot
  /// Settings that hold everywhere; nil where files are looked for.
  private let fixed: Settings?
  /// Settings by the path of their file.
  private var files: [String: Settings] = [:]
  /// What is known of each folder.
  private var nearest: [String: Nearest] = [:]
  private var withoutFile: Settings?
  /// The folders on the way to what settings are asked for, as far as they were listed just before.
  package var listed: ListedFolders?

  /// What is known of a folder.
  private struct Nearest {
    /// The file; empty where there is none.
    var path: String
    /// Whether the folder is at or below one that was walked.
    var isListed: Bool
  }

  /// A store that looks for files, unless one is named or none is wanted.
  ///
  /// - Parameters:
  ///   - root: The folder where the search ends.
  ///   - path: The file to use; `LABEL_LINT_CONFIG` names one too.
  ///   - isIsolated: Whether no file is read at all.
  /// - Throws: All that is wrong with the file that is named.
  package init(root: ProjectRoot, path: String? = nil, isIsolated: Bool = false)
    throws(ProjectError)
  {
    self.root = root
    let loader = SettingsLoader(root: root)
    let named = path ?? Environment["LABEL_LINT_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
    if isIsolated {
      fixed = try loader.isolated()
    } else if let named {
      let path: String
      do throws(FileFailure) {
        path = try FileSystem.resolved(named)
      } catch {
        throw ProjectError("the configuration \(error)", path: error.path)
      }
      fixed = try loader.settings(of: path)
    } else {
      fixed = nil
    }
  }

  /// The settings for what lies in a folder, an absolute path.
  package mutating func settings(in folder: String) throws(ProjectError) -> Settings {
    if let fixed { return fixed }
    guard let path = file(for: folder) else {
      if let withoutFile { return withoutFile }
      let settings = try SettingsLoader(root: root).isolated()
      withoutFile = settings
      return settings
    }
    if let settings = files[path] { return settings }
    let settings = try SettingsLoader(root: root).settings(ofFound: path)
    files[path] = settings
    return settings
  }

  /// The configuration file nearest above a folder, up to the root.
  private mutating func file(for start: String) -> String? {
    var passed: [String] = []
    var folder = start
    var above = Nearest(path: "", isListed: false)
    while true {
      if let known = nearest[folder] {
        above = known
        break
      }
      passed.append(folder)
      if folder == root.path || folder == "/" || folder.isEmpty { break }
      folder = ProjectRoot.folder(of: folder)
    }
    // Of the folders up to the one that was walked it is known which hold a file.
    var listedCount = 0
    if let listed {
      let top = passed.firstIndex { listed.tops.contains($0) }
      listedCount = above.isListed ? passed.count : top.map { $0 + 1 } ?? 0
    }
    var found = above.path
    var count = passed.count
    for (index, folder) in passed.enumerated() {
      if index < listedCount, let listed, !listed.holders.contains(folder) { continue }
      if let path = Self.file(in: folder) {
        found = path
        count = index + 1
        break
      }
    }
    for (index, folder) in passed[..<count].enumerated() {
      nearest[folder] = Nearest(path: found, isListed: index < listedCount)
    }
    return found.isEmpty ? nil : found
  }

  /// The configuration file in a folder.
  package static func file(in folder: String) -> String? {
    fileNames.map { (folder == "/" ? "" : folder) + "/" + $0 }
      .first { (try? FileSystem.status(of: $0)) != nil }
  }
}
