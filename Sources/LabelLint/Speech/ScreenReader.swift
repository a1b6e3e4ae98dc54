/// A screen reader whose words and order of words are known.
package enum ScreenReader: String, Sendable, Hashable, CaseIterable {
  /// Android's.
  case talkBack = "TalkBack"
  /// Apple's.
  case voiceOver = "VoiceOver"

  /// Its name in tables and arguments.
  package var id: String { rawValue.lowercased() }

  /// The reader of a name in tables and arguments.
  package init?(id: some StringProtocol) {
    guard let reader = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = reader
  }

  /// The readers that meet the texts of a format.
  package static func of(_ format: CatalogFormat) -> [ScreenReader] {
    switch format {
    case .android: [.talkBack]
    // Compose Multiplatform draws on both.
    case .compose: [.talkBack, .voiceOver]
    case .strings, .stringsdict, .xcstrings, .xliff: [.voiceOver]
    }
  }

  /// What it announces an element of a role as.
  package func announcement(of role: Role) -> RoleAnnouncement {
    SpeechTables.roles[role]?[self] ?? RoleAnnouncement()
  }

  /// Whether it says something for a role, in whatever words.
  package func says(_ role: Role) -> Bool { announcement(of: role).word != nil }

  /// Its English name of a sign that is a whole text; nil where the voice decides.
  func nameOfWhole(_ sign: Unicode.Scalar) -> String? {
    self == .talkBack ? SpeechTables.signs[sign] : nil
  }

  /// The order in which it says the parts of an element, or of a row that is read as one.
  func order(isInRow: Bool = false) -> [SpeechSlot] {
    SpeechTables.orders[isInRow ? id + "-row" : id] ?? []
  }

  /// What it does with a matter of speech, such as capitals.
  package func treatment(of matter: SpeechMatter) -> SpeechTreatment? {
    SpeechTables.treatments[self]?[matter]
  }
}

/// What a screen reader adds to an element because of its role.
package struct RoleAnnouncement: Sendable, Hashable {
  /// The role whose word is said; nil where nothing is.
  package var word: Role?
  /// The hint that the reader adds of its own, as tables name it; nil without one.
  package var hint: String?
}

/// Something in a text or on an element that screen readers do not simply read out.
package enum SpeechMatter: String, Sendable, Hashable, CaseIterable {
  /// Initials.
  case letters
  /// A word in capitals.
  case capitals
  /// A single capital letter.
  case capital
  /// A sign.
  case sign
  /// A mark that is repeated.
  case repeated
  /// An emoji.
  case emoji
  /// An abbreviation.
  case abbreviation
  /// A number or date.
  case number
  /// Words in the script of another language.
  case foreign
  /// A picture that says nothing.
  case decorative
  /// An element of a class of the app's own.
  case custom
}

/// What a screen reader does with such a matter.
package struct SpeechTreatment: Sendable, Hashable {
  /// A sentence.
  package let sentence: String
  /// Where that is known from.
  package let source: String

  /// Whether there is a source.
  package var isVerified: Bool { source != SpokenWord.unverified }
}
