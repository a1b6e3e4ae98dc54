/// A programming language whose comments, literals and brackets `CodeLexer` understands.
package enum CodeLanguage: UInt8, Sendable {
  /// Kotlin: nested comments, raw texts in three quotation marks, templates with `$`.
  case kotlin
  /// Java: text blocks.
  case java
  /// Swift: nested comments, texts between `#` marks, interpolation.
  case swift
  /// Objective-C and C++: texts behind `@`.
  case objectiveC

  /// Whether a comment may stand in a comment.
  var nestsComments: Bool { self == .kotlin || self == .swift }
  /// Whether `'x'` is a character.
  var hasCharacters: Bool { self != .swift }
  /// Whether three quotation marks begin a text of several lines.
  var hasLongTexts: Bool { self != .objectiveC }
  /// Whether a line end may end a statement.
  package var endsStatementsByLine: Bool { self == .kotlin || self == .swift }
  /// Whether the language is that of Apple's platforms.
  package var isApple: Bool { self == .swift || self == .objectiveC }
}
