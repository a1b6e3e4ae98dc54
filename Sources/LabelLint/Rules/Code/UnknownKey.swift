/// A key that code looks up, and that no catalog has.
struct UnknownKey: TextRule {
  static let metadata = RuleMetadata(
    id: "unknown-key", family: .localization, severity: .warning, isOnByDefault: false,
    summary: "With `--sources`: code looks up a key that no catalog has.",
    rationale: """
      Users read and hear the key itself: "settings.title". Android's `R.string` is checked by \
      the compiler, so the rule looks at Swift and Objective-C: `NSLocalizedString`, \
      `String(localized:)`, `Text("…")` and the like. It skips keys with a default value, keys \
      that code assembles, and keys that begin in another way than all keys of the catalogs. It \
      reports `settings.close`, for example, if code also looks up `settings.title` and a \
      catalog has that key.
      """,
    remedy: "Add the key to the catalog, or correct it in code.",
    guidelines: [])

  /// Reports keys among the texts of programs, which have all that no catalog has.
  func check(_ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]) {
    guard facts.comparison.catalog.isProgram,
      CodeWording.isKey(text.decoded), text.format.isApple
    else { return }
    var verdict = Verdict(0..<text.plain.count, .unknownKey(text.whole), pattern: text.whole)
    verdict.isAboutWhole = true
    verdicts.append(verdict)
  }
}

extension Finding.Wording {
  fileprivate static func unknownKey(_ key: String) -> Self {
    "no catalog has the key \(quoting: key), so users get the key itself; add it or correct it"
  }
}
