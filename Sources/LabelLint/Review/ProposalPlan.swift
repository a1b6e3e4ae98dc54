/// What has to be written where for a proposed text.
struct ProposalPlan {
  /// Index of the key's row.
  let row: Int
  /// Number of the locale.
  let column: Int
  /// Texts that are there and change.
  private(set) var writes: [ReviewWrite] = []
  /// Texts that are added.
  private(set) var additions: [ReviewAddition] = []
  /// What is said of forms that a new plural lacks; empty for most.
  private(set) var findings: [Finding] = []
  /// Why an import would not write it.
  var faults: [String] = []
  private let catalog: Catalog
  private let proposal: ProposedText

  /// Finds the place of a text.
  ///
  /// - Throws: Why there is no such place.
  init(_ proposal: ProposedText, in catalog: Catalog) throws(ReviewFault) {
    self.catalog = catalog
    self.proposal = proposal
    row = try proposal.row(in: catalog)
    column = try proposal.column(in: catalog)
    if let entry = catalog.entry(row: row, locale: column), !catalog.file(of: entry).isStandIn {
      try write(over: entry)
    } else {
      try add()
    }
  }

  /// What a finding about the text would be about.
  private func subject(_ slot: SlotPath = .only) -> Subject {
    catalog.subject(row: row, locale: column, slot: slot.description)
  }

  // MARK: Texts that are there

  private mutating func write(over entry: EntryReference) throws(ReviewFault) {
    let file = catalog.file(of: entry)
    let messages = catalog.messages(of: entry)
    func slot(_ message: Int) -> SlotPath { file.slots[Int(file.messages[message].slot)] }
    switch proposal.words {
    case .text(let text):
      let named = proposal.slot
      let found =
        named.map { name in
          messages.first { ByteOrder.areEqual(slot($0).description, name) }
        } ?? (messages.count == 1 ? messages.first : nil)
      guard let found else {
        let names = messages.map { Quotation.quoted(slot($0).description) }
        throw ReviewFault(
          "the key has \(messages.count.counted("text")): name the slot, one of "
            + names.joined(separator: ", "))
      }
      add(text, at: place(entry, found))
    case .forms(let forms, _):
      var lacking: [ReviewAddition.Form] = []
      let scope = PluralForms.all(of: entry, in: file).first?.scope
      for form in forms {
        if let message = messages.first(where: { slot($0).pluralCategory == form.category }) {
          add(form.text, at: place(entry, message))
        } else if let scope {
          lacking.append(
            self.form(form.text, like: file, messages.upperBound - 1, scope, form.category))
        } else {
          throw ReviewFault("the key is not a plural: give one text")
        }
      }
      if !lacking.isEmpty { add(lacking) }
    case .variants: throw ReviewFault("the key has texts: name the slot of one")
    }
  }

  private func place(_ entry: EntryReference, _ message: Int) -> CatalogTextPlaces.Place {
    CatalogTextPlaces.Place(row: row, locale: column, entry: entry, message: message)
  }

  private mutating func add(_ text: String, at place: CatalogTextPlaces.Place) {
    var (tagged, lacksTags): (TaggedText?, Bool) = (nil, false)
    do throws(ReviewFault) {
      tagged = try place.tagged(text, in: catalog)
    } catch {
      lacksTags = true
      faults.append(error.description)
      tagged = TaggedText(
        broken: text, like: catalog.file(of: place.entry), message: place.message)
    }
    let words = tagged?.plain ?? text
    if let fault = ReviewTextCheck(catalog, place).fault(of: words) { faults.append(fault) }
    writes.append(
      ReviewWrite(
        origin: proposal.origin, decision: "", place: place, subject: place.subject(in: catalog),
        old: place.text(in: catalog) ?? "", new: words, written: tagged?.written,
        lacksTags: lacksTags, state: proposal.state, accepted: nil))
  }

  // MARK: Texts that are missing

