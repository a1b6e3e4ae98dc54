/// Reads the variables of a format string, and checks that string and variables fit together.
struct StringsdictVariables {
  /// The whole property list.
  let tree: PropertyListTree
  /// The variables, in the order of the file.
  var variables: [StringsdictEntryReader.Variable]
  /// Indexes in the tree of the texts that may refer to variables.
  var formats: [Int] = []
  /// Index in the tree of the format string, whose arguments are counted as they come; nil without one.
  var formatString: Int?

  /// Indexes in `variables` by the bytes of their names.
  private var indexes: [[UInt8]: Int] = [:]

  /// A set of variables of a file whose texts are not read yet.
  init(
    tree: PropertyListTree, variables: [StringsdictEntryReader.Variable],
    of file: borrowing CatalogFile
  ) {
    self.tree = tree
    self.variables = variables
    for (index, variable) in variables.enumerated() {
      indexes[file.byteArray(variable.name)] = index
    }
  }

  /// Reads the texts of all variables; with one variable, its name is no part of their slots.
  mutating func read(at path: SlotPath, into file: inout CatalogFile) {
    for index in variables.indices {
      let name = file.string(variables[index].name) ?? ""
      let slot = variables.count == 1 ? path : path.appending(.variable(name))
      readVariable(index, named: name, at: slot, into: &file)
    }
  }

  /// Reads the texts of a variable and checks what else it must have.
  private mutating func readVariable(
    _ index: Int, named name: String, at path: SlotPath, into file: inout CatalogFile
  ) {
    let variable = tree.nodes[variables[index].node]
    var specification: Int?
    var valueType: Int?
    var hasOther = false
    for child in file.distinctChildren(of: variables[index].node, in: tree) {
      let node = tree.nodes[child]
      if file.text(node.key, spells: "NSStringFormatSpecTypeKey") {
        specification = child
      } else if file.text(node.key, spells: "NSStringFormatValueTypeKey") {
        valueType = child
      } else if let category = PluralCategory(rawValue: file.string(node.key) ?? "") {
        hasOther = hasOther || category == .other
        guard node.kind == .string else {
          file.reportNonString(category.rawValue, at: node.span.range)
          continue
        }
        file.appendMessage(
          of: node, in: tree, slot: file.slotIndex(of: path.appending(.plural(category))))
        formats.append(child)
      }
    }
    appendVariable(index, valueType: valueType, at: path, into: &file)
    checkSpecification(specification, of: variable, named: name, in: &file)
    variables[index].argument = checkValueType(valueType, of: variable, named: name, in: &file)
    if !hasOther {
      file.report(
        .pluralWithoutOther, at: variable.keySpan.range,
        "the variable `\(name)` has no text for `other`", severity: .warning)
    }
  }

  /// Records what a variable stands for.
  private func appendVariable(
    _ index: Int, valueType: Int?, at path: SlotPath, into file: inout CatalogFile
  ) {
    var specifier = valueType.map { tree.nodes[$0].text } ?? .none
    if specifier.count > 0, file.bytes(specifier)[0] == UInt8(ascii: "%") {
      specifier = specifier.part(1..<specifier.count)
    }
    let variable = variables[index]
    let scope = variables.count == 1 ? path : SlotPath(path.components.dropLast())
    file.substitutions.append(
      Substitution(
        entry: UInt32(clamping: file.entries.count - 1), name: variable.name,
        nameSpan: tree.nodes[variable.node].keySpan,
        scope: UInt32(clamping: file.slotIndex(of: scope)), argument: nil, specifier: specifier))
  }

  /// Checks that a variable says it is a plural.
  private func checkSpecification(
    _ child: Int?, of variable: PropertyListNode, named name: String, in file: inout CatalogFile
  ) {
    guard let child else {
      file.report(
        .missingSpecType, at: variable.keySpan.range,
        "the variable `\(name)` has no NSStringFormatSpecTypeKey")
      return
    }
    let node = tree.nodes[child]
    if node.kind != .string || !file.text(node.text, spells: "NSStringPluralRuleType") {
      let written = file.string(node.text) ?? ""
      file.report(
        .unknownSpecType, at: node.span.range,
        "the variable `\(name)` has the unknown rule `\(written)`; write `NSStringPluralRuleType`")
    }
  }

