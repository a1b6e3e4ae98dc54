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
