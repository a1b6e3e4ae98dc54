/// Numbers names from 0 in the order they are first met, comparing them byte by byte.
struct KeyTable {
  /// A name and what it belongs to; equal names of different owners are different.
  private struct Name: Hashable {
    let bytes: [UInt8]
    let owner: Int
  }

  private var numbers: [Name: Int] = [:]
  private var names: [TextRef] = []

  /// Names met so far.
  var count: Int { names.count }

  /// The number of a name, and whether it is met for the first time.
  mutating func number(
    of key: TextRef, owner: Int = 0, in file: borrowing CatalogFile
  ) -> (number: Int, isNew: Bool) {
    let name = Name(bytes: Array(copying: file.bytes(key)), owner: owner)
    if let number = numbers[name] { return (number, false) }
    numbers[name] = names.count
    names.append(key)
    return (names.count - 1, true)
  }

  /// The number of a name that was met before; nil for any other.
  func existingNumber(
    of key: TextRef, owner: Int = 0, in file: borrowing CatalogFile
  ) -> Int? {
    numbers[Name(bytes: Array(copying: file.bytes(key)), owner: owner)]
  }

  /// The name of a number.
  func key(_ number: Int) -> TextRef { names[number] }
}
