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

  /// What a name is made of, for messages.
  package static let form = "small letters, digits and hyphens"

  /// Whether the name is made of what names of rules are, so that it can be shown as it is.
  package var isWellFormed: Bool {
    !description.isEmpty
      && description.utf8.allSatisfy {
        $0 == UInt8(ascii: "-") || ASCII.isDigit($0) || ASCII.isLowerCase($0)
      }
  }

  /// Order of the names' bytes.
  public static func < (left: RuleID, right: RuleID) -> Bool {
    left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
  }
}
