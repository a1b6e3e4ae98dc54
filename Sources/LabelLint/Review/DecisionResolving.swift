/// Finds what decisions are about in a catalog as it is now, and refuses those that do not hold.
struct DecisionResolving {
  /// What becomes of a decision.
  enum Answer {
    case write([ReviewWrite])
    case add(ReviewAddition)
    case ignore(ReviewImport.Ignored)
    case unsure(String)
    case unchanged
    case refused(ReviewRefusal)
  }

  /// Names a text in XLIFF.
  private struct TextName: Hashable {
    let key: String
    let slot: String
    let locale: String
  }

  let catalog: Catalog
  private let findings: [Finding]
  private let earlier: EarlierImports
  private var findingIndexes: [String: Int] = [:]
  /// Numbers from 2 of findings that repeat another, by index.
  private let repetitions: [Int: Int]
  private let paths: Set<String>
  /// Places of texts by what a finding about them is about; made when first asked for.
  private var places: [Subject: [CatalogTextPlaces.Place]]?
  private var labels: [String: CatalogTextPlaces.Place]?
  private var written: WrittenTexts
  private var names: [TextName: [CatalogTextPlaces.Place]]?
  /// Texts that locales lack; made when first asked for.
  private var missing: Set<Subject>?

  /// Resolves decisions about a catalog with its findings.
  init(_ catalog: Catalog, _ findings: [Finding], _ earlier: EarlierImports) {
    self.catalog = catalog
    self.earlier = earlier
    written = WrittenTexts(catalog)
    // A translation's fault that is told at its source is decided by itself, and so is a text of a group, whose
    // number reports count with those of findings.
    let own = findings.flatMap(\.withTexts)
    let faults = findings.flatMap(\.inherited)
    self.findings = own + faults
    paths = Set(catalog.files.map(\.source.path))
    let numbered = Fingerprint.numbered(own)
    repetitions = numbered.repetitions
    for (index, identity) in numbered.identities.enumerated() {
      findingIndexes[identity.description] = index
    }
    for (number, fault) in faults.enumerated() {
      let name = fault.identity.description
      if findingIndexes[name] == nil { findingIndexes[name] = own.count + number }
    }
  }

  /// What becomes of a decision; nil where it is not about this catalog.
  mutating func resolve(_ decision: ReviewDecision) -> Answer? {
    switch decision.target {
    case .fingerprint(let fingerprint):
      if let index = findingIndexes[fingerprint] {
        return answer(decision, about: index)
      }
      if let place = place(ofLabel: fingerprint) { return answer(decision, aboutLabel: place) }
      return written.hold(decision) ? .unchanged : nil
    case .text(let path, let key, let slot, let locale):
      guard paths.contains(path) else { return nil }
      let name = TextName(key: key, slot: slot, locale: locale)
      if let place = place(ofName: name, decision) { return answer(decision, aboutLabel: place) }
      return answer(decision, aboutMissing: name)
        ?? refused(decision, key, "no text has this key, variant and locale")
    }
  }

  // MARK: Findings

  private mutating func answer(
    _ decision: ReviewDecision, about index: Int
  ) -> Answer {
    let finding = findings[index]
    let key = finding.subject.key
    let current = finding.text ?? ""
    let hash = TextHash(text: finding.text, source: finding.source).description
    let edited =
      decision.isUndecided
      ? editedText(decision, current, isCurrent: isHash(decision, hash)) : nil
    if decision.isUndecided, edited == nil { return .unchanged }
    if let edited, isHash(decision, hash), CellText.mayBeRecast(edited, from: current) {
      return recast(decision, key, edited, current)
    }
    guard isHash(decision, hash) else {
      // The text became what it is when the decisions on it were carried out.
      let isWritten = decision.newText.map { CellText.holds($0, current) } ?? false
      if decision.choice == .write && isWritten || earlier.hasAccepted(decision, now: hash)
        || earlier.mayHaveWritten(decision)
      {
        return .unchanged
      }
      return conflict(decision, key, now: finding.text ?? finding.source ?? "")
    }
    switch decision.choice {
    case .unsure:
      let comment = decision.comment ?? decision.reason ?? ""
      let words = comment.isEmpty ? "" : ": \(comment)"
      return .unsure(
        "\(key) (\(finding.subject.locale)) \(finding.message) [\(finding.rule)]\(words)")
    case .ignore: return ignoring(index, decision, now: hash)
    case .accept:
      guard let fix = finding.fixes.first else {
        return refused(decision, key, "there is no suggestion to accept: write your own text")
      }
      let write = ReviewWrite(
        origin: decision.origin, decision: decision.name, place: place(of: finding),
        subject: finding.subject, old: current, new: fix.text, state: decision.state,
        accepted: FixCandidate(finding: finding, fix: fix, identity: finding.identity))
      return .write([write])
    case .write: return writing(edited ?? decision.newText, decision, finding)
    }
  }

