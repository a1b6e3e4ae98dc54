extension RandomAccessCollection {
  /// The index of the first element that fits, where all behind one that fits fit too; `endIndex` where none does.
  ///
  /// A binary search: `rows.partitioningIndex { $0 >= row }` is where a row stands among others in order, or would stand.
  func partitioningIndex(where fits: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if fits(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}

extension [Int] {
  /// Whether a number is among the elements, which are in order.
  func holdsSorted(_ number: Int) -> Bool {
    let place = partitioningIndex { $0 >= number }
    return place < count && self[place] == number
  }
}
