extension Unicode.Scalar {
  /// The number of the scalar as Unicode writes it: `U+200B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
