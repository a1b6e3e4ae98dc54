/// Finds the keys of the texts that screens show: by the texts of a catalog, in the language of each screen.
struct ScreenJoin {
  /// A text of a screen that several keys have, so that nothing is known of any of them.
  struct Homonym {
    /// Index of its use.
    let use: Int32
    /// Rows that have the text.
    let rows: [Int]
  }

  /// A text of the catalog that fits one of a screen.
  private struct Candidate {
    let row: Int
    let locale: Int
    /// Bytes without values; the most for a text that has no placeholder.
    let fixedCount: Int
  }

  /// Uses of each row, in order.
  private(set) var uses: [Int: [Int32]] = [:]
  /// Texts that several rows have.
  private(set) var homonyms: [Homonym] = []
  /// The locale of each screen, by the number of its file.
  private(set) var locales: [UInt32: Int] = [:]
  /// Uses that have a key.
  private(set) var found: Set<Int32> = []
  /// Those of them whose text has values in it.
  private(set) var filled: Set<Int32> = []

  private let index: UsageIndex
  private let catalog: Catalog
  /// Numbers of the texts of all screens, folded.
  private var numbers: [[UInt8]: Int] = [:]
  private var candidates: [[Candidate]] = []

  /// Joins the screens of an index with a catalog.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - catalog: The catalog.
  ///   - codeUses: Uses of a row in code and layouts, whose identifiers tell homonyms apart.
  init(_ index: UsageIndex, _ catalog: Catalog, codeUses: (Int) -> [Int32]) {
    self.index = index
    self.catalog = catalog
    if index.screenUses.isEmpty { return }
    for use in index.screenUses {
      let key = Array(index.arena[index.uses[use].key.range])
      if numbers.updateValue(numbers[key] ?? numbers.count, forKey: key) == nil {
        candidates.append([])
      }
    }
    for row in catalog.rows.indices {
      for locale in catalog.locales.indices {
        for entry in catalog.entries(row: row, locale: locale) { add(entry, row, locale) }
      }
    }
    chooseLocales()
    for use in index.screenUses { resolve(Int32(clamping: use), codeUses) }
  }

  /// Adds the texts of an entry to the screens' texts that they fit.
  private mutating func add(_ entry: EntryReference, _ row: Int, _ locale: Int) {
    let file = catalog.file(of: entry)
    var (plain, folded) = (PlainText(), FoldedText())
    for message in catalog.messages(of: entry) {
      let text = file.messages[message].text
      if text.count == 0 { continue }
      plain.read(
        message, of: catalog[entry], in: file,
        as: PlaceholderReading(platform: file.format.platform))
      folded.read(plain.bytes(of: file.bytes(text)))
      if plain.objects.isEmpty {
        guard let number = numbers[Array(copying: folded.bytes)] else { continue }
        candidates[number].append(Candidate(row: row, locale: locale, fixedCount: .max))
      } else if let pattern = ScreenPattern(folded.bytes) {
        for (text, number) in numbers where pattern.fits(text.span) {
          candidates[number].append(
            Candidate(row: row, locale: locale, fixedCount: pattern.fixedCount))
        }
      }
    }
  }

  /// Takes for each screen the locale that has most of its texts; the source before others.
  private mutating func chooseLocales() {
    var texts: [UInt32: Set<Int>] = [:]
    for use in index.screenUses {
      texts[index.uses[use].file, default: []].insert(number(ofUse: use))
    }
    for (file, numbers) in texts {
      var counts = [Int](repeating: 0, count: catalog.locales.count)
      for number in numbers {
        for locale in Set(candidates[number].map(\.locale)) { counts[locale] += 1 }
      }
      guard let most = counts.max(), most > 0 else { continue }
      locales[file] = counts.firstIndex(of: most)
    }
  }

  private func number(ofUse use: Int) -> Int {
    numbers[Array(index.arena[index.uses[use].key.range])] ?? 0
  }

  /// Gives a use to the row that has its text.
  private mutating func resolve(_ use: Int32, _ codeUses: (Int) -> [Int32]) {
    let own = index.uses[Int(use)]
    guard let locale = locales[own.file] else { return }
    let all = candidates[number(ofUse: Int(use))]
    let translated = all.filter { $0.locale == locale }
    // Users get the source text where a translation is missing.
    let known = translated.isEmpty ? all.filter { $0.locale == Catalog.sourceIndex } : translated
    guard let best = known.map(\.fixedCount).max() else { return }
    found.insert(use)
    if best < .max { filled.insert(use) }
    let rows = Set(known.filter { $0.fixedCount == best }.map(\.row)).sorted()
    let named = rows.filter { isNamed(own, amongUses: codeUses($0)) }
    if let row = rows.count == 1 ? rows.first : named.count == 1 ? named.first : nil {
      uses[row, default: []].append(use)
    } else {
      homonyms.append(Homonym(use: use, rows: rows))
    }
  }

  /// Whether code or a layout has a text on an element with the identifier of the one on the screen.
  private func isNamed(_ use: SourceUse, amongUses others: [Int32]) -> Bool {
    let name = index.string(index.elements[Int(use.element)].name)
    if name.isEmpty { return false }
    return others.contains { other in
      let element = index.uses[Int(other)].element
      return element >= 0 && index.string(index.elements[Int(element)].name) == name
    }
  }
}
