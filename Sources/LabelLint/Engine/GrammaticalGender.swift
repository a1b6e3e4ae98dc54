/// Tells of findings in folders that address users in a grammatical gender (Android 14, `values-fr-feminine`), as the
/// text beside it may be right in all others.
enum GrammaticalGender {
  /// The words of such folders.
  private static let words: [Substring] = ["feminine", "masculine", "neuter"]

  /// Says it behind the message of each finding.
  static func tell(in catalog: Catalog, _ findings: inout [Finding]) {
    let genders = catalog.places.map { place in
      words.first { place.configuration.split(separator: "-").contains($0) }
    }
    guard genders.contains(where: { $0 != nil }) else { return }
    for index in findings.indices {
      guard let gender = genders[findings[index].span.file] else { continue }
      findings[index].message += " (text for users addressed in the \(gender))"
    }
  }
}
