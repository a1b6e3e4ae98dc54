/// A column of numbers in the review page's data: one number where all are the same, else a list of
/// the differences of each to the one before, the first to 0.
struct ReviewNumbers {
  /// The differences as elements of a JSON array, parted by commas.
  private var differences: [UInt8] = []
  private var first = 0
  private var last = 0
  private var isUniform = true

  /// Appends a number.
  mutating func append(_ number: Int) {
    if differences.isEmpty {
      first = number
    } else {
      differences.append(UInt8(ascii: ","))
      if number != last { isUniform = false }
    }
    differences.append(decimal: number - last)
    last = number
  }

  /// The column as JSON.
  var json: [UInt8] {
    var json: [UInt8] = []
    if isUniform {
      json.append(decimal: first)
    } else {
      json = [UInt8(ascii: "[")] + differences + [UInt8(ascii: "]")]
    }
    return json
  }
}
