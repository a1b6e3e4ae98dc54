import LabelLint

/// What is known of an entry beside its text: for hovers and references.
struct EntryFacts {
  /// What is known of its key.
  let context: KeyContext
  /// The lines of code that name its key, those of uses among them.
  let mentions: [KeyMention]
  /// How a screen reader says its first text; nil where none does.
  let spoken: LabelSound?

  /// The facts of an entry; nil for a key that no whole set has.
  init?(_ place: EntryPlace) {
    let set = place.set
    let part = set.context.loading.catalog(
      of: set.plan, files: set.files(holding: place.identity))
    let prepared = set.context.linter.prepare(
      part, overridden: set.overridden, sources: set.sources)
    guard let row = prepared.catalog.row(of: place.identity) else { return nil }
    context = KeyContext(
      row: row, in: prepared.catalog, prepared.context, of: prepared.catalog, contextRow: row)
    mentions = prepared.context.uses?.mentions(ofRow: row, in: prepared.catalog) ?? []
    let locale = place.locale.description
    // The text of a plural that names its variables is not read out; its forms are.
    let own = context.texts.filter { $0.locale == locale }
    let text = own.first { !$0.slot.isEmpty } ?? own.first ?? context.texts.first
    spoken = text.flatMap { [context] text in
      SpeakingLabels().sound(of: context.label(text.text, locale: text.locale))
    }
  }
}
