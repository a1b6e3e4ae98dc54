/// A translation that does not end, ask or enclose as its source does.
struct PunctuationMismatch: SelectiveTextRule {
  static let scope = TextScope.everyText

  @Option(
    "marks",
    "Which marks to compare. The default leaves out `exclamations`, `ellipsis-signs` and `lost-pairs`.",
    choices: Self.usualMarks + FurtherMarks.names)
  var marks: [String] = Self.usualMarks

  /// The names of what is compared unless a project wants it otherwise.
  private static let usualMarks = [
    "questions", "colons", "semicolons", "ellipses", "last-sentences", "only-sentences", "openers",
    "pairs", "quotations", "last-brackets",
  ]

  /// A text left in another language follows its own habits.
  static let judgesCopies = false

  static let metadata = RuleMetadata(
    id: "punctuation-mismatch", family: .localization, severity: .note, isFixable: true,
    summary:
      "A translation lacks the final mark of its source, half of a pair of brackets or quotation marks, or what the source "
      + "ends with in brackets.",
    rationale: """
      Voices turn punctuation into questions, pauses and ends of sentences. They read a question \
      without its mark as a statement, and a sentence without its final mark runs into the next text.
      """,
    remedy: "End the text with the mark that its language uses for the same purpose.",
    guidelines: [],
    flagged: [
      RuleExample(
        "⟦Wirklich löschen⟧", language: "de", source: "Really delete?", key: "delete_question"),
      RuleExample("⟦Quoi⟧", language: "fr", source: "What⁉", key: "surprise_text"),
      RuleExample(
        "⟦Wurde Ihre Datei gelöscht?⟧", language: "de", source: "Your file was deleted.",
        key: "deleted_text"),
      RuleExample("⟦Name⟧", language: "de", source: "Name:", key: "name_prefix"),
      RuleExample("⟦Wird geladen⟧", language: "de", source: "Loading…", key: "loading_text"),
      RuleExample(
        "⟦Ordner erstellt, Dateien verschieben.⟧", language: "de",
        source: "Folder created, moving files…", key: "move_message"),
      RuleExample(
        "⟦✨ Ihre Nachricht wird geschrieben.⟧", language: "de",
        source: "✨ Writing your message for you…", key: "write_message"),
      RuleExample("⟦…ਛਾਪੋ⟧", language: "pa", source: "Print…", key: "print_action"),
      RuleExample("⟦Eigene…⟧", language: "de", source: "Custom", key: "custom_type"),
      RuleExample("⟦Անուն⟧", language: "hy", source: "Name:", key: "name_prefix"),
      RuleExample("⟦Passwort:⟧", language: "de", source: "Password", key: "password_text"),
      RuleExample(
        "⟦Wählen Sie eine Datei.⟧", language: "de", source: "Choose a file:", key: "choose_text"),
      RuleExample(
        "⟦Enregistrez puis fermez⟧", language: "fr", source: "First save; then close;",
        key: "steps_text"),
      RuleExample(
        "⟦Eliminar todo?⟧", language: "es", source: "Delete everything?", key: "delete_question"),
      RuleExample(
        "⟦Alle Dateien (auch versteckte⟧", language: "de", source: "All files (hidden ones too)",
        key: "files_text"),
      RuleExample(
        "⟦Gespeichert. Führen Sie jetzt `make install⟧", language: "de",
        source: "It is saved. Now run this: `make install`.", key: "saved_message",
        remark: "the code is not closed either"),
      RuleExample(
        "⟦Alle drucken⟧", language: "de", source: "Print all (two pages per sheet)",
        key: "print_all", remark: "the words in brackets are lost"),
      RuleExample("Open the “Songs⟦“⟧ folder", remark: "a source text, too"),
      RuleExample(
        "Öffnen Sie “Lieder⟦“⟧", language: "de", source: "Open “Songs”", key: "open_text"),
      RuleExample("⟦标题⟧", language: "zh-Hans", source: "Caption (Required)", key: "caption_text"),
    ],
    accepted: [
      RuleExample("5“ or 7“ wide", remark: "inches"),
      RuleExample("On 7“: “Songs“", remark: "one of the marks may be that of inches"),
      RuleExample("Sort by “title”/“date”"),
      RuleExample(
        "Öffnen Sie „Lieder“", language: "de", source: "Open “Songs”", key: "open_text"),
      RuleExample(
        "Şəkli bu kimi istifadə edin:", language: "az", source: "Set picture as", key: "set_image"),
      RuleExample(
        "\"자동\"은 \"음성\"을 씁니다", language: "ko", source: "\"Auto\" uses \"Voice\"",
        key: "mode_text"),
      RuleExample(
        "Να διαγραφεί το αρχείο;", language: "el", source: "Delete the file?",
        key: "delete_question"),
      RuleExample("Wird geladen…", language: "de", source: "Loading", key: "loading_text"),
      RuleExample(
        "Түр хүлээнэ үү…", language: "mn", source: "Please wait", key: "wait_text",
        remark: "a label of something in progress"),
      RuleExample(
        "예상되지 않은 파일의 끝. 손상된 파일인 것 같습니다.", language: "ko",
        source: "Unexpected end of file. Corrupted file?", key: "format_error",
        remark: "the question as a statement, with its own final mark"),
      RuleExample(
        "Prašom patikrinti, jog konfigūracija yra teisinga.", language: "lt",
        source: "Could you please check that the configuration is right?", key: "check_text",
        remark: "the question as a request"),
      RuleExample(
        "Rufen Sie die Hotline an und fragen Sie nach einer TAN.", language: "de",
        source: "Call the hotline and request a TAN:", key: "hotline_text",
        remark: "a sentence with its own end"),
      RuleExample(
        "Découvrez certains de vos podcasts favoris.", language: "fr",
        source: "Let's take a look at some of your favorites...", key: "story_text"),
      RuleExample(
        "Használja a Tartás, majd lenyomás lehetőséget", language: "hu",
        source:
          "Press, hold, combine buttons, drag, or scroll; the recognized trigger updates live.",
        key: "trigger_text", remark: "the translation of another, shorter source"),
      RuleExample(
        "הכתובת תשמש כ\"בוחר היישומים\" במקום", language: "he",
        source: "The address is used as the App Picker", key: "picker_text",
        remark: "a quotation that opens after a prefix"),
      RuleExample(
        "Mot de passe oublié ?", language: "fr", source: "Forgot password", key: "forgot_text",
        remark: "a title that asks in French"),
      RuleExample(
        "刪除牌組中…\n請稍候", language: "zh-Hant", source: "Deleting deck…", key: "delete_state",
        remark: "the ellipsis is before an added sentence"),
      RuleExample(
        "Zalecenia", language: "pl", source: "This is what you should do.", key: "advice_message",
        remark: "a heading"),
      RuleExample(
        "Connexion en cours…", language: "fr", source: "Connecting to network",
        key: "network_state", remark: "progress"),
      RuleExample(
        "Ֆայլը կջնջվի:", language: "hy", source: "The file goes away.", key: "gone_text",
        remark: "the full stop of Armenian as it is typed"),
      RuleExample("Անունը՝", language: "hy", source: "Name:", key: "name_prefix"),
      RuleExample(
        "…ਵਿੱਚ ਖੋਲ੍ਹੋ", language: "pa", source: "Open in…", key: "open_in",
        remark: "the ellipsis goes where the word order has it"),
      RuleExample(
        "… seçin", language: "az", source: "Select …", key: "select_action",
        remark: "the verb comes last"),
      RuleExample(
        "Hatalar vb. çeşitli bildirimler", language: "tr",
        source: "Various notifications such as errors etc.", key: "channel_message",
        remark: "the full stop of the source belongs to its abbreviation"),
      RuleExample("ለ፡ ተዘጋጀ", language: "am", source: "Issued to:", key: "issued_to"),
      RuleExample("ሁኔታ፡-", language: "am", source: "Status:", key: "status_text"),
      RuleExample("အခြေအနေ -", language: "my", source: "Status:", key: "status_text"),
      RuleExample("چھاپو۔۔۔", language: "ur", source: "Print…", key: "print_action"),
      RuleExample("མཉམ་སྤྱོད་་་", language: "bo", source: "Share…", key: "share_action"),
      RuleExample("Senden mit:", language: "de", source: "Send using", key: "send_text"),
      RuleExample(
        "ファイルを選択してください。", language: "ja", source: "Choose a file:", key: "choose_text"),
      RuleExample("名称：", language: "zh-Hans", source: "Name:", key: "name_prefix"),
      RuleExample(
        "Вы можете: а) читать б) писать", language: "ru", source: "You can: a) read b) write",
        key: "list_text"),
      RuleExample(
        "选项：一）读取 二）写入", language: "zh-Hans", source: "Options: a) read b) write",
        key: "options_text"),
      RuleExample(
        "できること：ア）読む イ）書く", language: "ja", source: "You can: a) read b) write", key: "list_text"),
      RuleExample(
        "Рады видеть вас :)", language: "ru", source: "Nice to see you", key: "hello_text"),
      RuleExample(
        "Alle drucken – 2 Seiten je Blatt", language: "de",
        source: "Print all (two pages per sheet)", key: "print_all"),
      RuleExample(
        "DNS über HTTPS", language: "de", source: "DNS over HTTPS (DoH)", key: "dns_text",
        remark: "an abbreviation in brackets"),
      RuleExample(
        "Hauptkonto des Geräts", language: "de", source: "Primary (device account)",
        key: "account_text", remark: "long enough to say it in other words"),
      RuleExample(
        "Größe (\"-3\")", language: "de", source: "Size (in inches)", key: "size_text",
        formats: [.xcstrings]),
      RuleExample("Բեռնվում է․․․", language: "hy", source: "Loading…", key: "loading_text"),
      RuleExample(
        "क्या आप फ़ाइल हटाना चाहते हैं?", language: "hi", source: "Delete the file?",
        key: "delete_question"),
      RuleExample("Nom :", language: "fr", source: "Name:", key: "name_prefix"),
      RuleExample(
        "هل تريد حذف الملف؟", language: "ar", source: "Delete the file?", key: "delete_question"),
      RuleExample(
        "元に戻せません。続けますか", language: "ja", source: "It goes away. You cannot take it back.",
        key: "delete_message", remark: "the particle at the end asks"),
      RuleExample(
        "再生リストとは", language: "ja", source: "What is a queue?", key: "queue_text"),
      RuleExample(
        "ต้องการลบไฟล์หรือไม่", language: "th", source: "Delete the file?", key: "delete_question"),
      RuleExample("¿Eliminar todo?", language: "es", source: "Delete everything?", key: "ask_all"),
      RuleExample("Alles gelöscht.", language: "de", source: "All gone!", key: "done_text"),
      RuleExample(
        "ߞߏ ߘߏ߫ ߓߍ߲߬ߣߍ߲߫ ߕߎ߲߬ ߕߍ߫߹", language: "nqo", source: "Oops. Something went wrong!",
        key: "crash_text", remark: "the mark of N'Ko"),
      RuleExample(
        "स्वतः", language: "ne", source: "Auto", key: "auto_text", remark: "a letter, no colon"),
      RuleExample(
        "इदं गीतं निष्कासनीयं किम्", language: "sa", source: "Remove this song?", key: "remove_text",
        remark: "a particle asks"),
      RuleExample(
        "Lisätietoja on osoitteessa https://get.delta.chat", language: "fi",
        source: "See our website for more details.", key: "help_text",
        remark: "a full stop would become part of the address"),
    ])