  private mutating func add() throws(ReviewFault) {
    let missing = try MissingEntry(subject(), in: catalog)
    let file = catalog.file(of: missing.source)
    var forms: [ReviewAddition.Form] = []
    switch proposal.words {
    case .text(let text):
      let (required, allowed) = try missing.slots(lacking: nil)
      // A blank text is no form, yet rules are to see it.
      let written =
        required == [.only]
        ? [(slot: .only, text: text)] : try WrittenForms(text, for: required, or: allowed).texts
      for (slot, text) in written {
        let model = missing.model(of: slot)
        let tagged = self.tagged(text, like: file, model)
        check(tagged?.plain ?? text, ReviewTextCheck(missing, slot))
        forms.append(
          ReviewAddition.Form(slot: slot, text: tagged?.plain ?? text, written: tagged?.written))
      }
    case .forms(let own, let format):
      guard let scope = PluralForms.all(of: missing.source, in: file).first?.scope else {
        throw ReviewFault("the key is not a plural: give one text")
      }
      let given = Set(own.map(\.category))
      let lacking = try missing.slots(lacking: nil).required.compactMap(\.pluralCategory)
        .filter { !given.contains($0) }
      if !lacking.isEmpty {
        findings.append(self.lacking(lacking, of: missing.source))
        return
      }
      for form in own {
        let slot = scope.appending(.plural(form.category))
        forms.append(
          self.form(form.text, like: file, missing.model(of: slot), scope, form.category))
        check(forms[forms.count - 1].text, ReviewTextCheck(missing, slot))
      }
      if let format, let copied = missing.copied.first, missing.copied.count == 1 {
        check(format, ReviewTextCheck(missing, copied.slot))
        add(forms + [ReviewAddition.Form(slot: copied.slot, text: format, written: nil)])
        return
      }
    case .variants(let texts):
      let variants = try StringCatalogVariants(texts, of: missing)
      if !variants.lacking.isEmpty {
        findings.append(lacking(variants.lacking, of: missing.source))
        return
      }
      for (slot, text) in texts {
        check(text, ReviewTextCheck(missing, slot))
        forms.append(ReviewAddition.Form(slot: slot, text: text, written: nil))
      }
    }
    add(forms + missing.copied)
  }

  /// The finding of a plural without some forms: it is not written, as its file might be unreadable.
  private func lacking(_ forms: [PluralCategory], of source: EntryReference) -> Finding {
    let rule = MissingPluralCategory.metadata
    let tag = catalog.locales[column]
    return Finding(
      rule: rule.id, severity: rule.severity, confidence: .certain, subject: subject(),
      span: catalog.place(of: source), message: .missingForms(forms, tag, examples: []))
  }

  private mutating func check(_ text: String, _ check: ReviewTextCheck) {
    if let fault = check.fault(of: text) { faults.append(fault) }
  }

  private mutating func tagged(
    _ text: String, like file: CatalogFile, _ message: Int
  ) -> TaggedText? {
    if file.markupRange(ofMessage: message).isEmpty { return nil }
    do throws(ReviewFault) {
      return try TaggedText(text, like: file, message: message)
    } catch {
      faults.append(error.description)
      return TaggedText(broken: text, like: file, message: message)
    }
  }

  private mutating func form(
    _ text: String, like file: CatalogFile, _ message: Int, _ scope: SlotPath,
    _ category: PluralCategory
  ) -> ReviewAddition.Form {
    let tagged = tagged(text, like: file, message)
    return ReviewAddition.Form(
      slot: scope.appending(.plural(category)), text: tagged?.plain ?? text,
      written: tagged?.written)
  }

  private mutating func add(_ forms: [ReviewAddition.Form]) {
    let forms = forms.map { form in
      var form = form
      form.state = proposal.state
      return form
    }
    additions.append(
      ReviewAddition(
        origin: proposal.origin, decision: "", subject: subject(),
        text: forms.map(\.text).joined(separator: "\n"), forms: forms))
  }
}
