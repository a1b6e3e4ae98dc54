import LabelLint

/// Something wrong in a configuration.
package struct SettingsProblem: Hashable, CustomStringConvertible {
  /// Where it is.
  let place: SettingPlace
  /// What is wrong and what was expected.
  let message: String

  /// `path:line:column: message`.
  package var description: String { "\(place): \(message)" }

  /// The failure of a run for some problems, a line each.
  static func failure(_ problems: [SettingsProblem]) -> ProjectError {
    let lines = problems.prefix(100).map(\.description)
    let rest = problems.count > 100 ? ["and \(problems.count - 100) more"] : []
    return ProjectError(lines: lines + rest, path: problems.first?.place.source)
  }
}
