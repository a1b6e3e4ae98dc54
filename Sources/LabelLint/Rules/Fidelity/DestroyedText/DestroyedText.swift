/// A text whose letters are lost, or that a tool left where a translation should be.
struct DestroyedText: TextRule {
  static let scope = TextScope.everyText

  static let metadata = RuleMetadata(
    id: "destroyed-text", family: .localization, severity: .warning, isFixable: true,
    summary: "The letters of a translation are damaged, or a tool left its own text in it.",
    rationale: """
      Such text comes from a file that was read in a wrong encoding, or from a tool that had no \
      translation. It looks translated but says nothing. Users read and hear "question mark, \
      question mark" or "undefined".
      """,
    remedy: """
      Take the text from an earlier version of the file or from the translator. Otherwise delete the entry, or in a \
      `.strings` file write the source text: an app shows a key that the file lacks.
      """,
    guidelines: [],
    flagged: [
      RuleExample("⟦???? ??⟧", language: "ja", source: "Save file", key: "save_text"),
      RuleExample(
        "⟦Gr??e⟧ der Datei", language: "de", source: "Size of the file", key: "size_text"),
      RuleExample(
        "Datei ⟦lÃ¶schen⟧", language: "de", source: "Delete the file", key: "delete_text"),
      RuleExample("⟦AtrÃ¡s⟧", language: "es", source: "Back", key: "back_text"),
      RuleExample("⟦donâ€™t⟧ ask again", key: "ask_text", remark: "in the source, too"),
      RuleExample("⟦РЎРѕС…СЂР°РЅРёС‚СЊ⟧", language: "ru", source: "Save", key: "save_text"),
      RuleExample("⟦Ñîõðàíèòü ôàéë⟧", language: "ru", source: "Save the file", key: "save_text"),
      RuleExample("⟦PoznĂˇmky a Ăşkoly⟧", language: "cs", source: "Notes", key: "notes_text"),
      RuleExample("⟦undefined⟧", language: "fr", source: "Save the file", key: "save_text"),
      RuleExample("⟦None⟧", language: "fr", source: "Delete the account", key: "delete_text"),
      RuleExample("⟦N/A⟧", language: "it", source: "Delete the account", key: "delete_text"),
      RuleExample("⟦todo⟧", language: "tr", source: "Delete the account", key: "delete_text"),
      RuleExample("⟦XXXX⟧", language: "fr", source: "Delete the account", key: "delete_text"),
      RuleExample(
        "⟦translation missing: fr.save⟧", language: "fr", source: "Save the file", key: "save_text"),
      RuleExample(
        "⟦[fr] Save the file⟧", language: "fr", source: "Save the file", key: "save_text"),
      RuleExample("⟦[TODO] Guardar⟧", language: "es", source: "Save the file", key: "save_text"),
      RuleExample(
        "⟦TRANSLATE ME: Save the file⟧", language: "da", source: "Save the file",
        key: "save_text"),
      RuleExample(
        "⟦Save the file [TRANSLATE]⟧", language: "da", source: "Save the file", key: "save_text"),
      RuleExample(
        "⟦[missing \"fr.save\" translation]⟧", language: "fr", source: "Save the file",
        key: "save_text"),
      RuleExample(
        "Datei ⟦l\u{FFFD}schen⟧", language: "de", source: "Delete the file", key: "delete_text"),
      RuleExample(
        "⟦|||UNTRANSLATED|||⟧", language: "it", source: "Save the file", key: "save_text"),
      RuleExample(
        "⟦@@Registra il file@@⟧", language: "it", source: "Save the file", key: "save_text"),
      RuleExample("⟦#Save the file#⟧", language: "it", source: "Save the file", key: "save_text"),
      RuleExample(
        "⟦Save the file [it]⟧", language: "it", source: "Save the file", key: "save_text"),
      RuleExample("⟦it: Save the file⟧", language: "it", source: "Save the file", key: "save_text"),
      RuleExample("⟦FIXME Registra⟧", language: "it", source: "Save the file", key: "save_text"),
      RuleExample("⟦TODO translate⟧", language: "de", source: "Save the file", key: "save_text"),
    ],
    accepted: [
      RuleExample("どこ?", language: "ja", source: "Where is it?", key: "where_question"),
      RuleExample("???", language: "de", source: "???", key: "unknown_text"),
      RuleExample("?", language: "de", source: "Help", key: "help_text", formats: [.strings]),
      RuleExample("Löschen?Ja", language: "de", source: "Delete? Yes", key: "delete_question"),
      RuleExample("ToDo", language: "ja", source: "To do", key: "keyword_label"),
      RuleExample("PÄŤ", language: "sk", source: "FIVE", key: "five_text", remark: "capitals"),
      RuleExample("N/A", language: "it", source: "Not available", key: "none_text"),
      RuleExample("Todo", language: "de", source: "To-do item", key: "item_text"),
      RuleExample("todo", language: "pt", source: "All of it", key: "all_text"),
      RuleExample("TODO", language: "es", source: "ALL", key: "all_text"),
      RuleExample("TODO list", language: "de", source: "To-do list", key: "tasks_text"),
      RuleExample("None", language: "it", source: "Not now", key: "later_text"),
      RuleExample("null", language: "nb", source: "zero", key: "zero_text"),
      RuleExample("Ç’është kjo?", language: "sq", source: "What is this?", key: "what_question"),
      RuleExample("« terminé…»", language: "fr", source: "“done…”", key: "done_text"),
      RuleExample("«ВСЁ…» ÂÃ", language: "ru", source: "“ALL…” ÂÃ", key: "all_text"),
      RuleExample("Різні Сім", language: "uk", source: "Various Seven", key: "various_text"),
      RuleExample("#eins und #zwei#", language: "de", source: "one and two", key: "tags_text"),
      RuleExample("Data da", language: "da", source: "Data", key: "data_text", remark: "a word"),
      RuleExample(
        "~ Ende ~", language: "de", source: "The end", key: "end_text", remark: "ornaments"),
      RuleExample("[de] und [en]", language: "de", source: "[de] and [en]", key: "languages_text"),
    ])

