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
  package func counted(_ noun: String) -> String { "\(grouped) \(form(of: noun))" }

  /// A noun in its right form behind the number: `set` behind 1, else `sets`.
  package func form(of noun: String) -> String { self == 1 ? noun : noun + "s" }
}
