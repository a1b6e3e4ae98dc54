/// What follows from a locale's tag and is asked of every catalog that has the locale.
package struct LocaleProfile: Sendable {
  /// The script subtag, given or likely; nil where ICU does not know the language.
  package let scriptCode: String?
  /// That script; nil where Unicode has none of the code.
  package let script: Script?

  /// Asks ICU of a locale.
  init(_ tag: LocaleTag) {
    scriptCode = tag.scriptOrLikely
    script = scriptCode.flatMap { Script(code: $0) }
  }
}
