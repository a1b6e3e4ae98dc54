package import LabelLint

/// Open findings of an age.
package struct DebtAge: Sendable, Hashable {
  /// Name of the age, for people.
  package var name: String
  /// Days since the run that saw them first.
  package var days: ClosedRange<Int>
  /// How many there are.
  package var counts = SeverityCounts()

  /// All ages, with nothing in them.
  static let none = [
    DebtAge(name: "less than a day", days: 0...0), DebtAge(name: "1 to 7 days", days: 1...7),
    DebtAge(name: "8 to 30 days", days: 8...30), DebtAge(name: "31 to 90 days", days: 31...90),
    DebtAge(name: "more than 90 days", days: 91...Int.max - 1),
  ]
}
