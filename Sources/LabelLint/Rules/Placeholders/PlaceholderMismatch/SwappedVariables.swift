/// Variables of a format string that take the argument of another variable than in the source.
///
/// The name of a variable says what it counts. Foundation does not look at names: it counts the variables of a
/// `.stringsdict` as they come in the text, or by their positions, and takes `argNum` in a string catalog.
enum SwappedVariables {
  /// The verdict on a format string; nil where each variable that its source has, too, takes the same argument.
  ///
  /// - Parameters:
  ///   - pair: The text.
  ///   - isFormatted: How both texts are read.
  ///   - tools: Reads them.
  /// - Returns: The verdict.
  static func verdict(
    on pair: borrowing Text, isFormatted: Bool, _ tools: inout ComparisonContext
  ) -> Verdict? {
    // How Foundation counts within the form of a variable is not documented.
    guard pair.category == nil, let place = pair.sourcePlace else { return nil }
    tools.scan(pair, isFormatted: isFormatted)
    let own = tools.scanner.placeholders.filter { $0.style == .variable }
    if own.isEmpty { return nil }
    tools.scan(pair.decodedSource, at: place, isFormatted: isFormatted)
    var wanted: [String: Set<Int32>] = [:]
    for variable in tools.scanner.placeholders where variable.style == .variable {
      let name = Text.verbatim(pair.decodedSource, variable.name.range)
      wanted[name, default: []].insert(variable.index)
    }
    for variable in own {
      let name = Text.verbatim(pair.decoded, variable.name.range)
      guard let numbers = wanted[name], let number = numbers.min(),
        !numbers.contains(variable.index)
      else { continue }
      let isCatalog = pair.format == .xcstrings && !variable.flags.contains(.positioned)
      return Verdict(
        decoded: variable.span.range,
        .otherArgument(
          pair.verbatimDecoded(variable.span.range), variable.index, source: number,
          remedy: isCatalog ? .argNum(number) : .position("%\(number)$#@\(name)@")),
        pattern: "variable")
    }
    return nil
  }
}

extension Finding.Wording {
  fileprivate static func otherArgument(
    _ variable: String, _ argument: Int32, source: Int32, remedy: Self
  ) -> Self {
    "\(quoting: variable) shows argument \(Int(argument)), but argument \(Int(source)) in the source, so users see the wrong number; \(remedy)"
  }

  fileprivate static func argNum(_ number: Int32) -> Self { "set its argNum to \(Int(number))" }

  fileprivate static func position(_ reference: String) -> Self { "write \(quoting: reference)" }
}
