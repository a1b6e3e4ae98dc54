import LabelLint

/// The files and folders that a configuration names, held to the project that it is part of.
enum SettingsPaths {
  /// What is wrong with the paths in the settings of a file.
  ///
  /// - Parameters:
  ///   - root: The settings, as they are written.
  ///   - folder: Absolute path of the folder that the file lies in.
  ///   - bounds: What the paths must stay in.
  /// - Returns: A problem for each path that may not be used, in the order of the settings below.
  static func problems(
    of root: SettingNode, in folder: String, _ bounds: ProjectBounds
  ) -> [SettingsProblem] {
    nodes(in: root).compactMap { node in
      guard let name = node.text else { return nil }
      do throws(ProjectBounds.Refusal) {
        _ = try bounds.path(name, from: folder)
        return nil
      } catch {
        return SettingsProblem(
          place: node.place, message: "'\(VisibleText.escaped(name))' \(error.reason)")
      }
    }
  }

  /// The values that are paths.
  private static func nodes(in root: SettingNode) -> [SettingNode] {
    var nodes = (root["extends"]?.elements ?? []).filter { element in
      element.text.flatMap(SettingsPreset.init) == nil
    }
    if let baseline = root["baseline"] { nodes.append(baseline) }
    nodes += root["sources"]?.elements ?? []
    nodes += (root["reports"]?.elements ?? []).compactMap { $0["path"] }
    for name in ["accept", "reject", "lexicons", "glossary"] {
      nodes += root[["vocabulary", name]]?.elements ?? []
    }
    return nodes
  }
}
