extension [String] {
  /// The first names with commas between them, and how many more there are.
  func listed(atMost count: Int) -> String {
    let names = prefix(count).joined(separator: ", ")
    return self.count > count ? "\(names) and \((self.count - count).grouped) more" : names
  }
}
