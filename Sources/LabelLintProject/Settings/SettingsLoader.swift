import LabelLint

/// Reads configuration files with what they extend.
package struct SettingsLoader {
  /// The folder that printed paths are relative to.
  package let root: ProjectRoot
  /// What files hold, by path, in place of what is on disk: those of an earlier revision.
  var contents: [String: [UInt8]] = [:]
  /// Longest chain of files that extend each other.
  private static let maximumDepth = 16

  /// A loader for the project around a folder.
  package init(root: ProjectRoot) { self.root = root }

  /// The settings of a file that was found in the project.
  ///
  /// - Throws: That it is a link out of the project, or all that is wrong with it.
  package func settings(ofFound path: String) throws(ProjectError) -> Settings {
    do throws(ProjectBounds.Refusal) {
      _ = try ProjectBounds(around: path, in: root).path(path)
    } catch {
      throw ProjectError(
        "\(root.relative(path)) \(error.reason)", path: root.relative(path))
    }
    return try settings(of: path)
  }

  /// The settings of a file, over those it extends and the defaults.
  ///
  /// - Throws: All that is wrong with the file.
  package func settings(of path: String) throws(ProjectError) -> Settings {
    let bounds = ProjectBounds(around: path, in: root)
    do throws(SettingsProblems) {
      var tree = try defaults()
      var read: Set<String> = []
      tree = SettingsMerge.merged(tree, try extended(path, chain: [], &read, bounds))
      return Settings(tree: tree, file: path, root: root)
    } catch {
      throw SettingsProblem.failure(error.problems)
    }
  }

  /// All that is wrong with a file, be it in those that it extends.
  ///
  /// - Parameters:
  ///   - path: Its absolute path.
  ///   - bytes: What stands there in place of what is on disk.
  /// - Returns: The problems, each with its place.
  func problems(in path: String, holding bytes: [UInt8]) -> [SettingsProblem] {
    var loader = self
    loader.contents[root.relative(path)] = bytes
    var read: Set<String> = []
    do throws(SettingsProblems) {
      _ = try loader.extended(
        path, chain: [], &read, ProjectBounds(around: path, in: root))
      return []
    } catch {
      return error.problems
    }
  }

  /// The settings without any file.
  package func isolated() throws(ProjectError) -> Settings {
    do throws(SettingsProblems) {
      return Settings(tree: try defaults(), file: nil, root: root)
    } catch {
      throw SettingsProblem.failure(error.problems)
    }
  }

  private func defaults() throws(SettingsProblems) -> SettingNode {
    try YAMLSettings.read(
      Array(SettingsPreset.defaults.utf8), source: "default", isFile: false)
  }

  /// A file's settings over those it extends.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - chain: The files that lead to it.
  ///   - read: The files that were read; one that several extend counts where it is met first.
  ///   - bounds: What it must lie in.
  /// - Returns: The settings.
  /// - Throws: All that is wrong with the files.
  private func extended(
    _ path: String, chain: [String], _ read: inout Set<String>, _ bounds: ProjectBounds
  ) throws(SettingsProblems) -> SettingNode {
    let shown = root.relative(path)
    let own: SettingNode
    do {
      let bytes = try contents[shown] ?? FileSystem.bytes(of: path)
      own = try YAMLSettings.read(bytes, source: shown)
    } catch let problems as SettingsProblems {
      throw problems
    } catch let failure as FileFailure {
      throw SettingsProblems(SettingPlace(shown), failure.reason)
    } catch {
      throw SettingsProblems(SettingPlace(shown), "\(error)")
    }
    let problems =
      SettingsCheck.problems(of: own)
      + SettingsPaths.problems(of: own, in: ProjectRoot.folder(of: path), bounds)
    guard problems.isEmpty else { throw SettingsProblems(problems) }
    var result = SettingNode(value: .map([]), place: own.place)
    let names = own["extends"]?.elements ?? []
    for name in names {
      guard let text = name.text else { continue }
      result = SettingsMerge.merged(
        result, try base(text, at: name.place, of: path, chain: chain + [path], &read, bounds))
    }
    let merged = SettingsMerge.merged(result, SettingsMerge.normalized(own))
    let undeclared = SettingsCheck.undeclared(in: own, merged)
    guard undeclared.isEmpty else { throw SettingsProblems(undeclared) }
    return merged
  }

  /// A preset, or another file, by the name that a file gives it.
  private func base(
    _ name: String, at place: SettingPlace, of path: String, chain: [String],
    _ read: inout Set<String>, _ bounds: ProjectBounds
  ) throws(SettingsProblems) -> SettingNode {
    if let preset = SettingsPreset(rawValue: name) {
      return SettingsMerge.normalized(
        try YAMLSettings.read(
          Array(preset.text.utf8), source: "preset \(name)", isFile: false))
    }
    let other = ProjectRoot.joined(ProjectRoot.folder(of: path), name)
    guard (try? FileSystem.status(of: other)) != nil else {
      let looksLikePath = name.contains("/") || name.contains(".")
      throw SettingsProblems(
        place,
        looksLikePath
          ? "'\(VisibleText.escaped(name))' is not there"
          : "no preset is called '\(VisibleText.escaped(name))'. "
            + unknown(name, among: SettingsPreset.names))
    }
    if (try? FileSystem.status(of: other))?.isDirectory ?? false {
      throw SettingsProblems(
        place, "'\(VisibleText.escaped(name))' is a folder, but a file is needed")
    }
    let resolved = (try? FileSystem.resolved(other)) ?? other
    guard !chain.contains(resolved), !chain.contains(other) else {
      throw SettingsProblems(place, "'\(VisibleText.escaped(name))' extends this file in turn")
    }
    guard chain.count < Self.maximumDepth else {
      throw SettingsProblems(
        place,
        "'\(VisibleText.escaped(name))' is the \(Self.maximumDepth + 1)th file that extends another: "
          + "\(Self.maximumDepth) may follow each other")
    }
    guard read.insert(resolved).inserted else { return SettingNode(value: .map([]), place: place) }
    return try extended(resolved, chain: chain, &read, bounds)
  }
}
