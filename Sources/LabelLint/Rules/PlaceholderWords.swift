/// English texts that stand where nobody has written one yet.
enum PlaceholderWords {
  /// Names of elements that tools number.
  static let numbered = [
    "image", "img", "picture", "photo", "icon", "button", "label", "pic", "string", "item", "intro",
    "slide", "view",
  ]

  /// Those that no visible text would consist of.
  static let everywhere: Set<String> = lines(
    """
    todo
    tbd
    tba
    fixme
    xxx
    lorem ipsum
    undefined
    null
    nil
    nan
    dummy
    foo
    bar
    baz
    asdf
    qwerty
    tmp
    new string
    copy of
    hello world
    change me
    replace me
    insert text here
    your text here
    your label here
    your title here
    your description here
    insert label here
    insert title here
    insert description here
    """)

  /// Those that may be a visible title, value or button, but tell nothing as a spoken label.
  static let spoken: Set<String> = lines(
    """
    to do
    placeholder
    untitled
    unnamed
    no title
    no name
    none
    test
    testing
    sample
    example
    temp
    blank
    spacer
    string
    text
    label
    title
    description
    content description
    alt
    alt text
    line
    divider
    background
    decorative
    decorative image
    element
    item
    view
    new item
    short description
    alt description
    bullet
    enter text here
    enter label here
    enter title here
    enter description here
    add text here
    add label here
    add title here
    add description here
    """)

  /// Whether a text is one of the words but for case.
  static func mayList(_ text: Span<UInt8>) -> Bool {
    guard text.count > 0, text.count < UInt64.bitWidth else { return false }
    let letter = text[0] | 0x20 &- UInt8(ascii: "a")
    let table = table.span
    guard letter < 26, table[Int(letter)].lengths & 1 << UInt64(text.count) != 0 else {
      return false
    }
    let words = table[Int(letter)].words.span
    for index in words.indices where words[index].utf8.count == text.count {
      if text.end(of: words[index], at: 0) != nil { return true }
    }
    return false
  }

  /// The words that begin with each letter, and their lengths in bytes, one bit a length.
  private static let table: [(lengths: UInt64, words: [String])] = everywhere.union(spoken).reduce(
    into: [(lengths: UInt64, words: [String])](repeating: (0, []), count: 26)
  ) { table, word in
    guard let first = word.utf8.first else { return }
    table[Int(first &- UInt8(ascii: "a"))].lengths |= 1 << UInt64(word.utf8.count)
    table[Int(first &- UInt8(ascii: "a"))].words.append(word)
  }

  private static func lines(_ text: String) -> Set<String> {
    Set(text.split(separator: "\n").map(String.init))
  }
}
