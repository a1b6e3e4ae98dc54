import Testing

@testable import LabelLint

/// A name that is too long to be packed could not be read from any lexicon.
@Suite("Names in lexicon files")
struct LexiconNamesTests {
  private func expectAll<Name>(of type: Name.Type)
  where
    Name: RawRepresentable & CaseIterable & Sendable & Equatable, Name.RawValue == String
  {
    let names = LexiconNames<Name>()
    for name in Name.allCases {
      let found = names[Array(name.rawValue.utf8).span]
      #expect(found == name, "\(name.rawValue)")
      let longer = names[Array((name.rawValue + "x").utf8).span]
      #expect(longer == Name(rawValue: name.rawValue + "x"), "\(name.rawValue)")
    }
    let empty: [UInt8] = []
    let none = names[empty.span]
    #expect(none == nil)
  }

  @Test("every name is found, and no other word")
  func all() {
    expectAll(of: LexiconSection.self)
    expectAll(of: MatchingProfile.Key.self)
    expectAll(of: Role.self)
    expectAll(of: RoleStrength.self)
    expectAll(of: State.self)
    expectAll(of: StatePair.Kind.self)
    expectAll(of: StatePair.Need.self)
    expectAll(of: PairSide.self)
    expectAll(of: Counterpart.Class.self)
    expectAll(of: PhraseKind.self)
    expectAll(of: PhraseShape.self)
    expectAll(of: VerbScope.self)
    expectAll(of: AcronymKind.self)
    expectAll(of: SensoryKind.self)
  }

  @Test("marks of evidence and positions of terms fit as well")
  func others() {
    for name in Evidence.Marks.named.map(\.name) + TermPositions.named.map(\.name) {
      let word = PackedWord(Array(name.utf8).span)
      #expect(word != nil, "\(name)")
    }
  }

  @Test("every section says what its heads are")
  func heads() {
    #expect(Set(LexiconHeadForm.all.keys) == Set(LexiconSection.allCases))
  }
}
