/// Collects the translations of a catalog as units of XLIFF.
package struct XLIFFUnits {
  /// The units, in the order of the catalogs.
  package private(set) var units: [XLIFFUnit] = []
  /// Findings about source texts, which no file of a target locale holds.
  package private(set) var sourceFindings = 0
  /// Findings about translations that are no single text, such as a plural that is missing.
  package private(set) var otherFindings = 0

  /// No units.
  package init() {}

  /// Adds the translations of a catalog that have findings; with `all`, its labels too.
  package mutating func add(
    _ catalog: Catalog, _ set: ReportedSet, all: Bool, where isWanted: (Subject) -> Bool
  ) {
    let source = catalog.sourceLocale.description
    var notes: [Subject: [XLIFFUnit.Note]] = [:]
    var missing: [Subject] = []
    for finding in set.findings.flatMap(\.eachText) where isWanted(finding.subject) {
      if finding.subject.locale == source || finding.subject.locale.isEmpty {
        sourceFindings += 1
        continue
      }
      let weight = finding.severity == .error ? 1 : finding.severity == .warning ? 2 : 3
      notes[finding.subject, default: []].append(
        XLIFFUnit.Note(text: "\(finding.message) [\(finding.rule)]", priority: weight))
      if finding.rule == MissingTranslation.id { missing.append(finding.subject) }
    }
    var told: Set<Subject> = []
    let kinds = CatalogKinds(catalog)
    for place in CatalogTextPlaces(catalog) where place.locale != Catalog.sourceIndex {
      let subject = place.subject(in: catalog)
      let own = notes[subject] ?? []
      let isLabel =
        all && (kinds.isSpoken(row: place.row) || kinds[row: place.row].purpose == .action)
      guard isWanted(subject), !own.isEmpty || isLabel, let target = place.text(in: catalog),
        let text = place.source(in: catalog),
        let entry = catalog.entry(row: place.row, locale: Catalog.sourceIndex)
      else { continue }
      told.insert(subject)
      let file = Int(entry.file)
      units.append(
        XLIFFUnit(
          path: catalog.files[file].source.path, locale: subject.locale, sourceLocale: source,
          key: subject.key, slot: subject.slot, source: text, target: target,
          comment: catalog.files[file].string(catalog.files[file].comment(of: catalog[entry]))
            ?? "", notes: own,
          hasGeneratedComment: catalog[entry].flags.contains(.generatedComment),
          isByMachine: catalog.file(of: place.entry).isMachineTranslated(
            entry: Int(place.entry.entry)),
          isWaiting: StateEdit.isWaiting(place, in: catalog)))
    }
    for subject in missing where !told.contains(subject) {
      guard let unit = Self.unit(ofMissing: subject, in: catalog, notes[subject] ?? []) else {
        continue
      }
      units.append(unit)
      told.insert(subject)
    }
    otherFindings += notes.reduce(0) { $0 + (told.contains($1.key) ? 0 : $1.value.count) }
  }

  /// A unit without a target for a text that a locale lacks; nil for an entry of several texts, which are written
  /// together.
  private static func unit(
    ofMissing subject: Subject, in catalog: Catalog, _ notes: [XLIFFUnit.Note]
  ) -> XLIFFUnit? {
    guard let entry = try? MissingEntry(subject, in: catalog), entry.existing == nil,
      let slots = try? entry.slots(lacking: nil), slots.required == [.only]
    else { return nil }
    let file = catalog.file(of: entry.source)
    guard !file.isStandIn, let text = catalog.string(of: entry.source, slot: .only) else {
      return nil
    }
    let record = catalog[entry.source]
    return XLIFFUnit(
      path: file.source.path, locale: subject.locale,
      sourceLocale: catalog.sourceLocale.description, key: subject.key, slot: subject.slot,
      source: text, target: nil, comment: file.string(file.comment(of: record)) ?? "",
      notes: notes, hasGeneratedComment: record.flags.contains(.generatedComment))
  }

  /// The files by target locale.
  package var files: [(locale: String, bytes: [UInt8])] {
    let groups = Dictionary(grouping: units, by: \.locale)
    return groups.keys.sorted(by: ByteOrder.precedes).map { locale in
      (locale, XLIFFWriter.file(groups[locale] ?? []))
    }
  }
}
