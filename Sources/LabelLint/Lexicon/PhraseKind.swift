/// What a phrase says, named after its English form; the raw value is the name lexicon files use.
package enum PhraseKind: String, Sendable, Hashable, CaseIterable {
  /// "image of".
  case imageOf = "image-of"
  /// "picture of".
  case pictureOf = "picture-of"
  /// "photo of".
  case photoOf = "photo-of"
  /// "graphic of".
  case graphicOf = "graphic-of"
  /// "icon of".
  case iconOf = "icon-of"
  /// "logo of".
  case logoOf = "logo-of"
  /// "illustration of".
  case illustrationOf = "illustration-of"
  /// "screenshot of".
  case screenshotOf = "screenshot-of"
  /// "thumbnail of".
  case thumbnailOf = "thumbnail-of"
  /// "button to".
  case buttonTo = "button-to"
  /// "link to".
  case linkTo = "link-to"
  /// "tap to".
  case tapTo = "tap-to"
  /// "tap here".
  case tapHere = "tap-here"
  /// "double tap to".
  case doubleTapTo = "double-tap-to"
  /// "tap and hold".
  case tapAndHold = "tap-and-hold"
  /// "click to".
  case clickTo = "click-to"
  /// "click here".
  case clickHere = "click-here"
  /// "activate to", which in most languages is "turn on for" as well: it counts only where the source text has it.
  case activateTo = "activate-to"
  /// "select to".
  case selectTo = "select-to"
  /// "press to".
  case pressTo = "press-to"
  /// "swipe to".
  case swipeTo = "swipe-to"
  /// "use this to".
  case useThisTo = "use-this-to"
  /// What a project does not want to hear in its labels.
  case own

  /// Whether the phrase tells the user how to operate a control.
  package var isGesture: Bool {
    switch self {
    case .tapTo, .pressTo, .clickTo, .doubleTapTo, .swipeTo, .tapAndHold: true
    default: false
    }
  }

  /// Whether the phrase speaks of operating a control, by a gesture or otherwise.
  package var isOperation: Bool {
    switch self {
    case .selectTo, .useThisTo: true
    default: isGesture || isGeneric
    }
  }

  /// Whether the phrase says nothing but "click here".
  package var isGeneric: Bool { self == .clickHere || self == .tapHere }
}
