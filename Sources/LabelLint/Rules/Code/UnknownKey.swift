/// A key that code looks up, and that no catalog has.
struct UnknownKey: TextRule {
  static let metadata = RuleMetadata(
    id: "unknown-key", family: .localization, severity: .warning,
    levelRemark: "It is a note if code has a default text for the key.", isOnByDefault: false,
    summary: "With `--sources`: code looks up a key that no catalog has.",
    rationale: """
      Users read and hear the key itself: "settings.title". If code has a default text for the key, users of all \
      languages get that text. Android's `R.string` is checked by \
      the compiler, so the rule looks at Swift and Objective-C: `NSLocalizedString`, \
      `String(localized:)`, `Text("…")` and the like. It skips keys \
      that code assembles, and keys that begin in another way than all keys of the catalogs. It \
      reports `settings.close`, for example, if code also looks up `settings.title` and a \
      catalog has that key. It reports a key with a default text only if `.strings` files have nearly all such keys of \
      the table: at least ten, and nine for each one that they lack. It skips string catalogs, as Xcode adds keys to \
      them.
      """,
    remedy: "Add the key to the catalog, or correct it in code.",
    guidelines: [])

  /// Reports keys among the texts of programs, which have all that no catalog has, and the texts of other keys.
  func check(_ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]) {
    guard facts.comparison.catalog.isProgram, text.format.isApple else { return }
    let file = facts.comparison.catalog.file(of: text.place.entry)
    let entry = file.entries[Int(text.place.entry.entry)]
    var verdict: Verdict
    if let count = file.note(of: entry)?.localesWithout {
      // Teams that export texts for each release lack the newest ones until then.
      verdict = Verdict(
        0..<text.plain.count, .default(text.whole, of: file.string(entry.key) ?? "", count),
        pattern: text.whole, level: .note)
    } else if CodeWording.isKey(text.decoded) {
      verdict = Verdict(0..<text.plain.count, .unknownKey(text.whole), pattern: text.whole)
    } else {
      return
    }
    verdict.isAboutWhole = true
    verdicts.append(verdict)
  }
}

extension Finding.Wording {
  fileprivate static func unknownKey(_ key: String) -> Self {
    "no catalog has the key \(quoting: key), so users get the key itself; add it or correct it"
  }

  fileprivate static func `default`(_ text: String, of key: String, _ count: Int) -> Self {
    let users: Self = count == 1 ? "the other language" : "all \(count) other languages"
    let lacks: Self =
      "no catalog has the key \(quoting: key), so users of \(users) get \(quoting: text)"
    return "\(lacks) from code; export the texts of code to the catalogs again, or add the key"
  }
}
