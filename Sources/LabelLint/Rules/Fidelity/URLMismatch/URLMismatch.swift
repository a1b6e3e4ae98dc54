/// A translation that leads to another place than its source.
struct URLMismatch: TextRule {
  static let scope = TextScope.everyText

  @Option("hosts", "Domains that the app treats as equal: `a.com=b.com`.")
  var hosts: [String] = []

  static let metadata = RuleMetadata(
    id: "url-mismatch", family: .localization, severity: .warning,
    levelRemark: """
      It is a note if the address is only an example, if another text of the source has the other \
      site, or if the site is for another country that speaks the language. It is also a note if the address names \
      the language, or if several languages added it. It is a note, too, if the text is only an \
      address, if it is the text of a setting, or if one of several addresses or only an \
      `https://` is missing.
      """,
    summary: "A translation lacks an address of its source, or leads to another site.",
    rationale: """
      People who trust the app follow an address in a translation. Another host is easy to \
      overlook there, because the people who wrote the app cannot read the text around it.
      """,
    remedy: "Copy the address from the source. Only a language code in it may differ.",
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
        "Siehe ⟦https://app.at/help⟧", language: "de", source: "See https://app.org/help",
        key: "help_text", remark: "the site of another country with the language: a note"),
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
        "<a href=\"⟦https://alt.org/x⟧\">Quelle</a>, <a href=\"%1$s\">Meldung</a>", language: "de",
        source: "<a href=\"%1$s\">Report</a>", key: "report_text",
        formats: [.strings, .xcstrings], remark: "a link next to the one that code fills in"),
      RuleExample(
        "<a href=\"⟦https://alt.org/x⟧\">Datenschutz</a>", language: "de",
        source: "Privacy policy", key: "policy_text", formats: [.strings, .xcstrings],
        remark: "users may also read the tag"),
      RuleExample(
        "Siehe ⟦app.org⟧ im Netz", language: "de", source: "See https://app.org/help",
        key: "help_text", remark: "only the host: a note"),
      RuleExample(
        "Siehe ⟦https://wiki.org/Hilfe/de#a⟧", language: "de", source: "See https://app.org/help",
        key: "help_text", remark: "a page in the language: a note"),
      RuleExample(
        "Zum Beispiel ⟦https://suche.de/q⟧", language: "de", source: "Example: https://find.com/q",
        key: "engine_example", remark: "another example: a note"),
      RuleExample(
        "⟦https://laden.de⟧", language: "de", source: "https://shop.com/en", key: "share_address",
        remark: "only an address: a note"),
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
        "<a href=\"https://alt.org/x\">Meldung</a>", language: "de",
        source: "<a href=\"%1$s\">Report</a>", key: "report_text",
        formats: [.strings, .xcstrings],
        remark: "placeholder-mismatch reports the missing placeholder"),
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
    let bare =
      pair.sourceFeatures.contains(.joinedStops)
      ? AddressReading.withoutScheme(in: pair.decodedSource) : []
    let shown = pair.features.union(pair.sourceFeatures)
    // Most colons end a sentence.
    let mayHaveAddress =
      shown.contains(.addresses)
      && (AddressReading.mayStand(in: pair.decoded)
        || AddressReading.mayStand(in: pair.decodedSource))
    if bare.isEmpty, !mayHaveAddress, !shown.contains(.tags) { return }
    var source = AddressReading.addresses(in: pair.decodedSource)
    source += bare + TagReading.addresses(facts.comparison.catalog, sourcePlace)
    var own = AddressReading.addresses(in: pair.decoded)
    // Where the source has none, what looks like one may be an example or the name of a product.
    if !bare.isEmpty { own += AddressReading.withoutScheme(in: pair.decoded) }
    let inTags = TagReading.addresses(facts.comparison.catalog, pair.place)
    own += inTags
    if source.isEmpty, own.isEmpty { return }
    let verdict = verdict(
      on: own, inTags: inTags.count, beside: Targets(source, domain: domain), pair,
      &facts.comparison)
    // What the file's reader could not read to its end has lost its address there.
    guard let verdict, !Self.isCut(pair.place, &facts.comparison),
      !Self.isCut(sourcePlace, &facts.comparison)
    else { return }
    verdicts.append(verdict)
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

  /// The addresses of a source text, and where they lead.
  private struct Targets {
    let addresses: [AddressReading.Address]
    let domains: Set<String>
    let names: Set<Substring>
    /// The hosts of addresses over https that none over http has.
    let secureHosts: Set<String>

    init(_ addresses: [AddressReading.Address], domain: (AddressReading.Address) -> String) {
      self.addresses = addresses
      domains = Set(addresses.map(domain))
      names = Set(addresses.compactMap(\.name))
      let secure = Set(addresses.filter { $0.scheme == "https" }.map(\.host))
      secureHosts = secure.subtracting(addresses.filter { $0.scheme == "http" }.map(\.host))
    }
  }

  /// What is wrong with the addresses of a translation; nil where they lead to the same as those of its source.
  ///
  /// - Parameters:
  ///   - own: The addresses of the translation.
  ///   - number: How many of them, at the end, stand in tags.
  ///   - source: Those of its source.
  ///   - pair: Both texts.
  ///   - tools: What is known of the catalog.
  /// - Returns: The first fault.
  private func verdict(
    on own: [AddressReading.Address], inTags number: Int, beside source: Targets,
    _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Verdict? {
    for (index, address) in own.enumerated() {
      let isInTag = index >= own.count - number
      let range = isInTag ? 0..<pair.decoded.count : address.range
      if let verdict = verdict(on: address, at: range, beside: source, pair, &tools) {
        return verdict
      }
    }
    return verdict(onLackOf: source, among: own, pair, tools.context)
  }

  /// What is wrong with one address of a translation; nil for one that leads to where its source does.
  private func verdict(
    on address: AddressReading.Address, at range: Range<Int>, beside source: Targets,
    _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Verdict? {
    if source.domains.contains(domain(address)) {
      if address.scheme == "http", source.secureHosts.contains(address.host) {
        return Verdict(decoded: range, .insecure(address.host), pattern: "scheme")
      }
      return nil
    }
    if source.addresses.isEmpty {
      if tools.sourceNames(host: address.host) || Self.speaksOfAddress(pair.decodedSource) {
        return nil
      }
      return verdict(onAdded: address, at: range, pair, &tools)
    }
    let tag = tools.locales[pair.locale].tag
    let region = tag.region ?? tag.maximized.region ?? ""
    if let name = address.branchName(in: region), source.names.contains(name) { return nil }
    let isHarmless = isHarmless(address, at: range, beside: source, pair, &tools)
    return Verdict(
      decoded: range, .otherHost(address.host), pattern: "host", level: isHarmless ? .note : nil)
  }

  /// What is said of an address where the source names none; nil where it stands for a placeholder that is missing.
  private func verdict(
    onAdded address: AddressReading.Address, at range: Range<Int>, _ pair: borrowing Text,
    _ tools: inout ComparisonContext
  ) -> Verdict? {
    if let source = pair.sourcePlace, FilledLinks.stand(in: source, tools.catalog) {
      if FilledLinks.areTold(of: pair, source: source.entry, &tools) { return nil }
      // Translators who do not know of each other have it of an older source, and the link works.
      if FilledLinks.isShared(address.host, by: pair, tools.catalog) { return nil }
      return Verdict(decoded: range, .besideFilled(address.host), pattern: "added")
    }
    let isRead =
      !pair.sourceFeatures.contains(.tags) && !LinkView.readsTags(row: pair.row, tools.context)
      && TagReading(tools.catalog, pair.place).tags.contains {
        $0.isInText && $0.range.contains(range.lowerBound)
      }
    // Several languages have it of an older source, whose tags the app has read.
    let isOlder = FilledLinks.isShared(address.host, by: pair, tools.catalog)
    return Verdict(
      decoded: range, isRead ? .inPlainText(address.host) : .added(address.host),
      pattern: "added", level: isOlder ? .note : nil)
  }

  /// Whether an address that the source does not have leads nobody astray.
  private func isHarmless(
    _ address: AddressReading.Address, at range: Range<Int>, beside source: Targets,
    _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Bool {
    // What an example names is not opened, and translators choose one that users know.
    if isExample(row: pair.row, tools.catalog) { return true }
    if address.scheme.isEmpty, Self.givesExample(pair.decodedSource) { return true }
    // Where translators are thanked in another order, another source text has it.
    if tools.sourceNames(host: address.host) { return true }
    let language = tools.locales[pair.locale].tag.language
    // A page in the language of the translation may stand on another site.
    if address.says(language: language) { return true }
    if LinkView.opensNoAddress(row: pair.row, tools.context) { return true }
    // The same name in another country of the language: users in Australia can read `app.co.uk`, too.
    if let region = address.region, let name = address.name, source.names.contains(name),
      let country = LocaleTag("und-\(region)"),
      country.maximized.language == language
    {
      return true
    }
    // What is an address and nothing else is a target, of which there may be one for each language.
    return range == 0..<pair.decoded.count
      && source.addresses.first?.range == 0..<pair.decodedSource.count
  }

  /// The verdict on a translation without an address of its source; nil where it has all.
  private func verdict(
    onLackOf source: Targets, among own: [AddressReading.Address], _ pair: borrowing Text,
    _ context: RuleContext
  ) -> Verdict? {
    let whole = 0..<pair.decoded.count
    if let first = source.addresses.first, own.isEmpty {
      let isBare = first.scheme.isEmpty
      if isBare, pair.verbatimDecoded(whole).lowercased().contains(first.domain) { return nil }
      if !isBare, let place = BareHost.place(of: first.host, in: pair.decoded) {
        return Verdict(
          decoded: place, .bare(first.host, scheme: first.scheme), pattern: "bare", level: .note)
      }
      let isHarmless = isBare || LinkView.opensNoAddress(row: pair.row, context)
      return Verdict(
        decoded: whole, .lost(first.host), pattern: "lost", level: isHarmless ? .note : nil)
    }
    let named = Set(own.map(domain))
    guard named.count < source.domains.count,
      let missing = source.addresses.first(where: { !named.contains(domain($0)) })
    else { return nil }
    return Verdict(decoded: whole, .lost(missing.host), pattern: "fewer", level: .note)
  }

  /// Whether a source text names a site or an address in words, which a translation may write out.
  private static func speaksOfAddress(_ text: Span<UInt8>) -> Bool {
    text.indices.contains { index in
      !text.isWord(at: index - 1) && addressWords.contains { text.end(of: $0, at: index) != nil }
        || text[index] == "@"
        || text[index] == "." && index > 0 && ASCII.isAlphanumeric(text[index - 1])
          && index + 1 < text.count && ASCII.isLowerCase(text[index + 1])
    }
  }

  /// Whether an English text says that what it names is an example.
  private static func givesExample(_ text: Span<UInt8>) -> Bool {
    text.indices.contains { index in
      text.end(of: "example", at: index) != nil || text.end(of: "e.g.", at: index) != nil
    }
  }

  private static let addressWords = Resource.words("labels/beginnings-of-addresses")

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
    "the link leads to \(quoting: host), which is not in the source; copy the address from the source"
  }

  fileprivate static func added(_ host: String) -> Self {
    "the link leads to \(quoting: host), but the source has no link; remove it"
  }

  fileprivate static func besideFilled(_ host: String) -> Self {
    "the text also links to \(quoting: host), but code fills in the only address of the source; remove this address"
  }

  fileprivate static func inPlainText(_ host: String) -> Self {
    "the link leads to \(quoting: host), but the source is plain text, so users may see the tags of the link; remove the link"
  }

  fileprivate static func insecure(_ host: String) -> Self {
    "the link leads to \(quoting: host) over http; use https as the source does"
  }

  fileprivate static func bare(_ host: String, scheme: String) -> Self {
    "\(quoting: host) has no \(quoting: scheme + "://"), so it may not be a link; copy the address from the source"
  }

  fileprivate static func lost(_ host: String) -> Self {
    "the link to \(quoting: host) is missing; copy it from the source"
  }
}
