/// A rule of wording that knows words of the language it judges, and is silent where there are none.
///
/// What one of these rules flags in a translation is taken over from the source text where any of
/// them that speaks for others flags that: an icon may be called a picture in another language.
package protocol LexicalRule: TextRule {
  /// Whether what the rule flags in a source text is what another one flags in its translation.
  static var speaksForOthers: Bool { get }
}

extension LexicalRule {
  /// Most say one thing in several ways.
  package static var speaksForOthers: Bool { true }
}
