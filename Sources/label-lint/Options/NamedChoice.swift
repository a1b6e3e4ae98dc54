import ArgumentParser
import LabelLintProject

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The choice that an argument names; the error for another name offers the nearest.
  static func named(_ name: String) throws -> Self {
    if let choice = Self(rawValue: name) { return choice }
    throw ValidationError(unknown(name, among: names))
  }
}
