/// Why a JSON text cannot be used.
package struct JSONProblem: Error, Hashable {
  /// Offset of the first byte that is wrong.
  package let offset: Int
  /// What is wrong.
  package let message: String
}
