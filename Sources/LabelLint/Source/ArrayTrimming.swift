extension Array {
  /// Gives back the room that is kept for more elements, if it is more than an eighth and worth the copy.
  ///
  /// An array that grows takes twice the room whenever it is full: what stays in memory for long shall not
  /// hold a third more than it needs.
  mutating func trim() {
    guard capacity - count > Swift.max(count / 8, 12) else { return }
    if isEmpty {
      self = []
      return
    }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    self = exact
  }
}
