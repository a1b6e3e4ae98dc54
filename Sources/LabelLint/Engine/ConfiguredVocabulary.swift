/// The words of a configuration: a team's vocabulary, lexicon files and options of rules.
extension Configuration {
  /// Takes the words of a team.
  ///
  /// Those that are rejected are looked for. Those that are accepted are left alone by every rule of wording and are
  /// names that no translator changes. Translations are compared with the glossary.
  package mutating func use(_ words: Vocabulary) {
    vocabulary = words
    rules = rules.map { rule in
      guard var terms = rule as? WrongTerm else { return rule }
      terms.glossary = words.glossary
      return terms
    }
    let accepted = words.accepted.values.joined().sorted()
    if accepted.isEmpty { return }
    let forms = acceptedForms
    for rule in textRules(.wording) {
      allowedTexts[rule.about.id, default: []].formUnion(forms)
    }
    rules = rules.map { rule in
      guard var copies = rule as? UntranslatedCopy else { return rule }
      copies.allow += accepted
      return copies
    }
  }

  /// The lexicons of a run: those of the tool, extended or overruled by those of the user and by the
  /// words that options of rules name.
  package var lexiconShelf: LexiconShelf {
    let words = rules.filter { options[$0.about.id] != nil }
      .flatMap { ($0 as? any LexiconExtendingRule)?.addedWords ?? [] }
      .filter { !$0.terms.isEmpty }
    if words.isEmpty, lexicons.isEmpty { return .builtIn }
    var files: [String: String] = [:]
    for word in words {
      if let language = word.language { files[language, default: ""] += word.lines }
    }
    let additions = files.sorted { ByteOrder.precedes($0.key, $1.key) }.map { language, lines in
      LexiconLibrary.Addition(
        path: "options of rules", text: Array("language \(language)\n\(lines)".utf8))
    }
    let general = words.filter { $0.language == nil }.map(\.lines).joined()
    return LexiconShelf(additions: lexicons + additions, everywhere: general)
  }
}
