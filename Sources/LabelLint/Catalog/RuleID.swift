/// The permanent name of a rule, kebab-case: it names the fault.
public struct RuleID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name as reports print it.
  public let description: String

  /// A rule's name.
  public init(_ name: String) { description = name }

  /// A rule's name.
  public init(stringLiteral name: String) { description = name }

  /// Order of the names' bytes.
  public static func < (left: RuleID, right: RuleID) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}
