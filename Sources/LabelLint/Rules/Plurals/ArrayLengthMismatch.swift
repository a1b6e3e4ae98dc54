/// A translated array with more or fewer items than its source.
struct ArrayLengthMismatch: CatalogRule {
  static let metadata = RuleMetadata(
    id: "array-length-mismatch", family: .localization, severity: .warning,
    levelRemark: """
      It is an error if items are missing and another array or code uses the same numbers.
      """,
    summary: "A translated array has a different number of items than its source.",
    rationale: """
      Code finds items by their number. If an item is missing, all items after it move up and name \
      the wrong choice. A number past the end crashes the app.
      """,
    remedy: "Give the array as many items as the source has, in the same order.",
    guidelines: [],
    accepted: [
      RuleExample("", remark: "an array with the same number of items in another order"),
      RuleExample(
        "", remark: "an array of another folder, such as `values-land`, that has fewer items"),
    ])

  /// Ends of the names of arrays that belong together by number (Android preferences).
  private static let partners = [
    ("entries", "values"), ("entries", "entryvalues"), ("names", "values"), ("labels", "values"),
    ("titles", "values"), ("entries", "entry_values"), ("entries", "keys"),
  ]

  /// Compares the lengths of arrays.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    for row in catalog.rows.indices where catalog.rows[row].table == .array {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[source].isTranslatable, !isReferences(source, catalog)
      else { continue }
      let wanted = length(of: source, catalog)
      for locale in catalog.locales.indices.dropFirst() {
        guard let own = catalog.entry(row: row, locale: locale),
          !catalog.isIgnored(own, check: "InconsistentArrays")
        else { continue }
        let found = length(of: own, catalog)
        if found == wanted { continue }
        let isIndexed =
          found < wanted
          && (hasPartner(row: row, length: wanted, catalog)
            || context.uses?.hasPartner(arrayOfRow: row) ?? false)
        findings.add(
          catalog.subject(row: row, locale: locale), at: catalog.keySpan(of: own),
          .otherLength(found, source: wanted), level: isIndexed ? .error : .warning
        ) { $0.related = [Related(catalog.keySpan(of: source), "the source array")] }
      }
    }
  }

  private func length(of entry: EntryReference, _ catalog: Catalog) -> Int {
    catalog.messages(of: entry).count
  }

  /// Whether an array holds references to other resources alone.
  private func isReferences(_ entry: EntryReference, _ catalog: Catalog) -> Bool {
    let file = Int(entry.file)
    return catalog.files[file].messageRange(ofEntry: Int(entry.entry)).allSatisfy {
      catalog.files[file].messages[$0].flags.contains(.reference)
    }
  }

  /// Whether another array of the same length belongs to it by its name: `x_entries`, `x_values`.
  private func hasPartner(row: Int, length wanted: Int, _ catalog: Catalog) -> Bool {
    let key = catalog.key(row: row).lowercased()
    for (end, other) in Self.partners where key.hasSuffix(end) {
      let partner = Array((key.dropLast(end.count) + other).utf8)
      if let found = catalog.row(ofKey: partner.span, in: .array),
        let entry = catalog.entry(row: found, locale: Catalog.sourceIndex),
        length(of: entry, catalog) == wanted
      {
        return true
      }
    }
    return false
  }
}

extension Finding.Wording {
  fileprivate static func otherLength(_ count: Int, source: Int) -> Self {
    if count == 1 { return "the array has 1 item, but its source has \(source); add the others" }
    let remedy: Self = count < source ? "add the others" : "remove the others"
    return "the array has \(count) items, but its source has \(source); \(remedy)"
  }
}
