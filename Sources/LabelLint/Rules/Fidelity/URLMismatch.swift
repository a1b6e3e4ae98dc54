/// A translation that leads to another place than its source.
struct URLMismatch: TextRule {
  static let scope = TextScope.everyText

  @Option("hosts", "Domains that are equal for the app: `a.com=b.com`.")
  var hosts: [String] = []

  static let metadata = RuleMetadata(
    id: "url-mismatch", family: .localization, severity: .warning,
    summary: "A translation has lost an address of its source, or leads to another site.",
    rationale: """
      An address in a translation is followed by people who trust the app. Another host hides well \
      there: nobody who wrote the app can read the text around it.
      """,
    remedy: "Copy the address from the source; only a language code in it may differ.",
    guidelines: [],
    flagged: [
      RuleExample(
        "Siehe ⟦https://appl.org/hilfe⟧", language: "de", source: "See https://app.org/help",
        key: "help_text"),
      RuleExample(
        "Siehe ⟦http://app.org/help⟧", language: "de", source: "See https://app.org/help",
        key: "help_text"),
      RuleExample(
        "⟦Siehe unsere Seite⟧", language: "de", source: "See https://app.org/help", key: "help_text"
      ),
      RuleExample(
        "Siehe ⟦https://app.pl/help⟧", language: "de", source: "See https://app.org/help",
        key: "help_text", remark: "the site of another country"),
      RuleExample(
        "Besuche heute ⟦www.appl.org⟧", language: "de", source: "Visit www.app.org today",
        key: "visit_text"),
      RuleExample(
        "Plus sur ⟦birdap.com⟧/help", language: "fr", source: "More at birdapp.com/help",
        key: "more_text"),
      RuleExample(
        "Hallo ⟦https://evil.ru/x⟧", language: "de", source: "Hello there", key: "hello_text",
        remark: "the source has none"),
      RuleExample(
        "<a href=\"⟦tel:+4900⟧\">Anrufen</a>", language: "de",
        source: "<a href=\"tel:+1234\">Call</a>",
        key: "call_text", formats: [.strings, .xcstrings]),
      RuleExample(
        "Zum Beispiel ⟦https://suche.de/q⟧", language: "de", source: "Example: https://find.com/q",
        key: "engine_example", remark: "another example: a note"),
      RuleExample(
        "⟦https://laden.de⟧", language: "de", source: "https://shop.com/en", key: "share_address",
        remark: "nothing but an address: a note"),
    ],
    accepted: [
      RuleExample(
        "Siehe app.org und/oder die Hilfe", language: "de",
        source: "See www.app.org and/or the help",
        key: "help_text", remark: "the same site"),
      RuleExample(
        "Lisätietoja: https://get.delta.chat", language: "fi",
        source: "See our website for more details.", key: "more_text"),
      RuleExample(
        "https://meinhaus.de", language: "de", source: "https://myhouse.com",
        key: "base_url.placeholder", formats: [.strings], remark: "an example in a field"),
      RuleExample(
        "Se https://da.wikipedia.org/wiki/Hund", language: "da",
        source: "See https://en.wikipedia.org/wiki/Dog", key: "help_text"),
      RuleExample(
        "Zobacz https://app.pl/pomoc", language: "pl", source: "See https://app.org/help",
        key: "help_text", remark: "the same name in the country of the language"),
      RuleExample(
        "请访问我们的网站https://app.org获取更多信息。", language: "zh-Hans",
        source: "See https://app.org for more.",
        key: "help_text"),
      RuleExample(
        "Usa «https://»", language: "it", source: "Use “https://”", key: "scheme_text"),
      RuleExample(
        "Siehe https://app.org/de/hilfe.", language: "de", source: "See https://app.org/help",
        key: "help_text"),
    ])

