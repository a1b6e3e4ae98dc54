package import LabelLint

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .integer(number) }
  package init(booleanLiteral isTrue: Bool) { self = .boolean(isTrue) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = members.reduce(.object([:])) { $0.adding([$1.0: $1.1]) }
  }
}

extension JSONValue {
  /// The value behind names, one below the other; nil where one is missing.
  package func at(_ names: String...) -> JSONValue? {
    names.reduce(self) { $0?[$1] }
  }
}
