import LabelLint

extension RuleCheck {
  /// What is proposed for a label of a locale whose other texts are known; nil where that is nothing.
  static func suggestions(
    _ folder: String, _ text: String, source: String, beside others: [String],
    rules: Set<RuleID> = ["role-word", "redundant-phrase"]
  ) -> [String?] {
    var texts = [Text(key: "cd_one", text: source)]
    texts.append(Text(folder: "values-\(folder)", key: "cd_one", text: text))
    for (number, other) in others.enumerated() {
      texts.append(Text(key: "other_\(number)", text: "Other \(number)"))
      texts.append(Text(folder: "values-\(folder)", key: "other_\(number)", text: other))
    }
    let outcome = check(texts, limitedTo: { rules.contains($0) })
    let own = outcome.reported.filter { $0.subject.locale.hasPrefix(folder) }
    let inherited = outcome.reported.flatMap(\.inherited).filter {
      $0.subject.locale.hasPrefix(folder)
    }
    return (own + inherited).map { $0.fixes.first?.text }
  }
}
