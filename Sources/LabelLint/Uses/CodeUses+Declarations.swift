/// Variables and constants of a program.
extension CodeUses {
  /// Declarations before a use that are looked at.
  private static let mostDeclarations = 1024

  /// Tokens of a value that a variable may stand for.
  private static let longestValue = 256

  /// Remembers the variable behind `val`, `var` or `let`.
  mutating func readVariable(_ index: Int) {
    let name = index + 1
    guard isWord(name) else { return }
    var type = -1
    var next = name + 1
    if isMark(next, 0x3A) {
      next += 1
      let limit = min(tokens.count, next + 16)
      while next < limit, !isMark(next, 0x3D), !isOpen(next, 0x7B) {
        if tokens[next].flags.contains(.startsLine) { break }
        if isWord(next) { type = next }
        next += 1
      }
    }
    if isMark(next, 0x3D), !isMark(next + 1, 0x3D) {
      declare(name, value: next + 1, type: type)
    } else if language == .swift, isOpen(next, 0x7B) {
      declare(name, value: next, type: type, isBody: true)
    } else if type >= 0 {
      declare(name, value: tokens.count, type: type)
    }
  }

  /// Remembers what a variable is given: `name = value`, with its type before it in Java and
  /// Objective-C.
  mutating func readAssignment(_ index: Int) {
    let name = index - 1
    guard isWord(name), !isMark(index + 1, 0x3D), !isMark(name - 1, 0x2E),
      scopes.last.map({ isOpen($0.open, 0x7B) }) ?? true
    else { return }
    if isWord(name - 1, "val") || isWord(name - 1, "var") || isWord(name - 1, "let") { return }
    let type = isMark(name - 1, 0x2A) ? name - 2 : name - 1
    declare(name, value: index + 1, type: isCapitalized(type) ? type : -1)
  }

  /// Remembers a variable without a value: `Type name;`.
  mutating func readField(_ name: Int) {
    guard isMark(name + 1, 0x3B) || isMark(name + 1, 0x2C) || isClose(name + 1) else { return }
    let type = isMark(name - 1, 0x2A) ? name - 2 : name - 1
    if isCapitalized(type) { declare(name, value: tokens.count, type: type) }
  }

  /// Adds a declaration.
  private mutating func declare(_ name: Int, value: Int, type: Int, isBody: Bool = false) {
    declarations.append(
      Declaration(
        value: value, scope: scopes.last?.open ?? -1, type: type, isBody: isBody,
        name: hash(name)))
  }

  /// The last declaration of a name whose bracket is still open; nil without one among the last ones.
  func declaration(of name: Int) -> Declaration? {
    let hash = hash(name)
    var number = declarations.count
    let lowest = max(0, number - Self.mostDeclarations)
    while number > lowest {
      number -= 1
      guard declarations[number].name == hash else { continue }
      let scope = declarations[number].scope
      if scope < 0 || end(of: scope) > name { return declarations[number] }
    }
    return nil
  }

  /// The tokens of a declared value; none where only the type is written down.
  func valueRange(of declaration: Declaration) -> Range<Int> {
    guard declaration.value < tokens.count else { return 0..<0 }
    if declaration.isBody {
      return declaration.value + 1..<max(declaration.value + 1, end(of: declaration.value))
    }
    return value(from: declaration.value, isArgument: false, atMost: Self.longestValue)
  }

  /// Remembers the class behind `@implementation`, up to `@end`.
  mutating func readImplementation(_ index: Int) {
    if isWord(index, "implementation") { implementation = isWord(index + 1) ? index + 1 : -1 }
    if isWord(index, "end") { implementation = -1 }
  }

  // MARK: Constants that stand for keys

  /// Adds `static let name = NSLocalizedString(…)`, or a function that looks a text up.
  mutating func readConstant(_ index: Int) {
    var name = index + 2
    if isWord(index + 1, "func") {
      guard isWord(name), isOpen(name + 1, 0x28) else { return }
      var body = end(of: name + 1) + 1
      let limit = min(tokens.count, body + 12)
      while body < limit, !isOpen(body, 0x7B) { body += 1 }
      guard isOpen(body, 0x7B) else { return }
      return addConstant(name, body + 1..<max(body + 1, end(of: body)))
    }
    guard isWord(index + 1, "let") || isWord(index + 1, "var"), isWord(name) else { return }
    let constant = name
    let limit = min(tokens.count, name + 16)
    while name < limit, !isMark(name, 0x3D), !isOpen(name, 0x7B) { name += 1 }
    if isMark(name, 0x3D) {
      let takesLiterals = (constant + 1..<name).contains {
        isWord($0, "LocalizedStringKey") || isWord($0, Self.resource)
      }
      addConstant(constant, value(from: name + 1, isArgument: false), takesLiterals)
    } else if isOpen(name, 0x7B) {
      addConstant(constant, name + 1..<max(name + 1, end(of: name)))
    }
  }

  /// Adds `#define NAME NSLocalizedString(…)`, up to the end of the line.
  mutating func readDefinition(_ name: Int) {
    guard isWord(name) else { return }
    var end = name + 1
    while end < tokens.count, !tokens[end].flags.contains(.startsLine), end < name + 64 { end += 1 }
    addConstant(name, name + 1..<end)
    readWrapper(ofDefinition: name, until: end)
  }

  /// Adds a constant if its value has one key.
  private mutating func addConstant(
    _ name: Int, _ value: Range<Int>, _ takesLiterals: Bool = false
  ) {
    var keys: [FoundKey] = []
    findKeys(in: value, takesLiterals: takesLiterals, depth: 2, into: &keys)
    // A call of any function may be one of the app's own that looks a text up, unless the value has a key for certain.
    let certain = keys.filter { !$0.flags.contains(.isWrapped) }
    if !certain.isEmpty { keys = certain }
    guard keys.count == 1, let key = keys.first, !key.flags.contains(.isSymbol) else { return }
    let isWrapped = key.flags.contains(.isWrapped)
    var path: [UInt8] = []
    for scope in scopes.suffix(Self.mostScopes) where scope.isType {
      path += typeName(scope.name)
      path.append(0x2E)
    }
    path += bytes(of: name)
    draft.symbols.append(
      SourceSymbol(
        path: draft.store(path), key: draft.store(key.key),
        table: isWrapped ? .zero : draft.store(key.table),
        wrapper: isWrapped ? draft.store(key.table) : .zero, file: file))
  }
}
