/// Several sections of a lexicon, as far as rules ask for them before the words of a text are folded.
package struct LexiconSections: OptionSet, Sendable, Hashable {
  /// One bit a section.
  package let rawValue: UInt8

  /// Sections from their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One section.
  package init(_ section: LexiconSection) {
    self =
      switch section {
      case .roles: .roles
      case .states: .states
      case .phrases: .phrases
      case .generic: .generic
      case .sensory: .sensory
      default: .others
      }
  }

  /// Every section.
  package static var all: LexiconSections { LexiconSections(rawValue: .max) }
  /// Words for roles.
  package static var roles: LexiconSections { LexiconSections(rawValue: 1) }
  /// Words for states.
  package static var states: LexiconSections { LexiconSections(rawValue: 2) }
  /// Redundant phrases and gestures.
  package static var phrases: LexiconSections { LexiconSections(rawValue: 4) }
  /// Labels that say nothing of their own.
  package static var generic: LexiconSections { LexiconSections(rawValue: 8) }
  /// Words of instructions by the senses.
  package static var sensory: LexiconSections { LexiconSections(rawValue: 16) }
  /// Sections that no rule asks for: any text is said to have terms of them.
  package static var others: LexiconSections { LexiconSections(rawValue: 32) }
}
