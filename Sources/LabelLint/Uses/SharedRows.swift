/// Rows of texts that meet in one container or on one element.
///
/// All of these texts share them: they may be thousands.
package struct SharedRows: Sendable {
  /// Number of the container or the element.
  let number: Int32
  /// The rows, in the order of the catalog; one with several uses stands there several times.
  package let rows: [Int]
}
