extension Array {
  /// Place of the first element that fits, where all behind one that fits fit too; the number of elements without one.
  @inline(__always)
  func firstSorted(where fits: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Int] {
  /// Whether a number is among the elements, which are in order.
  func holdsSorted(_ number: Int) -> Bool {
    let place = firstSorted { $0 >= number }
    return place < count && self[place] == number
  }
}
