/// A translation that says another number than its source.
struct NumberMismatch: TextRule {
  static let scope = TextScope.everyText

  @Option("missing", "Level of a number that is missing and not spelled out.")
  var missing: Severity? = .note
  @Option("allow", "Numbers that are never compared.")
  var allow: Set<String> = []

  static let metadata = RuleMetadata(
    id: "number-mismatch", family: .localization, severity: .warning,
    levelRemark: """
      It is a note if the number is missing, or if the other number does not resemble it.
      """,
    summary: "A translation has another number than its source.",
    rationale: """
      People believe a wrong number, such as 10 minutes for 30, or 3 days for 4. Nothing else in \
      the text shows that it is wrong.
      """,
    remedy: "Write the number of the source in the digits of the language.",
    guidelines: [],
    flagged: [
      RuleExample("Alle ⟦10⟧ Minuten", language: "de", source: "Every 30 minutes", key: "interval"),
      RuleExample("Κάθε ⟦10⟧ λεπτά", language: "el", source: "Every 30 minutes", key: "interval"),
      RuleExample("⟦10⟧ غيغابايت", language: "ar", source: "100 GB", key: "space_text"),
      RuleExample("Zoom ⟦160⟧ %", language: "fr", source: "Zoom 1.5x", key: "zoom_text"),
      RuleExample(
        "Jusqu’à ⟦6⟧ Go pour 5,99 $", language: "fr", source: "Up to 5GB for $5.99",
        key: "offer_text", remark: "the 5 of the price is not the 5 of 5GB"),
      RuleExample("Größe ⟦6⟧GB", language: "de", source: "Size 5GB", key: "size_text"),
      RuleExample("Draußen ⟦31⟧ °C", language: "de", source: "30°C outside", key: "weather_text"),
      RuleExample("⟦75⟧MB frei", language: "de", source: "7.5MB free", key: "space_text"),
      RuleExample("Nur ⟦199⟧ $", language: "de", source: "Only $1.99", key: "price_text"),
      RuleExample("Poids ⟦12⟧kg", language: "fr", source: "Weight 1.2kg", key: "weight_text"),
      RuleExample("Poids ⟦3,2⟧ kg", language: "fr", source: "Weight 3.5 kg", key: "weight_text"),
      RuleExample("Ansicht mit ⟦180⟧°", language: "de", source: "Wide 90° view", key: "view_text"),
      RuleExample("Lädt mit ⟦56⟧W", language: "de", source: "Charges at 65W", key: "power_text"),
      RuleExample(
        "Ab Version ⟦1.3.3⟧", language: "de", source: "Since version 1.2.3", key: "version_text"),
      RuleExample(
        "⟦15⟧ Go pour 5,99 $", language: "fr", source: "5GB for $5.99", key: "offer_text",
        remark: "the 5 of the price is another number"),
      RuleExample("⟦2⟧ Lieder", language: "de", source: "20 songs", key: "songs_text"),
      RuleExample(
        "In den letzten ⟦14⟧ Tagen", language: "de",
        source: "In the last %1$d days, and up to 45 minutes after", key: "risk_text",
        remark: "an outdated translation with a number instead of the placeholder"),
      RuleExample("⟦᱑᱕⟧ ᱢᱟᱨᱪ", language: "sat", source: "March 14", key: "day_text"),
      RuleExample(
        "⟦Viele Nutzer⟧", language: "de", source: "100 million users", key: "users_text"),
      RuleExample(
        "⟦Eine Sicherung jeden Tag⟧", language: "de", source: "A backup every 37 days",
        key: "backup_text", remark: "a number is gone"),
      RuleExample(
        "⟦Ein Passwort hat mindestens Zeichen⟧", language: "de",
        source: "A password has at least 8 characters", key: "password_message",
        remark: "what is counted has lost its number"),
      RuleExample(
        "Mindestens ⟦403⟧ x 400 Pixel", language: "de", source: "At least 400x400 pixels",
        key: "size_text", remark: "one of two equal numbers"),
    ],
    accepted: [
      RuleExample("1 demi-seconde", language: "fr", source: "0.5 seconds", key: "interval"),
      RuleExample("Hvert kvarter", language: "nb", source: "Every 15 minutes", key: "interval"),
      RuleExample("1 час", language: "ru", source: "60 minutes", key: "interval"),
      RuleExample("90 Minuten", language: "de", source: "1.5 hours", key: "interval"),
      RuleExample("1,5 Stunden", language: "de", source: "90 minutes", key: "interval"),
      RuleExample("2,50 €", language: "de", source: "€2.5", key: "price_text"),
      RuleExample("22 x 28 cm", language: "pt-BR", source: "8.5 x 11 in", key: "paper_size"),
      RuleExample("150 тысяч", language: "ru", source: "150,000", key: "amount"),
      RuleExample("1,5 Mio. Fotos", language: "de", source: "1500000 photos", key: "amount"),
      RuleExample("1万曲", language: "ja", source: "10,000 songs", key: "amount"),
      RuleExample(
        "Encore 10 k titres", language: "fr", source: "Up to 10,000 songs", key: "amount"),
      RuleExample(
        "ISO Latin-5 Turka (ISO-8859-9)", language: "eo", source: "Turkish (ISO Latin 5)",
        key: "encoding_turkish", remark: "the number is part of a name"),
      RuleExample("Zoom 150 %", language: "fr", source: "Zoom 1.5x", key: "zoom_text"),
      RuleExample("Hız %200", language: "tr", source: "Speed 2x", key: "speed_text"),
      RuleExample("تكبير ١٫٥×", language: "ar", source: "Zoom 150%", key: "zoom_text"),
      RuleExample("Am 12.05.2020", language: "de", source: "On 5.12.2020", key: "date_text"),
      RuleExample("86 °F dehors", language: "fr", source: "30°C outside", key: "weather_text"),
      RuleExample("Vue 3D", language: "fr", source: "2D view", key: "view_text"),
      RuleExample("打 5 折", language: "zh-Hans", source: "50% off", key: "discount"),
      RuleExample("首年享五折優惠", language: "zh-Hant", source: "50% off", key: "discount"),
      RuleExample(
        "首年半价", language: "zh-Hans", source: "50% off your first year", key: "discount",
        remark: "a word for the half"),
      RuleExample(
        "Die Erkennung ist nicht immer genau", language: "de",
        source: "Detection might not be 100% accurate", key: "warning_text",
        remark: "a word for the whole"),
      RuleExample("Dreißig Tage", language: "de", source: "30 days", key: "days_text"),
      RuleExample(
        "Přejeďte třemi prsty", language: "cs", source: "Swipe with 3 fingers", key: "swipe_text",
        remark: "a small number as a word, in one of the cases of the language"),
      RuleExample(
        "Eine Woche lang stumm", language: "de", source: "Mute for 7 days", key: "mute_text"),
      RuleExample("१० मिनट", language: "hi", source: "10 minutes", key: "interval"),
      RuleExample("10.000 Fotos", language: "de", source: "10,000 photos", key: "photos"),
      RuleExample("10000 Fotos", language: "de", source: "10,000 photos", key: "photos"),
      RuleExample("1,00,000 फ़ोटो", language: "hi", source: "100,000 photos", key: "photos"),
      RuleExample("1024 MB से ज़्यादा", language: "hi", source: "Over 1GB", key: "size_text"),
      RuleExample(
        "᱑᱔ ᱢᱟᱨᱪ", language: "sat", source: "March 14", key: "day_text",
        remark: "the digits of Ol Chiki"),
      RuleExample(
        "超过一亿用户", language: "zh-Hans", source: "More than 100 million users", key: "users_text",
        remark: "the word 一亿 means 100 million"),
      RuleExample(
        "성인 콘텐츠", language: "ko", source: "NSFW (18+) content", key: "rating_text",
        remark: "an age, for which languages have a word"),
      RuleExample("百余件扩展", language: "zh-Hans", source: "100+ extensions", key: "extensions"),
      RuleExample(
        "Cchiù assai di centu stinneri", language: "scn", source: "100+ extensions",
        key: "extensions",
        remark: "the word for a hundred, in a language whose number words label-lint does not know"),
    ])

