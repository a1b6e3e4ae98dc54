/// The word a screen reader says for a role.
package struct SpokenName: Sendable, Hashable {
  /// The role.
  package let role: Role
  /// The word, in the case of running text.
  package let text: String
  /// Where it was met, and whose word it is.
  package let evidence: Evidence
}