  /// Compares marks.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    if marks.contains("quotations"),
      let mark = QuotationMarks.wronglyClosed(in: pair.decoded)
    {
      verdicts.append(Verdict(decoded: mark, .sameQuotationMarks, pattern: "quotation"))
    }
    guard !pair.isSource, pair.sourcePlace != nil else { return }
    let language = facts.comparison.locales[pair.locale].tag.language
    let whole = 0..<pair.decoded.count
    // The visarga, which some type for the colon of the source, ends words of languages of India: Nepali "स्वतः".
    let isVisarga = pair.decoded.closes(with: "\u{903}")
    if pair.features.mark != pair.sourceFeatures.mark, !isVisarga {
      judgeEnd(pair, language, facts.locale.facts, into: &verdicts)
    }
    if language == "es", pair.features.contains(.questions), marks.contains("openers"),
      let opener = SpanishOpener.missing(in: pair.decoded)
    {
      verdicts.append(Verdict(decoded: whole, .noOpener(opener), pattern: "opener"))
    }
    if pair.features.contains(.brackets) || pair.sourceFeatures.contains(.brackets),
      marks.contains("pairs"), let sign = BracketBalance(pair.decoded).unbalanced,
      BracketBalance(pair.decodedSource).unbalanced == nil
    {
      verdicts.append(Verdict(decoded: whole, .unbalanced(sign), pattern: "pair"))
    }
    FurtherMarks.judge(pair, marks, facts.locale.facts.lengths, into: &verdicts)
  }

  /// Compares the marks at the ends, which differ.
  private func judgeEnd(
    _ pair: borrowing Text, _ language: String, _ facts: LocaleFacts,
    into verdicts: inout [Verdict]
  ) {
    let own = EndingMarks.final(pair.features.mark, of: pair.decoded, in: language)
    let other = pair.sourceFeatures.mark
    if own == other || Self.endsWithPlaceholder(pair.decoded, pair.format) { return }
    let verdict =
      if other == .question || own == .question {
        question(pair, own, other, language)
      } else if other == .colon || own == .colon {
        colon(pair, own, other, language)
      } else if other == .ellipsis || own == .ellipsis {
        ellipsis(pair, own, other, language)
      } else if other.endsSentence && own == .none,
        !ReworkedSentence.isOther(pair.decoded, source: pair.decodedSource, facts)
      {
        openSentence(pair, language)
      } else {
        Verdict?.none
      }
    if let verdict {
      verdicts.append(verdict)
    } else if let lost = FurtherMarks.lostEnd(pair, own, other, language, marks) {
      verdicts.append(lost)
    }
  }

  /// A question that no longer asks, or a sentence that does.
  private func question(
    _ pair: borrowing Text, _ own: EndingMark, _ other: EndingMark, _ language: String
  ) -> Verdict? {
    if other == .stop { return addedQuestion(pair) }
    if ReworkedSentence.ends(own, source: pair.decodedSource) { return nil }
    let isTitle = pair.kind.purpose == .title && Self.wordCount(pair.decodedSource) <= 3
    guard marks.contains("questions"), other == .question, !isTitle,
      !EndingMarks.asks(pair.decoded, in: language)
    else { return nil }
    var verdict = Verdict(decoded: 0..<pair.decoded.count, .lostQuestion, pattern: "question")
    verdict.habit = .questions
    return verdict
  }

  /// A sentence that became a question; a title without its end may ask in one language alone.
  private func addedQuestion(_ pair: borrowing Text) -> Verdict? {
    // Sentences may change places.
    guard marks.contains("questions"), !pair.sourceFeatures.contains(.questions),
      Self.wordCount(pair.decodedSource) >= Self.fewestWordsOfSentence,
      Self.innerStops(pair.decodedSource) == 0
    else { return nil }
    // "Are you sure you want to leave." asks.
    for word in Self.questionWords {
      let end = pair.decodedSource.end(of: word, at: 0)
      if let end, end < pair.decodedSource.count, pair.decodedSource[end] == 0x20 { return nil }
    }
    return Verdict(decoded: 0..<pair.decoded.count, .addedQuestion, pattern: "added-question")
  }

  /// What a sentence begins with that asks.
  private static let questionWords = Resource.words("labels/beginnings-of-questions")
  /// Words of a sentence, at least, whose end says that it does not ask.
  private static let fewestWordsOfSentence = 3

  /// A colon that one of the two has.
  private func colon(
    _ pair: borrowing Text, _ own: EndingMark, _ other: EndingMark, _ language: String
  ) -> Verdict? {
    guard marks.contains("colons"), own == .none || other == .none || own == .stop else {
      return nil
    }
    let isExpected =
      other == .colon
      ? keeps(.colon, pair, own, language)
        || ReworkedSentence.ends(own, source: pair.decodedSource)
      : ExpectedEnding.leadsOn(pair.decodedSource)
    return isExpected
      ? nil
      : Verdict(
        decoded: 0..<pair.decoded.count, other == .colon ? .lostColon : .addedColon,
        pattern: "colon")
  }

  /// An ellipsis that one of the two has.
  private func ellipsis(
    _ pair: borrowing Text, _ own: EndingMark, _ other: EndingMark, _ language: String
  ) -> Verdict? {
    guard marks.contains("ellipses") else { return nil }
    let isExpected =
      other == .ellipsis
      ? keeps(.ellipsis, pair, own, language)
        || !ExpectedEnding.tellsProgress(pair.decodedSource)
          && ReworkedSentence.ends(own, source: pair.decodedSource)
      : ExpectedEnding.leadsOn(pair.decodedSource)
        || ExpectedEnding.tellsProgress(pair.decodedSource)
    return isExpected
      ? nil
      : Verdict(
        decoded: 0..<pair.decoded.count, other == .ellipsis ? .lostEllipsis : .addedEllipsis,
        pattern: "ellipsis")
  }

  /// A sentence that lost the mark at its end.
  private func openSentence(_ pair: borrowing Text, _ language: String) -> Verdict? {
    guard !EndingMarks.unmarked.contains(language), !Self.isLabel(pair.kind),
      !EndingMarks.endsAsking(pair.decoded, in: language),
      let stop = EndingMarks.fullStop(of: language), Self.wordCount(pair.decodedSource) >= 4
    else { return nil }
    let end = pair.decoded.count - SurroundingWhitespace.blankLength(atEndOf: pair.decoded)
    if UnmarkedEnd.isRight(for: pair.decoded.extracting(0..<end), source: pair.decodedSource) {
      return nil
    }
    let isLast = Self.innerStops(pair.decodedSource) > 0 && Self.innerStops(pair.decoded) > 0
    guard marks.contains(isLast ? "last-sentences" : "only-sentences") else { return nil }
    var verdict = Verdict(
      decoded: 0..<pair.decoded.count, .open, pattern: isLast ? "last-sentence" : "sentence")
    if !isLast { verdict.habit = .sentences }
    let last = pair.decoded.extracting(0..<end).scalar(before: end)
    if let last, !last.value.isASCII, CharacterProperties.endsPart(last.value) {
      verdict.message = .openBehind(String(last.value), stop: stop)
    } else if let sign = UnclosedSign.last(in: pair.decoded.extracting(0..<end)) {
      verdict.message = .openInside(sign)
    } else if let last, !last.value.isASCII || ASCII.isAlphanumeric(pair.decoded[end - 1]) {
      verdict.fix(end..<end, with: stop, "End with \(quoting: stop)")
    }
    return verdict
  }

  /// Whether a text has the source's mark in another place or form: where something follows the source,
  /// it goes where the word order has it ("Open in…" is `…में खोलें` in Hindi).
  private func keeps(
    _ mark: EndingMark, _ pair: borrowing Text, _ own: EndingMark, _ language: String
  ) -> Bool {
    if mark == .colon, EndingMarks.writesColon(pair.decoded, own, in: language) { return true }
    if EndingMark.endsPart(mark, of: pair.decoded) { return true }
    // An ellipsis apart from the words is in the place of one, which may come first: "… seçin".
    if mark == .ellipsis, EndingMark.standsApart(in: pair.decodedSource),
      EndingMark.stands(mark, in: pair.decoded)
    {
      return true
    }
    return ExpectedEnding.leadsOn(pair.decodedSource) && EndingMark.stands(mark, in: pair.decoded)
  }

  /// Whether the last thing of a text is a placeholder, which may bring its own mark.
  private static func endsWithPlaceholder(_ text: Span<UInt8>, _ format: CatalogFormat) -> Bool {
    let end = text.count - SurroundingWhitespace.blankLength(atEndOf: text)
    guard end > 1 else { return false }
    if text[end - 1] == "}" || text[end - 1] == "@" { return true }
    var start = end - 1
    while start > 0, end - start < 8, text[start] != "%" { start -= 1 }
    guard text[start] == "%" else { return false }
    return format.isApple
      ? NSStringFormat.specifier(at: start, in: text).end == end
      : JavaFormat.specifier(at: start, in: text).end == end
  }

  /// Whether a kind of text ends without a full stop by habit.
  private static func isLabel(_ kind: MessageKind) -> Bool {
    switch kind.purpose {
    case .label, .title, .action, .shortText, .fieldHint, .state, .tooltip: true
    default: false
    }
  }
}
