import LabelLint

/// Checks the rules that a configuration declares.
extension SettingsCheck {
  /// Checks all of them.
  mutating func checkTeamRules(_ node: SettingNode) {
    for rule in map(node, "'teamRules'") ?? [] {
      checkName(rule)
      check(
        rule.node, .object(SettingShape.teamRule, required: ["message"]),
        name: "'\(shown(rule.name))'")
      guard case .map = rule.node.value else { continue }
      checkMessage(rule.node["message"])
      for pattern in Self.patterns(of: rule.node) { checkPattern(pattern.text, at: pattern.place) }
      let sought = ["words", "text", "swap"].filter { rule.node[$0] != nil }
      if sought.isEmpty {
        add(rule.place, "'\(shown(rule.name))' looks for nothing; add 'words', 'text' or 'swap'")
      }
      if rule.node["suggestion"] != nil, sought == ["swap"] {
        add(
          rule.place,
          "'\(shown(rule.name))' has a 'suggestion' that nothing uses: 'swap' names what to write for each of its words"
        )
      }
    }
  }

  /// What is wrong with names of team rules that nothing declares.
  ///
  /// - Parameters:
  ///   - own: The settings of a file.
  ///   - merged: The same over those of the files that it extends.
  /// - Returns: A problem for each name.
  static func undeclared(in own: SettingNode, _ merged: SettingNode) -> [SettingsProblem] {
    let declared = (merged["teamRules"]?.members ?? []).map(\.name)
    let maps = [own["rules"]] + (own["overrides"]?.elements ?? []).map { $0["rules"] }
    return maps.flatMap { $0?.members ?? [] }.compactMap { rule in
      guard RuleID(rule.name).isOfTeam, !declared.contains(rule.name) else { return nil }
      let advice =
        declared.isEmpty ? "Declare it under 'teamRules'." : unknown(rule.name, among: declared)
      return SettingsProblem(
        place: rule.place,
        message:
          "no team rule is called '\(VisibleText.escaped(String(rule.name.prefix(120))))'. \(advice)"
      )
    }
  }

  private mutating func checkName(_ rule: SettingNode.Member) {
    let id = RuleID(rule.name)
    if id.isWellFormed, id.isOfTeam, rule.name != TeamRule.prefix { return }
    let words = rule.name.hasPrefix(TeamRule.prefix) ? rule.name : TeamRule.prefix + rule.name
    let advice = RuleID(words).isWellFormed && words != TeamRule.prefix ? "; write '\(words)'" : ""
    add(
      rule.place,
      "'\(shown(rule.name))' cannot be the name of a team rule: it begins with '\(TeamRule.prefix)' and has "
        + "only \(RuleID.form)\(advice)")
  }

  /// A message has no `{…}` but those that are filled in.
  private mutating func checkMessage(_ node: SettingNode?) {
    guard let node, let text = node.text else { return }
    for piece in text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1) {
      guard let end = piece.firstIndex(of: "}") else { continue }
      let name = String(piece[..<end])
      if ["match", "suggestion"].contains(name) { continue }
      add(
        node.place,
        "'{\(shown(name))}' is not filled in: a message may have {match} and {suggestion}")
    }
  }

  /// The patterns over words of a rule.
  private static func patterns(of rule: SettingNode) -> [(text: String, place: SettingPlace)] {
    let listed = ["words", "except"].flatMap { rule[$0]?.elements ?? [] }
    return listed.compactMap { node in node.text.map { ($0, node.place) } }
      + (rule["swap"]?.members ?? []).map { ($0.name, $0.place) }
  }

  private mutating func checkPattern(_ text: String, at place: SettingPlace) {
    do throws(WordPattern.Problem) {
      _ = try WordPattern(text)
    } catch {
      add(place, "the words '\(shown(text))' cannot be looked for: \(Self.words(error))")
    }
  }

  private static func words(_ problem: WordPattern.Problem) -> String {
    switch problem {
    case .empty: "expected at least one word"
    case .noLetters(let place):
      "'\(VisibleText.escaped(place))' has no letter or digit between its signs; use 'text' for signs"
    case .starInside(let place):
      "'\(VisibleText.escaped(place))' has '*' inside; it may be at the beginning and the end of a word"
    case .gapAtEnd: "'…' needs a word before it and a word after it"
    case .tooLong: "they are longer than \(WordPattern.mostBytes) bytes"
    }
  }
}

extension SettingShape {
  /// What a rule of a configuration may say.
  static let teamRule = [
    Member(
      name: "message", shape: .text,
      summary:
        "The message. {match} is what was found, {suggestion} what to write instead."
    ),
    Member(name: "why", shape: .text, summary: "Why that matters, for `label-lint explain`."),
    Member(
      name: "words", shape: .list(.text),
      summary:
        "Words to find, in any case: alternatives (log|sign in), gaps (click … button), parts (colour*)."
    ),
    Member(
      name: "text", shape: .list(.text), summary: "Characters to find, exactly as they are written."
    ),
    Member(
      name: "suggestion", shape: .text, summary: "What to write instead of 'words' and 'text'."),
    Member(
      name: "swap", shape: .textsByName, summary: "Words to find, each with what to write instead."),
    Member(
      name: "except", shape: .list(.text), summary: "Words inside which nothing is reported."),
    Member(
      name: "kinds", shape: .list(.choice(MessagePurpose.allCases.map(\.rawValue))),
      summary: "Kinds of texts to check; all without it."),
    Member(
      name: "locales", shape: .list(.locale(allowsAuto: false)),
      summary: "Locales to check, '*' for all; without it, the source language."),
    Member(
      name: "severity", shape: .choice(["error", "warning", "note"]),
      summary: "Level of the findings; a warning without it."),
    Member(
      name: "examples",
      shape: .object(
        [
          Member(
            name: "flagged", shape: .textsOrByLocale,
            summary: "Texts that the rule flags; ⟦ and ⟧ mark the words."),
          Member(
            name: "accepted", shape: .textsOrByLocale, summary: "Texts that the rule accepts."),
        ], required: []),
      summary: "Tests of the rule, for `label-lint rules test`: a list, or lists by locale."),
  ]
}
