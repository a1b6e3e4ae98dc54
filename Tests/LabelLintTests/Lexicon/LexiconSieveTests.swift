import Foundation
import LabelLint
import Testing

/// The first look at a text never says no where a term is found.
@Suite("Sieve of lexicons")
struct LexiconSieveTests {
  @Test("every term of every language passes", arguments: LexiconLibrary.languages)
  func terms(language: String) throws {
    var reading = LabelReading()
    let lexicon = try reading.lexicon(language)
    for term in lexicon.terms {
      let text = Array(lexicon.bytes[term.text.range])
      let sections = lexicon.sections(in: text.span)
      #expect(
        sections.contains(LexiconSections(term.sense)), "\(lexicon.string(term.text))")
    }
  }

  @Test(
    "labels that hold a term pass, as the matcher finds it", arguments: LexiconLibrary.languages)
  func labels(language: String) throws {
    var reading = LabelReading()
    let lexicon = try reading.lexicon(language)
    let profile = lexicon.profile
    let before = (profile.cliticsBefore + profile.articles).map {
      String(decoding: $0, as: UTF8.self)
    }
    let behind = profile.cliticsAfter.map { String(decoding: $0, as: UTF8.self) }
    for (index, term) in lexicon.terms.enumerated() where index % 32 == 0 {
      let word = lexicon.string(term.text)
      let other = lexicon.string(lexicon.terms[index / 2].text)
      var labels = [
        word.uppercased(), "\(other) \(word)", "\(word) \(other)", "\(other)\(word)",
        "\(other)-\(word)", "“\(word)” …", "(\(word)): \u{FFFC}", "\(word)\u{FFFC}",
        "\(other) \(word) \(other)", "\u{A0}\(word)\u{3000}", "\u{200C}\(word)",
      ]
      for particle in before {
        labels += ["\(particle)\(word)", "\(particle) \(word)", "\(particle)\(particle)\(word)"]
        labels.append("\(before[0])\(particle)\(word) \(other)")
      }
      for particle in behind { labels.append("\(other) \(word)\(particle)") }
      for label in labels {
        let plain = Array(label.precomposedStringWithCanonicalMapping.utf8)
        let sections = lexicon.sections(in: plain.span)
        for match in try reading.matches(label, language).1 {
          let sense = lexicon.terms[match.term].sense
          #expect(sections.contains(LexiconSections(sense)), "\(label): \(sense)")
        }
      }
    }
  }

  @Test("an English text of other words has no role")
  func others() throws {
    var reading = LabelReading()
    let lexicon = try reading.lexicon("en")
    let plain = Array("Sunday morning".utf8)
    #expect(!lexicon.sections(in: plain.span).contains(.roles))
    let role = Array("Play BUTTON".utf8)
    #expect(lexicon.sections(in: role.span).contains(.roles))
  }
}
