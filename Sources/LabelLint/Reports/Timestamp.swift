/// A time as records write it, `2026-11-21T02:00:00Z`, and its seconds since 1970.
package struct Timestamp: Sendable, Hashable, Comparable {
  /// Seconds in a day.
  static let day = 86_400

  /// Seconds since 1970, UTC.
  package let seconds: Int

  /// Reads a time; nil unless it is RFC 3339 in UTC with whole seconds.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20, bytes[19] == UInt8(ascii: "Z"), bytes[10] == UInt8(ascii: "T"),
      bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":")
    else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard ASCII.isDigit(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61
    else { return nil }
    seconds = Self.days(year, month, day) * Self.day + hour * 3600 + minute * 60 + second
  }

  /// Days from 1970-01-01 to a day of the Gregorian calendar, by counting years from March
  /// (Howard Hinnant, chrono-Compatible Low-Level Date Algorithms).
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Whole days from an earlier time to this one.
  package func days(since earlier: Timestamp) -> Int { (seconds - earlier.seconds) / Self.day }

  /// Whether the left time is earlier.
  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.seconds < right.seconds
  }
}
