/// Writes of texts that are proved against their sources.
extension DecisionResolving {
  /// Whether a decision confirms the text that is there, and its catalog says that it waits for that.
  func confirms(_ decision: ReviewDecision, _ place: CatalogTextPlaces.Place) -> Bool {
    decision.choice == .write && !decision.isUndecided && decision.confirmsText
      && decision.state == .translated && StateEdit.isWaiting(place, in: catalog)
  }

  /// The write of a text whose placeholders and tags are those of its source.
  func proved(
    _ text: String, _ decision: ReviewDecision, _ place: CatalogTextPlaces.Place, _ subject: Subject
  ) throws(ReviewFault) -> ReviewWrite {
    let current = place.text(in: catalog) ?? ""
    let tagged = try place.tagged(text, in: catalog)
    if let fault = ReviewTextCheck(catalog, place).fault(of: tagged?.plain ?? text) {
      throw ReviewFault(fault)
    }
    let isThere = CellText.holds(text, current)
    return ReviewWrite(
      origin: decision.origin, decision: decision.name, place: place, subject: subject,
      old: current, new: isThere ? current : tagged?.plain ?? text,
      written: isThere ? nil : tagged?.written, state: decision.state, accepted: nil)
  }

  /// Writes of texts that are there, but that users do not get: one for each that was written.
  func writes(
    _ text: String, _ decision: ReviewDecision, _ subject: Subject, _ waiting: WaitingEntry
  ) throws(ReviewFault) -> [ReviewWrite] {
    let forms = try WrittenForms(text, for: waiting.required, or: waiting.allowed)
    var writes: [ReviewWrite] = []
    for (slot, text) in forms.texts {
      guard let place = waiting.place(of: slot) else { throw EntryInsertion.unclear }
      writes.append(try proved(text, decision, place, subject))
    }
    return writes
  }
}
