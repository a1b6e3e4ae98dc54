#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time of day as records write it.
package enum Clock {
  /// The time the run started, RFC 3339 in UTC; `SOURCE_DATE_EPOCH` replaces it
  /// (reproducible-builds.org: seconds since 1970).
  package static var started: String {
    var seconds = fixedTime ?? now
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = unsafe "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    return unsafe "\(date)T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
  }

  /// The day of that time, as `2026-11-21`.
  package static var day: String { String(started.prefix(10)) }

  /// Seconds since 1970.
  private static var now: time_t { time(nil) }

  /// Whether the time is fixed from outside.
  static var isFixed: Bool { fixedTime != nil }

  private static var fixedTime: time_t? {
    Environment["SOURCE_DATE_EPOCH"].flatMap { time_t($0) }
  }
}
