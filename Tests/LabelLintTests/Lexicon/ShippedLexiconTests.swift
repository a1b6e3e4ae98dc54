import Foundation
import LabelLint
import Testing

/// Every lexicon that comes with the tool: readable, canonical, sorted, sourced.
@Suite struct ShippedLexiconTests {
  /// Sections whose terms stand as they are spoken or shown.
  private static let verbatim: Set<String> = ["matching", "pairs", "abbreviations"]

  /// All tags, the shared one too.
  static let tags = LexiconData.languages + ["und"]

  private func parsed(_ tag: String) throws -> LexiconParser {
    var parser = LexiconParser(
      Array(Self.text(of: tag).utf8), isCanonical: true,
      addingTo: LexiconDraft(pairs: tag == "und" ? StatePairTable() : LexiconLibrary().shared.pairs)
    )
    parser.read()
    return parser
  }

  private static func text(of tag: String) -> String {
    Resource.text(of: "lexicons/\(tag).lexicon")
  }

  private func lexicon(of tag: String) throws -> Lexicon {
    var library = LexiconLibrary()
    let locale = try #require(LocaleTag(tag))
    let lexicon = library.lexicon(for: locale)
    return try #require(lexicon)
  }

  @Test func thereIsOneForEveryLanguageOfTheAim() {
    let aim = """
      en de fr es es-419 pt-BR pt-PT it nl sv da nb fi pl cs sk hu ro bg uk ru el tr ar he fa hi \
      bn ta te mr gu kn ml pa ur th vi id ms fil ja ko zh-Hans zh-Hant ca eu gl hr sr sl lt lv et sw
      """
    #expect(Set(aim.split(separator: " ").map(String.init)).isSubset(of: LexiconData.languages))
    #expect(LexiconData.languages == LexiconData.languages.sorted())
  }

  @Test(arguments: tags) func parsesWithoutAProblem(tag: String) throws {
    let parser = try parsed(tag)
    #expect(parser.problems == [])
    #expect(parser.language == tag)
  }

  @Test(arguments: tags) func everySectionSaysWhereItsWordsComeFrom(tag: String) throws {
    var section = ""
    var sections: [String: Bool] = [:]
    let text = Self.text(of: tag)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("[") {
        section = String(line)
        sections[section] = false
      }
      if line.hasPrefix("source: "), line.count > 20 { sections[section] = true }
    }
    #expect(!sections.isEmpty)
    #expect(sections.filter { !$0.value }.map(\.key) == [])
  }

  @Test(arguments: tags) func termsAreFoldedSortedAndUnique(tag: String) throws {
    let folding = try parsed(tag).folding
    for (section, head, terms) in Self.lines(of: tag) {
      let place = "\(tag) [\(section)] \(head)"
      let bytes = terms.map { Array($0.utf8) }
      let sorted = bytes.sorted { $0.lexicographicallyPrecedes($1) }
      #expect(bytes == sorted, "\(place) is not sorted")
      #expect(Set(bytes).count == bytes.count, "\(place) has a term twice")
      for term in terms {
        let nfc = Array(term.precomposedStringWithCanonicalMapping.utf8)
        #expect(Array(term.utf8) == nfc, "\(place): \(term) is not NFC")
        if Self.verbatim.contains(section) { continue }
        var folded: [UInt8] = []
        if section == "acronyms" {
          folding.append(Array(term.utf8).span, to: &folded)
        } else {
          folding.appendTerm(Array(term.utf8).span, to: &folded)
        }
        #expect(Array(term.utf8) == folded, "\(place): \(term) is not folded")
      }
    }
  }

  @Test(.overShared, arguments: LexiconData.languages) func noTermIsAKnownFalseFriend(tag: String)
    throws
  {
    let path = "../shared/lexicon/traps.tsv"
    guard let table = try? String(contentsOfFile: path, encoding: .utf8) else {
      print("\(path) is absent")
      return
    }
    let lexicon = try lexicon(of: tag)
    for row in table.split(separator: "\n").map({ $0.split(separator: "\t").map(String.init) })
    where row.count > 3 && row[3] == "wrong sense" && row[0] == tag {
      for word in row[2].split(separator: ",") {
        var folded: [UInt8] = []
        lexicon.folding.appendTerm(Array(word.utf8).span, to: &folded)
        for index in lexicon.terms(of: folded.span, 0..<folded.count) {
          guard case .role(let role, _) = lexicon.terms[index].sense else { continue }
          #expect(!row[1].split(separator: "/").contains { $0 == role.rawValue }, "\(tag): \(word)")
        }
      }
    }
  }

  @Test(arguments: LexiconData.languages) func theWordsRulesLiveByAreThere(tag: String) throws {
    let lexicon = try lexicon(of: tag)
    #expect(lexicon.sections.isSuperset(of: [.roles, .states, .statePairs, .phrases]))
    for role in [Role.button, .icon, .image, .link] {
      let has = lexicon.terms.contains {
        guard case .role(role, let strength) = $0.sense else { return false }
        return strength != .plural
      }
      #expect(has, "\(tag) has no word for \(role)")
    }
  }

  @Test func allTogetherStaySmall() {
    let bytes = Self.tags.reduce(0) { $0 + (LexiconData.bytes(of: $1)?.count ?? 0) }
    #expect(bytes < 2 << 20)
  }

  /// The lines of a lexicon with terms: section, head, terms without their braces.
  private static func lines(of tag: String) -> [(String, String, [String])] {
    var lines: [(section: String, head: String, terms: String)] = []
    var section = ""
    let text = Self.text(of: tag)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("[") {
        section = String(line.dropFirst().dropLast())
      } else if line.hasPrefix("  ") {
        lines[lines.count - 1].terms += " " + line.dropFirst(2)
      } else if !section.isEmpty, let colon = line.firstIndex(of: ":") {
        lines.append((section, String(line[..<colon]), String(line[line.index(after: colon)...])))
      }
    }
    return lines.filter { $0.head != "source" }.map { line in
      let terms = line.terms.split(separator: ",").map {
        String($0.prefix { $0 != "{" }).trimmingCharacters(in: .whitespaces)
      }
      return (line.section, line.head, terms)
    }
  }
}
