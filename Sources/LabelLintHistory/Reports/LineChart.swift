import LabelLint

/// A chart of numbers by day as SVG: lines told apart by dashes as well as colour, dashed uprights
/// where numbers before and after cannot be compared.
struct LineChart {
  /// What it shows, in words: its name for those who do not see it.
  var title: String
  /// Days, oldest first.
  var days: [String]
  /// The lines.
  var lines: [FleetSeries.Line]
  /// Days with breaks, and why.
  var breaks: [FleetSeries.Break] = []
  /// The scale: charts that are compared have the same.
  var scale: ChartScale
  /// Width and height in units of the picture.
  var size = (width: 640, height: 220)

  private static let left = 60.0
  private static let right = 10.0
  private static let top = 12.0
  private static let bottom = 24.0

  /// The picture.
  var svg: String {
    let (width, height) = (Double(size.width), Double(size.height))
    let plotWidth = width - Self.left - Self.right
    let plotHeight = height - Self.top - Self.bottom
    func x(_ day: Int) -> Double {
      days.count < 2
        ? Self.left + plotWidth / 2 : Self.left + plotWidth * Double(day) / Double(days.count - 1)
    }
    func y(_ value: Int) -> Double {
      Self.top + plotHeight * (1 - scale.part(of: value))
    }
    var svg =
      "<svg class=\"chart\" viewBox=\"0 0 \(size.width) \(size.height)\" role=\"img\">"
      + "<title>\(HTMLText.escaped(title))</title>"
    for value in scale.ticks {
      let place = Self.text(y(value))
      svg +=
        "<path class=\"grid\" d=\"M\(Self.text(Self.left)) \(place)H\(Self.text(width - Self.right))\"/>"
        + "<text class=\"tick\" x=\"\(Self.text(Self.left - 6))\" y=\"\(Self.text(y(value) + 4))\" "
        + "text-anchor=\"end\">\(Words.number(value))</text>"
    }
    for day in Set(breaks.map(\.day)).sorted() {
      svg +=
        "<path class=\"break\" d=\"M\(Self.text(x(day))) \(Self.text(Self.top))"
        + "V\(Self.text(height - Self.bottom))\"/>"
    }
    for (number, line) in lines.enumerated() {
      svg += Self.path(line.values, broken: Set(breaks.map(\.day)), number: number, x: x, y: y)
    }
    svg += Self.dates(days, x: x, y: height - 6)
    return svg + "</svg>"
  }

  /// A line that is interrupted before each break, with a dot at its end.
  static func path(
    _ values: [Int], broken: Set<Int>, number: Int, x: (Int) -> Double, y: (Int) -> Double
  ) -> String {
    var path = ""
    for (day, value) in values.enumerated() {
      let move = day == 0 || broken.contains(day)
      path += "\(move ? "M" : "L")\(text(x(day))) \(text(y(value)))"
    }
    guard let last = values.last else { return "" }
    return "<path class=\"line s\(number)\" d=\"\(path)\"/>"
      + "<circle class=\"dot s\(number)\" cx=\"\(text(x(values.count - 1)))\" "
      + "cy=\"\(text(y(last)))\" r=\"3\"/>"
  }

  private static func dates(_ days: [String], x: (Int) -> Double, y: Double) -> String {
    guard let first = days.first, let last = days.last else { return "" }
    let end =
      "<text class=\"tick\" x=\"\(text(x(days.count - 1)))\" y=\"\(text(y))\" text-anchor=\""
    if days.count < 2 { return end + "middle\">\(first)</text>" }
    return "<text class=\"tick\" x=\"\(text(x(0)))\" y=\"\(text(y))\">\(first)</text>"
      + end + "end\">\(last)</text>"
  }

  /// A coordinate with one decimal.
  static func text(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
