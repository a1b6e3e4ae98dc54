/// Reads one key of a `.stringsdict`: its format string and variables, widths or devices.
struct StringsdictEntryReader {
  /// A variable of a format string.
  struct Variable {
    /// Its name, decoded.
    var name: TextRef
    /// Index of its dictionary in the tree.
    var node: Int
    /// What its value type takes as argument; nil when that is missing or wrong.
    var argument: StringsdictSpecifier.ArgumentClass?
  }

  /// The rules that a dictionary may hold, by the indexes of their values in the tree.
  private struct Rules {
    /// The format string.
    var format: Int?
    /// The texts by width.
    var width: Int?
    /// The texts by device.
    var device: Int?
    /// The variables of the format string.
    var variables: [Variable] = []

    /// How many kinds of rule there are.
    var count: Int { (format == nil ? 0 : 1) + (width == nil ? 0 : 1) + (device == nil ? 0 : 1) }
  }

  /// The whole property list.
  let tree: PropertyListTree
  /// Index in the tree of the key's dictionary.
  let entry: Int

  /// Reads the key with all its texts.
  mutating func read(into file: inout CatalogFile) {
    let node = tree.nodes[entry]
    let rules = rules(of: entry, in: &file)
    let type: EntryType =
      if rules.format != nil || rules.count == 0 { .plural } else if rules.device != nil {
        .device
      } else { .width }
    file.startEntry(
      key: node.key, at: node.keySpan, type: type, flags: .fromStringsdict,
      comment: node.comment, commentSpan: node.commentSpan)
    read(rules, of: entry, at: .only, into: &file)
  }

  /// The rules in a dictionary; every dictionary under another key is a variable.
  private func rules(of node: Int, in file: inout CatalogFile) -> Rules {
    var rules = Rules()
    for child in file.distinctChildren(of: node, in: tree) {
      let key = tree.nodes[child].key
      if file.text(key, spells: "NSStringLocalizedFormatKey") {
        rules.format = child
      } else if file.text(key, spells: "NSStringVariableWidthRuleType") {
        rules.width = child
      } else if file.text(key, spells: "NSStringDeviceSpecificRuleType") {
        rules.device = child
      } else if tree.nodes[child].kind == .dictionary {
        rules.variables.append(Variable(name: key, node: child, argument: nil))
      }
    }
    return rules
  }

  /// Reads the texts of rules, and reports none or several of them.
  private mutating func read(
    _ rules: Rules, of node: Int, at path: SlotPath, into file: inout CatalogFile
  ) {
    let place = tree.nodes[node].keySpan.range
    let name = file.string(tree.nodes[node].key) ?? ""
    if rules.count == 0 {
      file.report(
        .missingFormatKey, at: place,
        "`\(name)` has no NSStringLocalizedFormatKey and no rule for widths or devices")
    } else if rules.count > 1 {
      file.report(
        .conflictingRuleTypes, at: place,
        "`\(name)` has rules of several kinds: a format string, widths and devices exclude each other"
      )
    }
    if rules.format != nil || !rules.variables.isEmpty {
      readFormat(rules, at: path, into: &file)
    }
    if let width = rules.width { readWidths(width, at: path, into: &file) }
    if let device = rules.device { readDevices(device, at: path, into: &file) }
  }

  /// Reads a format string with its variables.
  private func readFormat(_ rules: Rules, at path: SlotPath, into file: inout CatalogFile) {
    var variables = StringsdictVariables(tree: tree, variables: rules.variables, of: file)
    if let format = rules.format {
      let node = tree.nodes[format]
      if node.kind == .string {
        file.appendMessage(of: node, in: tree, slot: file.slotIndex(of: path))
        variables.formats.append(format)
        variables.formatString = format
      } else {
        file.reportNonString("NSStringLocalizedFormatKey", at: node.span.range)
      }
    }
    variables.read(at: path, into: &file)
    variables.checkReferences(hasFormat: rules.format != nil, in: &file)
  }

  /// Reads the texts by width, whose keys are numbers of characters.
  private func readWidths(_ node: Int, at path: SlotPath, into file: inout CatalogFile) {
    for child in texts(in: node, of: "NSStringVariableWidthRuleType", in: &file) {
      let width = tree.nodes[child]
      let name = file.string(width.key) ?? ""
      if name.isEmpty || name.utf8.count > 9
        || !name.utf8.allSatisfy(ASCII.isDigit)
      {
        file.report(
          .invalidWidth, at: width.keySpan.range, "the width `\(name)` is not a whole number")
      }
      guard width.kind == .string else {
        file.reportNonString(name, at: width.span.range)
        continue
      }
      file.appendMessage(
        of: width, in: tree, slot: file.slotIndex(of: path.appending(.width(name))))
    }
  }

  /// Reads the texts by device, which may be format strings or widths again.
  private mutating func readDevices(
    _ node: Int, at path: SlotPath, into file: inout CatalogFile
  ) {
    for child in texts(in: node, of: "NSStringDeviceSpecificRuleType", in: &file) {
      let device = tree.nodes[child]
      let name = file.string(device.key) ?? ""
      let slot = path.appending(.device(name))
      switch device.kind {
      case .string: file.appendMessage(of: device, in: tree, slot: file.slotIndex(of: slot))
      case .dictionary:
        var inner = rules(of: child, in: &file)
        if inner.device != nil {
          file.report(
            .conflictingRuleTypes, at: device.keySpan.range,
            "`\(name)` is a device inside a device, and contains devices again")
          inner.device = nil
          if inner.count == 0, inner.variables.isEmpty { continue }
        }
        read(inner, of: child, at: slot, into: &file)
      case .array, .data, .scalar: file.reportNonString(name, at: device.span.range)
      }
    }
  }

  /// What is in the dictionary of a rule; nothing, with a problem, when the rule is no dictionary.
  private func texts(in node: Int, of rule: String, in file: inout CatalogFile) -> [Int] {
    guard tree.nodes[node].kind == .dictionary else {
      file.reportNonString(rule, at: tree.nodes[node].span.range)
      return []
    }
    return file.distinctChildren(of: node, in: tree)
  }
}