  /// Checks the conversion that a variable is formatted with, and gives its kind of argument.
  private func checkValueType(
    _ child: Int?, of variable: PropertyListNode, named name: String, in file: inout CatalogFile
  ) -> StringsdictSpecifier.ArgumentClass? {
    guard let child else {
      file.report(
        .missingValueType, at: variable.keySpan.range,
        "the variable `\(name)` has no NSStringFormatValueTypeKey")
      return nil
    }
    let node = tree.nodes[child]
    let written = file.string(node.text) ?? ""
    let isPercent = written.hasPrefix("%")
    let kind = StringsdictSpecifier.kind(ofValueType: isPercent ? written : "%" + written)
    if isPercent {
      file.report(
        .valueTypeHasPercent, at: node.span.range,
        "the value type of `\(name)` is `\(written)`, with a `%` that must not be there")
      return kind
    }
    guard node.kind == .string, kind == .integer || kind == .float else {
      file.report(
        .invalidValueType, at: node.span.range,
        "the value type of `\(name)` is `\(written)`, not a conversion of a number such as `d`")
      return nil
    }
    return kind
  }

  /// Checks the references to variables in the format string and in their texts.
  ///
  /// Without a format string nothing can be unused.
  func checkReferences(hasFormat: Bool, in file: inout CatalogFile) {
    var used: Set<TextRef> = []
    var arguments: [Int: StringsdictSpecifier.ArgumentClass] = [:]
    for format in formats {
      let node = tree.nodes[format]
      let text = file.byteArray(node.text)
      let specifiers = StringsdictSpecifier.all(in: text.span) { range in
        variable(named: text[range]) != nil
      }
      var next = 1
      for specifier in specifiers {
        var position = specifier.position
        if position == nil, format == formatString {
          position = next
          next += 1
        }
        let place = tree.sourceRange(of: specifier.range, in: node)
        var kind: StringsdictSpecifier.ArgumentClass?
        switch specifier.kind {
        case .conversion(let argument): kind = argument
        case .variable(let range):
          guard let variable = variable(named: text[range]) else {
            let name = String(decoding: text[range], as: UTF8.self)
            file.report(.undefinedVariable, at: place, "the variable `\(name)` is not defined")
            continue
          }
          used.insert(variable.name)
          kind = variable.argument
        case .malformed(let range):
          if let variable = variable(named: text[range]) { used.insert(variable.name) }
          reportMalformed(specifier, name: range, of: text, at: place, in: &file)
        }
        guard let position, let kind else { continue }
        if let known = arguments[position], known != kind {
          file.report(
            .argumentTypeConflict, at: place,
            "argument \(position) is \(known.rawValue) in one place and \(kind.rawValue) here")
        } else {
          arguments[position] = kind
        }
      }
    }
    for variable in variables where hasFormat && !used.contains(variable.name) {
      let name = file.string(variable.name) ?? ""
      file.report(
        .unusedVariable, at: tree.nodes[variable.node].keySpan.range,
        "the format does not use the variable `\(name)`; add `%#@\(name)@` to it, or delete the variable"
      )
    }
  }

  /// Reports a misspelt reference with the right spelling.
  private func reportMalformed(
    _ specifier: StringsdictSpecifier, name: Range<Int>, of text: [UInt8], at place: Range<Int>,
    in file: inout CatalogFile
  ) {
    // A letter beyond ASCII ends the name for the platform; its writer meant all up to the mark.
    let isCut = name.upperBound < text.count && text[name.upperBound] >= 0x80
    let end = isCut ? text[name.upperBound...].firstIndex(of: UInt8(ascii: "@")) : nil
    let whole = end.map { specifier.range.lowerBound..<$0 + 1 } ?? specifier.range
    let written = String(decoding: text[whole], as: UTF8.self)
    let name = String(
      decoding: text[end.map { name.lowerBound..<$0 } ?? name], as: UTF8.self)
    let position = specifier.position.map { "\($0)$" } ?? ""
    let isNamed = name.utf8.allSatisfy { ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "_") }
    if !isNamed {
      file.report(
        .malformedVariableReference, at: place,
        "`\(written)` is not a reference to a variable; its name can contain only ASCII letters, digits and `_`"
      )
      return
    }
    file.report(
      .malformedVariableReference, at: place,
      "`\(written)` is not a reference to a variable; write `%\(position)#@\(name)@`")
  }

  /// The variable of a name.
  private func variable(named name: ArraySlice<UInt8>) -> StringsdictEntryReader.Variable? {
    indexes[Array(name)].map { variables[$0] }
  }
}
