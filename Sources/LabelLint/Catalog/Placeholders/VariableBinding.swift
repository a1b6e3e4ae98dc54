/// What the variable of a format string stands for: a substitution or a `.stringsdict` variable.
package struct VariableBinding: Sendable, Hashable {
  /// The variable's name, UTF-8.
  package var name: [UInt8]
  /// Number of its argument where the catalog says it (`argNum`), else 0.
  package var position: Int
  /// What kind of value it takes.
  package var argument: ArgumentClass
  /// Size of a number in bytes; 0 where the size does not matter.
  package var size: UInt8

  /// A variable that takes an argument of a class.
  package init(name: [UInt8], position: Int = 0, argument: ArgumentClass, size: UInt8 = 0) {
    self.name = name
    self.position = position
    self.argument = argument
    self.size = size
  }

  /// A variable whose value type is a conversion without its `%`, such as `lld`.
  ///
  /// A conversion that Foundation does not know leaves the class open.
  package init(name: [UInt8], position: Int = 0, valueType: some Sequence<UInt8>) {
    let specifier = [UInt8(ascii: "%")] + valueType
    let spec = NSStringFormat.specifier(at: 0, in: specifier.span)
    var argument = ArgumentClass.variable
    if spec.end == specifier.count, case .argument(let known) = spec.meaning { argument = known }
    self.init(name: name, position: position, argument: argument, size: spec.size)
  }
}
