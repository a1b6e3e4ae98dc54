/// The variables of a text, found by their names.
struct VariableBindings: Sendable, Hashable {
  /// What the variables stand for.
  let all: [VariableBinding]
  /// Indexes in `all` by name, of the first where several have one name.
  private let places: [[UInt8]: Int]
  /// Numbers of the arguments that they take.
  private let positions: Set<Int>

  /// No variables, as of nearly all texts.
  init() { (all, places, positions) = ([], [:], []) }

  /// Variables in their order.
  init(_ all: [VariableBinding]) {
    self.all = all
    places = Dictionary(
      all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    positions = Set(all.map(\.position))
  }

  /// The variable of a name.
  func binding(named name: [UInt8]) -> VariableBinding? {
    all.isEmpty ? nil : places[name].map { all[$0] }
  }

  /// Whether a variable takes an argument.
  func take(_ argument: Int) -> Bool { positions.contains(argument) }
}
