import LabelLint

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The names of all choices.
  package static var names: [String] { allCases.map(\.rawValue) }
}

/// What to say of a name that none of a list is.
package func unknown(_ name: String, among names: [String]) -> String {
  if let nearest = NearestName.find(name, among: names) { return "Did you mean '\(nearest)'?" }
  return "It is one of " + names.map { "'\($0)'" }.joined(separator: ", ") + "."
}
