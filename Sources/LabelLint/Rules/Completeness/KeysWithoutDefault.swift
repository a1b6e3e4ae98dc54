/// Android sets that have texts in folders of languages alone: in every other language the app stops.
extension ExtraTranslation {
  /// Reports the keys of a set without a default folder.
  ///
  /// A default file that could not be read says nothing of its keys, and a set that is merged over another has
  /// its default there.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - context: What is known of it.
  ///   - findings: Where findings are added.
  /// - Returns: Whether the set has no default folder, so that there is nothing else to say of its keys.
  func addWithoutDefault(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) -> Bool {
    guard !catalog.format.isApple, context.overridden == nil,
      !catalog.files.indices.contains(where: { Self.mayBeDefault(file: $0, catalog) })
    else { return false }
    var owners: [(row: Int, locale: Int, entry: EntryReference)] = []
    for row in catalog.rows.indices {
      guard
        let locale = catalog.locales.indices.first(where: { catalog.hasEntry(row: row, locale: $0) }
        ),
        let entry = catalog.entries(row: row, locale: locale).first,
        !catalog.isIgnored(entry, check: "MissingDefaultResource")
      else { continue }
      owners.append((row, locale, entry))
    }
    func addEach(_ findings: inout FindingCollector) {
      for owner in owners {
        findings.add(
          catalog.subject(row: owner.row, locale: owner.locale),
          at: catalog.keySpan(of: owner.entry),
          .withoutDefault(catalog.key(row: owner.row)), level: .error
        ) { finding in
          finding.detail = "default"
          finding.text = catalog.firstText(of: owner.entry)
        }
      }
    }
    guard owners.count > groupAbove, let first = owners.first else {
      addEach(&findings)
      return !owners.isEmpty
    }
    let subject = Subject(
      set: catalog.set, table: catalog.tableName, key: "",
      locale: catalog.locales[first.locale].description)
    findings.addGroup(
      subject, at: catalog.keySpan(of: first.entry), .manyWithoutDefault(owners.count),
      level: .error
    ) {
      addEach(&$0)
    } with: { finding in
      finding.detail = "default"
      finding.related = owners.dropFirst().map {
        Related(catalog.keySpan(of: $0.entry), "is not in a default folder")
      }
    }
    return true
  }

  /// Whether a file is one of a default folder that has keys, or may have.
  private static func mayBeDefault(file: Int, _ catalog: Catalog) -> Bool {
    let place = catalog.places[file]
    guard place.tag == nil, place.problem == nil else { return false }
    return !catalog.files[file].entries.isEmpty || !catalog.files[file].problems.isEmpty
  }
}

extension Finding.Wording {
  fileprivate static func withoutDefault(_ key: String) -> Self {
    "\(quoting: key) is not in a default folder, so the app crashes in other languages; add it there"
  }

  fileprivate static func manyWithoutDefault(_ count: Int) -> Self {
    "\(count) keys are not in a default folder, so the app crashes in other languages; add them there"
  }
}
