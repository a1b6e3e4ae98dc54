package import LabelLint

extension Project {
  /// What is known of a key, from each table of each set that has it.
  ///
  /// - Parameter key: The key, exactly as catalogs have it.
  /// - Returns: The facts with the source locale of their sets.
  package func contexts(ofKey key: String) -> [(context: KeyContext, sourceLocale: LocaleTag)] {
    plans.indices.flatMap { number in
      let context = contexts[contextOfPlan[number]]
      let catalog = context.loading.catalog(of: plans[number])
      let rows = catalog.rows.indices.filter { ByteOrder.areEqual(catalog.key(row: $0), key) }
      if rows.isEmpty { return [(context: KeyContext, sourceLocale: LocaleTag)]() }
      let prepared = context.linter.prepare(
        catalog, overridden: overridden(by: plans[number]), sources: sources)
      return rows.map { row in
        (
          KeyContext(
            row: row, in: catalog, prepared.context, of: prepared.catalog, contextRow: row),
          catalog.sourceLocale
        )
      }
    }
  }
}
