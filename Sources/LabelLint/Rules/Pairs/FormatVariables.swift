/// The variables of format strings, resolved to the arguments that they stand for.
enum FormatVariables {
  /// A variable that a text is a form of.
  struct Owner {
    /// The variable.
    let variable: Substitution
    /// Number of its argument from 1; 0 where the format string does not tell.
    let argument: Int
  }

  /// The variable that a text is a form of; nil for a format string and any other text.
  static func owner(
    ofMessage message: Int, entry: Int, in file: borrowing CatalogFile
  ) -> Owner? {
    if file.substitutions.isEmpty { return nil }
    let variables = file.substitutions(ofEntry: entry)
    if variables.isEmpty { return nil }
    let slot = file.slots[Int(file.messages[message].slot)].components
    guard let variable = variable(ofSlot: slot, among: variables, entry, in: file) else {
      return nil
    }
    return Owner(
      variable: variable,
      argument: variable.argument ?? argument(of: variable, entry, in: file))
  }

  /// What the variables of an entry stand for.
  static func bindings(ofEntry entry: Int, in file: borrowing CatalogFile) -> [VariableBinding] {
    var bindings: [VariableBinding] = []
    for variable in file.substitutions(ofEntry: entry) {
      bindings.append(
        VariableBinding(
          name: Array((file.string(variable.name) ?? "").utf8), position: variable.argument ?? 0,
          valueType: Array((file.string(variable.specifier) ?? "").utf8)))
    }
    return bindings
  }

  /// The variable that a slot names last, or the only one of a `.stringsdict` entry.
  private static func variable(
    ofSlot slot: [SlotPath.Component], among variables: ArraySlice<Substitution>, _ entry: Int,
    in file: borrowing CatalogFile
  ) -> Substitution? {
    for index in slot.indices.reversed() {
      guard case .variable(let name) = slot[index] else { continue }
      var found: Substitution?
      for variable in variables where file.string(variable.name) == name {
        if file.slots[Int(variable.scope)].components == Array(slot[..<index]) { return variable }
        found = found ?? variable
      }
      return found
    }
    guard file.entries[entry].flags.contains(.fromStringsdict), case .plural? = slot.last else {
      return nil
    }
    for variable in variables
    where file.slots[Int(variable.scope)].components == Array(slot.dropLast()) {
      return variable
    }
    return nil
  }

  /// Number of the argument of a variable by its place in the format string; 0 where it is not there.
  private static func argument(
    of variable: Substitution, _ entry: Int, in file: borrowing CatalogFile
  ) -> Int {
    let range = file.messageRange(ofEntry: entry)
    guard let format = range.first(where: { file.messages[$0].slot == variable.scope }) else {
      return 0
    }
    var reading = PlaceholderReading(platform: .apple, prose: .behindDigit)
    reading.variables = bindings(ofEntry: entry, in: file)
    var scanner = PlaceholderScanner()
    let text = file.bytes(file.messages[format].text)
    scanner.scan(text, as: reading)
    let name = file.bytes(variable.name)
    for placeholder in scanner.placeholders where placeholder.style == .variable {
      if text.extracting(placeholder.name.range).hasSameBytes(as: name) {
        return Int(placeholder.index)
      }
    }
    return 0
  }
}
