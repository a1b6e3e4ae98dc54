/// The variables of one entry's format strings, and which of its texts are their forms: found in one walk, as there
/// may be any number of both.
struct FormatVariables {
  /// The variable whose form a text is.
  struct Owner {
    /// The variable.
    let variable: Substitution
    /// The number of its argument; 0 where no format string refers to it.
    let argument: Int
  }

  /// What a variable is found by: its name, and the form that it is defined in.
  private struct Name: Hashable {
    let name: String
    let scope: SlotPath
  }

  /// What the variables stand for.
  let bindings: VariableBindings
  /// Index of the entry's first text.
  private let first: Int
  /// What each text of the entry is a form of.
  private var owners: [Owner?] = []

  /// The variables of an entry.
  init(ofEntry entry: Int, in file: borrowing CatalogFile) {
    let variables = file.substitutions(ofEntry: entry)
    let own = file.messageRange(ofEntry: entry)
    first = own.lowerBound
    bindings = VariableBindings(
      variables.map { variable in
        VariableBinding(
          name: Array((file.string(variable.name) ?? "").utf8), position: variable.argument ?? 0,
          valueType: Array((file.string(variable.specifier) ?? "").utf8))
      })
    if variables.isEmpty { return }
    var names: [String: Substitution] = [:]
    var scopedNames: [Name: Substitution] = [:]
    var scopes: [SlotPath: Substitution] = [:]
    for variable in variables {
      let name = file.string(variable.name) ?? ""
      let scope = file.slots[Int(variable.scope)]
      if names[name] == nil { names[name] = variable }
      let scopedName = Name(name: name, scope: scope)
      if scopedNames[scopedName] == nil { scopedNames[scopedName] = variable }
      if scopes[scope] == nil { scopes[scope] = variable }
    }
    let isStringsdict = file.entries[entry].flags.contains(.fromStringsdict)
    var arguments = ArgumentsInFormat(entry, bindings)
    owners.reserveCapacity(own.count)
    for message in own {
      let slot = file.slots[Int(file.messages[message].slot)].components
      var found: Substitution?
      if let place = slot.lastIndex(where: { if case .variable = $0 { true } else { false } }),
        case .variable(let name) = slot[place]
      {
        let scope = SlotPath(Array(slot[..<place]))
        found = scopedNames[Name(name: name, scope: scope)] ?? names[name]
      } else if isStringsdict, case .plural? = slot.last {
        // With one variable its name is no part of the slots.
        found = scopes[SlotPath(slot.dropLast())]
      }
      owners.append(
        found.map {
          Owner(variable: $0, argument: $0.argument ?? arguments.number(of: $0, in: file))
        })
    }
  }

  /// What a text of the entry is a form of; nil for none.
  func owner(ofMessage message: Int) -> Owner? {
    owners.isEmpty ? nil : owners[message - first]
  }
}

/// The numbers of the arguments that the format strings of an entry give to its variables.
private struct ArgumentsInFormat {
  private let entry: Int
  private let bindings: VariableBindings
  /// Numbers by name, by the slot of the format string.
  private var known: [UInt32: [[UInt8]: Int]] = [:]
  private var formats: [UInt32: Int]?

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
