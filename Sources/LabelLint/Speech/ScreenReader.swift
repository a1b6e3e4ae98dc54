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

  /// Whether it says a state of an element by itself.
  ///
  /// What is on may be called enabled or active, which it then says in its own word. Of an element that is known to be no
  /// switch, nothing is said for these.
  package func says(_ state: State, on role: Role?) -> Bool {
    switch state {
    case .enabled, .active, .inactive:
      return role.map { State.checkable.contains($0) } ?? true
    default:
      let words = SpeechTables.words[self]?["en"]
      return words?["state.\(state.of(role).rawValue)"] != nil
    }
  }

  /// Whether it has its own name for a sign that is a whole text or is repeated; the voice decides about others.
  func names(_ sign: Unicode.Scalar) -> Bool {
    self == .talkBack && SpeechTables.signs[sign] != nil
  }

  /// Whether the name that speech has for a sign is what it means, as that of signs of mathematics and money is.
  static func saysMeaning(of sign: Unicode.Scalar) -> Bool {
    SpeechTables.signsWithMeaning.contains(sign)
      || CharacterProperties.generalCategory(sign) == .currencySymbol
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

extension Finding.Wording.StringInterpolation {
  /// The names of readers with what one or several of them do: "TalkBack says", "TalkBack and VoiceOver say".
  package mutating func appendInterpolation(
    _ readers: [ScreenReader], _ one: StaticString, _ several: StaticString
  ) {
    appendLiteral(readers.map(\.rawValue).joined(separator: " and "))
    appendLiteral(" \(readers.count == 1 ? one : several)")
  }
}
