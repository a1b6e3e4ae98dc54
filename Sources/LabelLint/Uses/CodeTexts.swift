/// The texts of programs as files of a catalog: what users of the source language get where no catalog says it.
package struct CodeTexts: Sendable {
  private let index: UsageIndex

  /// Whether a file may be a program for an Apple platform, by its path.
  package static func mayBeProgram(_ path: String) -> Bool {
    let kind = SourceKind(path: path)
    return kind == .swift || kind == .objectiveC
  }

  /// The texts of an app's sources.
  package init(_ index: UsageIndex) { self.index = index }

  /// A text with the key that it stands for.
  private struct CodeText {
    var literal: SourceLiteral
    var key: [UInt8]
    /// The key under which a catalog has the text.
    var catalogKey: String?
    /// Number of the locales whose users get the text, as no catalog has its key; nil where that is not known.
    var localesWithout: Int?
  }

  // MARK: Keys of a catalog

  /// The programs that write down keys which a catalog has in translations only, each with those keys.
  ///
  /// A key without a text of its own in a string catalog counts, too, where code says what is shown instead.
  ///
  /// - Parameter catalog: A catalog without programs.
  /// - Returns: The files, in the order of their paths in the index.
  func files(for catalog: Catalog) -> [CatalogFile] {
    guard catalog.format.isApple, !index.literals.isEmpty else { return [] }
    let wanted = Wanted(catalog)
    if wanted.isEmpty { return [] }
    var chosen: [Int: CodeText] = [:]
    for literal in index.literals where literal.flags.contains(.isKey) {
      guard index.names(literal, table: catalog.tableName),
        let row = wanted.row(
          of: literal, in: index, hasDefault: literal.flags.contains(.hasDefault))
      else { continue }
      // One that says what is shown tells more than one that has the key alone.
      if let known = chosen[row],
        known.literal.flags.contains(.hasDefault) || !literal.flags.contains(.hasDefault)
      {
        continue
      }
      chosen[row] = CodeText(literal: literal, key: Array(catalog.key(row: row).utf8))
    }
    return files(of: Array(chosen.values), table: catalog.tableName)
  }

  /// Whether code holds what some files translate: other texts than theirs for most of the keys that it has a text
  /// for, or English ones that they have left as they are.
  ///
  /// - Parameters:
  ///   - files: Files of one locale, which is not English.
  ///   - table: The table that they belong to.
  /// - Returns: Whether it is.
  func areSource(of files: [CatalogFile], table: String) -> Bool {
    var texts: [[UInt8]: [UInt8]] = [:]
    for literal in index.literals
    where literal.flags.isSuperset(of: [.isKey, .hasDefault]) && index.names(literal, table: table)
    {
      texts[Array(index.arena[literal.key.range])] = Array(index.arena[literal.text.range])
    }
    if texts.isEmpty { return false }
    var (others, copies) = (0, 0)
    for file in files {
      for (number, entry) in file.entries.enumerated() {
        guard let text = texts[file.byteArray(entry.key)],
          let message = file.messageRange(ofEntry: number).first
        else { continue }
        let isOwn =
          file.byteArray(file.messages[message].text) == text && !EnglishWords.areAll(text.span)
        if isOwn { copies += 1 } else { others += 1 }
      }
    }
    return others > copies
  }

  /// The rows of a catalog whose source text may stand in code.
  private struct Wanted {
    private let catalog: Catalog
    /// Rows that the source lacks.
    private var lacking: Set<Int> = []
    /// Rows whose key stands for the text.
    private var implied: Set<Int> = []
    /// Rows whose key has placeholders, by the key with the byte 1 for each.
    private var formats: [[UInt8]: Int] = [:]

    init(_ catalog: Catalog) {
      self.catalog = catalog
      for row in catalog.rows.indices {
        if let source = catalog.entry(row: row, locale: Catalog.sourceIndex) {
          guard catalog[source].flags.contains(.implied) else { continue }
          implied.insert(row)
        } else if !catalog.hasEntry(row: row, locale: Catalog.sourceIndex) {
          lacking.insert(row)
        } else {
          continue
        }
        let key = Array(catalog.key(row: row).utf8)
        if key.contains(0x25) { formats[InterpolatedKey.general(key.span)] = row }
      }
    }

    var isEmpty: Bool { lacking.isEmpty && implied.isEmpty }

    /// The row that a literal is the source text of; nil for none.
    func row(of literal: SourceLiteral, in index: UsageIndex, hasDefault: Bool) -> Int? {
      let key = index.arena.span.extracting(literal.key.range)
      let row =
        literal.flags.contains(.hasValues)
        ? formats[Array(index.arena[literal.key.range])] : catalog.row(ofKey: key, in: .apple)
      guard let row else { return nil }
      return lacking.contains(row) || hasDefault && implied.contains(row) ? row : nil
    }
  }

  // MARK: Texts of no catalog

  /// Paths of the programs with texts that a screen reader gets, in the order of the index.
  package var spokenPaths: [String] {
    var paths: [String] = []
    for literal in index.literals
    where isAskedFor(literal) || DefaultTexts.isDefault(literal) {
      let path = index.path(ofFile: literal.file)
      if paths.last != path { paths.append(path) }
    }
    return paths
  }

  /// Whether a literal is told where no catalog has it: if a screen reader gets it, or if the rules on texts in code
  /// ask for it.
  private func isAskedFor(_ literal: SourceLiteral) -> Bool {
    if literal.flags.contains(.isSpoken) { return true }
    guard literal.flags.contains(.isNoted),
      literal.flags.isDisjoint(with: [.hasDefault, .hasValues])
    else { return false }
    let text = index.arena.span.extracting(literal.text.range)
    return index.noted.contains(.shown) && CodeWording.isWorded(text)
      || literal.flags.contains(.isKey) && CodeWording.isKey(text)
  }

  /// The numbers of the literals that are asked for and whose key a catalog has in the source language.
  ///
  /// - Parameter catalog: A catalog, with the programs that belong to it.
  /// - Returns: Their numbers in the index.
  package func spoken(in catalog: Catalog) -> [Int] {
    guard catalog.format.isApple else { return [] }
    var formats: [[UInt8]: Int]?
    return index.literals.indices.filter { number in
      let literal = index.literals[number]
      // What looks like a plain text is a key where a catalog has it.
      guard isAskedFor(literal),
        !literal.flags.contains(.isSpoken) || index.names(literal, table: catalog.tableName)
      else { return false }
      let key = index.arena[literal.key.range]
      var row = catalog.row(ofKey: Array(key).span, in: .apple)
      if literal.flags.contains(.hasValues) {
        let known = formats ?? Self.formats(of: catalog)
        formats = known
        row = known[Array(key)]
      }
      // A phrase may be the key and the source text, with entries in translations alone.
      if !literal.flags.contains(.isSpoken) { return row != nil }
      return row.map { catalog.hasEntry(row: $0, locale: Catalog.sourceIndex) } ?? false
    }
  }

  private static func formats(of catalog: Catalog) -> [[UInt8]: Int] {
    var formats: [[UInt8]: Int] = [:]
    for row in catalog.rows.indices {
      let key = Array(catalog.key(row: row).utf8)
      if key.contains(0x25) { formats[InterpolatedKey.general(key.span)] = row }
    }
    return formats
  }

  /// Whether programs have texts that the rules on texts in code ask for.
  package var hasTexts: Bool {
    index.noted.contains(.shown) && index.literals.contains { $0.flags.contains(.isNoted) }
  }

  /// The keys under which a catalog has the texts of literals that are asked for, by the numbers of these.
  ///
  /// Keys of objects of interface files are not among them, as no code can use them.
  package func keysOfTexts(in catalog: Catalog) -> [Int: String] {
    var numbers: [String: [Int]] = [:]
    for (number, literal) in index.literals.enumerated()
    where literal.flags.contains(.isNoted) && isAskedFor(literal) {
      numbers[index.string(literal.text), default: []].append(number)
    }
    guard !numbers.isEmpty, catalog.hasSource else { return [:] }
    var keys: [Int: String] = [:]
    for row in catalog.rows.indices {
      guard let entry = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstText(of: entry), let found = numbers[text],
        !catalog.isOfInterfaceObject(entry)
      else { continue }
      for number in found where keys[number] == nil { keys[number] = catalog.key(row: row) }
    }
    return keys
  }

  /// The programs with texts that a screen reader gets and no catalog has, each with those texts.
  ///
  /// - Parameters:
  ///   - known: Numbers of the literals that a catalog has.
  ///   - keys: Keys under which catalogs have the texts of others, by their numbers.
  ///   - lacking: The numbers of the literals whose keys no catalog has, each with that of the locales that show its text.
  /// - Returns: The files, in the order of their paths in the index.
  package func spokenFiles(
    without known: Set<Int>, keys: [Int: String], lacking: [Int: Int]
  ) -> [CatalogFile] {
    var texts: [CodeText] = []
    var seen: Set<[UInt8]> = []
    var file: UInt32?
    let families = families(of: known)
    for (number, literal) in index.literals.enumerated()
    where isAskedFor(literal) && !known.contains(number) || lacking[number] != nil {
      if isOnlyKey(literal), !families.contains(family(of: literal)) { continue }
      if file != literal.file { seen = [] }
      file = literal.file
      let text = Array(index.arena[literal.text.range])
      let isKey = !literal.flags.contains(.hasDefault)
      let key = isKey ? text : CodeUses.format(Array(index.arena[literal.key.range]))
      guard seen.insert(key).inserted else { continue }
      texts.append(
        CodeText(
          literal: literal, key: key, catalogKey: keys[number], localesWithout: lacking[number]))
    }
    return files(of: texts, table: "Localizable")
  }

  /// Whether a literal is the name of a text that no screen reader gets.
  private func isOnlyKey(_ literal: SourceLiteral) -> Bool {
    literal.flags.contains(.isKey) && !literal.flags.contains(.isSpoken)
      && CodeWording.isKey(index.arena.span.extracting(literal.text.range))
  }

  /// Beginnings of the names that programs look up and catalogs have: names that begin in another way may be in catalogs
  /// that nobody read.
  private func families(of known: Set<Int>) -> Set<[UInt8]> {
    Set(known.map { index.literals[$0] }.filter(isOnlyKey).map(family))
  }

  /// The first part of a name: `settings` of `settings.title`.
  private func family(of literal: SourceLiteral) -> [UInt8] {
    Array(index.arena[literal.text.range].prefix { $0 != 0x2E && $0 != 0x5F })
  }

  // MARK: Files

  /// The files that texts stand in.
  private func files(of texts: [CodeText], table: String) -> [CatalogFile] {
    let sorted = texts.sorted {
      ($0.literal.file, $0.literal.place.start) < ($1.literal.file, $1.literal.place.start)
    }
    var files: [CatalogFile] = []
    var number: UInt32?
    for text in sorted {
      if text.literal.file != number {
        guard let program = index.programs[text.literal.file] else { continue }
        number = text.literal.file
        var file = CatalogFile(
          source: SourceFile(path: index.path(ofFile: text.literal.file), stored: program),
          format: Self.mayBeProgram(index.path(ofFile: text.literal.file)) ? .strings : .android,
          table: table)
        file.contents[0].role = .program
        files.append(file)
      }
      append(text, to: &files[files.count - 1])
    }
    return files
  }

  private func append(_ text: CodeText, to file: inout CatalogFile) {
    let literal = text.literal
    let keyStart = file.arena.count
    file.arena += text.key
    let key = TextRef(inArena: keyStart..<file.arena.count)
    let showsKey = !literal.flags.contains(.hasDefault)
    // The types of values are those that the key names.
    let shown = showsKey ? text.key : Array(index.arena[literal.text.range])
    var flags: Entry.Flags = .implied
    if !showsKey, literal.flags.contains(.showsValues) { flags.insert(.unformatted) }
    file.startEntry(key: key, at: literal.place, type: .string, flags: flags)
    let (firstRun, firstMark) = (file.runs.count, file.markup.count)
    var assembler = TextAssembler(at: Int(literal.place.start))
    let place = literal.place.range
    if file.text[place].elementsEqual(shown) {
      assembler.append(place, to: &file)
    } else {
      assembler.append(decoded: shown, for: place, to: &file)
    }
    let decoded = assembler.finish(in: &file)
    file.appendMessage(
      decoded, value: literal.place, firstRun: firstRun, firstMark: firstMark)
    if text.catalogKey == nil, text.localesWithout == nil { return }
    var note = EntryNote()
    note.localesWithout = text.localesWithout
    if let catalogKey = text.catalogKey {
      let start = file.arena.count
      file.arena += catalogKey.utf8
      note.catalogKey = TextRef(inArena: start..<file.arena.count)
    }
    file.setNote(note, ofEntry: file.entries.count - 1)
  }
}
