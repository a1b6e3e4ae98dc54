/// The table that a key belongs to: keys are told apart by table and name.
package enum ResourceTable: Sendable, Hashable {
  /// Android strings.
  case string
  /// Android plurals.
  case plurals
  /// Android arrays.
  case array
  /// The one table of an Apple catalog, whatever its entries hold.
  case apple
  /// Another table of an XLIFF file with several, by its number from 1.
  case part(UInt16)

  /// The tables that catalogs have; XLIFF files may have more.
  package static let common: [ResourceTable] = [.string, .plurals, .array, .apple]

  /// The table of an entry of one type.
  @inline(__always)
  init(_ type: EntryType, format: CatalogFormat) {
    if format.isApple {
      self = .apple
    } else {
      switch type {
      case .plural: self = .plurals
      case .array: self = .array
      default: self = .string
      }
    }
  }

  /// A number for each table, for hashes.
  var number: UInt32 {
    switch self {
    case .string: 0
    case .plurals: 1
    case .array: 2
    case .apple: 3
    case .part(let number): 3 + UInt32(number)
    }
  }

  /// The name that findings print; Apple tables are named by their file.
  package var androidName: String {
    switch self {
    case .string, .apple, .part: "string"
    case .plurals: "plurals"
    case .array: "array"
    }
  }
}
