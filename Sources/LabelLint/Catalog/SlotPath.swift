/// Which of a key's texts: the only one, or the one of a plural category, device, array item.
package struct SlotPath: Sendable, Hashable, CustomStringConvertible {
  /// One step of a path.
  package enum Component: Sendable, Hashable {
    /// Other Android qualifiers of the folder, as spelled: `land`.
    case config(String)
    /// An Android product: `tablet`.
    case product(String)
    /// An Apple device: `mac`.
    case device(String)
    /// A width in characters, as spelled: `20`.
    case width(String)
    /// A variable of a `.stringsdict` or a substitution of an `.xcstrings`.
    case variable(String)
    /// A plural category.
    case plural(PluralCategory)
    /// A word in place of a plural category that is none, as spelled.
    case unknownCategory(String)
    /// An array item or a string of a set, from 0.
    case item(Int)
  }

  /// The steps, outermost first; none for the only text of a key.
  package var components: [Component]

  /// The one text of a key.
  package static let only = SlotPath([])

  /// A path of steps, outermost first.
  package init(_ components: [Component]) { self.components = components }

  /// The path with one more step at its end.
  package func appending(_ component: Component) -> SlotPath { SlotPath(components + [component]) }

  /// The path without the names of variables.
  var withoutVariables: SlotPath {
    SlotPath(components.filter { if case .variable = $0 { false } else { true } })
  }

  /// The path as findings and identities write it: `device=mac/plural=one`, empty for the only text.
  package var description: String { description(variable: "substitution") }

  /// The path with another word for the variables of a format string.
  ///
  /// The word is `substitution`, or `variable` where a `.stringsdict` is shown as it is.
  package func description(variable word: String) -> String {
    components.map { component in
      switch component {
      case .config(let name): "config=\(name)"
      case .product(let name): "product=\(name)"
      case .device(let name): "device=\(name)"
      case .width(let name): "width=\(name)"
      case .variable(let name): "\(word)=\(name)"
      case .plural(let category): "plural=\(category.rawValue)"
      case .unknownCategory(let name): "plural=\(name)"
      case .item(let index): "item=\(index)"
      }
    }.joined(separator: "/")
  }

  /// The plural category of the innermost plural step.
  package var pluralCategory: PluralCategory? {
    for case .plural(let category) in components.reversed() { return category }
    return nil
  }
}
