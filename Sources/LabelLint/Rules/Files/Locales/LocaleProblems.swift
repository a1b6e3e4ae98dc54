/// What is wrong with the locales that a catalog file stands for, as far as the file alone tells.
enum LocaleProblems {
  /// The problems of a file's folder, or of the codes of a string catalog.
  static func all(of file: CatalogFile, in place: CatalogPlace) -> [ReadingProblem] {
    guard file.format.namesLocales else {
      return place.problem.map { [ReadingProblem($0.code, at: .zero, $0.message)] } ?? []
    }
    let repeated = DuplicateLocale.repeatedCodes(in: file).map { code in
      ReadingProblem(
        .duplicateLocale, at: file.firstText(ofLocale: code.number) ?? .zero,
        code.message(in: file).description)
    }
    var seen: Set<String> = []
    let wrong = file.localeNames.enumerated().compactMap { number, name -> ReadingProblem? in
      guard !name.isEmpty, seen.insert(name).inserted,
        let (message, level) = InvalidLocale.judge(code: name)
      else { return nil }
      return ReadingProblem(
        .invalidLocale, at: file.firstText(ofLocale: number) ?? .zero, message.description,
        severity: level)
    }
    return repeated + wrong
  }
}
