/// Why a configuration cannot be used: all that is wrong with it.
package struct SettingsProblems: Error {
  /// The problems, in the order of the file.
  let problems: [SettingsProblem]

  /// Some problems.
  init(_ problems: [SettingsProblem]) { self.problems = problems }

  /// One problem.
  init(_ place: SettingPlace, _ message: String) {
    problems = [SettingsProblem(place: place, message: message)]
  }
}
