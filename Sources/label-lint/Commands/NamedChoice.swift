import ArgumentParser
import LabelLint

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The names of all choices, for completion.
  static var names: [String] { allCases.map(\.rawValue) }

  /// The choice that an argument names; the error for another name offers the nearest.
  static func named(_ name: String) throws -> Self {
    if let choice = Self(rawValue: name) { return choice }
    throw ValidationError(unknown(name, among: names))
  }
}

/// What to say of a name that none of a list is.
func unknown(_ name: String, among names: [String]) -> String {
  if let nearest = NearestName.find(name, among: names) { return "Did you mean '\(nearest)'?" }
  return "It is one of " + names.map { "'\($0)'" }.joined(separator: ", ") + "."
}
