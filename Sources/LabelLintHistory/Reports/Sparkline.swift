import LabelLint

/// A line of a few pixels that shows how a number went.
enum Sparkline {
  private static let (width, height) = (120.0, 28.0)

  /// What it shows, in words: `all-caps: 41 → 17 in 30 nights`.
  static func words(_ line: FleetSeries.Line, name: String) -> String {
    "\(name): \(Words.number(line.first)) → \(Words.number(line.last)) in "
      + Words.count(line.values.count, "night")
  }

  /// The picture.
  ///
  /// - Parameters:
  ///   - line: The numbers.
  ///   - scale: The scale of all lines that are compared with it.
  ///   - name: What it is about.
  ///   - breaks: Where numbers cannot be compared.
  /// - Returns: An element `svg`.
  static func svg(
    _ line: FleetSeries.Line, on scale: ChartScale, name: String, breaks: [FleetSeries.Break]
  ) -> String {
    let inset = 4.0
    func x(_ day: Int) -> Double {
      line.values.count < 2
        ? width / 2
        : inset + (width - 2 * inset) * Double(day) / Double(line.values.count - 1)
    }
    func y(_ value: Int) -> Double {
      inset + (height - 2 * inset) * (1 - scale.part(of: value))
    }
    let broken = Set(breaks.map(\.day))
    var svg =
      "<svg class=\"spark\" viewBox=\"0 0 \(Int(width)) \(Int(height))\" role=\"img\">"
      + "<title>\(HTMLText.escaped(words(line, name: name)))</title>"
    for day in broken.sorted() {
      svg += "<path class=\"break\" d=\"M\(LineChart.text(x(day))) 0V\(Int(height))\"/>"
    }
    return svg + LineChart.path(line.values, broken: broken, number: 0, x: x, y: y) + "</svg>"
  }
}
