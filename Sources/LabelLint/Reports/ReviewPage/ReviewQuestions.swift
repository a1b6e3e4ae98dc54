/// What the page's script needs to ask some rules while a new text is written.
///
/// The other rules that judge a text by itself need the whole catalog; the page names them.
struct ReviewQuestions {
  /// The rules that the script can ask.
  private static let asked: [RuleID] = [
    AllCaps.metadata.id, RoleWord.metadata.id, RepeatedWord.metadata.id,
    TrailingPunctuation.metadata.id, VerboseLabel.metadata.id, PlaceholderMismatch.metadata.id,
    MarkupMismatch.metadata.id,
  ]

  /// The locales of the findings.
  let locales: Set<String>
  /// The rules that were active.
  let active: Set<RuleID>

  /// Writes it as a member of the page's data.
  func write(to writer: inout JSONWriter) {
    writer.object("questions") { writer in
      writer.array("asked", of: Self.asked.filter(active.contains).map(\.description))
      writer.array("left", of: left.map(\.description))
      writer.member("marks", TrailingPunctuation().marks)
      writer.member("minimumLetters", AllCaps().minimumLetters)
      writer.object("locales") { writer in
        for tag in locales.sorted(by: ByteOrder.precedes) {
          guard let locale = LocaleTag(tag) else { continue }
          writer.object(named: tag) { Self.write(locale, to: &$0) }
        }
      }
    }
  }

  /// What the rules know of a locale.
  private static func write(_ locale: LocaleTag, to writer: inout JSONWriter) {
    let lengths = LengthsByLanguage(locale)
    writer.member("longest", lengths.longest)
    writer.member("growth", lengths.growth)
    writer.member("doubles", RepeatedWord.doublingLanguages.contains(locale.language))
    writer.member("stops", !TrailingPunctuation.withoutFullStop.contains(locale.language))
    let lexicon = LexiconShelf.builtIn.lexicon(for: locale, isSource: false)
    writer.member("unspaced", lexicon?.folding.isUnspaced ?? false)
    writer.array("heads", of: roleWords(in: lexicon, at: .head))
    writer.array("tails", of: roleWords(in: lexicon, at: .tail))
  }

  /// The active rules that judge one text and cannot be asked by the script, in the order of their names.
  private var left: [RuleID] {
    RuleRegistry.textRules.map { $0.metadata.id }
      .filter { active.contains($0) && !Self.asked.contains($0) }.sorted()
  }

  /// The words that surely name a control where they stand at a position of a label, folded.
  private static func roleWords(in lexicon: Lexicon?, at position: TermPositions) -> [String] {
    guard let lexicon else { return [] }
    var words: Set<String> = []
    for term in lexicon.terms where term.positions.contains(position) {
      guard case .role(let role, .certain) = term.sense, role.isControl,
        term.evidence.marks.isDisjoint(with: [.unverified, .also, .alone, .edge])
      else { continue }
      words.insert(lexicon.string(term.text))
    }
    return words.sorted(by: ByteOrder.precedes)
  }
}