  /// Looks for lost letters and for what tools leave.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let locale = facts.comparison.locales[pair.locale].tag
    if !pair.isSource, pair.sourcePlace != nil {
      if let marker = ToolMarker(
        in: pair.decoded, pair.features, besides: pair.decodedSource, locale.language)
      {
        verdicts.append(
          Verdict(
            decoded: 0..<pair.decoded.count, .left(marker.words, byProgram: marker.isOfProgram),
            pattern: "marker"))
        return
      }
      if let verdict = lostLetters(pair), !facts.comparison.hasReadingError(in: pair) {
        verdicts.append(verdict)
        return
      }
    }
    if !pair.features.contains(.beyondASCII) { return }
    if let verdict = replaced(pair), !facts.comparison.hasReadingError(in: pair) {
      verdicts.append(verdict)
      return
    }
    let script = facts.comparison.locales[pair.locale].script
    if let verdict = misread(pair, script) { verdicts.append(verdict) }
  }

  /// Letters that became question marks.
  private func lostLetters(_ pair: borrowing Text) -> Verdict? {
    guard pair.decoded.firstIndex(of: "?") != nil else { return nil }
    if QuestionMarks.areAll(of: pair.decoded), pair.decodedSource.hasLetter,
      !QuestionMarks.areAll(of: pair.decodedSource)
    {
      return Verdict(decoded: 0..<pair.decoded.count, .onlyMarks, pattern: "marks")
    }
    guard let word = QuestionMarks.word(in: pair.decoded),
      QuestionMarks.word(in: pair.decodedSource) == nil
    else { return nil }
    return Verdict(
      decoded: word, .lostLetter(pair.verbatimDecoded(word)), pattern: "letter")
  }

  /// U+FFFD in UTF-8, which programs write for bytes that they could not read.
  private static let replacement = Array("\u{FFFD}".utf8)

  /// A letter that became the sign for what could not be read.
  private func replaced(_ pair: borrowing Text) -> Verdict? {
    guard let start = pair.decoded.firstIndex(ofBytes: Self.replacement.span) else { return nil }
    let word = Self.word(start..<start + Self.replacement.count, in: pair.decoded)
    return Verdict(
      decoded: word, .replacedLetter(pair.verbatimDecoded(word)), pattern: "replacement")
  }

  /// Words that were read in a wrong encoding, as one fault.
  private func misread(_ pair: borrowing Text, _ script: Script?) -> Verdict? {
    var runs = MisreadText.runs(in: pair.decoded, of: script)
    if runs.isEmpty, script == .cyrillic, let whole = CyrillicInLatin.meant(by: pair.decoded) {
      runs = [MisreadText.Run(range: 0..<pair.decoded.count, meant: whole)]
    }
    guard let first = runs.first, let last = runs.last else { return nil }
    let word = Self.word(first.range.lowerBound..<first.range.upperBound, in: pair.decoded)
    let end = Self.word(last.range, in: pair.decoded).upperBound
    var meant = ""
    var index = word.lowerBound
    for run in runs {
      meant += pair.verbatimDecoded(index..<run.range.lowerBound) + run.meant
      index = run.range.upperBound
    }
    meant += pair.verbatimDecoded(index..<end)
    let range = word.lowerBound..<end
    if let script, script != .latin,
      meant.unicodeScalars.contains(where: { (0xC0...0xFF).contains($0.value) })
    {
      // Some bytes are lost for good.
      return Verdict(decoded: range, .unreadable(pair.verbatimDecoded(range)), pattern: "encoding")
    }
    var verdict = Verdict(
      decoded: range, .misread(pair.verbatimDecoded(range), meant: meant), pattern: "encoding")
    for run in runs {
      verdict.fix(run.range, with: run.meant, "Write \(quoting: meant)", safety: .unsafe)
    }
    return verdict
  }

  /// The words around a range.
  private static func word(_ range: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, text[start - 1] >= 0x80 || ASCII.isLetter(text[start - 1]) { start -= 1 }
    while end < text.count, text[end] >= 0x80 || ASCII.isLetter(text[end]) { end += 1 }
    return start..<end
  }
}

