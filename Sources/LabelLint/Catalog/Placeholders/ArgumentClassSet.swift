/// A set of kinds of value, in the order of their declaration.
package struct ArgumentClassSet: Sendable, Hashable, Sequence {
  /// One bit for each case of `ArgumentClass`, in its order.
  private var bits: UInt16 = 0

  /// A set without members.
  package init() {}

  /// Adds a kind of value.
  mutating func insert(_ member: ArgumentClass) { bits |= Self.bit(member) }

  /// Adds the members of another set.
  mutating func formUnion(_ other: ArgumentClassSet) { bits |= other.bits }

  /// Whether a kind of value is in the set.
  package func contains(_ member: ArgumentClass) -> Bool { bits & Self.bit(member) != 0 }

  /// The members in their order.
  package func makeIterator() -> IndexingIterator<[ArgumentClass]> {
    ArgumentClass.allCases.filter { contains($0) }.makeIterator()
  }

  /// The bit of a kind of value.
  private static func bit(_ member: ArgumentClass) -> UInt16 {
    switch member {
    case .object: 1 << 0
    case .integer: 1 << 1
    case .float: 1 << 2
    case .character: 1 << 3
    case .cString: 1 << 4
    case .pointer: 1 << 5
    case .variable: 1 << 6
    case .general: 1 << 7
    case .date: 1 << 8
    case .number: 1 << 9
    case .select: 1 << 10
    case .token: 1 << 11
    }
  }
}
