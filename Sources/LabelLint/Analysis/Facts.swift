/// What rules may know beside the text that they judge: of its locale, and of the whole catalog.
///
/// Owned by one task; what takes a walk through texts is made when first asked for.
public struct Facts {
  /// What is known of the text's locale.
  public var locale: JudgedLocale
  /// What rules that compare texts share.
  var comparison: ComparisonContext
}