/// Cyrillic letters of Windows-1251 that were read as Latin-1: `Ñîõðàíèòü` for `Сохранить`.
enum CyrillicInLatin {
  /// Letters from which on a text is no word of another language.
  private static let leastLetters = 4

  /// What a text was, where all of its letters are those that Cyrillic ones are read as; nil for any other.
  static func meant(by text: Span<UInt8>) -> String? {
    var meant = ""
    var letters = 0
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      switch scalar.value {
      case 0xC0...0xFF:
        guard let own = Unicode.Scalar(scalar.value + 0x350) else { return nil }
        meant.unicodeScalars.append(own)
        letters += 1
      case 0xA8: meant += "Ё"
      case 0xB8: meant += "ё"
      default:
        if CharacterProperties.isLetter(scalar) { return nil }
        meant.unicodeScalars.append(scalar)
      }
    }
    return letters >= leastLetters ? meant : nil
  }
}

extension Finding.Wording {
  fileprivate static let onlyMarks: Self =
    "only question marks are left, because the letters were lost in a wrong encoding; restore the text"

  fileprivate static func lostLetter(_ word: String) -> Self {
    "\(quoting: word) has question marks instead of letters that a wrong encoding lost; restore them"
  }

  fileprivate static func replacedLetter(_ word: String) -> Self {
    "\(quoting: word) has U+FFFD instead of a letter that could not be read; restore the letter"
  }

  fileprivate static func unreadable(_ words: String) -> Self {
    "\(quoting: words) was read in a wrong encoding and lost some of its letters; restore the text"
  }

  fileprivate static func misread(_ words: String, meant: String) -> Self {
    "\(quoting: words) was read in a wrong encoding; write \(quoting: meant)"
  }

  fileprivate static func left(_ words: String, byProgram: Bool) -> Self {
    byProgram
      ? "\(quoting: words) is what a program writes if it has no text; write the translation"
      : "\(quoting: words) was left by a tool; write the translation"
  }
}
