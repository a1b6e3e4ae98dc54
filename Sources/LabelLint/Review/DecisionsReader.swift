/// Reads `decisions.json`, which the review page saves.
package enum DecisionsReader {
  /// The newest version of the file that is read.
  private static let version = 1

  /// The decisions of a file.
  ///
  /// - Throws: What is wrong with the file as a whole.
  package static func input(_ bytes: [UInt8]) throws(ReviewFault) -> ReviewInput {
    let root: JSONValue
    do throws(JSONProblem) {
      root = try JSONValue(bytes.span)
    } catch {
      throw ReviewFault(
        "not JSON at byte \(error.offset + 1): \(error.message); save the decisions on the review page "
          + "again")
    }
    guard case .object = root else {
      throw ReviewFault(
        "it is JSON, but not an object with decisions: save the decisions on the review page again")
    }
    guard root["type"]?.text == "decisions" else {
      throw ReviewFault("its 'type' is not 'decisions'")
    }
    guard let number = root["schemaVersion"]?.integer, number <= version else {
      throw ReviewFault("its 'schemaVersion' is not \(version): a newer label-lint can read it")
    }
    try checkMembers(
      of: root, known: ["type", "schemaVersion", "ruleSet", "commit", "reviewer", "decisions"])
    guard let elements = root["decisions"]?.elements else {
      throw ReviewFault("its 'decisions' are not an array")
    }
    var input = ReviewInput()
    for (index, element) in elements.enumerated() {
      let origin = "decision \(index + 1)"
      try checkMembers(
        of: element,
        known: [
          "fingerprint", "text", "decision", "newText", "reason", "comment", "on", "path", "key",
          "slot", "locale", "rule",
        ])
      guard let fingerprint = element["fingerprint"]?.text, let hash = element["text"]?.text else {
        input.refusals.append(ReviewRefusal(origin, "its 'fingerprint' or 'text' is missing"))
        continue
      }
      guard let choice = element["decision"]?.text.flatMap({ ReviewDecision.Choice(rawValue: $0) })
      else {
        input.refusals.append(
          ReviewRefusal(origin, "its 'decision' is none of accept, write, ignore, unsure"))
        continue
      }
      var decision = ReviewDecision(choice, about: .fingerprint(fingerprint), origin: origin)
      decision.textHash = hash
      decision.newText = element["newText"]?.text
      // What was accepted is written beside it.
      if choice == .accept { swap(&decision.newText, &decision.suggestion) }
      if let path = element["path"]?.text, let key = element["key"]?.text,
        let locale = element["locale"]?.text
      {
        decision.address = ReviewDecision.Address(
          path: path, key: key, slot: element["slot"]?.text, locale: locale)
      }
      decision.rule = element["rule"]?.text.flatMap { RuleRegistry.metadata(of: RuleID($0))?.id }
      decision.reason = element["reason"]?.text
      decision.comment = element["comment"]?.text
      decision.reviewer = root["reviewer"]?.text
      decision.on = element["on"]?.text
      input.decisions.append(decision)
    }
    return input
  }

  /// Refuses members that nobody knows: they may be misspelt decisions.
  private static func checkMembers(
    of value: JSONValue, known: [String]
  ) throws(ReviewFault) {
    guard case .object(let members) = value else { throw ReviewFault("an object is expected") }
    for member in members where !known.contains(member.name) {
      let nearest =
        NearestName.find(member.name, among: known).map { "; did you mean '\($0)'?" } ?? ""
      throw ReviewFault("it has an unknown member '\(VisibleText.escaped(member.name))'\(nearest)")
    }
  }
}
