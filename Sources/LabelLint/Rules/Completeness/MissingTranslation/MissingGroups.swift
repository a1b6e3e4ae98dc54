/// Locales that lack so many texts that one finding tells of all.
extension MissingTranslation {
  /// A locale that lacks most texts, as one finding.
  func addGroup(
    _ missing: [Int], spoken: Int, of required: Int, locale: Int, _ catalog: Catalog,
    _ words: inout MissingTranslationWording, into findings: inout FindingCollector
  ) {
    let sources = missing.map { row in
      catalog.entry(row: row, locale: Catalog.sourceIndex) ?? catalog.rows[row].first
    }
    guard let first = sources.first else { return }
    let subject = Subject(
      set: catalog.set, table: catalog.tableName, key: "",
      locale: catalog.locales[locale].description)
    // A region that has next to nothing is a folder left behind: nobody translates it any more.
    let isLeft = missing.count * 20 >= required * 19
    let isMinor =
      !catalog.hasSource
      || isLeft
        && Self.areNearlyAll(missing) { words.isServedInOwnLanguage(row: $0, locale: locale) }
    let absent = missing.indices.filter { number in
      !isEmpty(row: missing[number], locale: locale, catalog)
    }
    let keys = absent.filter { words.served(row: missing[$0], locale: locale) == .key }
    // What is spoken comes first.
    let spokenKeys = keys.count { $0 < spoken }
    let lack = Finding.Wording.lack(
      missing: missing.count, of: required, words.place(locale: locale))
    let empty = missing.count - absent.count
    let message: Finding.Wording
    if !keys.isEmpty {
      message = .keysShown(
        lack, keys.count, spoken: spokenKeys, empty: empty, missing: missing.count)
    } else if let row = absent.first.map({ missing[$0] }) {
      let served = words.phrase(for: words.served(row: row, locale: locale), row: row)
      message = .incomplete(lack, served: served, empty: empty)
    } else {
      message = .allEmpty(lack)
    }
    findings.addGroup(
      subject, at: catalog.keySpan(of: first), message,
      level: isMinor ? .note : spokenKeys > 0 ? .error : nil
    ) { findings in
      for (number, row) in missing.enumerated() {
        add(
          row: row, locale: locale, isSpoken: number < spoken, catalog, &words, into: &findings)
      }
    } with: { finding in
      finding.detail = "incomplete"
      finding.related = sources.map { source in
        Related(catalog.keySpan(of: source), "is not translated")
      }
      if sources.count > 100 {
        finding.related.append(
          Related(catalog.keySpan(of: sources[100]), "and \(sources.count - 100) more"))
      }
    }
  }

  /// Whether nine of ten rows are as a test asks.
  private static func areNearlyAll(_ rows: [Int], _ test: (Int) -> Bool) -> Bool {
    rows.count(where: test) * 10 >= rows.count * 9
  }
}

extension Finding.Wording {
  fileprivate static func lack(
    missing: Int, of required: Int, _ place: Finding.Wording
  ) -> Self {
    "\(missing) of \(required) texts are not translated\(place)"
  }

  fileprivate static func keysShown(
    _ lack: Finding.Wording, _ keys: Int, spoken: Int, empty: Int, missing: Int
  ) -> Self {
    let which: Self = keys == missing ? "their keys" : "the keys of \(keys) of them"
    let heard: Self = spoken == 0 ? "" : ", and speaks \(spoken) of the keys"
    return "\(lack), so the app shows \(which)\(emptyTexts(empty))\(heard)"
  }

  fileprivate static func incomplete(
    _ lack: Finding.Wording, served: Finding.Wording, empty: Int
  ) -> Self {
    "\(lack), so users get \(served)\(emptyTexts(empty))"
  }

  fileprivate static func allEmpty(_ lack: Finding.Wording) -> Self {
    "\(lack), so users get empty texts"
  }

  private static func emptyTexts(_ count: Int) -> Self {
    if count == 0 { return "" }
    return count == 1
      ? " and an empty text for 1 of them" : " and empty texts for \(count) of them"
  }
}