  /// The answer to a decision to ignore a finding.
  private mutating func ignoring(
    _ index: Int, _ decision: ReviewDecision, now hash: String
  ) -> Answer {
    let finding = findings[index]
    let key = finding.subject.key
    guard let reason = decision.reason, !reason.isEmpty else {
      return refused(decision, key, "'ignore' needs a reason")
    }
    guard !UnreadableCatalog.hidesRest(finding.rule, detail: finding.detail) else {
      return refused(
        decision, key,
        "\(finding.rule) cannot be ignored here: nothing after the place is checked")
    }
    if earlier.hasAccepted(decision, now: hash) { return .unchanged }
    return .ignore(
      ReviewImport.Ignored(
        finding: finding, detail: detail(ofFinding: index), decision: decision,
        path: catalog.files[finding.span.file].source.path))
  }

  /// The answer to a decision to write a text where a finding is.
  private mutating func writing(
    _ text: String?, _ decision: ReviewDecision, _ finding: Finding
  ) -> Answer {
    let key = finding.subject.key
    guard let text, !text.isEmpty else { return refused(decision, key, "'write' needs its text") }
    if finding.text == nil, finding.rule == MissingTranslation.id, !key.isEmpty {
      return addition(text, decision, finding.subject, lacking: nil)
    }
    if finding.rule == MissingPluralCategory.id {
      let lacking = finding.detail.split(separator: " ").compactMap {
        PluralCategory(rawValue: String($0))
      }
      return addition(text, decision, finding.subject, lacking: lacking)
    }
    guard finding.text != nil, let place = place(of: finding) else {
      return refused(
        decision, key,
        finding.text == nil
          ? "there is no text to replace"
          : "the finding is about several texts: decide on each of them")
    }
    return write(text, decision, place, finding.subject)
  }

  /// Detail of a finding as its identity has it: with the number of a repetition.
  private func detail(ofFinding index: Int) -> String {
    Self.detail(of: findings[index], repetition: repetitions[index])
  }

  /// Detail of a finding, with its number from 2 where it repeats another.
  static func detail(of finding: Finding, repetition: Int?) -> String {
    repetition.map { "\(finding.detail)#\($0)" } ?? finding.detail
  }

  /// The text that somebody wrote over the one that was reviewed; nil for none.
  private func editedText(
    _ decision: ReviewDecision, _ current: String, isCurrent: Bool
  ) -> String? {
    guard let reviewed = decision.reviewed, !reviewed.isEmpty else { return nil }
    let isSame =
      isCurrent
      ? CellText.holds(reviewed, current)
      : TextHash(text: reviewed, source: nil).description == decision.textHash
    return isSame ? nil : reviewed
  }

  // MARK: Texts

  private mutating func answer(
    _ decision: ReviewDecision, aboutLabel place: CatalogTextPlaces.Place
  ) -> Answer {
    let subject = place.subject(in: catalog)
    let current = place.text(in: catalog) ?? ""
    let hash = TextHash(text: current, source: nil).description
    let isCurrent = decision.textHash == nil || isHash(decision, hash)
    let text =
      decision.isUndecided ? editedText(decision, current, isCurrent: isCurrent) : decision.newText
    if decision.isUndecided, text == nil { return .unchanged }
    if let text, decision.isUndecided, isCurrent, CellText.mayBeRecast(text, from: current) {
      return recast(decision, subject.key, text, current)
    }
    switch decision.choice {
    case .write: break
    case .unsure:
      return .unsure(
        "\(subject.key) (\(subject.locale)): \(decision.comment ?? decision.reason ?? "")")
    case .accept, .ignore:
      return refused(decision, subject.key, "nothing was found here: write a text or leave the row")
    }
    guard let text, !text.isEmpty else {
      return refused(decision, subject.key, "'write' needs its text")
    }
    let isThere = CellText.holds(text, current)
    if isThere, !confirms(decision, place) { return .unchanged }
    guard isCurrent || isThere else { return conflict(decision, subject.key, now: current) }
    return refusal(decision, place, subject) ?? write(text, decision, place, subject)
  }

  /// The answer to a text for a key that its locale is found to lack; nil for every other text.
  private mutating func answer(
    _ decision: ReviewDecision, aboutMissing name: TextName
  ) -> Answer? {
    let source = TextName(
      key: name.key, slot: name.slot, locale: catalog.sourceLocale.description)
    guard decision.choice == .write, let text = decision.newText, !text.isEmpty,
      let place = place(ofName: source, decision)
    else { return nil }
    var subject = place.subject(in: catalog)
    subject.locale = name.locale
    guard isMissing(subject) else { return nil }
    return refusal(decision, place, subject)
      ?? addition(text, decision, subject, lacking: nil)
  }

  /// Whether a locale is found to lack a text.
  private mutating func isMissing(_ subject: Subject) -> Bool {
    if missing == nil {
      let texts = findings.flatMap { $0.texts.isEmpty ? [$0] : $0.texts }
      missing = Set(texts.filter { $0.rule == MissingTranslation.id }.map(\.subject))
    }
    return missing?.contains(subject) ?? false
  }

