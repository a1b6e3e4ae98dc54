/// A type that an option may have.
package protocol OptionValue: Sendable {
  /// The value as configurations and pages write it.
  var described: RuleOption.Value { get }

  /// A configured value; nil for one of another type.
  ///
  /// - Parameters:
  ///   - value: What the configuration says.
  ///   - preset: The default, from which a map takes the names that are not configured.
  /// - Returns: The value.
  static func read(_ value: RuleOption.Value, over preset: Self?) -> Self?
}

extension Int: OptionValue {
  /// The number.
  package var described: RuleOption.Value { .integer(self) }

  /// The number, within what rules can count with.
  package static func read(_ value: RuleOption.Value, over preset: Int?) -> Int? {
    if case .integer(let number) = value { Swift.min(Swift.max(number, 0), 1_000_000) } else { nil }
  }
}

extension Bool: OptionValue {
  /// Yes or no.
  package var described: RuleOption.Value { .boolean(self) }

  /// Yes or no.
  package static func read(_ value: RuleOption.Value, over preset: Bool?) -> Bool? {
    if case .boolean(let isTrue) = value { isTrue } else { nil }
  }
}

extension String: OptionValue {
  /// The text.
  package var described: RuleOption.Value { .text(self) }

  /// The text.
  package static func read(_ value: RuleOption.Value, over preset: String?) -> String? {
    if case .text(let text) = value { text } else { nil }
  }
}

extension Severity?: OptionValue {
  /// The level.
  package var described: RuleOption.Value { .level(self) }

  /// The level.
  package static func read(_ value: RuleOption.Value, over preset: Severity??) -> Severity?? {
    if case .level(let level) = value { .some(level) } else { .none }
  }
}

extension [String]: OptionValue {
  /// The texts in their order.
  package var described: RuleOption.Value { .list(self) }

  /// The texts in their order.
  package static func read(_ value: RuleOption.Value, over preset: [String]?) -> [String]? {
    if case .list(let texts) = value { texts } else { nil }
  }
}

extension Set<String>: OptionValue {
  /// The texts, sorted.
  package var described: RuleOption.Value { .list(sorted()) }

  /// The texts, or a single one.
  package static func read(_ value: RuleOption.Value, over preset: Set<String>?) -> Set<String>? {
    switch value {
    case .list(let texts): Set(texts)
    case .text(let text): [text]
    default: nil
    }
  }
}

extension Dictionary: OptionValue where Key == String, Value: OptionValue {
  /// The values by name.
  package var described: RuleOption.Value { .map(mapValues(\.described)) }

  /// The configured values, and the defaults of names that are not configured.
  package static func read(_ value: RuleOption.Value, over preset: [String: Value]?) -> [String:
    Value]?
  {
    guard case .map(let values) = value else { return nil }
    let read = values.compactMapValues { Value.read($0, over: nil) }
    return (preset ?? [:]).merging(read) { $1 }
  }
}
