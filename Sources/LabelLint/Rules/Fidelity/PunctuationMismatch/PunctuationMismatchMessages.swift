/// What `punctuation-mismatch` says of a text.
extension Finding.Wording {
  static let lostQuestion: Self =
    "the text has no question mark, but the source is a question"
  static let addedQuestion: Self =
    "this text is a question, but the source is a statement or an order"
  static let lostColon: Self = "the colon at the end of the source is missing"
  static let addedColon: Self = "the text ends with a colon, but the source does not"
  static let lostEllipsis: Self = "the ellipsis at the end of the source is missing"
  static let addedEllipsis: Self =
    "the text ends with an ellipsis, but the source does not"
  static let open: Self = "the last sentence has no final mark, but the source has one"

  static func openBehind(_ mark: String, stop: String) -> Self {
    "the text ends with \(quoting: mark), but the source ends a sentence; end with \(quoting: stop) instead"
  }

  static func openInside(_ sign: String) -> Self {
    "the last sentence has no final mark, and \(quoting: sign) has no matching mark; add both marks"
  }

  static func noOpener(_ sign: String) -> Self {
    "the opening \(quoting: sign) of Spanish is missing"
  }

  static let sameQuotationMarks: Self =
    "a quotation begins and ends with '“'; write the pair of marks that its language has, in English '“' and '”'"

  static func unbalanced(_ sign: String) -> Self {
    "\(quoting: sign) has no matching mark; add one, or correct or remove this one"
  }
}
