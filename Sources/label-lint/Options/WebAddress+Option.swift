import ArgumentParser
import LabelLintProject

extension WebAddress {
  /// Checks the address that an option gives.
  static func validate(_ text: String?, option: String) throws {
    guard let text, !isOne(text) else { return }
    throw ValidationError("\(option) \(expectation), not '\(text)'.")
  }
}
