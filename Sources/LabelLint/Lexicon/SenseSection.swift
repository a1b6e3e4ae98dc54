extension Sense {
  /// The section of a lexicon that terms of this sense stand in.
  package var section: LexiconSection {
    switch self {
    case .role: .roles
    case .state: .states
    case .pair: .statePairs
    case .phrase: .phrases
    case .verb: .verbs
    case .trap: .traps
    case .acronym: .acronyms
    case .shortWord: .shortWords
    case .generic: .generic
    case .action: .actions
    case .synonym: .synonyms
    case .placeholder: .placeholders
    case .look: .looks
    case .mediaNoun: .mediaNouns
    case .sensory: .sensory
    case .decorative: .decorative
    case .abbreviation: .abbreviations
    case .wordy: .wordy
    case .counterpart: .counterparts
    }
  }

  /// Whether two senses of one text say the same thing, so that the later one replaces the earlier:
  /// a role may change its strength, an abbreviation its long form.
  func replaces(_ earlier: Sense) -> Bool {
    switch (self, earlier) {
    case (.role(let role, let strength), .role(let other, let otherStrength)):
      role == other && (strength == .plural) == (otherStrength == .plural)
    case (.phrase(let kind, _), .phrase(let other, _)): kind == other
    case (.generic, .generic), (.look, .look), (.abbreviation, .abbreviation), (.wordy, .wordy):
      true
    default: self == earlier
    }
  }
}
