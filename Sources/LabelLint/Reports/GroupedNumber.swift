extension Int {
  /// The number in decimal digits, a comma before every third from the right: `1,204`.
  package var grouped: String {
    let digits = Array(String(magnitude).utf8)
    var grouped: [UInt8] = self < 0 ? [UInt8(ascii: "-")] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped.append(UInt8(ascii: ",")) }
      grouped.append(digit)
    }
    return String(decoding: grouped, as: UTF8.self)
  }

  /// The number with a noun in its right form: `1 set`, `2 sets`.
  package func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