  /// Compares addresses.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    // What stands in an empty field is an example.
    guard !pair.isSource, let sourcePlace = pair.sourcePlace, pair.kind.purpose != .fieldHint
    else { return }
    let bare = AddressReading.withoutScheme(in: pair.decodedSource)
    // Most colons end a sentence.
    if bare.isEmpty, !AddressReading.mayStand(in: pair.decoded),
      !AddressReading.mayStand(in: pair.decodedSource),
      !pair.features.union(pair.sourceFeatures).contains(.tags)
    {
      return
    }
    var source = AddressReading.addresses(in: pair.decodedSource)
    source += bare + TagReading.addresses(facts.comparison.catalog, sourcePlace)
    var own = AddressReading.addresses(in: pair.decoded)
    // Where the source has none, what looks like one may be an example or the name of a product.
    if !bare.isEmpty { own += AddressReading.withoutScheme(in: pair.decoded) }
    let inTags = TagReading.addresses(facts.comparison.catalog, pair.place)
    own += inTags
    if source.isEmpty, own.isEmpty { return }
    var found: [Verdict] = []
    compare(pair, source, own, inTags: inTags.count, with: &facts.comparison, into: &found)
    // What the file's reader could not read to its end has lost its address there.
    if found.isEmpty || Self.isCut(pair.place, &facts.comparison)
      || Self.isCut(sourcePlace, &facts.comparison)
    {
      return
    }
    verdicts += found
  }

  /// Whether the file's reader has told of an error within a text or its entry.
  private static func isCut(_ place: MessageReference, _ tools: inout ComparisonContext) -> Bool {
    let number = Int(place.entry.file)
    let file = tools.catalog.files[number]
    if file.problems.isEmpty { return false }
    let value = file.messages[place.message].value
    let key = file.keySpan(of: tools.catalog[place.entry])
    // In string catalogs other languages stand between the two.
    if file.format == .xcstrings {
      return tools.hasError(at: value, inFile: number) || tools.hasError(at: key, inFile: number)
    }
    // Behind a value stands its quote: `"See <a href="https://…"` goes wrong behind that.
    let (start, end) = (min(key.start, value.start), max(key.end, value.end) + 1)
    return tools.hasError(at: ByteRange(Int(start)..<Int(end)), inFile: number)
  }

  /// Compares the addresses of a translation with those of its source.
  ///
  /// - Parameters:
  ///   - pair: Both texts.
  ///   - source: The source's addresses.
  ///   - own: Those of the translation.
  ///   - number: How many of them, at the end, stand in tags.
  ///   - tools: What is known of the catalog.
  ///   - verdicts: Where the verdict goes.
  private func compare(
    _ pair: borrowing Text, _ source: [AddressReading.Address],
    _ own: [AddressReading.Address], inTags number: Int, with tools: inout ComparisonContext,
    into verdicts: inout [Verdict]
  ) {
    let whole = 0..<pair.decoded.count
    let known = Set(source.map { self.domain($0) })
    let names = Set(source.compactMap(\.name))
    let secure = Set(source.filter { $0.scheme == "https" }.map(\.host))
    let insecure = Set(source.filter { $0.scheme == "http" }.map(\.host))
    for (index, address) in own.enumerated() {
      let isInTag = index >= own.count - number
      let range = isInTag ? whole : address.range
      if !known.contains(domain(address)) {
        if source.isEmpty {
          guard !tools.sourceNames(host: address.host), !Self.speaksOfAddress(pair.decodedSource)
          else { continue }
          verdicts.append(Verdict(decoded: range, .added(address.host), pattern: "added"))
          return
        }
        let tag = tools.locales[pair.locale].tag
        let region = tag.region ?? tag.maximized.region ?? ""
        if let name = address.branchName(in: region), names.contains(name) { continue }
        // What an example names is not opened, and translators choose one that users know.
        let isKnown =
          isExample(row: pair.row, tools.catalog)
          || address.scheme.isEmpty && Self.givesExample(pair.decodedSource)
          // As where translators are thanked in another order: nobody is led astray.
          || tools.sourceNames(host: address.host)
          // What is an address and nothing else is a target, of which there may be one for each language.
          || range == whole && source.first?.range == 0..<pair.decodedSource.count
        let level = isKnown ? Severity.note : nil
        verdicts.append(
          Verdict(decoded: range, .otherHost(address.host), pattern: "host", level: level))
        return
      }
      if address.scheme == "http", secure.contains(address.host), !insecure.contains(address.host) {
        verdicts.append(Verdict(decoded: range, .insecure(address.host), pattern: "scheme"))
        return
      }
    }
    if let first = source.first, own.isEmpty {
      let isBare = first.scheme.isEmpty
      if isBare, Text.verbatim(pair.decoded, whole).lowercased().contains(first.domain) { return }
      verdicts.append(
        Verdict(decoded: whole, .lost(first.host), pattern: "lost", level: isBare ? .note : nil))
      return
    }
    let named = Set(own.map { self.domain($0) })
    if named.count < known.count {
      let missing = source.first { !named.contains(self.domain($0)) }
      if let missing {
        verdicts.append(
          Verdict(decoded: whole, .lost(missing.host), pattern: "fewer", level: .note))
      }
    }
  }

  /// Whether a source text names a site or an address in words, which a translation may write out.
  private static func speaksOfAddress(_ text: Span<UInt8>) -> Bool {
    text.indices.contains { index in
      !text.isWord(at: index - 1) && addressWords.contains { text.end(of: $0, at: index) != nil }
        || text[index] == "@"
        || text[index] == "." && index > 0 && ASCII.isAlphanumeric(text[index - 1])
          && index + 1 < text.count && KeyByte.isLowerCase(text[index + 1])
    }
  }

  /// Whether an English text says that what it names is an example.
  private static func givesExample(_ text: Span<UInt8>) -> Bool {
    text.indices.contains { index in
      text.end(of: "example", at: index) != nil || text.end(of: "e.g.", at: index) != nil
    }
  }

  private static let addressWords = [
    "website", "web site", "page", "site", "link", "mail", "url", "address", "online", "here",
    "translat",
  ]

  private static let exampleKeys = Resource.words("keys/examples")

  /// Whether a key says that its text shows what to write.
  private func isExample(row: Int, _ catalog: Catalog) -> Bool {
    let first = catalog.rows[row].first
    let file = catalog.file(of: first)
    return KeyWords(file.bytes(file.entries[Int(first.entry)].key))
      .holds(Self.exampleKeys)
  }

  /// The domain of an address, the first of those that are equal.
  private func domain(_ address: AddressReading.Address) -> String {
    let domain = address.domain
    for pair in hosts {
      let names = pair.split(separator: "=").map(String.init)
      if names.contains(domain), let first = names.first { return first }
    }
    return domain
  }
}

extension Finding.Wording {
  fileprivate static func otherHost(_ host: String) -> Self {
    "leads to \(quoting: host), which the source does not name"
  }

  fileprivate static func added(_ host: String) -> Self {
    "leads to \(quoting: host), and the source to no site at all"
  }

  fileprivate static func insecure(_ host: String) -> Self {
    "leads to \(quoting: host) over http, the source over https"
  }

  fileprivate static func lost(_ host: String) -> Self {
    "the source's address at \(quoting: host) is lost"
  }
}
