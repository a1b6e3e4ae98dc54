/// What a text may have terms of, as far as rules ask for it before the words of the text are folded: one
/// or more sections of a lexicon, or parts of one.
package struct LexiconSections: OptionSet, Sendable, Hashable {
  /// One bit a section.
  package let rawValue: UInt8

  /// Sections from their bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Where terms of a sense belong.
  package init(_ sense: Sense) {
    self =
      switch sense {
      case .role: .roles
      case .state: .states
      case .phrase: .phrases
      case .generic: .generic
      case .sensory(.colour), .sensory(.shape): .looks
      case .sensory: .instructions
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
  /// Colours and shapes.
  package static var looks: LexiconSections { LexiconSections(rawValue: 16) }
  /// Sections that no rule asks for: any text is said to have terms of them.
  package static var others: LexiconSections { LexiconSections(rawValue: 32) }
  /// Verbs of instructions, and what they are about.
  package static var instructions: LexiconSections { LexiconSections(rawValue: 64) }
  /// English words for places; they are terms of no section.
  package static var places: LexiconSections { LexiconSections(rawValue: 128) }
}
