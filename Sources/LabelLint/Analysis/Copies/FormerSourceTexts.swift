/// Finds the texts that are not the source text, but that locales of unrelated languages have word for word.
///
/// No text of several words is right in three such languages by chance. If it is in the source language, it was the
/// source text before somebody reworded that.
struct FormerSourceTexts {
  /// A text that some locales share.
  struct Shared {
    /// The row.
    let row: Int
    /// The text in each of the locales, by its number, in their order.
    let texts: [(locale: Int, text: MessageReference)]
  }

  private let catalog: Catalog
  private let survey: TextSurvey
  /// The numbers of the locales that are compared.
  private let locales: [Int]

  /// Unrelated languages that share a text, at least.
  private static let fewestLanguages = 3

  /// Compares the texts of some locales of a catalog.
  init(_ catalog: Catalog, _ survey: TextSurvey, locales: [Int]) {
    self.catalog = catalog
    self.survey = survey
    self.locales = locales
  }

  /// The texts of some rows that three unrelated languages share, in the order of the rows.
  func found(inRows rows: [Int]) -> [Shared] {
    guard areUnrelated(locales), var current = FileCursor(catalog) else { return [] }
    return rows.flatMap { row in
      sharing(row).flatMap { locales in
        areUnrelated(locales) ? shared(row, locales, &current) : []
      }
    }
  }

  /// The locales of a row whose texts have the same first two letters, as nearly all translations do not.
  private func sharing(_ row: Int) -> [[Int]] {
    var locales: [SurveyedText.Beginning: [Int]] = [:]
    for locale in self.locales {
      guard let beginning = survey.text(row: row, locale: locale).beginning else { continue }
      locales[beginning, default: []].append(locale)
    }
    return locales.values.filter { $0.count >= Self.fewestLanguages }
  }

  /// The texts of a row that unrelated languages among some locales share, and that are not the source text.
  private func shared(_ row: Int, _ locales: [Int], _ current: inout FileCursor) -> [Shared] {
    var byText: [[UInt8]: [Int]] = [:]
    for locale in locales { byText[bytes(row, locale, &current), default: []].append(locale) }
    let sources = sourceTexts(row)
    return byText.sorted { $0.value[0] < $1.value[0] }.compactMap { text, locales in
      guard !sources.contains(text), areUnrelated(locales) else { return nil }
      return Shared(
        row: row,
        texts: locales.compactMap { locale in
          let text = Int(survey.text(row: row, locale: locale).message)
          return catalog.entry(row: row, locale: locale).map {
            (locale, MessageReference(entry: $0, message: text))
          }
        })
    }
  }

  /// The bytes of all texts that a row has in the source.
  private func sourceTexts(_ row: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var next = catalog.firstLink(row: row, locale: Catalog.sourceIndex)
    while next >= 0 {
      let link = catalog.links[Int(next)]
      next = link.next
      let file = catalog.file(of: link.reference)
      for message in file.messageRange(ofEntry: Int(link.reference.entry)) {
        let bytes = file.bytes(file.messages[message].text)
        texts.append(bytes.indices.map { bytes[$0] })
      }
    }
    return texts
  }

  /// The bytes of a plain text.
  private func bytes(_ row: Int, _ locale: Int, _ current: inout FileCursor) -> [UInt8] {
    let text = survey.text(row: row, locale: locale)
    current.open(catalog, file: Int(text.file))
    let bytes = current.file.bytes(current.file.messages[Int(text.message)].text)
    return bytes.indices.map { bytes[$0] }
  }

  /// Whether the languages of some locales are unrelated, so many of them as count.
  private func areUnrelated(_ locales: [Int]) -> Bool {
    var languages: [String] = []
    for locale in locales {
      let language = catalog.locales[locale].language
      let isNew = languages.allSatisfy {
        RelatedLanguages.name(of: $0) != RelatedLanguages.name(of: language)
          && !RelatedLanguages.areClose($0, language)
      }
      if isNew { languages.append(language) }
      if languages.count == Self.fewestLanguages { return true }
    }
    return false
  }
}
