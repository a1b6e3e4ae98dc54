/// The scale of charts that are compared: from 0, or from where all numbers begin if they are so close
/// together that a change could not be seen otherwise.
struct ChartScale: Equatable {
  /// The number at the bottom.
  let start: Int
  /// The number at the top.
  let end: Int

  /// One scale for some lines.
  init(of lines: [FleetSeries.Line]) {
    let most = max(1, lines.map(\.most).max() ?? 1)
    let least = lines.flatMap(\.values).min() ?? 0
    guard least < most, least > most / 2 else {
      (start, end) = (0, Self.niceMaximum(most))
      return
    }
    let step = Self.niceMaximum(most - least)
    let start = least - least % step
    self.start = start
    end = start + Self.niceMaximum(most - start)
  }

  /// The numbers that are written beside a chart.
  var ticks: [Int] { Set([start, start + (end - start) / 2, end]).sorted() }

  /// What a reader must know of the scale of charts, after a space; empty where it begins with 0.
  func remark(of charts: String) -> String {
    start == 0 ? "" : " \(charts) starts at \(Words.number(start)), not at 0."
  }

  /// How far up a number is: 0 at the bottom, 1 at the top.
  func part(of value: Int) -> Double { Double(value - start) / Double(end - start) }

  /// The least of 1, 2, 4, 6, 8, 10 times a power of ten that is not below a number: its half is a
  /// whole number too, but for 1.
  static func niceMaximum(_ most: Int) -> Int {
    var power = 1
    while power < Int.max / 100 {
      for step in [1, 2, 4, 6, 8] where step * power >= most { return step * power }
      power *= 10
    }
    return most
  }
}
