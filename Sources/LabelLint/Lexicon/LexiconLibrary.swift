/// The lexicons of a run by language, parsed when a language is first asked for.
///
/// A value of one task: each task makes its own and shares nothing but the texts.
package struct LexiconLibrary: Sendable {
  /// A lexicon file of the user.
  package struct Addition: Sendable {
    /// Path as messages print it.
    package let path: String
    /// The file as UTF-8.
    package let text: [UInt8]

    /// A lexicon file from its path and bytes.
    package init(path: String, text: [UInt8]) {
      self.path = path
      self.text = text
    }
  }

  /// What is wrong with a file of the user.
  package struct Trouble: Sendable, Hashable {
    /// Path of the file.
    package let path: String
    /// What is wrong, and where.
    package let problem: LexiconProblem
  }

  /// What is wrong with the files of the user.
  package private(set) var problems: [Trouble] = []
  /// Words of every language: acronyms, and what pairs of states ask for.
  package let shared: Lexicon
  /// Files of the user by the language they name.
  private var additions: [String: [Addition]] = [:]
  /// Sections that join the lexicon of every language.
  private let everywhere: String
  /// Lexicons by the nearest tag that has words of its own.
  private var lexicons: [String: Lexicon] = [:]
  /// The same without what only source texts need.
  private var translationLexicons: [String: Lexicon] = [:]
  /// That tag of the locales that were asked for; empty for one without words.
  private var nearest: [LocaleTag: String] = [:]

  /// A library of the lexicons that come with the tool and those of the user.
  ///
  /// - Parameters:
  ///   - additions: Lexicon files of the user; later ones win.
  ///   - everywhere: Sections of a lexicon file that join the lexicon of every language.
  package init(additions: [Addition] = [], everywhere: String = "") {
    self.everywhere = everywhere
    var draft = LexiconDraft()
    if let text = LexiconData.bytes(of: "und") {
      draft = Self.read(
        LexiconExcerpt.bytes(of: text, without: []), isCanonical: true, [], into: draft)
    }
    for addition in additions {
      // A trial: the file is read again, into its language, when that is first asked for.
      var trial = LexiconParser(addition.text, addingTo: draft)
      trial.read()
      problems += trial.problems.map { Trouble(path: addition.path, problem: $0) }
      if trial.language == "und" { draft = trial.draft }
      let tag = LocaleTag(trial.language)?.merged.description ?? trial.language
      self.additions[Self.canonical(tag), default: []].append(addition)
    }
    shared = Lexicon(draft, language: "und", folding: TermFolding(language: "und"))
  }

  /// Tags of the lexicons that come with the tool.
  package static var languages: [String] { LexiconData.languages }

  /// The lexicon of a locale: its own words over those of its ancestors; nil when there are none.
  ///
  /// `pt` alone has the words of Brazil and of Portugal, which do not stand in for each other.
  package mutating func lexicon(for locale: LocaleTag) -> Lexicon? {
    guard let tag = nearestTag(for: locale) else { return nil }
    if let known = lexicons[tag] { return known }
    let lexicon = parse(Self.chain(of: locale), skipping: [])
    lexicons[tag] = lexicon
    return lexicon
  }

  /// The lexicon of a locale for translations: without the whole labels that are a side of a pair.
  ///
  /// Pairs of states are found in the source text; their words are half of a lexicon.
  package mutating func lexicon(forTranslationsInto locale: LocaleTag) -> Lexicon? {
    guard let tag = nearestTag(for: locale) else { return nil }
    if let known = translationLexicons[tag] { return known }
    let lexicon = parse(Self.chain(of: locale), skipping: [.statePairs, .counterparts])
    translationLexicons[tag] = lexicon
    return lexicon
  }

  /// Whether there are words for a locale; nothing is parsed to answer that.
  package mutating func hasLexicon(for locale: LocaleTag) -> Bool {
    nearestTag(for: locale) != nil
  }

  /// The nearest tag that has words for a locale.
  private mutating func nearestTag(for locale: LocaleTag) -> String? {
    if let known = nearest[locale] { return known.isEmpty ? nil : known }
    let tag = Self.chain(of: locale).first { hasWords($0) }
    nearest[locale] = tag ?? ""
    return tag
  }

  /// Whether there are words for a tag itself.
  private func hasWords(_ tag: String) -> Bool {
    additions[tag] != nil || LexiconData.bytes(of: tag) != nil || tag == Self.anyPortuguese
  }

  /// Reads the words of a chain of tags into one lexicon, those of the nearest last.
  private func parse(_ chain: [String], skipping skipped: Set<LexiconSection>) -> Lexicon {
    let tags = chain.filter { hasWords($0) }
    let nearest = tags.first ?? ""
    var draft = LexiconDraft(pairs: shared.pairs)
    for tag in tags.reversed() where tag != Self.anyPortuguese || tag == nearest {
      for part in tag == Self.anyPortuguese ? ["pt-PT", "pt-BR"] : [tag] {
        guard let text = LexiconData.bytes(of: part) else { continue }
        let kept = LexiconExcerpt.bytes(of: text, without: skipped)
        draft = Self.read(kept, isCanonical: true, [], into: draft)
      }
    }
    for tag in tags.reversed() {
      for file in additions[tag] ?? [] {
        draft = Self.read(file.text, isCanonical: false, skipped, into: draft)
      }
    }
    if !everywhere.isEmpty {
      let text = Array("language \(nearest)\n\(everywhere)".utf8)
      draft = Self.read(text, isCanonical: false, skipped, into: draft)
    }
    let language = LocaleTag(nearest)?.language ?? nearest
    draft.addSpellingsWithoutAccents(in: language)
    return Lexicon(
      draft, language: nearest,
      folding: TermFolding(language: language, isUnspaced: draft.profile.isUnspaced))
  }

  /// Reads one more file into a draft.
  private static func read(
    _ text: [UInt8], isCanonical: Bool, _ skipped: Set<LexiconSection>, into draft: LexiconDraft
  ) -> LexiconDraft {
    var parser = LexiconParser(
      text, isCanonical: isCanonical, skipping: skipped, addingTo: draft)
    parser.read()
    return parser.draft
  }

  /// Portuguese of no one country.
  private static let anyPortuguese = "pt"

  /// Tags whose words serve a locale, the nearest first: itself and CLDR's parents, never siblings
  /// nor another script, but Serbian, whose words are there in both.
  private static func chain(of locale: LocaleTag) -> [String] {
    if locale.isNoLanguage { return [] }
    var tags: [String] = []
    for tag in [locale.merged] + AndroidLocaleFallback.ancestors(of: locale) {
      let spelling = canonical(tag.description)
      if !tags.contains(spelling) { tags.append(spelling) }
    }
    return tags
  }

  /// The spelling under which the words of a tag are kept.
  private static func canonical(_ tag: String) -> String {
    switch tag {
    case "no": "nb"
    case "zh": "zh-Hans"
    case "sr-Latn", "sr-Cyrl": "sr"
    default: tag
    }
  }
}

