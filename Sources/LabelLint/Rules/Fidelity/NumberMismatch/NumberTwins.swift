/// Numbers of a translation that its source does not have, found by the numbers that they may say in other units,
/// magnitudes or by a discount.
///
/// A text may hold any number of them.
struct NumberTwins {
  /// Indexes of numbers by what they have in common.
  private struct Indexes<Name: Hashable> {
    /// The first of each name stands last.
    private var lists: [Name: [Int]] = [:]

    /// Adds a number that stands before all that were added.
    mutating func add(_ index: Int, to name: Name) { lists[name, default: []].append(index) }

    /// The first number of a name that is not taken.
    mutating func first(of name: Name, _ isTaken: [Bool]) -> Int? {
      while let last = lists[name]?.last {
        if !isTaken[last] { return last }
        lists[name]?.removeLast()
      }
      return nil
    }
  }

  private let numbers: [NumberReading.Found]
  /// Numbers by their whole part.
  private var wholes = Indexes<Int>()
  /// Numbers without a fraction.
  private var rounded = Indexes<Int>()
  /// Numbers with a fraction, by a thousand times what they are.
  private var fractions = Indexes<Int>()
  /// Numbers by the shorter ones that they end with: telephone numbers with the code of their country.
  private var endings = Indexes<Int>()
  /// Numbers by their digits without zeros at either end.
  private var digits = Indexes<Substring>()
  private var isTaken: [Bool]

  /// How many of one unit make one of the next: seconds to days, weeks, months, years; binary prefixes of bytes.
  private static let ratios = [60, 24, 7, 30, 31, 12, 365, 52, 3600, 1440, 1024]
  /// The least telephone number that is known by its last digits.
  private static let leastTelephone = 100_000

  /// Numbers that are not taken yet.
  init(_ numbers: [NumberReading.Found]) {
    self.numbers = numbers
    isTaken = Array(repeating: false, count: numbers.count)
    for (index, found) in numbers.enumerated().reversed() {
      wholes.add(index, to: found.number.whole)
      if found.number.fraction == 0 {
        rounded.add(index, to: found.number.whole)
      } else if let thousandths = PercentTwin.thousandths(found.number) {
        fractions.add(index, to: thousandths)
      }
      for ending in Self.endings(of: found.number.whole) { endings.add(index, to: ending) }
      digits.add(index, to: Self.digits(found.number))
    }
  }

  /// The numbers that no other took.
  var left: [NumberReading.Found] { numbers.indices.filter { !isTaken[$0] }.map { numbers[$0] } }

  /// Takes the first number that may say what a number of the source says.
  ///
  /// - Parameters:
  ///   - number: The number of the source.
  ///   - hasMagnitude: Whether a word multiplies a number, so that zeros may be left out.
  /// - Returns: Whether there was one.
  mutating func take(_ number: NumberReading.Number, ifMultiplied hasMagnitude: () -> Bool) -> Bool
  {
    var found = number.fraction == 0 ? twin(ofWhole: number.whole) : twin(ofFraction: number)
    if number.whole >= Self.leastTelephone {
      found = least(found, endings.first(of: number.whole, isTaken))
    }
    if let index = digits.first(of: Self.digits(number), isTaken),
      found.map({ index < $0 }) ?? true,
      hasMagnitude()
    {
      found = index
    }
    guard let found else { return false }
    isTaken[found] = true
    return true
  }

  /// The first number that a whole one may be in another unit, whatever is added to it: 90 minutes are 1.5 hours.
  private mutating func twin(ofWhole whole: Int) -> Int? {
    var found = wholes.first(of: whole, isTaken)
    for other in Self.otherUnits(of: whole) + Self.endings(of: whole) {
      found = least(found, wholes.first(of: other, isTaken))
    }
    guard let thousandths = PercentTwin.thousandths(NumberReading.Number(whole: whole, fraction: 0))
    else { return found }
    for ratio in Self.ratios where thousandths % ratio == 0 {
      found = least(found, fractions.first(of: thousandths / ratio, isTaken))
    }
    return found
  }

  /// The first number that one with a fraction may be: the same with other zeros, rounded, or exactly as much in a
  /// smaller unit.
  ///
  /// 1.5 hours are 90 minutes, and 1.2 are not 12.
  private mutating func twin(ofFraction number: NumberReading.Number) -> Int? {
    var found = rounded.first(of: number.whole, isTaken)
    guard let thousandths = PercentTwin.thousandths(number) else { return found }
    found = least(found, fractions.first(of: thousandths, isTaken))
    for ratio in Self.ratios where thousandths * ratio % 1000 == 0 {
      found = least(found, rounded.first(of: thousandths * ratio / 1000, isTaken))
    }
    return found
  }

  /// Takes the first number that says a ratio in the other way than the source: 150 % for 1.5 times.
  ///
  /// - Parameters:
  ///   - twin: The ratio of the source.
  ///   - text: The text that the numbers stand in.
  /// - Returns: Whether there was one.
  mutating func take(_ twin: PercentTwin, in text: Span<UInt8>) -> Bool {
    let place = numbers.indices.first {
      !isTaken[$0] && twin.isSaid(by: PercentTwin(numbers[$0], in: text))
    }
    guard let place else { return false }
    isTaken[place] = true
    return true
  }

  private func least(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// What a number may be in another unit, or as the rest of a price.
  private static func otherUnits(of whole: Int) -> [Int] {
    var others: [Int] = []
    if whole > 0 {
      for ratio in ratios {
        let (product, isTooLarge) = whole.multipliedReportingOverflow(by: ratio)
        if !isTooLarge { others.append(product) }
        if whole % ratio == 0 { others.append(whole / ratio) }
      }
    }
    // 50 % off is said as five tenths of the price.
    if whole > 0, whole < 100 {
      others.append(100 - whole)
      if whole % 10 == 0 { others.append((100 - whole) / 10) }
    }
    return others
  }

  /// The shorter numbers that a number ends with.
  private static func endings(of whole: Int) -> [Int] {
    var endings: [Int] = []
    var place = leastTelephone
    while place <= whole / 10 {
      // What begins with a zero is no number of its own.
      let ending = whole % (place * 10)
      if ending >= place { endings.append(ending) }
      place *= 10
    }
    return endings
  }

  /// The digits of a number without zeros at either end: 150,000 and 150 have the same.
  private static func digits(_ number: NumberReading.Number) -> Substring {
    var digits = String(number.whole)
    // The digits of a fraction stand behind a 1.
    if number.fraction > 0 { digits += String(number.fraction).dropFirst() }
    var trimmed = digits[...]
    while trimmed.last == "0" { trimmed.removeLast() }
    while trimmed.first == "0" { trimmed.removeFirst() }
    return trimmed
  }
}