  /// Why a text is not written that translates another one than the source has now, or that only a machine has seen.
  private func refusal(
    _ decision: ReviewDecision, _ place: CatalogTextPlaces.Place, _ subject: Subject
  ) -> Answer? {
    if let source = decision.source, let now = place.source(in: catalog),
      !CellText.holds(source, now)
    {
      return refused(
        decision, subject.key,
        "the source text changed since: it was \(Quotation.quoted(source)), it is "
          + Quotation.quoted(now))
    }
    if decision.isByMachine {
      return refused(
        decision, subject.key,
        "a machine translated this, and nobody has reviewed it: give its target the state "
          + "signed-off or final")
    }
    return nil
  }

  private func write(
    _ text: String, _ decision: ReviewDecision, _ place: CatalogTextPlaces.Place, _ subject: Subject
  ) -> Answer {
    let current = place.text(in: catalog) ?? ""
    if CellText.holds(text, current), !confirms(decision, place) { return .unchanged }
    if decision.isByMachine {
      return refused(
        decision, subject.key,
        "a machine translated this, and nobody has reviewed it: give its target the state "
          + "signed-off or final")
    }
    do throws(ReviewFault) {
      return .write([try proved(text, decision, place, subject)])
    } catch {
      return refused(decision, subject.key, error.description)
    }
  }

  /// Texts where there are none yet: a translation, or forms that a plural lacks.
  private func addition(
    _ text: String, _ decision: ReviewDecision, _ subject: Subject, lacking: [PluralCategory]?
  ) -> Answer {
    do throws(ReviewFault) {
      let missing = try MissingEntry(subject, in: catalog)
      if lacking == nil, let waiting = missing.waiting {
        return .write(try writes(text, decision, subject, waiting))
      }
      let (required, allowed) = try missing.slots(lacking: lacking)
      var forms: [ReviewAddition.Form] = []
      for (slot, text) in try WrittenForms(text, for: required, or: allowed).texts {
        let (file, model) = (catalog.file(of: missing.source), missing.model(of: slot))
        let tagged =
          file.markupRange(ofMessage: model).isEmpty
          ? nil : try TaggedText(text, like: file, message: model)
        if let fault = ReviewTextCheck(missing, slot).fault(of: tagged?.plain ?? text) {
          throw ReviewFault(fault)
        }
        forms.append(
          ReviewAddition.Form(slot: slot, text: tagged?.plain ?? text, written: tagged?.written))
      }
      return .add(
        ReviewAddition(
          origin: decision.origin, decision: decision.name, subject: subject, text: text,
          forms: forms + missing.copied))
    } catch {
      return refused(decision, subject.key, error.description)
    }
  }

  // MARK: Places

  private mutating func place(of finding: Finding) -> CatalogTextPlaces.Place? {
    guard !finding.subject.key.isEmpty else { return nil }
    if places == nil {
      places = Dictionary(grouping: CatalogTextPlaces(catalog)) { $0.subject(in: catalog) }
    }
    // An override in another file may have the same name.
    return places?[finding.subject]?.first { Int($0.entry.file) == finding.span.file }
  }

  private mutating func place(ofLabel fingerprint: String) -> CatalogTextPlaces.Place? {
    if labels == nil {
      labels = Dictionary(
        CatalogTextPlaces(catalog).map { place in
          (
            Fingerprint(rule: ReviewTable.noRule, subject: place.subject(in: catalog)).description,
            place
          )
        }, uniquingKeysWith: { first, _ in first })
    }
    return labels?[fingerprint]
  }

  /// The text of a name; of several, as where a key stands twice, the one that was reviewed.
  private mutating func place(
    ofName name: TextName, _ decision: ReviewDecision
  ) -> CatalogTextPlaces.Place? {
    if names == nil {
      names = Dictionary(
        grouping: CatalogTextPlaces(catalog)
      ) { place in
        let subject = place.subject(in: catalog)
        return TextName(key: subject.key, slot: subject.slot, locale: subject.locale)
      }
    }
    guard let places = names?[name], let first = places.first else { return nil }
    if places.count == 1 { return first }
    return places.first { place in
      isHash(decision, TextHash(text: place.text(in: catalog), source: nil).description)
    } ?? first
  }

  // MARK: Refusals

  /// Whether a decision was made on the text that is there now.
  private func isHash(_ decision: ReviewDecision, _ hash: String) -> Bool {
    decision.textHash.map { CellText.holdsHash($0, hash) } ?? false
  }

  private func recast(
    _ decision: ReviewDecision, _ key: String, _ cell: String, _ text: String
  ) -> Answer {
    refused(
      decision, key,
      "a spreadsheet may have made \(Quotation.quoted(cell)) of \(Quotation.quoted(text)): write "
        + "the text into new_target if it is meant")
  }

  private func conflict(_ decision: ReviewDecision, _ key: String, now: String) -> Answer {
    let before = decision.reviewed.map { ": it was \(Quotation.quoted($0)), it is " } ?? ": it is "
    return refused(decision, key, "the text changed since\(before)\(Quotation.quoted(now))")
  }

  private func refused(_ decision: ReviewDecision, _ key: String, _ reason: String) -> Answer {
    .refused(ReviewRefusal(decision.origin, key: key, reason))
  }
}
