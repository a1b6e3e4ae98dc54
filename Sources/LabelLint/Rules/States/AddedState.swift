/// States that a translation says without a mark, and its source not at all.
enum AddedState {
  /// States that are participles.
  private static let participles: Set<State> = [
    .selected, .notSelected, .checked, .notChecked, .enabled, .disabled, .expanded, .collapsed,
  ]

  /// Whether a translation has words for all of its source and a state behind them: "Menü aktiviert" for "Menu",
  /// "Mode sombre activé" for "Dark mode".
  ///
  /// With fewer words, or beside a source that tells which of several things is meant, nobody knows whether
  /// the state is one of them: "Texte sélectionné" for "Chosen text".
  static func isOne(
    _ state: State, _ match: TermMatch, _ reader: LexicalReader, to text: borrowing Text,
    _ locale: JudgedLocale
  ) -> Bool {
    guard isParticiple(state, match, reader, text.plain), text.purpose == .label,
      !text.isSource, !text.source.isEmpty
    else {
      return false
    }
    let count = SourceNouns.nameWords(in: text.source)
    // What qualifies a noun stands before it where no blanks divide words.
    if reader.lexicon.profile.isUnspaced {
      return count == 1 && Int(match.remainder.count) > Self.bytesOfSign
    }
    guard (1...3).contains(count) else { return false }
    let before = reader.label.words.count { $0.plain.end <= match.plain.start }
    // Blanks that stand between syllables divide no words: there only the source's own words are known to be all of it.
    if LengthsByLanguage.undivided.contains(reader.lexicon.language) {
      return text.plain.extracting(reader.plain(0..<before)).hasSameBytes(as: text.source)
    }
    // A denied state is nothing but a state: "Nie oznaczona".
    if before == 1, Negations.denies(text.string(reader.plain(0..<1)), locale.tag) { return false }
    if count > 1 {
      // "Deselect episode" is said with an adjective: "Anular el episodio seleccionado".
      if locale.sourceActs(in: text) { return false }
      let isCompound =
        before == 1 && reader.lexicon.profile.order == .compounding
        && reader.plain(0..<1).count >= Self.lettersOfCompound
      return isCompound || before >= count && before <= count + 2
    }
    return before == 1 || before == 2 && isShort(reader.plain(1..<2), text.plain)
  }

  /// Letters of the shortest word for "on" or "off" that is no part of a verb.
  private static let lettersOfParticiple = 5

  /// Whether a word for a state is a participle, or an adjective like one.
  ///
  /// Short words for "on" and "off" are parts of verbs in many languages, as in Norwegian "Spill av" for "Play"; longer
  /// ones are what has been done: Hungarian "bekapcsolva".
  private static func isParticiple(
    _ state: State, _ match: TermMatch, _ reader: LexicalReader, _ plain: Span<UInt8>
  ) -> Bool {
    if participles.contains(state) { return true }
    guard state == .on || state == .off,
      !reader.lexicon.terms[match.term].evidence.marks.contains(.also)
    else { return false }
    let letters = match.plain.range.count { plain[$0] & 0xC0 != 0x80 }
    return letters >= lettersOfParticiple
  }

  /// Bytes of a single sign, which is a part of the word behind it: "再選択".
  private static let bytesOfSign = 3

  /// Letters of a word that stands for two of the source.
  private static let lettersOfCompound = 9

  /// Whether a word is as short as the verb between a name and its state: "Менюто е избрано".
  private static func isShort(_ word: Range<Int>, _ plain: Span<UInt8>) -> Bool {
    word.count { plain[$0] & 0xC0 != 0x80 } <= 3
  }
}
