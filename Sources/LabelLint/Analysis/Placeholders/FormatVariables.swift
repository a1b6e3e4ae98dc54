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
