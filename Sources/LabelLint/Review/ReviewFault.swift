/// Why a file of decisions cannot be used as a whole.
package struct ReviewFault: Error, Hashable, CustomStringConvertible {
  /// What is wrong: lower-case start, no final full stop.
  package let description: String

  /// A fault in words.
  package init(_ description: String) { self.description = description }
}
