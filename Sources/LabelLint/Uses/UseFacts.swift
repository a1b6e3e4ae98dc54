/// What the sources say of the element that a text is on.
package struct UseFacts: Sendable {
  /// What the element is announced as; nil where that is not known.
  package var role: Role?
  /// Whether the element can be pressed.
  package var isInteractive = false
  /// Whether the element is of a class of the app's own, which announces nothing by itself.
  package var isCustom = false
  /// Whether screen readers speak a label of the element in place of its visible text.
  package var isLabelled = false
  /// Whether the text is one of several of which one is chosen, wherever it is used.
  package var isChoice = false
  /// Whether the element is a part of something whose text names it, wherever it is pressed.
  package var isPartOfItem = false
  /// Whether a screen reader passes over each element that has the text as its label.
  package var isPassedOver = false
  /// Whether each element that has the text as its label has a hint, too, which screen readers say behind it.
  package var hasHint = false
  /// Whether code sets a state of the element too, which screen readers say behind its label.
  package var saysState = false
  /// Whether code says of each element that the text is on that it must be filled in.
  package var isRequired = false
  /// Whether a press on each element that the text is on opens a menu.
  package var opensMenu = false
  /// Whether code sets the text as the state of an element somewhere.
  package var isState = false
  /// Whether the element stands in every row of a list.
  package var isRow = false
  /// Whether such an element can be pressed.
  package var isPressedInRow = false
  /// Index of the first use on such an element, on one that a name of its item would help if there is any; nil without
  /// one.
  package var useInRow: Int?
  /// Whether the element of that use is pressed by itself, in the row of an item that has a name.
  package var isOfNamedItem = false
  /// Whether the text is what a screen reader calls an action of the element, wherever it is used.
  package var namesAction = false
  /// Whether the text is a button of a dialog, wherever it is used.
  package var isOfDialog = false
  /// Whether code joins the text to others somewhere.
  package var isJoined = false
  /// Whether code puts another label on the element wherever a layout has the text on one.
  package var isReplaced = false
  /// Whether the text is also shown on the screen.
  package var isVisible = false
  /// Rows of the texts that are shown on the elements of a label.
  package var shownRows: [Int] = []
  /// The texts that are visible beside pictures that have the text as their label and are not pressed.
  package var neighbours: [PictureNeighbours] = []
  /// The labels of the same element, by the elements that the text is on.
  package var labels: [SharedRows] = []

  /// Adds a use on an element that stands in every row of a list.
  mutating func add(useInRow number: Int, on flags: UseElement.Flags) {
    let isControl = flags.contains(.isInteractive)
    let isOfNamed = (isControl || flags.contains(.isTapped)) && !flags.contains(.isNameless)
    let isBetter = isOfNamed ? !isOfNamedItem : isControl && !isPressedInRow && !isOfNamedItem
    if useInRow == nil || isBetter { useInRow = number }
    isOfNamedItem = isOfNamedItem || isOfNamed
    isPressedInRow = isPressedInRow || isControl
  }
}

/// The visible texts in the container of a picture.
package struct PictureNeighbours: Sendable {
  /// The rows of the texts.
  let texts: SharedRows
  /// Where code or a layout gives the picture its label; nil where that is the place that tells the kind of the label.
  let place: (path: String, line: Int)?
}
