import ArgumentParser
import LabelLint
import LabelLintProject

/// The element that a text is on.
struct ElementOptions: ParsableArguments {
  /// What it is.
  @Option(
    help: ArgumentHelp(
      "Role of the element: button, checkbox, slider …", valueName: "role"),
    completion: .list(Role.names), transform: Role.named)
  var role: Role?

  /// A role in the app's own words.
  @Option(
    help: ArgumentHelp("Role in the app's own words, instead of the reader's.", valueName: "text"))
  var roleDescription = ""

  /// Its states.
  @Option(
    name: .customLong("state"),
    help: ArgumentHelp(
      "State: selected, checked, on, expanded, disabled …; repeatable.", valueName: "state"),
    completion: .list(State.spoken.map(\.rawValue)), transform: SpokenNames.state)
  var states: [State] = []

  /// Its value.
  @Option(
    help: ArgumentHelp("Value, or a state in the app's own words: 40 %.", valueName: "text"))
  var value = ""

  /// What a press does.
  @Option(
    help: ArgumentHelp(
      "Hint of the app: on Android the action ('archive'), on Apple's systems a sentence.",
      valueName: "text"))
  var hint = ""

  /// Its place among others.
  @Option(
    help: ArgumentHelp("Place among others: 2/5.", valueName: "number/number"),
    transform: SpokenNames.position)
  var position: ItemPosition?

  /// Whether it is in a row.
  @Flag(help: "The element is the control of a row that is read as one.")
  var inRow = false

  /// Whether the user has switched hints off.
  @Flag(help: "Leave out the hints that the screen reader adds itself.")
  var noHints = false

  /// The element with a name, and with a role where the call gives none.
  func element(named name: String, role usual: Role?) -> SpokenElement {
    var element = SpokenElement(name, role: role ?? usual)
    element.roleDescription = roleDescription
    element.states = states
    element.value = value
    element.hint = hint
    element.position = position
    element.isInRow = inRow
    element.hasReaderHints = !noHints
    return element
  }
}

/// Names of readers, states and places in arguments.
enum SpokenNames {
  /// A reader by its name.
  static func reader(_ name: String) throws -> ScreenReader {
    guard let reader = ScreenReader(id: name) else {
      throw ValidationError(unknown(name, among: ScreenReader.allCases.map(\.id)))
    }
    return reader
  }

  /// A state that screen readers say.
  static func state(_ name: String) throws -> State {
    guard let state = State.spoken.first(where: { $0.rawValue == name }) else {
      throw ValidationError(unknown(name, among: State.spoken.map(\.rawValue)))
    }
    return state
  }

  /// A place such as `2/5`.
  static func position(_ text: String) throws -> ItemPosition {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      let position = ItemPosition(index: index, count: count)
    else {
      throw ValidationError("'\(text)' is not a place such as 2/5.")
    }
    return position
  }
}
