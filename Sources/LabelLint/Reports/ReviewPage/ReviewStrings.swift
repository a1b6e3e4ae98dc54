/// The strings of the review page, each written once and named by its number.
///
/// Strings are told apart by their bytes: keys that are canonically equivalent are two.
struct ReviewStrings {
  /// Number of the string that stands for none.
  static let none = -1

  /// Numbers by the bytes of their strings.
  private var numbers: [[UInt8]: Int] = [:]
  /// The strings as elements of a JSON array, parted by commas.
  private(set) var json: [UInt8] = []

  /// The number of a string; `none` for none.
  mutating func number(of text: String?) -> Int {
    guard let text else { return Self.none }
    let bytes = Array(text.utf8)
    if let number = numbers[bytes] { return number }
    let number = numbers.count
    numbers[bytes] = number
    if number > 0 { json.append(UInt8(ascii: ",")) }
    JSONText.append(text, to: &json)
    return number
  }

  /// The number of a string that has one already; `none` where it has none.
  func existing(_ text: String) -> Int { numbers[Array(text.utf8)] ?? Self.none }
}
