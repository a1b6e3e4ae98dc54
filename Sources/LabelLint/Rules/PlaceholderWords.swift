/// English texts that stand where nobody has written one yet.
enum PlaceholderWords {
  /// Names of elements that tools number.
  static let numbered = WordList([
    "image", "img", "picture", "photo", "icon", "button", "label", "pic", "string", "item", "intro",
    "slide", "view",
  ])

  /// Those that apps call things by that nobody has named.
  static let nameless = WordList(["untitled", "unnamed", "no title", "no name"])

  /// Those that are no words of any other language either: what is to be written is said in English.
  static let international: Set<String> = Set(
    ["your", "insert", "enter", "add"].flatMap { verb in
      ["text", "label", "title", "description"].map { "\(verb) \($0) here" }
    })

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

  /// All of them.
  private static let all = WordList(everywhere.union(spoken).sorted())

  /// Whether a text is one of the words but for case.
  static func mayList(_ text: Span<UInt8>) -> Bool { all.holds(text) }

  private static func lines(_ text: String) -> Set<String> {
    Set(text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { String($0) })
  }
}
