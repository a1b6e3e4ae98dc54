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

  /// The number of a string with a part of it taken out, which the page knows already, and the
  /// UTF-16 unit where that belongs; `none` where the part is not in it.
  mutating func number(of whole: String?, without part: String?) -> (number: Int, at: Int) {
    guard let whole, let part, !part.isEmpty,
      let start = whole.utf8.span.firstIndex(ofBytes: part.utf8.span)
    else { return (number(of: whole), Self.none) }
    let (before, after) = (whole.utf8.prefix(start), whole.utf8.dropFirst(start + part.utf8.count))
    let head = String(decoding: before, as: UTF8.self)
    return (number(of: head + String(decoding: after, as: UTF8.self)), head.utf16.count)
  }
}
