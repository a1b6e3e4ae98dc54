extension OptionSet {
  /// The options whose conditions are met.
  init(where conditions: KeyValuePairs<Self, Bool>) {
    self = conditions.reduce(into: []) { if $1.value { $0.formUnion($1.key) } }
  }
}
