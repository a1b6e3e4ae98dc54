extension Configuration {
  /// Takes the words of a team: those that are rejected are looked for, those that are accepted are
  /// left alone by every rule of wording and are names that no translator changes.
  package mutating func use(_ words: Vocabulary) {
    vocabulary = words
    let accepted = words.accepted.values.joined().sorted()
    if accepted.isEmpty { return }
    let forms = acceptedForms
    for rule in textRules(.wording) {
      allowedTexts[type(of: rule).metadata.id, default: []].formUnion(forms)
    }
    rules = rules.map { rule in
      guard var copies = rule as? UntranslatedCopy else { return rule }
      copies.allow += accepted
      return copies
    }
  }
}
