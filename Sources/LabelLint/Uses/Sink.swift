/// A word of a program that takes a text: a property, a function, or the type of a control.
struct Sink: Sendable {
  /// What may follow the word.
  struct Forms: OptionSet, Sendable {
    let rawValue: UInt8

    /// `word = text`.
    static let assigned = Forms(rawValue: 1)
    /// `word(text)`.
    static let called = Forms(rawValue: 2)
    /// `word: text`, of an argument, a message or a property with a body.
    static let colon = Forms(rawValue: 4)
  }

  /// Which arguments of a call are the text.
  enum Argument: Sendable {
    /// All of them: the others name no keys.
    case all
    /// The first.
    case first
    /// The second one, where it has no name.
    case second
    /// The last.
    case last
    /// The one with a name.
    case named(StaticString)
    /// The one with a name, or the first where none has it.
    case namedOrFirst(StaticString)
  }

  /// What must stand before the word.
  enum Context: Sendable {
    /// Anything.
    case any
    /// A point: it is a member.
    case member
    /// No point: it is a type or function of its own.
    case free
    /// A point and this name before it.
    case memberOf(StaticString)
    /// The bracket of a message: it is a part of a selector in Objective-C.
    case selector
  }

  /// Which further arguments of a call are texts, whatever else it is given.
  enum Others: Sendable {
    /// None.
    case none
    /// A message beside a title: `UIAlertController(title: …, message: …)`.
    case message
    /// What a screen reader gets beside or in place of a label: `accessibility(label: …, hint: …, value: …)`.
    case hintAndValue

    /// The names of the arguments, with what they are for.
    var arguments: [(name: StaticString, purpose: MessagePurpose)] {
      switch self {
      case .none: []
      case .message: [("message", .message)]
      case .hintAndValue: [("hint", .hint), ("value", .state)]
      }
    }
  }

  /// What the text is for.
  var purpose: MessagePurpose
  /// What may follow the word.
  var forms: Forms
  /// Which arguments are the text.
  var argument = Argument.all
  /// What must stand before the word.
  var context = Context.any
  /// Whether a text literal is a key there.
  var takesLiterals = false
  /// Whether the word is the class of the element.
  var isClass = false
  /// Which further arguments of a call are texts.
  var others = Others.none

  /// Whether the text is on a part of the element that has no name, such as a button of a dialog.
  var isPart = false

  /// Whether the text is what a screen reader calls an action of the element in its menu of actions, or behind "double
  /// tap to": nobody sees it, and it is no name of the element.
  var namesAction = false

  /// Whether the text is a button of a dialog, which says before it what the button is for.
  var isOfDialog = false

  /// Whether a screen reader gets the text and nobody else does.
  var isSpoken: Bool {
    switch purpose {
    case .label, .hint, .state, .announcement: true
    default: false
    }
  }
}
