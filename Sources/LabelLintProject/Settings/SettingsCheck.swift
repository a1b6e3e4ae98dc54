import LabelLint

/// Checks settings against what they may be and lists all that is wrong.
package struct SettingsCheck {
  /// What is wrong so far.
  package private(set) var problems: [SettingsProblem] = []

  /// All that is wrong with the settings of a file.
  package static func problems(of root: SettingNode) -> [SettingsProblem] {
    var check = SettingsCheck()
    check.check(root, .configuration, name: "the configuration")
    return check.problems
  }

  mutating func add(_ place: SettingPlace, _ message: String) {
    problems.append(SettingsProblem(place: place, message: message))
  }

  mutating func check(_ node: SettingNode, _ shape: SettingShape, name: String) {
    switch shape {
    case .list(let shape): checkList(node, of: shape, name: name)
    case .object(let members, let required): checkObject(node, members, required, name: name)
    case .rules: checkRules(node)
    case .teamRules: checkTeamRules(node)
    case .textsByName:
      for member in map(node, name) ?? [] {
        check(member.node, .text, name: "'\(shown(member.name))'")
      }
    case .textsOrByLocale: checkTexts(node, name: name)
    case .percentByLocale: checkPercentages(node, name: name)
    case .valuesByLocale: checkValues(node, areByLocale: true, name: name)
    case .valuesByName: checkValues(node, areByLocale: false, name: name)
    case .locales:
      if node.text == "auto" { return }
      checkList(node, of: .locale(allowsAuto: false), name: name)
    default:
      guard let text = node.text else {
        add(node.place, "\(name) takes one value, found \(Self.kind(of: node))")
        return
      }
      checkScalar(text, shape, at: node.place, name: name)
    }
  }

  // MARK: Scalars

  private mutating func checkScalar(
    _ text: String, _ shape: SettingShape, at place: SettingPlace, name: String
  ) {
    func expect(_ fits: Bool, _ value: String) {
      if !fits { add(place, "\(name) takes \(value), not '\(shown(text))'") }
    }
    switch shape {
    case .text: checkFilled(text, at: place, name: name)
    case .template: checkTemplate(text, at: place, name: name)
    case .constant(let number):
      if text != String(number) {
        add(place, "\(name) is '\(shown(text))', but this label-lint reads only \(number)")
      }
    case .count: expect(Int(text).map { $0 >= 0 } ?? false, "a whole number from 0")
    case .integer: expect(Int(text) != nil, "a whole number")
    case .percent:
      expect(Double(text).map { (0...100).contains($0) } ?? false, "a number from 0 to 100")
    case .boolean: expect(["true", "false"].contains(text), "true or false")
    case .choice(let words): checkChoice(text, among: words, at: place, name: name)
    case .locale(let allowsAuto):
      if !(allowsAuto && text == "auto") { checkLocale(text, at: place) }
    case .glob(let subject): checkGlob(text, for: subject, at: place, name: name)
    case .list, .locales, .object, .percentByLocale, .valuesByLocale, .valuesByName, .rules,
      .teamRules,
      .textsByName, .textsOrByLocale:
      break
    }
  }

  private mutating func checkFilled(_ text: String, at place: SettingPlace, name: String) {
    if text.isEmpty { add(place, "\(name) is empty") }
  }

  private mutating func checkChoice(
    _ text: String, among words: [String], at place: SettingPlace, name: String
  ) {
    if words.contains(text) { return }
    add(place, "\(name) cannot be '\(shown(text))'. \(unknown(text, among: words))")
  }

  private mutating func checkTemplate(_ text: String, at place: SettingPlace, name: String) {
    if !text.contains("{rule}") { add(place, "\(name) needs '{rule}' where the rule's id goes") }
    if !WebAddress.isOne(text) { add(place, "\(name) \(WebAddress.expectation)") }
  }

  private mutating func checkGlob(
    _ text: String, for subject: Glob.Subject, at place: SettingPlace, name: String
  ) {
    do throws(GlobError) {
      _ = try Glob(text, for: subject)
    } catch {
      add(place, "the pattern '\(shown(text))' cannot be used: \(error.words)")
    }
    checkFilled(text, at: place, name: name)
  }

  private mutating func checkLocale(_ text: String, at place: SettingPlace) {
    if text == "*" { return }
    guard let tag = LocaleTag(text) else {
      add(place, "'\(shown(text))' is not a language tag; expected one such as pt-BR")
      return
    }
    guard !tag.isRegistered else { return }
    let nearest = NearestName.find(text, among: LexiconLibrary.languages)
    add(
      place,
      "no locale is called '\(shown(text))'" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }

  // MARK: Lists and maps

  private mutating func checkList(_ node: SettingNode, of shape: SettingShape, name: String) {
    if node.isEmpty { return }
    guard case .list(let elements) = node.value else {
      add(node.place, "\(name) takes a list, found \(Self.kind(of: node))")
      return
    }
    var seen: Set<String> = []
    for element in elements {
      check(element, shape, name: "an element of \(name)")
      if let text = element.text, !seen.insert(text).inserted {
        add(element.place, "'\(shown(text))' appears twice in \(name)")
      }
    }
  }

  mutating func map(_ node: SettingNode, _ name: String) -> [SettingNode.Member]? {
    if node.isEmpty { return [] }
    guard case .map(let members) = node.value else {
      add(node.place, "\(name) takes names with values, found \(Self.kind(of: node))")
      return nil
    }
    return members
  }

  private mutating func checkPercentages(_ node: SettingNode, name: String) {
    for member in map(node, name) ?? [] {
      if member.name != "*" { checkLocale(member.name, at: member.place) }
      check(member.node, .percent, name: "'\(shown(member.name))'")
    }
  }

  private mutating func checkValues(_ node: SettingNode, areByLocale: Bool, name: String) {
    for member in map(node, name) ?? [] {
      if areByLocale { checkLocale(member.name, at: member.place) }
      let isList = member.node.text == nil
      check(member.node, isList ? .list(.text) : .text, name: "'\(shown(member.name))'")
    }
  }

  private mutating func checkTexts(_ node: SettingNode, name: String) {
    guard case .map(let locales) = node.value else {
      return checkList(node, of: .text, name: name)
    }
    for member in locales {
      checkLocale(member.name, at: member.place)
      check(member.node, .list(.text), name: "'\(shown(member.name))'")
    }
  }

  private mutating func checkObject(
    _ node: SettingNode, _ members: [SettingShape.Member], _ required: [String], name: String
  ) {
    guard let found = map(node, name) else { return }
    for member in found {
      guard let known = members.first(where: { $0.name == member.name }) else {
        let names = members.map(\.name).filter { $0 != "$schema" }
        add(
          member.place,
          "unknown key '\(shown(member.name))'. \(unknown(member.name, among: names))")
        continue
      }
      check(member.node, known.shape, name: "'\(known.name)'")
    }
    for name in required where !found.contains(where: { $0.name == name }) {
      add(node.place, "the key '\(name)' is missing")
    }
    if required == ["rules"], found.map(\.name) == required {
      add(node.place, "this override selects no findings; add paths, keys, locales, …")
    }
  }

  // MARK: Rules

  private mutating func checkRules(_ node: SettingNode) {
    for member in map(node, "'rules'") ?? [] {
      guard let rule = RuleRegistry.metadata(of: RuleID(member.name)) ?? team(member.name) else {
        add(
          member.place,
          "no rule is called '\(shown(member.name))'. \(unknown(member.name, among: RuleRegistry.metadata.map(\.id.description)))"
        )
        continue
      }
      let name = "'\(rule.id)'"
      if member.node.text != nil {
        check(member.node, .choice(SettingShape.levels), name: name)
        continue
      }
      guard let settings = map(member.node, name) else { continue }
      for setting in settings { check(setting, of: rule) }
    }
  }

  /// A rule that this file or one that it extends must declare: `undeclared(in:_:)` finds those that none does.
  private func team(_ name: String) -> RuleMetadata? {
    RuleID(name).isOfTeam ? TeamRule.about(RuleID(name), severity: .warning) : nil
  }

  private mutating func check(_ setting: SettingNode.Member, of rule: RuleMetadata) {
    if setting.name == "severity" {
      return check(setting.node, .choice(SettingShape.levels), name: "'severity'")
    }
    let options = rule.configurableOptions
    guard let option = options.first(where: { $0.name == setting.name }) else {
      let names = ["severity"] + options.map(\.name)
      add(
        setting.place,
        "'\(rule.id)' has no option '\(shown(setting.name))'. "
          + unknown(setting.name, among: names))
      return
    }
    check(setting.node, SettingShape(of: option), name: "'\(option.name)'")
  }

  // MARK: Words

  func shown(_ text: String) -> String { VisibleText.escaped(String(text.prefix(120))) }

  private static func kind(of node: SettingNode) -> String {
    switch node.value {
    case .scalar(let text):
      text.isEmpty ? "nothing" : "'\(VisibleText.escaped(String(text.prefix(60))))'"
    case .list: "a list"
    case .map: "names with values"
    }
  }
}

extension SettingShape {
  /// What an option of a rule may be.
  package init(of option: RuleOption) {
    switch option.defaultValue {
    case .integer: self = .integer
    case .boolean: self = .boolean
    case .text: self = .text
    case .level: self = .choice(Self.ownLevels)
    case .list: self = .list(option.choices.isEmpty ? .text : .choice(option.choices))
    case .map(let levels) where option.isOfLevels:
      let members = levels.keys.sorted().map {
        Member(name: $0, shape: .choice(Self.ownLevels), summary: option.summary)
      }
      self = .object(members, required: [])
    case .map: self = option.isByLocale ? .valuesByLocale : .valuesByName
    }
  }
}

extension GlobError {
  /// What is wrong, in words.
  package var words: String {
    let what =
      switch reason {
      case .unclosedClass: "'[' without ']'"
      case .reversedRange: "a range whose end comes before its start"
      case .unclosedBrace: "'{' without '}'"
      case .unopenedBrace: "'}' without '{'"
      case .trailingBackslash: "a '\\' with nothing after it"
      case .tooLong: "it is longer than \(Glob.maximumBytes) bytes"
      case .tooManyAlternatives:
        "its braces expand to more than \(Glob.maximumAlternatives) patterns"
      case .tooDeep: "its braces are nested deeper than \(Glob.maximumDepth)"
      case .tooManyElements: "it has more than \(Glob.maximumElements) parts"
      }
    return "\(what) at character \(offset + 1)"
  }
}
