/// A catalog with all that is known of its texts before rules look at them; made by
/// `Linter.prepare(_:overridden:sources:)`.
package struct PreparedCatalog: Sendable {
  /// The catalog, with the paths of the code that uses it.
  package let catalog: Catalog
  /// The catalog that it is merged over; nil without one.
  let overridden: Catalog?
  /// How the app's code uses keys; nil where that was not read.
  let sources: UsageIndex?
  /// What rules may know beside the catalog.
  package let context: RuleContext
}