/// The lexicons that come with the tool: files of the format that users write, a file for each language.
package enum LexiconData {
  /// Tags of the languages that have a lexicon, sorted.
  package static let languages = Resource.names(in: folder).compactMap { name in
    let tag = name.dropFirst(folder.count).dropLast(ending.count)
    return tag == "und" ? nil : String(tag)
  }

  /// The lexicon of a tag, nil when there is none; the tag `und` has the one of every language.
  @_lifetime(immortal)
  package static func bytes(of tag: String) -> Span<UInt8>? {
    Resource.bytes(of: folder + tag + ending)
  }

  private static let folder = "lexicons/"
  private static let ending = ".lexicon"
}

/// The parts of a lexicon that comes with the tool that are wanted: no line of the others is looked at, and
/// their bytes are not kept beside the terms.
enum LexiconExcerpt {
  /// What stands before the name of a section.
  private static let opening: [UInt8] = [0x0A, UInt8(ascii: "[")]

  /// The bytes of a lexicon without some of its sections.
  static func bytes(of text: Span<UInt8>, without skipped: Set<LexiconSection>) -> [UInt8] {
    var kept: [UInt8] = []
    if skipped.isEmpty {
      kept.append(text)
      return kept
    }
    let opening = opening
    // Where what is kept began; nil in a section that is passed over.
    var start: Int? = 0
    var index = 0
    while let line = text.firstIndex(ofBytes: opening.span, from: index) {
      let name = line + opening.count
      index = text.firstIndex(of: UInt8(ascii: "]"), from: name) ?? text.count
      let section = LexiconParser.sectionNames[text.extracting(name..<index)]
      let isSkipped = section.map { skipped.contains($0) } ?? false
      if isSkipped, let begin = start {
        kept.append(text.extracting(begin..<line + 1))
        start = nil
      } else if !isSkipped, start == nil {
        start = line + 1
      }
    }
    if let start { kept.append(text.extracting(start..<text.count)) }
    return kept
  }
}
