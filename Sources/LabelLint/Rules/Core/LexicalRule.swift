/// A rule of wording that knows words of the language it judges, and is silent where there are none.
///
/// What one of these rules flags in a translation is taken over from the source text where any of
/// them flags that: an icon may be called a picture in another language.
package protocol LexicalRule: TextRule {}

extension LexicalRule {
  /// It knows words.
  package static var isLexical: Bool { true }
}
