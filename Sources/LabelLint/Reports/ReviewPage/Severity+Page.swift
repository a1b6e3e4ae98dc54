extension Severity {
  /// Its place on the review page and in the page's filter, the worst first.
  var placeOnPage: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
