/// A variable `%#@name@` of a format string in a string catalog or `.stringsdict`: what it stands for.
///
/// Its texts are messages of the entry whose slot has the step `variable(name)`; in a `.stringsdict` entry
/// with one variable they are those of the plural categories.
package struct Substitution: Sendable {
  /// Index in `CatalogFile.entries`.
  package var entry: UInt32
  /// The name between `%#@` and `@`, decoded.
  package var name: TextRef
  /// Where the name stands, without quotes.
  package var nameSpan: ByteRange
  /// Index in `CatalogFile.slots` of the form it is defined in: 0 unless inside a device or width.
  package var scope: UInt32
  /// Number of the argument from 1, `argNum`; nil means the order of the variables in the format.
  package var argument: Int?
  /// Conversion without `%`, `formatSpecifier` or `NSStringFormatValueTypeKey`: `lld`.
  package var specifier: TextRef
}
