/// What kind of character a scalar is (Unicode 15, table 4-4), numbered as in ICU.
package enum GeneralCategory: Int32, Sendable, Hashable {
  /// Cn: not assigned.
  case unassigned
  /// Lu.
  case uppercaseLetter
  /// Ll.
  case lowercaseLetter
  /// Lt: a letter pair such as `ǅ`.
  case titlecaseLetter
  /// Lm: a letter that modifies another.
  case modifierLetter
  /// Lo: a letter without case.
  case otherLetter
  /// Mn: a mark over or under another character.
  case nonspacingMark
  /// Me: a mark around another character.
  case enclosingMark
  /// Mc: a mark with a width of its own.
  case spacingMark
  /// Nd: a digit.
  case decimalNumber
  /// Nl: a letter that is a number, such as `Ⅳ`.
  case letterNumber
  /// No: another number, such as `½`.
  case otherNumber
  /// Zs: a space.
  case spaceSeparator
  /// Zl: U+2028.
  case lineSeparator
  /// Zp: U+2029.
  case paragraphSeparator
  /// Cc: a control.
  case control
  /// Cf: a format character, such as a joiner or a bidi control.
  case format
  /// Co: private use.
  case privateUse
  /// Cs: a surrogate, which no scalar is.
  case surrogate
  /// Pd: a dash.
  case dashPunctuation
  /// Ps: an opening bracket.
  case openPunctuation
  /// Pe: a closing bracket.
  case closePunctuation
  /// Pc: a connector such as `_`.
  case connectorPunctuation
  /// Po: other punctuation.
  case otherPunctuation
  /// Sm: a mathematical sign.
  case mathSymbol
  /// Sc: a currency sign.
  case currencySymbol
  /// Sk: a sign that modifies another, such as `^`.
  case modifierSymbol
  /// So: another sign, most emoji among them.
  case otherSymbol
  /// Pi: an opening quotation mark.
  case initialPunctuation
  /// Pf: a closing quotation mark.
  case finalPunctuation

  /// Whether it is a letter of any kind.
  package var isLetter: Bool { (1...5).contains(rawValue) }

  /// Whether it is a mark of any kind.
  package var isMark: Bool { (6...8).contains(rawValue) }

  /// Whether it is a number of any kind.
  package var isNumber: Bool { (9...11).contains(rawValue) }

  /// Whether it is a space or a separator of lines or paragraphs.
  package var isSeparator: Bool { (12...14).contains(rawValue) }

  /// Whether it is punctuation of any kind.
  package var isPunctuation: Bool { (19...23).contains(rawValue) || rawValue >= 28 }

  /// Whether it is a symbol of any kind.
  package var isSymbol: Bool { (24...27).contains(rawValue) }
}
