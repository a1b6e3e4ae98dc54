/// The texts of a locale are those of another language.
struct WrongLanguage: CatalogRule {
  @Option("alike", "Locales that use the texts of another language on purpose: `[szl]`.")
  var alike: Set<String> = []

  static let metadata = RuleMetadata(
    id: "wrong-language", family: .localization, severity: .warning,
    levelRemark:
      "It is a note between close languages, as one may use the texts of the other on purpose.",
    summary: "The texts of a locale are in another language.",
    rationale: """
      A file in the wrong folder looks finished to every tool. So does a copy that somebody wanted \
      to translate later. Users get a language that they may not know, and a screen reader speaks \
      it with the sounds of another language.
      """,
    remedy: """
      Translate the texts, or remove the locale. Users then get the next language in their \
      settings.
      """,
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Localize the label strings: This is required for users using the applications in "
          + "different languages."),
      GuidelineClause(
        "mobile-practices-india/case-epathshala",
        "only the Hindi and English buttons are correctly announced"),
      GuidelineClause("wcag/3.1.2"),
    ],
    accepted: [
      RuleExample(
        "",
        remark:
          "`pt` and `pt-BR`, `nb` and `no`, `hr` and `bs` with the same texts; names that two "
          + "languages share")
    ])

  /// Fewest texts of a locale that are another's.
  private static let fewest = 5
  /// Their share of the locale's texts, in percent.
  private static let leastPercent = 80
  /// The same of languages that are close to each other.
  private static let fewestOfClose = 20
  private static let leastPercentOfClose = 95

  /// A locale that has the texts of another.
  private struct Copy {
    let pair: SharedTexts.Pair
    let shared: Int
    let compared: Int
    /// How well the texts fit the other language.
    let fit: Int
    /// Whether speakers of one language mostly read the other, so that its texts may stand in on purpose.
    let isClose: Bool
  }

  /// Finds the locales that have the texts of another.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard var texts = SharedTexts(catalog, context) else { return }
    var copies: [Int: Copy] = [:]
    let fit = LanguageFit(catalog, context)
    for (pair, shared) in texts.sharing(atLeast: Self.fewest) {
      guard let copy = Self.copy(pair, shared, catalog, &texts, fit) else { continue }
      let known = copies[copy.pair.own]
      if let known, (known.shared, known.fit) >= (copy.shared, copy.fit) { continue }
      copies[copy.pair.own] = copy
    }
    for (index, copy) in copies.sorted(by: { $0.key < $1.key }) {
      let tag = catalog.locales[texts.locales[index]]
      if alike.contains(tag.description) || alike.contains(tag.language) { continue }
      add(copy, catalog, texts, into: &findings)
    }
  }

  /// Which of two locales has the texts of the other; nil where neither has.
  private static func copy(
    _ pair: SharedTexts.Pair, _ shared: Int, _ catalog: Catalog, _ texts: inout SharedTexts,
    _ fit: LanguageFit
  ) -> Copy? {
    let (own, other) = (texts.locales[pair.own], texts.locales[pair.other])
    let isClose = RelatedLanguages.areClose(
      catalog.locales[own].language, catalog.locales[other].language)
    let (fewest, percent) =
      isClose ? (fewestOfClose, leastPercentOfClose) : (Self.fewest, leastPercent)
    if shared < fewest { return nil }
    let (size, otherSize) = (texts.size(of: pair.own), texts.size(of: pair.other))
    let isOwn = shared * 100 >= size * percent
    let isOther = shared * 100 >= otherSize * percent
    guard isOwn || isOther else { return nil }
    let common = texts.texts(of: pair)
    // Some texts under many keys tell no more than themselves.
    if common.count < fewest { return nil }
    let (ownFit, otherFit) = (fit.score(of: common, in: own), fit.score(of: common, in: other))
    if fit.areOfSource(common, fitting: max(ownFit, otherFit)) { return nil }
    // Words of a language say little about texts in one close to it. Texts go from the better known to the other.
    if isClose, fit.hasLexicon(own) != fit.hasLexicon(other), min(ownFit, otherFit) >= 0 {
      let isOwnKnown = fit.hasLexicon(own)
      guard isOwnKnown ? isOther : isOwn else { return nil }
      return isOwnKnown
        ? Copy(
          pair: pair.turned, shared: shared, compared: otherSize, fit: ownFit, isClose: isClose)
        : Copy(pair: pair, shared: shared, compared: size, fit: otherFit, isClose: isClose)
    }
    // Wrong is the one whose language they fit less; of two that have nothing else the smaller one.
    if isOwn, (ownFit, isOther ? size : 0) < (otherFit, otherSize) {
      return Copy(pair: pair, shared: shared, compared: size, fit: otherFit, isClose: isClose)
    }
    if isOther, (otherFit, isOwn ? otherSize : 0) <= (ownFit, size) {
      return Copy(
        pair: pair.turned, shared: shared, compared: otherSize, fit: ownFit, isClose: isClose)
    }
    return nil
  }

  private func add(
    _ copy: Copy, _ catalog: Catalog, _ texts: SharedTexts, into findings: inout FindingCollector
  ) {
    guard let first = texts.first(of: copy.pair) else { return }
    let own = catalog.locales[texts.locales[copy.pair.own]]
    let other = catalog.locales[texts.locales[copy.pair.other]]
    let subject = Subject(
      set: catalog.set, table: catalog.tableName, key: "", locale: own.description)
    findings.add(
      subject, at: Self.place(of: first.own, catalog),
      .textsOf(other, in: own, copy.shared, of: copy.compared, areClose: copy.isClose),
      level: copy.isClose ? .note : nil
    ) { finding in
      finding.related = [Related(Self.place(of: first.other, catalog), "the same texts")]
    }
  }

  /// The file of a text, or the text itself where a file has all locales.
  private static func place(of text: SurveyedText, _ catalog: Catalog) -> SourceSpan {
    let file = catalog.file(text.file)
    let isOfAll = file.format.namesLocales
    return SourceSpan(
      file: Int(text.file),
      bytes: isOfAll ? file.messages[Int(text.message)].value : .zero)
  }
}

extension Finding.Wording {
  fileprivate static func textsOf(
    _ other: LocaleTag, in own: LocaleTag, _ shared: Int, of compared: Int, areClose: Bool
  ) -> Self {
    let unless: Self = areClose ? ", unless the copies are meant" : ""
    return """
      \(shared) of \(compared) texts for \(language: own) (\(locale: own.description)) are copies of \
      those for \(language: other) (\(locale: other.description)); translate them into \
      \(language: own)\(unless)
      """
  }
}
