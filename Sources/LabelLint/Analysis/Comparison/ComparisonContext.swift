/// What rules share that compare texts, while one catalog is read: made when first asked for.
package struct ComparisonContext {
  /// The catalog.
  let catalog: Catalog
  /// What is known of it.
  let context: RuleContext
  /// Placeholders of the texts read last.
  private(set) var scanner = PlaceholderScanner()
  /// The text that `scanner` has read last, and whether it was taken for formatted; nil for another.
  private var scanned: (place: MessageReference, isFormatted: Bool)?
  /// The placeholders of source entries.
  var signatures: SourceSignatures
  /// The tokens of source texts that are samples.
  var samples = SampleTokens()
  /// What is known of each locale, by number.
  var locales: [PairLocale]
  /// Finds words of several scripts that look like one; opened for the first that mixes letters.
  private var spoofing: SpoofChecking?
  /// The words of the app's own names.
  private var names: Set<String>?
  /// The hosts that source texts name, in their tags too; collected for the first that is asked for.
  private var sourceHosts: Set<String>?
  /// Files of which most source texts are in letters of another script; nil before the first question.
  private var filesInOtherScripts: Set<Int>?
  private var errors = ErrorPlaces()
  /// How the text that was asked for last writes its placeholders.
  private var spellings: (place: MessageReference, texts: [PlaceholderKey: String])?
  /// The form for `other` that was asked for last, and what it uses.
  private var other: (place: MessageReference, signature: PlaceholderSignature)?

  /// Tools for a catalog.
  init(_ catalog: Catalog, _ context: RuleContext) {
    self.catalog = catalog
    self.context = context
    signatures = SourceSignatures(catalog)
    let scripts = context.copies.scripts
    locales = catalog.locales.indices.map {
      PairLocale(catalog, written: scripts[$0], column: $0)
    }
  }

  /// Whether some source text names a host.
  mutating func sourceNames(host: String) -> Bool {
    if sourceHosts == nil { sourceHosts = hostsOfSource() }
    return sourceHosts?.contains(host) ?? false
  }

  private func hostsOfSource() -> Set<String> {
    var hosts: Set<String> = []
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      let file = catalog.file(of: source)
      for message in file.messageRange(ofEntry: Int(source.entry)) {
        let place = MessageReference(entry: source, message: message)
        for address in AddressReading.addresses(in: file.bytes(catalog.text(of: place)))
          + TagReading.addresses(catalog, place)
        {
          hosts.insert(address.host)
        }
      }
    }
    return hosts
  }

  /// Whether at least half of the source texts of a file, given by its number, are in a script.
  ///
  /// - Parameters:
  ///   - script: The script of the source language.
  ///   - file: The number of the file.
  /// - Returns: Whether they are.
  mutating func isSourceMostly(in script: Script, file: Int) -> Bool {
    let others = filesInOtherScripts ?? filesOfSource(inOtherScriptsThan: script)
    filesInOtherScripts = others
    return !others.contains(file)
  }

  private func filesOfSource(inOtherScriptsThan script: Script) -> Set<Int> {
    var counts: [Int: Int] = [:]
    for row in catalog.rows.indices {
      for entry in catalog.entries(row: row, locale: Catalog.sourceIndex) {
        let file = catalog.file(of: entry)
        guard let message = file.messageRange(ofEntry: Int(entry.entry)).first else { continue }
        let text = file.bytes(file.messages[message].text)
        guard let isOwn = Self.isMostly(in: script, text) else { continue }
        counts[Int(entry.file), default: 0] += isOwn ? 1 : -1
      }
    }
    return Set(counts.filter { $0.value < 0 }.keys)
  }

  /// Whether most letters of a text are of a script; nil for one without letters.
  private static func isMostly(in script: Script, _ text: Span<UInt8>) -> Bool? {
    var (own, all) = (0, 0)
    var shown = ShownText()
    while let letters = shown.nextScript(in: text) {
      all += 1
      if script.includes(letters) { own += 1 }
    }
    return all == 0 ? nil : own * 2 >= all
  }

  /// The words of the app's names, ASCII capitals made small.
  mutating func appNames() -> Set<String> {
    let known = names ?? AppNames.words(of: catalog)
    names = known
    return known
  }

  /// Whether a word mixes scripts in a way that no language does.
  mutating func mixesScripts(_ word: Span<UInt8>) -> Bool {
    if spoofing == nil { spoofing = SpoofChecking() }
    return spoofing?.mixesScripts(word) ?? false
  }

  /// Reads the placeholders of a text, unless they were read last.
  mutating func scan(_ pair: borrowing Text, isFormatted: Bool) {
    if let scanned, scanned.place == pair.place, scanned.isFormatted == isFormatted { return }
    scanner.scan(pair.decoded, as: reading(of: pair.place, isFormatted: isFormatted))
    scanned = (pair.place, isFormatted)
  }

  /// Reads the placeholders of another text.
  mutating func scan(_ text: Span<UInt8>, at place: MessageReference, isFormatted: Bool) {
    scanner.scan(text, as: reading(of: place, isFormatted: isFormatted))
    scanned = nil
  }

  /// Whether the reader of the file has told of an error in a text.
  mutating func hasReadingError(in text: borrowing Text) -> Bool {
    let number = Int(text.place.entry.file)
    return hasError(
      at: catalog.files[number].messages[text.place.message].value, inFile: number)
  }

  /// Whether the reader of a file has told of an error at some of its bytes.
  mutating func hasError(at range: ByteRange, inFile number: Int) -> Bool {
    errors.touch(range, inFile: number, of: catalog)
  }

  /// What the form for `other` of an entry uses; nil without that form.
  mutating func signatureOfOther(in entry: EntryReference) -> PlaceholderSignature? {
    guard let place = formForOther(in: entry) else { return nil }
    if let other, other.place == place { return other.signature }
    let file = catalog.file(of: entry)
    let text = file.bytes(file.messages[place.message].text)
    scan(text, at: place, isFormatted: true)
    var signature = PlaceholderSignature()
    signature.add(text, scanner, category: .other)
    other = (place, signature)
    return signature
  }

  /// The form for `other` of an entry; nil without that form.
  func formForOther(in entry: EntryReference) -> MessageReference? {
    let file = catalog.file(of: entry)
    let slot = UInt32(CatalogFile.slotIndex(of: .other))
    guard let found = catalog.message(of: entry, slot: file.slots[Int(slot)]),
      file.messages[found].slot == slot
    else { return nil }
    return MessageReference(entry: entry, message: found)
  }

  /// How a text writes a placeholder; nil where it does not.
  mutating func spelling(of key: PlaceholderKey, at place: MessageReference) -> String? {
    if let spellings, spellings.place == place { return spellings.texts[key] }
    let file = catalog.file(of: place.entry)
    let texts = spellings(in: file.bytes(file.messages[place.message].text), like: place)
    spellings = (place, texts)
    return texts[key]
  }

  /// How a text writes its placeholders.
  private mutating func spellings(
    in text: Span<UInt8>, like place: MessageReference
  ) -> [PlaceholderKey: String] {
    scan(text, at: place, isFormatted: true)
    var texts: [PlaceholderKey: String] = [:]
    for placeholder in scanner.placeholders {
      let key = PlaceholderKey(placeholder, in: text)
      if texts[key] == nil { texts[key] = Text.verbatim(text, placeholder.span.range) }
    }
    return texts
  }

  /// How the placeholders of a text are read.
  mutating func reading(of place: MessageReference, isFormatted: Bool) -> PlaceholderReading {
    signatures.reading(of: place, isFormatted: isFormatted)
  }
}

/// Where the readers of files have told of errors.
struct ErrorPlaces {
  private var files: [Int: PlaceSet] = [:]

  /// Whether an error was told of at some bytes of a file, or beside them.
  mutating func touch(_ range: ByteRange, inFile number: Int, of catalog: Catalog) -> Bool {
    let problems = catalog.files[number].problems
    if problems.isEmpty { return false }
    // One byte more at the end: what begins where another piece ends touches it.
    let places =
      files[number]
      ?? PlaceSet(
        problems.filter { $0.severity == .error }
          .map { Int($0.span.start)..<Int($0.span.end) + 1 })
    files[number] = places
    return places.overlap(Int(range.start)..<Int(range.end) + 1)
  }
}
