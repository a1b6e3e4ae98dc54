/// The numbers of the arguments that the format strings of an entry give to its variables.
struct ArgumentsInFormat {
  private let entry: Int
  private let bindings: VariableBindings
  /// Numbers by name, by the slot of the format string.
  private var known: [UInt32: [[UInt8]: Int]] = [:]
  private var formats: [UInt32: Int]?

  /// The format strings of an entry with its variables.
  init(_ entry: Int, _ bindings: VariableBindings) {
    self.entry = entry
    self.bindings = bindings
  }

  /// The number of the argument that a format string gives to a variable; 0 where none refers to it.
  mutating func number(of variable: Substitution, in file: borrowing CatalogFile) -> Int {
    let numbers = known[variable.scope] ?? self.numbers(inSlot: variable.scope, of: file)
    known[variable.scope] = numbers
    return numbers[Array((file.string(variable.name) ?? "").utf8)] ?? 0
  }

  private mutating func numbers(inSlot slot: UInt32, of file: borrowing CatalogFile) -> [[UInt8]:
    Int]
  {
    let own = file.messageRange(ofEntry: entry)
    let formats =
      self.formats
      ?? Dictionary(
        own.map { (file.messages[$0].slot, $0) }, uniquingKeysWith: { first, _ in first })
    self.formats = formats
    guard let format = formats[slot] else { return [:] }
    var reading = PlaceholderReading(platform: .apple, prose: .behindDigit)
    reading.bindings = bindings
    var scanner = PlaceholderScanner()
    let text = file.bytes(file.messages[format].text)
    scanner.scan(text, as: reading)
    var numbers: [[UInt8]: Int] = [:]
    for placeholder in scanner.placeholders where placeholder.style == .variable {
      var name: [UInt8] = []
      for index in placeholder.name.range { name.append(text[index]) }
      if numbers[name] == nil { numbers[name] = Int(placeholder.index) }
    }
    return numbers
  }
}
