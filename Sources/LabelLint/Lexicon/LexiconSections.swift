/// Several sections of a lexicon: what a text may have terms of.
package struct LexiconSections: OptionSet, Sendable, Hashable {
  /// One bit a section.
  package let rawValue: UInt32

  /// Sections from their bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// One section.
  package init(_ section: LexiconSection) {
    self.init(rawValue: 1 << UInt32(LexiconSection.allCases.firstIndex(of: section) ?? 31))
  }

  /// Every section.
  package static let all = LexiconSections(rawValue: .max)
  /// Words for roles.
  package static let roles = LexiconSections(.roles)
  /// Redundant phrases and gestures.
  package static let phrases = LexiconSections(.phrases)
  /// Labels that say nothing of their own.
  package static let generic = LexiconSections(.generic)
  /// Words of instructions by the senses.
  package static let sensory = LexiconSections(.sensory)
}
