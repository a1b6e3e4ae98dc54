/// Tells files that were swapped: what was delivered for a locale is in another language of the app.
enum DeliveredLanguage {
  /// The texts of a file for a locale that are in another language.
  struct Foreign {
    /// Numbers of all items of the file for the locale.
    let items: [Int]
    /// Where the first of them is; `file` counts the delivered files.
    let span: SourceSpan
    /// What they were delivered for.
    let locale: LocaleTag
    /// What they are in.
    let other: LocaleTag
    /// How many texts of the app tell that, and of how many that could; nil where its words do.
    let shared: (texts: Int, of: Int)?
  }

  /// A file's texts for a locale.
  private struct Part: Hashable {
    let file: Int
    let locale: String
  }

  /// Fewest texts that tell a language.
  private static let fewest = 3
  /// Their share of those that could tell it, in percent.
  private static let leastPercent = 60

  /// The parts of a delivery that are in another language.
  ///
  /// A text tells its language where the app, or another file of the delivery for the same locale, has it for that
  /// language alone. Words that several languages share tell nothing.
  static func foreign(in items: [DeliveryComparison.Item], _ catalog: Catalog) -> [Foreign] {
    let parts = Dictionary(grouping: items.indices) { number in
      Part(file: items[number].entry.span.file, locale: items[number].entry.name.locale)
    }
    let words = DeliveredWords(catalog)
    return parts.values.compactMap { numbers in
      foreign(numbers, items, catalog) ?? foreign(numbers, items, words)
    }
    .sorted { ($0.span.file, $0.span.bytes.start) < ($1.span.file, $1.span.bytes.start) }
  }

  private static func foreign(
    _ numbers: [Int], _ items: [DeliveryComparison.Item], _ catalog: Catalog
  ) -> Foreign? {
    guard let first = numbers.first.map({ items[$0].entry }),
      let locale = LocaleTag(first.name.locale)
    else { return nil }
    var shared: [Int: Int] = [:]
    var compared = 0
    for number in numbers {
      guard let others = locales(of: items[number], locale, catalog) else { continue }
      compared += 1
      if others.count == 1 { shared[others[0], default: 0] += 1 }
    }
    guard let most = shared.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value >= fewest, most.value * 100 >= compared * leastPercent
    else { return nil }
    return Foreign(
      items: numbers, span: first.span, locale: locale, other: catalog.locales[most.key],
      shared: (most.value, compared))
  }

  /// The same by the words of texts that the app does not have.
  private static func foreign(
    _ numbers: [Int], _ items: [DeliveryComparison.Item], _ words: DeliveredWords
  ) -> Foreign? {
    let entries = numbers.map { items[$0] }.filter { item in
      if case .unchanged = item.fate { false } else { true }
    }.map(\.entry)
    guard let first = entries.first, let locale = LocaleTag(first.name.locale),
      let other = words.language(
        of: entries.flatMap(\.texts).map(\.text), deliveredFor: locale)
    else { return nil }
    return Foreign(items: numbers, span: first.span, locale: locale, other: other, shared: nil)
  }

  /// The other languages that the app has a text for; nil where it tells nothing.
  private static func locales(
    of item: DeliveryComparison.Item, _ locale: LocaleTag, _ catalog: Catalog
  ) -> [Int]? {
    guard let text = item.entry.texts.first,
      let row = catalog.row(ofKey: item.entry.name.key.span, in: item.entry.name.table)
    else { return nil }
    func has(_ column: Int) -> Bool? {
      guard let entry = catalog.entry(row: row, locale: column) else { return nil }
      return catalog.string(of: entry, slot: text.slot).map { ByteOrder.areEqual($0, text.text) }
    }
    if has(Catalog.sourceIndex) ?? false { return nil }
    var same: [Int] = []
    var isKnown = false
    for column in catalog.locales.indices.dropFirst() {
      let tag = catalog.locales[column]
      guard let isSame = has(column) else { continue }
      if tag.language == locale.language {
        if isSame { return [] }
        continue
      }
      if tag.language == catalog.sourceLocale.language { continue }
      isKnown = true
      if isSame { same.append(column) }
    }
    return isKnown ? same : nil
  }
}
