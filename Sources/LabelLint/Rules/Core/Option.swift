/// An option of a rule, where its value is: `@Option("minimum-letters", "Letters of a word.") var letters = 4`.
///
/// Rules are values that do not change. One that is made with `OptionValues.current` set has the values found there,
/// else the defaults.
@propertyWrapper
public struct SettableOption<Value: Sendable>: Sendable {
  /// The value in force.
  public var wrappedValue: Value
  /// What a configuration and the rule's page say of it.
  let option: RuleOption
}

extension SettableOption where Value: OptionValue {
  /// An option with its default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - name: Name in a configuration.
  ///   - summary: What it does, in one sentence.
  ///   - isByLocale: Whether the names of a map are those of locales.
  ///   - choices: The only texts that a list may have; empty where any may stand in it.
  package init(
    wrappedValue: Value, _ name: String, _ summary: String, isByLocale: Bool = true,
    choices: [String] = []
  ) {
    option = RuleOption(
      name, wrappedValue.described, summary, isByLocale: isByLocale, choices: choices)
    let configured = OptionValues.current[name].flatMap { Value.read($0, over: wrappedValue) }
    self.wrappedValue = configured ?? wrappedValue
  }
}

extension SettableOption where Value == Int {
  /// A whole number, with the name in a configuration and what it does in one sentence.
  public init(wrappedValue: Int, _ name: String, _ summary: String) {
    self.init(wrappedValue: wrappedValue, name, summary, choices: [])
  }
}

extension SettableOption where Value == Bool {
  /// Yes or no, with the name in a configuration and what it does in one sentence.
  public init(wrappedValue: Bool, _ name: String, _ summary: String) {
    self.init(wrappedValue: wrappedValue, name, summary, choices: [])
  }
}

extension SettableOption where Value == [String] {
  /// A list of texts, with the name in a configuration and what it does in one sentence.
  public init(wrappedValue: [String], _ name: String, _ summary: String) {
    self.init(wrappedValue: wrappedValue, name, summary, choices: [])
  }
}

extension Rule {
  /// An option of the rule.
  public typealias Option<Value: Sendable> = SettableOption<Value>

  /// What a configuration can set, in the order of declaration.
  package static var options: [RuleOption] {
    Mirror(reflecting: Self()).children.compactMap { ($0.value as? any DeclaredOption)?.option }
  }

  /// The values in force, by name.
  package var optionValues: [String: RuleOption.Value] {
    let declared = Mirror(reflecting: self).children.compactMap { $0.value as? any DeclaredOption }
    return Dictionary(uniqueKeysWithValues: declared.map { ($0.option.name, $0.value) })
  }

  /// The rule with options; names that it does not know and values of other types change nothing.
  package init(options: [String: RuleOption.Value]) {
    self = OptionValues.$current.withValue(options) { Self() }
  }
}

/// The values that rules take when they are made, by the names of options.
enum OptionValues {
  @TaskLocal static var current: [String: RuleOption.Value] = [:]
}

/// An option of any type.
private protocol DeclaredOption {
  var option: RuleOption { get }
  var value: RuleOption.Value { get }
}

extension SettableOption: DeclaredOption where Value: OptionValue {
  fileprivate var value: RuleOption.Value { wrappedValue.described }
}