  /// Numbers from which on a number that is gone is worth a note.
  private static let smallestTold = 13
  /// The same for what a text counts, in a language whose number words can be recognized.
  ///
  /// Three or four things are often named one by one, such as fingers and thirds.
  private static let smallestCount = 5
  /// Letters of a word that something is counted by, at least: "3 of" counts nothing.
  private static let shortestCounted = 4
  private static let withFixedNumerals = Resource.languages("fixed-numerals")
  /// Most numbers of a text that are looked for as ratios: where more are lost, it lists other things.
  private static let mostRatios = 8

  /// Compares numbers.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard !pair.isSource, pair.sourcePlace != nil, pair.sourceFeatures.contains(.digits),
      !NumberReading.haveSameDigits(pair.decoded, pair.decodedSource),
      !facts.comparison.locales[pair.locale].isEnglishVariant
    else { return }
    if let verdict = versionVerdict(pair) { verdicts.append(verdict) }
    let source = NumberReading.numbers(in: pair.decodedSource)
    if source.isEmpty { return }
    let own = NumberReading.numbers(in: pair.decoded)
    let (ofSource, ofText) = (Set(source.map(\.number)), Set(own.map(\.number)))
    var absent = source.filter { !ofText.contains($0.number) }
    // One of two equal numbers may be another: "400 x 300" for "400 x 400".
    let areEqual = absent.isEmpty && own.count == source.count
    if areEqual { absent = Self.unmatched(source, in: own) }
    var twins = NumberTwins(own.filter { !ofSource.contains($0.number) })
    let shared = own.filter { ofSource.contains($0.number) }
    var lost = self.lost(of: absent, pair, besides: shared, &twins)
    let added = twins.left
    if added.isEmpty { lost.removeAll { Self.isPart($0, in: pair.decodedSource) } }
    if lost.isEmpty || UnitWords.mayConvert(pair.decodedSource, to: pair.decoded) { return }
    let other = own.count <= source.count ? added.first : nil
    if other == nil {
      let hasFixedNumerals = Self.withFixedNumerals.contains(
        facts.comparison.locales[pair.locale].tag.language)
      lost.removeAll {
        !Self.isTold($0, in: pair.decodedSource, hasFixedNumerals: hasFixedNumerals)
      }
      guard added.isEmpty, pair.category == nil || pair.category == .other, !lost.isEmpty else {
        return
      }
    }
    // ICU's rules for a language are slow to open: they are asked last.
    var words = StemSearch(CaseFolding.folded(pair.decoded))
    let unspelled = lost.first {
      // The text has the number in digits elsewhere, so it does not spell it out.
      areEqual
        || !Self.isSpelled(
          $0, of: pair.decodedSource, in: &words, &facts.comparison.locales[pair.locale])
    }
    if let unspelled { report(unspelled, other, pair, &facts.comparison, into: &verdicts) }
  }

  /// The numbers of one text that another has less often.
  private static func unmatched(
    _ numbers: [NumberReading.Found], in others: [NumberReading.Found]
  ) -> [NumberReading.Found] {
    var left: [NumberReading.Number: Int] = [:]
    for other in others { left[other.number, default: 0] += 1 }
    return numbers.filter { found in
      left[found.number, default: 0] -= 1
      return left[found.number, default: 0] < 0
    }
  }

  /// Whether it is worth a note that a number of a source is gone.
  ///
  /// Small ones are words in other languages, in as many forms as the language has cases: Czech "třemi" for 3.
  private static func isTold(
    _ found: NumberReading.Found, in source: Span<UInt8>, hasFixedNumerals: Bool
  ) -> Bool {
    if isTime(found, in: source) { return false }
    if found.number.whole >= smallestTold { return true }
    return hasFixedNumerals && found.number.whole >= smallestCount && isCount(found, in: source)
  }

  /// Whether a number counts what the word behind it names: "5 devices".
  private static func isCount(_ found: NumberReading.Found, in text: Span<UInt8>) -> Bool {
    let start = found.range.upperBound + 1
    guard found.number.fraction == 0, start < text.count, text[start - 1] == 0x20 else {
      return false
    }
    var end = start
    while end < text.count, ASCII.isLowerCase(text[end]) { end += 1 }
    return end - start >= shortestCounted
  }

  /// What is said of a version that is another than the source's, where each text has one.
  private func versionVerdict(_ pair: borrowing Text) -> Verdict? {
    let source = VersionReading.versions(in: pair.decodedSource)
    let own = VersionReading.versions(in: pair.decoded)
    guard own.count == 1, source.count == 1 else { return nil }
    let (words, meant) = (
      pair.verbatimDecoded(own[0]), Text.verbatim(pair.decodedSource, source[0])
    )
    if words == meant { return nil }
    return Verdict(decoded: own[0], .replaced(words, source: meant), pattern: "version")
  }

  /// The numbers that a translation really lost, of those that it has not, beside those that both have.
  private func lost(
    of absent: [NumberReading.Found], _ pair: borrowing Text,
    besides shared: [NumberReading.Found], _ twins: inout NumberTwins
  ) -> [NumberReading.Found] {
    var lost = absent
    // What the source counts may belong to a name: "Latin-5" for "Latin 5". The 5 in "5,99" is no such number.
    let runs = lost.isEmpty ? [] : NumberReading.runs(in: pair.decoded, outside: shared)
    lost.removeAll { $0.number.fraction == 0 && runs.contains($0.number.whole) }
    if lost.isEmpty { return [] }
    var hasMagnitude: Bool?
    // Each is looked for among all numbers.
    if lost.count <= Self.mostRatios {
      lost.removeAll {
        twins.take(PercentTwin($0, in: pair.decodedSource), in: pair.decoded)
      }
    }
    lost = lost.filter { one in
      if allow.contains(String(one.number.whole)) { return false }
      return !twins.take(one.number) {
        let known = hasMagnitude ?? Self.hasMagnitude(pair)
        hasMagnitude = known
        return known
      }
    }
    // Halves and quarters are words in most languages.
    lost.removeAll { $0.number.whole == 0 && $0.number.fraction != 0 }
    lost.removeAll { Self.isAge($0, in: pair.decodedSource) }
    return lost
  }

  /// Whether a number is the age that a thing is for, "18+": languages say "for adults".
  private static func isAge(_ found: NumberReading.Found, in text: Span<UInt8>) -> Bool {
    let end = found.range.upperBound
    guard (12...21).contains(found.number.whole), found.number.fraction == 0, end < text.count,
      text[end] == "+"
    else { return false }
    return end + 1 == text.count || text[end + 1] == ")"
  }

  /// Whether a number is half of a thing or all of it in percent, for which languages have words: Chinese 半价 of "50% off",
  /// "fully" for "100%".
  private static func isPart(_ found: NumberReading.Found, in text: Span<UInt8>) -> Bool {
    let end = found.range.upperBound
    return (found.number.whole == 50 || found.number.whole == 100) && found.number.fraction == 0
      && end < text.count && text[end] == "%"
  }

  /// Says that a number is gone, or that another one has taken its place.
  private func report(
    _ first: NumberReading.Found, _ other: NumberReading.Found?, _ pair: borrowing Text,
    _ tools: inout ComparisonContext, into verdicts: inout [Verdict]
  ) {
    // With two numbers told apart by a conversion, the rest is arithmetic too.
    if let other {
      let own = pair.verbatimDecoded(other.range)
      let source = Text.verbatim(pair.decodedSource, first.range)
      verdicts.append(
        Verdict(
          decoded: other.range,
          Self.fillsInNothing(pair, &tools)
            ? .outdated(own, source: source) : .replaced(own, source: source),
          pattern: "replaced", level: Self.areAkin(first.number, other.number) ? nil : .note))
    } else if let missing {
      verdicts.append(
        Verdict(
          decoded: 0..<pair.decoded.count, .lost(Text.verbatim(pair.decodedSource, first.range)),
          pattern: "missing",
          level: missing))
    }
  }

  /// Whether a translation has no placeholder where its source has one: its number may stand for what is filled in
  /// there, and not for the number that is gone.
  private static func fillsInNothing(
    _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Bool {
    guard pair.sourceFeatures.contains(.placeholders), !pair.features.contains(.placeholders),
      let place = pair.sourcePlace
    else { return false }
    tools.scan(pair.decodedSource, at: place, isFormatted: false)
    return !tools.scanner.placeholders.isEmpty
  }

  /// Whether a number of an English text is a word of the locale's language in a folded text.
  private static func isSpelled(
    _ found: NumberReading.Found, of source: Span<UInt8>, in words: inout StemSearch,
    _ locale: inout PairLocale
  ) -> Bool {
    let number = found.number.whole
    if mayBeSpelled(number), locale.spells(number, in: &words) { return true }
    // What ICU cannot spell out is left alone where nearly every language has a word for it.
    if roundNumbers.contains(number), !locale.hasNumberWords() { return true }
    if isDiscount(found, of: source), words.holds(Array("折".utf8)),
      locale.spells((100 - number) / 10, in: &words)
    {
      return true
    }
    guard let magnitude = magnitude(at: found.range.upperBound, in: source) else { return false }
    let (product, isTooLarge) = number.multipliedReportingOverflow(by: magnitude)
    return !isTooLarge && mayBeSpelled(product) && locale.spells(product, in: &words)
  }

  /// Whether a number is one of whole tens in percent: Chinese says of "50% off" that five tenths are paid, 五折.
  private static func isDiscount(_ found: NumberReading.Found, of text: Span<UInt8>) -> Bool {
    let end = found.range.upperBound
    return found.number.whole < 100 && found.number.whole % 10 == 0 && found.number.fraction == 0
      && end < text.count && text[end] == "%"
  }

  /// Whether a number is one that is spelled out in running text.
  ///
  /// Up to a hundred, and whole hundreds (The Chicago Manual of Style, 9.2); versions, ports and sizes are not.
  private static func mayBeSpelled(_ number: Int) -> Bool { number <= 100 || number % 100 == 0 }

  /// Numbers that have words of their own: a hundred, a thousand.
  private static let roundNumbers: Set<Int> = [100, 1000]
  /// English words for what a number is multiplied by.
  private static let magnitudes = [
    ("hundred", 100), ("thousand", 1000), ("million", 1_000_000), ("billion", 1_000_000_000),
  ]

  /// What the word behind a number multiplies it by; nil for any other word.
  private static func magnitude(at end: Int, in text: Span<UInt8>) -> Int? {
    guard end < text.count, text[end] == 0x20 else { return nil }
    return magnitudes.first { text.end(of: $0.0, at: end + 1) != nil }?.1
  }

  /// Whether one number may have been written for the other: not 3 for 2,220, which are two matters.
  private static func areAkin(
    _ one: NumberReading.Number, _ other: NumberReading.Number
  ) -> Bool {
    abs(String(one.whole).count - String(other.whole).count) <= 2
  }

  /// Whether a text or its source multiplies a number by a word: 150 thousand.
  private static func hasMagnitude(_ pair: borrowing Text) -> Bool {
    let (own, source) = (CaseFolding.folded(pair.decoded), CaseFolding.folded(pair.decodedSource))
    return MagnitudeWords.stand(in: own.span) || MagnitudeWords.stand(in: source.span)
  }

  /// Numbers of minutes, hours, days and months that languages have words for: quarters and halves of
  /// an hour, days, weeks, months, quarters and halves of years, years.
  private static let timesInWords: Set<Int> = [
    3, 4, 6, 7, 12, 14, 15, 21, 24, 28, 30, 31, 45, 48, 52, 60, 90, 365,
  ]

  private static let stemsOfTime = Resource.words("labels/stems-of-time")

  /// Whether an English text counts time by a number that has a word of its own elsewhere.
  private static func isTime(_ found: NumberReading.Found, in text: Span<UInt8>) -> Bool {
    guard timesInWords.contains(found.number.whole) else { return false }
    let start = found.range.upperBound
    guard start < text.count, text[start] == 0x20 || text[start] == "-" else {
      return false
    }
    return Self.stemsOfTime.contains {
      text.end(of: $0, at: start + 1) != nil
    }
  }
}

extension Finding.Wording {
  fileprivate static func replaced(_ own: String, source: String) -> Self {
    "the number is \(quoting: own), but the source has \(quoting: source)"
  }

  fileprivate static func outdated(_ own: String, source: String) -> Self {
    "\(quoting: own) is not in the source, and \(quoting: source) of the source is missing; check whether the translation is outdated"
  }

  fileprivate static func lost(_ number: String) -> Self {
    "the number \(quoting: number) of the source is missing"
  }
}
