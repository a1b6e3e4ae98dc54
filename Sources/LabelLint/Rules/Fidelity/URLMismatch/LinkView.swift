/// What the element that shows a text makes of its addresses, by the name of its class.
enum LinkView {
  /// Whether it makes links of tags: `HtmlTextView`.
  static func readsTags(row: Int, _ context: RuleContext) -> Bool {
    guard let uses = context.uses else { return false }
    return uses.className(row: row).holds("html")
  }

  /// Whether nobody can open an address on it, as on a setting, which opens itself: `SwitchPreference`.
  static func opensNoAddress(row: Int, _ context: RuleContext) -> Bool {
    guard let uses = context.uses else { return false }
    return uses.className(row: row).holds("preference")
  }
}
