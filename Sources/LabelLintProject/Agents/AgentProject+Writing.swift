package import LabelLint

extension AgentProject {
  private static let proposeNames = ["set", "table", "key", "locale", "slot", "text", "forms"]
  private static let applyNames = proposeNames + ["expected", "allow"]

  /// What an agent proposes, tried in memory.
  struct Tried {
    /// What was asked for.
    let question: [JSONValue?]
    let number: Int
    let locale: LocaleTag
    let proposal: ProposedText
    let trial: ProposalTrial
    let text: AgentText
    let record: JSONValue
  }

  /// Judges a text by all rules without writing it.
  ///
  /// - Throws: Why there is no place for such a text.
  package mutating func propose(_ value: JSONValue) throws(AgentRefusal) -> JSONValue {
    let arguments = try AgentArguments(value, names: Self.proposeNames)
    try refresh()
    return try tried(arguments).record
  }

  /// Writes a text, or says why not; nothing else of a file changes.
  ///
  /// - Returns: What came of it, and whether it was written.
  /// - Throws: Why there is no place for such a text.
  package mutating func apply(
    _ value: JSONValue
  ) throws(AgentRefusal) -> (record: JSONValue, isWritten: Bool) {
    if isReadOnly { throw AgentRefusal("the server writes nothing: it runs with --read-only") }
    let arguments = try AgentArguments(value, names: Self.applyNames)
    try refresh()
    let tried = try tried(arguments)
    func refused(_ reason: String) -> (JSONValue, Bool) {
      (
        tried.record.adding([
          "applied": .boolean(false), "paths": .array([]), "reason": .string(reason),
        ]), false
      )
    }
    if let expected = try arguments.text("expected"),
      !tried.trial.replaced.contains(where: { ByteOrder.areEqual($0.text, expected) }),
      !(expected.isEmpty && tried.trial.replaced.isEmpty)
    {
      return refused("the text is no longer the one that was expected: ask for its context")
    }
    let allowed = Set(try arguments.texts("allow"))
    let open = tried.trial.findings.filter {
      $0.severity == .error || !allowed.contains($0.rule.description)
    }
    if let first = open.first { return refused("\(first.message) [\(first.rule)]") }
    if let first = tried.trial.refusals.first { return refused(first) }
    var set = agentSet(tried.number)
    let files = try set.files(for: tried.proposal, tried.trial, locale: tried.locale)
    for file in files {
      do throws(FileReplacement.Failure) {
        if file.isNew {
          try project.root.make(file.before.path, holding: file.stored)
        } else {
          try project.root.replace(file.before.path, holding: file.storedBefore, with: file.stored)
        }
      } catch {
        return refused(error.description)
      }
    }
    last = nil
    if files.contains(where: \.isNew) {
      try reload()
    } else if !files.isEmpty {
      set.take(files, tried.trial, tried.text, locale: tried.locale, in: project.root)
      keep(set, tried.number)
    }
    let record = tried.record.adding([
      "applied": .boolean(true), "paths": .texts(files.map(\.before.path)), "reason": .null,
    ])
    return (record, true)
  }

  /// Who applies a text has mostly just proposed it: its trial is not done again.
  private mutating func tried(_ arguments: AgentArguments) throws(AgentRefusal) -> Tried {
    let question = Self.proposeNames.map { arguments[$0] }
    if let last, last.question == question { return last }
    let key = try arguments.needed("key")
    let table = try arguments.text("table")
    guard let locale = try arguments.locale(), let tag = LocaleTag(locale) else {
      throw AgentRefusal("'locale' is missing")
    }
    let words = try Self.words(arguments)
    let proposal = ProposedText(
      key: key, table: table, locale: locale, slot: try arguments.text("slot"), words: words)
    let number = try number(of: arguments, key: key, table: table)
    var set = agentSet(number)
    let part = set.part(tag)
    keep(set, number)
    if part.prepared.catalog.row(ofKey: key, in: table) == nil,
      set.catalog.row(ofKey: key, in: table) != nil
    {
      throw AgentRefusal("the key has no source text here")
    }
    let trial: ProposalTrial
    do throws(ReviewFault) {
      trial = try ProposalTrial(proposal, in: part.checked(key, in: table)) { files in
        part.check(files, key, in: table)
      }
    } catch {
      throw AgentRefusal(error.description)
    }
    let catalog = part.prepared.catalog
    let facts = KeyContext(
      row: trial.row, in: catalog, part.prepared.context, of: catalog, contextRow: trial.row)
    let safe = trial.findings.lazy.flatMap(\.fixes).first { $0.safety == .safe && $0.text != nil }
    let record: JSONValue = .object([
      "set": .string(catalog.set), "table": .string(facts.table), "key": .string(key),
      "locale": .string(locale),
      "sound": .boolean(trial.findings.isEmpty && trial.refusals.isEmpty),
      "findings": .array(Self.records(of: trial.findings)),
      "refusals": .texts(trial.refusals),
      "safeFix": .text(safe?.text),
      "spoken": Self.spoken(
        Self.firstText(of: words), facts, locale: locale),
      "before": .array(
        trial.replaced.map { .object(["slot": .string($0.slot), "text": .string($0.text)]) }),
    ])
    let tried = Tried(
      question: question, number: number, locale: tag, proposal: proposal, trial: trial,
      text: AgentText(table: facts.table, key: key, locale: locale), record: record)
    last = tried
    return tried
  }

  private static func words(
    _ arguments: AgentArguments
  ) throws(AgentRefusal) -> ProposedText.Words {
    let text = try arguments.text("text")
    guard let value = arguments["forms"] else {
      guard let text else { throw AgentRefusal("'text' or 'forms' is missing") }
      return .text(text)
    }
    guard text == nil else { throw AgentRefusal("give one of 'text' and 'forms'") }
    guard case .object(let members) = value, !members.isEmpty else {
      throw AgentRefusal("'forms' must be an object of texts by plural category")
    }
    var forms: [(category: PluralCategory, text: String)] = []
    for member in members {
      guard let category = PluralCategory(rawValue: member.name), let text = member.value.text
      else {
        let names = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
        throw AgentRefusal("'forms' has texts by these names: \(names)")
      }
      forms.append((category, text))
    }
    return .forms(forms)
  }

  private static func firstText(of words: ProposedText.Words) -> String {
    switch words {
    case .text(let text): text
    case .forms(let forms, _): forms.last?.text ?? ""
    case .variants(let texts): texts.last?.text ?? ""
    }
  }
}
