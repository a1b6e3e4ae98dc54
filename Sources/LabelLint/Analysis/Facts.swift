/// What rules may know beside the text that they judge: of its locale, and of the whole catalog.
///
/// Owned by one task; what takes a walk through texts is made when first asked for.
public struct Facts {
  /// What is known of the text's locale.
  package var locale: JudgedLocale
  /// The language of the text, as BCP 47 writes it: `de` of `de-CH`.
  public var language: String { locale.tag.language }
  /// What rules that compare texts share.
  var comparison: ComparisonContext
}
