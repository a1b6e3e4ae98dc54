/// How a screen reader says a text: its words, then what it is, in the words of the language.
package struct SpokenLine: Sendable, Hashable {
  /// Who speaks.
  package enum Reader: String, Sendable, Hashable, CaseIterable {
    /// Apple's.
    case voiceOver = "VoiceOver"
    /// Android's.
    case talkBack = "TalkBack"

    /// The readers that meet the texts of a format.
    package static func of(_ format: CatalogFormat) -> [Reader] {
      switch format {
      case .android: [.talkBack]
      // Compose Multiplatform draws on both.
      case .compose: [.talkBack, .voiceOver]
      case .strings, .stringsdict, .xcstrings: [.voiceOver]
      }
    }
  }

  /// Who says it so; all of them where they say the same.
  package let readers: [Reader]
  /// What is heard: `Play button, button`.
  package let text: String
  /// What is likely heard, where voices do not say the text as it is written: `G P S, button`; nil
  /// where it is the same.
  package let likely: String?
  /// Why, a sentence for each part: lower-case start, no final full stop.
  package let remarks: [String]
  /// The role that is not known but assumed: `button`; nil where the role is known or there is none.
  package let assumedRole: String?
}
