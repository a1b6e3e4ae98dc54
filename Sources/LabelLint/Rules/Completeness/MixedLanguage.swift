/// An English sentence inside a translation.
struct MixedLanguage: SelectiveTextRule {
  static let scope = TextScope.everyText
  /// A copy as a whole is that of `untranslated-copy`.
  static let judgesCopies = false

  static let metadata = RuleMetadata(
    id: "mixed-language", family: .localization, severity: .note, isOnByDefault: false,
    summary: "One sentence of a translation is in English.",
    rationale: """
      A screen reader speaks the sentence with the sounds of the translation's language, and nobody \
      understands it. Often somebody added it to the source when the rest was already translated.
      """,
    remedy: "Translate the sentence.",
    guidelines: [
      GuidelineClause("wcag/3.1.2"),
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Localize the label strings: This is required for users using the applications in "
          + "different languages.", .states),
    ],
    flagged: [
      RuleExample(
        "Das Lied ist gespeichert. ⟦You can find it in your library.⟧", language: "de",
        source: "The song was saved. You can find it in your library.", key: "saved_message"),
      RuleExample(
        "選んだ曲をライブラリに保存しました。⟦You can find it in your library.⟧", language: "ja",
        source: "The song was saved. You can find it in your library.", key: "saved_message"),
      RuleExample(
        "Invitez vos amis dans le groupe. ⟦Where are the songs of your friends?⟧", language: "fr",
        source: "Invite your friends. Where are all the songs?", key: "friends_message",
        remark: "an older text"),
    ],
    accepted: [
      RuleExample(
        "Now saved in Trailbook Fjordmap Gletsch. You can find the songs there.", language: "de",
        source: "The songs are in Trailbook Fjordmap Gletsch now.", key: "songs_message",
        remark: "the rest is English, too"),
      RuleExample(
        "Das Lied ist gespeichert.", language: "de", source: "The song was saved.",
        key: "saved_message"),
      RuleExample(
        "Das Lied ist gespeichert. Sie finden es in der Mediathek.", language: "de",
        source: "The song was saved. You can find it in your library.", key: "saved_message"),
      RuleExample(
        """
        You can find all of the new songs of this singer when you open your library again, and you can \
        play each of them from there with one of these buttons. Das Lied ist da.
        """, language: "de",
        source: """
          You can find the new songs of this singer when you open your library again, and you can play \
          each of them from there with one of the buttons. The song is there.
          """, key: "saved_message", remark: "nearly all of it, which `untranslated-copy` reports"),
      RuleExample(
        "Suchen Sie diesen Satz. „You can find it in your library.“ Tippen Sie darauf.",
        language: "de",
        source: "Look for a sentence. “You can find it in your library.” Tap it.",
        key: "tap_message",
        remark: "a quoted text of the interface"),
      RuleExample(
        "Suchen Sie dies. „You can find it in your library. You can play it there.“ Tippen Sie darauf.",
        language: "de",
        source: "Look for this: “You can find it in your library. You can play it there.” Tap it.",
        key: "tap_message", remark: "a quotation of two sentences"),
      RuleExample(
        "Spielt gerade. The End of the World", language: "de",
        source: "Now playing. The End of the World", key: "playing_message", remark: "a title"),
      RuleExample(
        "Das Lied ist da. You can find it in your library.", language: "en-GB",
        source: "The song is there. You can find it in your library.", key: "saved_message",
        remark: "English itself"),
    ])

  /// Looks at each sentence of a text with several.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard text.sourcePlace != nil, !EnglishWords.languages.contains(facts.language),
      !text.decoded.hasSameBytes(as: text.decodedSource)
    else { return }
    let sentences = TextSentences.ranges(of: text.decoded)
    guard sentences.count > 1 else { return }
    for sentence in sentences where !TextSentences.isQuoted(sentence, in: text.decoded) {
      let words = text.decoded.extracting(sentence)
      guard EnglishSentence.isOne(words), Self.isText(words),
        Self.isOfOther(sentences.filter { $0 != sentence }, in: text.decoded),
        !EnglishSentence.isOne(text.decoded), !KeptTextKeys.isCopyright(text.decoded)
      else { continue }
      verdicts.append(
        Verdict(decoded: sentence, .inEnglish(text.verbatimDecoded(sentence)), pattern: "english"))
      return
    }
  }

  /// Whether most words of some sentences are not English, so that the text is translated but for one sentence.
  private static func isOfOther(_ sentences: [Range<Int>], in text: Span<UInt8>) -> Bool {
    var (words, known) = (0, 0)
    for sentence in sentences {
      let part = text.extracting(sentence)
      var shown = ShownText(passingAddresses: true)
      while let word = shown.nextLetters(in: part) {
        words += 1
        if EnglishWords.contains(part.extracting(word)) { known += 1 }
      }
    }
    return known * 2 < words && sentences.contains { SharedTexts.saysEnough(text.extracting($0)) }
  }

  /// Whether more words of a sentence are in small letters than in capitals, as in no name or title.
  private static func isText(_ sentence: Span<UInt8>) -> Bool {
    var (words, small) = (0, 0)
    var shown = ShownText(passingAddresses: true)
    while let word = shown.nextLetters(in: sentence) {
      words += 1
      let first = sentence.scalarOrReplacement(at: word.lowerBound).value
      if !CharacterProperties.isUpper(first) { small += 1 }
    }
    return small * 5 > words * 3
  }
}

extension Finding.Wording {
  fileprivate static func inEnglish(_ sentence: String) -> Self {
    "\(quoting: sentence) is in English, and the rest of the text is not; translate the sentence"
  }
}
